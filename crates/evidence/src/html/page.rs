//! The page of one target: its verdict, its paths by how they end, the source, the exploration tree.

use super::frame;
use super::heading::Common;
use super::select::Group;
use super::source::SourceView;
use super::text::{escaped, shortened};
use super::tree::{self, Leaf};
use super::{NotCovered, TargetResult, path};
use crate::count::{counted, grouped};
use explore::{PathCounts, Report, Verdict};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Bytes of paths on one page. With the source and the tree a page stays below two megabytes.
const PATHS_BUDGET: usize = 1_100_000;
const RESERVE: usize = 300_000;

/// The class of the style sheet for an outcome or verdict.
pub fn chip(word: &str) -> &'static str {
    match word {
        "violated" => "bad",
        "verified" | "returned" | "threw" => "good",
        "incomplete" | "unsupported" | "unknown" => "open",
        _ => "dim",
    }
}

pub fn render(result: &TargetResult<'_>) -> String {
    let report = result.report;
    let mut body = header(result);
    let (paths, shown) = paths(result);
    body += &paths;
    body += &source(result, &shown);
    body += &exploration(result, &shown);
    frame::page(&report.target, frame::Crumb::Target, &body)
}

/// A path that is on the page, by its group and its place there.
struct OnPage {
    number: usize,
    group: usize,
    place: usize,
}

fn header(result: &TargetResult<'_>) -> String {
    let report = result.report;
    let verdict = report.verdict().name();
    let mut out = format!(
        "<header class=\"top\"><h1>{}</h1><p class=\"verdict\"><span class=\"chip big {}\">{}</span> {}</p>",
        breakable(&report.target),
        chip(verdict),
        verdict_sign(report.verdict()),
        escaped(&result.covered)
    );
    out += &numbers(report);
    out += &not_covered(&result.not_covered);
    out.push_str("</header>");
    out
}

/// A verdict with a sign that does not depend on colours.
pub fn verdict_sign(verdict: Verdict) -> String {
    let sign = match verdict {
        Verdict::Verified => "✓",
        Verdict::Violated => "✗",
        Verdict::Incomplete => "◐",
    };
    format!("{sign} {}", verdict.name())
}

/// What was left out, and what to do about it.
fn not_covered(lines: &[NotCovered]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let mut items = String::new();
    for NotCovered { what, help, example } in lines {
        let _ = write!(items, "<li>{}", escaped(what));
        if !example.is_empty() {
            let _ =
                write!(items, "; for instance, called on<pre tabindex=\"0\">{}</pre>", escaped(&example.join("\n")));
        } else if help.is_some() {
            items.push_str("<br>");
        }
        if let Some(help) = help {
            let _ = write!(items, "<span class=\"help\"><strong>help:</strong> {}</span>", escaped(help));
        }
        items.push_str("</li>");
    }
    format!("<div class=\"notice\"><h2>Not covered</h2><ul>{items}</ul></div>")
}

/// How many paths ended how, and what that took.
fn numbers(report: &Report) -> String {
    let paths = &report.paths;
    let counts = [
        ("completed", paths.completed, "good"),
        ("violated", paths.violated, "bad"),
        ("assumed away", paths.assumed_away, "dim"),
        ("infeasible", paths.infeasible, "dim"),
        ("cut by a bound", paths.bounded, "dim"),
        ("unsupported", paths.unsupported, "open"),
        ("unknown", paths.unknown, "open"),
    ];
    let mut out = String::from("<dl class=\"numbers\">");
    for (name, count, class) in counts.iter().filter(|(name, count, _)| *count > 0 || *name == "completed") {
        let _ = write!(out, "<div class=\"{class}\"><dt>{name}</dt><dd>{}</dd></div>", grouped(*count));
    }
    let _ = write!(out, "<div><dt>seconds</dt><dd>{:.2}</dd></div>", report.seconds);
    let _ = write!(out, "<div><dt>instructions</dt><dd>{}</dd></div>", grouped(report.instructions));
    let _ = write!(out, "<div><dt>solver questions</dt><dd>{}</dd></div></dl>", grouped(report.queries.total));
    out
}

