//! Resolution of symbolic references (JVMS §5.4.3) and selection of methods (§5.4.6).

use super::access;
use super::class::{Field, Method};
use super::load::{Program, Trouble};
use super::permission::access_word;
use crate::{ClassId, FieldId, LinkErrorKind, MemberRef, MethodDescriptor, MethodId, Name, Type};
use rustc_hash::FxHashSet;

/// How a call finds its method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// `invokevirtual` and `invokeinterface`.
    Dispatched,
    /// `invokestatic` and `invokespecial`.
    Direct,
}

/// What a method reference stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResolvedMethod {
    Method(MethodId),
    /// A method of a method handle or variable handle that takes any arguments; the reference's own descriptor counts.
    SignaturePolymorphic(MethodId),
}

impl Program {
    /// Resolves a class named by class `from`.
    pub fn resolve_class(&mut self, from: ClassId, name: &str) -> Result<ClassId, Trouble> {
        let class = self.load(name)?;
        if !self.may_access_class(from, class) {
            let (who, what) = (self.class(from), self.class(class));
            let place = self.module_phrase(&[what, who]);
            let message =
                format!("failed to access class {} from class {} ({place})", what.java_name(), who.java_name());
            return Err(Trouble::link(LinkErrorKind::IllegalAccess, message));
        }
        Ok(class)
    }

    pub fn resolve_field(&mut self, from: ClassId, reference: &MemberRef<'_>) -> Result<FieldId, Trouble> {
        let class = self.resolve_class(from, &reference.class)?;
        let found = self.find_field(class, &reference.name, &reference.descriptor);
        let Some(id) = found else {
            return Err(Trouble::link(LinkErrorKind::NoSuchField, self.no_such_field(class, reference)));
        };
        let field = self.field(id);
        if !self.may_access_member(from, field.class, class, field.access) {
            let (who, home) = (self.class(from), self.class(field.class));
            let message = format!(
                "class {} tried to access {}field {}.{} ({}){}",
                who.java_name(),
                access_word(field.access),
                home.java_name(),
                reference.name,
                self.module_phrase(&[who, home]),
                self.nest_complaint(who, home, field.access)
            );
            return Err(Trouble::link(LinkErrorKind::IllegalAccess, message));
        }
        Ok(id)
    }

    fn no_such_field(&self, class: ClassId, reference: &MemberRef<'_>) -> String {
        // HotSpot's message became a sentence in JDK 21.
        if self.jdk().feature() < 21 {
            return reference.name.to_string();
        }
        let kind = Type::parse(&reference.descriptor).map_or_else(String::new, |kind| kind.to_string());
        format!("Class {} does not have member field '{kind} {}'", self.class(class).java_name(), reference.name)
    }

    /// JVMS §5.4.3.2: the class itself, its superinterfaces, its superclass.
    pub fn find_field(&self, class: ClassId, name: &str, descriptor: &str) -> Option<FieldId> {
        let (name, descriptor) = (self.names.find(name)?, self.names.find(descriptor)?);
        self.search_field(class, &|field| field.name == name && field.descriptor == descriptor)
    }

    fn search_field(&self, class: ClassId, wanted: &dyn Fn(&Field) -> bool) -> Option<FieldId> {
        self.search_field_beyond(class, wanted, &mut FxHashSet::default())
    }

    /// `searched` are the interfaces that do not have it; there may be far more ways to an interface than interfaces.
    fn search_field_beyond(
        &self,
        class: ClassId,
        wanted: &dyn Fn(&Field) -> bool,
        searched: &mut FxHashSet<ClassId>,
    ) -> Option<FieldId> {
        let class = self.class(class);
        if class.is_interface() && !searched.insert(class.id) {
            return None;
        }
        let own = class.fields.iter().copied().find(|&field| wanted(self.field(field)));
        own.or_else(|| class.interfaces.iter().find_map(|&next| self.search_field_beyond(next, wanted, searched)))
            .or_else(|| class.super_class.and_then(|parent| self.search_field_beyond(parent, wanted, searched)))
    }

    /// A field by name alone, for code that knows the JDK's classes.
    pub fn field_named(&self, class: ClassId, name: &str) -> Option<&Field> {
        let name = self.names.find(name)?;
        self.search_field(class, &|field| field.name == name).map(|field| self.field(field))
    }

