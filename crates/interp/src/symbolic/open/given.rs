//! What a call by contract gives may be an object that was there before it and that is no candidate otherwise.
//!
//! Candidates are objects of the classes of the closed world. But whoever is given a list, a box, a string, a class or a
//! lambda can also give it back, or store it in a variable of one of its supertypes. So comparing an unknown of a call with
//! such an object is a choice, and an unknown that becomes an object may become any that the path had made
//! before the call.

use crate::machine::Machine;
use crate::run::Flow;
use crate::symbolic::alternative::{Alternative, Refine, Then};
use crate::symbolic::outcome::Gap;
use crate::trap::{PathEnd, Trap};
use heap::{Birth, CallByContract, Knowledge, ObjectId, Origin, SymbolId, Value};
use program::ClassId;

impl Machine {
    /// The call that an unknown comes from, if the unknown may be older than the call.
    fn call_that_gave(&self, symbol: SymbolId) -> Option<CallByContract> {
        let context = self.heap.symbols().get(symbol.index())?.context;
        if context.birth == Birth::Unknown { self.heap.call_of(context.version).copied() } else { None }
    }

    /// The object that an unknown of a call is compared with, if it may be that object although it is no candidate.
    pub(crate) fn given_before(&mut self, symbol: SymbolId, value: Value) -> Option<ObjectId> {
        let Value::Object(object) = value else { return None };
        let call = self.call_that_gave(symbol)?;
        let was_there = self.was_there(object, call);
        let class = self.heap.class(object);
        let row = *self.heap.symbol(symbol);
        let symbolic = self.symbolic.as_ref()?;
        let is_out_of_reach = !was_there || self.is_unreached(object);
        if is_out_of_reach || self.heap.symbolic(object).is_some() || self.is_kept_apart(symbol, object) {
            return None;
        }
        if symbolic.types.classes(row.types).contains(&class) {
            return (!self.is_offered(object, call)).then_some(object);
        }
        let world = symbolic.implementations_of(row.declared);
        let is_of_world = world.is_some_and(|world| symbolic.types.classes(world).contains(&class));
        if is_of_world || !self.program.is_subtype(class, row.declared) {
            return None;
        }
        if world != Some(row.types) {
            // Something is known of its class, and nobody knows whether it fits this one.
            self.note_given(class);
            return None;
        }
        Some(object)
    }

    /// Whether an object was there before a call. A box may have become an object only later.
    pub(super) fn was_there(&self, object: ObjectId, call: CallByContract) -> bool {
        let is_box =
            |row: &heap::Symbol| matches!(row.origin, Origin::Boxed(_)) && row.knowledge == Knowledge::Object(object);
        object.0 < call.objects || self.heap.symbols().iter().take(call.symbols as usize).any(is_box)
    }

    /// Whether an object of a class that an unknown of a call may have is a candidate anyway.
    fn is_offered(&self, object: ObjectId, call: CallByContract) -> bool {
        let is_made = object.0 >= self.heap.first_of_path();
        if is_made { object.0 < call.objects } else { self.field_of_constant(object).is_some() }
    }

    fn is_kept_apart(&self, symbol: SymbolId, object: ObjectId) -> bool {
        if !self.uses_regions() || self.is_shared(self.heap.class(object)) {
            return false;
        }
        let region = self.heap.joined(object).unwrap_or_else(|| self.region_of_constant(object));
        region != self.heap.symbol(symbol).context.region
    }

    /// Compares an unknown of a call with an object that it may be. `None`: it is decided otherwise.
    pub(crate) fn compare_with_given(
        &mut self,
        symbol: SymbolId,
        value: Value,
        (same, other): (Then, Then),
    ) -> Result<Option<Flow>, Trap> {
        let Some(object) = self.given_before(symbol, value) else { return Ok(None) };
        if self.symbolic_mut().apart.contains(&(symbol, object)) {
            return self.perform(other).map(Some);
        }
        let is_it = Alternative::plain(Refine::Alias(symbol, object), same);
        let is_another = Alternative::plain(Refine::Apart(symbol, object), other);
        self.choose(vec![is_it, is_another]).map(Some)
    }

    /// A box of an unknown number that is compared with an unknown of a call becomes an object first. `None`: it is another
    /// comparison.
    pub(crate) fn settle_given_box(&mut self, left: Value, right: Value) -> Result<Option<Flow>, Trap> {
        let ((of, class, _), other) = match (self.open_box(left), self.open_box(right)) {
            (Some(of), None) => (of, right),
            (None, Some(of)) => (of, left),
            _ => return Ok(None),
        };
        match other {
            Value::Symbol(symbol) if self.call_that_gave(symbol).is_some() && self.fits(symbol, class) => {
                self.resolve_box(of, Then::Retry).map(Some)
            }
            Value::Object(object) => {
                let symbol = self.heap.symbolic(object).map(|row| row.symbol);
                if symbol.is_some_and(|symbol| self.call_that_gave(symbol).is_some() && self.fits(symbol, class)) {
                    self.note_given(class);
                }
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    fn fits(&self, symbol: SymbolId, class: ClassId) -> bool {
        self.program.is_subtype(class, self.heap.symbol(symbol).declared)
    }

    /// Adds the objects that the path had made before a call and that an unknown of the call may be.
    pub(crate) fn offer_given(&mut self, symbol: SymbolId, then: Then, alternatives: &mut Vec<Alternative>) {
        let Some(call) = self.call_that_gave(symbol) else { return };
        for object in (self.heap.first_of_path()..call.objects).map(ObjectId) {
            let is_apart = self.symbolic_mut().apart.contains(&(symbol, object));
            if !is_apart && self.given_before(symbol, Value::Object(object)).is_some() {
                alternatives.push(Alternative::plain(Refine::Alias(symbol, object), then));
            }
        }
    }

    fn note_given(&mut self, class: ClassId) {
        let name = self.program.class(class).source_name();
        self.note_gap(Gap::Given(name));
    }

    /// The end of a path on which something that is assumed does not hold. If no path gets further, the verdict names the
    /// contract that assumed it.
    pub(crate) fn assumed_away(&mut self) -> Trap {
        let call = self.heap.active_call().and_then(|version| self.heap.call_of(version)).copied();
        if let Some(call) = call {
            let of = self.program.method(call.method);
            let (class, name) = (self.program.class(of.class).java_name(), self.program.text(of.name));
            let method = format!("{class}::{name}");
            self.note_gap(Gap::Promised(method));
        }
        Trap::End(PathEnd::AssumedAway)
    }
}
