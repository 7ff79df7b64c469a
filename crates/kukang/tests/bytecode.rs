//! Bytecode that javac never writes: instructions and forms of them, constants, exception tables, names and debugging
//! information that are legal in a class file and impossible, or rare, in what a compiler makes of Java.
//!
//! The generator in `tests/bytecode` writes one small program per thing to be shown; each runs on `java` and on
//! `kukang run` and must do the same, byte for byte. `KUKANG_ONLY=text` narrows the run as for the differential tests.

mod support;

use support::cases::Case;
use support::jdk::Jdk;
use support::{compare, compiled, jdk};

/// What differs today.
const KNOWN_FAILURES: [&str; 18] = [
    // The frame of the method that HotSpot makes to throw the error is not in the stack trace.
    "dispatch.ConflictingDefaults",
    // HotSpot has the JDK throw this error, without a message, where the call was linked with another receiver before.
    "dispatch.LinkedCallMeetsNotPublic",
    // Once linked, the call does not ask whether its receiver implements the interface.
    "dispatch.LinkedCallOfObjectMethod",
    // Stack traces lack frames of the JDK's linkage code, and the lines of others are those of another way through it.
    "condy.NestedFails",
    "indy.BootstrapReturnsString",
    // Errors that are not linkage errors are remembered, where HotSpot calls the bootstrap method again.
    "condy.BootstrapThrowsError",
    "indy.BootstrapThrowsError",
    // A failure is repeated with the first one's stack trace, not with that of the instruction that repeats it.
    "condy.BootstrapThrows",
    "condy.InvokeThrows",
    "condy.NoSuchEnumConstant",
    "condy.NoSuchPrimitive",
    "condy.NoSuchStatic",
    "condy.NullOfPrimitiveType",
    "condy.ResultOfWrongClass",
    "condy.TooFewArguments",
    "indy.BootstrapReturnsNull",
    "indy.BootstrapThrows",
    "indy.TargetOfWrongType",
];

#[test]
fn generated_programs() {
    let (_, cases) = known_and_others();
    compare::expect_same("generated programs", &cases, &jdks());
}

#[test]
fn known_failures() {
    let (known, _) = known_and_others();
    assert_eq!(known.len(), KNOWN_FAILURES.len(), "a known failure is not among the generated programs");
    compare::expect_different("known failures", &known, &jdks());
}

/// The names come from the generator, so that a mistake there would otherwise compare nothing and pass.
#[test]
fn at_least_540_programs() {
    let total = compiled::bytecode().len();
    assert!(total >= 540, "only {total} generated programs");
}

fn known_and_others() -> (Vec<Case>, Vec<Case>) {
    let cases = compiled::bytecode().iter().cloned();
    cases.partition(|case| KNOWN_FAILURES.contains(&case.name.as_str()))
}

fn jdks() -> Vec<&'static Jdk> {
    jdk::wanted("JDK 17 or newer", |_| true)
}
