//! Every layer against the bare SMT solver, on random constraint sets.

#[path = "../../term/tests/support/mod.rs"]
mod support;

use std::time::Duration;

use decide::circuit::Circuit;
use decide::order::{self, Outcome};
use decide::smt::{Smt, Solver};
use decide::{Interrupt, Model, Verdict, cache, enumerate, interval, slice};
use support::{Random, Symbols, tree, verbatim};
use term::{Range, Sort, SymbolId, TermId, Terms, Value, Width};

fn z3() -> Smt {
    Smt::new(Solver::z3(), Duration::from_secs(2))
}

/// Sat or not, by z3.
fn oracle(smt: &mut Smt, terms: &Terms, constraints: &[TermId]) -> Option<bool> {
    match smt.solve(terms, constraints) {
        Verdict::Sat(_) => Some(true),
        Verdict::Unsat => Some(false),
        Verdict::Unknown(reason) => {
            assert!(!reason.to_string().contains("install"), "{reason}");
            None
        }
    }
}

/// Symbols as heap code has them: many ints, some longs, narrow ranges among them, booleans.
fn order_symbols(random: &mut Random) -> Symbols {
    let bits = |width: Width, low: i64, high: i64| (Sort::Bits(width), Range { low, high });
    let pool = [
        (Sort::INT, Range::full(Sort::INT)),
        (Sort::INT, Range::full(Sort::INT)),
        bits(Width::W32, 0, 3),
        bits(Width::W32, 0, 1),
        bits(Width::W32, 0, i64::from(i32::MAX)),
        bits(Width::W32, i64::from(i32::MAX) - 2, i64::from(i32::MAX)),
        (Sort::LONG, Range::full(Sort::LONG)),
        bits(Width::W64, i64::MIN, i64::MIN + 2),
        bits(Width::W64, i64::MAX - 3, i64::MAX),
        (Sort::Bool, Range::full(Sort::Bool)),
    ];
    let count = 2 + random.below(5);
    Symbols((0..count).map(|_| random.pick(&pool)).collect())
}

/// A random comparison of symbols, constants and sums of both.
fn order_literal(random: &mut Random, terms: &mut Terms) -> TermId {
    let symbol = |terms: &Terms, random: &mut Random| {
        terms.symbol_info(SymbolId(random.below(terms.symbol_count()) as u32)).term
    };
    let first = symbol(terms, random);
    if terms.sort(first) == Sort::Bool {
        return if random.below(2) == 0 { first } else { terms.not(first) };
    }
    let width = terms.width(first);
    let mut side = |terms: &mut Terms, base: TermId| {
        let mut base = base;
        let corners = [1, -1, 2, 3, -2, i64::from(i32::MAX), i64::MAX, i64::MIN];
        if random.below(3) == 0 {
            let number = terms.bits(width, random.pick(&corners));
            base = terms.add(base, number);
        }
        base
    };
    let left = side(terms, first);
    let second = symbol(terms, &mut Random(random.next() | 1));
    let right = match terms.sort(second).width() {
        Some(other) if other == width => second,
        Some(Width::W32) if width == Width::W64 => terms.sign_extend(second, width),
        _ => {
            let small = random.below(7) as i64 - 3;
            terms.bits(width, small)
        }
    };
    let comparison = match random.below(4) {
        0 => terms.equal(left, right),
        1 | 2 => terms.less(left, right),
        _ => {
            let difference = terms.subtract(left, right);
            let number = terms.bits(width, random.below(5) as i64 - 2);
            terms.less(difference, number)
        }
    };
    if random.below(2) == 0 { comparison } else { terms.not(comparison) }
}

