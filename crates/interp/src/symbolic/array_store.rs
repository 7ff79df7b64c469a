//! Stores into arrays whose contents, length or index are not plain: the rules `IASTORE*`, and the store check of `aastore`.

use super::alternative::{Alternative, Refine, Then};
use super::written::Written;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{Body, Knowledge, ObjectId, Slot, Touched, TypeSetId, Untouched, Value};
use program::{BaseType, ClassId, ClassKind, Kind, Op};

const STORE_FAILS: Then = Then::Raise("java/lang/ArrayStoreException");

impl Machine {
    /// Any array store that the dispatch does not finish.
    pub(crate) fn store_symbolic(&mut self, op: Op) -> Result<Flow, Trap> {
        if let Some(flow) = self.resolve_operand(2)? {
            return Ok(flow);
        }
        let index = self.peek(1);
        let array = match self.peek(2) {
            Value::Object(array) => array,
            Value::Null => return Err(Trap::null_pointer()),
            _ => return Err(Trap::unverifiable(format!("{op:?} on operands of the wrong kind"))),
        };
        if let Some(flow) = self.require_class_of_array(array)? {
            return Ok(flow);
        }
        if self.recording && op == Op::AAStore {
            // Where exactly is nothing to regions; the assignment itself is noted once that is known.
            if let Some(flow) = self.check_region_of_element(array, self.peek(0))? {
                return Ok(flow);
            }
        }
        self.narrow_stored(op, array);
        let length = self.heap.get(array).body.length();
        match (index, length) {
            (Value::Int(at), Some(length)) => match usize::try_from(at).ok().filter(|&at| at < length) {
                Some(at) => match self.check_store(op, array)? {
                    Some(flow) => Ok(flow),
                    None => self.store_at(array, at as u32),
                },
                None => Err(crate::op::array::out_of_bounds(at, length)),
            },
            (_, Some(length)) => self.store_any_of(op, array, index, length),
            (_, None) if matches!(self.heap.get(array).body, Body::Accumulator(_)) => {
                self.store_accumulated(op, array, index)
            }
            _ => Err(Trap::unverifiable(format!("{op:?} on an object of the wrong kind"))),
        }
    }

    /// The value on top of the stack as the array keeps it.
    fn narrow_stored(&mut self, op: Op, array: ObjectId) {
        let to = match (op, self.kind_of_elements(array)) {
            (Op::BAStore, Some(Kind::Base(BaseType::Boolean))) => BaseType::Boolean,
            (Op::BAStore, _) => BaseType::Byte,
            (Op::CAStore, _) => BaseType::Char,
            (Op::SAStore, _) => BaseType::Short,
            _ => return,
        };
        let value = self.narrow_number(self.peek(0), to);
        self.replace_operand(0, value);
    }

    fn kind_of_elements(&self, array: ObjectId) -> Option<Kind> {
        match &self.heap.get(array).body {
            Body::Accumulator(accumulator) => Some(accumulator.holds),
            Body::Slots(holds, _) => Some(*holds),
            _ => self.array_kind(array),
        }
    }

    /// A store with an unknown index into an array of known length.
    fn store_any_of(&mut self, op: Op, array: ObjectId, index: Value, length: usize) -> Result<Flow, Trap> {
        let index = self.int_term_of(index)?;
        let bound = self.symbolic_mut().terms.int(length as i32);
        let outside = self.outside(index, bound);
        if op == Op::AAStore {
            // Bounds come before the store check (JVMS §6.5 aastore).
            if self.is_possible(outside) {
                let inside = self.symbolic_mut().terms.not(outside);
                let fails = Then::OutOfBounds { index, length: bound };
                return self.choose(vec![Alternative::when(inside, Then::Retry), Alternative::when(outside, fails)]);
            }
            if let Some(flow) = self.check_store(op, array)? {
                return Ok(flow);
            }
        }
        let mut alternatives = Vec::with_capacity(length + 1);
        for at in 0..length as u32 {
            let terms = &mut self.symbolic_mut().terms;
            let place = terms.int(at as i32);
            let same = terms.equal(index, place);
            alternatives.push(Alternative::when(same, Then::StoreAt { array, index: at }));
        }
        alternatives.push(Alternative::when(outside, Then::OutOfBounds { index, length: bound }));
        self.choose(alternatives)
    }

