//! Better numbers by trying: where a solver has left a value that nobody wants to read, plain ones take its place if all constraints
//! hold with them. Nothing is asked of anybody, so that this costs the same for any kind of number.

use term::{Evaluator, Node, Sort, Symbol, SymbolId, TermId, Terms, Value};

/// A number that was small may let another become small.
const ROUNDS: usize = 2;
/// Plain numbers, the best first.
const WHOLE: [i64; 13] = [0, 1, -1, 2, -2, 3, 4, 5, 6, 7, 8, 9, 10];
const PARTS: [f64; 12] = [0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 3.0, 4.0, 5.0, 10.0, 100.0];
/// Digits behind the point that a number is cut to.
const DIGITS: [i32; 4] = [0, 1, 2, 3];
/// The halves of a number that are tried, the smallest first.
const HALVED: u32 = 62;

/// Makes values plainer, one unknown after the other.
pub fn improve(terms: &Terms, constraints: &[TermId], unknowns: &[SymbolId], values: &mut [Value]) {
    for _ in 0..ROUNDS {
        for &unknown in unknowns {
            let about: Vec<TermId> = constraints.iter().copied().filter(|of| is_about(terms, *of, unknown)).collect();
            let (before, info) = (values[unknown.index()], terms.symbol_info(unknown));
            let in_range = |value: &Value| info.sort.is_float() || info.range.contains(value.0);
            for candidate in candidates(info, before).into_iter().filter(in_range) {
                values[unknown.index()] = candidate;
                let mut evaluator = Evaluator::new(terms, values);
                if candidate == before || about.iter().all(|of| evaluator.holds(*of)) {
                    break;
                }
                values[unknown.index()] = before;
            }
        }
    }
}

fn is_about(terms: &Terms, constraint: TermId, unknown: SymbolId) -> bool {
    terms.reachable(&[constraint]).into_iter().any(|part| matches!(terms.node(part), Node::Symbol(of) if of == unknown))
}

/// Values that are better than the present one, the best first.
fn candidates(of: Symbol, present: Value) -> Vec<Value> {
    match of.sort {
        Sort::Bool => Vec::new(),
        Sort::Bits(_) => {
            let halves = (1..=HALVED).rev().map(|times| present.0 / (1i64 << times));
            let all = WHOLE.into_iter().chain(halves).chain(present.0.checked_abs());
            // What is not nearer to zero is no better, unless it has lost its sign.
            let is_better = |value: &i64| {
                (value.unsigned_abs(), -value.signum()) <= (present.0.unsigned_abs(), -present.0.signum())
            };
            let letters = super::is_character(of.range.low, of.range.high).then_some(super::LETTERS);
            let letters = letters.into_iter().flatten().map(super::code);
            letters.chain(all.filter(is_better)).map(Value).collect()
        }
        Sort::F32 => of_float(f64::from(present.as_f32())).map(|value| Value::of_f32(value as f32)).collect(),
        Sort::F64 => of_float(present.as_f64()).map(Value::of_f64).collect(),
    }
}

/// Plain numbers, then the present one with few digits; only those that are shorter, or as short and nearer to zero.
fn of_float(present: f64) -> impl Iterator<Item = f64> {
    let cut = DIGITS.into_iter().flat_map(move |digits| {
        let scale = 10f64.powi(digits);
        [(present * scale).trunc() / scale, (present * scale).ceil() / scale, (present * scale).floor() / scale]
    });
    let size = |number: f64| (number.to_string().len(), number.abs());
    PARTS.into_iter().chain(cut).filter(move |&number| number.is_finite() && size(number) <= size(present))
}

#[cfg(test)]
mod tests {
    use super::improve;
    use term::{Range, Sort, SymbolId, TermId, Terms, Value};

    /// What becomes of a value that satisfies a condition.
    fn improved(sort: Sort, present: Value, condition: impl Fn(&mut Terms, TermId) -> TermId) -> Value {
        let mut terms = Terms::new();
        let unknown = terms.symbol(sort, Range::full(sort));
        let condition = condition(&mut terms, unknown);
        let mut values = [present];
        improve(&terms, &[condition], &[SymbolId(0)], &mut values);
        values[0]
    }

    fn above(most: f64) -> impl Fn(&mut Terms, TermId) -> TermId {
        move |terms, unknown| {
            let most = terms.double(most);
            terms.float_less(most, unknown)
        }
    }

    #[test]
    fn long_numbers_become_short_ones() {
        assert_eq!(improved(Sort::F64, Value::of_f64(1.4567891), above(1.4)), Value::of_f64(2.0));
        assert_eq!(improved(Sort::F64, Value::of_f64(123.456789), above(123.4)), Value::of_f64(124.0));
        assert_eq!(improved(Sort::F64, Value::of_f64(11.0), above(10.0)), Value::of_f64(11.0));
        assert_eq!(improved(Sort::F64, Value::of_f64(0.123456), above(-5.0)), Value::of_f64(0.0));
    }

    #[test]
    fn whole_numbers_come_nearer_to_zero() {
        let at_least = |least: i32| {
            move |terms: &mut Terms, unknown: TermId| {
                let least = terms.int(least);
                terms.less_equal(least, unknown)
            }
        };
        assert_eq!(improved(Sort::INT, Value(1_000_000), at_least(7)), Value(7));
        assert_eq!(improved(Sort::INT, Value(1_000_000), at_least(20)), Value(30));
        assert_eq!(improved(Sort::INT, Value(-5), at_least(-9)), Value(0));
    }

    #[test]
    fn what_does_not_hold_is_not_taken() {
        let equal = |terms: &mut Terms, unknown: TermId| {
            let wanted = terms.int(12345);
            terms.equal(unknown, wanted)
        };
        assert_eq!(improved(Sort::INT, Value(12345), equal), Value(12345));
    }
}
