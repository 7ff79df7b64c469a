//! Tests of violations: they fail for the reason that they give, pass once the code is mended, and kill mutants.

use crate::suites::{self, Ran, Suite};
use crate::support::process::End;
use crate::support::{cases, commands, jdk};
use crate::written::{
    class_path_of, example_class_path, example_sources, expect_as_said_everywhere, expect_known, is_whole, write_both,
    write_for,
};
use crate::{mutant, subjects};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;

/// Tests of violations make objects as all others do, but never by the method that they are about; names say what happens, and what
/// numbers and flags are.
#[test]
fn violations_use_the_api_and_names_tell_what_happens() {
    let written = write_both("shop", "gauge", &["shop.Gauge"]);
    expect_known(&written[0].sources);
    expect_as_said_everywhere("gauge", &written);
}

/// Several violations on one line are several outcomes, as in the report for people.
#[test]
fn every_reported_violation_has_a_test() {
    let write =
        |select: &str| write_for("5", "exact", &format!("reads-{select}"), &["exact.Reads", "--select", select]).0;
    let written = [write("branches"), write("outcomes")];
    for suite in &written {
        let reasons = suites::reproducers(suite);
        let count = |method: &str, wanted: &str| {
            let is_it = |(test, reason): &(&String, &String)| {
                test.starts_with(&format!("exact.ReadsKukangTest.{method}_")) && reason.contains(wanted)
            };
            reasons.iter().filter(is_it).count()
        };
        let null = "NullPointerException";
        let found = [
            count("at", null),
            count("at", "ArrayIndexOutOfBoundsException"),
            count("cast", null),
            count("cast", "ClassCastException"),
            count("last", null),
        ];
        assert_eq!(found, [2, 1, 1, 1, 2], "{reasons:#?}");
    }
    expect_as_said_everywhere("exact-reads", &written);
}

/// The tests of violations fail as long as the code is wrong, each for its reason, and pass once it is mended.
#[test]
fn reproducers_pass_once_the_code_is_mended() {
    let written =
        write_wrong("mended", "Door", "no test for 1 path: what is wrong with it cannot be seen from outside");
    expect_known(&written[0].sources);
    expect_as_said_everywhere("mended", &written);
    let [failed, _] = run_reproducers("mended", "right", &written);
    assert!(failed.is_empty(), "{failed:#?}");
    for suite in &written {
        let reproducers = suites::reproducers(suite);
        let codes: BTreeSet<&str> = reproducers.values().filter_map(|reason| reason.get(..4)).collect();
        assert_eq!(codes.into_iter().collect::<Vec<_>>(), MENDED_CODES);
    }
}

/// Conditions that a test can say are what it asserts, and whatever else the contract promises: what ends in a way that it allows passes,
/// what is wrong in another way does not.
#[test]
fn reproducers_assert_what_conditions_say() {
    for (package, class) in [("kinds", "Kinds"), ("counter", "Counter"), ("ends", "Ends"), ("forms", "Forms")] {
        let written = write_wrong(package, class, " written, which ");
        expect_known(&written[0].sources);
        expect_as_said_everywhere(&format!("mended-{package}"), &written);
        let file = written[0].sources.join(format!("{package}/{class}KukangTest.java"));
        let text = fs::read_to_string(file).expect("it was just written");
        assert!(!text.contains("asReported"), "{text}");
        let [failed, _] = run_reproducers(package, "right", &written);
        assert!(failed.is_empty(), "{failed:#?}");
        let [_, passed] = run_reproducers(package, "other", &written);
        assert!(passed.is_empty(), "{passed:#?}");
    }
}

