//! Negation, conjunction and what is written with them.

use crate::{Binary, Node, Sort, TermId, Terms, Unary};

impl Terms {
    /// `!a`.
    pub fn not(&mut self, a: TermId) -> TermId {
        match self.node(a) {
            Node::Constant(_, value) => self.boolean(!value.as_bool()),
            Node::Unary(Unary::Not, inner) => inner,
            _ => self.unary_node(Unary::Not, a),
        }
    }

    /// `a && b`, without order: terms have no side effects.
    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        if a == TermId::FALSE || b == TermId::FALSE {
            return TermId::FALSE;
        }
        if a == TermId::TRUE || a == b {
            return b;
        }
        if b == TermId::TRUE {
            return a;
        }
        if self.are_opposite(a, b) {
            return TermId::FALSE;
        }
        if let Some(both) = self.conjoin_comparisons(a, b) {
            return both;
        }
        if let Some(both) = self.absorb(a, b) {
            return both;
        }
        if let Some(both) = self.absorb(b, a) {
            return both;
        }
        let (a, b) = self.in_order(a, b);
        self.binary_node(Binary::And, a, b)
    }

    /// `a || b`.
    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = (self.not(a), self.not(b));
        let neither = self.and(a, b);
        self.not(neither)
    }

    /// `a ^ b`.
    pub fn xor(&mut self, a: TermId, b: TermId) -> TermId {
        debug_assert!(self.sort(a) == Sort::Bool, "the exclusive or of bits is bit_xor");
        let same = self.equal(a, b);
        self.not(same)
    }

    /// The conjuncts of a term that is pushed as a whole.
    pub fn conjuncts(&self, term: TermId) -> Vec<TermId> {
        let mut waiting = vec![term];
        let mut conjuncts = Vec::new();
        while let Some(term) = waiting.pop() {
            match self.node(term) {
                Node::Binary(Binary::And, a, b) => waiting.extend([b, a]),
                _ => conjuncts.push(term),
            }
        }
        conjuncts
    }

    fn are_opposite(&self, a: TermId, b: TermId) -> bool {
        let negates = |a: TermId, b: TermId| matches!(self.node(a), Node::Unary(Unary::Not, inner) if inner == b);
        negates(a, b) || negates(b, a)
    }

    /// `a && b` where `b` is a conjunction or disjunction that has to do with `a`.
    fn absorb(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some((left, right)) = self.parts(Binary::And, b) {
            if left == a || right == a {
                return Some(b);
            }
            if self.are_opposite(left, a) || self.are_opposite(right, a) {
                return Some(TermId::FALSE);
            }
        }
        let Node::Unary(Unary::Not, inner) = self.node(b) else { return None };
        let (left, right) = self.parts(Binary::And, inner)?;
        if self.are_opposite(left, a) || self.are_opposite(right, a) {
            return Some(a);
        }
        let rest = if left == a {
            right
        } else if right == a {
            left
        } else {
            return None;
        };
        let rest = self.not(rest);
        Some(self.and(a, rest))
    }
}
