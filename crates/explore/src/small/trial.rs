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

/// Plain numbers, then the present one with few digits.
fn of_float(present: f64) -> impl Iterator<Item = f64> {
    let cut = DIGITS.into_iter().flat_map(move |digits| {
        let scale = 10f64.powi(digits);
        [(present * scale).trunc() / scale, (present * scale).ceil() / scale, (present * scale).floor() / scale]
    });
    PARTS.into_iter().chain(cut.filter(|value| value.is_finite()))
}
