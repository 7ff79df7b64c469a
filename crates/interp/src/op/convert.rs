//! Conversions from floating point to integers (JVMS §2.8): NaN becomes 0, and what does not fit becomes the nearest
//! integer that does. Rust's `as` has exactly this meaning; the names are here so that the dispatch says which.

pub fn float_to_int(value: f32) -> i32 {
    value as i32
}

pub fn float_to_long(value: f32) -> i64 {
    value as i64
}

pub fn double_to_int(value: f64) -> i32 {
    value as i32
}

pub fn double_to_long(value: f64) -> i64 {
    value as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_saturate() {
        assert_eq!(float_to_int(f32::NAN), 0);
        assert_eq!(float_to_long(f32::INFINITY), i64::MAX);
        assert_eq!(double_to_int(-1e300), i32::MIN);
        assert_eq!(double_to_long(-0.9), 0);
    }
}
