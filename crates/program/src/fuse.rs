//! Fused ops: pairs and triples of instructions that compilers emit all the time, carried out in one go.
//!
//! A fused op stands at the place of its first instruction and skips the others, which stay where they are. So a jump
//! into the middle finds the instruction it wants, and an operand that the fused op is not made for (null, or no plain
//! value) is left to the instructions themselves: the first one is done, and the loop goes on with the second.

use crate::op::{Code, Op, Orderings};
use std::cell::Cell;

/// Fuses what can be fused before anything is linked.
pub fn fuse_code(code: &mut Code) {
    fuse(&code.ops);
}

fn fuse(ops: &[Cell<Op>]) {
    for place in 0..ops.len() {
        let next = |distance: usize| ops.get(place + distance).map_or(Op::Nop, Cell::get);
        if let Some(fused) = fused(ops[place].get(), next(1), next(2)) {
            ops[place].set(fused);
        }
    }
}

fn fused(first: Op, second: Op, third: Op) -> Option<Op> {
    match (first, second) {
        (Op::Load(left), Op::Load(right)) => {
            compare_locals(left, right, third).or(Some(Op::LoadLoad { first: left, second: right }))
        }
        (Op::Load(local), Op::IConst(constant)) => compare_const(local, constant, third)
            .or_else(|| Some(Op::LoadConst { local, constant: i16::try_from(constant).ok()? })),
        (Op::Load(local), Op::IfNull(target)) => Some(Op::IfLocalNull { local: narrow(local)?, target }),
        (Op::Load(local), Op::IfNonNull(target)) => Some(Op::IfLocalNonNull { local: narrow(local)?, target }),
        (Op::Load(local), branch) => {
            let (when, target) = zero_branch(branch)?;
            Some(Op::TestLocal { when, local: narrow(local)?, target })
        }
        (Op::IInc { local, delta }, Op::Goto(target)) => {
            Some(Op::IncrementGoto { local: narrow(local)?, delta: i8::try_from(delta).ok()?, target })
        }
        _ => None,
    }
}

fn narrow(local: u16) -> Option<u8> {
    u8::try_from(local).ok()
}

fn compare_locals(left: u16, right: u16, branch: Op) -> Option<Op> {
    let (when, target) = compare_branch(branch)?;
    Some(Op::CompareLocals { when, left: narrow(left)?, right: narrow(right)?, target })
}

fn compare_const(local: u16, constant: i32, branch: Op) -> Option<Op> {
    let (when, target) = compare_branch(branch)?;
    Some(Op::CompareConst { when, local: narrow(local)?, constant: i8::try_from(constant).ok()?, target })
}

fn compare_branch(op: Op) -> Option<(Orderings, u32)> {
    Some(match op {
        Op::IfICmpEq(target) => (Orderings::EQUAL, target),
        Op::IfICmpNe(target) => (Orderings::NOT_EQUAL, target),
        Op::IfICmpLt(target) => (Orderings::LESS, target),
        Op::IfICmpGe(target) => (Orderings::GREATER_OR_EQUAL, target),
        Op::IfICmpGt(target) => (Orderings::GREATER, target),
        Op::IfICmpLe(target) => (Orderings::LESS_OR_EQUAL, target),
        _ => return None,
    })
}

fn zero_branch(op: Op) -> Option<(Orderings, u32)> {
    Some(match op {
        Op::IfEq(target) => (Orderings::EQUAL, target),
        Op::IfNe(target) => (Orderings::NOT_EQUAL, target),
        Op::IfLt(target) => (Orderings::LESS, target),
        Op::IfGe(target) => (Orderings::GREATER_OR_EQUAL, target),
        Op::IfGt(target) => (Orderings::GREATER, target),
        Op::IfLe(target) => (Orderings::LESS_OR_EQUAL, target),
        _ => return None,
    })
}

/// Fuses a `GetField` that has just been linked with the load before it.
pub fn fuse_field(code: &Code, place: usize, slot: u16) {
    let Some(load) = place.checked_sub(1) else { return };
    let Op::Load(local) = code.ops[load].get() else { return };
    code.ops[load].set(Op::LoadField { local, slot });
    // Two loads in one before it give way: field reads are the more common.
    if let Some(before) = load.checked_sub(1) {
        if let Op::LoadLoad { first, .. } = code.ops[before].get() {
            code.ops[before].set(Op::Load(first));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_head_becomes_one_op() {
        let ops = [Op::Load(1), Op::Load(2), Op::IfICmpGe(9), Op::Return].map(Cell::new);
        fuse(&ops);
        let head = Op::CompareLocals { when: Orderings::GREATER_OR_EQUAL, left: 1, right: 2, target: 9 };
        assert_eq!(ops.map(Cell::into_inner), [head, Op::Load(2), Op::IfICmpGe(9), Op::Return]);
    }

    #[test]
    fn what_does_not_fit_stays_as_it_is() {
        let before = [Op::Load(300), Op::IfEq(4), Op::IInc { local: 1, delta: 200 }, Op::Goto(0)];
        let ops = before.map(Cell::new);
        fuse(&ops);
        assert_eq!(ops.map(Cell::into_inner), before);
    }
}
