//! Our golden file for Table 1 of the 2006 paper on Kiasan, `tests/counts/kiasan_2006.csv`: every row is checked again
//! with lazier initialization, as there.
//!
//! `cargo test -p kukang --test kiasan_2006 -- --nocapture` shows how long each took.

#[path = "../src/annotations.rs"]
mod annotations;
#[path = "../src/specs.rs"]
mod specs;
#[path = "support/subjects.rs"]
#[allow(dead_code, reason = "others use the rest")]
mod subjects;
mod support;

use explore::{Config, Session, Source, Strategy, Verdict};
use std::collections::BTreeMap;
use std::fs;
use support::cases;

struct Row<'a> {
    target: &'a str,
    k: u32,
    /// There is none where the paper gave up.
    published: Option<u64>,
    ours: u64,
    why: &'a str,
}

impl<'a> Row<'a> {
    /// The row of a line; there is none in comments and in the head.
    fn of(line: &'a str) -> Option<Row<'a>> {
        if line.starts_with('#') || line.starts_with("example;") {
            return None;
        }
        let cells: Vec<&str> = line.split(';').collect();
        let &[_, _, target, k, published, ours, _, why] = cells.as_slice() else {
            panic!("{line} has not eight cells");
        };
        let number = |text: &str| text.parse::<u64>().unwrap_or_else(|_| panic!("{text} in {line} is no number"));
        let published = (published != "-").then(|| number(published));
        Some(Row { target, k: number(k) as u32, published, ours: number(ours), why })
    }

    /// What is wrong with a row, if we find so many paths.
    fn complaint(&self, found: u64) -> Option<String> {
        let Row { target, k, published, ours, why } = self;
        let explained = *published == Some(found) || !why.is_empty();
        (found != *ours || !explained).then(|| {
            format!("{target}, k = {k}: {found} paths; written down are {ours}, the paper has {published:?}: `{why}`")
        })
    }
}

#[test]
fn table_1_of_2006_is_as_we_wrote_it_down() {
    let file = cases::folder("counts").join("kiasan_2006.csv");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut sessions: BTreeMap<u32, Session> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut published = 0;
    for row in text.lines().filter_map(Row::of) {
        let session = sessions.entry(row.k).or_insert_with(|| open(row.k));
        let report = subjects::check(session, row.target);
        assert_eq!(report.verdict(), Verdict::Verified, "{}, k = {}", row.target, row.k);
        println!("{}, k = {}: {} paths, {:.3} s", row.target, row.k, report.paths.completed, report.seconds);
        wrong.extend(row.complaint(report.paths.completed));
        published += usize::from(row.published.is_some());
    }
    assert_eq!(published, 36, "every row of the paper's table with a number is here");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A session on the subjects, with the contracts in the comments of the examples and the specs that come with Kukang.
fn open(k: u32) -> Session {
    let source = Source {
        source_folders: vec![cases::folder("../examples")],
        own_classes: [annotations::classes(), specs::classes()].concat(),
        ..subjects::source(&[subjects::classes()])
    };
    let config = Config { strategy: Strategy::Lazier, ..subjects::k(k) };
    Session::open(source, config).unwrap_or_else(|error| panic!("no session: {error}"))
}
