//! Whether a spec fits its target: what it declares must be there.

use super::attach::{Named, is_declaration};
use super::{Graft, SpecError};
use crate::class_file::constant_pool::{Constant, MemberRef};
use crate::class_file::{Malformed, RawField, RawMethod};
use crate::link::access;
use crate::link::load::Program;
use crate::op::{Code, Op};
use crate::{ClassId, FieldId, MethodId, Type};
use std::collections::BTreeSet;

impl Program {
    pub(super) fn check_class(&self, graft: &Graft, errors: &mut Vec<SpecError>) {
        let (class, file) = (self.class(graft.target), &graft.file);
        let is_interface = file.access & access::INTERFACE != 0;
        if is_interface != class.is_interface() {
            let word = |interface: bool| if interface { "an interface" } else { "a class" };
            let what =
                format!("it is {}, but {} is {}", word(is_interface), class.java_name(), word(class.is_interface()));
            errors.push(graft.error(what).help(format!("make the spec {}", word(class.is_interface()))));
        }
        if file.access & (access::ENUM | access::ANNOTATION) != 0 || file.record.is_some() {
            let what = "it is an enum, a record or an annotation, whose members compilers make";
            errors.push(graft.error(what).help("write an ordinary class with the fields that are needed"));
        }
        let supertypes = file.interfaces.iter().copied().chain((file.super_class != 0).then_some(file.super_class));
        for index in supertypes {
            match file.constants.class_name(index) {
                Ok(name) if self.loaded(&name).is_some_and(|other| self.is_subtype(graft.target, other)) => {}
                Ok(name) => {
                    let what = format!("{} is no supertype of {}", name.replace('/', "."), class.java_name());
                    errors.push(graft.error(what).help("a spec may extend and implement only what its target does"));
                }
                Err(malformed) => errors.push(graft.broken(malformed)),
            }
        }
        if file.constants.all().iter().any(|constant| matches!(constant, Constant::Dynamic { .. })) {
            let what = "it has dynamic constants, which Kukang does not know how to graft";
            errors
                .push(graft.error(what).help("compile it with --release 17, or write switches on enums in other ways"));
        }
    }

    pub(super) fn check_fields(&self, graft: &Graft, errors: &mut Vec<SpecError>) {
        let mut asserts = false;
        for raw in &graft.file.fields {
            let constants = &graft.file.constants;
            match (constants.text(raw.name), constants.text(raw.descriptor)) {
                (Ok(name), _) if name == "$assertionsDisabled" => {
                    asserts = true;
                    let what = "it has assert statements, which need a static field that the target does not have";
                    let help = "write `if (!condition) return false;` or call Kukang.check";
                    errors.push(graft.error(what).help(help).of_field(&name));
                }
                (Ok(name), Ok(descriptor)) => {
                    let error = self.bad_field(graft, raw, &name, &descriptor);
                    errors.extend(error.map(|error| error.of_field(&name)));
                }
                (Err(malformed), _) | (_, Err(malformed)) => errors.push(graft.broken(malformed)),
            }
        }
        let is_initializer =
            |raw: &&RawMethod| graft.file.constants.text(raw.name).is_ok_and(|name| name == "<clinit>");
        if let Some(raw) = graft.file.methods.iter().find(is_initializer).filter(|_| !asserts) {
            let what = "it has a static initializer, which would never run";
            errors.push(graft.error_in(raw, what).help(
                "a static field of a spec is a constant, or stands for the target's and has no value of its own",
            ));
        }
    }

    fn bad_field(&self, graft: &Graft, raw: &RawField, name: &str, descriptor: &str) -> Option<SpecError> {
        let target = self.class(graft.target).java_name();
        let Some(of) = Type::parse(descriptor) else {
            return Some(graft.broken(Malformed(format!("bad field descriptor {descriptor}"))));
        };
        let is_static = raw.access & access::STATIC != 0;
        let is_constant = is_static && raw.access & access::FINAL != 0 && raw.constant_value.is_some();
        let Some(other) = self.field_named(graft.target, name) else {
            if is_constant {
                return None;
            }
            if raw.access & access::SYNTHETIC != 0 {
                let what = format!("it is an inner class, but {target} has no field '{name}' for the object around it");
                return Some(graft.error(what).help("make it static"));
            }
            let names = self.field_names(graft.target);
            let error = graft.error(format!("{target} has no field '{name}'"));
            return Some(error.near(name, names.iter().map(String::as_str)));
        };
        let Some(id) = self.find_field(graft.target, name, descriptor) else {
            let theirs = Type::parse(self.text(other.descriptor)).map_or_else(String::new, |other| other.to_string());
            let home = self.class(other.class).java_name();
            return Some(graft.error(format!("field '{name}' is of type {of}, but of type {theirs} in {home}")));
        };
        self.bad_match(graft, id, name, is_static)
            .or_else(|| is_constant.then(|| self.bad_constant(graft, raw, id, name)).flatten())
            .or_else(|| {
                let annotated = raw.annotations.is_some() || raw.invisible_annotations.is_some();
                let home = self.field(id).class;
                (annotated && home != graft.target).then(|| self.misplaced(graft, &format!("field '{name}'"), home))
            })
    }

