//! Heap regions (2006, section 4): `@Region` on fields and parameters, and which regions were written to.
//!
//! Objects reached through a variable that names a region belong to it, and so does whatever is reached from them
//! through variables that name none. Regions are apart: an unknown of one is no object of another. Where the paper
//! counts a version per region, the writes are kept in their order, which also says what was written between any two
//! points of the path.

use super::super::written::Written;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Context, ObjectId, Region, Value};
use program::{ClassId, FieldId, FieldPlace, StaticSlot, access};
use rustc_hash::FxHashMap;

/// Names the region of the objects that a variable refers to.
pub const REGION: &str = "kukang/contracts/Region";

#[derive(Default)]
pub(crate) struct Regions {
    names: Vec<String>,
    /// The regions that fields name, by class and place.
    of_field: FxHashMap<(ClassId, u16), Region>,
    of_static: FxHashMap<StaticSlot, Region>,
    /// The regions that fields of the closed world name: whatever is reached may lead there.
    pub(super) named_by_fields: Vec<Region>,
    /// Where static fields may lead, once somebody has asked.
    pub(super) from_statics: Option<super::statics::Reach>,
    /// The same for objects of a class.
    pub(super) from_classes: FxHashMap<ClassId, super::statics::Reach>,
}

/// An assignment as far as results of pure methods are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WrittenIn {
    pub region: Region,
    pub target: Target,
}

/// What an assignment was to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Object(ObjectId),
    Static,
    /// A call by contract may have assigned to whatever there is, also to what nobody has seen.
    Everything,
}

impl WrittenIn {
    fn object(self) -> Option<ObjectId> {
        match self.target {
            Target::Object(object) => Some(object),
            Target::Static | Target::Everything => None,
        }
    }
}

/// So many of the latest writes are looked at to keep the list short.
const RECENT: usize = 8;

impl Regions {
    pub(super) fn numbered(&mut self, name: &str) -> Region {
        let known = self.names.iter().position(|known| known == name);
        let number = known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        });
        Region::numbered(number)
    }
}

impl Regions {
    /// The region of a name that somebody has named.
    fn named(&self, name: &str) -> Option<Region> {
        self.names.iter().position(|known| known == name).map(Region::numbered)
    }
}

impl Machine {
    /// The field of a driver holds a parameter that names a region.
    pub fn mark_region(&mut self, driver: ClassId, slot: u16, name: &str) {
        let regions = &mut self.symbolic_mut().open.regions;
        let region = regions.numbered(name);
        regions.of_field.insert((driver, slot), region);
        self.watch_regions();
    }

    /// Fields of the closed world may name regions, which are then kept apart.
    pub fn expect_regions(&mut self) {
        let world = self.program.world();
        let regions = &mut self.symbolic_mut().open.regions;
        regions.named_by_fields = world.texts_on_fields(REGION).map(|name| regions.numbered(name)).collect();
        if self.uses_regions() {
            self.watch_regions();
        }
    }

