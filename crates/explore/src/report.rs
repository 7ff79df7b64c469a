//! What a check found out, as data. Rooms that print read nothing else.

use crate::cut::Cut;
use crate::picture::{HeapPicture, Shown};
use crate::violation;
use interp::symbolic::{Bound, Gap, Place};
use std::collections::{BTreeMap, BTreeSet};

/// The result of checking one target.
#[derive(Clone, Debug)]
pub struct Report {
    /// `pkg.Class::method(int,Node)`.
    pub target: String,
    pub paths: PathCounts,
    /// Violated paths, in the order of their choices: the first [`KEPT_VIOLATIONS`], and of those that say the same of the
    /// same place the one with the smallest input.
    pub violations: Vec<Violation>,
    /// What is not supported and how many paths needed it.
    pub unsupported: BTreeMap<String, u64>,
    /// Why solvers had no answer, and how often.
    pub unknown: BTreeMap<String, u64>,
    /// The bounds that cut alternatives or paths, in words, and how often.
    pub bounds_hit: BTreeMap<&'static str, u64>,
    /// Where the last resorts, the bounds on loops and calls, have cut paths.
    pub cut: BTreeMap<(Bound, String), Cut>,
    /// Whether the input of some path had an object or array beside `this`, of which a smaller bound would leave less.
    pub has_heap: bool,
    /// Inputs that no bound keeps away and that were left out nevertheless.
    pub gaps: BTreeSet<Gap>,
    /// The lines of the target, and of the lambdas in it, to which no path came, if the target is the program's own.
    pub unreached: Lines,
    /// Classes that were added to the closed world because code asked for them, by internal name. Choices mean
    /// something only in the same world.
    pub world: Vec<String>,
    /// Why the search ended early, if it did.
    pub ended_early: Option<EndedEarly>,
    /// Types that came up and that no class on the class path implements.
    pub unimplemented: Vec<String>,
    /// Class files on the class path that could not be read or loaded, and why: their classes were not considered.
    pub left_out: Vec<String>,
    pub instructions: u64,
    pub queries: Queries,
    pub seconds: f64,
}

/// Some lines of a file, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    pub file: String,
    pub lines: Vec<u16>,
}

/// Violated paths that are kept with all details, beside the smallest ones; the others are only counted.
pub const KEPT_VIOLATIONS: usize = 200;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathCounts {
    pub completed: u64,
    pub violated: u64,
    pub assumed_away: u64,
    pub infeasible: u64,
    pub bounded: u64,
    pub unsupported: u64,
    pub unknown: u64,
}

/// Who answered the questions of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Queries {
    pub total: u64,
    pub smt: u64,
    /// By layer, in the order of the chain: constants, path, model, order, interval, cache, circuit, guess, smt.
    pub by_layer: [(&'static str, u64); 10],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndedEarly {
    /// The time was up.
    Timeout,
    /// As many paths as were asked for.
    MaxPaths,
    /// More memory than was allowed.
    Memory,
    /// Ctrl-C.
    Interrupted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Verified,
    Violated,
    Incomplete,
}

/// What the verdict covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guarantee {
    /// No bound was hit and nothing was left out.
    Complete,
    Bounded,
}

/// A violated path.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// A stable code, `K…`.
    pub code: &'static str,
    /// One line.
    pub message: String,
    /// The message without the numbers that are those of one path.
    pub pattern: String,
    /// Where, in the user's code.
    pub file: Option<String>,
    pub line: Option<u32>,
    /// The calls, innermost first, as `pkg.Class.method(File.java:12)`.
    pub trace: Vec<String>,
    /// The same calls taken apart; the middle of a long trace is left out.
    pub frames: Vec<Place>,
    /// The path, as its choices: `0.2.1`.
    pub choices: String,
    /// What holds on the path about the inputs, in Java, one condition each.
    pub condition: Vec<String>,
    /// What to do about it, if there is something to say.
    pub help: Option<String>,
    pub initial_heap: HeapPicture,
    pub final_heap: HeapPicture,
}

impl Violation {
    /// The file as people read it: its plain name, as in the calls, unless one of these is in another file of that name.
    pub fn shown_file(&self) -> Option<&str> {
        let file = self.file.as_deref()?;
        let plain = violation::name_of(file);
        let package = |frame: &Place| frame.class.rsplit_once('.').map(|(package, _)| package.replace('.', "/"));
        let is_another = |frame: &Place| {
            let folder = file.strip_suffix(plain).map(|folder| folder.trim_end_matches('/'));
            let is_it = |package: String| folder.is_some_and(|folder| folder.ends_with(&package));
            frame.file.as_deref() == Some(plain) && !package(frame).is_none_or(is_it)
        };
        let is_ambiguous = plain.len() < file.len() && self.frames.iter().any(is_another);
        Some(if is_ambiguous { file } else { plain })
    }
}

