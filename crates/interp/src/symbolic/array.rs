//! Loads from arrays whose contents, length or index are not plain: the rules `IALOAD*`.

use super::alternative::{Alternative, Refine, Then};
use super::field_type::{FieldType, Marks};
use super::outcome::Bound;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::{PathEnd, Trap};
use heap::{Accumulator, Body, Number, ObjectId, Origin, Slot, Touched, Untouched, Value};
use program::{ClassId, ClassKind, Kind, Op, Type};
use term::TermId;

impl Machine {
    /// Any array load that the dispatch does not finish.
    pub(crate) fn load_symbolic(&mut self, op: Op) -> Result<Flow, Trap> {
        if let Some(flow) = self.resolve_operand(1)? {
            return Ok(flow);
        }
        let index = self.peek(0);
        let array = match self.peek(1) {
            Value::Object(array) => array,
            Value::Null => return Err(Trap::null_pointer()),
            _ => return Err(Trap::unverifiable(format!("{op:?} on operands of the wrong kind"))),
        };
        if let Some(flow) = self.require_class_of_array(array)? {
            return Ok(flow);
        }
        match &self.heap.get(array).body {
            Body::Accumulator(_) => self.load_accumulated(array, index),
            body => {
                let Some(length) = body.length() else {
                    return Err(Trap::unverifiable(format!("{op:?} on an object of the wrong kind")));
                };
                match index {
                    Value::Int(at) => match usize::try_from(at).ok().and_then(|at| body.element(at)) {
                        Some(value) => self.perform(Then::Push { drop: 2, value: value.into() }),
                        None => Err(crate::op::array::out_of_bounds(at, length)),
                    },
                    _ => self.load_any_of(array, index, length),
                }
            }
        }
    }

    /// An object that is only known to be an `Object` is no array yet.
    pub(crate) fn require_class_of_array(&mut self, array: ObjectId) -> Result<Option<Flow>, Trap> {
        if matches!(self.heap.get(array).body, Body::Fields(_)) {
            return self.require_class(array);
        }
        Ok(None)
    }

    /// A load with an unknown index from an array of known length.
    fn load_any_of(&mut self, array: ObjectId, index: Value, length: usize) -> Result<Flow, Trap> {
        let index = self.int_term_of(index)?;
        let bound = self.symbolic_mut().terms.int(length as i32);
        if let Some(value) = self.look_up(array, index) {
            let alternatives = self.load_looked_up(value, index, bound);
            return self.choose(alternatives);
        }
        let mut alternatives = Vec::with_capacity(length + 1);
        for at in 0..length {
            let Some(value) = self.heap.get(array).body.element(at) else { break };
            let terms = &mut self.symbolic_mut().terms;
            let place = terms.int(at as i32);
            let same = terms.equal(index, place);
            alternatives.push(Alternative::when(same, Then::Push { drop: 2, value: value.into() }));
        }
        let outside = self.outside(index, bound);
        alternatives.push(Alternative::when(outside, Then::OutOfBounds { index, length: bound }));
        self.choose(alternatives)
    }

    /// A load from an accumulator: out of bounds, an index that was touched before, or a new one.
    fn load_accumulated(&mut self, array: ObjectId, index: Value) -> Result<Flow, Trap> {
        let wanted = Slot::from(index);
        if let Some(place) = self.touched(array).iter().position(|touched| touched.index == wanted) {
            let touched = self.touched(array)[place];
            if let Value::Symbol(symbol) = touched.current.value() {
                if let Some(flow) = self.finish_first_read(symbol)? {
                    return Ok(flow);
                }
            }
            return self.perform(Then::Push { drop: 2, value: touched.current });
        }
        let then = |touched: &Touched, _: usize| Then::Push { drop: 2, value: touched.current };
        self.choose_element(array, index, then, Refine::Touch(array, wanted), Then::Retry)
    }

