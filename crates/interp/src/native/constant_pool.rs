//! `jdk.internal.reflect.ConstantPool`: the constants of a class file, which annotations refer to.

use super::arguments::{int, object};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::Constant;
use program::class_file::ClassFile;
use std::rc::Rc;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "getSize0" => get_size,
        "getTagAt0" => get_tag,
        "getIntAt0" | "getLongAt0" | "getFloatAt0" | "getDoubleAt0" => get_number,
        "getUTF8At0" => get_text,
        "getStringAt0" => get_string,
        "getClassAt0" => get_class,
        "getMemberRefInfoAt0" => get_member_names,
        "getNameAndTypeRefInfoAt0" => get_name_and_type,
        _ => return None,
    })
}

/// The class file that a pool belongs to; the second argument is what the pool's object keeps.
fn pool(machine: &Machine, arguments: &[Value]) -> Result<Rc<ClassFile>, Trap> {
    let class = machine.mirrored(object(arguments, 1)?);
    let file = class.and_then(|class| machine.program.class(class).file.clone());
    file.ok_or_else(|| Trap::unverifiable("a ConstantPool object without a class"))
}

fn constant(machine: &Machine, arguments: &[Value]) -> Result<(Rc<ClassFile>, u16, Constant), Trap> {
    let file = pool(machine, arguments)?;
    let index = u16::try_from(int(arguments, 2)?).ok();
    match index.and_then(|index| Some((index, file.constants.get(index).ok()?))) {
        Some((index, found)) => Ok((file, index, found)),
        None => Err(Trap::raise("java/lang/IllegalArgumentException", "Constant pool index out of bounds")),
    }
}

fn wrong_type() -> Trap {
    Trap::raise("java/lang/IllegalArgumentException", "Wrong type at constant pool index")
}

fn get_size(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let file = pool(machine, arguments)?;
    Step::int(file.constants.len() as i32)
}

/// The tag as the class file has it (JVMS table 4.4-A).
fn get_tag(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (_, _, found) = constant(machine, arguments)?;
    Step::int(match found {
        Constant::Unusable => 0,
        Constant::Utf8 { .. } => 1,
        Constant::Integer(_) => 3,
        Constant::Float(_) => 4,
        Constant::Long(_) => 5,
        Constant::Double(_) => 6,
        Constant::Class(_) => 7,
        Constant::String(_) => 8,
        Constant::Field { .. } => 9,
        Constant::Method { .. } => 10,
        Constant::InterfaceMethod { .. } => 11,
        Constant::NameAndType { .. } => 12,
        Constant::MethodHandle { .. } => 15,
        Constant::MethodType(_) => 16,
        Constant::Dynamic { .. } => 17,
        Constant::InvokeDynamic { .. } => 18,
        Constant::Module(_) => 19,
        Constant::Package(_) => 20,
    })
}

fn get_number(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (_, _, found) = constant(machine, arguments)?;
    Step::value(match found {
        Constant::Integer(value) => Value::Int(value),
        Constant::Long(value) => Value::Long(value),
        Constant::Float(value) => Value::Float(value),
        Constant::Double(value) => Value::Double(value),
        _ => return Err(wrong_type()),
    })
}

fn get_text(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (file, index, found) = constant(machine, arguments)?;
    match found {
        Constant::Utf8 { .. } => Step::value(machine.intern(&file.constants.units(index)?)?),
        _ => Err(wrong_type()),
    }
}

fn get_string(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (file, _, found) = constant(machine, arguments)?;
    match found {
        Constant::String(text) => Step::value(machine.intern(&file.constants.units(text)?)?),
        _ => Err(wrong_type()),
    }
}

fn get_class(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (file, index, found) = constant(machine, arguments)?;
    match found {
        Constant::Class(_) => {
            let class = machine.load(&file.constants.class_name(index)?)?;
            Step::value(machine.mirror(class)?)
        }
        _ => Err(wrong_type()),
    }
}

fn get_member_names(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (file, index, _) = constant(machine, arguments)?;
    let Ok(member) = file.constants.member(index) else { return Err(wrong_type()) };
    text_array(machine, &[&member.class, &member.name, &member.descriptor])
}

fn get_name_and_type(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (file, index, _) = constant(machine, arguments)?;
    let Ok((name, descriptor)) = file.constants.name_and_type(index) else { return Err(wrong_type()) };
    text_array(machine, &[&name, &descriptor])
}

fn text_array(machine: &mut Machine, texts: &[&str]) -> Result<Step, Trap> {
    let mut strings = Vec::new();
    for text in texts {
        strings.push(Value::Object(machine.intern_text(text)?));
    }
    Step::value(machine.new_object_array("java/lang/String", strings)?)
}
