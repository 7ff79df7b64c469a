//! Adding one constraint to the graph and repairing the model.

use std::collections::VecDeque;

use term::Value;

use super::{Apart, Atom, Edge, Order, Undo};

/// How an attempt to repair ended.
pub(super) enum Repair {
    Done,
    /// A negative cycle.
    Conflict,
    /// A value would leave its bounds.
    Wall,
}

impl Order {
    /// Adds the constraint and repairs the values; false if that cannot be done. Disequalities are only noted down.
    ///
    /// The trail grows by [`Atom::trail_entries`] if the answer is yes; otherwise the caller restores.
    pub(super) fn add(&mut self, atom: Atom) -> bool {
        match atom {
            Atom::True => true,
            Atom::False => false,
            Atom::AtMost { x, y, weight } => self.add_edge(x, y, weight),
            Atom::Same { x, y, weight } => self.add_edge(x, y, weight) && self.add_edge(y, x, -weight),
            Atom::Upper { x, limit } => self.add_upper(x, limit),
            Atom::Lower { x, limit } => self.add_lower(x, limit),
            Atom::Fixed { x, value } => self.add_upper(x, value) && self.add_lower(x, value),
            Atom::Apart { x, y, weight } => {
                self.apart[x as usize].push(Apart { other: Some(y), weight });
                // Seen from the other side; `same` lets no weight through that has no negative.
                self.apart[y as usize].push(Apart { other: Some(x), weight: -weight });
                self.trail.push(Undo::Apart { x, y: Some(y) });
                true
            }
            Atom::ApartFrom { x, value } => {
                self.apart[x as usize].push(Apart { other: None, weight: value });
                self.trail.push(Undo::Apart { x, y: None });
                true
            }
        }
    }

    fn add_upper(&mut self, x: u32, limit: i64) -> bool {
        let old = self.bounds[x as usize];
        self.trail.push(Undo::Bounds { x, old });
        self.bounds[x as usize].high = old.high.min(limit);
        if limit < old.low {
            return false;
        }
        // Whatever wall the lowering meets, the new bound pushed it there.
        self.values[x as usize].0 <= limit || matches!(self.lower(x, limit.into(), None), Repair::Done)
    }

    fn add_lower(&mut self, x: u32, limit: i64) -> bool {
        let old = self.bounds[x as usize];
        self.trail.push(Undo::Bounds { x, old });
        self.bounds[x as usize].low = old.low.max(limit);
        if limit > old.high {
            return false;
        }
        self.values[x as usize].0 >= limit || matches!(self.raise(x, limit.into(), None), Repair::Done)
    }

    /// `x <= y + weight`.
    fn add_edge(&mut self, x: u32, y: u32, weight: i64) -> bool {
        self.below[y as usize].push(Edge { other: x, weight });
        self.above[x as usize].push(Edge { other: y, weight });
        self.trail.push(Undo::Edge { x, y });
        let (left, right) = (self.bounds[x as usize], self.bounds[y as usize]);
        let wide = i128::from(weight);
        // What the edge says about the bounds of its ends; clamped, for the bounds hold anyway.
        let high = (i128::from(right.high) + wide).min(left.high.into());
        let low = (i128::from(left.low) - wide).max(right.low.into());
        if high < left.low.into() || low > right.high.into() {
            return false;
        }
        self.trail.push(Undo::Bounds { x, old: left });
        self.trail.push(Undo::Bounds { x: y, old: right });
        self.bounds[x as usize].high = high as i64;
        self.bounds[y as usize].low = low as i64;
        match self.repair_edge(x, y, weight) {
            Repair::Done => true,
            Repair::Conflict => false,
            Repair::Wall => self.solve(),
        }
    }

    /// Makes `x <= y + weight` true by lowering `x`, or else by raising `y`.
    pub(super) fn repair_edge(&mut self, x: u32, y: u32, weight: i64) -> Repair {
        let wide = i128::from(weight);
        let (limit, need) = (self.wide(y) + wide, self.wide(x) - wide);
        if self.wide(x) <= limit {
            return Repair::Done;
        }
        let start = self.log.len();
        match self.lower(x, limit, Some(y)) {
            Repair::Wall => self.rewind(start),
            outcome => return outcome,
        }
        let outcome = self.raise(y, need, Some(x));
        if matches!(outcome, Repair::Wall) {
            self.rewind(start);
        }
        outcome
    }

