//! Whether two values that are not all known are the same, as compare-and-set asks.

use super::alternative::{Alternative, Then};
use crate::machine::Machine;
use crate::native::same_bits;
use crate::trap::Trap;
use heap::{Number, Value};
use term::TermId;

impl Machine {
    /// Whether two values are the same, bit by bit. `None`: it had to be decided, and the operation starts over.
    pub(crate) fn are_same(&mut self, left: Value, right: Value) -> Result<Option<bool>, Trap> {
        let (left, right) = (self.heap.resolved(left), self.heap.resolved(right));
        if self.symbolic.is_some() {
            self.require_joined(left, right)?;
        }
        if left == right || !(left.is_symbolic() || right.is_symbolic()) {
            return Ok(Some(same_bits(left, right)));
        }
        if self.settle_given_box(left, right)?.is_some() {
            return Ok(None);
        }
        let condition = match self.same_boxes(left, right)? {
            Some(condition) => condition,
            None => match (left, right) {
                (Value::Symbol(symbol), value) | (value, Value::Symbol(symbol)) => {
                    if let Some(object) = self.given_before(symbol, value) {
                        if self.symbolic_mut().apart.contains(&(symbol, object)) {
                            return Ok(Some(false));
                        }
                        self.compare_with_given(symbol, value, (Then::Retry, Then::Retry))?;
                        return Ok(None);
                    }
                    self.resolve(symbol, Then::Retry)?;
                    return Ok(None);
                }
                _ => self.same_numbers(left, right)?,
            },
        };
        let negation = self.symbolic_mut().terms.not(condition);
        match (self.is_possible(condition), self.is_possible(negation)) {
            (true, true) => {
                self.choose(vec![Alternative::when(condition, Then::Retry), Alternative::when(negation, Then::Retry)])?;
                Ok(None)
            }
            (possible, _) => Ok(Some(possible)),
        }
    }

    /// The condition under which two numbers are the same, bit by bit.
    pub(super) fn same_numbers(&mut self, left: Value, right: Value) -> Result<TermId, Trap> {
        let is_float = |value: Value| {
            matches!(value, Value::Float(_) | Value::Double(_) | Value::Term(Number::Float | Number::Double, _))
        };
        let floats = is_float(left);
        let (left, right) = (self.term_of(left)?, self.term_of(right)?);
        let terms = &mut self.symbolic_mut().terms;
        if !floats {
            return Ok(terms.equal(left, right));
        }
        let (left, right) = (terms.raw_bits_of_float(left), terms.raw_bits_of_float(right));
        Ok(terms.equal(left, right))
    }
}
