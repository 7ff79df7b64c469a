//! `java.io.ObjectStreamClass`.

use super::arguments::object;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    match name {
        "hasStaticInitializer" => Some(has_static_initializer),
        _ => None,
    }
}

fn has_static_initializer(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = machine.mirrored(object(arguments, 0)?);
    Step::bool(class.is_some_and(|class| machine.program.declared_method(class, "<clinit>", "()V").is_some()))
}
