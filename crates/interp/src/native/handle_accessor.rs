//! Reflective calls as newer JDKs make them: `jdk.internal.reflect.DirectMethodHandleAccessor` and
//! `DirectConstructorHandleAccessor`.
//!
//! The JDK gives such an accessor a method handle made for the purpose, which one hidden method, `invokeImpl`, calls.
//! Here the accessor gets the Method or Constructor itself in the handle's place, and `invokeImpl` is modelled. All checks
//! and the wrapping of exceptions around it stay the JDK's own, and so do messages and stack traces.

use super::arguments::{nullable, object};
use super::boxing::{value_of, wrapper};
use super::members::{constructed_class, constructor_for, method_object, reflected_method, require_member_class};
use super::reflective_call::{Misfit, boxed_arguments, convert_arguments, select};
use crate::frame::{Completion, Continuation, Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{MethodId, Type};

/// A bit of `DirectMethodHandleAccessor.flags`: the target wants to know its caller.
const HAS_CALLER_PARAMETER: i32 = 0x100;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        // What would make a method handle of a member, or adapt the handle, gives the member back.
        ("getDirectMethod" | "makeConstructorHandle", _) => |_, arguments| Step::value(arguments[0]),
        ("unreflectConstructor", _) => |_, arguments| Step::value(arguments[1]),
        ("serializableConstructor", _) => serializable_constructor,
        ("findCallerSensitiveAdapter", _) => find_caller_adapter,
        ("invokeImpl", "([Ljava/lang/Object;)Ljava/lang/Object;") => new_instance,
        ("invokeImpl", _) => invoke,
        _ => return None,
    })
}

/// Methods of the JDK that ask for their caller may have a twin that is told.
fn find_caller_adapter(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let method = machine.program.method(reflected_method(machine, object(arguments, 0)?)?);
    let home = method.class;
    let name = machine.program.text(method.name).to_owned();
    let descriptor = machine.program.text(method.descriptor).replace(')', "Ljava/lang/Class;)");
    match machine.program.declared_method(home, &name, &descriptor) {
        Some(adapter) => Step::value(method_object(machine, adapter)?),
        None => Step::value(Value::Null),
    }
}

/// `serializableConstructor(Class made, Constructor)`: instances of one class by the constructor of a superclass.
fn serializable_constructor(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    require_member_class(machine, "java/lang/reflect/Constructor")?;
    let constructor = reflected_method(machine, object(arguments, 2)?)?;
    Step::value(constructor_for(machine, constructor, object(arguments, 1)?)?)
}

/// The method or constructor that an accessor has in the place of a method handle, and its object.
fn target(machine: &Machine, arguments: &[Value]) -> Result<(MethodId, ObjectId), Trap> {
    match machine.field(object(arguments, 0)?, "target") {
        Value::Object(reflected) => Ok((reflected_method(machine, reflected)?, reflected)),
        _ => Err(Trap::unsupported("a reflective call through a method handle")),
    }
}

/// `invokeImpl(Object, Object[])`, with a caller if the target takes one.
fn invoke(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (method, _) = target(machine, arguments)?;
    let types = machine.program.method(method).types.clone();
    if let Some(Type::Base(base)) = &types.result {
        // The result will be boxed, which must not have to wait for the class then.
        let (class, _) = value_of(machine, *base)?;
        machine.require_initialized(class)?;
    }
    let mut boxed = boxed_arguments(machine, nullable(arguments, 2)?);
    let flags = machine.field(object(arguments, 0)?, "flags");
    if let (Some(&caller), Value::Int(flags)) = (arguments.get(3), flags) {
        boxed.extend((flags & HAS_CALLER_PARAMETER != 0).then_some(caller));
    }
    let mut values = Vec::with_capacity(boxed.len() + 1);
    let mut selected = method;
    if !machine.program.method(method).is_static() {
        let receiver = object(arguments, 1)?;
        values.push(Value::Object(receiver));
        selected = select(machine, receiver, method)?;
    }
    if let Err(misfit) = convert_arguments(machine, method, &boxed, &mut values)? {
        return refuse(machine, misfit);
    }
    let then = Some(Continuation { resume: box_result, state: Box::new([Value::Int(method.0 as i32)]) });
    Ok(Step::Call { method: selected, arguments: values, then })
}

fn box_result(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    let result = completion.map_err(Trap::Throw)?;
    let Some(Value::Int(method)) = state.first() else {
        return Err(Trap::unverifiable("a reflective call that does not know its method"));
    };
    let types = machine.program.method(MethodId(*method as u32)).types.clone();
    match (&types.result, result) {
        (Some(Type::Base(base)), Some(value)) => {
            let (_, method) = value_of(machine, *base)?;
            Step::tail(method, vec![value])
        }
        (_, Some(value)) => Step::value(value),
        (_, None) => Step::value(Value::Null),
    }
}

/// `invokeImpl(Object[])` of a constructor's accessor.
fn new_instance(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (constructor, reflected) = target(machine, arguments)?;
    let class = constructed_class(machine, reflected)?;
    machine.require_initialized(class)?;
    let boxed = boxed_arguments(machine, nullable(arguments, 1)?);
    let instance = machine.new_instance(class);
    let mut values = vec![Value::Object(instance)];
    if let Err(misfit) = convert_arguments(machine, constructor, &boxed, &mut values)? {
        return refuse(machine, misfit);
    }
    let then = Some(Continuation { resume: constructed, state: Box::new([Value::Object(instance)]) });
    Ok(Step::Call { method: constructor, arguments: values, then })
}

fn constructed(_: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    match completion {
        Ok(_) => Step::value(state[0]),
        Err(exception) => Err(Trap::Throw(exception)),
    }
}

/// Calls the conversion that would fail inside a method handle: its exception is what the accessor expects.
fn refuse(machine: &mut Machine, misfit: Misfit) -> Result<Step, Trap> {
    let (class, name, descriptor, arguments) = match misfit {
        Misfit::Count => return Err(Trap::raise_plain("java/lang/invoke/WrongMethodTypeException")),
        Misfit::Primitive(base, argument) => {
            let wrapper = wrapper(base).trim_start_matches("java/lang/");
            (
                require_member_class(machine, "sun/invoke/util/ValueConversions")?,
                format!("unbox{wrapper}"),
                format!("(Ljava/lang/Object;Z){}", base.letter()),
                vec![argument.into(), Value::from_bool(false)],
            )
        }
        Misfit::Reference(class, argument) => {
            let mirror = machine.mirror(class)?;
            let descriptor = "(Ljava/lang/Object;)Ljava/lang/Object;".to_owned();
            (machine.known.class, "cast".to_owned(), descriptor, vec![mirror.into(), argument.into()])
        }
    };
    match machine.program.declared_method(class, &name, &descriptor) {
        Some(method) => Step::tail(method, arguments),
        None => Err(Trap::unsupported(format!("this JDK: there is no {name}{descriptor}"))),
    }
}
