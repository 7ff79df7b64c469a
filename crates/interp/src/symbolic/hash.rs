//! Identity hash codes: any number that HotSpot gives, as far as a program can know.
//!
//! Where the user's own code asks, the answer is an unknown, one for each object. Where code of the JDK asks, which spreads
//! objects over tables and turns addresses into text, an unknown would make a path for every place of a table; the
//! answer is a number of the fixed sequence, and the verdict says so.

use super::chance::Chance;
use super::outcome::Gap;
use crate::frame::Activation;
use crate::machine::Machine;
use heap::{Number, ObjectId, Origin, Value};
use term::{Range, Sort};

/// HotSpot keeps 31 bits of them in an object's header, where 0 says that nobody has asked yet.
const HASHES: Range = Range { low: 1, high: i32::MAX as i64 };

impl Machine {
    /// The identity hash code of an object, the same whoever asks again.
    pub(crate) fn identity_hash(&mut self, object: ObjectId) -> Value {
        if !self.in_path() {
            return Value::Int(self.heap.identity_hash(object));
        }
        let origin = Origin::Hash { object };
        if let Some(place) = self.heap.unknowns().iter().position(|&known| known == origin) {
            let symbol = self.terms().symbol_info(term::SymbolId(place as u32));
            return Value::Term(Number::Int, symbol.term);
        }
        if self.heap.get(object).hash == 0 && self.users_code_asks() {
            self.heap.note_unknown(origin);
            let term = self.symbolic_mut().terms.symbol(Sort::INT, HASHES);
            return Value::Term(Number::Int, term);
        }
        // What a static initializer was given it was given once and for all, and another run gives it something else.
        let is_fixed = self.is_older(object) && self.heap.get(object).hash != 0;
        if is_fixed && self.users_code_asks() && !self.heap.older_hashed().contains(&object) {
            self.note_chance(Chance::Initializer);
        }
        let class = self.program.class(self.heap.class(object));
        if class.id == self.known.object || class.module.is_none() && class.host.is_none() {
            self.note_gap(Gap::HashCodes);
        }
        Value::Int(self.heap.identity_hash(object))
    }

    /// Whether the code that runs is the user's.
    pub(super) fn users_code_asks(&self) -> bool {
        match self.frames.last() {
            Some(Activation::Java(frame)) => self.program.class(frame.code.class).module.is_none(),
            _ => false,
        }
    }
}
