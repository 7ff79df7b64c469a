//! Static fields: what they hold before the call, what was assigned to them, and which objects they name.

use super::{Builder, NotConcrete};
use crate::case::{StaticField, Value};
use heap::{ObjectId, Origin, Slot};
use program::{ClassId, FieldId, FieldPlace, StaticSlot, access};

impl Builder<'_> {
    /// The static fields whose first read was an unknown of the path, as they were then, and one that must not be assigned to.
    pub(super) fn statics_before(&mut self) -> Result<Vec<StaticField>, NotConcrete> {
        let mut found = Vec::new();
        for (slot, id) in self.statics_touched() {
            let value = match self.unknown_static(slot) {
                Some(value) => Some(self.value(value.value(), self.machine.program.field(id).kind)?),
                None => self.blamed_static(id, slot)?,
            };
            found.extend(value.map(|value| self.described_static(id, value)));
        }
        Ok(found)
    }

    /// The same static fields at the end, and others that were assigned to.
    pub(super) fn statics_after(&mut self, before: &[StaticField]) -> Result<Vec<StaticField>, NotConcrete> {
        let mut found = Vec::new();
        for (slot, id) in self.statics_touched() {
            let now = self.machine.heap.static_slot(slot);
            let value = match now.is_unread() {
                true => Value::Any,
                false => self.value(now.value(), self.machine.program.field(id).kind)?,
            };
            let described = self.described_static(id, value);
            let is_known = before.iter().any(|known| known.class == described.class && known.name == described.name);
            if is_known || !now.is_unread() {
                found.push(described);
            }
        }
        Ok(found)
    }

    /// What the path was the first to read of a static field.
    fn unknown_static(&self, slot: StaticSlot) -> Option<Slot> {
        let heap = &self.machine.heap;
        let origin = Origin::Static(slot);
        if let Some(place) = heap.symbols().iter().position(|symbol| symbol.origin == origin) {
            return Some(Slot::symbol(heap::SymbolId(place as u32)));
        }
        let place = heap.unknowns().iter().position(|&known| known == origin)?;
        let terms = &self.machine.symbolic()?.terms;
        let info = terms.symbol_info(term::SymbolId(place as u32));
        let number = match info.sort {
            term::Sort::F32 => heap::Number::Float,
            term::Sort::F64 => heap::Number::Double,
            term::Sort::Bits(term::Width::W64) => heap::Number::Long,
            _ => heap::Number::Int,
        };
        Some(Slot::term(number, info.term))
    }

    /// The static fields of the program's own classes that the path has read first or assigned to. Those of the JDK are
    /// its own affair, and final ones hold what their initializers made.
    fn statics_touched(&self) -> Vec<(StaticSlot, FieldId)> {
        let program = &self.machine.program;
        let touched = self.machine.heap.statics_touched();
        let fields = touched.into_iter().filter_map(|slot| Some((slot, self.machine.field_of_static(slot)?)));
        fields
            .filter(|&(_, id)| {
                let field = program.field(id);
                field.access & access::FINAL == 0 && program.class(field.class).module.is_none()
            })
            .collect()
    }

    fn described_static(&self, id: FieldId, value: Value) -> StaticField {
        let program = &self.machine.program;
        let field = program.field(id);
        StaticField {
            class: self.name(field.class),
            name: program.text(field.name).to_owned(),
            descriptor: program.text(field.descriptor).to_owned(),
            value,
        }
    }

    /// The static field that holds an object older than the path: its class and its name. Final ones come first.
    pub(super) fn static_of(&self, object: ObjectId) -> Option<(String, String)> {
        let program = &self.machine.program;
        if let Some((class, name)) = self.machine.enum_constant(object) {
            return Some((self.name(class), name.to_owned()));
        }
        let named = |slot: StaticSlot| {
            let field = program.field(self.machine.field_of_static(slot)?);
            Some((self.name(field.class), program.text(field.name).to_owned()))
        };
        let candidate = self.machine.field_of_constant(object);
        let is_public = |slot: StaticSlot| {
            let field = self.machine.field_of_static(slot).map(|id| program.field(id));
            field.is_some_and(|field| field.access & program.class(field.class).access & access::PUBLIC != 0)
        };
        let is_of_jdk = self.machine.is_of_jdk(object);
        // Several of the JDK's classes may keep the same object; whoever is not one of them knows the public field.
        if let Some(slot) = candidate.filter(|&slot| !is_of_jdk || is_public(slot)) {
            return named(slot);
        }
        let classes = (0..program.class_count()).map(|index| program.class(ClassId(index as u32)));
        let fields = classes.flat_map(|class| class.fields.iter()).map(|&id| program.field(id));
        let holds = |slot: StaticSlot| self.machine.constant(slot).value() == heap::Value::Object(object);
        let is_it = |field: &&program::Field| match field.place {
            FieldPlace::Static(slot) => field.access & access::FINAL != 0 && holds(slot),
            FieldPlace::Instance(_) => false,
        };
        let all: Vec<&program::Field> = fields.filter(is_it).collect();
        let is_open = |field: &&&program::Field| field.access & program.class(field.class).access & access::PUBLIC != 0;
        let public = all.iter().find(is_open).filter(|_| is_of_jdk);
        let found = public.map(|field| (self.name(field.class), program.text(field.name).to_owned()));
        found
            .or_else(|| candidate.and_then(named))
            .or_else(|| all.first().map(|field| (self.name(field.class), program.text(field.name).to_owned())))
    }

    /// What static initializers of the program have made is there for every run, so that no run may change it.
    pub(super) fn refuse_changed_constants(&self) -> Result<(), NotConcrete> {
        let program = &self.machine.program;
        for object in self.machine.heap.older_changed() {
            let class = program.class(self.machine.class_of(object));
            // Of a string only the hash code can be new.
            let is_text = &*class.name == "java/lang/String";
            if is_text || class.host.is_some() || self.machine.is_of_jdk(object) || self.has_kept_its_hash(object) {
                continue;
            }
            match self.static_of(object) {
                Some((of, field)) if !class.is_array() || self.is_users(&of) => {
                    return Err(NotConcrete::ChangesConstant(format!("{of}.{field}")));
                }
                None if !class.is_array() => return Err(NotConcrete::ChangesConstant(class.java_name())),
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether all that is new of a constant of an enum is the hash code that it keeps since JDK 21.
    fn has_kept_its_hash(&self, object: ObjectId) -> bool {
        let program = &self.machine.program;
        let kept = program.loaded("java/lang/Enum").and_then(|class| self.machine.slot_of(class, "hash"));
        let Some(kept) = kept.filter(|_| self.machine.enum_constant(object).is_some()) else { return false };
        let now = &self.machine.heap.get(object).body;
        let before = self.machine.heap.body_before(object);
        let (heap::Body::Fields(now), heap::Body::Fields(before)) = (now, &before) else { return false };
        now.iter().zip(before).enumerate().all(|(slot, (now, before))| slot == usize::from(kept) || now == before)
    }

    fn is_users(&self, class: &str) -> bool {
        let program = &self.machine.program;
        program.loaded(&class.replace('.', "/")).is_some_and(|class| program.class(class).module.is_none())
    }
}
