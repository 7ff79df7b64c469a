//! `java.lang.invoke.MethodHandleImpl`: the forms of handles that decide, catch, repeat, or collect.

use super::arguments::object;
use super::lambda_form::basic;
use crate::frame::{Native, Step};
use crate::handle::emit::{Emitter, element_ops};
use crate::handle::form::{Basic, FormId, Purpose, Shape};
use crate::heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use crate::value::Value;
use program::{ClassKind, Op};

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match name {
        "makeGuardWithTest" => guard_with_test,
        "makeGuardWithCatchForm" => |machine, arguments| packed(machine, arguments, &GUARD_WITH_CATCH),
        "makeTryFinallyForm" => |machine, arguments| packed(machine, arguments, &TRY_FINALLY),
        "makeLoopForm" => |machine, arguments| packed(machine, arguments, &LOOP),
        "makeTableSwitchForm" => |machine, arguments| packed(machine, arguments, &TABLE_SWITCH),
        "makeCollectorForm" => collector,
        "throwException" if descriptor.starts_with("(Ljava/lang/invoke/MethodType;)") => throw_exception,
        // Stack walks leave out the frames of handles, so that a method finds its caller without help.
        "bindCaller" => |_, arguments| Step::value(object(arguments, 0)?),
        // They only count calls, for HotSpot's compiler.
        "profile" | "makeBlockInliningWrapper" => |_, arguments| Step::value(object(arguments, 0)?),
        _ => return None,
    })
}

const HOME: &str = "java/lang/invoke/MethodHandleImpl";

/// Test, target, fallback.
fn guard_with_test(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let of_type = machine.field(object(arguments, 1)?, "type");
    let Value::Object(type_object) = of_type else { return Err(crate::handle::unmodelled()) };
    let shape = machine.shape_of_type(type_object)?;
    let purpose = Purpose::Choose(shape.clone());
    let form = match machine.known_form(&purpose) {
        Some(known) => known,
        None => choosing_form(machine, purpose, &shape)?,
    };
    Step::value(machine.new_handle(of_type, form, arguments)?)
}

fn choosing_form(machine: &mut Machine, purpose: Purpose, shape: &Shape) -> Result<FormId, Trap> {
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape.clone(), slots);
    let otherwise = code.assembler().label();
    code.bound(0).all_arguments().invoke_basic(&Shape { result: Basic::Int, ..shape.clone() });
    code.assembler().branch(Op::IfEq, otherwise);
    code.bound(1).all_arguments().invoke_basic(shape).give();
    code.assembler().bind(otherwise);
    code.bound(2).all_arguments().invoke_basic(shape).give();
    machine.define_form(purpose, 3, code, host)
}

/// A form that packs its arguments in an array and leaves the rest to a method of the JDK.
struct Packed {
    run_by: &'static str,
    descriptor: &'static str,
    /// What the method takes before the array.
    takes: &'static [Takes],
    /// The bound values that pack the arguments and unpack the result.
    packer: u16,
    unpacker: u16,
    bound: u16,
}

enum Takes {
    Bound(u16),
    Argument(usize),
    /// The types of the variables of a loop.
    Locals,
}

const GUARD_WITH_CATCH: Packed = Packed {
    run_by: "guardWithCatch",
    descriptor: "(Ljava/lang/invoke/MethodHandle;Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)\
                 Ljava/lang/Object;",
    takes: &[Takes::Bound(0), Takes::Bound(1), Takes::Bound(2)],
    packer: 3,
    unpacker: 4,
    bound: 5,
};

const TRY_FINALLY: Packed = Packed {
    run_by: "tryFinally",
    descriptor: "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;",
    takes: &[Takes::Bound(0), Takes::Bound(1)],
    packer: 2,
    unpacker: 3,
    bound: 4,
};

