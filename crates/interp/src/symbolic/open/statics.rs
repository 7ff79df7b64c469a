//! Where static fields may lead: what a pure method can look at without being given it.
//!
//! The path knows static fields only as far as it has read them. So the question is asked of types: which classes, in
//! which regions, can be reached from a static field of the closed world through fields. Whatever can hold anything (an
//! `Object`, an interface, a collection of the JDK) leads to everything of its region, and from there to all regions that
//! fields name. What static initializers have made counts by its declared type as well, since it may have changed before
//! the path, and since it must not matter when a class is initialized.

use super::super::types::declared_class;
use super::region::{REGION, Regions};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Region, Value};
use program::{ClassId, ClassKind, FieldId, FieldPlace, Kind, Type, access};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Classes of the JDK that are not final and lead to nothing of the program.
const LEAVES: [&str; 5] = [
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/util/concurrent/atomic/AtomicBoolean",
    "java/util/concurrent/atomic/AtomicInteger",
    "java/util/concurrent/atomic/AtomicLong",
];

/// What can be reached in one region.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Reached {
    Anything,
    Classes(BTreeSet<ClassId>),
}

/// What can be reached, by region.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    of: BTreeMap<Region, Reached>,
}

impl Reach {
    /// Whether objects of some classes in a region are among it.
    fn contains(&self, region: Region, classes: &[ClassId]) -> bool {
        match self.of.get(&region) {
            None => false,
            Some(Reached::Anything) => true,
            Some(Reached::Classes(reached)) => classes.iter().any(|class| reached.contains(class)),
        }
    }

    /// Whether anything may be reached.
    fn is_boundless(&self) -> bool {
        self.of.values().any(|reached| *reached == Reached::Anything)
    }

    /// Adds a class; whether it is new.
    fn add(&mut self, region: Region, class: ClassId) -> bool {
        match self.of.entry(region).or_insert_with(|| Reached::Classes(BTreeSet::new())) {
            Reached::Anything => false,
            Reached::Classes(reached) => reached.insert(class),
        }
    }

    /// Something in a region may be anything, also an object that leads to all regions that fields name.
    fn add_anything(&mut self, region: Region, regions: &Regions) {
        for region in std::iter::once(region).chain(regions.named_by_fields.iter().copied()) {
            self.of.insert(region, Reached::Anything);
        }
    }
}

impl Machine {
    /// Finds out where static fields may lead, when somebody first relies on it.
    pub(super) fn find_static_reach(&mut self) -> Result<(), Trap> {
        if !self.uses_regions() || self.symbolic_mut().open.regions.from_statics.is_some() {
            return Ok(());
        }
        let names: Vec<Rc<str>> = self.program.world().classes().cloned().collect();
        let mut reach = Reach::default();
        for name in names {
            // Nobody reads static fields of a class that cannot be loaded.
            let Ok(class) = self.program.load(&name) else { continue };
            let fields = self.program.class(class).fields.clone();
            for &field in fields.iter() {
                if matches!(self.program.field(field).place, FieldPlace::Static(_)) {
                    self.follow_field(&mut reach, field, Region::NONE);
                }
            }
        }
        self.follow_program();
        self.symbolic_mut().open.regions.from_statics = Some(reach);
        Ok(())
    }

    /// Adds what can be reached through a field of something in a region.
    fn follow_field(&mut self, reach: &mut Reach, field: FieldId, around: Region) {
        let of = self.program.field(field);
        if of.kind != Kind::Reference {
            return;
        }
        let (home, declared) = (of.class, Type::parse(self.program.text(of.descriptor)));
        let named = self.program.annotation_text(field, REGION, "value");
        let region = named.map_or(around, |name| self.symbolic_mut().open.regions.numbered(&name));
        let declared = declared.and_then(|declared| declared_class(self, &declared, home).ok());
        self.follow_type(reach, declared, region);
    }

    /// Adds what a variable of a type can hold, and what is reached from there.
    fn follow_type(&mut self, reach: &mut Reach, declared: Option<ClassId>, region: Region) {
        let mut pending = vec![declared];
        while let Some(declared) = pending.pop() {
            let Some(classes) = declared.and_then(|declared| self.held_by(declared)) else {
                reach.add_anything(region, &self.symbolic_mut().open.regions);
                continue;
            };
            for class in classes {
                if !reach.add(region, class) {
                    continue;
                }
                match self.program.class(class).kind {
                    ClassKind::Array { element, .. } => pending.push(Some(element)),
                    _ => self.follow_class(reach, class, region),
                }
            }
        }
    }

    /// Adds what can be reached from objects of a class.
    fn follow_class(&mut self, reach: &mut Reach, class: ClassId, region: Region) {
        if self.is_leaf(class) {
            return;
        }
        let lineage = self.program.class(class).lineage.clone();
        for &ancestor in lineage.iter() {
            let fields = self.program.class(ancestor).fields.clone();
            for &field in fields.iter() {
                if matches!(self.program.field(field).place, FieldPlace::Instance(_)) {
                    self.follow_field(reach, field, region);
                }
            }
        }
    }

    fn is_leaf(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        of.module.is_some() && (self.is_shared(class) || LEAVES.contains(&&*of.name))
    }

