//! The links of one of the two heaps: where they leave their boxes, which way they go, where they arrive.

use super::graph::{Graph, Node, NodeId, Side, Slot};
use super::layout::{Layout, ROW, Rect, TAG, TITLE, tag_width};
use super::route::{Heading, Point, Port, Router, STUB, away};
use super::span::Direction;

/// A link as it is drawn.
pub struct Edge {
    pub shape: Shape,
    pub from: NodeId,
    pub to: NodeId,
    pub style: Style,
}

pub enum Shape {
    /// A curve between two points that leaves and arrives in this direction.
    Curve(Point, Point, Direction),
    Corners(Vec<Point>),
    /// No way around the boxes was found.
    Straight(Point, Point),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    Plain,
    New,
    Changed,
}

/// Finds the ways of all links.
pub struct Links<'a> {
    pub graph: &'a Graph,
    pub layout: &'a Layout,
    pub side: Side,
}

impl Links<'_> {
    pub fn edges(&self) -> Vec<Edge> {
        let boxes = self.obstacles();
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
                match self.gap(&boxes, from, number, to, port) {
                    Some(shape) => edges.push(Edge { shape, from, to, style }),
                    None => later.push((from, to, style, port)),
                }
            }
        }
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
            let shape = self.in_sight(&boxes, port, to).unwrap_or_else(|| match router.way(port, &entries) {
                Some(corners) => Shape::Corners(corners),
                None => Shape::Straight(port.at, entries[0].at),
            });
            edges.push(Edge { shape, from, to, style });
        }
        edges
    }

    pub fn style(&self, node: &Node, slot: &Slot) -> Style {
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
    pub fn tags(&self, place: usize) -> Vec<&String> {
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
    pub fn cell(&self, node: NodeId, at: usize) -> (f64, f64) {
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

    /// The curve of a link that runs through the gap that the layout has left for it, unless something else is there.
    fn gap(&self, boxes: &[Rect], from: NodeId, slot: usize, to: NodeId, port: Port) -> Option<Shape> {
        let direction = self.layout.forest.direction(self.graph, from, slot);
        // A curve from above would run through the labels of the roots.
        let has_labels = direction == Direction::Down && !self.tags(to.0).is_empty();
        if has_labels || !self.layout.forest.children[from.0].contains(&(slot, to)) {
            return None;
        }
        let of = self.layout.boxes[to.0];
        let end = match direction {
            Direction::Right => Point { x: of.x, y: of.y + TITLE / 2.0 },
            Direction::Down => Point { x: self.top(to), y: of.y },
        };
        is_clear(port.at, end, direction, boxes).then_some(Shape::Curve(port.at, end, direction))
    }

    /// The curve of a link to a box that is in plain sight, to the right or below.
    fn in_sight(&self, boxes: &[Rect], port: Port, to: NodeId) -> Option<Shape> {
        let of = self.layout.boxes[to.0];
        let (end, direction) = match port.heading {
            Heading::Right => (Point { x: of.x, y: of.y + TITLE / 2.0 }, Direction::Right),
            _ => (Point { x: self.top(to), y: of.y }, Direction::Down),
        };
        let (far, aside) = match direction {
            Direction::Right => (end.x - port.at.x, (end.y - port.at.y).abs()),
            Direction::Down => (end.y - port.at.y, (end.x - port.at.x).abs()),
        };
        // A curve that goes aside faster than ahead looks like a knot.
        if far < 2.0 * STUB || aside > 2.0 * far {
            return None;
        }
        let (left, right) = (port.at.x.min(end.x), port.at.x.max(end.x));
        let (top, bottom) = (port.at.y.min(end.y), port.at.y.max(end.y));
        // Both ends are on the borders of boxes.
        let between = match direction {
            Direction::Right => {
                Rect { x: left + 1.0, y: top - 4.0, width: right - left - 2.0, height: bottom - top + 8.0 }
            }
            Direction::Down => {
                Rect { x: left - 4.0, y: top + 1.0, width: right - left + 8.0, height: bottom - top - 2.0 }
            }
        };
        (!boxes.iter().any(|of| of.overlaps(&between))).then_some(Shape::Curve(port.at, end, direction))
    }
}

/// Whether a curve leads through none of the boxes; its ends are on borders.
fn is_clear(from: Point, to: Point, direction: Direction, boxes: &[Rect]) -> bool {
    let inside = |at: Point, of: &Rect| {
        at.x > of.x + 0.5 && at.x < of.right() - 0.5 && at.y > of.y + 0.5 && at.y < of.bottom() - 0.5
    };
    (0..=CURVE_PARTS).all(|part| {
        let at = on_curve(from, to, direction, part);
        !boxes.iter().any(|of| inside(at, of))
    })
}

/// The parts in which a curve is looked at.
const CURVE_PARTS: u8 = 40;

/// A point of a curve, which leaves and arrives in its direction.
pub fn on_curve(from: Point, to: Point, direction: Direction, part: u8) -> Point {
    let (one, other) = match direction {
        Direction::Right => (Point { x: (from.x + to.x) / 2.0, ..from }, Point { x: (from.x + to.x) / 2.0, ..to }),
        Direction::Down => (Point { y: (from.y + to.y) / 2.0, ..from }, Point { y: (from.y + to.y) / 2.0, ..to }),
    };
    let (late, early) = (f64::from(part) / f64::from(CURVE_PARTS), 1.0 - f64::from(part) / f64::from(CURVE_PARTS));
    let mix = |a: f64, b: f64, c: f64, d: f64| {
        early.powi(3) * a + 3.0 * early * early * late * b + 3.0 * early * late * late * c + late.powi(3) * d
    };
    Point { x: mix(from.x, one.x, other.x, to.x), y: mix(from.y, one.y, other.y, to.y) }
}
