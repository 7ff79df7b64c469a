//! Every row of `tests/counts/case_counts.csv` up to n = 9 and k = 4, exactly, with lazier#.

use crate::subjects;
use crate::support::cases;
use explore::{Config, Session, Verdict};
use std::fs;

/// The largest bounds that are checked here; the table goes on.
const MOST_K: u32 = 4;
const MOST_N: u32 = 9;

/// The methods of a search tree, by what their paths are.
struct Tree {
    name: &'static str,
    /// One path per shape.
    shape_methods: &'static [&'static str],
    /// One path per shape and place that the key can have in it.
    search_methods: &'static [&'static str],
}

/// A row of the table.
struct Row {
    config: Config,
    /// `k = 3`, for messages.
    bound: String,
    shapes: u64,
    search_cases: u64,
    is_largest: bool,
}

#[test]
fn binary_search_tree() {
    agree(&Tree {
        name: "BinarySearchTree",
        shape_methods: &["findMin()", "isEmpty()", "findMax()"],
        search_methods: &["contains(int)", "insert(int)", "remove(int)"],
    });
}

#[test]
fn avl_tree() {
    agree(&Tree {
        name: "AvlTree",
        shape_methods: &["findMin()", "isEmpty()", "findMax()"],
        search_methods: &["contains(int)", "insert(int)", "remove(int)"],
    });
}

#[test]
fn aa_tree() {
    agree(&Tree {
        name: "AATree",
        shape_methods: &["findMin()", "isEmpty()", "findMax()"],
        search_methods: &["contains(int)", "insert(int)", "remove(int)"],
    });
}

#[test]
fn tree_map() {
    agree(&Tree {
        name: "TreeMap",
        shape_methods: &["isEmpty()", "lastKey()", "size()"],
        search_methods: &["get(int)", "containsKey(int)", "put(int,int)", "remove(int)"],
    });
}

/// Checks all methods under all bounds. At n = 9 the unbalanced tree has 125,476 cases per search method, so that
/// there one method of each kind has to do.
fn agree(tree: &Tree) {
    let rows = rows(tree.name);
    assert_eq!(rows.len() as u32, MOST_K + MOST_N, "{} has a row for each bound", tree.name);
    for row in rows {
        let enough = if row.is_largest && tree.name == "BinarySearchTree" { 1 } else { usize::MAX };
        let mut session = subjects::open(row.config);
        for method in tree.shape_methods.iter().take(enough) {
            expect(&mut session, tree.name, method, &row.bound, row.shapes);
        }
        for method in tree.search_methods.iter().take(enough) {
            expect(&mut session, tree.name, method, &row.bound, row.search_cases);
        }
    }
}

fn expect(session: &mut Session, tree: &str, method: &str, bound: &str, paths: u64) {
    let target = format!("trees.{tree}::{method}");
    let report = subjects::check(session, &target);
    let found = (report.verdict(), report.paths.completed, report.paths.violated);
    assert_eq!(found, (Verdict::Verified, paths, 0), "{target}, {bound}");
}

fn rows(tree: &str) -> Vec<Row> {
    let file = cases::folder("counts").join("case_counts.csv");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.filter_map(|line| row(&line.split(',').collect::<Vec<_>>(), tree)).collect()
}

/// The row of a line, if it is about the tree and not beyond our bounds.
fn row(cells: &[&str], tree: &str) -> Option<Row> {
    let &[name, bound, value, shapes, search_cases] = cells else { panic!("{cells:?} are not five cells") };
    let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| panic!("{text} is no number"));
    let (value, most) = (number(value) as u32, if bound == "k" { MOST_K } else { MOST_N });
    (name == tree && value <= most).then(|| Row {
        config: if bound == "k" { subjects::k(value) } else { subjects::n(value) },
        bound: format!("{bound} = {value}"),
        shapes: number(shapes),
        search_cases: number(search_cases),
        is_largest: value == MOST_N,
    })
}
