//! How a path can end, beyond what ends a plain run, and what is counted on the way.

use crate::exception::TraceEntry;
use crate::machine::Machine;
use crate::trap::{PathEnd, Stop, Trap};
use decide::Unknown;
use heap::ObjectId;
use program::ClassId;
use std::collections::BTreeSet;

/// A bound that cut a path short.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Bound {
    /// The chain of materializations would get too long.
    K,
    /// There would be too many objects of a type.
    N,
    /// Too many elements of an array would be touched.
    Elements,
    /// A loop ran too often without initializing anything.
    Loop,
    /// Too many calls are nested.
    Call,
}

impl Bound {
    pub const ALL: [Bound; 5] = [Bound::K, Bound::N, Bound::Elements, Bound::Loop, Bound::Call];

    pub fn describe(self) -> &'static str {
        match self {
            Bound::K => "the k-bound",
            Bound::N => "the n-bound",
            Bound::Elements => "the bound on touched array elements",
            Bound::Loop => "the loop bound",
            Bound::Call => "the call bound",
        }
    }
}

/// What a path violates.
#[derive(Clone, Debug)]
pub struct Violation {
    pub kind: ViolationKind,
    /// The calls that led there, innermost first, as `pkg.Class.method(File.java:12)`.
    pub trace: Vec<Place>,
}

/// A place in the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// `pkg.Class.method(File.java:12)`.
    pub text: String,
    pub class: String,
    pub method: String,
    pub file: Option<String>,
    pub line: Option<u32>,
    /// Whether the place is in the user's code rather than the JDK's.
    pub is_users: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ViolationKind {
    /// An exception or error that the method does not declare.
    Exception { class: String, message: Option<String> },
    /// A failed `assert`.
    Assertion { message: Option<String> },
    /// A failed `Kukang.check`.
    Check,
    /// An invariant that does not hold when the method ends.
    Invariant,
    /// An invariant that threw an exception instead of answering.
    InvariantThrew { class: String, message: Option<String> },
}

/// What is counted beside paths. Kept per run; a worker that replays a prefix does not count.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub counts: Counts,
    /// Why the solvers had no answer.
    pub undecided: BTreeSet<String>,
    /// Types that came up and that no class on the class path implements.
    pub unimplemented: BTreeSet<ClassId>,
    /// Nothing is counted while a prefix is replayed.
    pub silent: bool,
}

/// The numbers of a tally.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Conditions of `assume` that could also have been false.
    pub assumed_away: u64,
    /// Alternatives that each bound forbade, in the order of [`Bound::ALL`].
    pub bounded: [u64; 5],
}

impl Tally {
    pub fn cut(&mut self, bound: Bound) {
        if !self.silent {
            self.counts.bounded[bound as usize] += 1;
        }
    }

    /// How a path ends that nobody could decide about.
    pub fn undecided(&mut self, reason: &Unknown) -> PathEnd {
        if *reason == Unknown::Interrupted {
            return PathEnd::Interrupted;
        }
        if !self.silent {
            self.undecided.insert(reason.to_string());
        }
        PathEnd::Undecided
    }

    pub fn assumed(&mut self) {
        if !self.silent {
            self.counts.assumed_away += 1;
        }
    }
}

impl Machine {
    /// The end of a path whose condition does not hold.
    pub(crate) fn failed_check(&self) -> Trap {
        let trace = self.current_trace().into_iter().map(|entry| self.place(entry)).collect();
        Trap::Stop(Box::new(Stop::Violated(Violation { kind: ViolationKind::Check, trace })))
    }

    /// What an exception that nobody declared violates.
    pub fn violation_by(&self, exception: ObjectId) -> Violation {
        let class = self.program.class(self.class_of(exception));
        let message = match self.field(exception, "detailMessage") {
            heap::Value::Object(text) => Some(self.string_text(text)),
            _ => None,
        };
        let name = class.java_name();
        let message = message
            .or_else(|| (name == "java.lang.NullPointerException").then(|| self.null_message(exception)).flatten());
        let kind = match &*name {
            "java.lang.AssertionError" => ViolationKind::Assertion { message },
            _ => ViolationKind::Exception { class: name, message },
        };
        let trace = self.trace_of(exception).into_iter().map(|entry| self.place(entry)).collect();
        Violation { kind, trace }
    }

    /// Where something is, taken apart.
    pub(crate) fn place(&self, entry: TraceEntry) -> Place {
        let method = self.program.method(entry.method);
        let class = self.program.class(method.class);
        Place {
            text: self.describe(entry),
            class: class.java_name(),
            method: self.program.text(method.name).to_owned(),
            file: self.program.source_file(entry.method).map(|file| file.to_string()),
            line: u32::try_from(self.line_of(entry)).ok(),
            is_users: class.module.is_none(),
        }
    }
}
