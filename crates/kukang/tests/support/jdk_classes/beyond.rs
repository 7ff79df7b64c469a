//! Collections beyond the limits of the specs: no input is such a one, which reports say, but code may make them.

use crate::{check, compile, jdks, n, open};
use explore::Verdict;
use interp::symbolic::Gap;

const MADE: [&str; 6] = ["otherKeys", "capacity", "comparator", "view", "queueWithComparator", "room"];

#[test]
fn limits_are_assumed_of_inputs_and_never_checked() {
    let classes = compile("beyond");
    for jdk in jdks() {
        let mut session = open(jdk, &classes, n(2));
        for made in MADE {
            let report = check(&mut session, &format!("beyond.Beyond::{made}"));
            assert_eq!(report.verdict(), Verdict::Verified, "{made} of {jdk}: {report:?}");
            assert_eq!(report.paths.completed, 1, "{made} of {jdk}: {report:?}");
            assert!(report.gaps.is_empty(), "{made} of {jdk}: {report:?}");
        }
        let report = check(&mut session, "beyond.Beyond::put");
        assert_eq!(report.verdict(), Verdict::Verified, "{jdk}: {report:?}");
        let is_limit = |gap: &Gap| matches!(gap, Gap::Limit { class, .. } if class == "java.util.HashMap");
        assert!(report.gaps.iter().any(is_limit), "{jdk}: {report:?}");
        // A call by contract that is given one neither refuses it nor ends the path.
        let report = check(&mut session, "beyond.Beyond::afterCall");
        assert_eq!(report.verdict(), Verdict::Violated, "{jdk}: {report:?}");
        assert!(report.violations.iter().all(|it| it.code == "K002"), "{jdk}: {report:?}");
    }
}
