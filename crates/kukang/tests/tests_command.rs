//! `kukang tests`: what it writes compiles without a warning, passes or fails as it says, and covers what Kukang does.
//!
//! The tests here take a part of the examples; `scripts/check-generated-tests` has them take all. Sources in `tests/junit` are for
//! what the examples do not have, and `tests/junit/expected` holds what is written for them, to be read by people;
//! `KUKANG_BLESS=1 cargo test -p kukang --test tests_command` writes it anew.

#[allow(dead_code, reason = "every test binary uses a part of it")]
#[path = "../src/annotations.rs"]
mod annotations;
#[allow(dead_code, reason = "every test binary uses a part of it")]
#[path = "support/mutant.rs"]
mod mutant;
#[path = "support/odd.rs"]
mod odd;
#[allow(dead_code, reason = "every test binary uses a part of it")]
#[path = "support/subjects.rs"]
mod subjects;
#[path = "support/suites.rs"]
mod suites;
mod support;

use explore::{BranchTaken, Config, Monitor, PathView, Session};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};
use suites::{Ran, Suite};
use support::process::End;
use support::{cases, commands, jdk};

/// Whether to take all examples, and their bounds as far as the issue asks for.
fn is_whole() -> bool {
    std::env::var_os("KUKANG_WHOLE").is_some()
}

/// The examples with what makes their tests.
fn example_class_path() -> OsString {
    suites::class_path(&[subjects::classes(), subjects::annotations_jar()])
}

fn example_sources() -> String {
    cases::folder("../examples").display().to_string()
}

/// Classes of `tests/junit`.
fn shop() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("tests_command/shop");
        let sources = [cases::folder("junit/shop")].iter().flat_map(|folder| suites::files(folder)).collect::<Vec<_>>();
        let jar = subjects::annotations_jar();
        commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
        classes
    })
}

fn shop_class_path() -> OsString {
    suites::class_path(&[shop(), subjects::annotations_jar()])
}

fn shop_options() -> Vec<String> {
    let source = cases::folder("junit").display().to_string();
    ["shop.Account", "shop.Account::discount", "shop.Basket", "shop.Route", "-k", "2", "--source", &source]
        .map(str::to_owned)
        .to_vec()
}

fn as_str(options: &[String]) -> Vec<&str> {
    options.iter().map(String::as_str).collect()
}

/// Runs a suite on both JDKs and expects that all is as its comments say.
fn expect_as_said_everywhere(name: &str, written: &[Suite]) {
    for jdk in suites::jdks() {
        let ran = suites::run(jdk, &format!("tests_command/{name}-{}", jdk.feature), &[], written);
        for (suite, ran) in written.iter().zip(&ran) {
            suites::expect_as_said(suite, ran);
        }
    }
}

#[test]
fn tests_of_examples_compile_and_do_as_they_say() {
    let folder = commands::fresh_folder("tests_command/examples");
    let packages: &[&str] = &["container", "heaps.BinaryHeap", "lists", "ordered", "sorts"];
    let trees = ["trees.BinarySearchTree", "trees.TreeMap", "trees.AATree", "trees.AvlTree::insert(int)"];
    let bound = if is_whole() { "3" } else { "2" };
    // Of these there are too many heaps with longer chains.
    let large = ["gc.Heap", "gc.HeapConditions", "heaps.LeftistHeap", "heaps.LeftistHeapConditions"];
    let suites = [
        write_examples(&folder.join("small"), &[packages, &trees].concat(), bound),
        write_examples(&folder.join("large"), &large, "2"),
    ];
    expect_as_said_everywhere("examples", &suites);
}

/// Writes tests of examples up to chains of this length.
fn write_examples(folder: &Path, targets: &[&str], bound: &str) -> Suite {
    let source = example_sources();
    let options = [targets, &["-k", bound, "--source", &source]].concat();
    suites::write(jdk::compiler_for(17), example_class_path(), folder, &options)
}

#[test]
fn every_path_can_be_a_test() {
    let folder = commands::fresh_folder("tests_command/paths");
    let source = example_sources();
    let options = ["lists", "trees.BinarySearchTree", "-k", "2", "--select", "paths", "--source", &source];
    let suite = suites::write(jdk::compiler_for(17), example_class_path(), &folder, &options);
    expect_as_said_everywhere("paths", &[suite]);
}

#[test]
fn tests_for_junit_4_compile_and_do_as_they_say() {
    let folder = commands::fresh_folder("tests_command/junit4");
    let mut options = shop_options();
    options.extend(["--junit", "4"].map(str::to_owned));
    let suite = suites::write(jdk::compiler_for(17), shop_class_path(), &folder, &as_str(&options));
    let text = fs::read_to_string(folder.join("shop/AccountKukangTest.java")).expect("it was just written");
    assert!(text.contains("import org.junit.Test;") && !text.contains("jupiter"), "{text}");
    expect_as_said_everywhere("junit4", &[suite]);
}

/// Private fields, final ones, enums, records, strings, boxes, interfaces, statics, checks, assertions, contracts.
#[test]
fn what_is_written_is_what_people_have_read() {
    let folder = commands::fresh_folder("tests_command/expected");
    let suite = suites::write(jdk::compiler_for(17), shop_class_path(), &folder, &as_str(&shop_options()));
    expect_known(&folder);
    expect_as_said_everywhere("expected", &[suite]);
}

/// Compares what was written with what people have read.
fn expect_known(folder: &Path) {
    let expected = cases::folder("junit/expected");
    for file in suites::files(folder) {
        let name = file.file_name().expect("a file has a name");
        if name == "KukangHeap.java" {
            continue;
        }
        let written = fs::read_to_string(&file).expect("it was just written");
        let known = expected.join(name);
        if std::env::var_os("KUKANG_BLESS").is_some() {
            fs::write(&known, &written).expect("the folder can be written to");
        }
        let known = fs::read_to_string(&known).unwrap_or_default();
        assert_eq!(written, known, "{}; if this is right, KUKANG_BLESS=1 writes it down", name.to_string_lossy());
    }
}

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
        suites::write(jdk::compiler_for(17), shop_class_path(), &folder.join("ledger"), &ledger),
    ];
    expect_known(&folder.join("examples"));
    expect_known(&folder.join("ledger"));
    expect_as_said_everywhere("operations", &suites);
}

