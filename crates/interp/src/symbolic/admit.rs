//! Admitting objects of the JDK: what their specs say is assumed where a path first looks into one.
//!
//! What a method is given it is given in states that specs admit, and the driver assumes that before the method begins. An object
//! that the path finds later, in a field or as a result, is admitted by whoever looks into it first: the instruction
//! waits for a method that assumes what the spec says, and then runs again. Until then nobody could tell in which
//! state the object is, so that nothing is forced early.

use super::contract::Evaluation;
use crate::control::Pending;
use crate::frame::{Activation, Completion, Continuation, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value, Version};
use program::{ClassId, MethodId};

impl Machine {
    /// Says by which method objects of a class of the JDK are admitted. It takes the object.
    pub fn admit_by(&mut self, class: ClassId, method: MethodId) {
        self.symbolic_mut().open.admissions.insert(class, method);
    }

    /// The method that admits objects of a class: that of the nearest class that has one.
    pub(super) fn admission_of(&self, class: ClassId) -> Option<MethodId> {
        let admissions = &self.symbolic.as_ref()?.open.admissions;
        self.program.class(class).lineage.iter().rev().find_map(|above| admissions.get(above).copied())
    }

    fn waits_for_admission(&self, object: ObjectId) -> bool {
        let is_unknown = self.heap.symbolic(object).is_some();
        is_unknown && self.admission_of(self.layout_class(object)).is_some() && self.is_unseen(object)
    }

    /// Admits an object. It satisfies what the spec says in the state in which the method under check began, if it was there then:
    /// what the path has done to keys and elements since is nothing that the object knows of.
    pub(crate) fn begin_admission(&mut self, object: ObjectId) -> Pending {
        let Some(admission) = self.admission_of(self.layout_class(object)) else {
            return Pending::Interrupt(self.not_admitted(object));
        };
        // No spec speaks of these: those that it admits would be others.
        match self.has_comparator(object) {
            Ok(false) => {}
            Ok(true) => return Pending::Interrupt(self.is_ordered_otherwise(object)),
            Err(trap) => return Pending::Interrupt(trap),
        }
        let looks_back =
            self.is_as_at_the_beginning(object) && !self.heap.in_old() && self.heap.active_call().is_none();
        if looks_back {
            if let Err(trap) = self.enter_beginning() {
                return Pending::Interrupt(trap);
            }
        }
        let around = self.symbolic_mut().evaluating;
        let state = Waiting { object, looks_back, around }.pack();
        let continuation = Continuation { resume: end_admission, state };
        self.frames.push(Activation::Waiting { continuation, native: None });
        Pending::Invoke(admission, vec![Value::Object(object)])
    }

    fn is_ordered_otherwise(&self, object: ObjectId) -> Trap {
        let of = self.program.class(self.layout_class(object)).java_name();
        Trap::unsupported(format!("an unknown {of} with a comparator, which every constructor has given it"))
    }

    /// Whether an object is one of the input that no call by contract can have changed.
    fn is_as_at_the_beginning(&self, object: ObjectId) -> bool {
        let is_input = self.heap.symbolic(object).is_some_and(|row| row.context.version == Version::INPUT);
        is_input && self.heap.forgot_unseen() == Version::INPUT
    }
}

/// Admits an object of the JDK before a spec is asked about it, unless somebody has looked into it.
pub(super) fn admit(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match arguments[0] {
        Value::Object(object) if machine.waits_for_admission(object) => Err(Trap::Admit(object)),
        _ => Step::void(),
    }
}

/// What has to be as it was when an object was admitted.
struct Waiting {
    object: ObjectId,
    /// Whether the state is that in which the method under check began.
    looks_back: bool,
    /// The condition that was being evaluated.
    around: Option<Evaluation>,
}

impl Waiting {
    fn pack(&self) -> Box<[Value]> {
        let mut state = vec![Value::Object(self.object), Value::from_bool(self.looks_back)];
        if let Some(Evaluation { clause, objects, last_call }) = self.around {
            state.extend([clause, objects, last_call.0].map(|number| Value::Int(number as i32)));
        }
        state.into()
    }

    fn unpack(state: &[Value]) -> Waiting {
        let [Value::Object(object), Value::Int(looks_back), around @ ..] = state else {
            unreachable!("the state was made by pack")
        };
        let around = match *around {
            [Value::Int(clause), Value::Int(objects), Value::Int(last_call)] => Some(Evaluation {
                clause: clause as u32,
                objects: objects as u32,
                last_call: Version(last_call as u32),
            }),
            _ => None,
        };
        Waiting { object: *object, looks_back: *looks_back != 0, around }
    }
}

fn end_admission(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    let Waiting { object, looks_back, around } = Waiting::unpack(state);
    if looks_back {
        machine.heap.leave_old();
        machine.settle_floats_of(object);
    }
    machine.set_evaluating(around);
    match completion {
        // A spec that looks at nothing says nothing of the fields.
        Ok(_) if machine.is_unseen(object) => Err(machine.not_admitted(object)),
        Ok(_) => Ok(Step::Retry),
        Err(exception) => {
            let thrown = machine.program.class(machine.heap.class(exception)).java_name();
            let of = machine.program.class(machine.layout_class(object)).java_name();
            Err(Trap::unsupported(format!("an unknown {of} whose invariant throws {thrown}")))
        }
    }
}
