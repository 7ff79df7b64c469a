//! Dynamic constants (JVMS §5.4.3.6): `ldc` of a value that a bootstrap method computes, once per constant.

use super::bootstrap;
use super::site::CallSite;
use crate::frame::{Activation, Completion, Continuation, Step};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::Value;
use program::ClassId;

impl Machine {
    pub(crate) fn load_dynamic_constant(&mut self, index: u16) -> Result<Flow, Trap> {
        let class = self.frame().code.class;
        if let Some(&known) = self.handles.constants.get(&(class, index)) {
            self.link_constant(known);
            return Ok(Flow::Resume);
        }
        if let Some(&error) = self.handles.failures.get(&(class, index)) {
            return Err(Trap::Throw(error));
        }
        self.require_base("a dynamic constant")?;
        let site = CallSite::read(self, index)?;
        let method = bootstrap::make_constant_call(self, &site)?;
        let state = Box::new([Value::Int(class.0 as i32), Value::Int(i32::from(index))]);
        let continuation = Continuation { resume: keep, state };
        self.frames.push(Activation::Waiting { continuation, native: None });
        self.start_call(method, Vec::new())
    }
}

/// Keeps what the bootstrap method returned, or the error it ended with: both stand for the constant from now on.
fn keep(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    let (Value::Int(class), Value::Int(index)) = (state[0], state[1]) else {
        unreachable!("the state was made by load_dynamic_constant")
    };
    let key = (ClassId(class as u32), index as u16);
    match completion {
        Ok(Some(value)) => {
            machine.handles.constants.insert(key, value);
            // The instruction starts over and finds the constant.
            Ok(Step::Retry)
        }
        Ok(None) => Err(Trap::unverifiable("a bootstrap method without a result")),
        Err(error) => {
            machine.handles.failures.insert(key, error);
            Err(Trap::Throw(error))
        }
    }
}
