//! Spec classes: Java classes whose methods are grafted onto classes that one cannot edit, those of the JDK included.
//!
//! A spec class is annotated `@SpecFor(Target.class)`; see `role` for its nested classes. In its code every mention of the
//! spec means the target: the constant pool of its class file is read with the other names. Its fields, and its methods
//! without a body (abstract or native), stand for members that the target has; what annotations say of them is said of
//! the target's. Its other methods become methods of the target. Constructors are there for the Java compiler alone.
//!
//! Grafted methods have no slot in the dispatch table, because calls of other methods may have been linked already; a call
//! of one searches for the method of its name as a call through an interface does, so that they override each other as
//! usual.
//!
//! The classes that have specs, and the helper classes of the specs, may use all members of each other: the compiler has
//! checked the code against what the specs declare.

mod attach;
mod check;
mod collect;
mod error;
mod role;

pub use error::{SpecError, SpecMember};
pub(super) use role::spec_annotation;

use super::class::Class;
use super::load::Program;
use super::{Annotated, access};
use crate::class_file::{BootstrapMethod, ClassFile, Malformed, RawField, RawMethod};
use crate::op::Code;
use crate::{ClassId, FieldId, MethodId};
use attach::Named;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a program knows of its specs.
#[derive(Default)]
pub(super) struct Specs {
    /// What the classes that specs mention are, by internal name.
    roles: FxHashMap<Rc<str>, Role>,
    /// The specs of each class that has some.
    targets: BTreeMap<ClassId, Vec<Rc<str>>>,
    /// Where the grafted methods come from.
    grafted: FxHashMap<MethodId, Declaration>,
    /// What specs declare that is there anyway: classes, fields, and methods without a body.
    declared: FxHashMap<Annotated, Vec<Declaration>>,
}

/// What a class is to the specs.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Role {
    Ordinary,
    /// It stands for the class of this name.
    Spec(Rc<str>),
    /// It is part of a spec for the class of this name, but stands for none.
    Helper(Rc<str>),
}

/// A place in the class file of a spec.
#[derive(Clone)]
pub(super) struct Declaration {
    file: Rc<ClassFile>,
    /// Index into the file's fields or methods.
    raw: u16,
    source: Option<Rc<str>>,
    spec: Rc<str>,
}

/// A spec that is about to be grafted.
struct Graft {
    spec: Rc<str>,
    target: ClassId,
    /// With the names of the targets in place of those of the specs.
    file: Rc<ClassFile>,
    source: Option<Rc<str>>,
}

impl Graft {
    fn declaration(&self, raw: u16) -> Declaration {
        let (file, source, spec) = (self.file.clone(), self.source.clone(), self.spec.clone());
        Declaration { file, raw, source, spec }
    }

    fn error(&self, what: impl Into<String>) -> SpecError {
        let file = self.source.as_ref().map(|file| file.to_string());
        SpecError { file, ..SpecError::new(&self.spec, what) }
    }

    /// An error of a method, with its line.
    fn error_in(&self, raw: &RawMethod, what: impl Into<String>) -> SpecError {
        let code = raw.code.as_ref().and_then(|range| self.file.code(range).ok());
        let line = code.and_then(|code| code.lines.iter().map(|&(_, line)| line).min());
        let error = SpecError { line, ..self.error(what) };
        match Named::read(self, raw) {
            Ok(named) if named.name != "<clinit>" => error.of_method(&named),
            _ => error,
        }
    }

    /// A part of the class file that cannot be read.
    fn broken(&self, Malformed(what): Malformed) -> SpecError {
        self.error(format!("its class file is broken: {what}"))
    }
}

impl Specs {
    fn renamed(&self, file: &ClassFile) -> Result<ClassFile, Malformed> {
        file.renamed(&mut |name| match self.roles.get(name) {
            Some(Role::Spec(target)) => Some(target.clone()),
            _ => None,
        })
    }

    /// The class file of a class that is part of a spec, as it is to be loaded; that of any other class as it is.
    pub(super) fn read_helper(&self, name: &str, file: ClassFile) -> Result<ClassFile, Malformed> {
        if self.target_of_helper(name).is_some() { self.renamed(&file) } else { Ok(file) }
    }

    /// The class for which the spec stands that this class is a part of.
    pub(super) fn target_of_helper(&self, name: &str) -> Option<&str> {
        match self.roles.get(name)? {
            Role::Helper(target) => Some(target),
            _ => None,
        }
    }

    pub(super) fn declared(&self, of: Annotated) -> &[Declaration] {
        self.declared.get(&of).map_or(&[], Vec::as_slice)
    }
}

impl Declaration {
    pub(super) fn spec(&self) -> &Rc<str> {
        &self.spec
    }

    pub(super) fn file(&self) -> &ClassFile {
        &self.file
    }

    pub(super) fn method(&self) -> Option<&RawMethod> {
        self.file.methods.get(usize::from(self.raw))
    }

    pub(super) fn field(&self) -> Option<&RawField> {
        self.file.fields.get(usize::from(self.raw))
    }
}

impl Program {
    /// Grafts a spec class, by its internal name, with its nested specs and all specs that its code mentions. To do so it
    /// loads the classes that they stand for. If anything is wrong with any of them, nothing is grafted. A spec that is
    /// grafted already is left alone.
    pub fn add_spec(&mut self, spec: &str) -> Result<(), Vec<SpecError>> {
        let batch = self.collect(spec)?;
        self.graft_batch(&batch)
    }

