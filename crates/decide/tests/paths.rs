//! The whole chain along random paths, against the bare SMT solver and against itself without history.

#[path = "../../term/tests/support/mod.rs"]
mod support;

use std::time::Duration;

use decide::smt::{Smt, Solver};
use decide::{Config, Decider, Mark, Sides, Verdict};
use support::{Random, Symbols, simplified, tree};
use term::{Evaluator, Range, Sort, TermId, Terms, Width};

fn symbols() -> Symbols {
    let bits = |width: Width, low: i64, high: i64| (Sort::Bits(width), Range { low, high });
    Symbols(vec![
        (Sort::INT, Range::full(Sort::INT)),
        (Sort::INT, Range::full(Sort::INT)),
        (Sort::INT, Range::full(Sort::INT)),
        bits(Width::W32, 0, 1),
        bits(Width::W32, 0, 20),
        bits(Width::W32, -128, 127),
        (Sort::LONG, Range::full(Sort::LONG)),
        (Sort::Bool, Range::full(Sort::Bool)),
    ])
}

/// Mostly plain comparisons of symbols, sometimes anything.
fn condition(random: &mut Random, symbols: &Symbols, terms: &mut Terms) -> TermId {
    let depth = random.pick(&[1, 1, 1, 2, 2, 3]);
    let tree = tree(random, symbols, Sort::Bool, depth);
    simplified(terms, &tree)
}

#[test]
fn random_walks_agree_with_the_solver() {
    let symbols = symbols();
    let mut random = Random(0x9a7b_9a7b_9a7b_9a7b);
    let mut smt = Smt::new(Solver::z3(), Duration::from_secs(2));
    for _ in 0..8 {
        let mut terms = Terms::new();
        symbols.declare(&mut terms);
        let mut decider = Decider::new(Config { conflicts: 2_000, time: Duration::from_secs(2), ..Config::default() });
        let mut marks: Vec<(Mark, term::Mark, usize)> = Vec::new();
        for _ in 0..40 {
            match random.below(8) {
                0 | 1 => marks.push((decider.mark(), terms.mark(), decider.constraints().len())),
                2 | 3 if !marks.is_empty() => {
                    marks.truncate(1 + random.below(marks.len()));
                    let (mark, store, length) = marks.pop().expect("not empty");
                    decider.undo(mark);
                    terms.release(store);
                    assert_eq!(decider.constraints().len(), length);
                    the_model_holds(&decider, &terms);
                }
                _ => {
                    let condition = condition(&mut random, &symbols, &mut terms);
                    branch(&mut decider, &mut terms, &mut smt, condition, random.below(3) > 0);
                }
            }
        }
        let counters = decider.counters();
        let sum: u64 = counters.named()[1..9].iter().map(|(_, count)| count).sum();
        assert_eq!(sum, counters.queries, "{counters:?}");
    }
}

/// Asks about both sides, compares with the solver, and takes one that is possible.
fn branch(decider: &mut Decider, terms: &mut Terms, smt: &mut Smt, condition: TermId, take_first: bool) {
    let at_once = decider.sides(terms, condition);
    let opposite = terms.not(condition);
    let sides = [condition, opposite].map(|side| {
        let verdict = decider.check(terms, side);
        let all: Vec<TermId> = decider.constraints().iter().copied().chain([side]).collect();
        let shown = || term::text(terms, &all);
        match (&verdict, smt.solve(terms, &all)) {
            (Verdict::Sat(()), Verdict::Unsat) => panic!("Sat, but\n{}", shown()),
            (Verdict::Unsat, Verdict::Sat(model)) => panic!("Unsat, but {model:?}\n{}", shown()),
            _ => {}
        }
        if verdict == Verdict::Sat(()) {
            let values = decider.witness(terms).expect("after Sat");
            let mut evaluator = Evaluator::new(terms, &values);
            assert!(all.iter().all(|constraint| evaluator.holds(*constraint)), "{values:?}\n{}", shown());
        }
        (side, verdict)
    });
    let expected = match at_once {
        None => [None, None],
        Some(Sides::Both) => [Some(Verdict::Sat(())), Some(Verdict::Sat(()))],
        Some(Sides::OnlyTrue) => [Some(Verdict::Sat(())), Some(Verdict::Unsat)],
        Some(Sides::OnlyFalse) => [Some(Verdict::Unsat), Some(Verdict::Sat(()))],
    };
    for ((side, verdict), expected) in sides.iter().zip(expected) {
        assert!(expected.is_none_or(|expected| *verdict == expected), "{}", term::text(terms, &[*side]));
    }
    let order = if take_first { [0, 1] } else { [1, 0] };
    if let Some(place) = order.into_iter().find(|place| sides[*place].1 == Verdict::Sat(())) {
        assert_eq!(decider.push(terms, sides[place].0), Verdict::Sat(()));
        the_model_holds(decider, terms);
    }
}

