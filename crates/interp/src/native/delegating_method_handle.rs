//! `java.lang.invoke.DelegatingMethodHandle`: handles that call another handle, such as those with variable arity.

use super::arguments::object;
use crate::frame::{Native, Step};
use crate::handle::emit::Emitter;
use crate::handle::form::Purpose;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::Op;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "<clinit>" => |machine, _| machine.skip_initializer("java/lang/invoke/DelegatingMethodHandle"),
        "chooseDelegatingForm" => choose_form,
        _ => return None,
    })
}

fn choose_form(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Object(of_type) = machine.field(object(arguments, 0)?, "type") else {
        return Err(crate::handle::unmodelled());
    };
    let shape = machine.shape_of_type(of_type)?;
    let purpose = Purpose::Delegate(shape.clone());
    if let Some(known) = machine.known_form(&purpose) {
        return Step::value(machine.form_object(known));
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape.clone(), slots);
    code.this();
    code.assembler().method(
        Op::InvokeVirtual,
        "java/lang/invoke/DelegatingMethodHandle",
        "getTarget",
        "()Ljava/lang/invoke/MethodHandle;",
    );
    code.all_arguments().invoke_basic(&shape).give();
    let form = machine.define_form(purpose, 0, code, host)?;
    Step::value(machine.form_object(form))
}
