//! `java.lang.invoke.DirectMethodHandle`: the forms of handles that call a method or access a field.

use super::arguments::object;
use crate::frame::{Native, Step};
use crate::handle::emit::Emitter;
use crate::handle::form::{Basic, FormId, Purpose, Shape};
use crate::handle::member::Target;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match name {
        "preparedLambdaForm" if descriptor.starts_with("(Ljava/lang/invoke/MemberName;") => prepared_form,
        "preparedFieldLambdaForm" if descriptor.starts_with("(Ljava/lang/invoke/MemberName;") => prepared_form,
        _ => return None,
    })
}

fn prepared_form(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let member = object(arguments, 0)?;
    let (kind, target) = machine.member_target(member)?;
    let form = match target {
        Target::Method(method) if machine.program.text(machine.program.method(method).name) == "invokeBasic" => {
            invoker_form(machine, member)?
        }
        _ => machine.direct_form(kind, target, None)?,
    };
    Step::value(machine.form_object(form))
}

/// The form of a handle to `MethodHandle.invokeBasic`, with the arguments that the member's type names.
fn invoker_form(machine: &mut Machine, member: ObjectId) -> Result<FormId, Trap> {
    let Value::Object(of_type) = machine.field(member, "type") else { return Err(crate::handle::unmodelled()) };
    let shape = machine.shape_of_type(of_type)?;
    let purpose = Purpose::InvokeBasic(shape.clone());
    if let Some(known) = machine.known_form(&purpose) {
        return Ok(known);
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut with_handle = shape.clone();
    with_handle.parameters.insert(0, Basic::Reference);
    let mut code = Emitter::new(Shape { ..with_handle }, slots);
    code.all_arguments().invoke_basic(&shape).give();
    machine.define_form(purpose, 0, code, host)
}
