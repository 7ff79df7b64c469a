//! Calls that reflection makes: from an object and an array of boxed arguments to the arguments of a method.

use super::boxing::{unbox, widen};
use super::members::type_class;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Body;
use heap::{ObjectId, Value};
use program::{BaseType, ClassId, MethodId, Type};

/// Why arguments do not fit a method.
pub enum Misfit {
    Count,
    /// An argument, null or not, that is not of the primitive type.
    Primitive(BaseType, Option<ObjectId>),
    /// An argument that is no instance of the class.
    Reference(ClassId, ObjectId),
}

/// The elements of an argument array, which may be null.
pub fn boxed_arguments(machine: &Machine, array: Option<ObjectId>) -> Vec<Value> {
    match array.map(|array| &machine.heap.get(array).body) {
        Some(Body::References(elements)) => elements.to_vec(),
        _ => Vec::new(),
    }
}

/// Appends the arguments, unboxed and widened as the method's parameters want them.
pub fn convert_arguments(
    machine: &mut Machine,
    method: MethodId,
    boxed: &[Value],
    values: &mut Vec<Value>,
) -> Result<Result<(), Misfit>, Trap> {
    let types = machine.program.method(method).types.clone();
    if types.parameters.len() != boxed.len() {
        return Ok(Err(Misfit::Count));
    }
    for (parameter, &argument) in types.parameters.iter().zip(boxed) {
        match convert(machine, parameter, argument)? {
            Ok(value) => values.push(value),
            Err(misfit) => return Ok(Err(misfit)),
        }
    }
    Ok(Ok(()))
}

fn convert(machine: &mut Machine, parameter: &Type, argument: Value) -> Result<Result<Value, Misfit>, Trap> {
    let object = match argument {
        Value::Object(object) => Some(object),
        _ => None,
    };
    if let Type::Base(base) = parameter {
        let unboxed = object.and_then(|object| unbox(machine, object));
        let value = unboxed.and_then(|(from, value)| widen(from, value, *base));
        return Ok(value.ok_or(Misfit::Primitive(*base, object)));
    }
    let Some(object) = object else { return Ok(Ok(Value::Null)) };
    let class = type_class(machine, parameter)?;
    Ok(if machine.is_instance(object, class) { Ok(argument) } else { Err(Misfit::Reference(class, object)) })
}

/// The method that a call of `method` on an object runs (JVMS §5.4.6).
pub fn select(machine: &mut Machine, receiver: ObjectId, method: MethodId) -> Result<MethodId, Trap> {
    let class = machine.class_of(receiver);
    let declared = machine.program.method(method);
    if declared.is_private() || machine.program.text(declared.name) == "<init>" {
        return Ok(method);
    }
    let selected = match declared.vtable_slot {
        Some(slot) => machine.program.class(class).vtable.get(usize::from(slot)).copied().unwrap_or(method),
        None => machine.program.select_method(class, method)?,
    };
    if machine.program.method(selected).is_abstract() {
        return Err(machine.program.no_implementation(class, method).into());
    }
    Ok(selected)
}
