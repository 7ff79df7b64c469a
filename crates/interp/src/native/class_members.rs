//! `java.lang.Class`: its members, for reflection.
//!
//! Fields and record components come in the order of the class file, methods and constructors as `method_order` says.

use super::arguments::{int, object};
use super::class::this_class;
use super::members::{self, attribute_bytes, require_member_class};
use super::method_order::hotspot_order;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::class_file::ClassFile;
use program::{Loader, MethodId, access};
use std::ops::Range;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match name {
        "getDeclaredFields0" => get_declared_fields,
        "getDeclaredMethods0" => get_declared_methods,
        "getDeclaredConstructors0" => get_declared_constructors,
        "getRecordComponents0" => get_record_components,
        "isRecord0" => is_record,
        "getGenericSignature0" => get_generic_signature,
        "getRawAnnotations" => |machine, arguments| raw_bytes(machine, arguments, |file| &file.annotations),
        "getRawTypeAnnotations" => |machine, arguments| raw_bytes(machine, arguments, |file| &file.type_annotations),
        "getConstantPool" => get_constant_pool,
        "getClassFileVersion0" => get_class_file_version,
        "getClassAccessFlagsRaw0" => get_raw_access_flags,
        "getSigners" => |_, _| Step::value(Value::Null),
        "setSigners" => |_, _| Step::void(),
        "getProtectionDomain" => get_protection_domain,
        "getProtectionDomain0" => |_, _| Step::value(Value::Null),
        _ => return super::class_nesting::find(name, descriptor),
    })
}

fn get_declared_fields(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    require_member_class(machine, "java/lang/reflect/Field")?;
    let (class, public_only) = (this_class(machine, arguments)?, int(arguments, 1)? != 0);
    let mut found = Vec::new();
    for id in machine.program.class(class).fields.clone() {
        if !public_only || machine.program.field(id).access & access::PUBLIC != 0 {
            found.push(Value::Object(members::field_object(machine, id)?));
        }
    }
    Step::value(machine.new_object_array("java/lang/reflect/Field", found)?)
}

fn get_declared_methods(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    require_member_class(machine, "java/lang/reflect/Method")?;
    let mut found = Vec::new();
    for id in declared(machine, arguments, |name| !name.starts_with('<'))? {
        found.push(Value::Object(members::method_object(machine, id)?));
    }
    Step::value(machine.new_object_array("java/lang/reflect/Method", found)?)
}

fn get_declared_constructors(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    require_member_class(machine, "java/lang/reflect/Constructor")?;
    let mut found = Vec::new();
    for id in declared(machine, arguments, |name| name == "<init>")? {
        found.push(Value::Object(members::constructor_object(machine, id)?));
    }
    Step::value(machine.new_object_array("java/lang/reflect/Constructor", found)?)
}

/// The declared methods whose names are wanted; only the public ones if the second argument says so.
fn declared(machine: &Machine, arguments: &[Value], wanted: fn(&str) -> bool) -> Result<Vec<MethodId>, Trap> {
    let (class, public_only) = (this_class(machine, arguments)?, int(arguments, 1)? != 0);
    let program = &machine.program;
    let chosen = |id: &MethodId| {
        let method = program.method(*id);
        wanted(program.text(method.name)) && (!public_only || method.access & access::PUBLIC != 0)
    };
    Ok(hotspot_order(program, &program.class(class).methods).into_iter().filter(chosen).collect())
}

fn get_record_components(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    require_member_class(machine, "java/lang/reflect/RecordComponent")?;
    require_member_class(machine, "java/lang/reflect/Method")?;
    let class = this_class(machine, arguments)?;
    let file = machine.program.class(class).file.clone();
    let count = file.and_then(|file| file.record.as_ref().map(Vec::len)).unwrap_or(0);
    let mut found = Vec::new();
    for index in 0..count {
        found.push(Value::Object(members::record_component_object(machine, class, index)?));
    }
    Step::value(machine.new_object_array("java/lang/reflect/RecordComponent", found)?)
}

fn is_record(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    Step::bool(machine.program.class(class).file.as_ref().is_some_and(|file| file.record.is_some()))
}

fn get_generic_signature(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let file = machine.program.class(class).file.clone();
    match file.as_ref().and_then(|file| Some((file, file.signature?))) {
        Some((file, index)) => Step::value(machine.string_from_units(&file.constants.units(index)?)?),
        None => Step::value(Value::Null),
    }
}

fn raw_bytes(
    machine: &mut Machine,
    arguments: &[Value],
    attribute: fn(&ClassFile) -> &Option<Range<usize>>,
) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    match machine.program.class(class).file.clone() {
        Some(file) => Step::value(attribute_bytes(machine, &file, attribute(&file))?),
        None => Step::value(Value::Null),
    }
}

/// The pool's object knows the class; `constant_pool` looks things up in its class file.
fn get_constant_pool(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    if machine.program.class(class).file.is_none() {
        return Step::value(Value::Null);
    }
    let pool_class = require_member_class(machine, "jdk/internal/reflect/ConstantPool")?;
    let pool = machine.new_instance(pool_class);
    machine.set_field(pool, "constantPoolOop", object(arguments, 0)?.into());
    Step::value(pool)
}

fn get_class_file_version(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    Step::int(machine.program.class(class).file.as_ref().map_or(0, |file| i32::from(file.version)))
}

fn get_raw_access_flags(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    Step::int(i32::from(machine.program.class(class).access))
}

/// The classes of the JDK share one domain. What the domain of a class of the program says, above all where the class
/// was loaded from, is not modelled.
fn get_protection_domain(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    if machine.program.class(class).loader == Loader::Application {
        return Err(Trap::unsupported("protection domains"));
    }
    let shared = "()Ljava/security/ProtectionDomain;";
    if let Some(method) = machine.program.declared_method(machine.known.class, "protectionDomain", shared) {
        return Step::tail(method, arguments.to_vec());
    }
    let holder = machine.load("java/lang/Class$Holder")?;
    machine.require_initialized(holder)?;
    Step::value(machine.static_field(holder, "allPermDomain").unwrap_or(Value::Null))
}
