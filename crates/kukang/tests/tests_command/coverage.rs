//! What tests cover, as JaCoCo measures it.

use crate::subjects;
use crate::suites::{self, Suite};
use crate::support::{cases, commands, jdk};
use crate::written::{classes_of, is_whole, write_examples, write_for};
use explore::{BranchTaken, Config, Monitor, PathView, Session};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Mutex;

/// All examples, and how long chains of references may be.
const ALL: [(&str, u32); 12] = [
    ("container", 3),
    ("gc.Heap", 2),
    ("gc.HeapConditions", 2),
    ("heaps.BinaryHeap", 3),
    ("heaps.BinaryHeapConditions", 3),
    // With three there are hundreds of thousands of paths.
    ("heaps.LeftistHeap", 2),
    ("heaps.LeftistHeapConditions", 2),
    ("lists", 3),
    ("ordered", 3),
    ("sorts", 3),
    ("tour", 3),
    ("trees", 3),
];

/// Branches that paths take and no test can, with the line that they are in, and why.
const UNCOVERED: [(&str, &str); 1] = [(
    "tour/Tour.java:40: 0 of 2",
    "the only path of main depends on an identity hash code, which differs between JVMs",
)];

/// A new example is in the list, or this fails.
#[test]
fn every_class_of_the_examples_is_in_the_whole_list() {
    let examples = cases::folder("../examples");
    let sources = cases::sources(&examples);
    assert!(sources.len() > 20, "there are {} examples", sources.len());
    for source in sources {
        let file = source.strip_prefix(&examples).expect("it is in there").with_extension("");
        let class = file.display().to_string().replace('/', ".");
        let package = class.split('.').next().unwrap_or_default();
        assert!(ALL.iter().any(|(target, _)| [package, &class].contains(target)), "{class} is in no target");
    }
}

/// What the generated tests cover, as JaCoCo measures it, is every branch that Kukang has seen a path take.
#[test]
fn generated_tests_cover_every_reachable_branch() {
    let some: &[(&str, u32)] = &[
        ("lists.SinglyLinkedList", 3),
        ("trees.BinarySearchTree", 3),
        ("heaps.BinaryHeap", 3),
        ("ordered.OrderedTree", 3),
    ];
    let folder = commands::fresh_folder("tests_command/coverage");
    let targets = if is_whole() { &ALL[..] } else { some };
    let suites: Vec<Suite> = targets
        .iter()
        .enumerate()
        .map(|(place, (target, k))| write_examples(&folder.join(place.to_string()), &[*target], &k.to_string()))
        .collect();
    let taken = taken_branches(targets);
    assert!(taken.len() > 20, "there are branches in {} lines", taken.len());
    println!("{} branches in {} lines", taken.values().map(BTreeSet::len).sum::<usize>(), taken.len());
    for jdk in suites::jdks() {
        let executed = folder.join(format!("executed-{}", jdk.feature));
        let agent =
            format!("-javaagent:{}=destfile={}", suites::tool("jacoco-agent.jar").display(), executed.display());
        let name = format!("tests_command/coverage-{}", jdk.feature);
        for (suite, ran) in suites.iter().zip(suites::run(jdk, &name, &[agent.into()], &suites)) {
            suites::expect_as_said(suite, &ran);
        }
        let covered =
            covered_branches(subjects::classes(), &executed, &folder.join(format!("report-{}.xml", jdk.feature)));
        let of = |line: &Line| covered.get(line).copied().unwrap_or(0);
        let is_missed = |line: &Line, ways: usize| of(line) + usize::from(is_assertion(line)) < ways;
        let missed = taken.iter().filter(|(line, ways)| is_missed(line, ways.len()));
        let missed: Vec<String> = missed
            .map(|(line, ways)| format!("{}:{}: {} of {}", line.0, line.1, of(line), ways.len()))
            .filter(|missed| !UNCOVERED.iter().any(|(known, _)| missed == known))
            .collect();
        assert!(missed.is_empty(), "with JDK {}: {missed:#?}", jdk.feature);
        for (known, why) in UNCOVERED.iter().filter(|_| is_whole()) {
            let is_known = |(line, ways): (&Line, &BTreeSet<BranchTaken>)| {
                is_missed(line, ways.len()) && known.starts_with(&format!("{}:{}:", line.0, line.1))
            };
            assert!(taken.iter().any(is_known), "{known} is covered, although {why}");
        }
    }
}

