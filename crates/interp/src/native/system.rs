//! `java.lang.System`: the clock, the streams, and copying arrays.

use super::arguments::{int, nullable, object};
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::{Clock, Machine};
use crate::symbolic::Written;
use crate::trap::Trap;
use heap::{ObjectId, Slot, Value};
use program::{ClassKind, Kind};
use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

const NANOSECONDS_AT_START: i64 = 1_000_000_000;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "setIn0" => |machine, arguments| set_stream(machine, arguments, "in"),
        "setOut0" => |machine, arguments| set_stream(machine, arguments, "out"),
        "setErr0" => |machine, arguments| set_stream(machine, arguments, "err"),
        "currentTimeMillis" => current_time_millis,
        "nanoTime" => nano_time,
        "identityHashCode" => identity_hash_code,
        "arraycopy" => array_copy,
        "mapLibraryName" => map_library_name,
        "getSecurityManager" => |_, _| Step::value(Value::Null),
        _ => return None,
    })
}

fn set_stream(machine: &mut Machine, arguments: &[Value], name: &str) -> Result<Step, Trap> {
    let class = machine.load("java/lang/System")?;
    machine.set_static_field(class, name, arguments[0]);
    Step::void()
}

fn current_time_millis(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    machine.require_base("the time")?;
    machine.note_drawn();
    Step::long(since_1970(machine).as_millis() as i64)
}

fn nano_time(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    machine.require_base("the time")?;
    machine.note_drawn();
    if machine.settings.clock == Clock::Stopped {
        return Step::long(NANOSECONDS_AT_START);
    }
    // Java leaves the origin open; only differences count.
    static ORIGIN: OnceLock<Instant> = OnceLock::new();
    Step::long(ORIGIN.get_or_init(Instant::now).elapsed().as_nanos() as i64 + NANOSECONDS_AT_START)
}

/// The time since the beginning of 1970.
pub(super) fn since_1970(machine: &Machine) -> Duration {
    const STOPPED: Duration = Duration::from_secs(1_700_000_000);
    match machine.settings.clock {
        Clock::Running => SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(),
        Clock::Stopped => STOPPED,
    }
}

fn identity_hash_code(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match nullable(arguments, 0)? {
        Some(object) => Step::value(machine.identity_hash(object)),
        None => Step::int(0),
    }
}

fn map_library_name(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let name = machine.string_text(object(arguments, 0)?);
    Step::value(machine.new_string(&format!("lib{name}.so"))?)
}

fn array_copy(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    if machine.copies_symbolically(arguments) {
        let method = machine.copy_method(object(arguments, 0)?, object(arguments, 2)?)?;
        return Step::tail(method, arguments.to_vec());
    }
    let (source, from) = (object(arguments, 0)?, int(arguments, 1)?);
    let (target, to, count) = (object(arguments, 2)?, int(arguments, 3)?, int(arguments, 4)?);
    let copied = check_kinds(machine, source, target)?;
    check_ranges(machine, (source, from), (target, to), count)?;
    let (from, to, count) = (from as usize, to as usize, count as usize);
    if machine.recording && count > 0 {
        note_copy(machine, (source, from), (target, to), (copied, count))?;
    }
    if source == target {
        machine.heap.get_mut(source).body.copy_within(from, to, count);
        return Step::void();
    }
    if copied == Kind::Reference && needs_store_check(machine, source, target) {
        return copy_checked(machine, source, from, target, to, count);
    }
    // The source's body is taken out for the time of the copy, since both are in one heap.
    let body = std::mem::replace(&mut machine.heap.get_mut(source).body, Body::Free);
    machine.heap.get_mut(target).body.copy_from(to, &body, from, count);
    machine.heap.get_mut(source).body = body;
    Step::void()
}

/// Tells of the assignments of a copy. What the path has made itself is told of once.
fn note_copy(
    machine: &mut Machine,
    (source, from): (ObjectId, usize),
    (target, to): (ObjectId, usize),
    (copied, count): (Kind, usize),
) -> Result<(), Trap> {
    let told = if machine.heap.is_new(target) { 1 } else { count };
    for index in 0..count {
        if copied == Kind::Reference {
            let value = machine.heap.get(source).body.element(from + index).unwrap_or(Value::Null);
            machine.check_native_element(target, value)?;
        }
        if index < told {
            machine.note_write(Written::Element(target, Slot::int((to + index) as i32)))?;
        }
    }
    Ok(())
}

