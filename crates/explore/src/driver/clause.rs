//! The conditions that a driver evaluates, by number, in words.

use crate::violation::name_of;
use contract::stated::Stated;
use program::Type;
use std::fmt;
use std::sync::Arc;

/// A condition of a contract.
#[derive(Clone, PartialEq, Debug)]
pub struct Clause {
    pub kind: ClauseKind,
    /// As it was written.
    pub text: String,
    pub file: String,
    /// If it is known.
    pub line: Option<u32>,
    /// The condition itself, if it can be written in Java again.
    pub stated: Option<Arc<Stated>>,
    pub about: About,
    /// The exceptions that the condition of a `signals` clause is about.
    pub exception: Option<Type>,
}

/// What `this` is in a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// What the method is called on, or for a constructor the new object.
    Call,
    /// An argument, by its place among the parameters of the driver.
    Parameter(usize),
    Result,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClauseKind {
    Invariant,
    /// The same before and after a call by contract, with where it must hold.
    InvariantAt(String),
    Requires,
    /// The same of a method that is called, by its name.
    RequiresOf(String),
    Ensures,
    Signals,
    /// The exceptions that there may be.
    SignalsOnly,
    Assignable,
    /// A parameter, by its name, that must not be null.
    NonNull(String),
    NonNullResult,
    FreshResult,
    /// A case that says that the method throws.
    Throws,
    Assert,
    Assume,
}

impl Clause {
    /// A clause without a condition of its own.
    pub(crate) fn new(kind: ClauseKind, text: String, file: String, line: Option<u32>) -> Clause {
        Clause { kind, text, file, line, stated: None, about: About::Call, exception: None }
    }

    /// The code and the words for a path on which it does not hold; what was thrown, if that is known, is what a `signals` clause was
    /// asked about.
    pub fn failure(&self, thrown: Option<&str>) -> (&'static str, String) {
        let Clause { text, .. } = self;
        match &self.kind {
            ClauseKind::Invariant => ("K004", format!("the invariant `{text}` does not hold after the method")),
            ClauseKind::InvariantAt(place) => ("K017", format!("the invariant `{text}` does not hold {place}")),
            ClauseKind::Requires => ("K009", format!("the precondition `{text}` does not hold")),
            ClauseKind::RequiresOf(method) => ("K009", format!("the precondition `{text}` of {method} does not hold")),
            ClauseKind::Ensures => ("K010", format!("the postcondition `{text}` does not hold")),
            ClauseKind::Signals => {
                let thrown = thrown.unwrap_or("an exception");
                ("K011", format!("{thrown} is thrown although `{text}` does not hold"))
            }
            ClauseKind::SignalsOnly => ("K001", format!("an exception is thrown that `{text}` does not allow")),
            ClauseKind::Assignable => ("K008", format!("something is assigned to that `{text}` does not allow")),
            ClauseKind::NonNull(name) => ("K009", format!("null is given for {name}, which must not be null")),
            ClauseKind::NonNullResult => ("K012", "the result is null, which it must not be".to_owned()),
            ClauseKind::FreshResult => ("K013", "the result is no new object, which it must be".to_owned()),
            ClauseKind::Throws if text.is_empty() => {
                ("K014", "the method returns although its `exceptional_behavior` says that it throws".to_owned())
            }
            ClauseKind::Throws => ("K014", format!("the method returns although it must throw where `{text}` holds")),
            ClauseKind::Assert => ("K002", format!("the assertion `{text}` does not hold")),
            ClauseKind::Assume => ("K009", format!("the assumption `{text}` does not hold")),
        }
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Clause { text, file, line, .. } = self;
        let what = match &self.kind {
            ClauseKind::Invariant | ClauseKind::InvariantAt(_) => "the invariant",
            ClauseKind::Requires | ClauseKind::RequiresOf(_) => "the precondition",
            ClauseKind::Ensures => "the postcondition",
            ClauseKind::Signals => "the exceptional postcondition",
            ClauseKind::Assert => "the assertion",
            ClauseKind::Assume => "the assumption",
            _ => "",
        };
        let space = if what.is_empty() { "" } else { " " };
        let line = line.map_or_else(String::new, |line| format!(":{line}"));
        write!(out, "{what}{space}`{text}` ({}{line})", name_of(file))
    }
}
