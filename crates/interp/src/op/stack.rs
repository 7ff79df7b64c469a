//! Rearranging the operand stack. A long or double is one entry here, where the JVM counts two, so the forms of an
//! instruction (JVMS §6.5 `dup2` and its kin) are told apart by the values themselves.

use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::Value;
use program::Op;

impl Machine {
    pub(crate) fn rearrange(&mut self, op: Op) -> Result<Flow, Trap> {
        match op {
            Op::Pop2 => {
                if !self.pop().is_wide() {
                    self.pop();
                }
            }
            Op::DupX1 => self.insert_copy(1, 1),
            Op::DupX2 => {
                let below = self.entries(2, 1);
                self.insert_copy(1, below);
            }
            Op::Dup2 => {
                let top = self.entries(2, 0);
                self.insert_copy(top, 0);
            }
            Op::Dup2X1 => {
                let top = self.entries(2, 0);
                self.insert_copy(top, 1);
            }
            Op::Dup2X2 => {
                let top = self.entries(2, 0);
                let below = self.entries(2, top);
                self.insert_copy(top, below);
            }
            Op::Swap => {
                let (top, below) = (self.pop(), self.pop());
                self.push(top);
                self.push(below);
            }
            _ => return Err(Trap::unverifiable(format!("{op:?} does not rearrange the stack"))),
        }
        Ok(Flow::Next)
    }

    /// How many entries make up `words` JVM words, starting `skip` entries below the top.
    fn entries(&self, words: usize, skip: usize) -> usize {
        if words == 2 && self.peek(skip).is_wide() { 1 } else { words }
    }

    /// Copies the `top` topmost entries and puts the copy beneath the `below` entries under them.
    fn insert_copy(&mut self, top: usize, below: usize) {
        let mut copied = [Value::Invalid; 4];
        for place in &mut copied[..top + below] {
            *place = self.pop();
        }
        let (tops, belows) = copied[..top + below].split_at(top);
        for values in [tops, belows, tops] {
            values.iter().rev().for_each(|&value| self.push(value));
        }
    }
}
