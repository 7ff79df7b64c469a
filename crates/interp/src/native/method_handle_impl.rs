//! `java.lang.invoke.MethodHandleImpl`: the forms of handles that decide, catch, repeat, or collect.

use super::arguments::{int, object};
use super::lambda_form::basic;
use crate::frame::{Native, Step};
use crate::handle::emit::{Emitter, element_ops};
use crate::handle::form::{Basic, FormId, Purpose, Shape};
use heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::{ClassKind, Op};

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match name {
        "makeGuardWithTest" => guard_with_test,
        "makeGuardWithCatchForm" => guard_with_catch,
        "makeTryFinallyForm" => try_finally,
        "makeLoopForm" => repeat,
        "makeTableSwitchForm" => table_switch,
        "makeCollectorForm" => collector,
        "throwException" if descriptor.starts_with("(Ljava/lang/invoke/MethodType;)") => throw_exception,
        "bindCaller" => bind_caller,
        // They only count calls, for HotSpot's compiler.
        "profile" | "makeBlockInliningWrapper" => |_, arguments| Step::value(object(arguments, 0)?),
        _ => return None,
    })
}

/// A copy of a direct handle that calls on behalf of a class.
fn bind_caller(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let handle = object(arguments, 0)?;
    let caller = machine.mirrored(object(arguments, 1)?);
    let Value::Object(member) = machine.field(handle, "member") else { return Step::value(handle) };
    let (kind, target) = machine.member_target(member)?;
    let form = machine.direct_form(kind, target, caller)?;
    let (class, body) = (machine.class_of(handle), machine.heap.get(handle).body.clone());
    let copy = machine.heap.allocate(class, body);
    machine.set_field(copy, "form", machine.form_object(form));
    Step::value(copy)
}

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

/// The shape of the method type that a form is made for, and the form if there is one already.
fn wanted(
    machine: &mut Machine,
    arguments: &[Value],
    purpose: impl Fn(Shape) -> Purpose,
) -> Result<(Shape, Purpose, Option<FormId>), Trap> {
    let shape = machine.shape_of_type(object(arguments, 0)?)?;
    let purpose = purpose(shape.clone());
    let known = machine.known_form(&purpose);
    Ok((shape, purpose, known))
}

/// Bound to the target, the class of exceptions, and the handler; and to two more that HotSpot needs to box.
fn guard_with_catch(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (shape, purpose, known) = wanted(machine, arguments, Purpose::Catch)?;
    if let Some(known) = known {
        return Step::value(machine.form_object(known));
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape.clone(), slots);
    let thrown = code.local();
    let [start, end, handler, other] = [(); 4].map(|()| code.assembler().label());
    code.assembler().catch_all(start, end, handler).bind(start);
    code.bound(0).all_arguments().invoke_basic(&shape);
    code.assembler().bind(end);
    code.give();
    code.assembler().bind(handler);
    code.op(Op::Store(thrown)).bound(1).op(Op::Load(thrown));
    code.assembler().method(Op::InvokeVirtual, "java/lang/Class", "isInstance", "(Ljava/lang/Object;)Z");
    code.assembler().branch(Op::IfEq, other);
    let mut catcher = shape.clone();
    catcher.parameters.insert(0, Basic::Reference);
    code.bound(2).op(Op::Load(thrown)).all_arguments().invoke_basic(&catcher).give();
    code.assembler().bind(other);
    code.op(Op::Load(thrown)).op(Op::AThrow);
    let form = machine.define_form(purpose, 5, code, host)?;
    Step::value(machine.form_object(form))
}

/// Bound to the target and the handle that runs after it, which takes what was thrown, the result, and the arguments;
/// and to two more that HotSpot needs to box.
fn try_finally(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (shape, purpose, known) = wanted(machine, arguments, Purpose::Finally)?;
    if let Some(known) = known {
        return Step::value(machine.form_object(known));
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape.clone(), slots);
    let (thrown, result) = (code.local(), code.local());
    let returns = shape.result != Basic::Void;
    let mut cleanup = shape.clone();
    if returns {
        cleanup.parameters.insert(0, shape.result);
    }
    cleanup.parameters.insert(0, Basic::Reference);
    let [start, end, handler] = [(); 3].map(|()| code.assembler().label());
    code.assembler().catch_all(start, end, handler).bind(start);
    code.bound(0).all_arguments().invoke_basic(&shape);
    code.assembler().bind(end);
    if returns {
        code.op(Op::Store(result));
    }
    code.bound(1).op(Op::AConstNull);
    if returns {
        code.op(Op::Load(result));
    }
    code.all_arguments().invoke_basic(&cleanup).give();
    code.assembler().bind(handler);
    code.op(Op::Store(thrown)).bound(1).op(Op::Load(thrown)).zero(shape.result);
    code.all_arguments().invoke_basic(&cleanup);
    if returns {
        code.op(Op::Pop);
    }
    code.op(Op::Load(thrown)).op(Op::AThrow);
    let form = machine.define_form(purpose, 4, code, host)?;
    Step::value(machine.form_object(form))
}

