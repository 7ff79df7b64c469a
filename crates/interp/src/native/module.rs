//! `java.lang.Module`: the graph of modules is not built. Every class of the JDK sits in a module object that knows its
//! name, and what its packages are exported and opened to is read from the module's own class file. Every module reads
//! every other; what needs descriptors is not supported.

use super::arguments::{int, nullable, object};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "defineModule0" => define_module,
        "addReads0" | "addExports0" | "addExportsToAll0" | "addExportsToAllUnnamed0" => |_, _| Step::void(),
        "implIsExportedOrOpen" => is_exported_or_open,
        "canRead" | "canUse" => |_, _| Step::bool(true),
        "implAddReads" | "implAddExports" | "implAddOpens" | "implAddUses" | "addUses" | "addReads" => {
            |_, _| Step::void()
        }
        "getDescriptor" => get_descriptor,
        "getResourceAsStream" => super::resource::of_module,
        "ensureNativeAccess" => ensure_native_access,
        // `SecurityManager`: which packages are not for everybody. There is no manager who would ask.
        "addNonExportedPackages" => |_, _| Step::void(),
        "boot" => boot_layer,
        "getLayer" | "getPackages" => |_, _| Err(Trap::unsupported("descriptions of modules")),
        _ => return None,
    })
}

fn name_of(machine: &Machine, module: ObjectId) -> Option<String> {
    match machine.field(module, "name") {
        Value::Object(name) => Some(machine.string_text(name)),
        _ => None,
    }
}

/// The JDK makes modules for proxies.
fn define_module(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let module = object(arguments, 0)?;
    if let Some(name) = name_of(machine, module) {
        machine.register_module(&name, module);
    }
    Step::void()
}

/// `implIsExportedOrOpen(String package, Module other, boolean open)`.
fn is_exported_or_open(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (this, other) = (object(arguments, 0)?, nullable(arguments, 2)?);
    let Some(name) = name_of(machine, this).filter(|_| other != Some(this)) else { return Step::bool(true) };
    // A module without a class file is one of proxies, which hides nothing.
    let Some(table) = machine.program.jdk().module_table(&name)? else { return Step::bool(true) };
    let package = machine.string_text(object(arguments, 1)?).replace('.', "/");
    let to = other.and_then(|other| name_of(machine, other));
    let open = int(arguments, 3)? != 0;
    Step::bool(if open { table.is_open(&package, to.as_deref()) } else { table.is_exported(&package, to.as_deref()) })
}

/// Newer JDKs ask this before code of a module may call native code, which only the JDK's own may.
fn ensure_native_access(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match name_of(machine, object(arguments, 0)?) {
        Some(_) => Step::void(),
        None => Err(Trap::unsupported("JNI libraries and other native code")),
    }
}

/// `ModuleLayer.boot()`, which `SecurityManager` hands on without looking at it.
fn boot_layer(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let caller = super::reflection::caller_class(machine, 0);
    if caller.is_some_and(|caller| &*machine.program.class(caller).name == "java/lang/SecurityManager") {
        return Step::value(Value::Null);
    }
    Err(Trap::unsupported("descriptions of modules"))
}

fn get_descriptor(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let module = object(arguments, 0)?;
    match machine.field(module, "descriptor") {
        Value::Null if name_of(machine, module).is_some() => Err(Trap::unsupported("descriptions of modules")),
        descriptor => Step::value(descriptor),
    }
}
