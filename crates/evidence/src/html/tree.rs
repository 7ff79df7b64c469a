//! The exploration tree of the paths that are shown: what was decided where, folded.

use super::text::{escaped, shortened};
use crate::count::counted;
use std::fmt::Write;

/// A path in the tree.
pub struct Leaf<'a> {
    pub choices: &'a [u32],
    pub steps: &'a [String],
    /// The number of the path on its page.
    pub number: usize,
    /// How it ended, in a word.
    pub outcome: &'static str,
}

/// The tree as nested lists. The paths are in the order of their choices.
pub fn render(leaves: &[Leaf<'_>]) -> String {
    let mut leaves: Vec<&Leaf<'_>> = leaves.iter().collect();
    leaves.sort_by_key(|leaf| leaf.choices);
    let mut out = String::from("<ul class=\"tree\">");
    branch(&leaves, 0, &mut out);
    out.push_str("</ul>");
    out
}

/// Paths that agree on all choices before this depth. Each level has fewer of them than the one above.
fn branch(leaves: &[&Leaf<'_>], depth: usize, out: &mut String) {
    let mut rest = leaves;
    while let Some(first) = rest.first() {
        let Some(choice) = first.choices.get(depth) else {
            leaf(first, &[], out);
            rest = &rest[1..];
            continue;
        };
        let same = rest.iter().take_while(|leaf| leaf.choices.get(depth) == Some(choice)).count();
        let (here, others) = rest.split_at(same);
        rest = others;
        let end = common(here, depth + 1);
        let steps: &[String] = first.steps.get(depth..end.min(first.steps.len())).unwrap_or_default();
        match here {
            [only] => leaf(only, only.steps.get(depth..).unwrap_or_default(), out),
            _ => {
                let _ = write!(out, "<li><details><summary>{}", decisions(steps));
                let _ = write!(out, " <span class=\"count\">{}</span></summary><ul>", counted(same as u64, "path"));
                branch(here, end, out);
                out.push_str("</ul></details></li>");
            }
        }
    }
}

/// How far several paths have the same choices.
fn common(leaves: &[&Leaf<'_>], from: usize) -> usize {
    let mut depth = from;
    let agree = |depth: usize| {
        let first = leaves.first().and_then(|leaf| leaf.choices.get(depth));
        first.is_some() && leaves.iter().all(|leaf| leaf.choices.get(depth) == first)
    };
    while leaves.len() > 1 && agree(depth) {
        depth += 1;
    }
    depth
}

fn leaf(leaf: &Leaf<'_>, steps: &[String], out: &mut String) {
    let _ = write!(
        out,
        "<li>{} <a href=\"#path-{}\">path {}</a> <span class=\"chip {}\">{}</span></li>",
        decisions(steps),
        leaf.number,
        leaf.number,
        super::page::chip(leaf.outcome),
        escaped(leaf.outcome)
    );
}

/// Decisions that one line shows; the others are counted.
const SHOWN_DECISIONS: usize = 6;

fn decisions(steps: &[String]) -> String {
    let shown: Vec<String> = steps
        .iter()
        .take(SHOWN_DECISIONS)
        .map(|step| format!("<code>{}</code>", escaped(&shortened(step, 120))))
        .collect();
    let more = steps.len().saturating_sub(SHOWN_DECISIONS);
    let more = if more > 0 {
        format!(" <span class=\"count\">+ {}</span>", counted(more as u64, "decision"))
    } else {
        String::new()
    };
    if shown.is_empty() {
        "<span class=\"count\">no more decisions</span>".to_owned()
    } else {
        format!("{}{more}", shown.join(" <span class=\"then\">then</span> "))
    }
}
