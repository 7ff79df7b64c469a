//! What tests assert, how they read values, and that no two of them are alike.

use crate::suites;
use crate::written::{expect_as_said_everywhere, expect_known, reflective_tests, write_both, write_for};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// Private fields, final ones, enums, records, strings, boxes, interfaces, statics, checks, assertions, contracts.
#[test]
fn what_is_written_is_what_people_have_read() {
    let targets = ["shop.Account", "shop.Account::discount", "shop.Basket", "shop.Route"];
    let written = write_both("shop", "expected", &targets);
    expect_known(&written[0].sources);
    let text = fs::read_to_string(written[1].sources.join("shop/AccountKukangTest.java")).expect("it is written");
    assert!(text.contains("import org.junit.Test;") && !text.contains("jupiter"), "{text}");
    expect_as_said_everywhere("expected", &written);
}

/// Of exceptions, be they made, returned or thrown, tests assert what the program's own classes keep in them, and their messages and causes.
#[test]
fn exceptions_are_looked_into() {
    let written = write_both("office", "exceptions", &["office.Lost", "office.Lost$Empty"]);
    expect_known(&written[0].sources);
    expect_as_said_everywhere("exceptions", &written);
}

/// Messages that strings of the input went into are known, but for fractions in them.
#[test]
fn messages_of_strings_are_asserted() {
    let written = write_both("kiosk", "messages", &["kiosk.Pass"]);
    expect_known(&written[0].sources);
    let text = fs::read_to_string(written[0].sources.join("kiosk/PassKukangTest.java")).expect("it was just written");
    assert_eq!(text.matches("thrown.getMessage());").count(), 3, "{text}");
    expect_as_said_everywhere("messages", &written);
}

/// Fields are read by getters that are called after them, and by none that is wrong or says something of its own; what is cut out of strings
/// is known; where a record refuses what the first path with a violation has, another path stands for it.
#[test]
fn tests_read_what_can_be_relied_on() {
    let written = write_both("readers", "readers", &["readers"]);
    expect_known(&written[0].sources);
    let text = |class: &str| {
        let file = written[0].sources.join(format!("readers/{class}KukangTest.java"));
        fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    };
    let all = text("Tally");
    for other in ["places", "shut", "amount"] {
        assert_eq!(all.matches(&format!(".{other}()")).count(), 1, "{all}");
    }
    assert!(!all.contains("KukangHeap") && all.contains("does not hold\");"), "{all}");
    assert!(!text("Cuts").contains("assertNotNull"));
    assert_eq!(text("Fees").matches("_breaksPostcondition").count(), 2);
    // One test for the violation, and the path with the least choices has a fee that there is not.
    let (spare, _) = write_for("5", "readers", "spare", &["readers.Fees::level", "--select", "outcomes"]);
    assert_eq!(suites::reproducers(&spare).len(), 1);
    let [first, second] = written;
    expect_as_said_everywhere("readers", &[first, second, spare]);
}

/// Paths that differ in what no test can see have one test, which says for how many it is there; letters that nobody looks at can be read.
#[test]
fn no_two_tests_are_alike() {
    let options = ["plain.Phrases", "--select", "paths"];
    let (five, said) = write_for("5", "plain", "alike", &options);
    let written = [five, write_for("4", "plain", "alike", &options).0];
    expect_known(&written[0].sources);
    assert!(said.contains("the same test as another path, which is written once"), "{said}");
    for suite in &written {
        let text = fs::read_to_string(suite.sources.join("plain/PhrasesKukangTest.java")).expect("it was just written");
        let bodies: Vec<&str> =
            text.split("() {\n").skip(1).filter_map(|test| test.split("\n    }\n").next()).collect();
        assert_eq!(bodies.iter().collect::<BTreeSet<_>>().len(), bodies.len(), "{text}");
        assert!(text.contains("with the same test)") && text.contains("isLong(\"aaa\")"), "{text}");
    }
    expect_as_said_everywhere("alike", &written);
}

