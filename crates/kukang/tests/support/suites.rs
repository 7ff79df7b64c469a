//! Suites of generated tests: written by `kukang tests`, compiled and run by JUnit, all in one virtual machine.

use crate::support::jdk::Jdk;
use crate::support::process::{End, Outcome};
use crate::support::{commands, jdk};
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder with tests, and what they run with.
pub struct Suite {
    pub class_path: OsString,
    pub sources: PathBuf,
}

/// What came of a suite: tests by class and method.
#[derive(Debug, Default)]
pub struct Ran {
    pub passed: BTreeSet<String>,
    /// What they failed with.
    pub failed: BTreeMap<String, String>,
    /// What javac said.
    pub javac: Vec<String>,
}

/// JUnit with all that it needs, which `scripts/prepare --tests` installs.
pub fn junit() -> PathBuf {
    let named = env::var_os("KUKANG_JUNIT").map(PathBuf::from);
    let jar = named.unwrap_or_else(|| "/usr/share/java/junit-platform-console-standalone.jar".into());
    assert!(jar.is_file(), "{} is missing: run scripts/prepare --tests", jar.display());
    jar
}

/// A tool of the folder that `scripts/prepare --tests` fills.
pub fn tool(name: &str) -> PathBuf {
    // The folder for temporary files is in the build's own.
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it is in a folder");
    let jar = build.join("tools").join(name);
    assert!(jar.is_file(), "{} is missing: run scripts/prepare --tests", jar.display());
    jar
}

pub fn class_path(entries: &[&Path]) -> OsString {
    env::join_paths(entries).expect("no folder of the tests has a colon")
}

/// Runs `kukang tests`.
pub fn kukang_tests(jdk: &Jdk, class_path: &OsStr, folder: &Path, options: &[&str]) -> Outcome {
    let mut kukang = Command::new(env!("CARGO_BIN_EXE_kukang"));
    kukang.current_dir(env!("CARGO_TARGET_TMPDIR")).env("NO_COLOR", "1");
    kukang.args(["tests", "--jdk"]).arg(&jdk.home).arg("-cp").arg(class_path).arg("-o").arg(folder).args(options);
    commands::run(&mut kukang)
}

/// Writes a suite and expects that to work; a check that finds something is as good as one that does not.
pub fn write(jdk: &Jdk, class_path: OsString, folder: &Path, options: &[&str]) -> Suite {
    write_saying(jdk, class_path, folder, options).0
}

/// The same, with what is said about it.
pub fn write_saying(jdk: &Jdk, class_path: OsString, folder: &Path, options: &[&str]) -> (Suite, String) {
    let outcome = kukang_tests(jdk, &class_path, folder, options);
    let is_fine = matches!(outcome.end, End::Exited(0 | 1 | 3)) && outcome.out().contains(" written, which ");
    assert!(is_fine, "{options:?}: {:?}\n{}{}", outcome.end, outcome.out(), outcome.err());
    (Suite { class_path, sources: folder.to_owned() }, outcome.out())
}

