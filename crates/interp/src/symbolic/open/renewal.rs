//! Objects that calls of pure methods make: the same call may give another one each time.
//!
//! A contract that says that the result is new says so of each call. Where only the contract stands in for a body, the
//! body may make its result without the contract saying so; then the result of the same call is the one that is known, or
//! both calls have made theirs. What nobody implements has no body, and gives the same object, whoever has made it.
//!
//! Most methods make the exceptions that they throw, and some keep one to throw it each time. A contract says nothing of that, so
//! that an exception that the first call has shown is thrown again by the same call, or both have made theirs.

use super::pure::{AGAIN, RENEWED, SAME};
use crate::frame::Step;
use crate::machine::Machine;
use crate::symbolic::alternative::{Alternative, Refine, Then};
use crate::trap::{PathEnd, Trap};
use heap::{Birth, Context, ObjectId, Slot, Value, Version};
use program::MethodId;

/// Whether the calls of a pure method give objects of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Renewal {
    /// The contract says so, of all results or of some.
    pub(super) is_promised: bool,
    /// The method has a body that may make one.
    pub(super) is_possible: bool,
}

/// Whether a result is an object that its call has made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Newness {
    New,
    MayBeNew,
    Older,
}

impl Renewal {
    /// Whether the same call can have two results.
    pub(super) fn lets_differ(self, one: Newness, other: Newness) -> bool {
        match (one, other) {
            (Newness::Older, _) | (_, Newness::Older) => false,
            (Newness::New, Newness::New) => self.is_promised || self.is_possible,
            _ => self.is_possible,
        }
    }
}

impl Machine {
    /// The contract that a stand-in was made of says of results that they are new, of all or of some.
    pub fn call_renewing(&mut self, stand_in: MethodId) {
        self.symbolic_mut().open.renewals.entry(stand_in).or_default().is_promised = true;
    }

    pub(super) fn renewal_of(&self, stand_in: MethodId) -> Renewal {
        let renewals = self.symbolic.as_ref().map(|symbolic| &symbolic.open.renewals);
        renewals.and_then(|renewals| renewals.get(&stand_in)).copied().unwrap_or_default()
    }

    /// Whether a result is an object that its call, of this version, has made.
    pub(super) fn newness(&self, result: Value, version: Version) -> Newness {
        let context = match self.heap.resolved(result) {
            Value::Object(object) => self.heap.symbolic(object).map(|row| row.context),
            Value::Symbol(symbol) => Some(self.heap.symbol(symbol).context),
            _ => None,
        };
        match context {
            Some(Context { version: of, birth: Birth::InCall, .. }) if of == version => Newness::New,
            Some(Context { version: of, birth: Birth::Unknown, .. }) if of == version => Newness::MayBeNew,
            _ => Newness::Older,
        }
    }

    /// What a call gives that has the arguments of one that was kept, of which there are so many.
    pub(super) fn recall_result(&mut self, place: usize, arguments: usize) -> Result<Step, Trap> {
        let kept = self.kept(place);
        let (renewal, result) = (self.renewal_of(kept.method), self.heap.resolved(kept.result.value()));
        let newness = self.newness(result, kept.version);
        if newness == Newness::New && renewal.is_promised {
            return Step::int(RENEWED);
        }
        if newness == Newness::Older || !renewal.is_possible {
            return Step::int(SAME);
        }
        let mut alternatives = self.ways_to_be_new(result, answer(arguments, RENEWED))?;
        if alternatives.is_empty() {
            return Step::int(SAME);
        }
        alternatives.insert(0, Alternative::plain(Refine::Nothing, answer(arguments, SAME)));
        self.choose_answer(alternatives)
    }

    fn choose_answer(&mut self, alternatives: Vec<Alternative>) -> Result<Step, Trap> {
        // If one of them is left, its answer is in place of the arguments already.
        self.choose(alternatives)?;
        self.frame_mut().pc += 1;
        Ok(Step::Retry)
    }

    /// What a call throws that has the arguments of one that was kept, of which there are so many. What the kept call has only found,
    /// this one finds, too.
    pub(super) fn recall_exception(&mut self, place: usize, arguments: usize) -> Result<Step, Trap> {
        let kept = self.kept(place);
        let (version, outcome) = (kept.version, kept.outcome);
        let before = self.heap.call_of(version).map_or(0, |call| call.objects);
        let is_made = |thrown: ObjectId| self.heap.symbolic(thrown).is_none() && thrown.0 >= before;
        if !self.thrown_by_call(version).is_some_and(is_made) {
            return Step::int(AGAIN);
        }
        let ways = [AGAIN, RENEWED + outcome];
        self.choose_answer(ways.map(|way| Alternative::plain(Refine::Nothing, answer(arguments, way))).into())
    }

    /// The ways in which a result is an object that its call has made.
    fn ways_to_be_new(&mut self, result: Value, then: Then) -> Result<Vec<Alternative>, Trap> {
        let symbol = match result {
            Value::Object(object) => return Ok(vec![Alternative::plain(Refine::Born(object, Birth::InCall), then)]),
            Value::Symbol(symbol) => symbol,
            _ => return Ok(Vec::new()),
        };
        let ways = match self.ways_to_resolve(symbol, then) {
            Ok(ways) => ways,
            // It can only be an object beyond a bound, which is no reason not to be the same one.
            Err(Trap::End(PathEnd::Bounded(bound))) => {
                self.symbolic_mut().tally.cut(bound);
                return Ok(Vec::new());
            }
            Err(trap) => return Err(trap),
        };
        let types = self.heap.symbol(symbol).types;
        let born = |way: &Alternative| match way.refine {
            Refine::Fresh(_) => Some(Refine::FreshBorn(symbol, types, Birth::InCall)),
            Refine::FreshOf(_, types) => Some(Refine::FreshBorn(symbol, types, Birth::InCall)),
            _ => None,
        };
        Ok(ways.iter().filter_map(|way| born(way).map(|refine| Alternative { refine, ..*way })).collect())
    }
}

/// Goes on with what is known of a call, in place of its arguments, of which there are so many.
fn answer(arguments: usize, known: i32) -> Then {
    Then::Push { drop: arguments as u8, value: Slot::from(Value::Int(known)) }
}
