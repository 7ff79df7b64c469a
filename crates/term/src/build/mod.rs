//! The constructors of terms, which simplify.
//!
//! One file per family. A constructor receives terms that are in simplest form, so it looks only a level or two down.
//! Every rewrite holds for wrapping arithmetic; those that need the absence of overflow ask the operands' ranges.

mod add;
mod bitwise;
mod compare;
mod convert;
mod float;
mod ite;
mod logic;
mod multiply;
mod relation;
mod tabulate;

use crate::{Binary, Node, Range, TermId, Terms, Unary, Value, arithmetic};

/// How many nested conditional constants a rewrite looks through. Java's three-way comparisons nest two.
const ITE_DEPTH: u32 = 4;

impl Terms {
    /// A unary operation, simplified.
    pub fn unary(&mut self, op: Unary, a: TermId) -> TermId {
        match op {
            Unary::Not => self.not(a),
            Unary::Truncate(width) => self.truncate(a, width),
            Unary::SignExtend(width) => self.sign_extend(a, width),
            Unary::ZeroExtend(width) => self.zero_extend(a, width),
            Unary::FloatNegate => self.float_negate(a),
            Unary::IntToF32 => self.int_to_f32(a),
            Unary::IntToF64 => self.int_to_f64(a),
            Unary::FloatToInt(width) => self.float_to_int(a, width),
            Unary::FloatResize => self.float_resize(a),
            Unary::BitsOfFloat => self.bits_of_float(a),
            Unary::SquareRoot => self.square_root(a),
            Unary::Floor => self.floor(a),
            Unary::Ceiling => self.ceiling(a),
            Unary::NearestWhole => self.nearest_whole(a),
            Unary::FloatOfBits => self.float_of_bits(a),
        }
    }

    /// A binary operation, simplified.
    pub fn binary(&mut self, op: Binary, a: TermId, b: TermId) -> TermId {
        match op {
            Binary::And => self.and(a, b),
            Binary::Equal => self.equal(a, b),
            Binary::Less => self.less(a, b),
            Binary::LessUnsigned => self.less_unsigned(a, b),
            Binary::Add => self.add(a, b),
            Binary::Subtract => self.subtract(a, b),
            Binary::Multiply => self.multiply(a, b),
            Binary::Divide => self.divide(a, b),
            Binary::Remainder => self.remainder(a, b),
            Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightUnsigned => self.shift(op, a, b),
            Binary::BitAnd => self.bit_and(a, b),
            Binary::BitOr => self.bit_or(a, b),
            Binary::BitXor => self.bit_xor(a, b),
            Binary::FloatEqual => self.float_equal(a, b),
            Binary::FloatLess => self.float_less(a, b),
            Binary::FloatLessEqual => self.float_less_equal(a, b),
            _ => self.float_arithmetic(op, a, b),
        }
    }

    /// The term built anew from its smallest parts, simplified on the way.
    pub fn simplify(&mut self, root: TermId) -> TermId {
        let mut simple = rustc_hash::FxHashMap::default();
        for term in self.reachable(&[root]) {
            let result = match self.node(term) {
                Node::Constant(..) | Node::Symbol(_) => term,
                Node::Unary(op, a) => self.unary(op, simple[&a]),
                Node::Binary(op, a, b) => self.binary(op, simple[&a], simple[&b]),
                Node::Ite(c, a, b) => self.ite(simple[&c], simple[&a], simple[&b]),
            };
            simple.insert(term, result);
        }
        simple[&root]
    }

    /// The result if the operand is a constant, or a choice between constants.
    fn fold_unary(&mut self, op: Unary, a: TermId) -> Option<TermId> {
        let sort = self.sort(a);
        match self.node(a) {
            Node::Constant(_, value) => {
                let result = op.sort(sort).unwrap_or_else(|| panic!("{op:?} does not apply to {sort:?}"));
                Some(self.constant(result, arithmetic::unary(op, sort, value)))
            }
            Node::Ite(condition, then, otherwise) if self.is_constant_choice(a, ITE_DEPTH) => {
                let then = self.unary(op, then);
                let otherwise = self.unary(op, otherwise);
                Some(self.ite(condition, then, otherwise))
            }
            _ => None,
        }
    }

