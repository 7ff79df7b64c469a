//! `java.lang.ref.Reference` and its kin. Referents are never cleared by the collector, so nothing is ever enqueued.

use super::arguments::{nullable, object};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "refersTo0" => refers_to,
        "clear0" | "clearImpl" => clear,
        "getAndClearReferencePendingList" => |_, _| Step::value(Value::Null),
        "hasReferencePendingList" => |_, _| Step::bool(false),
        "waitForReferencePendingList" => |_, _| Err(Trap::unsupported("waiting for references to be cleared")),
        // Finalizers never run: the JDK promises nothing else.
        "isFinalizationEnabled" => |_, _| Step::bool(false),
        "register" => |_, _| Step::void(),
        "startReferenceHandlerThread" | "startFinalizerThread" => |_, _| Step::void(),
        _ => return None,
    })
}

fn refers_to(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let referent = machine.field(object(arguments, 0)?, "referent");
    Step::bool(referent == Value::from(nullable(arguments, 1)?))
}

fn clear(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    machine.set_field(object(arguments, 0)?, "referent", Value::Null);
    Step::void()
}
