//! The heap of a path as data: what is known of it, with numbers from the path's model.

use crate::face::{Face, told};
use crate::names::{class_name, field_names, static_name};
use heap::{Body, Knowledge, ObjectId, Origin, Slot, Value, Version};
use interp::Machine;
use program::ClassId;
use std::borrow::Cow;
use std::collections::BTreeMap;
use term::Evaluator;

/// A heap: the parameters, and the objects that can be reached from them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeapPicture {
    /// `this` first, then the parameters in order, then static fields that were read, then the result.
    pub roots: Vec<(String, Shown)>,
    /// In the order in which they are reached from the roots.
    pub objects: Vec<PicturedObject>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct PicturedObject {
    /// The same object has the same number in the initial and the final heap of a path.
    pub number: usize,
    /// The class, as Java names it.
    pub class: String,
    /// Whether the object was there when the method was entered.
    pub is_input: bool,
    /// Fields that are known, by name; those that nobody looked at are left out.
    pub fields: Vec<(String, Shown)>,
    /// For arrays: the length, and the elements that are known by their index.
    pub array: Option<(Shown, BTreeMap<i64, Shown>)>,
    /// How many further elements or entries are known and not shown, since they are too many.
    pub left_out: usize,
    /// What the object is to its users, if it is one of the JDK's that have better words for it than their fields.
    pub face: Option<Face>,
}

/// A value of a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    Null,
    /// An object of the picture, by its place in the list.
    Object(usize),
    /// An enum constant, which says more than its fields: the enum, as Java names it, and the constant's name.
    Constant(String, String),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Boolean(bool),
    Char(u16),
    /// A reference that may be null or any object: nobody looked.
    Anything,
    /// A reference that is not null; which object it is, nobody asked.
    NotNull,
    /// One of these two where nobody looked before either, and to which something was assigned: it may be another than it was.
    MaybeAnother {
        is_not_null: bool,
    },
}

impl Shown {
    /// How many characters a number has.
    pub(crate) fn length(&self) -> usize {
        match self {
            Shown::Int(number) => number.to_string().len(),
            Shown::Long(number) => number.to_string().len(),
            Shown::Float(number) => number.to_string().len(),
            Shown::Double(number) => number.to_string().len(),
            Shown::Boolean(_) | Shown::Char(_) => 1,
            Shown::Null | Shown::Object(_) | Shown::Constant(..) => 0,
            Shown::Anything | Shown::NotNull | Shown::MaybeAnother { .. } => 0,
        }
    }
}

/// Which plane of the heap to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plane {
    Initial,
    Current,
}

/// The heap of a path when the method was entered and at its end, with numbers that satisfy the path.
pub fn pictures(
    machine: &Machine,
    parameters: &[(u16, String)],
    numbers: &[term::Value],
) -> (HeapPicture, HeapPicture) {
    let (initial, last, _) = pictures_with(machine, parameters, numbers, None);
    (initial, last)
}

