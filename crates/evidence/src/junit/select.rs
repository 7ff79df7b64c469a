//! A small set of paths that shows as much as all of them: every branch taken and every outcome, at least once.
//!
//! Paths come one by one, in any order, and are not kept. For each thing that a path can show, the one with the least
//! choices that shows it is a candidate; in the end as few candidates are taken as a greedy cover needs. What is taken
//! therefore does not depend on the order, nor on how many workers there are. A path that shows nothing new costs little: it is
//! not made concrete, and its choices, of which a loop can make very many, are compared once.
//!
//! A path that breaks off after a branch shows less of it than one that goes on, and those who measure coverage do not count it:
//! it stands for a branch only if no other path takes that.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// What to have a test for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Select {
    /// Every path.
    Paths,
    /// Every branch, and every outcome.
    #[default]
    Branches,
    /// Every outcome.
    Outcomes,
}

impl Select {
    pub const NAMES: [(Select, &'static str); 3] =
        [(Select::Paths, "paths"), (Select::Branches, "branches"), (Select::Outcomes, "outcomes")];
}

/// How far a path came: the first kind shows its branches best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    Returns,
    /// With an exception that is allowed.
    Throws,
    Violates,
}

/// The paths taken so far; branches are known as `B`.
pub struct Selection<B, T> {
    select: Select,
    /// Numbers for what can be shown.
    outcomes: BTreeMap<String, usize>,
    branches: BTreeMap<B, usize>,
    /// For each of them the candidate, by its choices.
    best: Vec<Option<Best>>,
    candidates: BTreeMap<Arc<[u32]>, Candidate<T>>,
    paths: u64,
    /// Why paths could not be taken, and how many.
    refused: BTreeMap<String, u64>,
}

/// The path that shows something best.
type Best = (Reach, Arc<[u32]>);

struct Candidate<T> {
    reach: Reach,
    shows: Vec<usize>,
    /// How many things it is the best for.
    uses: usize,
    item: T,
}

/// What was taken.
pub struct Selected<T> {
    pub items: Vec<T>,
    /// The paths that they stand for.
    pub paths: u64,
    /// Why paths that would have shown something could not be taken, and how many.
    pub refused: BTreeMap<String, u64>,
    /// Paths that were not taken since others are like them.
    pub alike: u64,
}

impl<B: Ord, T> Selection<B, T> {
    pub fn new(select: Select) -> Selection<B, T> {
        let (outcomes, branches) = (BTreeMap::new(), BTreeMap::new());
        let (best, candidates) = (Vec::new(), BTreeMap::new());
        Selection { select, outcomes, branches, best, candidates, paths: 0, refused: BTreeMap::new() }
    }

    /// Offers a path: its choices, how it ended, the branches that it took. It is made only if it shows something that no
    /// path with lesser choices does, or none that came as far.
    pub fn offer(
        &mut self,
        choices: &[u32],
        (reach, outcome): (Reach, &str),
        branches: impl FnOnce() -> Vec<B>,
        make: impl FnOnce() -> Result<T, String>,
    ) {
        self.paths += 1;
        let mut shows = vec![number(&mut self.outcomes, &mut self.best, outcome.to_owned())];
        match self.select {
            Select::Paths => {
                shows.push(self.best.len());
                self.best.push(None);
            }
            Select::Branches => {
                shows.extend(branches().into_iter().map(|branch| number(&mut self.branches, &mut self.best, branch)));
            }
            Select::Outcomes => {}
        }
        shows.sort_unstable();
        shows.dedup();
        let better = self.bettered(&shows, reach, choices);
        if better.is_empty() {
            return;
        }
        match make() {
            Err(reason) => *self.refused.entry(reason).or_default() += 1,
            Ok(item) => {
                let choices: Arc<[u32]> = choices.into();
                for &shown in &better {
                    if let Some((_, old)) = self.best[shown].replace((reach, Arc::clone(&choices))) {
                        self.release(&old);
                    }
                }
                self.candidates.insert(choices, Candidate { reach, shows, uses: better.len(), item });
            }
        }
    }

