//! Casts of unknowns: the rule `CHECKCAST`, for what declarations say of them.

use super::alternative::{Alternative, Refine, Then};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::{PathEnd, Trap};
use heap::{Knowledge, ObjectId, SymbolId, TypeSetId, Value};
use program::ClassId;

const FAILS: Then = Then::Raise("java/lang/ClassCastException");

impl Machine {
    /// `checkcast` of a symbol or of an object whose class is not settled. Null passes every cast.
    pub(crate) fn symbolic_cast(&mut self, class: ClassId) -> Result<Flow, Trap> {
        if let Some((_, boxed, _)) = self.open_box(self.peek(0)) {
            let passes = self.program.is_subtype(boxed, class);
            return if passes { Ok(Flow::Next) } else { Err(self.failed_cast_of(self.peek(0), boxed, class)) };
        }
        if let Some(flow) = self.take_for_number(self.peek(0), class)? {
            return Ok(flow);
        }
        match self.heap.resolved(self.peek(0)) {
            value @ Value::Null => {
                self.replace_operand(0, value);
                Ok(Flow::Next)
            }
            Value::Object(object) => match self.unsettled_types(object) {
                Some(types) => self.cast_object(object, types, class),
                None if self.is_instance(object, class) => {
                    self.replace_operand(0, Value::Object(object));
                    Ok(Flow::Next)
                }
                None => Err(self.failed_cast_of(Value::Object(object), self.heap.class(object), class)),
            },
            Value::Symbol(symbol) => self.cast_symbol(symbol, class),
            _ => Err(Trap::unverifiable("checkcast on an operand of the wrong kind")),
        }
    }

    fn cast_object(&mut self, object: ObjectId, known: TypeSetId, class: ClassId) -> Result<Flow, Trap> {
        let declared = self.declared_type(object);
        let symbol = self.symbol_behind(Value::Object(object));
        let (types, declared) = self.as_declared(symbol, (known, declared), class)?;
        self.require_known(types, declared, class)?;
        let split = self.split(types, class);
        if types == known && self.symbolic_mut().types.is_empty(split.outside) {
            return Ok(Flow::Next);
        }
        let mut alternatives = Vec::with_capacity(2);
        let within = Refine::ObjectTypes(object, split.within);
        self.add_unless_empty(&mut alternatives, split.within, within, self.passes());
        let outside = Refine::ObjectTypes(object, split.outside);
        self.add_unless_empty(&mut alternatives, split.outside, outside, FAILS);
        self.choose_if_any(alternatives)
    }

    fn cast_symbol(&mut self, symbol: SymbolId, class: ClassId) -> Result<Flow, Trap> {
        let row = *self.heap.symbol(symbol);
        let (types, declared) = self.as_declared(Some(symbol), (row.types, row.declared), class)?;
        self.require_known(types, declared, class)?;
        let split = self.split(types, class);
        if types == row.types && self.symbolic_mut().types.is_empty(split.outside) {
            return Ok(Flow::Next);
        }
        let mut alternatives = Vec::with_capacity(2);
        if !self.symbolic_mut().types.is_empty(split.within) {
            alternatives.push(Alternative::plain(Refine::SymbolTypes(symbol, split.within), self.passes()));
        } else if row.knowledge == Knowledge::MayBeNull {
            alternatives.push(Alternative::plain(Refine::Null(symbol), self.passes()));
        }
        let outside = Refine::NotNullOf(symbol, split.outside);
        self.add_unless_empty(&mut alternatives, split.outside, outside, FAILS);
        self.choose_if_any(alternatives)
    }

    fn passes(&self) -> Then {
        Then::Jump { drop: 0, target: self.frame().pc + 1 }
    }

    /// Where nothing is left, declarations have excluded everything.
    fn choose_if_any(&mut self, alternatives: Vec<Alternative>) -> Result<Flow, Trap> {
        if alternatives.is_empty() { Err(Trap::End(PathEnd::AssumedAway)) } else { self.choose(alternatives) }
    }

    /// The classes of an unknown that is cast, of those that it might have, and its static type: what declarations say of
    /// it is so.
    fn as_declared(
        &mut self,
        symbol: Option<SymbolId>,
        (types, declared): (TypeSetId, ClassId),
        class: ClassId,
    ) -> Result<(TypeSetId, ClassId), Trap> {
        if self.program.is_subtype(declared, class) {
            return Ok((types, declared));
        }
        let Some(argued) = symbol.and_then(|symbol| self.argued_class(symbol)) else { return Ok((types, declared)) };
        if argued == declared || !self.program.is_subtype(argued, declared) {
            return Ok((types, declared));
        }
        let is_whole = self.symbolic_mut().implementations_of(declared) == Some(types);
        if is_whole {
            let types = self.implementations(argued)?;
            self.note_known_orders(argued, types);
            self.note_lambdas(argued, types);
            return Ok((types, argued));
        }
        self.require_known(types, declared, argued)?;
        Ok((self.split(types, argued).within, declared))
    }

    /// Keeps of objects that an unknown may be those that declarations allow it to be.
    pub(super) fn leave_out_undeclared(&mut self, symbol: SymbolId, objects: &mut Vec<ObjectId>) {
        // Only what is in the place of a type parameter may be more than its static type says.
        if objects.is_empty() || self.heap.symbol(symbol).declared != self.known.object {
            return;
        }
        let Some(argued) = self.argued_class(symbol).filter(|&argued| argued != self.known.object) else { return };
        objects.retain(|&object| {
            let fits = match self.unsettled_types(object) {
                Some(types) => {
                    let within = self.split(types, argued).within;
                    !self.symbolic_mut().types.is_empty(within)
                }
                None => self.program.is_subtype(self.heap.class(object), argued),
            };
            fits && !self.are_declared_apart(symbol, object)
        });
    }

    /// The same for objects that are older than the path: constants of enums, and what static final fields hold.
    pub(super) fn leave_out_undeclared_constants(&mut self, symbol: SymbolId, alternatives: &mut Vec<Alternative>) {
        let constant = |machine: &Machine, alternative: &Alternative| match alternative.refine {
            Refine::Alias(_, object) if machine.is_older(object) => Some(object),
            _ => None,
        };
        if !alternatives.iter().any(|alternative| constant(self, alternative).is_some()) {
            return;
        }
        let Some(argued) = self.argued_class(symbol) else { return };
        alternatives.retain(|alternative| match constant(self, alternative) {
            Some(object) => {
                self.program.is_subtype(self.heap.class(object), argued) && !self.are_declared_apart(symbol, object)
            }
            None => true,
        });
    }

    /// The exception of a cast that fails, unless no input is like that: an unknown of this class was found where the
    /// declarations want another.
    pub(crate) fn failed_cast_of(&mut self, value: Value, found: ClassId, class: ClassId) -> Trap {
        match self.symbol_behind(value).and_then(|symbol| self.argued_class(symbol)) {
            Some(argued) if !self.program.is_subtype(found, argued) => Trap::End(PathEnd::AssumedAway),
            _ => self.class_cast(found, class),
        }
    }

    /// The unknown that a value is, or that it has been.
    fn symbol_behind(&self, value: Value) -> Option<SymbolId> {
        match value {
            Value::Symbol(symbol) => Some(symbol),
            Value::Object(object) => self.heap.symbolic(object).map(|row| row.symbol),
            _ => None,
        }
    }
}
