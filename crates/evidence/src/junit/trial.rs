//! A plain run of the code that makes a data structure, on numbers and on objects of its own.
//!
//! It knows what such code is made of: fields, arrays, numbers, comparisons, calls; what it is given it reads and never changes. Whatever
//! else comes, an exception, a lambda, a static field that may change, ends the run, and then nothing is said of what the
//! code does. What it does say is therefore all that the code does. Classes of the JDK may be initialized: no test sees that.

pub(super) mod adopt;
pub(super) mod ask;
pub(super) mod condition;
pub(super) mod enums;
pub(super) mod frame;
pub(super) mod identity;
pub(super) mod numbers;
pub(super) mod statics;
pub(super) mod store;
mod texts;
pub(super) mod types;

use super::build::suspects::Suspects;
use super::classes::{Class, Classes, Method};
use crate::case::{Object, Value};
use ask::Member;
use enums::SWITCH_TABLE;
use frame::Frame;
use program::{Constant, MethodDescriptor, access};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use store::Made;

/// A value of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Null,
    Int(i32),
    Long(i64),
    /// By their bits.
    Float(u32),
    Double(u64),
    /// An object that the run has made.
    Made(usize),
    /// An object that was there before, by its place in the case.
    Given(usize),
    /// A literal, by its place among those of the run.
    Text(usize),
    /// What a static field holds, by its place among those of the run.
    Constant(usize),
    /// A box that the JDK keeps, by its place among those of the run.
    Boxed(usize),
    /// A `Class` object, by its place among those of the run.
    Class(usize),
    /// A table of a `switch`, by its place among those of the run.
    Table(usize),
    /// What only the JVM knows. It stays where it is stored: whoever looks at it ends the run.
    Unknown,
    /// The same of a `long` or `double`.
    UnknownWide,
}

impl Item {
    pub fn float(value: f32) -> Item {
        Item::Float(value.to_bits())
    }

    pub fn double(value: f64) -> Item {
        Item::Double(value.to_bits())
    }

    pub fn is_wide(self) -> bool {
        matches!(self, Item::Long(_) | Item::Double(_) | Item::UnknownWide)
    }

    pub fn is_unknown(self) -> bool {
        matches!(self, Item::Unknown | Item::UnknownWide)
    }

    /// Whether it is an object that the run has not made.
    pub fn is_elsewhere(self) -> bool {
        matches!(self, Item::Given(_) | Item::Text(_) | Item::Constant(_) | Item::Boxed(_) | Item::Class(_))
    }

    /// A value of the case; an object stands for itself.
    pub fn of(value: &Value) -> Option<Item> {
        Some(match *value {
            Value::Null => Item::Null,
            Value::Boolean(value) => Item::Int(i32::from(value)),
            Value::Byte(value) => Item::Int(i32::from(value)),
            Value::Char(value) => Item::Int(i32::from(value)),
            Value::Short(value) => Item::Int(i32::from(value)),
            Value::Int(value) => Item::Int(value),
            Value::Long(value) => Item::Long(value),
            Value::Float(value) => Item::float(value),
            Value::Double(value) => Item::double(value),
            Value::Object(object) => Item::Given(object),
            Value::Any => return None,
        })
    }
}

/// A run, and what it has made so far.
#[derive(Clone)]
pub(super) struct Trial<'a> {
    pub(super) classes: &'a Classes,
    /// The class that the test uses anyway, so that it may be initialized at any time.
    home: &'a str,
    /// The objects of the case.
    pub(super) objects: &'a [Object],
    /// Those of them that are complete before the calls of the run.
    pub(super) ready: &'a [bool],
    /// Fields of these that hold something else than in the case, whatever that is.
    loose: Option<[&'a BTreeSet<(usize, usize)>; 2]>,
    /// Methods that are not to be relied on.
    avoided: Option<&'a Suspects>,
    pub made: Vec<Made>,
    pub texts: Vec<Vec<u16>>,
    /// By the class that declares the constant and its name.
    pub constants: Vec<(String, String)>,
    /// By the class of the box and what it holds.
    pub boxes: Vec<(String, Value)>,
    pub(super) class_objects: Vec<String>,
    pub(super) tables: Vec<Vec<i32>>,
    /// What the run has assigned to static fields, by the class that declares them and their names.
    statics: BTreeMap<(String, String), Item>,
    is_setting_up: bool,
    pub steps: usize,
}

