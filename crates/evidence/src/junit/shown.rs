//! What the tests of a target show. Where a path that was chosen cannot be a test, since nobody can make its objects, other paths are tried
//! that show the same; what none shows is told by name.

use super::Test;
use super::body::NoTest;
use super::select::{Cover, Thing};
use super::spares::Spare;
use super::suite::{Parts, TargetTests};
use explore::BranchTaken;
use std::collections::{BTreeMap, BTreeSet};

/// Runs a path of a target again by its choices; `None` if it cannot be made concrete.
pub type Again<'r> = dyn FnMut(usize, &[u32]) -> Option<Test> + 'r;

/// What came of a target.
#[derive(Debug, Default)]
pub struct Shown {
    /// The paths that its tests stand for: they show nothing that no test shows.
    pub paths: u64,
    /// What no test of this target shows.
    pub lost: Vec<Lost>,
    /// The branches that its tests take.
    pub taken: BTreeSet<BranchTaken>,
    /// Why there is no test for paths, and how many.
    pub left_out: BTreeMap<String, u64>,
}

/// Something that no test shows.
#[derive(Debug)]
pub struct Lost {
    pub thing: Thing<BranchTaken>,
    pub reason: String,
}

/// Paths of a target that are run again at first, and for each that has become a test.
const MOST_AGAIN: usize = 64;
const MORE_AGAIN: usize = 16;

/// Writes the tests of a target.
pub(super) fn write<'t>(
    parts: &mut Parts<'t, '_>,
    target: &'t TargetTests,
    again: &mut dyn FnMut(&[u32]) -> Option<Test>,
) -> Shown {
    let cover = &target.cover;
    let mut state = State { shown: BTreeSet::new(), tests: 0, reasons: cover.reasons.clone() };
    let mut left_out: BTreeMap<String, u64> = BTreeMap::new();
    for chosen in &target.chosen {
        match parts.add(&chosen.item) {
            Ok(()) => state.count(chosen.shows.iter().copied()),
            Err(NoTest(reason)) => {
                *left_out.entry(reason.clone()).or_default() += 1;
                chosen.shows.iter().for_each(|thing| drop(state.reasons.insert(*thing, reason.clone())));
            }
        }
    }
    try_others(parts, target, &mut state, again);
    let lost = in_order(cover, &state.shown);
    let reason = |thing: &usize| state.reasons.get(thing).cloned().unwrap_or_default();
    let reasons: Vec<(usize, String)> = lost.iter().map(|thing| (*thing, reason(thing))).collect();
    let lost =
        reasons.iter().map(|(thing, reason)| Lost { thing: cover.things[*thing].clone(), reason: reason.clone() });
    // Where every path becomes a test, nobody asks for things.
    let branch = |thing: &usize| match cover.things.get(*thing) {
        Some(Thing::Branch(branch)) => Some(branch.clone()),
        Some(Thing::Outcome(_)) | None => None,
    };
    Shown {
        taken: state.shown.iter().filter_map(branch).collect(),
        paths: cover.stands_for(state.tests, &state.shown),
        lost: lost.collect(),
        left_out: cover.left_out(&reasons).unwrap_or(left_out),
    }
}

struct State {
    shown: BTreeSet<usize>,
    tests: u64,
    /// Why there is no test for things.
    reasons: BTreeMap<usize, String>,
}

impl State {
    fn count(&mut self, shows: impl Iterator<Item = usize>) {
        self.tests += 1;
        self.shown.extend(shows);
    }
}

/// What is lost, in an order that does not depend on that of the paths.
fn in_order(cover: &Cover<BranchTaken>, shown: &BTreeSet<usize>) -> Vec<usize> {
    let mut lost = cover.lost(shown);
    lost.sort_by(|left, right| cover.things[*left].cmp(&cover.things[*right]));
    lost
}

/// Tries one path for each thing that is lost, then the next for each that still is.
fn try_others(
    parts: &mut Parts<'_, '_>,
    target: &TargetTests,
    state: &mut State,
    again: &mut dyn FnMut(&[u32]) -> Option<Test>,
) {
    let cover = &target.cover;
    let lost = in_order(cover, &state.shown);
    let mut tried: BTreeSet<String> = target.chosen.iter().map(|chosen| chosen.item.case.choices.clone()).collect();
    let mut left = MOST_AGAIN;
    let rounds = lost.iter().map(|thing| cover.spares[*thing].len()).max().unwrap_or(0);
    for round in 0..rounds {
        for &thing in &lost {
            let Some(Spare { choices, shows, .. }) = cover.spares[thing].get(round) else { continue };
            if state.shown.contains(&thing) || !tried.insert(explore::choices_text(choices)) {
                continue;
            }
            if left == 0 {
                return;
            }
            left -= 1;
            let Some(test) = again(choices) else { continue };
            match parts.add_owned(test) {
                Ok(()) => {
                    state.count(shows.iter().copied());
                    left += MORE_AGAIN;
                }
                Err(NoTest(reason)) => drop(state.reasons.entry(thing).or_insert(reason)),
            }
        }
    }
}