    fn store_accumulated(&mut self, op: Op, array: ObjectId, index: Value) -> Result<Flow, Trap> {
        let wanted = Slot::from(index);
        let known = self.touched(array).iter().position(|touched| touched.index == wanted);
        if op == Op::AAStore {
            if known.is_none() {
                let (term, length) = (self.int_term_of(index)?, self.accumulator(array).length);
                let length = self.term_of(length.value())?;
                let outside = self.outside(term, length);
                if self.is_possible(outside) {
                    let inside = self.symbolic_mut().terms.not(outside);
                    let fails = Then::OutOfBounds { index: term, length };
                    return self
                        .choose(vec![Alternative::when(inside, Then::Retry), Alternative::when(outside, fails)]);
                }
            }
            if let Some(flow) = self.check_store(op, array)? {
                return Ok(flow);
            }
        }
        if let Some(place) = known {
            return self.store_touched(array, place as u32);
        }
        let then = |_: &Touched, place: usize| Then::StoreTouched { array, place: place as u32 };
        self.choose_element(array, index, then, Refine::Nothing, Then::StoreNew { array })
    }

    pub(crate) fn is_possible(&mut self, condition: term::TermId) -> bool {
        let symbolic = self.symbolic_mut();
        symbolic.decider.check(&symbolic.terms, condition) != decide::Verdict::Unsat
    }

    pub(crate) fn store_touched(&mut self, array: ObjectId, place: u32) -> Result<Flow, Trap> {
        if self.recording {
            let index = self.touched(array).get(place as usize).map_or(Slot::INVALID, |touched| touched.index);
            self.note_write(Written::Element(array, index))?;
        }
        let value = Slot::from(self.peek(0));
        if let Some(touched) = self.accumulator_mut(array).touched.get_mut(place as usize) {
            touched.current = value;
        }
        self.drop_operands(3);
        Ok(Flow::Next)
    }

    pub(crate) fn store_new(&mut self, array: ObjectId) -> Result<Flow, Trap> {
        let (value, index) = (Slot::from(self.peek(0)), Slot::from(self.peek(1)));
        if self.recording {
            self.note_write(Written::Element(array, index))?;
        }
        // An array that the code has made is of no interest to the initial plane.
        let initial = match self.accumulator(array).untouched {
            Untouched::Value(value) => value,
            Untouched::Nested { .. } => Slot::NULL,
            Untouched::Unknown => Slot::UNREAD,
        };
        self.accumulator_mut(array).touched.push(Touched { index, current: value, initial });
        self.drop_operands(3);
        Ok(Flow::Next)
    }

    pub(crate) fn store_at(&mut self, array: ObjectId, index: u32) -> Result<Flow, Trap> {
        if self.recording {
            self.note_write(Written::Element(array, Slot::int(index as i32)))?;
        }
        let value = self.peek(0);
        let holds = self.kind_of_elements(array);
        let body = &mut self.heap.get_mut(array).body;
        if let (true, Some(holds)) = (matches!(value, Value::Term(..)), holds) {
            body.widen(holds);
        }
        if !body.set_element(index as usize, value) {
            return Err(Trap::unverifiable("a store of a value of the wrong kind into an array"));
        }
        self.drop_operands(3);
        Ok(Flow::Next)
    }

