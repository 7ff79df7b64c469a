//! Sums and differences. Constants move outwards and to the right, so `x + 1 + 1` and `1 + x + 1` are `x + 2`.

use crate::{Binary, TermId, Terms};

impl Terms {
    /// `a + b`, wrapping.
    pub fn add(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = self.in_order(a, b);
        if let Some(folded) = self.fold_binary(Binary::Add, a, b) {
            return folded;
        }
        match self.number(b) {
            Some(number) => self.add_number(a, b, number),
            None => self.add_terms(a, b).or_else(|| self.add_terms(b, a)).unwrap_or_else(|| {
                let (a, b) = self.in_order(a, b);
                self.binary_node(Binary::Add, a, b)
            }),
        }
    }

    fn add_number(&mut self, a: TermId, b: TermId, number: i64) -> TermId {
        if number == 0 {
            return a;
        }
        if let Some((inner, more)) = self.parts_with_number(Binary::Add, a) {
            let sum = self.number_like(a, more.wrapping_add(number));
            return self.add(inner, sum);
        }
        if let Some((left, right)) = self.parts(Binary::Subtract, a)
            && let Some(more) = self.number(left)
        {
            let sum = self.number_like(a, more.wrapping_add(number));
            return self.subtract(sum, right);
        }
        self.binary_node(Binary::Add, a, b)
    }

    /// Rewrites that look into `a`; neither operand is a constant.
    fn add_terms(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some((inner, number)) = self.parts(Binary::Add, a)
            && self.number(number).is_some()
        {
            let sum = self.add(inner, b);
            return Some(self.add(sum, number));
        }
        let (left, right) = self.parts(Binary::Subtract, a)?;
        if right == b {
            return Some(left);
        }
        if self.number(left).is_some() {
            let difference = self.subtract(b, right);
            return Some(self.add(difference, left));
        }
        None
    }

    /// `a - b`, wrapping.
    pub fn subtract(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return self.number_like(a, 0);
        }
        if let Some(folded) = self.fold_binary(Binary::Subtract, a, b) {
            return folded;
        }
        if let Some(number) = self.number(b) {
            let negative = self.number_like(a, number.wrapping_neg());
            return self.add(a, negative);
        }
        self.subtract_from(a, b)
            .or_else(|| self.subtract_this(a, b))
            .unwrap_or_else(|| self.binary_node(Binary::Subtract, a, b))
    }

    /// Rewrites that look into `a`.
    fn subtract_from(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some((left, right)) = self.parts(Binary::Add, a) {
            if left == b {
                return Some(right);
            }
            if right == b {
                return Some(left);
            }
            if self.number(right).is_some() {
                let difference = self.subtract(left, b);
                return Some(self.add(difference, right));
            }
        }
        let (left, right) = self.parts(Binary::Subtract, a)?;
        (left == b).then(|| self.negate(right))
    }

    /// Rewrites that look into `b`, which is no constant.
    fn subtract_this(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some((left, right)) = self.parts(Binary::Add, b) {
            if let Some(number) = self.number(right) {
                let difference = self.subtract(a, left);
                let negative = self.number_like(a, number.wrapping_neg());
                return Some(self.add(difference, negative));
            }
            if left == a {
                return Some(self.negate(right));
            }
            if right == a {
                return Some(self.negate(left));
            }
        }
        let (left, right) = self.parts(Binary::Subtract, b)?;
        if left == a {
            return Some(right);
        }
        let number = self.number(left)?;
        let sum = self.add(a, right);
        let negative = self.number_like(a, number.wrapping_neg());
        Some(self.add(sum, negative))
    }

    /// `-a`, wrapping: the lowest number is its own negative.
    pub fn negate(&mut self, a: TermId) -> TermId {
        let zero = self.number_like(a, 0);
        self.subtract(zero, a)
    }
}
