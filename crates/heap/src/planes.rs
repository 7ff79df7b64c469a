//! The two planes: what the heap was when the method was entered, and what it is now.
//!
//! Symbolic objects keep both. Of objects that were there before the path (the JDK's, those of static initializers) the
//! trail knows what they were. To look at the state before the method, as `\old` does, the planes trade places: code then
//! runs on the old state as it would on the present one, and what it is the first to read is filled into both.

use crate::accumulator::Untouched;
use crate::body::Body;
use crate::context::{Birth, Version};
use crate::heap::Heap;
use crate::slot::Slot;
use crate::symbols::SymbolicObject;
use crate::trail::Change;
use crate::value::ObjectId;
use program::{ClassId, StaticSlot};
use std::collections::BTreeMap;

/// Where the path began, and which plane is in the place of the current one.
#[derive(Default, Debug)]
pub(crate) struct Planes {
    /// Objects below this were there before the path.
    objects: u32,
    trail: usize,
    /// Static fields of which nothing was known when the method was entered, and their values then.
    pub(crate) statics: Vec<(StaticSlot, Slot)>,
    /// What objects of the base state are now, while the state before the method is looked at.
    pub(crate) present: Option<Vec<Present>>,
}

/// Something that was set aside.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Present {
    Object(ObjectId, Body),
    Field(ObjectId, u16, Slot),
    Static(StaticSlot, Slot),
}

impl Heap {
    /// A method is about to be entered. Nothing is known of these static fields.
    pub fn begin_path(&mut self, unknown: &[StaticSlot]) {
        for &slot in unknown {
            self.set_static(slot, Slot::UNREAD);
        }
        let statics = unknown.iter().map(|&slot| (slot, Slot::UNREAD)).collect();
        let (objects, trail) = (self.objects.len() as u32, self.trail.len());
        self.planes = Planes { objects, trail, statics, present: None };
    }

    /// Whether an object was there when the method was entered. What a call by contract has made was not.
    pub fn is_input(&self, id: ObjectId) -> bool {
        id.0 < self.planes.objects || self.symbolic(id).is_some_and(|row| row.context.version == Version::INPUT)
    }

    /// Whether an object is known not to have been there when the method was entered.
    pub fn is_new(&self, id: ObjectId) -> bool {
        !self.is_input(id) && self.symbolic(id).is_none_or(|row| row.context.birth == Birth::InCall)
    }

    /// The objects that the path has seen or made.
    pub fn objects_of_path(&self) -> impl Iterator<Item = ObjectId> + use<> {
        (self.planes.objects..self.objects.len() as u32).map(ObjectId)
    }

    /// The number of the first object that the path could have made.
    pub fn first_of_path(&self) -> u32 {
        self.planes.objects
    }

    /// How long the trail was when the method was entered.
    pub(crate) fn trail_of_path(&self) -> usize {
        self.planes.trail
    }

    /// Whether nothing that was there when the method was entered has changed since, as far as that can be told at a glance:
    /// what has only been found out to be some number may count as changed. Objects of classes that never change, whatever
    /// they keep in their fields, are as they were.
    pub fn is_as_entered(&self, never_changes: impl Fn(ClassId) -> bool) -> bool {
        let is_unknown = |slot: u32| self.planes.statics.iter().any(|row| row.0 == StaticSlot(slot));
        let is_base = |id: ObjectId| id.0 < self.planes.objects && self.get(id).symbolic == 0;
        let is_change = |change: &Change| match change {
            Change::Field { object, .. } | Change::Whole(object, _) => {
                is_base(*object) && !never_changes(self.class(*object))
            }
            // Final ones are held back until somebody reads them.
            Change::Static { slot, old } => {
                let now = self.static_slot(StaticSlot(*slot));
                !is_unknown(*slot) && !now.is_unread() && !old.is_unread() && now != *old
            }
            _ => false,
        };
        self.forgot_unseen() == Version::INPUT
            && self
                .symbolic
                .iter()
                .filter(|row| row.context.version == Version::INPUT)
                .all(|row| self.is_unchanged(row))
            && self.planes.statics.iter().all(|&(slot, initial)| initial == self.static_slot(slot))
            && !self.trail[self.planes.trail.min(self.trail.len())..].iter().any(is_change)
    }

    /// Whether the fields or elements of an object of the input are what they were.
    pub fn is_unchanged(&self, row: &SymbolicObject) -> bool {
        match &self.get(row.object).body {
            // A reference that was decided since is still the one that was there.
            Body::Fields(fields) => fields.iter().zip(&row.initial).all(|(current, initial)| {
                let is_same = || self.resolved(current.value()) == self.resolved(initial.value());
                current == initial || !current.is_unread() && is_same()
            }),
            Body::Accumulator(array) => {
                array.forgotten.is_empty() && array.touched.iter().all(|touched| touched.initial == touched.current)
            }
            _ => true,
        }
    }

