//! The contract language, feature by feature: every condition that holds is verified, every one that fails is a violation with
//! its message, and every mistake in a contract is told.
//!
//! `tests/contracts/language` has methods whose names begin with `holds` or `fails`; `expected.txt` beside them lists what
//! Kukang says of each. `tests/contracts/errors` has contracts with mistakes and the messages about them. `tests/contracts/threefold`
//! says the same of the same code in comments, in annotations, and in spec classes.
//! `KUKANG_BLESS=1 cargo test -p kukang --test contracts` writes both anew; read the difference before you believe it.

#[path = "../src/annotations.rs"]
#[allow(dead_code, reason = "others use the rest")]
mod annotations;
mod support;

use explore::{Config, Error, Monitor, Report, Session, Source, Strategy, Verdict};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use support::{cases, commands, jdk};

/// The folders with the classes of each group, compiled once.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let work = commands::fresh_folder("contracts");
        let jar = work.join("annotations.jar");
        annotations::write(&jar).unwrap_or_else(|error| panic!("{error}"));
        let classes = work.join("classes");
        let sources = cases::sources(&cases::folder("contracts"));
        for group in ["language", "errors", "threefold"] {
            let of_group = |path: &&PathBuf| path.parent().is_some_and(|parent| parent.ends_with(group));
            let sources: Vec<&PathBuf> = sources.iter().filter(of_group).collect();
            commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes.join(group));
        }
        classes
    })
}

/// A session on the sources of a group, with contracts in their comments.
fn open(group: &str, strategy: Strategy) -> Session {
    let source = Source {
        jdk: Some(jdk::compiler_for(17).home.clone()),
        class_path: vec![classes().join(group)],
        class_path_text: String::new(),
        source_folders: vec![cases::folder("contracts")],
        own_classes: annotations::classes(),
    };
    let config = Config { strategy, ..Config::default() };
    Session::open(source, config).unwrap_or_else(|error| panic!("no session: {error}"))
}

fn compare(file: PathBuf, actual: &str) {
    if std::env::var_os("KUKANG_BLESS").is_some() {
        fs::write(&file, actual).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        return;
    }
    let expected = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let (expected, actual): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), actual.lines().collect());
    let different: Vec<String> = actual
        .iter()
        .filter(|line| !expected.contains(line))
        .map(|line| format!("+ {line}"))
        .chain(expected.iter().filter(|line| !actual.contains(line)).map(|line| format!("- {line}")))
        .collect();
    assert!(different.is_empty() && expected == actual, "{}\n{}", file.display(), different.join("\n"));
}

/// What is said of a target, in a line.
fn line(report: &Report) -> String {
    let first = report.violations.first();
    let what = match (report.verdict(), first) {
        (Verdict::Violated, Some(violation)) => {
            let place = match (&violation.file, violation.line) {
                (Some(file), Some(line)) => {
                    format!("{}:{line}", file.rsplit('/').next().unwrap_or(file))
                }
                _ => String::new(),
            };
            format!("{} {} ({place})", violation.code, violation.message)
        }
        (verdict, _) => format!("{verdict:?}").to_lowercase(),
    };
    let unsupported: Vec<String> = report.unsupported.keys().map(|what| format!(" [{what}]")).collect();
    format!("{}: {what}{}", report.target, unsupported.concat())
}

/// Checks every method of a group of examples.
fn all(group: &str, strategy: Strategy) -> Vec<(String, Report)> {
    let mut session = open(group, strategy);
    let targets = session.targets(group).unwrap_or_else(|error| panic!("{error}"));
    session.announce(&targets).unwrap_or_else(|error| panic!("{error}"));
    targets
        .iter()
        .map(|target| {
            let report = session.check(target, &Monitor::default()).unwrap_or_else(|error| panic!("{target}: {error}"));
            (target.to_string(), report)
        })
        .collect()
}

fn name(target: &str) -> &str {
    target.split("::").nth(1).unwrap_or_default()
}

#[test]
fn what_holds_is_verified_and_what_fails_is_told() {
    let reports = all("language", Strategy::LazierSharp);
    let lines: Vec<String> = reports.iter().map(|(_, report)| line(report)).collect();
    let folder = cases::folder("contracts").display().to_string();
    let text = lines.join("\n").replace(&folder, "…") + "\n";
    compare(cases::folder("contracts").join("language/expected.txt"), &text);
    for (target, report) in &reports {
        match report.verdict() {
            Verdict::Verified => assert!(!name(target).starts_with("fails"), "{}", line(report)),
            Verdict::Violated => assert!(!name(target).starts_with("holds"), "{}", line(report)),
            Verdict::Incomplete => panic!("{}", line(report)),
        }
    }
}

/// The strategies differ in how many paths they take, not in what they find.
#[test]
fn all_strategies_say_the_same() {
    let [lazy, lazier, sharp] = [Strategy::Lazy, Strategy::Lazier, Strategy::LazierSharp].map(|it| all("language", it));
    for ((first, second), third) in lazy.iter().zip(&lazier).zip(&sharp) {
        let verdicts = [first.1.verdict(), second.1.verdict(), third.1.verdict()];
        assert!(verdicts.iter().all(|verdict| *verdict == verdicts[0]), "{}: {verdicts:?}", first.0);
    }
}

/// Wherever it stands, a contract means the same.
#[test]
fn comments_annotations_and_specs_say_the_same() {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (target, report) in all("threefold", Strategy::LazierSharp) {
        let (class, method) = target.split_once("::").expect("a target is a method");
        let simple = class.split(['.', '$']).nth(2).unwrap_or_default();
        let codes: Vec<_> = report.violations.iter().map(|it| &it.code).collect();
        let words = format!("{:?} {codes:?} {:?}", report.verdict(), report.paths);
        let expected = if method.starts_with("fails") { Verdict::Violated } else { Verdict::Verified };
        assert_eq!(report.verdict(), expected, "{}", line(&report));
        found.entry(format!("{simple}::{method}")).or_default().push(words);
    }
    assert!(found.len() > 15, "{found:?}");
    for (method, said) in found {
        assert_eq!(said.len(), 4, "{method}: {said:?}");
        assert!(said.iter().all(|it| *it == said[0]), "{method}: {said:#?}");
    }
}

#[test]
fn mistakes_are_told_all_at_once() {
    let mut session = open("errors", Strategy::LazierSharp);
    let targets = session.targets("errors").unwrap_or_else(|error| panic!("{error}"));
    let Err(Error::Contract(problems)) = session.announce(&targets) else {
        panic!("contracts with mistakes were accepted");
    };
    let folder = cases::folder("contracts").display().to_string();
    let texts: Vec<String> = problems.iter().map(|problem| problem.render().replace(&folder, "…")).collect();
    compare(cases::folder("contracts").join("errors/expected.txt"), &(texts.join("\n\n") + "\n"));
}
