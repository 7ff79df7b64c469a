//! What static initializers of the program do beyond their own classes.
//!
//! They run in the base state, before any path, though Java runs them where a class is first used. Nobody can tell the
//! difference as long as an initializer minds its own class. One that assigns to static fields of other classes, or to objects
//! that they lead to, may do so in the middle of a method; one that reads them finds what has become of them by then. So the
//! verdict of whoever uses such a class says what it takes for granted, and nobody predicts what such a path does elsewhere.
//!
//! Instructions pay nothing for it: the log of the heap tells what was assigned to, and static fields of other classes are
//! held back while an initializer runs, so that the first read of each is seen. Instructions that may be the first to use a
//! class whose initializer does such things are never linked.

use super::chance::Chance;
use super::outcome::Gap;
use super::written::Written;
use crate::frame::Activation;
use crate::initialize::Progress;
use crate::machine::Machine;
use heap::{Assigned, Mark, ObjectId, Slot, Value};
use program::{ClassId, FieldId, FieldPlace, MethodId, StaticSlot, access};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

/// The initializers that run, and what was found out about others.
#[derive(Default)]
pub(crate) struct Initializers {
    /// Those that run, outermost first.
    running: Vec<Running>,
    /// What it takes for granted to use a class, for those whose initializers do more than to mind it.
    found: FxHashMap<ClassId, Rc<BTreeSet<Gap>>>,
}

/// An initializer that runs, or waits for another one that it has set off.
struct Running {
    class: ClassId,
    /// When it last began or went on, and how many objects there were then.
    since: Mark,
    objects: u32,
    /// The objects that it has made itself.
    made: Vec<Range<u32>>,
    /// What it was seen to do.
    assigned: Vec<Assigned>,
    read: BTreeSet<StaticSlot>,
    /// What the static fields hold that are held back from it.
    held: FxHashMap<StaticSlot, Slot>,
    /// What the initializers do that it has set off, or would have if they had not run before.
    others: BTreeSet<Gap>,
}

impl Running {
    fn has_made(&self, object: ObjectId) -> bool {
        object.0 >= self.objects || self.made.iter().any(|range| range.contains(&object.0))
    }
}

impl Machine {
    /// The initializer of a class is about to run.
    pub(crate) fn initializer_begins(&mut self, class: ClassId) {
        if self.symbolic.is_none() || self.in_path() || !self.is_programs(class) {
            return;
        }
        self.suspend_initializer();
        let held = self.hold_back_from(class);
        let (since, objects) = (self.heap.mark(), self.heap.len() as u32);
        self.symbolic_mut().initializers.running.push(Running {
            class,
            since,
            objects,
            made: Vec::new(),
            assigned: Vec::new(),
            read: BTreeSet::new(),
            held,
            others: BTreeSet::new(),
        });
    }

    /// The initializer of a class has ended, or failed.
    pub(crate) fn initializer_ends(&mut self, class: ClassId) {
        let running = self.symbolic.as_ref().and_then(|symbolic| symbolic.initializers.running.last());
        if running.is_none_or(|running| running.class != class) {
            return;
        }
        self.suspend_initializer();
        if let Some(ended) = self.symbolic_mut().initializers.running.pop() {
            let mut gaps = self.gaps_of(&ended);
            gaps.extend(ended.others);
            if !gaps.is_empty() {
                let around = &mut self.symbolic_mut().initializers;
                if let Some(around) = around.running.last_mut() {
                    around.others.extend(gaps.iter().cloned());
                }
                around.found.insert(class, Rc::new(gaps));
            }
        }
        self.resume_initializer();
    }

    /// No initializer runs any more, also if one was stopped before its end.
    pub(crate) fn initializers_are_over(&mut self) {
        self.suspend_initializer();
        if let Some(symbolic) = self.symbolic.as_mut() {
            symbolic.initializers.running.clear();
        }
    }

    /// Another initializer gets its turn, or nobody.
    fn suspend_initializer(&mut self) {
        let objects = self.heap.len() as u32;
        let Some(running) = self.symbolic.as_mut().and_then(|symbolic| symbolic.initializers.running.last_mut()) else {
            return;
        };
        let is_others = |assigned: &Assigned| match assigned {
            Assigned::Static(_) => true,
            Assigned::Field(object, _) | Assigned::Part(object) => !running.has_made(*object),
        };
        let assigned: Vec<Assigned> = self.heap.assigned_since(&running.since).into_iter().filter(is_others).collect();
        running.assigned.extend(assigned);
        running.made.push(running.objects..objects);
        self.heap.stay(&running.since);
        for (slot, value) in running.held.drain() {
            if self.heap.static_slot(slot).is_unread() {
                self.heap.set_static_unlogged(slot, value);
            }
        }
    }

