//! Open systems: contracts and models in place of bodies, regions, results of pure methods, relations.
//!
//! `tests/open_systems` has methods whose names begin with `holds` or `fails`, and methods beginning with `open` whose
//! contracts stand in for their bodies; `expected.txt` beside them lists what Kukang says of each. `tests/open_statics`
//! has such methods in a world of its own, where static fields lead to few classes.
//! `KUKANG_BLESS=1 cargo test -p kukang --test open_systems` writes it anew; read the difference before you believe it.

#[path = "../src/annotations.rs"]
#[allow(dead_code)]
mod annotations;
mod support;

use explore::{Config, Error, MethodChoice, Monitor, Report, Runs, Session, Source, Strategy, Verdict};
use std::ffi::OsStr;
use std::fs;
use support::{cases, commands, jdk};

fn source(purpose: &str) -> Source {
    source_in("open_systems", purpose)
}

/// A world of its own: the classes of one folder.
fn source_in(folder: &str, purpose: &str) -> Source {
    let sources = cases::folder(folder);
    let work = commands::fresh_folder(&format!("open/{purpose}"));
    let jar = work.join("annotations.jar");
    annotations::write(&jar).unwrap_or_else(|error| panic!("{error}"));
    let classes = work.join("classes");
    let options = [OsStr::new("-g"), OsStr::new("-cp"), jar.as_os_str()];
    commands::compile_with(&options, &cases::sources(&sources), 17, &classes);
    Source {
        jdk: Some(jdk::compiler_for(17).home.clone()),
        class_path: vec![classes],
        class_path_text: String::new(),
        source_folders: vec![sources],
        own_classes: annotations::classes(),
    }
}

fn contract(pattern: &str) -> MethodChoice {
    MethodChoice { pattern: pattern.to_owned(), runs: Runs::Contract }
}

fn body(pattern: &str) -> MethodChoice {
    MethodChoice { pattern: pattern.to_owned(), runs: Runs::Body }
}

fn model(pattern: &str, of: &str) -> MethodChoice {
    MethodChoice { pattern: pattern.to_owned(), runs: Runs::Model(of.to_owned()) }
}

fn line(report: &Report) -> String {
    let what = match (report.verdict(), report.violations.first()) {
        (Verdict::Violated, Some(violation)) => {
            let place = match (&violation.file, violation.line) {
                (Some(file), Some(line)) => format!("{}:{line}", file.rsplit('/').next().unwrap_or(file)),
                _ => String::new(),
            };
            let folder = cases::folder("open_systems").display().to_string();
            format!("{} {} ({place})", violation.code, violation.message.replace(&folder, "…"))
        }
        (verdict, _) => format!("{verdict:?}").to_lowercase(),
    };
    let unsupported: Vec<String> = report.unsupported.keys().map(|what| format!(" [{what}]")).collect();
    format!("{}: {what}{}", report.target, unsupported.concat())
}

/// The packages of the examples. Each has a session of its own, with stand-ins for its own methods.
const PACKAGES: [&str; 2] = ["open", "visible"];

/// Checks the methods whose names begin with `holds` or `fails`.
fn all(strategy: Strategy, purpose: &str) -> Vec<(String, Report)> {
    all_in("open_systems", &PACKAGES, strategy, purpose)
}

fn all_in(folder: &str, packages: &[&str], strategy: Strategy, purpose: &str) -> Vec<(String, Report)> {
    let source = source_in(folder, &format!("{purpose}-{}", strategy.name().replace('#', "sharp")));
    packages.iter().flat_map(|package| of_package(&source, strategy, package)).collect()
}

fn of_package(source: &Source, strategy: Strategy, package: &str) -> Vec<(String, Report)> {
    let config = Config { strategy, runs: vec![contract(&format!("{package}.*::open*"))], ..Config::default() };
    let mut session = Session::open(source.clone(), config).unwrap_or_else(|error| panic!("{error}"));
    let targets = session.targets(package).unwrap_or_else(|error| panic!("{error}"));
    let is_example = |target: &String| target.contains("::holds") || target.contains("::fails");
    let examples = targets.iter().filter(|target| is_example(&target.to_string()));
    examples
        .map(|target| {
            let report = session.check(target, &Monitor::default()).unwrap_or_else(|error| panic!("{target}: {error}"));
            (target.to_string(), report)
        })
        .collect()
}