/// Constructors that refuse some of what they are given, and factory methods, where they make exactly the object of the path; strings
/// that were put together; lambdas.
#[test]
fn objects_are_made_by_constructors_that_look_at_what_they_get() {
    let folder = commands::fresh_folder("tests_command/constructors");
    let own = cases::folder("junit").display().to_string();
    let targets = ["shop.Money", "shop.Money$Share", "shop.Money$Range::holds", "-k", "2", "--source", &own];
    let suite = suites::write(jdk::compiler_for(17), shop_class_path(), &folder, &targets);
    expect_known(&folder);
    expect_as_said_everywhere("constructors", &[suite]);
}

/// Tests of violations make objects as all others do, but never by the method that they are about; names say what happens, and what
/// numbers and flags are.
#[test]
fn violations_use_the_api_and_names_tell_what_happens() {
    let folder = commands::fresh_folder("tests_command/gauge");
    let own = cases::folder("junit").display().to_string();
    let targets = ["shop.Gauge", "-k", "2", "--source", &own];
    let suite = suites::write(jdk::compiler_for(17), shop_class_path(), &folder, &targets);
    expect_known(&folder);
    expect_as_said_everywhere("gauge", &[suite]);
}

/// Classes of `tests/junit/depot`.
fn depot() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("tests_command/depot");
        let jar = subjects::annotations_jar();
        let sources = suites::files(&cases::folder("junit/depot"));
        commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
        classes
    })
}

/// Writes tests of classes of `tests/junit/depot` for both JUnits, those for 5 first.
fn write_depot(name: &str, targets: &[&str]) -> [Suite; 2] {
    let source = cases::folder("junit").display().to_string();
    ["5", "4"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/{name}-{junit}"));
        let options = [targets, &["-k", "3", "--junit", junit, "--source", &source]].concat();
        let class_path = suites::class_path(&[depot(), subjects::annotations_jar()]);
        suites::write(jdk::compiler_for(17), class_path, &folder, &options)
    })
}

/// The tests of a class, `depot/Card`, that are no reproducers and make objects by the helper class.
fn reflective_tests(suite: &Suite, class: &str) -> Vec<String> {
    let file = suite.sources.join(format!("{class}KukangTest.java"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let tests = text.split("\n    }\n").filter(|test| !test.contains("Fails as long as"));
    let makes = ["KukangHeap.allocate(", "KukangHeap.set(", "KukangHeap.create(", "KukangHeap.array("];
    let is_made = |test: &&str| makes.iter().any(|call| test.contains(call));
    let name = |test: &str| test.split("void ").nth(1).and_then(|rest| rest.split('(').next()).map(str::to_owned);
    tests.filter(is_made).filter_map(name).collect()
}

/// Validating constructors with setters, own, inherited and validating ones; constructors with arguments and operations after them;
/// constructors and factory methods that copy arrays and lists. Only heaps that no call makes are made by reflection.
#[test]
fn objects_are_made_by_what_their_classes_offer() {
    let targets = ["depot.Card", "depot.Card$Gold", "depot.Cache", "depot.Copies$Word", "depot.Copies$Names"];
    let targets = [&targets[..], &["depot.Copies$Order", "depot.Copies$Stock", "depot.Copies$Stack"]].concat();
    let written = write_depot("offers", &targets);
    expect_known(&written[0].sources);
    let reflective = |class: &str| reflective_tests(&written[0], &format!("depot/{class}"));
    for class in ["Card", "Card_Gold", "Cache", "Copies_Word"] {
        assert_eq!(reflective(class), Vec::<String>::new(), "{class}");
    }
    // No constructor leaves null where the list should be.
    assert_eq!(reflective("Copies_Names"), ["isLone_returnsFalse_whenNamesIsNull"]);
    expect_as_said_everywhere("offers", &written);
}

/// Writes tests of classes of `tests/junit/yard` for both JUnits, those for 5 first.
fn write_yard(name: &str, targets: &[&str]) -> [Suite; 2] {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    let classes = CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("tests_command/yard");
        let jar = subjects::annotations_jar();
        let sources = suites::files(&cases::folder("junit/yard"));
        commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
        classes
    });
    let source = cases::folder("junit").display().to_string();
    ["5", "4"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/{name}-{junit}"));
        let options = [targets, &["-k", "2", "--junit", junit, "--source", &source]].concat();
        let class_path = suites::class_path(&[classes.as_path(), subjects::annotations_jar()]);
        suites::write(jdk::compiler_for(17), class_path, &folder, &options)
    })
}

/// States to which several calls lead, one after the other; builders; objects around others; structures with room for more.
#[test]
fn states_are_reached_by_calls() {
    let targets = ["yard.Till", "yard.Parcel", "yard.Guest", "yard.Rack$Box", "yard.Recent::get", "yard.Plans"];
    let written = write_yard("calls", &targets);
    expect_known(&written[0].sources);
    for class in ["Till", "Parcel", "Guest", "Rack_Box", "Recent", "Plans"] {
        assert_eq!(reflective_tests(&written[0], &format!("yard/{class}")), Vec::<String>::new(), "{class}");
    }
    expect_as_said_everywhere("calls", &written);
}