    fn bad_match(&self, graft: &Graft, id: FieldId, name: &str, is_static: bool) -> Option<SpecError> {
        let field = self.field(id);
        let home = self.class(field.class).java_name();
        if field.is_static() != is_static {
            let words = |is_static: bool| if is_static { "static" } else { "not static" };
            let what = format!("field '{name}' is {}, but {} in {home}", words(is_static), words(!is_static));
            return Some(graft.error(what));
        }
        if !self.may_access_member(graft.target, field.class, graft.target, field.access) {
            let target = self.class(graft.target).java_name();
            let what = format!("field '{name}' is private in {home}, a superclass of {target}");
            return Some(graft.error(what).help(format!("write a spec for {home} and use the field through that")));
        }
        None
    }

    /// The compiler has copied the value of a constant to where it is used, so it must be the target's.
    fn bad_constant(&self, graft: &Graft, raw: &RawField, id: FieldId, name: &str) -> Option<SpecError> {
        let field = self.field(id);
        let home = self.class(field.class);
        let theirs = home.file.as_ref().and_then(|file| {
            let index = file.fields.get(usize::from(field.raw?))?.constant_value?;
            constant_text(&file.constants, index)
        });
        let ours = raw.constant_value.and_then(|index| constant_text(&graft.file.constants, index));
        if ours == theirs {
            return None;
        }
        let words = |value: Option<String>| value.unwrap_or_else(|| "no constant".to_owned());
        let what = format!("constant '{name}' is {}, but {} in {}", words(ours), words(theirs), home.java_name());
        Some(graft.error(what))
    }

    /// Annotations on what a supertype of the target declares would speak of other classes too.
    fn misplaced(&self, graft: &Graft, member: &str, home: ClassId) -> SpecError {
        let home = self.class(home).java_name();
        let what = format!("{member} has annotations, but belongs to {home}");
        graft.error(what).help(format!("write a spec for {home} and annotate it there"))
    }

    fn field_names(&self, class: ClassId) -> Vec<String> {
        let fields = self.class(class).lineage.iter().flat_map(|&home| self.class(home).fields.iter());
        fields.map(|&field| self.text(self.field(field).name).to_owned()).collect()
    }

    /// Methods without a body, and constructors, stand for those of the target.
    pub(super) fn check_declared_methods(&self, graft: &Graft, errors: &mut Vec<SpecError>) {
        for raw in &graft.file.methods {
            let Ok(named) = Named::read(graft, raw) else { continue };
            if named.name == "<init>" || is_declaration(raw) {
                errors.extend(self.bad_declaration(graft, raw, &named).map(|error| error.of_method(&named)));
            }
        }
    }

    fn bad_declaration(&self, graft: &Graft, raw: &RawMethod, named: &Named) -> Option<SpecError> {
        let target = self.class(graft.target).java_name();
        let annotated = [&raw.annotations, &raw.invisible_annotations];
        let annotated_parameters = [&raw.parameter_annotations, &raw.invisible_parameter_annotations];
        let is_annotated = annotated.into_iter().chain(annotated_parameters).any(Option::is_some);
        let Some(id) = self.find_declared(graft, named) else {
            // A constructor that does not exist is none of anyone's business until it is called.
            if named.name == "<init>" && !is_annotated {
                return None;
            }
            return Some(self.no_method(graft, named));
        };
        let method = self.method(id);
        let home = self.class(method.class).java_name();
        let is_static = raw.access & access::STATIC != 0;
        if method.is_static() != is_static {
            let words = |is_static: bool| if is_static { "static" } else { "not static" };
            let what = format!("method '{named}' is {}, but {} in {home}", words(is_static), words(!is_static));
            return Some(graft.error(what).help(if is_static { "make it abstract" } else { "make it static native" }));
        }
        if !self.may_access_member(graft.target, method.class, graft.target, method.access) {
            let what = format!("method '{named}' is private in {home}, a superclass of {target}");
            return Some(graft.error(what).help(format!("write a spec for {home} and call the method through that")));
        }
        (is_annotated && method.class != graft.target)
            .then(|| self.misplaced(graft, &format!("method '{named}'"), method.class))
    }

    /// The method of the target that a spec's method without a body, or its constructor, stands for.
    pub(super) fn find_declared(&self, graft: &Graft, named: &Named) -> Option<MethodId> {
        if named.name == "<init>" {
            self.declared_method(graft.target, &named.name, &named.descriptor)
        } else {
            self.find_method(graft.target, &named.name, &named.descriptor)
        }
    }