/// An invariant that throws when it is asked before the call is asked by the test, and may say what it likes once it is mended.
#[test]
fn reproducers_ask_invariants_that_throw() {
    let written = write_wrong("faulty", "Hopper", " written, which ");
    expect_known(&written[0].sources);
    expect_as_said_everywhere("mended-faulty", &written);
    let [failed, _] = run_reproducers("faulty", "right", &written);
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Whoever uses a class first decides whether its assert statements are carried out: all tests that may be the first switch them on.
#[test]
fn tests_of_whoever_uses_assert_statements_switch_them_on() {
    let (suite, _) = write_for("5", "asserts", "asserts", &["asserts"]);
    let switches = |class: &str| {
        let file = suite.sources.join(format!("asserts/{class}KukangTest.java"));
        let text = fs::read_to_string(file).expect("it was just written");
        text.contains(&format!("{class}KukangTest.class.getClassLoader().setDefaultAssertionStatus(true);"))
    };
    assert_eq!(["Ahead", "Behind", "Alone"].map(switches), [true, true, false]);
    expect_as_said_everywhere("asserts", &[suite]);
}

/// Where a test cannot say a condition, it compares all that comes out with what was reported, to the last element.
#[test]
fn reproducers_compare_what_comes_out_with_what_was_reported() {
    let written = write_wrong("reported", "Reported", " written, which ");
    expect_known(&written[0].sources);
    expect_as_said_everywhere("mended-reported", &written);
    let reproducers = suites::reproducers(&written[0]);
    let text =
        fs::read_to_string(written[0].sources.join("reported/ReportedKukangTest.java")).expect("it was just written");
    assert_eq!(text.matches("boolean asReported = ").count(), reproducers.len(), "{text}");
    assert!(reproducers.len() >= 16, "{reproducers:#?}");
    let [failed, _] = run_reproducers("reported", "right", &written);
    assert!(failed.is_empty(), "{failed:#?}");
}

/// That null must not be assigned to a field is seen where it held an object before, of whatever type it is.
#[test]
fn fields_that_must_not_be_null_now_held_something() {
    let written = write_both("rota", "wipes", &["rota.Wipes"]);
    expect_known(&written[0].sources);
    for suite in &written {
        assert_eq!(suites::reproducers(suite).len(), 19);
    }
    expect_as_said_everywhere("wipes", &written);
}

/// Every seeded bug makes a test fail on the JVM, and that test passes once the bug is gone.
#[test]
fn reproducers_kill_mutants() {
    let subjects = if is_whole() { Vec::new() } else { vec!["IntStack", "Sort"] };
    let wanted =
        mutant::all().iter().filter(|mutant| subjects.is_empty() || subjects.contains(&mutant.subject.as_str()));
    let folder = commands::fresh_folder("tests_command/mutants");
    let source = example_sources();
    let mut names = Vec::new();
    let (mut buggy, mut mended) = (Vec::new(), Vec::new());
    for mutant in wanted {
        let class_path = suites::class_path(&[&mutant.classes, subjects::classes(), subjects::annotations_jar()]);
        for target in &mutant.targets {
            let name = format!("{} {} {target}", mutant.subject, mutant.name);
            let own = folder.join(names.len().to_string());
            let bounds = if mutant.subject == "Heap" { [["-k", "2"], ["-n", "3"]] } else { [["-k", "3"], ["-n", "6"]] };
            let found = bounds.into_iter().any(|bound| {
                let options = [&[target.as_str(), "--select", "outcomes", "--source", &source], &bound[..]].concat();
                suites::kukang_tests(jdk::compiler_for(17), &class_path, &own, &options).end == End::Exited(1)
            });
            assert!(found, "{name} is not found");
            names.push(name);
            buggy.push(Suite { class_path: class_path.clone(), sources: own.clone() });
            mended.push(Suite { class_path: example_class_path(), sources: own });
        }
    }
    // One virtual machine for many, but none that runs for minutes.
    let run = |name: &str, all: &[Suite]| -> Vec<Ran> {
        let parts = all.chunks(16).map(|part| suites::run(jdk::compiler_for(17), name, &[], part));
        parts.flatten().collect()
    };
    let ran = run("tests_command/mutants-run", &buggy);
    let again = run("tests_command/mended-run", &mended);
    for (((name, suite), ran), again) in names.iter().zip(&buggy).zip(&ran).zip(&again) {
        suites::expect_as_said(suite, ran);
        let killers: Vec<&String> = ran.failed.keys().collect();
        assert!(!killers.is_empty(), "{name} survives");
        let still: Vec<&&String> = killers.iter().filter(|test| again.failed.contains_key(**test)).collect();
        assert!(still.len() < killers.len(), "{name}: {still:?} fail without the bug too: {:?}", again.failed);
    }
}

/// The classes of a package in a folder of `tests/junit/mended`, with what their contracts need.
fn mended_class_path(which: &str, package: &str) -> OsString {
    class_path_of(&format!("mended/{which}/{package}"))
}

/// Writes tests of a class of `tests/junit/mended/wrong` for both JUnits, those for 5 first, and expects that this is said of
/// them.
fn write_wrong(package: &str, class: &str, said: &str) -> [Suite; 2] {
    let source = cases::folder("junit/mended/wrong").display().to_string();
    let class_path = mended_class_path("wrong", package);
    ["5", "4"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/mended/{package}-{junit}"));
        let target = format!("{package}.{class}");
        let options = [&target, "-k", "2", "--junit", junit, "--source", &source];
        let outcome = suites::kukang_tests(jdk::compiler_for(17), &class_path, &folder, &options);
        assert!(outcome.out().contains(said), "{}{}", outcome.out(), outcome.err());
        Suite { class_path: class_path.clone(), sources: folder }
    })
}

/// The reproducers of suites that fail with the classes of another folder of `tests/junit/mended`, and those that do not.
fn run_reproducers(package: &str, which: &str, written: &[Suite]) -> [BTreeSet<String>; 2] {
    let class_path = mended_class_path(which, package);
    let suite = |suite: &Suite| Suite { class_path: class_path.clone(), sources: suite.sources.clone() };
    let suites: Vec<Suite> = written.iter().map(suite).collect();
    let [mut failed, mut passed] = [BTreeSet::new(), BTreeSet::new()];
    for jdk in suites::jdks() {
        let ran = suites::run(jdk, &format!("tests_command/mended-{package}-{which}-{}", jdk.feature), &[], &suites);
        for (suite, ran) in suites.iter().zip(&ran) {
            assert_eq!(ran.javac, Vec::<String>::new(), "{}", suite.sources.display());
            for test in suites::reproducers(suite).into_keys() {
                match ran.failed.get(&test) {
                    Some(thrown) => failed.insert(format!("{test}: {thrown}")),
                    None => passed.insert(test),
                };
            }
        }
    }
    [failed, passed]
}

/// What is wrong with the class of `tests/junit/mended/wrong`, as far as it can be seen.
const MENDED_CODES: [&str; 7] = ["K002", "K004", "K008", "K010", "K012", "K014", "K015"];