    /// The store check of `aastore` where classes are not settled. `None`: the store is allowed.
    fn check_store(&mut self, op: Op, array: ObjectId) -> Result<Option<Flow>, Trap> {
        if op != Op::AAStore {
            return Ok(None);
        }
        let value = self.heap.resolved(self.peek(0));
        self.note_dependence_on_class(array);
        let values: TypeSetId = match value {
            Value::Null => return Ok(None),
            Value::Object(stored) => match self.unsettled_types(stored) {
                Some(types) => types,
                None => {
                    let class = self.heap.class(stored);
                    if let ClassKind::Array { element, .. } = self.program.class(self.heap.class(array)).kind {
                        self.require_thrown(stored, element)?;
                    }
                    self.symbolic_mut().types.intern(&[class])
                }
            },
            Value::Symbol(symbol) => self.heap.symbol(symbol).types,
            _ => return Err(Trap::unverifiable("aastore of a value that is no reference")),
        };
        let arrays = match self.unsettled_types(array) {
            Some(types) => types,
            None => {
                let class = self.heap.class(array);
                self.symbolic_mut().types.intern(&[class])
            }
        };
        self.choose_store_types(array, value, arrays, values)
    }

    /// Narrows the types of array and value until it is clear whether the store is allowed.
    fn choose_store_types(
        &mut self,
        array: ObjectId,
        value: Value,
        arrays: TypeSetId,
        values: TypeSetId,
    ) -> Result<Option<Flow>, Trap> {
        let symbolic = self.symbolic.as_ref().expect("symbols are there");
        let (array_classes, value_classes) = (symbolic.types.classes(arrays), symbolic.types.classes(values));
        let admits = |array: ClassId, value: ClassId| match self.program.class(array).kind {
            ClassKind::Array { element, .. } => self.program.is_subtype(value, element),
            _ => false,
        };
        let admitted = array_classes.iter().all(|&array| value_classes.iter().all(|&value| admits(array, value)));
        if admitted {
            return Ok(None);
        }
        if let [array_class] = **array_classes {
            // The array's class is known: the value's decides, and null is always admitted.
            let (fits, others): (Vec<ClassId>, Vec<ClassId>) =
                value_classes.iter().partition(|&&value| admits(array_class, value));
            return self.choose_value_types(value, &fits, &others).map(Some);
        }
        if let Value::Symbol(symbol) = value {
            if self.heap.symbol(symbol).knowledge == Knowledge::MayBeNull {
                return self.decide_nullness(symbol, Then::Retry, Then::Retry).map(Some);
            }
        }
        let classes = array_classes.clone();
        let mut alternatives = Vec::with_capacity(classes.len());
        for &class in classes.iter() {
            let exact = self.symbolic_mut().types.intern(&[class]);
            alternatives.push(Alternative::plain(Refine::ObjectTypes(array, exact), Then::Retry));
        }
        self.choose(alternatives).map(Some)
    }

    fn choose_value_types(&mut self, value: Value, fits: &[ClassId], others: &[ClassId]) -> Result<Flow, Trap> {
        let types = &mut self.symbolic_mut().types;
        let (fitting, failing) = (types.intern(fits), types.intern(others));
        let mut alternatives = Vec::with_capacity(2);
        match value {
            Value::Symbol(symbol) => {
                let may_be_null = self.heap.symbol(symbol).knowledge == Knowledge::MayBeNull;
                match (fits.is_empty(), may_be_null) {
                    (false, _) => {
                        alternatives.push(Alternative::plain(Refine::SymbolTypes(symbol, fitting), Then::Retry));
                    }
                    (true, true) => alternatives.push(Alternative::plain(Refine::Null(symbol), Then::Retry)),
                    (true, false) => {}
                }
                alternatives.push(Alternative::plain(Refine::NotNullOf(symbol, failing), STORE_FAILS));
            }
            Value::Object(object) => {
                if !fits.is_empty() {
                    alternatives.push(Alternative::plain(Refine::ObjectTypes(object, fitting), Then::Retry));
                }
                alternatives.push(Alternative::plain(Refine::ObjectTypes(object, failing), STORE_FAILS));
            }
            _ => return Err(Trap::unverifiable("aastore of a value that is no reference")),
        }
        self.choose(alternatives)
    }
}
