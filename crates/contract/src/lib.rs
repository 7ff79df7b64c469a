//! The contract room: what the code is supposed to do.
//!
//! Input: contract texts, from Java source files (`//@ requires n != null;`) or from the strings of annotations, and the
//! loaded classes that they speak of. Output: what was agreed of each method, class and field ([`Contracts`]), made of
//! syntax trees whose nodes know where they stand, and diagnostics that underline what is wrong. All errors of a text are
//! found, not the first alone, and nothing is quietly ignored.
//!
//! This room must not know search order, nor how a heap is explored. `syntax` and `comments` turn text into data and need no
//! loaded classes; everything else finds out what the names in it mean.

mod agreed;
mod assemble;
pub mod comments;
mod diagnostic;
mod gather;
mod scope;
mod span;
pub mod stated;
pub mod syntax;
mod typing;

pub use agreed::{
    Assigned, BodyStatement, Case, ClassInvariant, Condition, MethodContract, Nullness, Place, Signals, Text, Written,
};
pub use assemble::{Assembled, CONTRACT, assemble, descriptor};
pub use diagnostic::{Code, Diagnostic, Problem, Severity, SourceLine};
pub use gather::{Contracts, Sources, overridden};
pub(crate) use program::near_names;
pub use scope::{Imports, Receiver, Scope};
pub use span::{Located, Position, Span};
pub use typing::{JavaType, Typed, TypedLocation, Wanted, check, check_class, check_location};
