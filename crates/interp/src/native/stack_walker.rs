//! `java.lang.StackStreamFactory`: batches of frames for `StackWalker`.
//!
//! A walk goes down from the frame that began it. Those frames wait for the walk to end, so that the number of
//! activations still to be seen says where the walk is; the walker keeps it, plus one, as its anchor.

use super::arguments::{int, long, object};
use crate::exception::TraceEntry;
use crate::frame::{Activation, Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::MethodId;

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("checkStackWalkModes", _) => |_, _| Step::bool(true),
        ("callStackWalk", "(JIII[Ljava/lang/Object;)Ljava/lang/Object;") => |machine, arguments| {
            let (start, count) = (int(arguments, 4)?, int(arguments, 3)?);
            begin(machine, object(arguments, 0)?, Batch::new(long(arguments, 1)?, start, start + count, arguments)?)
        },
        ("callStackWalk", _) => |machine, arguments| {
            let (start, end) = (int(arguments, 6)?, int(arguments, 5)?);
            begin(machine, object(arguments, 0)?, Batch::new(int(arguments, 1)?.into(), start, end, arguments)?)
        },
        ("fetchStackFrames", "(JJII[Ljava/lang/Object;)I") => |machine, arguments| {
            let (start, count) = (int(arguments, 4)?, int(arguments, 3)?);
            let filled = go_on(machine, arguments, &Batch::new(long(arguments, 1)?, start, start + count, arguments)?)?;
            // This JDK asks for the place behind the last frame.
            Step::int(start + filled)
        },
        ("fetchStackFrames", "(IJIII[Ljava/lang/Object;)I") => |machine, arguments| {
            let (start, end) = (int(arguments, 5)?, int(arguments, 4)?);
            Step::int(go_on(machine, arguments, &Batch::new(int(arguments, 1)?.into(), start, end, arguments)?)?)
        },
        _ => return None,
    })
}

/// Bits of the mode of a walk. The JDK has given up the one for finding the caller.
const FIND_CALLER: i64 = 0x4;
const SHOW_HIDDEN: i64 = 0x20;
const LIVE: i64 = 0x100;

/// The part of an array of frames that is to be filled.
struct Batch {
    mode: i64,
    start: usize,
    end: usize,
    frames: ObjectId,
}

impl Batch {
    /// The array is the last argument.
    fn new(mode: i64, start: i32, end: i32, arguments: &[Value]) -> Result<Batch, Trap> {
        if mode & (SHOW_HIDDEN | LIVE) != 0 {
            return Err(Trap::unsupported("hidden frames and local variables in a stack walk"));
        }
        let frames = object(arguments, arguments.len().saturating_sub(1))?;
        Ok(Batch { mode, start: start.max(0) as usize, end: end.max(0) as usize, frames })
    }
}

/// Fills the first batch and hands it to the walker, whose result is that of the walk.
fn begin(machine: &mut Machine, walker: ObjectId, batch: Batch) -> Result<Step, Trap> {
    let element = machine.load("java/lang/StackTraceElement")?;
    machine.require_initialized(element)?;
    let below = skip_own_frames(machine)?;
    let (filled, anchor) = fill(machine, &batch, below)?;
    let class = machine.load("java/lang/StackStreamFactory$AbstractStackWalker")?;
    let method = machine.program.declared_method(class, "doStackWalk", "(JIIII)Ljava/lang/Object;");
    let Some(method) = method else { return Err(Trap::unsupported("this JDK: its stack walkers have no doStackWalk")) };
    let (start, filled) = (batch.start as i32, filled as i32);
    let places = [0, filled, start, start + filled].map(Value::Int);
    let arguments = [Value::Object(walker), Value::Long(anchor)].into_iter().chain(places).collect();
    Step::tail(method, arguments)
}

/// Fills the next batch; how many frames there were.
fn go_on(machine: &mut Machine, arguments: &[Value], batch: &Batch) -> Result<i32, Trap> {
    let remaining = usize::try_from(long(arguments, 2)? - 1).unwrap_or(0);
    let (filled, anchor) = fill(machine, batch, remaining.min(machine.frames.len()))?;
    machine.set_field(object(arguments, 0)?, "anchor", Value::Long(anchor));
    Ok(filled as i32)
}

/// The activations below those of the walker itself.
fn skip_own_frames(machine: &mut Machine) -> Result<usize, Trap> {
    let walker = machine.load("java/lang/StackWalker")?;
    let machinery = machine.load("java/lang/StackStreamFactory$AbstractStackWalker")?;
    let is_own = |activation: &Activation| match activation {
        Activation::Java(frame) => {
            let class = machine.program.method(frame.code.method).class;
            class == walker || machine.program.is_subclass(class, machinery)
        }
        _ => true,
    };
    Ok(machine.frames.iter().rposition(|activation| !is_own(activation)).map_or(0, |position| position + 1))
}

