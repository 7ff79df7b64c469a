//! `java.util.TreeMap` and `java.util.TreeSet`: every row of `tests/counts/case_counts.csv` up to n = 9, exactly.

use crate::support::cases;
use crate::{check, jdks, n, nothing, open};
use explore::{Monitor, PathView, Verdict};
use std::fs;

const MOST: u32 = 9;

/// One path per shape.
const SHAPE_METHODS: [&str; 3] = ["TreeMap::isEmpty()", "TreeMap::lastKey()", "TreeSet::isEmpty()"];

/// One path per shape and place that the key can have in it.
const SEARCH_METHODS: [&str; 6] = [
    "TreeMap::get(Object)",
    "TreeMap::put(Object,Object)",
    "TreeMap::remove(Object)",
    "TreeSet::add(Object)",
    "TreeSet::contains(Object)",
    "TreeSet::remove(Object)",
];

#[test]
fn every_shape_is_one_path() {
    for (most, shapes, _) in rows() {
        agree(&SHAPE_METHODS, most, shapes);
    }
}

#[test]
fn every_place_of_a_key_is_one_path() {
    for (most, _, search_cases) in rows() {
        agree(&SEARCH_METHODS, most, search_cases);
    }
}

fn agree(methods: &[&str], most: u32, paths: u64) {
    for jdk in jdks() {
        let mut session = open(jdk, nothing(), n(most));
        for method in methods {
            let report = check(&mut session, &format!("java.util.{method}"));
            let found = (report.verdict(), report.paths.completed, report.paths.violated, report.queries.smt);
            assert_eq!(found, (Verdict::Verified, paths, 0, 0), "{method} of {jdk}, n = {most}");
        }
    }
}

/// Keys are compared without becoming objects, so they do not use up the bound.
#[test]
fn keys_are_not_materialized() {
    let mut session = open(jdks()[0], nothing(), n(3));
    let targets = session.targets("java.util.TreeMap::put(Object,Object)").expect("the JDK has it");
    let watch = |view: &PathView<'_>| {
        // The parameters, the map, and its entries.
        let objects = view.machine.heap.symbolic_objects().len();
        assert!(objects <= 2 + 3, "{objects} objects on the path {:?}", view.choices);
    };
    let report = session.check_with(&targets[0], &Monitor::default(), &watch).expect("it can be checked");
    assert_eq!((report.verdict(), report.paths.completed), (Verdict::Verified, 28));
}

/// Any number of workers finds the same.
#[test]
fn workers_agree() {
    let config = explore::Config { jobs: 3, ..n(6) };
    let report = check(&mut open(jdks()[0], nothing(), config), "java.util.TreeSet::remove(Object)");
    assert_eq!((report.verdict(), report.paths.completed), (Verdict::Verified, 360));
}

/// The bound, the shapes and the search cases of each row.
fn rows() -> Vec<(u32, u64, u64)> {
    let file = cases::folder("counts").join("case_counts.csv");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| panic!("{text} is no number"));
    let row = |line: &str| match *line.split(',').collect::<Vec<_>>() {
        ["TreeMap", "n", most, shapes, search_cases] => {
            Some((number(most) as u32, number(shapes), number(search_cases)))
        }
        _ => None,
    };
    let rows: Vec<(u32, u64, u64)> = text.lines().filter_map(row).filter(|row| row.0 <= MOST).collect();
    assert_eq!(rows.len() as u32, MOST, "there is a row for each bound");
    rows
}
