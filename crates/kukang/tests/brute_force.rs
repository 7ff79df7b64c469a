//! Explored paths against every small heap, run by HotSpot.
//!
//! For each subject all heaps of a few objects are enumerated: all shapes, aliasings and classes, and a small range
//! of numbers. HotSpot runs the method on each as Kukang's driver would. Then, under each strategy:
//!
//! - a heap that passes the assumptions and lies within the bound belongs to exactly one completed or violated path,
//!   and that path has the outcome that HotSpot has (nothing is missed, nothing is counted twice);
//! - a heap that is assumed away belongs to none;
//! - the model of each path, made concrete, runs to the path's outcome (nothing is made up). Where a model has an array
//!   that no machine could hold, a heap of the list must belong to the path instead.
//!
//! `cargo test -p kukang --test brute_force -- --nocapture` shows what was compared.

#[path = "support/brute_force/mod.rs"]
mod brute_force;
mod support;

use std::time::Instant;

use brute_force::compare::{Expected, Sabotage};
use brute_force::subject::Subject;
use explore::Strategy;

/// The longest list of complaints that is shown.
const SHOWN: usize = 8;

/// The comparison is worth something only if it can fail.
#[test]
fn a_broken_exploration_is_noticed() {
    const SUBJECT: Subject = Subject {
        target: "trees.BinarySearchTree::contains(int)",
        classes: &[("trees.BinarySearchTree", 1), ("trees.BinarySearchTree$Node", 2)],
        ..Subject::PLAIN
    };
    let expected = Expected::of(&SUBJECT);
    let complaints = |sabotage| expected.compare(Strategy::LazierSharp, sabotage).complaints.join("\n");
    assert_eq!(complaints(Sabotage::Nothing), "");
    assert!(complaints(Sabotage::LosePath(1)).contains("belongs to no path"));
    assert!(complaints(Sabotage::ForgetConstraint).contains(" and "), "some heap belongs to two paths");
    let mistaken = complaints(Sabotage::MistakeOutcome(0));
    assert!(mistaken.contains("is completed on HotSpot but belongs to") && mistaken.contains("is a model of"));
}

/// Compares under each strategy and complains.
fn agree(subjects: &'static [Subject]) {
    let complaints: Vec<String> = subjects.iter().flat_map(complaints).collect();
    let shown = complaints.iter().take(SHOWN).cloned().collect::<Vec<_>>().join("\n");
    assert!(complaints.is_empty(), "{} complaints\n{shown}", complaints.len());
}

fn complaints(subject: &'static Subject) -> Vec<String> {
    let begun = Instant::now();
    let expected = Expected::of(subject);
    let (target, count) = (subject.target, expected.count());
    println!("{target}: {count} heaps, enumerated and run on HotSpot in {:.2} s", begun.elapsed().as_secs_f64());
    let mut complaints = Vec::new();
    for (strategy, name) in Strategy::NAMES {
        let begun = Instant::now();
        let found = expected.compare(strategy, Sabotage::Nothing);
        let (paths, covered, seconds) = (found.paths, found.covered, begun.elapsed().as_secs_f64());
        let too_long =
            if found.too_long > 0 { format!(", {} models are too large", found.too_long) } else { String::new() };
        println!("{target} under {name}: {paths} paths, {covered} heaps belong to one{too_long}, {seconds:.2} s");
        if paths == 0 || covered == 0 {
            complaints.push(format!("{target} under {name}: nothing was compared"));
        }
        complaints.extend(found.complaints.into_iter().map(|complaint| format!("{target} under {name}: {complaint}")));
    }
    complaints
}
