//! `java.lang.Object`.

use super::arguments::{long, object};
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("getClass", _) => get_class,
        ("hashCode", _) => hash_code,
        ("clone", _) => clone,
        ("notify" | "notifyAll", _) => notify,
        ("wait0" | "wait", "(J)V") => wait,
        _ => return None,
    })
}

fn get_class(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let object = object(arguments, 0)?;
    machine.note_class_of_exception(object)?;
    machine.note_look_at_class(object);
    let class = machine.class_of(object);
    Step::value(machine.mirror(class)?)
}

fn hash_code(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    Step::value(machine.identity_hash(object(arguments, 0)?))
}

fn clone(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let original = object(arguments, 0)?;
    let class = machine.class_of(original);
    let cloneable = machine.load("java/lang/Cloneable")?;
    if !machine.program.is_subtype(class, cloneable) {
        let name = machine.program.class(class).java_name();
        return Err(Trap::raise("java/lang/CloneNotSupportedException", name));
    }
    if let Some(method) = machine.clone_method(original)? {
        return Step::tail(method, vec![Value::Object(original)]);
    }
    machine.read_all_fields(original)?;
    let body = machine.heap.get(original).body.clone();
    Step::value(machine.heap.allocate(class, body))
}

fn require_monitor(machine: &mut Machine, arguments: &[Value]) -> Result<(), Trap> {
    let asked = object(arguments, 0)?;
    if machine.heap.get(asked).locks == 0 {
        machine.asked_for_lock(asked);
        return Err(Trap::raise("java/lang/IllegalMonitorStateException", "current thread is not owner"));
    }
    Ok(())
}

/// Nobody can be waiting: there is one thread.
fn notify(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    require_monitor(machine, arguments)?;
    Step::void()
}

/// With one thread nobody will notify; a wait with a time-out ends when the time is over.
fn wait(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let millis = long(arguments, 1)?;
    if millis < 0 {
        return Err(Trap::raise("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    require_monitor(machine, arguments)?;
    if machine.take_interrupt() {
        return Err(Trap::raise_plain("java/lang/InterruptedException"));
    }
    if millis == 0 {
        return Err(Trap::unsupported("waiting for another thread"));
    }
    std::thread::sleep(std::time::Duration::from_millis(millis as u64));
    Step::void()
}
