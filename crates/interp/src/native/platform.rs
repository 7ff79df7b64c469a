//! Small questions that JDK classes ask of the platform.

use crate::frame::{Native, Step};
use crate::heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::Value;
use std::os::unix::ffi::OsStrExt;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        // `AtomicLong`: whether the platform has a compare-and-set of eight bytes.
        "VMSupportsCS8" => |_, _| Step::bool(true),
        // `ProcessImpl`: nothing to prepare, since no process is ever started.
        "init" => |_, _| Step::void(),
        // `ProcessEnvironment`.
        "environ" => environ,
        _ => return None,
    })
}

/// Names and values of the environment in turn, as byte arrays.
fn environ(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let mut texts = Vec::new();
    for (name, value) in std::env::vars_os() {
        for text in [name, value] {
            let bytes = text.as_bytes().iter().map(|&byte| byte as i8).collect();
            texts.push(Value::Object(machine.new_array_from("[B", Body::Bytes(bytes))?));
        }
    }
    Step::value(machine.new_object_array("[B", texts)?)
}
