//! Saving the state at a choice point and going back to it.
//!
//! The live part of the stack, the activations and the monitors are copied; heap, terms and constraints go back by their
//! own trails. Copies lie one behind the other in a few vectors, so a choice point allocates nothing once they have
//! grown.

use crate::frame::{Activation, MethodLock};
use crate::machine::Machine;
use crate::symbolic::order::OrdersMark;
use crate::symbolic::outcome::Bound;
use crate::trap::{PathEnd, Trap};
use heap::{ObjectId, Slot};

/// The copies of all choice points, youngest last.
#[derive(Default)]
pub struct Saved {
    frames: Vec<Activation>,
    slots: Vec<Slot>,
    monitors: Vec<ObjectId>,
    filters: Vec<usize>,
}

/// A choice point's share of the copies, and the marks of everything that goes back by itself.
#[derive(Clone, Copy, Debug)]
pub struct Snapshot {
    frames: usize,
    slots: usize,
    monitors: usize,
    heap: heap::Mark,
    terms: term::Mark,
    decider: decide::Mark,
    filters: usize,
    failures: usize,
    chances: usize,
    unasked: usize,
    evaluating: Option<super::contract::Evaluation>,
    is_violated: bool,
    writes: usize,
    receiving: bool,
    apart: usize,
    compared: usize,
    branches: usize,
    orders: OrdersMark,
    open: super::open::OpenMark,
    thread_ids: i64,
    back_jumps: u64,
    loops: Loops,
    depth: super::depth::Depth,
    frame_limit: usize,
}

/// How often control went backwards since something was initialized, and how often it may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Loops {
    /// Backward jumps when something was last initialized.
    pub since: u64,
    pub bound: u64,
    /// Backward jumps when somebody looks at whether the run was interrupted, whatever was initialized since.
    pub look: u64,
}

/// Backward jumps between two looks at whether the run was interrupted.
const LOOK: u64 = 1 << 6;

impl Machine {
    /// Saves the state. To be gone back to youngest first.
    pub fn save(&mut self, saved: &mut Saved) -> Snapshot {
        let top = self.live_stack();
        let symbolic = self.symbolic.as_mut().expect("only symbolic runs have choice points");
        let snapshot = Snapshot {
            frames: saved.frames.len(),
            slots: saved.slots.len(),
            monitors: saved.monitors.len(),
            heap: self.heap.mark(),
            terms: symbolic.terms.mark(),
            decider: symbolic.decider.mark(),
            filters: saved.filters.len(),
            failures: symbolic.failures_seen.len(),
            chances: symbolic.chances.len(),
            unasked: symbolic.unasked.len(),
            evaluating: symbolic.evaluating,
            is_violated: symbolic.postponed.is_waiting(),
            writes: symbolic.writes.len(),
            receiving: symbolic.tally.receiving,
            apart: symbolic.apart.len(),
            compared: symbolic.compared.len(),
            branches: symbolic.branches.mark(),
            orders: symbolic.orders.mark(),
            open: symbolic.open.mark(),
            thread_ids: self.thread_ids,
            back_jumps: self.back_jumps,
            loops: symbolic.loops,
            depth: symbolic.depth,
            frame_limit: self.frame_limit,
        };
        saved.filters.extend(symbolic.filters.iter_mut().map(|filter| filter.mark()));
        saved.frames.extend_from_slice(&self.frames);
        saved.slots.extend_from_slice(&self.stack[..top]);
        saved.monitors.extend_from_slice(&self.monitors);
        snapshot
    }

    /// Goes back to a snapshot, which stays.
    pub fn restore(&mut self, saved: &Saved, snapshot: &Snapshot) {
        self.frames.clear();
        self.frames.extend_from_slice(&saved.frames[snapshot.frames..]);
        self.go_back(saved, snapshot);
        self.heap.undo(&snapshot.heap);
    }

    /// Goes back to the youngest snapshot for the last time.
    pub fn restore_last(&mut self, saved: &mut Saved, snapshot: &Snapshot) {
        self.frames.clear();
        self.frames.extend(saved.frames.drain(snapshot.frames..));
        self.go_back(saved, snapshot);
        self.heap.leave(&snapshot.heap);
        saved.slots.truncate(snapshot.slots);
        saved.monitors.truncate(snapshot.monitors);
        saved.filters.truncate(snapshot.filters);
    }

