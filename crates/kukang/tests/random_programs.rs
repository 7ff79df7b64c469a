//! Random programs: thousands of expressions over the primitive types, each evaluated on many operands by HotSpot and
//! by Kukang, which must agree on every bit.
//!
//! The expressions follow from a seed. Other ones, and more of them:
//! `KUKANG_SEED=4711 KUKANG_EXPRESSIONS=20000 cargo test -p kukang --test random_programs`.

mod support;

use std::env;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use support::expressions::program::Program;
use support::expressions::{Variable, java};
use support::jdk::Jdk;
use support::process::{End, Outcome};
use support::{commands, jdk};

const SEED: u64 = 20_250_917;
const EXPRESSIONS: usize = 2500;
const TUPLES: usize = 16;
/// The longest list of differences that is shown.
const SHOWN: usize = 10;

#[test]
fn expressions_have_the_values_that_java_computes() {
    let seed = number("KUKANG_SEED", SEED);
    let program = Program::random(seed, number("KUKANG_EXPRESSIONS", EXPRESSIONS as u64) as usize, TUPLES);
    let classes = compile(&program, seed);
    let jdks = jdk::wanted("JDK 17 or newer", |_| true);
    let differences: Vec<String> = jdks.iter().filter_map(|jdk| difference(&program, &classes, jdk)).collect();
    let count = program.samples.len();
    println!("KUKANG_SEED={seed}: {count} expressions on {TUPLES} tuples of operands, {} JDKs", jdks.len());
    assert!(differences.is_empty(), "KUKANG_SEED={seed}\n{}", differences.join("\n"));
}

fn number(name: &str, default: u64) -> u64 {
    match env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")),
        Err(_) => default,
    }
}

fn compile(program: &Program, seed: u64) -> PathBuf {
    let folder = commands::fresh_folder(&format!("random/{seed}"));
    let source = commands::write(&folder, "Main.java", program.java());
    let classes = folder.join("classes");
    commands::compile(&[source], 17, &classes);
    classes
}

fn difference(program: &Program, classes: &Path, jdk: &Jdk) -> Option<String> {
    let expected = run(&mut commands::java(jdk), classes);
    assert!(expected.end == End::Exited(0), "java failed: {}", expected.err());
    let actual = run(&mut commands::kukang(jdk), classes);
    (expected != actual).then(|| describe(program, jdk, &expected, &actual))
}

fn run(command: &mut Command, classes: &Path) -> Outcome {
    commands::run(command.arg("-cp").arg(classes).arg("Main"))
}

fn describe(program: &Program, jdk: &Jdk, expected: &Outcome, actual: &Outcome) -> String {
    let (java, kukang) = (expected.out(), actual.out());
    let differing: Vec<(&str, &str)> = java
        .lines()
        .zip(kukang.lines().chain(std::iter::repeat("nothing")))
        .filter(|(java, kukang)| java != kukang)
        .collect();
    let mut out = format!("{} values differ on {jdk}; kukang ended with {:?}\n", differing.len(), actual.end);
    out.push_str(&actual.err());
    for (java, kukang) in differing.iter().take(SHOWN) {
        let shown = write!(out, "{}\n  java   {java}\n  kukang {kukang}\n", source_of(program, java));
        shown.expect("writing to a string cannot fail");
    }
    out
}

/// The expression and the operands that a line of output is about.
fn source_of(program: &Program, line: &str) -> String {
    let mut indices = line.split(' ').map_while(|word| word.parse::<usize>().ok());
    let sample = indices.next().and_then(|index| program.samples.get(index));
    let tuple = indices.next().and_then(|index| program.tuples.get(index));
    let (Some(sample), Some(tuple)) = (sample, tuple) else { return "a line of an unknown form".to_owned() };
    let used = sample.expression.variables();
    let operands: Vec<String> = Variable::all()
        .zip(tuple)
        .filter(|(variable, _)| used.contains(variable))
        .map(|(variable, value)| format!("{} = {}", java::parameter(variable), java::literal(*value)))
        .collect();
    format!("{}\n  where {}", sample.java(), operands.join(", "))
}
