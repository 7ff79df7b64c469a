//! Linking: loaded classes, their hierarchy, layouts and dispatch tables, and the resolution of symbolic references.

pub mod access;
mod arrays;
mod class;
mod hierarchy;
mod load;
mod members;
mod permission;
mod resolve;
mod tables;

pub(crate) use class::Body;
pub use class::{Class, ClassKind, Field, FieldPlace, Loader, Method};
pub use load::{Program, Trouble};
pub(crate) use members::add_slot;
pub use resolve::{Call, ResolvedMethod};
