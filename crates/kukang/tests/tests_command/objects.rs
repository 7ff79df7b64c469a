//! How tests make objects: by what their classes offer where that makes exactly the heap of the path.

use crate::suites::{self, Suite};
use crate::support::{cases, commands, jdk};
use crate::written::{
    class_path_of, example_class_path, example_sources, expect_as_said_everywhere, expect_known, reflective_tests,
    write_both, write_for,
};
use std::ffi::OsString;
use std::fs;

/// Stacks by pushing, trees by inserting, where that makes exactly the heap of the path; else node by node.
#[test]
fn structures_are_made_by_their_operations() {
    let folder = commands::fresh_folder("tests_command/operations");
    let source = example_sources();
    let examples = ["lists.IntStack", "trees.BinarySearchTree::contains", "-k", "2", "--source", &source];
    let own = cases::folder("junit").display().to_string();
    let ledger = ["shop.Ledger::amountOf", "shop.Ledger::hasDebt", "-k", "2", "--source", &own];
    let suites = [
        suites::write(jdk::compiler_for(17), example_class_path(), &folder.join("examples"), &examples),
        suites::write(jdk::compiler_for(17), class_path_of("shop"), &folder.join("ledger"), &ledger),
    ];
    expect_known(&folder.join("examples"));
    expect_known(&folder.join("ledger"));
    expect_as_said_everywhere("operations", &suites);
}

/// Constructors that refuse some of what they are given, and factory methods, where they make exactly the object of the path; strings
/// that were put together; lambdas.
#[test]
fn objects_are_made_by_constructors_that_look_at_what_they_get() {
    let written = write_both("shop", "constructors", &["shop.Money", "shop.Money$Share", "shop.Money$Range::holds"]);
    expect_known(&written[0].sources);
    expect_as_said_everywhere("constructors", &written);
}

/// Validating constructors with setters, own, inherited and validating ones; constructors with arguments and operations after them;
/// constructors and factory methods that copy arrays and lists. Only heaps that no call makes are made by reflection.
#[test]
fn objects_are_made_by_what_their_classes_offer() {
    let targets = ["depot.Card", "depot.Card$Gold", "depot.Cache", "depot.Copies$Word", "depot.Copies$Names"];
    let targets =
        [&targets[..], &["depot.Copies$Order", "depot.Copies$Stock", "depot.Copies$Stack", "-k", "3"]].concat();
    let written = write_both("depot", "offers", &targets);
    expect_known(&written[0].sources);
    let reflective = |class: &str| reflective_tests(&written[0], &format!("depot/{class}"));
    for class in ["Card", "Card_Gold", "Cache", "Copies_Word"] {
        assert_eq!(reflective(class), Vec::<String>::new(), "{class}");
    }
    // No constructor leaves null where the list should be.
    assert_eq!(reflective("Copies_Names"), ["isLone_returnsFalse_whenNamesIsNull"]);
    expect_as_said_everywhere("offers", &written);
}

/// States to which several calls lead, one after the other; builders; objects around others; structures with room for more.
#[test]
fn states_are_reached_by_calls() {
    let targets = ["yard.Till", "yard.Parcel", "yard.Guest", "yard.Rack$Box", "yard.Recent::get", "yard.Plans"];
    let written = write_both("yard", "calls", &targets);
    expect_known(&written[0].sources);
    for class in ["Till", "Parcel", "Guest", "Rack_Box", "Recent", "Plans"] {
        assert_eq!(reflective_tests(&written[0], &format!("yard/{class}")), Vec::<String>::new(), "{class}");
    }
    expect_as_said_everywhere("calls", &written);
}

