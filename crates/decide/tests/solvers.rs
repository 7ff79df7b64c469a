//! The SMT solvers: that both mean what the term room means, and what happens when there is none that answers.

#[path = "../../term/tests/support/mod.rs"]
mod support;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use decide::circuit::Circuit;
use decide::smt::{Smt, Solver};
use decide::{Interrupt, Unknown, Verdict};
use support::{Random, Symbols, Tree, tree, verbatim};
use term::{Binary, Node, Sort, TermId, Terms, Unary, Value, evaluate};

fn solvers() -> [Smt; 2] {
    ["z3", "cvc5"].map(|name| Smt::new(Solver::named(name).expect("known"), Duration::from_secs(3)))
}

/// The solver has to compute: the term, its inputs constants, equals what evaluation says, and nothing else.
fn computes(smt: &mut Smt, terms: &mut Terms, tree: &Tree) {
    let term = verbatim(terms, tree);
    let value = evaluate(terms, term, &[]);
    let right = identical(terms, term, terms.sort(term), value);
    let wrong = terms.not(right);
    let (first, second) = (smt.solve(terms, &[right]), smt.solve(terms, &[wrong]));
    assert!(matches!(first, Verdict::Sat(_)), "{first:?} {value:?}\n{}", term::text(terms, &[term]));
    assert_eq!(second, Verdict::Unsat, "{value:?}\n{}", term::text(terms, &[term]));
}

/// The tree with values in place of its symbols.
fn with_values(tree: &Tree, symbols: &Symbols, values: &[Value]) -> Tree {
    let part = |tree: &Tree| Box::new(with_values(tree, symbols, values));
    match tree {
        Tree::Constant(sort, value) => Tree::Constant(*sort, *value),
        Tree::Symbol(index) => Tree::Constant(symbols.0[*index].0, values[*index]),
        Tree::Unary(op, a) => Tree::Unary(*op, part(a)),
        Tree::Binary(op, a, b) => Tree::Binary(*op, part(a), part(b)),
        Tree::Ite(c, a, b) => Tree::Ite(part(c), part(a), part(b)),
    }
}

/// The term is that value, bit by bit.
fn identical(terms: &mut Terms, term: TermId, sort: Sort, value: Value) -> TermId {
    if !sort.is_float() {
        let constant = terms.constant(sort, value);
        return terms.verbatim(Node::Binary(Binary::Equal, term, constant)).expect("one sort");
    }
    let bits = terms.verbatim(Node::Unary(Unary::BitsOfFloat, term)).expect("a float");
    let width = terms.width(bits);
    let constant = terms.bits(width, value.0);
    terms.verbatim(Node::Binary(Binary::Equal, bits, constant)).expect("one sort")
}

#[test]
fn every_operation_computes_the_same_in_the_solvers() {
    let symbols = Symbols::all();
    let mut random = Random(0xf10a_7f10_a7f1_0a7f);
    for mut smt in solvers() {
        for (sort, _) in Sort::NAMES {
            for _ in 0..25 {
                let values = symbols.assignment(&mut random);
                let tree = with_values(&tree(&mut random, &symbols, sort, 2), &symbols, &values);
                // z3 needs minutes for remainders of numbers that are far apart; those have a test of their own.
                if !format!("{tree:?}").contains("FloatRemainder") {
                    computes(&mut smt, &mut Terms::new(), &tree);
                }
            }
        }
    }
}

#[test]
fn remainders_have_the_sign_of_the_dividend() {
    let pairs = [(5.5f32, 2.0f32), (-7.0, 3.0), (7.5, -2.0), (-0.0, 3.0), (8.0, 3.0), (1.0, 0.0), (2.0, f32::INFINITY)];
    for mut smt in solvers() {
        for (a, b) in pairs {
            let [a, b] = [a, b].map(|number| Box::new(Tree::Constant(Sort::F32, Value::of_f32(number))));
            computes(&mut smt, &mut Terms::new(), &Tree::Binary(Binary::FloatRemainder, a, b));
        }
    }
}

#[test]
fn floating_point_questions_have_models() {
    let symbols = Symbols::all();
    let mut random = Random(0xabcd_ef01_2345_6789);
    let [mut z3, mut cvc5] = solvers();
    let mut both = 0;
    for _ in 0..40 {
        let mut terms = Terms::new();
        symbols.declare(&mut terms);
        let tree = tree(&mut random, &symbols, Sort::Bool, 2);
        let shown = format!("{tree:?}");
        if ["FloatRemainder", "FloatDivide", "FloatMultiply"].iter().any(|hard| shown.contains(hard)) {
            continue;
        }
        let term = verbatim(&mut terms, &tree);
        // A model is checked by evaluation before it is given out.
        let (first, second) = (z3.solve(&terms, &[term]), cvc5.solve(&terms, &[term]));
        let known = |verdict: &Verdict<_>| match verdict {
            Verdict::Sat(_) => Some(true),
            Verdict::Unsat => Some(false),
            Verdict::Unknown(_) => None,
        };
        if let (Some(first), Some(second)) = (known(&first), known(&second)) {
            assert_eq!(first, second, "{}", term::text(&terms, &[term]));
            both += 1;
        }
    }
    assert!(both > 8, "{both}");
}

