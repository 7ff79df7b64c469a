//! The first page: all targets, their verdicts, and what was not covered.

use super::NotCovered;
use super::frame::{self, Crumb};
use super::page::{breakable, chip, verdict_sign};
use super::text::escaped;
use crate::count::{counted, grouped};
use explore::{PathCounts, Report, Verdict, Violation};
use std::collections::BTreeSet;
use std::fmt::Write;

/// What the overview shows of a target.
pub struct Row {
    pub target: String,
    pub verdict: Verdict,
    pub covered: String,
    pub not_covered: Vec<String>,
    pub paths: PathCounts,
    pub seconds: f64,
    /// What is violated, each in a line.
    pub violations: Vec<String>,
    /// The page of the target.
    pub file: String,
}

impl Row {
    pub fn new(report: &Report, covered: &str, not_covered: &[NotCovered], file: String) -> Row {
        Row {
            target: report.target.clone(),
            verdict: report.verdict(),
            covered: covered.to_owned(),
            not_covered: not_covered.iter().map(|of| of.what.clone()).collect(),
            paths: report.paths,
            seconds: report.seconds,
            violations: violations(report),
            file,
        }
    }
}

/// What violations of a target say of which place, each once, in the order of the report for people.
fn violations(report: &Report) -> Vec<String> {
    let mut said = BTreeSet::new();
    let is_new = |of: &&Violation| said.insert((of.code, of.pattern.clone(), of.file.clone(), of.line));
    let in_words = |of: &Violation| {
        let place = match (of.shown_file(), of.line) {
            (Some(file), Some(line)) => format!("{file}:{line}: "),
            (Some(file), None) => format!("{file}: "),
            _ => String::new(),
        };
        format!("{} {place}{}", of.code, of.message)
    };
    report.violations.iter().filter(is_new).map(in_words).collect()
}

pub fn render(rows: &[Row], about: &[(String, String)]) -> String {
    let mut body = String::from("<header class=\"top\"><h1>Kukang report</h1>");
    body += &verdicts(rows);
    let facts: String = about
        .iter()
        .map(|(name, value)| format!("<div><dt>{}</dt><dd>{}</dd></div>", escaped(name), escaped(value)))
        .collect();
    let _ = write!(body, "<dl class=\"about\">{facts}</dl></header>");
    body += &filters(rows);
    body.push_str(
        "<div class=\"scroll\"><table class=\"targets\"><caption class=\"hidden\">Targets</caption><thead><tr><th \
         scope=\"col\">verdict</th><th scope=\"col\">target</th><th scope=\"col\" class=\"figure\">paths</th><th scope=\"col\" \
         class=\"figure\">violated</th><th scope=\"col\" class=\"figure\">seconds</th></tr></thead><tbody>",
    );
    for row in rows {
        body += &target(row);
    }
    body.push_str("</tbody></table></div><p id=\"nothing\" class=\"count\" hidden>No target fits the filter.</p>");
    frame::page("Overview", Crumb::Overview, &body)
}

fn verdicts(rows: &[Row]) -> String {
    let mut out = format!("<p class=\"verdict\">{}: ", counted(rows.len() as u64, "target"));
    for verdict in [Verdict::Verified, Verdict::Violated, Verdict::Incomplete] {
        let count = rows.iter().filter(|row| row.verdict == verdict).count();
        if count > 0 {
            let _ = write!(
                out,
                "<span class=\"chip big {}\">{count} {}</span> ",
                chip(verdict.name()),
                verdict_sign(verdict)
            );
        }
    }
    out.push_str("</p>");
    out
}

fn filters(rows: &[Row]) -> String {
    let mut out = String::from(
        "<form class=\"filters\" role=\"search\"><label>Filter <input type=\"search\" id=\"filter\" \
         placeholder=\"part of a name or message\"></label>",
    );
    for verdict in [Verdict::Verified, Verdict::Violated, Verdict::Incomplete] {
        if rows.iter().any(|row| row.verdict == verdict) {
            let name = verdict.name();
            let _ = write!(
                out,
                "<label class=\"check\"><input type=\"checkbox\" name=\"outcome\" value=\"{name}\" checked> <span class=\"chip \
                 {}\">{name}</span></label>",
                chip(name)
            );
        }
    }
    out.push_str("<span id=\"matches\" class=\"count\" role=\"status\"></span></form>");
    out
}

fn target(row: &Row) -> String {
    let verdict = row.verdict.name();
    let all = row.paths.finished();
    let mut notes = format!("<p class=\"covered\">{}</p>", escaped(&row.covered));
    notes += &lines("worst", "", &row.violations, SHOWN_VIOLATIONS);
    notes += &lines("gap", "<b>not covered:</b> ", &row.not_covered, SHOWN_GAPS);
    format!(
        "<tr class=\"path\" data-outcome=\"{verdict}\"><td><span class=\"chip {}\">{}</span></td><th scope=\"row\"><a \
         href=\"{}\">{}</a>{notes}</th><td class=\"figure\">{}</td><td class=\"figure\">{}</td><td class=\"figure\">{:.2}</td></tr>",
        chip(verdict),
        verdict_sign(row.verdict),
        escaped(&link(&row.file)),
        breakable(&row.target),
        grouped(all),
        grouped(row.paths.violated),
        row.seconds
    )
}

/// Paragraphs of a class, and how many more there are.
fn lines(class: &str, before: &str, all: &[String], most: usize) -> String {
    let mut out = String::new();
    for line in all.iter().take(most) {
        let _ = write!(out, "<p class=\"{class}\">{before}{}</p>", escaped(line));
    }
    if all.len() > most {
        let _ = write!(out, "<p class=\"{class}\">{} on its page</p>", counted((all.len() - most) as u64, "more line"));
    }
    out
}

/// Violations, and lines on what was not covered, that the overview has of a target.
const SHOWN_VIOLATIONS: usize = 12;
const SHOWN_GAPS: usize = 3;

/// A file's name as a link: what has a meaning in addresses is written by number.
fn link(file: &str) -> String {
    file.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}
