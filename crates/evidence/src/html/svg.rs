//! One of the two heaps of a path as SVG.
//!
//! Colours come from the page's style sheet, by class, so that a drawing is readable in light and dark; what is new or has
//! changed also has another line.

use super::graph::{Cell, Graph, Node, NodeId, NodeKind, Pair, Side, Slot};
use super::layout::{CELL, Layout, ROW, Rect, TAG, TITLE, WIDE, tag_width, text_width, value_text};
use super::route::{Heading, Point, Port, Router, STUB, away};
use super::span::Direction;
use super::text::escaped;
use std::fmt::Write;

/// Draws one side of a graph. The id makes the names inside of the drawing unique on its page.
pub fn draw(graph: &Graph, layout: &Layout, side: Side, id: &str) -> String {
    let mut drawing = Drawing { graph, layout, side, out: String::new(), reach: Rect::default() };
    let edges = drawing.edges();
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

/// A link as it is drawn.
pub struct Edge {
    pub shape: Shape,
    pub from: NodeId,
    pub to: NodeId,
    style: Style,
}

pub enum Shape {
    /// A curve between two points that leaves and arrives in this direction.
    Curve(Point, Point, Direction),
    Corners(Vec<Point>),
    /// No way around the boxes was found.
    Straight(Point, Point),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Plain,
    New,
    Changed,
}

struct Drawing<'a> {
    graph: &'a Graph,
    layout: &'a Layout,
    side: Side,
    out: String,
    /// What the drawing covers.
    reach: Rect,
}

/// The links of one side.
pub fn edges(graph: &Graph, layout: &Layout, side: Side) -> Vec<Edge> {
    Drawing { graph, layout, side, out: String::new(), reach: Rect::default() }.edges()
}

