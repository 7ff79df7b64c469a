//! Tests of classes and members that are hard to name.

use crate::support::{commands, jdk};
use crate::written::{as_str, expect_as_said_everywhere, write_both};
use crate::{odd, suites};
use std::fs;

/// Enum constants with bodies, inner, private, local and deprecated classes, type arguments, hidden fields, numbers and letters
/// that are hard to write, names that mean something else in a test or nothing at all in Java.
#[test]
fn tests_of_odd_classes_compile_and_do_as_they_say() {
    let classes = odd::odd_classes();
    let write = |junit: &str| {
        let folder = commands::fresh_folder(&format!("tests_command/odd-{junit}"));
        let options = ["odd", "odd.Words::hidden", "odd.Outer::secretOf", "odd.Outer::some", "odd.Generics::row"];
        let options = [&options[..], &["odd.\u{c9}t\u{e9}::\u{540d}\u{524d}", "-k", "2", "--junit", junit]].concat();
        suites::write(jdk::compiler_for(17), suites::class_path(&[classes]), &folder, &options)
    };
    // Exceptions and lists are arguments and are extended, and need nothing opened.
    expect_as_said_everywhere("odd", &[write("5"), write("4")]);
}

/// Members that a test may use, of types that it cannot name: private classes, enums and records within a class, what only another
/// package sees; as fields, parameters, results, elements, components, bounds, and in conditions.
#[test]
fn members_may_be_seen_where_their_types_are_not() {
    let written =
        write_both("hidden", "hidden", &["near.Chain", "near.Sub", "near.Guarded", "near.Wraps", "--select", "paths"]);
    let text = fs::read_to_string(written[0].sources.join("near/GuardedKukangTest.java")).expect("it is written");
    assert!(text.contains("assertTrue(result == (Object) guarded.first(),"), "{text}");
    expect_as_said_everywhere("hidden", &written);
    let written = write_both(
        "hidden",
        "hidden-parts",
        &["near.Wraps$Wrap", "near.Wraps$Box", "near.Wraps$Row", "--select", "paths"],
    );
    expect_as_said_everywhere("hidden-parts", &written);
}

/// Local and anonymous classes are called as the JVM calls them, in the tests and in what they are compared with.
#[test]
fn objects_of_classes_with_numbers_for_names_change() {
    let written =
        write_both("hidden", "numbered", &["near.Local", "near.Local$1Counter", "near.Local$1", "--select", "paths"]);
    let text =
        fs::read_to_string(written[0].sources.join("near/Local_1CounterKukangTest.java")).expect("it is written");
    assert!(text.contains("1Counter.peer"), "{text}");
    expect_as_said_everywhere("numbered", &written);
}

/// Classes under test that are called like classes that tests use, in a package and without one.
#[test]
fn classes_under_test_may_be_called_like_those_of_tests() {
    let classes = odd::clashing_classes();
    let mut targets = vec!["clash".to_owned()];
    for name in odd::CLASHING {
        targets.extend([format!("clash.{name}::hidden"), name.to_owned(), format!("{name}::hidden")]);
    }
    let write = |junit: &str| {
        let folder = commands::fresh_folder(&format!("tests_command/clash-{junit}"));
        let options = [as_str(&targets), vec!["-k", "2", "--junit", junit]].concat();
        suites::write(jdk::compiler_for(17), suites::class_path(&[classes]), &folder, &options)
    };
    expect_as_said_everywhere("clash", &[write("5"), write("4")]);
}

/// What is written reads the same whatever encoding javac thinks that it has.
#[test]
fn sources_are_ascii() {
    let folder = commands::fresh_folder("tests_command/ascii");
    let class_path = suites::class_path(&[odd::odd_classes()]);
    suites::write(jdk::compiler_for(17), class_path, &folder, &["odd.\u{c9}t\u{e9}", "odd.Numbers::of", "-k", "2"]);
    let files = suites::files(&folder);
    assert!(files.len() >= 2, "{files:?}");
    for file in files {
        assert!(fs::read(&file).expect("it was just written").is_ascii(), "{}", file.display());
    }
}
