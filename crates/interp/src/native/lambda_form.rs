//! `java.lang.invoke.LambdaForm`: no more than the name of a form; see `handle`. What would build one is not supported.

use super::arguments::object;
use crate::frame::{Native, Step};
use crate::handle::emit::Emitter;
use crate::handle::form::{Basic, Purpose, Shape};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "<clinit>" => |machine, _| machine.skip_initializer("java/lang/invoke/LambdaForm"),
        "prepare" | "compileToBytecode" => |_, _| Step::void(),
        "uncustomize" => |_, arguments| Step::value(object(arguments, 0)?),
        "identityForm" => |machine, arguments| simple_form(machine, arguments, Purpose::Identity),
        "zeroForm" => |machine, arguments| simple_form(machine, arguments, Purpose::Zero),
        "constantForm" => |machine, arguments| simple_form(machine, arguments, Purpose::Constant),
        "<init>" | "create" => |machine, _| Err(unsupported(machine)),
        _ => return None,
    })
}

/// What a `LambdaForm.BasicType` object stands for.
pub fn basic(machine: &Machine, object: ObjectId) -> Result<Basic, Trap> {
    let known = match machine.field(object, "ordinal") {
        Value::Int(ordinal) => Basic::ALL.get(ordinal as usize).copied(),
        _ => None,
    };
    known.ok_or_else(|| Trap::unverifiable("a basic type that is none"))
}

/// Names the method by which the program got here.
fn unsupported(machine: &Machine) -> Trap {
    let is_handles = |class: program::ClassId| machine.program.class(class).package() == "java/lang/invoke";
    let inside = machine.trace_entries().map(|entry| machine.program.method(entry.method));
    match inside.take_while(|method| is_handles(method.class)).last() {
        Some(method) => {
            let class = machine.program.class(method.class).java_name();
            Trap::unsupported(format!("{class}.{}", machine.program.text(method.name)))
        }
        None => crate::handle::unmodelled(),
    }
}

fn simple_form(machine: &mut Machine, arguments: &[Value], purpose: fn(Basic) -> Purpose) -> Result<Step, Trap> {
    let basic = basic(machine, object(arguments, 0)?)?;
    let purpose = purpose(basic);
    if let Some(known) = machine.known_form(&purpose) {
        return Step::value(machine.form_object(known));
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let takes: &[Basic] = match purpose {
        Purpose::Identity(_) if basic != Basic::Void => &[basic],
        _ => &[],
    };
    let mut code = Emitter::new(Shape::new(takes, basic), slots);
    let bound = match purpose {
        Purpose::Identity(_) => {
            code.all_arguments();
            0
        }
        Purpose::Constant(_) => {
            code.bound(0);
            1
        }
        _ => {
            code.zero(basic);
            0
        }
    };
    code.give();
    let form = machine.define_form(purpose, bound, code, host)?;
    Step::value(machine.form_object(form))
}