    /// The first read of a static field of which nothing is known.
    pub fn initialize_static(&mut self, slot: StaticSlot, value: Slot) {
        if let Some(place) = self.planes.statics.iter().position(|row| row.0 == slot) {
            if self.planes.statics[place].1 == Slot::UNREAD && self.static_slot(slot).forgotten_by().is_none() {
                self.planes.statics[place].1 = value;
                self.trail.push(Change::InitialStatic { place: place as u32 });
            }
        }
        if self.static_slot(slot).is_unread() {
            self.set_static(slot, value);
        }
    }

    /// Whether the state before the method is being looked at.
    pub fn in_old(&self) -> bool {
        self.planes.present.is_some()
    }

    /// From here on fields, elements and static fields are what they were when the method was entered. All touched
    /// elements of symbolic arrays must have their initial values.
    pub fn enter_old(&mut self) {
        if self.in_old() {
            return;
        }
        self.trade_symbolic();
        let present = self.trade_base();
        self.planes.present = Some(present);
        self.trail.push(Change::EnteredOld);
    }

    /// The end of looking at the state before the method.
    pub fn leave_old(&mut self) {
        let Some(present) = self.planes.present.take() else { return self.leave_old_of_call() };
        self.trade_symbolic();
        for set_aside in &present {
            match set_aside {
                Present::Object(object, body) => self.get_mut(*object).body = body.clone(),
                Present::Field(object, slot, value) => {
                    self.set_slot(*object, *slot, *value);
                }
                Present::Static(slot, value) => self.set_static(*slot, *value),
            }
        }
        self.trail.push(Change::LeftOld(present.into()));
    }

    /// The symbolic arrays of which some touched elements lack their initial values, by their places.
    pub fn unread_elements(&self) -> Vec<(ObjectId, u32)> {
        let unread = |id: ObjectId| match &self.get(id).body {
            Body::Accumulator(array) => {
                let places = array.touched.iter().enumerate().filter(|(_, touched)| touched.initial.is_unread());
                places.map(|(place, _)| (id, place as u32)).collect()
            }
            _ => Vec::new(),
        };
        let inputs = self.symbolic.iter().filter(|row| row.context.version == Version::INPUT);
        inputs.flat_map(|symbolic| unread(symbolic.object)).collect()
    }

    /// Fills the initial plane of a touched element.
    pub fn initialize_element(&mut self, array: ObjectId, place: u32, value: Slot) {
        if let Body::Accumulator(accumulator) = &mut self.get_mut(array).body {
            if let Some(touched) = accumulator.touched.get_mut(place as usize) {
                touched.initial = value;
            }
        }
    }

    /// The planes of everything symbolic trade places.
    fn trade_symbolic(&mut self) {
        for place in 0..self.symbolic.len() as u32 {
            let SymbolicObject { object, context, .. } = self.symbolic[place as usize];
            if context.version != Version::INPUT {
                continue;
            }
            match &self.get(object).body {
                Body::Fields(fields) => {
                    let initial = &self.symbolic[place as usize].initial;
                    let differing: Vec<u16> = (0..fields.len())
                        .filter(|&slot| initial.get(slot).is_some_and(|initial| *initial != fields[slot]))
                        .map(|slot| slot as u16)
                        .collect();
                    for slot in differing {
                        self.trade_field(place, slot);
                        self.trail.push(Change::TradedField { symbolic: place, slot });
                    }
                }
                Body::Accumulator(array)
                    if matches!(array.untouched, Untouched::Unknown)
                        && array.touched.iter().any(|it| it.initial != it.current) =>
                {
                    if let Body::Accumulator(array) = &mut self.get_mut(object).body {
                        for touched in &mut array.touched {
                            std::mem::swap(&mut touched.initial, &mut touched.current);
                        }
                    }
                }
                _ => {}
            }
        }
        for place in 0..self.planes.statics.len() {
            let (slot, initial) = self.planes.statics[place];
            if initial != self.static_slot(slot) {
                self.trade_static(place as u32);
                self.trail.push(Change::TradedStatic { place: place as u32 });
            }
        }
    }

    pub(crate) fn trade_field(&mut self, place: u32, slot: u16) {
        let row = &mut self.symbolic[place as usize];
        if let Body::Fields(fields) = &mut self.objects[row.object.0 as usize].body {
            if let (Some(initial), Some(current)) =
                (row.initial.get_mut(usize::from(slot)), fields.get_mut(usize::from(slot)))
            {
                std::mem::swap(initial, current);
            }
        }
    }

    pub(crate) fn trade_static(&mut self, place: u32) {
        let (slot, initial) = &mut self.planes.statics[place as usize];
        std::mem::swap(initial, &mut self.statics[slot.index()]);
    }

