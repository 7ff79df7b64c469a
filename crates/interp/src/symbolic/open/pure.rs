//! Results of pure methods of which only the contract is known: the same call gives the same result as long as nothing
//! was written that it may have looked at.
//!
//! A call may look at whatever it can reach from its receiver and its arguments: objects of their regions, of the regions
//! that fields name, of whatever an argument that the code has made leads to, and into static fields and whatever they may
//! lead to (`statics.rs`).

use super::super::alternative::{Alternative, Then};
use super::region::Target;
use super::stand_in::is_stand_in;
use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::native::same_bits;
use crate::trap::Trap;
use heap::{Birth, Context, ObjectId, Region, Slot, Value};
use program::MethodId;
use std::collections::BTreeSet;
use term::TermId;

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
    /// Objects below this were there, and so many calls by contract had been made.
    objects: u32,
    calls: usize,
    /// The regions that it can have looked into.
    regions: BTreeSet<Region>,
    /// The earlier results of the method that still counted when it was made, by their places.
    pub(super) with: Box<[usize]>,
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
        RECALL => recall,
        RECALLED => |machine, arguments| {
            let known = machine.known_result(arguments)?.map(|slot| machine.heap.resolved(slot.value()));
            known.map(|value| Step::Done(Some(value))).ok_or_else(|| Trap::unverifiable("a result that is not known"))
        },
        REMEMBER => remember,
        _ => return None,
    })
}

impl Machine {
    /// The results that still count of calls with these references, and the conditions under which the numbers are the
    /// same, latest first.
    fn similar_calls(&mut self, arguments: &[Value]) -> Result<Vec<(TermId, Slot)>, Trap> {
        let method = self.frame().code.method;
        let results = self.symbolic.as_ref().map_or(&[][..], |symbolic| &symbolic.open.results);
        let is_it = |known: &&PureResult| {
            known.method == method
                && known.arguments.iter().zip(arguments).all(|(known, now)| self.may_be_same(*known, *now))
                && self.is_valid(known)
        };
        let similar = results.iter().rev().filter(is_it).map(|known| (known.arguments.clone(), known.result));
        let similar: Vec<(Box<[Value]>, Slot)> = similar.collect();
        let mut found = Vec::with_capacity(similar.len());
        for (known, result) in similar {
            if known.iter().zip(arguments).all(|(known, now)| self.is_same_value(*known, *now)) {
                found.push((TermId::TRUE, result));
                break;
            }
            // What equal numbers mean to a number is assumed when it is kept; a reference is one or the other.
            if result.value().is_reference() {
                found.push((self.all_same(&known, arguments)?, result));
            }
        }
        Ok(found)
    }

    fn known_result(&mut self, arguments: &[Value]) -> Result<Option<Slot>, Trap> {
        for (same, result) in self.similar_calls(arguments)? {
            let differ = self.symbolic_mut().terms.not(same);
            if same == TermId::TRUE || !self.is_possible(differ) {
                return Ok(Some(result));
            }
        }
        Ok(None)
    }

    /// Whether two arguments are the same, or numbers that may be.
    fn may_be_same(&self, one: Value, other: Value) -> bool {
        !one.is_reference() || self.is_same_value(one, other)
    }

    fn is_same_value(&self, one: Value, other: Value) -> bool {
        same_bits(self.heap.resolved(one), self.heap.resolved(other))
    }

    /// Whether nothing was written since that the call may have looked at.
    pub(super) fn is_valid(&self, known: &PureResult) -> bool {
        let written = self.written_between(known.since, self.writes_so_far());
        !written.iter().any(|write| {
            let Target::Object(object) = write.target else { return true };
            let is_in_region = || self.regions_of_write(*write).iter().any(|region| known.regions.contains(region));
            !self.was_made_since(known, object)
                && (is_in_region()
                    || self.is_older(object)
                    || self.statics_may_lead_to(object)
                    || self.is_reached_from_users_statics(object))
        })
    }

    /// Whether an object was not there yet when a call was made. What neither the code nor a later call has made was
    /// there, whenever it was first seen.
    fn was_made_since(&self, known: &PureResult, object: ObjectId) -> bool {
        match self.heap.symbolic(object).map(|row| row.context) {
            None => object.0 >= known.objects,
            Some(Context { birth: Birth::InCall, version, .. }) => version.0 as usize > known.calls,
            Some(_) => false,
        }
    }
}

fn recall(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    if machine.known_result(arguments)?.is_some() {
        return Ok(Step::Done(Some(Value::from_bool(true))));
    }
    for (same, _) in machine.similar_calls(arguments)? {
        if machine.is_possible(same) {
            let differ = machine.symbolic_mut().terms.not(same);
            machine.choose(vec![Alternative::when(same, Then::Retry), Alternative::when(differ, Then::Retry)])?;
            return Ok(Step::Retry);
        }
    }
    Ok(Step::Done(Some(Value::from_bool(false))))
}

fn remember(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let Some((&result, arguments)) = arguments.split_first() else {
        return Err(Trap::unverifiable("a result that is none"));
    };
    let method = machine.frame().code.method;
    let (since, objects) = (machine.writes_so_far(), machine.heap.len() as u32);
    let calls = machine.heap.calls_by_contract().len();
    machine.find_static_reach()?;
    let regions = machine.regions_reached(arguments);
    let results = machine.symbolic.as_ref().map_or(&[][..], |symbolic| &symbolic.open.results);
    let counts = |known: &PureResult| known.method == method && machine.is_valid(known);
    let with = results.iter().enumerate().filter(|(_, known)| counts(known)).map(|(place, _)| place).collect();
    let open = &mut machine.symbolic_mut().open;
    let kept_at = open.written.len();
    open.results.push(PureResult {
        method,
        arguments: arguments.into(),
        result: result.into(),
        since,
        kept_at,
        objects,
        calls,
        regions,
        with,
    });
    machine.assume_relations()?;
    Step::void()
}
