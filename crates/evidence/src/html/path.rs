//! One path on a page: what it assumes, how it ends, its heaps side by side.

use super::graph::{self, Cell, Graph, NodeKind, Side, Slot};
use super::layout::layout;
use super::page::{breakable, chip};
use super::select::Group;
use super::svg;
use super::text::{escaped, shortened};
use crate::choices::short_choices;
use crate::count::counted;
use explore::{PathDescription, PathEnding, RETURNED, Violation};
use std::fmt::Write;

/// Conditions of a path that are listed, and characters of each.
const SHOWN_CONDITIONS: usize = 80;
const SHOWN_CHARACTERS: usize = 400;
/// Bytes that a drawing may have: larger ones nobody could read.
const LARGEST_DRAWING: usize = 100_000;
/// Drawings wider than this stand below each other.
const HALF_A_PAGE: f64 = 560.0;

/// What a path is shown with.
pub struct Shown<'a> {
    pub number: usize,
    pub group: &'a Group,
    pub heading: String,
    /// The source file that is on the page: places in it become links.
    pub source: Option<&'a str>,
}

/// A path with its number.
pub fn render(path: &PathDescription, shown: &Shown<'_>) -> String {
    let Shown { number, group, heading, source } = shown;
    let graph = graph::of(path);
    let word = group.word();
    let mut out = format!(
        "<details class=\"path\" id=\"path-{number}\" data-outcome=\"{word}\"><summary><span class=\"number\">{number}\
         </span> <span class=\"chip {}\">{word}</span> <code>{}</code> <span class=\"count\">{}</span></summary><div \
         class=\"inside\">",
        chip(word),
        escaped(heading),
        escaped(&changes(&graph))
    );
    if let Some(violation) = &path.violation {
        out += &wrong(violation, *source);
    }
    out += &facts(path, &graph);
    out += &heaps(*number, &graph);
    let _ = write!(
        out,
        "<p class=\"count\">choices <code>{}</code></p></div></details>",
        short_choices(&path.choices.iter().map(u32::to_string).collect::<Vec<_>>().join("."))
    );
    out
}

/// What the method does to the heap, in a few words.
fn changes(graph: &Graph) -> String {
    let made = graph.nodes.iter().filter(|node| node.is_new).count();
    let changed: usize =
        graph.nodes.iter().map(|node| node.slots.iter().filter(|slot| node.slot_has_changed(slot)).count()).sum();
    let mut parts = Vec::new();
    if made > 0 {
        parts.push(format!("{} new", made));
    }
    if changed > 0 {
        parts.push(format!("{} changed", changed));
    }
    parts.join(", ")
}

fn wrong(violation: &Violation, source: Option<&str>) -> String {
    let mut out =
        format!("<div class=\"wrong\"><p><strong>{}</strong> {}", escaped(violation.code), escaped(&violation.message));
    if let (Some(file), Some(line)) = (&violation.file, violation.line) {
        let place = format!("{}:{line}", escaped(violation.shown_file().unwrap_or(file)));
        let _ = match source.is_some_and(|source| is_same_file(source, file)) {
            true => write!(out, " <a href=\"#line-{line}\">{place}</a>"),
            false => write!(out, " {place}"),
        };
    }
    out.push_str("</p>");
    if !violation.trace.is_empty() {
        let calls: String = violation.trace.iter().map(|call| format!("<li>at {}</li>", escaped(call))).collect();
        let _ = write!(out, "<ul class=\"trace\">{calls}</ul>");
    }
    if let Some(help) = &violation.help {
        let _ = write!(out, "<p class=\"help\"><strong>help:</strong> {}</p>", escaped(help));
    }
    out.push_str("</div>");
    out
}