    /// The alternatives of an access to an accumulator.
    pub(crate) fn choose_element(
        &mut self,
        array: ObjectId,
        index: Value,
        known: impl Fn(&Touched, usize) -> Then,
        refine_new: Refine,
        then_new: Then,
    ) -> Result<Flow, Trap> {
        let index = self.int_term_of(index)?;
        let length = self.accumulator(array).length;
        let length = self.term_of(length.value())?;
        let touched = self.touched(array).to_vec();
        let outside = self.outside(index, length);
        let mut alternatives = Vec::with_capacity(touched.len() + 2);
        let mut fresh = self.symbolic_mut().terms.not(outside);
        for (place, element) in touched.iter().enumerate() {
            let other = self.term_of(element.index.value())?;
            let terms = &mut self.symbolic_mut().terms;
            let same = terms.equal(index, other);
            let differs = terms.not(same);
            fresh = terms.and(fresh, differs);
            if same != TermId::FALSE {
                alternatives.push(Alternative::when(same, known(element, place)));
            }
        }
        // As many indices that differ fit only into an array that is longer (IALOAD3-S).
        let was_made = self.accumulator(array).was_made();
        let bound = if self.is_hash_table(array) { Bound::Places } else { Bound::Elements };
        let has_spare = bound == Bound::Elements && !touched.is_empty() && self.has_spare_place(array);
        let symbolic = self.symbolic_mut();
        let taken = symbolic.terms.int(touched.len() as i32);
        let longer = symbolic.terms.less(taken, length);
        let fresh = symbolic.terms.and(fresh, longer);
        let is_admitted = match bound {
            Bound::Places => symbolic.bounds.admit_place(touched.len()),
            _ => symbolic.bounds.admit_element(touched.len() - usize::from(has_spare)),
        };
        if is_admitted || was_made {
            alternatives.push(Alternative { assume: fresh, refine: refine_new, then: then_new });
        } else if symbolic.decider.check(&symbolic.terms, fresh) != decide::Verdict::Unsat {
            alternatives.push(Alternative::when(outside, Then::OutOfBounds { index, length }));
            return self.choose_within(bound, alternatives);
        }
        alternatives.push(Alternative::when(outside, Then::OutOfBounds { index, length }));
        self.choose(alternatives)
    }

    /// As [`Machine::choose`], when the alternatives do not cover the path because a bound forbade one.
    fn choose_within(&mut self, bound: Bound, mut alternatives: Vec<Alternative>) -> Result<Flow, Trap> {
        let symbolic = self.symbolic_mut();
        alternatives.retain(|alternative| {
            alternative.assume == TermId::TRUE
                || symbolic.decider.check(&symbolic.terms, alternative.assume) != decide::Verdict::Unsat
        });
        if alternatives.is_empty() {
            return Err(Trap::End(PathEnd::Bounded(bound)));
        }
        symbolic.tally.cut(bound);
        self.choose(alternatives)
    }

    /// Whether an index is out of bounds, as a term.
    pub(crate) fn outside(&mut self, index: TermId, length: TermId) -> TermId {
        let terms = &mut self.symbolic_mut().terms;
        let zero = terms.int(0);
        let below = terms.less(index, zero);
        let above = terms.less_equal(length, index);
        terms.or(below, above)
    }

    pub(crate) fn accumulator(&self, array: ObjectId) -> &Accumulator {
        match &self.heap.get(array).body {
            Body::Accumulator(accumulator) => accumulator,
            _ => unreachable!("the caller has seen an accumulator"),
        }
    }

    pub(crate) fn accumulator_mut(&mut self, array: ObjectId) -> &mut Accumulator {
        match &mut self.heap.get_mut(array).body {
            Body::Accumulator(accumulator) => accumulator,
            _ => unreachable!("the caller has seen an accumulator"),
        }
    }

    pub(crate) fn touched(&self, array: ObjectId) -> &[Touched] {
        &self.accumulator(array).touched
    }

