//! Assignments that nobody sees: to what the JDK keeps for itself.

use super::written::Written;
use crate::machine::Machine;
use heap::{Body, ObjectId, Value};
use program::{ClassId, ClassKind, FieldId, FieldPlace};
use std::collections::BTreeSet;

/// Fields of the JDK in which objects keep what they could compute again.
const CACHES: [(&str, &[&str]); 8] = [
    ("java/lang/String", &["hash", "hashIsZero"]),
    ("java/util/AbstractMap", &["keySet", "values"]),
    ("java/util/HashMap", &["entrySet"]),
    ("java/util/TreeMap", &["entrySet", "navigableKeySet", "descendingMap"]),
    ("java/lang/Enum", &["hash"]),
    // All thread locals of a machine draw theirs from one counter.
    ("java/lang/ThreadLocal", &["threadLocalHashCode"]),
    (
        "java/math/BigInteger",
        &["bitCountPlusOne", "bitLengthPlusOne", "lowestSetBitPlusTwo", "firstNonzeroIntNumPlusTwo"],
    ),
    ("java/math/BigDecimal", &["stringCache", "precision"]),
];

/// Static fields of the JDK whose contents everybody can ask for.
const SEEN: [(&str, &str); 1] = [("java/lang/System", "props")];

impl Machine {
    /// Whether nobody sees what is assigned to: a field in which the JDK keeps what it could compute again, a static field
    /// of the JDK, or an object that the JDK had made before the path and that no static field of the user leads to.
    pub(super) fn is_cache(&self, what: Written) -> bool {
        match what {
            Written::Static(_) => {
                let field = self.field_of_written(what);
                field.is_some_and(|field| self.program.class(self.program.field(field).class).module.is_some())
            }
            Written::Field(object, _) => self.is_cached_field(object, what) || self.is_of_jdk(object),
            Written::Element(array, _) => self.is_of_jdk(array),
            // Thread locals of the JDK are its own affair, the running thread is not.
            Written::Library { of: Some(object), .. } => self.is_of_jdk(object) && !self.is_thread(object),
            Written::Library { of: None, .. } | Written::Everything(_) => false,
        }
    }

    fn is_thread(&self, object: ObjectId) -> bool {
        let lineage = &self.program.class(self.heap.class(object)).lineage;
        lineage.iter().any(|&class| &*self.program.class(class).name == "java/lang/Thread")
    }

    pub(super) fn is_cached_field(&self, object: ObjectId, what: Written) -> bool {
        let lineage = &self.program.class(self.layout_class(object)).lineage;
        let keeps = |class: &str| CACHES.iter().any(|(of, _)| *of == class);
        if !lineage.iter().any(|&class| keeps(&self.program.class(class).name)) {
            return false;
        }
        self.field_of_written(what).is_some_and(|field| self.is_cache_field(field))
    }

    /// Whether a field of the JDK keeps what its object could compute again.
    pub fn is_cache_field(&self, field: FieldId) -> bool {
        let field = self.program.field(field);
        let (class, name) = (&*self.program.class(field.class).name, self.program.text(field.name));
        CACHES.iter().any(|(of, names)| *of == class && names.contains(&name))
    }

    /// Whether an object of the base state is the JDK's own affair.
    pub fn is_of_jdk(&self, object: ObjectId) -> bool {
        object.0 < self.heap.first_of_path()
            && self.is_class_of_jdk(self.heap.class(object))
            && !self.is_reached_from_users_statics(object)
    }

    pub(super) fn is_class_of_jdk(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        match of.kind {
            ClassKind::Array { element, .. } => self.is_class_of_jdk(element),
            ClassKind::Primitive(_) => true,
            ClassKind::Ordinary => of.module.is_some(),
        }
    }

    /// Whether a static field of the JDK holds the object, as its empty arrays and other constants.
    pub(super) fn is_constant_of_jdk(&self, object: ObjectId) -> bool {
        let classes = (0..self.program.class_count()).map(|index| self.program.class(ClassId(index as u32)));
        let mut fields = classes.filter(|class| class.module.is_some()).flat_map(|class| class.fields.iter());
        object.0 < self.heap.first_of_path()
            && fields.any(|&field| self.value_of_static(field) == Some(Value::Object(object)))
    }

    /// The objects that static fields of the JDK hold.
    pub(super) fn held_by_jdk(&self) -> BTreeSet<ObjectId> {
        let classes = (0..self.program.class_count()).map(|index| self.program.class(ClassId(index as u32)));
        let fields = classes.filter(|class| class.module.is_some()).flat_map(|class| class.fields.iter());
        fields.filter_map(|&field| self.value_of_static(field)?.as_object()).collect()
    }

    fn value_of_static(&self, field: FieldId) -> Option<Value> {
        match self.program.field(field).place {
            FieldPlace::Static(slot) => Some(self.heap.static_slot(slot).value()),
            FieldPlace::Instance(_) => None,
        }
    }

    fn static_of_jdk(&self, class: &str, name: &str) -> Option<Value> {
        match self.program.field_named(self.program.loaded(class)?, name)?.place {
            FieldPlace::Static(slot) => Some(self.heap.static_slot(slot).value()),
            FieldPlace::Instance(_) => None,
        }
    }

    /// Whether static fields of the user lead to an object, as far as the path knows.
    pub(super) fn is_reached_from_users_statics(&self, wanted: ObjectId) -> bool {
        self.reached_from(self.users_statics()).contains(&wanted)
    }

    /// What the static fields of the user hold, and those of the JDK that the user sees.
    pub(super) fn users_statics(&self) -> Vec<Value> {
        let classes = (0..self.program.class_count()).map(|index| self.program.class(ClassId(index as u32)));
        let fields = classes.filter(|class| class.module.is_none()).flat_map(|class| class.fields.iter());
        let mut found: Vec<Value> = fields.filter_map(|&field| self.value_of_static(field)).collect();
        found.extend(self.seen_of_jdk().map(|(_, value)| value));
        found
    }

    /// The static fields of the JDK that the user sees, by name, and what they hold.
    pub(super) fn seen_of_jdk(&self) -> impl Iterator<Item = (String, Value)> + '_ {
        let named = |(class, name): &(&str, &str)| format!("{}.{name}", class.replace('/', "."));
        SEEN.iter().filter_map(move |seen| Some((named(seen), self.static_of_jdk(seen.0, seen.1)?)))
    }

    /// The objects that references lead to, as far as the path knows.
    pub(super) fn reached_from(&self, mut pending: Vec<Value>) -> BTreeSet<ObjectId> {
        let mut seen = BTreeSet::new();
        while let Some(value) = pending.pop() {
            let Value::Object(object) = self.heap.resolved(value) else { continue };
            // Classes lead to their loaders and so to everything that the JDK keeps.
            if self.mirrored(object).is_some() {
                continue;
            }
            if seen.insert(object) {
                pending.extend(self.references_of(object));
            }
        }
        seen
    }

    /// What the fields or the known elements of an object hold.
    pub(super) fn references_of(&self, object: ObjectId) -> Vec<Value> {
        match &self.heap.get(object).body {
            Body::Fields(fields) => fields.iter().map(|slot| slot.value()).collect(),
            Body::References(elements) => elements.to_vec(),
            Body::Slots(_, elements) => elements.iter().map(|slot| slot.value()).collect(),
            Body::Accumulator(all) => all.touched.iter().map(|touched| touched.current.value()).collect(),
            _ => Vec::new(),
        }
    }
}
