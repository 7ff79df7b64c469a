//! How much operand stack an expression needs, without following every op: a bound that is never too small.

use crate::typing::{Typed, parts};

/// What any one construct pushes besides the values of its parts.
const OWN: usize = 5;

/// A number of entries that the code for an expression never exceeds.
pub(super) fn stack(typed: &Typed) -> u16 {
    u16::try_from(need(typed) + OWN).unwrap_or(u16::MAX)
}

/// The parts are evaluated one after the other, and those before may still be on the stack.
fn need(typed: &Typed) -> usize {
    let parts = parts(&typed.node);
    OWN + (0..).zip(parts).map(|(before, part): (usize, &Typed)| before + need(part)).max().unwrap_or(0)
}
