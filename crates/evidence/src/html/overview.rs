//! The first page: all targets, their verdicts, and what was not covered.

use super::frame::{self, Crumb};
use super::page::{breakable, chip, verdict_sign};
use super::text::escaped;
use crate::count::{counted, grouped};
use explore::{PathCounts, Report, Verdict};
use std::fmt::Write;

/// What the overview shows of a target.
pub struct Row {
    pub target: String,
    pub verdict: Verdict,
    pub covered: String,
    pub not_covered: Vec<String>,
    pub paths: PathCounts,
    pub seconds: f64,
    /// The first violation, in a line.
    pub worst: Option<String>,
    /// The page of the target.
    pub file: String,
}

impl Row {
    pub fn new(report: &Report, covered: &str, not_covered: &[(String, Option<String>)], file: String) -> Row {
        let worst = report.violations.first().map(|of| format!("{} {}", of.code, of.message));
        Row {
            target: report.target.clone(),
            verdict: report.verdict(),
            covered: covered.to_owned(),
            not_covered: not_covered.iter().map(|(what, _)| what.clone()).collect(),
            paths: report.paths,
            seconds: report.seconds,
            worst,
            file,
        }
    }
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
    let all = row.paths.completed + row.paths.violated;
    let mut notes = format!("<p class=\"covered\">{}</p>", escaped(&row.covered));
    if let Some(worst) = &row.worst {
        let _ = write!(notes, "<p class=\"worst\">{}</p>", escaped(worst));
    }
    for line in row.not_covered.iter().take(SHOWN_GAPS) {
        let _ = write!(notes, "<p class=\"gap\"><b>not covered:</b> {}</p>", escaped(line));
    }
    if row.not_covered.len() > SHOWN_GAPS {
        let more = counted((row.not_covered.len() - SHOWN_GAPS) as u64, "more line");
        let _ = write!(notes, "<p class=\"gap\">{more} on its page</p>");
    }
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

/// Lines on what was not covered that the overview has of a target.
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
