//! The meaning of every operation on concrete values: Java's, bit by bit (JLS 15, JVMS 2.8 and 2.11).
//!
//! Constant folding and evaluation both come here, so they cannot disagree.

use crate::{Binary, Sort, Unary, Value, Width};

/// The value of a unary operation on a value of sort `sort`.
pub fn unary(op: Unary, sort: Sort, a: Value) -> Value {
    match op {
        Unary::Not => Value(1 - a.0),
        Unary::Truncate(width) => Value(width.wrap(a.0)),
        Unary::SignExtend(_) => a,
        Unary::ZeroExtend(_) => Value(width_of(sort).unsigned(a.0) as i64),
        Unary::FloatNegate if sort == Sort::F32 => Value::of_f32(-a.as_f32()),
        Unary::FloatNegate => Value::of_f64(-a.as_f64()),
        Unary::IntToF32 => Value::of_f32(a.0 as f32),
        Unary::IntToF64 => Value::of_f64(a.0 as f64),
        // Rust's casts from floating point saturate and take NaN to 0, as Java's do.
        Unary::FloatToInt(width) => Value(match (width, sort) {
            (Width::W64, Sort::F32) => a.as_f32() as i64,
            (Width::W64, _) => a.as_f64() as i64,
            (_, Sort::F32) => i64::from(a.as_f32() as i32),
            (_, _) => i64::from(a.as_f64() as i32),
        }),
        Unary::FloatResize if sort == Sort::F32 => Value::of_f64(f64::from(a.as_f32())),
        Unary::FloatResize => Value::of_f32(a.as_f64() as f32),
        Unary::BitsOfFloat if sort == Sort::F32 => Value(Width::W32.wrap(a.0)),
        Unary::BitsOfFloat => a,
        Unary::FloatOfBits if sort == Sort::INT => Value::of_f32(f32::from_bits(a.0 as u32)),
        Unary::FloatOfBits => Value::of_f64(f64::from_bits(a.0 as u64)),
        Unary::SquareRoot if sort == Sort::F32 => Value::of_f32(a.as_f32().sqrt()),
        Unary::SquareRoot => Value::of_f64(a.as_f64().sqrt()),
        Unary::Floor if sort == Sort::F32 => Value::of_f32(a.as_f32().floor()),
        Unary::Floor => Value::of_f64(a.as_f64().floor()),
        Unary::Ceiling if sort == Sort::F32 => Value::of_f32(a.as_f32().ceil()),
        Unary::Ceiling => Value::of_f64(a.as_f64().ceil()),
        Unary::NearestWhole if sort == Sort::F32 => Value::of_f32(a.as_f32().round_ties_even()),
        Unary::NearestWhole => Value::of_f64(a.as_f64().round_ties_even()),
    }
}

/// The value of a binary operation whose left operand has sort `sort`.
pub fn binary(op: Binary, sort: Sort, a: Value, b: Value) -> Value {
    match op {
        Binary::And => Value(a.0 & b.0),
        Binary::Equal => Value::of_bool(a == b),
        Binary::Less => Value::of_bool(a.0 < b.0),
        Binary::LessUnsigned => Value::of_bool((a.0 as u64) < (b.0 as u64)),
        _ if op.is_float() => match sort {
            Sort::F32 => binary_f32(op, a.as_f32(), b.as_f32()),
            _ => binary_f64(op, a.as_f64(), b.as_f64()),
        },
        _ => Value(binary_bits(op, width_of(sort), a.0, b.0)),
    }
}

fn width_of(sort: Sort) -> Width {
    sort.width().expect("sorts are checked when a term is made")
}

fn binary_bits(op: Binary, width: Width, a: i64, b: i64) -> i64 {
    width.wrap(match op {
        Binary::Add => a.wrapping_add(b),
        Binary::Subtract => a.wrapping_sub(b),
        Binary::Multiply => a.wrapping_mul(b),
        Binary::Divide if b == 0 => {
            if a < 0 {
                1
            } else {
                -1
            }
        }
        Binary::Divide => a.wrapping_div(b),
        Binary::Remainder if b == 0 => a,
        Binary::Remainder => a.wrapping_rem(b),
        Binary::ShiftLeft => a << width.distance(b),
        Binary::ShiftRight => a >> width.distance(b),
        Binary::ShiftRightUnsigned => (width.unsigned(a) >> width.distance(b)) as i64,
        Binary::BitAnd => a & b,
        Binary::BitOr => a | b,
        Binary::BitXor => a ^ b,
        _ => unreachable!("{op:?} is not an operation from bits to bits"),
    })
}

fn binary_f32(op: Binary, a: f32, b: f32) -> Value {
    match op {
        Binary::FloatAdd => Value::of_f32(a + b),
        Binary::FloatSubtract => Value::of_f32(a - b),
        Binary::FloatMultiply => Value::of_f32(a * b),
        Binary::FloatDivide => Value::of_f32(a / b),
        Binary::FloatRemainder => Value::of_f32(a % b),
        Binary::FloatEqual => Value::of_bool(a == b),
        Binary::FloatLess => Value::of_bool(a < b),
        _ => Value::of_bool(a <= b),
    }
}

fn binary_f64(op: Binary, a: f64, b: f64) -> Value {
    match op {
        Binary::FloatAdd => Value::of_f64(a + b),
        Binary::FloatSubtract => Value::of_f64(a - b),
        Binary::FloatMultiply => Value::of_f64(a * b),
        Binary::FloatDivide => Value::of_f64(a / b),
        Binary::FloatRemainder => Value::of_f64(a % b),
        Binary::FloatEqual => Value::of_bool(a == b),
        Binary::FloatLess => Value::of_bool(a < b),
        _ => Value::of_bool(a <= b),
    }
}
