//! Trying all values: where whatever the order layer does not know is about one whole number of few values, each of them is tried.
//!
//! Collections compute the size of a table from their number of elements and a load factor, which is floating point of one
//! small number: solvers take seconds for it, and evaluation takes microseconds a value. Only evaluation and the order layer
//! speak here, so an answer of this kind is as good as any.

use term::{Evaluator, Range, Sort, TermId, Terms, Value};

use crate::interrupt::Interrupt;
use crate::order::{Atom, Order, Outcome};
use crate::slice;
use crate::verdict::{Model, Unknown, Verdict};

/// Values beyond which nothing is tried: those that a length or a size of up to 2^16 has.
const VALUES: i64 = (1 << 16) + 1;

/// How many operations all values together may take, a fraction of a second. Beyond, solvers are as fast.
const OPERATIONS: i64 = 1 << 23;

/// Whether the constraints can hold together, if trying can tell.
pub fn decide(terms: &Terms, constraints: &[TermId], interrupt: &Interrupt) -> Option<Verdict<Model>> {
    let mut order = Order::new();
    let mut rest = Vec::new();
    for conjunct in constraints.iter().flat_map(|&constraint| terms.conjuncts(constraint)) {
        match order.atom(terms, conjunct).map(|atom| order.push(&[atom])) {
            Some(Outcome::Feasible) => {}
            Some(Outcome::Conflict) => return Some(Verdict::Unsat),
            Some(Outcome::GaveUp) => return None,
            None => rest.push(conjunct),
        }
    }
    // The question comes last, and mostly it is what leaves the fewest values.
    rest.reverse();
    let &[symbol] = &*slice::symbols(terms, &rest) else { return None };
    if !matches!(terms.symbol_info(symbol).sort, Sort::Bits(_)) {
        return None;
    }
    order.know(terms, symbol);
    let x = symbol.index() as u32;
    let Range { low, high } = order.bounds(terms, symbol);
    let last = low.saturating_add(VALUES - 1).min(high);
    // Bounds do not follow from bounds of others, but the order layer knows whether there is anything beyond.
    if last < high && order.check(&[Atom::Lower { x, limit: last + 1 }], |_| ()).0 != Outcome::Conflict {
        return None;
    }
    let operations = terms.reachable(&rest).len() as i64;
    if (last - low + 1).saturating_mul(operations) > OPERATIONS {
        return None;
    }
    let symbols = slice::symbols(terms, constraints);
    let mut values = order.values().to_vec();
    for value in low..=last {
        if interrupt.is_set() {
            return Some(Verdict::Unknown(Unknown::Interrupted));
        }
        values[symbol.index()] = Value(value);
        let mut evaluator = Evaluator::new(terms, &values);
        if !rest.iter().all(|&constraint| evaluator.holds(constraint)) {
            continue;
        }
        let fixed = Atom::Fixed { x, value };
        let model = |values: &[Value]| symbols.iter().map(|&symbol| (symbol, values[symbol.index()])).collect();
        match order.check(&[fixed], |found| Model(model(found.values))) {
            (Outcome::Feasible, Some(model)) => return Some(Verdict::Sat(model)),
            (Outcome::Conflict, _) => {}
            _ => return None,
        }
    }
    Some(Verdict::Unsat)
}

#[cfg(test)]
mod tests {
    use crate::interrupt::Interrupt;
    use crate::verdict::{Model, Unknown, Verdict};
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use term::{Range, Sort, SymbolId, TermId, Terms, Value};

    fn decide(terms: &Terms, constraints: &[TermId]) -> Option<Verdict<Model>> {
        super::decide(terms, constraints, &Interrupt::default())
    }

    /// `(int) (size / 0.75f)`, as a hash map computes it, of a size below a room of at most so many places.
    fn places(terms: &mut Terms, most: i64) -> (TermId, TermId, TermId) {
        let room = terms.symbol(Sort::INT, Range { low: 0, high: most });
        let size = terms.symbol(Sort::INT, Range { low: 0, high: i64::from(i32::MAX) });
        let fits = terms.less(size, room);
        let (number, load) = (terms.int_to_f32(size), terms.constant(Sort::F32, Value::of_f32(0.75)));
        let quotient = terms.float_divide(number, load);
        (fits, terms.float_to_int(quotient, term::Width::W32), size)
    }

    #[test]
    fn a_value_that_satisfies_all_is_found_with_values_for_the_others() {
        let mut terms = Terms::new();
        let (fits, places, _) = places(&mut terms, 1 << 16);
        let wanted = terms.int(8);
        let is_wanted = terms.equal(places, wanted);
        let found = decide(&terms, &[fits, is_wanted]);
        let Some(Verdict::Sat(Model(values))) = found else { panic!("{found:?}") };
        assert_eq!(values[1], (SymbolId(1), Value(6)));
        assert!(Model(values).satisfies(&terms, &[fits, is_wanted]));
    }

    #[test]
    fn what_no_value_satisfies_is_refuted() {
        let mut terms = Terms::new();
        let (fits, places, size) = places(&mut terms, 1 << 16);
        let is_less = terms.less(places, size);
        assert_eq!(decide(&terms, &[fits, is_less]), Some(Verdict::Unsat));
    }

    #[test]
    fn what_only_the_order_forbids_is_refuted() {
        let mut terms = Terms::new();
        let (fits, places, _) = places(&mut terms, 6);
        let wanted = terms.int(8);
        let is_wanted = terms.equal(places, wanted);
        assert_eq!(decide(&terms, &[fits, is_wanted]), Some(Verdict::Unsat));
    }

    #[test]
    fn too_many_values_are_left_to_others() {
        let mut terms = Terms::new();
        let (fits, places, _) = places(&mut terms, 1 << 17);
        let wanted = terms.int(8);
        let is_wanted = terms.equal(places, wanted);
        assert_eq!(decide(&terms, &[fits, is_wanted]), None);
    }

    #[test]
    fn terms_that_take_long_are_left_to_others() {
        let mut terms = Terms::new();
        let short = terms.symbol(Sort::INT, Range { low: 0, high: 1 << 15 });
        let third = terms.constant(Sort::F32, Value::of_f32(1.0 / 3.0));
        let mut number = terms.int_to_f32(short);
        for _ in 0..1000 {
            number = terms.float_add(number, third);
        }
        let wanted = terms.constant(Sort::F32, Value::of_f32(1e9));
        let is_less = terms.float_less(wanted, number);
        assert_eq!(decide(&terms, &[is_less]), None);
    }

    #[test]
    fn whoever_is_interrupted_does_not_know() {
        let mut terms = Terms::new();
        let (fits, places, size) = places(&mut terms, 1 << 16);
        let is_less = terms.less(places, size);
        let interrupt = Interrupt::new(Arc::new(AtomicBool::new(true)));
        let found = super::decide(&terms, &[fits, is_less], &interrupt);
        assert_eq!(found, Some(Verdict::Unknown(Unknown::Interrupted)));
    }

    #[test]
    fn floating_point_symbols_are_left_to_others() {
        let mut terms = Terms::new();
        let [left, right] = [0, 1].map(|_| terms.symbol(Sort::F32, Range::full(Sort::F32)));
        let is_less = terms.float_less(left, right);
        assert_eq!(decide(&terms, &[is_less]), None);
    }
}