    /// A new index of an accumulator is read: its value is the default, or unknown.
    pub(crate) fn touch(&mut self, array: ObjectId, index: Slot) -> Result<(), Trap> {
        let accumulator = self.accumulator(array);
        let (holds, place) = (accumulator.holds, accumulator.touched.len() as u32);
        let forgotten = accumulator.forgotten.clone();
        let is_all = forgotten.iter().any(|it| it.range.is_none());
        let initial = match accumulator.untouched.clone() {
            Untouched::Value(value) => value,
            Untouched::Nested { class, lengths } => Slot::object(self.new_nested_unknown(class, &lengths)?),
            Untouched::Unknown if is_all => Slot::UNREAD,
            Untouched::Unknown => self.unknown_element(array, holds, place)?,
        };
        let current = self.since_forgotten(array, holds, &forgotten, (place, index, initial))?;
        let element = Touched { index, current, initial };
        self.accumulator_mut(array).touched.push(element);
        self.narrow_with_object(array)
    }

    /// The value that a touched element had when the method was entered, if nobody had read it before it was written.
    pub(crate) fn initial_element(&mut self, array: ObjectId, place: u32) -> Result<Slot, Trap> {
        let accumulator = self.accumulator(array);
        match (&accumulator.untouched, accumulator.holds) {
            (Untouched::Value(value), _) => Ok(*value),
            (Untouched::Nested { .. }, _) => Ok(Slot::NULL),
            (Untouched::Unknown, holds) => self.unknown_element(array, holds, place),
        }
    }

    fn unknown_element(&mut self, array: ObjectId, holds: Kind, place: u32) -> Result<Slot, Trap> {
        let origin = Origin::Element { array, place };
        match holds {
            Kind::Base(base) => {
                let term = self.unknown_number(base, origin);
                Ok(Slot::term(Number::of(base), term))
            }
            Kind::Reference => {
                let (element, home) = self.element_class(array)?;
                let holder = self.heap.symbolic(array).map(|symbolic| symbolic.depth);
                let of = Type::parse(&descriptor(&self.program.class(element).name))
                    .ok_or_else(|| Trap::unverifiable("an array of a type without a name"))?;
                let is_ordered = self.holds_ordered(array)?;
                let of = FieldType::Reference { of, home, marks: Marks { is_ordered, ..Marks::default() } };
                self.unknown(&of, origin, holder)
            }
        }
    }

    /// The static type of the elements: that of the variable through which the array was found, or of the only class that
    /// the array can have. What else is known of the array's class narrows its elements afterwards.
    pub(crate) fn element_class(&self, array: ObjectId) -> Result<(ClassId, ClassId), Trap> {
        let row = self.heap.symbolic(array);
        let declared = row.and_then(|row| self.heap.symbols().get(row.symbol.index())).map(|symbol| symbol.declared);
        let exact = row.and_then(|row| self.exact_class(row.types));
        let candidates = [declared, exact, Some(self.heap.class(array))];
        let element = candidates.into_iter().flatten().find_map(|class| match self.program.class(class).kind {
            ClassKind::Array { element, .. } => Some(element),
            _ => None,
        });
        let element = element.unwrap_or(self.known.object);
        Ok((element, element))
    }

    /// `arraylength` of a symbol or an accumulator.
    pub(crate) fn symbolic_length(&mut self) -> Result<Flow, Trap> {
        if let Some(flow) = self.resolve_operand(0)? {
            return Ok(flow);
        }
        match self.peek(0) {
            Value::Null => Err(Trap::null_pointer()),
            Value::Object(array) => {
                if let Some(flow) = self.require_class_of_array(array)? {
                    return Ok(flow);
                }
                match &self.heap.get(array).body {
                    Body::Accumulator(accumulator) => {
                        let value = accumulator.length;
                        self.perform(Then::Push { drop: 1, value })
                    }
                    _ => Err(Trap::unverifiable("arraylength on an object of the wrong kind")),
                }
            }
            _ => Err(Trap::unverifiable("arraylength on an operand of the wrong kind")),
        }
    }
}

/// The descriptor of a class by its internal name.
pub(crate) fn descriptor(name: &str) -> String {
    if name.starts_with('[') { name.to_owned() } else { format!("L{name};") }
}
