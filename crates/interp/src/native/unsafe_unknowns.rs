//! `jdk.internal.misc.Unsafe` on what nobody has read of the input: variable handles and field updaters end there.

use super::unsafe_memory::{Place, place};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Slot, Value};
use program::StaticSlot;

/// Whether enough is known of what is read, as the strategy of the exploration has it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Known {
    Decided,
    /// Something has been decided; the call begins again.
    Undecided,
}

/// What nobody has read of the input becomes an unknown before it is read here, as `getfield` and `getstatic` have it.
pub(super) fn first_read(machine: &mut Machine, object: Option<ObjectId>, offset: i64) -> Result<Known, Trap> {
    let first = match place(machine, object, offset)? {
        Place::Field(object, slot) => initialize(machine, object, slot)?,
        Place::Static(slot) => {
            let slot = StaticSlot(slot as u32);
            if machine.heap.static_slot(slot).is_unread() {
                machine.first_read_of_static(slot)?;
                return Ok(Known::Undecided);
            }
            None
        }
        Place::Element(..) => None,
    };
    match first.map(Slot::value) {
        Some(Value::Symbol(symbol)) if machine.finish_first_read(symbol)?.is_some() => Ok(Known::Undecided),
        _ => Ok(Known::Decided),
    }
}

/// The unknown that a field is if nobody has read it. Who writes to it must have it too: it tells what the field holds.
pub(super) fn initialize(machine: &mut Machine, object: ObjectId, slot: u16) -> Result<Option<Slot>, Trap> {
    if machine.heap.symbolic(object).is_some() {
        machine.require_field(object, slot)?;
    }
    let is_unread = machine.heap.field(object, slot) == Value::Unread;
    Ok(if is_unread { Some(machine.initialize_field(object, slot)?) } else { None })
}