/// Writes tests of classes of `tests/junit/office` for both JUnits, those for 5 first.
fn write_office(name: &str, targets: &[&str]) -> [Suite; 2] {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    let classes = CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("tests_command/office");
        let jar = subjects::annotations_jar();
        let sources = suites::files(&cases::folder("junit/office"));
        commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
        classes
    });
    let source = cases::folder("junit").display().to_string();
    ["5", "4"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/{name}-{junit}"));
        let options = [targets, &["-k", "2", "--junit", junit, "--source", &source]].concat();
        let class_path = suites::class_path(&[classes.as_path(), subjects::annotations_jar()]);
        suites::write(jdk::compiler_for(17), class_path, &folder, &options)
    })
}

/// Objects are as those have them who use a class: fields that nobody has read hold what constructors give them, collections of an
/// object's own are filled by its methods, and constructors may count in static fields.
#[test]
fn objects_are_as_their_users_have_them() {
    let targets = ["office.Ticket", "office.Cart", "office.Cart$Job", "office.Order", "office.Order$Builder"];
    let written = write_office("office", &[&targets[..], &["office.Profile"]].concat());
    expect_known(&written[0].sources);
    for class in ["Ticket", "Order", "Order_Builder", "Profile"] {
        assert_eq!(reflective_tests(&written[0], &format!("office/{class}")), Vec::<String>::new(), "{class}");
    }
    expect_as_said_everywhere("office", &written);
}

/// Of exceptions, be they made, returned or thrown, tests assert what the program's own classes keep in them, and their messages and causes.
#[test]
fn exceptions_are_looked_into() {
    let written = write_office("exceptions", &["office.Lost", "office.Lost$Empty"]);
    expect_known(&written[0].sources);
    expect_as_said_everywhere("exceptions", &written);
}

/// A setter may be given an object where a constructor has made another part of the heap.
#[test]
fn objects_with_parts_of_their_own_are_given_others() {
    let written = write_office("parts", &["office.Crate"]);
    expect_known(&written[0].sources);
    assert_eq!(reflective_tests(&written[0], "office/Crate"), Vec::<String>::new());
    expect_as_said_everywhere("parts", &written);
}

/// Where the least numbers of a path are refused, others are tried; the methods of constants with bodies are called on the constants.
#[test]
fn records_get_numbers_that_their_constructors_take() {
    let written = write_yard("records", &["yard.Span::isWide", "yard.Span::has", "yard.Signal$1"]);
    expect_known(&written[0].sources);
    for (class, count) in [("Span", 5), ("Signal_1", 2)] {
        let file = written[0].sources.join(format!("yard/{class}KukangTest.java"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!((text.matches("@Test").count(), text.contains("KukangHeap")), (count, false), "{text}");
    }
    expect_as_said_everywhere("records", &written);
}

/// Fields are read by getters that are called after them, and by none that is wrong or says something of its own; what is cut out of strings
/// is known; where a record refuses what the first path with a violation has, another path stands for it.
#[test]
fn tests_read_what_can_be_relied_on() {
    let classes = commands::fresh_folder("tests_command/readers");
    let sources = suites::files(&cases::folder("junit/readers"));
    commands::compile_with(&[], &sources, 17, &classes);
    let source = cases::folder("junit").display().to_string();
    let written = ["5", "4"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/readers-{junit}"));
        let options = ["readers", "-k", "2", "--junit", junit, "--source", &source];
        suites::write(jdk::compiler_for(17), suites::class_path(&[classes.as_path()]), &folder, &options)
    });
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
    let folder = commands::fresh_folder("tests_command/readers-spare");
    let options = ["readers.Fees::level", "-k", "2", "--select", "outcomes", "--source", &source];
    let class_path = suites::class_path(&[classes.as_path()]);
    let spare = suites::write(jdk::compiler_for(17), class_path, &folder, &options);
    assert_eq!(suites::reproducers(&spare).len(), 1);
    let [first, second] = written;
    expect_as_said_everywhere("readers", &[first, second, spare]);
}

/// Objects of which nothing but their type is known are made as people make one; elements that nobody has looked at are of the class that
/// signatures say. HotSpot does with them what is predicted.
#[test]
fn what_nobody_looks_at_is_as_declared() {
    let classes = commands::fresh_folder("tests_command/stock");
    commands::compile_with(&[], &suites::files(&cases::folder("junit/stock")), 17, &classes);
    let source = cases::folder("junit").display().to_string();
    let class_path = suites::class_path(&[classes.as_path()]);
    let written = ["5", "4"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/stock-{junit}"));
        let options = ["stock.Unseen", "stock.Bins", "-k", "2", "--junit", junit, "--source", &source];
        suites::write(jdk::compiler_for(17), class_path.clone(), &folder, &options)
    });
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
        "Unseen.differ(Integer.class, Long.class)",
        "Unseen.isKnown(Integer.class)",
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
        "Duration durationsElement1 = Duration.ZERO;",
    ] {
        assert!(bins.contains(made), "{made}: {bins}");
    }
    // What no type argument names, and a record that refuses everything.
    assert_eq!(bins.matches("= new Object();").count(), 2, "{bins}");
    expect_as_said_everywhere("stock", &written);
    for jdk in suites::jdks() {
        let mut kukang = std::process::Command::new(env!("CARGO_BIN_EXE_kukang"));
        kukang.current_dir(env!("CARGO_TARGET_TMPDIR")).args(["replay", "stock", "-k", "2", "--jdk"]).arg(&jdk.home);
        kukang.arg("--replay-jdk").arg(&jdk.home).arg("-cp").arg(&class_path).args(["--source", &source]);
        let said = commands::run(&mut kukang).out();
        assert!(said.contains("replayed, all as predicted\n"), "{jdk}: {said}");
    }
}

