//! The explore room: every path of a target, up to the bounds.
//!
//! Input: a [`Source`] of classes, the name of a target, a [`Config`]. Output: a [`Report`]. The search goes depth first
//! over one mutable state per worker; a path is a list of choices, and workers hand each other such lists, never states.
//!
//! This room must not know output formats, nor what instructions do.

mod agreements;
mod branches;
mod clauses;
mod config;
mod cut;
mod declaration;
mod driver;
mod error;
mod face;
mod help;
mod initial;
mod kept;
mod message;
mod missing;
mod names;
mod open;
mod outcome;
mod path;
mod picture;
mod problems;
mod refused;
mod report;
mod search;
mod session;
mod small;
mod states;
mod step;
mod target;
mod violation;
mod work;
mod worker;

pub use branches::{BranchSite, BranchTaken, MethodBranches, MethodPlace};
pub use config::Config;
pub use cut::{Cut, CutPath, Cycle};
pub use driver::{About, Clause, ClauseKind, Driver, Promise};
pub use error::Error;
pub use face::Face;
pub use heap::init::Strategy;
pub use interp::symbolic::Place;
pub use message::known_text;
pub use missing::remedy;
pub use open::{MethodChoice, Runs};
pub use outcome::Outcome;
pub use path::{PathDescription, PathEnding, RETURNED, describe_path};
pub use picture::evaluate;
pub use picture::{HeapPicture, PicturedObject, Plane, Shown};
pub use report::{EndedEarly, Guarantee, KEPT_VIOLATIONS, Lines, PathCounts, Queries, Report, Verdict, Violation};
pub use search::{MethodEnd, PathView};
pub use session::{Monitor, Precondition, Replayed, Session, Source};
pub use small::{Numbers, model as readable_numbers};
pub use step::Decision;
pub use target::{Target, in_short};
pub use violation::choices_text;
