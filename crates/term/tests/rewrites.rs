//! A simplified term means what was written: against native arithmetic, exhaustively for bytes, with corners for the rest.

mod support;

use support::{Random, Symbols, Tree, binary, reference, simplified, sort_of, tree, verbatim};
use term::{Binary, Sort, Terms, Value, Width, arithmetic, evaluate};

#[test]
fn every_operation_on_all_bytes() {
    let byte = Sort::Bits(Width::W8);
    for (op, name) in Binary::NAMES {
        if op.sort(byte, byte).is_none() {
            continue;
        }
        for a in -128..128 {
            for b in -128..128 {
                let (a, b) = (Value(a), Value(b));
                assert_eq!(arithmetic::binary(op, byte, a, b), binary(op, byte, a, b), "{a:?} {name} {b:?}");
            }
        }
    }
}

#[test]
fn random_terms_on_all_bytes() {
    let symbols = Symbols::bytes();
    let mut random = Random(0x1234_5678_9abc_def1);
    for round in 0..400 {
        let mut terms = Terms::new();
        symbols.declare(&mut terms);
        let sort = if round % 2 == 0 { Sort::Bool } else { Sort::Bits(Width::W8) };
        let tree = tree(&mut random, &symbols, sort, 3);
        let term = simplified(&mut terms, &tree);
        // Every pair for some of the terms, every seventh for the rest.
        let step = if round % 30 == 0 { 1 } else { 7 };
        for x in -128..128 {
            for y in (-128..128).step_by(step) {
                for z in -2..=1 {
                    let values = [Value(x), Value(y), Value(z)];
                    check(&terms, term, &tree, &symbols, &values);
                }
            }
        }
    }
}

#[test]
fn random_terms_of_all_sorts_on_corner_values() {
    let symbols = Symbols::all();
    let mut random = Random(0xdead_beef_cafe_f00d);
    for _ in 0..8_000 {
        let mut terms = Terms::new();
        symbols.declare(&mut terms);
        let (sort, _) = random.pick(&Sort::NAMES);
        let tree = tree(&mut random, &symbols, sort, 4);
        let term = simplified(&mut terms, &tree);
        let exact = verbatim(&mut terms, &tree);
        let again = terms.simplify(exact);
        assert_eq!(terms.sort(term), sort_of(&tree, &symbols));
        for _ in 0..24 {
            let values = symbols.assignment(&mut random);
            check(&terms, term, &tree, &symbols, &values);
            check(&terms, exact, &tree, &symbols, &values);
            check(&terms, again, &tree, &symbols, &values);
        }
    }
}

/// The value is the reference's, and lies in the range that the store believes in.
fn check(terms: &Terms, term: term::TermId, tree: &Tree, symbols: &Symbols, values: &[Value]) {
    let (found, expected) = (evaluate(terms, term, values), reference(tree, symbols, values));
    assert_eq!(found, expected, "{tree:?}\nbecame\n{}\nunder {values:?}", term::text(terms, &[term]));
    if !terms.sort(term).is_float() {
        let range = terms.range(term);
        assert!(range.contains(found.0), "{found:?} is not in {range:?}: {}", term::text(terms, &[term]));
    }
}

#[test]
fn what_is_simplified_stays_as_it_is() {
    let symbols = Symbols::all();
    let mut random = Random(0x0bad_5eed_0bad_5eed);
    let mut changed = 0;
    for _ in 0..5_000 {
        let mut terms = Terms::new();
        symbols.declare(&mut terms);
        let (sort, _) = random.pick(&Sort::NAMES);
        let tree = tree(&mut random, &symbols, sort, 3);
        let term = simplified(&mut terms, &tree);
        changed += usize::from(terms.simplify(term) != term);
    }
    // A rewrite may meet its match only in the second round; that is rare and harmless.
    assert!(changed < 100, "{changed} of 5000 terms became simpler when built again");
}

#[test]
fn deep_and_shared_terms_are_evaluated() {
    let mut terms = Terms::new();
    let x = terms.free_symbol(Sort::LONG);
    let mut doubled = x;
    for _ in 0..60 {
        doubled = terms.add(doubled, doubled);
    }
    assert_eq!(evaluate(&terms, doubled, &[Value(3)]), Value(3 << 60));
    let mut long = x;
    for _ in 0..200_000 {
        let product = terms.multiply(long, x);
        long = terms.add(product, x);
    }
    assert_eq!(evaluate(&terms, long, &[Value(0)]), Value(0));
}
