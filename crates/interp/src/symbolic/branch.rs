//! Branches on numbers that are terms.

use super::Symbolic;
use super::alternative::{Alternative, Then};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use decide::Verdict;
use heap::Value;
use program::{Op, Switch};
use term::TermId;

impl Machine {
    /// The conditional branches of ints.
    pub(crate) fn branch_on_term(&mut self, op: Op) -> Result<Flow, Trap> {
        let (drop, target) = match op {
            Op::IfEq(target)
            | Op::IfNe(target)
            | Op::IfLt(target)
            | Op::IfGe(target)
            | Op::IfGt(target)
            | Op::IfLe(target) => (1, target),
            Op::IfICmpEq(target)
            | Op::IfICmpNe(target)
            | Op::IfICmpLt(target)
            | Op::IfICmpGe(target)
            | Op::IfICmpGt(target)
            | Op::IfICmpLe(target) => (2, target),
            _ => return Err(Trap::unverifiable(format!("{op:?} is no branch on ints"))),
        };
        let right = if drop == 2 { self.term_of(self.peek(0))? } else { self.symbolic_mut().terms.int(0) };
        let left = self.term_of(self.peek(drop - 1))?;
        let terms = &mut self.symbolic_mut().terms;
        let condition = match op {
            Op::IfEq(_) | Op::IfICmpEq(_) => terms.equal(left, right),
            Op::IfNe(_) | Op::IfICmpNe(_) => terms.not_equal(left, right),
            Op::IfLt(_) | Op::IfICmpLt(_) => terms.less(left, right),
            Op::IfGe(_) | Op::IfICmpGe(_) => terms.less_equal(right, left),
            Op::IfGt(_) | Op::IfICmpGt(_) => terms.less(right, left),
            _ => terms.less_equal(left, right),
        };
        let fall = self.frame().pc + 1;
        self.fork(condition, Then::Jump { drop: drop as u8, target }, Then::Jump { drop: drop as u8, target: fall })
    }

    /// Goes on one way if a condition holds and another if not. What the path implies anyway is not recorded again.
    pub(crate) fn fork(&mut self, condition: TermId, holds: Then, fails: Then) -> Result<Flow, Trap> {
        let Symbolic { terms, decider, alternatives, .. } = self.symbolic_mut();
        match decider.known(terms, condition) {
            Some(true) => return self.perform(holds),
            Some(false) => return self.perform(fails),
            None => {}
        }
        let opposite = terms.not(condition);
        match (decider.check(terms, condition), decider.check(terms, opposite)) {
            (Verdict::Unsat, _) => {
                decider.note(terms, opposite);
                self.perform(fails)
            }
            (_, Verdict::Unsat) => {
                decider.note(terms, condition);
                self.perform(holds)
            }
            (Verdict::Sat(()), Verdict::Sat(())) => {
                alternatives.clear();
                alternatives.extend([Alternative::when(condition, holds), Alternative::when(opposite, fails)]);
                Err(Trap::Choose)
            }
            _ => self.choose(vec![Alternative::when(condition, holds), Alternative::when(opposite, fails)]),
        }
    }

    /// A switch on a term: one alternative for each place where it can go.
    pub(crate) fn switch_on_term(&mut self, switch: u32) -> Result<Flow, Trap> {
        let key = self.term_of(self.peek(0))?;
        let code = self.frame().code.clone();
        let (cases, default): (Vec<(i32, u32)>, u32) = match &code.switches[switch as usize] {
            Switch::Table { low, targets, default } => (
                targets.iter().enumerate().map(|(place, &to)| (low.wrapping_add(place as i32), to)).collect(),
                *default,
            ),
            Switch::Lookup { pairs, default } => (pairs.to_vec(), *default),
        };
        let terms = &mut self.symbolic_mut().terms;
        let mut conditions: Vec<(u32, TermId)> = Vec::new();
        let mut none = TermId::TRUE;
        for (value, target) in cases {
            if target == default {
                continue;
            }
            let value = terms.int(value);
            let equal = terms.equal(key, value);
            let differs = terms.not(equal);
            none = terms.and(none, differs);
            match conditions.iter_mut().find(|(known, _)| *known == target) {
                Some((_, condition)) => *condition = terms.or(*condition, equal),
                None => conditions.push((target, equal)),
            }
        }
        conditions.push((default, none));
        let jump = |&(target, condition): &(u32, TermId)| Alternative::when(condition, Then::Jump { drop: 1, target });
        self.choose(conditions.iter().map(jump).collect())
    }

    /// The operand of a condition as a truth value: any int but 0 is true.
    pub(crate) fn truth_of(&mut self, value: Value) -> Result<TermId, Trap> {
        let term = self.term_of(value)?;
        let terms = &mut self.symbolic_mut().terms;
        let zero = terms.int(0);
        Ok(terms.not_equal(term, zero))
    }
}