/// The paths by how they end, and which of them are on the page.
fn paths(result: &TargetResult<'_>) -> (String, Vec<OnPage>) {
    let (mut sections, mut on_page) = (String::new(), Vec::new());
    let mut used = 0;
    let source = result.source.as_ref().map(|source| source.name.as_str());
    let common = Common::of(result.groups.iter().flat_map(|group| &group.paths));
    for (at, group) in result.groups.iter().enumerate() {
        let mut inner = String::new();
        let mut shown = 0u64;
        for (place, description) in group.paths.iter().enumerate() {
            let number = on_page.len() + 1;
            let shown_with = path::Shown { number, group: &group.group, heading: common.heading(description), source };
            let text = path::render(description, &shown_with);
            // What is left for those that come late is for one path of each way to end.
            if used + text.len() > PATHS_BUDGET + if shown == 0 { RESERVE } else { 0 } {
                break;
            }
            used += text.len();
            inner += &text;
            shown += 1;
            on_page.push(OnPage { number, group: at, place });
        }
        sections += &section(&group.group, shown, group.count, &inner);
    }
    let mut out = String::from("<section class=\"paths\" aria-label=\"Paths\"><h2>Paths</h2>");
    let is_finished = |path: &&OnPage| result.groups[path.group].group.is_finished();
    let finished = on_page.iter().filter(is_finished).count() as u64;
    out += &selection_words(&result.report.paths, finished, on_page.len() as u64 - finished);
    out += &filters(result);
    out += frame::LEGEND;
    out += &sections;
    out.push_str("<p id=\"nothing\" class=\"count\" hidden>No path fits the filter.</p></section>");
    (out, on_page)
}

/// How many paths are shown, of those that came to an end, as everywhere in the report, and of the others.
fn selection_words(paths: &PathCounts, finished: u64, unfinished: u64) -> String {
    let all = paths.finished();
    let mut words = match (finished < all, all) {
        (true, _) => format!(
            "Showing {} of {}: of every way to end those with the smallest heaps, and for every branch a path that takes it.",
            grouped(finished),
            counted(all, "path")
        ),
        (false, 0) => "No path came to an end.".to_owned(),
        (false, 1) => "Showing the only path.".to_owned(),
        (false, _) => format!("Showing all {}.", counted(all, "path")),
    };
    match (unfinished, paths.unfinished()) {
        (_, 0) => {}
        (0, all) => {
            let are = if all == 1 { "is" } else { "are" };
            words += &format!(" {} that came to no end {are} only counted.", counted(all, "further path"));
        }
        (shown, all) => words += &format!(" Beside them {} of {} that came to no end.", grouped(shown), grouped(all)),
    }
    format!("<p class=\"selection\">{words}</p>")
}

fn filters(result: &TargetResult<'_>) -> String {
    let mut out = String::from(
        "<form class=\"filters\" role=\"search\"><label>Filter <input type=\"search\" id=\"filter\" \
         placeholder=\"this.root == null, K004 …\"></label>",
    );
    let mut words: Vec<&str> = Vec::new();
    for group in &result.groups {
        if !words.contains(&group.group.word()) {
            words.push(group.group.word());
        }
    }
    for word in words {
        let _ = write!(
            out,
            "<label class=\"check\"><input type=\"checkbox\" name=\"outcome\" value=\"{word}\" checked> <span \
             class=\"chip {}\">{word}</span></label>",
            chip(word)
        );
    }
    out.push_str(
        "<button type=\"button\" id=\"open-all\">Unfold all</button><button type=\"button\" id=\"fold-all\">Fold \
         all</button><span id=\"matches\" class=\"count\" role=\"status\"></span></form>",
    );
    out
}

