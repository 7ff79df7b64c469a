//! Identity hash codes that a path has asked for.
//!
//! Nobody who calls methods can choose them, so tests are out of the question. A replay writes those of the input's objects into
//! their headers; what the call itself makes, and what was there before, has whatever the machine gives it.

use super::{Builder, NotConcrete};
use crate::case::{Contents, Value};
use heap::{ObjectId, Origin};
use interp::Machine;
use term::SymbolId;

/// The objects whose identity hash codes the path depends on. Those that are unknowns come with their symbols.
fn asked(machine: &Machine) -> impl Iterator<Item = (ObjectId, Option<SymbolId>)> + '_ {
    let heap = &machine.heap;
    let unknown = heap.unknowns().iter().enumerate().filter_map(|(place, origin)| match *origin {
        Origin::Hash { object } => Some((object, Some(SymbolId(place as u32)))),
        _ => None,
    });
    let fixed = heap.objects_of_path().chain(heap.older_hashed()).filter(|&object| heap.get(object).hash != 0);
    unknown.chain(fixed.map(|object| (object, None)))
}

/// Whether a path depends on any.
pub(super) fn are_asked(machine: &Machine) -> bool {
    asked(machine).next().is_some()
}

impl Builder<'_> {
    /// The identity hash codes of the input's objects, by their places.
    pub(super) fn hashes(&self) -> Result<Vec<(usize, i32)>, NotConcrete> {
        let machine = self.machine;
        let found = asked(machine).map(|(object, symbol)| {
            let place = self.places.get(&object).filter(|_| machine.heap.symbolic(object).is_some());
            let place = *place.ok_or(NotConcrete::OtherHashCode)?;
            // Some are not made anew for each case, or are looked up by their hash codes where they are made.
            if matches!(self.objects[place].contents, Contents::Constant { .. } | Contents::Ranked(_)) {
                return Err(NotConcrete::OtherHashCode);
            }
            let hash = match symbol {
                Some(symbol) => self.int_of(symbol),
                None => machine.heap.get(object).hash,
            };
            Ok((place, hash))
        });
        found.collect()
    }

    fn int_of(&self, symbol: SymbolId) -> i32 {
        let symbolic = self.machine.symbolic().expect("paths have symbols");
        let term = symbolic.terms.symbol_info(symbol).term;
        match super::number(
            explore::evaluate(self.machine, &self.numbers, term),
            program::Kind::Base(program::BaseType::Int),
        ) {
            Value::Int(hash) => hash,
            other => unreachable!("an int is {other:?}"),
        }
    }
}
