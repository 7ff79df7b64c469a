//! Our golden file for Table 1 of the 2011 article, `tests/counts/table1.csv`.

use crate::subjects;
use crate::support::cases;
use explore::{Config, Session, Strategy, Verdict};
use std::collections::BTreeMap;
use std::thread;
use std::{env, fs};

/// What our columns of a row are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Question<'a> {
    target: &'a str,
    k: u32,
}

#[test]
fn table_1_is_as_we_wrote_it_down() {
    let file = cases::folder("counts").join("table1.csv");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let questions: Vec<Question<'_>> = text.lines().filter_map(|line| Some(Row::of(line)?.question)).collect();
    let answers = Strategy::NAMES.map(|(strategy, _)| strategy);
    let answers: Vec<BTreeMap<Question<'_>, u64>> = thread::scope(|scope| {
        let ask = |strategy| {
            scope.spawn({
                let questions = &questions;
                move || answer(questions, strategy)
            })
        };
        let threads = answers.map(ask);
        threads.map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).into()
    });
    let ours = |question: &Question<'_>| [answers[0][question], answers[1][question], answers[2][question]];
    let mut wrong = Vec::new();
    for row in text.lines().filter_map(Row::of) {
        wrong.extend(row.complaints(ours(&row.question)));
    }
    let actual: String = text.lines().map(|line| blessed(line, &ours) + "\n").collect();
    if env::var_os("KUKANG_BLESS").is_some() {
        fs::write(&file, &actual).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    } else {
        let lines = text.lines().zip(actual.lines()).filter(|(old, new)| old != new);
        wrong.extend(lines.map(|(old, new)| format!("- {old}\n+ {new}")));
    }
    assert!(wrong.is_empty(), "{}\nif this is right, KUKANG_BLESS=1 writes it down", wrong.join("\n"));
}

/// Counts the paths of all questions under one strategy.
fn answer<'a>(questions: &[Question<'a>], strategy: Strategy) -> BTreeMap<Question<'a>, u64> {
    let mut sessions: BTreeMap<u32, Session> = BTreeMap::new();
    let mut answers = BTreeMap::new();
    for question in questions {
        let config = Config { strategy, ..subjects::k(question.k) };
        let session = sessions.entry(question.k).or_insert_with(|| subjects::open(config));
        let report = subjects::check(session, question.target);
        assert_eq!(report.verdict(), Verdict::Verified, "{} under {}", question.target, strategy.name());
        answers.insert(*question, report.paths.completed);
    }
    answers
}

struct Row<'a> {
    question: Question<'a>,
    /// The article's numbers: lazy, lazier and lazier#.
    paper: [Option<u64>; 3],
    why: &'a str,
}

impl<'a> Row<'a> {
    /// The row of a line; there is none in comments and in the head.
    fn of(line: &'a str) -> Option<Row<'a>> {
        if line.starts_with('#') || line.starts_with("class,") {
            return None;
        }
        let cells: Vec<&str> = line.split(',').collect();
        let &[_, _, target, k, _, _, _, lazy, lazier, lazier_sharp, why] = cells.as_slice() else {
            panic!("{line} has not eleven cells");
        };
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{text} in {line} is no number"));
        let paper = [lazy, lazier, lazier_sharp].map(|text| (!text.is_empty()).then(|| number(text)));
        Some(Row { question: Question { target, k: number(k) as u32 }, paper, why })
    }

    /// What is wrong with a row whatever was written down: each strategy decides less than the one before it, and a
    /// difference from the article has a reason.
    fn complaints(&self, ours: [u64; 3]) -> Vec<String> {
        let Row { question: Question { target, k }, paper, why } = self;
        let mut complaints = Vec::new();
        if !ours.is_sorted_by(|more, fewer| more >= fewer) {
            complaints.push(format!("{target}, k = {k}: {ours:?} grow"));
        }
        let same = ours.iter().zip(paper).all(|(ours, paper)| paper.is_none_or(|paper| paper == *ours));
        if same != why.is_empty() {
            complaints.push(format!("{target}, k = {k}: {ours:?}, the article has {paper:?}, and why is `{why}`"));
        }
        complaints
    }
}

/// A line with our columns as they are now.
fn blessed(line: &str, ours: &dyn Fn(&Question<'_>) -> [u64; 3]) -> String {
    let Some(row) = Row::of(line) else { return line.to_owned() };
    let mut cells: Vec<String> = line.split(',').map(str::to_owned).collect();
    for (cell, ours) in cells[4..7].iter_mut().zip(ours(&row.question)) {
        *cell = ours.to_string();
    }
    cells.join(",")
}
