//! What can be wrong with a spec class.

use crate::near::near_names;
use std::fmt;

/// One thing that is wrong with a spec class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecError {
    /// The spec class or nested spec class, as Java source names it.
    pub spec: String,
    /// Its source file, and the first line of the method in question.
    pub file: Option<String>,
    pub line: Option<u16>,
    pub what: String,
    /// What to do about it.
    pub help: Option<String>,
}

impl SpecError {
    pub(super) fn new(spec: &str, what: impl Into<String>) -> SpecError {
        SpecError { spec: spec.replace('/', "."), file: None, line: None, what: what.into(), help: None }
    }

    pub(super) fn help(self, help: impl Into<String>) -> SpecError {
        SpecError { help: Some(help.into()), ..self }
    }

    /// Lists the names that may have been meant, if there are any.
    pub(super) fn near<'a>(self, word: &str, candidates: impl IntoIterator<Item = &'a str>) -> SpecError {
        match near_names(word, candidates)[..] {
            [] => self,
            [only] => self.help(format!("did you mean {only}?")),
            ref several => self.help(format!("did you mean one of {}?", several.join(", "))),
        }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "spec class {}", self.spec)?;
        match (&self.file, self.line) {
            (Some(file), Some(line)) => write!(out, " ({file}:{line})")?,
            (Some(file), None) => write!(out, " ({file})")?,
            _ => {}
        }
        write!(out, ": {}", self.what)?;
        self.help.as_ref().map_or(Ok(()), |help| write!(out, "; {help}"))
    }
}

impl std::error::Error for SpecError {}