fn section(group: &Group, shown: u64, count: u64, inner: &str) -> String {
    let share = match shown == count {
        true => counted(count, "path"),
        false => format!("{} of {}", grouped(shown), counted(count, "path")),
    };
    format!(
        "<section class=\"group\" data-outcome=\"{}\"><h3><span class=\"chip {}\">{}</span> {} <span \
         class=\"count\">{share}</span></h3>{inner}</section>",
        group.word(),
        chip(group.word()),
        group.word(),
        escaped(&title(group))
    )
}

/// A way to end in words.
fn title(group: &Group) -> String {
    match group {
        Group::Violated { code, message, place } if place.is_empty() => format!("{code}: {message}"),
        Group::Violated { code, message, place } => format!("{code}: {message}, {place}"),
        Group::Returned => "the method returns".to_owned(),
        Group::Threw(class) => format!("it throws {class}, as it may"),
        Group::Unsupported(what) => shortened(what, 300),
        Group::Unknown => "no solver could tell whether there is such an input".to_owned(),
        Group::Bounded(bound) => format!("cut by {bound}"),
        Group::AssumedAway => "left out by an assumption or precondition".to_owned(),
        Group::Infeasible => "no input leads here after all".to_owned(),
    }
}

fn source(result: &TargetResult<'_>, shown: &[OnPage]) -> String {
    let Some(source) = &result.source else {
        return "<section><h2>Source</h2><p class=\"count\">The source file was not found; --source names folders to look \
                in.</p></section>"
            .to_owned();
    };
    let mut violated: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for path in shown {
        let found = &result.groups[path.group].paths[path.place].violation;
        if let Some((file, line)) = found.as_ref().and_then(|of| of.file.as_deref().zip(of.line)) {
            if path::is_same_file(&source.name, file) {
                violated.entry(line).or_default().push(path.number);
            }
        }
    }
    let view = SourceView {
        name: &source.name,
        text: &source.text,
        methods: &source.methods,
        taken: &result.branches,
        begun: &result.begun,
        target: source.target_lines.clone(),
        violated: &violated,
    };
    let (taken, all) = view.totals();
    let begun = match result.begun.len() {
        0 => String::new(),
        _ => {
            " Where a line says so, only paths that were cut or given up went on, of which nothing is known.".to_owned()
        }
    };
    let share = match all {
        0 => "There are no branches in what was run of this file.".to_owned(),
        _ if taken == all => {
            format!("Every way out of a branch was taken ({all} of {all}) in the methods that were run.")
        }
        _ => format!(
            "{taken} of {} out of branches were taken in the methods that were run; the others are not reachable within the \
             bounds, or were not covered.",
            counted(all as u64, "way")
        ),
    };
    format!(
        "<section class=\"source-view\"><h2>Source</h2><p>{share}{begun} <span class=\"key\">✓ all ways taken ◐ some ✗ none\
         </span></p><div class=\"scroll\" tabindex=\"0\">{}</div></section>",
        view.render()
    )
}

fn exploration(result: &TargetResult<'_>, shown: &[OnPage]) -> String {
    let leaves: Vec<Leaf<'_>> = shown
        .iter()
        .map(|path| {
            let group = &result.groups[path.group];
            let description = &group.paths[path.place];
            Leaf {
                choices: &description.choices,
                steps: &description.steps,
                number: path.number,
                outcome: group.group.word(),
            }
        })
        .collect();
    if leaves.is_empty() {
        return String::new();
    }
    format!(
        "<section class=\"exploration\"><h2>Exploration tree</h2><p>What was decided on the way to the paths that are shown; \
         decisions that leave only one possibility do not appear.</p><details id=\"tree\"><summary>Show the tree of \
         {}</summary>{}</details></section>",
        counted(leaves.len() as u64, "path"),
        tree::render(&leaves)
    )
}

/// A target's name that may break at its dots.
pub fn breakable(name: &str) -> String {
    escaped(name).replace("::", "<wbr>::").replace('.', ".<wbr>")
}