fn question() -> (Terms, TermId) {
    let mut terms = Terms::new();
    let x = terms.free_symbol(Sort::F64);
    let one = terms.double(1.0);
    let less = terms.float_less(x, one);
    (terms, less)
}

/// A solver that is a script, in a folder of this name.
fn commanded(name: &str, commands: &str) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let folder = std::env::temp_dir().join(format!("kukang-solver-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a writable temporary folder");
    let script = folder.join("solver");
    std::fs::write(&script, format!("#!/bin/sh\n{commands}\n")).expect("writable");
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).expect("ours");
    script
}

fn trouble(program: &str, commands: &str) -> Unknown {
    let (terms, less) = question();
    let script = (!commands.is_empty()).then(|| commanded(&commands.len().to_string(), commands));
    let program = script.as_ref().map_or_else(|| program.to_owned(), |script| script.display().to_string());
    let mut smt = Smt::new(Solver::z3().with_program(program), Duration::from_millis(300));
    let first = smt.solve(&terms, &[less]);
    let second = smt.solve(&terms, &[less]);
    assert_eq!(first, second, "the next question meets the same trouble");
    drop(smt);
    if let Some(folder) = script.as_ref().and_then(|script| script.parent()) {
        let _ = std::fs::remove_dir_all(folder);
    }
    match first {
        Verdict::Unknown(reason) => reason,
        verdict => panic!("{verdict:?} from a solver that does not work"),
    }
}

#[test]
fn a_missing_solver_is_named_with_what_to_install() {
    let reason = trouble("/nowhere/z3", "").to_string();
    assert!(reason.contains("`/nowhere/z3`") && reason.contains("apt-get install z3"), "{reason}");
}

#[test]
fn a_hanging_solver_is_ended() {
    let start = Instant::now();
    let reason = trouble("", "exec sleep 600").to_string();
    assert!(reason.contains("hangs"), "{reason}");
    assert!(start.elapsed() < Duration::from_secs(20));
}

/// Factoring keeps both solvers busy for many seconds; nobody has to wait for them.
#[test]
fn thinking_is_interrupted() {
    let mut terms = Terms::new();
    let (x, y) = (terms.free_symbol(Sort::LONG), terms.free_symbol(Sort::LONG));
    let (one, most, product) = (terms.long(1), terms.long(4_000_000_000), terms.long(4_611_686_014_132_420_609));
    let multiplied = terms.multiply(x, y);
    let question = [terms.less(one, x), terms.less(x, y), terms.less(y, most), terms.equal(multiplied, product)];
    type Ask = fn(&Terms, &[TermId], Interrupt) -> bool;
    let layers: [Ask; 2] = [
        |terms, question, interrupt| {
            let mut circuit = Circuit::new(i32::MAX).interrupted_by(interrupt);
            circuit.solve(terms, question) == Verdict::Unknown(Unknown::Interrupted)
        },
        |terms, question, interrupt| {
            let mut smt = Smt::new(Solver::z3(), Duration::from_secs(60)).interrupted_by(interrupt);
            smt.solve(terms, question) == Verdict::Unknown(Unknown::Interrupted)
        },
    ];
    for ask in layers {
        let flag = Arc::new(AtomicBool::new(false));
        let start = Instant::now();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(300));
                flag.store(true, Ordering::Relaxed);
            });
            assert!(ask(&terms, &question, Interrupt::new(flag.clone())));
        });
        assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
        assert!(ask(&terms, &question, Interrupt::new(flag)), "what is interrupted does not begin to think");
    }
}

/// A solver that does not read leaves no room for a long question, whose writer would wait for ever.
#[test]
fn writing_is_interrupted() {
    let mut terms = Terms::new();
    let mut sum = terms.int(0);
    let mut question = Vec::new();
    for _ in 0..20_000 {
        let next = terms.free_symbol(Sort::INT);
        question.push(terms.less(sum, next));
        sum = terms.add(sum, next);
    }
    let script = commanded("deaf", "exec sleep 600");
    let program = script.display().to_string();
    let solver = |patience| Smt::new(Solver::z3().with_program(program.clone()), patience);
    let start = Instant::now();
    let reason = solver(Duration::from_millis(300)).solve(&terms, &question);
    assert!(matches!(&reason, Verdict::Unknown(it) if it.to_string().contains("hangs")), "{reason:?}");
    let flag = Arc::new(AtomicBool::new(false));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(300));
            flag.store(true, Ordering::Relaxed);
        });
        let mut smt = solver(Duration::from_secs(600)).interrupted_by(Interrupt::new(flag.clone()));
        assert_eq!(smt.solve(&terms, &question), Verdict::Unknown(Unknown::Interrupted));
    });
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
    let _ = std::fs::remove_dir_all(script.parent().expect("a folder of its own"));
}

#[test]
fn a_crashing_solver_is_reported() {
    let reason = trouble("", "exit 3").to_string();
    assert!(reason.contains("ended before it answered"), "{reason}");
}

#[test]
fn nonsense_is_not_believed() {
    let reason = trouble("", "echo '(error \"no\")'; cat > /dev/null").to_string();
    assert!(reason.contains("answered `(error \"no\")`"), "{reason}");
    let reason = trouble("", "echo sat; echo '((x0 #x4000000000000000))'; cat > /dev/null").to_string();
    assert!(reason.contains("does not satisfy"), "{reason}");
}
