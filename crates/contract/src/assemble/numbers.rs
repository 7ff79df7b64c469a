//! Arithmetic and conversions between primitive types.

use super::Compiler;
use crate::typing::{Arithmetic, Typed};
use program::{BaseType, Op};

impl Compiler<'_> {
    pub(super) fn arithmetic(&mut self, operation: Arithmetic, base: BaseType, left: &Typed, right: &Typed) {
        self.value(left);
        self.value(right);
        self.op(operation_op(operation, base));
    }

    pub(super) fn negated(&mut self, base: BaseType, operand: &Typed) {
        self.value(operand);
        self.op(match base {
            BaseType::Long => Op::LNeg,
            BaseType::Float => Op::FNeg,
            BaseType::Double => Op::DNeg,
            _ => Op::INeg,
        });
    }

    /// JLS §5.1.2 and §5.1.3.
    pub(super) fn number(&mut self, from: BaseType, to: BaseType) {
        use BaseType::{Byte, Char, Double, Float, Int, Long, Short};
        let first = match (from, to) {
            (Long, Float) => Some(Op::L2F),
            (Long, Double) => Some(Op::L2D),
            (Float, Double) => Some(Op::F2D),
            (Double, Float) => Some(Op::D2F),
            (Float, Long) => Some(Op::F2L),
            (Double, Long) => Some(Op::D2L),
            (Long, Long) | (Float, Float) | (Double, Double) => None,
            (Long, _) => Some(Op::L2I),
            (Float, _) => Some(Op::F2I),
            (Double, _) => Some(Op::D2I),
            (_, Long) => Some(Op::I2L),
            (_, Float) => Some(Op::I2F),
            (_, Double) => Some(Op::I2D),
            _ => None,
        };
        let narrows = match (from, to) {
            (Byte, Short) | (Byte | Short | Char, Int) => None,
            _ if from == to => None,
            (_, Byte) => Some(Op::I2B),
            (_, Short) => Some(Op::I2S),
            (_, Char) => Some(Op::I2C),
            _ => None,
        };
        for op in first.into_iter().chain(narrows) {
            self.op(op);
        }
    }
}

#[rustfmt::skip]
fn operation_op(operation: Arithmetic, base: BaseType) -> Op {
    use Arithmetic::*;
    match (operation, base) {
        (Add, BaseType::Long) => Op::LAdd, (Add, BaseType::Float) => Op::FAdd, (Add, BaseType::Double) => Op::DAdd,
        (Add, _) => Op::IAdd,
        (Subtract, BaseType::Long) => Op::LSub, (Subtract, BaseType::Float) => Op::FSub,
        (Subtract, BaseType::Double) => Op::DSub, (Subtract, _) => Op::ISub,
        (Multiply, BaseType::Long) => Op::LMul, (Multiply, BaseType::Float) => Op::FMul,
        (Multiply, BaseType::Double) => Op::DMul, (Multiply, _) => Op::IMul,
        (Divide, BaseType::Long) => Op::LDiv, (Divide, BaseType::Float) => Op::FDiv,
        (Divide, BaseType::Double) => Op::DDiv, (Divide, _) => Op::IDiv,
        (Remainder, BaseType::Long) => Op::LRem, (Remainder, BaseType::Float) => Op::FRem,
        (Remainder, BaseType::Double) => Op::DRem, (Remainder, _) => Op::IRem,
        (ShiftLeft, BaseType::Long) => Op::LShl, (ShiftLeft, _) => Op::IShl,
        (ShiftRight, BaseType::Long) => Op::LShr, (ShiftRight, _) => Op::IShr,
        (ShiftRightUnsigned, BaseType::Long) => Op::LUShr, (ShiftRightUnsigned, _) => Op::IUShr,
        (And, BaseType::Long) => Op::LAnd, (And, _) => Op::IAnd,
        (Or, BaseType::Long) => Op::LOr, (Or, _) => Op::IOr,
        (Xor, BaseType::Long) => Op::LXor, (Xor, _) => Op::IXor,
    }
}
