//! Forgetting the elements of arrays.
//!
//! Elements that are there become unknown at once; what is not there yet remembers that it was forgotten. An element
//! whose index may or may not lie in the range is a choice between its old value and an unknown if it is a number, and
//! unknown if it is a reference, which is more than the contract says but never less.

use super::super::array::descriptor;
use super::super::field_type::{FieldType, Marks};
use super::super::written::Written;
use crate::machine::Machine;
use crate::trap::Trap;
use decide::Verdict;
use heap::{Accumulator, Body, CallPart, ForgottenElements, Number, ObjectId, Origin, Slot, Touched, Value, Version};
use program::{Kind, Type};
use term::TermId;

/// Longer arrays that are forgotten as a whole become accumulators.
const LONG: usize = 64;

type Range = Option<(Slot, Slot)>;

impl Machine {
    /// Forgets the elements of an array, or those in a range.
    pub(super) fn forget_array(&mut self, array: ObjectId, range: Range) -> Result<(), Trap> {
        let version = self.active_version()?;
        let body = self.heap.get(array).body.clone();
        let now = match body {
            Body::Fields(_) | Body::Free => return Ok(()),
            Body::Accumulator(accumulator) => {
                self.forget_accumulated(array, *accumulator, ForgottenElements { version, range })?
            }
            body => self.forget_plain(array, body, ForgottenElements { version, range })?,
        };
        self.heap.forget_elements(array, now);
        Ok(())
    }

    fn forget_accumulated(
        &mut self,
        array: ObjectId,
        mut accumulator: Accumulator,
        forgotten: ForgottenElements,
    ) -> Result<Body, Trap> {
        for place in 0..accumulator.touched.len() {
            let Touched { index, current, .. } = accumulator.touched[place];
            let now = self.maybe_forgotten(array, accumulator.holds, place as u32, (index, current), forgotten)?;
            accumulator.touched[place].current = now;
        }
        self.note_write_of_elements(array, accumulator.length, forgotten.range)?;
        accumulator.forgotten.push(forgotten);
        Ok(Body::Accumulator(Box::new(accumulator)))
    }

    /// Any element of a range may have been assigned to: an index that is unknown but for being in the range and in the array
    /// stands for all of them. Nothing is if there is no such index.
    fn note_write_of_elements(&mut self, array: ObjectId, length: Slot, range: Range) -> Result<(), Trap> {
        let length = self.term_of(length.value())?;
        let exists = self.is_any_within(length, range)?;
        if exists == TermId::FALSE {
            return Ok(());
        }
        if !self.symbolic_mut().notes_writes || self.heap.is_new(array) {
            return self.note_write(Written::Element(array, Slot::int(0)));
        }
        let origin =
            Origin::Call { version: self.active_version()?, part: CallPart::Element { array, place: u32::MAX } };
        let index = self.unknown_number(program::BaseType::Int, origin);
        let slot = Slot::term(Number::Int, index);
        let terms = &mut self.symbolic_mut().terms;
        let zero = terms.int(0);
        let (above, below) = (terms.less_equal(zero, index), terms.less(index, length));
        let in_array = terms.and(above, below);
        let in_range = self.index_within(slot, range)?;
        let within = self.symbolic_mut().terms.and(in_array, in_range);
        self.assume_implied(exists, within)?;
        self.note_write_if(Written::Element(array, slot), exists)
    }

    /// Whether an array of some length has elements in a range; a constant if the path knows.
    fn is_any_within(&mut self, length: TermId, range: Range) -> Result<TermId, Trap> {
        let terms = &mut self.symbolic_mut().terms;
        let zero = terms.int(0);
        let mut any = terms.less(zero, length);
        if let Some((from, to)) = range {
            let (from, to) = (self.term_of(from.value())?, self.term_of(to.value())?);
            let terms = &mut self.symbolic_mut().terms;
            let (ends, begins) = (terms.less_equal(zero, to), terms.less(from, length));
            for condition in [ends, begins, terms.less_equal(from, to)] {
                any = terms.and(any, condition);
            }
        }
        Ok(self.known(any))
    }

    fn forget_plain(&mut self, array: ObjectId, mut body: Body, forgotten: ForgottenElements) -> Result<Body, Trap> {
        let Some(holds) = self.array_kind(array) else { return Ok(body) };
        let length = body.length().unwrap_or(0);
        if length > LONG && forgotten.range.is_none() {
            let mut accumulator = Accumulator::unknown(holds, Slot::int(length as i32));
            accumulator.forgotten.push(forgotten);
            self.note_write_of_elements(array, Slot::int(length as i32), forgotten.range)?;
            return Ok(Body::Accumulator(Box::new(accumulator)));
        }
        if holds != Kind::Reference {
            body.widen(holds);
        }
        self.note_write_of_elements(array, Slot::int(length as i32), forgotten.range)?;
        for index in 0..length {
            let Some(current) = body.element(index) else { break };
            let element = (Slot::int(index as i32), Slot::from(current));
            let now = self.maybe_forgotten(array, holds, index as u32, element, forgotten)?;
            if now != element.1 {
                body.set_element(index, now.value());
            }
        }
        Ok(body)
    }

