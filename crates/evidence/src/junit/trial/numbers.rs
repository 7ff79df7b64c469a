//! Arithmetic of a trial run: what the instructions for numbers do (JVMS §6.5).

use super::Item;
use super::frame::Frame;
use std::cmp::Ordering;

impl Frame<'_> {
    /// `iadd` to `lxor`: two operands, or one for the negations. What would throw ends the run.
    pub fn arithmetic(&mut self, opcode: u8) -> Option<()> {
        let made = match opcode {
            0x74..=0x77 => negated(self.pop()?)?,
            0x78..=0x7d => {
                let by = self.pop_int()?;
                shifted(opcode, self.pop()?, by)?
            }
            _ => {
                let (right, left) = (self.pop()?, self.pop()?);
                combined(opcode, left, right)?
            }
        };
        self.stack.push(made);
        Some(())
    }

    /// A number as one of another type, and the comparisons of numbers other than `int`.
    pub fn convert_or_compare(&mut self, opcode: u8) -> Option<()> {
        let made = if opcode <= 0x93 {
            converted(opcode, self.pop()?)?
        } else {
            let (right, left) = (self.pop()?, self.pop()?);
            let ordering = match (left, right) {
                (Item::Long(left), Item::Long(right)) => Some(left.cmp(&right)),
                (Item::Float(left), Item::Float(right)) => f32::from_bits(left).partial_cmp(&f32::from_bits(right)),
                (Item::Double(left), Item::Double(right)) => f64::from_bits(left).partial_cmp(&f64::from_bits(right)),
                _ => return None,
            };
            // What is not a number is less for one instruction and greater for the other.
            let unordered = if matches!(opcode, 0x96 | 0x98) { Ordering::Greater } else { Ordering::Less };
            Item::Int(ordering.unwrap_or(unordered) as i32)
        };
        self.stack.push(made);
        Some(())
    }
}

pub(super) fn negated(item: Item) -> Option<Item> {
    Some(match item {
        Item::Int(value) => Item::Int(value.wrapping_neg()),
        Item::Long(value) => Item::Long(value.wrapping_neg()),
        Item::Float(bits) => Item::float(-f32::from_bits(bits)),
        Item::Double(bits) => Item::double(-f64::from_bits(bits)),
        _ => return None,
    })
}

/// Only the low bits of a distance count.
pub(super) fn shifted(opcode: u8, item: Item, by: i32) -> Option<Item> {
    let by = by as u32;
    Some(match (opcode, item) {
        (0x78, Item::Int(value)) => Item::Int(value.wrapping_shl(by)),
        (0x7a, Item::Int(value)) => Item::Int(value.wrapping_shr(by)),
        (0x7c, Item::Int(value)) => Item::Int((value as u32).wrapping_shr(by) as i32),
        (0x79, Item::Long(value)) => Item::Long(value.wrapping_shl(by)),
        (0x7b, Item::Long(value)) => Item::Long(value.wrapping_shr(by)),
        (0x7d, Item::Long(value)) => Item::Long((value as u64).wrapping_shr(by) as i64),
        _ => return None,
    })
}

pub(super) fn combined(opcode: u8, left: Item, right: Item) -> Option<Item> {
    match (left, right) {
        // Only a division by 0 throws.
        _ if left.is_unknown() || right.is_unknown() => match opcode {
            0x6c | 0x6d | 0x70 | 0x71 => None,
            _ => Some(if left.is_wide() { Item::UnknownWide } else { Item::Unknown }),
        },
        (Item::Int(left), Item::Int(right)) => Some(Item::Int(match opcode {
            0x60 => left.wrapping_add(right),
            0x64 => left.wrapping_sub(right),
            0x68 => left.wrapping_mul(right),
            0x6c if right != 0 => left.wrapping_div(right),
            0x70 if right != 0 => left.wrapping_rem(right),
            0x7e => left & right,
            0x80 => left | right,
            0x82 => left ^ right,
            _ => return None,
        })),
        (Item::Long(left), Item::Long(right)) => Some(Item::Long(match opcode {
            0x61 => left.wrapping_add(right),
            0x65 => left.wrapping_sub(right),
            0x69 => left.wrapping_mul(right),
            0x6d if right != 0 => left.wrapping_div(right),
            0x71 if right != 0 => left.wrapping_rem(right),
            0x7f => left & right,
            0x81 => left | right,
            0x83 => left ^ right,
            _ => return None,
        })),
        (Item::Float(left), Item::Float(right)) => {
            let (left, right) = (f32::from_bits(left), f32::from_bits(right));
            Some(Item::float(match opcode {
                0x62 => left + right,
                0x66 => left - right,
                0x6a => left * right,
                0x6e => left / right,
                0x72 => left % right,
                _ => return None,
            }))
        }
        (Item::Double(left), Item::Double(right)) => {
            let (left, right) = (f64::from_bits(left), f64::from_bits(right));
            Some(Item::double(match opcode {
                0x63 => left + right,
                0x67 => left - right,
                0x6b => left * right,
                0x6f => left / right,
                0x73 => left % right,
                _ => return None,
            }))
        }
        _ => None,
    }
}

/// `as` between numbers is what Java does: it rounds to zero, saturates, and makes 0 of what is not a number.
pub(super) fn converted(opcode: u8, item: Item) -> Option<Item> {
    Some(match (opcode, item) {
        (0x85 | 0x87 | 0x8a | 0x8c | 0x8d | 0x8f, _) if item.is_unknown() => Item::UnknownWide,
        _ if item.is_unknown() => Item::Unknown,
        (0x85, Item::Int(value)) => Item::Long(i64::from(value)),
        (0x86, Item::Int(value)) => Item::float(value as f32),
        (0x87, Item::Int(value)) => Item::double(f64::from(value)),
        (0x88, Item::Long(value)) => Item::Int(value as i32),
        (0x89, Item::Long(value)) => Item::float(value as f32),
        (0x8a, Item::Long(value)) => Item::double(value as f64),
        (0x8b, Item::Float(bits)) => Item::Int(f32::from_bits(bits) as i32),
        (0x8c, Item::Float(bits)) => Item::Long(f32::from_bits(bits) as i64),
        (0x8d, Item::Float(bits)) => Item::double(f64::from(f32::from_bits(bits))),
        (0x8e, Item::Double(bits)) => Item::Int(f64::from_bits(bits) as i32),
        (0x8f, Item::Double(bits)) => Item::Long(f64::from_bits(bits) as i64),
        (0x90, Item::Double(bits)) => Item::float(f64::from_bits(bits) as f32),
        (0x91, Item::Int(value)) => Item::Int(i32::from(value as i8)),
        (0x92, Item::Int(value)) => Item::Int(i32::from(value as u16)),
        (0x93, Item::Int(value)) => Item::Int(i32::from(value as i16)),
        _ => return None,
    })
}