/// A further root of a picture: its name, its value, and its kind if that is known.
pub type Root = (&'static str, Value, Option<program::Kind>);

/// The same with a further root at the end, and which object of the machine each number stands for.
pub fn pictures_with(
    machine: &Machine,
    parameters: &[(u16, String)],
    numbers: &[term::Value],
    further: Option<Root>,
) -> (HeapPicture, HeapPicture, Vec<ObjectId>) {
    let mut known = Vec::new();
    let initial = picture(machine, parameters, Plane::Initial, numbers, (&mut known, None));
    let last = picture(machine, parameters, Plane::Current, numbers, (&mut known, further));
    (initial, last, known)
}

/// One of them. `known` has the objects that have got numbers.
fn picture(
    machine: &Machine,
    parameters: &[(u16, String)],
    plane: Plane,
    numbers: &[term::Value],
    (known, further): (&mut Vec<ObjectId>, Option<Root>),
) -> HeapPicture {
    let mut painter = Painter { machine, plane, numbers, order: Vec::new() };
    let mut picture = HeapPicture::default();
    let Some(input) = machine.input() else { return picture };
    for (slot, name) in parameters {
        // The driver never writes to its parameters, so both planes hold what was passed.
        let shown = painter.show(machine.heap.initial(input.object, *slot), input.class, *slot);
        picture.roots.push((name.clone(), shown));
    }
    let read = statics_read(machine);
    let assigned = if plane == Plane::Current { statics_assigned(machine, &read) } else { Vec::new() };
    for (slot, name) in read.into_iter().chain(assigned) {
        let value = match plane {
            Plane::Initial => painter.initial_static(slot),
            Plane::Current => machine.heap.static_slot(slot),
        };
        picture.roots.push((name, painter.show_of_kind(value, machine.program.statics().get(slot.index()).copied())));
    }
    if let Some((name, value, kind)) = further {
        picture.roots.push((name.to_owned(), painter.show_of_kind(value.into(), kind)));
    }
    while let Some(&object) = painter.order.get(picture.objects.len()) {
        let number = place_in(known, object);
        let pictured = painter.paint(object, number);
        picture.objects.push(pictured);
    }
    picture.give_faces();
    picture
}

/// Static fields whose first read was an unknown of the path.
fn statics_read(machine: &Machine) -> Vec<(program::StaticSlot, String)> {
    let origins =
        machine.heap.symbols().iter().map(|symbol| symbol.origin).chain(machine.heap.unknowns().iter().copied());
    let mut found: Vec<(program::StaticSlot, String)> = origins
        .filter_map(|origin| match origin {
            Origin::Static(slot) => Some((slot, static_name(machine, slot))),
            _ => None,
        })
        .collect();
    found.sort_by(|left, right| left.1.cmp(&right.1));
    found.dedup();
    found
}

/// Static fields of the program's own classes that the path has assigned to without having read them before.
fn statics_assigned(machine: &Machine, read: &[(program::StaticSlot, String)]) -> Vec<(program::StaticSlot, String)> {
    let is_own = |slot: program::StaticSlot| {
        let field = machine.field_of_static(slot).map(|id| machine.program.field(id));
        field.is_some_and(|field| {
            field.access & program::access::FINAL == 0 && machine.program.class(field.class).module.is_none()
        })
    };
    let is_new = |slot: &program::StaticSlot| {
        !read.iter().any(|(known, _)| known == slot) && !machine.heap.static_slot(*slot).is_unread() && is_own(*slot)
    };
    let touched = machine.heap.statics_touched().into_iter().filter(is_new);
    let mut found: Vec<(program::StaticSlot, String)> =
        touched.map(|slot| (slot, static_name(machine, slot))).collect();
    found.sort_by(|left, right| left.1.cmp(&right.1));
    found
}

/// Whether an array is the table of a hash map, which may be much longer than the map has entries.
pub(crate) fn is_table(object: &PicturedObject) -> bool {
    object.class == "java.util.HashMap$Node[]"
}

/// A number under a model.
pub fn evaluate(machine: &Machine, model: &[term::Value], term: term::TermId) -> Value {
    let terms = &machine.symbolic().expect("paths have symbols").terms;
    let value = Evaluator::new(terms, model).value(term);
    match terms.sort(term) {
        term::Sort::F32 => Value::Float(value.as_f32()),
        term::Sort::F64 => Value::Double(value.as_f64()),
        term::Sort::Bits(term::Width::W64) => Value::Long(value.0),
        _ => Value::Int(value.0 as i32),
    }
}

/// Turns values into what is shown of them.
struct Painter<'a> {
    machine: &'a Machine,
    plane: Plane,
    numbers: &'a [term::Value],
    /// The objects of the picture, in the order in which they were reached.
    order: Vec<ObjectId>,
}