#[test]
fn order_agrees_with_the_solver() {
    let (mut random, mut smt) = (Random(0x0dd5_0dd5_0dd5_0dd5), z3());
    let (mut decided, mut sat) = (0, 0);
    for _ in 0..1000 {
        let mut terms = Terms::new();
        order_symbols(&mut random).declare(&mut terms);
        let count = 1 + random.below(9);
        let constraints: Vec<TermId> = (0..count).map(|_| order_literal(&mut random, &mut terms)).collect();
        let Some((outcome, values)) = order::decide(&terms, &constraints) else { continue };
        let expected = oracle(&mut smt, &terms, &constraints).expect("order is easy");
        let shown = term::text(&terms, &constraints);
        match outcome {
            Outcome::Feasible => {
                assert!(expected, "{shown}");
                let model = Model(values.into_iter().enumerate().map(|(x, v)| (SymbolId(x as u32), v)).collect());
                assert!(model.satisfies(&terms, &constraints), "{model:?}\n{shown}");
                sat += 1;
            }
            Outcome::Conflict => assert!(!expected, "{shown}"),
            Outcome::GaveUp => continue,
        }
        decided += 1;
    }
    assert!(decided > 400 && sat > 130 && decided - sat > 130, "{decided} decided, {sat} of them satisfiable");
}

/// A question changes nothing, and going back leaves what a path without the detour would have.
#[test]
fn order_goes_back() {
    let mut random = Random(0xbacc_bacc_bacc_bacc);
    for _ in 0..300 {
        let mut terms = Terms::new();
        order_symbols(&mut random).declare(&mut terms);
        let mut order = order::Order::new();
        let mut plain = order::Order::new();
        for _ in 0..12 {
            let [first, second, third] = [(); 3].map(|()| order_literal(&mut random, &mut terms));
            let mark = order.mark();
            for detour in [first, second] {
                if let Some(atom) = order.atom(&terms, detour) {
                    order.push(&[atom]);
                }
            }
            order.undo(mark);
            let (Some(atom), Some(same)) = (order.atom(&terms, third), plain.atom(&terms, third)) else { continue };
            assert_eq!(atom, same);
            let before = order.values().to_vec();
            let (asked, _) = order.check(&[atom], |_| ());
            assert_eq!(order.values(), before);
            let outcome = plain.push(&[atom]);
            assert_eq!(order.push(&[atom]), outcome);
            if asked != Outcome::GaveUp && outcome != Outcome::GaveUp {
                assert_eq!(asked, outcome);
            }
        }
    }
}

/// `x != y` for all pairs of symbols in a small range: satisfiable exactly if there are enough values.
#[test]
fn distinct_symbols_need_distinct_values() {
    for (count, values, expected) in [(3, 3, Outcome::Feasible), (4, 3, Outcome::Conflict), (5, 50, Outcome::Feasible)]
    {
        let mut terms = Terms::new();
        let symbols: Vec<TermId> =
            (0..count).map(|_| terms.symbol(Sort::INT, Range { low: 0, high: values - 1 })).collect();
        let mut constraints = Vec::new();
        for (place, &x) in symbols.iter().enumerate() {
            for &y in &symbols[..place] {
                constraints.push(terms.not_equal(x, y));
            }
        }
        assert_eq!(
            order::decide(&terms, &constraints).map(|(outcome, _)| outcome),
            Some(expected),
            "{count} of {values}"
        );
    }
}

/// `i < n` keeps `i + 1` from wrapping; nothing keeps `j + 1` from it.
#[test]
fn a_sum_is_a_difference_only_where_it_cannot_wrap() {
    let mut terms = Terms::new();
    let [i, j, n] = [(); 3].map(|()| terms.free_symbol(Sort::INT));
    let one = terms.int(1);
    let (after_i, after_j) = (terms.add(i, one), terms.add(j, one));
    let (less, safe, unsafe_) = (terms.less(i, n), terms.less_equal(after_i, n), terms.less_equal(after_j, n));
    let mut order = order::Order::new();
    let atom = order.atom(&terms, less).expect("plain order");
    assert_eq!(order.push(&[atom]), Outcome::Feasible);
    assert!(order.atom(&terms, safe).is_some());
    assert!(order.atom(&terms, unsafe_).is_none());
}

