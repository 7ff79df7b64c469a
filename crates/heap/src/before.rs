//! What objects that are older than a path were before it began. Symbolic objects have an initial plane for that; the
//! others, which static initializers have made, are found in the trail.

use crate::body::Body;
use crate::heap::Heap;
use crate::trail::Change;
use crate::value::ObjectId;
use program::StaticSlot;
use std::collections::BTreeSet;

impl Heap {
    /// What an older object consisted of before the path changed it.
    pub fn body_before(&self, id: ObjectId) -> Body {
        let mut body = self.get(id).body.clone();
        for change in self.trail.iter().rev() {
            match change {
                Change::Field { object, slot, old } if *object == id => {
                    if let Body::Fields(fields) = &mut body {
                        fields[usize::from(*slot)] = *old;
                    }
                }
                Change::Whole(object, old) if *object == id => body = old.body.clone(),
                _ => {}
            }
        }
        body
    }

    /// The static fields that the path has assigned to or was the first to read, each once.
    pub fn statics_touched(&self) -> Vec<StaticSlot> {
        let changes = self.trail.iter().skip(self.trail_of_path());
        let slots: BTreeSet<u32> = changes
            .filter_map(|change| match change {
                Change::Static { slot, .. } => Some(*slot),
                _ => None,
            })
            .collect();
        slots.into_iter().map(StaticSlot).collect()
    }

    /// The objects older than the path whose identity hash codes the path was the first to ask for.
    pub fn older_hashed(&self) -> Vec<ObjectId> {
        let changes = self.trail.iter().skip(self.trail_of_path());
        let first_asked = |change: &Change| match change {
            Change::Whole(object, old) if old.hash != self.get(*object).hash => Some(*object),
            _ => None,
        };
        changes.filter_map(first_asked).collect()
    }

    /// The objects older than the path that the path has changed, each once. What it has only locked, or asked for its
    /// hash code, is the same.
    pub fn older_changed(&self) -> Vec<ObjectId> {
        let touched = self.older_touched().into_iter();
        touched.filter(|&object| self.body_before(object) != self.get(object).body).collect()
    }

    /// The objects older than the path that the path may have changed.
    pub fn older_touched(&self) -> BTreeSet<ObjectId> {
        let changes = self.trail.iter().skip(self.trail_of_path());
        let objects = changes.filter_map(|change| match change {
            Change::Field { object, .. } | Change::Whole(object, _) => Some(*object),
            _ => None,
        });
        objects.filter(|object| object.0 < self.first_of_path() && self.symbolic(*object).is_none()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Slot, Value};
    use program::ClassId;

    #[test]
    fn changes_are_taken_back_the_youngest_first() {
        let mut heap = Heap::new();
        let fields = heap.allocate(ClassId(0), Body::Fields([Slot::int(1), Slot::int(2)].into()));
        let array = heap.allocate(ClassId(0), Body::Ints([1, 2].into()));
        let (first, second) = (heap.get(fields).body.clone(), heap.get(array).body.clone());
        heap.mark();
        heap.set_slot(fields, 0, Slot::int(5));
        heap.get_mut(array).body.set_element(1, Value::Int(7));
        heap.mark();
        heap.set_slot(fields, 0, Slot::int(6));
        heap.get_mut(array).body.set_element(0, Value::Int(8));
        assert_eq!((heap.body_before(fields), heap.body_before(array)), (first, second));
    }
}
