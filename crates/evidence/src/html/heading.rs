//! The line above a path: of what it assumes, that which tells it from the others on the page.
//!
//! What an invariant asks is asked on every path, and first; a line that began with it would be the same for all of them.

use crate::conjunct::conjunct;
use explore::PathDescription;
use std::collections::BTreeMap;

/// How many of the paths of a page assume what.
#[derive(Default)]
pub struct Common<'a> {
    paths: BTreeMap<&'a str, usize>,
}

/// Characters of a heading.
const LONGEST: usize = 160;
/// Stands for what is left out.
const LEFT_OUT: &str = "…";
const AND: &str = " && ";

impl<'a> Common<'a> {
    pub fn of(paths: impl Iterator<Item = &'a PathDescription>) -> Common<'a> {
        let mut common = Common::default();
        for condition in paths.flat_map(|path| &path.condition) {
            *common.paths.entry(condition).or_default() += 1;
        }
        common
    }

    /// The rarest conditions of a path that find room, those that came late before those that came early, in the order
    /// that they have on the path.
    pub fn heading(&self, path: &PathDescription) -> String {
        if path.condition.is_empty() {
            return "any input".to_owned();
        }
        let rarity = |place: usize| self.paths.get(path.condition[place].as_str()).copied().unwrap_or(0);
        let mut places: Vec<usize> = (0..path.condition.len()).collect();
        places.sort_by_key(|&place| (rarity(place), std::cmp::Reverse(place)));
        let mut room = LONGEST - LEFT_OUT.len() - AND.len();
        let mut shown = Vec::new();
        for place in places {
            let length = path.condition[place].chars().count() + AND.len();
            if length > room && !shown.is_empty() {
                break;
            }
            room = room.saturating_sub(length);
            shown.push(place);
        }
        shown.sort_unstable();
        let said = |place: &usize| match path.condition.len() {
            1 => path.condition[*place].clone(),
            _ => conjunct(&path.condition[*place]),
        };
        let mut words: Vec<String> = shown.iter().map(said).collect();
        if shown.len() < path.condition.len() {
            words.insert(0, LEFT_OUT.to_owned());
        }
        super::text::shortened(&words.join(AND), LONGEST)
    }
}

#[cfg(test)]
mod tests {
    use super::Common;
    use explore::PathDescription;

    fn path(conditions: &[&str]) -> PathDescription {
        PathDescription {
            condition: conditions.iter().map(|&of| of.to_owned()).collect(),
            ..PathDescription::default()
        }
    }

    #[test]
    fn short_conditions_are_all_there_in_their_order() {
        let paths = [path(&["a == null", "n > 0"]), path(&["a == null"]), path(&[])];
        let common = Common::of(paths.iter());
        assert_eq!(paths.each_ref().map(|path| common.heading(path)), ["a == null && n > 0", "a == null", "any input"]);
    }

    #[test]
    fn what_all_paths_assume_makes_room_for_what_one_does() {
        let invariant: Vec<String> = (0..30).map(|number| format!("this.elements[{number}] != null")).collect();
        let with = |own: [&str; 2]| path(&invariant.iter().map(String::as_str).chain(own).collect::<Vec<_>>());
        let paths = [with(["key < this.key", "this.left == null"]), with(["key > this.key", "this.right == null"])];
        let common = Common::of(paths.iter());
        let [one, other] = paths.each_ref().map(|path| common.heading(path));
        assert!(one.starts_with("… && ") && one.ends_with("key < this.key && this.left == null"), "{one}");
        assert!(other.ends_with("key > this.key && this.right == null"), "{other}");
        assert!(one.chars().count() <= 160);
    }

    #[test]
    fn one_condition_that_is_too_long_is_cut() {
        let long = path(&["a".repeat(500).as_str(), "b"]);
        assert_eq!(Common::of([&long].into_iter()).heading(&long), "… && b");
        let only = path(&["a".repeat(500).as_str()]);
        assert!(Common::of([&only].into_iter()).heading(&only).ends_with("a…"));
    }
}
