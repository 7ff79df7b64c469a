//! `java.lang.invoke.MethodType`: the table of all types is the machine's; see `handle::method_type`.

use super::arguments::object;
use crate::frame::{Native, Step};
use crate::handle::method_type::Signature;
use crate::heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::Value;
use program::ClassId;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "makeImpl" => make,
        _ => return None,
    })
}

/// Parameters that take fewer local variables than this are never too many.
const SURELY_FEW: usize = 127;

/// The result class, and an array of the parameter classes.
fn make(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let result = machine.mirrored(object(arguments, 0)?);
    let array = object(arguments, 1)?;
    let void = machine.program.primitive(None);
    let class = |value: &Value| match value {
        Value::Object(mirror) => machine.mirrored(*mirror).filter(|&class| class != void),
        _ => None,
    };
    let Body::References(elements) = &machine.heap.get(array).body else {
        return Err(Trap::unverifiable("parameter classes that are no array"));
    };
    let parameters: Option<Box<[ClassId]>> = elements.iter().map(class).collect();
    match (parameters, result) {
        (Some(parameters), Some(result)) if parameters.len() <= SURELY_FEW => {
            Step::value(machine.method_type(&Signature { parameters, result })?)
        }
        // The JDK's own check finds what is wrong.
        _ => {
            let check = machine.jdk_method("java/lang/invoke/MethodType", "checkPtypes", "([Ljava/lang/Class;)I")?;
            Step::tail(check, vec![arguments[1]])
        }
    }
}
