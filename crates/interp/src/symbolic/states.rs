//! Which states objects of the JDK may be in: those that specs admit.

use super::field::PLAIN;
use crate::frame::Activation;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, ObjectId, Version};
use program::{ClassId, FieldId, FieldPlace};

impl Machine {
    /// Whether a spec speaks of the fields that objects of a class have from one of its superclasses: a spec speaks of all
    /// fields that its target has, but not of what a class of the JDK below it makes of them with fields of its own.
    pub(super) fn has_spec_for(&self, class: ClassId, home: ClassId) -> bool {
        let above = self.program.class(class).lineage.iter().rev().take_while(|&&above| above != home).chain([&home]);
        let mut library = above.filter(|&&it| self.program.class(it).module.is_some());
        library.find_map(|&it| self.decides_states(it)).unwrap_or(false)
    }

    /// Whether a class of the JDK has a spec; `None` if it leaves that to its superclass, since it has no fields.
    fn decides_states(&self, class: ClassId) -> Option<bool> {
        if !self.program.specs_of(class).is_empty() {
            return Some(true);
        }
        let is_instance = |id: &FieldId| matches!(self.program.field(*id).place, FieldPlace::Instance(_));
        self.program.class(class).fields.iter().any(is_instance).then_some(false)
    }

    /// The states of a JDK object are those that a spec admits. So the first to look into an unknown one must be a spec,
    /// which has either assumed its invariant or is about to; anybody else waits until it was assumed. Where specs have no invariant, the fields that they declare may
    /// have any value.
    pub(super) fn require_invariant(
        &self,
        object: ObjectId,
        (class, slot): (ClassId, u16),
        home: ClassId,
    ) -> Result<(), Trap> {
        let declares = self.program.class(home);
        if declares.module.is_none() || declares.host.is_some() || PLAIN.contains(&&*declares.name) {
            return Ok(());
        }
        if !self.is_restricted(class) {
            return if self.runs_spec() { Ok(()) } else { self.require_declaration(class, home, slot) };
        }
        if !self.is_unseen(object) || self.runs_spec() {
            return Ok(());
        }
        if let Some(other) = self.unspecified_below(class) {
            return Err(Trap::unsupported(format!("the fields of an unknown {other} (it has no contract)")));
        }
        Err(if self.admission_of(class).is_some() { Trap::Admit(object) } else { self.not_admitted(object) })
    }

    /// Whether nobody has looked into an object of the JDK. Fields of subclasses on the class path are nothing to the spec.
    pub(super) fn is_unseen(&self, object: ObjectId) -> bool {
        let fields = self.program.class(self.library_class(object)).layout.len();
        let Some(row) = self.heap.symbolic(object) else { return false };
        if self.heap.in_old() && row.context.version == Version::INPUT {
            let Body::Fields(then) = &self.heap.get(object).body else { return false };
            return then.iter().take(fields).all(|slot| slot.is_unread());
        }
        row.initial.iter().take(fields).all(|slot| slot.is_unread()) && !self.is_read_since_call(object, fields)
    }

    /// A class of the JDK that is below one with a spec and has none itself: it may have other states, as a `LinkedHashSet` keeps its
    /// elements in another map than a `HashSet`.
    fn unspecified_below(&self, class: ClassId) -> Option<String> {
        let library = self.nearest_of_library(class);
        let of = self.program.class(library);
        let lineage = of.lineage.iter().filter(|&&above| above != library);
        let mut above = lineage.filter(|&&above| !self.program.specs_of(above).is_empty());
        (self.program.specs_of(library).is_empty() && above.next().is_some()).then(|| of.java_name())
    }

    /// The nearest class of an object that is the JDK's.
    fn library_class(&self, object: ObjectId) -> ClassId {
        self.nearest_of_library(self.layout_class(object))
    }

    pub(super) fn nearest_of_library(&self, class: ClassId) -> ClassId {
        let lineage = &self.program.class(class).lineage;
        lineage.iter().rev().copied().find(|&above| self.program.class(above).module.is_some()).unwrap_or(class)
    }

    /// What stops a path that looks into an object of which nobody can say which states it may be in.
    pub(crate) fn not_admitted(&self, object: ObjectId) -> Trap {
        let of = self.program.class(self.library_class(object)).java_name();
        Trap::unsupported(format!("the fields of an unknown {of} whose invariant was not assumed"))
    }

    fn is_restricted(&self, class: ClassId) -> bool {
        let restricted = &self.symbolic.as_ref().expect("only paths have unknown objects").restricted;
        self.program.class(class).lineage.iter().any(|above| restricted.contains(above))
    }

    fn require_declaration(&self, class: ClassId, home: ClassId, slot: u16) -> Result<(), Trap> {
        let declares = self.program.class(home);
        let is_wanted = |id: &&FieldId| self.program.field(**id).place == FieldPlace::Instance(slot);
        let Some(&field) = declares.fields.iter().find(is_wanted) else { return Ok(()) };
        if self.program.is_declared_in_spec(field) {
            return Ok(());
        }
        let mut specs = self.program.class(class).lineage.iter().rev().flat_map(|&above| self.program.specs_of(above));
        let spec = specs.next().map_or_else(String::new, |spec| spec.replace(['/', '$'], "."));
        let (name, of) = (self.program.text(self.program.field(field).name), declares.java_name());
        let what = format!("the field {name} of an unknown {of}, which the spec class {spec} does not declare");
        Err(Trap::unsupported(what))
    }

    /// Whether the first fields of an object were looked at of which there is no initial state: one that a call by contract
    /// gave, or that is first seen after one. A spec was there first, when the call ended.
    fn is_read_since_call(&self, object: ObjectId, fields: usize) -> bool {
        let Body::Fields(now) = &self.heap.get(object).body else { return false };
        let is_input = self.heap.symbolic(object).is_none_or(|row| row.context.version == Version::INPUT);
        let has_initial_state = is_input && self.heap.forgot_unseen() == Version::INPUT;
        !has_initial_state && now.iter().take(fields).any(|slot| !slot.is_unread())
    }

    /// Whether a method of a spec is running, or waits for one that is.
    fn runs_spec(&self) -> bool {
        let is_grafted = |activation: &Activation| match activation {
            Activation::Java(frame) => self.program.grafted_from(frame.code.method).is_some(),
            _ => false,
        };
        self.frames.iter().any(is_grafted)
    }
}
