//! Products, quotients and remainders.
//!
//! A quotient by zero has a value here (SMT-LIB's), since a term has to have one; the rewrites respect it.

use crate::{Binary, TermId, Terms};

impl Terms {
    /// `a * b`, wrapping.
    pub fn multiply(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = self.in_order(a, b);
        if let Some(folded) = self.fold_binary(Binary::Multiply, a, b) {
            return folded;
        }
        match self.number(b) {
            Some(0) => b,
            Some(1) => a,
            Some(-1) => self.negate(a),
            Some(number) => match self.parts_with_number(Binary::Multiply, a) {
                Some((inner, more)) => {
                    let product = self.number_like(a, more.wrapping_mul(number));
                    self.multiply(inner, product)
                }
                None => self.binary_node(Binary::Multiply, a, b),
            },
            None => match (self.parts_with_number(Binary::Multiply, a), self.parts_with_number(Binary::Multiply, b)) {
                (Some((inner, number)), _) => self.multiply_outside(inner, b, number),
                (_, Some((inner, number))) => self.multiply_outside(a, inner, number),
                _ => self.binary_node(Binary::Multiply, a, b),
            },
        }
    }

    /// `(a * b) * number`, the constant outermost.
    fn multiply_outside(&mut self, a: TermId, b: TermId, number: i64) -> TermId {
        let product = self.multiply(a, b);
        let number = self.number_like(a, number);
        self.multiply(product, number)
    }

    /// `a / b` towards zero. The caller makes sure that `b` is not zero on the path.
    pub fn divide(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(folded) = self.fold_binary(Binary::Divide, a, b) {
            return folded;
        }
        match self.number(b) {
            Some(1) => return a,
            Some(-1) => return self.negate(a),
            _ => {}
        }
        if !self.range(b).contains(0) {
            if self.number(a) == Some(0) {
                return a;
            }
            if a == b {
                return self.number_like(a, 1);
            }
        }
        self.binary_node(Binary::Divide, a, b)
    }

    /// `a % b` with the sign of `a`. The caller makes sure that `b` is not zero on the path.
    pub fn remainder(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(folded) = self.fold_binary(Binary::Remainder, a, b) {
            return folded;
        }
        // By zero the remainder is the dividend, so that these two hold for every divisor.
        if self.number(a) == Some(0) {
            return a;
        }
        if a == b || matches!(self.number(b), Some(1 | -1)) {
            return self.number_like(a, 0);
        }
        let (dividend, divisor) = (self.range(a), self.range(b));
        if divisor.low > 0 && dividend.low > -divisor.low && dividend.high < divisor.low {
            return a;
        }
        self.binary_node(Binary::Remainder, a, b)
    }
}