/// Calls that set objects up keep to the contracts of what they call, those of builders too; tests of violations rely on calls as well, but
/// on none that is wrong in the same run.
#[test]
fn set_up_keeps_to_contracts() {
    let written = write_yard("contracts", &["yard.Fund", "yard.Fund$Ticket"]);
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

/// Writes tests of classes of `tests/junit/plain` for both JUnits, those for 5 first, and gives what is said about the first.
fn write_plain(name: &str, options: &[&str]) -> ([Suite; 2], String) {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    let classes = CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("tests_command/plain");
        commands::compile_with(&[], &suites::files(&cases::folder("junit/plain")), 17, &classes);
        classes
    });
    let source = cases::folder("junit").display().to_string();
    let mut said = String::new();
    let written = ["4", "5"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/{name}-{junit}"));
        let options = [options, &["-k", "2", "--junit", junit, "--source", &source]].concat();
        let class_path = suites::class_path(&[classes.as_path()]);
        said = suites::kukang_tests(jdk::compiler_for(17), &class_path, &folder, &options).out();
        Suite { class_path, sources: folder }
    });
    let [four, five] = written;
    ([five, four], said)
}

/// Paths that differ in what no test can see have one test, which says for how many it is there; letters that nobody looks at can be read.
#[test]
fn no_two_tests_are_alike() {
    let (written, said) = write_plain("alike", &["plain.Phrases", "--select", "paths"]);
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
    let (written, _) = write_plain("shapes", &["plain.Shapes", "plain.Shapes$Box", "plain.Shapes$Shelf"]);
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

/// Objects of the JDK that nobody looks into are made by what everybody may call, and nobody looks into them afterwards.
#[test]
fn objects_of_the_jdk_need_nothing_opened() {
    let written = write_yard("desk", &["yard.Desk", "yard.Branch::isAmong", "yard.Queues", "yard.Rooms"]);
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

/// Collections of the JDK are told by what they hold, in the order that they keep; nothing has to be opened for that.
#[test]
fn collections_are_told_by_what_they_hold() {
    let written = write_depot("collections", &["depot.Results"]);
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
    let written = write_depot("views", &["depot.Views"]);
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

/// The classes of a package in a folder of `tests/junit/mended`, with what their contracts need.
fn mended_class_path(which: &str, package: &str) -> OsString {
    let jar = subjects::annotations_jar();
    let classes = commands::fresh_folder(&format!("tests_command/mended/{which}-{package}"));
    let sources = suites::files(&cases::folder(&format!("junit/mended/{which}/{package}")));
    commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
    suites::class_path(&[&classes, jar])
}

/// Writes tests of a class of `tests/junit/mended/wrong` for both JUnits, those for 5 first, and expects that this is said of
/// them.
fn write_wrong(package: &str, class: &str, said: &str) -> [Suite; 2] {
    let source = cases::folder("junit/mended/wrong").display().to_string();
    let class_path = mended_class_path("wrong", package);
    ["5", "4"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/mended/{package}-{junit}"));
        let target = format!("{package}.{class}");
        let options = [&target, "-k", "2", "--junit", junit, "--source", &source];
        let outcome = suites::kukang_tests(jdk::compiler_for(17), &class_path, &folder, &options);
        assert!(outcome.out().contains(said), "{}{}", outcome.out(), outcome.err());
        Suite { class_path: class_path.clone(), sources: folder }
    })
}

/// The reproducers of suites that fail with the classes of another folder of `tests/junit/mended`, and those that do not.
fn run_reproducers(package: &str, which: &str, written: &[Suite]) -> [BTreeSet<String>; 2] {
    let class_path = mended_class_path(which, package);
    let suite = |suite: &Suite| Suite { class_path: class_path.clone(), sources: suite.sources.clone() };
    let suites: Vec<Suite> = written.iter().map(suite).collect();
    let [mut failed, mut passed] = [BTreeSet::new(), BTreeSet::new()];
    for jdk in suites::jdks() {
        let ran = suites::run(jdk, &format!("tests_command/mended-{package}-{which}-{}", jdk.feature), &[], &suites);
        for (suite, ran) in suites.iter().zip(&ran) {
            assert_eq!(ran.javac, Vec::<String>::new(), "{}", suite.sources.display());
            for test in suites::reproducers(suite).into_keys() {
                match ran.failed.get(&test) {
                    Some(thrown) => failed.insert(format!("{test}: {thrown}")),
                    None => passed.insert(test),
                };
            }
        }
    }
    [failed, passed]
}

/// The tests of violations fail as long as the code is wrong, each for its reason, and pass once it is mended.
#[test]
fn reproducers_pass_once_the_code_is_mended() {
    let written =
        write_wrong("mended", "Door", "no test for 1 path: what is wrong with it cannot be seen from outside");
    expect_known(&written[0].sources);
    expect_as_said_everywhere("mended", &written);
    let [failed, _] = run_reproducers("mended", "right", &written);
    assert!(failed.is_empty(), "{failed:#?}");
    for suite in &written {
        let reproducers = suites::reproducers(suite);
        let codes: BTreeSet<&str> = reproducers.values().filter_map(|reason| reason.get(..4)).collect();
        assert_eq!(codes.into_iter().collect::<Vec<_>>(), MENDED_CODES);
    }
}

/// Conditions that a test can say are what it asserts, and whatever else the contract promises: what ends in a way that it allows passes,
/// what is wrong in another way does not.
#[test]
fn reproducers_assert_what_conditions_say() {
    for (package, class) in [("kinds", "Kinds"), ("counter", "Counter"), ("ends", "Ends"), ("forms", "Forms")] {
        let written = write_wrong(package, class, " written, which ");
        expect_known(&written[0].sources);
        expect_as_said_everywhere(&format!("mended-{package}"), &written);
        let file = written[0].sources.join(format!("{package}/{class}KukangTest.java"));
        let text = fs::read_to_string(file).expect("it was just written");
        assert!(!text.contains("asReported"), "{text}");
        let [failed, _] = run_reproducers(package, "right", &written);
        assert!(failed.is_empty(), "{failed:#?}");
        let [_, passed] = run_reproducers(package, "other", &written);
        assert!(passed.is_empty(), "{passed:#?}");
    }
}

/// Whoever uses a class first decides whether its assert statements are carried out: all tests that may be the first switch them on.
#[test]
fn tests_of_whoever_uses_assert_statements_switch_them_on() {
    let classes = commands::fresh_folder("tests_command/asserts-classes");
    commands::compile_with(&[], &suites::files(&cases::folder("junit/asserts")), 17, &classes);
    let folder = commands::fresh_folder("tests_command/asserts");
    let class_path = suites::class_path(&[classes.as_path()]);
    let suite = suites::write(jdk::compiler_for(17), class_path, &folder, &["asserts"]);
    let switches = |class: &str| {
        let file = folder.join(format!("asserts/{class}KukangTest.java"));
        let text = fs::read_to_string(file).expect("it was just written");
        text.contains(&format!("{class}KukangTest.class.getClassLoader().setDefaultAssertionStatus(true);"))
    };
    assert_eq!(["Ahead", "Behind", "Alone"].map(switches), [true, true, false]);
    expect_as_said_everywhere("asserts", &[suite]);
}

/// Where a test cannot say a condition, it compares all that comes out with what was reported, to the last element.
#[test]
fn reproducers_compare_what_comes_out_with_what_was_reported() {
    let written = write_wrong("reported", "Reported", " written, which ");
    expect_known(&written[0].sources);
    expect_as_said_everywhere("mended-reported", &written);
    let reproducers = suites::reproducers(&written[0]);
    let text =
        fs::read_to_string(written[0].sources.join("reported/ReportedKukangTest.java")).expect("it was just written");
    assert_eq!(text.matches("boolean asReported = ").count(), reproducers.len(), "{text}");
    assert!(reproducers.len() >= 16, "{reproducers:#?}");
    let [failed, _] = run_reproducers("reported", "right", &written);
    assert!(failed.is_empty(), "{failed:#?}");
}

/// What is wrong with the class of `tests/junit/mended/wrong`, as far as it can be seen.
const MENDED_CODES: [&str; 7] = ["K002", "K004", "K008", "K010", "K012", "K014", "K015"];

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

/// Writes tests of classes of `tests/junit/hidden` for both JUnits, those for 5 first.
fn write_hidden(name: &str, targets: &[&str]) -> [Suite; 2] {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    let classes = CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("tests_command/hidden");
        commands::compile_with(&[], &suites::files(&cases::folder("junit/hidden")), 17, &classes);
        classes
    });
    let source = cases::folder("junit/hidden").display().to_string();
    ["5", "4"].map(|junit| {
        let folder = commands::fresh_folder(&format!("tests_command/{name}-{junit}"));
        let options = [targets, &["-k", "2", "--select", "paths", "--junit", junit, "--source", &source]].concat();
        suites::write(jdk::compiler_for(17), suites::class_path(&[classes]), &folder, &options)
    })
}

