//! Comparisons of bit-vectors.
//!
//! Normal forms: a constant stands on the right; `x <= y` is the negation of `y < x`; `x > 5` is the negation of `x < 6`; a
//! comparison that leaves one value at an end of the range is an equation. Constants move across `<` only where the
//! ranges show that nothing wraps; across `==` they always may.

use crate::{Binary, Node, Range, Sort, TermId, Terms, Unary, Width};

impl Terms {
    /// `a == b` of booleans or bit-vectors.
    pub fn equal(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return TermId::TRUE;
        }
        if self.sort(a) == Sort::Bool {
            return self.equal_booleans(a, b);
        }
        let (left, right) = (self.range(a), self.range(b));
        if left.high < right.low || right.high < left.low {
            return TermId::FALSE;
        }
        if left == right && left.low == left.high {
            return TermId::TRUE;
        }
        let (a, b) = self.in_order(a, b);
        if let Some(compared) = self.symbols_compared(Binary::Equal, a, b) {
            return compared;
        }
        if let Some(folded) = self.fold_binary(Binary::Equal, a, b) {
            return folded;
        }
        match self.number(b) {
            Some(number) => self.equal_number(a, b, number),
            None => self.equal_terms(a, b),
        }
    }

    /// `a != b`.
    pub fn not_equal(&mut self, a: TermId, b: TermId) -> TermId {
        let equal = self.equal(a, b);
        self.not(equal)
    }

    /// Signed `a < b`.
    pub fn less(&mut self, a: TermId, b: TermId) -> TermId {
        let (left, right) = (self.range(a), self.range(b));
        if a == b || left.low >= right.high {
            return TermId::FALSE;
        }
        if left.high < right.low {
            return TermId::TRUE;
        }
        if let Some(compared) = self.symbols_compared(Binary::Less, a, b) {
            return compared;
        }
        if let Some(folded) = self.fold_binary(Binary::Less, a, b) {
            return folded;
        }
        if let Some(number) = self.number(a) {
            // There is a larger value, else the ranges would have decided.
            let next = self.number_like(a, number + 1);
            let less = self.less(b, next);
            return self.not(less);
        }
        match self.number(b) {
            Some(number) => self.less_number(a, b, number),
            None => self.less_terms(a, b).unwrap_or_else(|| self.binary_node(Binary::Less, a, b)),
        }
    }

    /// Signed `a <= b`.
    pub fn less_equal(&mut self, a: TermId, b: TermId) -> TermId {
        let greater = self.less(b, a);
        self.not(greater)
    }

    /// Unsigned `a < b`. Only where both may have either sign does it stay an operation of its own.
    pub fn less_unsigned(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b || self.number(b) == Some(0) {
            return TermId::FALSE;
        }
        let sign = |range: Range| if range.low >= 0 { Some(false) } else { (range.high < 0).then_some(true) };
        let signed = |terms: &mut Terms| terms.less(a, b);
        match (sign(self.range(a)), sign(self.range(b))) {
            (Some(left), Some(right)) if left == right => signed(self),
            (Some(left), Some(_)) => self.boolean(!left),
            // A number without sign is below all negative ones.
            (Some(false), None) => {
                let (negative, less) = (self.is_negative(b), signed(self));
                self.or(negative, less)
            }
            (Some(true), None) => {
                let (negative, less) = (self.is_negative(b), signed(self));
                self.and(negative, less)
            }
            (None, Some(false)) => {
                let (negative, less) = (self.is_negative(a), signed(self));
                let natural = self.not(negative);
                self.and(natural, less)
            }
            (None, Some(true)) => {
                let (negative, less) = (self.is_negative(a), signed(self));
                let natural = self.not(negative);
                self.or(natural, less)
            }
            (None, None) => self.binary_node(Binary::LessUnsigned, a, b),
        }
    }

    fn is_negative(&mut self, a: TermId) -> TermId {
        let zero = self.number_like(a, 0);
        self.less(a, zero)
    }

    fn equal_booleans(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = self.in_order(a, b);
        if b == TermId::TRUE {
            return a;
        }
        if b == TermId::FALSE {
            return self.not(a);
        }
        match (self.node(a), self.node(b)) {
            (Node::Unary(Unary::Not, inner), _) => {
                let same = self.equal(inner, b);
                self.not(same)
            }
            (_, Node::Unary(Unary::Not, inner)) => {
                let same = self.equal(a, inner);
                self.not(same)
            }
            _ => self.binary_node(Binary::Equal, a, b),
        }
    }

    /// `a == number`, the number inside the range of `a`.
    fn equal_number(&mut self, a: TermId, b: TermId, number: i64) -> TermId {
        let width = self.width(a);
        let moved = match self.node(a) {
            Node::Binary(Binary::Add, inner, right) => {
                self.number(right).map(|offset| (inner, number.wrapping_sub(offset)))
            }
            Node::Binary(Binary::Subtract, left, right) => match self.number(left) {
                Some(offset) => Some((right, offset.wrapping_sub(number))),
                None if number == 0 => return self.equal(left, right),
                None => None,
            },
            Node::Binary(Binary::BitXor, left, right) => match self.number(right) {
                Some(mask) => Some((left, number ^ mask)),
                None if number == 0 => return self.equal(left, right),
                None => None,
            },
            Node::Binary(Binary::Multiply, inner, right) => self
                .number(right)
                .filter(|factor| factor & 1 == 1)
                .map(|factor| (inner, number.wrapping_mul(inverse(factor)))),
            Node::Unary(Unary::SignExtend(_) | Unary::ZeroExtend(_), inner) => Some((inner, number)),
            _ => None,
        };
        if let Some((inner, number)) = moved {
            let number = self.number_like(inner, number);
            return self.equal(inner, number);
        }
        let range = self.range(a);
        if number == range.high && range.low + 1 == range.high {
            let low = self.bits(width, range.low);
            let low = self.equal(a, low);
            return self.not(low);
        }
        self.binary_node(Binary::Equal, a, b)
    }

    /// `a == b`, neither a constant.
    fn equal_terms(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some((inner, other)) = self.same_extension(a, b) {
            return self.equal(inner, other);
        }
        for (sum, other) in [(a, b), (b, a)] {
            if let Some((left, right)) = self.parts(Binary::Add, sum)
                && (left == other || right == other)
            {
                let rest = if left == other { right } else { left };
                let zero = self.number_like(a, 0);
                return self.equal(rest, zero);
            }
        }
        let (left, offset) = self.base_and_offset(a);
        let (right, other) = self.base_and_offset(b);
        if offset == 0 && other == 0 {
            return self.binary_node(Binary::Equal, a, b);
        }
        if left == right {
            return self.boolean(offset == other);
        }
        // The older base carries the constant.
        let (base, offset, rest) = match self.in_order(left, right) {
            (first, second) if first == left => (first, offset.wrapping_sub(other), second),
            (first, second) => (first, other.wrapping_sub(offset), second),
        };
        let offset = self.number_like(a, offset);
        let sum = self.add(base, offset);
        if sum == base {
            return self.equal(base, rest);
        }
        let (a, b) = self.in_order(sum, rest);
        self.binary_node(Binary::Equal, a, b)
    }

    /// `x` and `c` of `x + c`.
    fn base_and_offset(&self, a: TermId) -> (TermId, i64) {
        self.parts_with_number(Binary::Add, a).unwrap_or((a, 0))
    }

    /// `a < number`, where the range of `a` leaves it open.
    fn less_number(&mut self, a: TermId, b: TermId, number: i64) -> TermId {
        let range = self.range(a);
        if number == range.low + 1 {
            let low = self.number_like(a, range.low);
            return self.equal(a, low);
        }
        if number == range.high {
            let high = self.equal(a, b);
            return self.not(high);
        }
        let width = self.width(a);
        match self.node(a) {
            Node::Binary(Binary::Add, inner, right) if self.adds_within(inner, right, width) => {
                if let Some(offset) = self.number(right) {
                    let number = self.bits(width, number - offset);
                    return self.less(inner, number);
                }
            }
            Node::Binary(Binary::Subtract, left, right) if self.subtracts_within(left, right, width) => {
                if let Some(offset) = self.number(left) {
                    let number = self.bits(width, (i128::from(offset) - i128::from(number) + 1) as i64);
                    let less = self.less(right, number);
                    return self.not(less);
                }
                match number {
                    0 => return self.less(left, right),
                    1 => return self.less_equal(left, right),
                    _ => {}
                }
            }
            Node::Unary(Unary::SignExtend(_), inner) => {
                let number = self.number_like(inner, number);
                return self.less(inner, number);
            }
            Node::Unary(Unary::ZeroExtend(_), inner) => {
                let number = self.number_like(inner, number);
                return self.less_unsigned(inner, number);
            }
            _ => {}
        }
        self.binary_node(Binary::Less, a, b)
    }

    /// `a < b`, neither a constant.
    fn less_terms(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some((inner, other)) = self.same_extension(a, b) {
            return Some(match self.node(a) {
                Node::Unary(Unary::SignExtend(_), _) => self.less(inner, other),
                _ => self.less_unsigned(inner, other),
            });
        }
        let width = self.width(a);
        let (left, offset) = self.base_and_offset(a);
        let (right, other) = self.base_and_offset(b);
        if offset == 0 && other == 0 {
            return None;
        }
        let exact = |base: TermId, offset: i64| self.range(base).add(Range::single(offset), width).is_some();
        if !exact(left, offset) || !exact(right, other) {
            return None;
        }
        if left == right {
            return Some(self.boolean(offset < other));
        }
        (offset == other).then(|| self.less(left, right))
    }

    fn adds_within(&self, a: TermId, b: TermId, width: Width) -> bool {
        self.range(a).add(self.range(b), width).is_some()
    }

    fn subtracts_within(&self, a: TermId, b: TermId, width: Width) -> bool {
        self.range(a).subtract(self.range(b), width).is_some()
    }

    /// The inner terms, if both were extended in the same way from the same width.
    fn same_extension(&self, a: TermId, b: TermId) -> Option<(TermId, TermId)> {
        match (self.node(a), self.node(b)) {
            (
                Node::Unary(op @ (Unary::SignExtend(_) | Unary::ZeroExtend(_)), inner),
                Node::Unary(other, other_inner),
            ) if op == other && self.sort(inner) == self.sort(other_inner) => Some((inner, other_inner)),
            _ => None,
        }
    }
}

/// The number whose product with an odd `factor` is 1, modulo any power of two up to 2^64 (Newton's iteration).
fn inverse(factor: i64) -> i64 {
    let mut inverse = factor;
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2i64.wrapping_sub(factor.wrapping_mul(inverse)));
    }
    inverse
}
