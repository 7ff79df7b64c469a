//! What is wrong with the contracts of a run, as a list for people.

use contract::{Code, Diagnostic};
use std::collections::BTreeSet;

/// Each problem once, in the order of the files. What a misplaced word means is no question of its own.
pub(crate) fn in_order(mut problems: Vec<Diagnostic>) -> Vec<Diagnostic> {
    problems.sort_by(|left, right| left.order().cmp(&right.order()));
    let place = |it: &Diagnostic| (it.file.clone(), it.start, it.end);
    let misplaced = |it: &&Diagnostic| it.problem.code == Code::Misplaced;
    let misplaced: BTreeSet<_> = problems.iter().filter(misplaced).map(place).collect();
    let mut seen = BTreeSet::new();
    problems.retain(|it| {
        let is_said = it.problem.code != Code::Misplaced && misplaced.contains(&place(it));
        !is_said && seen.insert(it.render())
    });
    problems
}
