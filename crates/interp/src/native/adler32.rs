//! `java.util.zip.Adler32`.

use super::arguments::{int, object};
use super::file::bytes_of;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("update", "(II)I") => |_, arguments| Step::int(update(int(arguments, 0)?, &[int(arguments, 1)? as u8])),
        ("updateBytes", "(I[BII)I") => update_bytes,
        _ => return None,
    })
}

fn update_bytes(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let bytes = bytes_of(machine, object(arguments, 1)?, int(arguments, 2)?, int(arguments, 3)?)?;
    Step::int(update(int(arguments, 0)?, &bytes))
}

fn update(before: i32, bytes: &[u8]) -> i32 {
    let mut sum = adler2::Adler32::from_checksum(before as u32);
    sum.write_slice(bytes);
    sum.checksum() as i32
}