fn array_store(message: String) -> Trap {
    Trap::raise("java/lang/ArrayStoreException", message)
}

fn check_kinds(machine: &Machine, source: ObjectId, target: ObjectId) -> Result<Kind, Trap> {
    let name = |object| machine.program.class(machine.class_of(object)).java_name();
    let Some(source_kind) = machine.array_kind(source) else {
        return Err(array_store(format!("arraycopy: source type {} is not an array", name(source))));
    };
    let Some(target_kind) = machine.array_kind(target) else {
        return Err(array_store(format!("arraycopy: destination type {} is not an array", name(target))));
    };
    if source_kind != target_kind {
        let message = format!(
            "arraycopy: type mismatch: can not copy {} into {}",
            kind_name(source_kind),
            kind_name(target_kind)
        );
        return Err(array_store(message));
    }
    Ok(source_kind)
}

fn kind_name(kind: Kind) -> String {
    match kind {
        Kind::Reference => "object array[]".to_owned(),
        Kind::Base(base) => format!("{}[]", base.keyword()),
    }
}

fn check_ranges(
    machine: &Machine,
    (source, from): (ObjectId, i32),
    (target, to): (ObjectId, i32),
    count: i32,
) -> Result<(), Trap> {
    let length = |array| machine.heap.get(array).body.length().unwrap_or(0);
    let described = |array| {
        let kind = machine.array_kind(array).map_or_else(String::new, kind_name);
        format!("{}[{}]", kind.trim_end_matches("[]"), length(array))
    };
    let refuse = |message: String| {
        Err(Trap::raise("java/lang/ArrayIndexOutOfBoundsException", format!("arraycopy: {message}")))
    };
    if from < 0 {
        return refuse(format!("source index {from} out of bounds for {}", described(source)));
    }
    if to < 0 {
        return refuse(format!("destination index {to} out of bounds for {}", described(target)));
    }
    if count < 0 {
        return refuse(format!("length {count} is negative"));
    }
    let (last_source, last_target) = (from as u32 + count as u32, to as u32 + count as u32);
    if last_source as usize > length(source) {
        return refuse(format!("last source index {last_source} out of bounds for {}", described(source)));
    }
    if last_target as usize > length(target) {
        return refuse(format!("last destination index {last_target} out of bounds for {}", described(target)));
    }
    Ok(())
}

fn needs_store_check(machine: &Machine, source: ObjectId, target: ObjectId) -> bool {
    !machine.program.is_subtype(machine.class_of(source), machine.class_of(target))
}

/// Copies up to the first element that the target does not admit.
fn copy_checked(
    machine: &mut Machine,
    source: ObjectId,
    from: usize,
    target: ObjectId,
    to: usize,
    count: usize,
) -> Result<Step, Trap> {
    for index in 0..count {
        let value = machine.heap.get(source).body.element(from + index).unwrap_or(Value::Null);
        if let Value::Object(stored) = value {
            if machine.check_array_store(target, stored).is_err() {
                return Err(array_store(mismatch(machine, source, target)));
            }
        }
        machine.heap.get_mut(target).body.set_element(to + index, value);
    }
    Step::void()
}

/// HotSpot tells a copy that can never succeed from one that met a wrong element.
fn mismatch(machine: &Machine, source: ObjectId, target: ObjectId) -> String {
    let element_of = |array| match machine.program.class(machine.class_of(array)).kind {
        ClassKind::Array { element, .. } => element,
        _ => machine.known.object,
    };
    let (from, to) = (element_of(source), element_of(target));
    let name = |class| machine.program.class(class).java_name();
    if !machine.program.is_subtype(to, from) {
        return format!("arraycopy: type mismatch: can not copy {}[] into {}[]", name(from), name(to));
    }
    format!(
        "arraycopy: element type mismatch: can not cast one of the elements of {}[] to the type of the destination \
         array, {}",
        name(from),
        name(to)
    )
}
