//! `sun.nio.fs.UnixNativeDispatcher`: what `java.nio.file` asks of the operating system. Paths need nothing but the
//! current folder; files are read as [`Files`](crate::files::Files) admits it. The methods that take a path as an object are
//! modelled rather than those that take it in native memory, which there is none of.

use super::arguments::{int, long, object};
use super::file::reason;
use super::resource::new_stream;
use super::unix_file_system::is_readable;
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::trap::{Raise, Trap};
use heap::{ObjectId, Value};
use std::ffi::OsStr;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        // No optional system call is offered.
        ("init", "()I") => |_, _| Step::int(0),
        ("init", "()V") => |_, _| Step::void(),
        ("getcwd", _) => current_folder,
        ("strerror", _) => describe_error,
        ("stat", "(Lsun/nio/fs/UnixPath;)I") => mode,
        ("stat" | "lstat", "(Lsun/nio/fs/UnixPath;Lsun/nio/fs/UnixFileAttributes;)V") => attributes,
        ("stat2", _) => attributes_or_error,
        ("exists", "(Lsun/nio/fs/UnixPath;)Z") => {
            |machine, arguments| Step::bool(path_of(machine, arguments, 0)?.exists())
        }
        ("access", "(Lsun/nio/fs/UnixPath;I)V") => |machine, arguments| match access(machine, arguments)? {
            0 => Step::void(),
            errno => Err(unix_exception(machine, errno)),
        },
        ("access", "(Lsun/nio/fs/UnixPath;I)I") => |machine, arguments| Step::int(access(machine, arguments)?),
        ("realpath", "(Lsun/nio/fs/UnixPath;)[B") => real_path,
        ("opendir", "(Lsun/nio/fs/UnixPath;)J") => open_folder,
        ("readdir", "(J)[B") => next_name,
        ("closedir", "(J)V") => |machine, arguments| {
            machine.files.close_folder(long(arguments, 0)?);
            Step::void()
        },
        ("newInputStream", _) => new_input_stream,
        // Every other method that is given a path comes this way.
        ("copyToNativeBuffer", _) => refuse,
        _ => return None,
    })
}

const ENOENT: i32 = 2;
const EACCES: i32 = 13;
/// What `access` can be asked about: writing and executing. Zero is existence, anything else reading.
const WRITE_OR_EXECUTE: i32 = 0b011;

/// The bytes of a UnixPath, which must lead to a file that may be read.
fn path_of(machine: &Machine, arguments: &[Value], at: usize) -> Result<PathBuf, Trap> {
    let path = object(arguments, at)?;
    machine.readable(&path_bytes(machine, path))
}

