//! Further paths for what one path shows best, for the case that no test can be made of that: the few that come as far with the least
//! choices, and a few from all over, since paths with like choices often have like heaps. Which those are does not depend on the order in
//! which paths come. They are kept as choices, which whoever needs them runs again.

use super::select::Reach;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// Paths with the least choices that are kept, and others.
const MOST_LEAST: usize = 6;
const MOST_OTHERS: usize = 18;

/// A path by its choices, and all that it shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spare {
    pub reach: Reach,
    pub choices: Arc<[u32]>,
    pub shows: Arc<[usize]>,
}

/// The further paths for one thing.
#[derive(Debug, Default)]
pub(super) struct Spares {
    least: Vec<Spare>,
    /// By a number that scatters choices.
    others: BTreeMap<u64, Spare>,
}

/// Paths that are to be offered, made only if somebody wants to keep them.
pub(super) struct Offer<'c> {
    pub reach: Reach,
    pub choices: &'c [u32],
    scattered: u64,
    made: Option<Spare>,
    /// Comparisons that were made already, by the place of the other choices.
    compared: Vec<(*const u32, bool)>,
}

impl<'c> Offer<'c> {
    pub fn new(reach: Reach, choices: &'c [u32]) -> Offer<'c> {
        let mut hasher = DefaultHasher::new();
        choices.hash(&mut hasher);
        Offer { reach, choices, scattered: hasher.finish(), made: None, compared: Vec::new() }
    }

    fn spare(&mut self, shows: &Arc<[usize]>) -> Spare {
        let make = || Spare { reach: self.reach, choices: self.choices.into(), shows: Arc::clone(shows) };
        self.made.get_or_insert_with(make).clone()
    }

    /// Whether it comes before another, which is compared once however many things it is kept for.
    fn is_before(&mut self, other: &Spare) -> bool {
        if self.reach != other.reach {
            return self.reach < other.reach;
        }
        let place = other.choices.as_ptr();
        if let Some((_, known)) = self.compared.iter().find(|(known, _)| *known == place) {
            return *known;
        }
        let is_before = super::select::is_less(self.choices, &other.choices);
        self.compared.push((place, is_before));
        is_before
    }
}

impl Spares {
    pub fn offer(&mut self, offer: &mut Offer<'_>, shows: &Arc<[usize]>) {
        if self.least.len() < MOST_LEAST || self.least.last().is_some_and(|last| offer.is_before(last)) {
            let spare = offer.spare(shows);
            let place = self.least.partition_point(|known| *known < spare);
            self.least.insert(place, spare);
            self.least.truncate(MOST_LEAST);
        }
        if self.others.len() < MOST_OTHERS
            || self.others.last_key_value().is_some_and(|(last, _)| offer.scattered < *last)
        {
            self.others.insert(offer.scattered, offer.spare(shows));
            if self.others.len() > MOST_OTHERS {
                self.others.pop_last();
            }
        }
    }

    /// All of them, those with the least choices first.
    pub fn all(self) -> Vec<Spare> {
        let mut all = self.least;
        let mut others: Vec<Spare> = self.others.into_values().filter(|other| !all.contains(other)).collect();
        others.sort_by_key(|other| other.reach);
        all.append(&mut others);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_LEAST, MOST_OTHERS, Offer, Spares};
    use crate::junit::select::Reach;

    #[test]
    fn the_same_paths_are_kept_in_any_order_the_least_and_some_from_all_over() {
        let orders: [Vec<u32>; 2] = [(0..2000).collect(), (0..2000).rev().collect()];
        let kept = orders.map(|order| {
            let mut spares = Spares::default();
            for choice in order {
                let reach = if choice % 2 == 0 { Reach::Violates } else { Reach::Returns };
                spares.offer(&mut Offer::new(reach, &[choice]), &[0].into());
            }
            spares.all().iter().map(|spare| spare.choices[0]).collect::<Vec<u32>>()
        });
        assert_eq!(kept[0], kept[1]);
        assert_eq!(kept[0][..MOST_LEAST], [1, 3, 5, 7, 9, 11]);
        assert_eq!(kept[0].len(), MOST_LEAST + MOST_OTHERS);
        assert!(kept[0].iter().any(|choice| *choice > 1000), "{kept:?}");
    }
}
