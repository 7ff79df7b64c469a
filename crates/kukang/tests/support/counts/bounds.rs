//! What each bound and each budget cuts, counted by hand.

use crate::subjects;
use explore::{Config, EndedEarly, Guarantee, Monitor, PathView, Report, Verdict};
use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::time::Duration;

const CONTAINS: &str = "trees.BinarySearchTree::contains(int)";

fn check(config: Config, target: &str) -> Report {
    subjects::check(&mut subjects::open(config), target)
}

/// A check that nothing but bounds cut short.
fn expect_bounded(config: Config, target: &str, completed: u64, cut: &[(&'static str, u64)]) {
    let report = check(config, target);
    assert_eq!((report.verdict(), report.guarantee()), (Verdict::Verified, Guarantee::Bounded), "{target}");
    assert_eq!(report.paths.completed, completed, "{target}");
    assert_eq!(report.bounds_hit, BTreeMap::from_iter(cut.iter().copied()), "{target}");
    assert_eq!(report.paths.bounded, cut.iter().map(|(_, times)| times).sum::<u64>(), "{target}");
}

/// A check that a budget ended: nothing is claimed.
fn expect_ended(report: &Report, why: EndedEarly) {
    assert_eq!(report.ended_early, Some(why));
    assert_eq!(report.verdict(), Verdict::Incomplete);
}

/// Of the trees with at most four nodes, those that are at most three high: 1 empty, 1 of one node, 2 of two, 5 of
/// three, and 14 - 8 of four, where the 8 are chains. With 2s + 1 cases each.
#[test]
fn k_and_n_together() {
    let report = check(Config { n: Some(4), ..subjects::k(3) }, CONTAINS);
    assert_eq!(report.paths.completed, 1 + 3 + 2 * 5 + 5 * 7 + 6 * 9);
    assert_eq!((report.verdict(), report.guarantee()), (Verdict::Verified, Guarantee::Bounded));
    let hit: Vec<&str> = report.bounds_hit.keys().copied().collect();
    assert_eq!(hit, ["the k-bound", "the n-bound"]);
}

/// The bound on a type takes the place of n, whether it allows more or less.
#[test]
fn bounds_on_single_types() {
    let nodes = |most| Config { type_bounds: vec![("trees.BinarySearchTree.Node".into(), most)], ..Config::default() };
    for (n, most, paths) in [(None, 2, 14), (Some(1), 3, 49), (Some(5), 1, 4)] {
        let report = check(Config { k: None, n, ..nodes(most) }, CONTAINS);
        assert_eq!((report.paths.completed, report.verdict()), (paths, Verdict::Verified), "{n:?} and {most}");
    }
}

#[test]
fn a_bound_on_an_unknown_type_is_refused() {
    let config = Config { type_bounds: vec![("trees.Nod".into(), 1)], ..Config::default() };
    let refused = subjects::try_to_open(&[subjects::classes()], config).err().expect("there is no such type");
    let said = refused.to_string();
    assert!(
        said.starts_with("--type-bound: there is no class trees.Nod; did you mean ") && said.contains(".Node"),
        "{said}"
    );
}

/// Nothing is unlimited, but nothing is cut either if the code looks at nothing more.
#[test]
fn a_bound_that_is_not_reached_is_no_bound() {
    let report = check(subjects::k(1), "container.Container::swap");
    assert_eq!((report.guarantee(), report.bounds_hit.len()), (Guarantee::Complete, 0));
}

/// Chains of 1, 2 and 3 cells end. The last cell of a chain of c cells may also lead back to any of the c cells, a
/// circle that only the loop bound ends: 1 + 2 + 3. A fourth cell is beyond k = 2.
#[test]
fn loop_bound() {
    let config = Config { loop_bound: 100, ..subjects::k(2) };
    expect_bounded(config, "bounds.Chain::length()", 3, &[("the k-bound", 1), ("the loop bound", 6)]);
}

/// Each path has its own count of the rounds that initialized nothing.
#[test]
fn loop_bound_of_each_path() {
    for target in ["bounds.Chain::rounds", "bounds.Chain::roundsLater"] {
        let report = check(Config { loop_bound: 60, ..Config::default() }, target);
        assert_eq!((report.paths.completed, report.guarantee()), (4, Guarantee::Complete), "{target}");
        let report = check(Config { loop_bound: 59, ..Config::default() }, target);
        assert_eq!((report.paths.completed, report.guarantee()), (0, Guarantee::Bounded), "{target}");
    }
}

/// As for the loop bound.
#[test]
fn call_bound() {
    let config = Config { call_bound: Some(50), ..subjects::k(2) };
    expect_bounded(config, "bounds.Chain::depth()", 3, &[("the call bound", 6), ("the k-bound", 1)]);
}

/// Without a bound on calls Java's own limit is met: a violation like any other.
#[test]
fn without_call_bound_the_stack_overflows() {
    let report = check(subjects::k(2), "bounds.Chain::depth()");
    assert_eq!((report.verdict(), report.paths.completed, report.paths.violated), (Verdict::Violated, 3, 6));
    let messages = report.violations.iter().map(|violation| violation.message.as_str());
    assert!(
        messages.clone().all(|message| message.contains("StackOverflowError")),
        "{:?}",
        messages.collect::<Vec<_>>()
    );
}

/// What no choice has a say in is neither cut nor an overflow before HotSpot's stack is full for certain.
#[test]
fn deep_calls_without_choices() {
    let report = check(subjects::k(2), "bounds.Chain::fixedDepth(boolean)");
    assert_eq!((report.paths.completed, report.guarantee()), (2, Guarantee::Complete));
}

/// 0 to some hundred calls that end, then numbers of which nobody knows; among these are no extreme ones.
#[test]
fn deep_calls_with_choices_are_cut() {
    let report = check(subjects::k(2), "bounds.Chain::limitedDepth(int)");
    assert_eq!((report.verdict(), report.guarantee()), (Verdict::Verified, Guarantee::Bounded));
    assert_eq!(report.bounds_hit, BTreeMap::from([("the depth of calls", 1)]));
    let cut: Vec<String> = report.cut.keys().map(|(_, place)| place.clone()).collect();
    assert_eq!(cut, ["Chain.java:49"]);
}

/// The same without an upper limit: some number overflows every stack, and the others stay unknown.
#[test]
fn deep_calls_with_extreme_numbers_overflow() {
    let report = check(subjects::k(2), "bounds.Chain::countDown(int)");
    assert_eq!((report.verdict(), report.paths.violated), (Verdict::Violated, 1));
    assert_eq!(report.bounds_hit, BTreeMap::from([("the depth of calls", 1)]));
    let violation = &report.violations[0];
    assert!(violation.message.contains("StackOverflowError"), "{}", violation.message);
    assert_eq!(violation.initial_heap.roots, [("n".to_owned(), explore::Shown::Int(i32::MAX))]);
}

/// Time is up inside of a recursion, too, and nothing is worked out at length afterwards.
#[test]
fn timeout_in_a_recursion() {
    let begun = std::time::Instant::now();
    let config = Config { timeout: Some(Duration::from_millis(20)), call_bound: Some(100_000), ..Config::default() };
    expect_ended(&check(config, "bounds.Chain::countDown(int)"), EndedEarly::Timeout);
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
}

#[test]
fn max_paths() {
    let report = check(Config { max_paths: Some(10), ..subjects::n(6) }, CONTAINS);
    expect_ended(&report, EndedEarly::MaxPaths);
    assert_eq!(report.paths.completed, 10);
}

/// A violation that was found stays one.
#[test]
fn max_paths_after_a_violation() {
    let report = check(Config { max_paths: Some(20), ..subjects::k(2) }, "heaps.LeftistHeap::merge(LeftistHeap)");
    assert_eq!((report.ended_early, report.verdict()), (Some(EndedEarly::MaxPaths), Verdict::Violated));
    assert_eq!(report.paths.completed + report.paths.violated, 20);
}

#[test]
fn timeout() {
    let config = Config { timeout: Some(Duration::from_millis(50)), loop_bound: u64::MAX, ..Config::default() };
    let report = check(config, "bounds.Chain::spin()");
    expect_ended(&report, EndedEarly::Timeout);
    assert_eq!(report.paths.completed, 0);
}

#[test]
fn memory() {
    let report =
        check(Config { max_memory: Some(1), loop_bound: u64::MAX, ..Config::default() }, "bounds.Chain::spin()");
    expect_ended(&report, EndedEarly::Memory);
}

/// What was found until then is reported.
#[test]
fn interrupt() {
    for jobs in [1, 2] {
        let mut session = subjects::open(Config { jobs, ..subjects::n(12) });
        let target = session.targets(CONTAINS).expect("it is there").remove(0);
        let monitor = Monitor::default();
        let watch = |_: &PathView<'_>| {
            if monitor.paths.load(Ordering::Relaxed) >= 5 {
                monitor.interrupt.store(true, Ordering::Relaxed);
            }
        };
        let report = session.check_with(&target, &monitor, &watch).expect("it can be checked");
        expect_ended(&report, EndedEarly::Interrupted);
        assert!((5..7_030_570).contains(&report.paths.completed), "{} paths", report.paths.completed);
    }
}

/// A path that never ends is given up, and the session can be used again.
#[test]
fn interrupt_on_an_endless_path() {
    let mut session = subjects::open(Config { loop_bound: u64::MAX, ..Config::default() });
    let monitor = Monitor::default();
    monitor.interrupt.store(true, Ordering::Relaxed);
    let report = subjects::check_and_tell(&mut session, "bounds.Chain::spin()", &monitor);
    expect_ended(&report, EndedEarly::Interrupted);
    assert_eq!(report.paths.completed, 0);
    assert_eq!(subjects::check(&mut session, CONTAINS).paths.completed, 236);
}
