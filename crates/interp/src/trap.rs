//! Why an instruction did not simply go on to the next one.

use crate::symbolic::{Bound, Violation};
use heap::ObjectId;
use program::{ClassId, LinkError, MethodId, ProgramError, Trouble};

/// What interrupts an instruction.
#[derive(Debug)]
pub enum Trap {
    /// A Java exception.
    Throw(ObjectId),
    /// A Java exception of the machine's own making, not made yet.
    Raise(Raise),
    /// A class must be initialized first; the instruction then runs again.
    Initialize(ClassId),
    /// The closed world lacks a class that the code asks for: one of the JDK, an array, or one whose constants it reads.
    Consider(ClassId),
    /// A path looks for the first time into an object of the JDK: what its spec says has to be assumed first; the instruction
    /// then runs again.
    Admit(ObjectId),
    /// A method is called that nobody implements, and nobody has said whether it has a contract.
    NeedsContract(MethodId),
    /// There are several ways to go on; they lie ready.
    Choose,
    /// The path ends here.
    End(PathEnd),
    /// The run ends here.
    Stop(Box<Stop>),
}

/// A Java exception by class and message.
#[derive(Debug)]
pub struct Raise {
    pub class: &'static str,
    pub message: Option<String>,
}

/// Why a run ended before the program did.
#[derive(Debug, Clone)]
pub enum Stop {
    /// The program called `System.exit`.
    Exit(i32),
    /// Something that Kukang does not support: what, and where it was used.
    Unsupported { what: String, at: String },
    /// A class file or other input is broken.
    Input(ProgramError),
    /// Code that a verifier would refuse: what is wrong, and where.
    Unverifiable { what: String, at: String },
    /// The path violates what it must satisfy.
    Violated(Violation),
}

/// Why a path ends of which nothing more is to be said. Most paths end so, and a word must do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathEnd {
    /// `Kukang.assume` of something that does not hold on the path.
    AssumedAway,
    /// A bound forbids to go on.
    Bounded(Bound),
    /// No solver could tell whether the path is feasible.
    Undecided,
    /// The path turned out to be infeasible.
    Infeasible,
    /// The run was interrupted from outside.
    Interrupted,
}

impl Trap {
    pub fn raise(class: &'static str, message: impl Into<String>) -> Trap {
        Trap::Raise(Raise { class, message: Some(message.into()) })
    }

    pub fn raise_plain(class: &'static str) -> Trap {
        Trap::Raise(Raise { class, message: None })
    }

    pub fn null_pointer() -> Trap {
        Trap::raise_plain("java/lang/NullPointerException")
    }

    /// The place is filled in by the machine, which knows it.
    pub fn unsupported(what: impl Into<String>) -> Trap {
        Trap::Stop(Box::new(Stop::Unsupported { what: what.into(), at: String::new() }))
    }

    pub fn unverifiable(what: impl Into<String>) -> Trap {
        Trap::Stop(Box::new(Stop::Unverifiable { what: what.into(), at: String::new() }))
    }
}

impl From<Trouble> for Trap {
    fn from(trouble: Trouble) -> Trap {
        match trouble {
            Trouble::Link(LinkError { kind, message }) => Trap::raise(kind.class_name(), message),
            Trouble::Input(error) => error.into(),
        }
    }
}

impl From<ProgramError> for Trap {
    fn from(error: ProgramError) -> Trap {
        Trap::Stop(Box::new(Stop::Input(error)))
    }
}

impl From<program::class_file::Malformed> for Trap {
    fn from(malformed: program::class_file::Malformed) -> Trap {
        Trap::unverifiable(malformed.0)
    }
}
