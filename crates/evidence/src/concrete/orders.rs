//! Total orders of which nothing else is known: a rank for each value that was compared.

use super::{Builder, NotConcrete};
use crate::case::Contents;
use heap::{ObjectId, SymbolId};
use interp::Machine;
use interp::symbolic::RankOf;
use program::ClassId;

/// The ranks of a path under its numbers.
pub(super) struct Ranks {
    rows: Vec<(RankOf, i64)>,
}

impl Ranks {
    pub(super) fn of(machine: &Machine, numbers: &[term::Value]) -> Result<Ranks, NotConcrete> {
        let number = |term| match explore::evaluate(machine, numbers, term) {
            heap::Value::Int(number) => i64::from(number),
            _ => 0,
        };
        if let Some((negative, positive)) = machine.comparison_results() {
            if (number(negative), number(positive)) != (-1, 1) {
                return Err(NotConcrete::ComparisonResult);
            }
        }
        let mut rows: Vec<(RankOf, i64)> = Vec::new();
        for row in machine.ranks() {
            let rank = number(row.rank);
            match rows.iter().find(|(known, _)| known.order == row.order && known.value == row.value) {
                Some((_, known)) if *known != rank => return Err(NotConcrete::ChangingOrder),
                Some(_) => {}
                None => rows.push((row, rank)),
            }
        }
        Ok(Ranks { rows })
    }

    /// Whether something was found out about where an unresolved reference is in an order.
    pub(super) fn has(&self, symbol: SymbolId) -> bool {
        self.rows.iter().any(|(row, _)| row.value == heap::Value::Symbol(symbol))
    }

    /// The class of what has a place in the natural order, if the code has taken some of it for numbers.
    pub(super) fn number(&self, machine: &Machine) -> Option<ClassId> {
        let natural = self.rows.iter().filter(|(row, _)| row.order.is_none());
        natural.filter_map(|(row, _)| machine.number_of_order(row.value)).next()
    }

    /// The place of a value in its natural order.
    pub(super) fn natural(&self, value: heap::Value) -> Option<i64> {
        self.rows.iter().find(|(row, _)| row.order.is_none() && row.value == value).map(|(_, rank)| *rank)
    }
}

impl Builder<'_> {
    /// Says what comparators compare.
    pub(super) fn fill_orders(&mut self) -> Result<(), NotConcrete> {
        let comparators: Vec<(ObjectId, heap::Value, i64)> = self
            .ranks
            .rows
            .iter()
            .filter_map(|(row, rank)| row.order.map(|comparator| (comparator, row.value, *rank)))
            .collect();
        for (comparator, value, rank) in comparators {
            let value = match value {
                heap::Value::Object(object) if !self.places.contains_key(&object) => {
                    return Err(NotConcrete::OrderOfNew);
                }
                heap::Value::Symbol(symbol) if !self.chosen.contains_key(&symbol) => {
                    return Err(NotConcrete::OrderOfNew);
                }
                known => self.value(known, program::Kind::Reference)?,
            };
            let Some(&place) = self.places.get(&comparator) else { return Err(NotConcrete::OrderOfNew) };
            let Contents::Order(pairs) = &mut self.objects[place].contents else {
                return Err(NotConcrete::OrderOfNew);
            };
            let known = pairs.iter().find(|(known, _)| *known == value).map(|(_, rank)| *rank);
            match known {
                Some(known) if known != rank => return Err(NotConcrete::ChangingOrder),
                Some(_) => {}
                None => pairs.push((value, rank)),
            }
        }
        Ok(())
    }
}
