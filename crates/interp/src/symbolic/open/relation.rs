//! Relations of which only properties are known, declared by annotation: what the calls of a path say of each other.
//!
//! Whenever the result of a call becomes known, the axioms are assumed for it and the calls before it whose results still
//! count. Operands are the last two arguments, or the last one of a monotone function; whatever comes before them must
//! be the same. References that are not resolved are the same only if they are one unknown, which leaves out axioms
//! rather than assuming too many. The same call gives the same result, also where its numbers turn out to be equal.

use super::pure::PureResult;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Slot, Value};
use program::MethodId;
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
#[derive(Clone)]
struct Known {
    arguments: Box<[Value]>,
    result: Slot,
}

impl Known {
    fn of(result: &PureResult) -> Known {
        Known { arguments: result.arguments.clone(), result: result.result }
    }

    /// The arguments before the operands, of which there are so many.
    fn before(&self, operands: usize) -> &[Value] {
        &self.arguments[..self.arguments.len().saturating_sub(operands)]
    }

    fn operand(&self, from_the_end: usize) -> Value {
        let place = self.arguments.len().checked_sub(from_the_end + 1);
        place.map_or(Value::Invalid, |place| self.arguments[place])
    }
}

impl Machine {
    /// Assumes what the latest result means together with those before it.
    pub(super) fn assume_relations(&mut self) -> Result<(), Trap> {
        let open = &self.symbolic_mut().open;
        let Some(latest) = open.results.last() else { return Ok(()) };
        let (method, latest) = (latest.method, Known::of(latest));
        let properties = open.properties.get(&method).copied().unwrap_or_default();
        let results = &self.symbolic.as_ref().expect("results are there").open.results;
        let others = results[..results.len() - 1].iter();
        let others: Vec<Known> = others.filter(|it| it.method == method && self.is_valid(it)).map(Known::of).collect();
        for other in &others {
            self.assume_same_result(&latest, other)?;
        }
        if properties.reflexive {
            self.assume_reflexive(&latest)?;
        }
        for other in &others {
            if properties.symmetric {
                self.assume_symmetric(&latest, other)?;
            }
            if properties.monotone {
                self.assume_monotone(&latest, other)?;
                self.assume_monotone(other, &latest)?;
            }
        }
        if properties.transitive {
            self.assume_transitive(&latest, &others)?;
        }
        Ok(())
    }

    /// Whether two values are the same, as far as the path can tell.
    fn sameness(&mut self, one: Value, other: Value) -> Result<TermId, Trap> {
        if one.is_reference() || other.is_reference() {
            let is_same = self.heap.resolved(one) == self.heap.resolved(other);
            return Ok(if is_same { TermId::TRUE } else { TermId::FALSE });
        }
        let (one, other) = (self.term_of(one)?, self.term_of(other)?);
        Ok(self.symbolic_mut().terms.equal(one, other))
    }

    fn all_same(&mut self, ones: &[Value], others: &[Value]) -> Result<TermId, Trap> {
        let mut all = TermId::TRUE;
        for (&one, &other) in ones.iter().zip(others) {
            let same = self.sameness(one, other)?;
            all = self.symbolic_mut().terms.and(all, same);
        }
        Ok(all)
    }

    fn assume_implied(&mut self, when: TermId, then: TermId) -> Result<(), Trap> {
        let terms = &mut self.symbolic_mut().terms;
        let otherwise = terms.not(when);
        let implied = terms.or(otherwise, then);
        if implied == TermId::TRUE { Ok(()) } else { self.assume(implied) }
    }

    fn assume_same_result(&mut self, one: &Known, other: &Known) -> Result<(), Trap> {
        if one.result.value().is_reference() {
            return Ok(());
        }
        let when = self.all_same(&one.arguments, &other.arguments)?;
        let then = self.sameness(one.result.value(), other.result.value())?;
        self.assume_implied(when, then)
    }

    fn assume_reflexive(&mut self, call: &Known) -> Result<(), Trap> {
        let when = self.sameness(call.operand(0), call.operand(1))?;
        let then = self.truth_of(call.result.value())?;
        self.assume_implied(when, then)
    }

    fn assume_symmetric(&mut self, one: &Known, other: &Known) -> Result<(), Trap> {
        let operands = [one.operand(0), one.operand(1)];
        let crossed = self.all_same(&operands, &[other.operand(1), other.operand(0)])?;
        let before = self.all_same(one.before(2), other.before(2))?;
        let (one, other) = (self.truth_of(one.result.value())?, self.truth_of(other.result.value())?);
        let terms = &mut self.symbolic_mut().terms;
        let (when, then) = (terms.and(crossed, before), terms.equal(one, other));
        self.assume_implied(when, then)
    }

    /// A smaller operand has no larger result.
    fn assume_monotone(&mut self, one: &Known, other: &Known) -> Result<(), Trap> {
        let before = self.all_same(one.before(1), other.before(1))?;
        let operands = (self.term_of(one.operand(0))?, self.term_of(other.operand(0))?);
        let results = (self.term_of(one.result.value())?, self.term_of(other.result.value())?);
        let terms = &mut self.symbolic_mut().terms;
        let smaller = terms.less_equal(operands.0, operands.1);
        let (when, then) = (terms.and(before, smaller), terms.less_equal(results.0, results.1));
        self.assume_implied(when, then)
    }

    /// The axiom for all triples that the latest call is one of.
    fn assume_transitive(&mut self, latest: &Known, others: &[Known]) -> Result<(), Trap> {
        let all: Vec<&Known> = others.iter().chain([latest]).collect();
        for &one in &all {
            for &other in &all {
                self.assume_transitive_of(latest, one, other)?;
                self.assume_transitive_of(one, latest, other)?;
                self.assume_transitive_of(one, other, latest)?;
            }
        }
        Ok(())
    }

    /// `r(x, y) && r(y, z) ==> r(x, z)` where three calls are these.
    fn assume_transitive_of(&mut self, first: &Known, second: &Known, third: &Known) -> Result<(), Trap> {
        let chain = [
            (first.operand(0), second.operand(1)),
            (first.operand(1), third.operand(1)),
            (second.operand(0), third.operand(0)),
        ];
        let mut when = TermId::TRUE;
        for (one, other) in chain {
            let same = self.sameness(one, other)?;
            if same == TermId::FALSE {
                return Ok(());
            }
            when = self.symbolic_mut().terms.and(when, same);
        }
        for others in [second, third] {
            let same = self.all_same(first.before(2), others.before(2))?;
            when = self.symbolic_mut().terms.and(when, same);
        }
        for holds in [first, second] {
            let holds = self.truth_of(holds.result.value())?;
            when = self.symbolic_mut().terms.and(when, holds);
        }
        let then = self.truth_of(third.result.value())?;
        self.assume_implied(when, then)
    }
}