impl<'a> Painter<'a> {
    fn initial_static(&self, slot: program::StaticSlot) -> Slot {
        let symbols = self.machine.heap.symbols();
        let reference = symbols.iter().position(|symbol| symbol.origin == Origin::Static(slot));
        if let Some(place) = reference {
            return Slot::symbol(heap::SymbolId(place as u32));
        }
        let number = self.machine.heap.unknowns().iter().position(|&origin| origin == Origin::Static(slot));
        match number {
            Some(place) => {
                let terms = &self.machine.symbolic().expect("paths have symbols").terms;
                let info = terms.symbol_info(term::SymbolId(place as u32));
                let number = match info.sort {
                    term::Sort::F32 => heap::Number::Float,
                    term::Sort::F64 => heap::Number::Double,
                    term::Sort::Bits(term::Width::W64) => heap::Number::Long,
                    _ => heap::Number::Int,
                };
                Slot::term(number, info.term)
            }
            None => self.machine.heap.static_slot(slot),
        }
    }

    /// A field's value.
    fn show(&mut self, value: Slot, class: ClassId, slot: u16) -> Shown {
        let kind = self.machine.program.class(class).layout.get(usize::from(slot)).copied();
        self.show_of_kind(value, kind)
    }

    fn show_of_kind(&mut self, value: Slot, kind: Option<program::Kind>) -> Shown {
        use program::{BaseType, Kind};
        let resolved = self.machine.heap.resolved(value.value());
        let (number, kind) = match resolved {
            Value::Term(_, term) => (self.evaluate(term), kind),
            Value::Symbol(symbol) => match self.machine.heap.symbol(symbol).origin {
                // Nobody asked which object the box is; its number is all there is to show.
                Origin::Boxed(number) => (self.evaluate(number), self.boxed_kind(symbol)),
                _ => (resolved, kind),
            },
            other => (other, kind),
        };
        match number {
            Value::Null => Shown::Null,
            Value::Object(object) => match self.machine.enum_constant(object) {
                Some((of, name)) => Shown::Constant(class_name(self.machine, of), name.to_owned()),
                None => Shown::Object(place_in(&mut self.order, object)),
            },
            Value::Symbol(symbol) => match self.machine.heap.symbol(symbol).knowledge {
                Knowledge::NotNull => Shown::NotNull,
                _ => Shown::Anything,
            },
            Value::Int(value) => match kind {
                Some(Kind::Base(BaseType::Boolean)) => Shown::Boolean(value != 0),
                Some(Kind::Base(BaseType::Char)) => Shown::Char(value as u16),
                _ => Shown::Int(value),
            },
            Value::Long(value) => Shown::Long(value),
            Value::Float(value) => Shown::Float(value),
            Value::Double(value) => Shown::Double(value),
            Value::Unread | Value::Invalid | Value::ReturnAddress(_) | Value::Term(..) => Shown::Anything,
        }
    }

    /// What is shown of a value, given what was there before: where neither is known, that they may differ.
    fn compared(&self, shown: Shown, value: Slot, before: Option<Slot>) -> Shown {
        let heap = &self.machine.heap;
        let is_same = |before: Slot| heap.resolved(before.value()) == heap.resolved(value.value());
        match (before, &shown) {
            (Some(before), Shown::Anything | Shown::NotNull) if self.plane == Plane::Current && !is_same(before) => {
                Shown::MaybeAnother { is_not_null: shown == Shown::NotNull }
            }
            _ => shown,
        }
    }

    /// What the box of a symbol holds, where that tells a number from a character or a truth value.
    fn boxed_kind(&self, symbol: heap::SymbolId) -> Option<program::Kind> {
        use program::{BaseType, Kind};
        match &*self.machine.program.class(self.machine.heap.symbol(symbol).declared).name {
            "java/lang/Boolean" => Some(Kind::Base(BaseType::Boolean)),
            "java/lang/Character" => Some(Kind::Base(BaseType::Char)),
            _ => None,
        }
    }

    fn evaluate(&self, term: term::TermId) -> Value {
        evaluate(self.machine, self.numbers, term)
    }