/// Members that a test may use, of types that it cannot name: private classes, enums and records within a class, what only another
/// package sees; as fields, parameters, results, elements, components, bounds, and in conditions.
#[test]
fn members_may_be_seen_where_their_types_are_not() {
    let written = write_hidden("hidden", &["near.Chain", "near.Sub", "near.Guarded", "near.Wraps"]);
    let text = fs::read_to_string(written[0].sources.join("near/GuardedKukangTest.java")).expect("it is written");
    assert!(text.contains("assertTrue(result == (Object) guarded.first(),"), "{text}");
    expect_as_said_everywhere("hidden", &written);
    let written = write_hidden("hidden-parts", &["near.Wraps$Wrap", "near.Wraps$Box", "near.Wraps$Row"]);
    expect_as_said_everywhere("hidden-parts", &written);
}

/// Local and anonymous classes are called as the JVM calls them, in the tests and in what they are compared with.
#[test]
fn objects_of_classes_with_numbers_for_names_change() {
    let written = write_hidden("numbered", &["near.Local", "near.Local$1Counter", "near.Local$1"]);
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

/// Classes of `tests/junit/exact`.
fn exact_classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("tests_command/exact-classes");
        commands::compile_with(&[], &suites::files(&cases::folder("junit/exact")), 17, &classes);
        classes
    })
}

fn write_exact(name: &str, options: &[&str]) -> Suite {
    let folder = commands::fresh_folder(&format!("tests_command/exact-{name}"));
    suites::write(jdk::compiler_for(17), suites::class_path(&[exact_classes()]), &folder, options)
}

/// Several violations on one line are several outcomes, as in the report for people.
#[test]
fn every_reported_violation_has_a_test() {
    let write = |select: &str| write_exact(&format!("reads-{select}"), &["exact.Reads", "-k", "2", "--select", select]);
    let written = [write("branches"), write("outcomes")];
    for suite in &written {
        let reasons = suites::reproducers(suite);
        let count = |method: &str, wanted: &str| {
            let is_it = |(test, reason): &(&String, &String)| {
                test.starts_with(&format!("exact.ReadsKukangTest.{method}_")) && reason.contains(wanted)
            };
            reasons.iter().filter(is_it).count()
        };
        let null = "NullPointerException";
        let found = [
            count("at", null),
            count("at", "ArrayIndexOutOfBoundsException"),
            count("cast", null),
            count("cast", "ClassCastException"),
            count("last", null),
        ];
        assert_eq!(found, [2, 1, 1, 1, 2], "{reasons:#?}");
    }
    expect_as_said_everywhere("exact-reads", &written);
}

