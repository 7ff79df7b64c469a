//! What k bounds in a collection that a method is given: its elements, however they are kept. Of the JDK's own methods nodes are the
//! subject: see `tests/counts/kiasan_2006.csv`.

use crate::{check, compile, jdks, k, n, open};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Where nodes are all that a collection consists of, k elements and n nodes are the same heaps.
const METHODS: [&str; 5] = ["hasKey", "put", "has", "last", "at"];

fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| compile("elements"))
}

#[test]
fn a_collection_has_at_most_k_elements() {
    for jdk in jdks() {
        for most in [1, 3, 5] {
            let (mut by_k, mut by_n) = (open(jdk, classes(), k(most)), open(jdk, classes(), n(most)));
            for method in METHODS {
                let target = format!("elements.Held::{method}");
                let (one, other) = (check(&mut by_k, &target), check(&mut by_n, &target));
                let found = (one.verdict(), one.paths.completed, one.paths.violated);
                let by_nodes = (other.verdict(), other.paths.completed, other.paths.violated);
                assert_eq!(found, by_nodes, "{method} of {jdk}, {most}");
                assert!(found.1 > 1 && one.paths.unsupported == 0, "{method} of {jdk}, {most}: {one:?}");
            }
        }
    }
}

/// Nor is the map that a set consists of, nor its table.
#[test]
fn insides_are_no_steps() {
    let jdk = jdks()[0];
    let paths = |set: &str, most| {
        check(&mut open(jdk, classes(), k(most)), &format!("elements.Held::isEmpty({set})")).paths.completed
    };
    // None, and one per shape of a red-black tree.
    assert_eq!([0, 1, 2, 3].map(|most| paths("TreeSet", most)), [2, 3, 5, 7]);
    assert!(paths("HashSet", 1) > 2);
}
