//! The tables of a class that follow from its supertypes: lineage, all superinterfaces, dispatch table.

use super::access;
use super::class::{Class, Method};
use super::load::{Program, Trouble};
use crate::{ClassId, LinkErrorKind, MethodId, Name};

impl Program {
    /// JVMS §5.3.5: a superclass must be a class that may be extended, superinterfaces must be interfaces.
    pub(super) fn check_supertypes(&self, class: &Class) -> Result<(), Trouble> {
        let refuse = |message: String| Err(Trouble::link(LinkErrorKind::IncompatibleClassChange, message));
        if let Some(parent) = class.super_class.map(|parent| self.class(parent)) {
            let (name, parent_name) = (class.java_name(), parent.java_name());
            if parent.is_interface() && !class.is_interface() {
                return refuse(format!("class {name} has interface {parent_name} as super class"));
            }
            self.check_permitted(class, parent, "inherit from sealed class")?;
            if parent.access & access::FINAL != 0 {
                return refuse(format!("class {name} cannot inherit from final class {parent_name}"));
            }
            let word = if parent.is_abstract() { "abstract superclass" } else { "superclass" };
            self.check_access_to_supertype(class, parent, word)?;
        }
        for interface in class.interfaces.iter().map(|&interface| self.class(interface)) {
            self.check_permitted(class, interface, "implement sealed interface")?;
            if !interface.is_interface() {
                let (name, other) = (class.java_name(), interface.java_name());
                let place = self.module_phrase(&[interface]);
                return refuse(format!(
                    "class {name} can not implement {other}, because it is not an interface ({place})"
                ));
            }
            self.check_access_to_supertype(class, interface, "superinterface")?;
        }
        Ok(())
    }

    fn check_access_to_supertype(&self, class: &Class, other: &Class, word: &str) -> Result<(), Trouble> {
        if other.access & access::PUBLIC != 0 || self.same_runtime_package(class, other) {
            return Ok(());
        }
        let (name, other_name, place) = (class.java_name(), other.java_name(), self.module_phrase(&[class, other]));
        let message = format!("class {name} cannot access its {word} {other_name} ({place})");
        Err(Trouble::link(LinkErrorKind::IllegalAccess, message))
    }

    /// JVMS §5.3.5: a sealed class or interface lists those that may have it as a direct supertype.
    fn check_permitted(&self, class: &Class, parent: &Class, attempt: &str) -> Result<(), Trouble> {
        let Some(file) = &parent.file else { return Ok(()) };
        let Some(permitted) = &file.permitted_subclasses else { return Ok(()) };
        let listed = |&index: &u16| file.constants.class_name(index).is_ok_and(|name| name == *class.name);
        if permitted.iter().any(listed) {
            return Ok(());
        }
        let (name, parent) = (class.java_name(), parent.java_name());
        // HotSpot's words changed in JDK 21.
        let message = if self.jdk().feature() < 21 {
            format!("class {name} cannot {attempt} {parent}")
        } else {
            format!("Failed listed permitted subclass check: class {name} is not a permitted subclass of {parent}")
        };
        Err(Trouble::link(LinkErrorKind::IncompatibleClassChange, message))
    }

    pub(super) fn build_hierarchy(&self, class: &mut Class) {
        let mut lineage: Vec<ClassId> =
            class.super_class.map_or_else(Vec::new, |parent| self.class(parent).lineage.to_vec());
        let mut all: Vec<ClassId> =
            class.super_class.map_or_else(Vec::new, |parent| self.class(parent).all_interfaces.to_vec());
        for &interface in &class.interfaces {
            all.extend_from_slice(&self.class(interface).all_interfaces);
        }
        if class.is_interface() {
            all.push(class.id);
        }
        all.sort();
        all.dedup();
        lineage.push(class.id);
        class.lineage = lineage.into();
        class.all_interfaces = all.into();
    }

    /// JVMS §5.4.5: a method overrides those of the superclasses that have its name and descriptor and that it can see.
    pub(super) fn build_vtable(&mut self, class: &mut Class) -> Result<(), Trouble> {
        let mut table: Vec<MethodId> =
            class.super_class.map_or_else(Vec::new, |parent| self.class(parent).vtable.to_vec());
        if class.is_interface() {
            // Interface methods are found by search, not by slot.
            class.vtable = table.into();
            return Ok(());
        }
        let initializer = self.names.intern("<init>");
        // Sorted, because comparing each method with each slot takes a second for a class of 30,000 methods.
        let signature = |&id: &MethodId| (self.method(id).name, self.method(id).descriptor);
        let mut inherited: Vec<((Name, Name), usize)> = table.iter().map(signature).zip(0..).collect();
        inherited.sort_unstable();
        for &id in &class.methods {
            let method = self.method(id);
            if method.is_static() || method.is_private() || method.name == initializer {
                continue;
            }
            let mut own_slot = None;
            let signature = (method.name, method.descriptor);
            let first = inherited.partition_point(|&(other, _)| other < signature);
            for &(_, slot) in inherited[first..].iter().take_while(|&&(other, _)| other == signature) {
                let overridden = self.method(table[slot]);
                if self.is_visible_for_overriding(class, overridden) {
                    if overridden.is_final() {
                        return Err(self.overrides_final(class, overridden));
                    }
                    table[slot] = id;
                    own_slot.get_or_insert(slot);
                }
            }
            let slot = own_slot.unwrap_or_else(|| {
                table.push(id);
                table.len() - 1
            });
            self.method_mut(id).vtable_slot = u16::try_from(slot).ok();
        }
        class.vtable = table.into();
        Ok(())
    }

    fn overrides_final(&self, class: &Class, inherited: &Method) -> Trouble {
        let message = format!(
            "class {} overrides final method {}.{}{}",
            class.java_name(),
            self.class(inherited.class).java_name(),
            self.text(inherited.name),
            self.text(inherited.descriptor)
        );
        Trouble::link(LinkErrorKind::IncompatibleClassChange, message)
    }

    fn is_visible_for_overriding(&self, class: &Class, inherited: &Method) -> bool {
        if inherited.access & (access::PUBLIC | access::PROTECTED) != 0 {
            return true;
        }
        let home = self.class(inherited.class);
        home.loader == class.loader && home.package() == class.package()
    }

    /// The part of HotSpot's messages that says where classes live: `A and B are in unnamed module of loader 'app'`.
    pub fn module_phrase(&self, classes: &[&Class]) -> String {
        let place = |class: &Class| {
            let loader = match class.loader {
                super::Loader::Boot => "bootstrap",
                super::Loader::Platform => "platform",
                super::Loader::Application => "app",
            };
            match &class.module {
                Some(module) => format!("module {module} of loader '{loader}'"),
                None => format!("unnamed module of loader '{loader}'"),
            }
        };
        match classes {
            [left, right] if place(left) == place(right) => {
                format!("{} and {} are in {}", left.java_name(), right.java_name(), place(left))
            }
            _ => {
                let parts: Vec<String> =
                    classes.iter().map(|class| format!("{} is in {}", class.java_name(), place(class))).collect();
                parts.join("; ")
            }
        }
    }
}
