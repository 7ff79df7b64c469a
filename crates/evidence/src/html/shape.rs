//! The shapes of links and clouds as paths of SVG.

use super::layout::Rect;
use super::links::{Edge, Shape, Style};
use super::route::{Heading, Point, away};
use super::span::Direction;
use std::fmt::Write;

impl Edge {
    pub fn svg(&self) -> String {
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
pub fn cloud(of: &Rect) -> String {
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
