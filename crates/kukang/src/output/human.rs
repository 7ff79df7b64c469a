//! Reports for people. Whatever may differ between two runs of the same check stands in square brackets at the end of a
//! target's line.

use super::Finding;
use super::colour::{Colour, Palette};
use super::coverage::{self, Missing};
use super::group::{self, Group};
use super::heap_text;
use super::{counted, grouped};
use explore::{Config, Queries, Report, Verdict, Violation};
use std::fmt::Write;

pub struct Human {
    config: Config,
    /// The command that checks a target again, without the target.
    command: String,
    palette: Palette,
    verdicts: Vec<Verdict>,
}

/// Characters of a source line that are shown.
const LONGEST_LINE: usize = 120;

/// Lines of a list that are shown: what is longer is for machines.
const LONGEST_LIST: usize = 50;

/// Conditions at each end of a list that is longer: a loop or recursion has said the same over and over.
const LONGEST_END: usize = 10;

impl Human {
    pub fn new(config: Config, command: String, palette: Palette) -> Human {
        Human { config, command, palette, verdicts: Vec::new() }
    }

    /// What came out of one target.
    pub fn report(&mut self, finding: &Finding<'_>) -> String {
        let report = finding.report;
        let mut text = self.headline(report);
        let missing = coverage::missing(report, &self.config);
        for (place, one) in missing.iter().enumerate() {
            text += &self.missing(one, missing.get(place + 1));
        }
        for group in group::groups(&report.violations) {
            text += &self.violation(finding, &group);
        }
        let kept = report.violations.len() as u64;
        if report.paths.violated > kept {
            let lost = counted(report.paths.violated - kept, "more violated path");
            text += &format!("\n  {lost}, which nothing more was kept of\n");
        }
        if report.paths.violated > 0 {
            let command = format!("{} {}", self.command, crate::command_line::quoted(&report.target));
            text += &format!("\n  {} {command}\n\n", self.paint(Colour::Blue, "run again:"));
        }
        self.verdicts.push(report.verdict());
        text
    }

    /// How many targets came out how, if that is not plain to see, and where to read on.
    pub fn finish(&self) -> String {
        let count = |wanted: Verdict| self.verdicts.iter().filter(|verdict| **verdict == wanted).count() as u64;
        let mut text = String::new();
        if self.verdicts.len() > 1 {
            let parts: Vec<String> = [Verdict::Verified, Verdict::Violated, Verdict::Incomplete]
                .into_iter()
                .filter(|verdict| count(*verdict) > 0)
                .map(|verdict| {
                    format!("{} {}", grouped(count(verdict)), self.paint(colour_of(verdict), verdict.name()))
                })
                .collect();
            text += &format!("{}: {}\n", counted(self.verdicts.len() as u64, "target"), parts.join(", "));
        }
        if count(Verdict::Violated) > 0 {
            text += "kukang explain CODE says what a code means and what to do\n";
        }
        text
    }

    fn headline(&self, report: &Report) -> String {
        let verdict = self.paint(colour_of(report.verdict()), report.verdict().name());
        let outcome = coverage::outcome(report, &self.config, &verdict);
        let cost = format!("[{:.2} s; {}]", report.seconds, share(&report.queries));
        let target = self.paint(Colour::Bold, &report.target);
        format!("{target}: {outcome} {}\n", self.paint(Colour::Dim, &cost))
    }

    /// What is not covered. If the same helps with what comes next, it is said there.
    fn missing(&self, missing: &Missing, next: Option<&Missing>) -> String {
        let mut text = format!("  {} {}\n", self.paint(Colour::Yellow, "not covered:"), missing.what);
        list(&mut text, "for instance, called on", &missing.drawn());
        let is_said_later = next.is_some_and(|next| next.help == missing.help && missing.example.is_none());
        if let (Some(help), false) = (&missing.help, is_said_later) {
            text += &format!("    {} {help}\n", self.paint(Colour::Green, "help:"));
        }
        text
    }

    fn violation(&self, finding: &Finding<'_>, group: &Group) -> String {
        let violation = &finding.report.violations[group.shown];
        let code = self.paint(Colour::Red, violation.code);
        let message = self.paint(Colour::Bold, &violation.message);
        // The line that is named is the one that is shown.
        let place = finding.sources.of_violation(violation);
        let line = place.as_ref().map_or(violation.line, |place| place.line);
        let mut text = format!("\n  {code} {}{message}\n", location(violation, line));
        text += &self.source_line(place.and_then(|place| place.line_and_text()));
        text += &calls(&violation.trace);
        list(&mut text, "when", &ends(&violation.condition));
        let heaps = heap_text::draw(&violation.initial_heap, &violation.final_heap);
        list(&mut text, "called on", &heaps.initial);
        list(&mut text, "at the end", &heaps.last.unwrap_or_default());
        if group.others > 0 {
            text += &format!("    and in the same way on {}\n", counted(group.others, "further path"));
        }
        if let Some(file) = finding.recorded.get(group.shown) {
            let file = file.display().to_string();
            let again = format!("kukang replay {}", crate::command_line::quoted(&file));
            text += &format!("    {} {again}\n", self.paint(Colour::Blue, "run this path again:"));
        }
        if let Some(help) = &violation.help {
            text += &format!("    {} {help}\n", self.paint(Colour::Green, "help:"));
        }
        text
    }

