//! `java.lang.Runtime`, `Shutdown` and signals.

use super::arguments::{int, object};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::{Stop, Trap};
use heap::Value;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "availableProcessors" => available_processors,
        "freeMemory" => free_memory,
        "totalMemory" => |machine, _| memory(machine, 1 << 30),
        "maxMemory" => |machine, _| memory(machine, 4 << 30),
        "loadLibrary0" | "load0" => load_library,
        "gc" => |_, _| Step::void(),
        "beforeHalt" => |_, _| Step::void(),
        "halt0" => halt,
        "runFinalization0" => |_, _| Step::void(),
        // Signals are left to the process.
        "findSignal0" => |_, _| Step::int(-1),
        "handle0" => |_, _| Step::long(0),
        _ => return None,
    })
}

fn available_processors(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    machine.require_base("the number of processors")?;
    machine.note_drawn();
    Step::int(std::thread::available_parallelism().map_or(1, |count| count.get() as i32))
}

fn free_memory(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let used = (machine.heap.used() as i64).min((1 << 30) - 1);
    memory(machine, (1 << 30) - used)
}

fn memory(machine: &mut Machine, bytes: i64) -> Result<Step, Trap> {
    machine.require_base("the size of the memory")?;
    machine.note_drawn();
    Step::long(bytes)
}

/// `loadLibrary0(Class caller, String name)`. The JDK's own libraries hold the natives that are modelled here.
fn load_library(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let caller = machine.mirrored(object(arguments, 1)?);
    if caller.is_some_and(|caller| machine.program.class(caller).module.is_some()) {
        return Step::void();
    }
    Err(Trap::unsupported("JNI libraries"))
}

fn halt(_: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    Err(Trap::Stop(Box::new(Stop::Exit(int(arguments, 0)?))))
}