    pub fn resolve_method(
        &mut self,
        from: ClassId,
        reference: &MemberRef<'_>,
        call: Call,
    ) -> Result<ResolvedMethod, Trouble> {
        let class = self.resolve_class(from, &reference.class)?;
        let is_interface = self.class(class).is_interface();
        if is_interface != reference.interface {
            let message = self.wrong_reference_kind(class, reference, call);
            return Err(Trouble::link(LinkErrorKind::IncompatibleClassChange, message));
        }
        if let Some(polymorphic) = self.find_signature_polymorphic(class, &reference.name) {
            return Ok(ResolvedMethod::SignaturePolymorphic(polymorphic));
        }
        let found = self.find_method(class, &reference.name, &reference.descriptor);
        let Some(id) = found else {
            let message = format!("'{}'", signature(&reference.class, &reference.name, &reference.descriptor));
            return Err(Trouble::link(LinkErrorKind::NoSuchMethod, message));
        };
        let method = self.method(id);
        if !is_interface && self.class(method.class).is_interface() {
            self.check_conflicting_defaults(class, method.name, method.descriptor)?;
        }
        if !self.may_access_member(from, method.class, class, method.access) {
            let (who, home) = (self.class(from), self.class(method.class));
            let message = format!(
                "class {} tried to access {}{}method '{}' ({}){}",
                who.java_name(),
                if method.is_abstract() { "abstract " } else { "" },
                access_word(method.access),
                self.signature_of(method),
                self.module_phrase(&[who, home]),
                self.nest_complaint(who, home, method.access)
            );
            return Err(Trouble::link(LinkErrorKind::IllegalAccess, message));
        }
        Ok(ResolvedMethod::Method(id))
    }

    /// What HotSpot says of a reference that takes a class for an interface or an interface for a class.
    fn wrong_reference_kind(&self, class: ClassId, reference: &MemberRef<'_>, call: Call) -> String {
        let (is_interface, name) = (self.class(class).is_interface(), self.class(class).java_name());
        match call {
            Call::Dispatched => {
                let (found, expected) = if is_interface { ("interface", "class") } else { ("class", "interface") };
                format!("Found {found} {name}, but {expected} was expected")
            }
            Call::Direct => {
                let wanted = if is_interface { "InterfaceMethodref" } else { "Methodref" };
                let method = signature(&reference.class, &reference.name, &reference.descriptor);
                format!("Method '{method}' must be {wanted} constant")
            }
        }
    }

    /// A class that inherits two bodies for one method from unrelated interfaces has none.
    fn check_conflicting_defaults(&self, class: ClassId, name: Name, descriptor: Name) -> Result<(), Trouble> {
        let concrete: Vec<MethodId> = self
            .maximally_specific(class, name, descriptor)
            .into_iter()
            .filter(|&id| !self.method(id).is_abstract())
            .collect();
        if concrete.len() > 1 { Err(self.conflicting_defaults(&concrete)) } else { Ok(()) }
    }

    fn conflicting_defaults(&self, methods: &[MethodId]) -> Trouble {
        let names: Vec<String> = methods
            .iter()
            .map(|&id| {
                let method = self.method(id);
                format!("{}.{}", self.class(method.class).name, self.text(method.name))
            })
            .collect();
        let message = format!("Conflicting default methods: {}", names.join(" "));
        Trouble::link(LinkErrorKind::IncompatibleClassChange, message)
    }

    /// JVMS §2.9.3: the native varargs methods of `MethodHandle` and `VarHandle`.
    fn find_signature_polymorphic(&self, class: ClassId, name: &str) -> Option<MethodId> {
        let class = self.class(class);
        if !matches!(&*class.name, "java/lang/invoke/MethodHandle" | "java/lang/invoke/VarHandle") {
            return None;
        }
        let name = self.names.find(name)?;
        let wanted = access::NATIVE | access::VARARGS;
        class.methods.iter().copied().find(|&id| {
            let method = self.method(id);
            method.name == name && method.access & wanted == wanted
        })
    }

    /// JVMS §5.4.3.3 and §5.4.3.4: the class and its superclasses, then the superinterfaces.
    pub fn find_method(&self, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
        let (name, descriptor) = (self.names.find(name)?, self.names.find(descriptor)?);
        self.find_in_classes(class, name, descriptor)
            .or_else(|| self.find_object_method(class, name, descriptor))
            .or_else(|| self.find_in_interfaces(class, name, descriptor))
    }

    /// A method that `class` itself declares.
    pub fn declared_method(&self, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
        let (name, descriptor) = (self.names.find(name)?, self.names.find(descriptor)?);
        self.declared(class, name, descriptor)
    }

    fn declared(&self, class: ClassId, name: Name, descriptor: Name) -> Option<MethodId> {
        self.class(class).methods.iter().copied().find(|&id| {
            let method = self.method(id);
            method.name == name && method.descriptor == descriptor
        })
    }

    fn find_in_classes(&self, class: ClassId, name: Name, descriptor: Name) -> Option<MethodId> {
        let class = self.class(class);
        if class.is_interface() {
            return self.declared(class.id, name, descriptor);
        }
        class.lineage.iter().rev().find_map(|&ancestor| self.declared(ancestor, name, descriptor))
    }

    /// Interfaces see the public methods of `Object`.
    fn find_object_method(&self, class: ClassId, name: Name, descriptor: Name) -> Option<MethodId> {
        if !self.class(class).is_interface() {
            return None;
        }
        let object = self.loaded("java/lang/Object")?;
        self.declared(object, name, descriptor).filter(|&id| {
            let flags = self.method(id).access;
            flags & access::PUBLIC != 0 && flags & access::STATIC == 0
        })
    }

    /// The maximally-specific superinterface method: a non-abstract one if there is exactly one, else any.
    fn find_in_interfaces(&self, class: ClassId, name: Name, descriptor: Name) -> Option<MethodId> {
        let candidates = self.maximally_specific(class, name, descriptor);
        let mut concrete = candidates.iter().filter(|&&id| !self.method(id).is_abstract());
        match (concrete.next(), concrete.next()) {
            (Some(&only), None) => Some(only),
            _ => candidates.first().copied(),
        }
    }

