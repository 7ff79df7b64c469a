//! What is said of the tests in the end: which files there are, for how many paths they stand, and what no test shows, with the reason.

use crate::output::counted;
use evidence::junit::{File, Lost, Shown, Thing};
use explore::{BranchTaken, MethodBranches, Session, Target};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// What there is to be told.
pub(super) struct Summary<'s> {
    pub folder: &'s Path,
    pub files: &'s [File],
    pub opens: BTreeSet<String>,
    /// Paths whose tests would have been those of others.
    pub alike: u64,
    /// Files of an earlier run.
    pub removed: &'s [PathBuf],
    /// Paths that could not be made concrete, by the reason.
    pub refused: BTreeMap<String, u64>,
    pub shown: Vec<(&'s Target, Shown)>,
    /// All paths that were offered.
    pub paths: u64,
}

/// Places and endings of one reason that are named.
const MOST_NAMED: usize = 12;

impl Summary<'_> {
    pub fn text(&self, session: &mut Session) -> String {
        let tests: usize = self.files.iter().map(|file| file.tests).sum();
        let mut text = self.heading(tests as u64);
        for file in self.files {
            let path = self.folder.join(&file.path);
            let what = if file.tests == 0 { "what they share".to_owned() } else { counted(file.tests as u64, "test") };
            let _ = writeln!(text, "  {} ({what})", path.display());
        }
        if self.alike > 0 {
            let verb = if self.alike == 1 { "has" } else { "have" };
            let _ = writeln!(
                text,
                "  {} {verb} the same test as another path, which is written once",
                counted(self.alike, "path")
            );
        }
        for path in self.removed {
            let _ = writeln!(text, "  {} of an earlier run was removed", path.display());
        }
        for open in &self.opens {
            let _ = writeln!(text, "  to run them: --add-opens {open}=ALL-UNNAMED");
        }
        self.tell_left_out(&mut text, session);
        text
    }

    fn heading(&self, tests: u64) -> String {
        if tests == 0 {
            return match self.paths {
                0 => "no test written: no path came to an end that a test could show\n".to_owned(),
                paths => format!("no test written for {}\n", counted(paths, "path")),
            };
        }
        let stands_for: u64 = self.shown.iter().map(|(_, shown)| shown.paths).sum();
        let verb = if tests == 1 { "stands" } else { "stand" };
        format!("{} written, which {verb} for {}\n", counted(tests, "test"), counted(stands_for, "path"))
    }

    /// Why there is no test for paths, what no test shows therefore, and what would help.
    fn tell_left_out(&self, text: &mut String, session: &mut Session) {
        let mut left_out = self.refused.clone();
        let mut places: BTreeMap<&str, BTreeSet<(String, u16)>> = BTreeMap::new();
        let mut ends: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        let mut known: BTreeMap<String, Vec<MethodBranches>> = BTreeMap::new();
        let taken: BTreeSet<&BranchTaken> = self.shown.iter().flat_map(|(_, shown)| &shown.taken).collect();
        for (target, shown) in &self.shown {
            for (reason, count) in &shown.left_out {
                *left_out.entry(reason.clone()).or_default() += count;
            }
            for Lost { thing, reason } in &shown.lost {
                match thing {
                    // Tests of another target come along there.
                    Thing::Branch(branch) if taken.contains(branch) => {}
                    Thing::Branch(branch) => {
                        places.entry(reason).or_default().extend(place_of(session, &mut known, branch));
                    }
                    Thing::Outcome(outcome) => drop(ends.entry(reason).or_default().insert(end_of(target, outcome))),
                }
            }
        }
        for (reason, times) in &left_out {
            let _ = writeln!(text, "  no test for {}: {reason}", counted(*times, "path"));
            let lines = places.get(reason.as_str()).map(by_file).unwrap_or_default();
            if !lines.is_empty() {
                let _ = writeln!(text, "    branches that no test takes: {}", named(&lines));
            }
            if let Some(ends) = ends.get(reason.as_str()) {
                let ends: Vec<String> = ends.iter().cloned().collect();
                let _ = writeln!(text, "    endings that no test shows: {}", named(&ends));
            }
            if let Some(help) = help_for(reason) {
                let _ = writeln!(text, "    help: {help}");
            }
        }
    }
}

/// Where a branch is: the file, and the line.
fn place_of(
    session: &mut Session,
    known: &mut BTreeMap<String, Vec<MethodBranches>>,
    branch: &BranchTaken,
) -> Option<(String, u16)> {
    let class = branch.method.class.to_string();
    let methods = known.entry(class.clone()).or_insert_with(|| session.branches_of(&class).unwrap_or_default());
    let method = methods.iter().find(|method| method.method == branch.method)?;
    let line = method.sites.iter().find(|site| site.offset == branch.offset)?.line?;
    let found = session.source_file(&class).and_then(|file| Some(file.file_name()?.to_string_lossy().into_owned()));
    let simple = class.rsplit('.').next().and_then(|name| name.split('$').next()).unwrap_or(&class);
    Some((found.unwrap_or_else(|| format!("{simple}.java")), line))
}

/// `Name.java:10, 13`.
fn by_file(places: &BTreeSet<(String, u16)>) -> Vec<String> {
    let mut found: Vec<(&str, Vec<String>)> = Vec::new();
    for (file, line) in places {
        match found.last_mut() {
            Some((known, lines)) if known == file => lines.push(line.to_string()),
            _ => found.push((file, vec![line.to_string()])),
        }
    }
    found.into_iter().map(|(file, lines)| format!("{file}:{}", named(&lines))).collect()
}

/// How a path ends, as people say it; parameters that are to blame are none of it.
fn end_of(target: &Target, outcome: &str) -> String {
    let outcome = outcome.split(" for [").next().unwrap_or(outcome);
    format!("{target} with {outcome}")
}

fn named(all: &[String]) -> String {
    match all.len().checked_sub(MOST_NAMED) {
        None | Some(0) => all.join(", "),
        Some(more) => format!("{} and {more} more", all[..MOST_NAMED].join(", ")),
    }
}

/// What would make a test possible.
fn help_for(reason: &str) -> Option<&'static str> {
    if reason.starts_with("no call was found that makes the record ") {
        return Some(
            "its constructor takes none of the values that were tried for components that paths leave open: say which it takes, as \
             `//@ invariant …;` in the record or @NonNull on a component, or give it a static factory method without parameters",
        );
    }
    let lacks_maker = ["an object of ", "a constant of the enum "].iter().any(|begin| reason.starts_with(begin));
    lacks_maker
        .then_some("a class that has a constructor or a static factory method for tests to call makes it possible")
}

#[cfg(test)]
mod tests {
    use super::{by_file, help_for};

    #[test]
    fn places_are_told_file_by_file() {
        let places = [("A.java", 3), ("A.java", 12), ("B.java", 1)].map(|(file, line)| (file.to_owned(), line));
        assert_eq!(by_file(&places.into()), ["A.java:3, 12", "B.java:1"]);
    }

    #[test]
    fn there_is_help_where_something_can_be_done() {
        assert!(help_for("no call was found that makes the record a.B").is_some());
        assert!(help_for("what is wrong with it cannot be seen from outside").is_none());
    }
}
