//! Resources: files of the class path and of the JDK's modules, which class loaders give out as streams.
//!
//! As in HotSpot, a loader asks its parents first. A file in a package of a module is found by others only if it is a
//! class or the package is open to everybody. URLs of resources are not supported; that there is no such resource is
//! told even so.

use super::arguments::{nullable, object};
use super::class_by_name::loader_kind;
use super::reflection::caller_class;
use crate::frame::{Native, Step};
use crate::heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::{ObjectId, Value};
use program::Loader;
use std::rc::Rc;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    const ONE: &str = "(Ljava/lang/String;)";
    const OF_MODULE: &str = "(Ljava/lang/String;Ljava/lang/String;)";
    let parameters = descriptor.split_inclusive(')').next().unwrap_or_default();
    Some(match (name, parameters) {
        ("getResourceAsStream", ONE) => |machine, arguments| {
            let found = seen_by_object(machine, arguments)?;
            stream_or_null(machine, found)
        },
        ("getSystemResourceAsStream", ONE) => |machine, arguments| {
            let name = machine.string_text(object(arguments, 0)?);
            let found = seen_by(machine, Loader::Application, &name)?;
            stream_or_null(machine, found)
        },
        ("findResourceAsStream", OF_MODULE) => |machine, arguments| {
            let found = in_module(machine, arguments)?;
            stream_or_null(machine, found)
        },
        ("getResource", ONE) => |machine, arguments| null_or_refuse(seen_by_object(machine, arguments)?),
        ("findResource", OF_MODULE) => |machine, arguments| null_or_refuse(in_module(machine, arguments)?),
        ("getResources", ONE) => |machine, arguments| {
            null_or_refuse(seen_by_object(machine, arguments)?)?;
            no_elements(machine)
        },
        ("findResource" | "findResources", _) => |_, _| Err(Trap::unsupported("URLs of resources")),
        _ => return None,
    })
}

type Found = Option<Rc<[u8]>>;

/// What `loader.getResource(name)` finds.
fn seen_by_object(machine: &Machine, arguments: &[Value]) -> Result<Found, Trap> {
    let loader = loader_kind(machine, nullable(arguments, 0)?)?;
    let name = machine.string_text(object(arguments, 1)?);
    seen_by(machine, loader, &name)
}

/// The file of a name that a loader and its parents find.
fn seen_by(machine: &Machine, loader: Loader, name: &str) -> Result<Found, Trap> {
    let package = name.rsplit_once('/').map_or("", |(package, _)| package);
    let jdk = machine.program.jdk();
    match jdk.module_of(package)? {
        Some(module) if is_visible(loader, &module) => {
            let is_open = jdk.module_table(&module)?.is_some_and(|table| table.is_open(package, None));
            if name.ends_with(".class") || is_open {
                if let Some(found) = jdk.resource(&format!("/{module}/{name}"))? {
                    return Ok(Some(found));
                }
            }
        }
        Some(_) => {}
        None => {
            for module in jdk.module_names().iter().filter(|module| is_visible(loader, module)) {
                if let Some(found) = jdk.resource(&format!("/{module}/{name}"))? {
                    return Ok(Some(found));
                }
            }
        }
    }
    match loader {
        Loader::Application => on_class_path(machine, name),
        Loader::Boot | Loader::Platform => Ok(None),
    }
}

fn on_class_path(machine: &Machine, name: &str) -> Result<Found, Trap> {
    if machine.program.class_path().is_folder(name) {
        return Err(Trap::unsupported(format!("the folder '{name}' as a resource")));
    }
    Ok(machine.program.class_path().find(name)?.map(|(bytes, _)| bytes))
}

fn is_visible(loader: Loader, module: &str) -> bool {
    match Loader::of_module(module) {
        Loader::Boot => true,
        Loader::Platform => loader != Loader::Boot,
        Loader::Application => loader == Loader::Application,
    }
}

