//! What the JDK's classes promise, as methods of `tests/jdk/conditions`: all of them hold.

use crate::{compile, jdks, n, open};
use explore::{Config, Monitor, Verdict};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

fn conditions() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| compile("conditions"))
}

/// Checks all methods of a class of conditions.
fn hold(class: &str, config: &Config) {
    for jdk in jdks() {
        let mut session = open(jdk, conditions(), config.clone());
        let name = format!("conditions.{class}");
        let targets = session.targets(&name).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut checked = 0;
        for target in targets {
            let text = target.to_string();
            let method = text.split("::").nth(1).and_then(|rest| rest.split('(').next()).unwrap_or_default();
            if method == "new" {
                continue;
            }
            checked += 1;
            let report = session
                .check(&target, &Monitor::default())
                .unwrap_or_else(|error| panic!("{target} of {jdk}: {error}"));
            assert_eq!(report.verdict(), Verdict::Verified, "{target} of {jdk}: {report:?}");
            assert!(report.paths.completed > 1, "{target} of {jdk} has paths");
        }
        assert!(checked > 0, "{class} has conditions");
    }
}

#[test]
fn tree_map() {
    hold("TreeMaps", &n(9));
}

#[test]
fn tree_set() {
    hold("TreeSets", &n(9));
}

#[test]
fn linked_list() {
    hold("LinkedLists", &n(9));
    hold("LinkedListEnds", &n(9));
}

#[test]
fn array_list() {
    hold("ArrayLists", &n(9));
}

#[test]
fn array_deque() {
    hold("ArrayDeques", &n(9));
}

#[test]
fn priority_queue() {
    hold("PriorityQueues", &n(9));
}

#[test]
fn vector() {
    hold("Vectors", &n(9));
}

#[test]
fn stack() {
    hold("Stacks", &n(9));
}

/// Keys are objects that are looked into, so there may be more of them than of the nodes that hold them.
#[test]
fn hash_map() {
    hold("HashMaps", &Config { type_bounds: vec![("java.lang.Integer".to_owned(), 9)], ..n(4) });
}
