//! `java.lang.Math` and `StrictMath`.
//!
//! `Math` may be off by a unit in the last place and goes to the platform's library, as HotSpot's does. `StrictMath` is
//! defined by fdlibm's algorithms; the methods that JDK 17 leaves to native code use a port of the same algorithms.

use super::arguments::double;
use crate::frame::{Native, Step};
use crate::value::Value;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    macro_rules! one {
        ($function:expr) => {
            |_, arguments| Step::value(Value::Double($function(double(arguments, 0)?)))
        };
    }
    macro_rules! two {
        ($function:expr) => {
            |_, arguments| Step::value(Value::Double($function(double(arguments, 0)?, double(arguments, 1)?)))
        };
    }
    Some(match (name, descriptor) {
        ("sqrt", "(D)D") => one!(f64::sqrt),
        ("sin", "(D)D") => one!(libm::sin),
        ("cos", "(D)D") => one!(libm::cos),
        ("tan", "(D)D") => one!(libm::tan),
        ("asin", "(D)D") => one!(libm::asin),
        ("acos", "(D)D") => one!(libm::acos),
        ("atan", "(D)D") => one!(libm::atan),
        ("log", "(D)D") => one!(libm::log),
        ("log10", "(D)D") => one!(libm::log10),
        ("sinh", "(D)D") => one!(libm::sinh),
        ("cosh", "(D)D") => one!(libm::cosh),
        ("tanh", "(D)D") => one!(libm::tanh),
        ("expm1", "(D)D") => one!(libm::expm1),
        ("log1p", "(D)D") => one!(libm::log1p),
        ("atan2", "(DD)D") => two!(libm::atan2),
        ("IEEEremainder", "(DD)D") => two!(libm::remainder),
        _ => return None,
    })
}
