//! Resources: files of the class path and of the JDK's modules, which class loaders give out as streams and URLs.
//!
//! As in HotSpot, a loader asks its parents first. A file in a package of a module is found by others only if it is a
//! class or the package is open to everybody.

use super::arguments::{nullable, object};
use super::class_by_name::loader_kind;
use super::reflection::caller_class;
use super::resource_url::{Wanted, make_urls, of_class_path, of_module_file};
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::Loader;
use std::rc::Rc;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    const ONE: &str = "(Ljava/lang/String;)";
    const OF_MODULE: &str = "(Ljava/lang/String;Ljava/lang/String;)";
    let parameters = descriptor.split_inclusive(')').next().unwrap_or_default();
    Some(match (name, parameters) {
        ("getResourceAsStream" | "getSystemResourceAsStream", ONE) => |machine, arguments| {
            let (loader, name) = asked(machine, arguments, Loader::Application)?;
            let found = seen_by(machine, loader, &name)?;
            stream_or_null(machine, found)
        },
        ("findResourceAsStream", OF_MODULE) => |machine, arguments| {
            let found = in_module(machine, arguments)?;
            stream_or_null(machine, found)
        },
        ("getResource", ONE) => |machine, arguments| {
            let (loader, name) = asked(machine, arguments, Loader::Application)?;
            urls_seen_by(machine, loader, &name, Wanted::First)
        },
        ("getResources", ONE) => |machine, arguments| {
            let (loader, name) = asked(machine, arguments, Loader::Application)?;
            urls_seen_by(machine, loader, &name, Wanted::All)
        },
        // The static methods of these names are the boot loader's.
        ("findResource", ONE) => |machine, arguments| {
            let (loader, name) = asked(machine, arguments, Loader::Boot)?;
            urls_seen_by(machine, loader, &name, Wanted::First)
        },
        ("findResources", ONE) => |machine, arguments| {
            let (loader, name) = asked(machine, arguments, Loader::Boot)?;
            urls_seen_by(machine, loader, &name, Wanted::All)
        },
        ("findResource", OF_MODULE) => url_in_module,
        _ => return None,
    })
}

type Found = Option<Rc<[u8]>>;

/// The loader that is asked and the name that it is asked for. A static method has a loader of its own.
fn asked(machine: &Machine, arguments: &[Value], of_static: Loader) -> Result<(Loader, String), Trap> {
    match arguments {
        [name] => Ok((of_static, machine.string_text(object(&[*name], 0)?))),
        _ => {
            let loader = loader_kind(machine, nullable(arguments, 0)?)?;
            Ok((loader, machine.string_text(object(arguments, 1)?)))
        }
    }
}

/// The modules in which a loader and its parents find a file.
fn modules_with(machine: &Machine, loader: Loader, name: &str) -> Result<Vec<String>, Trap> {
    let jdk = machine.program.jdk();
    let package = package_of(name);
    let candidates = match jdk.module_of(package)? {
        Some(module) => {
            let is_open = jdk.module_table(&module)?.is_some_and(|table| table.is_open(package, None));
            if name.ends_with(".class") || is_open { vec![module.to_string()] } else { Vec::new() }
        }
        None => jdk.module_names(),
    };
    let mut modules = Vec::new();
    for module in candidates.into_iter().filter(|module| is_visible(loader, module)) {
        if jdk.resource(&format!("/{module}/{name}"))?.is_some() {
            modules.push(module);
        }
    }
    Ok(modules)
}

fn package_of(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(package, _)| package)
}

fn is_visible(loader: Loader, module: &str) -> bool {
    match Loader::of_module(module) {
        Loader::Boot => true,
        Loader::Platform => loader != Loader::Boot,
        Loader::Application => loader == Loader::Application,
    }
}

/// The file of a name that a loader and its parents find.
fn seen_by(machine: &Machine, loader: Loader, name: &str) -> Result<Found, Trap> {
    match modules_with(machine, loader, name)?.first() {
        Some(module) => Ok(machine.program.jdk().resource(&format!("/{module}/{name}"))?),
        None if loader == Loader::Application => on_class_path(machine, name),
        None => Ok(None),
    }
}

fn urls_seen_by(machine: &mut Machine, loader: Loader, name: &str, wanted: Wanted) -> Result<Step, Trap> {
    let modules = modules_with(machine, loader, name)?;
    let mut urls: Vec<String> = modules.iter().map(|module| of_module_file(module, name)).collect();
    if loader == Loader::Application {
        urls.extend(of_class_path(machine, name));
    }
    make_urls(machine, urls, wanted)
}

fn on_class_path(machine: &Machine, name: &str) -> Result<Found, Trap> {
    if machine.program.class_path().is_folder(name) {
        return Err(Trap::unsupported(format!("the folder '{name}' as a resource")));
    }
    Ok(machine.program.class_path().find(name)?.map(|(bytes, _)| bytes))
}

/// A module, given by name, or null for the class path, and the name of a file there. They come last: the method of the
/// boot loader is static.
fn module_and_name(machine: &Machine, arguments: &[Value]) -> Result<(Option<String>, String), Trap> {
    let at = arguments.len().saturating_sub(2);
    let module = nullable(arguments, at)?.map(|module| machine.string_text(module));
    Ok((module, machine.string_text(object(arguments, at + 1)?)))
}

fn in_module(machine: &Machine, arguments: &[Value]) -> Result<Found, Trap> {
    match module_and_name(machine, arguments)? {
        (Some(module), name) => Ok(machine.program.jdk().resource(&format!("/{module}/{name}"))?),
        (None, name) => on_class_path(machine, &name),
    }
}

fn url_in_module(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let urls = match module_and_name(machine, arguments)? {
        (Some(module), name) => {
            let found = machine.program.jdk().resource(&format!("/{module}/{name}"))?;
            found.map(|_| of_module_file(&module, &name)).into_iter().collect()
        }
        (None, name) => of_class_path(machine, &name),
    };
    make_urls(machine, urls, Wanted::First)
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
    let package = package_of(name);
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
