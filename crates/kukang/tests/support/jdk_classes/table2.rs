//! Our golden file for the JDK's rows of Table 2 of the 2011 article, `tests/counts/jdk.csv`.

use crate::support::cases;
use crate::{check, jdks, n, nothing, open};
use explore::{Session, Verdict};
use std::ops::RangeInclusive;
use std::{env, fs};

/// The n-bounds of the columns.
const BOUNDS: RangeInclusive<u32> = 5..=9;
const COLUMNS: usize = 5;

#[test]
fn table_2_is_as_we_wrote_it_down() {
    let file = cases::folder("counts").join("jdk.csv");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let targets: Vec<&str> = text.lines().filter_map(|line| Some(Row::of(line)?.target)).collect();
    let mut answers: Vec<Vec<[u64; COLUMNS]>> = Vec::new();
    for jdk in jdks() {
        let mut sessions: Vec<Session> = BOUNDS.map(|most| open(jdk, nothing(), n(most))).collect();
        answers.push(targets.iter().map(|target| count(&mut sessions, target)).collect());
    }
    assert!(answers.windows(2).all(|two| two[0] == two[1]), "the JDKs differ: {answers:?}");
    let mut ours = answers.concat().into_iter();
    let actual: String = text.lines().map(|line| blessed(line, &mut ours) + "\n").collect();
    let mut wrong: Vec<String> = actual.lines().filter_map(|line| Row::of(line)?.complaint()).collect();
    if env::var_os("KUKANG_BLESS").is_some() {
        fs::write(&file, &actual).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    } else {
        let lines = text.lines().zip(actual.lines()).filter(|(old, new)| old != new);
        wrong.extend(lines.map(|(old, new)| format!("- {old}\n+ {new}")));
    }
    assert!(wrong.is_empty(), "{}\nif this is right, KUKANG_BLESS=1 writes it down", wrong.join("\n"));
}

/// The paths of a target under each bound.
fn count(sessions: &mut [Session], target: &str) -> [u64; COLUMNS] {
    let mut counts = [0; COLUMNS];
    for (count, session) in counts.iter_mut().zip(sessions) {
        let report = check(session, &format!("java.util.{target}"));
        assert_eq!(report.verdict(), Verdict::Verified, "{report:?}");
        *count = report.paths.completed;
    }
    counts
}

struct Row<'a> {
    target: &'a str,
    ours: Vec<&'a str>,
    paper: Vec<&'a str>,
    why: &'a str,
}

impl<'a> Row<'a> {
    /// The row of a line; there is none in comments and in the head.
    fn of(line: &'a str) -> Option<Row<'a>> {
        if line.starts_with('#') || line.starts_with("target;") {
            return None;
        }
        let cells: Vec<&str> = line.splitn(2 + 2 * COLUMNS, ';').collect();
        assert_eq!(cells.len(), 2 + 2 * COLUMNS, "{line}");
        let (ours, rest) = cells[1..].split_at(COLUMNS);
        Some(Row { target: cells[0], ours: ours.to_vec(), paper: rest[..COLUMNS].to_vec(), why: rest[COLUMNS] })
    }

    /// A difference from the article has a reason, and agreement needs none.
    fn complaint(&self) -> Option<String> {
        let Row { target, ours, paper, why } = self;
        let is_wrong = (ours == paper) != why.is_empty();
        is_wrong.then(|| format!("{target}: {ours:?}, the article has {paper:?}, and why is `{why}`"))
    }
}

/// A line with our columns as they are now.
fn blessed(line: &str, ours: &mut impl Iterator<Item = [u64; COLUMNS]>) -> String {
    if Row::of(line).is_none() {
        return line.to_owned();
    }
    let mut cells: Vec<String> = line.splitn(2 + 2 * COLUMNS, ';').map(str::to_owned).collect();
    let counts = ours.next().expect("every row was counted");
    for (cell, count) in cells[1..].iter_mut().zip(counts) {
        *cell = count.to_string();
    }
    cells.join(";")
}
