//! Linking: loaded classes, their hierarchy, layouts and dispatch tables, and the resolution of symbolic references.

pub mod access;
mod arrays;
mod class;
mod hierarchy;
mod load;
mod resolve;
mod tables;

pub(crate) use class::Body;
pub use class::{Class, ClassKind, Field, FieldPlace, Loader, Method};
pub(crate) use load::add_slot;
pub use load::{Program, Trouble};
pub use resolve::{Call, ResolvedMethod};
