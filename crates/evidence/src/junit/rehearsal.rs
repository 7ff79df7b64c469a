//! Calls carried out by the interpreter itself, all of the JDK included, where a trial run knows too little: constructors that ask
//! what only the code of the JDK can tell, of dates, of builders, of big numbers.
//!
//! The machine starts when somebody wants it, and serves all tests.

mod outcome;

use super::build::recipe::{Fed, Step};
use crate::case::{Contents, Object, Value};
use heap::{Body, ObjectId};
use interp::{Ended, Machine};
use program::{BaseType, ClassId, FieldPlace, Type};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Types of which tests make an empty `ArrayList` where nobody looks into an object.
const LISTS: [&str; 3] = ["java.util.List", "java.util.Collection", "java.lang.Iterable"];

/// Starts a machine that runs code as a JVM does; `None` if it does not start.
pub type Start = Box<dyn FnMut() -> Option<Machine>>;

/// Jumps backwards of one call: who needs more makes no object for a test.
const MOST_JUMPS: u64 = 100_000;
/// A machine that has kept more than this is given up for a fresh one.
const MOST_BYTES: usize = 64 << 20;

/// Where calls are rehearsed.
pub(in crate::junit) struct Stage {
    start: RefCell<Start>,
    machine: RefCell<Option<Machine>>,
    /// What was found of classes of the JDK, by name.
    stock: RefCell<BTreeMap<String, Vec<Fed>>>,
}

impl Stage {
    pub fn new(start: Start) -> Stage {
        Stage { start: RefCell::new(start), machine: RefCell::default(), stock: RefCell::default() }
    }

    /// What was found of a class of the JDK, if somebody has looked.
    pub fn stock(&self, class: &str) -> Option<Vec<Fed>> {
        self.stock.borrow().get(class).cloned()
    }

    pub fn put_in_stock(&self, class: &str, found: Vec<Fed>) {
        self.stock.borrow_mut().insert(class.to_owned(), found);
    }

    /// What comes out of calls on objects of a case, if no static field of the program's own changes on the way. Of some objects
    /// nothing is known, and samples stand for them.
    pub fn rehearse<T>(
        &self,
        objects: &[Object],
        samples: &BTreeMap<usize, Fed>,
        act: impl Fn(&mut Rehearsal<'_>) -> Option<T>,
    ) -> Option<T> {
        let mut kept = self.machine.borrow_mut();
        if kept.as_ref().is_some_and(|machine| machine.heap.used() > MOST_BYTES) {
            *kept = None;
        }
        let mut machine = kept.take().or_else(|| (self.start.borrow_mut())())?;
        // The first run initializes classes.
        loop {
            let before = users_statics(&machine);
            let places = BTreeMap::new();
            let mut rehearsal = Rehearsal { machine: &mut machine, objects, samples, places, is_over: false };
            let found = act(&mut rehearsal).filter(|_| !rehearsal.has_lost_objects());
            let is_over = rehearsal.is_over;
            let after = users_statics(&machine);
            let is_first = before.len() != after.len();
            if is_over || !is_first && before != after {
                return None;
            }
            if !is_first || found.is_none() {
                *kept = Some(machine);
                return found;
            }
        }
    }
}

/// What the static fields of the program's own hold.
fn users_statics(machine: &Machine) -> Vec<interp::Value> {
    let classes = (0..machine.program.class_count()).map(|index| machine.program.class(ClassId(index as u32)));
    let fields = classes.filter(|class| class.module.is_none()).flat_map(|class| class.fields.iter());
    let slot = |place: FieldPlace| match place {
        FieldPlace::Static(slot) => Some(machine.heap.static_slot(slot).value()),
        FieldPlace::Instance(_) => None,
    };
    fields.filter_map(|&field| slot(machine.program.field(field).place)).collect()
}

/// One call, and the objects of the case that it was given.
pub(in crate::junit) struct Rehearsal<'r> {
    machine: &'r mut Machine,
    objects: &'r [Object],
    samples: &'r BTreeMap<usize, Fed>,
    places: BTreeMap<usize, ObjectId>,
    /// Whether the machine cannot go on.
    is_over: bool,
}

