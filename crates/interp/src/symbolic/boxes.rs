//! Boxes of unknown numbers: what `Integer.valueOf` and its like give.
//!
//! For small numbers they give one of the boxes that they keep, for others a new one. Which it is matters only to who asks
//! for the identity, and few do. So the result is a symbol that says "what `valueOf` gave for this term": reading the
//! number and calling methods need no choice, two of them are the same object if their numbers are equal and small, and
//! only where an object must be named the symbol becomes one of the kept boxes or a new one.

use super::alternative::{Alternative, Refine, Then};
use super::guard::Guard;
use crate::frame::Step;
use crate::indy::boxing::{unwrapped, wrapper};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{Body, Knowledge, Number, ObjectId, Origin, Symbol, SymbolId, Value};
use program::{BaseType, ClassId, Op};
use term::TermId;

/// The guard of `valueOf`.
pub(crate) fn find(class: &str, name: &str, descriptor: &str) -> Option<Guard> {
    let base = unwrapped(class).filter(|base| !matches!(base, BaseType::Float | BaseType::Double))?;
    let is_box = name == "valueOf" && descriptor == format!("({})L{class};", base.letter());
    is_box.then_some(|machine, id, arguments| {
        let &[Value::Term(_, number)] = arguments else { return Ok(None) };
        let class = machine.program.method(id).class;
        Ok(Some(Step::Done(Some(machine.new_box(class, number)))))
    })
}

/// The class that keeps boxes, and the static field where they are.
fn keeper(base: BaseType) -> (&'static str, &'static str) {
    match base {
        BaseType::Byte => ("java/lang/Byte$ByteCache", "cache"),
        BaseType::Char => ("java/lang/Character$CharacterCache", "cache"),
        BaseType::Short => ("java/lang/Short$ShortCache", "cache"),
        BaseType::Long => ("java/lang/Long$LongCache", "cache"),
        _ => ("java/lang/Integer$IntegerCache", "cache"),
    }
}

impl Machine {
    fn new_box(&mut self, class: ClassId, number: TermId) -> Value {
        let types = self.symbolic_mut().types.intern(&[class]);
        let origin = Origin::Boxed(number);
        let context = heap::Context::default();
        let row = Symbol {
            knowledge: Knowledge::NotNull,
            types,
            declared: class,
            origin,
            depth: 0,
            context,
            belongs: Default::default(),
        };
        Value::Symbol(self.heap.new_symbol(row))
    }

    /// The class and the number of a box that is no object yet.
    pub(crate) fn open_box(&self, value: Value) -> Option<(SymbolId, ClassId, TermId)> {
        let Value::Symbol(symbol) = self.heap.resolved(value) else { return None };
        let row = self.heap.symbol(symbol);
        match row.origin {
            Origin::Boxed(number) => Some((symbol, row.declared, number)),
            _ => None,
        }
    }

    /// What such a box holds.
    pub(crate) fn boxed_number(&self, value: Value) -> Option<(BaseType, Value)> {
        let (_, class, number) = self.open_box(value)?;
        let base = unwrapped(&self.program.class(class).name)?;
        Some((base, Value::Term(Number::of(base), number)))
    }

    /// `getfield` on a box that is no object yet: the only field is its number.
    pub(crate) fn read_box(&mut self, slot: u16) -> Result<Option<Flow>, Trap> {
        let Some((_, class, number)) = self.open_box(self.peek(0)) else { return Ok(None) };
        if self.slot_of(class, "value") != Some(slot) {
            return Ok(None);
        }
        let value = self.number(number);
        self.perform(Then::Push { drop: 1, value }).map(Some)
    }

    /// A call on a box that is no object yet. Its class says which method that is; native ones want an object.
    pub(crate) fn call_on_box(&mut self, op: Op, depth: usize) -> Result<Option<Flow>, Trap> {
        let Some((_, class, _)) = self.open_box(self.peek(depth)) else { return Ok(None) };
        let selected = match op {
            Op::InvokeVirtualSlot { slot, .. } => self.program.class(class).vtable.get(usize::from(slot)).copied(),
            Op::InvokeInterfaceLinked(method) => Some(self.program.select_method(class, method)?),
            Op::InvokeDirect(method) => Some(method),
            _ => None,
        };
        match selected {
            Some(method) if !self.program.method(method).is_native() => self.invoke_on_stack(method).map(Some),
            _ => Ok(None),
        }
    }

    /// Whether two references of which one is a box are the same object, as a term. `None`: neither is a box.
    pub(crate) fn same_boxes(&mut self, left: Value, right: Value) -> Result<Option<TermId>, Trap> {
        let (one, other) = match (self.open_box(left), self.open_box(right)) {
            (None, None) => return Ok(None),
            (Some(one), Some(other)) => (one, other),
            (Some(one), None) => return self.is_kept_box(one, right).map(Some),
            (None, Some(other)) => return self.is_kept_box(other, left).map(Some),
        };
        if one.0 == other.0 {
            return Ok(Some(TermId::TRUE));
        }
        if one.1 != other.1 {
            return Ok(Some(TermId::FALSE));
        }
        let kept = self.kept_boxes(one.1)?;
        let within = self.within(one.2, &kept);
        let terms = &mut self.symbolic_mut().terms;
        let equal = terms.equal(one.2, other.2);
        Ok(Some(terms.and(equal, within)))
    }

