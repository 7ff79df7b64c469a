//! Layer 5: bit-vectors as circuits in one incremental SAT solver.
//!
//! A term is translated once; gates are shared by structure, so a term that was released and built again finds its old
//! gates and all that the solver has learned about them. The constraints of a question are assumptions, so there is
//! nothing to undo. A conflict budget ends hard questions; a limit on the number of gates keeps memory from growing with
//! the number of paths: beyond it the solver starts afresh.

mod arithmetic;
mod gates;
mod translate;

use cadical::Solver;
use gates::Gates;
use term::{Sort, SymbolId, TermId, Terms, Value};

use crate::interrupt::Interrupt;
use crate::slice;
use crate::verdict::{Model, Unknown, Verdict};

/// The solver with the circuits built so far, for the terms of one store.
pub struct Circuit {
    gates: Gates,
    translated: translate::Translated,
    conflicts: i32,
    interrupt: Interrupt,
}

/// Beyond this many gates everything is built anew. The solver assigns every gate before it says Sat, whether the question
/// is about it or not, so what is kept for its own sake costs time as well as memory.
const GATES: usize = 60_000;

impl Circuit {
    /// A solver that gives up after that many conflicts per question.
    pub fn new(conflicts: i32) -> Circuit {
        Circuit::with(conflicts, Interrupt::default())
    }

    /// The same, but others can end its thinking.
    pub fn interrupted_by(self, interrupt: Interrupt) -> Circuit {
        Circuit::with(self.conflicts, interrupt)
    }

    fn with(conflicts: i32, interrupt: Interrupt) -> Circuit {
        let gates = Gates::new(interrupt.clone());
        Circuit { gates, translated: translate::Translated::default(), conflicts, interrupt }
    }

    /// Gives up after that many conflicts per question from now on.
    pub fn limit(&mut self, conflicts: i32) {
        self.conflicts = conflicts;
    }

    /// Whether the constraints can hold together.
    pub fn solve(&mut self, terms: &Terms, constraints: &[TermId]) -> Verdict<Model> {
        if self.interrupt.is_set() {
            return Verdict::Unknown(Unknown::Interrupted);
        }
        let all = terms.reachable(constraints);
        if all.iter().any(|term| terms.sort(*term).is_float()) {
            return Verdict::Unknown(Unknown::Beyond("floating point"));
        }
        if self.gates.count() > GATES {
            *self = Circuit::with(self.conflicts, self.interrupt.clone());
        }
        self.translated.translate(&mut self.gates, terms, &all);
        let symbols = slice::symbols(terms, constraints);
        let mut assumptions: Vec<i32> = Vec::with_capacity(constraints.len() + symbols.len());
        assumptions.extend(constraints.iter().map(|constraint| self.translated.truth(*constraint)));
        assumptions.extend(symbols.iter().map(|symbol| self.translated.in_range(&mut self.gates, terms, *symbol)));
        let solver = self.gates.solver();
        if solver.set_limit("conflicts", self.conflicts).is_err() {
            return Verdict::Unknown(Unknown::Budget("the SAT solver takes no conflict limit".to_owned()));
        }
        match solver.solve_with(assumptions) {
            Some(true) => Verdict::Sat(self.model(terms, &symbols)),
            Some(false) => Verdict::Unsat,
            None if self.interrupt.is_set() => Verdict::Unknown(Unknown::Interrupted),
            None => Verdict::Unknown(Unknown::Budget(format!("no answer within {} conflicts", self.conflicts))),
        }
    }

    fn model(&mut self, terms: &Terms, symbols: &[SymbolId]) -> Model {
        let value = |solver: &Solver<Interrupt>, literal: i32| solver.value(literal).unwrap_or(false);
        let mut values = Vec::with_capacity(symbols.len());
        for &symbol in symbols {
            let info = terms.symbol_info(symbol);
            let bits = self.translated.bits(info.term);
            let solver = self.gates.solver();
            let number = bits
                .iter()
                .enumerate()
                .fold(0u64, |sum, (place, literal)| sum | (u64::from(value(solver, *literal)) << place));
            let number = match info.sort {
                Sort::Bits(width) => width.wrap(number as i64),
                _ => number as i64,
            };
            values.push((symbol, Value(number)));
        }
        Model(values)
    }
}
