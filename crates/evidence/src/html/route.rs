//! Ways for the links that the layout has no gap for: back links, shared objects, links that have changed.
//!
//! The shortest way with few bends on a grid of lines along the boxes, which never leads through a box; stretches that
//! another link already uses cost more.

use super::layout::Rect;
use std::collections::{BTreeMap, BinaryHeap};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Heading {
    Right,
    Down,
    Left,
    Up,
}

impl Heading {
    const ALL: [Heading; 4] = [Heading::Right, Heading::Down, Heading::Left, Heading::Up];

    fn step(self) -> (isize, isize) {
        match self {
            Heading::Right => (1, 0),
            Heading::Down => (0, 1),
            Heading::Left => (-1, 0),
            Heading::Up => (0, -1),
        }
    }
}

/// One end of a way: on the border of a box, and which way a link goes there.
#[derive(Clone, Copy, Debug)]
pub struct Port {
    pub at: Point,
    pub heading: Heading,
}

/// How near a link may come to a box that it has nothing to do with.
const CLEARANCE: f64 = 7.0;
/// How far links go straight from and to a box.
pub const STUB: f64 = 12.0;
const BEND: f64 = 24.0;
/// So many boxes are a crowd.
const CROWD: usize = 14;
const SHARED: f64 = 60.0;

/// Finds ways around boxes.
pub struct Router {
    xs: Vec<f64>,
    ys: Vec<f64>,
    /// Boxes with the space around them that stays free.
    closed: Vec<Rect>,
    /// Stretches of the grid that are in use, by their smaller end.
    used: BTreeMap<(usize, usize, bool), u32>,
}

impl Router {
    /// A grid around boxes that also has lines at these points.
    pub fn new(boxes: &[Rect], points: &[Point]) -> Router {
        let (mut xs, mut ys) = (Vec::new(), Vec::new());
        // In a crowd, links share lines: finding a way takes time with the square of their number.
        let lines: &[f64] = if boxes.len() > CROWD { &[STUB] } else { &[STUB, STUB + 8.0, STUB + 16.0] };
        for of in boxes {
            for away in lines {
                xs.extend([of.x - away, of.right() + away]);
                ys.extend([of.y - away, of.bottom() + away]);
            }
        }
        xs.extend(points.iter().map(|point| point.x));
        ys.extend(points.iter().map(|point| point.y));
        for lines in [&mut xs, &mut ys] {
            lines.sort_by(f64::total_cmp);
            lines.dedup_by(|one, other| (*one - *other).abs() < 0.01);
        }
        let closed = boxes
            .iter()
            .map(|of| Rect {
                x: of.x - CLEARANCE,
                y: of.y - CLEARANCE,
                width: of.width + 2.0 * CLEARANCE,
                height: of.height + 2.0 * CLEARANCE,
            })
            .collect();
        Router { xs, ys, closed, used: BTreeMap::new() }
    }

    /// The corners of a way from one port to the best of some others. `None`: every way leads through a box.
    pub fn way(&mut self, from: Port, to: &[Port]) -> Option<Vec<Point>> {
        let start = self.grid(away(from.at, from.heading, STUB))?;
        let goals: Vec<((usize, usize), Port)> =
            to.iter().filter_map(|port| Some((self.grid(away(port.at, port.heading, -STUB))?, *port))).collect();
        let came = self.search(start, from.heading, &goals)?;
        let (mut corners, port) = came;
        self.use_up(&corners);
        let mut points = vec![from.at];
        corners.dedup();
        points.extend(corners.iter().map(|&(x, y)| Point { x: self.xs[x], y: self.ys[y] }));
        points.push(port.at);
        Some(straightened(points))
    }

    fn grid(&self, point: Point) -> Option<(usize, usize)> {
        let find = |lines: &[f64], at: f64| lines.iter().position(|line| (line - at).abs() < 0.02);
        Some((find(&self.xs, point.x)?, find(&self.ys, point.y)?))
    }

