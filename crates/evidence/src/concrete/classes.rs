//! Classes by name, their fields, and which of several an object that nobody asked about has.

use super::{Builder, NotConcrete};
use crate::case::{Field, Value};
use crate::name::Name;
use heap::TypeSetId;
use interp::Machine;
use program::{BaseType, ClassId, FieldPlace, Kind, access};
use std::rc::Rc;

/// What a class is to whoever builds one of its objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Plain,
    Array(Kind),
    Text,
    Box(BaseType),
    Enum(ClassId),
    /// Ordered in an unknown way, and otherwise unknown.
    Ranked,
    Comparator,
    Throwable,
    /// Made by the virtual machine in a way of its own: nothing of it is compared.
    Internal,
}

const BOXES: [(&str, BaseType); 8] = [
    ("java/lang/Boolean", BaseType::Boolean),
    ("java/lang/Byte", BaseType::Byte),
    ("java/lang/Character", BaseType::Char),
    ("java/lang/Short", BaseType::Short),
    ("java/lang/Integer", BaseType::Int),
    ("java/lang/Long", BaseType::Long),
    ("java/lang/Float", BaseType::Float),
    ("java/lang/Double", BaseType::Double),
];

/// Packages whose objects belong to the virtual machine.
const INTERNAL: [&str; 5] =
    ["java/lang/invoke/", "java/lang/ref/", "java/lang/reflect/", "java/lang/module/", "jdk/internal/"];
const INTERNAL_CLASSES: [&str; 5] =
    ["java/lang/Class", "java/lang/ClassLoader", "java/lang/Module", "java/lang/Thread", "java/lang/ThreadGroup"];

/// What the JDK's fields of an exception say to everybody, by `getMessage` and `getCause`.
const TOLD: [&str; 2] = ["detailMessage", "cause"];

/// What a class boxes, by its internal name.
pub(super) fn box_of(name: &str) -> Option<BaseType> {
    BOXES.iter().find(|(known, _)| *known == name).map(|(_, base)| *base)
}

fn sort_of(machine: &Machine, class: ClassId) -> Sort {
    let of = machine.program.class(class);
    if let program::ClassKind::Array { holds, .. } = of.kind {
        return Sort::Array(holds);
    }
    if &*of.name == "java/lang/String" {
        return Sort::Text;
    }
    if let Some(base) = box_of(&of.name) {
        return Sort::Box(base);
    }
    if let Some(enumeration) = machine.enum_of(class) {
        return Sort::Enum(enumeration);
    }
    // An interface here is one that nobody implements.
    let mut interfaces = of.all_interfaces.iter().filter(|_| of.is_interface());
    if machine.is_natural_order(class) || interfaces.any(|&above| machine.is_natural_order(above)) {
        return Sort::Ranked;
    }
    if machine.is_comparator(class) {
        return Sort::Comparator;
    }
    let is_internal = INTERNAL.iter().any(|package| of.name.starts_with(package));
    if of.host.is_some() || is_internal || INTERNAL_CLASSES.contains(&&*of.name) {
        return Sort::Internal;
    }
    let is_throwable = |&ancestor: &ClassId| &*machine.program.class(ancestor).name == "java/lang/Throwable";
    if of.lineage.iter().any(is_throwable) { Sort::Throwable } else { Sort::Plain }
}

