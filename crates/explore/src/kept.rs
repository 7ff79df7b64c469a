//! The violated paths that a report has in full, chosen while they stream by: those with the lowest choices, and of those that
//! say the same of the same place the one with the smallest input, which is the one to read.
//!
//! What is kept depends on the paths alone, not on the order in which workers come upon them.

use crate::report::{KEPT_VIOLATIONS, Violation};
use crate::search::PathView;
use crate::violation;
use interp::symbolic::Violation as Found;
use std::collections::BTreeMap;

#[derive(Clone, Default)]
pub struct Kept {
    /// By their choices; at most [`KEPT_VIOLATIONS`].
    lowest: Vec<(Vec<u32>, Violation)>,
    /// By what they say: code, message without numbers, place. As many at most.
    smallest: BTreeMap<(&'static str, String, String), Smallest>,
}

#[derive(Clone)]
struct Smallest {
    size: Size,
    choices: Vec<u32>,
    violation: Violation,
}

/// What makes an input small: its objects, then how little was asked about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size {
    objects: usize,
    choices: usize,
}

impl Size {
    pub fn of(view: &PathView<'_>) -> Size {
        Size { objects: view.machine.heap.symbolic_objects().len(), choices: view.choices.len() }
    }
}

impl Kept {
    pub fn add(&mut self, view: &PathView<'_>, found: &Found) {
        let mut described = None;
        let place = self.lowest.partition_point(|(known, _)| known.as_slice() < view.choices);
        if place < KEPT_VIOLATIONS {
            let violation = violation::describe(view, found);
            self.lowest.insert(place, (view.choices.to_vec(), violation.clone()));
            self.lowest.truncate(KEPT_VIOLATIONS);
            described = Some(violation);
        }
        let heading = violation::heading(view, found);
        let size = Size::of(view);
        let is_smaller = |known: &Smallest| (size, view.choices) < (known.size, known.choices.as_slice());
        if self.smallest.get(&heading).is_none_or(is_smaller) {
            let violation = described.unwrap_or_else(|| violation::describe(view, found));
            self.smallest.insert(heading, Smallest { size, choices: view.choices.to_vec(), violation });
            self.limit();
        }
    }

    pub fn merge(&mut self, other: Kept) {
        self.lowest.extend(other.lowest);
        self.lowest.sort_by(|left, right| left.0.cmp(&right.0));
        self.lowest.truncate(KEPT_VIOLATIONS);
        for (heading, theirs) in other.smallest {
            let is_smaller = |known: &Smallest| (theirs.size, &theirs.choices) < (known.size, &known.choices);
            if self.smallest.get(&heading).is_none_or(is_smaller) {
                self.smallest.insert(heading, theirs);
            }
        }
        self.limit();
    }

    /// All of them, by their choices.
    pub fn into_violations(self) -> Vec<Violation> {
        let mut all: BTreeMap<Vec<u32>, Violation> = self.lowest.into_iter().collect();
        all.extend(self.smallest.into_values().map(|of| (of.choices, of.violation)));
        all.into_values().collect()
    }

    /// The last in order is given up, and would be again whenever it came back.
    fn limit(&mut self) {
        if self.smallest.len() > KEPT_VIOLATIONS {
            self.smallest.pop_last();
        }
    }
}