    /// Dijkstra's algorithm over crossings and headings.
    fn search(
        &self,
        start: (usize, usize),
        heading: Heading,
        goals: &[((usize, usize), Port)],
    ) -> Option<(Vec<(usize, usize)>, Port)> {
        // By place of the state: what it costs to get there, and from where.
        let mut best: Vec<(u64, Option<State>)> = vec![(u64::MAX, None); self.xs.len() * self.ys.len() * 4];
        let mut queue = BinaryHeap::new();
        let first = (start.0, start.1, heading);
        best[self.place(first)] = (0, None);
        queue.push((std::cmp::Reverse(0), first));
        while let Some((std::cmp::Reverse(cost), state)) = queue.pop() {
            if best[self.place(state)].0 < cost {
                continue;
            }
            if let Some((_, port)) =
                goals.iter().find(|(at, port)| *at == (state.0, state.1) && port.heading == state.2)
            {
                return Some((self.trace(&best, state), *port));
            }
            for (next, step) in self.steps(state) {
                let known = &mut best[self.place(next)];
                if cost + step < known.0 {
                    *known = (cost + step, Some(state));
                    queue.push((std::cmp::Reverse(cost + step), next));
                }
            }
        }
        None
    }

    fn place(&self, (x, y, heading): State) -> usize {
        (x * self.ys.len() + y) * 4 + heading as usize
    }

    fn trace(&self, best: &[(u64, Option<State>)], last: State) -> Vec<(usize, usize)> {
        let mut way = vec![(last.0, last.1)];
        let mut at = last;
        while let Some(before) = best[self.place(at)].1 {
            way.push((before.0, before.1));
            at = before;
        }
        way.reverse();
        way.dedup();
        way
    }

    /// One step straight on, or a turn on the spot.
    fn steps(&self, (x, y, heading): State) -> Vec<(State, u64)> {
        let opposite =
            |one: Heading, other: Heading| (one.step().0 + other.step().0, one.step().1 + other.step().1) == (0, 0);
        let mut steps: Vec<(State, u64)> = Heading::ALL
            .into_iter()
            .filter(|next| *next != heading && !opposite(*next, heading))
            .map(|next| ((x, y, next), whole(BEND)))
            .collect();
        let (right, down) = heading.step();
        let next = (x.checked_add_signed(right), y.checked_add_signed(down));
        if let (Some(to_x), Some(to_y)) = next {
            if to_x < self.xs.len() && to_y < self.ys.len() && self.is_open((x, y), (to_x, to_y)) {
                let length = (self.xs[to_x] - self.xs[x]).abs() + (self.ys[to_y] - self.ys[y]).abs();
                let shared = self.used.contains_key(&stretch((x, y), (to_x, to_y)));
                steps.push(((to_x, to_y, heading), whole(length + if shared { SHARED } else { 0.0 })));
            }
        }
        steps
    }

    fn is_open(&self, from: (usize, usize), to: (usize, usize)) -> bool {
        let (left, right) = (self.xs[from.0].min(self.xs[to.0]), self.xs[from.0].max(self.xs[to.0]));
        let (top, bottom) = (self.ys[from.1].min(self.ys[to.1]), self.ys[from.1].max(self.ys[to.1]));
        let line = Rect { x: left - 0.01, y: top - 0.01, width: right - left + 0.02, height: bottom - top + 0.02 };
        !self.closed.iter().any(|of| of.overlaps(&line))
    }

    fn use_up(&mut self, corners: &[(usize, usize)]) {
        for pair in corners.windows(2).filter(|pair| pair[0] != pair[1]) {
            *self.used.entry(stretch(pair[0], pair[1])).or_default() += 1;
        }
    }
}

type State = (usize, usize, Heading);

fn stretch(one: (usize, usize), other: (usize, usize)) -> (usize, usize, bool) {
    let (x, y) = (one.0.min(other.0), one.1.min(other.1));
    (x, y, one.0 != other.0)
}

/// Costs are whole numbers, so that ties are ties.
fn whole(cost: f64) -> u64 {
    (cost * 16.0).round() as u64
}

/// A point this far from another one.
pub fn away(at: Point, heading: Heading, far: f64) -> Point {
    let (right, down) = heading.step();
    Point { x: at.x + right as f64 * far, y: at.y + down as f64 * far }
}

/// Without the points that lie between their neighbours.
fn straightened(points: Vec<Point>) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::new();
    for point in points {
        if let [.., one, other] = kept[..] {
            let is_between = ((one.x - other.x).abs() < 0.05 && (other.x - point.x).abs() < 0.05)
                || ((one.y - other.y).abs() < 0.05 && (other.y - point.y).abs() < 0.05);
            if is_between {
                kept.pop();
            }
        }
        kept.push(point);
    }
    kept
}
