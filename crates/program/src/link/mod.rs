//! Linking: loaded classes, their hierarchy, layouts and dispatch tables, and the resolution of symbolic references.

pub mod access;
mod arrays;
mod class;
mod declared;
mod graft;
mod hierarchy;
mod implicit;
mod load;
mod members;
mod mention;
mod permission;
mod resolve;
mod tables;
mod world;

pub(crate) use class::Body;
pub use class::{Class, ClassKind, Field, FieldPlace, Loader, Method};
pub use declared::{Annotated, Variable};
pub use graft::{SpecError, SpecMember};
pub use load::{Program, Trouble};
pub(crate) use members::add_slot;
pub use mention::Mention;
pub use resolve::{Call, ResolvedMethod};
pub use world::World;