    /// The line of the source with what stands on it underlined, if the source was found. Class files know no columns.
    fn source_line(&self, line: Option<(u32, String)>) -> String {
        let Some((number, line)) = line else { return String::new() };
        let line = line.replace('\t', "    ");
        let indent = line.len() - line.trim_start().len();
        let statement: String = line.trim().chars().take(LONGEST_LINE).collect();
        if statement.is_empty() {
            return String::new();
        }
        let number = number.to_string();
        let bar = self.paint(Colour::Blue, "|");
        let carets = self.paint(Colour::Red, &"^".repeat(statement.chars().count()));
        let (gutter, space) = (" ".repeat(number.len()), " ".repeat(indent.min(LONGEST_LINE)));
        let number = self.paint(Colour::Blue, &number);
        format!("    {number} {bar} {space}{statement}\n    {gutter} {bar} {space}{carets}\n")
    }

    fn paint(&self, colour: Colour, text: &str) -> String {
        self.palette.paint(colour, text)
    }
}

/// `File.java:12: `, as far as it is known.
pub fn location(violation: &Violation, line: Option<u32>) -> String {
    match (violation.shown_file(), line) {
        (Some(file), Some(line)) => format!("{file}:{line}: "),
        (Some(file), None) => format!("{file}: "),
        (None, _) => String::new(),
    }
}

fn colour_of(verdict: Verdict) -> Colour {
    match verdict {
        Verdict::Verified => Colour::Green,
        Verdict::Violated => Colour::Red,
        Verdict::Incomplete => Colour::Yellow,
    }
}

/// The calls, innermost first; a recursion says how often.
fn calls(trace: &[String]) -> String {
    let mut text = String::new();
    for same in trace.chunk_by(|one, other| one == other) {
        text += &match (&*same[0], same.len()) {
            // What stands for the middle of a long trace.
            (call, _) if call.starts_with('…') => format!("    {call}\n"),
            (call, 1) => format!("    at {call}\n"),
            (call, times) => format!("    at {call}, {times} times\n"),
        };
    }
    text
}

/// Conditions without the middle of a long list: the first say where the path began, the last what was decided in the end.
fn ends(conditions: &[String]) -> Vec<String> {
    if conditions.len() <= LONGEST_LIST {
        return conditions.to_vec();
    }
    let more = counted((conditions.len() - 2 * LONGEST_END) as u64, "more condition");
    let middle = [format!("… {more}; --format json has all")];
    [&conditions[..LONGEST_END], &middle, &conditions[conditions.len() - LONGEST_END..]].concat()
}

/// A heading and the lines below it, if there are any.
pub fn list(text: &mut String, heading: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    writeln!(text, "    {heading}").expect("writing to a string cannot fail");
    for line in lines.iter().take(LONGEST_LIST) {
        writeln!(text, "      {line}").expect("writing to a string cannot fail");
    }
    if lines.len() > LONGEST_LIST {
        let more = counted((lines.len() - LONGEST_LIST) as u64, "more line");
        writeln!(text, "      … {more}; --format json has all").expect("writing to a string cannot fail");
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

#[cfg(test)]
mod tests {
    use super::{LONGEST_LIST, calls, ends, list};

    #[test]
    fn a_recursion_says_how_often() {
        let trace = ["a.B.c(B.java:3)", "a.B.d(B.java:9)", "a.B.d(B.java:9)", "… 7 more calls", "a.B.d(B.java:9)"];
        let trace = trace.map(str::to_owned);
        let expected =
            "    at a.B.c(B.java:3)\n    at a.B.d(B.java:9), 2 times\n    … 7 more calls\n    at a.B.d(B.java:9)\n";
        assert_eq!(calls(&trace), expected);
    }

    #[test]
    fn of_long_conditions_both_ends_are_shown() {
        let conditions: Vec<String> = (0..LONGEST_LIST + 1).map(|line| line.to_string()).collect();
        assert_eq!(ends(&conditions[..LONGEST_LIST]), &conditions[..LONGEST_LIST]);
        let shown = ends(&conditions);
        assert_eq!((shown.len(), &*shown[0], &*shown[20]), (21, "0", "50"));
        assert_eq!(shown[10], "… 31 more conditions; --format json has all");
    }

    #[test]
    fn long_lists_are_cut_and_say_so() {
        let lines: Vec<String> = (0..LONGEST_LIST + 2).map(|line| line.to_string()).collect();
        let mut text = String::new();
        list(&mut text, "when", &lines);
        assert!(text.ends_with("\n      49\n      … 2 more lines; --format json has all\n"), "{text}");
        let mut short = String::new();
        list(&mut short, "when", &lines[..LONGEST_LIST]);
        assert!(short.ends_with("\n      49\n"), "{short}");
        let mut none = String::new();
        list(&mut none, "when", &[]);
        assert_eq!(none, "");
    }
}