/// Instructions of a run, and calls within calls, at most.
const MOST_STEPS: usize = 20_000;
const DEEPEST: usize = 40;

impl<'a> Trial<'a> {
    pub fn new(classes: &'a Classes, home: &'a str, objects: &'a [Object], ready: &'a [bool]) -> Trial<'a> {
        let (made, texts, constants, boxes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (class_objects, tables, steps) = (Vec::new(), Vec::new(), 0);
        let (avoided, loose, statics, is_setting_up) = (None, None, BTreeMap::new(), false);
        Trial {
            classes,
            home,
            objects,
            ready,
            loose,
            avoided,
            made,
            texts,
            constants,
            boxes,
            class_objects,
            tables,
            statics,
            is_setting_up,
            steps,
        }
    }

    /// A run that knows nothing of some fields of the case's objects, which hold something else.
    pub fn with_loose(self, loose: [&'a BTreeSet<(usize, usize)>; 2]) -> Trial<'a> {
        Trial { loose: Some(loose), ..self }
    }

    pub(super) fn is_loose(&self, field: (usize, usize)) -> bool {
        self.loose.is_some_and(|loose| loose.iter().any(|fields| fields.contains(&field)))
    }

    /// A run that gives up where one of these methods would be called.
    pub fn without(self, avoided: Option<&'a Suspects>) -> Trial<'a> {
        Trial { avoided, ..self }
    }

    /// A class whose initializer would do something is none for a trial.
    pub(super) fn initialize(&self, class: &str) -> Option<()> {
        let is_plain = |class: &Rc<Class>| {
            class.name == self.home || is_of_base(class) || class.method("<clinit>", "()V").is_none()
        };
        let lineage = self.classes.lineage(class);
        (!lineage.is_empty() && lineage.iter().all(is_plain)).then_some(())
    }

    /// Calls a method; what it returns, if it returns something.
    pub fn call(&mut self, class: &Class, method: &Method, items: Vec<Item>, depth: usize) -> Option<Option<Item>> {
        if method.name == "<init>" && class.name == "java.lang.Object" {
            return Some(None);
        }
        if self.avoided.is_some_and(|avoided| avoided.contains(class, method)) {
            return None;
        }
        // Nobody else is there to wait for.
        if depth > DEEPEST || method.access & (access::NATIVE | access::ABSTRACT) != 0 {
            return None;
        }
        let (file, raw) = class.raw(method);
        let code = file.code(raw.code.as_ref()?).ok()?;
        let mut frame = Frame::new(class, code.bytes, items, depth);
        loop {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return None;
            }
            match self.step(&mut frame)? {
                Step::Next => {}
                Step::Returned(item) => return Some(item),
            }
        }
    }

    /// Carries out one instruction; `None` at one that it does not know.
    fn step(&mut self, frame: &mut Frame<'_>) -> Option<Step> {
        let opcode = frame.opcode()?;
        match opcode {
            0x12 => {
                let index = u16::from(frame.byte()?);
                self.constant(frame, index)?;
            }
            0x13 | 0x14 => {
                let index = frame.short()?;
                self.constant(frame, index)?;
            }
            0xaa | 0xab => frame.switch(opcode)?,
            0xac..=0xb0 => return Some(Step::Returned(Some(frame.pop()?))),
            0xb1 => return Some(Step::Returned(None)),
            0xb2 => self.get_constant(frame)?,
            0xb3 => self.put_static(frame)?,
            0xb4 => self.get_field(frame)?,
            0xb5 => self.put_field(frame)?,
            0xb6..=0xb9 => self.invoke(frame, opcode)?,
            0xba => self.make_function(frame)?,
            0xbb => {
                let index = frame.short()?;
                let class = frame.class.constants().class_name(index).ok()?.replace('/', ".");
                let made = self.make(&class)?;
                frame.stack.push(made);
            }
            0x2e..=0x35 => self.load_element(frame)?,
            0x4f..=0x56 => self.store_element(frame)?,
            0xbc | 0xbd => self.new_array(frame, opcode)?,
            0xbe => {
                let array = frame.pop()?;
                let length = self.elements(array)?.1.len();
                frame.stack.push(Item::Int(i32::try_from(length).ok()?));
            }
            0xc0 | 0xc1 => self.check_class(frame, opcode)?,
            // Nobody else is there to wait for.
            0xc2 | 0xc3 => drop(frame.pop().filter(|lock| *lock != Item::Null && !lock.is_unknown())?),
            0xa5 | 0xa6 => {
                let (right, left) = (frame.pop()?, frame.pop()?);
                let is_same = self.is_same(left, right)?;
                frame.jump_if(is_same == (opcode == 0xa5))?;
            }
            0x60..=0x83 => frame.arithmetic(opcode)?,
            0x85..=0x98 => frame.convert_or_compare(opcode)?,
            0x99..=0xa7 | 0xc6 | 0xc7 => frame.jump(opcode)?,
            _ => frame.move_value(opcode)?,
        }
        Some(Step::Next)
    }

    fn constant(&mut self, frame: &mut Frame<'_>, index: u16) -> Option<()> {
        let constants = frame.class.constants();
        frame.stack.push(match constants.get(index).ok()? {
            Constant::Integer(value) => Item::Int(value),
            Constant::Long(value) => Item::Long(value),
            Constant::Float(value) => Item::float(value),
            Constant::Double(value) => Item::double(value),
            Constant::String(text) => Item::Text(place(&mut self.texts, constants.units(text).ok()?)),
            Constant::Class(_) => {
                let name = constants.class_name(index).ok()?.replace('/', ".");
                Item::Class(place(&mut self.class_objects, name))
            }
            _ => return None,
        });
        Some(())
    }

    /// An enum constant, whose class may be initialized by this: that makes constants and nothing that a test sees. So do the
    /// classes of the JDK, whose constants are objects of their own.
    fn get_constant(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let ((class, name), descriptor) = self.field(frame)?;
        let constant = self.static_value(class, name, &descriptor)?;
        frame.stack.push(constant);
        Some(())
    }

    fn static_value(&mut self, class: String, name: String, descriptor: &str) -> Option<Item> {
        let home = self.classes.get(&class)?;
        let flags = home.field(&name)?.access;
        if name.starts_with(SWITCH_TABLE) && flags & access::SYNTHETIC != 0 {
            return self.switch_table(&home, &name);
        }
        let is_own = is_of_base(&home) && flags & access::FINAL != 0 && descriptor.starts_with(['L', '[']);
        let is_constant = home.is_enum() && flags & access::ENUM != 0;
        if is_own || is_constant {
            return Some(Item::Constant(place(&mut self.constants, (class, name))));
        }
        self.counter(&home, &name, descriptor)
    }

    /// The field that an instruction names, with the class that declares it, and its descriptor.
    pub(super) fn field(&self, frame: &mut Frame<'_>) -> Option<((String, String), String)> {
        let index = frame.short()?;
        let constants = frame.class.constants();
        let member = constants.member(index).ok()?;
        let home = self.home_of(&member.class.replace('/', "."), &member.name)?;
        Some(((home, member.name.into_owned()), member.descriptor.into_owned()))
    }

    /// The class that declares a field, among a class and those above it.
    fn home_of(&self, class: &str, field: &str) -> Option<String> {
        let lineage = self.classes.lineage(class);
        lineage.iter().find(|class| class.field(field).is_some()).map(|home| home.name.clone())
    }

    fn invoke(&mut self, frame: &mut Frame<'_>, opcode: u8) -> Option<()> {
        let index = frame.short()?;
        if opcode == 0xb9 {
            frame.short()?;
        }
        let constants = frame.class.constants();
        let member = constants.member(index).ok()?;
        let types = MethodDescriptor::parse(&member.descriptor)?;
        let is_static = opcode == 0xb8;
        let count = types.parameters.len() + usize::from(!is_static);
        let items = frame.stack.split_off(frame.stack.len().checked_sub(count)?);
        let named = member.class.replace('/', ".");
        let called = Member { class: &named, name: &member.name, descriptor: &member.descriptor };
        let returned = self.invoked(opcode, &called, items, frame.depth + 1)?;
        frame.stack.extend(returned);
        Some(())
    }

    /// What a call returns, if it returns something; of which kind it is the instruction says.
    fn invoked(&mut self, opcode: u8, called: &Member<'_>, items: Vec<Item>, depth: usize) -> Option<Option<Item>> {
        let is_static = opcode == 0xb8;
        let receiver = items.first().copied().filter(|_| !is_static);
        if receiver.is_some_and(Item::is_unknown) {
            return None;
        }
        if let Some(told) = self.told(called, receiver, &items) {
            return told;
        }
        let &Member { class, name, descriptor } = called;
        let (home, found) = match items.first() {
            _ if is_static => self.find(class, name, descriptor)?,
            Some(&receiver) if opcode == 0xb7 => {
                matches!(receiver, Item::Made(_)).then_some(())?;
                self.find(class, name, descriptor)?
            }
            Some(&receiver) => self.selected(receiver, class, name, descriptor)?,
            None => return None,
        };
        if is_static {
            self.initialize(&home.name)?;
        }
        if home.methods[found].is_static() != is_static {
            return None;
        }
        self.call(&home, &home.methods[found], items, depth)
    }

    /// The method that a call comes to, by the class of the receiver.
    fn selected(&self, receiver: Item, named: &str, name: &str, descriptor: &str) -> Option<(Rc<Class>, usize)> {
        let (home, found) = self.find(named, name, descriptor)?;
        if home.methods[found].access & access::PRIVATE != 0 {
            return Some((home, found));
        }
        let class = self.class_of(receiver)?;
        // An object of an interface stands for one of any class below it.
        self.classes.get(&class).filter(|class| !class.is_interface())?;
        let (own, place) = self.find(&class, name, descriptor)?;
        let is_open = home.methods[found].access & (access::PUBLIC | access::PROTECTED) != 0;
        // What only a package sees is overridden within the package alone.
        let is_inherited = is_open || own.package == home.package;
        if own.name != home.name && (!is_inherited || own.methods[place].access & access::PRIVATE != 0) {
            return None;
        }
        Some((own, place))
    }

    /// A method of a class or above it; of interfaces only one that no other has too.
    pub(super) fn find(&self, class: &str, name: &str, descriptor: &str) -> Option<(Rc<Class>, usize)> {
        let within = |class: Rc<Class>| {
            let is_it = |method: &Method| method.name == name && method.descriptor == descriptor;
            let place = class.methods.iter().position(is_it)?;
            Some((class, place))
        };
        let of_classes = self.classes.lineage(class).into_iter().find_map(within);
        if of_classes.is_some() {
            return of_classes;
        }
        let has_body = |(home, place): &(Rc<Class>, usize)| home.methods[*place].access & access::ABSTRACT == 0;
        let all: Vec<_> = self.classes.supertypes(class).into_iter().filter_map(within).collect();
        let mut bodies = all.iter().filter(|found| has_body(found));
        match (bodies.next(), bodies.next()) {
            (Some(only), None) => Some(only.clone()),
            (None, _) => all.into_iter().next(),
            _ => None,
        }
    }
}

pub(super) enum Step {
    Next,
    Returned(Option<Item>),
}

/// The place of something in a list, at whose end it is put if it is not there.
pub(super) fn place<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    list.iter().position(|known| *known == item).unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}

/// Whether a class is one of those that every program runs with; nobody sees when they are initialized.
pub(super) fn is_of_base(class: &Class) -> bool {
    class.module.as_deref() == Some("java.base")
}
