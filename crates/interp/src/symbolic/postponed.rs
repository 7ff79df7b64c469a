//! Violations in the middle of the method under check, which are told when the driver has had its say.
//!
//! On its way a path may find out of which classes the receiver and the parameters are. What these classes say of their objects
//! held when the method began; a path on which it did not is none. So a violation waits: control goes straight to the
//! driver, past all handlers, which assumes as much, and then asks for the violation.

use super::outcome::Violation;
use crate::frame::{Activation, Step};
use crate::machine::Machine;
use crate::trap::{Stop, Trap};
use heap::Value;

/// Where a driver calls the method under check, and where it goes on after a violation in it.
#[derive(Clone, Copy, Debug)]
pub struct Aftermath {
    pub call: u32,
    pub handler: u32,
}

/// What a machine knows of it.
#[derive(Default)]
pub(crate) struct Postponed {
    aftermath: Option<Aftermath>,
    violation: Option<Violation>,
}

impl Postponed {
    /// Whether a violation waits. There is one on a path at most.
    pub(crate) fn is_waiting(&self) -> bool {
        self.violation.is_some()
    }

    pub(crate) fn forget(&mut self) {
        self.violation = None;
    }
}

impl Machine {
    /// Says where the driver goes on after a violation, if it wants to, before a path begins.
    pub fn postpone_violations(&mut self, aftermath: Option<Aftermath>) {
        self.symbolic_mut().postponed = Postponed { aftermath, violation: None };
    }

    /// Lets the driver go on with a violation, if it waits for one. Gives back what it does not wait for.
    pub(crate) fn postpone(&mut self, stop: Stop) -> Result<(), Stop> {
        let (Stop::Violated(violation), Some(handler)) = (&stop, self.handler_of_driver()) else { return Err(stop) };
        let violation = violation.clone();
        // Where a condition about the state before a call has failed, nobody has come back from there.
        if self.heap.in_old_of_call() && self.align_arrays().is_err() {
            return Err(stop);
        }
        while self.heap.active_call().is_some() {
            self.heap.end_call();
        }
        if self.heap.in_old() {
            self.heap.leave_old();
        }
        self.set_evaluating(None);
        self.frames.truncate(1);
        self.monitors.clear();
        let frame = self.frame_mut();
        frame.pc = handler;
        frame.sp = frame.base + u32::from(frame.code.max_locals);
        self.symbolic_mut().postponed.violation = Some(violation);
        Ok(())
    }

    /// Where the driver goes on, if it has called the method and waits for it to end.
    fn handler_of_driver(&self) -> Option<u32> {
        let symbolic = self.symbolic.as_ref().filter(|_| self.in_path())?;
        let aftermath = symbolic.postponed.aftermath?;
        let frame = self.frames.first().and_then(Activation::java)?;
        let waits = Some(frame.code.method) == symbolic.driver && frame.pc == aftermath.call;
        waits.then_some(aftermath.handler)
    }
}

/// Ends the path with the violation that waits.
pub(super) fn tell(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    match machine.symbolic_mut().postponed.violation.clone() {
        Some(violation) => Err(Trap::Stop(Box::new(Stop::Violated(violation)))),
        None => Err(Trap::unverifiable("a violation that is none")),
    }
}
