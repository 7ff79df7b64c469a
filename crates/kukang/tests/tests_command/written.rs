//! Suites that the tests here write, and what is expected of every one of them.

use crate::subjects;
use crate::suites::{self, Suite};
use crate::support::{cases, commands, jdk};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex};

/// Whether to take all examples, and their bounds as far as the issue asks for.
pub fn is_whole() -> bool {
    std::env::var_os("KUKANG_WHOLE").is_some()
}

/// The examples with what makes their tests.
pub fn example_class_path() -> OsString {
    suites::class_path(&[subjects::classes(), subjects::annotations_jar()])
}

pub fn example_sources() -> String {
    cases::folder("../examples").display().to_string()
}

pub fn as_str(options: &[String]) -> Vec<&str> {
    options.iter().map(String::as_str).collect()
}

/// Runs a suite on both JDKs and expects that all is as its comments say.
pub fn expect_as_said_everywhere(name: &str, written: &[Suite]) {
    for jdk in suites::jdks() {
        let ran = suites::run(jdk, &format!("tests_command/{name}-{}", jdk.feature), &[], written);
        for (suite, ran) in written.iter().zip(&ran) {
            suites::expect_as_said(suite, ran);
        }
    }
}

/// Writes tests of examples up to chains of this length.
pub fn write_examples(folder: &Path, targets: &[&str], bound: &str) -> Suite {
    let source = example_sources();
    let options = [targets, &["-k", bound, "--source", &source]].concat();
    suites::write(jdk::compiler_for(17), example_class_path(), folder, &options)
}

/// Compares what was written with what people have read.
pub fn expect_known(folder: &Path) {
    let expected = cases::folder("junit/expected");
    for file in suites::files(folder) {
        let name = file.file_name().expect("a file has a name");
        if name == "KukangHeap.java" {
            continue;
        }
        let written = fs::read_to_string(&file).expect("it was just written");
        let known = expected.join(name);
        if std::env::var_os("KUKANG_BLESS").is_some() {
            fs::write(&known, &written).expect("the folder can be written to");
        }
        let known = fs::read_to_string(&known).unwrap_or_default();
        assert_eq!(written, known, "{}; if this is right, KUKANG_BLESS=1 writes it down", name.to_string_lossy());
    }
}

/// The classes of a folder of `tests/junit`, with what their contracts need. Each is compiled once.
pub fn class_path_of(folder: &str) -> OsString {
    suites::class_path(&[&classes_of(folder), subjects::annotations_jar()])
}

pub fn classes_of(folder: &str) -> PathBuf {
    static COMPILED: LazyLock<Mutex<BTreeMap<String, PathBuf>>> = LazyLock::new(Mutex::default);
    let mut compiled = COMPILED.lock().expect("what panics here ends the tests that wait for it too");
    let compile = || {
        let classes = commands::fresh_folder(&format!("tests_command/classes/{folder}"));
        let sources = suites::files(&cases::folder(&format!("junit/{folder}")));
        let jar = subjects::annotations_jar();
        commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
        classes
    };
    compiled.entry(folder.to_owned()).or_insert_with(compile).clone()
}

/// Writes tests of classes of a folder of `tests/junit` for both JUnits, those for 5 first. `name` is that of a folder for them.
pub fn write_both(folder: &str, name: &str, options: &[&str]) -> [Suite; 2] {
    ["5", "4"].map(|junit| write_for(junit, folder, name, options).0)
}

/// The same for one JUnit, with what is said about it.
pub fn write_for(junit: &str, folder: &str, name: &str, options: &[&str]) -> (Suite, String) {
    let sources = cases::folder(&format!("junit/{}", if folder == "hidden" { folder } else { "" }));
    let source = sources.display().to_string();
    let written = commands::fresh_folder(&format!("tests_command/{name}-{junit}"));
    let bound: &[&str] = if options.contains(&"-k") { &[] } else { &["-k", "2"] };
    let options = [options, bound, &["--junit", junit, "--source", &source]].concat();
    suites::write_saying(jdk::compiler_for(17), class_path_of(folder), &written, &options)
}

/// The tests of a class, `depot/Card`, that are no reproducers and make objects by the helper class.
pub fn reflective_tests(suite: &Suite, class: &str) -> Vec<String> {
    let file = suite.sources.join(format!("{class}KukangTest.java"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let tests = text.split("\n    }\n").filter(|test| !test.contains("Fails as long as"));
    let makes = ["KukangHeap.allocate(", "KukangHeap.set(", "KukangHeap.create(", "KukangHeap.array("];
    let is_made = |test: &&str| makes.iter().any(|call| test.contains(call));
    let name = |test: &str| test.split("void ").nth(1).and_then(|rest| rest.split('(').next()).map(str::to_owned);
    tests.filter(is_made).filter_map(name).collect()
}