#[test]
fn circuits_agree_with_the_solver() {
    let symbols = Symbols(Symbols::all().0.into_iter().filter(|(sort, _)| !sort.is_float()).collect());
    let (mut random, mut smt) = (Random(0xc1c1_c1c1_c1c1_c1c1), z3());
    let mut circuit = Circuit::new(2_000);
    let mut terms = Terms::new();
    symbols.declare(&mut terms);
    let mark = terms.mark();
    let (mut sat, mut unsat) = (0, 0);
    for _ in 0..250 {
        let count = 1 + random.below(3);
        let constraints: Vec<TermId> = (0..count)
            .map(|_| {
                let tree = tree(&mut random, &symbols, Sort::Bool, 3);
                verbatim(&mut terms, &tree)
            })
            .collect();
        let shown = term::text(&terms, &constraints);
        match circuit.solve(&terms, &constraints) {
            Verdict::Sat(model) => {
                assert!(model.satisfies(&terms, &constraints), "{model:?}\n{shown}");
                sat += 1;
            }
            Verdict::Unsat => {
                assert_ne!(oracle(&mut smt, &terms, &constraints), Some(true), "{shown}");
                unsat += 1;
            }
            Verdict::Unknown(_) => {}
        }
        terms.release(mark);
    }
    assert!(sat > 80 && unsat > 20, "{sat} satisfiable, {unsat} not");
}

/// Each operation on bytes, as an equation with a result that is right and one that is not.
#[test]
fn circuits_compute_what_evaluation_computes() {
    let byte = Sort::Bits(Width::W8);
    let mut random = Random(77);
    for (op, name) in term::Binary::NAMES {
        let Some(result) = op.sort(byte, byte) else { continue };
        let mut circuit = Circuit::new(20_000);
        let mut terms = Terms::new();
        let (x, y) = (terms.free_symbol(byte), terms.free_symbol(byte));
        let term = terms.verbatim(term::Node::Binary(op, x, y)).expect("well-sorted");
        let mark = terms.mark();
        for _ in 0..60 {
            let values = [0, 1].map(|_| Value(Width::W8.wrap(random.pick(&[0, 1, -1, 127, -128, random.0 as i64]))));
            let value = term::evaluate(&terms, term, &values);
            let mut equations = Vec::new();
            for (symbol, value) in [x, y].into_iter().zip(values) {
                let constant = terms.constant(byte, value);
                equations
                    .push(terms.verbatim(term::Node::Binary(term::Binary::Equal, symbol, constant)).expect("sorted"));
            }
            let constant = terms.constant(result, value);
            let right = terms.verbatim(term::Node::Binary(term::Binary::Equal, term, constant)).expect("sorted");
            let wrong = terms.not(right);
            let ask = |circuit: &mut Circuit, last| circuit.solve(&terms, &[equations[0], equations[1], last]);
            assert!(matches!(ask(&mut circuit, right), Verdict::Sat(_)), "{name} {values:?}");
            assert_eq!(ask(&mut circuit, wrong), Verdict::Unsat, "{name} {values:?}");
            random.next();
            terms.release(mark);
        }
    }
}

/// One number of few values in any terms, floating point included, and others in comparisons with it.
#[test]
fn trying_all_values_agrees_with_the_solver() {
    let int = |low: i64, high: i64| (Sort::INT, Range { low, high });
    let only = Symbols(vec![int(-2, 5)]);
    let (mut random, mut smt) = (Random(0x5eed_0fa1_17a1), z3());
    let (mut sat, mut unsat) = (0, 0);
    for _ in 0..300 {
        let mut terms = Terms::new();
        Symbols(vec![int(-2, 5), int(-3, 9), (Sort::INT, Range::full(Sort::INT))]).declare(&mut terms);
        let mut constraints: Vec<TermId> = (0..2).map(|_| order_literal(&mut random, &mut terms)).collect();
        for _ in 0..1 + random.below(2) {
            let tree = tree(&mut random, &only, Sort::Bool, 3);
            constraints.push(verbatim(&mut terms, &tree));
        }
        let shown = term::text(&terms, &constraints);
        match enumerate::decide(&terms, &constraints, &Interrupt::default()) {
            Some(Verdict::Sat(model)) => {
                assert!(model.satisfies(&terms, &constraints), "{model:?}\n{shown}");
                sat += 1;
            }
            Some(Verdict::Unsat) => {
                assert_ne!(oracle(&mut smt, &terms, &constraints), Some(true), "{shown}");
                unsat += 1;
            }
            Some(Verdict::Unknown(reason)) => panic!("{reason}"),
            None => {}
        }
    }
    assert!(sat > 30 && unsat > 50, "{sat} satisfiable, {unsat} not");
}