    fn maximally_specific(&self, class: ClassId, name: Name, descriptor: Name) -> Vec<MethodId> {
        let mut found: Vec<MethodId> = Vec::new();
        for &interface in &self.class(class).all_interfaces {
            if interface == class {
                continue;
            }
            if let Some(id) = self.declared(interface, name, descriptor) {
                if self.method(id).access & (access::PRIVATE | access::STATIC) == 0 {
                    found.push(id);
                }
            }
        }
        let homes: Vec<ClassId> = found.iter().map(|&id| self.method(id).class).collect();
        found.retain(|&id| {
            let home = self.method(id).class;
            !homes.iter().any(|&other| other != home && self.is_subtype(other, home))
        });
        found
    }

    /// JVMS §5.4.6: the method that a call of `resolved` on an instance of `class` runs.
    pub fn select_method(&mut self, class: ClassId, resolved: MethodId) -> Result<MethodId, Trouble> {
        if let Some(&known) = self.interface_targets.get(&(class, resolved)) {
            return Ok(known);
        }
        let method = self.method(resolved);
        let (name, descriptor, home) = (method.name, method.descriptor, method.class);
        let selected = if method.is_private() {
            resolved
        } else {
            if self.class(home).is_interface() {
                self.check_implements(class, home)?;
            }
            self.search_selected(class, name, descriptor, resolved)?
        };
        self.interface_targets.insert((class, resolved), selected);
        Ok(selected)
    }

    /// The error of a call through an interface that the receiver's class does not implement.
    pub fn check_implements(&self, class: ClassId, interface: ClassId) -> Result<(), Trouble> {
        if self.is_subtype(class, interface) {
            return Ok(());
        }
        let (class, interface) = (self.class(class).java_name(), self.class(interface).java_name());
        let message = format!("Class {class} does not implement the requested interface {interface}");
        Err(Trouble::link(LinkErrorKind::IncompatibleClassChange, message))
    }

    fn search_selected(
        &self,
        class: ClassId,
        name: Name,
        descriptor: Name,
        resolved: MethodId,
    ) -> Result<MethodId, Trouble> {
        let in_classes = self.class(class).lineage.iter().rev().find_map(|&ancestor| {
            self.declared(ancestor, name, descriptor)
                .filter(|&id| self.method(id).access & (access::STATIC | access::PRIVATE) == 0)
        });
        if let Some(id) = in_classes {
            let found = self.method(id);
            if found.is_abstract() {
                return Err(self.no_implementation(class, resolved));
            }
            if found.access & access::PUBLIC == 0 && self.class(self.method(resolved).class).is_interface() {
                let message = format!("'{}'", self.signature_of(found));
                return Err(Trouble::link(LinkErrorKind::IllegalAccess, message));
            }
            return Ok(id);
        }
        let candidates = self.maximally_specific(class, name, descriptor);
        let concrete: Vec<MethodId> = candidates.iter().copied().filter(|&id| !self.method(id).is_abstract()).collect();
        match concrete[..] {
            [only] => Ok(only),
            [] => Err(self.no_implementation(class, resolved)),
            // Before JDK 21, HotSpot sees no body at all when it comes through the interface.
            _ if self.jdk().feature() < 21 => Err(self.no_implementation(class, resolved)),
            _ => Err(self.conflicting_defaults(&concrete)),
        }
    }

    /// The AbstractMethodError of a call that finds no body.
    pub fn no_implementation(&self, class: ClassId, resolved: MethodId) -> Trouble {
        let method = self.method(resolved);
        let home = self.class(method.class);
        let types = &method.types;
        let flags = if method.is_abstract() { "abstract " } else { "" };
        let home_kind = match (home.is_interface(), home.is_abstract()) {
            (true, _) => "interface",
            (false, true) => "abstract class",
            (false, false) => "class",
        };
        let message = format!(
            "Receiver class {} does not define or inherit an implementation of the resolved method '{flags}{} {}({})' \
             of {home_kind} {}.",
            self.class(class).java_name(),
            types.result_name(),
            self.text(method.name),
            types.parameter_list(),
            home.java_name()
        );
        Trouble::link(LinkErrorKind::AbstractMethod, message)
    }

    /// `int pkg.Class.name(long, pkg.Other)`, as messages of the JVM write methods.
    pub fn signature_of(&self, method: &Method) -> String {
        signature(&self.class(method.class).name, self.text(method.name), self.text(method.descriptor))
    }
}

/// `int pkg.Class.name(long)` from the parts of a reference.
fn signature(class: &str, name: &str, descriptor: &str) -> String {
    let class = match Type::parse(class) {
        Some(array @ Type::Array(_)) => array.to_string(),
        _ => class.replace('/', "."),
    };
    match MethodDescriptor::parse(descriptor) {
        Some(types) => format!("{} {class}.{name}({})", types.result_name(), types.parameter_list()),
        None => format!("{class}.{name}{descriptor}"),
    }
}