/// A test that fails behind a branch leaves it uncovered for JaCoCo; where a path goes on, there is a test that does.
#[test]
fn branches_are_covered_by_tests_that_go_on() {
    let suite = write_exact("matrix", &["exact.Matrix", "-k", "2"]);
    let folder = commands::fresh_folder("tests_command/exact-matrix-coverage");
    let executed = folder.join("executed");
    let agent = format!("-javaagent:{}=destfile={}", suites::tool("jacoco-agent.jar").display(), executed.display());
    let ran = suites::run(jdk::compiler_for(17), "tests_command/exact-matrix-17", &[agent.into()], &[suite]);
    assert_eq!(ran[0].javac, Vec::<String>::new());
    let covered = covered_branches(exact_classes(), &executed, &folder.join("report.xml"));
    let of = |line: u16| covered.get(&("exact/Matrix.java".to_owned(), line)).copied();
    assert_eq!((of(7), of(14)), (Some(2), Some(2)), "{covered:?}");
}

/// Constants that javac folds, boxes that are equal and not the same, members that subclasses in other packages do not have, arrays
/// whose elements have no name.
#[test]
fn tests_say_no_more_and_no_less_than_the_path() {
    let write = |junit: &str| {
        let options =
            ["exact", "exact.Rows::lone", "exact.Rows::any", "-k", "2", "--select", "paths", "--junit", junit];
        write_exact(&format!("all-{junit}"), &options)
    };
    let written = [write("5"), write("4")];
    let read = |name: &str| {
        let file = written[0].sources.join(format!("exact/{name}KukangTest.java"));
        fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    };
    let constants = read("Constants");
    let uses = |field: &str| constants.contains(&format!(".{field}")) || constants.contains(&format!("\"{field}\""));
    assert!(!uses("seven") && !uses("large") && constants.contains(".number"), "{constants}");
    assert!(read("Boxes").contains("KukangHeap.another(Integer.valueOf(0))"));
    let base = read("Base");
    assert!(base.contains("((Base) far).size = ") && base.contains("((Base) far).grow("), "{base}");
    assert!(base.contains(" far.guarded = 2;"), "{base}");
    let rows = read("Rows");
    let is_plain = |line: &&str| line.contains("KukangHeap.array(KukangHeap.type(\"exact.Rows$1\"), all0)");
    assert!(rows.lines().any(|line| is_plain(&line)) && rows.contains("Rows.first(left, right)"), "{rows}");
    expect_as_said_everywhere("exact-all", &written);
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

/// The JDK's own classes: in a package of their own, with what has to be opened for them.
#[test]
fn tests_of_jdk_classes_say_what_they_need() {
    for jdk in suites::jdks() {
        let folder = commands::fresh_folder(&format!("tests_command/jdk-{}", jdk.feature));
        let targets = ["java.util.LinkedList::addFirst", "java.util.LinkedList::removeFirst", "java.util.TreeMap::get"];
        let options = [&targets[..], &["-k", "2"]].concat();
        let suite = suites::write(jdk, suites::class_path(&[shop()]), &folder, &options);
        let text =
            fs::read_to_string(folder.join("kukang/java/util/LinkedListKukangTest.java")).expect("it is written");
        assert!(text.contains("//     --add-opens java.base/java.util=ALL-UNNAMED\n"), "{text}");
        let open = ["--add-opens", "java.base/java.util=ALL-UNNAMED"].map(OsString::from);
        let ran = suites::run(jdk, &format!("tests_command/jdk-classes-{}", jdk.feature), &open, &[suite]);
        assert_eq!(ran[0].javac, Vec::<String>::new());
        assert!(ran[0].failed.is_empty() && ran[0].passed.len() >= 6, "{:?}", ran[0]);
    }
}

#[test]
fn the_same_is_written_for_any_number_of_workers() {
    let source = example_sources();
    let mut first: Option<BTreeMap<PathBuf, String>> = None;
    for jobs in ["1", "2", "3"] {
        let folder = commands::fresh_folder(&format!("tests_command/jobs-{jobs}"));
        let options = ["lists.SinglyLinkedList", "trees.TreeMap::put", "-k", "3", "--jobs", jobs, "--source", &source];
        suites::write(jdk::compiler_for(17), example_class_path(), &folder, &options);
        let text = |file: PathBuf| {
            let text = fs::read_to_string(&file).expect("it was just written");
            (file.strip_prefix(&folder).expect("it is there").to_owned(), text)
        };
        let files: BTreeMap<PathBuf, String> = suites::files(&folder).into_iter().map(text).collect();
        match &first {
            None => first = Some(files),
            Some(first) => assert!(*first == files, "--jobs {jobs} writes something else"),
        }
    }
}

#[test]
fn files_of_others_are_left_alone() {
    let folder = commands::fresh_folder("tests_command/foreign");
    let write =
        || suites::kukang_tests(jdk::compiler_for(17), &shop_class_path(), &folder, &["shop.Account::getOwner"]);
    assert_eq!(write().end, End::Exited(0));
    let file = folder.join("shop/AccountKukangTest.java");
    let own = fs::read_to_string(&file).expect("it was just written");
    assert_eq!(write().end, End::Exited(0), "its own files it may replace");
    fs::write(&file, "// by hand\n").expect("it can be written to");
    let refused = write();
    assert_eq!(refused.end, End::Exited(2));
    assert!(refused.err().contains("was not written by Kukang"), "{}", refused.err());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "// by hand\n");
    fs::remove_file(&file).expect("it is there");
    assert_eq!(write().end, End::Exited(0));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), own);
}