    fn wide(&self, x: u32) -> i128 {
        self.values[x as usize].0.into()
    }

    fn set(&mut self, x: u32, value: i64) {
        self.log.push((x, self.values[x as usize]));
        self.values[x as usize] = Value(value);
        self.queue.push(x);
    }

    pub(super) fn rewind(&mut self, log: usize) {
        for (x, old) in self.log.drain(log..).rev() {
            self.values[x as usize] = old;
        }
    }

    /// Lowers `x` to `value` and everything that has to follow. To have to lower `end` is a negative cycle.
    fn lower(&mut self, x: u32, value: i128, end: Option<u32>) -> Repair {
        if value < self.bounds[x as usize].low.into() {
            return Repair::Wall;
        }
        self.queue.clear();
        self.set(x, value as i64);
        let mut next = 0;
        while let Some(&from) = self.queue.get(next) {
            next += 1;
            let base = self.wide(from);
            for index in 0..self.below[from as usize].len() {
                let Edge { other, weight } = self.below[from as usize][index];
                let limit = base + i128::from(weight);
                if self.wide(other) <= limit {
                    continue;
                }
                if Some(other) == end {
                    return Repair::Conflict;
                }
                if limit < self.bounds[other as usize].low.into() {
                    return Repair::Wall;
                }
                self.set(other, limit as i64);
            }
        }
        Repair::Done
    }

    /// Raises `x` to `value` and everything that has to follow. To have to raise `end` is a negative cycle.
    fn raise(&mut self, x: u32, value: i128, end: Option<u32>) -> Repair {
        if value > self.bounds[x as usize].high.into() {
            return Repair::Wall;
        }
        self.queue.clear();
        self.set(x, value as i64);
        let mut next = 0;
        while let Some(&from) = self.queue.get(next) {
            next += 1;
            let base = self.wide(from);
            for index in 0..self.above[from as usize].len() {
                let Edge { other, weight } = self.above[from as usize][index];
                let need = base - i128::from(weight);
                if self.wide(other) >= need {
                    continue;
                }
                if Some(other) == end {
                    return Repair::Conflict;
                }
                if need > self.bounds[other as usize].high.into() {
                    return Repair::Wall;
                }
                self.set(other, need as i64);
            }
        }
        Repair::Done
    }

    /// The exact repair: the greatest solution, from all upper bounds downwards (Bellman and Ford, with a queue). A symbol
    /// that is visited more often than there are symbols is on a negative cycle; one below its lower bound has no value.
    fn solve(&mut self) -> bool {
        let count = self.values.len();
        let mut greatest: Vec<i128> = self.bounds.iter().map(|bounds| bounds.high.into()).collect();
        let mut visits = vec![0usize; count];
        let mut waiting: Vec<bool> = (0..count as u32).map(|x| self.has_edges(x)).collect();
        let mut queue: VecDeque<u32> = (0..count as u32).filter(|x| waiting[*x as usize]).collect();
        while let Some(from) = queue.pop_front() {
            waiting[from as usize] = false;
            visits[from as usize] += 1;
            if visits[from as usize] > count {
                return false;
            }
            for &Edge { other, weight } in &self.below[from as usize] {
                let limit = greatest[from as usize] + i128::from(weight);
                let target = other as usize;
                if greatest[target] <= limit {
                    continue;
                }
                if limit < self.bounds[target].low.into() {
                    return false;
                }
                greatest[target] = limit;
                if !waiting[target] {
                    waiting[target] = true;
                    queue.push_back(other);
                }
            }
        }
        for x in 0..count as u32 {
            if self.has_edges(x) {
                self.set(x, greatest[x as usize] as i64);
            }
        }
        true
    }

    fn has_edges(&self, x: u32) -> bool {
        !self.below[x as usize].is_empty() || !self.above[x as usize].is_empty()
    }
}
