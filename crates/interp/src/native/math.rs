//! `java.lang.Math`: the functions that HotSpot replaces by code of its own, which is nearly always right to the last bit.
//! The platform's library and the crate `libm` are too. Where both are not, results may differ from HotSpot's in the last place, as Java allows;
//! all other methods run from the JDK's bytecode and give the same bits.

use super::arguments::double;
use crate::frame::{Native, Step};
use heap::Value;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    macro_rules! one {
        ($function:expr) => {
            |_, arguments| Step::value(Value::Double($function(double(arguments, 0)?)))
        };
    }
    Some(match (name, descriptor) {
        ("sqrt", "(D)D") => one!(f64::sqrt),
        ("sin", "(D)D") => one!(f64::sin),
        ("cos", "(D)D") => one!(f64::cos),
        ("tan", "(D)D") => one!(f64::tan),
        ("exp", "(D)D") => one!(f64::exp),
        ("log", "(D)D") => one!(f64::ln),
        ("log10", "(D)D") => one!(libm::log10),
        ("pow", "(DD)D") => |_, arguments| {
            Step::value(Value::Double(power(double(arguments, 0)?, double(arguments, 1)?)))
        },
        _ => return None,
    })
}

/// Java and C differ where the base is 1 or -1: Java's result is NaN if the exponent is NaN or infinite.
fn power(base: f64, exponent: f64) -> f64 {
    if exponent.is_nan() || (base.abs() == 1.0 && exponent.is_infinite()) {
        return f64::NAN;
    }
    base.powf(exponent)
}
