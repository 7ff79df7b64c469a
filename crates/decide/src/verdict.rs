//! What a layer says about a set of constraints.

use std::fmt;

use term::{Evaluator, SymbolId, TermId, Terms, Value};

/// The answer to "can these hold together". Unknown never turns into either of the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<M = ()> {
    /// They can; a layer on its own says by which values.
    Sat(M),
    Unsat,
    Unknown(Unknown),
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// The layer does not deal with such terms.
    Beyond(&'static str),
    /// The layer's budget is used up.
    Budget(String),
    /// There is no answering solver; says what to do.
    Solver(String),
    /// Somebody wants the run to end.
    Interrupted,
}

impl fmt::Display for Unknown {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unknown::Beyond(what) => write!(out, "{what} cannot be decided here"),
            Unknown::Budget(message) | Unknown::Solver(message) => out.write_str(message),
            Unknown::Interrupted => out.write_str("interrupted"),
        }
    }
}

/// Values of the symbols that some constraints are about; all others are free.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model(pub Vec<(SymbolId, Value)>);

impl Model {
    /// As an assignment of all symbols of the store, those that are not in the model at their default.
    pub fn assignment(&self, terms: &Terms) -> Vec<Value> {
        let mut values: Vec<Value> =
            (0..terms.symbol_count() as u32).map(|index| terms.default_value(SymbolId(index))).collect();
        for &(symbol, value) in &self.0 {
            values[symbol.index()] = value;
        }
        values
    }

    /// Whether all constraints hold, and every symbol is in its range.
    pub fn satisfies(&self, terms: &Terms, constraints: &[TermId]) -> bool {
        let values = self.assignment(terms);
        let mut evaluator = Evaluator::new(terms, &values);
        let in_range = |&(symbol, value): &(SymbolId, Value)| {
            let info = terms.symbol_info(symbol);
            value.is_of(info.sort) && (info.sort.is_float() || info.range.contains(value.0))
        };
        self.0.iter().all(in_range) && constraints.iter().all(|&constraint| evaluator.holds(constraint))
    }
}
