//! `java.lang.Thread`: there is one, the main thread.

use super::arguments::{long, object};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("currentThread" | "currentCarrierThread", _) => current_thread,
        ("start0", _) => start,
        ("yield" | "yield0", _) => |_, _| Step::void(),
        ("sleep", "(J)V") => sleep_millis,
        ("sleep0" | "sleepNanos0", "(J)V") => sleep_nanos,
        ("holdsLock", _) => holds_lock,
        ("setPriority0" | "setNativeName" | "clearInterruptEvent" | "interrupt0", _) => |_, _| Step::void(),
        ("isAlive", _) | ("alive", _) => is_alive,
        ("ensureMaterializedForStackWalk", _) => |_, _| Step::void(),
        ("scopedValueCache" | "extentLocalCache", _) => |_, _| Step::value(Value::Null),
        ("setScopedValueCache" | "setExtentLocalCache", _) => |_, _| Step::void(),
        // Where HotSpot keeps the counter of thread ids; `next` is modelled, so nobody follows the address.
        ("getNextThreadIdOffset", _) => |_, _| Step::long(0),
        ("next", "()J") => next_id,
        _ => return None,
    })
}

fn current_thread(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    Step::value(Value::from(machine.known.main_thread))
}

/// The JDK's own housekeeping threads serve references that the collector cleared. It never clears any, so they would
/// sleep forever and need not start. All other threads are unsupported.
fn start(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let thread = object(arguments, 0)?;
    let class = machine.program.class(machine.class_of(thread)).name.to_string();
    let housekeeping = [
        "java/lang/ref/Reference$ReferenceHandler",
        "java/lang/ref/Finalizer$FinalizerThread",
        "jdk/internal/misc/InnocuousThread",
    ];
    if housekeeping.contains(&&*class) {
        return Step::void();
    }
    Err(Trap::unsupported("starting a thread"))
}

fn sleep(machine: &mut Machine, duration: std::time::Duration) -> Result<Step, Trap> {
    if machine.take_interrupt() {
        return Err(Trap::raise("java/lang/InterruptedException", "sleep interrupted"));
    }
    std::thread::sleep(duration);
    Step::void()
}

fn sleep_millis(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let millis = long(arguments, 0)?;
    if millis < 0 {
        return Err(Trap::raise("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    sleep(machine, std::time::Duration::from_millis(millis as u64))
}

fn sleep_nanos(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    sleep(machine, std::time::Duration::from_nanos(long(arguments, 0)?.max(0) as u64))
}

impl Machine {
    /// Whether the thread was interrupted, which is forgotten by asking.
    pub(crate) fn take_interrupt(&mut self) -> bool {
        let Some(thread) = self.known.main_thread else { return false };
        let interrupted = self.field(thread, "interrupted") == Value::Int(1);
        if interrupted {
            self.set_field(thread, "interrupted", Value::Int(0));
        }
        interrupted
    }

    pub(crate) fn is_interrupted(&self) -> bool {
        self.known.main_thread.is_some_and(|thread| self.field(thread, "interrupted") == Value::Int(1))
    }
}

fn next_id(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    machine.thread_ids += 1;
    Step::long(machine.thread_ids)
}

fn holds_lock(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let asked = object(arguments, 0)?;
    let is_locked = machine.heap.get(asked).locks > 0;
    if !is_locked {
        machine.asked_for_lock(asked);
    }
    Step::bool(is_locked)
}

fn is_alive(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    Step::bool(Some(object(arguments, 0)?) == machine.known.main_thread)
}

