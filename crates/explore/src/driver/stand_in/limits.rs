//! Invariants that are methods around a call by contract, and their limits.
//!
//! An object that is beyond a limit where the call begins is none that the invariant speaks of, and stays so: neither is
//! anything asked of it, nor is anything assumed of it when the call ends.

use super::Plan;
use super::visible::{Deal, ReadyInvariant};
use crate::driver::clause::{Clause, ClauseKind};
use crate::driver::conditions::begin;
use crate::driver::invariants::Invariant;
use crate::driver::limits::note_limits;
use program::Op;

/// An invariant that is ready to be called.
pub(super) struct ReadyMethod {
    number: u32,
    invariant: Invariant,
    limits: Vec<(u32, Invariant)>,
    /// The local variable that says whether the object was within the limits where the call began, if there are any.
    was_within: Option<u16>,
}

/// Invariants that are assumed of an object in place of others find the answers where those have them.
pub(super) fn with_answers_of(found: &[ReadyInvariant], mut after: Vec<ReadyInvariant>) -> Vec<ReadyInvariant> {
    for method in after.iter_mut().filter_map(ReadyInvariant::as_method_mut) {
        let same = found.iter().filter_map(ReadyInvariant::as_method);
        let answers = same.filter(|it| it.invariant.method == method.invariant.method).find_map(|it| it.was_within);
        method.was_within = answers.or(method.was_within);
    }
    after
}

impl ReadyInvariant {
    fn as_method(&self) -> Option<&ReadyMethod> {
        match self {
            ReadyInvariant::Method(method) => Some(method),
            ReadyInvariant::Condition(_) => None,
        }
    }

    fn as_method_mut(&mut self) -> Option<&mut ReadyMethod> {
        match self {
            ReadyInvariant::Method(method) => Some(method),
            ReadyInvariant::Condition(_) => None,
        }
    }
}

impl Plan<'_> {
    /// Makes an invariant ready. What nobody asks before the call is within the limits.
    pub(super) fn ready_method(&mut self, kind: &ClauseKind, invariant: &Invariant) -> ReadyMethod {
        let number = self.clause_of(kind, invariant);
        let limits: Vec<(u32, Invariant)> =
            invariant.limits.iter().map(|limit| (self.clause_of(kind, limit), limit.clone())).collect();
        let was_within = (!limits.is_empty()).then(|| {
            let local = self.free;
            self.free += 1;
            self.code.op(Op::IConst(1));
            self.code.op(Op::Store(local));
            local
        });
        ReadyMethod { number, invariant: invariant.clone(), limits, was_within }
    }

    fn clause_of(&mut self, kind: &ClauseKind, invariant: &Invariant) -> u32 {
        let (file, line) = invariant.place(self.machine);
        self.conditions.add(Clause::new(kind.clone(), invariant.text(), file, Some(line)))
    }

    pub(super) fn deal_with_method(&mut self, method: &ReadyMethod, local: u16, deal: Deal) {
        let beyond = self.code.label();
        if let Some(was_within) = method.was_within {
            if deal == Deal::Check {
                for (number, limit) in &method.limits {
                    self.call_invariant(*number, limit, local, deal);
                    self.native("end", "()V");
                    self.code.op(Op::Store(was_within));
                    self.code.op(Op::Load(was_within));
                    self.code.branch(Op::IfEq, beyond);
                }
            }
            if deal == Deal::Assume {
                self.code.op(Op::Load(was_within));
                self.code.branch(Op::IfEq, beyond);
            }
        }
        if deal != Deal::Check {
            note_limits(&mut self.code, &method.invariant);
        }
        self.call_invariant(method.number, &method.invariant, local, deal);
        self.settle_invariant(deal);
        for (number, limit) in method.limits.iter().filter(|_| deal != Deal::Check) {
            self.call_invariant(*number, limit, local, deal);
            self.settle_invariant(deal);
        }
        self.code.bind(beyond);
        self.code.op(Op::Nop);
    }

    /// Pushes the answer.
    fn call_invariant(&mut self, number: u32, invariant: &Invariant, local: u16, deal: Deal) {
        begin(&mut self.code, number);
        let (start, end) = (self.code.label(), self.code.label());
        self.code.bind(start);
        invariant.push(&mut self.code, local);
        self.code.bind(end);
        let threw = self.thrown_to(deal);
        self.code.catch_all(start, end, threw);
    }
}
