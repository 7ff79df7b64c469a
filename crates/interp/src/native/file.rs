//! `java.io` streams on descriptors: the standard streams, and the files that [`Files`](crate::files::Files) admits for
//! reading. Opening a file for writing is unsupported by having no model.

use super::arguments::{int, long, object};
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("getHandle", _) => |_, _| Step::long(-1),
        ("getAppend", _) => |_, _| Step::bool(false),
        ("close0", "()V") => close,
        ("cleanupClose0", "(IJ)V") => |machine, arguments| {
            machine.files.close(int(arguments, 0)?);
            Step::void()
        },
        ("writeBytes", _) => write_bytes,
        ("write", "(IZ)V") => write_byte,
        ("open0", "(Ljava/lang/String;)V") => open,
        ("readBytes" | "readBytes0", _) => read_bytes,
        ("read0", _) => read_byte,
        ("available0", _) => available,
        ("open0", "(Ljava/lang/String;I)V") => open_random,
        ("length" | "length0", "()J") => |machine, arguments| Step::long(extent(machine, arguments)?.0),
        ("position0" | "getFilePointer", "()J") => |machine, arguments| Step::long(extent(machine, arguments)?.1),
        ("skip0", "(J)J") => skip,
        ("seek0", "(J)V") => seek,
        ("isRegularFile0", _) => is_regular_file,
        _ => return None,
    })
}

fn number_of(machine: &Machine, descriptor: ObjectId) -> Result<i32, Trap> {
    match machine.field(descriptor, "fd") {
        Value::Int(number @ 0..=2) => Ok(number),
        Value::Int(number) if machine.files.is_open(number) => Ok(number),
        Value::Int(-1) => Err(Trap::raise("java/io/IOException", "Stream Closed")),
        _ => Err(Trap::unsupported("files beyond the standard streams")),
    }
}

/// The descriptor of a stream.
fn descriptor(machine: &Machine, stream: ObjectId) -> Result<i32, Trap> {
    match machine.field(stream, "fd") {
        Value::Object(descriptor) => number_of(machine, descriptor),
        _ => Err(Trap::null_pointer()),
    }
}

fn open(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    machine.require_base("a file")?;
    let Value::Object(descriptor) = machine.field(object(arguments, 0)?, "fd") else {
        return Err(Trap::null_pointer());
    };
    let name = machine.string_text(object(arguments, 1)?);
    let path = machine.readable(name.as_bytes())?;
    match machine.files.open(&path) {
        Ok(number) => {
            machine.set_field(descriptor, "fd", Value::Int(number));
            Step::void()
        }
        Err(error) => Err(Trap::raise("java/io/FileNotFoundException", format!("{name} ({})", reason(&error)))),
    }
}

/// `RandomAccessFile.open0(String, int mode)`.
fn open_random(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    machine.require_base("a file")?;
    const READ_ONLY: i32 = 1;
    if int(arguments, 2)? != READ_ONLY {
        return Err(Trap::unsupported("writing files"));
    }
    open(machine, arguments)
}

/// The standard streams stay open: the program may close them, but not those of the process.
fn close(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let descriptor = object(arguments, 0)?;
    if let Value::Int(number @ 3..) = machine.field(descriptor, "fd") {
        machine.files.close(number);
        machine.set_field(descriptor, "fd", Value::Int(-1));
    }
    Step::void()
}

/// The bytes of `array[from..from + count]`.
pub fn bytes_of(machine: &Machine, array: ObjectId, from: i32, count: i32) -> Result<Vec<u8>, Trap> {
    let refuse = || Trap::raise_plain("java/lang/IndexOutOfBoundsException");
    let Body::Bytes(bytes) = &machine.heap.get(array).body else { return Err(refuse()) };
    let (from, count) = (usize::try_from(from), usize::try_from(count));
    let (Ok(from), Ok(count)) = (from, count) else { return Err(refuse()) };
    let slice = bytes.get(from..from + count).ok_or_else(refuse)?;
    Ok(slice.iter().map(|&byte| byte as u8).collect())
}

/// What the C library says of an error, without the number that Rust adds.
pub fn reason(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split_once(" (os error").map_or(text.as_str(), |(reason, _)| reason).to_owned()
}

fn failed(error: &std::io::Error) -> Trap {
    Trap::raise("java/io/IOException", reason(error))
}

fn write_bytes(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let stream = descriptor(machine, object(arguments, 0)?)?;
    let bytes = bytes_of(machine, object(arguments, 1)?, int(arguments, 2)?, int(arguments, 3)?)?;
    write_out(machine, stream, &bytes)?;
    Step::void()
}

fn write_byte(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let stream = descriptor(machine, object(arguments, 0)?)?;
    write_out(machine, stream, &[int(arguments, 1)? as u8])?;
    Step::void()
}

fn read(machine: &mut Machine, descriptor: i32, buffer: &mut [u8]) -> Result<usize, Trap> {
    let read = match descriptor {
        0..=2 => machine.streams.read(buffer),
        _ => machine.files.read(descriptor, buffer),
    };
    read.map_err(|error| failed(&error))
}

fn read_bytes(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let descriptor = descriptor(machine, object(arguments, 0)?)?;
    let (array, from, count) = (object(arguments, 1)?, int(arguments, 2)?, int(arguments, 3)?);
    let mut buffer = bytes_of(machine, array, from, count)?;
    if buffer.is_empty() {
        return Step::int(0);
    }
    let read = read(machine, descriptor, &mut buffer)?;
    if let Body::Bytes(bytes) = &mut machine.heap.get_mut(array).body {
        for (place, &byte) in bytes[from as usize..].iter_mut().zip(&buffer[..read]) {
            *place = byte as i8;
        }
    }
    Step::int(if read == 0 { -1 } else { read as i32 })
}

fn read_byte(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let descriptor = descriptor(machine, object(arguments, 0)?)?;
    let mut buffer = [0];
    let read = read(machine, descriptor, &mut buffer)?;
    Step::int(if read == 0 { -1 } else { i32::from(buffer[0]) })
}

/// Length and position of a file. Nobody asks for those of the standard streams, which may be anything.
fn extent(machine: &mut Machine, arguments: &[Value]) -> Result<(i64, i64), Trap> {
    match descriptor(machine, object(arguments, 0)?)? {
        0..=2 => Err(Trap::unsupported("the length of a standard stream")),
        number => Ok(machine.files.extent(number)),
    }
}

/// What can be read without waiting; of standard input nothing is known.
fn available(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let number = descriptor(machine, object(arguments, 0)?)?;
    let (length, position) = machine.files.extent(number);
    Step::int(i32::try_from((length - position).max(0)).unwrap_or(i32::MAX))
}

fn skip(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match descriptor(machine, object(arguments, 0)?)? {
        0..=2 => Err(Trap::raise("java/io/IOException", "Seek error")),
        number => Step::long(machine.files.skip(number, long(arguments, 1)?)),
    }
}

fn seek(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let number = descriptor(machine, object(arguments, 0)?)?;
    let (_, position) = machine.files.extent(number);
    machine.files.skip(number, long(arguments, 1)? - position);
    Step::void()
}

fn is_regular_file(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let number = number_of(machine, object(arguments, 1)?)?;
    Step::bool(machine.files.extent(number).0 > 0)
}

/// What a path prints is nobody's output: there are many paths, and none of them is the program.
fn write_out(machine: &mut Machine, stream: i32, bytes: &[u8]) -> Result<(), Trap> {
    if machine.in_path() {
        return Ok(());
    }
    machine.streams.write(stream, bytes).map_err(|error| failed(&error))
}
