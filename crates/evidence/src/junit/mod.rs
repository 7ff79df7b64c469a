//! JUnit tests from concrete runs: a case as a method that makes the heap, calls, and asserts what is predicted.
//!
//! Input: cases, and the class files that say what source code may do. Output: source files, as text.

mod assertions;
mod body;
mod build;
mod call;
mod classes;
mod constants;
mod effects;
mod expect;
mod generics;
mod lines;
mod literal;
mod names;
mod outcome;
mod rehearsal;
mod reproduce;
mod select;
mod shown;
mod spares;
mod suite;
mod title;
mod trial;
mod values;

pub use body::NoTest;
pub use build::agreed::Ask;
pub use build::suspects::MethodKey;
pub(crate) use build::suspects::instructions;
pub use classes::Classes;
pub(crate) use literal::is_same;
pub use outcome::outcome;
pub use rehearsal::Start;
pub use reproduce::is_about_exception;
pub use select::{Reach, Select, Selected, Selection, Thing};
pub use shown::{Again, Lost, Shown};
pub use suite::{File, Suite, TargetTests, folder_of, is_written_for, write};

use crate::case::Case;

/// Which JUnit the tests are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum JUnit {
    Four,
    #[default]
    Five,
}

/// A case that is to become a test.
#[derive(Clone, Debug)]
pub struct Test {
    pub case: Case,
    /// Other runs of the path, for the case that nobody can make the objects of the first.
    pub others: Vec<Case>,
    /// What holds on the path about the inputs, in Java.
    pub condition: Vec<String>,
    /// What its choices have decided, in the order of the path.
    pub decisions: Vec<explore::Decision>,
}

impl Test {
    /// The same with another run.
    fn with(&self, case: Case) -> Test {
        Test { case, others: Vec::new(), condition: self.condition.clone(), decisions: self.decisions.clone() }
    }
}

/// The first line of every file that this room writes; a file without it is somebody else's.
pub const MARKER: &str = "// Written by Kukang; whoever runs it again for this class replaces the file.";

impl JUnit {
    pub const NAMES: [(JUnit, &'static str); 2] = [(JUnit::Four, "4"), (JUnit::Five, "5")];

    /// The class with the assertions, and the annotations of a test and of what runs before each.
    fn imports(self) -> (&'static str, &'static str, &'static str) {
        match self {
            JUnit::Four => ("org.junit.Assert", "org.junit.Test", "org.junit.Before"),
            JUnit::Five => {
                ("org.junit.jupiter.api.Assertions", "org.junit.jupiter.api.Test", "org.junit.jupiter.api.BeforeEach")
            }
        }
    }
}
