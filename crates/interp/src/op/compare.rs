//! Comparisons that push -1, 0 or 1.

use std::cmp::Ordering;

pub fn longs(left: i64, right: i64) -> i32 {
    left.cmp(&right) as i32
}

/// `fcmpl`: NaN counts as less.
pub fn floats_less(left: f32, right: f32) -> i32 {
    left.partial_cmp(&right).unwrap_or(Ordering::Less) as i32
}

/// `fcmpg`: NaN counts as greater.
pub fn floats_greater(left: f32, right: f32) -> i32 {
    left.partial_cmp(&right).unwrap_or(Ordering::Greater) as i32
}

pub fn doubles_less(left: f64, right: f64) -> i32 {
    left.partial_cmp(&right).unwrap_or(Ordering::Less) as i32
}

pub fn doubles_greater(left: f64, right: f64) -> i32 {
    left.partial_cmp(&right).unwrap_or(Ordering::Greater) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn not_a_number_goes_the_way_of_the_instruction() {
        assert_eq!(floats_less(f32::NAN, 1.0), -1);
        assert_eq!(floats_greater(1.0, f32::NAN), 1);
        assert_eq!(doubles_less(f64::NAN, f64::NAN), -1);
        assert_eq!(doubles_greater(f64::NAN, f64::NAN), 1);
    }

    #[test]
    fn the_two_zeros_are_equal() {
        assert_eq!(doubles_less(-0.0, 0.0), 0);
    }
}
