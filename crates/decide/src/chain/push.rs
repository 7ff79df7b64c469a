//! Adding constraints to the path.

use term::{Evaluator, Node, TermId, Terms};

use super::Decider;
use crate::order::Outcome;
use crate::slice;
use crate::verdict::Verdict;

impl Decider {
    /// Adds a constraint to the path. Says Unsat if the path has no model any more.
    ///
    /// A constraint that was the last one to be checked, or that the path's model satisfies, costs no further question.
    pub fn push(&mut self, terms: &Terms, constraint: TermId) -> Verdict {
        if !matches!(terms.node(constraint), Node::Binary(term::Binary::And, ..)) {
            return self.push_conjunct(terms, constraint);
        }
        // The witness of the whole, if there is one, satisfies each conjunct.
        if self.is_witnessed(terms, constraint) {
            self.adopt_witness(terms);
        }
        let mut last = Verdict::Sat(());
        for conjunct in terms.conjuncts(constraint) {
            last = self.push_conjunct(terms, conjunct);
        }
        last
    }

    fn push_conjunct(&mut self, terms: &Terms, constraint: TermId) -> Verdict {
        if self.push_order(terms, constraint) {
            return Verdict::Sat(());
        }
        let verdict = self.settle(terms, constraint);
        let place = self.constraints.len();
        match &verdict {
            Verdict::Sat(()) => {}
            Verdict::Unsat => self.infeasible = self.infeasible.or(Some(place)),
            Verdict::Unknown(_) => self.undecided.push((place, self.order.values().to_vec())),
        }
        self.constraints.push(constraint);
        self.facts.note(terms, constraint, true);
        self.witnessed = None;
        if self.infeasible.is_some() {
            return Verdict::Unsat;
        }
        let outcome = match self.order.atom(terms, constraint) {
            Some(atom) => self.order.push(&[atom]),
            None => Outcome::GaveUp,
        };
        match outcome {
            Outcome::Feasible => {}
            Outcome::GaveUp => {
                for symbol in slice::symbols(terms, &[constraint]) {
                    self.order.know(terms, symbol);
                }
                self.leftovers.push(constraint);
            }
            Outcome::Conflict => {
                self.infeasible = Some(place);
                return Verdict::Unsat;
            }
        }
        verdict
    }

    /// Adds a constraint that is about order and whose repair of the model satisfies all others: nobody has to be asked.
    fn push_order(&mut self, terms: &Terms, constraint: TermId) -> bool {
        if !self.is_decided() {
            return false;
        }
        let Decider { order, leftovers, .. } = self;
        let Some(atom) = order.atom(terms, constraint) else { return false };
        let outcome = order.push_if(&[atom], |values| {
            let mut evaluator = Evaluator::new(terms, values);
            leftovers.iter().all(|rest| evaluator.holds(*rest))
        });
        if outcome != Outcome::Feasible {
            return false;
        }
        self.constraints.push(constraint);
        self.facts.note(terms, constraint, true);
        self.witnessed = None;
        true
    }

    /// Finds a model for the path with one more constraint and makes it the path's.
    fn settle(&mut self, terms: &Terms, constraint: TermId) -> Verdict {
        if self.infeasible.is_some() {
            return Verdict::Unsat;
        }
        if self.is_decided() && self.model_holds(terms, constraint) {
            return Verdict::Sat(());
        }
        if !self.is_witnessed(terms, constraint) {
            let counted = self.counters;
            let verdict = self.ask(terms, constraint);
            self.counters = counted;
            match verdict {
                Verdict::Sat(()) => {}
                verdict => return verdict,
            }
        }
        self.adopt_witness(terms);
        Verdict::Sat(())
    }

    fn is_witnessed(&self, terms: &Terms, constraint: TermId) -> bool {
        self.witnessed == Some((self.constraints.len(), constraint, terms.birth(constraint)))
    }

    /// The witness satisfies the path too, so nothing is undecided any more.
    fn adopt_witness(&mut self, terms: &Terms) {
        self.order.adopt(terms, &self.witness);
        self.witness.clear();
        self.undecided.clear();
    }
}