    /// The innermost initializer goes on.
    fn resume_initializer(&mut self) {
        let Some(running) = self.symbolic.as_ref().and_then(|symbolic| symbolic.initializers.running.last()) else {
            return;
        };
        let held = self.hold_back_from(running.class);
        let (since, objects) = (self.heap.mark(), self.heap.len() as u32);
        if let Some(running) = self.symbolic_mut().initializers.running.last_mut() {
            (running.since, running.objects, running.held) = (since, objects, held);
        }
    }

    /// Holds back the static fields of other classes of the program that may have changed when an initializer reads them, or
    /// what they hold. Compilers give classes of their own to what they make of `switch`, which reads nothing but ordinal
    /// numbers.
    fn hold_back_from(&mut self, class: ClassId) -> FxHashMap<StaticSlot, Slot> {
        let mut held = FxHashMap::default();
        if self.program.class(class).access & access::SYNTHETIC != 0 {
            return held;
        }
        for index in 0..self.program.class_count() {
            let other = self.program.class(ClassId(index as u32));
            let has_begun = matches!(self.classes[index].progress, Progress::Done | Progress::Running);
            if other.id == class || !has_begun || !self.is_programs(other.id) {
                continue;
            }
            for field in other.fields.iter().map(|&id| self.program.field(id)) {
                let FieldPlace::Static(slot) = field.place else { continue };
                let value = self.heap.static_slot(slot);
                let may_change = match value.value() {
                    _ if field.access & access::FINAL == 0 => true,
                    Value::Object(object) => {
                        field.access & access::ENUM == 0 || self.has_changeable_fields(self.heap.class(object))
                    }
                    _ => false,
                };
                if may_change && field.access & access::SYNTHETIC == 0 && !value.is_unread() {
                    held.insert(slot, value);
                }
            }
        }
        for &slot in held.keys() {
            self.heap.set_static_unlogged(slot, Slot::UNREAD);
        }
        held
    }

    /// The first read of a static field that is held back from the initializer that runs; `None` if it is not.
    pub(crate) fn give_to_initializer(&mut self, slot: StaticSlot) -> Option<Slot> {
        let running = self.symbolic.as_ref()?.initializers.running.last()?;
        let &value = running.held.get(&slot)?;
        let is_final = self.field_of_static(slot).is_some_and(|id| self.program.field(id).access & access::FINAL != 0);
        let may_differ = match value.value() {
            Value::Object(object) if is_final => self.leads_to_changeable(object),
            _ => true,
        };
        self.heap.set_static_unlogged(slot, value);
        let running = self.symbolic_mut().initializers.running.last_mut()?;
        if may_differ {
            running.read.insert(slot);
        }
        Some(value)
    }

    /// The initializer that runs calls a method that changes what the JDK keeps for everybody.
    pub(super) fn note_initializer_calls(&mut self, method: MethodId, of: Option<ObjectId>) {
        let Some(running) = self.symbolic.as_ref().and_then(|symbolic| symbolic.initializers.running.last()) else {
            return;
        };
        if of.is_some_and(|object| running.has_made(object)) {
            return;
        }
        let what = self.name_of_written(Written::Library { method, of });
        let gap = Gap::Changes { class: self.program.class(running.class).java_name(), what };
        if let Some(running) = self.symbolic_mut().initializers.running.last_mut() {
            running.others.insert(gap);
        }
    }

    /// A class that is initialized is used. If that may be its first use, the path takes for granted that it is not.
    pub(crate) fn note_use(&mut self, class: ClassId) {
        if !self.is_told_of(class) {
            return;
        }
        let gaps = self.gaps_of_use(class);
        if self.in_path() {
            let changes = gaps.into_iter().filter(|gap| matches!(gap, Gap::Changes { .. }));
            for gap in changes.collect::<Vec<_>>() {
                self.note_gap(gap);
                self.note_chance(Chance::FirstUse);
            }
        } else if let Some(running) = self.symbolic_mut().initializers.running.last_mut() {
            running.others.extend(gaps);
        }
    }

    /// Whether uses of a class by the running code have to be told of: its initializer does more than to mind it, and the
    /// code is not its own, which runs only once the class is initialized, nor that of a contract.
    pub(crate) fn is_told_of(&self, class: ClassId) -> bool {
        let Some(symbolic) = self.symbolic.as_ref() else { return false };
        !symbolic.initializers.found.is_empty() && self.may_be_first_use(class) && !self.gaps_of_use(class).is_empty()
    }

    /// Whether an instruction of the running code that uses a class may be linked: nobody knows yet what an initializer does
    /// that has not ended.
    pub(crate) fn may_link_use(&self, class: ClassId) -> bool {
        let is_open = || self.classes[class.index()].progress == Progress::Running && self.is_programs(class);
        self.symbolic.is_none() || !(self.is_told_of(class) || is_open() && self.may_be_first_use(class))
    }