    /// Goes back in everything but the activations and the heap.
    fn go_back(&mut self, saved: &Saved, snapshot: &Snapshot) {
        let slots = &saved.slots[snapshot.slots..];
        self.stack[..slots.len()].copy_from_slice(slots);
        self.monitors.clear();
        self.monitors.extend_from_slice(&saved.monitors[snapshot.monitors..]);
        self.thread_ids = snapshot.thread_ids;
        let symbolic = self.symbolic.as_mut().expect("only symbolic runs have choice points");
        symbolic.decider.undo(snapshot.decider);
        symbolic.terms.release(snapshot.terms);
        let marks = &saved.filters[snapshot.filters..];
        symbolic.filters.iter_mut().zip(marks).rev().for_each(|(filter, &mark)| filter.undo(mark));
        symbolic.failures_seen.truncate(snapshot.failures);
        symbolic.chances.truncate(snapshot.chances);
        symbolic.unasked.truncate(snapshot.unasked);
        symbolic.writes.truncate(snapshot.writes);
        symbolic.tally.receiving = snapshot.receiving;
        symbolic.evaluating = snapshot.evaluating;
        if !snapshot.is_violated {
            symbolic.postponed.forget();
        }
        symbolic.apart.truncate(snapshot.apart);
        symbolic.compared.truncate(snapshot.compared);
        symbolic.branches.undo(snapshot.branches);
        symbolic.orders.undo(snapshot.orders);
        symbolic.open.undo(snapshot.open);
        symbolic.loops = snapshot.loops;
        symbolic.depth = snapshot.depth;
        self.frame_limit = snapshot.frame_limit;
        self.back_jumps = snapshot.back_jumps;
        self.set_recording();
        self.set_look();
    }

    /// Where the live part of the stack ends.
    fn live_stack(&self) -> usize {
        let top = self.frames.iter().rev().find_map(|activation| match activation {
            Activation::Java(frame) => Some(frame.sp.max(frame.base + u32::from(frame.code.max_locals))),
            _ => None,
        });
        (top.unwrap_or(0) as usize).min(self.stack.len())
    }

    /// Something was initialized: loops may run on.
    pub(crate) fn restart_loops(&mut self) {
        let since = self.back_jumps;
        self.symbolic_mut().loops.since = since;
        self.set_look();
    }

    /// When to look at the backward jumps next.
    fn set_look(&mut self) {
        let Loops { since, bound, look } = self.symbolic_mut().loops;
        self.back_limit = since.saturating_add(bound).min(look);
    }

    /// A branch on an unknown went backwards.
    pub(crate) fn went_back(&mut self) -> Result<(), Trap> {
        self.back_jumps += 1;
        if self.back_jumps > self.back_limit { self.look_at_loops() } else { Ok(()) }
    }

    /// Ends plain runs from now on where control goes backwards more often than this.
    pub fn limit_loops(&mut self, most: u64) {
        debug_assert!(self.symbolic.is_none(), "paths have a bound of their own");
        self.back_limit = self.back_jumps.saturating_add(most);
    }

    /// Control went backwards often enough to have a look.
    pub(crate) fn look_at_loops(&mut self) -> Result<(), Trap> {
        if self.symbolic.is_none() {
            return Err(Trap::End(PathEnd::Bounded(Bound::Loop)));
        }
        if self.interrupt.as_ref().is_some_and(|flag| flag.load(std::sync::atomic::Ordering::Relaxed)) {
            return Err(Trap::End(PathEnd::Interrupted));
        }
        let look = self.back_jumps + LOOK;
        self.symbolic_mut().loops.look = look;
        let Loops { since, bound, .. } = self.symbolic_mut().loops;
        if self.back_jumps.saturating_sub(since) > bound {
            return Err(Trap::End(PathEnd::Bounded(Bound::Loop)));
        }
        self.set_look();
        Ok(())
    }

    /// Forgets the activations of a path that is over.
    pub(crate) fn clear_activations(&mut self) {
        self.frames.clear();
        self.monitors.clear();
        debug_assert!(self.frames.iter().all(|activation| match activation {
            Activation::Java(frame) => frame.lock == MethodLock::None,
            _ => true,
        }));
    }
}