/// Bound to the clauses: handles that begin, step, test and finish; and to two more that HotSpot needs to box.
fn repeat(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let types = loop_variables(machine, arguments)?;
    let (shape, purpose, known) = wanted(machine, arguments, |shape| Purpose::Loop(shape, types.clone()))?;
    if let Some(known) = known {
        return Step::value(machine.form_object(known));
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape, slots);
    let variables: Vec<(Basic, u16)> = types.iter().map(|&basic| (basic, code.local())).collect();
    for (clause, &(basic, local)) in variables.iter().enumerate() {
        let takes = Shape { result: basic, ..code.shape().clone() };
        load_clause(&mut code, INIT, clause);
        code.all_arguments().invoke_basic(&takes);
        store_variable(&mut code, basic, local);
    }
    let again = code.assembler().label();
    code.assembler().bind(again);
    (0..variables.len()).for_each(|clause| run_clause(&mut code, clause, &variables));
    code.assembler().branch(Op::Goto, again);
    let form = machine.define_form(purpose, 3, code, host)?;
    Step::value(machine.form_object(form))
}

/// Steps a variable and goes on if its test says so; otherwise finishes the loop.
fn run_clause(code: &mut Emitter, clause: usize, variables: &[(Basic, u16)]) {
    let in_use = || variables.iter().filter(|&&(basic, _)| basic != Basic::Void);
    let (variable, local) = variables[clause];
    let next = code.assembler().label();
    for (part, result) in [(STEP, variable), (TEST, Basic::Int), (FINISH, code.shape().result)] {
        let mut takes = Shape { result, ..code.shape().clone() };
        takes.parameters.splice(0..0, in_use().map(|&(basic, _)| basic));
        load_clause(code, part, clause);
        in_use().for_each(|&(_, local)| {
            code.op(Op::Load(local));
        });
        code.all_arguments().invoke_basic(&takes);
        match part {
            STEP => store_variable(code, variable, local),
            TEST => {
                code.assembler().branch(Op::IfNe, next);
            }
            _ => {
                code.give();
            }
        }
    }
    code.assembler().bind(next);
}

/// The parts of a clause, by their place in `LoopClauses.clauses`.
const INIT: i32 = 0;
const STEP: i32 = 1;
const TEST: i32 = 2;
const FINISH: i32 = 3;

fn load_clause(code: &mut Emitter, part: i32, clause: usize) {
    code.bound(0);
    code.assembler().field(
        Op::GetField,
        "java/lang/invoke/MethodHandleImpl$LoopClauses",
        "clauses",
        "[[Ljava/lang/invoke/MethodHandle;",
    );
    code.op(Op::IConst(part)).op(Op::AALoad).op(Op::IConst(clause as i32)).op(Op::AALoad);
}

fn store_variable(code: &mut Emitter, basic: Basic, variable: u16) {
    if basic != Basic::Void {
        code.op(Op::Store(variable));
    }
}

fn loop_variables(machine: &Machine, arguments: &[Value]) -> Result<Vec<Basic>, Trap> {
    let Body::References(types) = &machine.heap.get(object(arguments, 1)?).body else {
        return Err(crate::handle::unmodelled());
    };
    types.iter().map(|&of| basic(machine, object(&[of], 0)?)).collect()
}

/// Bound to the default case, two that HotSpot needs to box, and the cases.
fn table_switch(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let cases = int(arguments, 2)?;
    let (shape, purpose, known) = wanted(machine, arguments, |shape| Purpose::Switch(shape, cases as usize))?;
    if let Some(known) = known {
        return Step::value(machine.form_object(known));
    }
    let (slots, host) = (machine.handle_slots()?, machine.handle_host()?);
    let mut code = Emitter::new(shape.clone(), slots);
    let otherwise = code.assembler().label();
    code.argument(0).assembler().branch(Op::IfLt, otherwise);
    code.argument(0).op(Op::IConst(cases)).assembler().branch(Op::IfICmpGe, otherwise);
    code.bound(3);
    code.assembler().field(
        Op::GetField,
        "java/lang/invoke/MethodHandleImpl$CasesHolder",
        "cases",
        "[Ljava/lang/invoke/MethodHandle;",
    );
    code.argument(0).op(Op::AALoad).all_arguments().invoke_basic(&shape).give();
    code.assembler().bind(otherwise);
    code.bound(0).all_arguments().invoke_basic(&shape).give();
    let form = machine.define_form(purpose, 4, code, host)?;
    Step::value(machine.form_object(form))
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
