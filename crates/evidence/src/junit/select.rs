//! A small set of paths that shows as much as all of them: every branch taken and every outcome, at least once.
//!
//! Paths come one by one, in any order, and are not kept. For each thing that a path can show, the one with the least
//! choices that shows it is a candidate; in the end as few candidates are taken as a greedy cover needs. What is taken
//! therefore does not depend on the order, nor on how many workers there are. A path that shows nothing new costs little: it is
//! not made concrete, and its choices, of which a loop can make very many, are compared once.
//!
//! A path that breaks off after a branch shows less of it than one that goes on, and those who measure coverage do not count it:
//! it stands for a branch only if no other path takes that.
//!
//! Of some paths no test can be made, which comes out when tests are written: what only they would have shown others show ([`Spare`]), and
//! what none can is known by name ([`Cover`]).

use super::spares::{Offer, Spare, Spares};
use std::cmp::{Ordering, Reverse};
use std::collections::btree_map::Entry;
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

/// Something that a path can show.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing<B> {
    Outcome(String),
    Branch(B),
}

/// The paths taken so far; branches are known as `B`.
pub struct Selection<B, T> {
    select: Select,
    /// Numbers for what can be shown.
    numbers: BTreeMap<Thing<B>, usize>,
    /// For each of them the candidate, by its choices.
    best: Vec<Option<Best>>,
    /// For each of them others.
    spares: Vec<Spares>,
    candidates: BTreeMap<Arc<[u32]>, Candidate<T>>,
    paths: u64,
    /// How many paths show the same things.
    groups: BTreeMap<Arc<[usize]>, u64>,
    /// Why paths could not be taken, and how many.
    refused: BTreeMap<String, u64>,
    /// Why things could not be shown by a path, by their numbers.
    reasons: BTreeMap<usize, String>,
}

/// Different sets of things that are told apart.
const MOST_GROUPS: usize = 100_000;

/// The path that shows something best.
type Best = (Reach, Arc<[u32]>);

struct Candidate<T> {
    reach: Reach,
    shows: Arc<[usize]>,
    /// How many things it is the best for.
    uses: usize,
    item: T,
}

/// What was taken.
pub struct Selected<B, T> {
    pub chosen: Vec<Chosen<T>>,
    pub cover: Cover<B>,
    /// Why paths that would have shown something could not be taken, and how many.
    pub refused: BTreeMap<String, u64>,
    /// Paths that were not taken since others are like them.
    pub alike: u64,
}

/// A path that was taken, and what it shows by numbers.
#[derive(Clone, Debug)]
pub struct Chosen<T> {
    pub item: T,
    pub shows: BTreeSet<usize>,
}

/// What there is to be shown, and by whom else.
#[derive(Debug)]
pub struct Cover<B> {
    /// By their numbers.
    pub things: Vec<Thing<B>>,
    /// For each thing other paths.
    pub spares: Vec<Vec<Spare>>,
    /// Why no path could be made concrete that would have shown a thing.
    pub reasons: BTreeMap<usize, String>,
    paths: u64,
    groups: BTreeMap<Arc<[usize]>, u64>,
    select: Select,
}

impl<B> Cover<B> {
    /// What no test shows, of that which is asked for.
    pub fn lost(&self, shown: &BTreeSet<usize>) -> Vec<usize> {
        match self.select {
            Select::Paths => Vec::new(),
            Select::Branches | Select::Outcomes => {
                (0..self.things.len()).filter(|thing| !shown.contains(thing)).collect()
            }
        }
    }

    /// How many paths show nothing that tests do not show, which are so many and show this.
    pub fn stands_for(&self, tests: u64, shown: &BTreeSet<usize>) -> u64 {
        match self.select {
            Select::Paths => tests,
            _ if self.lost(shown).is_empty() => self.paths,
            _ => {
                let is_shown = |(things, _): &(&Arc<[usize]>, &u64)| things.iter().all(|thing| shown.contains(thing));
                self.groups.iter().filter(is_shown).map(|(_, count)| count).sum()
            }
        }
    }

