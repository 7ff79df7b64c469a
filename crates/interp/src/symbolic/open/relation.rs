//! Relations of which only properties are known, declared by annotation: what the calls of a path say of each other.
//!
//! Whenever the result of a call becomes known, the axioms are assumed for it and the calls before it whose results still
//! count. The operands of a relation are the last two arguments; whatever comes before them must be the same. A function
//! is monotone in all of its whole numbers together: if none of them is greater and everything else is the same, the
//! result is not greater. What chains of related operands mean is in `closure.rs`. References that are not resolved are
//! the same only if they are one unknown; when they turn out to be one object, the axioms say more (`late.rs`). The same
//! call ends in the same way, also where its numbers turn out to be equal.

use super::pure::{PureResult, RETURNS};
use super::renewal::{Newness, Renewal};
use crate::machine::Machine;
use crate::native::same_bits;
use crate::trap::Trap;
use heap::{Slot, Value, Version};
use program::{BaseType, Kind, MethodId};
use term::TermId;

const REFLEXIVE: &str = "kukang/contracts/Reflexive";
const SYMMETRIC: &str = "kukang/contracts/Symmetric";
const TRANSITIVE: &str = "kukang/contracts/Transitive";
const MONOTONE: &str = "kukang/contracts/Monotone";

/// What is declared of a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Properties {
    pub reflexive: bool,
    pub symmetric: bool,
    pub transitive: bool,
    pub monotone: bool,
}

impl Properties {
    /// Reads the annotations of a method.
    pub fn of(program: &program::Program, method: MethodId) -> Properties {
        let has = |name: &str| program.has_annotation(method, name);
        Properties {
            reflexive: has(REFLEXIVE),
            symmetric: has(SYMMETRIC),
            transitive: has(TRANSITIVE),
            monotone: has(MONOTONE),
        }
    }

    pub fn any(self) -> bool {
        self != Properties::default()
    }
}

/// A call as far as axioms are concerned.
#[derive(Clone, PartialEq)]
pub(super) struct Known {
    pub(super) arguments: Box<[Value]>,
    pub(super) outcome: i32,
    pub(super) result: Slot,
    pub(super) version: Version,
    pub(super) newness: Newness,
}

impl Known {
    /// References are what they have become by now.
    fn of(machine: &Machine, result: &PureResult) -> Known {
        let arguments = result.arguments.iter().map(|&value| machine.heap.resolved(value)).collect();
        let PureResult { outcome, version, .. } = *result;
        let result = machine.heap.resolved(result.result.value());
        Known { arguments, outcome, result: result.into(), version, newness: machine.newness(result, version) }
    }

    /// The arguments before the operands, of which there are so many.
    pub(super) fn before(&self, operands: usize) -> &[Value] {
        &self.arguments[..self.arguments.len().saturating_sub(operands)]
    }

    pub(super) fn operand(&self, from_the_end: usize) -> Value {
        let place = self.arguments.len().checked_sub(from_the_end + 1);
        place.map_or(Value::Invalid, |place| self.arguments[place])
    }
}

impl Machine {
    /// Assumes what the latest result means together with those before it.
    pub(super) fn assume_relations(&mut self) -> Result<(), Trap> {
        let Some(latest) = self.symbolic_mut().open.results.len().checked_sub(1) else { return Ok(()) };
        let (method, calls) = self.calls_with(latest);
        for axiom in self.axioms(method, &calls)? {
            self.assume(axiom)?;
        }
        Ok(())
    }

    /// The method of a call, and the calls whose results still counted when it was made, with it as the last.
    pub(super) fn calls_with(&self, place: usize) -> (MethodId, Vec<Known>) {
        let results = &self.symbolic.as_ref().expect("results are there").open.results;
        let latest = &results[place];
        let with = latest.with.iter().chain([&place]).map(|&place| Known::of(self, &results[place]));
        (latest.method, with.collect())
    }

    /// What the last of some calls of a method means together with those before it.
    pub(super) fn axioms(&mut self, method: MethodId, calls: &[Known]) -> Result<Vec<TermId>, Trap> {
        let Some((latest, others)) = calls.split_last() else { return Ok(Vec::new()) };
        let properties = self.symbolic_mut().open.properties.get(&method).copied().unwrap_or_default();
        let mut axioms = Vec::new();
        let renewal = self.renewal_of(method);
        for other in others {
            axioms.push(self.same_result(renewal, latest, other)?);
        }
        if properties.any() && latest.outcome == RETURNS {
            let returned: Vec<Known> = calls.iter().filter(|call| call.outcome == RETURNS).cloned().collect();
            self.related(method, properties, &returned, &mut axioms)?;
        }
        axioms.retain(|&axiom| axiom != TermId::TRUE);
        Ok(axioms)
    }

