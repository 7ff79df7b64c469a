//! Circuits of the operations on bit-vectors, lowest bit first.

use super::gates::{FALSE, Gates, TRUE};

/// The wires of a bit-vector.
pub type Bits = Vec<i32>;

/// The constant with those low bits, sign-extended.
pub fn constant(value: i64, width: usize) -> Bits {
    (0..width).map(|place| if value >> place.min(63) & 1 == 1 { TRUE } else { FALSE }).collect()
}

/// `a + b + carry`.
pub fn add(gates: &mut Gates, a: &[i32], b: &[i32], mut carry: i32) -> Bits {
    let mut sum = Vec::with_capacity(a.len());
    for (&a, &b) in a.iter().zip(b) {
        let half = gates.xor(a, b);
        sum.push(gates.xor(half, carry));
        carry = gates.majority(a, b, carry);
    }
    sum
}

pub fn invert(a: &[i32]) -> Bits {
    a.iter().map(|wire| -wire).collect()
}

pub fn subtract(gates: &mut Gates, a: &[i32], b: &[i32]) -> Bits {
    add(gates, a, &invert(b), TRUE)
}

pub fn negate(gates: &mut Gates, a: &[i32]) -> Bits {
    add(gates, &invert(a), &constant(0, a.len()), TRUE)
}

pub fn multiply(gates: &mut Gates, a: &[i32], b: &[i32]) -> Bits {
    let width = a.len();
    let mut sum = constant(0, width);
    for (shift, &factor) in b.iter().enumerate() {
        if factor == FALSE {
            continue;
        }
        let row: Bits = a[..width - shift].iter().map(|&wire| gates.and(wire, factor)).collect();
        let high = add(gates, &sum[shift..], &row, FALSE);
        sum.splice(shift.., high);
    }
    sum
}

pub fn choose(gates: &mut Gates, condition: i32, then: &[i32], otherwise: &[i32]) -> Bits {
    then.iter().zip(otherwise).map(|(&then, &otherwise)| gates.choose(condition, then, otherwise)).collect()
}

pub fn equal(gates: &mut Gates, a: &[i32], b: &[i32]) -> i32 {
    let mut same = TRUE;
    for (&a, &b) in a.iter().zip(b) {
        let differ = gates.xor(a, b);
        same = gates.and(same, -differ);
    }
    same
}

pub fn less_unsigned(gates: &mut Gates, a: &[i32], b: &[i32]) -> i32 {
    // The highest bit in which they differ decides.
    let mut less = FALSE;
    for (&a, &b) in a.iter().zip(b) {
        let differ = gates.xor(a, b);
        less = gates.choose(differ, b, less);
    }
    less
}

pub fn less(gates: &mut Gates, a: &[i32], b: &[i32]) -> i32 {
    let flip = |bits: &[i32]| {
        let mut bits = bits.to_vec();
        if let Some(sign) = bits.last_mut() {
            *sign = -*sign;
        }
        bits
    };
    less_unsigned(gates, &flip(a), &flip(b))
}

/// Quotient and remainder, towards zero; by zero as SMT-LIB has it, which is what the long division below gives anyway.
pub fn divide(gates: &mut Gates, a: &[i32], b: &[i32]) -> (Bits, Bits) {
    let (negative, other) = (sign(a), sign(b));
    let (dividend, divisor) = (magnitude(gates, a), magnitude(gates, b));
    let (quotient, remainder) = divide_unsigned(gates, &dividend, &divisor);
    let differ = gates.xor(negative, other);
    let opposite = negate(gates, &quotient);
    let quotient = choose(gates, differ, &opposite, &quotient);
    let opposite = negate(gates, &remainder);
    (quotient, choose(gates, negative, &opposite, &remainder))
}

fn sign(a: &[i32]) -> i32 {
    a.last().copied().unwrap_or(FALSE)
}

fn magnitude(gates: &mut Gates, a: &[i32]) -> Bits {
    let opposite = negate(gates, a);
    choose(gates, sign(a), &opposite, a)
}

fn divide_unsigned(gates: &mut Gates, a: &[i32], b: &[i32]) -> (Bits, Bits) {
    let width = a.len();
    let mut divisor = b.to_vec();
    divisor.push(FALSE);
    let mut remainder = constant(0, width + 1);
    let mut quotient = constant(0, width);
    for place in (0..width).rev() {
        remainder.pop();
        remainder.insert(0, a[place]);
        let below = less_unsigned(gates, &remainder, &divisor);
        let rest = subtract(gates, &remainder, &divisor);
        remainder = choose(gates, below, &remainder, &rest);
        quotient[place] = -below;
    }
    remainder.truncate(width);
    (quotient, remainder)
}

/// Which way a shift goes and what it shifts in.
#[derive(Clone, Copy)]
pub enum Shift {
    Left,
    Right,
    RightUnsigned,
}

/// A barrel shifter. Only the low bits of the distance count; the width is a power of two.
pub fn shift(gates: &mut Gates, way: Shift, a: &[i32], distance: &[i32]) -> Bits {
    let width = a.len();
    let mut bits = a.to_vec();
    for (stage, &wire) in distance.iter().enumerate().take(width.trailing_zeros() as usize) {
        let step = 1 << stage;
        let fill = if matches!(way, Shift::Right) { sign(&bits) } else { FALSE };
        let moved: Bits = (0..width)
            .map(|place| match way {
                Shift::Left => place.checked_sub(step).map_or(FALSE, |from| bits[from]),
                _ => bits.get(place + step).copied().unwrap_or(fill),
            })
            .collect();
        bits = choose(gates, wire, &moved, &bits);
    }
    bits
}
