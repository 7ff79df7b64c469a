//! Violations of the method under check, which are told when the driver has had its say.
//!
//! What the classes of the receiver and the parameters say of their objects held when the method began; a path on which it did
//! not is none. Nobody has to know these classes before, so a violation waits: control goes straight to the driver,
//! past all handlers, which decides what the objects are, assumes what their classes say, and then asks for the violation. One
//! way to decide that leaves the violation is enough: a search need not try the others.

use super::alternative::{Alternative, Refine, Then};
use super::outcome::Violation;
use crate::frame::{Activation, Step};
use crate::machine::Machine;
use crate::trap::{Stop, Trap};
use heap::{Knowledge, Value};
use program::ClassId;

/// From where on a driver has all that the method under check is given, and where it goes on after a violation.
#[derive(Clone, Copy, Debug)]
pub struct Aftermath {
    pub given: u32,
    pub handler: u32,
}

/// What a machine knows of it.
#[derive(Default)]
pub(crate) struct Postponed {
    aftermath: Option<Aftermath>,
    violation: Option<Violation>,
    is_told: bool,
}

impl Postponed {
    /// Whether a violation waits. There is one on a path at most.
    pub(crate) fn is_waiting(&self) -> bool {
        self.violation.is_some()
    }

    pub(crate) fn forget(&mut self) {
        self.violation = None;
        self.is_told = false;
    }
}

impl Machine {
    /// Says where the driver goes on after a violation, if it wants to, before a path begins.
    pub fn postpone_violations(&mut self, aftermath: Option<Aftermath>) {
        self.symbolic_mut().postponed = Postponed { aftermath, ..Postponed::default() };
    }

    /// Whether a violation waits that the driver has not told yet.
    pub fn has_postponed(&self) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| symbolic.postponed.is_waiting())
    }

    /// Whether the path has ended with the violation that had waited.
    pub fn has_told_postponed(&self) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| symbolic.postponed.is_told)
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

    /// Where the driver goes on, if it has all that the method is given and nothing waits yet.
    fn handler_of_driver(&self) -> Option<u32> {
        let symbolic = self.symbolic.as_ref().filter(|_| self.in_path())?;
        let aftermath = symbolic.postponed.aftermath?;
        let frame = self.frames.first().and_then(Activation::java)?;
        let is_given = Some(frame.code.method) == symbolic.driver && frame.pc >= aftermath.given;
        (is_given && !symbolic.postponed.is_waiting()).then_some(aftermath.handler)
    }

    /// Decides whether an object is of a class. What it is if it is not comes first: that says less.
    fn decide_class(&mut self, reference: Value, class: ClassId) -> Result<Step, Trap> {
        let reference = self.heap.resolved(reference);
        let types = match reference {
            Value::Object(object) => match self.unsettled_types(object) {
                Some(types) => types,
                None => return Step::bool(self.is_instance(object, class)),
            },
            Value::Symbol(symbol) => self.heap.symbol(symbol).types,
            _ => return Step::bool(false),
        };
        let split = self.split(types, class);
        let is_empty = |of| self.symbolic.as_ref().is_some_and(|symbolic| symbolic.types.is_empty(of));
        if is_empty(split.within) || is_empty(split.outside) {
            return Step::bool(!is_empty(split.within));
        }
        let alternatives = [split.outside, split.within].map(|types| {
            let refine = match reference {
                Value::Symbol(symbol) => Refine::NotNullOf(symbol, types),
                Value::Object(object) => Refine::ObjectTypes(object, types),
                _ => unreachable!("nothing else has types"),
            };
            Alternative::plain(refine, Then::Retry)
        });
        self.choose(alternatives.into())?;
        Ok(Step::Retry)
    }
}

/// Whether an object that the method was given is of a class. The path decides it, unless the reference may be null or to an
/// object of the JDK, of which no class says anything.
pub(super) fn turns_out_to_be(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Int(class) = arguments[1] else { return Err(Trap::unverifiable("a class without a number")) };
    let class = ClassId(class as u32);
    let may_be_null = match machine.heap.resolved(arguments[0]) {
        Value::Symbol(symbol) => machine.heap.symbol(symbol).knowledge == Knowledge::MayBeNull,
        other => other == Value::Null,
    };
    if may_be_null || !machine.is_narrowed_to(arguments[0], class) {
        return Step::bool(false);
    }
    machine.decide_class(arguments[0], class)
}

/// Ends the path with the violation that waits.
pub(super) fn tell(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let postponed = &mut machine.symbolic_mut().postponed;
    postponed.is_told = true;
    match postponed.violation.clone() {
        Some(violation) => Err(Trap::Stop(Box::new(Stop::Violated(violation)))),
        None => Err(Trap::unverifiable("a violation that is none")),
    }
}
