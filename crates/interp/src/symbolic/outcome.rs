//! How a path can end, beyond what ends a plain run, and what is counted on the way.

use super::chance::Chance;
use crate::exception::TraceEntry;
use crate::machine::Machine;
use crate::trap::{PathEnd, Stop, Trap};
use decide::Unknown;
use heap::ObjectId;
use program::{BaseType, ClassId};
use std::collections::BTreeSet;
use term::TermId;

/// A bound that cut a path short.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Bound {
    /// The chain of materializations would get too long.
    K,
    /// Too much would belong to one object, such as the nodes of a list of the JDK.
    Inside,
    /// There would be too many objects of a type.
    N,
    /// Too many elements of an array would be touched.
    Elements,
    /// Too many places of a hash table would be touched.
    Places,
    /// A loop ran too often without initializing anything.
    Loop,
    /// More calls are nested than the user allows.
    Call,
    /// More calls are nested than Java's stack may hold.
    Depth,
}

impl Bound {
    pub const ALL: [Bound; 8] =
        [Bound::K, Bound::Inside, Bound::N, Bound::Elements, Bound::Places, Bound::Loop, Bound::Call, Bound::Depth];

    /// Whether a larger bound on heaps has more inputs.
    pub fn is_of_heaps(self) -> bool {
        matches!(self, Bound::K | Bound::Inside | Bound::N | Bound::Elements | Bound::Places)
    }

    pub fn describe(self) -> &'static str {
        match self {
            Bound::K => "the k-bound",
            Bound::Inside => "the bound on elements of collections",
            Bound::N => "the n-bound",
            Bound::Elements => "the bound on touched array elements",
            Bound::Places => "the bound on places of hash tables",
            Bound::Loop => "the loop bound",
            Bound::Call => "the call bound",
            Bound::Depth => "the depth of calls",
        }
    }
}

/// Inputs that are not among the explored ones, although no bound keeps them away.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Gap {
    /// What this static final field leads to may have changed since its class was initialized.
    Contents(String),
    /// An input may refer to what this static final field leads to.
    Referred(String),
    /// An input may be one of the objects of this class that are older than the call and that it was compared with.
    Identity(String),
    /// What a call by contract gave may be one of the objects of this class that it was compared with.
    Given(String),
    /// A call by contract was given an object before the path has found it to be of this class, whose invariants may look at
    /// what had changed by then.
    FoundLater(String),
    /// No path gets beyond what is assumed of the calls of this method.
    Promised(String),
    /// An input may be of a class of the JDK that is of this type, which the code has asked for.
    Library(String),
    /// An input of a type that orders may be of another class than those of the class path that implement it.
    Orders { of: String, by: Vec<String> },
    /// What has a natural order may be of another class than this, which the code compares it with or casts it to.
    Numbers(String),
    /// Variables of these two types may refer to one object, though no class of the world is of both.
    Shared(String, String),
    /// The initializer of this class fails, so that inputs are not of it, unless one has got out before the failure.
    Uninitializable(String),
    /// The initializer of this class fails, for the first time in the path; it may have failed before.
    FailedBefore(String),
    /// What this class says of its static fields may not hold when it has been initialized; why nobody knows.
    Initially { class: String, why: String },
    /// An input of this class may be one of those of which its invariants do not speak; which these are, in words.
    Limit { class: String, which: String },
    /// An input of this interface may be what a lambda or a method reference of the class path makes.
    Lambdas(String),
    /// A call by contract may throw an exception of a class below this one that nobody has asked for.
    Thrown(String),
    /// The recursion of this method may never end: its own contract stands in for its calls of itself.
    Recursion(String),
    /// The JDK was given fixed identity hash codes.
    HashCodes,
    /// The default locale may be another one.
    Locale,
    /// What this is may differ from run to run or from machine to machine.
    Chance(Chance),
    /// The static initializer of this class depended on such things.
    Drawn(String),
    /// The static initializer of this class changes this, and is taken to have run before the method.
    Changes { class: String, what: String },
    /// The static initializer of this class reads this, which may have changed before.
    Finds { class: String, what: String },
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

/// The message of an exception, of which not all characters may be known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message(pub Vec<Part>);

