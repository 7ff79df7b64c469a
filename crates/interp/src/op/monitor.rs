//! Monitors. There is one thread, so a monitor is a count of how often it was entered.
//!
//! As HotSpot's interpreter does, this enforces structured locking (JVMS §2.11.10): an activation leaves only monitors
//! that it has entered, and all of them before it ends.

use crate::frame::{Frame, MethodLock};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::{Raise, Trap};
use heap::{ObjectId, Value};
use program::Op;

const ILLEGAL_STATE: Raise = Raise { class: "java/lang/IllegalMonitorStateException", message: None };

impl Machine {
    pub(crate) fn monitor_enter(&mut self) -> Result<Flow, Trap> {
        if let Some(flow) = self.resolve_operand(0)? {
            return Ok(flow);
        }
        let Value::Object(id) = self.peek(0) else { return self.uncommon_reference(Op::MonitorEnter) };
        self.lock(id);
        self.pop();
        let frame = self.frame_mut();
        if frame.lock == MethodLock::Left {
            // HotSpot takes the first free place, which is that of the method's own monitor.
            frame.lock = MethodLock::Held(id);
        } else {
            frame.entered += 1;
            self.monitors.push(id);
        }
        Ok(Flow::Next)
    }

    pub(crate) fn monitor_exit(&mut self) -> Result<Flow, Trap> {
        if let Some(flow) = self.resolve_operand(0)? {
            return Ok(flow);
        }
        let Value::Object(id) = self.peek(0) else { return self.uncommon_reference(Op::MonitorExit) };
        let first = self.monitors.len() - self.frame().entered as usize;
        if let Some(place) = self.monitors[first..].iter().rposition(|&held| held == id) {
            self.monitors.remove(first + place);
            self.frame_mut().entered -= 1;
        } else if self.frame().lock == MethodLock::Held(id) {
            self.frame_mut().lock = MethodLock::Left;
        } else {
            return Err(Trap::Raise(ILLEGAL_STATE));
        }
        self.unlock(id);
        self.pop();
        Ok(Flow::Next)
    }

    pub(crate) fn lock(&mut self, id: ObjectId) {
        self.heap.get_mut(id).locks += 1;
    }

    fn unlock(&mut self, id: ObjectId) {
        self.heap.get_mut(id).locks -= 1;
    }

    /// Leaves the monitor of a synchronized method that returns. It cannot return yet if it has left that one before, or
    /// has not left another.
    pub(crate) fn leave_method_monitor(&mut self) -> Result<(), Trap> {
        match self.frame().lock {
            MethodLock::Held(id) => {
                self.frame_mut().lock = MethodLock::Left;
                self.unlock(id);
            }
            MethodLock::Left => return Err(Trap::Raise(ILLEGAL_STATE)),
            MethodLock::None => {}
        }
        if self.frame().entered > 0 { Err(Trap::Raise(ILLEGAL_STATE)) } else { Ok(()) }
    }

    /// Leaves all monitors of the topmost frame, which an exception ends. Of monitors that it has not left itself another
    /// exception complains, which takes the place of the one that was thrown.
    pub(crate) fn abandon_monitors(&mut self, thrown: ObjectId) -> Result<ObjectId, Trap> {
        let Frame { lock, entered, .. } = *self.frame();
        let first = self.monitors.len() - entered as usize;
        for id in self.monitors.split_off(first) {
            self.unlock(id);
        }
        if let MethodLock::Held(id) = lock {
            self.unlock(id);
        }
        let frame = self.frame_mut();
        (frame.lock, frame.entered) = (MethodLock::None, 0);
        if entered > 0 || lock == MethodLock::Left { self.create_exception(&ILLEGAL_STATE, None) } else { Ok(thrown) }
    }
}
