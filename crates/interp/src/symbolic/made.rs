//! Objects that static initializers have made.
//!
//! Static final fields of the classes under analysis hold what their initializers have computed. An input may refer to
//! such an object too: a sentinel, a singleton, a constant. That matters only to code that can also get at the object
//! by its field; for all other code it is an object like any other. So the fields of a path are held back until they
//! are read: a read makes the class a holder, whose objects are candidates for every unknown of their types. The check
//! starts over with them, as with a class of the JDK that code asks for.
//!
//! What such a field leads to may have been changed before the method is entered, and it may lead to further objects
//! that an input can refer to. Both are left out, and the verdict names the field.

use super::alternative::{Alternative, Refine, Then};
use super::guard::Guard;
use super::outcome::Gap;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, ObjectId, Region, Slot, SymbolId, Value, Version};
use program::{ClassId, FieldId, FieldPlace, StaticSlot, access};
use rustc_hash::{FxHashMap, FxHashSet};

/// What static initializers have made, as far as it matters to a path.
#[derive(Default)]
pub(crate) struct Made {
    /// The candidates, and the fields that hold them.
    candidates: Vec<(ObjectId, StaticSlot)>,
    /// The fields that are held back until they are read.
    held: FxHashMap<StaticSlot, Held>,
    /// The regions that static final fields name for the objects that they lead to.
    regions: FxHashMap<ObjectId, Region>,
    /// The base state and the holders for which all this was found.
    found_for: (u32, usize, Vec<ClassId>),
}

/// A static final field.
#[derive(Clone)]
struct Held {
    value: Slot,
    class: ClassId,
    name: String,
    leads_to: LeadsTo,
    holds: Holds,
    /// What the initializer of its class has read that may have been otherwise.
    finds: Vec<Gap>,
}

/// What a static final field is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    Object,
    /// The array of all constants that the compiler gives an enum. Nobody can get at the array itself.
    Constants,
}

/// An object that a static final field holds and that an input can refer to.
struct Candidate {
    object: ObjectId,
    class: ClassId,
    slot: StaticSlot,
}

/// What can be reached from an object.
#[derive(Clone, Default, PartialEq, Eq)]
struct LeadsTo {
    /// The classes whose fields hold it directly, which have to be holders.
    holders: Vec<ClassId>,
    /// Something that can have changed.
    changeable: bool,
    /// Something of the JDK that can.
    library: bool,
    /// Something that an input can refer to, and that is no candidate.
    others: bool,
}

/// Classes of the JDK whose objects never change, whatever their fields are for.
const UNCHANGING: [&str; 12] = [
    "java/lang/String",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/Class",
    "java/math/BigInteger",
    "java/math/BigDecimal",
];

/// Classes of the JDK whose objects keep what they hold elsewhere, where it can change.
const KEPT_ELSEWHERE: [&str; 3] = ["java/lang/ThreadLocal", "java/lang/ClassValue", "java/lang/ScopedValue"];

/// Methods of `Class` that keep the constants of enums, so that they need not read the array again.
const KEEPS_CONSTANTS: [&str; 2] = ["getEnumConstantsShared", "enumConstantDirectory"];

/// The guard of a method that gets at all constants of an enum.
pub(super) fn find(class: &str, name: &str) -> Option<Guard> {
    let keeps = class == "java/lang/Class" && KEEPS_CONSTANTS.contains(&name);
    keeps.then_some(|machine, _, arguments| {
        if let (true, Some(&Value::Object(mirror))) = (machine.in_path(), arguments.first()) {
            machine.give_table(mirror)?;
        }
        Ok(None)
    })
}

/// Objects that are looked at below one field.
const LOOKED_AT: usize = 4096;

impl LeadsTo {
    fn join(&mut self, other: LeadsTo) {
        self.holders.extend(other.holders);
        self.changeable |= other.changeable;
        self.library |= other.library;
        self.others |= other.others;
    }
}

