//! A concrete value of any sort, in one word.

use crate::Sort;

/// A value whose sort is known from where it stands. Booleans are 0 and 1, bit-vectors are sign-extended, floating
/// point numbers are their IEEE 754 bits with one NaN, so two values of one sort are the same exactly if the words are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Value(pub i64);

impl Value {
    /// A boolean.
    pub fn of_bool(value: bool) -> Value {
        Value(i64::from(value))
    }

    /// A `float`; all NaNs become one.
    pub fn of_f32(value: f32) -> Value {
        // A choice between words: one between numbers is the compiler's to drop, since to it all NaNs are alike.
        Value(if value.is_nan() { 0x7fc0_0000 } else { i64::from(value.to_bits()) })
    }

    /// A `double`; all NaNs become one.
    pub fn of_f64(value: f64) -> Value {
        Value(if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() as i64 })
    }

    /// Read as a boolean.
    pub fn as_bool(self) -> bool {
        self.0 != 0
    }

    /// Read as a `float`.
    pub fn as_f32(self) -> f32 {
        f32::from_bits(self.0 as u32)
    }

    /// Read as a `double`.
    pub fn as_f64(self) -> f64 {
        f64::from_bits(self.0 as u64)
    }

    /// Whether the word is a value of that sort in its only form.
    pub fn is_of(self, sort: Sort) -> bool {
        match sort {
            Sort::Bool => self.0 == 0 || self.0 == 1,
            Sort::Bits(width) => width.wrap(self.0) == self.0,
            Sort::F32 => Value::of_f32(self.as_f32()) == self,
            Sort::F64 => Value::of_f64(self.as_f64()) == self,
        }
    }
}
