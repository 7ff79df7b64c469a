//! Java's own arithmetic on unknowns: what Kukang finds for unknown operands agrees with what HotSpot computes for known ones.
//!
//! Random methods over all eight primitive types are explored with every parameter unknown. Then random tuples of
//! operands are put in: exactly one path admits each, and the value of the path's result under the tuple, or its
//! exception, is HotSpot's. The same for the model that each path has of itself, which that path must admit.
//!
//! The methods are every operator on plain variables and random ones, which follow from a seed. Other ones, and more of
//! them (200 if not told; it takes longer in proportion):
//! `KUKANG_SEED=4711 KUKANG_EXPRESSIONS=3000 cargo test -p kukang --test symbolic_arithmetic`.

mod support;
#[path = "support/symbolic_program.rs"]
mod symbolic_program;

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use explore::{Config, Monitor, Outcome, PathView, Session, Source};
use interp::symbolic::ViolationKind;
use support::expressions::value::Value as Operand;
use support::expressions::{Variable, java};
use support::random::Random;
use support::{commands, jdk};
use symbolic_program::{Amount, Kind, Sample, class_of};
use term::Evaluator;

const SEED: u64 = 20_261_115;
const EXPRESSIONS: u64 = 200;
const TUPLES: usize = 12;
/// The longest list of differences that is shown.
const SHOWN: usize = 10;

/// A path at its end, under some tuples.
struct PathEnd {
    /// For each tuple the result, if the path admits it.
    results: Vec<Option<String>>,
    /// The path's own values of the operands, and its result under them if it admits them.
    model: Vec<i64>,
    under_model: Option<String>,
    /// Whether it is a result at all: a path that nobody could decide, or that needs what is not supported, is none.
    outcome: End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
enum End {
    Result,
    Unknown,
    Other,
}

struct Explored {
    paths: Vec<PathEnd>,
    /// Whether all paths are there.
    whole: bool,
    queries: u64,
    complaint: Option<String>,
}

#[test]
fn results_on_unknowns_agree_with_hotspot() {
    let seed = number("KUKANG_SEED", SEED);
    let expressions = number("KUKANG_EXPRESSIONS", EXPRESSIONS) as usize;
    let mut random = Random::new(seed);
    let amount =
        Amount { straight: expressions, whole: expressions / 2, switches: expressions / 4, floating: expressions / 10 };
    let samples = symbolic_program::random(&mut random, &amount);
    let tuples: Vec<Vec<i64>> =
        (0..TUPLES).map(|_| symbolic_program::tuple(&mut random).into_iter().map(bits).collect()).collect();
    let folder = compile(&samples);
    let mut session = open(&folder);
    let explored: Vec<Explored> =
        samples.iter().enumerate().map(|(number, sample)| explore(&mut session, number, sample, &tuples)).collect();
    let expected = hotspot(&folder, &samples, &tuples, &explored);
    let wrong = differences(&samples, &tuples, &explored, &expected);
    println!("KUKANG_SEED={seed}: {}", summary(&samples, &explored));
    let shown: Vec<&str> = wrong.iter().take(SHOWN).map(String::as_str).collect();
    assert!(wrong.is_empty(), "KUKANG_SEED={seed}: {} differences\n{}", wrong.len(), shown.join("\n"));
    let partial = explored.iter().filter(|explored| !explored.whole).count();
    assert!(partial * 20 <= samples.len(), "{partial} of {} methods were not explored to the end", samples.len());
}

fn number(name: &str, default: u64) -> u64 {
    match env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")),
        Err(_) => default,
    }
}

/// An operand in one word, as terms have it; all NaNs are one.
fn bits(operand: Operand) -> i64 {
    match operand {
        Operand::Boolean(value) => value.into(),
        Operand::Byte(value) => value.into(),
        Operand::Short(value) => value.into(),
        Operand::Char(value) => value.into(),
        Operand::Int(value) => value.into(),
        Operand::Long(value) => value,
        Operand::Float(value) => term::Value::of_f32(value).0,
        Operand::Double(value) => term::Value::of_f64(value).0,
    }
}

fn compile(samples: &[Sample]) -> PathBuf {
    let folder = commands::fresh_folder("symbolic_arithmetic");
    let source = commands::write(&folder, "Main.java", symbolic_program::java(samples));
    commands::compile(&[source], 17, &folder.join("classes"));
    folder
}

