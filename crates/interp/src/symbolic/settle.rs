//! Numbers that a path fixes.
//!
//! Once a path assumes that an unknown is some number, the variable that the unknown was read from, if it still holds it,
//! gets the number itself: whatever is computed from it is then computed and not asked about. The initial plane keeps the
//! unknown.

use crate::machine::Machine;
use heap::{Origin, Slot, Value};
use term::{Binary, Node, Range, Sort, SymbolId, TermId, Unary};

impl Machine {
    /// A condition has been added to the path.
    pub(crate) fn settle_number(&mut self, condition: TermId) {
        let Some((symbol, constant)) = self.equation(condition) else { return };
        let Some(&origin) = self.heap.unknowns().get(symbol.index()) else { return };
        let unknown = self.terms().symbol_info(symbol).term;
        let is_it = |value: Value| matches!(value, Value::Term(_, term) if term == unknown);
        let number: Slot = self.number(constant);
        match origin {
            // In the state before the method the number would be in one plane alone, as if it had been assigned.
            Origin::Field { owner, slot } if is_it(self.heap.field(owner, slot)) && !self.heap.in_old() => {
                self.heap.set_slot(owner, slot, number);
            }
            Origin::Length { array } => self.settle_length(array, unknown, number),
            _ => {}
        }
    }

    /// Writes back the floating-point numbers of an object that were fixed while the path looked at the state before the method, so
    /// that no solver has to be asked what is computed from them.
    pub(super) fn settle_floats_of(&mut self, object: heap::ObjectId) {
        let heap::Body::Fields(fields) = &self.heap.get(object).body else { return };
        let term = |slot: &Slot| match slot.value() {
            Value::Term(_, term) => Some(term),
            _ => None,
        };
        let held: Vec<TermId> = fields.iter().filter_map(term).collect();
        for unknown in held {
            let symbolic = self.symbolic_mut();
            let Node::Symbol(symbol) = symbolic.terms.node(unknown) else { continue };
            let sort = symbolic.terms.sort(unknown);
            let Some(value) = symbolic.decider.value_at_hand(symbol).filter(|_| sort.is_float()) else { continue };
            let number = match sort {
                Sort::F32 => symbolic.terms.float(value.as_f32()),
                _ => symbolic.terms.double(value.as_f64()),
            };
            let is_it = symbolic.terms.float_equal(unknown, number);
            if symbolic.decider.is_known(&symbolic.terms, is_it) {
                self.settle_number(is_it);
            }
        }
    }

    fn settle_length(&mut self, array: heap::ObjectId, unknown: TermId, number: Slot) {
        let holds_it = match &self.heap.get(array).body {
            heap::Body::Accumulator(body) => matches!(body.length.value(), Value::Term(_, term) if term == unknown),
            _ => false,
        };
        if holds_it {
            self.accumulator_mut(array).length = number;
        }
    }

    /// The unknown and the constant, if a condition says what the unknown is.
    fn equation(&mut self, condition: TermId) -> Option<(SymbolId, TermId)> {
        let terms = &mut self.symbolic_mut().terms;
        let (node, is_negated) = match terms.node(condition) {
            Node::Unary(Unary::Not, inner) => (terms.node(inner), true),
            node => (node, false),
        };
        let Node::Binary(op, left, right) = node else { return None };
        let Node::Symbol(symbol) = terms.node(left) else { return None };
        let number = terms.value(right)?;
        match (op, is_negated, terms.sort(left)) {
            (Binary::Equal, false, Sort::Bits(_)) => Some((symbol, right)),
            // Of two numbers it is the other one.
            (Binary::Equal, true, Sort::Bits(width)) => {
                let Range { low, high } = terms.range(left);
                (number.0 == low && low.checked_add(1) == Some(high)).then(|| (symbol, terms.bits(width, high)))
            }
            // Both zeros are equal to either, and NaN to nothing.
            (Binary::FloatEqual, false, Sort::F32) if number.as_f32() != 0.0 => Some((symbol, right)),
            (Binary::FloatEqual, false, Sort::F64) if number.as_f64() != 0.0 => Some((symbol, right)),
            _ => None,
        }
    }
}
