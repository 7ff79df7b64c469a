//! What contracts need of the machine: the state before the method, freshness, and conditions that are assumed or checked.
//!
//! Conditions are compiled to ordinary code, which calls the methods of [`CONTRACT`] for what code cannot do by itself.

use super::outcome::{Violation, ViolationKind};
use super::{natives, open, postponed, visible, written};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::{Stop, Trap};
use heap::{Birth, Value, Version};
use program::{ClassId, FieldId, MethodId};

/// The class whose methods conditions call. No class file holds it.
pub const CONTRACT: &str = "kukang/Contract";

/// The methods of that class.
pub(crate) const METHODS: [(&str, &str); 16] = [
    ("received", "()V"),
    ("enterOld", "()V"),
    ("leaveOld", "()V"),
    ("isFresh", "(Ljava/lang/Object;)Z"),
    ("begin", "(I)V"),
    ("end", "()V"),
    ("assumed", "(Z)V"),
    ("checked", "(Z)V"),
    ("threw", "(Ljava/lang/Throwable;)V"),
    ("tell", "()V"),
    ("writes", "()I"),
    ("written", "(I)Ljava/lang/Object;"),
    ("writtenField", "(I)I"),
    ("writtenIndex", "(I)I"),
    ("isWritten", "(I)Z"),
    ("checkedWrite", "(ZI)V"),
];

/// What a method relies on beside its own contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reliance {
    /// Whatever it is given has its invariants.
    Invariants,
    /// Nothing: it is a helper.
    Nothing,
}

/// A condition that is being evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Evaluation {
    /// Its number, by which whoever made the driver knows it.
    pub clause: u32,
    /// Objects below this were there before.
    pub(super) objects: u32,
    /// The last call by contract before it.
    pub(super) last_call: Version,
}

/// The model of a method of [`CONTRACT`].
pub(crate) fn find(name: &str) -> Option<Native> {
    Some(match name {
        "received" => received,
        "enterOld" => enter_old,
        "leaveOld" => leave_old,
        "isFresh" => is_fresh,
        "begin" => begin,
        "end" => end,
        "assumed" => assumed,
        "checked" => checked,
        "threw" => threw,
        "tell" => postponed::tell,
        _ => return written::find(name).or_else(|| visible::find(name)).or_else(|| open::find(name)),
    })
}

impl Machine {
    /// Whether the assignments of the path are to be noted.
    pub fn note_assignments(&mut self, on: bool) {
        self.symbolic_mut().notes_writes = on;
        self.set_recording();
    }

    /// Says which fields are never null in the objects of the input.
    pub fn set_non_null(&mut self, fields: impl IntoIterator<Item = FieldId>) {
        let symbolic = self.symbolic_mut();
        symbolic.non_null = fields.into_iter().collect();
        symbolic.field_types.clear();
    }

    /// Says of the objects of which JDK classes specs have invariants; their member classes have none of their own.
    pub fn set_restricted(&mut self, classes: impl IntoIterator<Item = ClassId>) {
        self.symbolic_mut().restricted = classes.into_iter().collect();
    }

