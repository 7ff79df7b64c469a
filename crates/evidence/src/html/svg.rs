//! One of the two heaps of a path as SVG.
//!
//! Colours come from the page's style sheet, by class, so that a drawing is readable in light and dark; what is new or has
//! changed also has another line.

use super::graph::{Cell, Graph, Node, NodeId, NodeKind, Pair, Side, Slot};
use super::layout::{CELL, Layout, ROW, Rect, TITLE, WIDE, tag_width, text_width, value_text};
use super::links::{Edge, Links, Shape, Style};
use super::shape::cloud;
use super::text::escaped;
use std::fmt::Write;

/// Draws one side of a graph. The id makes the names inside of the drawing unique on its page.
pub fn draw(graph: &Graph, layout: &Layout, side: Side, id: &str) -> String {
    let links = Links { graph, layout, side };
    let edges = links.edges();
    let mut drawing = Drawing { graph, layout, side, links, out: String::new(), reach: Rect::default() };
    drawing.reach = Rect { width: layout.width, height: layout.height, ..Rect::default() };
    let mut lines = String::new();
    for edge in &edges {
        drawing.stretch(edge);
        lines += &edge.svg();
    }
    for (place, node) in graph.nodes.iter().enumerate() {
        if *node.present.of(side) {
            drawing.node(NodeId(place), node);
        }
    }
    let Rect { x, y, width, height } = drawing.reach;
    let when = if side == Side::Before { "before" } else { "after" };
    format!(
        "<svg class=\"heap\" id=\"{id}\" role=\"img\" aria-labelledby=\"{id}-t\" viewBox=\"{x:.0} {y:.0} {width:.0} \
         {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\"><title id=\"{id}-t\">{}</title>{}{lines}</svg>",
        escaped(&format!("The heap {when} the call: {}", words(graph, side))),
        drawing.out
    )
}

/// The heap in a sentence, for those who cannot see the drawing.
fn words(graph: &Graph, side: Side) -> String {
    let value = |slot: &Slot| match slot.values.of(side) {
        Some(Cell::Link(node)) => match graph.nodes[node.0].kind {
            NodeKind::Cloud => format!("{} is unknown", slot.name),
            _ => format!("{} is {}", slot.name, graph.nodes[node.0].title),
        },
        Some(Cell::Null) => format!("{} is null", slot.name),
        Some(Cell::Text(text)) => format!("{} is {text}", slot.name),
        None => format!("{} was not looked at", slot.name),
    };
    let mut parts: Vec<String> = graph.roots.iter().filter(|slot| slot.values.of(side).is_some()).map(value).collect();
    for node in graph.nodes.iter().filter(|node| *node.present.of(side) && node.kind != NodeKind::Cloud) {
        let fields: Vec<String> = node.slots.iter().filter(|slot| slot.values.of(side).is_some()).map(value).collect();
        parts.push(format!(
            "in {}: {}",
            node.title,
            if fields.is_empty() { "nothing known".into() } else { fields.join(", ") }
        ));
    }
    parts.join("; ")
}

struct Drawing<'a> {
    graph: &'a Graph,
    layout: &'a Layout,
    side: Side,
    links: Links<'a>,
    out: String,
    /// What the drawing covers.
    reach: Rect,
}

