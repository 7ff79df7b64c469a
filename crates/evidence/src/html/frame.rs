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
pub const LEGEND: &str = "<details class=\"legend\"><summary>How to read the drawings</summary><ul>\
<li><svg width=\"34\" height=\"20\" aria-hidden=\"true\" class=\"heap\"><g class=\"root\"><rect x=\"1\" y=\"2\" width=\"32\" \
height=\"16\" rx=\"8\"/></g></svg> a parameter, a static field or the result, at the object it refers to</li>\
<li><svg width=\"34\" height=\"20\" aria-hidden=\"true\" class=\"heap\"><g class=\"object new\"><rect x=\"3\" y=\"3\" width=\"28\" \
height=\"14\" rx=\"4\"/></g></svg> thick dashed: an object that the method has made</li>\
<li><svg width=\"34\" height=\"20\" aria-hidden=\"true\" class=\"heap\"><g class=\"object\"><rect class=\"changed\" x=\"3\" y=\"3\" \
width=\"28\" height=\"14\" rx=\"3\"/></g></svg> framed and bold: a field that the method has changed</li>\
<li><svg width=\"34\" height=\"20\" aria-hidden=\"true\" class=\"heap\"><g class=\"edge changed\"><path d=\"M2 10H24\"/><path \
class=\"head\" d=\"M32 10L24 6L24 14Z\"/></g></svg> thick: a link that the method has changed</li>\
<li><svg width=\"34\" height=\"20\" aria-hidden=\"true\" class=\"heap\"><g class=\"cloud\"><path d=\"M8 16C2 16 2 8 7 8C7 3 14 2 \
16 5C19 1 26 3 26 8C32 8 32 15 27 16Z\"/></g></svg> a cloud: a reference that nobody looked behind</li>\
<li><b>·</b> a field that nobody had looked at by then</li></ul></details>";

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
