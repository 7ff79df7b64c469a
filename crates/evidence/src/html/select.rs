//! Which paths a report shows, chosen while they stream by: memory does not grow with their number.
//!
//! Of every way to end, the paths with the smallest heaps, and for every branch the smallest path that takes it. What is chosen depends on
//! the paths alone, not on the order in which workers come upon them.

use explore::{Outcome, PathView};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// Paths of one way to end that are shown.
const PER_GROUP: usize = 24;
/// Ways to end that are kept apart.
const GROUPS: usize = 40;
/// Paths that one target shows.
pub const SHOWN_PATHS: usize = 160;
/// Branches that are told apart.
const BRANCHES: usize = 2_000;

/// A way for paths to end, in the order in which a report has them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Violated { code: &'static str, message: String, place: String },
    Returned,
    /// With an exception that it may throw.
    Threw(String),
    Unsupported(String),
    Unknown,
    Bounded(&'static str),
    AssumedAway,
    Infeasible,
}

impl Group {
    /// How a path ended. `None`: it was interrupted, which says nothing about the method.
    pub fn of(view: &PathView<'_>) -> Option<Group> {
        Some(match view.outcome {
            Outcome::Completed => match explore::thrown(view) {
                Some(class) => Group::Threw(class),
                None => Group::Returned,
            },
            Outcome::Violated(found) => {
                let (code, message, place) = explore::violation_heading(view, found);
                Group::Violated { code, message, place: place.unwrap_or_default() }
            }
            Outcome::AssumedAway => Group::AssumedAway,
            Outcome::Infeasible => Group::Infeasible,
            Outcome::Bounded(bound) => Group::Bounded(bound.describe()),
            Outcome::Unsupported(what) => Group::Unsupported(what.clone()),
            Outcome::Unknown => Group::Unknown,
            Outcome::Interrupted => return None,
        })
    }

    /// A word for the way to end, by which pages filter.
    pub fn word(&self) -> &'static str {
        match self {
            Group::Violated { .. } => "violated",
            Group::Returned => "returned",
            Group::Threw(_) => "threw",
            Group::Unsupported(_) => "unsupported",
            Group::Unknown => "unknown",
            Group::Bounded(_) => "bounded",
            Group::AssumedAway => "assumed away",
            Group::Infeasible => "infeasible",
        }
    }
}

/// One of two arms of a branch, by its place in the code.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arm {
    pub class: String,
    pub method: String,
    pub op: u32,
    pub arm: u32,
}

/// A path that may be shown: the smaller, the better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    size: usize,
    choices: Vec<u32>,
}

/// Chooses among the paths of one target.
#[derive(Debug, Default)]
pub struct Selection {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    /// The round of the check that the paths belong to.
    round: u64,
    groups: BTreeMap<Group, (u64, BTreeSet<Candidate>)>,
    /// The smallest path through each arm, and how it ends.
    arms: BTreeMap<Arm, (Candidate, Group)>,
}

/// What was chosen.
#[derive(Clone, Debug, Default)]
pub struct Chosen {
    /// The ways to end: how many paths each has, and the choices of those that are shown.
    pub groups: Vec<(Group, u64, Vec<Vec<u32>>)>,
    /// The arms that some path takes.
    pub arms: BTreeSet<Arm>,
}

impl Selection {
    /// Takes note of a path at its end, in a round of the check: later rounds make earlier ones void.
    pub fn watch(&self, view: &PathView<'_>, round: u64) {
        let Some(group) = Group::of(view) else { return };
        let size = view.machine.heap.symbols().len();
        self.note(round, group, size, view.choices, &explore::arms(view));
    }

    fn note(&self, round: u64, group: Group, size: usize, choices: &[u32], arms: &[explore::TakenArm]) {
        let mut kept = self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if kept.round != round {
            *kept = Kept { round, ..Kept::default() };
        }
        kept.note(group, size, choices, arms);
    }

    /// What was chosen, if the check ended in this round.
    pub fn finish(self, round: u64) -> Chosen {
        let kept = self.kept.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        if kept.round == round { kept.chosen() } else { Chosen::default() }
    }
}
