//! Violations of one kind at one place, of which one is shown.

use explore::Violation;

/// Violations that say the same of the same place.
pub struct Group {
    /// The one with the smallest input, which is shown.
    pub shown: usize,
    pub others: u64,
}

/// The groups, in the order of their first violations.
pub fn groups(violations: &[Violation]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (place, violation) in violations.iter().enumerate() {
        match groups.iter_mut().find(|group| is_same(&violations[group.shown], violation)) {
            Some(group) => {
                group.others += 1;
                if violation.size() < violations[group.shown].size() {
                    group.shown = place;
                }
            }
            None => groups.push(Group { shown: place, others: 0 }),
        }
    }
    groups
}

fn is_same(one: &Violation, other: &Violation) -> bool {
    let parts = |of: &Violation| (of.code, of.pattern.clone(), of.file.clone(), of.line, of.help.clone());
    parts(one) == parts(other)
}