impl Drawing<'_> {
    fn edges(&self) -> Vec<Edge> {
        let mut edges = Vec::new();
        let mut later = Vec::new();
        for (place, node) in self.graph.nodes.iter().enumerate() {
            let from = NodeId(place);
            if !*node.present.of(self.side) {
                continue;
            }
            for (number, slot) in node.slots.iter().enumerate() {
                let Some(to) = slot.link(self.side) else { continue };
                let style = self.style(node, slot);
                let port = self.exit(from, number);
                match self.gap(from, number, to, port) {
                    Some(shape) => edges.push(Edge { shape, from, to, style }),
                    None => later.push((from, to, style, port)),
                }
            }
        }
        let boxes = self.obstacles();
        let points: Vec<Point> = later
            .iter()
            .flat_map(|(_, to, _, port)| {
                let entries = self.entries(*to).into_iter().map(|entry| away(entry.at, entry.heading, -STUB));
                entries.chain([away(port.at, port.heading, STUB)])
            })
            .collect();
        let mut router = Router::new(&boxes, &points);
        for (from, to, style, port) in later {
            let entries = self.entries(to);
            let shape = match router.way(port, &entries) {
                Some(corners) => Shape::Corners(corners),
                None => Shape::Straight(port.at, entries[0].at),
            };
            edges.push(Edge { shape, from, to, style });
        }
        edges
    }

    fn style(&self, node: &Node, slot: &Slot) -> Style {
        match self.side {
            Side::After if node.is_new => Style::New,
            Side::After if node.slot_has_changed(slot) => Style::Changed,
            _ => Style::Plain,
        }
    }

    /// What ways lead around: the boxes and labels of this side.
    fn obstacles(&self) -> Vec<Rect> {
        let mut boxes = Vec::new();
        for (place, node) in self.graph.nodes.iter().enumerate() {
            if !*node.present.of(self.side) {
                continue;
            }
            let of = self.layout.boxes[place];
            let tags = self.tags(place);
            boxes.push(of);
            if !tags.is_empty() {
                let width = tags.iter().map(|tag| tag_width(tag)).sum();
                boxes.push(Rect { x: of.x, y: of.y - TAG, width, height: TAG });
            }
        }
        boxes
    }

    /// The roots that refer to an object on this side.
    fn tags(&self, place: usize) -> Vec<&String> {
        let here = |name: &&String| {
            let root = self.graph.roots.iter().find(|root| root.name == **name);
            root.and_then(|root| root.link(self.side)) == Some(NodeId(place))
        };
        self.layout.tags[place].iter().filter(here).collect()
    }

    /// Where a link leaves its box.
    fn exit(&self, node: NodeId, slot: usize) -> Port {
        let of = self.layout.boxes[node.0];
        let inside = &self.layout.insides[node.0];
        if let Some(row) = inside.rows.iter().position(|place| *place == slot) {
            let y = of.y + TITLE + ROW * row as f64 + ROW / 2.0;
            return Port { at: Point { x: of.right(), y }, heading: Heading::Right };
        }
        let at = inside.cells.iter().position(|(place, _)| *place == slot).unwrap_or(0);
        let (x, width) = self.cell(node, at);
        Port { at: Point { x: x + width / 2.0, y: of.bottom() }, heading: Heading::Down }
    }

    /// Where a cell begins, and how wide it is: the cells share the whole width of their box.
    fn cell(&self, node: NodeId, at: usize) -> (f64, f64) {
        let of = self.layout.boxes[node.0];
        let cells = &self.layout.insides[node.0].cells;
        let sum: f64 = cells.iter().map(|(_, width)| width).sum();
        let extra = if sum > 0.0 { (of.width - sum) / cells.len() as f64 } else { 0.0 };
        let before: f64 = cells[..at].iter().map(|(_, width)| width + extra).sum();
        (of.x + before, cells.get(at).map_or(of.width, |(_, width)| width + extra))
    }

    /// Where links may reach a box, the usual places first.
    fn entries(&self, node: NodeId) -> Vec<Port> {
        let of = self.layout.boxes[node.0];
        let title = of.y + TITLE / 2.0;
        let bottom = Port { at: Point { x: of.x + of.width / 2.0, y: of.bottom() }, heading: Heading::Up };
        let mut entries = vec![
            Port { at: Point { x: of.x, y: title }, heading: Heading::Right },
            Port { at: Point { x: self.top(node), y: of.y }, heading: Heading::Down },
            Port { at: Point { x: of.right(), y: title }, heading: Heading::Left },
        ];
        if self.layout.insides[node.0].cells.is_empty() {
            entries.push(bottom);
        }
        entries
    }

    /// Where links from above reach a box: beside the labels of roots.
    fn top(&self, node: NodeId) -> f64 {
        let of = self.layout.boxes[node.0];
        let tags: f64 = self.layout.tags[node.0].iter().map(|tag| tag_width(tag)).sum();
        let middle = of.x + of.width / 2.0;
        if tags > 0.0 { middle.max(of.x + tags + 12.0).min(of.right() - 4.0) } else { middle }
    }

    /// The curve of a link that runs through the gap that the layout has left for it.
    fn gap(&self, from: NodeId, slot: usize, to: NodeId, port: Port) -> Option<Shape> {
        if !self.layout.forest.children[from.0].contains(&(slot, to)) {
            return None;
        }
        let of = self.layout.boxes[to.0];
        Some(match self.layout.forest.direction(self.graph, from, slot) {
            Direction::Right => Shape::Curve(port.at, Point { x: of.x, y: of.y + TITLE / 2.0 }, Direction::Right),
            Direction::Down => Shape::Curve(port.at, Point { x: self.top(to), y: of.y }, Direction::Down),
        })
    }

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
        for tag in self.tags(id.0).into_iter().cloned().collect::<Vec<_>>() {
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
            let (x, width) = self.cell(id, at);
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
        if self.style(node, slot) != Style::Changed {
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
            let was = match (self.style(node, slot), &slot.values) {
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

impl Edge {
    fn svg(&self) -> String {
        let class = match self.style {
            Style::Plain => "edge",
            Style::New => "edge new",
            Style::Changed => "edge changed",
        };
        let (path, end, heading) = match &self.shape {
            Shape::Curve(from, to, direction) => curve(*from, *to, *direction),
            Shape::Corners(points) => corners(points),
            Shape::Straight(from, to) => {
                (format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y), *to, Heading::Right)
            }
        };
        format!("<g class=\"{class}\"><path d=\"{path}\"/><path class=\"head\" d=\"{}\"/></g>", head(end, heading))
    }
}

/// How long the head of an arrow is.
const HEAD: f64 = 8.0;

fn curve(from: Point, to: Point, direction: Direction) -> (String, Point, Heading) {
    match direction {
        Direction::Right => {
            let (end, bend) = (to.x - HEAD + 1.0, (to.x - from.x) / 2.0);
            let path = format!(
                "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {end:.1} {:.1}",
                from.x,
                from.y,
                from.x + bend,
                from.y,
                end - bend,
                to.y,
                to.y
            );
            (path, to, Heading::Right)
        }
        Direction::Down => {
            let (end, bend) = (to.y - HEAD + 1.0, (to.y - from.y) / 2.0);
            let path = format!(
                "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {end:.1}",
                from.x,
                from.y,
                from.x,
                from.y + bend,
                to.x,
                end - bend,
                to.x
            );
            (path, to, Heading::Down)
        }
    }
}

/// A way with rounded corners.
fn corners(points: &[Point]) -> (String, Point, Heading) {
    let (Some(first), Some(&last)) = (points.first(), points.last()) else {
        return (String::new(), Point { x: 0.0, y: 0.0 }, Heading::Right);
    };
    let before = points[points.len().saturating_sub(2)];
    let heading = heading(before, last);
    let mut path = format!("M{:.1} {:.1}", first.x, first.y);
    for place in 1..points.len().saturating_sub(1) {
        let (one, corner, other) = (points[place - 1], points[place], points[place + 1]);
        let round = 7f64.min(distance(one, corner) / 2.0).min(distance(corner, other) / 2.0);
        let (enter, leave) = (towards(corner, one, round), towards(corner, other, round));
        let _ = write!(
            path,
            "L{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
            enter.x, enter.y, corner.x, corner.y, leave.x, leave.y
        );
    }
    let end = away(last, heading, -HEAD + 1.0);
    let _ = write!(path, "L{:.1} {:.1}", end.x, end.y);
    (path, last, heading)
}

fn heading(from: Point, to: Point) -> Heading {
    if (from.x - to.x).abs() > (from.y - to.y).abs() {
        if to.x > from.x { Heading::Right } else { Heading::Left }
    } else if to.y > from.y {
        Heading::Down
    } else {
        Heading::Up
    }
}

fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).abs() + (one.y - other.y).abs()
}

