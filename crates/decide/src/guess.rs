//! Floating point by trying: before a solver on a pipe is asked, the constants that the question itself names, and a few
//! plain numbers, are tried for its floating-point symbols. `x == 0.75f` needs no solver.
//!
//! Only evaluation says that a guess is right, so an answer of this kind is as good as any.

use term::{Evaluator, Node, Sort, SymbolId, TermId, Terms, Value};

use crate::slice;

/// Floating-point symbols beyond which nothing is tried.
const SYMBOLS: usize = 2;
/// Values that are tried for one symbol.
const CANDIDATES: usize = 24;
const PLAIN: [f64; 5] = [0.0, 1.0, -1.0, 2.0, 0.5];

/// Values for the floating-point symbols of the constraints that satisfy them all, given values for the other symbols.
pub fn floats(terms: &Terms, constraints: &[TermId], known: &[Value]) -> Option<Vec<(SymbolId, Value)>> {
    let sort = |symbol: &SymbolId| terms.symbol_info(*symbol).sort;
    let symbols: Vec<SymbolId> =
        slice::symbols(terms, constraints).into_iter().filter(|symbol| sort(symbol).is_float()).collect();
    if symbols.is_empty() || symbols.len() > SYMBOLS {
        return None;
    }
    let candidates: Vec<Vec<Value>> =
        symbols.iter().map(|symbol| candidates(terms, constraints, sort(symbol))).collect();
    let mut values = known.to_vec();
    let holds = |values: &[Value]| {
        let mut evaluator = Evaluator::new(terms, values);
        constraints.iter().all(|constraint| evaluator.holds(*constraint))
    };
    is_found(&symbols, &candidates, &mut values, &holds)
        .then(|| symbols.iter().map(|&symbol| (symbol, values[symbol.index()])).collect())
}

/// Tries all candidates of the first symbol with all of the others.
fn is_found(
    symbols: &[SymbolId],
    candidates: &[Vec<Value>],
    values: &mut Vec<Value>,
    holds: &impl Fn(&[Value]) -> bool,
) -> bool {
    let ([symbol, others @ ..], [first, rest @ ..]) = (symbols, candidates) else { return holds(values) };
    first.iter().any(|&candidate| {
        values[symbol.index()] = candidate;
        is_found(others, rest, values, holds)
    })
}

/// Plain numbers, then the constants of that sort in the constraints and numbers around them.
fn candidates(terms: &Terms, constraints: &[TermId], sort: Sort) -> Vec<Value> {
    let of = |number: f64| match sort {
        Sort::F32 => Value::of_f32(number as f32),
        _ => Value::of_f64(number),
    };
    let mut found: Vec<Value> = PLAIN.map(of).into();
    for term in terms.reachable(constraints) {
        let Node::Constant(of_sort, value) = terms.node(term) else { continue };
        if of_sort != sort {
            continue;
        }
        let number = if sort == Sort::F32 { f64::from(value.as_f32()) } else { value.as_f64() };
        found.extend([value, of(number + 1.0), of(number - 1.0)]);
    }
    found.truncate(CANDIDATES);
    found
}

#[cfg(test)]
mod tests {
    use super::floats;
    use term::{Range, Sort, SymbolId, Terms, Value};

    #[test]
    fn a_constant_of_the_question_is_found_and_nothing_that_fails() {
        let mut terms = Terms::new();
        let unknown = terms.symbol(Sort::F32, Range::full(Sort::F32));
        let (wanted, one) = (terms.float(0.75), terms.float(1.0));
        let is_wanted = terms.float_equal(unknown, wanted);
        let is_above = terms.float_less(one, unknown);
        let known = [Value::of_f32(0.0)];
        assert_eq!(floats(&terms, &[is_wanted], &known), Some(vec![(SymbolId(0), Value::of_f32(0.75))]));
        assert_eq!(floats(&terms, &[is_above], &known), Some(vec![(SymbolId(0), Value::of_f32(2.0))]));
        assert_eq!(floats(&terms, &[is_wanted, is_above], &known), None);
    }

    #[test]
    fn two_unknowns_are_tried_together() {
        let mut terms = Terms::new();
        let [left, right] = [0, 1].map(|_| terms.symbol(Sort::F32, Range::full(Sort::F32)));
        let sum = terms.float_add(left, right);
        let three = terms.float(3.0);
        let (is_sum, is_less) = (terms.float_equal(sum, three), terms.float_less(left, right));
        let found = floats(&terms, &[is_sum, is_less], &[Value::of_f32(0.0); 2]);
        assert_eq!(found, Some(vec![(SymbolId(0), Value::of_f32(0.0)), (SymbolId(1), Value::of_f32(3.0))]));
    }
}
