//! What all pages share: the document around them, the style sheet, the script.

use super::text::escaped;

/// Marks files as ours: only those are overwritten.
pub const MARKER: &str = "<meta name=\"generator\" content=\"Kukang report\">";

const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");

/// Where a page stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Crumb {
    Overview,
    Target,
}

/// What the lines of drawings mean.
pub const LEGEND: &str = include_str!("legend.html");

/// A whole page.
pub fn page(title: &str, crumb: Crumb, body: &str) -> String {
    let back = match crumb {
        Crumb::Overview => "<span>Kukang report</span>",
        Crumb::Target => "<a href=\"index.html\">← Kukang report</a>",
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n{MARKER}\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<link rel=\"icon\" href=\"data:,\">\n<title>{} · \
         Kukang</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<nav class=\"bar\" aria-label=\"Report\">{back}<button \
         type=\"button\" id=\"theme\" aria-label=\"Switch between light and dark\">◐ light or dark</button></nav>\n<main>\n{body}\n\
         </main>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        escaped(title)
    )
}