    fn paint(&mut self, object: ObjectId, number: usize) -> PicturedObject {
        let machine = self.machine;
        let symbolic = machine.heap.symbolic(object).cloned();
        let class = match (&symbolic, machine.symbolic()) {
            (Some(row), Some(state)) => state.types.classes(row.types).first().copied(),
            _ => None,
        };
        let class = class.unwrap_or_else(|| machine.heap.class(object));
        let mut pictured = PicturedObject {
            number,
            class: class_name(machine, class),
            is_input: machine.is_older(object)
                || symbolic.as_ref().is_some_and(|row| row.context.version == Version::INPUT),
            ..PicturedObject::default()
        };
        let body = match (self.plane, &symbolic) {
            // An object that was there before the path began.
            (Plane::Initial, None) => Cow::Owned(machine.heap.body_before(object)),
            _ => Cow::Borrowed(&machine.heap.get(object).body),
        };
        match &*body {
            Body::Fields(fields) => {
                let names = field_names(machine, class);
                for (slot, &current) in fields.iter().enumerate() {
                    let value = match (self.plane, symbolic.as_ref().filter(|_| pictured.is_input)) {
                        (Plane::Initial, Some(row)) => row.initial.get(slot).copied().unwrap_or(Slot::UNREAD),
                        _ => current,
                    };
                    let was_known = symbolic
                        .as_ref()
                        .is_none_or(|row| row.initial.get(slot).is_some_and(|initial| !initial.is_unread()));
                    // What a call may have changed is news, also where nobody has looked since.
                    let is_shown = !value.is_unread() || value.forgotten_by().is_some() && was_known;
                    if let (true, Some(Some(name))) = (is_shown, names.get(slot)) {
                        let before = symbolic.as_ref().and_then(|row| row.initial.get(slot).copied());
                        let shown = self.show(value, class, slot as u16);
                        // Where nobody has looked before, no field was shown.
                        let before = before.filter(|before| was_known && !before.is_unread());
                        pictured.fields.push((name.clone(), self.compared(shown, value, before)));
                    }
                }
            }
            Body::Accumulator(array) => {
                let length = self.show_of_kind(array.length, None);
                let mut elements = BTreeMap::new();
                for touched in &array.touched {
                    let value = if self.plane == Plane::Initial { touched.initial } else { touched.current };
                    if let (Shown::Int(index), false) = (self.show_of_kind(touched.index, None), value.is_unread()) {
                        let shown = self.show_of_kind(value, Some(array.holds));
                        let before = Some(touched.initial).filter(|_| pictured.is_input);
                        elements.insert(i64::from(index), self.compared(shown, value, before));
                    }
                }
                pictured.array = Some((length, elements));
            }
            // It has a face instead of fields.
            Body::Text(_) => {}
            body => {
                let holds = machine.array_kind(object);
                let length = body.length().unwrap_or(0);
                let mut elements = BTreeMap::new();
                let most = if is_table(&pictured) { KNOWN_ELEMENTS } else { SHOWN_ELEMENTS };
                for index in 0..length.min(most) {
                    if let Some(value) = body.element(index) {
                        elements.insert(index as i64, self.show_of_kind(value.into(), holds));
                    }
                }
                pictured.array = Some((Shown::Int(length as i32), elements));
                pictured.left_out = length.saturating_sub(SHOWN_ELEMENTS);
            }
        }
        pictured.face = told::face(machine, self.numbers, (object, &pictured), &self.order);
        pictured
    }
}

/// The place of an object in a list, to which it is added if it is new.
fn place_in(list: &mut Vec<ObjectId>, object: ObjectId) -> usize {
    list.iter().position(|&known| known == object).unwrap_or_else(|| {
        list.push(object);
        list.len() - 1
    })
}

/// Elements of an array that a picture shows.
pub(crate) const SHOWN_ELEMENTS: usize = 64;
/// Of larger collections nobody counts what is in them.
pub(crate) const KNOWN_ELEMENTS: usize = 4096;