    /// What no better path is known to show. Most things are shown best by the same few paths.
    fn bettered(&self, shows: &[usize], reach: Reach, choices: &[u32]) -> Vec<usize> {
        let mut compared: Vec<(*const u32, bool)> = Vec::new();
        let mut is_better = |(of, known): &Best| {
            if *of != reach {
                return reach < *of;
            }
            let place = compared.iter().find(|(other, _)| *other == known.as_ptr()).map(|(_, is_better)| *is_better);
            place.unwrap_or_else(|| {
                let is_better = is_less(choices, known);
                compared.push((known.as_ptr(), is_better));
                is_better
            })
        };
        shows.iter().copied().filter(|&shown| self.best[shown].as_ref().is_none_or(&mut is_better)).collect()
    }

    fn release(&mut self, choices: &[u32]) {
        let Some(candidate) = self.candidates.get_mut(choices) else { return };
        candidate.uses -= 1;
        if candidate.uses == 0 {
            self.candidates.remove(choices);
        }
    }

    /// Takes what is needed, in the order of choices; of those that `key` finds alike only the first.
    pub fn finish<K: Hash>(self, key: impl Fn(&T) -> K) -> Selected<T> {
        let best = self.best;
        let shown_by = |candidate: Candidate<T>| {
            let is_best = |shown: &usize| best[*shown].as_ref().is_some_and(|(reach, _)| *reach == candidate.reach);
            (candidate.shows.into_iter().filter(is_best).collect(), Some(candidate.item))
        };
        let mut left: Vec<(Vec<usize>, Option<T>)> = self.candidates.into_values().map(shown_by).collect();
        let mut uncovered: BTreeSet<usize> = left.iter().flat_map(|(shows, _)| shows.iter().copied()).collect();
        let mut taken = BTreeSet::new();
        // What a candidate gains never grows, so that one whose gain is as it was noted is the best; of equally good ones the first.
        let mut open: BinaryHeap<(usize, Reverse<usize>)> =
            left.iter().enumerate().map(|(place, (shows, _))| (shows.len(), Reverse(place))).collect();
        while let Some((noted, Reverse(best))) = open.pop().filter(|_| !uncovered.is_empty()) {
            let gain = left[best].0.iter().filter(|shown| uncovered.contains(shown)).count();
            if gain < noted {
                open.push((gain, Reverse(best)));
                continue;
            }
            taken.insert(best);
            for shown in &left[best].0 {
                uncovered.remove(shown);
            }
        }
        let (mut known, mut alike) = (BTreeSet::new(), 0);
        let items = taken.into_iter().filter_map(|place| left[place].1.take());
        let items = items
            .filter(|item| {
                let mut hasher = DefaultHasher::new();
                key(item).hash(&mut hasher);
                let is_new = known.insert(hasher.finish());
                alike += u64::from(!is_new);
                is_new
            })
            .collect();
        Selected { items, paths: self.paths, refused: self.refused, alike }
    }
}

/// Whether choices come before others. Equal beginnings, which may be long, are skipped in pieces that compare fast.
fn is_less(left: &[u32], right: &[u32]) -> bool {
    const PIECE: usize = 1024;
    let equal =
        left.chunks_exact(PIECE).zip(right.chunks_exact(PIECE)).take_while(|(left, right)| left == right).count();
    left[equal * PIECE..].cmp(&right[equal * PIECE..]) == Ordering::Less
}

/// The number of something that can be shown, a new one if it was not seen before.
fn number<K: Ord>(known: &mut BTreeMap<K, usize>, best: &mut Vec<Option<Best>>, shown: K) -> usize {
    let next = best.len();
    let number = *known.entry(shown).or_insert(next);
    if number == next {
        best.push(None);
    }
    number
}

#[cfg(test)]
mod tests {
    use super::{Reach, Select, Selection, is_less};

