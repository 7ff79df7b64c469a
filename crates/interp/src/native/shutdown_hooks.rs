//! `java.lang.ApplicationShutdownHooks`: threads that run when everything else has ended.
//!
//! HotSpot starts them all and waits for them. Nobody else runs by then, so that they are run here one after the other,
//! which is one of the orders that HotSpot may come up with.

use crate::frame::{Completion, Continuation, Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    match name {
        "runHooks" => Some(run_hooks),
        _ => None,
    }
}

fn run_hooks(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let class = machine.load("java/lang/ApplicationShutdownHooks")?;
    let Some(Value::Object(map)) = machine.static_field(class, "hooks") else { return Step::void() };
    machine.set_static_field(class, "hooks", Value::Null);
    // The map keeps keys and values in turn, with gaps.
    let hooks = match machine.field(map, "table") {
        Value::Object(table) => match &machine.heap.get(table).body {
            Body::References(rows) => rows.iter().step_by(2).copied().filter(|key| *key != Value::Null).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    let list = machine.new_object_array("java/lang/Object", hooks)?;
    run_from(machine, list, 0, machine.known.main_thread)
}

/// Runs the hooks from the given place on. While a hook runs, it is the current thread.
fn run_from(machine: &mut Machine, list: ObjectId, place: usize, main: Option<ObjectId>) -> Result<Step, Trap> {
    let Some(Value::Object(hook)) = machine.heap.get(list).body.element(place) else {
        (machine.known.main_thread, machine.bottom) = (main, 0);
        return Step::void();
    };
    let class = machine.class_of(hook);
    let Some(method) = machine.program.find_method(class, "run", "()V") else {
        return Err(Trap::unverifiable("a thread that cannot run"));
    };
    // A thread has a stack of its own, which begins above the continuation.
    (machine.known.main_thread, machine.bottom) = (Some(hook), machine.frames.len() + 1);
    Ok(Step::Call { method, arguments: vec![hook.into()], then: Some(waiting(ended, list, place, main)) })
}

fn waiting(
    resume: fn(&mut Machine, &[Value], Completion) -> Result<Step, Trap>,
    list: ObjectId,
    place: usize,
    main: Option<ObjectId>,
) -> Continuation {
    Continuation { resume, state: Box::new([list.into(), Value::Int(place as i32), main.into()]) }
}

fn parts(state: &[Value]) -> (ObjectId, usize, Option<ObjectId>) {
    match *state {
        [Value::Object(list), Value::Int(place), main] => (list, place as usize, main.as_object()),
        _ => unreachable!("the state was made by waiting"),
    }
}

/// A hook has ended. Its exception, if it threw one, is given to its handler.
fn ended(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    let (list, place, main) = parts(state);
    let Err(exception) = completion else { return run_from(machine, list, place + 1, main) };
    let class = machine.load("java/lang/Thread")?;
    let handler = machine.program.declared_method(class, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
    match (handler, machine.known.main_thread) {
        (Some(method), Some(hook)) => {
            let arguments = vec![hook.into(), exception.into()];
            Ok(Step::Call { method, arguments, then: Some(waiting(handled, list, place, main)) })
        }
        _ => run_from(machine, list, place + 1, main),
    }
}

/// What the handler itself throws is lost.
fn handled(machine: &mut Machine, state: &[Value], _: Completion) -> Result<Step, Trap> {
    let (list, place, main) = parts(state);
    run_from(machine, list, place + 1, main)
}
