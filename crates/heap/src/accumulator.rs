//! Arrays as accumulators (2011, section 3.1 "Handling arrays", and the IALOAD and IASTORE rules of figures 6 and 7).
//!
//! Nothing is known of such an array but its length, the indices that were touched so far, and their values. Any two
//! touched indices differ on the path, and all of them lie within the bounds; whoever adds one has assumed so.

use crate::context::Version;
use crate::slot::Slot;
use program::{ClassId, Kind};

#[derive(Debug, Clone, PartialEq)]
pub struct Accumulator {
    /// What the elements are.
    pub holds: Kind,
    /// An int, or the term of one.
    pub length: Slot,
    pub untouched: Untouched,
    pub touched: Vec<Touched>,
    /// What calls by contract may have assigned to, in their order; this concerns indices that were not touched by then.
    pub forgotten: Vec<ForgottenElements>,
}

/// Elements that a call by contract may have assigned to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ForgottenElements {
    pub version: Version,
    /// The first and the last index, each an int or the term of one; all elements if there are none.
    pub range: Option<(Slot, Slot)>,
}

/// What an index that was never touched holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Untouched {
    /// Nobody knows: the array is of the input.
    Unknown,
    /// This, in an array made by the code.
    Value(Slot),
    /// An array that nobody else has seen, in an array of several dimensions made by the code.
    Nested { class: ClassId, lengths: Box<[Slot]> },
}

/// An element of an accumulator that somebody has read or written.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Touched {
    /// An int, or the term of one.
    pub index: Slot,
    pub current: Slot,
    /// The value when the method was entered: unread if nobody asked before it was written.
    pub initial: Slot,
}

impl Accumulator {
    /// An array of which nothing is known but its length.
    pub fn unknown(holds: Kind, length: Slot) -> Accumulator {
        Accumulator { holds, length, untouched: Untouched::Unknown, touched: Vec::new(), forgotten: Vec::new() }
    }

    /// An array that the code has made, full of default values.
    pub fn made(holds: Kind, length: Slot) -> Accumulator {
        let default = Slot::from(crate::value::Value::default_of(holds));
        Accumulator { holds, length, untouched: Untouched::Value(default), touched: Vec::new(), forgotten: Vec::new() }
    }

    /// An array that the code has made, full of new arrays of a class, each with these lengths.
    pub fn nested(length: Slot, class: ClassId, lengths: &[Slot]) -> Accumulator {
        let untouched = Untouched::Nested { class, lengths: lengths.into() };
        Accumulator { holds: Kind::Reference, length, untouched, touched: Vec::new(), forgotten: Vec::new() }
    }

    /// Whether the code has made the array.
    pub fn was_made(&self) -> bool {
        self.untouched != Untouched::Unknown
    }

    pub fn size(&self) -> usize {
        size_of::<Accumulator>() + self.touched.len() * size_of::<Touched>()
    }
}
