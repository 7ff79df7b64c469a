//! The activations of a run: Java frames, and work that waits for a frame above it to end.
//!
//! Everything that can call Java code does so by leaving a [`Continuation`] and returning to the one interpreter loop;
//! nothing ever runs a second loop inside the first. The whole state of a run is therefore data.

use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{Code, MethodId};
use std::rc::Rc;

#[derive(Clone)]
pub enum Activation {
    Java(Frame),
    /// Work that goes on when the activation above ends; with the native method it belongs to, which stack traces show.
    Waiting {
        continuation: Continuation,
        native: Option<MethodId>,
    },
    /// A call to be made (again) when the activation above ends.
    Invoke {
        method: MethodId,
        arguments: Vec<Value>,
    },
}

#[derive(Clone)]
pub struct Frame {
    pub code: Rc<Code>,
    /// The op being executed; during a call, the call.
    pub pc: u32,
    /// Where the local variables start in the stack.
    pub base: u32,
    /// Where the next operand goes.
    pub sp: u32,
    pub lock: MethodLock,
    /// How many monitors the method has entered and not left: the last ones of [`Machine::monitors`].
    pub entered: u32,
}

impl Activation {
    /// The frame, if Java code runs in it.
    pub fn java(&self) -> Option<&Frame> {
        match self {
            Activation::Java(frame) => Some(frame),
            _ => None,
        }
    }
}

/// The monitor of a synchronized method.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum MethodLock {
    /// The method is not synchronized.
    None,
    Held(ObjectId),
    /// The method itself has left it.
    Left,
}

/// How a call ended.
pub type Completion = Result<Option<Value>, ObjectId>;

/// What to do with a call's result or exception. Plain data: a function and the values it needs.
#[derive(Clone)]
pub struct Continuation {
    pub resume: fn(&mut Machine, &[Value], Completion) -> Result<Step, Trap>,
    pub state: Box<[Value]>,
}

/// What a native method or continuation wants next.
pub enum Step {
    /// It is done, with this result.
    Done(Option<Value>),
    /// Call a method; its result goes to the continuation, or to the caller if there is none.
    Call { method: MethodId, arguments: Vec<Value>, then: Option<Continuation> },
    /// Run the caller's instruction again.
    Retry,
}

/// A method that Kukang itself carries out.
pub type Native = fn(&mut Machine, &[Value]) -> Result<Step, Trap>;

impl Step {
    pub fn void() -> Result<Step, Trap> {
        Ok(Step::Done(None))
    }

    pub fn value(value: impl Into<Value>) -> Result<Step, Trap> {
        Ok(Step::Done(Some(value.into())))
    }

    pub fn int(value: i32) -> Result<Step, Trap> {
        Ok(Step::Done(Some(Value::Int(value))))
    }

    pub fn long(value: i64) -> Result<Step, Trap> {
        Ok(Step::Done(Some(Value::Long(value))))
    }

    pub fn bool(flag: bool) -> Result<Step, Trap> {
        Ok(Step::Done(Some(Value::from_bool(flag))))
    }

    /// A call whose result is the result of the native method itself.
    pub fn tail(method: MethodId, arguments: Vec<Value>) -> Result<Step, Trap> {
        Ok(Step::Call { method, arguments, then: None })
    }
}
