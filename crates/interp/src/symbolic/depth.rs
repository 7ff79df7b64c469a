//! How deep the calls of a path may get.
//!
//! Java does not say how many calls a stack holds. HotSpot's default stack has room for some ten thousand interpreted
//! frames, and for many more once methods are compiled. A path with so many calls is therefore no stack overflow yet. Calls that no choice has a say in run on, until there are more than any stack of that size holds; then every
//! HotSpot overflows. Where the depth is a matter of unknown numbers, the path goes on with extreme ones; if that does
//! not end in an overflow, and wherever anything is left to be chosen so far down, the path is cut: it was not covered.

use super::Bound;
use crate::machine::Machine;
use crate::run::Ended;
use crate::trap::{PathEnd, Trap};
use decide::Verdict;
use heap::Origin;
use std::sync::atomic::Ordering;
use term::{Sort, SymbolId, TermId, Value};

/// Nested calls beyond which nothing is chosen on a path any more, unless the user says otherwise. Every choice keeps all calls
/// around it, so what is kept grows with the square.
pub const NESTED_CALLS: usize = 2_000;

/// Nested calls that no stack of HotSpot's default size holds, 1 MiB or on some processors 2 MiB: a compiled frame has at
/// least 16 bytes, and a compiler puts at most two calls of a recursion into one.
const OVERFLOW: usize = 300_000;

/// Nested calls that a path has before anybody asks at its choices whether the run was interrupted.
const SHALLOW: usize = 100;

/// The latest conditions of a path, in which the numbers are that its depth is a matter of.
const LATEST: usize = 8;

/// Where the path is, as far as nested calls are concerned.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Depth {
    /// The nested calls when something was last chosen.
    at_choice: usize,
    /// Whether unknown numbers have got values, so that the path no longer stands for all that its choices allow.
    is_pinned: bool,
}

impl Machine {
    /// Whether the path has been given numbers to see whether its calls overflow every stack.
    pub fn is_pinned(&self) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| symbolic.depth.is_pinned)
    }

    pub(crate) fn restart_depth(&mut self) {
        self.symbolic_mut().depth = Depth::default();
        // What paths are allowed is for them alone: class initializers may call as deep as they like.
        self.frame_limit = self.calls_with_choices();
    }

    /// Something is about to be chosen. `Some`: not this far down.
    pub(crate) fn choose_at_depth(&mut self) -> Option<Ended> {
        let calls = self.frames.len();
        if self.is_pinned() || calls > self.calls_with_choices() {
            return Some(Ended::End(PathEnd::Bounded(Bound::Depth)));
        }
        // A recursion never goes backwards, where others look.
        if calls > SHALLOW && self.interrupt.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Some(Ended::End(PathEnd::Interrupted));
        }
        self.symbolic_mut().depth.at_choice = calls;
        self.frame_limit = self.calls_with_choices();
        None
    }

    /// There are as many nested calls as the path was allowed so far.
    pub(crate) fn deepen(&mut self) -> Result<(), Trap> {
        if self.frames.len() >= OVERFLOW {
            return Err(Trap::raise_plain("java/lang/StackOverflowError"));
        }
        let Depth { at_choice, is_pinned } = self.symbolic_mut().depth;
        let is_chosen = at_choice >= self.calls_with_choices() / 2;
        if is_chosen && !is_pinned && !self.pin_numbers()? {
            return Err(Trap::End(PathEnd::Bounded(Bound::Depth)));
        }
        self.frame_limit = OVERFLOW;
        Ok(())
    }

    /// The calls that may be nested on a path while something is chosen: those that the user has allowed, if he has.
    fn calls_with_choices(&self) -> usize {
        self.call_bound.map_or(NESTED_CALLS, |bound| bound.saturating_add(1).min(OVERFLOW))
    }

    /// Gives the unknown numbers that the path has asked about latest the greatest value that it allows them, or the least, with
    /// which recursions get deep. False: there was nothing to give.
    fn pin_numbers(&mut self) -> Result<bool, Trap> {
        // An array of the greatest length would need more memory than there is.
        let is_length = |origin: &Origin| matches!(origin, Origin::Length { .. });
        let lengths: Vec<bool> = self.heap.unknowns().iter().map(is_length).collect();
        let constraints = self.symbolic_mut().decider.constraints();
        let latest = constraints[constraints.len().saturating_sub(LATEST)..].to_vec();
        for symbol in decide::slice::symbols(self.terms(), &latest) {
            if lengths.get(symbol.index()).copied().unwrap_or(true) {
                continue;
            }
            if let Some(wanted) = self.extreme(symbol) {
                self.assume(wanted)?;
                self.symbolic_mut().depth.is_pinned = true;
            }
        }
        Ok(self.is_pinned())
    }

    /// That a number is the greatest that it can be by its type, or the least, if the path allows one of them.
    fn extreme(&mut self, symbol: SymbolId) -> Option<TermId> {
        let symbolic = self.symbolic_mut();
        let info = symbolic.terms.symbol_info(symbol);
        if !matches!(info.sort, Sort::Bits(_)) {
            return None;
        }
        [info.range.high, info.range.low].into_iter().find_map(|value| {
            let constant = symbolic.terms.constant(info.sort, Value(value));
            let wanted = symbolic.terms.equal(info.term, constant);
            let is_feasible = matches!(symbolic.decider.check(&symbolic.terms, wanted), Verdict::Sat(()));
            is_feasible.then_some(wanted)
        })
    }
}