    /// Whether a box is this object. References of the input never are boxes that the JDK keeps.
    fn is_kept_box(&mut self, (_, class, number): (SymbolId, ClassId, TermId), other: Value) -> Result<TermId, Trap> {
        let Value::Object(object) = other else { return Ok(TermId::FALSE) };
        if self.heap.class(object) != class {
            return Ok(TermId::FALSE);
        }
        let kept = self.kept_boxes(class)?;
        match kept.iter().find(|(_, kept)| *kept == object) {
            Some(&(value, _)) => Ok(self.is_number(number, value)),
            None => Ok(TermId::FALSE),
        }
    }

    /// A box becomes an object: one of those that are kept, or a new one.
    pub(crate) fn resolve_box(&mut self, symbol: SymbolId, then: Then) -> Result<Flow, Trap> {
        let Some((symbol, class, number)) = self.open_box(Value::Symbol(symbol)) else {
            return Err(Trap::unverifiable("a box that is none"));
        };
        let kept = self.kept_boxes(class)?;
        let mut alternatives = Vec::with_capacity(kept.len() + 1);
        for &(value, object) in &kept {
            let assume = self.is_number(number, value);
            if assume != TermId::FALSE {
                alternatives.push(Alternative { assume, refine: Refine::Alias(symbol, object), then });
            }
        }
        let within = self.within(number, &kept);
        let assume = self.symbolic_mut().terms.not(within);
        if assume != TermId::FALSE {
            alternatives.push(Alternative { assume, refine: Refine::NewBox(symbol), then });
        }
        self.choose(alternatives)
    }

    /// The box that a symbol becomes when it is none of those that are kept.
    pub(crate) fn make_box(&mut self, symbol: SymbolId) {
        let Some((_, class, number)) = self.open_box(Value::Symbol(symbol)) else { return };
        let object = self.new_instance(class);
        let number = self.number(number);
        self.set_field(object, "value", number.value());
        self.heap.learn(symbol, Knowledge::Object(object));
    }

    /// The boxes that are kept, with their numbers, in their order.
    fn kept_boxes(&mut self, class: ClassId) -> Result<Vec<(i64, ObjectId)>, Trap> {
        let name = self.program.class(class).name.clone();
        let Some(base) = unwrapped(&name) else { return Ok(Vec::new()) };
        if base == BaseType::Boolean {
            let constant = |name: &str| self.static_field(class, name).and_then(Value::as_object);
            let constants = [(0, constant("FALSE")), (1, constant("TRUE"))];
            return Ok(constants.into_iter().filter_map(|(number, kept)| Some((number, kept?))).collect());
        }
        let (keeper, field) = keeper(base);
        let keeper = self.load(keeper)?;
        self.require_initialized(keeper)?;
        let array = self.static_field(keeper, field).and_then(Value::as_object);
        let elements = match array.map(|array| &self.heap.get(array).body) {
            Some(Body::References(elements)) => elements.clone(),
            _ => return Err(Trap::unsupported(format!("this JDK: {} keeps no boxes", wrapper(base)))),
        };
        let number = |object: ObjectId| match self.field(object, "value") {
            Value::Int(number) => Some(i64::from(number)),
            Value::Long(number) => Some(number),
            _ => None,
        };
        Ok(elements
            .iter()
            .filter_map(|value| value.as_object())
            .filter_map(|kept| Some((number(kept)?, kept)))
            .collect())
    }

    /// Whether a number is one of those whose boxes are kept, which are a range.
    fn within(&mut self, number: TermId, kept: &[(i64, ObjectId)]) -> TermId {
        let (Some(&(low, _)), Some(&(high, _))) = (kept.first(), kept.last()) else { return TermId::FALSE };
        let (low, high) = (self.constant_like(number, low), self.constant_like(number, high));
        let terms = &mut self.symbolic_mut().terms;
        let above = terms.less_equal(low, number);
        let below = terms.less_equal(number, high);
        terms.and(above, below)
    }

    fn is_number(&mut self, number: TermId, value: i64) -> TermId {
        let value = self.constant_like(number, value);
        self.symbolic_mut().terms.equal(number, value)
    }

    /// A constant of the sort of a number.
    fn constant_like(&mut self, number: TermId, value: i64) -> TermId {
        let is_long = matches!(self.number(number).value(), Value::Long(_) | Value::Term(Number::Long, _));
        let terms = &mut self.symbolic_mut().terms;
        if is_long { terms.long(value) } else { terms.int(value as i32) }
    }
}