impl Rehearsal<'_> {
    /// Whether a sample is another object each time.
    pub fn gives_new(&mut self, fed: &Fed) -> Option<bool> {
        let any = Type::Class("java/lang/Object".into());
        Some(self.fed(fed, &any)? != self.fed(fed, &any)?)
    }

    /// Whether a sample is of a class, and of none below it unless that may be.
    pub fn is_of(&mut self, fed: &Fed, class: &str, may_be_below: bool) -> Option<bool> {
        let any = Type::Class("java/lang/Object".into());
        let interp::Value::Object(made) = self.fed(fed, &any)? else { return None };
        let class = self.machine.find_class(&class.replace('.', "/")).ok()??;
        Some(self.machine.class_of(made) == class || may_be_below && self.machine.is_instance(made, class))
    }

    /// Whether a field of an object holds what the case has there.
    pub fn holds(&self, object: ObjectId, (class, name): (&str, &str), wanted: &Value) -> bool {
        let home = self.machine.program.loaded(&class.replace('.', "/"));
        let slot = home.and_then(|home| self.machine.slot_of(home, name));
        slot.is_some_and(|slot| self.is_value(self.machine.heap.field(object, slot), wanted))
    }

    fn is_value(&self, found: interp::Value, wanted: &Value) -> bool {
        match (found, *wanted) {
            (interp::Value::Object(found), Value::Object(place)) => {
                self.places.get(&place) == Some(&found) || self.is_same_text(found, place)
            }
            (found, wanted) => plain(&wanted) == Some(found),
        }
    }

    /// Whether a field of an object holds nothing.
    pub fn is_null(&self, object: ObjectId, (class, name): (&str, &str)) -> bool {
        self.holds(object, (class, name), &Value::Null)
    }

    fn is_same_text(&self, found: ObjectId, place: usize) -> bool {
        let is_text = &*self.machine.program.class(self.machine.class_of(found)).name == "java/lang/String";
        match &self.objects[place].contents {
            Contents::Text(units) => is_text && self.machine.string_units(found) == *units,
            _ => false,
        }
    }

    /// Whether a collection has taken an object of the case, which nothing has referred to for a while.
    fn has_lost_objects(&self) -> bool {
        self.places.values().any(|&object| matches!(self.machine.heap.get(object).body, Body::Free))
    }

    /// What a constructor or a static method makes.
    pub fn made(&mut self, step: &Step) -> Option<ObjectId> {
        // Where the JVM takes null, javac does not.
        if !step.has_outer() {
            return None;
        }
        let called = step.called();
        let class = self.class(&step.class.name)?;
        let method = self.machine.program.declared_method(class, &called.name, &called.descriptor)?;
        let mut given = Vec::new();
        for (fed, of) in step.fed.iter().zip(&called.types.parameters) {
            given.push(self.fed(fed, of)?);
        }
        let new = (!called.is_static()).then(|| self.machine.new_instance(class));
        if let Some(new) = new {
            given.insert(0, interp::Value::Object(new));
        }
        self.machine.limit_loops(MOST_JUMPS);
        match self.machine.call(method, given) {
            Ended::Returned(Some(interp::Value::Object(made))) => Some(made),
            Ended::Returned(_) => new,
            Ended::Threw(_) => None,
            _ => {
                self.is_over = true;
                None
            }
        }
    }

    /// A class that is ready to be used.
    fn class(&mut self, name: &str) -> Option<ClassId> {
        let class = self.machine.load(&name.replace('.', "/")).ok()?;
        match self.machine.initialize(class) {
            Ended::Returned(_) => Some(class),
            Ended::Threw(_) => None,
            _ => {
                self.is_over = true;
                None
            }
        }
    }

    fn fed(&mut self, fed: &Fed, of: &Type) -> Option<interp::Value> {
        Some(match fed {
            Fed::Value(value) => self.value(value)?,
            Fed::Default => match of {
                Type::Base(BaseType::Long) => interp::Value::Long(0),
                Type::Base(BaseType::Float) => interp::Value::Float(0.0),
                Type::Base(BaseType::Double) => interp::Value::Double(0.0),
                Type::Base(_) => interp::Value::Int(0),
                _ => interp::Value::Null,
            },
            Fed::Text(text) => interp::Value::Object(self.machine.intern_text(text).ok()?),
            Fed::Constant(class, name) => self.constant(class, name)?,
            Fed::Made(step) => interp::Value::Object(self.made(step)?),
            Fed::Boxed(class, value) => self.boxed(&format!("java.lang.{class}"), value)?,
            Fed::Elements(element, elements) => {
                let mut values = Vec::new();
                for one in elements {
                    values.push(self.fed(one, element)?);
                }
                self.array(&format!("[{}", element.descriptor()), values)?
            }
            Fed::Copy(array) => self.copied(*array)?,
            // Whatever it is, nobody may ask it anything: an object of no type that is asked for.
            Fed::Function(_) | Fed::AnyOf(_) => self.anything()?,
            Fed::Allocated(class) => {
                let class = self.class(class)?;
                interp::Value::Object(self.machine.new_instance(class))
            }
            Fed::Listed(_) => return None,
        })
    }

    fn empty_list(&mut self) -> Option<interp::Value> {
        let class = self.class("java.util.ArrayList")?;
        let method = self.machine.program.declared_method(class, "<init>", "()V")?;
        let list = interp::Value::Object(self.machine.new_instance(class));
        matches!(self.machine.call(method, vec![list]), Ended::Returned(_)).then_some(list)
    }

    fn anything(&mut self) -> Option<interp::Value> {
        let class = self.class("java.lang.Object")?;
        Some(interp::Value::Object(self.machine.new_instance(class)))
    }

    fn constant(&mut self, class: &str, name: &str) -> Option<interp::Value> {
        if name == "class" {
            let of = self.machine.find_class(&class.replace('.', "/")).ok()??;
            return Some(interp::Value::Object(self.machine.mirror(of).ok()?));
        }
        let home = self.class(class)?;
        self.machine.static_field(home, name)
    }

    /// A box as javac makes it.
    fn boxed(&mut self, class: &str, value: &Value) -> Option<interp::Value> {
        let home = self.class(class)?;
        let held = match value {
            Value::Boolean(_) => "Z",
            Value::Byte(_) => "B",
            Value::Char(_) => "C",
            Value::Short(_) => "S",
            Value::Int(_) => "I",
            Value::Long(_) => "J",
            Value::Float(_) => "F",
            Value::Double(_) => "D",
            _ => return None,
        };
        let descriptor = format!("({held})L{};", class.replace('.', "/"));
        let method = self.machine.program.declared_method(home, "valueOf", &descriptor)?;
        match self.machine.call(method, vec![plain(value)?]) {
            Ended::Returned(made) => made,
            _ => None,
        }
    }

    fn array(&mut self, class: &str, elements: Vec<interp::Value>) -> Option<interp::Value> {
        let class = self.machine.load(&class.replace('.', "/")).ok()?;
        let array = self.machine.new_array(class, elements.len()).ok()?;
        let body = &mut self.machine.heap.get_mut(array).body;
        let is_taken = elements.into_iter().enumerate().all(|(place, value)| body.set_element(place, value));
        is_taken.then_some(interp::Value::Object(array))
    }

    fn copied(&mut self, array: usize) -> Option<interp::Value> {
        let objects = self.objects;
        let Contents::Array(elements) = &objects.get(array)?.contents else { return None };
        let elements = elements.iter().map(|element| self.value(element)).collect::<Option<_>>()?;
        self.array(&objects[array].class, elements)
    }

    fn value(&mut self, value: &Value) -> Option<interp::Value> {
        match *value {
            Value::Object(object) => self.object(object).map(interp::Value::Object),
            ref value => plain(value),
        }
    }

    /// An object of the case.
    fn object(&mut self, place: usize) -> Option<ObjectId> {
        if let Some(&known) = self.places.get(&place) {
            return Some(known);
        }
        let (objects, samples) = (self.objects, self.samples);
        let found = objects.get(place)?;
        let made = match &found.contents {
            _ if samples.contains_key(&place) => self.fed(&samples[&place], &Type::Class("java/lang/Object".into()))?,
            _ if LISTS.contains(&&*found.class) => self.empty_list()?,
            Contents::Fields(fields) => {
                let class = self.class(&found.class).filter(|&class| !self.machine.program.class(class).is_interface());
                let made = match class {
                    Some(class) => interp::Value::Object(self.machine.new_instance(class)),
                    // Of the class that implements it nothing is known.
                    None => self.anything()?,
                };
                let interp::Value::Object(made) = made else { return None };
                // Its fields may lead back to it.
                self.places.insert(place, made);
                for field in fields {
                    let value = self.value(&field.value)?;
                    let home = self.machine.load(&field.class.replace('.', "/")).ok()?;
                    let slot = self.machine.slot_of(home, &field.name)?;
                    self.machine.heap.set_field(made, slot, value);
                }
                return Some(made);
            }
            Contents::Array(elements) => {
                let class = self.machine.load(&found.class.replace('.', "/")).ok()?;
                let made = self.machine.new_array(class, elements.len()).ok()?;
                // It may be an element of itself.
                self.places.insert(place, made);
                for (index, element) in elements.iter().enumerate() {
                    let value = self.value(element)?;
                    if !self.machine.heap.get_mut(made).body.set_element(index, value) {
                        return None;
                    }
                }
                return Some(made);
            }
            Contents::Text(units) => interp::Value::Object(self.machine.string_from_units(units).ok()?),
            Contents::Boxed(value) => self.boxed(&found.class, value)?,
            Contents::Constant { class, field } => self.constant(class, field)?,
            Contents::Ranked(_) | Contents::Order(_) | Contents::Unknown | Contents::Opaque => self.anything()?,
        };
        let interp::Value::Object(made) = made else { return None };
        self.places.insert(place, made);
        Some(made)
    }
}

/// A value that is no object.
fn plain(value: &Value) -> Option<interp::Value> {
    Some(match *value {
        Value::Null => interp::Value::Null,
        Value::Boolean(value) => interp::Value::Int(i32::from(value)),
        Value::Byte(value) => interp::Value::Int(i32::from(value)),
        Value::Char(value) => interp::Value::Int(i32::from(value)),
        Value::Short(value) => interp::Value::Int(i32::from(value)),
        Value::Int(value) => interp::Value::Int(value),
        Value::Long(value) => interp::Value::Long(value),
        Value::Float(value) => interp::Value::Float(value),
        Value::Double(value) => interp::Value::Double(value),
        Value::Object(_) | Value::Any => return None,
    })
}
