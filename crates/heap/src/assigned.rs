//! What was assigned to since a mark that nobody goes back to: the log tells, so that assignments themselves cost nothing.

use crate::body::Body;
use crate::heap::Heap;
use crate::slot::Slot;
use crate::trail::{Change, Mark};
use crate::value::ObjectId;
use program::StaticSlot;

/// Something that was assigned to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assigned {
    Static(StaticSlot),
    Field(ObjectId, u16),
    /// An element of an array, or some field.
    Part(ObjectId),
}

impl Heap {
    /// The static fields that were assigned to since a mark, and the parts of objects that are older than it, whatever they
    /// hold now.
    pub fn assigned_since(&self, mark: &Mark) -> Vec<Assigned> {
        let assigned = |change: &Change| match change {
            Change::Static { slot, .. } => Some(Assigned::Static(StaticSlot(*slot))),
            Change::Field { object, slot, .. } => Some(Assigned::Field(*object, *slot)),
            // An object that was only locked, or asked for its hash code, is kept whole too.
            Change::Whole(object, old) => {
                let is_array = !matches!(old.body, Body::Fields(_) | Body::Free);
                (is_array || old.body != self.get(*object).body).then_some(Assigned::Part(*object))
            }
            _ => None,
        };
        self.trail.iter().skip(mark.place()).filter_map(assigned).collect()
    }

    /// Stays with what was done since a mark, the youngest, as if that had never been set.
    pub fn stay(&mut self, mark: &Mark) {
        self.young = mark.young();
        if self.young == 0 {
            self.trail.truncate(mark.place());
        }
    }

    /// Changes what a static field holds, in the base state, without anybody taking it for an assignment.
    pub fn set_static_unlogged(&mut self, slot: StaticSlot, value: Slot) {
        if let Some(place) = self.statics.get_mut(slot.index()) {
            *place = value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Value;
    use program::{BaseType, ClassId, Kind};

    #[test]
    fn what_is_younger_than_the_mark_is_nobodys_concern() {
        let mut heap = Heap::new();
        heap.follow_statics(&[Kind::Base(BaseType::Int)]);
        let older = heap.allocate(ClassId(0), Body::Fields([Slot::int(1)].into()));
        let array = heap.allocate(ClassId(0), Body::Ints([1, 2].into()));
        let mark = heap.mark();
        let younger = heap.allocate(ClassId(0), Body::Fields([Slot::int(1)].into()));
        heap.set_slot(younger, 0, Slot::int(2));
        heap.set_slot(older, 0, Slot::int(1));
        heap.get_mut(array).body.set_element(0, Value::Int(1));
        heap.get_mut(older).locks = 1;
        heap.set_static(StaticSlot(0), Slot::int(7));
        let assigned = [Assigned::Field(older, 0), Assigned::Part(array), Assigned::Static(StaticSlot(0))];
        assert_eq!(heap.assigned_since(&mark), assigned);
        heap.stay(&mark);
        assert_eq!(heap.static_slot(StaticSlot(0)), Slot::int(7));
        let later = heap.mark();
        assert_eq!(heap.assigned_since(&later), []);
    }
}
