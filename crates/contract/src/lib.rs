//! The contract room: what the code is supposed to do.
//!
//! Input: contract texts, from Java source files (`//@ requires n != null;`) or from the strings of annotations. Output:
//! syntax trees whose nodes know where they stand, each attached to the declaration that it speaks of, and diagnostics that
//! underline what is wrong. All errors of a text are found, not the first alone, and nothing is quietly ignored.
//!
//! This room must not know search order, nor how a heap is explored. The part that is here turns text into data and needs no
//! loaded classes: names are not resolved and types are not checked.

pub mod comments;
mod diagnostic;
mod span;
pub mod syntax;

pub use diagnostic::{Code, Diagnostic, Problem, Severity};
pub use span::{Located, Position, Span};