/// Collections have the type arguments that signatures ask for; only what does not fit them is raw, and only there javac is silenced.
#[test]
fn collections_have_type_arguments() {
    let written = write_both("plain", "shapes", &["plain.Shapes", "plain.Shapes$Box", "plain.Shapes$Shelf"]);
    expect_known(&written[0].sources);
    let file = |class: &str| {
        let text = fs::read_to_string(written[0].sources.join(format!("plain/{class}KukangTest.java")));
        text.unwrap_or_else(|error| panic!("{class}: {error}"))
    };
    let text = file("Shapes") + &file("Shapes_Shelf");
    for test in text.split("\n    }\n") {
        let raw = [" ArrayList ", " ArrayDeque ", " HashMap ", " Map ", " Deque ", "(Collection) "];
        let is_raw = raw.iter().any(|named| test.contains(named));
        assert_eq!(test.contains("@SuppressWarnings"), is_raw, "{test}");
    }
    expect_as_said_everywhere("shapes", &written);
}

/// Collections of the JDK are told by what they hold, in the order that they keep; nothing has to be opened for that.
#[test]
fn collections_are_told_by_what_they_hold() {
    let written = write_both("depot", "collections", &["depot.Results", "-k", "3"]);
    expect_known(&written[0].sources);
    for suite in &written {
        let text = fs::read_to_string(suite.sources.join("depot/ResultsKukangTest.java")).expect("it was just written");
        assert!(!text.contains("--add-opens"), "{text}");
    }
    assert_eq!(reflective_tests(&written[0], "depot/Results"), Vec::<String>::new());
    expect_as_said_everywhere("collections", &written);
}

/// Views, wrappers, sets of enum constants, numbers of any size: they are told from outside, and none without an assertion.
#[test]
fn results_of_the_jdk_are_told_from_outside() {
    let written = write_both("depot", "views", &["depot.Views", "-k", "3"]);
    expect_known(&written[0].sources);
    for suite in &written {
        let text = fs::read_to_string(suite.sources.join("depot/ViewsKukangTest.java")).expect("it was just written");
        assert!(!text.contains("--add-opens") && !text.contains("KukangHeap"), "{text}");
    }
    let text = fs::read_to_string(written[0].sources.join("depot/ViewsKukangTest.java")).expect("it was just written");
    let is_bare = |test: &&str| test.contains("@Test") && !test.contains("        assert");
    assert_eq!(text.split("\n    }\n").find(is_bare), None);
    expect_as_said_everywhere("views", &written);
}

/// Constants that javac folds, boxes that are equal and not the same, members that subclasses in other packages do not have, arrays
/// whose elements have no name.
#[test]
fn tests_say_no_more_and_no_less_than_the_path() {
    let options = ["exact", "exact.Rows::lone", "exact.Rows::any", "--select", "paths"];
    let written = write_both("exact", "exact-all", &options);
    // Of many tests there are several files, with numbers.
    let read = |name: &str| -> String {
        let is_of = |file: &PathBuf| {
            let of =
                file.file_name().and_then(|file| file.to_str()?.strip_prefix(name)?.strip_suffix("KukangTest.java"));
            of.is_some_and(|number| number.chars().all(|digit| digit.is_ascii_digit()))
        };
        let files = suites::files(&written[0].sources).into_iter().filter(is_of);
        files.map(|file| fs::read_to_string(file).expect("it was just written")).collect()
    };
    let constants = read("Constants");
    let uses = |field: &str| constants.contains(&format!(".{field}")) || constants.contains(&format!("\"{field}\""));
    assert!(!uses("seven") && !uses("large") && constants.contains(".number"), "{constants}");
    assert!(read("Boxes").contains("KukangHeap.another(Integer.valueOf(0))"));
    let base = read("Base");
    assert!(base.contains("((Base) far).size = ") && base.contains("((Base) far).grow("), "{base}");
    assert!(base.contains(" far.guarded = 2;"), "{base}");
    let alphabet = read("Alphabet");
    assert!(alphabet.contains("[3] = result[3];") && alphabet.contains("assertTrue(result3.isWord);"), "{alphabet}");
    let rows = read("Rows");
    let is_plain = |line: &&str| line.contains("KukangHeap.array(KukangHeap.type(\"exact.Rows$1\"), all0)");
    assert!(rows.lines().any(|line| is_plain(&line)) && rows.contains("Rows.first(left, right)"), "{rows}");
    expect_as_said_everywhere("exact-all", &written);
}