impl Drawing<'_> {
    /// Makes room for what lies outside of the layout.
    fn stretch(&mut self, edge: &Edge) {
        let Shape::Corners(points) = &edge.shape else { return };
        for point in points {
            let (right, bottom) = (self.reach.right().max(point.x + 8.0), self.reach.bottom().max(point.y + 8.0));
            self.reach.x = self.reach.x.min(point.x - 8.0);
            self.reach.y = self.reach.y.min(point.y - 8.0);
            self.reach.width = right - self.reach.x;
            self.reach.height = bottom - self.reach.y;
        }
    }

    fn node(&mut self, id: NodeId, node: &Node) {
        let of = self.layout.boxes[id.0];
        let is_new = node.is_new && self.side == Side::After;
        let class = match (node.kind, is_new) {
            (NodeKind::Cloud, _) => "cloud",
            (_, true) => "object new",
            _ => "object",
        };
        self.put(format_args!("<g class=\"{class}\"><title>{}</title>", escaped(&self.tooltip(node))));
        if node.kind == NodeKind::Cloud {
            self.put(format_args!("<path d=\"{}\"/>", cloud(&of)));
            self.text("name", "middle", of.x + of.width / 2.0, of.y + of.height / 2.0 + 4.0, &node.title);
        } else {
            self.frame(&of);
            self.text("name", "start", of.x + 9.0, of.y + 15.0, &node.title);
            if is_new {
                self.text("badge", "end", of.right() - 8.0, of.y + 15.0, "new");
            }
            self.rows(id, node);
            self.cells(id, node);
        }
        let mut x = of.x;
        for tag in self.links.tags(id.0).into_iter().cloned().collect::<Vec<_>>() {
            x = self.tag(&tag, x, of.y);
        }
        self.put(format_args!("</g>"));
    }

    fn frame(&mut self, of: &Rect) {
        self.put(format_args!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"6\"/>",
            of.x, of.y, of.width, of.height
        ));
        if of.height > TITLE {
            let y = of.y + TITLE;
            self.line(of.x, y, of.right(), y);
        }
    }

    fn rows(&mut self, id: NodeId, node: &Node) {
        let of = self.layout.boxes[id.0];
        for (at, &place) in self.layout.insides[id.0].rows.iter().enumerate() {
            let slot = &node.slots[place];
            let y = of.y + TITLE + ROW * at as f64;
            let changed = self.mark(node, slot, Rect { x: of.x, y, width: of.width, height: ROW });
            self.text(&format!("field{changed}"), "start", of.x + 9.0, y + 13.0, &slot.name);
            let end = of.right() - 9.0;
            match slot.values.of(self.side) {
                Some(Cell::Link(_)) => self.dot(of.right() - 9.0, y + ROW / 2.0),
                None => self.text("unread", "end", end, y + 13.0, "·"),
                Some(Cell::Null) => self.text(&format!("null{changed}"), "end", end, y + 13.0, "null"),
                Some(Cell::Text(_)) => {
                    self.text(&format!("value{changed}"), "end", end, y + 13.0, &value_text(slot, self.side));
                }
            }
        }
    }

    fn cells(&mut self, id: NodeId, node: &Node) {
        let of = self.layout.boxes[id.0];
        let count = self.layout.insides[id.0].cells.len();
        let top = of.bottom() - CELL;
        if count > 0 && top > of.y + TITLE {
            self.line(of.x, top, of.right(), top);
        }
        for at in 0..count {
            let slot = &node.slots[self.layout.insides[id.0].cells[at].0];
            let (x, width) = self.links.cell(id, at);
            if at > 0 {
                self.line(x, top, x, of.bottom());
            }
            let changed = self.mark(node, slot, Rect { x, y: top, width, height: CELL });
            let middle = x + width / 2.0;
            self.text(&format!("small{changed}"), "middle", middle, top + 13.0, &slot.name);
            match slot.values.of(self.side) {
                Some(Cell::Link(_)) => self.dot(middle, of.bottom() - 9.0),
                None => self.text("unread", "middle", middle, top + 28.0, "·"),
                Some(Cell::Null) => self.text(&format!("null{changed}"), "middle", middle, top + 28.0, "null"),
                Some(Cell::Text(_)) => {
                    self.text(&format!("value{changed}"), "middle", middle, top + 28.0, &value_text(slot, self.side));
                }
            }
        }
    }

    /// Marks a slot that has changed; the answer is what its texts are marked with.
    fn mark(&mut self, node: &Node, slot: &Slot, at: Rect) -> &'static str {
        if self.links.style(node, slot) != Style::Changed {
            return "";
        }
        self.put(format_args!(
            "<rect class=\"changed\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"3\"/>",
            at.x + 2.0,
            at.y + 1.5,
            at.width - 4.0,
            at.height - 3.0
        ));
        " bold"
    }

    fn tag(&mut self, name: &str, x: f64, y: f64) -> f64 {
        let width = text_width(name, WIDE) + 12.0;
        self.put(format_args!(
            "<g class=\"root\"><rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"17\" rx=\"8\"/><path \
             d=\"M{:.1} {:.1}v6\"/></g>",
            y - 23.0,
            x + 12.0,
            y - 6.0
        ));
        self.text("root", "middle", x + width / 2.0, y - 10.5, name);
        x + tag_width(name)
    }

    /// All of an object in words.
    fn tooltip(&self, node: &Node) -> String {
        if node.kind == NodeKind::Cloud {
            let what = if node.title == "?" { "may be null or any object" } else { "is some object" };
            return format!("Nobody looked here: it {what}");
        }
        let mut lines = vec![node.class.clone()];
        for slot in &node.slots {
            let value = match slot.values.of(self.side) {
                Some(Cell::Text(text)) => text.clone(),
                Some(Cell::Null) => "null".to_owned(),
                Some(Cell::Link(to)) => self.graph.nodes[to.0].title.clone(),
                None => "not looked at".to_owned(),
            };
            let was = match (self.links.style(node, slot), &slot.values) {
                (Style::Changed, Pair { before: Some(Cell::Text(text)), .. }) => format!(" (was {text})"),
                (Style::Changed, Pair { before: Some(Cell::Null), .. }) => " (was null)".to_owned(),
                (Style::Changed, Pair { before: Some(Cell::Link(to)), .. }) => {
                    format!(" (was {})", self.graph.nodes[to.0].title)
                }
                (Style::Changed, _) => " (assigned)".to_owned(),
                _ => String::new(),
            };
            lines.push(format!("{} = {value}{was}", slot.name));
        }
        lines.join("\n")
    }

    fn dot(&mut self, x: f64, y: f64) {
        self.put(format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.6\"/>"));
    }

    fn line(&mut self, x: f64, y: f64, to_x: f64, to_y: f64) {
        self.put(format_args!("<path class=\"rule\" d=\"M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}\"/>"));
    }

    fn text(&mut self, class: &str, anchor: &str, x: f64, y: f64, text: &str) {
        let anchor = if anchor == "start" { String::new() } else { format!(" text-anchor=\"{anchor}\"") };
        self.put(format_args!("<text class=\"{class}\"{anchor} x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(text)));
    }

    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        self.out.write_fmt(text).expect("writing to a string cannot fail");
    }
}
