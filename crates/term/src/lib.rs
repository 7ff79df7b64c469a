//! The term room: what is known about a value that has no concrete value yet.
//!
//! Input: operations on earlier terms, through the constructors of [`Terms`]. Output: a [`TermId`] that stands for the
//! result. Equal terms have equal ids. A constructor simplifies before it stores; every rewrite is exact for Java's
//! wrapping, masking and saturating arithmetic, so a term and what it was built from evaluate alike under every
//! assignment that respects the symbols' ranges.
//!
//! The store goes back: [`Terms::mark`] and [`Terms::release`] drop what was created in between, in the order of a
//! depth-first search. An id that was released may be given to another term later; whoever keeps something per term
//! compares [`Terms::birth`], which is never given twice.
//!
//! This room must not know the JVM's classes, heaps or solvers. What it takes from Java is arithmetic alone: bit-vectors
//! of 8, 16, 32 and 64 bits, `float` and `double` with one NaN (Java never promises to keep a NaN's payload).

pub mod arithmetic;
mod build;
mod evaluate;
mod java;
mod node;
mod parse;
mod range;
mod sort;
mod store;
mod text;
mod value;

pub use evaluate::{Evaluator, evaluate};
pub use java::{java, java_char, java_double, java_float};
pub use node::{Binary, Node, SymbolId, TermId, Unary};
pub use parse::{ParseError, parse};
pub use range::{Range, of_node as range_of_node};
pub use sort::{Sort, Width};
pub use store::{Mark, Symbol, Terms};
pub use text::text;
pub use value::Value;
