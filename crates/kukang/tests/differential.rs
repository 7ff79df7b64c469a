//! Differential tests: HotSpot is the oracle for everything a program does. Each test program runs on `java` and on
//! `kukang run` with the same JDK, and both must write the same bytes to standard output and standard error and end
//! with the same status.
//!
//! `KUKANG_ONLY=text` narrows the run to the programs whose name contains the text.

mod support;

use support::{cases, compare, compiled, jdk};

#[test]
fn programs_on_17() {
    let jdks = jdk::wanted("JDK 17", |feature| feature == 17);
    compare::expect_same("programs on 17", compiled::programs(), &jdks);
}

#[test]
fn programs_on_newer_releases() {
    let jdks = jdk::wanted("JDK newer than 17", |feature| feature > 17);
    compare::expect_same("programs on newer releases", compiled::programs(), &jdks);
}

#[test]
fn programs_of_25() {
    let jdks = jdk::wanted("JDK 25 or newer", |feature| feature >= 25);
    compare::expect_same("programs of 25", compiled::programs25(), &jdks);
}

#[test]
fn linkage_failures() {
    let jdks = jdk::wanted("JDK 17 or newer", |_| true);
    compare::expect_same("linkage failures", compiled::linkage(), &jdks);
}

/// The folders are found at run time, so a mistake in a path would otherwise compare nothing and pass.
#[test]
fn at_least_150_programs() {
    let folders = ["programs", "programs25"].map(cases::folder);
    let count = |folder| cases::programs(&cases::sources(folder), folder).len();
    let total: usize = folders.iter().map(|folder| count(folder.as_path())).sum();
    assert!(total >= 150, "only {total} programs in {folders:?}");
}
