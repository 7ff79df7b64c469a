//! `java.io` as far as the standard streams go. Opening files is unsupported by having no model.

use super::arguments::{int, object};
use crate::frame::{Native, Step};
use crate::heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::{ObjectId, Value};

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("getHandle", _) => |_, _| Step::long(-1),
        ("getAppend", _) => |_, _| Step::bool(false),
        ("close0" | "cleanupClose0", _) => |_, _| Step::void(),
        ("writeBytes", _) => write_bytes,
        ("write", "(IZ)V") => write_byte,
        ("readBytes" | "readBytes0", _) => read_bytes,
        ("read0", _) => read_byte,
        ("available0", _) => |_, _| Step::int(0),
        ("isRegularFile0", _) => |_, _| Step::bool(false),
        _ => return None,
    })
}

fn descriptor(machine: &Machine, stream: ObjectId) -> Result<i32, Trap> {
    let number = match machine.field(stream, "fd") {
        Value::Object(descriptor) => machine.field(descriptor, "fd"),
        _ => return Err(Trap::null_pointer()),
    };
    match number {
        Value::Int(number @ 0..=2) => Ok(number),
        Value::Int(-1) => Err(Trap::raise("java/io/IOException", "Stream Closed")),
        _ => Err(Trap::unsupported("files beyond the standard streams")),
    }
}

/// The bytes of `array[from..from + count]`.
fn bytes_of(machine: &Machine, array: ObjectId, from: i32, count: i32) -> Result<Vec<u8>, Trap> {
    let refuse = || Trap::raise_plain("java/lang/IndexOutOfBoundsException");
    let Body::Bytes(bytes) = &machine.heap.get(array).body else { return Err(refuse()) };
    let (from, count) = (usize::try_from(from), usize::try_from(count));
    let (Ok(from), Ok(count)) = (from, count) else { return Err(refuse()) };
    let slice = bytes.get(from..from + count).ok_or_else(refuse)?;
    Ok(slice.iter().map(|&byte| byte as u8).collect())
}

fn failed(error: &std::io::Error) -> Trap {
    Trap::raise("java/io/IOException", error.to_string())
}

fn write_bytes(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let stream = descriptor(machine, object(arguments, 0)?)?;
    let bytes = bytes_of(machine, object(arguments, 1)?, int(arguments, 2)?, int(arguments, 3)?)?;
    machine.streams.write(stream, &bytes).map_err(|error| failed(&error))?;
    Step::void()
}

fn write_byte(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let stream = descriptor(machine, object(arguments, 0)?)?;
    machine.streams.write(stream, &[int(arguments, 1)? as u8]).map_err(|error| failed(&error))?;
    Step::void()
}

fn read_bytes(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    descriptor(machine, object(arguments, 0)?)?;
    let (array, from, count) = (object(arguments, 1)?, int(arguments, 2)?, int(arguments, 3)?);
    let mut buffer = bytes_of(machine, array, from, count)?;
    if buffer.is_empty() {
        return Step::int(0);
    }
    let read = machine.streams.read(&mut buffer).map_err(|error| failed(&error))?;
    if let Body::Bytes(bytes) = &mut machine.heap.get_mut(array).body {
        for (place, &byte) in bytes[from as usize..].iter_mut().zip(&buffer[..read]) {
            *place = byte as i8;
        }
    }
    Step::int(if read == 0 { -1 } else { read as i32 })
}

fn read_byte(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    descriptor(machine, object(arguments, 0)?)?;
    let mut buffer = [0];
    let read = machine.streams.read(&mut buffer).map_err(|error| failed(&error))?;
    Step::int(if read == 0 { -1 } else { i32::from(buffer[0]) })
}
