//! Conjunctions of two comparisons of the same operands.
//!
//! Two terms stand in exactly one relation: less, equal, greater, or (floating point) unordered. A comparison is a set of
//! them, and a conjunction the intersection. This is what turns Java's three-way comparisons back into plain ones.

use crate::{Binary, Node, Range, TermId, Terms, Unary};

const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const UNORDERED: u8 = 8;

/// A comparison as a set of relations between an older and a younger term.
struct Relation {
    older: TermId,
    younger: TermId,
    set: u8,
    is_float: bool,
}

/// A comparison with a constant: inside a range, or different from a value.
enum Limit {
    Inside(Range),
    Not(i64),
}

impl Terms {
    /// `a && b` as one comparison, or as the stronger of the two, if there is such a thing.
    pub(super) fn conjoin_comparisons(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let (Some((subject, left)), Some((other, right))) = (self.limit(a), self.limit(b)) {
            return if subject == other { self.conjoin_limits(subject, (a, left), (b, right)) } else { None };
        }
        let (left, right) = (self.relation(a)?, self.relation(b)?);
        let alike = left.older == right.older && left.younger == right.younger && left.is_float == right.is_float;
        if !alike {
            return None;
        }
        let set = left.set & right.set;
        if set == left.set {
            return Some(a);
        }
        if set == right.set {
            return Some(b);
        }
        self.of_relation(Relation { set, ..left })
    }

    /// The comparison and whether it is negated.
    fn literal(&self, term: TermId) -> (Node, bool) {
        match self.node(term) {
            Node::Unary(Unary::Not, inner) => (self.node(inner), true),
            node => (node, false),
        }
    }

    fn relation(&self, term: TermId) -> Option<Relation> {
        let (Node::Binary(op, a, b), negated) = self.literal(term) else { return None };
        let set = match op {
            Binary::Less | Binary::FloatLess => LESS,
            Binary::Equal | Binary::FloatEqual => EQUAL,
            Binary::FloatLessEqual => LESS | EQUAL,
            _ => return None,
        };
        let is_float = op.is_float();
        let all = if is_float { LESS | EQUAL | GREATER | UNORDERED } else { LESS | EQUAL | GREATER };
        let set = if negated { all & !set } else { set };
        Some(if b < a {
            Relation { older: b, younger: a, set: mirrored(set), is_float }
        } else {
            Relation { older: a, younger: b, set, is_float }
        })
    }

    fn of_relation(&mut self, relation: Relation) -> Option<TermId> {
        let Relation { older, younger, set, is_float } = relation;
        if set == 0 {
            return Some(TermId::FALSE);
        }
        let all = if is_float { LESS | EQUAL | GREATER | UNORDERED } else { LESS | EQUAL | GREATER };
        if let Some(term) = self.of_positive_relation(older, younger, set, is_float) {
            return Some(term);
        }
        let opposite = self.of_positive_relation(older, younger, all & !set, is_float)?;
        Some(self.not(opposite))
    }

    fn of_positive_relation(&mut self, a: TermId, b: TermId, set: u8, is_float: bool) -> Option<TermId> {
        const LESS_EQUAL: u8 = LESS | EQUAL;
        const GREATER_EQUAL: u8 = GREATER | EQUAL;
        Some(match (set, is_float) {
            (LESS, false) => self.less(a, b),
            (GREATER, false) => self.less(b, a),
            (EQUAL, false) => self.equal(a, b),
            (LESS, true) => self.float_less(a, b),
            (GREATER, true) => self.float_less(b, a),
            (EQUAL, true) => self.float_equal(a, b),
            (LESS_EQUAL, true) => self.float_less_equal(a, b),
            (GREATER_EQUAL, true) => self.float_less_equal(b, a),
            _ => return None,
        })
    }

    fn limit(&self, term: TermId) -> Option<(TermId, Limit)> {
        let (Node::Binary(op, subject, right), negated) = self.literal(term) else { return None };
        if op.is_float() || self.sort(subject).width().is_none() {
            return None;
        }
        let number = self.number(right)?;
        let Range { low, high } = self.range(subject);
        let limit = match (op, negated) {
            (Binary::Less, false) => Limit::Inside(Range { low, high: number.checked_sub(1)? }),
            (Binary::Less, true) => Limit::Inside(Range { low: number, high }),
            (Binary::Equal, false) => Limit::Inside(Range::single(number)),
            (Binary::Equal, true) => Limit::Not(number),
            _ => return None,
        };
        Some((subject, limit))
    }

    fn conjoin_limits(&mut self, subject: TermId, left: (TermId, Limit), right: (TermId, Limit)) -> Option<TermId> {
        match (left, right) {
            ((a, Limit::Inside(left)), (b, Limit::Inside(right))) => {
                let both = Range { low: left.low.max(right.low), high: left.high.min(right.high) };
                if both == left {
                    return Some(a);
                }
                if both == right {
                    return Some(b);
                }
                self.inside(subject, both)
            }
            ((a, Limit::Inside(range)), (_, Limit::Not(hole))) | ((_, Limit::Not(hole)), (a, Limit::Inside(range))) => {
                if !range.contains(hole) {
                    return Some(a);
                }
                if range.low == range.high {
                    return Some(TermId::FALSE);
                }
                let whole = self.range(subject);
                if hole == range.low && range.high == whole.high {
                    return self.inside(subject, Range { low: hole + 1, high: range.high });
                }
                if hole == range.high && range.low == whole.low {
                    return self.inside(subject, Range { low: range.low, high: hole - 1 });
                }
                None
            }
            _ => None,
        }
    }

    /// `subject` inside a range, if one comparison says so.
    fn inside(&mut self, subject: TermId, range: Range) -> Option<TermId> {
        let whole = self.range(subject);
        if range.low > range.high {
            return Some(TermId::FALSE);
        }
        if range.low == range.high {
            let number = self.number_like(subject, range.low);
            return Some(self.equal(subject, number));
        }
        if range.low == whole.low && range.high < whole.high {
            let number = self.number_like(subject, range.high + 1);
            return Some(self.less(subject, number));
        }
        if range.high == whole.high && range.low > whole.low {
            let number = self.number_like(subject, range.low);
            let below = self.less(subject, number);
            return Some(self.not(below));
        }
        None
    }
}

fn mirrored(set: u8) -> u8 {
    let keep = set & (EQUAL | UNORDERED);
    let less = if set & GREATER != 0 { LESS } else { 0 };
    let greater = if set & LESS != 0 { GREATER } else { 0 };
    keep | less | greater
}