fn the_model_holds(decider: &Decider, terms: &Terms) {
    assert!(decider.is_decided());
    let values = decider.path_model(terms);
    let mut evaluator = Evaluator::new(terms, &values);
    assert!(decider.constraints().iter().all(|constraint| evaluator.holds(*constraint)));
}

#[test]
fn an_infeasible_path_stays_so_until_it_is_left() {
    let mut terms = Terms::new();
    let (x, zero) = (terms.free_symbol(Sort::INT), terms.int(0));
    let (negative, natural) = (terms.less(x, zero), terms.less_equal(zero, x));
    let mut decider = Decider::new(Config::default());
    assert_eq!(decider.push(&terms, negative), Verdict::Sat(()));
    let mark = decider.mark();
    assert_eq!(decider.push(&terms, natural), Verdict::Unsat);
    assert_eq!(decider.check(&terms, TermId::TRUE), Verdict::Unsat);
    decider.undo(mark);
    assert_eq!(decider.check(&terms, TermId::TRUE), Verdict::Sat(()));
}

/// Floating point without a solver, and no plain number does: nobody knows, and the path says so until it is left.
#[test]
fn an_undecided_constraint_never_becomes_a_verdict() {
    let mut terms = Terms::new();
    let (f, x) = (terms.free_symbol(Sort::F64), terms.free_symbol(Sort::INT));
    let (square, area, zero) = (terms.float_multiply(f, f), terms.double(2.25), terms.int(0));
    let is_square = terms.float_equal(square, area);
    let negative = terms.less(x, zero);
    let solver = Solver::z3().with_program("/nowhere/z3");
    let mut decider = Decider::new(Config { solver, ..Config::default() });
    let mark = decider.mark();
    assert!(matches!(decider.push(&terms, is_square), Verdict::Unknown(_)));
    assert!(!decider.is_decided());
    assert!(matches!(decider.check(&terms, negative), Verdict::Unknown(_)));
    assert_eq!(decider.check(&terms, TermId::FALSE), Verdict::Unsat);
    decider.undo(mark);
    assert!(decider.is_decided());
    assert_eq!(decider.check(&terms, negative), Verdict::Sat(()));
    // What the push asked for itself is not counted.
    assert_eq!(decider.counters().unknown, 1);
}

/// What a search tree asks needs no solver at all.
#[test]
fn order_questions_stay_in_place() {
    let mut terms = Terms::new();
    let keys: Vec<TermId> = (0..12).map(|_| terms.free_symbol(Sort::INT)).collect();
    let mut decider = Decider::new(Config { solver: Solver::z3().with_program("/nowhere/z3"), ..Config::default() });
    for pair in keys.windows(2) {
        let less = terms.less(pair[0], pair[1]);
        assert_eq!(decider.push(&terms, less), Verdict::Sat(()));
    }
    for (place, &x) in keys.iter().enumerate() {
        for (other, &y) in keys.iter().enumerate() {
            let less = terms.less(x, y);
            let expected = if place < other { Verdict::Sat(()) } else { Verdict::Unsat };
            assert_eq!(decider.check(&terms, less), expected);
        }
    }
    let counters = decider.counters();
    assert_eq!(counters.smt + counters.circuit + counters.cache + counters.interval, 0, "{counters:?}");
}
