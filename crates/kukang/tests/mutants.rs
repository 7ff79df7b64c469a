//! Every seeded bug of `tests/mutants` is found with k = 3, or else with n = 6; the subjects without bugs are clean
//! there. For the mark phase, which takes any graph of cells and has 306 paths with k = 2, that bound and n = 3 have
//! to do.
//!
//! `cargo test -p kukang --test mutants -- --nocapture` shows how each was found.

#[path = "../src/annotations.rs"]
mod annotations;
#[path = "support/mutant.rs"]
mod mutant;
#[path = "support/subjects.rs"]
mod subjects;
mod support;

use explore::{Config, Report, Verdict};
use mutant::Mutant;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The bounds for a subject, in the order in which they are tried.
fn bounds(subject: &str) -> [(&'static str, Config); 2] {
    match subject {
        "Heap" => [("k = 2", subjects::k(2)), ("n = 3", subjects::n(3))],
        _ => [("k = 3", subjects::k(3)), ("n = 6", subjects::n(6))],
    }
}

macro_rules! subjects {
    ($($test:ident $name:literal)*) => {
        $(
            #[test]
            fn $test() {
                find_all($name);
            }
        )*

        #[test]
        fn every_subject_has_its_test() {
            assert_eq!(mutant::subjects_with_mutants(), [$($name),*]);
        }
    };
}

subjects! {
    aa_tree "AATree"
    avl_tree "AvlTree"
    binary_heap "BinaryHeap"
    binary_search_tree "BinarySearchTree"
    circular_list "CircularList"
    heap "Heap"
    int_stack "IntStack"
    leftist_heap "LeftistHeap"
    singly_linked_list "SinglyLinkedList"
    sort "Sort"
    tree_map "TreeMap"
}

/// Each mutant violates each of its targets, and the subject itself none of them.
fn find_all(subject: &str) {
    let mutants: Vec<&Mutant> = mutant::all().iter().filter(|mutant| mutant.subject == subject).collect();
    assert!(!mutants.is_empty(), "{subject} has no mutants");
    let targets: BTreeSet<&str> = mutants.iter().flat_map(|mutant| &mutant.targets).map(String::as_str).collect();
    for (bound, config) in bounds(subject) {
        let mut session = subjects::open(config);
        for target in &targets {
            let verdict = subjects::check(&mut session, target).verdict();
            assert_eq!(verdict, Verdict::Verified, "{target} with {bound}, without any bug");
        }
    }
    let mut table = String::new();
    let mut survivors = Vec::new();
    for mutant in mutants {
        for target in &mutant.targets {
            let found = find(mutant, target);
            survivors.extend(found.is_none().then(|| format!("{} in {target}", mutant.name)));
            let found = found.unwrap_or_else(|| "not found".into());
            writeln!(table, "{subject:17} {:35} {found:45} {target}", mutant.name).expect("a string takes it");
        }
    }
    print!("{table}");
    assert!(survivors.is_empty(), "{subject}: not found: {}", survivors.join(", "));
}

/// With which bound, and as what, a bug is found.
fn find(mutant: &Mutant, target: &str) -> Option<String> {
    bounds(&mutant.subject).into_iter().find_map(|(bound, config)| {
        let mut session = subjects::open_with(&[&mutant.classes, subjects::classes()], config);
        let report = subjects::check(&mut session, target);
        (report.verdict() == Verdict::Violated).then(|| format!("{bound}, {}", summary(&report)))
    })
}

/// The codes of the violations, and how many of the paths are violated.
fn summary(report: &Report) -> String {
    let codes: BTreeSet<&str> = report.violations.iter().map(|violation| violation.code).collect();
    let codes: Vec<&str> = codes.into_iter().collect();
    let (violated, all) = (report.paths.violated, report.paths.violated + report.paths.completed);
    format!("{} on {violated} of {all} paths", codes.join(" and "))
}
