//! Limits: methods marked `@Limit`, which say of which objects of a class its invariants speak.
//!
//! Some states of a class cannot be explored, such as hash maps whose keys are of any class. They are left out of the
//! inputs, which the report says, but they are in order: where a method makes such an object, nothing is asked of it.

use super::invariants::Invariant;
use interp::Machine;
use interp::symbolic::{CONTRACT, LIMIT};
use program::{Assembler, ClassId, Op};

/// The limits of a class itself. Each is asked as it is there, whatever a subclass has under its name.
pub(super) fn limits_of(machine: &Machine, class: ClassId) -> Vec<Invariant> {
    let mut found = Vec::new();
    for &id in &machine.program.class(class).methods {
        let method = machine.program.method(id);
        // What is marked but cannot be asked is told of with all that is wrong with the contracts.
        let can_be_asked = || {
            let is_question = machine.program.text(method.descriptor) == "()Z";
            is_question && !method.is_static() && !method.is_abstract()
        };
        if machine.program.has_annotation(id, LIMIT) && can_be_asked() {
            let (name, call) = (machine.program.text(method.name).to_owned(), Op::InvokeDirect(id));
            found.push(Invariant { method: id, name, call, is_private: true, limits: Vec::new() });
        }
    }
    found
}

/// What the limits of an invariant leave out is not covered, since they are about to be assumed.
pub(super) fn note_limits(code: &mut Assembler, invariant: &Invariant) {
    for limit in &invariant.limits {
        code.op(Op::IConst(limit.method.index() as i32));
        code.method(Op::InvokeStatic, CONTRACT, "limited", "(I)V");
    }
}
