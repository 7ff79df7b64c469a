//! Loads at unknown places from tables: arrays of numbers that are older than the path.
//!
//! A choice for each element would be a path for each of the thousands of numbers in which the JDK keeps what it knows of
//! characters. What is there becomes a term instead, if the place depends on one `char`, `short` or `byte` alone.

use super::alternative::{Alternative, Then};
use crate::machine::Machine;
use heap::{Body, ObjectId, Slot};
use term::{TermId, Width};

/// The least length of an array that is read as a table. In shorter ones an index is chosen as in any array.
const TABLE: usize = 64;

impl Machine {
    /// What a table has at an unknown place, as one value.
    pub(super) fn look_up(&mut self, table: ObjectId, place: TermId) -> Option<Slot> {
        if table.0 >= self.heap.first_of_path() {
            return None;
        }
        let symbolic = self.symbolic.as_mut()?;
        let body = &self.heap.get(table).body;
        if body.length()? < TABLE {
            return None;
        }
        let width = match body {
            Body::Bytes(_) | Body::Chars(_) | Body::Shorts(_) | Body::Ints(_) => Width::W32,
            Body::Longs(_) => Width::W64,
            _ => return None,
        };
        let element = |place: term::Value| match body.element(usize::try_from(place.0).ok()?)? {
            heap::Value::Int(value) => Some(i64::from(value)),
            heap::Value::Long(value) => Some(value),
            _ => None,
        };
        let found = symbolic.terms.looked_up(place, width, element)?;
        Some(self.number(found))
    }

    /// The alternatives of such a load.
    pub(super) fn load_looked_up(&mut self, value: Slot, index: TermId, length: TermId) -> Vec<Alternative> {
        let outside = self.outside(index, length);
        let inside = self.symbolic_mut().terms.not(outside);
        let found = Alternative::when(inside, Then::Push { drop: 2, value });
        vec![found, Alternative::when(outside, Then::OutOfBounds { index, length })]
    }
}