    /// What is declared of a method says this of the last of some calls that have returned, together with the others.
    fn related(
        &mut self,
        method: MethodId,
        properties: Properties,
        calls: &[Known],
        axioms: &mut Vec<TermId>,
    ) -> Result<(), Trap> {
        let Some((latest, others)) = calls.split_last() else { return Ok(()) };
        if properties.reflexive {
            axioms.push(self.reflexive(latest)?);
        }
        for other in others {
            if properties.symmetric {
                axioms.push(self.symmetric(latest, other)?);
            }
            if properties.monotone {
                axioms.push(self.monotone(method, latest, other)?);
                axioms.push(self.monotone(method, other, latest)?);
            }
        }
        if properties.transitive {
            self.closure(calls, properties.symmetric, axioms)?;
        }
        Ok(())
    }

    /// Whether two values are the same, as far as the path can tell. Floating-point numbers are the same if their bits
    /// are: a method can tell the two zeros apart, and is given the same if it is given the same NaN.
    pub(super) fn sameness(&mut self, one: Value, other: Value) -> Result<TermId, Trap> {
        if one.is_reference() || other.is_reference() {
            let is_same = self.heap.resolved(one) == self.heap.resolved(other);
            return Ok(if is_same { TermId::TRUE } else { TermId::FALSE });
        }
        self.same_numbers(one, other)
    }

    pub(super) fn all_same(&mut self, ones: &[Value], others: &[Value]) -> Result<TermId, Trap> {
        let mut all = TermId::TRUE;
        for (&one, &other) in ones.iter().zip(others) {
            let same = self.sameness(one, other)?;
            all = self.symbolic_mut().terms.and(all, same);
        }
        Ok(all)
    }

    pub(crate) fn assume_implied(&mut self, when: TermId, then: TermId) -> Result<(), Trap> {
        let implied = self.implied(when, then);
        if implied == TermId::TRUE { Ok(()) } else { self.assume(implied) }
    }

    pub(super) fn implied(&mut self, when: TermId, then: TermId) -> TermId {
        let terms = &mut self.symbolic_mut().terms;
        let otherwise = terms.not(when);
        terms.or(otherwise, then)
    }

    fn same_result(&mut self, renewal: Renewal, one: &Known, other: &Known) -> Result<TermId, Trap> {
        let when = self.all_same(&one.arguments, &other.arguments)?;
        let then = match one.result.value().is_reference() {
            // An exception that was new to one call may be an older one to the other.
            _ if one.outcome != other.outcome && self.threw_the_same(one, other) => TermId::TRUE,
            _ if one.outcome != other.outcome => TermId::FALSE,
            true if renewal.lets_differ(one.newness, other.newness) => TermId::TRUE,
            true => self.may_be_one(one.result.value(), other.result.value()),
            false => self.sameness(one.result.value(), other.result.value())?,
        };
        Ok(self.implied(when, then))
    }

    /// Whether two calls have thrown the very same exception.
    fn threw_the_same(&self, one: &Known, other: &Known) -> bool {
        let thrown = self.thrown_by_call(one.version);
        thrown.is_some() && thrown == self.thrown_by_call(other.version)
    }

    fn reflexive(&mut self, call: &Known) -> Result<TermId, Trap> {
        let when = self.sameness(call.operand(0), call.operand(1))?;
        let then = self.truth_of(call.result.value())?;
        Ok(self.implied(when, then))
    }

    fn symmetric(&mut self, one: &Known, other: &Known) -> Result<TermId, Trap> {
        let operands = [one.operand(0), one.operand(1)];
        let crossed = self.all_same(&operands, &[other.operand(1), other.operand(0)])?;
        let before = self.all_same(one.before(2), other.before(2))?;
        let (one, other) = (self.truth_of(one.result.value())?, self.truth_of(other.result.value())?);
        let terms = &mut self.symbolic_mut().terms;
        let (when, then) = (terms.and(crossed, before), terms.equal(one, other));
        Ok(self.implied(when, then))
    }

    /// Where no whole number is greater and all else is the same, the result is not greater.
    fn monotone(&mut self, method: MethodId, one: &Known, other: &Known) -> Result<TermId, Trap> {
        let kinds: Vec<Kind> = self.program.method(method).types.parameters.iter().map(|of| of.kind()).collect();
        let mut when = TermId::TRUE;
        for (kind, (&smaller, &greater)) in kinds.into_iter().zip(one.arguments.iter().zip(&other.arguments)) {
            let fits = if is_whole(kind) {
                let (smaller, greater) = (self.term_of(smaller)?, self.term_of(greater)?);
                self.symbolic_mut().terms.less_equal(smaller, greater)
            } else {
                self.sameness(smaller, greater)?
            };
            when = self.symbolic_mut().terms.and(when, fits);
        }
        let results = (self.term_of(one.result.value())?, self.term_of(other.result.value())?);
        let then = self.symbolic_mut().terms.less_equal(results.0, results.1);
        Ok(self.implied(when, then))
    }
}

/// Whether two lists of arguments are surely the same.
pub(super) fn are_same_arguments(ones: &[Value], others: &[Value]) -> bool {
    ones.len() == others.len() && ones.iter().zip(others).all(|(&one, &other)| same_bits(one, other))
}

/// Whether something is a whole number: neither a truth value nor floating-point.
pub fn is_whole(kind: Kind) -> bool {
    use BaseType::{Byte, Char, Int, Long, Short};
    matches!(kind, Kind::Base(Byte | Char | Short | Int | Long))
}
