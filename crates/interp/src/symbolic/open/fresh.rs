//! `\fresh` of whatever a contract that stands in for a body speaks of.
//!
//! An unknown of the call is null, an object that was there before it, or one that the call has made. Nobody may have chosen
//! yet; who asks whether it is new does. An object that was there may have been made by an earlier call, which nobody has
//! seen by then.

use crate::frame::Step;
use crate::machine::Machine;
use crate::symbolic::alternative::{Alternative, Refine, Then};
use crate::trap::Trap;
use heap::{Birth, CallByContract, ObjectId, SymbolId, Value, Version};

impl Machine {
    /// Whether a value is an object that the call whose contract is being carried out has made.
    pub(in crate::symbolic) fn is_fresh_in_call(&mut self, value: Value, version: Version) -> Result<Step, Trap> {
        let call = *self.heap.call_of(version).ok_or_else(|| Trap::unverifiable("a call that was not begun"))?;
        match self.heap.resolved(value) {
            Value::Object(object) => self.is_object_of_call(object, version, call),
            Value::Symbol(symbol) => self.is_symbol_of_call(symbol, version),
            _ => Ok(Step::Done(Some(Value::from_bool(false)))),
        }
    }

    fn is_object_of_call(&mut self, object: ObjectId, version: Version, call: CallByContract) -> Result<Step, Trap> {
        let Some(context) = self.heap.symbolic(object).map(|row| row.context) else {
            return Ok(Step::Done(Some(Value::from_bool(!self.was_there(object, call)))));
        };
        if context.version != version || context.birth != Birth::Unknown {
            let is_born = context.version == version && context.birth == Birth::InCall;
            return Ok(Step::Done(Some(Value::from_bool(is_born))));
        }
        let ways = births(version).iter().map(|&birth| Alternative::plain(Refine::Born(object, birth), Then::Retry));
        let alternatives = ways.collect();
        self.choose(alternatives)?;
        Ok(Step::Retry)
    }

    fn is_symbol_of_call(&mut self, symbol: SymbolId, version: Version) -> Result<Step, Trap> {
        let context = self.heap.symbol(symbol).context;
        if context.version != version || context.birth == Birth::InCall {
            return Ok(Step::Done(Some(Value::from_bool(context.version == version))));
        }
        let mut alternatives = Vec::new();
        let types = self.heap.symbol(symbol).types;
        for alternative in self.ways_to_resolve(symbol, Then::Retry)? {
            let types = match alternative.refine {
                Refine::Fresh(_) => types,
                Refine::FreshOf(_, types) => types,
                _ => {
                    alternatives.push(alternative);
                    continue;
                }
            };
            let ways = births(version).iter().map(|&birth| Refine::FreshBorn(symbol, types, birth));
            alternatives.extend(ways.map(|refine| Alternative { refine, ..alternative }));
        }
        self.choose(alternatives)?;
        Ok(Step::Retry)
    }
}

/// What may be said of an object that no input had and that nobody has seen before a call: an earlier one may have made it.
fn births(version: Version) -> &'static [Birth] {
    if version > Version(1) { &[Birth::InCall, Birth::BeforeCall] } else { &[Birth::InCall] }
}
