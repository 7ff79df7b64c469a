//! Integer arithmetic beyond what Rust's wrapping operators say already (JVMS §6.5, §2.11.1).

use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::Value;
use program::Op;

/// Shift distances are taken modulo the width of the left operand.
pub fn shift_left_int(value: i32, distance: i32) -> i32 {
    value.wrapping_shl(distance as u32)
}

pub fn shift_right_int(value: i32, distance: i32) -> i32 {
    value.wrapping_shr(distance as u32)
}

pub fn shift_right_unsigned_int(value: i32, distance: i32) -> i32 {
    (value as u32).wrapping_shr(distance as u32) as i32
}

pub fn shift_left_long(value: i64, distance: i32) -> i64 {
    value.wrapping_shl(distance as u32)
}

pub fn shift_right_long(value: i64, distance: i32) -> i64 {
    value.wrapping_shr(distance as u32)
}

pub fn shift_right_unsigned_long(value: i64, distance: i32) -> i64 {
    (value as u64).wrapping_shr(distance as u32) as i64
}

impl Machine {
    /// A division whose divisor is zero, or whose operands are not integers at all.
    pub(crate) fn uncommon_division(&mut self, op: Op) -> Result<Flow, Trap> {
        if self.is_term(0) || self.is_term(1) {
            return self.divide_terms(op);
        }
        match self.peek(0) {
            Value::Int(0) | Value::Long(0) => Err(Trap::raise("java/lang/ArithmeticException", "/ by zero")),
            _ => Err(Trap::unverifiable(format!("{op:?} on operands of the wrong kind"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shift_distances_wrap_at_the_width() {
        assert_eq!(shift_left_int(1, 33), 2);
        assert_eq!(shift_right_int(-8, -31), -4);
        assert_eq!(shift_right_unsigned_int(-1, 28), 15);
        assert_eq!(shift_left_long(1, 65), 2);
        assert_eq!(shift_right_long(i64::MIN, 63), -1);
        assert_eq!(shift_right_unsigned_long(-1, -4), 15);
    }
}
