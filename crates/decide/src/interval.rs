//! Layer 4, first part: refutation by intervals.
//!
//! Every constraint that bounds a term by a constant narrows that term's range; symbols start from their bounds on the path.
//! Ranges then flow upwards through the terms, and a constraint whose range is `false`, or a term with no value left,
//! refutes the set. This never says Sat.

use rustc_hash::FxHashMap;
use term::{Binary, Node, Range, Sort, SymbolId, TermId, Terms, Unary, Value, range_of_node};

/// Whether the constraints cannot hold together; `bounds` says what is known of each symbol.
pub fn refutes(terms: &Terms, constraints: &[TermId], bounds: impl Fn(SymbolId) -> Range) -> bool {
    let mut narrowed: FxHashMap<TermId, Range> = FxHashMap::default();
    for &constraint in constraints {
        for conjunct in terms.conjuncts(constraint) {
            if let Some((subject, range)) = limit(terms, conjunct) {
                let known = narrowed.entry(subject).or_insert_with(|| terms.range(subject));
                *known = Range { low: known.low.max(range.low), high: known.high.min(range.high) };
            }
        }
    }
    let mut ranges: FxHashMap<TermId, Range> = FxHashMap::default();
    for term in terms.reachable(constraints) {
        let sort = terms.sort(term);
        let mut range = match terms.node(term) {
            Node::Symbol(symbol) => bounds(symbol),
            node => of_truth(node, &ranges, terms)
                .unwrap_or_else(|| range_of_node(node, sort, |child| (ranges[&child], terms.sort(child)))),
        };
        if let Some(narrow) = narrowed.get(&term) {
            range = Range { low: range.low.max(narrow.low), high: range.high.min(narrow.high) };
        }
        if range.low > range.high && !sort.is_float() {
            return true;
        }
        ranges.insert(term, range);
    }
    constraints.iter().any(|constraint| ranges[constraint].high == 0)
}

/// The subject and the range that a comparison with a constant leaves it.
fn limit(terms: &Terms, term: TermId) -> Option<(TermId, Range)> {
    let (node, negated) = match terms.node(term) {
        Node::Unary(Unary::Not, inner) => (terms.node(inner), true),
        node => (node, false),
    };
    let Node::Binary(op, subject, right) = node else { return None };
    terms.sort(subject).width()?;
    let Value(number) = terms.value(right)?;
    let full = terms.range(subject);
    match (op, negated) {
        (Binary::Less, false) => Some((subject, Range { low: full.low, high: number.checked_sub(1)? })),
        (Binary::Less, true) => Some((subject, Range { low: number, high: full.high })),
        (Binary::Equal, false) => Some((subject, Range::single(number))),
        _ => None,
    }
}

/// The range of a boolean: `[0, 0]` where it is false for sure, `[1, 1]` where it is true for sure.
fn of_truth(node: Node, ranges: &FxHashMap<TermId, Range>, terms: &Terms) -> Option<Range> {
    let truth = |yes: bool, no: bool| Range { low: i64::from(yes), high: i64::from(!no) };
    match node {
        Node::Unary(Unary::Not, a) => Some(Range { low: 1 - ranges[&a].high, high: 1 - ranges[&a].low }),
        Node::Binary(op, a, b) if terms.sort(a) != Sort::F32 && terms.sort(a) != Sort::F64 => {
            let (left, right) = (ranges[&a], ranges[&b]);
            match op {
                Binary::And => Some(Range { low: left.low.min(right.low), high: left.high.min(right.high) }),
                Binary::Less => Some(truth(left.high < right.low, left.low >= right.high)),
                Binary::Equal => {
                    let one = left == right && left.low == left.high;
                    Some(truth(one, left.high < right.low || right.high < left.low))
                }
                _ => None,
            }
        }
        _ => None,
    }
}
