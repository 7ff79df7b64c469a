//! `kukang check --report`: the pages of real checks, opened in headless Chromium by `tests/report/open.js`, which says what
//! is wrong with them: console errors, heaps without size, filters and folding that do nothing, poor contrast, by light
//! and by dark. `KUKANG_SCREENSHOTS=DIR` keeps pictures of the pages.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use support::process::{End, Outcome};
use support::{commands, packages};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder with the classes of the examples, and of packages that are made for reports.
fn work_folder(name: &str) -> PathBuf {
    let folder = commands::fresh_folder(name);
    let mut sources = vec![repository().join("tests/report/src/report/Shapes.java")];
    for file in [
        "tests/check/invariant/SortedList.java",
        "tests/check/unsupported/Background.java",
        "examples/trees/TreeMap.java",
        "examples/lists/CircularList.java",
    ] {
        sources.push(repository().join(file));
    }
    packages::compile_against_annotations(&sources, &folder.join("classes"));
    folder
}

/// Checks targets with a report, whatever comes out.
fn check(folder: &Path, arguments: &[&str]) -> Outcome {
    let mut kukang = packages::kukang(folder);
    let sources = format!("{0}/tests/report/src:{0}/examples", repository().display());
    kukang.args(["check", "-cp", "classes", "-k", "2", "--source", &sources, "--report", "pages"]).args(arguments);
    commands::run(&mut kukang)
}

#[test]
fn pages_open_in_a_browser() {
    let folder = work_folder("report-browser");
    let targets = [
        "report.Shapes",
        "invariant.SortedList",
        "unsupported",
        "trees.TreeMap::remove(int)",
        "lists.CircularList::remove(int)",
    ];
    let outcome = check(&folder, &targets);
    assert!(outcome.end == End::Exited(1), "{}", outcome.err());
    assert!(outcome.err().contains("the report is in pages/index.html"), "{}", outcome.err());
    let opened = open(&folder.join("pages"));
    assert!(opened.end == End::Exited(0), "{}{}", opened.out(), opened.err());
}

/// Opens a report in a browser, which says what is wrong with it. One browser at a time is enough work for a machine.
fn open(pages: &Path) -> Outcome {
    static BROWSER: Mutex<()> = Mutex::new(());
    let _turn = BROWSER.lock().unwrap_or_else(PoisonError::into_inner);
    let mut node = Command::new("node");
    node.current_dir(repository().join("tests/report")).arg("open.js").arg(pages);
    node.args(std::env::var_os("KUKANG_SCREENSHOTS"));
    commands::run(&mut node)
}

/// A report in which something is missing does not pass for one in which all is well. Each page is damaged in its own way.
#[test]
fn what_a_report_lacks_is_noticed_in_a_browser() {
    let folder = work_folder("report-damaged");
    check(
        &folder,
        &[
            "invariant.SortedList",
            "unsupported.Background::divide",
            "unsupported.Background::new",
            "report.Shapes::refuse",
        ],
    );
    let damages = [
        ("invariant.SortedList.add-int", " class=\"heap\"", " class=\"nothing\"", "paths, such as path-1"),
        ("invariant.SortedList.first", "<details id=\"tree\"", "<details id=\"bush\"", "there is no tree"),
        ("invariant.SortedList.new", "<details class=\"path\"", "<details class=\"way\"", "no path is shown"),
        ("unsupported.Background.divide-int", "<script>", "<script>console.error('broken');", "console: broken"),
        (
            "unsupported.Background.new",
            "</main>",
            "<img src=\"http://localhost:9/\"></main>",
            "asks for http://localhost:9/",
        ),
        (
            "report.Shapes.refuse-int---int",
            "overflow-wrap: anywhere",
            "overflow-wrap: normal",
            "the page is wider than its window at 1200 pixels",
        ),
    ];
    for (name, from, to, _) in damages {
        let whole = page(&folder, &format!("{name}.html"));
        assert!(whole.contains(from), "there is no {from} in {name}");
        commands::write(&folder, &format!("pages/{name}.html"), whole.replace(from, to));
    }
    let opened = open(&folder.join("pages"));
    assert!(opened.end == End::Exited(1), "{}{}", opened.out(), opened.err());
    let said = opened.out();
    for (name, from, _, complaint) in damages {
        let is_it = |line: &str| line.starts_with(&format!("{name}.html (light): ")) && line.ends_with(complaint);
        assert!(said.lines().any(is_it), "that {name} lacks {from} is not said:\n{said}");
    }
}