/// The file of a module, given by name, or for null that of the class path. The two strings come last: the method of
/// the boot loader is static.
fn in_module(machine: &Machine, arguments: &[Value]) -> Result<Found, Trap> {
    let at = arguments.len().saturating_sub(2);
    let name = machine.string_text(object(arguments, at + 1)?);
    match nullable(arguments, at)? {
        Some(module) => {
            let module = machine.string_text(module);
            Ok(machine.program.jdk().resource(&format!("/{module}/{name}"))?)
        }
        None => on_class_path(machine, &name),
    }
}

/// `Class.isOpenToCaller(String resource, Class caller)`: whether the module of the class lets the caller find a file of
/// one of its packages.
pub fn is_open_to_caller(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = machine.mirrored(object(arguments, 0)?);
    let module = class.and_then(|class| machine.program.class(class).module.clone());
    let name = machine.string_text(object(arguments, 1)?);
    let caller = nullable(arguments, 2)?.and_then(|caller| machine.mirrored(caller));
    let caller = caller.and_then(|caller| machine.program.class(caller).module.clone());
    match module {
        Some(module) => Step::bool(is_open(machine, &module, &name, caller.as_deref())?),
        None => Step::bool(true),
    }
}

fn is_open(machine: &Machine, module: &str, name: &str, caller: Option<&str>) -> Result<bool, Trap> {
    let jdk = machine.program.jdk();
    let package = name.rsplit_once('/').map_or("", |(package, _)| package);
    if caller == Some(module) || jdk.module_of(package)?.as_deref() != Some(module) {
        return Ok(true);
    }
    Ok(jdk.module_table(module)?.is_none_or(|table| table.is_open(package, caller)))
}

/// `Module.getResourceAsStream(String)`, which lets code of the base module find everything.
pub fn of_module(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let module = match machine.field(object(arguments, 0)?, "name") {
        Value::Object(name) => Some(machine.string_text(name)),
        _ => None,
    };
    let name = machine.string_text(object(arguments, 1)?);
    let name = name.strip_prefix('/').unwrap_or(&name);
    let caller = caller_class(machine, 0).and_then(|caller| machine.program.class(caller).module.clone());
    let found = match module {
        None => on_class_path(machine, name)?,
        Some(module) => {
            let sees = name.ends_with(".class")
                || caller.as_deref() == Some("java.base")
                || is_open(machine, &module, name, caller.as_deref())?;
            if sees { machine.program.jdk().resource(&format!("/{module}/{name}"))? } else { None }
        }
    };
    stream_or_null(machine, found)
}

fn stream_or_null(machine: &mut Machine, found: Found) -> Result<Step, Trap> {
    match found {
        Some(bytes) => Step::value(new_stream(machine, &bytes)?),
        None => Step::value(Value::Null),
    }
}

fn null_or_refuse(found: Found) -> Result<Step, Trap> {
    match found {
        Some(_) => Err(Trap::unsupported("URLs of resources")),
        None => Step::value(Value::Null),
    }
}

fn no_elements(machine: &mut Machine) -> Result<Step, Trap> {
    let class = machine.load("java/util/Collections")?;
    machine.require_initialized(class)?;
    match machine.program.declared_method(class, "emptyEnumeration", "()Ljava/util/Enumeration;") {
        Some(method) => Step::tail(method, Vec::new()),
        None => Err(Trap::unsupported("this JDK: Collections has no emptyEnumeration")),
    }
}

/// A stream over bytes in memory.
pub fn new_stream(machine: &mut Machine, bytes: &[u8]) -> Result<ObjectId, Trap> {
    let class = machine.load("java/io/ByteArrayInputStream")?;
    machine.require_initialized(class)?;
    let array = machine.new_array_from("[B", Body::Bytes(bytes.iter().map(|&byte| byte as i8).collect()))?;
    let stream = machine.new_instance(class);
    machine.set_field(stream, "buf", array.into());
    machine.set_field(stream, "count", Value::Int(bytes.len() as i32));
    Ok(stream)
}
