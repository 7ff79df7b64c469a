//! The instruction set on unknown operands: for each method in `tests/symbolic` how many paths it has and how they end,
//! under all three strategies. The expected numbers are counted by hand and stand, with the reason, above each method.
//!
//! A package is a world of its own: the classes that an unknown reference can have are those of its folder.

#[path = "support/facts.rs"]
mod facts;
mod support;

use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use explore::{Config, Monitor, Outcome, PathView, Session, Source, Strategy};
use facts::{Ends, Fact};
use interp::symbolic::ViolationKind;
use support::{cases, commands, jdk};

/// A method for which today's answer is wrong. The right answer stands in the source; whoever repairs one of these takes it
/// out of the table.
struct Known {
    target: &'static str,
    /// The strategies, by name.
    under: &'static str,
    /// What is found, and the messages of unsupported paths.
    today: &'static str,
    why: &'static str,
}

const KNOWN: [Known; 0] = [];

/// No method here takes a second; one that runs for ever shall not take the test with it.
const PATIENCE: Duration = Duration::from_secs(60);

const PACKAGES: [&str; 12] = [
    "arrays",
    "dispatch",
    "exceptions",
    "fields",
    "language",
    "library",
    "monitors",
    "orders",
    "records",
    "statics",
    "switches",
    "types",
];

/// What a check of a target gave.
struct Found {
    ends: Ends,
    unsupported: BTreeMap<String, u64>,
    unimplemented: Vec<String>,
}

impl fmt::Display for Found {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ends.fmt(out)?;
        let said: Vec<&str> = self.unsupported.keys().map(String::as_str).collect();
        if said.is_empty() { Ok(()) } else { write!(out, " [{}]", said.join("; ")) }
    }
}

macro_rules! packages {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                check_package(stringify!($name));
            }
        )*

        #[test]
        fn every_package_has_its_test() {
            assert_eq!(PACKAGES, [$(stringify!($name)),*]);
        }
    };
}

packages! { arrays dispatch exceptions fields language library monitors orders records statics switches types }

/// A type without implementation is named in the report.
#[test]
fn a_type_that_nobody_implements_is_named() {
    let mut session = open("dispatch", Strategy::LazierSharp);
    let found = check(&mut session, "dispatch.Calls::callLonely");
    assert_eq!(found.unimplemented, ["dispatch.Lonely"]);
}

/// Every entry of the table is about a method that is there and is still wrong.
#[test]
fn known_failures_are_in_the_sources() {
    let facts: Vec<Fact> = PACKAGES.iter().flat_map(|package| facts::in_folder(&folder(package))).collect();
    for known in KNOWN {
        for strategy in known.under.split(' ') {
            let is_meant = |fact: &Fact| fact.target == known.target && fact.strategy.name() == strategy;
            assert!(facts.iter().any(is_meant), "{} under {strategy} is in no source: {}", known.target, known.why);
        }
    }
}

