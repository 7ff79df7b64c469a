//! `jdk.internal.reflect.Reflection`: who called.

use super::arguments::object;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::Value;
use program::ClassId;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "getCallerClass" => get_caller_class,
        "getClassAccessFlags" => get_class_access_flags,
        "areNestMates" => are_nest_mates,
        // Modules are not built, so every package counts as exported; see `module`.
        "verifyModuleAccess" | "verifyPublicMemberAccess" => |_, _| Step::bool(true),
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

/// The class of the frame `depth` frames below the topmost one.
pub fn caller_class(machine: &Machine, depth: usize) -> Option<ClassId> {
    let is_plumbing = |name: &str| {
        name.starts_with("jdk/internal/reflect/") || matches!(name, "java/lang/reflect/Method")
    };
    machine
        .trace_entries()
        .filter(|entry| entry.op.is_some())
        .map(|entry| machine.program.method(entry.method).class)
        .enumerate()
        .filter(|&(position, class)| position < depth || !is_plumbing(&machine.program.class(class).name))
        .map(|(_, class)| class)
        .nth(depth)
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
