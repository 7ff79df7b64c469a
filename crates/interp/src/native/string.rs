//! `java.lang.String` and its helpers: what the JDK asks of the platform.

use super::arguments::object;
use crate::frame::{Native, Step};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "isBigEndian" => |_, _| Step::bool(cfg!(target_endian = "big")),
        "intern" => |machine, arguments| {
            let string = object(arguments, 0)?;
            Step::value(machine.intern_object(string)?)
        },
        _ => return None,
    })
}
