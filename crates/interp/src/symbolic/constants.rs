//! Enum constants: an unknown of an enum type is null or one of them, never an object that nobody has seen.

use super::alternative::{Alternative, Refine, Then};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, SymbolId, Value};
use program::{ClassId, FieldPlace, access};

impl Machine {
    /// Replaces the fresh objects that a symbol may become by the constants of its enum types. Says whether constants are
    /// all that it can be.
    pub(crate) fn offer_constants(
        &mut self,
        symbol: SymbolId,
        then: Then,
        alternatives: &mut Vec<Alternative>,
    ) -> Result<bool, Trap> {
        let types = self.heap.symbol(symbol).types;
        let classes = self.symbolic_mut().types.classes(types).clone();
        if !classes.iter().any(|&class| self.enum_of(class).is_some()) {
            return Ok(false);
        }
        let argued = self.argued_class(symbol);
        let is_declared = |class: &&ClassId| argued.is_none_or(|argued| self.program.is_subtype(**class, argued));
        let declared = classes.iter().filter(is_declared);
        let mut enums: Vec<ClassId> = declared.filter_map(|&class| self.enum_of(class)).collect();
        enums.dedup();
        let is_fresh = |it: &Alternative| matches!(it.refine, Refine::Fresh(_) | Refine::FreshInput(_));
        let fresh: Vec<Alternative> = alternatives.iter().copied().filter(is_fresh).collect();
        alternatives.retain(|alternative| !is_fresh(alternative));
        for class in enums {
            if self.is_uninitializable(class) {
                continue;
            }
            self.require_initialized_before(class)?;
            self.note_mutable_constants(class);
            for constant in self.enum_constants(class) {
                if classes.contains(&self.heap.class(constant)) {
                    alternatives.push(Alternative::plain(Refine::Alias(symbol, constant), then));
                }
            }
        }
        let others: Vec<ClassId> = classes.iter().copied().filter(|&class| self.enum_of(class).is_none()).collect();
        let only_constants = others.is_empty();
        if !only_constants {
            let others = self.symbolic_mut().types.intern(&others);
            alternatives.extend(fresh.iter().map(|alternative| match alternative.refine {
                Refine::FreshInput(_) => Alternative::plain(Refine::FreshInputOf(symbol, others), then),
                _ => Alternative::plain(Refine::FreshOf(symbol, others), then),
            }));
        }
        Ok(only_constants)
    }

    /// The enum that a class is, or is the body of a constant of.
    pub fn enum_of(&self, class: ClassId) -> Option<ClassId> {
        let lineage = &self.program.class(class).lineage;
        let place = lineage.iter().position(|&ancestor| &*self.program.class(ancestor).name == "java/lang/Enum")?;
        lineage.get(place + 1).copied()
    }

    /// The enum and the name of the constant, if an object is one.
    pub fn enum_constant(&self, object: ObjectId) -> Option<(ClassId, &str)> {
        let class = self.enum_of(self.heap.class(object))?;
        self.named_constants(class).find(|(_, constant)| *constant == object).map(|(name, _)| (class, name))
    }

    /// Whether nothing is of a type: an enum without constants, a class that cannot be initialized.
    pub(crate) fn has_no_objects(&self, class: ClassId) -> bool {
        if self.is_uninitializable(class) {
            return true;
        }
        let is_enum = self.program.class(class).access & access::ENUM != 0;
        is_enum
            && self.enum_of(class).is_some_and(|of| {
                let mut fields = self.program.class(of).fields.iter().map(|&id| self.program.field(id));
                !fields.any(|field| field.access & access::ENUM != 0)
            })
    }

    /// The constants of an initialized enum, in their order.
    fn enum_constants(&self, class: ClassId) -> Vec<ObjectId> {
        self.named_constants(class).map(|(_, constant)| constant).collect()
    }

    /// The same with their names.
    pub fn named_constants(&self, class: ClassId) -> impl Iterator<Item = (&str, ObjectId)> {
        let fields = self.program.class(class).fields.iter().map(|&id| self.program.field(id));
        fields.filter(|field| field.access & access::ENUM != 0).filter_map(|field| match field.place {
            FieldPlace::Static(slot) => match self.constant(slot).value() {
                Value::Object(constant) => Some((self.program.text(field.name), constant)),
                _ => None,
            },
            FieldPlace::Instance(_) => None,
        })
    }
}
