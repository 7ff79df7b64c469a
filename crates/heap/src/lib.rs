//! The heap room: values, objects, symbols, and how all of it goes back.
//!
//! Input: reads and writes by the interpreter, and decisions about symbols. Output: values, and for a symbol that is
//! about to be used the list of what it may be. Every symbolic object has two planes: `initial`, the fields as they were
//! when the method was entered, and `current`. The three initialization algorithms of the papers are in [`init`]; they
//! differ only in how much of a reference is decided when it is first read.
//!
//! Changes go through a trail: [`Heap::mark`] and [`Heap::undo`] bring the heap back to any earlier point of the path.
//!
//! This room must not know bytecode or solvers. Terms are made here only as fresh unknowns.

mod accumulator;
mod assigned;
mod before;
mod body;
mod bounds;
mod calls;
mod collect;
mod context;
pub mod filter;
mod heap;
pub mod init;
mod joined;
mod planes;
mod resolve;
mod room;
mod slot;
mod symbols;
mod text;
mod trail;
mod types;
mod value;

pub use accumulator::{Accumulator, ForgottenElements, Touched, Untouched};
pub use assigned::Assigned;
pub use body::Body;
pub use bounds::{Bounds, DRIVER};
pub use collect::Roots;
pub use context::{Birth, CallByContract, CallPart, Context, Region, Version};
pub use heap::{Heap, Object};
pub use resolve::{Candidates, Fresh, Place};
pub use slot::Slot;
pub use symbols::{Belongs, Knowledge, Origin, Parts, Ranked, Symbol, SymbolicObject};
pub use text::{Piece, Text};
pub use trail::Mark;
pub use types::{Split, TypeSetId, TypeSets};
pub use value::{Number, ObjectId, SymbolId, Value, narrow};