    /// Makes the objects and static fields of the base state what they were when the method was entered. Says what they
    /// are now.
    fn trade_base(&mut self) -> Vec<Present> {
        let mut objects: BTreeMap<u32, Body> = BTreeMap::new();
        let mut statics: BTreeMap<u32, Slot> = BTreeMap::new();
        let is_base = |id: ObjectId| id.0 < self.planes.objects && self.get(id).symbolic == 0;
        for change in self.trail[self.planes.trail.min(self.trail.len())..].iter().rev() {
            match change {
                Change::Field { object, slot, old } if is_base(*object) => {
                    let body = objects.entry(object.0).or_insert_with(|| self.get(*object).body.clone());
                    if let Body::Fields(fields) = body {
                        if let Some(field) = fields.get_mut(usize::from(*slot)) {
                            *field = *old;
                        }
                    }
                }
                Change::Whole(object, old) if is_base(*object) => {
                    objects.insert(object.0, old.body.clone());
                }
                Change::Static { slot, old } => {
                    statics.insert(*slot, *old);
                }
                _ => {}
            }
        }
        let unknown = |slot: u32| self.planes.statics.iter().any(|row| row.0 == StaticSlot(slot));
        statics.retain(|&slot, _| !unknown(slot));
        let mut present = Vec::new();
        for (object, body) in objects {
            let id = ObjectId(object);
            present.push(Present::Object(id, std::mem::replace(&mut self.get_mut(id).body, body)));
        }
        for (slot, value) in statics {
            let slot = StaticSlot(slot);
            present.push(Present::Static(slot, self.static_slot(slot)));
            self.set_static(slot, value);
        }
        present
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Context, Knowledge, Origin, Symbol, TypeSets, Value};
    use program::Kind;

    const CLASS: ClassId = ClassId(0);

    /// A heap with a symbolic object of two fields that nobody has read, an object of the base state, and two static
    /// fields, the first of them unknown.
    fn heap() -> (Heap, ObjectId, ObjectId) {
        let mut heap = Heap::new();
        let mut types = TypeSets::default();
        let set = types.intern(&[CLASS]);
        heap.follow_statics(&[Kind::Reference, Kind::Reference]);
        let base = heap.allocate(CLASS, Body::Fields(vec![Slot::int(1)].into()));
        heap.mark();
        heap.begin_path(&[StaticSlot(0)]);
        heap.mark();
        let origin = Origin::Static(StaticSlot(0));
        let context = Context::default();
        let row = Symbol {
            knowledge: Knowledge::NotNull,
            types: set,
            declared: CLASS,
            origin,
            depth: 0,
            context,
            belongs: Default::default(),
        };
        let symbol = heap.new_symbol(row);
        let object = heap.materialize(symbol, CLASS, Body::Fields(vec![Slot::UNREAD; 2].into()));
        (heap, object, base)
    }

    #[test]
    fn what_was_written_is_not_there_in_the_old_state() {
        let (mut heap, object, base) = heap();
        heap.initialize(object, 0, Slot::int(5));
        heap.set_slot(object, 0, Slot::int(6));
        heap.set_slot(base, 0, Slot::int(2));
        heap.initialize_static(StaticSlot(0), Slot::NULL);
        heap.set_static(StaticSlot(0), Slot::object(object));
        heap.enter_old();
        assert_eq!(heap.field(object, 0), Value::Int(5));
        assert_eq!(heap.field(base, 0), Value::Int(1));
        assert_eq!(heap.static_slot(StaticSlot(0)), Slot::NULL);
        heap.leave_old();
        assert_eq!(heap.field(object, 0), Value::Int(6));
        assert_eq!(heap.field(base, 0), Value::Int(2));
        assert_eq!(heap.static_slot(StaticSlot(0)), Slot::object(object));
    }

    #[test]
    fn a_field_first_read_in_the_old_state_keeps_what_was_written_since() {
        let (mut heap, object, _) = heap();
        heap.set_slot(object, 0, Slot::int(6));
        heap.enter_old();
        assert_eq!(heap.field(object, 0), Value::Unread);
        heap.initialize(object, 0, Slot::int(5));
        heap.initialize(object, 1, Slot::int(7));
        heap.leave_old();
        assert_eq!((heap.field(object, 0), heap.initial(object, 0)), (Value::Int(6), Slot::int(5)));
        assert_eq!((heap.field(object, 1), heap.initial(object, 1)), (Value::Int(7), Slot::int(7)));
    }

    #[test]
    fn objects_of_the_input_are_symbolic_or_older_than_the_path() {
        let (mut heap, object, base) = heap();
        let made = heap.allocate(CLASS, Body::Fields(Box::default()));
        assert!(heap.is_input(object) && heap.is_input(base) && !heap.is_input(made));
    }
}
