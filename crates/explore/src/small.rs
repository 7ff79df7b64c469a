//! Numbers for a violated path that a person likes to read: small ones, and short arrays.

use decide::{Decider, Verdict};
use heap::Origin;
use interp::Machine;
use term::{Sort, SymbolId, TermId, Terms, Value};

/// The values that are tried first.
const FIRST: [i64; 4] = [0, 1, -1, 2];
/// Then the value shall at least not be further from zero than one of these.
const WITHIN: [i64; 5] = [10, 100, 1_000, 10_000, 1_000_000];
/// Unknowns that are made small; the others keep the values that they happen to have.
const UNKNOWNS: usize = 64;
/// Constraints of a path that has gone through a long loop or recursion.
const MANY: usize = 500;

/// Numbers that satisfy the path. They depend on the path alone: the model that the search has at hand also depends on
/// where the search came from, which is another place for each worker.
pub fn model(machine: &Machine) -> Vec<Value> {
    let symbolic = machine.symbolic().expect("paths have symbols");
    let mut terms = symbolic.terms.clone();
    // What was found is shown in full, even if the run was told to end meanwhile.
    let interrupt = decide::Interrupt::default();
    let mut decider =
        Decider::new(decide::Config { interrupt, tries_floats: true, ..symbolic.decider.config().clone() });
    let constraints = symbolic.decider.constraints();
    let mut push = |constraint: &TermId| drop(decider.push(&terms, *constraint));
    // Each turn of a loop narrows what the turns before have left. From the end, one model suits nearly all of them.
    match constraints.len() > MANY {
        true => constraints.iter().rev().for_each(&mut push),
        false => constraints.iter().for_each(&mut push),
    }
    // Where each question takes a solver on a pipe, reading is worth less than waiting.
    if decider.is_decided() && decider.counters().smt == 0 {
        let origins = machine.heap.unknowns();
        let is_length = |symbol: &usize| matches!(origins.get(*symbol), Some(Origin::Length { .. }));
        let (lengths, others): (Vec<usize>, Vec<usize>) = (0..terms.symbol_count()).partition(is_length);
        let mut small = Small { terms: &mut terms, decider: &mut decider };
        for symbol in lengths.into_iter().chain(others).take(UNKNOWNS) {
            small.settle(SymbolId(symbol as u32));
        }
    }
    decider.path_model(&terms)
}

struct Small<'a> {
    terms: &'a mut Terms,
    decider: &'a mut Decider,
}

impl Small<'_> {
    /// Chooses a value for an unknown, which it keeps.
    fn settle(&mut self, symbol: SymbolId) {
        let info = self.terms.symbol_info(symbol);
        if !matches!(info.sort, Sort::Bits(_)) {
            return;
        }
        let is_possible = |value: &i64| (info.range.low..=info.range.high).contains(value);
        for value in FIRST.into_iter().filter(is_possible) {
            let wanted = self.equals(info.term, info.sort, value);
            if self.value(symbol) == value || self.is_feasible(wanted) {
                self.decider.push(self.terms, wanted);
                return;
            }
        }
        for most in WITHIN.into_iter().filter(is_possible) {
            if self.value(symbol).unsigned_abs() <= most.unsigned_abs() {
                break;
            }
            let wanted = self.is_within(info.term, info.sort, most);
            if self.is_feasible(wanted) {
                self.decider.push(self.terms, wanted);
                break;
            }
        }
        let value = self.value(symbol);
        let wanted = self.equals(info.term, info.sort, value);
        self.decider.push(self.terms, wanted);
    }

    fn value(&self, symbol: SymbolId) -> i64 {
        self.decider.path_model(self.terms)[symbol.index()].0
    }

    fn is_feasible(&mut self, condition: TermId) -> bool {
        matches!(self.decider.check(self.terms, condition), Verdict::Sat(()))
    }

    fn equals(&mut self, term: TermId, sort: Sort, value: i64) -> TermId {
        let value = self.terms.constant(sort, Value(value));
        self.terms.equal(term, value)
    }

    fn is_within(&mut self, term: TermId, sort: Sort, most: i64) -> TermId {
        let (low, high) = (self.terms.constant(sort, Value(-most)), self.terms.constant(sort, Value(most)));
        let (above, below) = (self.terms.less_equal(low, term), self.terms.less_equal(term, high));
        self.terms.and(above, below)
    }
}