impl Machine {
    /// Holds back the static final fields whose objects matter, when a path begins.
    pub(crate) fn hold_back(&mut self, finals: &[FieldId]) {
        let now = (self.older, finals.len(), self.symbolic_mut().holders.clone());
        if self.symbolic_mut().made.found_for != now {
            let made = self.find_made(finals);
            self.symbolic_mut().made = Made { found_for: now, ..made };
        }
        let symbolic = self.symbolic.as_ref().expect("a path begins");
        for &slot in symbolic.made.held.keys() {
            self.heap.set_static(slot, Slot::UNREAD);
        }
    }

    fn find_made(&self, finals: &[FieldId]) -> Made {
        let mut found: Vec<(FieldId, StaticSlot, ObjectId)> = Vec::new();
        let mut tables = Vec::new();
        for &id in finals {
            let field = self.program.field(id);
            let FieldPlace::Static(slot) = field.place else { continue };
            if let Value::Object(object) = self.heap.static_slot(slot).value() {
                let is_synthetic = field.access & access::SYNTHETIC != 0;
                if is_synthetic { &mut tables } else { &mut found }.push((id, slot, object));
            }
        }
        let candidates: Vec<Candidate> = found
            .iter()
            .filter(|(.., object)| self.is_candidate(*object))
            .map(|&(id, slot, object)| Candidate { object, class: self.program.field(id).class, slot })
            .collect();
        let mut made = Made { regions: self.regions_of_constants(&found), ..Made::default() };
        for (id, slot, object) in found {
            let leads_to = self.look_below(object, &candidates);
            if leads_to != LeadsTo::default() {
                made.held.insert(slot, self.held(id, slot, leads_to));
            }
        }
        // What depends on something that may have been otherwise, be it an object or a number.
        for &id in finals {
            let field = self.program.field(id);
            let finds = self.read_by_initializer(field.class);
            if let (FieldPlace::Static(slot), 0, false) =
                (field.place, field.access & access::SYNTHETIC, finds.is_empty())
            {
                let held = made.held.entry(slot).or_insert_with(|| self.held(id, slot, LeadsTo::default()));
                held.finds = finds;
            }
        }
        for (id, slot, table) in tables {
            self.add_table(&mut made, (id, slot, table));
        }
        let holders = self.symbolic.iter().flat_map(|symbolic| &symbolic.holders);
        for &holder in holders {
            for &Candidate { object, class, slot } in &candidates {
                if class == holder && !made.candidates.iter().any(|(known, _)| *known == object) {
                    made.candidates.push((object, slot));
                }
            }
        }
        made
    }

    /// Holds back the array of an enum's constants if one of them is held back.
    fn add_table(&self, made: &mut Made, (id, slot, table): (FieldId, StaticSlot, ObjectId)) {
        let of = self.program.field(id).class;
        let Body::References(elements) = &self.heap.get(table).body else { return };
        let mut constants = elements.iter().filter_map(|element| element.as_object());
        if !constants.all(|constant| self.enum_of(self.heap.class(constant)) == Some(of)) {
            return;
        }
        let mut held = made.held.values().filter(|held| self.holds_constant(held, of)).peekable();
        if held.peek().is_some() {
            let mut leads_to = LeadsTo::default();
            held.for_each(|held| leads_to.join(held.leads_to.clone()));
            made.held.insert(slot, Held { holds: Holds::Constants, ..self.held(id, slot, leads_to) });
        }
    }

    /// Whether a field holds a constant of an enum.
    fn holds_constant(&self, held: &Held, of: ClassId) -> bool {
        let constant = held.value.value().as_object();
        held.class == of && constant.is_some_and(|object| self.enum_of(self.heap.class(object)) == Some(of))
    }

