//! `java.lang.invoke.Invokers`: handles that call the handle, or access the variable, that is their first argument.

use super::arguments::{int, object};
use crate::frame::{Native, Step};
use crate::handle::emit::Emitter;
use crate::handle::form::{Basic, Purpose, Shape};
use crate::handle::method_type::Signature;
use crate::handle::variable::Strictness;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "makeExactOrGeneralInvoker" => make_invoker,
        "makeVarHandleMethodInvoker" => make_variable_invoker,
        _ => return None,
    })
}

/// The type that the invokers `this` are for, and that type with one more parameter before the others.
fn types(machine: &mut Machine, arguments: &[Value], first: &str) -> Result<(ObjectId, ObjectId), Trap> {
    let Value::Object(target) = machine.field(object(arguments, 0)?, "targetType") else {
        return Err(crate::handle::unmodelled());
    };
    let signature = machine.signature_of_type(target)?;
    let first = machine.load(first)?;
    let parameters = std::iter::once(first).chain(signature.parameters.iter().copied()).collect();
    let with_first = machine.method_type(&Signature { parameters, result: signature.result })?;
    Ok((target, with_first))
}

fn make_invoker(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (target, invoker) = types(machine, arguments, "java/lang/invoke/MethodHandle")?;
    let exact = int(arguments, 1)? != 0;
    let shape = machine.shape_of_type(target)?;
    let purpose = Purpose::Invoke { exact, shape: shape.clone() };
    let form = match machine.known_form(&purpose) {
        Some(known) => known,
        None => {
            let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
            let mut code = Emitter::new(machine.shape_of_type(invoker)?, slots);
            check_handle(&mut code, exact);
            code.arguments(1..=shape.parameters.len()).invoke_basic(&shape).give();
            machine.define_form(purpose, 1, code, host)?
        }
    };
    Step::value(machine.new_handle(Value::Object(invoker), form, &[Value::Object(target)])?)
}

/// Leaves the handle to call on the stack, if it may be called with the bound type.
fn check_handle(code: &mut Emitter, exact: bool) {
    const INVOKERS: &str = "java/lang/invoke/Invokers";
    const TAKES: &str = "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)";
    code.argument(0).bound(0);
    if exact {
        code.call_static(INVOKERS, "checkExactType", &format!("{TAKES}V")).argument(0);
    } else {
        code.call_static(INVOKERS, "checkGenericType", &format!("{TAKES}Ljava/lang/invoke/MethodHandle;"));
    }
}

fn make_variable_invoker(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (target, invoker) = types(machine, arguments, "java/lang/invoke/VarHandle")?;
    let Value::Int(mode) = machine.field(object(arguments, 1)?, "ordinal") else {
        return Err(crate::handle::unmodelled());
    };
    let strictness = if int(arguments, 2)? != 0 { Strictness::Exact } else { Strictness::Converting };
    let method = machine.long_way(mode as u8, target, strictness)?;
    let purpose = Purpose::AccessVariable(method);
    let form = match machine.known_form(&purpose) {
        Some(known) => known,
        None => {
            let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
            let shape: Shape = machine.shape_of_type(invoker)?;
            debug_assert_eq!(shape.parameters.first(), Some(&Basic::Reference));
            let mut code = Emitter::new(shape, slots);
            code.all_arguments().call(method).give();
            machine.define_form(purpose, 0, code, host)?
        }
    };
    Step::value(machine.new_handle(Value::Object(invoker), form, &[])?)
}