    /// Grafts a spec class like `add_spec`, and as much of it as fits if something is wrong with it: for whoever runs nothing
    /// then, but wants to know what else is wrong.
    pub fn add_what_fits(&mut self, spec: &str) -> Vec<SpecError> {
        match self.collect(spec) {
            Ok(batch) => {
                let errors = self.attach_batch(&batch);
                self.note_batch(&batch);
                errors
            }
            Err(errors) => errors,
        }
    }

    /// Grafts a spec class that Kukang brings along, unless a class that it or a spec it mentions stands for has a spec
    /// already: whoever writes a spec of their own wants that one.
    pub fn add_own_spec(&mut self, spec: &str) -> Result<(), Vec<SpecError>> {
        let batch = self.collect(spec)?;
        if batch.iter().any(|graft| !self.specs_of(graft.target).is_empty()) {
            return Ok(());
        }
        self.graft_batch(&batch)
    }

    /// Whether the class of this internal name is a spec, and no member of one.
    pub fn is_spec(&mut self, name: &str) -> bool {
        !name.contains('$') && matches!(self.role(name), Role::Spec(_))
    }

    /// Grafts all of them, or nothing if anything is wrong.
    fn graft_batch(&mut self, batch: &[Graft]) -> Result<(), Vec<SpecError>> {
        let old_methods = self.methods.len();
        let errors = self.attach_batch(batch);
        if !errors.is_empty() {
            self.detach(old_methods);
            return Err(errors);
        }
        self.note_batch(batch);
        Ok(())
    }

    /// Adds the methods that fit, and says what does not.
    fn attach_batch(&mut self, batch: &[Graft]) -> Vec<SpecError> {
        let old_methods = self.methods.len();
        let mut errors = Vec::new();
        for graft in batch {
            self.check_class(graft, &mut errors);
            self.check_fields(graft, &mut errors);
            self.attach(graft, &mut errors);
        }
        for graft in batch {
            self.check_declared_methods(graft, &mut errors);
        }
        self.check_references(old_methods, batch, &mut errors);
        errors
    }

    fn note_batch(&mut self, batch: &[Graft]) {
        for graft in batch {
            self.note(graft);
        }
        // What calls selected before may be overridden now.
        self.interface_targets.clear();
    }

    /// The spec classes of the class path, by internal name, sorted.
    pub fn find_specs(&mut self) -> Vec<Rc<str>> {
        self.world().specs().cloned().collect()
    }

    /// The specs that were grafted onto a class, by internal name.
    pub fn specs_of(&self, class: ClassId) -> &[Rc<str>] {
        self.specs.targets.get(&class).map_or(&[], Vec::as_slice)
    }

    /// The classes that have specs, in the order in which they were loaded.
    pub fn targets_of_specs(&self) -> impl Iterator<Item = ClassId> {
        self.specs.targets.keys().copied()
    }

    /// The class that a grafted spec stands for.
    pub fn target_of_spec(&self, spec: &str) -> Option<ClassId> {
        let mut targets = self.specs.targets.iter();
        targets.find(|(_, specs)| specs.iter().any(|known| **known == *spec)).map(|(target, _)| *target)
    }

    /// The class that a spec stands for, both by internal name, if the spec was grafted.
    pub fn spec_target(&self, name: &str) -> Option<&Rc<str>> {
        match self.specs.roles.get(name)? {
            Role::Spec(target) => Some(target),
            _ => None,
        }
    }

    /// The spec that a method was grafted from, by internal name.
    pub fn grafted_from(&self, method: MethodId) -> Option<&Rc<str>> {
        self.specs.grafted.get(&method).map(|origin| &origin.spec)
    }

    /// Whether a spec declares a field that its target has.
    pub fn is_declared_in_spec(&self, field: FieldId) -> bool {
        !self.specs.declared(field.into()).is_empty()
    }

    /// The name of the source file of a method, which for a grafted one is that of the spec.
    pub fn source_file(&self, method: MethodId) -> Option<&Rc<str>> {
        match self.specs.grafted.get(&method) {
            Some(origin) => origin.source.as_ref(),
            None => self.class(self.method(method).class).source_file.as_ref(),
        }
    }

    /// The bootstrap method of this number as a body counts them; its constants are those of the body.
    pub fn bootstrap_method(&self, code: &Code, number: u16) -> Option<&BootstrapMethod> {
        let file = match self.specs.grafted.get(&code.method) {
            Some(origin) => &origin.file,
            None => self.class(code.class).file.as_ref()?,
        };
        file.bootstrap_methods.get(usize::from(number))
    }

    pub(super) fn graft_of(&self, method: MethodId) -> Option<&Declaration> {
        self.specs.grafted.get(&method)
    }

    /// Whether `from` may use the class `to`, or a member of it with these flags, on account of specs.
    pub(super) fn may_access_for_specs(&self, from: ClassId, to: &Class, flags: u16) -> bool {
        if self.specs.targets.is_empty() {
            return false;
        }
        let from = self.class(from);
        let from = from.host.map_or(from, |host| self.class(host));
        let takes_part = |class: &Class| class.spec_of.is_some() || self.specs.targets.contains_key(&class.id);
        let is_neighbour = |spec: &Rc<str>| spec.rsplit_once('/').map_or("", |(package, _)| package) == to.package();
        takes_part(from) && takes_part(to)
            || flags & access::PRIVATE == 0 && to.module.is_none() && self.specs_of(from.id).iter().any(is_neighbour)
    }
}
