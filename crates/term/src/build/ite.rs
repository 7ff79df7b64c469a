//! Choices between two values.

use crate::{Binary, Node, Sort, TermId, Terms, Unary};

impl Terms {
    /// `condition ? then : otherwise`.
    pub fn ite(&mut self, condition: TermId, then: TermId, otherwise: TermId) -> TermId {
        assert!(
            self.sort(condition) == Sort::Bool && self.sort(then) == self.sort(otherwise),
            "a choice is between two terms of one sort, by a boolean"
        );
        if then == otherwise || condition == TermId::TRUE {
            return then;
        }
        if condition == TermId::FALSE {
            return otherwise;
        }
        if let Node::Unary(Unary::Not, inner) = self.node(condition) {
            return self.ite(inner, otherwise, then);
        }
        if let Node::Ite(inner, same, _) = self.node(then)
            && inner == condition
        {
            return self.ite(condition, same, otherwise);
        }
        if let Node::Ite(inner, _, same) = self.node(otherwise)
            && inner == condition
        {
            return self.ite(condition, then, same);
        }
        if self.sort(then) == Sort::Bool {
            return self.ite_of_booleans(condition, then, otherwise);
        }
        self.two_values_by_name(condition, then, otherwise).unwrap_or_else(|| self.ite_node(condition, then, otherwise))
    }

    fn ite_of_booleans(&mut self, condition: TermId, then: TermId, otherwise: TermId) -> TermId {
        if then == TermId::TRUE || then == condition {
            return self.or(condition, otherwise);
        }
        if otherwise == TermId::FALSE || otherwise == condition {
            return self.and(condition, then);
        }
        if then == TermId::FALSE {
            let not = self.not(condition);
            return self.and(not, otherwise);
        }
        if otherwise == TermId::TRUE {
            let not = self.not(condition);
            return self.or(not, then);
        }
        self.ite_node(condition, then, otherwise)
    }

    /// `x == 0 ? 0 : 1` is `x` where `x` can be nothing else.
    fn two_values_by_name(&mut self, condition: TermId, then: TermId, otherwise: TermId) -> Option<TermId> {
        let (subject, low) = self.parts_with_number(Binary::Equal, condition)?;
        let range = self.range(subject);
        let two = self.sort(subject) == self.sort(then) && range.low == low && range.high.checked_sub(1) == Some(low);
        (two && self.number(then)? == range.low && self.number(otherwise)? == range.high).then_some(subject)
    }

    /// Java's `lcmp`: -1, 0 or 1 as an `int`.
    pub fn compare(&mut self, a: TermId, b: TermId) -> TermId {
        let (less, equal) = (self.less(a, b), self.equal(a, b));
        self.three_way(less, -1, equal, 1)
    }

    /// A comparison with these results where `a` is less and where it is greater, which must be below and above 0.
    pub fn compare_as(&mut self, a: TermId, b: TermId, negative: TermId, positive: TermId) -> TermId {
        debug_assert!(self.range(negative).high < 0 && self.range(positive).low > 0, "the signs say what is less");
        let (less, equal, zero) = (self.less(a, b), self.equal(a, b), self.int(0));
        let inner = self.ite(equal, zero, positive);
        self.ite(less, negative, inner)
    }

    /// Java's `fcmpl` and `dcmpl`: -1 if either is NaN.
    pub fn compare_float_low(&mut self, a: TermId, b: TermId) -> TermId {
        let (greater, equal) = (self.float_less(b, a), self.float_equal(a, b));
        self.three_way(greater, 1, equal, -1)
    }

    /// Java's `fcmpg` and `dcmpg`: 1 if either is NaN.
    pub fn compare_float_high(&mut self, a: TermId, b: TermId) -> TermId {
        let (less, equal) = (self.float_less(a, b), self.float_equal(a, b));
        self.three_way(less, -1, equal, 1)
    }

    fn three_way(&mut self, first: TermId, value: i32, equal: TermId, rest: i32) -> TermId {
        let (value, zero, rest) = (self.int(value), self.int(0), self.int(rest));
        let inner = self.ite(equal, zero, rest);
        self.ite(first, value, inner)
    }
}
