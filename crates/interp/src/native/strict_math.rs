//! `java.lang.StrictMath`: the functions that JDK 17 leaves to native code. Java prescribes the results of fdlibm 5.3 to the
//! last bit; later JDKs have it in bytecode.

use super::arguments::double;
use super::fdlibm;
use crate::frame::{Native, Step};
use heap::Value;

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
        ("sin", "(D)D") => one!(fdlibm::sin),
        ("cos", "(D)D") => one!(fdlibm::cos),
        ("tan", "(D)D") => one!(libm::tan),
        ("asin", "(D)D") => one!(libm::asin),
        ("acos", "(D)D") => one!(libm::acos),
        ("atan", "(D)D") => one!(libm::atan),
        ("log", "(D)D") => one!(fdlibm::log),
        ("log10", "(D)D") => one!(fdlibm::log10),
        ("sinh", "(D)D") => one!(fdlibm::sinh),
        ("cosh", "(D)D") => one!(fdlibm::cosh),
        ("tanh", "(D)D") => one!(fdlibm::tanh),
        ("expm1", "(D)D") => one!(libm::expm1),
        ("log1p", "(D)D") => one!(libm::log1p),
        ("atan2", "(DD)D") => two!(libm::atan2),
        ("IEEEremainder", "(DD)D") => two!(libm::remainder),
        _ => return None,
    })
}
