//! What values that are equal mean to an unknown comparator: boxes of one number, and strings of the same characters,
//! are worth the same.
//!
//! The JDK calls these classes value-based: programs must not tell their objects apart, and whoever writes a
//! `Comparator<Integer>` compares numbers. Different values may still be worth the same. Where the path does not know yet
//! whether two numbers are equal, that their ranks then are is assumed; numbers of the input that nobody has read get
//! that when they are read.

use super::order::Rank;
use crate::indy::boxing::unwrapped;
use crate::machine::Machine;
use crate::native::same_bits;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{Body, ObjectId, Value};
use program::{BaseType, ClassId};
use term::TermId;

/// What a value consists of that does not depend on which object it is.
pub(super) enum Content {
    Number(ClassId, Value),
    Text(Vec<u16>),
}

impl Content {
    /// Whether two of them are surely equal. Zeros of different signs are not.
    pub(super) fn is_same(&self, other: &Content) -> bool {
        match (self, other) {
            (Content::Number(class, number), Content::Number(of_other, other)) => {
                class == of_other && same_bits(*number, *other)
            }
            (Content::Text(units), Content::Text(others)) => units == others,
            _ => false,
        }
    }
}

impl Machine {
    /// What a box or a string consists of, as far as it is known.
    pub(super) fn content(&self, value: Value) -> Option<Content> {
        if let Some((class, number)) = self.boxed_value(value) {
            return Some(Content::Number(class, number));
        }
        let is_text =
            |object: &ObjectId| self.heap.class(*object) == self.known.string && !self.is_unknown_text(*object);
        value.as_object().filter(is_text).map(|string| Content::Text(self.string_units(string)))
    }

    /// The class of a box and its number, if somebody has read it.
    fn boxed_value(&self, value: Value) -> Option<(ClassId, Value)> {
        if let Some((_, class, _)) = self.open_box(value) {
            return self.boxed_number(value).map(|(_, number)| (class, number));
        }
        let Value::Object(object) = value else { return None };
        let class = self.heap.class(object);
        if !self.is_box(class) || !matches!(self.heap.get(object).body, Body::Fields(_)) {
            return None;
        }
        let number = self.field(object, "value");
        (number != Value::Unread).then_some((class, number))
    }

    fn is_box(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        of.module.is_some() && of.layout.len() == 1 && unwrapped(&of.name).is_some()
    }

    /// What was just ranked is worth what its equals are worth.
    pub(super) fn relate_latest_rank(&mut self) -> Result<(), Trap> {
        let Some(latest) = self.symbolic_mut().orders.ranks().len().checked_sub(1) else { return Ok(()) };
        self.relate_rank(latest)
    }

    /// A number was read, or an unknown turned out to be a box: what has a rank is worth what its equals are worth.
    pub(crate) fn relate_ranks_of(&mut self, object: ObjectId) -> Result<(), Trap> {
        if self.symbolic_mut().orders.ranks().is_empty() || !self.is_box(self.heap.class(object)) {
            return Ok(());
        }
        for place in 0..self.symbolic_mut().orders.ranks().len() {
            let value = self.symbolic_mut().orders.ranks()[place].value;
            if self.heap.resolved(value) == Value::Object(object) {
                self.relate_rank(place)?;
            }
        }
        Ok(())
    }

    fn relate_rank(&mut self, place: usize) -> Result<(), Trap> {
        let known = self.symbolic_mut().orders.ranks()[place];
        let Rank { order, value, rank, .. } = known;
        let Some((class, number)) = self.boxed_value(self.heap.resolved(value)) else { return Ok(()) };
        if order.is_none() && self.is_number_of_order(class) {
            let number = self.term_of(number)?;
            let is_worth_it = self.symbolic_mut().terms.equal(rank, number);
            return self.assume_implied(TermId::TRUE, is_worth_it);
        }
        let others: Vec<Rank> = self.symbolic_mut().orders.ranks().to_vec();
        for other in others {
            let of_other = self.boxed_value(self.heap.resolved(other.value));
            let Some((_, other_number)) = of_other.filter(|(of, _)| *of == class && other.order == order) else {
                continue;
            };
            if other.rank == rank || !self.keeps_rank(&known, other.since) {
                continue;
            }
            let same = self.same_numbers(number, other_number)?;
            let worth_the_same = self.symbolic_mut().terms.equal(rank, other.rank);
            self.assume_implied(same, worth_the_same)?;
        }
        Ok(())
    }

    /// An operand of which there are only a few values must be one of them before it is compared, or there would be more
    /// ranks than values: enum constants, and the two of `Boolean`.
    pub(super) fn settle_few_values(&mut self, depth: usize) -> Result<Option<Flow>, Trap> {
        let value = self.heap.resolved(self.peek(depth));
        match value {
            Value::Symbol(symbol) if self.open_box(value).is_none() => {
                let types = self.heap.symbol(symbol).types;
                let classes = self.symbolic_mut().types.classes(types).clone();
                let is_one_of_few = |&class: &ClassId| {
                    self.enum_of(class).is_some()
                        || unwrapped(&self.program.class(class).name) == Some(BaseType::Boolean)
                };
                if classes.iter().all(is_one_of_few) { self.resolve_operand(depth) } else { Ok(None) }
            }
            Value::Object(object) if self.heap.symbolic(object).is_some() => {
                let class = self.heap.class(object);
                let is_boolean = unwrapped(&self.program.class(class).name) == Some(BaseType::Boolean);
                match self.slot_of(class, "value").filter(|_| is_boolean) {
                    Some(slot) if self.heap.field(object, slot) == Value::Unread => {
                        self.initialize_field(object, slot)?;
                    }
                    _ => {}
                }
                Ok(None)
            }
            _ => Ok(None),
        }
    }
}