    fn no_method(&self, graft: &Graft, named: &Named) -> SpecError {
        let class = self.class(graft.target);
        let methods = || {
            let homes = class.lineage.iter().chain(class.all_interfaces.iter());
            homes.flat_map(|&home| self.class(home).methods.iter()).map(|&method| self.method(method))
        };
        let describe = |name: &str, descriptor: &str| {
            let (name, descriptor) = (name.to_owned(), descriptor.to_owned());
            let shown = Named { name, descriptor }.to_string();
            shown.replace("void <init>", &simple(&class.name))
        };
        let shown = describe(&named.name, &named.descriptor);
        let error = graft.error(format!("{} has no method '{shown}'", class.java_name()));
        let namesakes: BTreeSet<String> = methods()
            .filter(|method| self.text(method.name) == named.name)
            .filter(|method| named.name != "<init>" || method.class == class.id)
            .map(|method| format!("'{}'", describe(&named.name, self.text(method.descriptor))))
            .collect();
        if namesakes.is_empty() {
            let names: BTreeSet<&str> = methods().map(|method| self.text(method.name)).collect();
            return error.near(&named.name, names);
        }
        error.help(format!("it has {}", namesakes.into_iter().collect::<Vec<_>>().join(", ")))
    }

    /// Checks that what grafted code uses of targets is there: the constructors that a spec declares need not be.
    pub(super) fn check_references(&self, old_methods: usize, batch: &[Graft], errors: &mut Vec<SpecError>) {
        // What a spec declares in vain is told there, and not again where it is used.
        let told: BTreeSet<String> =
            errors.iter().filter_map(|error| error.member.as_ref()).map(|member| member.name().to_owned()).collect();
        for id in (old_methods..self.methods.len()).map(|index| MethodId(index as u32)) {
            let (Some(code), Some(origin)) = (self.decoded(id), self.graft_of(id)) else { continue };
            let Some(graft) = batch.iter().find(|graft| graft.spec == origin.spec) else { continue };
            for index in self.references(code) {
                let Ok(member) = code.constants.member(index) else { continue };
                let Some(class) = self.loaded(&member.class) else { continue };
                let is_target = batch.iter().any(|graft| graft.target == class);
                if is_target && !told.contains(&*member.name) && !self.is_there(class, code, index, &member) {
                    errors.extend(self.missing(graft, class, origin.method(), &member));
                }
            }
        }
    }

    fn is_there(&self, class: ClassId, code: &Code, index: u16, member: &MemberRef<'_>) -> bool {
        match code.constants.get(index) {
            Ok(Constant::Field { .. }) => self.find_field(class, &member.name, &member.descriptor).is_some(),
            _ => self.find_method(class, &member.name, &member.descriptor).is_some_and(|id| {
                // Constructors are not inherited.
                member.name != "<init>" || self.method(id).class == class
            }),
        }
    }

    fn missing(
        &self,
        graft: &Graft,
        class: ClassId,
        raw: Option<&RawMethod>,
        member: &MemberRef<'_>,
    ) -> Option<SpecError> {
        let on =
            Graft { target: class, spec: graft.spec.clone(), file: graft.file.clone(), source: graft.source.clone() };
        let named = Named { name: member.name.to_string(), descriptor: member.descriptor.to_string() };
        let found = if member.descriptor.starts_with('(') {
            self.no_method(&on, &named)
        } else {
            graft.error(format!("{} has no field '{}'", self.class(class).java_name(), member.name))
        };
        let user = graft.error_in(raw?, "");
        Some(SpecError { line: user.line, member: user.member, ..found })
    }

    /// The members that a body names, by constant pool index: in its instructions and in the call sites of its lambdas.
    fn references(&self, code: &Code) -> BTreeSet<u16> {
        let mut found = BTreeSet::new();
        for op in code.ops.iter().map(|op| op.get()) {
            match op {
                Op::GetStatic(index) | Op::PutStatic(index) | Op::GetField(index) | Op::PutField(index) => {
                    found.insert(index);
                }
                Op::InvokeVirtual(index)
                | Op::InvokeSpecial(index)
                | Op::InvokeStatic(index)
                | Op::InvokeInterface(index) => {
                    found.insert(index);
                }
                Op::InvokeDynamic(index) => {
                    let Ok(Constant::InvokeDynamic { bootstrap, .. }) = code.constants.get(index) else { continue };
                    let arguments = self.bootstrap_method(code, bootstrap).map(|row| &row.arguments);
                    for &argument in arguments.into_iter().flatten() {
                        if let Ok(Constant::MethodHandle { member, .. }) = code.constants.get(argument) {
                            found.insert(member);
                        }
                    }
                }
                _ => {}
            }
        }
        found
    }
}

/// The last part of a class name.
fn simple(name: &str) -> String {
    name.rsplit(['/', '$']).next().unwrap_or(name).to_owned()
}

fn constant_text(constants: &crate::ConstantPool, index: u16) -> Option<String> {
    match constants.get(index).ok()? {
        Constant::String(text) => constants.text(text).ok().map(|text| format!("{text:?}")),
        Constant::Integer(value) => Some(value.to_string()),
        Constant::Long(value) => Some(value.to_string()),
        Constant::Float(value) => Some(format!("{value:?}")),
        Constant::Double(value) => Some(format!("{value:?}")),
        _ => None,
    }
}
