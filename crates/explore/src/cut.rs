//! Paths that a last resort has cut, the bounds on loops and calls: where, how many, and on which input, so that people see what
//! makes a loop turn for ever.

use crate::kept::Size;
use crate::picture::{self, HeapPicture, Shown};
use crate::search::PathView;
use crate::small::{self, Numbers};
use crate::violation;
use std::collections::BTreeSet;

/// The paths that were cut at one place.
#[derive(Clone, Debug, Default)]
pub struct Cut {
    pub paths: u64,
    /// The one with the smallest input, if any of them shows what the others are like.
    pub example: Option<CutPath>,
}

/// A path that was cut.
#[derive(Clone, Debug)]
pub struct CutPath {
    size: Size,
    pub choices: Vec<u32>,
    /// What holds on the path about the inputs, in Java, one condition each.
    pub condition: Vec<String>,
    pub initial_heap: HeapPicture,
}

impl Cut {
    /// Counts a path; it is described only if it is smaller than the example.
    pub fn add(&mut self, view: &PathView<'_>) {
        self.paths += 1;
        let size = Size::of(view);
        let is_smaller = |known: &CutPath| (size, view.choices) < (known.size, known.choices.as_slice());
        if self.example.as_ref().is_none_or(is_smaller) {
            let (machine, parameters) = (view.machine, &view.driver.parameters);
            let numbers = small::model(machine, Numbers::Least);
            let (initial_heap, _) = picture::pictures(machine, parameters, &numbers);
            let condition = violation::condition(machine, parameters);
            self.example = Some(CutPath { size, choices: view.choices.to_vec(), condition, initial_heap });
        }
    }

    pub fn merge(&mut self, other: Cut) {
        self.paths += other.paths;
        let Some(theirs) = other.example else { return };
        let is_smaller = |known: &CutPath| (theirs.size, &theirs.choices) < (known.size, &known.choices);
        if self.example.as_ref().is_none_or(is_smaller) {
            self.example = Some(theirs);
        }
    }
}

/// A way through a heap that comes back to where it began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cycle {
    /// Along a field of this name alone: a list that is a ring.
    Along(String),
    /// Along several fields.
    Mixed,
}

impl HeapPicture {
    /// A cycle of the heap, one along a single field if there is one.
    pub fn cycle(&self) -> Option<Cycle> {
        let places = 0..self.objects.len();
        let links = |place: usize| {
            let object = &self.objects[place];
            let fields = object.fields.iter().map(|(name, value)| (name.as_str(), value));
            let elements = object.array.iter().flat_map(|(_, elements)| elements.values().map(|value| ("", value)));
            fields.chain(elements).filter_map(|(name, value)| match value {
                Shown::Object(other) => Some((name, *other)),
                _ => None,
            })
        };
        let is_cyclic = |wanted: Option<&str>| {
            let next = |place: usize| -> Vec<usize> {
                links(place).filter(|(name, _)| wanted.is_none_or(|of| of == *name)).map(|(_, to)| to).collect()
            };
            places.clone().any(|place| comes_back(place, &next))
        };
        let names: BTreeSet<&str> = places.clone().flat_map(|place| links(place).map(|(name, _)| name)).collect();
        let along = names.into_iter().filter(|name| !name.is_empty()).find(|name| is_cyclic(Some(name)));
        along.map(|name| Cycle::Along(name.to_owned())).or_else(|| is_cyclic(None).then_some(Cycle::Mixed))
    }
}

/// Whether the links lead back to where they began.
fn comes_back(from: usize, next: &impl Fn(usize) -> Vec<usize>) -> bool {
    let (mut waiting, mut seen) = (next(from), BTreeSet::new());
    while let Some(place) = waiting.pop() {
        if place == from {
            return true;
        }
        if seen.insert(place) {
            waiting.extend(next(place));
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::Cycle;
    use crate::picture::{HeapPicture, PicturedObject, Shown};

    /// A heap of objects with fields that refer to others.
    fn heap(objects: &[&[(&str, usize)]]) -> HeapPicture {
        let object = |(number, fields): (usize, &&[(&str, usize)])| PicturedObject {
            number,
            class: "Node".to_owned(),
            is_input: true,
            fields: fields.iter().map(|(name, to)| ((*name).to_owned(), Shown::Object(*to))).collect(),
            ..PicturedObject::default()
        };
        HeapPicture { roots: Vec::new(), objects: objects.iter().enumerate().map(object).collect() }
    }

    #[test]
    fn a_ring_is_a_cycle_along_its_field() {
        let ring = heap(&[&[("first", 1)], &[("next", 2)], &[("next", 1)]]);
        assert_eq!(ring.cycle(), Some(Cycle::Along("next".to_owned())));
        assert_eq!(heap(&[&[("next", 0)]]).cycle(), Some(Cycle::Along("next".to_owned())));
    }

    #[test]
    fn links_both_ways_are_one_of_several_fields() {
        assert_eq!(heap(&[&[("next", 1)], &[("previous", 0)]]).cycle(), Some(Cycle::Mixed));
    }

    #[test]
    fn sharing_is_no_cycle() {
        assert_eq!(heap(&[&[("left", 1), ("right", 1)], &[("left", 2)], &[]]).cycle(), None);
    }
}
