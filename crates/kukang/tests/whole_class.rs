//! All methods of a class in one run: the valid receivers are found once, and nothing else changes.

#[path = "../src/annotations.rs"]
mod annotations;
#[path = "support/subjects.rs"]
#[allow(dead_code, reason = "others use the rest")]
mod subjects;
mod support;

use explore::{Config, Monitor, Report, Strategy, Target};

/// Classes whose methods are checked with the class, and the bounds.
const CLASSES: [(&str, u32); 5] = [
    ("trees.BinarySearchTree", 4),
    ("trees.TreeMap", 4),
    ("lists.CircularList", 3),
    ("heaps.LeftistHeap", 4),
    ("heaps.BinaryHeap", 3),
];

fn check_all(class: &str, config: Config, announced: bool) -> Vec<(String, Report)> {
    let mut session = subjects::open(config);
    let targets: Vec<Target> = session.targets(class).unwrap_or_else(|error| panic!("{class}: {error}"));
    if announced {
        session.announce(&targets).unwrap_or_else(|error| panic!("{class}: {error}"));
    }
    let check = |target: &Target| {
        let report = session.check(target, &Monitor::default()).unwrap_or_else(|error| panic!("{target}: {error}"));
        (target.to_string(), report)
    };
    targets.iter().map(check).collect()
}

fn instructions(reports: &[(String, Report)]) -> u64 {
    reports.iter().map(|(_, report)| report.instructions).sum()
}

#[test]
fn together_the_methods_have_the_same_paths_for_fewer_instructions() {
    for (class, n) in CLASSES {
        let alone = check_all(class, subjects::n(n), false);
        let together = check_all(class, subjects::n(n), true);
        assert!(alone.len() > 2, "{class} has too few methods to tell");
        for ((target, one), (_, other)) in alone.iter().zip(&together) {
            assert_eq!(one.paths, other.paths, "{target}");
            assert_eq!(one.bounds_hit, other.bounds_hit, "{target}");
            let choices = |report: &Report| report.violations.iter().map(|it| it.choices.clone()).collect::<Vec<_>>();
            assert_eq!(choices(one), choices(other), "{target}");
        }
        let (before, after) = (instructions(&alone), instructions(&together));
        assert!(after < before, "{class}: {after} instructions together, {before} one by one");
    }
}

#[test]
fn every_strategy_and_number_of_workers_says_the_same() {
    for strategy in [Strategy::Lazy, Strategy::Lazier, Strategy::LazierSharp] {
        for jobs in [1, 3] {
            let config = Config { strategy, jobs, ..subjects::n(3) };
            let alone = check_all("trees.BinarySearchTree", Config { jobs: 1, ..config.clone() }, false);
            let together = check_all("trees.BinarySearchTree", config, true);
            for ((target, one), (_, other)) in alone.iter().zip(&together) {
                assert_eq!(one.paths, other.paths, "{target} under {} with {jobs} workers", strategy.name());
            }
        }
    }
}