fn open(folder: &Path) -> Session {
    let class_path = folder.join("classes");
    let source = Source {
        jdk: Some(jdk::compiler_for(17).home.clone()),
        class_path_text: class_path.display().to_string(),
        source_folders: Vec::new(),
        class_path: vec![class_path],
        own_classes: Vec::new(),
    };
    // That `x % y` is never `y` takes minutes to prove; nothing here depends on it.
    let decide = decide::Config { time: Duration::from_millis(300), conflicts: 500, ..decide::Config::default() };
    let config = Config { decide, timeout: Some(Duration::from_secs(3)), max_paths: Some(200), ..Config::default() };
    Session::open(source, config).unwrap_or_else(|error| panic!("{error}"))
}

fn explore(session: &mut Session, number: usize, sample: &Sample, tuples: &[Vec<i64>]) -> Explored {
    let name = format!("{}::f{number}", class_of(number));
    let target = session.targets(&name).unwrap_or_else(|error| panic!("{error}")).remove(0);
    let paths = Mutex::new(Vec::new());
    let watch = |view: &PathView<'_>| {
        let path = look_at(view, &sample.result(), tuples);
        paths.lock().expect("nobody panics with the lock").push(path);
    };
    match session.check_with(&target, &Monitor::default(), &watch) {
        Ok(report) => {
            let unsupported = report.unsupported.keys().next().map(|what| format!("unsupported: {what}"));
            let paths = paths.into_inner().expect("nobody panics with the lock");
            let undecided = paths.iter().any(|path| path.outcome == End::Unknown);
            let whole = report.ended_early.is_none() && !undecided;
            Explored { paths, whole, queries: report.queries.total, complaint: unsupported }
        }
        Err(error) => Explored { paths: Vec::new(), whole: false, queries: 0, complaint: Some(error.to_string()) },
    }
}

/// Puts tuples, and the path's own model, into a path.
fn look_at(view: &PathView<'_>, result: &str, tuples: &[Vec<i64>]) -> PathEnd {
    let symbolic = view.machine.symbolic().expect("paths have symbols");
    let places = places(view);
    let model = symbolic.decider.path_model(&symbolic.terms);
    let put_in = |assignment: &[term::Value]| {
        let mut evaluator = Evaluator::new(&symbolic.terms, assignment);
        let admitted = symbolic.decider.constraints().iter().all(|&constraint| evaluator.holds(constraint));
        admitted.then(|| result_under(view, result, assignment))
    };
    let assigned =
        |tuple: &[i64]| -> Vec<term::Value> { places.iter().map(|&place| term::Value(tuple[place])).collect() };
    let mut by_variable = vec![0; places.len()];
    for (&place, value) in places.iter().zip(&model) {
        by_variable[place] = value.0;
    }
    let outcome = match view.outcome {
        // A solver that was in time when it was first asked need not be the next time.
        _ if !symbolic.decider.is_decided() => End::Unknown,
        Outcome::Completed | Outcome::Violated(_) => End::Result,
        Outcome::Unknown => End::Unknown,
        _ => End::Other,
    };
    PathEnd {
        results: tuples.iter().map(|tuple| put_in(&assigned(tuple))).collect(),
        under_model: put_in(&model),
        model: by_variable,
        outcome,
    }
}

/// Which parameter each symbol is.
fn places(view: &PathView<'_>) -> Vec<usize> {
    let parameters = &view.driver.parameters;
    let place_of = |slot: u16| parameters.iter().position(|(known, _)| *known == slot);
    let symbols = view.machine.heap.unknowns().iter().map(|origin| match origin {
        heap::Origin::Field { slot, .. } => place_of(*slot).expect("the only unknown fields are the parameters"),
        other => panic!("{other:?} is no parameter"),
    });
    let places: Vec<usize> = symbols.collect();
    assert_eq!(places.len(), Variable::all().count(), "every parameter is one symbol");
    places
}

fn result_under(view: &PathView<'_>, result: &str, assignment: &[term::Value]) -> String {
    let terms = &view.machine.symbolic().expect("paths have symbols").terms;
    match view.outcome {
        Outcome::Violated(violation) => match &violation.kind {
            ViolationKind::Exception { class, .. } => class.clone(),
            other => format!("{other:?}"),
        },
        Outcome::Completed => {
            let class = view.machine.program.loaded("Result").expect("the method has stored into it");
            let value = match view.machine.static_field(class, result) {
                Some(interp::Value::Int(value)) => value.into(),
                Some(interp::Value::Long(value)) => value,
                Some(interp::Value::Float(value)) => term::Value::of_f32(value).0,
                Some(interp::Value::Double(value)) => term::Value::of_f64(value).0,
                Some(interp::Value::Term(_, term)) => term::evaluate(terms, term, assignment).0,
                other => return format!("{other:?}"),
            };
            value.to_string()
        }
        other => format!("{other:?}"),
    }
}