    /// Whether anything names a region.
    pub(crate) fn uses_regions(&self) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| !symbolic.open.regions.names.is_empty())
    }

    pub(super) fn region_in_words(&self, region: Region) -> String {
        let names = self.symbolic.as_ref().map_or(&[][..], |symbolic| &symbolic.open.regions.names);
        let name = region.number().and_then(|number| names.get(number));
        name.map_or_else(|| "no region".to_owned(), |name| format!("region {name}"))
    }

    /// The context of an unknown in a field.
    pub(super) fn context_of_field(&mut self, owner: ObjectId, slot: u16) -> Result<Context, Trap> {
        let context = self.context_of_object(owner);
        let class = self.layout_class(owner);
        let named = self.region_of_field(class, slot);
        Ok(if named == Region::NONE { context } else { Context { region: named, ..context } })
    }

    pub(super) fn region_of_field(&mut self, class: ClassId, slot: u16) -> Region {
        if let Some(&known) = self.symbolic_mut().open.regions.of_field.get(&(class, slot)) {
            return known;
        }
        let fields = self.program.class(class).lineage.iter().flat_map(|&class| &self.program.class(class).fields);
        let is_it = |id: &&FieldId| self.program.field(**id).place == FieldPlace::Instance(slot);
        let name = fields.into_iter().find(is_it).and_then(|&id| self.program.annotation_text(id, REGION, "value"));
        let regions = &mut self.symbolic_mut().open.regions;
        let region = name.map_or(Region::NONE, |name| regions.numbered(&name));
        regions.of_field.insert((class, slot), region);
        region
    }

    /// The region that a static field names.
    pub(super) fn region_of_static(&mut self, slot: StaticSlot) -> Region {
        if !self.uses_regions() {
            return Region::NONE;
        }
        if let Some(&known) = self.symbolic_mut().open.regions.of_static.get(&slot) {
            return known;
        }
        let field = self.field_of_static(slot);
        let name = field.and_then(|field| self.program.annotation_text(field, REGION, "value"));
        let regions = &mut self.symbolic_mut().open.regions;
        let region = name.map_or(Region::NONE, |name| regions.numbered(&name));
        regions.of_static.insert(slot, region);
        region
    }

    /// The region that a field names; those of the closed world are known from the beginning.
    pub(crate) fn region_named_by(&self, field: FieldId) -> Option<Region> {
        let name = self.program.annotation_text(field, REGION, "value")?;
        self.symbolic.as_ref()?.open.regions.named(&name)
    }

    /// From here on writes are noted as what they mean to results of pure methods.
    pub(crate) fn watch_regions(&mut self) {
        self.symbolic_mut().open.watches = true;
        self.set_recording();
    }

    /// An assignment is about to be made. What a condition assigns to is its own.
    pub(crate) fn note_written_region(&mut self, what: Written) {
        let target = match what {
            Written::Field(object, _) | Written::Element(object, _) => Target::Object(object),
            // Nobody has seen what a class initializer assigns to for good.
            Written::Static(_) if self.is_final(what) => return,
            Written::Static(_) | Written::Library { .. } => Target::Static,
            Written::Everything(_) => Target::Everything,
        };
        if let Target::Object(object) = target
            && self.symbolic_mut().orders.is_unused()
            && self.is_unreached(object)
        {
            // No call that had a result could look at it.
            return;
        }
        let region = match target {
            Target::Object(object) => self.region_of(Value::Object(object)),
            Target::Static | Target::Everything => Region::NONE,
        };
        let written = WrittenIn { region, target };
        let symbolic = self.symbolic_mut();
        let last_use = symbolic.orders.last_use();
        let open = &mut symbolic.open;
        if !open
            .written
            .iter()
            .rev()
            .take(RECENT.min(open.written.len() - open.last_use(last_use)))
            .any(|it| *it == written)
        {
            open.written.push(written);
        }
    }

    fn is_final(&self, what: Written) -> bool {
        self.field_of_written(what).is_some_and(|field| self.program.field(field).access & access::FINAL != 0)
    }

    /// The region of a reference.
    pub(super) fn region_of(&self, value: Value) -> Region {
        match self.heap.resolved(value) {
            Value::Object(object) => self.context_of_object(object).region,
            Value::Symbol(symbol) => self.heap.symbol(symbol).context.region,
            _ => Region::NONE,
        }
    }

    /// The point of the path whose state is looked at, as a number of writes.
    pub(crate) fn writes_so_far(&self) -> usize {
        let Some(open) = self.symbolic.as_ref().map(|symbolic| &symbolic.open) else { return 0 };
        if self.heap.in_old() {
            return 0;
        }
        let before = self.heap.looked_at_before();
        let begun = before.and_then(|version| open.begun.iter().rev().find(|begun| begun.version == version));
        begun.map_or(open.written.len(), |begun| begun.writes)
    }

    /// How many writes there were on the path.
    pub(crate) fn writes_of_path(&self) -> usize {
        self.symbolic.as_ref().map_or(0, |symbolic| symbolic.open.written.len())
    }

    /// Whether a write concerns an object: it is to the object, to its region, or to what it may lead to by its class, which
    /// somebody has found out.
    /// If it may lead to any, only objects below a number were there when somebody looked at it.
    pub(crate) fn is_written(&self, value: Value, write: WrittenIn, led_to: Option<u32>) -> bool {
        if write.target == Target::Everything {
            return self.may_be_written(value);
        }
        let region = self.region_of(value);
        let is_it = match (self.heap.resolved(value), write.object()) {
            (Value::Object(object), Some(written)) => object == written,
            _ => false,
        };
        // What is in a region may lead to those that fields name.
        let leads_to = |written: Region| self.is_named_by_fields(written) && self.may_lead_to_region(value, written);
        let reaches = |written: Region| written == region || leads_to(written);
        if region == Region::NONE {
            let is_led_to = |(written, objects)| self.class_may_lead_to(value, written, objects);
            return is_it || write.object().zip(led_to).is_some_and(is_led_to);
        }
        is_it || self.regions_of_write(write).into_iter().any(reaches)
    }

    /// Whether there is anything in a reference that can be assigned to.
    fn may_be_written(&self, value: Value) -> bool {
        match self.heap.resolved(value) {
            Value::Object(object) => !self.is_shared(self.heap.class(object)),
            Value::Symbol(symbol) => !self.is_shared(self.heap.symbol(symbol).declared),
            _ => false,
        }
    }

    fn is_named_by_fields(&self, region: Region) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| symbolic.open.regions.named_by_fields.contains(&region))
    }

    /// The region of a write when it was made and that of its object now: what was free may have joined one since.
    pub(super) fn regions_of_write(&self, write: WrittenIn) -> [Region; 2] {
        let now = write.object().map_or(write.region, |object| self.region_of(Value::Object(object)));
        [write.region, now]
    }

    /// The writes between two points of the path.
    pub(crate) fn written_between(&self, one: usize, other: usize) -> &[WrittenIn] {
        let written = self.symbolic.as_ref().map_or(&[][..], |symbolic| &symbolic.open.written);
        written.get(one.min(other)..one.max(other)).unwrap_or_default()
    }
}

impl super::Open {
    /// How many writes there were when a result or a rank was last kept, or a call begun: older ones must not be confused
    /// with newer ones.
    fn last_use(&self, of_ranks: usize) -> usize {
        let begun = self.begun.last().map_or(0, |begun| begun.writes);
        let kept = self.results.last().map_or(0, |result| result.kept_at);
        kept.max(begun).max(of_ranks).min(self.written.len())
    }
}
