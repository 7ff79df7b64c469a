//! Further paths with the same violation, for the case that nobody can make the objects of the first: of each violation the few with the
//! least choices, whatever the order in which they come.

use std::collections::BTreeMap;

/// Paths that are kept of each violation.
const MOST_PATHS: usize = 6;

/// Paths by how they end and by their choices.
#[derive(Debug)]
pub struct Spares<T> {
    known: BTreeMap<String, BTreeMap<Vec<u32>, T>>,
}

impl<T> Default for Spares<T> {
    fn default() -> Self {
        Spares { known: BTreeMap::new() }
    }
}

impl<T> Spares<T> {
    /// Offers a path, which is made only if not enough with lesser choices are known.
    pub fn offer(&mut self, choices: &[u32], outcome: &str, make: impl FnOnce() -> Option<T>) {
        let known = self.known.entry(outcome.to_owned()).or_default();
        let is_last = known.last_key_value().is_some_and(|(last, _)| choices > last.as_slice());
        if known.len() >= MOST_PATHS && is_last {
            return;
        }
        if let Some(made) = make() {
            known.insert(choices.to_vec(), made);
        }
        if known.len() > MOST_PATHS {
            known.pop_last();
        }
    }

    /// The paths of each violation, in the order of their choices.
    pub fn groups(self) -> impl Iterator<Item = Vec<T>> {
        self.known.into_values().map(|group| group.into_values().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_PATHS, Spares};

    #[test]
    fn the_least_choices_are_kept_in_any_order() {
        let orders: [Vec<u32>; 2] = [(0..20).collect(), (0..20).rev().collect()];
        for order in orders {
            let mut spares = Spares::default();
            for choice in order {
                spares.offer(&[choice], "K001", || (choice != 1).then_some(choice));
            }
            let wanted: Vec<u32> = (0..20).filter(|choice| *choice != 1).take(MOST_PATHS).collect();
            assert_eq!(spares.groups().collect::<Vec<_>>(), [wanted]);
        }
    }
}
