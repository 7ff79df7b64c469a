//! What k bounds in a collection: its elements, however they are kept.

use crate::{check, jdks, k, n, nothing, open};
use explore::Verdict;

/// Where nodes are all that a collection consists of, k elements and n nodes are the same heaps.
const METHODS: [&str; 6] = [
    "TreeMap::containsKey(Object)",
    "TreeMap::put(Object,Object)",
    "TreeSet::contains(Object)",
    "LinkedList::contains(Object)",
    "LinkedList::removeLast()",
    "LinkedList::get(int)",
];

#[test]
fn a_collection_has_at_most_k_elements() {
    for jdk in jdks() {
        for most in [1, 3, 5] {
            let (mut by_k, mut by_n) = (open(jdk, nothing(), k(most)), open(jdk, nothing(), n(most)));
            for method in METHODS {
                let target = format!("java.util.{method}");
                let (one, other) = (check(&mut by_k, &target), check(&mut by_n, &target));
                let found = (one.verdict(), one.paths.completed);
                assert_eq!(found, (Verdict::Verified, other.paths.completed), "{method} of {jdk}, {most}");
            }
        }
    }
}

/// The entries of the map that a set consists of belong to the set.
#[test]
fn nodes_are_no_steps() {
    let jdk = jdks()[0];
    let paths = |most| check(&mut open(jdk, nothing(), k(most)), "java.util.TreeSet::isEmpty()").paths.completed;
    assert_eq!((paths(0), paths(1), paths(2)), (1, 2, 4));
}
