//! Components of records: they were there before the record, so that they do not lead back to it.

use super::alternative::{Alternative, Refine};
use crate::machine::Machine;
use heap::{CallPart, ObjectId, Origin, SymbolId, Value};
use program::ClassId;
use std::collections::BTreeSet;

impl Machine {
    /// Takes away the objects that a component of a record cannot be.
    pub(super) fn leave_out_younger(&mut self, symbol: SymbolId, alternatives: &mut Vec<Alternative>) {
        let Some(record) = self.record_around(symbol) else { return };
        alternatives.retain(|alternative| match alternative.refine {
            Refine::Alias(_, object) => !self.leads_to(object, record),
            _ => true,
        });
    }

    /// Whether a symbol is a component of a record that an object is, or that leads to it: it is another object.
    pub(super) fn must_precede(&mut self, symbol: SymbolId, value: Value) -> bool {
        match (self.record_around(symbol), value) {
            (Some(record), Value::Object(object)) => self.leads_to(object, record),
            _ => false,
        }
    }

    /// The record that a symbol is a component of.
    fn record_around(&mut self, symbol: SymbolId) -> Option<ObjectId> {
        let (Origin::Field { owner, .. } | Origin::Call { part: CallPart::Field { owner, .. }, .. }) =
            self.heap.symbol(symbol).origin
        else {
            return None;
        };
        self.is_plain_record(owner).then_some(owner)
    }

    /// Whether components, components of components and so on lead from an object to a record.
    fn leads_to(&mut self, object: ObjectId, record: ObjectId) -> bool {
        let (mut pending, mut seen) = (vec![object], BTreeSet::new());
        while let Some(object) = pending.pop() {
            if object == record {
                return true;
            }
            if !seen.insert(object) || !self.is_plain_record(object) {
                continue;
            }
            // What a call has made everybody forget is still as it was: components never change.
            let initial = self.heap.symbolic(object).map_or(&[][..], |row| &row.initial[..]);
            let values = self.references_of(object).into_iter().chain(initial.iter().map(|slot| slot.value()));
            pending.extend(values.filter_map(|value| self.heap.resolved(value).as_object()));
        }
        false
    }

    fn is_plain_record(&mut self, object: ObjectId) -> bool {
        let class = self.layout_class(object);
        let is_record = self.program.class(class).file.as_ref().is_some_and(|file| file.record.is_some());
        is_record && self.is_plain_class(class)
    }

    fn is_plain_class(&mut self, class: ClassId) -> bool {
        if let Some(&known) = self.symbolic_mut().plain_records.get(&class) {
            return known;
        }
        let is_plain = self.program.is_plain_record(class);
        self.symbolic_mut().plain_records.insert(class, is_plain);
        is_plain
    }
}
