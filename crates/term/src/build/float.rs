//! `float` and `double`. Few rewrites are true of IEEE 754; these are.

use crate::{Binary, Node, Sort, TermId, Terms, Unary, Value, Width};

impl Terms {
    /// `-a`.
    pub fn float_negate(&mut self, a: TermId) -> TermId {
        if let Some(folded) = self.fold_unary(Unary::FloatNegate, a) {
            return folded;
        }
        match self.node(a) {
            Node::Unary(Unary::FloatNegate, inner) => inner,
            _ => self.unary_node(Unary::FloatNegate, a),
        }
    }

    /// `a + b`.
    pub fn float_add(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_arithmetic(Binary::FloatAdd, a, b)
    }

    /// `a - b`.
    pub fn float_subtract(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_arithmetic(Binary::FloatSubtract, a, b)
    }

    /// `a * b`.
    pub fn float_multiply(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_arithmetic(Binary::FloatMultiply, a, b)
    }

    /// `a / b`.
    pub fn float_divide(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_arithmetic(Binary::FloatDivide, a, b)
    }

    /// Java's `a % b`.
    pub fn float_remainder(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_arithmetic(Binary::FloatRemainder, a, b)
    }

    pub(super) fn float_arithmetic(&mut self, op: Binary, a: TermId, b: TermId) -> TermId {
        let (a, b) = if op.commutes() { self.in_order(a, b) } else { (a, b) };
        if let Some(folded) = self.fold_binary(op, a, b) {
            return folded;
        }
        let sort = self.sort(a);
        let is = |number: f64| {
            let value = if sort == Sort::F32 { Value::of_f32(number as f32) } else { Value::of_f64(number) };
            self.value(b) == Some(value)
        };
        // Adding +0.0 would change -0.0; adding -0.0 changes nothing.
        let neutral = match op {
            Binary::FloatAdd => is(-0.0),
            Binary::FloatSubtract => is(0.0),
            Binary::FloatMultiply | Binary::FloatDivide => is(1.0),
            _ => false,
        };
        if neutral { a } else { self.binary_node(op, a, b) }
    }

    /// IEEE `a == b`; not even `a == a` is certain.
    pub fn float_equal(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = self.in_order(a, b);
        if a == b {
            return self.is_number(a);
        }
        if let Some((a, b)) = self.exact_source(a, b) {
            return if self.sort(a).is_float() { self.float_equal(a, b) } else { self.equal(a, b) };
        }
        self.float_comparison(Binary::FloatEqual, a, b)
    }

    /// `a == a`: what is certain about NaN without looking at the number.
    fn is_number(&mut self, a: TermId) -> TermId {
        match self.node(a) {
            Node::Unary(Unary::IntToF32 | Unary::IntToF64, _) => TermId::TRUE,
            Node::Unary(
                Unary::FloatNegate | Unary::FloatResize | Unary::Floor | Unary::Ceiling | Unary::NearestWhole,
                inner,
            ) => self.is_number(inner),
            Node::Unary(Unary::SquareRoot, inner) => {
                let zero = if self.sort(inner) == Sort::F32 { self.float(0.0) } else { self.double(0.0) };
                self.float_less_equal(zero, inner)
            }
            _ => self.float_comparison(Binary::FloatEqual, a, a),
        }
    }

