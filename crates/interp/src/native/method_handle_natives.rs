//! `java.lang.invoke.MethodHandleNatives`: what `MemberName` objects refer to, and the targets of call sites.

use super::arguments::{int, nullable, object};
use super::unsafe_memory;
use crate::frame::{Native, Step};
use crate::handle::member::{INVOKE_VIRTUAL, Target};
use crate::machine::Machine;
use crate::trap::{Raise, Trap};
use heap::{ObjectId, Value};
use program::{FieldId, MethodId};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "init" => init,
        "resolve" => resolve,
        "objectFieldOffset" | "staticFieldOffset" => field_offset,
        "staticFieldBase" => static_field_base,
        "setCallSiteTargetNormal" | "setCallSiteTargetVolatile" => set_call_site_target,
        "clearCallSiteContext" => |_, _| Step::void(),
        _ => return None,
    })
}

/// Makes a MemberName refer to a reflected member.
fn init(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (member, reflected) = (object(arguments, 0)?, object(arguments, 1)?);
    let Value::Int(slot) = machine.field(reflected, "slot") else {
        return Err(Trap::unsupported("a member name for something that is no member"));
    };
    if &*machine.program.class(machine.class_of(reflected)).name == "java/lang/reflect/Field" {
        machine.refer_to_field(member, FieldId(slot as u32), false)?;
    } else {
        let method = MethodId(slot as u32);
        let home = machine.program.method(method).class;
        machine.refer_to_method(member, method, home, INVOKE_VIRTUAL)?;
    }
    Step::void()
}

/// The MemberName, the class that asks, its look-up modes, and whether null is the answer to a failure.
fn resolve(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let member = object(arguments, 0)?;
    let caller = nullable(arguments, 1)?.and_then(|mirror| machine.mirrored(mirror));
    let is_attempt = int(arguments, 3)? != 0;
    match machine.resolve_member(member, caller) {
        Ok(()) => Step::value(member),
        Err(Trap::Raise(Raise { .. })) if is_attempt => Step::value(Value::Null),
        Err(trap) => Err(trap),
    }
}

fn field_of(machine: &Machine, member: ObjectId) -> Result<FieldId, Trap> {
    match machine.member_target(member)? {
        (_, Target::Field(field)) => Ok(field),
        _ => Err(Trap::raise("java/lang/InternalError", "not a field")),
    }
}

fn field_offset(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let field = field_of(machine, object(arguments, 0)?)?;
    Step::long(unsafe_memory::offset_in(machine.program.field(field).place))
}

fn static_field_base(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let field = field_of(machine, object(arguments, 0)?)?;
    let home = machine.program.field(field).class;
    Step::value(machine.mirror(home)?)
}

fn set_call_site_target(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    machine.set_field(object(arguments, 0)?, "target", arguments[1]);
    Step::void()
}