    /// Whether a field must never be null.
    pub fn is_non_null(&self, field: FieldId) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| symbolic.non_null.contains(&field))
    }

    /// Whether there are fields that must not be null.
    pub fn has_non_null(&self) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| !symbolic.non_null.is_empty())
    }

    /// Says what the target relies on, before a path begins.
    pub fn rely_on(&mut self, reliance: Reliance) {
        self.symbolic_mut().relies_on_invariants = reliance == Reliance::Invariants;
    }

    pub(crate) fn set_evaluating(&mut self, evaluating: Option<Evaluation>) {
        self.symbolic_mut().evaluating = evaluating;
        self.set_recording();
    }

    /// Whether somebody wants to know of assignments.
    pub(crate) fn set_recording(&mut self) {
        let symbolic = self.symbolic_mut();
        let recording = symbolic.notes_writes || symbolic.evaluating.is_some() || symbolic.open.watches();
        self.recording = recording;
    }

    /// The kind of violation that the condition under evaluation ends in when it does not hold.
    pub(crate) fn failed_condition(&self) -> Option<ViolationKind> {
        let evaluation = self.symbolic.as_ref()?.evaluating?;
        Some(ViolationKind::Condition { clause: evaluation.clause })
    }

    /// The number of the condition that a path has ended in.
    pub fn condition_at_end(&self) -> Option<u32> {
        Some(self.symbolic.as_ref()?.evaluating?.clause)
    }

    /// From here on the state is the one in which the method under check began.
    pub(super) fn enter_beginning(&mut self) -> Result<(), Trap> {
        for (array, place) in self.heap.unread_elements() {
            let value = self.initial_element(array, place)?;
            self.heap.initialize_element(array, place, value);
        }
        self.heap.enter_old();
        Ok(())
    }

    /// Whether a native method takes references that are not resolved.
    pub(crate) fn takes_symbols(&self, id: MethodId) -> bool {
        let method = self.program.method(id);
        let (class, name) = (&*self.program.class(method.class).name, self.program.text(method.name));
        let takes = ["isFresh", super::open::RETURNED].contains(&name) || super::visible::TAKE_SYMBOLS.contains(&name);
        (class == CONTRACT && takes) || super::open::keeps_results(class, name)
    }
}

fn enter_old(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    if machine.heap.active_call().is_some() {
        machine.align_arrays()?;
        machine.heap.enter_old_of_call();
        return Step::void();
    }
    machine.enter_beginning()?;
    Step::void()
}

/// The receiver satisfies its invariants.
fn received(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    machine.symbolic_mut().tally.receiving = false;
    Step::void()
}

fn leave_old(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    if machine.heap.in_old_of_call() {
        machine.align_arrays()?;
    }
    if machine.heap.active_call().is_some() {
        machine.heap.leave_old_of_call();
    } else {
        machine.heap.leave_old();
    }
    Step::void()
}

/// Whether an object was not there when the method was entered. Whatever is still unknown was.
fn is_fresh(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    if let Some(version) = machine.heap.active_call() {
        return machine.is_fresh_in_call(arguments[0], version);
    }
    let fresh = match machine.heap.resolved(arguments[0]) {
        Value::Object(object) => machine.heap.is_new(object),
        Value::Symbol(symbol) => machine.heap.symbol(symbol).context.birth == Birth::InCall,
        _ => false,
    };
    Ok(Step::Done(Some(Value::from_bool(fresh))))
}

fn begin(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Int(clause) = arguments[0] else { return Err(Trap::unverifiable("a condition without a number")) };
    let objects = machine.heap.len() as u32;
    let last_call = Version(machine.heap.calls_by_contract().len() as u32);
    machine.set_evaluating(Some(Evaluation { clause: clause as u32, objects, last_call }));
    Step::void()
}

/// The condition has been evaluated; somebody else deals with the answer.
fn end(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    machine.set_evaluating(None);
    Step::void()
}

fn assumed(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let step = natives::assume(machine, arguments)?;
    machine.set_evaluating(None);
    Ok(step)
}

pub(super) fn checked(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let step = natives::check(machine, arguments)?;
    if !matches!(step, Step::Retry) {
        machine.set_evaluating(None);
    }
    Ok(step)
}

/// A condition has thrown an exception instead of answering.
fn threw(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (Value::Object(exception), Some(evaluation)) = (arguments[0], machine.symbolic_mut().evaluating) else {
        return Err(Trap::unverifiable("an exception outside of conditions"));
    };
    let Violation { kind, trace } = machine.violation_by(exception);
    let (class, message) = match kind {
        ViolationKind::Exception { class, message } => (class, message),
        ViolationKind::Assertion { message } => ("java.lang.AssertionError".to_owned(), message),
        _ => (String::new(), None),
    };
    let kind = ViolationKind::ConditionThrew { clause: evaluation.clause, class, message };
    Err(Trap::Stop(Box::new(Stop::Violated(Violation { kind, trace }))))
}