/// Another selection may need fewer files; those of before would be tests of what nobody has chosen.
#[test]
fn files_of_an_earlier_selection_are_removed() {
    let folder = commands::fresh_folder("tests_command/stale");
    let class_path = suites::class_path(&[odd::odd_classes()]);
    let write = |select: &str| {
        let options = ["odd.Many", "-k", "6", "--select", select];
        suites::kukang_tests(jdk::compiler_for(17), &class_path, &folder, &options)
    };
    let names = || -> Vec<String> {
        let files = suites::files(&folder).into_iter();
        files.map(|file| file.file_name().expect("a file has a name").to_string_lossy().into_owned()).collect()
    };
    assert_eq!(write("paths").end, End::Exited(1));
    assert_eq!(names(), ["Many1KukangTest.java", "Many2KukangTest.java", "Many3KukangTest.java"]);
    fs::write(folder.join("odd/Many2KukangTest.java"), "// by hand\n").expect("it can be written to");
    suites::kukang_tests(jdk::compiler_for(17), &class_path, &folder, &["odd.Op::sign"]);
    let said = write("branches");
    assert_eq!(said.end, End::Exited(1));
    assert!(said.out().contains("Many3KukangTest.java of an earlier run was removed\n"), "{}", said.out());
    assert_eq!(names(), ["Many2KukangTest.java", "ManyKukangTest.java", "OpKukangTest.java"]);
}

#[test]
fn folder_and_targets_may_be_those_of_the_project() {
    let folder = commands::fresh_folder("tests_command/project");
    let kukang = || {
        let mut kukang = std::process::Command::new(env!("CARGO_BIN_EXE_kukang"));
        kukang.current_dir(&folder).args(["tests", "-cp"]).arg(odd::odd_classes());
        commands::run(&mut kukang)
    };
    let refused = kukang();
    assert_eq!(refused.end, End::Exited(2));
    assert!(refused.err().contains("name a TARGET, or write `targets` in kukang.toml"), "{}", refused.err());
    fs::write(folder.join("kukang.toml"), "targets = [\"odd.Op::sign\"]\n").expect("it can be written to");
    let refused = kukang();
    assert_eq!(refused.end, End::Exited(2));
    assert!(refused.err().contains("give -o DIR, or write `tests` in kukang.toml"), "{}", refused.err());
    fs::write(folder.join("kukang.toml"), "targets = [\"odd.Op::sign\"]\ntests = \"made\"\n")
        .expect("it can be written to");
    assert_eq!(kukang().end, End::Exited(0));
    assert!(folder.join("made/odd/OpKukangTest.java").is_file());
}

#[test]
fn a_check_writes_the_same_tests() {
    let folder = commands::fresh_folder("tests_command/check");
    let mut kukang = std::process::Command::new(env!("CARGO_BIN_EXE_kukang"));
    kukang.current_dir(env!("CARGO_TARGET_TMPDIR")).args(["check", "shop.Account::getOwner", "-cp"]).arg(shop());
    kukang.arg("--tests").arg(folder.join("by-check"));
    let said = commands::expect_output(&mut kukang);
    assert!(said.contains("1 test written, which stands for 1 path\n"), "{said}");
    suites::kukang_tests(
        jdk::compiler_for(17),
        shop().as_os_str(),
        &folder.join("by-tests"),
        &["shop.Account::getOwner"],
    );
    let read = |by: &str| fs::read_to_string(folder.join(by).join("shop/AccountKukangTest.java")).expect("it is there");
    assert_eq!(read("by-check"), read("by-tests"));
}

/// Every seeded bug makes a test fail on the JVM, and that test passes once the bug is gone.
#[test]
fn reproducers_kill_mutants() {
    let subjects = if is_whole() { Vec::new() } else { vec!["IntStack", "Sort"] };
    let wanted =
        mutant::all().iter().filter(|mutant| subjects.is_empty() || subjects.contains(&mutant.subject.as_str()));
    let folder = commands::fresh_folder("tests_command/mutants");
    let source = example_sources();
    let mut names = Vec::new();
    let (mut buggy, mut mended) = (Vec::new(), Vec::new());
    for mutant in wanted {
        let class_path = suites::class_path(&[&mutant.classes, subjects::classes(), subjects::annotations_jar()]);
        for target in &mutant.targets {
            let name = format!("{} {} {target}", mutant.subject, mutant.name);
            let own = folder.join(names.len().to_string());
            let bounds = if mutant.subject == "Heap" { [["-k", "2"], ["-n", "3"]] } else { [["-k", "3"], ["-n", "6"]] };
            let found = bounds.into_iter().any(|bound| {
                let options = [&[target.as_str(), "--select", "outcomes", "--source", &source], &bound[..]].concat();
                suites::kukang_tests(jdk::compiler_for(17), &class_path, &own, &options).end == End::Exited(1)
            });
            assert!(found, "{name} is not found");
            names.push(name);
            buggy.push(Suite { class_path: class_path.clone(), sources: own.clone() });
            mended.push(Suite { class_path: example_class_path(), sources: own });
        }
    }
    // One virtual machine for many, but none that runs for minutes.
    let run = |name: &str, all: &[Suite]| -> Vec<Ran> {
        let parts = all.chunks(16).map(|part| suites::run(jdk::compiler_for(17), name, &[], part));
        parts.flatten().collect()
    };
    let ran = run("tests_command/mutants-run", &buggy);
    let again = run("tests_command/mended-run", &mended);
    for (((name, suite), ran), again) in names.iter().zip(&buggy).zip(&ran).zip(&again) {
        suites::expect_as_said(suite, ran);
        let killers: Vec<&String> = ran.failed.keys().collect();
        assert!(!killers.is_empty(), "{name} survives");
        let still: Vec<&&String> = killers.iter().filter(|test| again.failed.contains_key(**test)).collect();
        assert!(still.len() < killers.len(), "{name}: {still:?} fail without the bug too: {:?}", again.failed);
    }
}