fn towards(from: Point, to: Point, far: f64) -> Point {
    away(from, heading(from, to), far)
}

fn head(at: Point, heading: Heading) -> String {
    let back = away(at, heading, -HEAD);
    let (one, other) = match heading {
        Heading::Right | Heading::Left => (Point { x: back.x, y: back.y - 4.0 }, Point { x: back.x, y: back.y + 4.0 }),
        Heading::Down | Heading::Up => (Point { x: back.x - 4.0, y: back.y }, Point { x: back.x + 4.0, y: back.y }),
    };
    format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z", at.x, at.y, one.x, one.y, other.x, other.y)
}

/// The outline of a cloud in a box.
fn cloud(of: &Rect) -> String {
    let Rect { x, y, width: w, height: h } = *of;
    let at = |right: f64, down: f64| format!("{:.1} {:.1}", x + w * right, y + h * down);
    format!(
        "M{} C{} {} {} C{} {} {} C{} {} {} C{} {} {} C{} {} {} C{} {} {}Z",
        at(0.2, 0.85),
        at(-0.02, 0.9),
        at(-0.04, 0.4),
        at(0.16, 0.42),
        at(0.14, 0.1),
        at(0.36, 0.0),
        at(0.42, 0.2),
        at(0.5, -0.1),
        at(0.74, -0.02),
        at(0.74, 0.24),
        at(0.94, 0.14),
        at(1.02, 0.5),
        at(0.9, 0.58),
        at(1.0, 0.86),
        at(0.8, 1.0),
        at(0.7, 0.86),
        at(0.6, 1.06),
        at(0.3, 1.06),
        at(0.2, 0.85)
    )
}
