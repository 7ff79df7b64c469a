//! Objects of the code that have joined a region.
//!
//! What the code makes is in no region at first and may refer to anything. It joins the region of the first object
//! of a region that it is linked to, and stays there.

use crate::context::Region;
use crate::heap::Heap;
use crate::trail::Change;
use crate::value::ObjectId;

impl Heap {
    /// Whether the code of the path has made an object.
    pub fn is_made(&self, id: ObjectId) -> bool {
        id.0 >= self.first_of_path() && self.get(id).symbolic == 0
    }

    /// The region that an object of the code has joined.
    pub fn joined(&self, id: ObjectId) -> Option<Region> {
        self.joined.get(&id).copied()
    }

    /// An object of the code that is in no region yet joins one.
    pub fn join(&mut self, id: ObjectId, region: Region) {
        if self.is_made(id) && !self.joined.contains_key(&id) {
            self.joined.insert(id, region);
            self.trail.push(Change::Joined(id));
        }
    }

    pub(crate) fn undo_join(&mut self, id: ObjectId) {
        self.joined.remove(&id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::Body;
    use program::ClassId;

    #[test]
    fn who_has_joined_stays_until_the_path_goes_back() {
        let mut heap = Heap::new();
        let older = heap.allocate(ClassId(1), Body::Fields([].into()));
        heap.mark();
        heap.begin_path(&[]);
        let made = heap.allocate(ClassId(1), Body::Fields([].into()));
        let mark = heap.mark();
        heap.join(made, Region::numbered(0));
        heap.join(made, Region::numbered(1));
        heap.join(older, Region::numbered(0));
        assert_eq!((heap.joined(made), heap.joined(older)), (Some(Region::numbered(0)), None));
        heap.undo(&mark);
        assert_eq!(heap.joined(made), None);
    }
}