fn path_bytes(machine: &Machine, path: ObjectId) -> Vec<u8> {
    match machine.field(path, "path") {
        Value::Object(array) => match &machine.heap.get(array).body {
            Body::Bytes(bytes) => bytes.iter().map(|&byte| byte as u8).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn byte_array(machine: &mut Machine, text: &OsStr) -> Result<Step, Trap> {
    let bytes = text.as_bytes().iter().map(|&byte| byte as i8).collect();
    Step::value(machine.new_array_from("[B", Body::Bytes(bytes))?)
}

fn errno(error: &io::Error) -> i32 {
    error.raw_os_error().unwrap_or(EACCES)
}

/// The exception that the JDK translates into one of `java.nio.file`.
fn unix_exception(machine: &mut Machine, errno: i32) -> Trap {
    match machine.create_exception(&Raise { class: "sun/nio/fs/UnixException", message: None }, None) {
        Ok(exception) => {
            machine.set_field(exception, "errno", Value::Int(errno));
            Trap::Throw(exception)
        }
        Err(trap) => trap,
    }
}

fn current_folder(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    match std::env::current_dir() {
        Ok(folder) => byte_array(machine, folder.as_os_str()),
        Err(error) => Err(unix_exception(machine, errno(&error))),
    }
}

fn describe_error(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let text = reason(&io::Error::from_raw_os_error(int(arguments, 0)?));
    byte_array(machine, OsStr::new(&text))
}

/// The file's mode, or zero if there is no such file.
fn mode(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let about = path_of(machine, arguments, 0)?.metadata();
    Step::int(about.map_or(0, |about| about.mode() as i32))
}

fn attributes(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match fill_attributes(machine, arguments)? {
        0 => Step::void(),
        errno => Err(unix_exception(machine, errno)),
    }
}

fn attributes_or_error(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    Step::int(fill_attributes(machine, arguments)?)
}

/// Fills a UnixFileAttributes. Links are followed even if the caller would rather not: what matters here is what the
/// JDK's files hold. The number of the error, or zero.
fn fill_attributes(machine: &mut Machine, arguments: &[Value]) -> Result<i32, Trap> {
    let about = match path_of(machine, arguments, 0)?.metadata() {
        Ok(about) => about,
        Err(error) => return Ok(errno(&error)),
    };
    let attributes = object(arguments, 1)?;
    let ints = [
        ("st_mode", about.mode()),
        ("st_nlink", about.nlink() as u32),
        ("st_uid", about.uid()),
        ("st_gid", about.gid()),
    ];
    let longs = [
        ("st_ino", about.ino() as i64),
        ("st_dev", about.dev() as i64),
        ("st_rdev", about.rdev() as i64),
        ("st_size", about.size() as i64),
        ("st_atime_sec", about.atime()),
        ("st_atime_nsec", about.atime_nsec()),
        ("st_mtime_sec", about.mtime()),
        ("st_mtime_nsec", about.mtime_nsec()),
        ("st_ctime_sec", about.ctime()),
        ("st_ctime_nsec", about.ctime_nsec()),
    ];
    for (field, value) in ints {
        machine.set_field(attributes, field, Value::Int(value as i32));
    }
    for (field, value) in longs {
        machine.set_field(attributes, field, Value::Long(value));
    }
    Ok(0)
}

/// The number of the error, or zero if the access is granted.
fn access(machine: &Machine, arguments: &[Value]) -> Result<i32, Trap> {
    let (path, wanted) = (path_of(machine, arguments, 0)?, int(arguments, 1)?);
    if wanted & WRITE_OR_EXECUTE != 0 {
        return Err(Trap::unsupported("writing and executing files"));
    }
    Ok(match path.exists() {
        false => ENOENT,
        true if wanted == 0 || is_readable(&path) => 0,
        true => EACCES,
    })
}

fn real_path(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let path = path_of(machine, arguments, 0)?;
    match machine.real_path(&path) {
        Ok(real) => byte_array(machine, real.as_os_str()),
        Err(error) => Err(unix_exception(machine, errno(&error))),
    }
}

fn open_folder(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let path = path_of(machine, arguments, 0)?;
    match machine.files.open_folder(&path) {
        Ok(number) => Step::long(number),
        Err(error) => Err(unix_exception(machine, errno(&error))),
    }
}

fn next_name(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match machine.files.next_name(long(arguments, 0)?) {
        Some(name) => byte_array(machine, &name),
        None => Step::value(Value::Null),
    }
}

/// `FileSystemProvider.newInputStream(Path, OpenOption...)`: the channel below would read into native memory.
fn new_input_stream(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let path = object(arguments, 1)?;
    if &*machine.program.class(machine.class_of(path)).name != "sun/nio/fs/UnixPath" {
        return Err(Trap::unsupported("streams of other file systems"));
    }
    let readable = machine.readable(&path_bytes(machine, path))?;
    match std::fs::read(&readable) {
        Ok(bytes) => Step::value(new_stream(machine, &bytes)?),
        Err(error) => {
            let raise = match error.kind() {
                io::ErrorKind::NotFound => Raise { class: "java/nio/file/NoSuchFileException", message: None },
                _ => Raise { class: "java/nio/file/FileSystemException", message: Some(reason(&error)) },
            };
            let exception = machine.create_exception(&raise, None)?;
            let file = machine.new_string(&readable.display().to_string())?;
            machine.set_field(exception, "file", file.into());
            Err(Trap::Throw(exception))
        }
    }
}

fn refuse(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let path = path_of(machine, arguments, 0)?;
    Err(Trap::unsupported(format!("this use of the file '{}'", path.display())))
}
