//! Whether the symbolic objects of a path fit under the n-bound.
//!
//! The bound counts objects by their exact classes. Of an object whose class is not settled it is only known that it has
//! one of several, so a path is within the bound as long as every object can be given a class of its own set such that no
//! class gets too many: a matching of objects and places. Every heap with at most n objects of each class is such a
//! matching, so none is cut; and there are never more objects than places, so paths end.

use crate::bounds::{Bounds, DRIVER};
use crate::heap::Heap;
use crate::types::{TypeSetId, TypeSets};
use program::ClassId;
use std::rc::Rc;

impl Heap {
    /// Whether the objects of the path are within the bounds on types, and one more of some types would be.
    pub fn has_room(&self, types: &TypeSets, bounds: &Bounds, one_more: Option<TypeSetId>) -> bool {
        if !bounds.limit_types() {
            return true;
        }
        // The object that holds the parameters is no object of the input.
        let counted = || self.symbolic.iter().filter(|row| row.depth > DRIVER).map(|row| row.types);
        if let Some(class) = one_more.and_then(|set| types.exact(set)) {
            // Most heaps consist of objects whose classes are known, which have been admitted one by one.
            if bounds.together.is_empty() && counted().all(|set| types.exact(set).is_some()) {
                let there = counted().filter(|&set| Some(set) == one_more).count();
                return bounds.most_of(class).is_none_or(|most| there < most);
            }
        }
        let sets: Vec<Rc<[ClassId]>> = counted().chain(one_more).map(|set| types.classes(set).clone()).collect();
        bounds.together.iter().all(|(classes, most)| {
            let among = |set: &&Rc<[ClassId]>| set.iter().all(|class| classes.contains(class));
            sets.iter().filter(among).count() <= *most as usize
        }) && Places { bounds, sets: &sets, given: vec![None; sets.len()] }.fit()
    }
}

/// Objects, by the sets of classes that they can have, and the classes that they are given for now.
struct Places<'a> {
    bounds: &'a Bounds,
    sets: &'a [Rc<[ClassId]>],
    given: Vec<Option<ClassId>>,
}

impl Places<'_> {
    fn fit(mut self) -> bool {
        (0..self.sets.len()).all(|object| self.place(object, &mut Vec::new()))
    }

    /// Gives an object a class, for which others may have to move to another. `tried` are the classes that were full.
    fn place(&mut self, object: usize, tried: &mut Vec<ClassId>) -> bool {
        let sets = self.sets;
        for &class in sets[object].iter() {
            if tried.contains(&class) {
                continue;
            }
            tried.push(class);
            let holders: Vec<usize> = (0..sets.len()).filter(|&other| self.given[other] == Some(class)).collect();
            let is_free = self.bounds.most_of(class).is_none_or(|most| holders.len() < most);
            if is_free || holders.into_iter().any(|holder| self.place(holder, tried)) {
                self.given[object] = Some(class);
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Body, SymbolId};

    /// A heap with an object for each of some sets of classes.
    fn heap(types: &mut TypeSets, sets: &[&[u32]]) -> Heap {
        let mut heap = Heap::new();
        for set in sets {
            let classes: Vec<ClassId> = set.iter().copied().map(ClassId).collect();
            let set = types.intern(&classes);
            heap.add_symbolic(SymbolId(0), set, crate::Place::default(), classes[0], Body::Fields([].into()));
        }
        heap
    }

    fn fits(sets: &[&[u32]], bounds: &Bounds) -> bool {
        let mut types = TypeSets::default();
        heap(&mut types, sets).has_room(&types, bounds, None)
    }

    #[test]
    fn classes_that_are_known_have_n_places_each() {
        let one = Bounds { n: Some(1), ..Bounds::default() };
        assert!(fits(&[&[1], &[2]], &one));
        assert!(!fits(&[&[1], &[2], &[1]], &one));
    }

    #[test]
    fn an_object_of_several_classes_takes_any_place_that_is_left() {
        let one = Bounds { n: Some(1), ..Bounds::default() };
        assert!(fits(&[&[1, 2], &[1, 2]], &one));
        assert!(!fits(&[&[1, 2], &[1, 2], &[1, 2]], &one));
        // The first has to make way.
        assert!(fits(&[&[1, 2], &[1]], &one));
        assert!(fits(&[&[1, 2], &[2, 3], &[1]], &one));
        assert!(!fits(&[&[1, 2], &[2], &[1]], &one));
    }

    #[test]
    fn single_classes_and_types_without_objects_have_bounds_of_their_own() {
        let of_type = [(ClassId(1), 2)].into_iter().collect();
        let bounds = Bounds { n: Some(1), of_type, ..Bounds::default() };
        assert!(fits(&[&[1], &[1, 2], &[2]], &bounds));
        assert!(!fits(&[&[1], &[1, 2], &[2], &[1, 2]], &bounds));
        let together = vec![(vec![ClassId(1), ClassId(2)], 2)];
        let bounds = Bounds { together, ..Bounds::default() };
        assert!(fits(&[&[1], &[2], &[3], &[2, 3]], &bounds));
        assert!(!fits(&[&[1], &[2], &[1, 2]], &bounds));
    }

    #[test]
    fn one_more_is_admitted_where_it_finds_a_place() {
        let one = Bounds { n: Some(1), ..Bounds::default() };
        let mut types = TypeSets::default();
        let heap = heap(&mut types, &[&[1, 2]]);
        let (first, both) = (types.intern(&[ClassId(1)]), types.intern(&[ClassId(1), ClassId(2)]));
        assert!(heap.has_room(&types, &one, Some(first)) && heap.has_room(&types, &one, Some(both)));
        assert!(!heap.has_room(&types, &Bounds { n: Some(0), ..one }, Some(first)));
    }
}
