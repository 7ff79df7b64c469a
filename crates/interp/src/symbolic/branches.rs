//! The branches that a path takes while it is in the target's call, noted for whoever wants to know what it covers.

use super::Symbolic;
use crate::frame::Activation;
use crate::machine::Machine;
use heap::{Slot, Value};
use program::MethodId;
use rustc_hash::FxHashSet;

/// A conditional branch or switch, and where it went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Branch {
    pub method: MethodId,
    /// The op that branches, and the op that it went to.
    pub from: u32,
    pub to: u32,
}

/// The branches of a path in the order in which it came upon them.
///
/// Each is there once: a path may turn in a loop a hundred thousand times, and whoever looks at every such path must not look
/// at each of its turns.
#[derive(Default)]
pub(crate) struct Branches {
    taken: Vec<Branch>,
    known: FxHashSet<Branch>,
}

impl Branches {
    pub(crate) fn mark(&self) -> usize {
        self.taken.len()
    }

    pub(crate) fn undo(&mut self, mark: usize) {
        for branch in self.taken.drain(mark.min(self.taken.len())..) {
            self.known.remove(&branch);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.taken.clear();
        self.known.clear();
    }

    fn note(&mut self, branch: Branch) {
        if self.known.insert(branch) {
            self.taken.push(branch);
        }
    }
}

impl Machine {
    /// Says which op of the driver is the target's call.
    pub fn call_target_at(&mut self, call: u32) {
        self.symbolic_mut().target_call = call;
    }

    /// Notes the branches of paths from now on in the target's call.
    pub fn watch_branches(&mut self) {
        self.watches_branches = true;
    }

    /// Notes no branches any more.
    pub fn leave_branches(&mut self) {
        self.watches_branches = false;
    }

    /// The branches of the path, each once, in the order in which they were first taken.
    pub fn branches(&self) -> &[Branch] {
        self.symbolic.as_ref().map_or(&[], |symbolic| &symbolic.branches.taken)
    }

    /// A local variable of the driver, whose frame is the first of a path. It keeps its values when the path is over, until
    /// another one begins.
    pub fn driver_local(&self, local: u16) -> Value {
        self.stack.get(usize::from(local)).copied().unwrap_or(Slot::INVALID).value()
    }

    /// A jump that was decided outside the loop.
    pub(crate) fn note_jump(&mut self, to: u32) {
        let frame = self.frame();
        let (from, code) = (frame.pc as usize, frame.code.clone());
        if code.ops.get(from).is_some_and(|op| op.get().is_conditional()) {
            note_branch(self.symbolic.as_deref_mut(), &self.frames, code.method, (from, to as usize));
        }
    }
}

/// Notes a branch from one op of a method to another, if the path is in the target's call and evaluates no condition.
#[cold]
pub(crate) fn note_branch(
    symbolic: Option<&mut Symbolic>,
    frames: &[Activation],
    method: MethodId,
    (from, to): (usize, usize),
) {
    let Some(symbolic) = symbolic else { return };
    if symbolic.is_in_target(frames) {
        symbolic.branches.note(Branch { method, from: from as u32, to: to as u32 });
    }
}

impl Symbolic {
    /// Whether the path is in the target's call and evaluates no condition.
    pub(super) fn is_in_target(&self, frames: &[Activation]) -> bool {
        let at_call = matches!(frames.first(), Some(Activation::Java(driver)) if driver.pc == self.target_call);
        at_call && frames.len() > 1 && self.input.is_some() && self.evaluating.is_none()
    }
}
