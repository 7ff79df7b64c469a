//! What all regions share: objects that never change, whoever refers to them.
//!
//! Unknowns of two regions may be one string, box or enum constant. Where the closed world has no such class for a
//! variable, what stands for the classes that nobody knows stands for them too: `Object` itself, and a type that
//! nobody implements.

use crate::machine::Machine;
use heap::{Context, Knowledge, ObjectId, Symbol, SymbolId, SymbolicObject, TypeSetId};
use program::ClassId;

/// Classes whose objects never change, so that all regions share them.
const SHARED: [&str; 11] = [
    "java/lang/String",
    "java/lang/Class",
    "java/lang/Enum",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
];

/// Classes that such classes are below.
const ABOVE: [&str; 2] = ["java/lang/Object", "java/lang/Number"];

impl Machine {
    /// Whether the objects of a class never change, as those of lambdas that capture nothing.
    pub(crate) fn is_shared(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        // The class of what is not settled is as empty as that of such a lambda.
        let is_plain_lambda = of.host.is_some() && of.layout.is_empty() && Some(class) != self.heap.unsettled;
        is_plain_lambda || of.lineage.iter().any(|&above| SHARED.contains(&&*self.program.class(above).name))
    }

    /// Whether an unknown of which this is the exact class may be an object that all regions share. An interface is the
    /// exact class of what nobody implements.
    fn may_be_shared(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        self.is_shared(class) || (of.is_interface() && !of.is_array()) || ABOVE.contains(&&*of.name)
    }

    pub(super) fn are_all_shared(&self, types: TypeSetId) -> bool {
        let classes = self.symbolic.as_ref().map_or(&[][..], |symbolic| symbolic.types.classes(types));
        !classes.is_empty() && classes.iter().all(|&class| self.is_shared(class))
    }

    /// Whether an object of the input is known to be one that all regions share: by its class, or because unknowns of two
    /// regions turned out to be it.
    pub(super) fn is_everywhere(&self, row: &SymbolicObject) -> bool {
        let is_elsewhere = |symbol: &Symbol| {
            symbol.knowledge == Knowledge::Object(row.object) && symbol.context.region != row.context.region
        };
        self.are_all_shared(row.types) || self.heap.symbols().iter().any(is_elsewhere)
    }

    /// The objects of other regions that an unknown can be nevertheless, since they may be ones that all regions share.
    pub(crate) fn shared_candidates(&mut self, symbol: SymbolId) -> Vec<ObjectId> {
        let Symbol { types, context, .. } = *self.heap.symbol(symbol);
        let is_apart = |row: &Context| {
            let moved = Context { region: context.region, ..*row };
            row.region != context.region && context.admits(moved)
        };
        let rows = self.heap.symbolic_objects().iter().filter(|row| is_apart(&row.context));
        let apart: Vec<(ObjectId, TypeSetId)> = rows.map(|row| (row.object, row.types)).collect();
        let can_be_shared = |&(_, of): &(ObjectId, TypeSetId)| {
            let common = self.symbolic_mut().types.meet(types, of);
            let classes = self.symbolic_mut().types.classes(common).clone();
            classes.iter().any(|&class| self.may_be_shared(class))
        };
        apart.into_iter().filter(can_be_shared).map(|(object, _)| object).collect()
    }

    /// What is in two regions is one of the objects that all of them share.
    pub(crate) fn narrow_to_shared(&mut self, symbol: SymbolId, object: ObjectId) {
        let Some(row) = self.heap.symbolic(object) else { return };
        if row.context.region == self.heap.symbol(symbol).context.region {
            return;
        }
        let of = row.types;
        let classes = self.symbolic_mut().types.classes(of).clone();
        let shared: Vec<ClassId> = classes.iter().copied().filter(|&class| self.may_be_shared(class)).collect();
        let shared = self.symbolic_mut().types.intern(&shared);
        self.heap.constrain_object(object, shared);
    }
}