/// Of a hundred thousand paths a page shows some, says so, and works like any other.
#[test]
fn a_page_of_a_hundred_thousand_paths_opens_in_a_browser() {
    let folder = commands::fresh_folder("report-many");
    packages::compile_against_annotations(
        &[repository().join("examples/heaps/LeftistHeap.java")],
        &folder.join("classes"),
    );
    let outcome = check(&folder, &["heaps.LeftistHeap::merge", "-k", "3"]);
    // Heaps that share their nodes do not survive a merge.
    assert!(outcome.end == End::Exited(1), "{}{}", outcome.out(), outcome.err());
    let text = page(&folder, "heaps.LeftistHeap.merge-LeftistHeap.html");
    let showing = text.split("Showing ").nth(1).and_then(|rest| rest.split(" paths").next()).unwrap_or_default();
    let (few, many) = showing.split_once(" of ").unwrap_or_else(|| panic!("it says how many it shows: {showing}"));
    let number = |text: &str| text.replace(',', "").parse::<usize>().unwrap_or_else(|_| panic!("{showing}"));
    assert!((10..1_000).contains(&number(few)) && number(many) > 100_000, "{showing}");
    let opened = open(&folder.join("pages"));
    assert!(opened.end == End::Exited(0), "{}{}", opened.out(), opened.err());
}

/// The text of a page.
fn page(folder: &Path, name: &str) -> String {
    let file = folder.join("pages").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// A page without what differs from run to run.
fn without_times(page: &str) -> String {
    let mut parts = page.split("<dt>seconds</dt><dd>");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text += part.split_once("</dd>").map_or(part, |(_, rest)| rest);
    }
    text
}

#[test]
fn pages_say_what_was_found() {
    let folder = work_folder("report-contents");
    check(&folder, &["invariant.SortedList::add", "trees.TreeMap::remove(int)", "report.Shapes"]);
    let violated = page(&folder, "invariant.SortedList.add-int.html");
    for wanted in [
        "Showing all 5 paths. Beside them 4 of 5 that came to no end.",
        "K004: the invariant `isSorted()` does not hold",
        "this.head != null",
        "object new",
        "edge changed",
    ] {
        assert!(violated.contains(wanted), "the page lacks {wanted}");
    }
    let removed = page(&folder, "trees.TreeMap.remove-int.html");
    for wanted in [
        "Showing 24 of 28 paths: ",
        "the method returns <code>true</code>",
        "◐ 1/2",
        "✗ 0/2",
        "assumed away",
        "this.root.left == null",
    ] {
        assert!(removed.contains(wanted), "the page lacks {wanted}");
    }
    let shared = page(&folder, "report.Shapes.share-Shapes-Cell.html");
    for wanted in ["class=\"cloud\"", "fresh &lt;b&gt;", "✓ 4/4"] {
        assert!(shared.contains(wanted), "the page lacks {wanted}");
    }
    let overview = page(&folder, "index.html");
    assert!(overview.contains("href=\"trees.TreeMap.remove-int.html\""));
}

#[test]
fn any_number_of_workers_shows_the_same() {
    let folder = work_folder("report-jobs");
    let run = |jobs: &str| {
        check(&folder, &["trees.TreeMap::remove(int)", "-k", "3", "--jobs", jobs]);
        without_times(&page(&folder, "trees.TreeMap.remove-int.html"))
    };
    let (alone, together) = (run("1"), run("3"));
    let differs = alone.lines().zip(together.lines()).find(|(one, other)| one != other);
    assert!(alone == together, "{differs:?}");
}

#[test]
fn files_of_others_stay() {
    let folder = work_folder("report-foreign");
    fs::create_dir(folder.join("pages")).expect("the folder is fresh");
    commands::write(&folder, "pages/index.html", "mine");
    let refused = check(&folder, &["invariant.SortedList"]);
    assert!(refused.end == End::Exited(2), "{}", refused.err());
    assert!(refused.err().contains("was not written by Kukang"), "{}", refused.err());
    assert_eq!(page(&folder, "index.html"), "mine");
}
