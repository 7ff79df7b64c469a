//! Both sides of a branch as one question.
//!
//! The path's model is on one side, so only the other has to be asked about, and neither has to be a term of its own.

use term::{Evaluator, TermId, Terms};

use super::Decider;
use crate::order::Outcome;

/// Which sides of a branch a path can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    Both,
    /// The path implies the condition.
    OnlyTrue,
    /// The path implies its opposite.
    OnlyFalse,
}

impl Sides {
    fn only(holds: bool) -> Sides {
        if holds { Sides::OnlyTrue } else { Sides::OnlyFalse }
    }
}

impl Decider {
    /// Whether the path can go on with a condition, and whether with its opposite, if the layers up to order know. Counts
    /// as two questions, but what the path was found to imply earlier is one.
    pub fn sides(&mut self, terms: &Terms, condition: TermId) -> Option<Sides> {
        if let Some(known) = self.facts.get(terms, condition) {
            self.counters.queries += 1;
            self.counters.path += 1;
            return Some(Sides::only(known));
        }
        if !self.is_decided() {
            return None;
        }
        if matches!(condition, TermId::TRUE | TermId::FALSE) {
            self.counters.queries += 2;
            self.counters.constant += 2;
            return Some(Sides::only(condition == TermId::TRUE));
        }
        let Decider { order, leftovers, .. } = self;
        let (atom, opposite) = order.atoms(terms, condition)?;
        let holds = order.holds(atom);
        let other = if holds { opposite } else { atom };
        let feasible = match order.check(&[other], |found| {
            let mut evaluator = Evaluator::new(terms, found.values);
            leftovers.iter().all(|rest| evaluator.holds(*rest))
        }) {
            (Outcome::Conflict, _) => false,
            (Outcome::Feasible, Some(true)) => true,
            _ => return None,
        };
        self.witnessed = None;
        self.counters.queries += 2;
        self.counters.model += 1;
        self.counters.order += 1;
        if feasible {
            return Some(Sides::Both);
        }
        self.facts.note(terms, condition, holds);
        Some(Sides::only(holds))
    }
}