/// The condition and the end.
fn facts(path: &PathDescription, graph: &Graph) -> String {
    let mut out = String::from("<div class=\"facts\"><div><h4>When</h4>");
    if path.condition.is_empty() {
        out.push_str("<p>always: nothing about the input was asked</p>");
    } else {
        let mut lines = String::new();
        for line in path.condition.iter().take(SHOWN_CONDITIONS) {
            let _ = write!(lines, "<li><code>{}</code></li>", escaped(&shortened(line, SHOWN_CHARACTERS)));
        }
        if path.condition.len() > SHOWN_CONDITIONS {
            let more = (path.condition.len() - SHOWN_CONDITIONS) as u64;
            let _ = write!(lines, "<li>{}</li>", counted(more, "more condition"));
        }
        let _ = write!(out, "<ul class=\"condition\">{lines}</ul>");
    }
    let returned = graph.roots.iter().find(|root| root.name == RETURNED);
    let end = match (&path.ending, returned) {
        (PathEnding::NotReached, _) => "the path is over before the method ends".to_owned(),
        (PathEnding::Returned, None) => "the method returns".to_owned(),
        (PathEnding::Returned, Some(root)) => {
            format!("the method returns <code>{}</code>", value(graph, root, Side::After))
        }
        (PathEnding::Threw(class), _) => format!("the method throws <code>{}</code>", breakable(class)),
    };
    let _ = write!(out, "</div><div><h4>Then</h4><p>{end}</p></div></div>");
    out
}

/// The value of a root in words.
fn value(graph: &Graph, root: &Slot, side: Side) -> String {
    match root.values.of(side) {
        Some(Cell::Text(text)) => escaped(text),
        Some(Cell::Null) => "null".to_owned(),
        Some(Cell::Link(node)) => match graph.nodes[node.0].kind {
            NodeKind::Cloud if graph.nodes[node.0].title == "?" => "null or any object".to_owned(),
            NodeKind::Cloud => "some object".to_owned(),
            _ => escaped(&graph.nodes[node.0].title),
        },
        None => "?".to_owned(),
    }
}

fn heaps(number: usize, graph: &Graph) -> String {
    let layout = layout(graph);
    let wide = if layout.width > HALF_A_PAGE { " wide" } else { "" };
    let mut out = format!("<div class=\"heaps{wide}\">");
    for (side, name) in [(Side::Before, "Before the call"), (Side::After, "After it")] {
        let _ = write!(out, "<figure><figcaption>{name}</figcaption>{}", plain_roots(graph, side));
        if graph.nodes.iter().any(|node| *node.present.of(side)) {
            let id = format!("heap-{number}-{}", if side == Side::Before { "before" } else { "after" });
            let drawing = svg::draw(graph, &layout, side, &id);
            let objects = graph.nodes.iter().filter(|node| *node.present.of(side)).count() as u64;
            let _ = match drawing.len() > LARGEST_DRAWING {
                true => write!(out, "<p class=\"count\">too large to be drawn: {}</p>", counted(objects, "object")),
                false => write!(out, "<div class=\"scroll\" tabindex=\"0\">{drawing}</div>"),
            };
        } else {
            out.push_str("<p class=\"count\">no objects</p>");
        }
        let left_out = *graph.left_out.of(side);
        if left_out > 0 {
            let _ = write!(out, "<p class=\"count\">{} not drawn</p>", counted(left_out as u64, "more object"));
        }
        out.push_str("</figure>");
    }
    out.push_str("</div>");
    out
}

/// The roots that refer to no drawn object: numbers and null.
fn plain_roots(graph: &Graph, side: Side) -> String {
    let plain: String = graph
        .roots
        .iter()
        .filter(|root| is_plain_on(root, side))
        .map(|root| {
            let changed =
                if root.values.before.is_some() && root.has_changed() && side == Side::After { " changed" } else { "" };
            format!(
                "<span class=\"root-value{changed}\"><b>{}</b> = {}</span>",
                escaped(&root.name),
                value(graph, root, side)
            )
        })
        .collect();
    // The drawings of both sides stand at the same height.
    let has_any = Side::BOTH.iter().any(|side| graph.roots.iter().any(|root| is_plain_on(root, *side)));
    if has_any { format!("<p class=\"root-values\">{plain}</p>") } else { String::new() }
}

fn is_plain_on(root: &Slot, side: Side) -> bool {
    matches!(root.values.of(side), Some(Cell::Text(_) | Cell::Null))
}

/// Whether two paths end in the same name: traces name files without their folders.
pub fn is_same_file(one: &str, other: &str) -> bool {
    one.rsplit(['/', '\\']).next() == other.rsplit(['/', '\\']).next()
}
