//! `java.lang.Class`.

use super::arguments::{nullable, object};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::{BaseType, Class, ClassId, Loader};

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("desiredAssertionStatus" | "desiredAssertionStatus0", _) => desired_assertion_status,
        ("forName0", _) => super::class_by_name::for_name,
        ("getPrimitiveClass", _) => get_primitive_class,
        ("initClassName", _) => init_class_name,
        ("isInstance", _) => is_instance,
        ("isAssignableFrom", _) => is_assignable_from,
        ("isInterface", _) => |machine, arguments| ask(machine, arguments, Class::is_interface),
        ("isArray", "()Z") => |machine, arguments| ask(machine, arguments, Class::is_array),
        ("isPrimitive", "()Z") => |machine, arguments| ask(machine, arguments, Class::is_primitive),
        ("isHidden", "()Z") => |machine, arguments| ask(machine, arguments, |class| class.host.is_some()),
        ("getSuperclass", _) => get_superclass,
        ("getInterfaces0", _) => get_interfaces,
        ("getModifiers", "()I") => get_modifiers,
        ("getModule", _) => get_module,
        ("isOpenToCaller", _) => super::resource::is_open_to_caller,
        ("getPackage", _) => super::package::get_package,
        _ => return super::class_members::find(name, descriptor),
    })
}

/// The class that the Class object `this` stands for.
pub fn this_class(machine: &Machine, arguments: &[Value]) -> Result<ClassId, Trap> {
    machine.mirrored(object(arguments, 0)?).ok_or_else(|| Trap::unverifiable("a Class object without a class"))
}

fn ask(machine: &mut Machine, arguments: &[Value], question: fn(&Class) -> bool) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    Step::bool(question(machine.program.class(class)))
}

/// `assert` is checked in the program's own classes only, as `java -ea` has it.
fn desired_assertion_status(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let own = machine.program.class(class).loader == Loader::Application;
    Step::bool(own && machine.settings.assertions)
}

fn get_primitive_class(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let name = machine.string_text(object(arguments, 0)?);
    let base = BaseType::ALL.into_iter().find(|base| base.keyword() == name);
    let class = machine.program.primitive(base);
    Step::value(machine.mirror(class)?)
}

fn init_class_name(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let name = machine.program.class(class).java_name();
    let name = machine.intern_text(&name)?;
    machine.set_field(object(arguments, 0)?, "name", Value::Object(name));
    Step::value(name)
}

fn is_instance(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let object = nullable(arguments, 1)?;
    if let Some(object) = object {
        machine.require_thrown(object, class)?;
        machine.require_joined_below(object, class)?;
    }
    Step::bool(object.is_some_and(|object| machine.is_instance(object, class)))
}

fn is_assignable_from(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let other = machine.mirrored(object(arguments, 1)?);
    Step::bool(other.is_some_and(|other| machine.program.is_subtype(other, class)))
}

fn get_superclass(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let class = machine.program.class(class);
    let parent = if class.is_interface() { None } else { class.super_class };
    match parent {
        Some(parent) => Step::value(machine.mirror(parent)?),
        None => Step::value(Value::Null),
    }
}

fn get_interfaces(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let interfaces = machine.program.class(class).interfaces.clone();
    let mut mirrors = Vec::new();
    for &interface in &interfaces {
        mirrors.push(Value::Object(machine.mirror(interface)?));
    }
    Step::value(machine.new_object_array("java/lang/Class", mirrors)?)
}

fn get_modifiers(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    Step::int(machine.modifiers(class))
}

/// A module object that knows its name, made when it is first asked for.
fn get_module(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let mirror = object(arguments, 0)?;
    let known = machine.field(mirror, "module");
    if known != Value::Null {
        return Step::value(known);
    }
    let class = this_class(machine, arguments)?;
    let name = machine.program.class(class).module.clone();
    let module = machine.module_object(name.as_deref())?;
    machine.set_field(mirror, "module", Value::Object(module));
    Step::value(module)
}
