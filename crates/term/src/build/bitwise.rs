//! Bitwise operations and shifts.

use crate::{Binary, Node, TermId, Terms};

impl Terms {
    /// `a & b`.
    pub fn bit_and(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Binary::BitAnd, a, b)
    }

    /// `a | b`.
    pub fn bit_or(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Binary::BitOr, a, b)
    }

    /// `a ^ b`.
    pub fn bit_xor(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Binary::BitXor, a, b)
    }

    /// `~a`.
    pub fn bit_not(&mut self, a: TermId) -> TermId {
        let ones = self.number_like(a, -1);
        self.bit_xor(a, ones)
    }

    fn bitwise(&mut self, op: Binary, a: TermId, b: TermId) -> TermId {
        let (a, b) = self.in_order(a, b);
        if let Some(folded) = self.fold_binary(op, a, b) {
            return folded;
        }
        if a == b {
            return if op == Binary::BitXor { self.number_like(a, 0) } else { a };
        }
        if let Some(result) = self.of_truth_values(op, a, b) {
            return result;
        }
        if let Some(number) = self.number(b) {
            return self.bitwise_number(op, a, b, number);
        }
        for (inside, other) in [(a, b), (b, a)] {
            if let Some((left, right)) = self.parts(op, inside) {
                if self.number(right).is_some() {
                    let inner = self.bitwise(op, left, other);
                    return self.bitwise(op, inner, right);
                }
                if left == other || right == other {
                    let rest = if left == other { right } else { left };
                    return if op == Binary::BitXor { rest } else { inside };
                }
            }
        }
        self.binary_node(op, a, b)
    }

    fn bitwise_number(&mut self, op: Binary, a: TermId, b: TermId, number: i64) -> TermId {
        match (op, number) {
            (Binary::BitAnd, 0) | (Binary::BitOr, -1) => return b,
            (Binary::BitAnd, -1) | (Binary::BitOr | Binary::BitXor, 0) => return a,
            _ => {}
        }
        if let Some((inner, more)) = self.parts_with_number(op, a) {
            let both = match op {
                Binary::BitAnd => more & number,
                Binary::BitOr => more | number,
                _ => more ^ number,
            };
            let both = self.number_like(a, both);
            return self.bitwise(op, inner, both);
        }
        // A mask of low bits that are the only ones in use.
        let range = self.range(a);
        if op == Binary::BitAnd
            && number > 0
            && number & number.wrapping_add(1) == 0
            && range.low >= 0
            && range.high <= number
        {
            return a;
        }
        self.binary_node(op, a, b)
    }

    /// Java's `&`, `|` and `^` on booleans come as operations on 0 and 1.
    fn of_truth_values(&mut self, op: Binary, a: TermId, b: TermId) -> Option<TermId> {
        let (left, right) = (self.truth_value(a)?, self.truth_value(b)?);
        let condition = match op {
            Binary::BitAnd => self.and(left, right),
            Binary::BitOr => self.or(left, right),
            _ => {
                let same = self.equal(left, right);
                self.not(same)
            }
        };
        let (one, zero) = (self.number_like(a, 1), self.number_like(a, 0));
        Some(self.ite(condition, one, zero))
    }

    /// The condition, if the term is 1 where a condition holds and 0 elsewhere.
    fn truth_value(&mut self, term: TermId) -> Option<TermId> {
        let Node::Ite(condition, then, otherwise) = self.node(term) else { return None };
        match (self.number(then)?, self.number(otherwise)?) {
            (1, 0) => Some(condition),
            (0, 1) => Some(self.not(condition)),
            _ => None,
        }
    }

    /// `a << b`.
    pub fn shift_left(&mut self, a: TermId, b: TermId) -> TermId {
        self.shift(Binary::ShiftLeft, a, b)
    }

    /// `a >> b`.
    pub fn shift_right(&mut self, a: TermId, b: TermId) -> TermId {
        self.shift(Binary::ShiftRight, a, b)
    }

    /// `a >>> b`.
    pub fn shift_right_unsigned(&mut self, a: TermId, b: TermId) -> TermId {
        self.shift(Binary::ShiftRightUnsigned, a, b)
    }

    /// A shift; the distance is masked by the width of `a` and may itself have another width.
    pub(super) fn shift(&mut self, op: Binary, a: TermId, b: TermId) -> TermId {
        if let Some(folded) = self.fold_binary(op, a, b) {
            return folded;
        }
        if self.number(a) == Some(0) || (op == Binary::ShiftRight && self.number(a) == Some(-1)) {
            return a;
        }
        let op = if op == Binary::ShiftRightUnsigned && self.range(a).low >= 0 { Binary::ShiftRight } else { op };
        let Some(number) = self.number(b) else { return self.binary_node(op, a, b) };
        let width = self.width(a);
        let distance = width.distance(number);
        if distance == 0 {
            return a;
        }
        if let Some((inner, more)) = self.parts_with_number(op, a) {
            let sum = width.distance(more) + distance;
            if sum < width.bits() {
                let sum = self.number_like(a, i64::from(sum));
                return self.shift(op, inner, sum);
            }
            if op != Binary::ShiftRight {
                return self.number_like(a, 0);
            }
            let all = self.number_like(a, i64::from(width.bits() - 1));
            return self.shift(op, inner, all);
        }
        // The distance as a number of the value's own width, so that equal shifts are equal terms.
        let distance = self.number_like(a, i64::from(distance));
        self.binary_node(op, a, distance)
    }
}
