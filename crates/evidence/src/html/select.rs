//! Which paths a report shows, chosen while they stream by: memory does not grow with their number.
//!
//! Of every way to end, the paths with the smallest heaps, and for every branch the smallest path that takes it. What is chosen depends on
//! the paths alone, not on the order in which workers come upon them.

use explore::{BranchTaken, Outcome, PathView};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// Paths of one way to end that are shown.
const PER_GROUP: usize = 24;
/// Violations, or unsupported things, that are told apart.
const GROUPS: usize = 24;
/// Paths that one target shows.
pub const SHOWN_PATHS: usize = 160;
/// Paths that were given up, of one reason, that are shown.
const PER_UNFINISHED: usize = 4;

/// A way for paths to end, in the order in which a report has them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Violated {
        code: &'static str,
        message: String,
        place: String,
    },
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
            Outcome::Completed => match view.thrown() {
                Some(class) => Group::Threw(class),
                None => Group::Returned,
            },
            Outcome::Violated(_) => {
                let (code, message, place) = view.heading()?;
                Group::Violated { code, message, place }
            }
            Outcome::AssumedAway => Group::AssumedAway,
            Outcome::Infeasible => Group::Infeasible,
            Outcome::Bounded(bound) => Group::Bounded(bound.describe()),
            Outcome::Unsupported(what) => Group::Unsupported(what.clone()),
            Outcome::Unknown => Group::Unknown,
            Outcome::Interrupted => return None,
        })
    }

    /// Whether the method came to an end.
    pub fn is_finished(&self) -> bool {
        matches!(self, Group::Violated { .. } | Group::Returned | Group::Threw(_))
    }

    /// Whether nothing follows from such a path.
    fn is_void(&self) -> bool {
        matches!(self, Group::AssumedAway | Group::Infeasible)
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

/// A path that may be shown: the smaller, the better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    size: Size,
    choices: Vec<u32>,
}

/// What decides about a path before its choices are looked at one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Size {
    /// Those that came to an end of the method stand for a branch rather than those that did not.
    is_unfinished: bool,
    heap: usize,
    choices: usize,
}

/// A path that streams by. Its choices are copied only if it is kept: a loop makes paths of thousands of choices.
#[derive(Clone, Copy)]
struct Passing<'a> {
    size: Size,
    choices: &'a [u32],
}

impl Passing<'_> {
    fn is_before(&self, known: &Candidate) -> bool {
        (self.size, self.choices) < (known.size, known.choices.as_slice())
    }

    fn kept(&self) -> Candidate {
        Candidate { size: self.size, choices: self.choices.to_vec() }
    }
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
    /// The smallest path that takes each branch, and how it ends. There are as many as the code has.
    branches: BTreeMap<BranchTaken, (Candidate, Group)>,
}

/// What was chosen.
#[derive(Clone, Debug, Default)]
pub struct Chosen {
    /// The ways to end: how many paths each has, and the choices of those that are shown, the smallest heaps first.
    pub groups: Vec<(Group, u64, Vec<Vec<u32>>)>,
    /// The branches that some path takes which comes to an end of the method.
    pub branches: BTreeSet<BranchTaken>,
    /// Those that only other paths take, which were cut or given up.
    pub begun: BTreeSet<BranchTaken>,
}

impl Selection {
    /// Takes note of a path at its end, in a round of the check: later rounds make earlier ones void.
    pub fn watch(&self, view: &PathView<'_>, round: u64) {
        let Some(group) = Group::of(view) else { return };
        let size = view.machine.heap.symbolic_objects().len();
        self.note(round, group, size, view.choices, view.branches());
    }

    pub(super) fn note(&self, round: u64, group: Group, size: usize, choices: &[u32], branches: Vec<BranchTaken>) {
        let mut kept = self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if kept.round != round {
            *kept = Kept { round, ..Kept::default() };
        }
        kept.note(group, size, choices, branches);
    }

    /// What was chosen, if the check ended in this round.
    pub fn finish(self, round: u64) -> Chosen {
        let kept = self.kept.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        if kept.round == round { kept.chosen() } else { Chosen::default() }
    }
}

impl Kept {
    fn note(&mut self, group: Group, heap: usize, choices: &[u32], branches: Vec<BranchTaken>) {
        let is_unfinished = !group.is_finished();
        let passing = Passing { size: Size { is_unfinished, heap, choices: choices.len() }, choices };
        // What nobody wants to know about, or cannot happen, covers nothing.
        let branches = if group.is_void() { Vec::new() } else { branches };
        for branch in branches {
            match self.branches.get_mut(&branch) {
                Some((known, _)) if !passing.is_before(known) => {}
                Some(known) => *known = (passing.kept(), group.clone()),
                None => {
                    self.branches.insert(branch, (passing.kept(), group.clone()));
                }
            }
        }
        self.note_in_group(group, &passing);
    }

    fn note_in_group(&mut self, group: Group, passing: &Passing<'_>) {
        let word = group.word();
        let most = if passing.size.is_unfinished { PER_UNFINISHED } else { PER_GROUP };
        let (count, chosen) = self.groups.entry(group).or_default();
        *count += 1;
        if chosen.len() < most || chosen.last().is_some_and(|last| passing.is_before(last)) {
            chosen.insert(passing.kept());
            if chosen.len() > most {
                chosen.pop_last();
            }
        }
        // The last one in order is given up, and would be again whenever it came back: what stays depends on no order.
        let same: Vec<&Group> = self.groups.keys().filter(|other| other.word() == word).collect();
        if same.len() > GROUPS {
            if let Some(last) = same.last().map(|last| (*last).clone()) {
                self.groups.remove(&last);
            }
        }
    }

    fn chosen(mut self) -> Chosen {
        for (candidate, group) in self.branches.values() {
            if let Some((_, chosen)) = self.groups.get_mut(group) {
                chosen.insert(candidate.clone());
            }
        }
        let share = self.fair_share();
        let groups = self.groups.into_iter().map(|(group, (count, chosen))| {
            // The smallest first, as in the report for people.
            (group, count, chosen.into_iter().take(share).map(|of| of.choices).collect())
        });
        let is_finished = |(_, (candidate, _)): &(BranchTaken, (Candidate, Group))| !candidate.size.is_unfinished;
        let (finished, begun): (Vec<_>, Vec<_>) = self.branches.into_iter().partition(is_finished);
        let branches = |of: Vec<(BranchTaken, _)>| of.into_iter().map(|(branch, _)| branch).collect();
        Chosen { groups: groups.collect(), branches: branches(finished), begun: branches(begun) }
    }

    /// How many paths each group may show, so that all together show no more than they may.
    fn fair_share(&self) -> usize {
        let shown = |share: usize| self.groups.values().map(|(_, chosen)| chosen.len().min(share)).sum::<usize>();
        (1..=SHOWN_PATHS).rev().find(|share| shown(*share) <= SHOWN_PATHS).unwrap_or(1)
    }
}
