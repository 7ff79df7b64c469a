//! Reflective calls through the virtual machine: how JDK 17 calls methods and constructors, and newer JDKs those that
//! method handles cannot reach.

use super::arguments::{nullable, object};
use super::boxing::new_wrapper;
use super::members::{constructed_class, constructor_for, reflected_method, require_member_class};
use super::reflective_call::{Misfit, boxed_arguments, convert_arguments, select};
use crate::frame::{Completion, Continuation, Native, Step};
use crate::machine::Machine;
use crate::trap::{Raise, Trap};
use heap::{ObjectId, Value};
use program::{MethodId, Type};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "invoke0" => invoke,
        "newInstance0" => new_instance,
        // JDK 17 replaces an accessor by a class of bytecode after so many calls. That class would be a lot of work for
        // nothing, so the day never comes.
        "inflationThreshold" => |_, _| Step::int(i32::MAX),
        "generateSerializationConstructor" => new_serialization_accessor,
        _ => return None,
    })
}

fn illegal(message: &str) -> Trap {
    Trap::raise("java/lang/IllegalArgumentException", message)
}

fn describe(misfit: &Misfit) -> Trap {
    match misfit {
        Misfit::Count => illegal("wrong number of arguments"),
        Misfit::Primitive(_, None) => Trap::raise_plain("java/lang/IllegalArgumentException"),
        _ => illegal("argument type mismatch"),
    }
}

/// `invoke0(Method, Object, Object[])`.
fn invoke(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let reflected = object(arguments, 0)?;
    let method = reflected_method(machine, reflected)?;
    let home = machine.program.method(method).class;
    machine.require_initialized(home)?;
    let boxed = boxed_arguments(machine, nullable(arguments, 2)?);
    let mut values = Vec::with_capacity(boxed.len() + 1);
    let mut target = method;
    if !machine.program.method(method).is_static() {
        let receiver = object(arguments, 1)?;
        if !machine.is_instance(receiver, home) {
            return Err(illegal("object is not an instance of declaring class"));
        }
        values.push(Value::Object(receiver));
        target = match select(machine, receiver, method) {
            Ok(target) => target,
            Err(Trap::Raise(raise)) => {
                let cause = machine.create_exception(&raise, native_frame(machine, method))?;
                return Err(wrap(machine, method, cause));
            }
            Err(other) => return Err(other),
        };
    }
    convert_arguments(machine, method, &boxed, &mut values)?.map_err(|misfit| describe(&misfit))?;
    let state = Box::new([Value::Int(method.0 as i32)]);
    let then = Some(Continuation { resume: finish_invoke, state });
    Ok(Step::Call { method: target, arguments: values, then })
}

fn finish_invoke(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    let method = method_in(state)?;
    let result = match completion {
        Ok(result) => result,
        Err(exception) => return Err(wrap(machine, method, exception)),
    };
    let types = machine.program.method(method).types.clone();
    match (&types.result, result) {
        (Some(Type::Base(base)), Some(value)) => Step::value(new_wrapper(machine, *base, value)?),
        (_, Some(value)) => Step::value(value),
        (_, None) => Step::value(Value::Null),
    }
}

/// `newInstance0(Constructor, Object[])`.
fn new_instance(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let reflected = object(arguments, 0)?;
    let constructor = reflected_method(machine, reflected)?;
    let home = constructed_class(machine, reflected)?;
    machine.require_initialized(home)?;
    if machine.program.class(home).is_abstract() {
        return Err(Trap::raise("java/lang/InstantiationException", machine.program.class(home).java_name()));
    }
    let boxed = boxed_arguments(machine, nullable(arguments, 1)?);
    let instance = machine.new_instance(home);
    let mut values = vec![Value::Object(instance)];
    convert_arguments(machine, constructor, &boxed, &mut values)?.map_err(|misfit| describe(&misfit))?;
    let state = Box::new([Value::Int(constructor.0 as i32), Value::Object(instance)]);
    let then = Some(Continuation { resume: finish_new_instance, state });
    Ok(Step::Call { method: constructor, arguments: values, then })
}

/// `generateSerializationConstructor(Class made, Class[], Class[], int, Class home)`: an accessor that makes instances of
/// one class by the constructor, without parameters, of a superclass.
fn new_serialization_accessor(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = require_member_class(machine, "jdk/internal/reflect/NativeConstructorAccessorImpl")?;
    require_member_class(machine, "java/lang/reflect/Constructor")?;
    let (made, home) = (object(arguments, 1)?, object(arguments, 5)?);
    let home = machine.mirrored(home).and_then(|home| machine.program.declared_method(home, "<init>", "()V"));
    let Some(constructor) = home else { return Err(Trap::unsupported("deserialization by such a constructor")) };
    let constructor = constructor_for(machine, constructor, made)?;
    let accessor = machine.new_instance(class);
    machine.set_field(accessor, "c", constructor.into());
    Step::value(accessor)
}

fn finish_new_instance(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    match completion {
        Ok(_) => Step::value(state[1]),
        Err(exception) => Err(wrap(machine, method_in(state)?, exception)),
    }
}

fn method_in(state: &[Value]) -> Result<MethodId, Trap> {
    match state.first() {
        Some(Value::Int(method)) => Ok(MethodId(*method as u32)),
        _ => Err(Trap::unverifiable("a reflective call that does not know its method")),
    }
}

/// What a method threw, inside an InvocationTargetException that is thrown by the native method.
fn wrap(machine: &mut Machine, method: MethodId, exception: ObjectId) -> Trap {
    let native = native_frame(machine, method);
    let raise = Raise { class: "java/lang/reflect/InvocationTargetException", message: None };
    match machine.create_exception(&raise, native) {
        Ok(wrapper) => {
            machine.set_field(wrapper, "cause", Value::Null);
            machine.set_field(wrapper, "target", Value::Object(exception));
            Trap::Throw(wrapper)
        }
        Err(trap) => trap,
    }
}

/// The native method that stack traces of these calls show.
fn native_frame(machine: &Machine, method: MethodId) -> Option<MethodId> {
    const INVOKE: (&str, &str) =
        ("invoke0", "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;");
    const NEW_INSTANCE: (&str, &str) =
        ("newInstance0", "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;");
    let is_constructor = machine.program.text(machine.program.method(method).name) == "<init>";
    let (classes, (name, descriptor)) = if is_constructor {
        let homes = ["NativeConstructorAccessorImpl", "DirectConstructorHandleAccessor$NativeAccessor"];
        (homes, NEW_INSTANCE)
    } else {
        (["NativeMethodAccessorImpl", "DirectMethodHandleAccessor$NativeAccessor"], INVOKE)
    };
    classes.into_iter().find_map(|class| {
        let class = machine.program.loaded(&format!("jdk/internal/reflect/{class}"))?;
        machine.program.declared_method(class, name, descriptor)
    })
}