/// What HotSpot makes of all tuples and all models: by method, first the tuples, then the models of its paths.
fn hotspot(folder: &Path, samples: &[Sample], tuples: &[Vec<i64>], explored: &[Explored]) -> Vec<Vec<String>> {
    let mut input = String::new();
    let line = |input: &mut String, number: usize, operands: &[i64]| {
        let words: Vec<String> = operands.iter().map(i64::to_string).collect();
        let (class, result) = (class_of(number), samples[number].result());
        writeln!(input, "{class}::f{number} {result} {}", words.join(" ")).expect("a string grows");
    };
    for (number, explored) in explored.iter().enumerate() {
        tuples.iter().for_each(|tuple| line(&mut input, number, tuple));
        explored.paths.iter().for_each(|path| line(&mut input, number, &path.model));
    }
    let file = commands::write(folder, "operands.txt", input);
    let mut java = commands::java(jdk::compiler_for(17));
    let output = commands::expect_output(java.arg("-cp").arg(folder.join("classes")).arg("Main").arg(file));
    let mut lines = output.lines().map(str::to_owned);
    let taken = explored.iter().map(|explored| lines.by_ref().take(tuples.len() + explored.paths.len()).collect());
    taken.collect()
}

fn differences(
    samples: &[Sample],
    tuples: &[Vec<i64>],
    explored: &[Explored],
    expected: &[Vec<String>],
) -> Vec<String> {
    let mut wrong = Vec::new();
    for ((sample, explored), expected) in samples.iter().zip(explored).zip(expected) {
        let mut complain = |what: String, operands: &[i64]| {
            wrong.push(format!("{:?} {}\n  {what}\n  where {}", sample.kind, sample.java(), shown(operands)));
        };
        if let Some(complaint) = &explored.complaint {
            complain(complaint.clone(), &[]);
            continue;
        }
        if sample.kind == Kind::Straight && (explored.paths.len() != 1 || explored.queries != 0) {
            let (paths, queries) = (explored.paths.len(), explored.queries);
            complain(format!("nothing to decide, but {paths} paths and {queries} questions"), &[]);
        }
        for (place, tuple) in tuples.iter().enumerate() {
            let decided = explored.paths.iter().filter(|path| path.outcome == End::Result);
            let admitting: Vec<&String> = decided.filter_map(|path| path.results[place].as_ref()).collect();
            match *admitting {
                [result] if *result == expected[place] => {}
                [result] => complain(format!("java {}, kukang {result}", expected[place]), tuple),
                [] if !explored.whole => {}
                _ => complain(format!("{} paths admit these operands: {admitting:?}", admitting.len()), tuple),
            }
        }
        for (path, expected) in explored.paths.iter().zip(&expected[tuples.len()..]) {
            match &path.under_model {
                Some(result) if result == expected || path.outcome != End::Result => {}
                Some(result) => complain(format!("java {expected}, kukang {result} for the path's model"), &path.model),
                None if path.outcome == End::Unknown => {}
                None => complain("a path does not admit its own model".to_owned(), &path.model),
            }
        }
    }
    wrong
}

fn shown(operands: &[i64]) -> String {
    let shown = Variable::all().zip(operands).map(|(variable, bits)| format!("{} = {bits}", java::parameter(variable)));
    shown.collect::<Vec<_>>().join(", ")
}

fn summary(samples: &[Sample], explored: &[Explored]) -> String {
    let mut by_kind: BTreeMap<Kind, (usize, usize, usize)> = BTreeMap::new();
    for (sample, explored) in samples.iter().zip(explored) {
        let (methods, paths, partial) = by_kind.entry(sample.kind).or_default();
        *methods += 1;
        *paths += explored.paths.len();
        *partial += usize::from(!explored.whole);
    }
    let line = |(kind, (methods, paths, partial)): (&Kind, &(usize, usize, usize))| {
        format!("{kind:?}: {methods} methods, {paths} paths, {partial} not to the end")
    };
    by_kind.iter().map(line).collect::<Vec<_>>().join("; ")
}
