//! `java.lang.Class`: what a class says about the classes around and inside it.

use super::class::this_class;
use super::members::class_array;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::class_file::{ClassFile, InnerClass, Malformed};
use program::{ClassId, Constant};
use std::rc::Rc;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "getDeclaringClass0" => get_declaring_class,
        "getDeclaredClasses0" => get_declared_classes,
        "getSimpleBinaryName0" => get_simple_binary_name,
        "getEnclosingMethod0" => get_enclosing_method,
        "getNestHost0" => get_nest_host,
        "getNestMembers0" => get_nest_members,
        "getPermittedSubclasses0" => get_permitted_subclasses,
        _ => return None,
    })
}

fn class_file(machine: &Machine, arguments: &[Value]) -> Result<(ClassId, Option<Rc<ClassFile>>), Trap> {
    let class = this_class(machine, arguments)?;
    Ok((class, machine.program.class(class).file.clone()))
}

/// The row of the InnerClasses attribute that is about the class itself (JVMS §4.7.6).
fn own_row(file: &ClassFile) -> Result<Option<InnerClass>, Malformed> {
    let name = file.name()?;
    for row in &file.inner_classes {
        if file.constants.class_name(row.inner)? == name {
            return Ok(Some(*row));
        }
    }
    Ok(None)
}

/// Local and anonymous classes have a row without an outer class.
fn get_declaring_class(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (_, file) = class_file(machine, arguments)?;
    let Some(file) = file else { return Step::value(Value::Null) };
    match own_row(&file)?.filter(|row| row.outer != 0) {
        Some(row) => {
            let outer = machine.load(&file.constants.class_name(row.outer)?)?;
            Step::value(machine.mirror(outer)?)
        }
        None => Step::value(Value::Null),
    }
}

fn get_declared_classes(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (_, file) = class_file(machine, arguments)?;
    let Some(file) = file else { return Step::value(machine.new_object_array("java/lang/Class", Vec::new())?) };
    let name = file.name()?;
    let mut inner = Vec::new();
    for row in &file.inner_classes {
        if row.outer != 0 && file.constants.class_name(row.outer)? == name {
            inner.push(row.inner);
        }
    }
    Step::value(class_array(machine, &file, &inner)?)
}

/// Anonymous classes have a row without a name.
fn get_simple_binary_name(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (_, file) = class_file(machine, arguments)?;
    let Some(file) = file else { return Step::value(Value::Null) };
    match own_row(&file)?.filter(|row| row.name != 0) {
        Some(row) => Step::value(machine.string_from_units(&file.constants.units(row.name)?)?),
        None => Step::value(Value::Null),
    }
}

/// The enclosing class, and the name and descriptor of the method if the class is declared in one.
fn get_enclosing_method(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (_, file) = class_file(machine, arguments)?;
    let Some((file, enclosing)) = file.as_ref().and_then(|file| Some((file, file.enclosing_method?))) else {
        return Step::value(Value::Null);
    };
    let class = machine.load(&file.constants.class_name(enclosing.class)?)?;
    let mut parts = vec![Value::Object(machine.mirror(class)?), Value::Null, Value::Null];
    if enclosing.method != 0 {
        if let Constant::NameAndType { name, descriptor } = file.constants.get(enclosing.method)? {
            parts[1] = machine.string_from_units(&file.constants.units(name)?)?.into();
            parts[2] = machine.string_from_units(&file.constants.units(descriptor)?)?.into();
        }
    }
    Step::value(machine.new_object_array("java/lang/Object", parts)?)
}

fn get_nest_host(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let host = nest_host(machine, class)?;
    Step::value(machine.mirror(host)?)
}

/// The host that a class names, unless it cannot be loaded or does not name the class in turn (JVMS §5.4.4).
fn nest_host(machine: &mut Machine, class: ClassId) -> Result<ClassId, Trap> {
    let this = machine.program.class(class);
    if let Some(host) = this.host {
        return nest_host(machine, host);
    }
    let Some((file, index)) = this.file.clone().and_then(|file| Some((file.clone(), file.nest_host?))) else {
        return Ok(class);
    };
    let name = this.name.clone();
    let Ok(host) = machine.load(&file.constants.class_name(index)?) else { return Ok(class) };
    let Some(host_file) = machine.program.class(host).file.clone() else { return Ok(class) };
    let names_it = |&member: &u16| host_file.constants.class_name(member).is_ok_and(|member| *member == *name);
    let agreed = machine.program.same_package(class, host) && host_file.nest_members.iter().any(names_it);
    Ok(if agreed { host } else { class })
}

/// The host first, then the members that agree with it.
fn get_nest_members(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = this_class(machine, arguments)?;
    let host = nest_host(machine, class)?;
    let mut mirrors = vec![Value::Object(machine.mirror(host)?)];
    if let Some(file) = machine.program.class(host).file.clone() {
        for &index in &file.nest_members {
            let Ok(member) = machine.load(&file.constants.class_name(index)?) else { continue };
            if nest_host(machine, member)? == host {
                mirrors.push(Value::Object(machine.mirror(member)?));
            }
        }
    }
    Step::value(machine.new_object_array("java/lang/Class", mirrors)?)
}

/// Null if the class is not sealed. Classes that cannot be loaded are left out.
fn get_permitted_subclasses(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (_, file) = class_file(machine, arguments)?;
    let Some((file, permitted)) = file.as_ref().and_then(|file| Some((file, file.permitted_subclasses.as_ref()?)))
    else {
        return Step::value(Value::Null);
    };
    let mut mirrors: Vec<Value> = Vec::new();
    for &index in permitted {
        if let Ok(class) = machine.load(&file.constants.class_name(index)?) {
            let mirror: ObjectId = machine.mirror(class)?;
            mirrors.push(mirror.into());
        }
    }
    Step::value(machine.new_object_array("java/lang/Class", mirrors)?)
}