    fn held(&self, id: FieldId, slot: StaticSlot, leads_to: LeadsTo) -> Held {
        let field = self.program.field(id);
        let name = format!("{}.{}", self.program.class(field.class).java_name(), self.program.text(field.name));
        Held {
            value: self.heap.static_slot(slot),
            class: field.class,
            name,
            leads_to,
            holds: Holds::Object,
            finds: Vec::new(),
        }
    }

    /// The first read of a field that was held back; false if the field was not.
    pub(crate) fn give_constant(&mut self, slot: StaticSlot) -> Result<bool, Trap> {
        let symbolic = self.symbolic_mut();
        let Some(held) = symbolic.made.held.get(&slot).cloned() else { return Ok(false) };
        if let Some(&missing) = held.leads_to.holders.iter().find(|class| !symbolic.holders.contains(class)) {
            return Err(Trap::Consider(missing));
        }
        // A call that may assign to everything has forgotten the collections of holders only.
        let was_forgotten =
            held.leads_to.changeable && held.leads_to.library && self.heap.forgot_unseen() != Version::INPUT;
        if was_forgotten && !self.symbolic_mut().holders.contains(&held.class) {
            return Err(Trap::Consider(held.class));
        }
        self.note_left_out(&held);
        self.heap.set_static(slot, held.value);
        Ok(true)
    }

    /// Somebody gets at all constants of the enum whose `Class` object this is.
    fn give_table(&mut self, mirror: ObjectId) -> Result<(), Trap> {
        let of = self.mirrored(mirror);
        let is_table = |held: &Held| held.holds == Holds::Constants && Some(held.class) == of;
        let table = self.symbolic_mut().made.held.iter().find(|(_, held)| is_table(held)).map(|(&slot, _)| slot);
        table.map_or(Ok(()), |slot| self.give_constant(slot).map(|_| ()))
    }

    fn note_left_out(&mut self, held: &Held) {
        if held.holds == Holds::Constants {
            self.note_mutable_constants(held.class);
            return;
        }
        if held.leads_to.changeable {
            self.note_gap(Gap::Contents(held.name.clone()));
        }
        if held.leads_to.others {
            self.note_gap(Gap::Referred(held.name.clone()));
        }
        self.note_read_by_initializer(&held.finds);
    }

    /// What the static final fields hold that the path has read or may still read (those of holders, and constants of enums),
    /// and what the others do. What compilers keep in such fields nobody assigns to.
    pub(super) fn constants_by_use(&self) -> (Vec<Value>, Vec<Value>) {
        let (mut in_use, mut others) = (Vec::new(), Vec::new());
        let Some(symbolic) = self.symbolic.as_ref() else { return (in_use, others) };
        for id in self.statics_under_analysis().1 {
            let field = self.program.field(id);
            let (FieldPlace::Static(slot), 0) = (field.place, field.access & access::SYNTHETIC) else { continue };
            let is_used = !self.heap.static_slot(slot).is_unread()
                || field.access & access::ENUM != 0
                || symbolic.holders.contains(&field.class);
            let list = if is_used { &mut in_use } else { &mut others };
            list.push(self.constant(slot).value());
        }
        (in_use, others)
    }

    /// What a static field holds, be it held back or not.
    pub fn constant(&self, slot: StaticSlot) -> Slot {
        let held = self.symbolic.as_ref().and_then(|symbolic| symbolic.made.held.get(&slot));
        held.map_or_else(|| self.heap.static_slot(slot), |held| held.value)
    }

    /// Takes note of enum constants that can change.
    pub(crate) fn note_mutable_constants(&mut self, of: ClassId) {
        let Some(symbolic) = self.symbolic.as_ref() else { return };
        let held = symbolic.made.held.values().filter(|held| self.holds_constant(held, of));
        let held: Vec<Held> = held.cloned().collect();
        held.iter().for_each(|held| self.note_left_out(held));
    }