/// Fills a batch from the topmost of the remaining activations on: how many frames there were, and the new anchor.
fn fill(machine: &mut Machine, batch: &Batch, mut remaining: usize) -> Result<(usize, i64), Trap> {
    let mut place = batch.start;
    while place < batch.end && remaining > machine.bottom {
        remaining -= 1;
        let Some(entry) = machine.trace_entry(&machine.frames[remaining]) else { continue };
        if place == batch.start && batch.mode & FIND_CALLER != 0 {
            refuse_caller_sensitive(machine, entry.method)?;
        }
        fill_place(machine, batch.frames, place, entry)?;
        place += 1;
    }
    Ok((place - batch.start, remaining as i64 + 1))
}

fn refuse_caller_sensitive(machine: &Machine, method: MethodId) -> Result<(), Trap> {
    if !is_caller_sensitive(machine, method) {
        return Ok(());
    }
    let signature = machine.program.signature_of(machine.program.method(method));
    let message = format!("StackWalker::getCallerClass called from @CallerSensitive '{signature}' method");
    Err(Trap::raise("java/lang/UnsupportedOperationException", message))
}

fn is_caller_sensitive(machine: &Machine, id: MethodId) -> bool {
    let method = machine.program.method(id);
    let class = machine.program.class(method.class);
    let (Some(file), Some(raw)) = (&class.file, method.raw) else { return false };
    let annotation = "Ljdk/internal/reflect/CallerSensitive;";
    class.module.is_some() && file.has_annotation(&file.methods[usize::from(raw)].annotations, annotation)
}

/// A place of a batch holds a frame object to be filled, or, when only classes are asked for, waits for a class.
fn fill_place(machine: &mut Machine, frames: ObjectId, place: usize, entry: TraceEntry) -> Result<(), Trap> {
    let class = machine.program.method(entry.method).class;
    let mirror = machine.mirror(class)?;
    match machine.heap.get(frames).body.element(place) {
        Some(Value::Object(frame)) if machine.class_of(frame) != machine.known.class => {
            fill_frame(machine, frame, mirror, entry)
        }
        Some(_) => {
            machine.heap.get_mut(frames).body.set_element(place, mirror.into());
            Ok(())
        }
        None => Err(Trap::unverifiable("a batch of frames that is too small")),
    }
}

/// What HotSpot leaves for later, the name and type of the method and the trace element, is filled in at once.
fn fill_frame(machine: &mut Machine, frame: ObjectId, mirror: ObjectId, entry: TraceEntry) -> Result<(), Trap> {
    if machine.slot_of(machine.class_of(frame), "bci").is_none() {
        machine.set_field(frame, "classOrMemberName", mirror.into());
        return add_flags(machine, frame, entry.method);
    }
    let method = machine.program.method(entry.method);
    let (name, descriptor) = (method.name, method.descriptor);
    let (name, descriptor) = (machine.program.text(name).to_owned(), machine.program.text(descriptor).to_owned());
    let (name, descriptor) = (machine.intern_text(&name)?, machine.new_string(&descriptor)?);
    if let Value::Object(member) = machine.field(frame, "memberName") {
        let class = machine.program.method(entry.method).class;
        machine.refer_to_method(member, entry.method, class, crate::handle::member::INVOKE_SPECIAL)?;
        machine.set_field(member, "name", name.into());
        machine.set_field(member, "type", descriptor.into());
    } else {
        let resolved = new_resolved_name(machine, mirror)?;
        machine.set_field(frame, "classOrMemberName", resolved.into());
        machine.set_field(frame, "name", name.into());
        machine.set_field(frame, "type", descriptor.into());
        add_flags(machine, frame, entry.method)?;
    }
    machine.set_field(frame, "bci", Value::Int(offset_of(machine, entry)));
    let element = super::throwable::new_element(machine, entry)?;
    machine.set_field(frame, "ste", element.into());
    Ok(())
}

fn new_resolved_name(machine: &mut Machine, mirror: ObjectId) -> Result<ObjectId, Trap> {
    let class = machine.load("java/lang/invoke/ResolvedMethodName")?;
    let resolved = machine.new_instance(class);
    machine.set_field(resolved, "vmholder", mirror.into());
    Ok(resolved)
}

/// The bit of `MemberName.flags` for methods whose behaviour depends on who calls them.
const CALLER_SENSITIVE: i32 = 0x0010_0000;

fn add_flags(machine: &mut Machine, frame: ObjectId, method: MethodId) -> Result<(), Trap> {
    let Value::Int(given) = machine.field(frame, "flags") else { return Ok(()) };
    let sensitive = if is_caller_sensitive(machine, method) { CALLER_SENSITIVE } else { 0 };
    let flags = given | i32::from(machine.program.method(method).access) | sensitive;
    machine.set_field(frame, "flags", Value::Int(flags));
    Ok(())
}

/// Where the frame is in its method's bytecode.
fn offset_of(machine: &Machine, entry: TraceEntry) -> i32 {
    let offset = entry.op.and_then(|op| machine.program.decoded(entry.method)?.offsets.get(op as usize).copied());
    offset.map_or(0, i32::from)
}
