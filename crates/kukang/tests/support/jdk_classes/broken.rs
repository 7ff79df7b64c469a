//! The same conditions about classes of our own that are almost the JDK's: what is wrong with them is found, so the
//! conditions and the specs say something.

use crate::{check, compile, jdks, n, open};
use explore::Verdict;

/// Every method of `tests/jdk/broken` claims something that does not hold.
#[test]
fn wrong_claims_are_refuted() {
    let classes = compile("broken");
    for jdk in jdks() {
        let mut session = open(jdk, &classes, n(3));
        for claim in CLAIMS {
            let report = check(&mut session, &format!("broken.Claims::{claim}"));
            assert_eq!(report.verdict(), Verdict::Violated, "{claim} of {jdk}: {report:?}");
            assert_eq!(report.paths.unsupported, 0, "{claim} of {jdk}: {report:?}");
        }
    }
}

const CLAIMS: [&str; 8] = [
    "treeMapKeepsValue",
    "treeSetGrows",
    "linkedListLastIsFirst",
    "arrayListNeverMoves",
    "arrayDequeIsAStack",
    "priorityQueuePeekStays",
    "stackPopIsBottom",
    "hashMapForgets",
];
