//! Results of pure methods of which only the contract is known: the same call ends in the same way as long as nothing
//! was written that it may have looked at. It returns the same result, or throws the same exception or another one of its class.
//!
//! An object that the call has made itself is another one each time, if the contract says that it is new; and it may be
//! another one, if the method has a body that may make one, or if it is an exception (`renewal.rs`).
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
use heap::{Birth, Context, ObjectId, Region, Slot, Value, Version};
use program::MethodId;
use std::collections::BTreeSet;
use term::TermId;

/// What is known of a call: `recall(arguments…)I`. 0 if nothing is, [`SAME`], [`RENEWED`], [`AGAIN`], or more than that where it
/// throws, by the number of the outcome.
pub const RECALL: &str = "recall";
/// The result of the call that was just asked for: `recalled(arguments…)R`.
pub const RECALLED: &str = "recalled";
/// The exception of the call that was just asked for: `recalledException(arguments…)Ljava/lang/Throwable;`.
pub const RECALLED_EXCEPTION: &str = "recalledException";
/// Keeps a result, if there is any: `remember(result, arguments…)V`.
pub const REMEMBER: &str = "remember";
/// Keeps that the call throws, by the number of the outcome, from 1 on, or [`AGAIN`]: `rememberThrown(outcome, arguments…)V`.
pub const REMEMBER_THROWN: &str = "rememberThrown";

/// The call returns, and what it returns is known.
pub const SAME: i32 = 1;
/// The call returns an object that it makes, as it did before.
pub const RENEWED: i32 = 2;
/// The call throws the very exception that it threw before.
pub const AGAIN: i32 = -1;

/// The outcome of a call that returns.
pub(super) const RETURNS: i32 = 0;
/// Stands for the result of a call that has none.
const NO_RESULT: Value = Value::Int(0);

/// How a call has ended.
pub(crate) struct PureResult {
    pub(super) method: MethodId,
    pub(super) arguments: Box<[Value]>,
    pub(super) outcome: i32,
    pub(super) result: Slot,
    /// The call by contract itself.
    pub(super) version: Version,
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
    [RECALL, RECALLED, RECALLED_EXCEPTION, REMEMBER, REMEMBER_THROWN].contains(&name) && is_stand_in(class)
}

/// The model of such a method.
pub(crate) fn find(class: &str, name: &str) -> Option<Native> {
    if !is_stand_in(class) {
        return None;
    }
    Some(match name {
        RECALL => recall,
        RECALLED => |machine, arguments| {
            let known = machine.known_call(arguments)?.map(|place| machine.kept(place).result);
            let known = known.map(|result| machine.heap.resolved(result.value()));
            known.map(|value| Step::Done(Some(value))).ok_or_else(|| Trap::unverifiable("a result that is not known"))
        },
        RECALLED_EXCEPTION => |machine, arguments| {
            let known = machine.known_call(arguments)?.map(|place| machine.kept(place).version);
            let thrown = known.and_then(|version| machine.thrown_by_call(version)).map(Value::Object);
            thrown.map(|value| Step::Done(Some(value))).ok_or_else(|| Trap::unverifiable("an exception of no call"))
        },
        REMEMBER => remember,
        REMEMBER_THROWN => remember_thrown,
        _ => return None,
    })
}

impl Machine {
    /// A call that was kept, by its place.
    pub(super) fn kept(&self, place: usize) -> &PureResult {
        &self.symbolic.as_ref().expect("calls were kept").open.results[place]
    }

    /// The calls with these references that still count, by their places, and the conditions under which the numbers are
    /// the same, latest first.
    fn similar_calls(&mut self, arguments: &[Value]) -> Result<Vec<(TermId, usize)>, Trap> {
        let method = self.frame().code.method;
        let results = self.symbolic.as_ref().map_or(&[][..], |symbolic| &symbolic.open.results);
        let is_it = |known: &PureResult| {
            known.method == method
                && known.arguments.iter().zip(arguments).all(|(known, now)| self.may_be_same(*known, *now))
                && self.is_valid(known)
        };
        let similar = results.iter().enumerate().rev().filter(|(_, known)| is_it(known));
        let similar: Vec<(Box<[Value]>, usize)> =
            similar.map(|(place, known)| (known.arguments.clone(), place)).collect();
        let mut found = Vec::with_capacity(similar.len());
        for (known, place) in similar {
            if known.iter().zip(arguments).all(|(known, now)| self.is_same_value(*known, *now)) {
                found.push((TermId::TRUE, place));
                break;
            }
            // What equal numbers mean to a number is assumed when it is kept; a reference is one or the other.
            if self.kept(place).result.value().is_reference() {
                found.push((self.all_same(&known, arguments)?, place));
            }
        }
        Ok(found)
    }

    fn known_call(&mut self, arguments: &[Value]) -> Result<Option<usize>, Trap> {
        for (same, place) in self.similar_calls(arguments)? {
            let differ = self.symbolic_mut().terms.not(same);
            if same == TermId::TRUE || !self.is_possible(differ) {
                return Ok(Some(place));
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
    if let Some(place) = machine.known_call(arguments)? {
        return match machine.kept(place).outcome {
            RETURNS => machine.recall_result(place, arguments.len()),
            _ => machine.recall_exception(place, arguments.len()),
        };
    }
    for (same, _) in machine.similar_calls(arguments)? {
        if machine.is_possible(same) {
            let differ = machine.symbolic_mut().terms.not(same);
            machine.choose(vec![Alternative::when(same, Then::Retry), Alternative::when(differ, Then::Retry)])?;
            return Ok(Step::Retry);
        }
    }
    Step::int(0)
}

fn remember(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let method = machine.stands_for()?;
    let has_result = machine.program.method(method).types.result.is_some();
    match arguments.split_first() {
        Some((&result, arguments)) if has_result => keep(machine, RETURNS, result, arguments),
        _ if !has_result => keep(machine, RETURNS, NO_RESULT, arguments),
        _ => Err(Trap::unverifiable("a result that is none")),
    }
}

fn remember_thrown(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    match arguments.split_first() {
        Some((&Value::Int(AGAIN), arguments)) => {
            let known = machine.known_call(arguments)?.map(|place| machine.kept(place).outcome);
            let outcome = known.ok_or_else(|| Trap::unverifiable("an exception of no call"))?;
            keep(machine, outcome, NO_RESULT, arguments)
        }
        Some((&Value::Int(outcome), arguments)) => keep(machine, outcome, NO_RESULT, arguments),
        _ => Err(Trap::unverifiable("an outcome that is none")),
    }
}

fn keep(machine: &mut Machine, outcome: i32, result: Value, arguments: &[Value]) -> Result<Step, Trap> {
    let method = machine.frame().code.method;
    let version = machine.active_version()?;
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
        outcome,
        result: result.into(),
        version,
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
