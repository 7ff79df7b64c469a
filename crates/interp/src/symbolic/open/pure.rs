//! Results of pure methods of which only the contract is known: the same call gives the same result as long as nothing
//! was written that it may have looked at.
//!
//! A call may look at whatever it can reach from its receiver and its arguments: objects of their regions, of the regions
//! that fields name, of whatever an argument that the code has made leads to, and into static fields and whatever the
//! path knows them to lead to.

use super::region::Target;
use super::stand_in::is_stand_in;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::native::same_bits;
use crate::trap::Trap;
use heap::{Region, Slot, Value};
use program::MethodId;
use std::collections::BTreeSet;

/// Whether the result of a call is known: `recall(arguments…)Z`.
pub const RECALL: &str = "recall";
/// The result of the call that was just asked for: `recalled(arguments…)R`.
pub const RECALLED: &str = "recalled";
/// Keeps a result: `remember(result, arguments…)V`.
pub const REMEMBER: &str = "remember";

/// The result of a call.
pub(crate) struct PureResult {
    pub(super) method: MethodId,
    pub(super) arguments: Box<[Value]>,
    pub(super) result: Slot,
    /// The point of the path whose state the call has looked at, and when it was made.
    since: usize,
    pub(super) kept_at: usize,
    /// Objects below this were there.
    objects: u32,
    /// The regions that it can have looked into.
    regions: BTreeSet<Region>,
}

/// Whether a method is one of these.
pub(crate) fn keeps_results(class: &str, name: &str) -> bool {
    [RECALL, RECALLED, REMEMBER].contains(&name) && is_stand_in(class)
}

/// The model of such a method.
pub(crate) fn find(class: &str, name: &str) -> Option<Native> {
    if !is_stand_in(class) {
        return None;
    }
    Some(match name {
        RECALL => |machine, arguments| {
            let known = machine.known_result(arguments).is_some();
            Ok(Step::Done(Some(Value::from_bool(known))))
        },
        RECALLED => |machine, arguments| {
            let known = machine.known_result(arguments).map(|slot| machine.heap.resolved(slot.value()));
            known.map(|value| Step::Done(Some(value))).ok_or_else(|| Trap::unverifiable("a result that is not known"))
        },
        REMEMBER => remember,
        _ => return None,
    })
}

impl Machine {
    fn known_result(&self, arguments: &[Value]) -> Option<Slot> {
        let method = self.frame().code.method;
        let results = &self.symbolic.as_ref()?.open.results;
        let is_it = |known: &&PureResult| {
            known.method == method
                && known.arguments.iter().zip(arguments).all(|(known, now)| self.is_same_value(*known, *now))
                && self.is_valid(known)
        };
        results.iter().rev().find(is_it).map(|known| known.result)
    }

    fn is_same_value(&self, one: Value, other: Value) -> bool {
        same_bits(self.heap.resolved(one), self.heap.resolved(other))
    }

    /// Whether nothing was written since that the call may have looked at.
    pub(super) fn is_valid(&self, known: &PureResult) -> bool {
        let written = self.written_between(known.since, self.writes_so_far());
        !written.iter().any(|write| {
            let Target::Object(object) = write.target else { return true };
            // What was not made by the code was there, whenever it was first seen.
            let was_made = self.heap.symbolic(object).is_none() && object.0 >= known.objects;
            let is_in_region = || self.regions_of_write(*write).iter().any(|region| known.regions.contains(region));
            !was_made && (is_in_region() || self.is_reached_from_users_statics(object))
        })
    }
}

fn remember(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Some((&result, arguments)) = arguments.split_first() else {
        return Err(Trap::unverifiable("a result that is none"));
    };
    let method = machine.frame().code.method;
    let (since, objects) = (machine.writes_so_far(), machine.heap.len() as u32);
    let regions = machine.regions_reached(arguments);
    let open = &mut machine.symbolic_mut().open;
    let kept_at = open.written.len();
    open.results.push(PureResult {
        method,
        arguments: arguments.into(),
        result: result.into(),
        since,
        kept_at,
        objects,
        regions,
    });
    machine.assume_relations()?;
    Step::void()
}
