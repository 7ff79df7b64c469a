//! `jdk.internal.reflect.Reflection`: who called.

use super::arguments::object;
use crate::frame::{Activation, Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::{ClassId, MethodId};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "getCallerClass" => get_caller_class,
        "getClassAccessFlags" => get_class_access_flags,
        "areNestMates" => are_nest_mates,
        _ => return None,
    })
}

/// The class that called the method that asks, reflective calls left out.
fn get_caller_class(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    match caller_class(machine, 1) {
        Some(class) => Step::value(machine.mirror(class)?),
        None => Step::value(Value::Null),
    }
}

/// The class of the frame `depth` frames below the topmost one. A class that Kukang made calls on behalf of its host.
pub fn caller_class(machine: &Machine, depth: usize) -> Option<ClassId> {
    let methods = machine.frames.iter().rev().filter_map(|activation| match activation {
        Activation::Java(frame) => Some(frame.code.method),
        _ => None,
    });
    let caller = methods
        .enumerate()
        .filter(|&(position, method)| position < depth || !is_plumbing(machine, method))
        .map(|(_, method)| machine.program.method(method).class)
        .nth(depth)?;
    Some(machine.program.class(caller).host.unwrap_or(caller))
}

/// The methods between the caller and the callee of a reflective call: `Method.invoke` and those of its accessors.
fn is_plumbing(machine: &Machine, method: MethodId) -> bool {
    let program = &machine.program;
    let (class, name) = (program.method(method).class, program.text(program.method(method).name));
    let accessor = program.loaded("jdk/internal/reflect/MethodAccessorImpl");
    accessor.is_some_and(|accessor| program.is_subclass(class, accessor))
        || name == "invoke" && &*program.class(class).name == "java/lang/reflect/Method"
}

fn get_class_access_flags(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = machine.mirrored(object(arguments, 0)?);
    Step::int(class.map_or(0, |class| i32::from(machine.program.class(class).access)))
}

fn are_nest_mates(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (left, right) = (object(arguments, 0)?, object(arguments, 1)?);
    let (Some(left), Some(right)) = (machine.mirrored(left), machine.mirrored(right)) else {
        return Step::bool(false);
    };
    Step::bool(machine.program.are_nest_mates(left, right))
}