    /// How many paths are not stood for, by the reason of the first thing of theirs that is lost; `None` where every path is for itself.
    pub fn left_out(&self, lost: &[(usize, String)]) -> Option<BTreeMap<String, u64>> {
        if self.select == Select::Paths {
            return None;
        }
        let mut found = BTreeMap::new();
        for (things, count) in &self.groups {
            if let Some((_, reason)) = lost.iter().find(|(thing, _)| things.contains(thing)) {
                *found.entry(reason.clone()).or_default() += count;
            }
        }
        Some(found)
    }

    pub fn paths(&self) -> u64 {
        self.paths
    }
}

impl<B: Ord, T> Selection<B, T> {
    pub fn new(select: Select) -> Selection<B, T> {
        Selection {
            select,
            numbers: BTreeMap::new(),
            best: Vec::new(),
            spares: Vec::new(),
            candidates: BTreeMap::new(),
            paths: 0,
            groups: BTreeMap::new(),
            refused: BTreeMap::new(),
            reasons: BTreeMap::new(),
        }
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
        let mut shows = vec![self.number(Thing::Outcome(outcome.to_owned()))];
        match self.select {
            Select::Paths => shows.push(self.new_number()),
            Select::Branches => shows.extend(branches().into_iter().map(|branch| self.number(Thing::Branch(branch)))),
            Select::Outcomes => {}
        }
        shows.sort_unstable();
        shows.dedup();
        let shows = self.noted(shows, reach, choices);
        let better = self.bettered(&shows, reach, choices);
        if better.is_empty() {
            return;
        }
        match make() {
            Err(reason) => {
                for shown in better {
                    // Whichever comes first, the same is told.
                    let known = self.reasons.entry(shown).or_insert_with(|| reason.clone());
                    if reason < *known {
                        known.clone_from(&reason);
                    }
                }
                *self.refused.entry(reason).or_default() += 1;
            }
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

    /// Counts a path among those that show the same, and keeps it where it may be needed.
    fn noted(&mut self, shows: Vec<usize>, reach: Reach, choices: &[u32]) -> Arc<[usize]> {
        if self.select == Select::Paths {
            return shows.into();
        }
        let shows = match self.groups.get_key_value(&shows[..]) {
            Some((known, _)) => Arc::clone(known),
            None => shows.into(),
        };
        if self.groups.len() < MOST_GROUPS || self.groups.contains_key(&shows) {
            *self.groups.entry(Arc::clone(&shows)).or_default() += 1;
        }
        let mut offer = Offer::new(reach, choices);
        for &shown in shows.iter() {
            self.spares[shown].offer(&mut offer, &shows);
        }
        shows
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

    /// The number of something that can be shown, a new one if it was not seen before.
    fn number(&mut self, thing: Thing<B>) -> usize {
        let next = self.best.len();
        let number = *self.numbers.entry(thing).or_insert(next);
        if number == next {
            self.new_number();
        }
        number
    }

    fn new_number(&mut self) -> usize {
        self.best.push(None);
        if self.select != Select::Paths {
            self.spares.push(Spares::default());
        }
        self.best.len() - 1
    }

    /// Takes what is needed, in the order of choices; of those that `key` finds alike only the first.
    pub fn finish<K: Hash>(self, key: impl Fn(&T) -> K) -> Selected<B, T> {
        let best = self.best;
        let shown_by = |candidate: Candidate<T>| {
            let is_best = |shown: &usize| best[*shown].as_ref().is_some_and(|(reach, _)| *reach == candidate.reach);
            let wanted: Vec<usize> = candidate.shows.iter().copied().filter(is_best).collect();
            (wanted, Some(Chosen { item: candidate.item, shows: candidate.shows.iter().copied().collect() }))
        };
        let mut left: Vec<(Vec<usize>, Option<Chosen<T>>)> = self.candidates.into_values().map(shown_by).collect();
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
        let mut known: BTreeMap<u64, usize> = BTreeMap::new();
        let (mut chosen, mut alike): (Vec<Chosen<T>>, u64) = (Vec::new(), 0);
        for taken in taken.into_iter().filter_map(|place| left[place].1.take()) {
            let mut hasher = DefaultHasher::new();
            key(&taken.item).hash(&mut hasher);
            match known.entry(hasher.finish()) {
                Entry::Occupied(first) => {
                    alike += 1;
                    chosen[*first.get()].shows.extend(taken.shows);
                }
                Entry::Vacant(place) => {
                    place.insert(chosen.len());
                    chosen.push(taken);
                }
            }
        }
        let mut things: Vec<(usize, Thing<B>)> =
            self.numbers.into_iter().map(|(thing, number)| (number, thing)).collect();
        things.sort_by_key(|(number, _)| *number);
        let cover = Cover {
            things: things.into_iter().map(|(_, thing)| thing).collect(),
            spares: self.spares.into_iter().map(Spares::all).collect(),
            reasons: self.reasons,
            paths: self.paths,
            groups: self.groups,
            select: self.select,
        };
        Selected { chosen, cover, refused: self.refused, alike }
    }
}

/// Whether choices come before others. Equal beginnings, which may be long, are skipped in pieces that compare fast.
pub(super) fn is_less(left: &[u32], right: &[u32]) -> bool {
    const PIECE: usize = 1024;
    let equal =
        left.chunks_exact(PIECE).zip(right.chunks_exact(PIECE)).take_while(|(left, right)| left == right).count();
    left[equal * PIECE..].cmp(&right[equal * PIECE..]) == Ordering::Less
}

#[cfg(test)]
mod tests {
    use super::{Chosen, Reach, Select, Selection, Thing, is_less};
    use std::collections::BTreeSet;

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
        assert_eq!(selected.cover.paths(), paths.len() as u64);
        items(selected.chosen)
    }

    fn items<T>(chosen: Vec<Chosen<T>>) -> Vec<T> {
        chosen.into_iter().map(|chosen| chosen.item).collect()
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
        assert_eq!(items(selected.chosen), ["second"]);
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
        assert_eq!(items(selection.finish(|item| *item).chosen), [0]);
        assert_eq!(made, 1);
        assert!(is_less(&[0; 3000], &[1; 2]) && is_less(&[0; 2048], &[0; 2049]) && !is_less(&[0; 2048], &[0; 2048]));
    }

    /// What a path shows of which there is no test can be told, and who else shows it; paths that show it are not stood for.
    #[test]
    fn what_is_lost_is_known_and_others_that_show_it() {
        let mut selection = Selection::new(Select::Branches);
        for (choice, branch) in [(0, "a"), (1, "b"), (2, "b"), (3, "c")] {
            let make = || if branch == "c" { Err("too large".to_owned()) } else { Ok(choice) };
            selection.offer(&[choice], RETURNS, || vec![branch], make);
        }
        let selected = selection.finish(|item| *item);
        let (cover, [first, second]) = (&selected.cover, &selected.chosen[..]) else { panic!("two are chosen") };
        assert_eq!((first.item, second.item), (0, 1));
        let lost = cover.lost(&first.shows);
        assert_eq!(
            lost.iter().map(|lost| &cover.things[*lost]).collect::<Vec<_>>(),
            [&Thing::Branch("b"), &Thing::Branch("c")]
        );
        let others: Vec<u32> = cover.spares[lost[0]].iter().map(|spare| spare.choices[0]).collect();
        assert_eq!((others, cover.reasons.get(&lost[1]).map(String::as_str)), (vec![1, 2], Some("too large")));
        let reasons = [(lost[0], "no way".to_owned())];
        assert_eq!(cover.left_out(&reasons), Some([("no way".to_owned(), 2)].into()));
        assert_eq!(cover.stands_for(1, &first.shows), 1);
        let both: BTreeSet<usize> = first.shows.union(&second.shows).copied().collect();
        assert_eq!(cover.stands_for(2, &both), 3);
    }

    #[test]
    fn no_two_are_alike() {
        let mut selection: Selection<&str, u32> = Selection::new(Select::Paths);
        for choice in 0..3 {
            selection.offer(&[choice], RETURNS, Vec::new, || Ok(choice % 2));
        }
        let selected = selection.finish(|item| *item);
        assert_eq!((selected.alike, items(selected.chosen)), (1, vec![0, 1]));
    }
}
