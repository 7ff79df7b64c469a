//! Between widths: Java's widening and narrowing of integers.

use crate::{Node, TermId, Terms, Unary, Width};

impl Terms {
    /// The low bits of `a`; `a` itself if it has no more.
    pub fn truncate(&mut self, a: TermId, width: Width) -> TermId {
        if self.width(a) == width {
            return a;
        }
        if let Some(folded) = self.fold_unary(Unary::Truncate(width), a) {
            return folded;
        }
        match self.node(a) {
            Node::Unary(Unary::Truncate(_), inner) => self.truncate(inner, width),
            Node::Unary(op @ (Unary::SignExtend(_) | Unary::ZeroExtend(_)), inner) => {
                if width <= self.width(inner) {
                    self.truncate(inner, width)
                } else if matches!(op, Unary::SignExtend(_)) {
                    self.sign_extend(inner, width)
                } else {
                    self.zero_extend(inner, width)
                }
            }
            _ => self.unary_node(Unary::Truncate(width), a),
        }
    }

    /// `a` with more bits, the new ones copies of its sign; `a` itself if it has as many.
    pub fn sign_extend(&mut self, a: TermId, width: Width) -> TermId {
        if self.width(a) == width {
            return a;
        }
        let op = Unary::SignExtend(width);
        if let Some(folded) = self.fold_unary(op, a) {
            return folded;
        }
        match self.node(a) {
            Node::Unary(Unary::SignExtend(_), inner) => self.sign_extend(inner, width),
            Node::Unary(Unary::ZeroExtend(_), inner) => self.zero_extend(inner, width),
            Node::Unary(Unary::Truncate(narrow), inner) if self.keeps_sign(inner, narrow) => {
                self.resize_signed(inner, width)
            }
            _ => self.unary_node(op, a),
        }
    }

    /// `a` with more bits, the new ones zero; `a` itself if it has as many.
    pub fn zero_extend(&mut self, a: TermId, width: Width) -> TermId {
        if self.width(a) == width {
            return a;
        }
        if self.range(a).low >= 0 {
            return self.sign_extend(a, width);
        }
        let op = Unary::ZeroExtend(width);
        if let Some(folded) = self.fold_unary(op, a) {
            return folded;
        }
        match self.node(a) {
            Node::Unary(Unary::ZeroExtend(_), inner) => self.zero_extend(inner, width),
            Node::Unary(Unary::Truncate(narrow), inner) if self.keeps_unsigned(inner, narrow) => {
                self.resize_signed(inner, width)
            }
            _ => self.unary_node(op, a),
        }
    }

    /// Java's `i2b`: the low 8 bits as a signed `int`.
    pub fn to_byte(&mut self, a: TermId) -> TermId {
        let low = self.truncate(a, Width::W8);
        self.sign_extend(low, Width::W32)
    }

    /// Java's `i2s`: the low 16 bits as a signed `int`.
    pub fn to_short(&mut self, a: TermId) -> TermId {
        let low = self.truncate(a, Width::W16);
        self.sign_extend(low, Width::W32)
    }

    /// Java's `i2c`: the low 16 bits as an unsigned `int`.
    pub fn to_char(&mut self, a: TermId) -> TermId {
        let low = self.truncate(a, Width::W16);
        self.zero_extend(low, Width::W32)
    }

    /// The same signed number in another width, which can hold it.
    fn resize_signed(&mut self, a: TermId, width: Width) -> TermId {
        if width < self.width(a) { self.truncate(a, width) } else { self.sign_extend(a, width) }
    }

    /// Whether the signed number survives truncation to `narrow`.
    fn keeps_sign(&self, a: TermId, narrow: Width) -> bool {
        let range = self.range(a);
        narrow.min() <= range.low && range.high <= narrow.max()
    }

    /// Whether the unsigned number survives truncation to `narrow`.
    fn keeps_unsigned(&self, a: TermId, narrow: Width) -> bool {
        let range = self.range(a);
        range.low >= 0 && range.high as u64 <= narrow.unsigned(-1)
    }
}