const LOOP: Packed = Packed {
    run_by: "loop",
    descriptor: "([Ljava/lang/invoke/LambdaForm$BasicType;Ljava/lang/invoke/MethodHandleImpl$LoopClauses;\
                 [Ljava/lang/Object;)Ljava/lang/Object;",
    takes: &[Takes::Locals, Takes::Bound(0)],
    packer: 1,
    unpacker: 2,
    bound: 3,
};

const TABLE_SWITCH: Packed = Packed {
    run_by: "tableSwitch",
    descriptor: "(ILjava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandleImpl$CasesHolder;[Ljava/lang/Object;)\
                 Ljava/lang/Object;",
    takes: &[Takes::Argument(0), Takes::Bound(0), Takes::Bound(3)],
    packer: 1,
    unpacker: 2,
    bound: 4,
};

fn packed(machine: &mut Machine, arguments: &[Value], what: &Packed) -> Result<Step, Trap> {
    let shape = machine.shape_of_type(object(arguments, 0)?)?;
    let locals = if what.run_by == LOOP.run_by { loop_locals(machine, arguments)? } else { Vec::new() };
    let purpose = Purpose::Packed { run_by: what.run_by, shape: shape.clone(), locals };
    if let Some(known) = machine.known_form(&purpose) {
        return Step::value(machine.form_object(known));
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape.clone(), slots);
    code.bound(what.unpacker);
    for takes in what.takes {
        match takes {
            Takes::Bound(index) => code.bound(*index),
            Takes::Argument(index) => code.argument(*index),
            Takes::Locals => code.op(machine.handle_constant(arguments[1])),
        };
    }
    code.bound(what.packer).all_arguments().invoke_basic(&Shape { result: Basic::Reference, ..shape.clone() });
    code.call_static(HOME, what.run_by, what.descriptor);
    code.invoke_basic(&Shape::new(&[Basic::Reference], shape.result)).give();
    let form = machine.define_form(purpose, what.bound, code, host)?;
    Step::value(machine.form_object(form))
}

fn loop_locals(machine: &Machine, arguments: &[Value]) -> Result<Vec<Basic>, Trap> {
    let Body::References(types) = &machine.heap.get(object(arguments, 1)?).body else {
        return Err(crate::handle::unmodelled());
    };
    types.iter().map(|&of| basic(machine, object(&[of], 0)?)).collect()
}

/// Stores its arguments in an array that a bound handle makes.
fn collector(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let shape = machine.shape_of_type(object(arguments, 0)?)?;
    let array = machine.mirrored(object(arguments, 1)?).map(|class| machine.program.class(class).kind);
    let Some(ClassKind::Array { element, .. }) = array else { return Err(crate::handle::unmodelled()) };
    let holds = match machine.program.class(element).kind {
        ClassKind::Primitive(base) => base,
        _ => None,
    };
    // All arrays of references are filled alike.
    let element = if holds.is_some() { element } else { machine.known.object };
    let purpose = Purpose::Collect(shape.clone(), element);
    if let Some(known) = machine.known_form(&purpose) {
        return Step::value(machine.form_object(known));
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape.clone(), slots);
    let array = code.local();
    code.bound(0).op(Op::IConst(shape.parameters.len() as i32));
    code.invoke_basic(&Shape::new(&[Basic::Int], Basic::Reference)).op(Op::Store(array));
    for index in 0..shape.parameters.len() {
        code.op(Op::Load(array)).op(Op::IConst(index as i32)).argument(index).op(element_ops(holds).1);
    }
    code.op(Op::Load(array)).give();
    let form = machine.define_form(purpose, 1, code, host)?;
    Step::value(machine.form_object(form))
}

fn throw_exception(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let shape = machine.shape_of_type(object(arguments, 0)?)?;
    let purpose = Purpose::Throw(shape.clone());
    let form = match machine.known_form(&purpose) {
        Some(known) => known,
        None => {
            let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
            let mut code = Emitter::new(shape, slots);
            code.argument(0).op(Op::AThrow);
            machine.define_form(purpose, 0, code, host)?
        }
    };
    Step::value(machine.new_handle(arguments[0], form, &[])?)
}