/// A part of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Text(String),
    /// A number as Java writes one of that type.
    Number(BaseType, TermId),
    Unknown,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ViolationKind {
    /// An exception or error that the method does not declare.
    Exception { class: String, message: Option<Message> },
    /// One that the contract does not allow, by the number of what says so.
    Refused { clause: u32, class: String, message: Option<Message> },
    /// A failed `assert`.
    Assertion { message: Option<Message> },
    /// A failed `Kukang.check`.
    Check,
    /// A condition of the contract or an invariant, by its number, does not hold.
    Condition { clause: u32 },
    /// It threw an exception instead of answering.
    ConditionThrew { clause: u32, class: String, message: Option<Message> },
    /// It assigned to something that was there before it.
    ConditionWrites { clause: u32, what: String },
    /// An assignment that the contract does not admit.
    Assignment { clause: u32, what: String },
    /// A field that is never null is null when the method ends, or where a contract stands in for one that is called.
    NullField { what: String, called: Option<String> },
    /// Regions that are apart are about to be connected: an object is where none of its region belongs.
    Region { usage: RegionUse, what: String, found: String, wanted: String },
    /// An invariant that threw an exception instead of answering.
    InvariantThrew { class: String, message: Option<Message> },
}

/// How an object gets where it does not belong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionUse {
    Stored,
    Given,
    Returned,
}

impl ViolationKind {
    /// What the exception says, if there is one and it says something.
    pub fn message(&self) -> Option<&Message> {
        match self {
            ViolationKind::Exception { message, .. }
            | ViolationKind::Refused { message, .. }
            | ViolationKind::Assertion { message }
            | ViolationKind::ConditionThrew { message, .. }
            | ViolationKind::InvariantThrew { message, .. } => message.as_ref(),
            ViolationKind::Check
            | ViolationKind::Condition { .. }
            | ViolationKind::NullField { .. }
            | ViolationKind::Region { .. }
            | ViolationKind::ConditionWrites { .. }
            | ViolationKind::Assignment { .. } => None,
        }
    }
}

/// What is counted beside paths. Kept per run; a worker that replays a prefix does not count.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub counts: Counts,
    /// Why the solvers had no answer.
    pub undecided: BTreeSet<String>,
    /// Types that came up and that no class on the class path implements.
    pub unimplemented: BTreeSet<ClassId>,
    /// Inputs that came up and were left out.
    pub gaps: BTreeSet<Gap>,
    /// Nothing is counted while a prefix is replayed.
    pub silent: bool,
    /// Nothing is counted up to where the receiver is known, because it was when the receivers were found.
    pub receiving: bool,
}

/// The numbers of a tally.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Conditions of `assume` that could also have been false.
    pub assumed_away: u64,
    /// Alternatives that each bound forbade, in the order of [`Bound::ALL`].
    pub bounded: [u64; Bound::ALL.len()],
}

impl Tally {
    pub fn cut(&mut self, bound: Bound) {
        if !self.silent && !self.receiving {
            self.counts.bounded[bound as usize] += 1;
        }
    }

    /// How a path ends that nobody could decide about.
    pub fn undecided(&mut self, reason: &Unknown) -> PathEnd {
        if *reason == Unknown::Interrupted {
            return PathEnd::Interrupted;
        }
        if !self.silent && !self.receiving {
            self.undecided.insert(reason.to_string());
        }
        PathEnd::Undecided
    }

    pub fn assumed(&mut self) {
        if !self.silent && !self.receiving {
            self.counts.assumed_away += 1;
        }
    }
}

impl Machine {
    /// The end of a path whose condition does not hold.
    pub(crate) fn failed_check(&self) -> Trap {
        let trace = self.current_trace().into_iter().map(|entry| self.place(entry)).collect();
        let kind = self.failed_condition().unwrap_or(ViolationKind::Check);
        Trap::Stop(Box::new(Stop::Violated(Violation { kind, trace })))
    }

    /// Takes note of inputs that are left out.
    pub(crate) fn note_gap(&mut self, gap: Gap) {
        self.symbolic_mut().tally.gaps.insert(gap);
    }

    /// Where the run is, as far as the user's code goes.
    pub fn users_place(&self) -> Option<Place> {
        self.trace_entries().map(|entry| self.place(entry)).find(|place| place.is_users)
    }

    /// Where the run is, in whatever code: conditions of specs run without any of the user's.
    pub fn innermost_place(&self) -> Option<Place> {
        self.trace_entries().next().map(|entry| self.place(entry))
    }

    /// What an exception that nobody declared violates.
    pub fn violation_by(&self, exception: ObjectId) -> Violation {
        let class = self.program.class(self.class_of(exception));
        let name = class.java_name();
        let message = match self.field(exception, "detailMessage") {
            heap::Value::Object(text) => self.message(text),
            heap::Value::Null if name == "java.lang.NullPointerException" => {
                match self.field(exception, "extendedMessageState") {
                    // Somebody has asked for it, or it comes from code that traces leave out, such as a condition's.
                    heap::Value::Int(2) => {
                        self.field(exception, "extendedMessage").as_object().and_then(|text| self.message(text))
                    }
                    _ => self.null_message(exception).map(|text| Message(vec![Part::Text(text)])),
                }
            }
            _ => None,
        };
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