fn one(session: &mut Session, target: &str) -> Report {
    let targets = session.targets(target).unwrap_or_else(|error| panic!("{error}"));
    session.check(&targets[0], &Monitor::default()).unwrap_or_else(|error| panic!("{target}: {error}"))
}

#[test]
fn what_holds_is_verified_and_what_fails_is_told() {
    let reports = all(Strategy::LazierSharp, "golden");
    let lines: Vec<String> = reports.iter().map(|(_, report)| line(report)).collect();
    let actual = lines.join("\n") + "\n";
    let file = cases::folder("open_systems").join("expected.txt");
    if std::env::var_os("KUKANG_BLESS").is_some() {
        fs::write(&file, &actual).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let expected = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (target, report) in &reports {
        let wanted = if target.contains("::fails") { Verdict::Violated } else { Verdict::Verified };
        assert_eq!(report.verdict(), wanted, "{}", line(report));
    }
    for (expected, actual) in expected.lines().zip(&lines) {
        assert_eq!(expected, actual);
    }
    assert_eq!(expected, actual);
}

/// In a world where static fields lead to few classes: what they do not lead to, nobody has looked at.
#[test]
fn what_static_fields_may_lead_to_ends_results() {
    for strategy in [Strategy::Lazy, Strategy::Lazier, Strategy::LazierSharp] {
        for (target, report) in all_in("open_statics", &["statics"], strategy, "statics") {
            let wanted = if target.contains("::fails") { Verdict::Violated } else { Verdict::Verified };
            assert_eq!(report.verdict(), wanted, "{}: {}", strategy.name(), line(&report));
        }
    }
}

#[test]
fn all_strategies_say_the_same() {
    let [lazy, lazier, sharp] =
        [Strategy::Lazy, Strategy::Lazier, Strategy::LazierSharp].map(|strategy| all(strategy, "strategies"));
    for ((first, second), third) in lazy.iter().zip(&lazier).zip(&sharp) {
        let verdicts = [first.1.verdict(), second.1.verdict(), third.1.verdict()];
        assert!(verdicts.iter().all(|verdict| *verdict == verdicts[0]), "{}: {verdicts:?}", first.0);
    }
}

/// Lazy initialization decides before anybody compares; what the JDK keeps is then a gap.
#[test]
fn what_was_there_before_a_call_may_come_back_from_it() {
    for strategy in [Strategy::Lazy, Strategy::Lazier, Strategy::LazierSharp] {
        for (target, report) in all_in("open_systems", &["given"], strategy, "given") {
            if strategy == Strategy::Lazy && target.contains("Constants") {
                continue;
            }
            let wanted = if target.contains("::fails") { Verdict::Violated } else { Verdict::Verified };
            assert_eq!(report.verdict(), wanted, "{}: {}", strategy.name(), line(&report));
        }
    }
}

#[test]
fn nothing_is_shown_where_nothing_fulfils_a_contract() {
    let config = Config { runs: vec![contract("given.Stuck::open*")], ..Config::default() };
    let mut session = Session::open(source("stuck"), config).unwrap_or_else(|error| panic!("{error}"));
    let report = one(&mut session, "given.Stuck::callsWhatIsImpossible");
    assert_eq!(report.verdict(), Verdict::Incomplete, "{}", line(&report));
    assert!(format!("{:?}", report.gaps).contains("given.Stuck::openImpossible"), "{:?}", report.gaps);
}

#[test]
fn the_last_choice_that_fits_a_method_counts() {
    let source = source("choices");
    let verdict = |runs: Vec<MethodChoice>| {
        let config = Config { runs, ..Config::default() };
        let mut session = Session::open(source.clone(), config).unwrap_or_else(|error| panic!("{error}"));
        one(&mut session, "open.Calls::failsToKnowTheResult").verdict()
    };
    assert_eq!(verdict(vec![]), Verdict::Verified);
    assert_eq!(verdict(vec![contract("open.Calls::openGrow")]), Verdict::Violated);
    assert_eq!(verdict(vec![contract("open.*::*Grow"), body("open.Calls")]), Verdict::Verified);
    assert_eq!(verdict(vec![body("open.Calls"), contract("open.Calls::open*")]), Verdict::Violated);
    assert_eq!(verdict(vec![model("open.Calls::openGrow", "open.Models::grow")]), Verdict::Verified);
    assert_eq!(verdict(vec![model("open.Calls::openGrow", "open.Models::wrong")]), Verdict::Violated);
}

#[test]
fn choices_that_fit_nothing_are_refused() {
    let source = source("refused");
    let refusal = |choice: MethodChoice| {
        let config = Config { runs: vec![choice], ..Config::default() };
        match Session::open(source.clone(), config) {
            Err(error @ Error::Runs(_)) => error.to_string(),
            Err(other) => panic!("{other}"),
            Ok(_) => panic!("it was accepted"),
        }
    };
    assert_eq!(refusal(contract("open.Calls::openGrwo")), "open.Calls has no method openGrwo; did you mean openGrow?");
    let both = Config { runs: vec![contract("other.*"), contract("open.Models::grow")], ..Config::default() };
    let Err(Error::Runs(wrong)) = Session::open(source.clone(), both) else { panic!("both are wrong") };
    let patterns: Vec<&str> = wrong.iter().map(|(choice, _)| choice.pattern.as_str()).collect();
    assert_eq!(patterns, ["other.*", "open.Models::grow"]);
    assert_eq!(
        refusal(contract("open.Cals")),
        "no class or package open.Cals on the class path; did you mean open.Calls?"
    );
    assert_eq!(refusal(contract("other.*")), "no method fits other.*");
    assert_eq!(
        refusal(contract("open.Models::grow")),
        "--use-contract: no method that fits open.Models::grow has a contract"
    );
    assert_eq!(
        refusal(model("open.Calls::openGrow", "open.Models::grwo")),
        "--use-model: open.Models has no method grwo; did you mean grow?"
    );
    assert_eq!(
        refusal(model("open.Calls::openGrow", "open.Models::unfit")),
        "--use-model: open.Models::unfit does not take what open.Calls::openGrow takes"
    );
}

#[test]
fn a_method_that_nobody_implements_and_that_has_no_contract_is_named() {
    let mut session = Session::open(source("unspecified"), Config::default()).unwrap_or_else(|error| panic!("{error}"));
    let report = one(&mut session, "open.Models::unspecified");
    assert_eq!(report.verdict(), Verdict::Incomplete);
    let what: Vec<&String> = report.unsupported.keys().collect();
    assert!(what[0].contains("a call on an unknown open.Oracles$Oracle"), "{what:?}");
}

#[test]
fn an_object_under_construction_need_not_be_in_order_while_nobody_has_it() {
    let config = Config { runs: vec![contract("visible.*::open*")], ..Config::default() };
    let mut session = Session::open(source("constructors"), config).unwrap_or_else(|error| panic!("{error}"));
    let unseen = one(&mut session, "visible.Promised::new(int)");
    assert_eq!(unseen.verdict(), Verdict::Verified, "{}", line(&unseen));
    for (parameters, called) in [("int,int", "openNothing"), ("long", "openNumber"), ("Promised", "openNumber")] {
        let seen = line(&one(&mut session, &format!("visible.Promised::new({parameters})")));
        let wanted = format!("K015 visible.Promised.name is null where visible.Promised.{called} is called");
        assert!(seen.contains(&wanted), "{seen}");
    }
}

#[test]
fn a_constructor_of_a_superclass_sees_to_its_own_invariant_only() {
    let config = Config { runs: vec![contract("visible.Real.Base::new")], ..Config::default() };
    let mut session = Session::open(source("superclass"), config).unwrap_or_else(|error| panic!("{error}"));
    let own = one(&mut session, "visible.Real$Derived::new()");
    assert_eq!(own.verdict(), Verdict::Verified, "{}", line(&own));
    for parameter in ["int", "long"] {
        let more = line(&one(&mut session, &format!("visible.Real$Derived::new({parameter})")));
        assert!(more.contains("K003"), "{more}");
    }
}

#[test]
fn what_nobody_knows_of_an_exception_is_unsupported_by_name() {
    let config = Config { runs: vec![contract("visible.*::open*")], ..Config::default() };
    let mut session = Session::open(source("thrown"), config).unwrap_or_else(|error| panic!("{error}"));
    for (name, asked) in
        [("asksForMore", "getSuppressed"), ("asksWhere", "getStackTrace"), ("setsTheCause", "initCause")]
    {
        let report = one(&mut session, &format!("visible.Thrown::{name}"));
        assert_eq!(report.verdict(), Verdict::Incomplete, "{}", line(&report));
        let said = line(&report);
        assert!(said.contains(&format!("{asked} of an exception that a contract throws")), "{said}");
    }
}

#[test]
fn what_the_jdk_keeps_to_be_faster_is_no_assignment() {
    let mut session = Session::open(source("caches"), Config::default()).unwrap_or_else(|error| panic!("{error}"));
    for name in ["pureHash", "pureFormat", "pureViews", "pureCopy"] {
        let report = one(&mut session, &format!("open.Caches::{name}"));
        assert!(report.violations.is_empty() && report.unsupported.is_empty(), "{}", line(&report));
    }
    let put = line(&one(&mut session, "open.Caches::wrongPut"));
    assert!(put.contains("K008"), "{put}");
    // The line is that of the call, whether the arrays are known or not.
    for (name, place) in [("wrongCopy", "(Caches.java:38)"), ("wrongCopyOfOnes", "(Caches.java:45)")] {
        let copy = line(&one(&mut session, &format!("open.Caches::{name}")));
        assert!(copy.contains("K008 an element of an array of int is assigned to") && copy.ends_with(place), "{copy}");
    }
}

#[test]
fn a_native_method_with_a_contract_says_how_to_use_it() {
    let unsupported = |session: &mut Session, target: &str| {
        let report = one(session, target);
        report.unsupported.keys().cloned().collect::<Vec<String>>()
    };
    let mut session = Session::open(source("natives"), Config::default()).unwrap_or_else(|error| panic!("{error}"));
    let with = unsupported(&mut session, "open.Mistaken::callsANative()");
    assert!(with[0].contains("(it has a contract: --use-contract open.Mistaken::count)"), "{with:?}");
    let without = unsupported(&mut session, "open.Mistaken::callsANativeWithoutContract");
    assert!(!without[0].contains("--use-contract"), "{without:?}");
    let config = Config { runs: vec![contract("open.Mistaken::count")], ..Config::default() };
    let mut session = Session::open(source("natives-used"), config).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(one(&mut session, "open.Mistaken::callsANative()").verdict(), Verdict::Verified);
}

#[test]
fn methods_that_a_pattern_fits_and_that_have_no_contract_are_named() {
    let source = source("notes");
    let notes = |runs: Vec<MethodChoice>| {
        let config = Config { runs, ..Config::default() };
        let session = Session::open(source.clone(), config).unwrap_or_else(|error| panic!("{error}"));
        session.notes().to_vec()
    };
    assert_eq!(notes(vec![contract("open.Mistaken::count")]), Vec::<String>::new());
    assert_eq!(
        notes(vec![contract("open.Mistaken::*")]),
        ["--use-contract open.Mistaken::*: 4 methods have no contract and run their bodies: open.Mistaken::new, \
          open.Mistaken::nothingSaid, open.Mistaken::callsANative, …"]
    );
    assert_eq!(
        notes(vec![contract("open.Mistaken::*"), body("open.Mistaken::calls*"), body("open.Mistaken::new")]),
        ["--use-contract open.Mistaken::*: 1 method has no contract and runs its body: open.Mistaken::nothingSaid"]
    );
    assert_eq!(
        notes(vec![contract("open.Oracles.Oracle::*")]),
        [
            "--use-contract open.Oracles.Oracle::*: 1 method has no contract and no body, so that what implements it runs: \
          open.Oracles$Oracle::unspecified"
        ]
    );
}

#[test]
fn a_pattern_may_say_which_of_several_methods_of_a_name_it_means() {
    let source = source("overloads");
    for pattern in ["open.Overloads::next", "open.Overloads::next(int)"] {
        let config = Config { runs: vec![contract(pattern)], ..Config::default() };
        let mut session = Session::open(source.clone(), config).unwrap_or_else(|error| panic!("{error}"));
        for target in ["open.Overloads::drawsByContract()", "open.Overloads::drawsByBody()"] {
            assert_eq!(one(&mut session, target).verdict(), Verdict::Verified, "{pattern}: {target}");
        }
    }
    let config = Config { runs: vec![contract("open.Overloads::next()")], ..Config::default() };
    assert!(Session::open(source, config).is_err_and(|error| error.to_string().contains("has a contract")));
}
