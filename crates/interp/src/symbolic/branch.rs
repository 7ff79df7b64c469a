//! Branches on numbers that are terms.

use super::Symbolic;
use super::alternative::{Alternative, Then};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use decide::{Sides, Verdict};
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
        let right = if drop == 2 { self.int_term_of(self.peek(0))? } else { self.symbolic_mut().terms.int(0) };
        let left = self.int_term_of(self.peek(drop - 1))?;
        let fall = self.frame().pc + 1;
        let terms = &mut self.symbolic_mut().terms;
        let (holds, fails) = (Then::Jump { drop: drop as u8, target }, Then::Jump { drop: drop as u8, target: fall });
        // What has no term of its own is forked on by its opposite.
        match op {
            Op::IfEq(_) | Op::IfICmpEq(_) => {
                let equal = terms.equal(left, right);
                self.fork(equal, holds, fails)
            }
            Op::IfNe(_) | Op::IfICmpNe(_) => {
                let equal = terms.equal(left, right);
                self.fork_unless(equal, holds, fails)
            }
            Op::IfLt(_) | Op::IfICmpLt(_) => {
                let less = terms.less(left, right);
                self.fork(less, holds, fails)
            }
            Op::IfGe(_) | Op::IfICmpGe(_) => {
                let less = terms.less(left, right);
                self.fork_unless(less, holds, fails)
            }
            Op::IfGt(_) | Op::IfICmpGt(_) => {
                let greater = terms.less(right, left);
                self.fork(greater, holds, fails)
            }
            _ => {
                let greater = terms.less(right, left);
                self.fork_unless(greater, holds, fails)
            }
        }
    }

    /// Goes on one way if a condition holds and another if not. What the path implies anyway is not recorded again.
    pub(crate) fn fork(&mut self, condition: TermId, holds: Then, fails: Then) -> Result<Flow, Trap> {
        let Symbolic { terms, decider, .. } = self.symbolic_mut();
        let condition = terms.tabulated(condition);
        match decider.sides(terms, condition) {
            Some(Sides::OnlyTrue) => self.perform(holds),
            Some(Sides::OnlyFalse) => self.perform(fails),
            sides => {
                let opposite = terms.not(condition);
                self.fork_open(sides, [Alternative::when(condition, holds), Alternative::when(opposite, fails)])
            }
        }
    }

    /// As [`Machine::fork`] on the opposite of a condition, which becomes a term only where both ways are open.
    fn fork_unless(&mut self, condition: TermId, holds: Then, fails: Then) -> Result<Flow, Trap> {
        let Symbolic { terms, decider, .. } = self.symbolic_mut();
        let condition = terms.tabulated(condition);
        match decider.sides(terms, condition) {
            Some(Sides::OnlyTrue) => self.perform(fails),
            Some(Sides::OnlyFalse) => self.perform(holds),
            sides => {
                let opposite = terms.not(condition);
                self.fork_open(sides, [Alternative::when(opposite, holds), Alternative::when(condition, fails)])
            }
        }
    }

    /// A condition and its opposite, both feasible or not known to be infeasible.
    fn fork_open(&mut self, sides: Option<Sides>, both: [Alternative; 2]) -> Result<Flow, Trap> {
        let Symbolic { terms, decider, alternatives, .. } = self.symbolic_mut();
        let [first, second] = both;
        if sides.is_none() {
            match (decider.check(terms, first.assume), decider.check(terms, second.assume)) {
                (Verdict::Unsat, _) => return self.perform(second.then),
                (_, Verdict::Unsat) => return self.perform(first.then),
                (Verdict::Sat(()), Verdict::Sat(())) => {}
                _ => return self.choose(both.to_vec()),
            }
        }
        alternatives.clear();
        alternatives.extend(both);
        Err(Trap::Choose)
    }

    /// A switch on a term: one alternative for each place where it can go.
    pub(crate) fn switch_on_term(&mut self, switch: u32) -> Result<Flow, Trap> {
        let key = self.int_term_of(self.peek(0))?;
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
        let term = self.int_term_of(value)?;
        let terms = &mut self.symbolic_mut().terms;
        let zero = terms.int(0);
        Ok(terms.not_equal(term, zero))
    }
}