    fn may_be_first_use(&self, class: ClassId) -> bool {
        let Some(frame) = self.frames.iter().rev().find_map(Activation::java) else { return false };
        let code = self.program.class(frame.code.class);
        let is_contracts =
            code.host.is_some() && code.name.rsplit('/').next().is_some_and(|name| name.starts_with("Kukang$"));
        !is_contracts && !self.program.is_subclass(code.id, class)
    }

    /// What the use of a class takes for granted, its supertypes' initializers included.
    fn gaps_of_use(&self, class: ClassId) -> BTreeSet<Gap> {
        let of = self.program.class(class);
        let found = self.symbolic.iter().flat_map(|symbolic| {
            let types = of.lineage.iter().chain(of.all_interfaces.iter());
            types.filter_map(|of| symbolic.initializers.found.get(of))
        });
        found.flat_map(|gaps| gaps.iter().cloned()).collect()
    }

    /// What the initializer of a class has read that may be otherwise: whoever reads what it has computed depends on it.
    pub(super) fn read_by_initializer(&self, class: ClassId) -> Vec<Gap> {
        let found = self.symbolic.as_ref().and_then(|symbolic| symbolic.initializers.found.get(&class));
        let gaps = found.iter().flat_map(|gaps| gaps.iter());
        gaps.filter(|gap| matches!(gap, Gap::Finds { .. })).cloned().collect()
    }

    /// Takes note of what the initializer of a class has read.
    pub(super) fn note_read_by_initializer(&mut self, gaps: &[Gap]) {
        for gap in gaps {
            self.note_gap(gap.clone());
            self.note_chance(Chance::FirstUse);
        }
    }

    /// What an initializer was seen to do, in words.
    fn gaps_of(&self, ended: &Running) -> BTreeSet<Gap> {
        let class = || self.program.class(ended.class).java_name();
        let mut gaps = BTreeSet::new();
        for &slot in &ended.read {
            if let Some(id) = self.field_of_static(slot) {
                let is_final = self.program.field(id).access & access::FINAL != 0;
                let what = self.name_of_written(Written::Static(slot));
                let what = if is_final { format!("what {what} holds") } else { what };
                gaps.insert(Gap::Finds { class: class(), what });
            }
        }
        let mut objects = BTreeSet::new();
        for assigned in &ended.assigned {
            match *assigned {
                Assigned::Static(slot) if self.is_field_of_others(slot, ended.class) => {
                    gaps.insert(Gap::Changes { class: class(), what: self.name_of_written(Written::Static(slot)) });
                }
                Assigned::Static(_) => {}
                Assigned::Field(object, slot) => {
                    if !self.is_cached_field(object, Written::Field(object, slot)) {
                        objects.insert(object);
                    }
                }
                Assigned::Part(object) => {
                    objects.insert(object);
                }
            }
        }
        if objects.is_empty() {
            return gaps;
        }
        let holders = self.holders_of(&objects, ended.class);
        for object in objects {
            let holder = holders.iter().filter(|(_, held)| held.contains(&object)).map(|(name, _)| name).min();
            let what = match holder {
                Some(name) => format!("what {name} holds"),
                // What the JDK keeps for itself is its own affair.
                None if self.is_class_of_jdk(self.heap.class(object)) => continue,
                None => format!("an object of {}", self.program.class(self.heap.class(object)).java_name()),
            };
            gaps.insert(Gap::Changes { class: class(), what });
        }
        gaps
    }

    /// Whether a static field belongs to another class of the program and can be assigned to: constants get their values
    /// when their own class is initialized.
    fn is_field_of_others(&self, slot: StaticSlot, class: ClassId) -> bool {
        self.field_of_static(slot).is_some_and(|id| {
            let field = self.program.field(id);
            field.class != class && field.access & access::FINAL == 0 && self.is_programs(field.class)
        })
    }

    /// The static fields of other classes, and those of the JDK that everybody sees, that lead to some of these objects.
    fn holders_of(&self, objects: &BTreeSet<ObjectId>, class: ClassId) -> Vec<(String, BTreeSet<ObjectId>)> {
        let classes = (0..self.program.class_count()).map(|index| ClassId(index as u32));
        let others = classes.filter(|&other| other != class && self.is_programs(other));
        let fields = others.flat_map(|other| self.program.class(other).fields.iter().copied());
        let held = fields.filter_map(|id: FieldId| match self.program.field(id).place {
            FieldPlace::Static(slot) => {
                let reached = self.reached_from(vec![self.heap.static_slot(slot).value()]);
                Some((self.name_of_written(Written::Static(slot)), reached))
            }
            FieldPlace::Instance(_) => None,
        });
        let seen = self.seen_of_jdk().map(|(name, value)| (name, self.reached_from(vec![value])));
        held.chain(seen).filter(|(_, reached)| !reached.is_disjoint(objects)).collect()
    }

    /// Whether a class is one of the program's own.
    fn is_programs(&self, class: ClassId) -> bool {
        let of = self.program.class(class);
        of.module.is_none() && of.host.is_none()
    }
}
