//! One activation of a trial run: its stack and local variables, and what instructions do to these alone.

use super::Item;
use crate::junit::classes::Class;

/// An activation. A wide value is one entry of the stack; among the local variables it has a gap after it.
pub(in crate::junit) struct Frame<'c> {
    pub class: &'c Class,
    bytes: &'c [u8],
    at: usize,
    /// Where the current instruction begins, from which jumps count.
    opcode_at: usize,
    pub stack: Vec<Item>,
    locals: Vec<Option<Item>>,
    pub depth: usize,
}

impl<'c> Frame<'c> {
    pub fn new(class: &'c Class, bytes: &'c [u8], items: Vec<Item>, depth: usize) -> Frame<'c> {
        let mut locals = Vec::new();
        for item in items {
            locals.push(Some(item));
            if item.is_wide() {
                locals.push(None);
            }
        }
        Frame { class, bytes, at: 0, opcode_at: 0, stack: Vec::new(), locals, depth }
    }

    /// Begins the next instruction.
    pub fn opcode(&mut self) -> Option<u8> {
        self.opcode_at = self.at;
        self.byte()
    }

    pub fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    pub fn short(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }

    pub fn pop(&mut self) -> Option<Item> {
        self.stack.pop()
    }

    pub fn pop_int(&mut self) -> Option<i32> {
        match self.pop()? {
            Item::Int(value) => Some(value),
            _ => None,
        }
    }

    /// Small constants, local variables, the stack.
    pub fn move_value(&mut self, opcode: u8) -> Option<()> {
        match opcode {
            0x00 => {}
            0x01 => self.stack.push(Item::Null),
            0x02..=0x08 => self.stack.push(Item::Int(i32::from(opcode) - 3)),
            0x09 | 0x0a => self.stack.push(Item::Long(i64::from(opcode) - 9)),
            0x0b..=0x0d => self.stack.push(Item::float(f32::from(opcode - 0x0b))),
            0x0e | 0x0f => self.stack.push(Item::double(f64::from(opcode - 0x0e))),
            0x10 => {
                let value = self.byte()? as i8;
                self.stack.push(Item::Int(i32::from(value)));
            }
            0x11 => {
                let value = self.short()? as i16;
                self.stack.push(Item::Int(i32::from(value)));
            }
            0x15..=0x19 => {
                let local = usize::from(self.byte()?);
                self.load(local)?;
            }
            0x1a..=0x2d => self.load(usize::from((opcode - 0x1a) % 4))?,
            0x36..=0x3a => {
                let local = usize::from(self.byte()?);
                self.store(local)?;
            }
            0x3b..=0x4e => self.store(usize::from((opcode - 0x3b) % 4))?,
            0x57 => drop(self.pop()?),
            0x58 => {
                if !self.pop()?.is_wide() {
                    self.pop()?;
                }
            }
            0x59 => self.stack.push(*self.stack.last()?),
            0x5a => {
                let (top, below) = (self.pop()?, self.pop()?);
                self.stack.extend([top, below, top]);
            }
            0x5b => self.duplicate_below_two()?,
            0x5c => self.duplicate_two()?,
            0x84 => self.increment()?,
            _ => return None,
        }
        Some(())
    }

    /// `dup_x2`, as it is used for elements of arrays.
    fn duplicate_below_two(&mut self) -> Option<()> {
        let (top, middle) = (self.pop()?, self.pop()?);
        if middle.is_wide() {
            self.stack.extend([top, middle, top]);
        } else {
            let below = self.pop()?;
            self.stack.extend([top, below, middle, top]);
        }
        Some(())
    }

    fn duplicate_two(&mut self) -> Option<()> {
        let top = self.pop()?;
        if top.is_wide() {
            self.stack.extend([top, top]);
        } else {
            let below = self.pop()?;
            self.stack.extend([below, top, below, top]);
        }
        Some(())
    }

    fn load(&mut self, local: usize) -> Option<()> {
        self.stack.push((*self.locals.get(local)?)?);
        Some(())
    }

    fn store(&mut self, local: usize) -> Option<()> {
        let item = self.pop()?;
        let end = local + if item.is_wide() { 2 } else { 1 };
        if self.locals.len() < end {
            self.locals.resize(end, None);
        }
        self.locals[local..end].fill(None);
        self.locals[local] = Some(item);
        Some(())
    }

    fn increment(&mut self) -> Option<()> {
        let (local, by) = (usize::from(self.byte()?), self.byte()? as i8);
        match self.locals.get_mut(local)? {
            Some(Item::Int(value)) => *value = value.wrapping_add(i32::from(by)),
            Some(Item::Unknown) => {}
            _ => return None,
        }
        Some(())
    }

    pub fn jump(&mut self, opcode: u8) -> Option<()> {
        let offset = self.short()? as i16;
        let is_taken = match opcode {
            0x99..=0x9e => holds(opcode - 0x99, self.pop_int()?, 0)?,
            0x9f..=0xa4 => {
                let (right, left) = (self.pop_int()?, self.pop_int()?);
                holds(opcode - 0x9f, left, right)?
            }
            0xa7 => true,
            0xc6 | 0xc7 => {
                let item = self.pop().filter(|item| !item.is_unknown())?;
                (item == Item::Null) == (opcode == 0xc6)
            }
            _ => return None,
        };
        if is_taken {
            self.at = self.opcode_at.checked_add_signed(isize::from(offset))?;
        }
        Some(())
    }

    /// `tableswitch` and `lookupswitch`.
    pub fn switch(&mut self, opcode: u8) -> Option<()> {
        let value = self.pop_int()?;
        self.at = self.at.next_multiple_of(4);
        let default = self.int()?;
        let mut offset = default;
        if opcode == 0xaa {
            let (low, high) = (self.int()?, self.int()?);
            if (low..=high).contains(&value) {
                self.at =
                    self.at.checked_add(usize::try_from(i64::from(value) - i64::from(low)).ok()?.checked_mul(4)?)?;
                offset = self.int()?;
            }
        } else {
            for _ in 0..self.int()? {
                let (key, to) = (self.int()?, self.int()?);
                if key == value {
                    offset = to;
                }
            }
        }
        self.at = self.opcode_at.checked_add_signed(isize::try_from(offset).ok()?)?;
        Some(())
    }

    fn int(&mut self) -> Option<i32> {
        Some(i32::from_be_bytes([self.byte()?, self.byte()?, self.byte()?, self.byte()?]))
    }

    /// A jump on what is known already.
    pub fn jump_if(&mut self, is_taken: bool) -> Option<()> {
        let offset = self.short()? as i16;
        if is_taken {
            self.at = self.opcode_at.checked_add_signed(isize::from(offset))?;
        }
        Some(())
    }
}

/// A comparison, in the order in which the instructions have them: equal, not, less, not, greater, not.
fn holds(comparison: u8, left: i32, right: i32) -> Option<bool> {
    Some(match comparison {
        0 => left == right,
        1 => left != right,
        2 => left < right,
        3 => left >= right,
        4 => left > right,
        5 => left <= right,
        _ => return None,
    })
}