impl Builder<'_> {
    pub(super) fn name(&self, class: ClassId) -> String {
        self.machine.program.class(class).java_name()
    }

    /// The class of an object of which these are possible: the declared one, then one of the program's own.
    pub(super) fn least_class(&self, types: TypeSetId, declared: Option<ClassId>) -> Result<ClassId, NotConcrete> {
        let state = self.machine.symbolic().expect("paths have symbols");
        let classes = state.types.classes(types);
        let program = &self.machine.program;
        let is_real = |class: ClassId| !program.class(class).is_abstract() || program.class(class).is_array();
        let is_made = |class: &ClassId| is_real(*class) || self.stands_for_itself(*class);
        let declared = declared.filter(|class| classes.contains(class) && is_made(class));
        let users = || classes.iter().copied().find(|class| is_real(*class) && program.class(*class).module.is_none());
        let any = || classes.iter().copied().find(|class| is_made(class));
        // What is ordered with numbers is a number.
        let number = || {
            classes.iter().any(|&class| self.machine.is_natural_order(class)).then(|| self.ranks.number(self.machine))
        };
        // Where nothing else is there, somebody makes a class below an abstract one.
        let below = || classes.iter().copied().find(|class| self.is_open_to_others(*class));
        number().flatten().or(declared).or_else(users).or_else(any).or_else(below).ok_or_else(|| {
            let name = classes.first().map_or_else(|| "no type".to_owned(), |&class| self.name(class));
            NotConcrete::NoClass(name)
        })
    }

    /// Whether a type that nobody implements can be implemented on the spot.
    fn stands_for_itself(&self, class: ClassId) -> bool {
        self.machine.program.class(class).is_interface()
    }

    /// Whether there can be classes below an abstract one that nobody knows.
    fn is_open_to_others(&self, class: ClassId) -> bool {
        let class = self.machine.program.class(class);
        class.is_abstract() && (class.module.is_some() || !class.is_sealed()) && class.access & access::ENUM == 0
    }

    /// What there is to know of a class, worked out once for a path.
    pub(super) fn known(&mut self, class: ClassId) -> Rc<KnownClass> {
        if let Some(known) = self.classes.get(&class) {
            return known.clone();
        }
        let known = Rc::new(KnownClass::of(self.machine, class));
        self.classes.insert(class, known.clone());
        known
    }
}

/// A class whose objects are in the case.
pub(super) struct KnownClass {
    pub(super) name: Name,
    pub(super) sort: Sort,
    /// The instance fields, those of superclasses first. Those that the machine has added are none of Java's.
    pub(super) fields: Vec<KnownField>,
}

pub(super) struct KnownField {
    pub(super) slot: u16,
    pub(super) kind: Kind,
    /// Whether it only remembers what can be worked out again.
    pub(super) is_cache: bool,
    /// Whether it must never be null.
    pub(super) is_non_null: bool,
    /// Whether it belongs to how a JDK keeps exceptions: traces, what was suppressed.
    pub(super) is_internal: bool,
    class: Name,
    name: Name,
    descriptor: Name,
}

impl KnownClass {
    fn of(machine: &Machine, class: ClassId) -> KnownClass {
        let program = &machine.program;
        let sort = sort_of(machine, class);
        let mut fields = Vec::new();
        for &ancestor in &program.class(class).lineage {
            let is_of_jdk = program.class(ancestor).module.is_some();
            let mut declared: Option<Name> = None;
            for &id in &program.class(ancestor).fields {
                let field = program.field(id);
                let (FieldPlace::Instance(slot), Some(_)) = (field.place, field.raw) else { continue };
                let class = declared.get_or_insert_with(|| program.class(ancestor).java_name().into());
                fields.push(KnownField {
                    slot,
                    kind: field.kind,
                    is_cache: machine.is_cache_field(id),
                    is_non_null: machine.is_non_null(id),
                    is_internal: sort == Sort::Throwable && is_of_jdk && !TOLD.contains(&program.text(field.name)),
                    class: class.clone(),
                    name: program.text(field.name).into(),
                    descriptor: program.text(field.descriptor).into(),
                });
            }
        }
        KnownClass { name: program.class(class).java_name().into(), sort, fields }
    }
}

impl KnownField {
    pub(super) fn descriptor(&self) -> &str {
        &self.descriptor
    }

    pub(super) fn with(&self, value: Value) -> Field {
        let (class, name, descriptor) = (self.class.clone(), self.name.clone(), self.descriptor.clone());
        Field { class, name, descriptor, value }
    }
}
