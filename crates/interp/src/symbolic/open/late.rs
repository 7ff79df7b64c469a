//! References that turn out to be one object, or null, after pure methods were asked about them.
//!
//! As long as nobody has decided whether two references are the same, calls with them have results of their own. The
//! alternative that decides it assumes what the axioms then say (`relation.rs`), so that the same call had the same
//! result all along. Each call knows which earlier results counted when it was made; what was written since is nothing to
//! the two. Results that are references are held to it when they become something.

use super::super::alternative::{Alternative, Refine};
use super::relation::Known;
use super::renewal::Newness;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Birth, Knowledge, ObjectId, Slot, SymbolId, Value};
use term::TermId;

/// Stands for an object that nobody has seen yet, and so is none of those that there are.
const UNSEEN: Value = Value::Object(ObjectId(u32::MAX));
/// The same for one that the call has not made.
const UNSEEN_OLDER: Value = Value::Object(ObjectId(u32::MAX - 2));
/// Stands for some object, which may be any.
const SOME: Value = Value::Object(ObjectId(u32::MAX - 1));

impl Known {
    /// The call once a symbol has become something.
    fn once(&self, machine: &Machine, symbol: SymbolId, value: Value) -> Known {
        let becomes = |it: Value| if it == Value::Symbol(symbol) { value } else { it };
        let arguments = self.arguments.iter().map(|&it| becomes(it)).collect();
        let newness = match value {
            _ if self.result.value() != Value::Symbol(symbol) => self.newness,
            UNSEEN | SOME => self.newness,
            UNSEEN_OLDER => Newness::Older,
            seen => machine.newness(seen, self.version),
        };
        Known { arguments, result: Slot::from(becomes(self.result.value())), newness, ..*self }
    }
}

impl Machine {
    /// Adds to alternatives what each of them means for results of pure methods.
    pub(crate) fn require_same_results(&mut self, alternatives: &mut [Alternative]) -> Result<(), Trap> {
        if self.symbolic_mut().open.results.is_empty() {
            return Ok(());
        }
        for alternative in alternatives {
            let (symbol, value) = match alternative.refine {
                Refine::Null(symbol) => (symbol, Value::Null),
                Refine::Alias(symbol, object) => (symbol, Value::Object(object)),
                Refine::NotNull(symbol) | Refine::NotNullOf(symbol, _) => (symbol, SOME),
                Refine::Fresh(symbol)
                | Refine::FreshOf(symbol, _)
                | Refine::FreshBorn(symbol, _, Birth::Unknown | Birth::InCall) => (symbol, UNSEEN),
                Refine::FreshInput(symbol)
                | Refine::FreshInputOf(symbol, _)
                | Refine::FreshBorn(symbol, _, Birth::BeforeCall) => (symbol, UNSEEN_OLDER),
                _ => continue,
            };
            let same = self.same_results(symbol, value)?;
            alternative.assume = self.symbolic_mut().terms.and(alternative.assume, same);
        }
        Ok(())
    }

    /// What it means for results of pure methods that a symbol becomes something, beyond what is known already.
    pub(crate) fn same_results(&mut self, symbol: SymbolId, value: Value) -> Result<TermId, Trap> {
        let results = self.symbolic.as_ref().map_or(&[][..], |symbolic| &symbolic.open.results);
        let is_it = Value::Symbol(symbol);
        if !results.iter().any(|known| known.arguments.contains(&is_it) || known.result.value() == is_it) {
            return Ok(TermId::TRUE);
        }
        let mut all = TermId::TRUE;
        for place in 0..results.len() {
            let (method, now) = self.calls_with(place);
            let mentions = |value| now.iter().any(|call| call.arguments.contains(&value));
            let is_asked_about = mentions(is_it) && mentions(value);
            if !is_asked_about && !now.iter().any(|call| call.result.value() == is_it) {
                continue;
            }
            let then: Vec<Known> = now.iter().map(|call| call.once(self, symbol, value)).collect();
            let known = self.axioms(method, &now)?;
            for axiom in self.axioms(method, &then)? {
                if !known.contains(&axiom) {
                    all = self.symbolic_mut().terms.and(all, axiom);
                }
            }
        }
        Ok(all)
    }

    /// Whether two references can be the same: they are, or one of them can still become the other.
    pub(super) fn may_be_one(&self, one: Value, other: Value) -> TermId {
        let may_be = match (one, other) {
            (Value::Symbol(symbol), Value::Null) | (Value::Null, Value::Symbol(symbol)) => {
                self.heap.symbol(symbol).knowledge == Knowledge::MayBeNull
            }
            (Value::Symbol(_), _) | (_, Value::Symbol(_)) => true,
            (SOME, other) | (other, SOME) => other != Value::Null,
            (one, other) => one == other,
        };
        if may_be { TermId::TRUE } else { TermId::FALSE }
    }
}
