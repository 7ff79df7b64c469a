//! `java.lang.reflect.Executable` and `Field`: what their objects do not carry with them.

use super::arguments::object;
use super::members::{attribute_bytes, reflected_field, reflected_method, require_member_class, source};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "getParameters0" => get_parameters,
        "getTypeAnnotationBytes0" => get_type_annotations,
        _ => return None,
    })
}

/// The parameters as the MethodParameters attribute describes them; null if there is none, and the JDK makes up names.
fn get_parameters(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = require_member_class(machine, "java/lang/reflect/Parameter")?;
    let executable = object(arguments, 0)?;
    let method = machine.program.method(reflected_method(machine, executable)?);
    let found = source(&machine.program, method.class, method.raw);
    let Some((file, rows)) =
        found.as_ref().and_then(|(file, raw)| Some((file, file.methods[*raw].parameters.as_ref()?)))
    else {
        return Step::value(Value::Null);
    };
    let mut parameters = Vec::new();
    for (position, &(name, flags)) in rows.iter().enumerate() {
        let parameter = machine.new_instance(class);
        let name = match name {
            0 => Value::Null,
            index => machine.intern(&file.constants.units(index)?)?.into(),
        };
        machine.set_field(parameter, "name", name);
        machine.set_field(parameter, "modifiers", Value::Int(i32::from(flags)));
        machine.set_field(parameter, "executable", executable.into());
        machine.set_field(parameter, "index", Value::Int(position as i32));
        parameters.push(Value::Object(parameter));
    }
    Step::value(machine.new_object_array("java/lang/reflect/Parameter", parameters)?)
}

fn get_type_annotations(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let member = object(arguments, 0)?;
    let of_field = &*machine.program.class(machine.class_of(member)).name == "java/lang/reflect/Field";
    let (home, raw) = if of_field {
        let field = machine.program.field(reflected_field(machine, member)?);
        (field.class, field.raw)
    } else {
        let method = machine.program.method(reflected_method(machine, member)?);
        (method.class, method.raw)
    };
    let Some((file, raw)) = source(&machine.program, home, raw) else { return Step::value(Value::Null) };
    let range = if of_field { &file.fields[raw].type_annotations } else { &file.methods[raw].type_annotations };
    Step::value(attribute_bytes(machine, &file, range)?)
}
