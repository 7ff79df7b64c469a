//! `jdk.internal.misc.Unsafe`: filling and copying ranges of memory, which are ranges of arrays here.

use super::arguments::{long, nullable};
use super::unsafe_memory::{read, write};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::{BaseType, Kind};

pub fn find(name: &str) -> Option<Native> {
    Some(match name {
        "setMemory0" => set_memory,
        "copyMemory0" => |machine, arguments| copy(machine, arguments, 1),
        "copySwapMemory0" => |machine, arguments| copy(machine, arguments, long(arguments, 6)?),
        _ => return None,
    })
}

const BYTE: Kind = Kind::Base(BaseType::Byte);

fn set_memory(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (target, offset, count) = (nullable(arguments, 1)?, long(arguments, 2)?, long(arguments, 3)?);
    for distance in 0..count {
        write(machine, target, offset + distance, BYTE, arguments[4])?;
    }
    Step::void()
}

/// Copies bytes, turning those of each element of the given width round.
fn copy(machine: &mut Machine, arguments: &[Value], width: i64) -> Result<Step, Trap> {
    let (from, from_offset) = (nullable(arguments, 1)?, long(arguments, 2)?);
    let (to, to_offset, count) = (nullable(arguments, 3)?, long(arguments, 4)?, long(arguments, 5)?);
    let mut bytes = Vec::with_capacity(count.clamp(0, 1 << 20) as usize);
    for distance in 0..count {
        bytes.push(read(machine, from, from_offset + distance, BYTE)?);
    }
    bytes.chunks_mut(width.clamp(1, 8) as usize).for_each(<[Value]>::reverse);
    for (distance, value) in bytes.into_iter().enumerate() {
        write(machine, to, to_offset + distance as i64, BYTE, value)?;
    }
    Step::void()
}
