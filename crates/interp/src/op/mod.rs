//! The semantics of instructions, a file per family. What needs no machine is a plain function on numbers.

pub mod arithmetic;
pub(crate) mod array;
pub mod compare;
mod constant;
pub mod convert;
mod field;
mod invoke;
mod monitor;
mod object;
mod stack;
