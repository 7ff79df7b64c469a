//! `java.lang.invoke.MethodType`: the table of all types is the machine's; see `handle::method_type`.

use super::arguments::{nullable, object};
use crate::frame::{Completion, Continuation, Native, Step};
use crate::handle::method_type::Signature;
use heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::ClassId;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "makeImpl" => make,
        _ => return None,
    })
}

/// Parameters that are no more than this never take too many local variables.
const SURELY_FEW: usize = 127;

/// The result class, and an array of the parameter classes.
fn make(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match signature(machine, arguments)? {
        Some(signature) if signature.parameters.len() <= SURELY_FEW => Step::value(machine.method_type(&signature)?),
        _ => let_the_jdk_check(machine, arguments),
    }
}

/// `None` if a class is missing, or void where it cannot be.
fn signature(machine: &Machine, arguments: &[Value]) -> Result<Option<Signature>, Trap> {
    let result = nullable(arguments, 0)?.and_then(|mirror| machine.mirrored(mirror));
    let void = machine.program.primitive(None);
    let class = |value: &Value| match value {
        Value::Object(mirror) => machine.mirrored(*mirror).filter(|&class| class != void),
        _ => None,
    };
    let Body::References(elements) = &machine.heap.get(object(arguments, 1)?).body else {
        return Err(Trap::unverifiable("parameter classes that are no array"));
    };
    let parameters: Option<Box<[ClassId]>> = elements.iter().map(class).collect();
    Ok(parameters.zip(result).map(|(parameters, result)| Signature { parameters, result }))
}

/// The JDK computes the hash code of the type, then checks the parameters; either throws if something is wrong.
fn let_the_jdk_check(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = machine.load("java/lang/invoke/MethodType")?;
    let method = machine.program.declared_method(class, "hashCode", "()I");
    let method = method.ok_or_else(|| crate::handle::missing("MethodType.hashCode"))?;
    let half_made = machine.new_instance(class);
    machine.set_field(half_made, "rtype", arguments[0]);
    machine.set_field(half_made, "ptypes", arguments[1]);
    let then = Some(Continuation { resume: check_parameters, state: arguments[..2].into() });
    Ok(Step::Call { method, arguments: vec![Value::Object(half_made)], then })
}

fn check_parameters(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    completion.map_err(Trap::Throw)?;
    let method = machine.jdk_method("java/lang/invoke/MethodType", "checkPtypes", "([Ljava/lang/Class;)I")?;
    let then = Some(Continuation { resume: make_checked, state: state.into() });
    Ok(Step::Call { method, arguments: vec![state[1]], then })
}

fn make_checked(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    completion.map_err(Trap::Throw)?;
    match signature(machine, state)? {
        Some(signature) => Step::value(machine.method_type(&signature)?),
        None => Err(Trap::unverifiable("a method type without its classes")),
    }
}
