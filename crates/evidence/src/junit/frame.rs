//! One activation of a trial run: its stack and local variables, and what instructions do to these alone.

use super::classes::Class;
use super::trial::Item;

/// An activation. A wide value is one entry of the stack; among the local variables it has a gap after it.
pub(super) struct Frame<'c> {
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

    fn pop_int(&mut self) -> Option<i32> {
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
            0x59 => self.stack.push(*self.stack.last()?),
            0x5a => {
                let (top, below) = (self.pop()?, self.pop()?);
                self.stack.extend([top, below, top]);
            }
            0x84 => self.increment()?,
            _ => return None,
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
            _ => return None,
        }
        Some(())
    }

    pub fn arithmetic(&mut self, opcode: u8) -> Option<()> {
        if opcode == 0x74 {
            let value = self.pop_int()?;
            self.stack.push(Item::Int(value.wrapping_neg()));
            return Some(());
        }
        let (right, left) = (self.pop()?, self.pop()?);
        self.stack.push(match (opcode, left, right) {
            (0x60, Item::Int(left), Item::Int(right)) => Item::Int(left.wrapping_add(right)),
            (0x64, Item::Int(left), Item::Int(right)) => Item::Int(left.wrapping_sub(right)),
            (0x68, Item::Int(left), Item::Int(right)) => Item::Int(left.wrapping_mul(right)),
            (0x7e, Item::Int(left), Item::Int(right)) => Item::Int(left & right),
            (0x80, Item::Int(left), Item::Int(right)) => Item::Int(left | right),
            (0x82, Item::Int(left), Item::Int(right)) => Item::Int(left ^ right),
            (0x61, Item::Long(left), Item::Long(right)) => Item::Long(left.wrapping_add(right)),
            (0x65, Item::Long(left), Item::Long(right)) => Item::Long(left.wrapping_sub(right)),
            (0x69, Item::Long(left), Item::Long(right)) => Item::Long(left.wrapping_mul(right)),
            _ => return None,
        });
        Some(())
    }

    /// An `int` as another number, and the comparisons of other numbers.
    pub fn convert_or_compare(&mut self, opcode: u8) -> Option<()> {
        if let 0x85..=0x87 = opcode {
            let value = self.pop_int()?;
            self.stack.push(match opcode {
                0x85 => Item::Long(i64::from(value)),
                0x86 => Item::float(value as f32),
                _ => Item::double(f64::from(value)),
            });
            return Some(());
        }
        let (right, left) = (self.pop()?, self.pop()?);
        let ordering = match (opcode, left, right) {
            (0x94, Item::Long(left), Item::Long(right)) => Some(left.cmp(&right)),
            (0x95 | 0x96, Item::Float(left), Item::Float(right)) => {
                f32::from_bits(left).partial_cmp(&f32::from_bits(right))
            }
            (0x97 | 0x98, Item::Double(left), Item::Double(right)) => {
                f64::from_bits(left).partial_cmp(&f64::from_bits(right))
            }
            _ => return None,
        };
        // What is not a number is less for one instruction and greater for the other.
        let unordered = if matches!(opcode, 0x96 | 0x98) { 1 } else { -1 };
        self.stack.push(Item::Int(ordering.map_or(unordered, |ordering| ordering as i32)));
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
            0xa5 | 0xa6 => {
                let (right, left) = (self.pop()?, self.pop()?);
                // Two boxes may be one object for the JVM, and what a static field holds may be any.
                if left.is_elsewhere() && right.is_elsewhere() {
                    return None;
                }
                (left == right) == (opcode == 0xa5)
            }
            0xa7 => true,
            0xc6 => self.pop()? == Item::Null,
            0xc7 => self.pop()? != Item::Null,
            _ => return None,
        };
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
