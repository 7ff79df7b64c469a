//! A report as pages that open from disk: an overview, and a page for each target.
//!
//! Pages are whole in themselves: style sheet and script are in them, nothing is fetched. Paths are chosen while they stream
//! by ([`Selection`]), described afterwards, and drawn here.

mod frame;
mod graph;
mod heading;
mod inline;
mod layout;
mod links;
mod overview;
mod page;
mod path;
mod route;
mod select;
mod shape;
mod site;
mod source;
mod span;
mod svg;
#[cfg(test)]
mod tests;
mod text;
mod tree;

pub use select::{Chosen, Group, Selection};
pub use site::Site;

use explore::{BranchTaken, MethodBranches, PathDescription, Report};
use std::collections::BTreeSet;

/// What the page of a target is made of.
pub struct TargetResult<'a> {
    pub report: &'a Report,
    /// What the verdict covers, in words.
    pub covered: String,
    /// What it does not, and what to do about it.
    pub not_covered: Vec<NotCovered>,
    pub groups: Vec<ShownGroup>,
    /// The branches that some path took which came to an end of the method, and those that only others took.
    pub branches: BTreeSet<BranchTaken>,
    pub begun: BTreeSet<BranchTaken>,
    pub source: Option<SourceText>,
}

/// Something that a verdict does not speak of.
#[derive(Clone, Debug, Default)]
pub struct NotCovered {
    pub what: String,
    /// What to do about it, if there is something.
    pub help: Option<String>,
    /// An input that was left out, drawn as text.
    pub example: Vec<String>,
}

/// Paths that ended in the same way.
pub struct ShownGroup {
    pub group: Group,
    /// How many there were.
    pub count: u64,
    /// Those that are shown.
    pub paths: Vec<PathDescription>,
}

/// The source file of a target.
pub struct SourceText {
    pub name: String,
    pub text: String,
    /// The methods that were compiled from it.
    pub methods: Vec<MethodBranches>,
    /// The lines of the target's own code.
    pub target_lines: Vec<u16>,
}
