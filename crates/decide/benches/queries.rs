//! How long a question takes, by the layer that answers it. Prints nanoseconds per question; `cargo bench -p decide`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use decide::circuit::Circuit;
use decide::smt::{Smt, Solver};
use decide::{Config, Counters, Decider, Verdict};
use term::{Sort, TermId, Terms};

fn main() {
    order_questions();
    branches();
    constructors();
    interval_and_cache();
    circuit_questions();
    smt_questions();
}

/// Runs `body` in batches for a third of a second and prints the time per round of the best batch: other programs on the
/// machine make batches slower, never faster.
fn measure(name: &str, mut body: impl FnMut()) {
    let start = Instant::now();
    let mut best = f64::INFINITY;
    while start.elapsed() < Duration::from_millis(300) {
        let batch = Instant::now();
        let mut rounds = 0u32;
        while rounds < 256 && batch.elapsed() < Duration::from_millis(2) {
            for _ in 0..16 {
                body();
            }
            rounds += 16;
        }
        best = best.min(batch.elapsed().as_nanos() as f64 / f64::from(rounds));
    }
    println!("{name:60} {best:>12.0} ns");
}

/// A path as in a search tree of `count` keys: sorted, a searched key above the first half.
fn tree_path(terms: &mut Terms, count: usize) -> (Decider, Vec<TermId>, TermId) {
    let keys: Vec<TermId> = (0..count).map(|_| terms.free_symbol(Sort::INT)).collect();
    let searched = terms.free_symbol(Sort::INT);
    let mut decider = Decider::new(Config::default());
    for pair in keys.windows(2) {
        let less = terms.less(pair[0], pair[1]);
        assert_eq!(decider.push(terms, less), Verdict::Sat(()));
    }
    let below = terms.less(keys[count / 2], searched);
    assert_eq!(decider.push(terms, below), Verdict::Sat(()));
    (decider, keys, searched)
}

fn order_questions() {
    for count in [4, 9, 30] {
        let mut terms = Terms::new();
        let (mut decider, keys, searched) = tree_path(&mut terms, count);
        let top = keys[count - 1];
        let sides = [terms.less(searched, top), terms.less(top, searched), terms.equal(top, searched)];
        let impossible = terms.less(searched, keys[0]);
        // The model satisfies one side; the others are repaired.
        for side in sides {
            let before = decider.counters();
            let verdict = decider.check(&terms, side);
            let layer = if decider.counters().model > before.model { "the model" } else { "order" };
            let shown = term::java(&terms, side, &|symbol| format!("k{}", symbol.0));
            measure(&format!("{count} keys, {shown}: {}, by {layer}", word(&verdict)), || {
                black_box(decider.check(&terms, black_box(side)));
            });
        }
        measure(&format!("{count} keys, searched < least: Unsat, by order"), || {
            black_box(decider.check(&terms, black_box(impossible)));
        });
        let only_order = Counters { smt: 0, circuit: 0, interval: 0, cache: 0, unknown: 0, ..decider.counters() };
        assert_eq!(decider.counters(), only_order);
    }
}

fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Sat(()) => "Sat",
        Verdict::Unsat => "Unsat",
        Verdict::Unknown(_) => "Unknown",
    }
}

/// What a search does at a branch: two questions, then down and back up on both sides.
fn branches() {
    let mut terms = Terms::new();
    let (mut decider, keys, searched) = tree_path(&mut terms, 9);
    let condition = terms.less(searched, keys[8]);
    let opposite = terms.not(condition);
    measure("9 keys, a branch: two checks, each side pushed and undone", || {
        for side in [condition, opposite] {
            black_box(decider.check(&terms, side));
        }
        for side in [condition, opposite] {
            let mark = decider.mark();
            black_box(decider.push(&terms, side));
            decider.undo(mark);
        }
    });
}

fn constructors() {
    let mut terms = Terms::new();
    let (x, y) = (terms.free_symbol(Sort::INT), terms.free_symbol(Sort::INT));
    measure("a comparison term that exists already", || {
        black_box(terms.less(black_box(x), black_box(y)));
    });
    let mark = terms.mark();
    measure("mark, two new terms, release", || {
        let sum = terms.add(x, y);
        black_box(terms.less(sum, y));
        terms.release(mark);
    });
}

fn interval_and_cache() {
    let mut terms = Terms::new();
    let (x, y) = (terms.free_symbol(Sort::INT), terms.free_symbol(Sort::INT));
    let (seven, big) = (terms.int(7), terms.int(100));
    let remainder = terms.remainder(x, seven);
    let beyond = terms.less(big, remainder);
    assert_eq!(beyond, TermId::FALSE, "decided when it is built");
    let masked = terms.bit_and(x, seven);
    let sum = terms.add(masked, y);
    let limited = terms.less(y, seven);
    let natural = {
        let zero = terms.int(0);
        terms.less_equal(zero, y)
    };
    let too_much = terms.less(big, sum);
    let mut decider = Decider::new(Config::default());
    decider.push(&terms, limited);
    decider.push(&terms, natural);
    measure("(x & 7) + y > 100 where 0 <= y < 7: Unsat, by intervals", || {
        black_box(decider.check(&terms, too_much));
    });
    let product = terms.multiply(x, x);
    let square = {
        let number = terms.int(1089);
        terms.equal(product, number)
    };
    decider.check(&terms, square);
    measure("x * x == 1089, again: Sat, from the cache", || {
        black_box(decider.check(&terms, square));
    });
}

fn circuit_questions() {
    let mut terms = Terms::new();
    let [x, y, z] = [(); 3].map(|()| terms.free_symbol(Sort::INT));
    let sum = terms.add(x, y);
    let exclusive = terms.bit_xor(sum, z);
    let mut circuit = Circuit::new(20_000);
    let questions: Vec<[TermId; 3]> = (0..64)
        .map(|number| {
            let (low, high) = (terms.int(number * 1000), terms.int(number * 1000 + 77));
            [terms.less(low, exclusive), terms.less(exclusive, high), terms.less(x, y)]
        })
        .collect();
    let mut next = 0;
    measure("(x + y) ^ z between bounds, x < y: by circuits", || {
        next = (next + 1) % questions.len();
        black_box(circuit.solve(&terms, &questions[next]));
    });
    let product = terms.multiply(x, y);
    let mut number = 0;
    measure("x * y == n: by circuits", || {
        number = (number + 1) % 1000;
        let mark = terms.mark();
        let constant = terms.int(number * 7919 + 1);
        let equation = terms.equal(product, constant);
        black_box(circuit.solve(&terms, &[equation]));
        terms.release(mark);
    });
}

fn smt_questions() {
    for name in ["z3", "cvc5"] {
        let mut terms = Terms::new();
        let (x, y) = (terms.free_symbol(Sort::F64), terms.free_symbol(Sort::F64));
        let sum = terms.float_add(x, y);
        let less = terms.float_less(sum, x);
        let mut smt = Smt::new(Solver::named(name).expect("known"), Duration::from_secs(5));
        let start = Instant::now();
        for _ in 0..5 {
            black_box(smt.solve(&terms, &[less]));
        }
        println!(
            "{:60} {:>12.0} ns",
            format!("x + y < x of doubles: by {name}"),
            start.elapsed().as_nanos() as f64 / 5.0
        );
    }
}
