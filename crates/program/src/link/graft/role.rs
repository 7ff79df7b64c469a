//! Which classes are specs, and what they stand for.
//!
//! A class with `@SpecFor(T.class)` stands for `T`. A member class of a spec stands for the class of the same simple name
//! that is a member of `T` or of a superclass of `T`: private classes such as `java.util.HashMap.Node` cannot be named
//! elsewhere in Java source. All other classes in a spec, anonymous and local ones included, are helpers: ordinary classes
//! for which the spec's names mean what they mean in the spec.

use super::Role;
use crate::Program;
use crate::class_file::{self, Annotation, ClassFile};
use std::rc::Rc;

pub(crate) const SPEC_FOR: &str = "kukang/contracts/SpecFor";

/// Classes are not nested deeper than this in any source.
const DEEPEST: usize = 64;

/// The annotation that makes a class a spec.
pub(in crate::link) fn spec_annotation(file: &ClassFile) -> Option<Annotation<'_>> {
    let descriptor = &format!("L{SPEC_FOR};");
    let visible = file.annotation(&file.annotations, descriptor);
    visible.or_else(|| file.annotation(&file.invisible_annotations, descriptor))
}

/// The class around a class: its name, and the simple name of the class if it is a member.
struct Enclosing {
    outer: String,
    simple: Option<String>,
}

impl Program {
    /// What the class of this internal name is to the specs. Nothing but the targets of specs is loaded.
    pub(super) fn role(&mut self, name: &str) -> Role {
        self.role_at(name, 0)
    }

    fn role_at(&mut self, name: &str, depth: usize) -> Role {
        if let Some(known) = self.specs.roles.get(name) {
            return known.clone();
        }
        // Classes that are nested in each other, if their files are to be believed, are ordinary.
        self.specs.roles.insert(name.into(), Role::Ordinary);
        let role = self.find_role(name, depth).unwrap_or(Role::Ordinary);
        self.specs.roles.insert(name.into(), role.clone());
        role
    }

    fn find_role(&mut self, name: &str, depth: usize) -> Option<Role> {
        let found = self.find(name).ok().filter(|found| found.module.is_none() && depth < DEEPEST)?;
        let file = class_file::parse(found.bytes).ok()?;
        if let Some(target) = spec_annotation(&file).and_then(|annotation| annotation.class("value")) {
            return Some(Role::Spec(target.into()));
        }
        let Enclosing { outer, simple } = enclosing(&file, name)?;
        match self.role_at(&outer, depth + 1) {
            Role::Ordinary => None,
            Role::Helper(target) => Some(Role::Helper(target)),
            Role::Spec(target) => {
                let nested = simple.and_then(|simple| self.member_class(&target, &simple));
                Some(nested.map_or(Role::Helper(target), Role::Spec))
            }
        }
    }

    /// The class of this simple name that is a member of a class or of one of its superclasses.
    fn member_class(&mut self, class: &str, simple: &str) -> Option<Rc<str>> {
        let class = self.load(class).ok()?;
        let homes = self.class(class).lineage.iter().rev();
        let mut names = homes.map(|&home| format!("{}${simple}", self.class(home).name));
        names.find(|name| self.find(name).is_ok()).map(Rc::from)
    }

    /// The simple names of the classes that may be meant by a member class of a spec.
    pub(super) fn member_class_names(&self, class: &str) -> Vec<String> {
        let Some(class) = self.loaded(class) else { return Vec::new() };
        let mut names = Vec::new();
        for home in self.class(class).lineage.iter().map(|&home| self.class(home)) {
            let Some(file) = &home.file else { continue };
            for row in file.inner_classes.iter().filter(|row| row.outer == file.this_class) {
                names.extend(file.constants.text(row.name).ok().map(|name| name.into_owned()));
            }
        }
        names
    }
}

/// The simple name of a member class.
pub(super) fn simple_name(file: &ClassFile, name: &str) -> Option<String> {
    enclosing(file, name)?.simple
}

fn enclosing(file: &ClassFile, name: &str) -> Option<Enclosing> {
    let constants = &file.constants;
    let class_name = |index: u16| constants.class_name(index).ok().map(|name| name.into_owned());
    let row = file.inner_classes.iter().find(|row| row.inner == file.this_class);
    if let Some(row) = row.filter(|row| row.outer != 0) {
        let simple = constants.text(row.name).ok().map(|name| name.into_owned());
        return Some(Enclosing { outer: class_name(row.outer)?, simple });
    }
    let outer = file.enclosing_method.map(|method| method.class).or(file.nest_host)?;
    class_name(outer).filter(|outer| outer != name).map(|outer| Enclosing { outer, simple: None })
}
