//! The seam for heap filters: rooms that can tell from a partial heap that it never becomes a valid one.
//!
//! A filter is asked after every materialization and takes part in going back. Filters can be stacked; one objection is
//! enough.

use crate::heap::Heap;
use crate::value::{ObjectId, SymbolId};

/// What a filter says about a partial heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opinion {
    /// It can still become valid, as far as the filter knows.
    Possible,
    /// It cannot, for this reason.
    Impossible(String),
    /// A companion method, named as a target, has to be run to find out.
    Ask(String),
}

pub trait Filter {
    /// A symbol was just resolved to an object, or to null.
    fn materialized(&mut self, heap: &Heap, symbol: SymbolId, object: Option<ObjectId>) -> Opinion;

    /// A choice point was passed; `undo` with the same number comes back to it.
    fn mark(&mut self) -> usize;

    fn undo(&mut self, mark: usize);
}