    /// The result if both operands are constants, or one is and the other is a choice between constants.
    fn fold_binary(&mut self, op: Binary, a: TermId, b: TermId) -> Option<TermId> {
        let sort = self.sort(a);
        match (self.node(a), self.node(b)) {
            (Node::Constant(_, left), Node::Constant(_, right)) => {
                let result = op.sort(sort, self.sort(b)).unwrap_or_else(|| panic!("{op:?} does not apply to {sort:?}"));
                Some(self.constant(result, arithmetic::binary(op, sort, left, right)))
            }
            (Node::Ite(condition, then, otherwise), Node::Constant(_, Value(number)))
                if self.is_constant_choice(a, ITE_DEPTH) || self.is_decided_choice(op, a, number, ITE_DEPTH) =>
            {
                let then = self.binary(op, then, b);
                let otherwise = self.binary(op, otherwise, b);
                Some(self.ite(condition, then, otherwise))
            }
            (Node::Constant(..), Node::Ite(condition, then, otherwise)) if self.is_constant_choice(b, ITE_DEPTH) => {
                let then = self.binary(op, a, then);
                let otherwise = self.binary(op, a, otherwise);
                Some(self.ite(condition, then, otherwise))
            }
            _ => None,
        }
    }

    /// Whether the term is a constant, or chooses between constants at most `depth` choices deep.
    fn is_constant_choice(&self, term: TermId, depth: u32) -> bool {
        match self.node(term) {
            Node::Constant(..) => true,
            Node::Ite(_, then, otherwise) => {
                depth > 0 && self.is_constant_choice(then, depth - 1) && self.is_constant_choice(otherwise, depth - 1)
            }
            _ => false,
        }
    }

    /// Whether the term chooses, at most `depth` choices deep, between terms whose ranges decide how they compare with a
    /// number.
    fn is_decided_choice(&self, op: Binary, term: TermId, number: i64, depth: u32) -> bool {
        match self.node(term) {
            Node::Ite(_, then, otherwise) => {
                depth > 0
                    && self.is_decided_choice(op, then, number, depth - 1)
                    && self.is_decided_choice(op, otherwise, number, depth - 1)
            }
            _ => {
                let Range { low, high } = self.range(term);
                match op {
                    Binary::Less => high < number || low >= number,
                    Binary::Equal => high < number || low > number || low == high,
                    _ => false,
                }
            }
        }
    }

    /// The number, if the term is a bit-vector constant.
    fn number(&self, term: TermId) -> Option<i64> {
        self.value(term).map(|Value(number)| number)
    }

    /// The operands, if the term is that operation.
    fn parts(&self, op: Binary, term: TermId) -> Option<(TermId, TermId)> {
        match self.node(term) {
            Node::Binary(found, a, b) if found == op => Some((a, b)),
            _ => None,
        }
    }

    /// The operand and the number, if the term is that operation with a constant on its right.
    fn parts_with_number(&self, op: Binary, term: TermId) -> Option<(TermId, i64)> {
        let (a, b) = self.parts(op, term)?;
        Some((a, self.number(b)?))
    }

    /// Operands of an operation that commutes: constants to the right, else the older first.
    fn in_order(&self, a: TermId, b: TermId) -> (TermId, TermId) {
        let key = |term: TermId| (self.value(term).is_some(), term);
        if key(b) < key(a) { (b, a) } else { (a, b) }
    }

    /// A constant of the same width as `like`.
    fn number_like(&mut self, like: TermId, value: i64) -> TermId {
        let width = self.width(like);
        self.bits(width, value)
    }
}