/// A test that fails behind a branch leaves it uncovered for JaCoCo; where a path goes on, there is a test that does.
#[test]
fn branches_are_covered_by_tests_that_go_on() {
    let (suite, _) = write_for("5", "exact", "matrix", &["exact.Matrix"]);
    let folder = commands::fresh_folder("tests_command/exact-matrix-coverage");
    let executed = folder.join("executed");
    let agent = format!("-javaagent:{}=destfile={}", suites::tool("jacoco-agent.jar").display(), executed.display());
    let ran = suites::run(jdk::compiler_for(17), "tests_command/exact-matrix-17", &[agent.into()], &[suite]);
    assert_eq!(ran[0].javac, Vec::<String>::new());
    let covered = covered_branches(&classes_of("exact"), &executed, &folder.join("report.xml"));
    let of = |line: u16| covered.get(&("exact/Matrix.java".to_owned(), line)).copied();
    assert_eq!((of(7), of(14)), (Some(2), Some(2)), "{covered:?}");
}

/// A line of a source file: `trees/TreeMap.java`, 12.
type Line = (String, u16);

/// The branches that paths take, by the line that they are in.
fn taken_branches(targets: &[(&str, u32)]) -> BTreeMap<Line, BTreeSet<BranchTaken>> {
    let taken: Mutex<BTreeSet<BranchTaken>> = Mutex::default();
    let watch = |view: &PathView<'_>| {
        if matches!(view.outcome, explore::Outcome::Completed | explore::Outcome::Violated(_)) {
            taken.lock().expect("nobody panics").extend(view.branches());
        }
    };
    for &(target, k) in targets {
        let mut session = session_with_branches(k);
        for target in session.targets(target).unwrap_or_else(|error| panic!("{error}")) {
            let checked = session.check_with(&target, &Monitor::default(), &watch);
            checked.unwrap_or_else(|error| panic!("{target}: {error}"));
        }
    }
    let mut session = session_with_branches(1);
    let taken = taken.into_inner().expect("nobody panicked");
    let mut by_line: BTreeMap<Line, BTreeSet<BranchTaken>> = BTreeMap::new();
    let classes: BTreeSet<String> = taken.iter().map(|branch| branch.method.class.to_string()).collect();
    // The JDK's code is not what the tests are about.
    let is_ours = |class: &&String| subjects::classes().join(class.replace('.', "/")).with_extension("class").is_file();
    for class in classes.iter().filter(is_ours) {
        let file = format!("{}.java", class.split('$').next().unwrap_or(class).replace('.', "/"));
        for method in session.branches_of(class).unwrap_or_else(|error| panic!("{error}")) {
            for site in &method.sites {
                let own = taken.iter().filter(|branch| branch.method == method.method && branch.offset == site.offset);
                if let Some(line) = site.line {
                    by_line.entry((file.clone(), line)).or_default().extend(own.cloned());
                }
            }
        }
    }
    by_line.retain(|_, ways| !ways.is_empty());
    by_line
}

fn session_with_branches(k: u32) -> Session {
    let config = Config { k: Some(k), notes_branches: true, ..Config::default() };
    let mut source = subjects::source(&[subjects::classes()]);
    source.source_folders = vec![cases::folder("../examples")];
    Session::open(source, config).unwrap_or_else(|error| panic!("{error}"))
}

/// Whether a line of an example is an assert statement: JaCoCo leaves out the branch that asks whether they are enabled.
fn is_assertion((file, line): &Line) -> bool {
    let text = fs::read_to_string(cases::folder("../examples").join(file)).unwrap_or_default();
    text.lines().nth(usize::from(*line) - 1).is_some_and(|line| line.trim().starts_with("assert "))
}

/// The covered branches of each line, from JaCoCo's report.
fn covered_branches(classes: &Path, executed: &Path, report: &Path) -> BTreeMap<Line, usize> {
    let mut java = commands::java(jdk::compiler_for(17));
    java.arg("-jar").arg(suites::tool("jacoco-cli.jar")).arg("report").arg(executed);
    java.arg("--classfiles").arg(classes).arg("--xml").arg(report);
    commands::expect_success(&mut java);
    let text = fs::read_to_string(report).expect("it was just written");
    let (mut package, mut file) = (String::new(), String::new());
    let mut covered = BTreeMap::new();
    for element in text.split('<') {
        let attribute = |name: &str| element.split(&format!(" {name}=\"")).nth(1)?.split('"').next();
        if element.starts_with("package ") {
            package = attribute("name").unwrap_or_default().to_owned();
        } else if element.starts_with("sourcefile ") {
            file = format!("{package}/{}", attribute("name").unwrap_or_default());
        } else if element.starts_with("line ") {
            let number = |name: &str| attribute(name).and_then(|text| text.parse::<usize>().ok()).unwrap_or(0);
            covered.insert((file.clone(), number("nr") as u16), number("cb"));
        }
    }
    covered
}