/// Compiles and runs suites. `name` is that of a folder for the classes.
pub fn run(jdk: &Jdk, name: &str, options: &[OsString], suites: &[Suite]) -> Vec<Ran> {
    let classes = commands::fresh_folder(name);
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/RunSuites.java");
    let mut java = commands::java(jdk);
    java.args(options).arg("-cp").arg(junit()).arg(driver).arg(&classes);
    for suite in suites {
        java.arg(&suite.class_path).arg(&suite.sources);
    }
    let said = commands::expect_output(&mut java);
    let mut all: Vec<Ran> = Vec::new();
    for line in said.lines() {
        let mut parts = line.splitn(3, '\t');
        let (kind, what, why) = (parts.next(), parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let last = all.last_mut();
        match (kind, last) {
            (Some("suite"), _) => all.push(Ran::default()),
            (Some("passed"), Some(ran)) => drop(ran.passed.insert(what.to_owned())),
            (Some("failed"), Some(ran)) => drop(ran.failed.insert(what.to_owned(), why.to_owned())),
            (Some("javac"), Some(ran)) => ran.javac.push(what.to_owned()),
            _ => {}
        }
    }
    assert_eq!(all.len(), suites.len(), "{said}");
    all
}

/// The tests of a suite that say that they fail, and the reason that they give.
pub fn reproducers(suite: &Suite) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for file in files(&suite.sources) {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let package = text.lines().find_map(|line| line.strip_prefix("package ")?.strip_suffix(';'));
        let class = file.file_stem().expect("a source has a name").to_string_lossy().into_owned();
        let class = package.map_or(class.clone(), |package| format!("{package}.{class}"));
        let mut reason: Option<String> = None;
        for line in text.lines().map(str::trim) {
            if let Some(begun) = line.strip_prefix("// Fails as long as the code is as it was. ") {
                reason = Some(begun.to_owned());
            } else if let (Some(comment), Some(reason)) = (line.strip_prefix("//     "), &mut reason) {
                *reason = format!("{reason} {comment}");
            } else if let (Some(rest), Some(found_reason)) = (line.split("void ").nth(1), &reason) {
                let method = rest.split('(').next().unwrap_or_default();
                found.insert(format!("{class}.{method}"), found_reason.clone());
                reason = None;
            }
        }
    }
    found
}

/// All files below a folder, in order.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The tests of a class that do the same: pairs of methods whose bodies are equal.
pub fn alike(text: &str) -> Vec<(&str, &str)> {
    let mut first: BTreeMap<&str, &str> = BTreeMap::new();
    let mut found = Vec::new();
    // What stands before a test: a comment and an annotation.
    for test in text.split("\n    @Test\n").skip(1) {
        let Some((head, rest)) = test.split_once(" {\n") else { continue };
        let name = head.split("void ").nth(1).and_then(|rest| rest.split('(').next()).unwrap_or(head);
        let body = rest.split("\n    }\n").next().unwrap_or(rest);
        match first.get(body) {
            Some(other) => found.push((*other, name)),
            None => drop(first.insert(body, name)),
        }
    }
    found
}

/// Everything that is tested passes or fails as it says, javac has nothing to say, and no two tests of a class are alike.
pub fn expect_as_said(suite: &Suite, ran: &Ran) {
    let name = suite.sources.display();
    assert_eq!(ran.javac, Vec::<String>::new(), "{name}");
    assert!(!ran.passed.is_empty() || !ran.failed.is_empty(), "{name} has no tests");
    for file in files(&suite.sources) {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(alike(&text), Vec::<(&str, &str)>::new(), "{}", file.display());
    }
    let reasons = reproducers(suite);
    let failed: Vec<(&String, &String)> = ran.failed.iter().collect();
    let wanted: Vec<&String> = reasons.keys().collect();
    assert_eq!(failed.iter().map(|(test, _)| *test).collect::<Vec<_>>(), wanted, "{name}: what fails: {failed:#?}");
    for (test, thrown) in failed {
        assert!(fits(&reasons[test], thrown), "{test} is to fail with {}, and does with {thrown}", reasons[test]);
    }
}

/// Whether a test fails for the reason that its comment gives.
fn fits(reason: &str, thrown: &str) -> bool {
    let (code, words) = reason.split_once(": ").expect("a code comes first");
    match words.split_once(" is thrown and not declared") {
        Some((class, _)) => thrown.starts_with(class),
        // An assertion of the code, or one of the test.
        None if code == "K005" => true,
        None => thrown.starts_with("java.lang.AssertionError") || thrown.starts_with("org.opentest4j.AssertionFailed"),
    }
}

/// Both JDKs that generated tests are for.
pub fn jdks() -> Vec<&'static Jdk> {
    jdk::wanted("JDK 17 or 25 with javac", |feature| feature == 17 || feature == 25)
}