    /// The classes that a variable of a type can hold; `None` if it may be anything.
    fn held_by(&mut self, declared: ClassId) -> Option<Vec<ClassId>> {
        let of = self.program.class(declared);
        match of.kind {
            ClassKind::Primitive(_) => return Some(Vec::new()),
            ClassKind::Array { .. } => return self.program.implementations(declared).ok(),
            ClassKind::Ordinary => {}
        }
        let is_open_in_jdk = of.module.is_some() && of.access & access::FINAL == 0;
        // Lambdas implement interfaces, and lead to whatever they have captured.
        if of.is_interface() || (is_open_in_jdk && !LEAVES.contains(&&*of.name)) {
            return None;
        }
        self.program.implementations(declared).ok().filter(|found| !found.is_empty())
    }

    /// Whether a static field may lead to an object, be it known to the path or not.
    pub(super) fn statics_may_lead_to(&self, object: ObjectId) -> bool {
        // What the code has made and linked to nothing is held by no static field.
        if self.heap.is_made(object) && self.heap.joined(object).is_none() {
            return false;
        }
        let Some(symbolic) = self.symbolic.as_ref() else { return true };
        let Some(reach) = &symbolic.open.regions.from_statics else { return true };
        // What was free when it was written to has not been anywhere else before.
        reach.contains(self.region_of(Value::Object(object)), &self.classes_of(Value::Object(object)))
    }

    /// Finds out where the objects may lead that a value can be: whether it is anywhere. What may be anything, or is of a
    /// class that nobody knows, is taken to lead to nothing that the program assigns to.
    pub(crate) fn find_reach_of(&mut self, value: Value) -> bool {
        let classes = self.classes_of(value);
        let mut leads = false;
        let is_open = classes.contains(&self.known.object);
        for class in classes.into_iter().filter(|_| !is_open) {
            let reach = self.reach_of_class(class);
            leads |= !reach.of.is_empty() && !reach.is_boundless();
        }
        leads
    }

    /// Where objects of a class may lead that are in no region.
    fn reach_of_class(&mut self, class: ClassId) -> &Reach {
        if !self.symbolic_mut().open.regions.from_classes.contains_key(&class) {
            let mut reach = Reach::default();
            match self.program.class(class).kind {
                ClassKind::Array { element, .. } => self.follow_type(&mut reach, Some(element), Region::NONE),
                _ => self.follow_class(&mut reach, class, Region::NONE),
            }
            self.follow_program();
            self.symbolic_mut().open.regions.from_classes.insert(class, reach);
        }
        self.symbolic_mut().open.regions.from_classes.entry(class).or_default()
    }

    /// The regions that fields name through which a value may lead. What is of a class that nobody knows may lead to all.
    pub(super) fn regions_named_from(&mut self, value: Value) -> BTreeSet<Region> {
        let classes = self.classes_of(value);
        if self.is_of_unknown_class(&classes) {
            return self.symbolic_mut().open.regions.named_by_fields.iter().copied().collect();
        }
        let mut found = BTreeSet::new();
        for class in classes {
            found.extend(self.reach_of_class(class).of.keys().copied().filter(|&region| region != Region::NONE));
        }
        found
    }

    /// Whether something of one of these classes is of a class that nobody knows.
    fn is_of_unknown_class(&self, classes: &[ClassId]) -> bool {
        // An abstract class is the exact class of what nobody implements; lambdas have fields of no names.
        let is_unknown = |&class: &ClassId| {
            let of = self.program.class(class);
            let is_abstract = of.access & access::ABSTRACT != 0 && !of.is_array();
            class == self.known.object || is_abstract || of.host.is_some()
        };
        classes.is_empty() || classes.iter().any(is_unknown)
    }

    /// Finds out where a value may lead that is in a region.
    pub(crate) fn find_regions_from(&mut self, value: Value) {
        if self.uses_regions() && self.region_of(value) != Region::NONE {
            self.regions_named_from(value);
        }
    }

    /// Whether a value may lead to a region that fields name. If nobody has found that out, it may.
    pub(super) fn may_lead_to_region(&self, value: Value, region: Region) -> bool {
        let Some(symbolic) = self.symbolic.as_ref() else { return true };
        let classes = self.classes_of(value);
        let leads = |class: &ClassId| {
            let reach = symbolic.open.regions.from_classes.get(class);
            reach.is_none_or(|reach| reach.of.contains_key(&region))
        };
        self.is_of_unknown_class(&classes) || classes.iter().any(leads)
    }

    /// Whether an object of no region may lead to another one, as its class has it.
    pub(super) fn class_may_lead_to(&self, value: Value, written: ObjectId, objects: u32) -> bool {
        if self.heap.symbolic(written).is_none() && written.0 >= objects {
            return false;
        }
        let Some(symbolic) = self.symbolic.as_ref() else { return true };
        let own = self.classes_of(Value::Object(written));
        let region = self.region_of(Value::Object(written));
        let leads = |class: &ClassId| {
            let reach = symbolic.open.regions.from_classes.get(class);
            reach.is_some_and(|reach| !reach.is_boundless() && reach.contains(region, &own))
        };
        self.classes_of(value).iter().any(leads)
    }

    /// The exact classes that an object or an unknown can have.
    pub(crate) fn classes_of(&self, value: Value) -> Vec<ClassId> {
        let value = self.heap.resolved(value);
        let types = match value {
            Value::Symbol(symbol) => Some(self.heap.symbol(symbol).types),
            Value::Object(object) => self.unsettled_types(object),
            _ => None,
        };
        match (types, self.symbolic.as_ref(), value) {
            (Some(types), Some(symbolic), _) => symbolic.types.classes(types).to_vec(),
            (None, _, Value::Object(object)) => vec![self.heap.class(object)],
            _ => Vec::new(),
        }
    }
}