    /// An element after a call that may have assigned to it if its index is in the range.
    fn maybe_forgotten(
        &mut self,
        array: ObjectId,
        holds: Kind,
        place: u32,
        (index, current): (Slot, Slot),
        forgotten: ForgottenElements,
    ) -> Result<Slot, Trap> {
        let within = self.is_within(index, forgotten.range)?;
        if within == TermId::FALSE {
            return Ok(current);
        }
        let unknown = self.unknown_of_call(array, holds, place, forgotten.version)?;
        match (unknown.value(), current.value()) {
            (_, Value::Unread) => Ok(unknown),
            (Value::Term(number, unknown), _) if within != TermId::TRUE => {
                let before = self.term_of(current.value())?;
                let now = self.symbolic_mut().terms.ite(within, unknown, before);
                Ok(Slot::term(number, now))
            }
            _ => Ok(unknown),
        }
    }

    /// Whether an index is in a range; a constant if the path knows.
    fn is_within(&mut self, index: Slot, range: Range) -> Result<TermId, Trap> {
        let within = self.index_within(index, range)?;
        Ok(self.known(within))
    }

    fn index_within(&mut self, index: Slot, range: Range) -> Result<TermId, Trap> {
        let Some((from, to)) = range else { return Ok(TermId::TRUE) };
        let (index, from, to) = (self.term_of(index.value())?, self.term_of(from.value())?, self.term_of(to.value())?);
        let terms = &mut self.symbolic_mut().terms;
        let (above, below) = (terms.less_equal(from, index), terms.less_equal(index, to));
        Ok(terms.and(above, below))
    }

    /// A condition, or the constant that the path implies it to be.
    fn known(&mut self, condition: TermId) -> TermId {
        let symbolic = self.symbolic_mut();
        let otherwise = symbolic.terms.not(condition);
        if symbolic.decider.check(&symbolic.terms, condition) == Verdict::Unsat {
            return TermId::FALSE;
        }
        if symbolic.decider.check(&symbolic.terms, otherwise) == Verdict::Unsat { TermId::TRUE } else { condition }
    }

    fn unknown_of_call(&mut self, array: ObjectId, holds: Kind, place: u32, version: Version) -> Result<Slot, Trap> {
        let origin = Origin::Call { version, part: CallPart::Element { array, place } };
        match holds {
            Kind::Base(base) => Ok(Slot::term(Number::of(base), self.unknown_number(base, origin))),
            Kind::Reference => {
                let (element, home) = self.element_class(array)?;
                let holder = self.heap.symbolic(array).map(|symbolic| symbolic.depth);
                let of = Type::parse(&descriptor(&self.program.class(element).name))
                    .ok_or_else(|| Trap::unverifiable("an array of a type without a name"))?;
                let is_ordered = self.holds_ordered(array)?;
                self.unknown(
                    &FieldType::Reference { of, home, marks: Marks { is_ordered, ..Marks::default() } },
                    origin,
                    holder,
                )
            }
        }
    }

    /// The value of an element that is touched for the first time, given the one that it had at first: calls by contract
    /// may have assigned to it since.
    pub(crate) fn since_forgotten(
        &mut self,
        array: ObjectId,
        holds: Kind,
        forgotten: &[ForgottenElements],
        (place, index, first): (u32, Slot, Slot),
    ) -> Result<Slot, Trap> {
        let mut current = first;
        for &call in forgotten {
            current = self.maybe_forgotten(array, holds, place, (index, current), call)?;
        }
        Ok(current)
    }

    /// Elements that were touched in only one of the states before and since a call get their places in both.
    pub(crate) fn align_arrays(&mut self) -> Result<(), Trap> {
        for (array, aside) in self.heap.arrays_set_aside() {
            let (Body::Accumulator(mut aside), Body::Accumulator(there)) = (aside, self.heap.get(array).body.clone())
            else {
                continue;
            };
            let mut there = *there;
            let lengths = (there.touched.len(), aside.touched.len());
            if lengths.0 == lengths.1 {
                continue;
            }
            let (shorter, longer) =
                if lengths.0 < lengths.1 { (&mut there, &*aside) } else { (&mut *aside, &there.clone()) };
            for place in shorter.touched.len()..longer.touched.len() {
                let Touched { index, mut initial, .. } = longer.touched[place];
                if initial.is_unread() {
                    initial = self.initial_element(array, place as u32)?;
                    self.heap.initialize_element(array, place as u32, initial);
                }
                let element = (place as u32, index, initial);
                let current = self.since_forgotten(array, shorter.holds, &shorter.forgotten, element)?;
                shorter.touched.push(Touched { index, current, initial });
            }
            if lengths.0 < lengths.1 {
                self.heap.get_mut(array).body = Body::Accumulator(Box::new(there));
            } else {
                self.heap.replace_set_aside(array, Body::Accumulator(aside));
            }
        }
        Ok(())
    }
}