fn check_package(package: &str) {
    let mut wrong = String::new();
    let facts = facts::in_folder(&folder(package));
    assert!(!facts.is_empty(), "{package} states nothing");
    for (strategy, name) in Strategy::NAMES {
        let mut session = open(package, strategy);
        for fact in facts.iter().filter(|fact| fact.strategy == strategy) {
            let complaint = match known(fact) {
                Some(known) => still_wrong(&mut session, fact, known),
                None => compare(fact, &check(&mut session, &fact.target)),
            };
            if let Some(complaint) = complaint {
                writeln!(wrong, "{}: {} under {name}: {complaint}", fact.at, fact.target).expect("a string grows");
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

fn known(fact: &Fact) -> Option<&'static Known> {
    let is_about = |known: &&Known| {
        known.target == fact.target && known.under.split(' ').any(|strategy| strategy == fact.strategy.name())
    };
    KNOWN.iter().find(is_about)
}

fn compare(fact: &Fact, found: &Found) -> Option<String> {
    if found.ends != fact.ends {
        return Some(format!("expected {}, found {found}", fact.ends));
    }
    let unnamed = |text: &String| fact.unsupported.as_ref().is_none_or(|wanted| !text.contains(wanted.as_str()));
    if found.unsupported.keys().any(|text| unnamed(text) || text.starts_with("invalid bytecode")) {
        return Some(format!("expected the unsupported {:?}, found {found}", fact.unsupported));
    }
    None
}

/// Complains if a known failure is one no more, or another one.
fn still_wrong(session: &mut Session, fact: &Fact, known: &Known) -> Option<String> {
    let found = check(session, &fact.target);
    match compare(fact, &found) {
        None => Some("it is right by now: take it out of KNOWN".to_owned()),
        Some(_) => (found.to_string() != known.today).then(|| format!("known for {}, but gives {found}", known.today)),
    }
}

fn check(session: &mut Session, target: &str) -> Found {
    let targets = session.targets(target).unwrap_or_else(|error| panic!("{target}: {error}"));
    let [target] = &*targets else { panic!("{target} stands for several methods") };
    let ends = Mutex::new((0, Ends::default()));
    let watch = |view: &PathView<'_>| {
        let mut ends = ends.lock().expect("nobody panics here");
        // In a larger world the check starts over.
        let world = view.machine.symbolic().map_or(0, |symbolic| symbolic.world_size());
        if world > ends.0 {
            *ends = (world, Ends::default());
        }
        ends.1.count(&end(view.outcome), 1);
    };
    let report =
        session.check_with(target, &Monitor::default(), &watch).unwrap_or_else(|error| panic!("{target}: {error}"));
    let (_, mut ends) = ends.into_inner().expect("nobody panics here");
    let cut: u64 = report.bounds_hit.values().sum::<u64>() - ends.0.get("bounded").copied().unwrap_or(0);
    ends.count("cut", cut);
    ends.count("ended-early", u64::from(report.ended_early.is_some()));
    Found { ends, unsupported: report.unsupported, unimplemented: report.unimplemented }
}

fn end(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Completed => "ok".to_owned(),
        Outcome::Violated(violation) => match &violation.kind {
            ViolationKind::Exception { class, .. }
            | ViolationKind::Refused { class, .. }
            | ViolationKind::InvariantThrew { class, .. } => class.rsplit('.').next().unwrap_or(class).to_owned(),
            ViolationKind::Assertion { .. } => "AssertionError".to_owned(),
            ViolationKind::Condition { .. }
            | ViolationKind::ConditionThrew { .. }
            | ViolationKind::ConditionWrites { .. }
            | ViolationKind::NullField { .. }
            | ViolationKind::Region { .. }
            | ViolationKind::Assignment { .. } => "contract".to_owned(),
            ViolationKind::Check => "check".to_owned(),
        },
        Outcome::AssumedAway => "assumed-away".to_owned(),
        Outcome::Infeasible => "infeasible".to_owned(),
        Outcome::Bounded(_) => "bounded".to_owned(),
        Outcome::Unsupported(_) => "unsupported".to_owned(),
        Outcome::Unknown => "unknown".to_owned(),
        Outcome::Interrupted => "interrupted".to_owned(),
    }
}

fn open(package: &str, strategy: Strategy) -> Session {
    let class_path = classes().join(package);
    let source = Source {
        jdk: Some(jdk::compiler_for(17).home.clone()),
        class_path_text: class_path.display().to_string(),
        source_folders: Vec::new(),
        class_path: vec![class_path],
        own_classes: Vec::new(),
    };
    let config = Config { strategy, timeout: Some(PATIENCE), ..Config::default() };
    Session::open(source, config).unwrap_or_else(|error| panic!("{package}: {error}"))
}

fn folder(package: &str) -> PathBuf {
    cases::folder("symbolic").join(package)
}

/// The classes of each package, in a folder of their own.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let work = commands::fresh_folder("symbolic_instructions");
        let (all, apart) = (work.join("all"), work.join("apart"));
        let sources: Vec<PathBuf> = PACKAGES.iter().flat_map(|package| facts::sources(&folder(package))).collect();
        commands::compile(&sources, 17, &all);
        for package in PACKAGES {
            let home = apart.join(package);
            std::fs::create_dir_all(&home).expect("the folder for temporary files can be written to");
            std::fs::rename(all.join(package), home.join(package)).expect("every package has classes");
        }
        apart
    })
}
