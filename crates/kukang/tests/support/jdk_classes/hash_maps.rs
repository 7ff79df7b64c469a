//! `HashMap` itself, method by method: keys are null or `Integer`, which the spec's limit says, and nothing of the rest of the
//! JDK that an `Object` may be keeps a check from its verdict.

use crate::{check, jdks, n, nothing, open};
use explore::Verdict;
use interp::symbolic::Gap;

#[test]
fn a_map_of_at_most_four_entries_keeps_its_invariant() {
    for jdk in jdks() {
        for (most, methods) in
            [(3, &["get(Object)", "remove(Object)", "containsKey(Object)", "clear()"][..]), (4, &["put"])]
        {
            let mut session = open(jdk, nothing(), n(most));
            for method in methods {
                let report = check(&mut session, &format!("java.util.HashMap::{method}"));
                assert_eq!(report.verdict(), Verdict::Verified, "{jdk}: {method}: {:?}", report.unsupported);
                assert!(report.paths.completed > 5, "{jdk}: {method}: {:?}", report.paths);
                let is_limit = |gap: &Gap| matches!(gap, Gap::Limit { class, .. } if class == "java.util.HashMap");
                assert!(report.gaps.iter().any(is_limit), "{jdk}: {method}: {:?}", report.gaps);
            }
        }
    }
}
