//! Making arrays of unknown lengths: the rule `ANEWARRAY-S`, and `multianewarray` (JVMS §6.5).

use super::alternative::{Alternative, Then};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{Accumulator, Body, ObjectId, Slot, Value};
use program::{ClassId, ClassKind};

impl Machine {
    /// `newarray` and `anewarray` with an unknown length: negative, or an array full of default values.
    pub(crate) fn make_symbolic_array(&mut self, class: ClassId) -> Result<Flow, Trap> {
        let length = self.peek(0);
        let term = self.int_term_of(length)?;
        let terms = &mut self.symbolic_mut().terms;
        let zero = terms.int(0);
        let negative = terms.less(term, zero);
        let made = Then::MakeArray { class, length: length.into() };
        let other = terms.not(negative);
        self.choose(vec![Alternative::when(other, made), Alternative::when(negative, Then::NegativeSize(term))])
    }

    pub(crate) fn make_accumulator(&mut self, class: ClassId, length: Slot) -> Result<Flow, Trap> {
        let array = self.new_unknown_array(class, length)?;
        self.drop_operands(1);
        self.push(Value::Object(array));
        Ok(Flow::Next)
    }

    /// An array full of default values whose length is unknown and not negative.
    pub(crate) fn new_unknown_array(&mut self, class: ClassId, length: Slot) -> Result<ObjectId, Trap> {
        let ClassKind::Array { holds, .. } = self.program.class(class).kind else {
            return Err(Trap::unverifiable("an array of a class that is no array"));
        };
        Ok(self.heap.allocate(class, Body::Accumulator(Box::new(Accumulator::made(holds, length)))))
    }

    /// A length of `multianewarray`, or of an array made by reflection, that may be negative, which is an exception. `None`: it is not.
    pub(crate) fn check_unknown_length(&mut self, length: Value) -> Result<Option<Flow>, Trap> {
        let length = self.int_term_of(length)?;
        let terms = &mut self.symbolic_mut().terms;
        let zero = terms.int(0);
        let negative = terms.less(length, zero);
        let other = terms.not(negative);
        if !self.is_possible(negative) {
            return Ok(None);
        }
        let fails = Alternative::when(negative, Then::NegativeSize(length));
        self.choose(vec![Alternative::when(other, Then::Retry), fails]).map(Some)
    }

    /// Arrays of arrays with lengths that may be unknown, none of which is negative. The elements of one whose length is
    /// unknown are made when they are first touched: before that nobody can tell.
    pub(crate) fn new_nested_unknown(&mut self, class: ClassId, lengths: &[Slot]) -> Result<ObjectId, Trap> {
        let Some((&length, inner)) = lengths.split_first() else {
            return Err(Trap::unverifiable("an array without dimensions"));
        };
        let ClassKind::Array { element, holds, .. } = self.program.class(class).kind else {
            return Err(Trap::unverifiable("more dimensions than the array's class has"));
        };
        let Value::Int(known) = length.value() else {
            let nested = Accumulator::nested(length, element, inner);
            let body = if inner.is_empty() { Accumulator::made(holds, length) } else { nested };
            return Ok(self.heap.allocate(class, Body::Accumulator(Box::new(body))));
        };
        let array = self.new_array(class, known as usize)?;
        if !inner.is_empty() {
            for place in 0..known as usize {
                let nested = self.new_nested_unknown(element, inner)?;
                self.heap.get_mut(array).body.set_element(place, Value::Object(nested));
            }
        }
        Ok(array)
    }
}