    /// Adds the objects of holders that a symbol can be.
    pub(crate) fn offer_made(&mut self, symbol: SymbolId, then: Then, alternatives: &mut Vec<Alternative>) {
        let types = self.heap.symbol(symbol).types;
        let symbolic = self.symbolic.as_ref().expect("symbols are there");
        if symbolic.made.candidates.is_empty() {
            return;
        }
        let classes = symbolic.types.classes(types);
        let region = self.heap.symbol(symbol).context.region;
        let fits = |object: &ObjectId| {
            let is_apart = self.uses_regions() && self.region_of_constant(*object) != region;
            !is_apart && classes.contains(&self.heap.class(*object))
        };
        let objects = symbolic.made.candidates.iter().map(|(object, _)| *object).filter(fits);
        alternatives.extend(objects.map(|object| Alternative::plain(Refine::Alias(symbol, object), then)));
    }

    /// The objects of static final fields that an input of the path can refer to, with their fields.
    pub fn constants(&self) -> impl Iterator<Item = (ObjectId, StaticSlot)> + '_ {
        self.symbolic.iter().flat_map(|symbolic| symbolic.made.candidates.iter().copied())
    }

    /// The field of an object that is a candidate, or of an enum constant.
    pub fn field_of_constant(&self, object: ObjectId) -> Option<StaticSlot> {
        let symbolic = self.symbolic.as_ref()?;
        if let Some((_, slot)) = symbolic.made.candidates.iter().find(|(known, _)| *known == object) {
            return Some(*slot);
        }
        let of = self.enum_of(self.heap.class(object))?;
        let fields = self.program.class(of).fields.iter().map(|&id| self.program.field(id));
        fields.filter(|field| field.access & access::ENUM != 0).find_map(|field| match field.place {
            FieldPlace::Static(slot) if self.constant(slot).value() == Value::Object(object) => Some(slot),
            _ => None,
        })
    }

    /// Whether an object was there before the path began.
    pub fn is_older(&self, object: ObjectId) -> bool {
        object.0 < self.older
    }

    /// Two known references are compared. An object of the input that could be the other one, which is older than the
    /// path and no candidate, never is.
    pub(crate) fn note_comparison(&mut self, left: Value, right: Value) {
        let (Value::Object(left), Value::Object(right)) = (left, right) else { return };
        for (input, other) in [(left, right), (right, left)] {
            let Some(symbolic) = self.symbolic.as_ref() else { return };
            let Some(row) = self.heap.symbolic(input) else { continue };
            // A spec has asked before, and this is the path on which it is another.
            if symbolic.apart.contains(&(row.symbol, other)) {
                continue;
            }
            let class = self.heap.class(other);
            let of = self.program.class(class);
            // The classes of the JDK, and those of lambdas, are no part of the world.
            let is_beyond =
                (of.module.is_some() || of.host.is_some()) && self.program.is_subtype(class, self.declared_type(input));
            // Constants of an enum are candidates only where the input may be of the enum.
            let is_left_out = self.is_older(other)
                && match symbolic.types.classes(row.types).contains(&class) {
                    true => self.field_of_constant(other).is_none(),
                    false => is_beyond,
                };
            if is_left_out {
                let name = self.program.class(class).source_name();
                self.note_gap(Gap::Identity(name));
            }
        }
    }

    /// Whether an input can be told to refer to an object: one of a class of the class path, and no enum constant.
    fn is_candidate(&self, object: ObjectId) -> bool {
        let class = self.heap.class(object);
        let of = self.program.class(class);
        of.module.is_none() && of.host.is_none() && !of.is_array() && self.enum_of(class).is_none()
    }

    /// Whether an object, or what it leads to, can change.
    pub(super) fn leads_to_changeable(&self, object: ObjectId) -> bool {
        self.look_below(object, &[]).changeable
    }

    /// Looks at everything that can be reached from an object.
    fn look_below(&self, object: ObjectId, candidates: &[Candidate]) -> LeadsTo {
        let mut found = LeadsTo::default();
        let mut known = FxHashSet::from_iter([object]);
        let mut waiting = vec![object];
        while let Some(next) = waiting.pop() {
            if known.len() > LOOKED_AT {
                return LeadsTo { changeable: true, library: true, others: true, ..found };
            }
            let of = self.program.class(self.heap.class(next));
            if UNCHANGING.contains(&&*of.name) {
                continue;
            }
            let mut reached: Vec<ObjectId> = Vec::new();
            match &self.heap.get(next).body {
                Body::Fields(fields) => {
                    found.changeable |= self.has_changeable_fields(of.id) || self.keeps_elsewhere(of.id);
                    found.library |= of.module.is_some();
                    let held_by = candidates.iter().find(|candidate| candidate.object == next);
                    found.others |= held_by.is_none() && self.is_candidate(next);
                    found.holders.extend(held_by.map(|candidate| candidate.class));
                    reached.extend(fields.iter().filter_map(|field| field.value().as_object()));
                }
                Body::References(elements) => {
                    found.changeable |= !elements.is_empty();
                    found.others = true;
                    reached.extend(elements.iter().filter_map(|element| element.as_object()));
                }
                array => {
                    found.changeable |= array.length().is_some_and(|length| length > 0);
                    found.others = true;
                }
            }
            waiting.extend(reached.into_iter().filter(|&object| known.insert(object)));
        }
        found
    }

    /// The regions of what static final fields lead to that name one, through fields that name none or another.
    fn regions_of_constants(&self, found: &[(FieldId, StaticSlot, ObjectId)]) -> FxHashMap<ObjectId, Region> {
        let mut regions = FxHashMap::default();
        if !self.uses_regions() {
            return regions;
        }
        let named = found.iter().filter_map(|&(id, _, object)| Some((object, self.region_named_by(id)?)));
        let mut waiting: Vec<(ObjectId, Region)> = named.collect();
        while let Some((object, region)) = waiting.pop() {
            let class = self.heap.class(object);
            if regions.contains_key(&object) || self.is_shared(class) || regions.len() > LOOKED_AT {
                continue;
            }
            regions.insert(object, region);
            match &self.heap.get(object).body {
                Body::Fields(fields) => {
                    let lineage = self.program.class(class).lineage.iter();
                    for &id in lineage.flat_map(|&ancestor| &self.program.class(ancestor).fields) {
                        let FieldPlace::Instance(slot) = self.program.field(id).place else { continue };
                        let held = fields.get(usize::from(slot)).and_then(|field| field.value().as_object());
                        let region = self.region_named_by(id).unwrap_or(region);
                        waiting.extend(held.map(|held| (held, region)));
                    }
                }
                Body::References(elements) => {
                    waiting.extend(elements.iter().filter_map(|element| Some((element.as_object()?, region))));
                }
                _ => {}
            }
        }
        regions
    }

    /// The region of an object that is older than the path.
    pub(crate) fn region_of_constant(&self, object: ObjectId) -> Region {
        let regions = self.symbolic.as_ref().map(|symbolic| &symbolic.made.regions);
        regions.and_then(|regions| regions.get(&object)).copied().unwrap_or_default()
    }

    fn keeps_elsewhere(&self, class: ClassId) -> bool {
        let lineage = &self.program.class(class).lineage;
        lineage.iter().any(|&ancestor| KEPT_ELSEWHERE.contains(&&*self.program.class(ancestor).name))
    }

    /// Whether objects of a class have fields that are not final. Classes that Kukang makes keep to their constructors.
    pub(super) fn has_changeable_fields(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        let is_free = |ancestor: &&ClassId| &*self.program.class(**ancestor).name != "java/lang/Enum";
        let fields = of.lineage.iter().filter(is_free).flat_map(|&ancestor| &self.program.class(ancestor).fields);
        let changes = |&id: &FieldId| {
            let field = self.program.field(id);
            matches!(field.place, FieldPlace::Instance(_)) && field.access & access::FINAL == 0
        };
        of.host.is_none() && fields.into_iter().any(changes)
    }
}
