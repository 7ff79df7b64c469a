//! The one door through which operations on terms and symbols leave the dispatch loop.

use super::alternative::Then;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::Value;
use program::Op;

impl Machine {
    /// An operation whose operands are not plain values. `None`: nothing about them is symbolic.
    pub(crate) fn symbolic_operation(&mut self, op: Op) -> Result<Option<Flow>, Trap> {
        if self.symbolic.is_none() {
            return Ok(None);
        }
        match op {
            Op::IfNull(target) | Op::IfNonNull(target) => match self.peek(0) {
                Value::Symbol(symbol) => self.branch_on_null(symbol, target, matches!(op, Op::IfNull(_))).map(Some),
                _ => Ok(None),
            },
            Op::IfACmpEq(target) | Op::IfACmpNe(target) => {
                if self.peek(0).is_reference() && self.peek(1).is_reference() {
                    return self.branch_on_identity(target, matches!(op, Op::IfACmpEq(_))).map(Some);
                }
                Ok(None)
            }
            Op::IfEq(_) | Op::IfNe(_) | Op::IfLt(_) | Op::IfGe(_) | Op::IfGt(_) | Op::IfLe(_) => {
                if !self.is_term(0) {
                    return Ok(None);
                }
                self.branch_on_term(op).map(Some)
            }
            Op::IfICmpEq(_)
            | Op::IfICmpNe(_)
            | Op::IfICmpLt(_)
            | Op::IfICmpGe(_)
            | Op::IfICmpGt(_)
            | Op::IfICmpLe(_) => {
                if !self.is_term(0) && !self.is_term(1) {
                    return Ok(None);
                }
                self.branch_on_term(op).map(Some)
            }
            Op::TableSwitch(place) | Op::LookupSwitch(place) if self.is_term(0) => self.switch_on_term(place).map(Some),
            Op::IInc { local, delta } => {
                self.increment_term(local, delta)?;
                Ok(Some(Flow::Next))
            }
            Op::IncrementGoto { local, delta, target } => {
                self.increment_term(u16::from(local), i16::from(delta))?;
                self.perform(Then::Jump { drop: 0, target }).map(Some)
            }
            Op::PutStaticNarrow { slot, narrow } if self.is_term(0) => {
                let value = self.narrow_number(self.peek(0), narrow);
                self.heap.set_static(slot, value.into());
                self.drop_operands(1);
                Ok(Some(Flow::Next))
            }
            Op::ReturnNarrow(to) if self.is_term(0) => {
                let value = self.narrow_number(self.peek(0), to);
                self.replace_operand(0, value);
                Ok(Some(Flow::Resume))
            }
            Op::InstanceOfLinked(class) if self.peek(0).is_reference() => self.symbolic_instance_of(class).map(Some),
            _ if self.is_term(0) || self.is_term(1) => self.compute(op).map(Some),
            _ => Ok(None),
        }
    }

    /// Whether the operand so many entries below the top is a number known only as a term.
    pub(crate) fn is_term(&self, depth: usize) -> bool {
        matches!(self.peek(depth), Value::Term(..))
    }
}
