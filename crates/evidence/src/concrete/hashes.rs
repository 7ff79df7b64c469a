//! Identity hash codes that a path has asked for.
//!
//! Nobody who calls methods can choose them, so tests are out of the question. A replay writes those of the input's objects into
//! their headers, and for the time of the case those of what static fields hold; what the call itself makes has whatever the
//! virtual machine gives it.

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
    /// The identity hash codes of the input's objects, and of those that static fields hold, by their places.
    pub(super) fn hashes(&mut self) -> Result<Vec<(usize, i32)>, NotConcrete> {
        let machine = self.machine;
        let mut found = Vec::new();
        for (object, symbol) in asked(machine) {
            let place = self.hashed_place(object)?;
            let hash = match symbol {
                Some(symbol) => self.int_of(symbol),
                None => machine.heap.get(object).hash,
            };
            found.push((place, hash));
        }
        Ok(found)
    }

    fn hashed_place(&mut self, object: ObjectId) -> Result<usize, NotConcrete> {
        let machine = self.machine;
        if machine.is_older(object) && !self.places.contains_key(&object) {
            self.reference(object)?;
        }
        let place = *self.places.get(&object).ok_or(NotConcrete::OtherHashCode)?;
        match &self.objects[place].contents {
            // The virtual machine keeps classes by theirs, and ranked objects are looked up by theirs where they are made.
            Contents::Constant { field, .. } if field == "class" => Err(NotConcrete::OtherHashCode),
            Contents::Ranked(_) => Err(NotConcrete::OtherHashCode),
            Contents::Constant { .. } => Ok(place),
            _ if machine.heap.symbolic(object).is_some() => Ok(place),
            _ => Err(NotConcrete::OtherHashCode),
        }
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
