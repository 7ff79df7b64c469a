//! Operands: values of the primitive types, most of them where arithmetic has its corners.

use super::Type;
use crate::support::random::Random;

#[derive(Debug, Clone, Copy)]
pub enum Value {
    Boolean(bool),
    Byte(i8),
    Short(i16),
    Char(u16),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
}

impl Value {
    pub fn type_of(self) -> Type {
        match self {
            Value::Boolean(_) => Type::Boolean,
            Value::Byte(_) => Type::Byte,
            Value::Short(_) => Type::Short,
            Value::Char(_) => Type::Char,
            Value::Int(_) => Type::Int,
            Value::Long(_) => Type::Long,
            Value::Float(_) => Type::Float,
            Value::Double(_) => Type::Double,
        }
    }

    /// A value of the given type: a corner in three cases of four, else any bits.
    pub fn random(random: &mut Random, of: Type) -> Value {
        let bits = match random.below(4) {
            0 => random.next() as i64,
            _ => *random.pick(&INTEGERS),
        };
        match of {
            Type::Boolean => Value::Boolean(bits & 1 != 0),
            Type::Byte => Value::Byte(bits as i8),
            Type::Short => Value::Short(bits as i16),
            Type::Char => Value::Char(bits as u16),
            Type::Int => Value::Int(bits as i32),
            Type::Long => Value::Long(bits),
            Type::Float => Value::Float(float(random)),
            Type::Double => Value::Double(double(random)),
        }
    }
}

/// Limits of all the integral types and their neighbours, which the narrower types see cut off; powers of two;
/// distances of shifts around the number of bits; small numbers.
const INTEGERS: [i64; 40] = [
    0,
    0,
    1,
    1,
    -1,
    -1,
    2,
    -2,
    3,
    7,
    10,
    -10,
    31,
    32,
    33,
    63,
    64,
    65,
    -31,
    -32,
    i8::MAX as i64,
    i8::MIN as i64,
    i8::MAX as i64 + 1,
    u8::MAX as i64,
    i16::MAX as i64,
    i16::MIN as i64,
    u16::MAX as i64,
    u16::MAX as i64 + 1,
    i32::MAX as i64,
    i32::MIN as i64,
    i32::MIN as i64,
    i32::MIN as i64 + 1,
    i32::MAX as i64 + 1,
    u32::MAX as i64,
    1 << 40,
    (1 << 53) + 1,
    i64::MAX,
    i64::MIN,
    i64::MIN,
    i64::MIN + 1,
];

/// Zeros, infinities, NaN, the ends of the range, and where conversions to integers and to float round or saturate.
const DOUBLES: [f64; 36] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.0,
    -2.5,
    0.1,
    f64::NAN,
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::MAX,
    f64::MIN,
    f64::MIN_POSITIVE,
    f64::EPSILON,
    4.9e-324,
    -4.9e-324,
    2.225073858507201e-308,
    f32::MAX as f64,
    3.4028235677973366e38,
    f32::MIN_POSITIVE as f64,
    1.401298464324817e-45,
    7.006492321624085e-46,
    2147483647.0,
    2147483648.0,
    -2147483649.0,
    4294967296.5,
    9223372036854775807.0,
    -9223372036854775808.0,
    9007199254740993.0,
    1e300,
    -1e19,
    65535.99,
];

fn double(random: &mut Random) -> f64 {
    match random.below(8) {
        0 => f64::from_bits(random.next()),
        1 => *random.pick(&INTEGERS) as f64,
        _ => *random.pick(&DOUBLES),
    }
}

fn float(random: &mut Random) -> f32 {
    const FLOATS: [f32; 8] =
        [f32::MAX, f32::MIN, f32::MIN_POSITIVE, f32::EPSILON, 1.0e-45, -1.0e-45, 16777217.0, 2147483520.0];
    match random.below(8) {
        0 => f32::from_bits(random.next() as u32),
        1 => *random.pick(&FLOATS),
        _ => double(random) as f32,
    }
}
