//! `java.io.UnixFileSystem`: what `java.io.File` asks about files, for those that may be read.

use super::arguments::{int, object};
use super::file::reason;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "getBooleanAttributes0" => boolean_attributes,
        "checkAccess" | "checkAccess0" => check_access,
        "getLength" | "getLength0" => length,
        "getLastModifiedTime" | "getLastModifiedTime0" => last_modified,
        "canonicalize0" => canonicalize,
        _ => return None,
    })
}

/// Bits of the answer about a file.
const EXISTS: i32 = 1;
const REGULAR: i32 = 2;
const DIRECTORY: i32 = 4;
/// The access that can be asked about; what may be written or executed is nobody's business here.
const READ: i32 = 4;

fn path_of(machine: &Machine, arguments: &[Value]) -> Result<PathBuf, Trap> {
    let Value::Object(path) = machine.field(object(arguments, 1)?, "path") else { return Err(Trap::null_pointer()) };
    machine.readable(machine.string_text(path).as_bytes())
}

fn boolean_attributes(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let path = path_of(machine, arguments)?;
    Step::int(path.metadata().map_or(0, |about| {
        EXISTS | if about.is_dir() { DIRECTORY } else { 0 } | if about.is_file() { REGULAR } else { 0 }
    }))
}

fn check_access(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let path = path_of(machine, arguments)?;
    if int(arguments, 2)? != READ {
        return Err(Trap::unsupported("writing and executing files"));
    }
    Step::bool(is_readable(&path))
}

pub fn is_readable(path: &Path) -> bool {
    if path.is_dir() { std::fs::read_dir(path).is_ok() } else { std::fs::File::open(path).is_ok() }
}

fn length(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let path = path_of(machine, arguments)?;
    Step::long(path.metadata().map_or(0, |about| about.len() as i64))
}

/// In milliseconds.
fn last_modified(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let path = path_of(machine, arguments)?;
    Step::long(path.metadata().map_or(0, |about| about.mtime() * 1000 + about.mtime_nsec() / 1_000_000))
}

fn canonicalize(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let name = machine.string_text(object(arguments, 1)?);
    let path = machine.readable(name.as_bytes())?;
    match machine.real_path(&path) {
        Ok(real) => Step::value(machine.new_string(&String::from_utf8_lossy(real.as_os_str().as_bytes()))?),
        // The parts of the name that exist are resolved even so; inside the JDK there is nothing to resolve.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Step::value(machine.new_string(&name)?),
        Err(error) => Err(Trap::raise("java/io/IOException", reason(&error))),
    }
}
