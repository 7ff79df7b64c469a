//! Which known names a misspelt one may have meant.

/// More than these would be a list to read, not a hint.
const MOST_SHOWN: usize = 3;

/// The candidates that differ from the word by a third of its letters or less, nearest first, at most three. Case does
/// not count, and a swap of two neighbours counts once. Of a word with two letters one may differ, of a single letter none:
/// every other one would do.
pub fn near_names<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let written: Vec<char> = word.to_lowercase().chars().collect();
    let most = (written.len() / 3).max(usize::from(written.len() > 1));
    let mut near: Vec<(usize, &str)> = candidates
        .into_iter()
        .filter_map(|candidate| {
            let known: Vec<char> = candidate.to_lowercase().chars().collect();
            if known.len().abs_diff(written.len()) > most {
                return None;
            }
            let distance = distance(&written, &known);
            (distance <= most).then_some((distance, candidate))
        })
        .collect();
    near.sort();
    near.dedup();
    near.truncate(MOST_SHOWN);
    near.into_iter().map(|(_, name)| name).collect()
}

/// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
fn distance(left: &[char], right: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=right.len()).collect();
    for (i, letter) in left.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, other) in right.iter().enumerate() {
            let mut best = (above[j] + usize::from(letter != other)).min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *letter == right[j - 1] && left[i - 1] == *other {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_comes_first() {
        assert_eq!(near_names("rot", ["root", "size", "rto"]), ["root", "rto"]);
        assert_eq!(near_names("enusres", ["requires", "ensures", "signals"]), ["ensures"]);
        assert_eq!(near_names("lenght", ["length", "size"]), ["length"]);
        assert_eq!(near_names("x", ["comparator", "y", "xs"]), Vec::<&str>::new());
        assert_eq!(near_names("x", ["X", "y"]), ["X"]);
        assert_eq!(near_names("ix", ["ab", "idx"]), ["idx"]);
        assert_eq!(near_names("nxt", ["next", "net", "Nxt"]), ["Nxt", "net", "next"]);
    }
}