/// Objects are as those have them who use a class: fields that nobody has read hold what constructors give them, collections of an
/// object's own are filled by its methods, and constructors may count in static fields.
#[test]
fn objects_are_as_their_users_have_them() {
    let targets = ["office.Ticket", "office.Cart", "office.Cart$Job", "office.Order", "office.Order$Builder"];
    let written = write_both("office", "office", &[&targets[..], &["office.Profile"]].concat());
    expect_known(&written[0].sources);
    for class in ["Ticket", "Order", "Order_Builder", "Profile"] {
        assert_eq!(reflective_tests(&written[0], &format!("office/{class}")), Vec::<String>::new(), "{class}");
    }
    expect_as_said_everywhere("office", &written);
}

/// A setter may be given an object where a constructor has made another part of the heap.
#[test]
fn objects_with_parts_of_their_own_are_given_others() {
    let written = write_both("office", "parts", &["office.Crate"]);
    expect_known(&written[0].sources);
    assert_eq!(reflective_tests(&written[0], "office/Crate"), Vec::<String>::new());
    expect_as_said_everywhere("parts", &written);
}

/// Where the least numbers of a path are refused, others are tried; the methods of constants with bodies are called on the constants.
#[test]
fn records_get_numbers_that_their_constructors_take() {
    let written = write_both("yard", "records", &["yard.Span::isWide", "yard.Span::has", "yard.Signal$1"]);
    expect_known(&written[0].sources);
    for (class, count) in [("Span", 5), ("Signal_1", 2)] {
        let file = written[0].sources.join(format!("yard/{class}KukangTest.java"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!((text.matches("@Test").count(), text.contains("KukangHeap")), (count, false), "{text}");
    }
    expect_as_said_everywhere("records", &written);
}

/// Objects of which nothing but their type is known are made as people make one; elements that nobody has looked at are of the class that
/// signatures say. HotSpot does with them what is predicted.
#[test]
fn what_nobody_looks_at_is_as_declared() {
    let written = write_both("stock", "stock", &["stock.Unseen", "stock.Bins"]);
    expect_known(&written[0].sources);
    let file = |class: &str| {
        let file = written[0].sources.join(format!("stock/{class}KukangTest.java"));
        fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    };
    let unseen = file("Unseen");
    for made in [
        "InputStream in = InputStream.nullInputStream();",
        "EnumSet<TimeUnit> units = EnumSet.noneOf(TimeUnit.class);",
        "EnumMap<Unseen.Kind, String> kinds = new EnumMap<>(Unseen.Kind.class);",
        "WeakReference<String> reference = new WeakReference<>(null);",
        // Two that differ, and none that the code names.
        "Unseen.differ(Runnable.class, Iterable.class)",
        "Unseen.isKnown(Runnable.class)",
        "Unseen.isBelow(Unseen.Job.class)",
        "Thread other = new Thread();",
        "Path path = Path.of(\"a\");",
        "Unseen.Job job = new Unseen.Job() {",
        "Unseen.Step step = KukangHeap.anyOf(Unseen.Step.class);",
    ] {
        assert!(unseen.contains(made), "{made}: {unseen}");
    }
    let bins = file("Bins");
    for made in [
        "Bins.Item itemsElement0 = new Bins.Item(\"a\");",
        "ArrayDeque<Bins.Item> items = new ArrayDeque<>();",
        "texts.add(\"a\");",
        "numbers.add(Integer.valueOf(1));",
        "colours.add(Bins.Colour.RED);",
        "Bins.Square shapesElement1 = new Bins.Square(0);",
        "List<Bins.Item> listsElement1 = new ArrayList<>();",
        "Duration durationsElement2 = Duration.ZERO;",
    ] {
        assert!(bins.contains(made), "{made}: {bins}");
    }
    // What no type argument names, and a record that refuses everything.
    assert_eq!(bins.matches("= new Object();").count(), 6, "{bins}");
    expect_as_said_everywhere("stock", &written);
    for jdk in suites::jdks() {
        let source = cases::folder("junit").display().to_string();
        let mut kukang = std::process::Command::new(env!("CARGO_BIN_EXE_kukang"));
        kukang.current_dir(env!("CARGO_TARGET_TMPDIR")).args(["replay", "stock", "-k", "2", "--jdk"]).arg(&jdk.home);
        kukang.arg("--replay-jdk").arg(&jdk.home).arg("-cp").arg(&written[0].class_path).args(["--source", &source]);
        let said = commands::run(&mut kukang).out();
        assert!(said.contains("replayed, all as predicted\n"), "{jdk}: {said}");
    }
}

/// Calls that set objects up keep to the contracts of what they call, those of builders too; tests of violations rely on calls as well, but
/// on none that is wrong in the same run.
#[test]
fn set_up_keeps_to_contracts() {
    let written = write_both("yard", "contracts", &["yard.Fund", "yard.Fund$Ticket"]);
    expect_known(&written[0].sources);
    for suite in &written {
        let text = fs::read_to_string(suite.sources.join("yard/FundKukangTest.java")).expect("it was just written");
        let made: Vec<&str> = text.split("Fund fund = ").skip(1).filter_map(|rest| rest.lines().next()).collect();
        assert!(
            made.iter().all(|made| ["new Fund(\"a\");", "KukangHeap.allocate(Fund.class);"].contains(made)),
            "{text}"
        );
        let reproducers: Vec<&str> = text.split("// Fails as long as").skip(1).collect();
        assert!(reproducers.iter().any(|test| test.contains("fund.freeze();")), "{text}");
        // What takes one turn too many makes no object of which another test is.
        assert_eq!(text.matches("fund.turn(").count(), 1, "{text}");
    }
    expect_as_said_everywhere("contracts", &written);
}

/// Objects of the JDK that nobody looks into are made by what everybody may call, and nobody looks into them afterwards.
#[test]
fn objects_of_the_jdk_need_nothing_opened() {
    let written = write_both("yard", "desk", &["yard.Desk", "yard.Branch::isAmong", "yard.Queues", "yard.Rooms"]);
    expect_known(&written[0].sources);
    let classes = ["Desk", "Branch", "Queues", "Rooms"];
    for (suite, class) in written.iter().flat_map(|suite| classes.map(|class| (suite, class))) {
        let file = suite.sources.join(format!("yard/{class}KukangTest.java"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(!text.contains("--add-opens"), "{text}");
    }
    for class in ["yard/Desk", "yard/Queues"] {
        assert_eq!(reflective_tests(&written[0], class), Vec::<String>::new());
    }
    expect_as_said_everywhere("desk", &written);
}

/// An array may be an element of itself, also where its elements are what a factory is given.
#[test]
fn an_array_may_hold_itself() {
    let written = write_both("depot", "bag", &["depot.Bag::contains", "-k", "1", "--select", "paths"]);
    expect_known(&written[0].sources);
    expect_as_said_everywhere("bag", &written);
}

/// What collections of the JDK keep for themselves, such as from where they count their changes, is not what the case has there if its own
/// operations have made them: of those that change while entries, iterators and views of them come out, tests tell what they hold.
#[test]
fn collections_that_change_are_known_by_what_they_hold() {
    let written = write_both("rota", "rota", &["rota.Rota", "-k", "2", "--select", "paths"]);
    expect_known(&written[0].sources);
    let (badges, said) = write_for("5", "rota", "badges", &["rota.Badges", "-k", "2", "--select", "paths"]);
    assert!(!said.contains("--add-opens"), "{said}");
    let suites: Vec<Suite> = written.into_iter().chain([badges]).collect();
    for (suite, class) in suites.iter().zip(["Rota", "Rota", "Badges"]) {
        let file = suite.sources.join(format!("rota/{class}KukangTest.java"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(!text.contains("--add-opens") && !text.contains("modCount"), "{text}");
    }
    expect_as_said_everywhere("rota", &suites);
}

/// An object of an inner class gets one around it that can be made, or none and the helper class: javac does not take null there.
#[test]
fn inner_objects_have_others_around_them() {
    let written = write_both("hive", "hive", &["hive.Hive"]);
    expect_known(&written[0].sources);
    for suite in &written {
        let text = fs::read_to_string(suite.sources.join("hive/HiveKukangTest.java")).expect("it was just written");
        assert!(!text.contains("null.new") && text.contains("new Hive.Named(\"a\").new Cell();"), "{text}");
    }
    expect_as_said_everywhere("hive", &written);
}

/// What is an element of a list does not come with it, even if the list is made of it.
#[test]
fn what_lists_are_made_of_may_be_in_them() {
    let options = ["kiosk.Pairs::isSame", "-k", "2", "--max-paths", "100", "--select", "paths"];
    let written = write_both("kiosk", "pairs", &options);
    let open = ["--add-opens", "java.base/java.util=ALL-UNNAMED"].map(OsString::from);
    for jdk in suites::jdks() {
        let ran = suites::run(jdk, &format!("tests_command/pairs-{}", jdk.feature), &open, &written);
        for (suite, ran) in written.iter().zip(&ran) {
            suites::expect_as_said(suite, ran);
        }
    }
}

/// Nothing has to be opened for what is not written in the end.
#[test]
fn lists_that_the_helper_class_puts_into_fields_need_nothing_opened() {
    let (suite, said) = write_for("5", "kiosk", "total", &["kiosk.Total", "--select", "paths"]);
    let text = fs::read_to_string(suite.sources.join("kiosk/TotalKukangTest.java")).expect("it was just written");
    assert!(text.contains("KukangHeap.set(total, \"items\", items);"), "{text}");
    assert!(!text.contains("--add-opens") && !said.contains("--add-opens"), "{said}{text}");
    expect_as_said_everywhere("total", &[suite]);
}

/// A record whose constructor copies a list is made of the case's list where the call ends as predicted with the copy in its place; which
/// object is in the component no test says then. With what a copy refuses there is no test.
#[test]
fn records_may_copy_their_lists() {
    let written = write_both("kiosk", "copies", &["kiosk.Line", "kiosk.Line$Stack", "kiosk.Line$View"]);
    expect_known(&written[0].sources);
    let text = fs::read_to_string(written[0].sources.join("kiosk/LineKukangTest.java")).expect("it was just written");
    for made in ["line.has(", "line.isPlain(", "line.first(", "line.counted(", "Line.tagged(line)", "line.tags()"] {
        assert!(text.contains(made), "{made}: {text}");
    }
    assert!(!text.contains("line.tag(") && text.contains("assertEquals(tags, result);"), "{text}");
    expect_as_said_everywhere("copies", &written);
    let all = ["kiosk.Line", "kiosk.Line$Stack", "kiosk.Line$View", "kiosk.Line$Padded", "--select", "paths"];
    let (suite, said) = write_for("5", "kiosk", "all-copies", &all);
    assert!(said.contains("no call was found that makes the record kiosk.Line$Padded"), "{said}");
    expect_as_said_everywhere("all-copies", &[suite]);
}

/// What a constructor copies from an object that holds something else than in the case is not what the case says; arrays are as long as
/// constructors make them; who stands only between brackets is in the source of another class all the same.
#[test]
fn what_constructors_copy_from_others_is_not_asserted() {
    let classes = ["Limits", "Limits$Bucket", "Limits$Tag", "Limits$Buffer"];
    let targets = classes.map(|class| format!("kiosk.{class}"));
    let options: Vec<&str> = targets.iter().map(String::as_str).chain(["-k", "2"]).collect();
    let written = write_both("kiosk", "limits", &options);
    let read = |name: &str| {
        fs::read_to_string(written[0].sources.join(format!("kiosk/{name}KukangTest.java")))
            .expect("it was just written")
    };
    assert!(read("Limits").contains("@SuppressWarnings(\"auxiliaryclass\")"), "{}", read("Limits"));
    assert!(!read("Limits_Bucket").contains("bucket.tokens"), "{}", read("Limits_Bucket"));
    assert!(!read("Limits_Buffer").contains("new int[0]"), "{}", read("Limits_Buffer"));
    expect_as_said_everywhere("limits", &written);
}
