//! What objects that are older than a path were before it began. Symbolic objects have an initial plane for that; the
//! others, which static initializers have made, are found in the trail.

use crate::body::Body;
use crate::heap::Heap;
use crate::trail::Change;
use crate::value::ObjectId;

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
