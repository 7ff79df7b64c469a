//! Signed intervals: what values a term can have at all, from its symbols' ranges alone.
//!
//! A range is an over-approximation. It never depends on a path's constraints, so it is computed once, when the term is
//! made, and rewrites that need "cannot overflow" read it.

use crate::{Binary, Node, Sort, Unary, Width};

/// All values from `low` to `high`, both included. For booleans 0 and 1; meaningless for floating point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    pub low: i64,
    pub high: i64,
}

impl Range {
    /// Every value of a sort.
    pub fn full(sort: Sort) -> Range {
        match sort {
            Sort::Bool => Range { low: 0, high: 1 },
            Sort::Bits(width) => Range { low: width.min(), high: width.max() },
            Sort::F32 | Sort::F64 => Range { low: i64::MIN, high: i64::MAX },
        }
    }

    /// One value.
    pub fn single(value: i64) -> Range {
        Range { low: value, high: value }
    }

    /// Whether the value lies inside.
    pub fn contains(self, value: i64) -> bool {
        self.low <= value && value <= self.high
    }

    /// The smallest range around both.
    pub fn union(self, other: Range) -> Range {
        Range { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// The value nearest to zero.
    pub fn nearest_to_zero(self) -> i64 {
        0i64.clamp(self.low, self.high)
    }

    /// The range of `self + other`, if no sum leaves the width.
    pub fn add(self, other: Range, width: Width) -> Option<Range> {
        let low = i128::from(self.low) + i128::from(other.low);
        let high = i128::from(self.high) + i128::from(other.high);
        fitting(low, high, width)
    }

    /// The range of `self - other`, if no difference leaves the width.
    pub fn subtract(self, other: Range, width: Width) -> Option<Range> {
        let low = i128::from(self.low) - i128::from(other.high);
        let high = i128::from(self.high) - i128::from(other.low);
        fitting(low, high, width)
    }

    fn multiply(self, other: Range, width: Width) -> Option<Range> {
        let corners =
            [self.low, self.high].map(|a| [other.low, other.high].map(|b| i128::from(a) * i128::from(b))).concat();
        let low = corners.iter().copied().min().expect("four corners");
        let high = corners.iter().copied().max().expect("four corners");
        fitting(low, high, width)
    }

    /// The largest magnitude inside.
    fn magnitude(self) -> i128 {
        i128::from(self.low).abs().max(i128::from(self.high).abs())
    }
}

fn fitting(low: i128, high: i128, width: Width) -> Option<Range> {
    (width.holds(low) && width.holds(high)).then_some(Range { low: low as i64, high: high as i64 })
}

/// The range of a node of sort `sort`, from the ranges and sorts of its children. All of its sort for symbols.
pub fn of_node(node: Node, sort: Sort, child: impl Fn(crate::TermId) -> (Range, Sort)) -> Range {
    let full = Range::full(sort);
    match node {
        Node::Constant(Sort::F32 | Sort::F64, _) | Node::Symbol(_) => full,
        Node::Constant(_, value) => Range::single(value.0),
        Node::Unary(op, a) => of_unary(op, child(a), full),
        Node::Binary(op, a, b) => match sort.width() {
            Some(width) => of_binary(op, child(a).0, child(b).0, width).unwrap_or(full),
            None => full,
        },
        Node::Ite(_, a, b) => child(a).0.union(child(b).0),
    }
}

fn of_unary(op: Unary, (range, sort): (Range, Sort), full: Range) -> Range {
    match op {
        Unary::SignExtend(_) => range,
        Unary::ZeroExtend(_) if range.low >= 0 => range,
        Unary::ZeroExtend(_) => {
            let from = sort.width().expect("only bits are extended");
            Range { low: 0, high: from.unsigned(-1) as i64 }
        }
        Unary::Truncate(_) if full.contains(range.low) && full.contains(range.high) => range,
        _ => full,
    }
}

fn of_binary(op: Binary, a: Range, b: Range, width: Width) -> Option<Range> {
    match op {
        Binary::Add => a.add(b, width),
        Binary::Subtract => a.subtract(b, width),
        Binary::Multiply => a.multiply(b, width),
        Binary::Divide => divide(a, b, width),
        Binary::Remainder => remainder(a, b),
        Binary::ShiftLeft => {
            let distance = single_distance(b, width)?;
            if distance >= 63 { None } else { a.multiply(Range::single(1 << distance), width) }
        }
        Binary::ShiftRight => Some(match single_distance(b, width) {
            Some(distance) => Range { low: a.low >> distance, high: a.high >> distance },
            None => Range { low: a.low.min(0), high: a.high.max(-1) },
        }),
        Binary::ShiftRightUnsigned => {
            let distance = single_distance(b, width).unwrap_or(0);
            if a.low >= 0 {
                Some(Range {
                    low: if single_distance(b, width).is_some() { a.low >> distance } else { 0 },
                    high: a.high >> distance,
                })
            } else if distance > 0 {
                Some(Range { low: 0, high: (width.unsigned(-1) >> distance) as i64 })
            } else {
                None
            }
        }
        Binary::BitAnd | Binary::BitOr | Binary::BitXor => Some(bitwise(op, a, b)),
        _ => None,
    }
}

fn single_distance(range: Range, width: Width) -> Option<u32> {
    (range.low == range.high).then(|| width.distance(range.low))
}

fn divide(a: Range, b: Range, width: Width) -> Option<Range> {
    if b.contains(0) {
        return None;
    }
    if b.low == b.high && b.low > 0 {
        return Some(Range { low: a.low / b.low, high: a.high / b.low });
    }
    let magnitude = a.magnitude();
    fitting(-magnitude, magnitude, width)
}

fn remainder(a: Range, b: Range) -> Option<Range> {
    if b.contains(0) {
        return None;
    }
    let limit = b.magnitude() - 1;
    let low = if a.low >= 0 { 0 } else { i128::from(a.low).max(-limit) };
    let high = if a.high <= 0 { 0 } else { i128::from(a.high).min(limit) };
    Some(Range { low: low as i64, high: high as i64 })
}

/// Both operands fit in some number of bits and a sign, and so does the result.
fn bitwise(op: Binary, a: Range, b: Range) -> Range {
    if op == Binary::BitAnd && (a.low >= 0 || b.low >= 0) {
        let high = match (a.low >= 0, b.low >= 0) {
            (true, true) => a.high.min(b.high),
            (true, false) => a.high,
            _ => b.high,
        };
        return Range { low: 0, high };
    }
    let bits = |value: i64| 64 - (if value < 0 { !value } else { value }).leading_zeros();
    let needed = [a.low, a.high, b.low, b.high].map(bits).into_iter().max().expect("four bounds");
    let high = if needed >= 63 { i64::MAX } else { (1i64 << needed) - 1 };
    Range { low: if a.low >= 0 && b.low >= 0 { 0 } else { !high }, high }
}
