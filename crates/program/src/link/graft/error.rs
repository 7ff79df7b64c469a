//! What can be wrong with a spec class.

use super::attach::Named;
use crate::near::near_names;
use std::collections::BTreeSet;
use std::fmt;

/// How many names are listed of which none is near.
const MOST_LISTED: usize = 6;

/// One thing that is wrong with a spec class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecError {
    /// The spec class or nested spec class, as Java source names it.
    pub spec: String,
    /// Its source file, and the first line of the method in question.
    pub file: Option<String>,
    pub line: Option<u16>,
    /// The field or method of the spec that it is about; the class itself if there is none.
    pub member: Option<Box<SpecMember>>,
    pub what: String,
    /// What to do about it.
    pub help: Option<String>,
}

/// A member of a spec class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpecMember {
    Field(String),
    /// The descriptor has the targets in place of the specs.
    Method {
        name: String,
        descriptor: String,
    },
}

impl SpecMember {
    pub fn name(&self) -> &str {
        match self {
            SpecMember::Field(name) | SpecMember::Method { name, .. } => name,
        }
    }
}

impl SpecError {
    pub(super) fn new(spec: &str, what: impl Into<String>) -> SpecError {
        let (spec, what) = (spec.replace('/', "."), what.into());
        SpecError { spec, file: None, line: None, member: None, what, help: None }
    }

    pub(super) fn of_field(self, name: &str) -> SpecError {
        SpecError { member: Some(Box::new(SpecMember::Field(name.to_owned()))), ..self }
    }

    pub(super) fn of_method(self, named: &Named) -> SpecError {
        let (name, descriptor) = (named.name.clone(), named.descriptor.clone());
        SpecError { member: Some(Box::new(SpecMember::Method { name, descriptor })), ..self }
    }

    pub(super) fn help(self, help: impl Into<String>) -> SpecError {
        SpecError { help: Some(help.into()), ..self }
    }

    /// Lists the names that may have been meant, or all if there are only a few.
    pub(super) fn near<'a>(self, word: &str, candidates: impl IntoIterator<Item = &'a str>) -> SpecError {
        let all: BTreeSet<&str> = candidates.into_iter().collect();
        match near_names(word, all.iter().copied())[..] {
            [] if all.is_empty() || all.len() > MOST_LISTED => self,
            [] => self.help(format!("it has {}", all.into_iter().collect::<Vec<_>>().join(", "))),
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
