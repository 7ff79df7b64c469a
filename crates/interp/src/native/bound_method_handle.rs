//! `java.lang.invoke.BoundMethodHandle` and its species. HotSpot makes a class for each list of bound types; here one
//! class does for all, and the values lie in an injected slot.

use super::arguments::object;
use super::boxing;
use crate::frame::{Native, Step};
use crate::handle::emit::Emitter;
use crate::handle::form::{Basic, FormId, Purpose, Shape};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::Op;

/// Edits on top of each other before a handle is wrapped by a new one, so that code for all kinds of handles stays shared.
const DEPTH_LIMIT: u16 = 12;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match name {
        "<clinit>" => |machine, _| machine.skip_initializer("java/lang/invoke/BoundMethodHandle"),
        "bindSingle" if descriptor.contains("BasicType") => bind_boxed,
        "bindSingle" | "bindSingleL" | "bindSingleI" | "bindSingleJ" | "bindSingleF" | "bindSingleD" => bind_single,
        "copyWith" | "copyWithExtendL" | "copyWithExtendI" | "copyWithExtendJ" | "copyWithExtendF"
        | "copyWithExtendD" => copy_with,
        "rebind" => rebind,
        "makeReinvoker" => |machine, arguments| Step::value(reinvoker(machine, object(arguments, 0)?)?),
        "speciesData_L" => |machine, _| species(machine, "L"),
        "speciesData_LL" => |machine, _| species(machine, "LL"),
        "speciesData_LLL" => |machine, _| species(machine, "LLL"),
        "speciesData_LLLL" => |machine, _| species(machine, "LLLL"),
        "speciesData_LLLLL" => |machine, _| species(machine, "LLLLL"),
        "factory" => factory,
        _ => return None,
    })
}

/// Type, form, value.
fn bind_single(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let form = machine.form_of(object(arguments, 1)?)?;
    Step::value(machine.new_handle(arguments[0], form, &arguments[2..])?)
}

/// Type, form, basic type, value in a wrapper.
fn bind_boxed(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let form = machine.form_of(object(arguments, 1)?)?;
    let value = match super::lambda_form::basic(machine, object(arguments, 2)?)? {
        Basic::Reference => arguments[3],
        _ => match boxing::unbox(machine, object(arguments, 3)?) {
            Some((_, value)) => value,
            None => return Err(Trap::unverifiable("a primitive value without its wrapper")),
        },
    };
    Step::value(machine.new_handle(arguments[0], form, &[value])?)
}

/// The handle, type, form, and perhaps one more value.
fn copy_with(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let mut values = machine.bound_values(object(arguments, 0)?)?;
    values.extend_from_slice(&arguments[3..]);
    let form = machine.form_of(object(arguments, 2)?)?;
    Step::value(machine.new_handle(arguments[1], form, &values)?)
}

fn rebind(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let handle = object(arguments, 0)?;
    let form = machine.form_of_handle(handle)?;
    if machine.form(form).depth < DEPTH_LIMIT {
        return Step::value(handle);
    }
    Step::value(reinvoker(machine, handle)?)
}

/// A handle that is bound to another one and calls it.
fn reinvoker(machine: &mut Machine, target: ObjectId) -> Result<ObjectId, Trap> {
    let of_type = machine.field(target, "type");
    let Value::Object(type_object) = of_type else { return Err(crate::handle::unmodelled()) };
    let shape = machine.shape_of_type(type_object)?;
    let form = reinvoker_form(machine, shape)?;
    machine.new_handle(of_type, form, &[Value::Object(target)])
}

fn reinvoker_form(machine: &mut Machine, shape: Shape) -> Result<FormId, Trap> {
    let purpose = Purpose::Reinvoke(shape.clone());
    if let Some(known) = machine.known_form(&purpose) {
        return Ok(known);
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape.clone(), slots);
    code.bound(0).all_arguments().invoke_basic(&shape).give();
    machine.define_form(purpose, 1, code, host)
}

/// A species of bound handles: nothing but the list of its types.
fn species(machine: &mut Machine, types: &str) -> Result<Step, Trap> {
    let class = machine.load("java/lang/invoke/BoundMethodHandle$SpeciesData")?;
    let species = machine.new_instance(class);
    let key = machine.intern_text(types)?;
    machine.set_field(species, "key", Value::Object(key));
    Step::value(species)
}

/// A handle that makes handles of a species, from their type, their form and their values.
fn factory(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Value::Object(key) = machine.field(object(arguments, 0)?, "key") else {
        return Err(crate::handle::unmodelled());
    };
    let count = machine.string_units(key).len();
    let purpose = Purpose::Bind(count);
    let form = match machine.known_form(&purpose) {
        Some(known) => known,
        None => binding_form(machine, purpose, count)?,
    };
    Step::value(machine.new_handle(Value::Null, form, &[])?)
}

fn binding_form(machine: &mut Machine, purpose: Purpose, count: usize) -> Result<FormId, Trap> {
    const HOME: &str = "java/lang/invoke/BoundMethodHandle";
    const TAKES: &str = "(Ljava/lang/invoke/MethodType;Ljava/lang/invoke/LambdaForm;Ljava/lang/Object;)Ljava/lang/invoke/BoundMethodHandle;";
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let home = machine.load(HOME)?;
    // JDK 17 calls it so.
    let is_old = machine.program.declared_method(home, "bindSingle", TAKES).is_some();
    let first = if is_old { "bindSingle" } else { "bindSingleL" };
    let mut code = Emitter::new(Shape::new(&vec![Basic::Reference; count + 2], Basic::Reference), slots);
    code.arguments([0, 1, 2]).call_static(HOME, first, TAKES);
    for value in 3..count + 2 {
        code.arguments([0, 1, value]);
        code.assembler().method(Op::InvokeVirtual, HOME, "copyWithExtendL", TAKES);
    }
    code.give();
    machine.define_form(purpose, 0, code, host)
}
