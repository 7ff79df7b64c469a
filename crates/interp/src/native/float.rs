//! `java.lang.Float` and `java.lang.Double`: bits and values.

use super::arguments::{double, float, int, long};
use crate::frame::{Native, Step};
use heap::Value;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "floatToRawIntBits" => |_, arguments| Step::int(float(arguments, 0)?.to_bits() as i32),
        "intBitsToFloat" => |_, arguments| Step::value(Value::Float(f32::from_bits(int(arguments, 0)? as u32))),
        "doubleToRawLongBits" => |_, arguments| Step::long(double(arguments, 0)?.to_bits() as i64),
        "longBitsToDouble" => |_, arguments| Step::value(Value::Double(f64::from_bits(long(arguments, 0)? as u64))),
        _ => return None,
    })
}