#[test]
fn intervals_refute_only_what_the_solver_refutes() {
    let symbols = Symbols(Symbols::all().0.into_iter().filter(|(sort, _)| !sort.is_float()).collect());
    let (mut random, mut smt) = (Random(0x1111_2222_3333_4444), z3());
    let mut refuted = 0;
    for _ in 0..2000 {
        let mut terms = Terms::new();
        symbols.declare(&mut terms);
        let constraints: Vec<TermId> = (0..3)
            .map(|_| {
                let tree = tree(&mut random, &symbols, Sort::Bool, 2);
                verbatim(&mut terms, &tree)
            })
            .collect();
        if interval::refutes(&terms, &constraints, |symbol| terms.symbol_info(symbol).range) {
            assert_eq!(oracle(&mut smt, &terms, &constraints), Some(false), "{}", term::text(&terms, &constraints));
            refuted += 1;
        }
    }
    assert!(refuted > 30, "{refuted}");
}

#[test]
fn intervals_see_through_products() {
    let mut terms = Terms::new();
    let x = terms.symbol(Sort::INT, Range { low: 0, high: 100 });
    let (two, ten, limit) = (terms.int(2), terms.int(10), terms.int(230));
    let product = terms.multiply(x, two);
    let sum = terms.add(product, ten);
    let impossible = terms.verbatim(term::Node::Binary(term::Binary::Less, limit, sum)).expect("sorted");
    assert!(interval::refutes(&terms, &[impossible], |symbol| terms.symbol_info(symbol).range));
}

#[test]
fn a_slice_holds_what_is_connected() {
    let mut terms = Terms::new();
    let [a, b, c, d, e] = [(); 5].map(|()| terms.free_symbol(Sort::INT));
    let path = [terms.less(c, d), terms.less(a, b), terms.less(b, c)];
    let zero = terms.int(0);
    let (about_a, about_e) = (terms.less(a, zero), terms.less(e, zero));
    assert_eq!(slice::relevant(&terms, &path, about_a), [path[0], path[1], path[2], about_a]);
    assert_eq!(slice::relevant(&terms, &path, about_e), [about_e]);
}

#[test]
fn the_cache_knows_the_same_question_about_other_symbols() {
    let mut terms = Terms::new();
    let [a, b] = [(); 2].map(|()| terms.free_symbol(Sort::INT));
    let (nine, eight) = (terms.int(9), terms.int(8));
    let square = |terms: &mut Terms, x, number| {
        let square = terms.multiply(x, x);
        terms.equal(square, number)
    };
    let (first, second, third) =
        (square(&mut terms, a, nine), square(&mut terms, b, nine), square(&mut terms, b, eight));
    let mut cache = cache::Cache::new(10);
    let model = Model(vec![(SymbolId(0), Value(3))]);
    cache.put(&terms, cache::key(&terms, &[first]), &Verdict::Sat(model));
    let found = cache.get(&cache::key(&terms, &[second]));
    assert_eq!(found, Some(Verdict::Sat(Model(vec![(SymbolId(1), Value(3))]))));
    assert_eq!(cache.get(&cache::key(&terms, &[third])), None);
}