    /// IEEE `a < b`.
    pub fn float_less(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return TermId::FALSE;
        }
        if let Some((a, b)) = self.exact_source(a, b) {
            return if self.sort(a).is_float() { self.float_less(a, b) } else { self.less(a, b) };
        }
        self.float_comparison(Binary::FloatLess, a, b)
    }

    /// IEEE `a <= b`.
    pub fn float_less_equal(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return self.float_equal(a, b);
        }
        if let Some((a, b)) = self.exact_source(a, b) {
            return if self.sort(a).is_float() { self.float_less_equal(a, b) } else { self.less_equal(a, b) };
        }
        self.float_comparison(Binary::FloatLessEqual, a, b)
    }

    fn float_comparison(&mut self, op: Binary, a: TermId, b: TermId) -> TermId {
        if let Some(folded) = self.fold_binary(op, a, b) {
            return folded;
        }
        if self.is_nan(a) || self.is_nan(b) {
            return TermId::FALSE;
        }
        self.binary_node(op, a, b)
    }

    fn is_nan(&self, a: TermId) -> bool {
        match self.node(a) {
            Node::Constant(Sort::F32, value) => value.as_f32().is_nan(),
            Node::Constant(Sort::F64, value) => value.as_f64().is_nan(),
            _ => false,
        }
    }

    /// What both operands of a comparison were before a conversion that keeps the order: `float` or `int` to `double`.
    fn exact_source(&self, a: TermId, b: TermId) -> Option<(TermId, TermId)> {
        match (self.node(a), self.node(b)) {
            (Node::Unary(op, left), Node::Unary(other, right))
                if op == other && self.sort(left) == self.sort(right) =>
            {
                let exact = match op {
                    Unary::FloatResize => self.sort(left) == Sort::F32,
                    Unary::IntToF64 => self.sort(left) == Sort::INT,
                    _ => false,
                };
                exact.then_some((left, right))
            }
            _ => None,
        }
    }

    /// `(float) a` of an integer.
    pub fn int_to_f32(&mut self, a: TermId) -> TermId {
        self.int_to_float(Unary::IntToF32, a)
    }

    /// `(double) a` of an integer.
    pub fn int_to_f64(&mut self, a: TermId) -> TermId {
        self.int_to_float(Unary::IntToF64, a)
    }

    fn int_to_float(&mut self, op: Unary, a: TermId) -> TermId {
        if let Some(folded) = self.fold_unary(op, a) {
            return folded;
        }
        match self.node(a) {
            // The number is the same in either width.
            Node::Unary(Unary::SignExtend(Width::W64), inner) if self.width(inner) == Width::W32 => {
                self.unary(op, inner)
            }
            _ => self.unary_node(op, a),
        }
    }

    /// `(int) a` or `(long) a`, saturating.
    pub fn float_to_int(&mut self, a: TermId, width: Width) -> TermId {
        let op = Unary::FloatToInt(width);
        if let Some(folded) = self.fold_unary(op, a) {
            return folded;
        }
        match self.node(a) {
            Node::Unary(Unary::IntToF64, inner) if self.sort(inner) == Sort::INT => self.sign_extend(inner, width),
            _ => self.unary_node(op, a),
        }
    }

    /// `(double) a` of a `float`, `(float) a` of a `double`.
    pub fn float_resize(&mut self, a: TermId) -> TermId {
        if let Some(folded) = self.fold_unary(Unary::FloatResize, a) {
            return folded;
        }
        match self.node(a) {
            Node::Unary(Unary::FloatResize, inner) if self.sort(inner) == Sort::F32 => inner,
            _ => self.unary_node(Unary::FloatResize, a),
        }
    }

    /// `Math.sqrt(a)`.
    pub fn square_root(&mut self, a: TermId) -> TermId {
        self.fold_unary(Unary::SquareRoot, a).unwrap_or_else(|| self.unary_node(Unary::SquareRoot, a))
    }

    /// `Math.floor(a)`.
    pub fn floor(&mut self, a: TermId) -> TermId {
        self.rounded(Unary::Floor, a)
    }

    /// `Math.ceil(a)`.
    pub fn ceiling(&mut self, a: TermId) -> TermId {
        self.rounded(Unary::Ceiling, a)
    }

    /// `Math.rint(a)`.
    pub fn nearest_whole(&mut self, a: TermId) -> TermId {
        self.rounded(Unary::NearestWhole, a)
    }

    fn rounded(&mut self, op: Unary, a: TermId) -> TermId {
        if let Some(folded) = self.fold_unary(op, a) {
            return folded;
        }
        match self.node(a) {
            // What is whole already stays as it is.
            Node::Unary(Unary::Floor | Unary::Ceiling | Unary::NearestWhole | Unary::IntToF32 | Unary::IntToF64, _) => {
                a
            }
            _ => self.unary_node(op, a),
        }
    }

    /// `Float.floatToRawIntBits(a)` or `Double.doubleToRawLongBits(a)`. Bits that became a number are still those bits, even
    /// of a NaN; of any other number there is one NaN.
    pub fn raw_bits_of_float(&mut self, a: TermId) -> TermId {
        match self.node(a) {
            Node::Unary(Unary::FloatOfBits, inner) => inner,
            _ => self.bits_of_float(a),
        }
    }

    /// `Float.floatToIntBits(a)` or `Double.doubleToLongBits(a)`.
    pub fn bits_of_float(&mut self, a: TermId) -> TermId {
        self.fold_unary(Unary::BitsOfFloat, a).unwrap_or_else(|| self.unary_node(Unary::BitsOfFloat, a))
    }

    /// `Float.intBitsToFloat(a)` or `Double.longBitsToDouble(a)`.
    pub fn float_of_bits(&mut self, a: TermId) -> TermId {
        if let Some(folded) = self.fold_unary(Unary::FloatOfBits, a) {
            return folded;
        }
        match self.node(a) {
            Node::Unary(Unary::BitsOfFloat, inner) => inner,
            _ => self.unary_node(Unary::FloatOfBits, a),
        }
    }
}
