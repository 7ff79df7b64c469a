//! Runs cases on HotSpot and on Kukang and reports where the two differ.

use std::fmt::Write;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::cases::{self, Case};
use super::commands;
use super::jdk::Jdk;
use super::process::{self, Outcome};

/// The longest part of a differing line that is shown.
const SHOWN: usize = 240;

/// Runs each selected case on each JDK, both ways, and fails with a short account of every difference.
pub fn expect_same(title: &str, cases: &[Case], jdks: &[&Jdk]) {
    let cases = cases::selected(cases.to_vec());
    let differences = differences(&cases, jdks);
    for (_, difference) in &differences {
        println!("{difference}");
    }
    let runs = cases.len() * jdks.len();
    println!("{title}: {} programs, {runs} runs compared, {} differ", cases.len(), differences.len());
    assert!(differences.is_empty(), "{title}: {} of {runs} runs differ from java", differences.len());
}

/// Runs cases that are known to differ, and fails if one of them has come to be the same on every JDK.
pub fn expect_different(title: &str, cases: &[Case], jdks: &[&Jdk]) {
    let cases = cases::selected(cases.to_vec());
    let differences = differences(&cases, jdks);
    let differs = |case: &&Case| differences.iter().any(|(name, _)| *name == case.name);
    let same: Vec<&str> = cases.iter().filter(|case| !differs(case)).map(|case| case.name.as_str()).collect();
    println!("{title}: {} programs, {} runs differ", cases.len(), differences.len());
    assert!(same.is_empty(), "{title}: these are no known failures any more: {same:?}");
}

/// The runs that differ, by the name of the case, and how.
fn differences(cases: &[Case], jdks: &[&Jdk]) -> Vec<(String, String)> {
    let runs: Vec<(&Case, &Jdk)> = jdks.iter().flat_map(|jdk| cases.iter().map(move |case| (case, *jdk))).collect();
    let next = AtomicUsize::new(0);
    let differences = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..process::workers() {
            scope.spawn(|| {
                // Which run a worker takes does not matter: the differences are sorted before they are shown.
                while let Some((case, jdk)) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(difference) = difference(case, jdk) {
                        differences.lock().expect("pushing cannot panic").push((case.name.clone(), difference));
                    }
                }
            });
        }
    });
    let mut differences = differences.into_inner().expect("pushing cannot panic");
    differences.sort();
    differences
}

fn difference(case: &Case, jdk: &Jdk) -> Option<String> {
    let expected = launch(&mut commands::java(jdk), case);
    let actual = launch(&mut commands::kukang(jdk), case);
    (expected != actual).then(|| describe(case, jdk, &expected, &actual))
}

fn launch(command: &mut Command, case: &Case) -> Outcome {
    command.arg("-cp").arg(&case.class_path).arg(&case.main_class).args(&case.arguments);
    process::run(command, case.input.as_deref()).unwrap_or_else(|error| panic!("cannot run {command:?}: {error}"))
}

fn describe(case: &Case, jdk: &Jdk, expected: &Outcome, actual: &Outcome) -> String {
    let mut out =
        format!("{} on {jdk}:\n  java ended with {:?}, kukang with {:?}", case.name, expected.end, actual.end);
    for (stream, expected, actual) in
        [("stdout", &expected.stdout, &actual.stdout), ("stderr", &expected.stderr, &actual.stderr)]
    {
        if let Some((number, expected, actual)) = first_difference(expected, actual) {
            let shown = write!(out, "\n  {stream} line {number}\n    java   {expected}\n    kukang {actual}");
            shown.expect("writing to a string cannot fail");
        }
    }
    out
}

fn first_difference(expected: &[u8], actual: &[u8]) -> Option<(usize, String, String)> {
    if expected == actual {
        return None;
    }
    let mut expected = expected.split_inclusive(|byte| *byte == b'\n');
    let mut actual = actual.split_inclusive(|byte| *byte == b'\n');
    let mut number = 1;
    loop {
        let pair = (expected.next(), actual.next());
        if pair.0 != pair.1 {
            return Some((number, show(pair.0), show(pair.1)));
        }
        number += 1;
    }
}

/// Escapes the line, because differences in invisible characters count too.
fn show(line: Option<&[u8]>) -> String {
    let Some(line) = line else { return "has no such line".to_owned() };
    let text = String::from_utf8_lossy(line);
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    format!("{shown:?}")
}