/// What the generated tests cover, as JaCoCo measures it, is every branch that Kukang has seen a path take.
#[test]
fn generated_tests_cover_every_reachable_branch() {
    let some: &[(&str, u32)] = &[
        ("lists.SinglyLinkedList", 3),
        ("trees.BinarySearchTree", 3),
        ("heaps.BinaryHeap", 3),
        ("ordered.OrderedTree", 3),
    ];
    let all: &[(&str, u32)] = &[
        ("container", 3),
        ("gc.Heap", 2),
        ("heaps.BinaryHeap", 3),
        ("heaps.LeftistHeap", 2),
        ("lists.CircularList", 3),
        ("lists.IntStack", 3),
        ("lists.SinglyLinkedList", 3),
        ("ordered", 3),
        ("sorts.Sort", 3),
        ("trees.AATree", 3),
        ("trees.AvlTree::contains", 3),
        ("trees.AvlTree::insert(int)", 3),
        ("trees.BinarySearchTree", 3),
        ("trees.TreeMap", 3),
    ];
    let folder = commands::fresh_folder("tests_command/coverage");
    let targets = if is_whole() { all } else { some };
    let suites: Vec<Suite> = targets
        .iter()
        .enumerate()
        .map(|(place, (target, k))| write_examples(&folder.join(place.to_string()), &[*target], &k.to_string()))
        .collect();
    let taken = taken_branches(targets);
    assert!(taken.len() > 20, "there are branches in {} lines", taken.len());
    println!("{} branches in {} lines", taken.values().map(BTreeSet::len).sum::<usize>(), taken.len());
    for jdk in suites::jdks() {
        let executed = folder.join(format!("executed-{}", jdk.feature));
        let agent =
            format!("-javaagent:{}=destfile={}", suites::tool("jacoco-agent.jar").display(), executed.display());
        let name = format!("tests_command/coverage-{}", jdk.feature);
        for ran in suites::run(jdk, &name, &[agent.into()], &suites) {
            assert_eq!(ran.javac, Vec::<String>::new());
        }
        let covered =
            covered_branches(subjects::classes(), &executed, &folder.join(format!("report-{}.xml", jdk.feature)));
        let of = |line: &Line| covered.get(line).copied().unwrap_or(0);
        let missed: Vec<String> = taken
            .iter()
            .filter(|(line, ways)| of(line) + usize::from(is_assertion(line)) < ways.len())
            .map(|(line, ways)| format!("{}:{}: {} of {}", line.0, line.1, of(line), ways.len()))
            .collect();
        assert!(missed.is_empty(), "with JDK {}: {missed:#?}", jdk.feature);
    }
}

/// A line of a source file: `trees/TreeMap.java`, 12.
type Line = (String, u16);

/// The branches that paths take, by the line that they are in.
fn taken_branches(targets: &[(&str, u32)]) -> BTreeMap<Line, BTreeSet<BranchTaken>> {
    let taken: Mutex<BTreeSet<BranchTaken>> = Mutex::default();
    let watch = |view: &PathView<'_>| {
        if matches!(view.outcome, explore::Outcome::Completed | explore::Outcome::Violated(_)) {
            taken.lock().expect("nobody panics").extend(view.branches());
        }
    };
    for &(target, k) in targets {
        let mut session = session_with_branches(k);
        for target in session.targets(target).unwrap_or_else(|error| panic!("{error}")) {
            let checked = session.check_with(&target, &Monitor::default(), &watch);
            checked.unwrap_or_else(|error| panic!("{target}: {error}"));
        }
    }
    let mut session = session_with_branches(1);
    let taken = taken.into_inner().expect("nobody panicked");
    let mut by_line: BTreeMap<Line, BTreeSet<BranchTaken>> = BTreeMap::new();
    let classes: BTreeSet<String> = taken.iter().map(|branch| branch.method.class.to_string()).collect();
    // The JDK's code is not what the tests are about.
    for class in classes.iter().filter(|class| !class.starts_with("java.")) {
        let file = format!("{}.java", class.split('$').next().unwrap_or(class).replace('.', "/"));
        for method in session.branches_of(class).unwrap_or_else(|error| panic!("{error}")) {
            for site in &method.sites {
                let own = taken.iter().filter(|branch| branch.method == method.method && branch.offset == site.offset);
                if let Some(line) = site.line {
                    by_line.entry((file.clone(), line)).or_default().extend(own.cloned());
                }
            }
        }
    }
    by_line.retain(|_, ways| !ways.is_empty());
    by_line
}

fn session_with_branches(k: u32) -> Session {
    let config = Config { k: Some(k), notes_branches: true, ..Config::default() };
    let mut source = subjects::source(&[subjects::classes()]);
    source.source_folders = vec![cases::folder("../examples")];
    Session::open(source, config).unwrap_or_else(|error| panic!("{error}"))
}

/// Whether a line of an example is an assert statement: JaCoCo leaves out the branch that asks whether they are enabled.
fn is_assertion((file, line): &Line) -> bool {
    let text = fs::read_to_string(cases::folder("../examples").join(file)).unwrap_or_default();
    text.lines().nth(usize::from(*line) - 1).is_some_and(|line| line.trim().starts_with("assert "))
}

/// The covered branches of each line, from JaCoCo's report.
fn covered_branches(classes: &Path, executed: &Path, report: &Path) -> BTreeMap<Line, usize> {
    let mut java = commands::java(jdk::compiler_for(17));
    java.arg("-jar").arg(suites::tool("jacoco-cli.jar")).arg("report").arg(executed);
    java.arg("--classfiles").arg(classes).arg("--xml").arg(report);
    commands::expect_success(&mut java);
    let text = fs::read_to_string(report).expect("it was just written");
    let (mut package, mut file) = (String::new(), String::new());
    let mut covered = BTreeMap::new();
    for element in text.split('<') {
        let attribute = |name: &str| element.split(&format!(" {name}=\"")).nth(1)?.split('"').next();
        if element.starts_with("package ") {
            package = attribute("name").unwrap_or_default().to_owned();
        } else if element.starts_with("sourcefile ") {
            file = format!("{package}/{}", attribute("name").unwrap_or_default());
        } else if element.starts_with("line ") {
            let number = |name: &str| attribute(name).and_then(|text| text.parse::<usize>().ok()).unwrap_or(0);
            covered.insert((file.clone(), number("nr") as u16), number("cb"));
        }
    }
    covered
}
