//! The decide room: is this set of terms satisfiable, and by which values of the symbols.
//!
//! Input: boolean terms, pushed one by one along a path, and questions whether one more could hold. Output: a
//! [`Verdict`] (Sat, Unsat, or Unknown with a reason) and, after Sat, a witness. The answer comes from the first layer
//! that knows; [`chain`] names their order. Going back along the path costs what was pushed since.
//!
//! This room must not know the heap. It knows terms, and how long it may think.

pub mod cache;
pub mod chain;
pub mod circuit;
mod counters;
pub mod enumerate;
mod fact;
mod guess;
mod interrupt;
pub mod interval;
pub mod order;
pub mod slice;
pub mod smt;
mod verdict;

pub use chain::{Config, Decider, Mark, Sides};
pub use counters::Counters;
pub use interrupt::Interrupt;
pub use verdict::{Model, Unknown, Verdict};