    /// Paths with the branches that they take; what is taken of them, as text.
    fn taken(select: Select, paths: &[(&[u32], &str, &[&str])]) -> Vec<String> {
        let mut selection = Selection::new(select);
        for (choices, outcome, branches) in paths {
            let branches = || branches.to_vec();
            let reach = match *outcome {
                "throws" => Reach::Throws,
                "violates" => Reach::Violates,
                _ => Reach::Returns,
            };
            selection.offer(choices, (reach, outcome), branches, || Ok(format!("{choices:?}")));
        }
        let selected = selection.finish(|item| item.clone());
        assert_eq!(selected.paths, paths.len() as u64);
        selected.items
    }

    const RETURNS: (Reach, &str) = (Reach::Returns, "returns");

    const PATHS: [(&[u32], &str, &[&str]); 4] = [
        (&[0], "returns", &["a"]),
        (&[1, 0], "returns", &["a", "b"]),
        (&[1, 1], "throws", &["c"]),
        (&[2], "returns", &["a", "b"]),
    ];

    #[test]
    fn every_branch_and_outcome_has_a_test_and_no_more_are_taken() {
        assert_eq!(taken(Select::Branches, &PATHS), ["[1, 0]", "[1, 1]"]);
        assert_eq!(taken(Select::Outcomes, &PATHS), ["[0]", "[1, 1]"]);
        assert_eq!(taken(Select::Paths, &PATHS), ["[0]", "[1, 0]", "[1, 1]", "[2]"]);
    }

    #[test]
    fn the_order_of_paths_does_not_matter() {
        let mut backwards = PATHS;
        backwards.reverse();
        for select in [Select::Branches, Select::Outcomes, Select::Paths] {
            assert_eq!(taken(select, &PATHS), taken(select, &backwards));
        }
    }

    /// The path with the least choices breaks off after a branch that another one goes on from.
    #[test]
    fn a_path_that_breaks_off_shows_only_the_branches_that_no_other_takes() {
        let paths: [(&[u32], &str, &[&str]); 4] = [
            (&[0], "violates", &["again", "only here"]),
            (&[1], "throws", &["again", "enough"]),
            (&[2], "returns", &["enough"]),
            (&[3], "returns", &["again", "enough"]),
        ];
        let mut backwards = paths;
        backwards.reverse();
        for paths in [paths, backwards] {
            assert_eq!(taken(Select::Branches, &paths), ["[0]", "[1]", "[3]"]);
            assert_eq!(taken(Select::Outcomes, &paths), ["[0]", "[1]", "[2]"]);
        }
    }

    #[test]
    fn a_path_that_cannot_be_taken_leaves_its_branches_to_others() {
        let mut selection = Selection::new(Select::Branches);
        let branches = || vec!["a"];
        selection.offer(&[0], RETURNS, branches, || Err("too large".to_owned()));
        selection.offer(&[1], RETURNS, branches, || Ok("second"));
        let selected = selection.finish(|item| *item);
        assert_eq!(selected.items, ["second"]);
        assert_eq!(selected.refused.get("too large"), Some(&1));
    }

    /// A loop with many turns: one path for each number of them, and none of the later ones is made.
    #[test]
    fn long_paths_that_show_nothing_new_are_not_made() {
        let (mut selection, mut made) = (Selection::new(Select::Branches), 0);
        for turns in 0..5_000_usize {
            let choices = [vec![0; 5_000 - turns], vec![1]].concat();
            let make = || {
                made += 1;
                Ok(turns)
            };
            selection.offer(&choices, RETURNS, || vec!["again", "enough"], make);
        }
        assert_eq!(selection.finish(|item| *item).items, [0]);
        assert_eq!(made, 1);
        assert!(is_less(&[0; 3000], &[1; 2]) && is_less(&[0; 2048], &[0; 2049]) && !is_less(&[0; 2048], &[0; 2048]));
    }

    #[test]
    fn no_two_are_alike() {
        let mut selection: Selection<&str, u32> = Selection::new(Select::Paths);
        for choice in 0..3 {
            selection.offer(&[choice], RETURNS, Vec::new, || Ok(choice % 2));
        }
        let selected = selection.finish(|item| *item);
        assert_eq!((selected.items, selected.alike), (vec![0, 1], 1));
    }
}