impl PathCounts {
    /// Those that came to an end of the method or to a violation: the paths of a report's sentences.
    pub fn finished(&self) -> u64 {
        self.completed + self.violated
    }

    /// Those that came to no end: cut, left out or given up.
    pub fn unfinished(&self) -> u64 {
        self.assumed_away + self.infeasible + self.bounded + self.unsupported + self.unknown
    }
}

impl Report {
    pub fn verdict(&self) -> Verdict {
        // Where nothing fulfils what a contract promises, nothing was shown.
        let is_stuck = self.is_void() && self.gaps.iter().any(|gap| matches!(gap, Gap::Promised(_)));
        // Nor where a last resort has cut every path: that says nothing of inputs.
        let is_cut = self.is_void() && !self.cut.is_empty();
        let is_given_up = self.paths.unsupported + self.paths.unknown > 0 || self.ended_early.is_some();
        let incomplete = is_given_up || is_stuck || is_cut;
        if self.paths.violated > 0 {
            Verdict::Violated
        } else if incomplete {
            Verdict::Incomplete
        } else {
            Verdict::Verified
        }
    }

    /// Whether there are inputs that no bound keeps away and that were left out.
    pub fn leaves_out(&self) -> bool {
        !self.gaps.is_empty() || !self.left_out.is_empty() || !self.unimplemented.is_empty()
    }

    /// Whether no path at all reached the end of the method or a violation.
    pub fn is_void(&self) -> bool {
        self.paths.finished() == 0
    }

    pub fn guarantee(&self) -> Guarantee {
        let PathCounts { bounded, unsupported, unknown, .. } = self.paths;
        let whole = bounded + unsupported + unknown == 0 && self.ended_early.is_none();
        // Where no input is left, nothing was shown.
        if whole && !self.leaves_out() && !self.is_void() { Guarantee::Complete } else { Guarantee::Bounded }
    }
}

impl Violation {
    /// How much there is to read: the objects of the input, then the characters of its numbers.
    pub fn size(&self) -> (usize, usize) {
        let heap = &self.initial_heap;
        let fields = heap.objects.iter().flat_map(|object| &object.fields).chain(&heap.roots).map(|(_, value)| value);
        let arrays = heap.objects.iter().filter_map(|object| object.array.as_ref());
        let elements = arrays.flat_map(|(length, elements)| elements.values().chain([length]));
        (heap.objects.len(), fields.chain(elements).map(Shown::length).sum())
    }
}

impl Verdict {
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Verified => "verified",
            Verdict::Violated => "violated",
            Verdict::Incomplete => "incomplete",
        }
    }
}

impl Guarantee {
    pub fn name(self) -> &'static str {
        match self {
            Guarantee::Complete => "complete",
            Guarantee::Bounded => "bounded",
        }
    }
}

impl EndedEarly {
    pub fn describe(self) -> &'static str {
        match self {
            EndedEarly::Timeout => "the time was up",
            EndedEarly::MaxPaths => "the wanted number of paths was reached",
            EndedEarly::Memory => "the memory budget was used up",
            EndedEarly::Interrupted => "it was interrupted",
        }
    }
}

impl std::ops::AddAssign for PathCounts {
    fn add_assign(&mut self, other: PathCounts) {
        self.completed += other.completed;
        self.violated += other.violated;
        self.assumed_away += other.assumed_away;
        self.infeasible += other.infeasible;
        self.bounded += other.bounded;
        self.unsupported += other.unsupported;
        self.unknown += other.unknown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_its_folders_where_another_is_called_so() {
        let frame = |class: &str| Place {
            text: String::new(),
            class: class.to_owned(),
            method: "m".to_owned(),
            file: Some("Part.java".to_owned()),
            line: Some(1),
            is_users: true,
        };
        let shown = |file: &str, classes: &[&str]| {
            let violation = Violation {
                code: "K004",
                message: String::new(),
                pattern: String::new(),
                file: Some(file.to_owned()),
                line: None,
                trace: Vec::new(),
                frames: classes.iter().map(|class| frame(class)).collect(),
                choices: String::new(),
                condition: Vec::new(),
                help: None,
                initial_heap: HeapPicture::default(),
                final_heap: HeapPicture::default(),
            };
            violation.shown_file().map(str::to_owned)
        };
        assert_eq!(shown("Part.java", &["one.Part"]).as_deref(), Some("Part.java"));
        assert_eq!(shown("src/one/Part.java", &["one.Part", "one.Other"]).as_deref(), Some("Part.java"));
        assert_eq!(shown("src/two/Part.java", &["one.Part"]).as_deref(), Some("src/two/Part.java"));
        assert_eq!(shown("src/Part.java", &["Part"]).as_deref(), Some("Part.java"));
    }
}
