//! Reports for people. Whatever may differ between two runs of the same check stands in square brackets at the end of a
//! target's line.

use super::coverage::{self, counted, grouped};
use super::heap_text;
use crate::status;
use explore::{Config, Queries, Report, Verdict, Violation};
use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

pub struct Human {
    config: Config,
    colours: bool,
    verdicts: Vec<Verdict>,
}

impl Human {
    pub fn new(config: Config) -> Human {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Human { config, colours: io::stdout().is_terminal() && !unwanted, verdicts: Vec::new() }
    }

    /// Prints what came out of one target.
    pub fn report(&mut self, report: &Report, recorded: &[PathBuf]) {
        let mut text = self.headline(report);
        for line in coverage::gaps(report) {
            text += &format!("  {} {line}\n", self.colour(Colour::Yellow, "not covered:"));
        }
        if let Some(bounds) = coverage::bounds(report).filter(|_| !is_whole(report)) {
            text += &format!("  {} what lies beyond {bounds}\n", self.colour(Colour::Yellow, "not covered:"));
        }
        for group in groups(&report.violations) {
            text += &self.violation(report, &group, recorded);
        }
        let kept = report.violations.len() as u64;
        if report.paths.violated > kept {
            let lost = counted(report.paths.violated - kept, "more violated path");
            text += &format!("\n  {lost}, which nothing more was kept of\n");
        }
        if report.paths.violated > 0 {
            text.push('\n');
        }
        status::print(&text);
        self.verdicts.push(report.verdict());
    }

    /// Prints how many targets came out how, if that is not plain to see.
    pub fn finish(self) {
        if self.verdicts.len() < 2 {
            return;
        }
        let count = |wanted: Verdict| self.verdicts.iter().filter(|verdict| **verdict == wanted).count() as u64;
        let parts: Vec<String> = [Verdict::Verified, Verdict::Violated, Verdict::Incomplete]
            .into_iter()
            .filter(|verdict| count(*verdict) > 0)
            .map(|verdict| format!("{} {}", grouped(count(verdict)), self.colour(colour_of(verdict), verdict.name())))
            .collect();
        status::print(&format!("{}: {}\n", counted(self.verdicts.len() as u64, "target"), parts.join(", ")));
    }

    fn headline(&self, report: &Report) -> String {
        let paths = &report.paths;
        let verdict = self.colour(colour_of(report.verdict()), report.verdict().name());
        let heaps = coverage::heaps(report, &self.config);
        let all = paths.completed + paths.violated;
        let outcome = match report.verdict() {
            Verdict::Verified => match heaps {
                Some(heaps) => format!("{verdict} for {heaps}, {}", counted(all, "path")),
                None => format!("{verdict}, complete, {}", counted(all, "path")),
            },
            Verdict::Violated => {
                let share = format!("{verdict} on {} of {}", grouped(paths.violated), counted(all, "path"));
                match heaps {
                    _ if !is_whole(report) => share,
                    Some(heaps) => format!("{share}, tried {heaps}"),
                    None => format!("{share}, tried every heap"),
                }
            }
            Verdict::Incomplete => format!("{verdict}, {}", counted(all, "path")),
        };
        let cost = format!("[{:.2} s; {}]", report.seconds, share(&report.queries));
        let target = self.colour(Colour::Bold, &report.target);
        format!("{target}: {outcome} {}\n", self.colour(Colour::Dim, &cost))
    }

    fn violation(&self, report: &Report, group: &Group, recorded: &[PathBuf]) -> String {
        let violation = &report.violations[group.first];
        let location = match (&violation.file, violation.line) {
            (Some(file), Some(line)) => format!("{file}:{line}: "),
            (Some(file), None) => format!("{file}: "),
            (None, _) => String::new(),
        };
        let code = self.colour(Colour::Red, violation.code);
        let mut text = format!("\n  {code} {location}{}\n", self.colour(Colour::Bold, &violation.message));
        for call in &violation.trace {
            text += &format!("    at {call}\n");
        }
        list(&mut text, "when", &violation.condition);
        let heap = heap_text::lines(&violation.initial_heap);
        list(&mut text, "called on", &heap);
        if group.others > 0 {
            text += &format!("    and in the same way on {}\n", counted(group.others, "further path"));
        }
        if let Some(file) = recorded.get(group.first) {
            text += &format!("    recorded in {}\n", shown(file));
        }
        if let Some(help) = &violation.help {
            text += &format!("    {} {help}\n", self.colour(Colour::Green, "help:"));
        }
        text
    }

    fn colour(&self, colour: Colour, text: &str) -> String {
        let code = match colour {
            _ if !self.colours => return text.to_owned(),
            Colour::Bold => "1",
            Colour::Dim => "2",
            Colour::Red => "1;31",
            Colour::Green => "1;32",
            Colour::Yellow => "1;33",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}

#[derive(Clone, Copy)]
enum Colour {
    Bold,
    Dim,
    Red,
    Green,
    Yellow,
}

fn colour_of(verdict: Verdict) -> Colour {
    match verdict {
        Verdict::Verified => Colour::Green,
        Verdict::Violated => Colour::Red,
        Verdict::Incomplete => Colour::Yellow,
    }
}

/// Whether everything up to the bounds was tried, so that the first line says what is covered.
fn is_whole(report: &Report) -> bool {
    report.ended_early.is_none() && report.paths.unsupported + report.paths.unknown == 0
}

/// Violations that say the same of the same place.
struct Group {
    /// The first of them, which is shown.
    first: usize,
    others: u64,
}

fn groups(violations: &[Violation]) -> Vec<Group> {
    let same = |one: &Violation, other: &Violation| {
        let parts = |one: &Violation| (one.code, one.pattern.clone(), one.file.clone(), one.line, one.help.clone());
        parts(one) == parts(other)
    };
    let mut groups: Vec<Group> = Vec::new();
    for (place, violation) in violations.iter().enumerate() {
        match groups.iter_mut().find(|group| same(&violations[group.first], violation)) {
            Some(group) => group.others += 1,
            None => groups.push(Group { first: place, others: 0 }),
        }
    }
    groups
}

/// A heading and the lines below it, if there are any.
fn list(text: &mut String, heading: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    writeln!(text, "    {heading}").expect("writing to a string cannot fail");
    for line in lines {
        writeln!(text, "      {line}").expect("writing to a string cannot fail");
    }
}

/// The share of questions that no SMT solver was needed for, never rounded up.
fn share(queries: &Queries) -> String {
    if queries.total == 0 {
        return "no questions to solvers".to_owned();
    }
    let thousandths = u128::from(queries.total - queries.smt.min(queries.total)) * 1000 / u128::from(queries.total);
    let (percent, tenth) = (thousandths / 10, thousandths % 10);
    format!("{percent}.{tenth} % of {} answered without the SMT solver", counted(queries.total, "question"))
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}
