//! `kukang tests` for classes whose constructors refuse what comes first: null, 0, a text of one letter. What is written is in
//! `tests/junit/expected`; what cannot be written is said, with the place and the reason.

#[allow(dead_code, reason = "every test binary uses a part of it")]
#[path = "support/suites.rs"]
mod suites;
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use suites::Suite;
use support::process::End;
use support::{cases, commands, jdk};

/// Classes of `tests/junit/picky`.
fn picky() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("picky/classes");
        commands::compile_with(&[], &suites::files(&cases::folder("junit/picky")), 17, &classes);
        classes
    })
}

fn write(folder: &Path, options: &[&str]) -> String {
    let class_path = suites::class_path(&[picky()]);
    let ran = suites::kukang_tests(jdk::compiler_for(17), &class_path, folder, &[options, &["-k", "2"]].concat());
    assert!(matches!(ran.end, End::Exited(0 | 1)), "{}{}", ran.out(), ran.err());
    ran.out()
}

/// Components that nobody looks at are dates, collections, arrays, boxes; elements are of the class that the signature names; texts are
/// those that constructors ask for.
#[test]
fn constructors_get_what_they_ask_for() {
    let folder = commands::fresh_folder("picky/written");
    write(
        &folder,
        &[
            "picky.Alias::display",
            "picky.Receipt::isLarge",
            "picky.Pallet::isHeavy",
            "picky.Cash::times",
            "picky.Cash::plus",
        ],
    );
    for class in ["Alias", "Receipt", "Pallet", "Cash"] {
        assert!(!expect_known(&folder, class).contains("KukangHeap.allocate"), "{class}");
    }
    run_all("run", folder);
}

/// The tests of a class are those of `tests/junit/expected`.
fn expect_known(folder: &Path, class: &str) -> String {
    let name = format!("{class}KukangTest.java");
    let text = fs::read_to_string(folder.join("picky").join(&name)).expect("it was just written");
    let known = cases::folder("junit/expected").join(&name);
    if std::env::var_os("KUKANG_BLESS").is_some() {
        fs::write(&known, &text).expect("the folder can be written to");
    }
    assert_eq!(text, fs::read_to_string(&known).unwrap_or_default(), "{name}");
    text
}

/// The tests compile without a warning and pass.
fn run_all(name: &str, folder: PathBuf) {
    let suite = Suite { class_path: suites::class_path(&[picky()]), sources: folder };
    for jdk in suites::jdks() {
        let ran = suites::run(jdk, &format!("picky/{name}-{}", jdk.feature), &[], std::slice::from_ref(&suite));
        suites::expect_as_said(&suite, &ran[0]);
    }
}

/// Components of any class of the JDK get some object of it, whatever the constructor asks of it: what only the JDK's own code can tell is
/// rehearsed.
#[test]
fn components_of_the_jdk_are_made() {
    let folder = commands::fresh_folder("picky/of-jdk");
    let said = write(
        &folder,
        &["picky.Trip::isFull", "picky.Trip::end", "picky.Job::isUrgent", "picky.Job::hasLog", "picky.Job::first"],
    );
    assert!(!said.contains("no test"), "{said}");
    for class in ["Trip", "Job"] {
        expect_known(&folder, class);
    }
    run_all("of-jdk-run", folder);
}

/// The first paths of the branches have texts that are refused; a selection of outcomes loses none either.
#[test]
fn every_branch_and_outcome_has_a_test_if_one_can_be_made() {
    for select in ["branches", "outcomes"] {
        let folder = commands::fresh_folder(&format!("picky/{select}"));
        let said = write(&folder, &["picky.Alias::display", "--select", select]);
        let text = fs::read_to_string(folder.join("picky/AliasKukangTest.java")).expect("it was just written");
        let results: Vec<bool> =
            ["long", "first", "other"].map(|of| text.contains(&format!("\"{of}\", result"))).into();
        // All texts that are returned are one outcome.
        assert_eq!(results.contains(&false), select == "outcomes", "{text}");
        assert!(results.contains(&true), "{said}{text}");
    }
}

#[test]
fn what_no_test_shows_is_said_with_its_place() {
    let folder = commands::fresh_folder("picky/lost");
    let said = write(&folder, &["picky.Sum::isLong"]);
    assert!(said.contains("no test written for 2 paths\n"), "{said}");
    assert!(said.contains("no test for 2 paths: no call was found that makes the record picky.Sum\n"), "{said}");
    assert!(said.contains("    branches that no test takes: Sum.java:12\n"), "{said}");
    assert!(said.contains("endings that no test shows: picky.Sum::isLong() with 0, "), "{said}");
    assert!(said.contains("    help: its constructor takes none of"), "{said}");
}

/// The tests of a class are there before a later target is done, even if that takes for ever.
#[test]
fn files_of_a_class_are_there_as_soon_as_its_targets_are_done() {
    let folder = commands::fresh_folder("picky/early");
    let file = folder.join("picky/AliasKukangTest.java");
    let mut kukang = std::process::Command::new(env!("CARGO_BIN_EXE_kukang"));
    kukang.arg("tests").arg("-cp").arg(picky()).arg("-o").arg(&folder).args(["-k", "3"]);
    kukang.args(["picky.Alias::display", "picky.Bits::count"]).stdout(std::process::Stdio::null());
    let mut running = kukang.spawn().expect("it can be started");
    let begun = std::time::Instant::now();
    while !file.exists() && begun.elapsed().as_secs() < 60 && running.try_wait().expect("it is ours").is_none() {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let is_running = running.try_wait().expect("it is ours").is_none();
    running.kill().expect("it is ours");
    running.wait().expect("it is ours");
    assert!(file.exists() && is_running);
}
