//! What a class file says of its class and members beyond what runs: annotations, declared exceptions, the names of
//! parameters and variables, lines.
//!
//! All of it is read when it is asked for. A malformed part of it is as good as none, as it is to the JVM.

use super::load::Program;
use crate::class_file::{Annotation, ClassFile, LocalVariable, RawCode, RawMethod};
use crate::{ClassId, FieldId, MethodId, Type};
use std::ops::Range;

/// What can have annotations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Annotated {
    Class(ClassId),
    Field(FieldId),
    Method(MethodId),
    /// A parameter of a method, counted from 0 as the descriptor does.
    Parameter(MethodId, u8),
}

/// A local variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    pub name: String,
    pub of: Type,
    pub slot: u16,
    /// The generic signature (JVMS §4.7.9.1), if the type says more than its descriptor.
    pub signature: Option<String>,
    /// The bytecode offsets where it has a value.
    pub offsets: Range<u32>,
}

impl From<ClassId> for Annotated {
    fn from(class: ClassId) -> Annotated {
        Annotated::Class(class)
    }
}

impl From<FieldId> for Annotated {
    fn from(field: FieldId) -> Annotated {
        Annotated::Field(field)
    }
}

impl From<MethodId> for Annotated {
    fn from(method: MethodId) -> Annotated {
        Annotated::Method(method)
    }
}

impl Program {
    /// Whether an annotation of this internal name (`kukang/contracts/Pure`) is on it, of runtime or class retention.
    pub fn has_annotation(&self, of: impl Into<Annotated>, name: &str) -> bool {
        self.annotation(of, name).is_some()
    }

    /// The first annotation of this internal name, of runtime or class retention.
    pub fn annotation(&self, of: impl Into<Annotated>, name: &str) -> Option<Annotation<'_>> {
        self.mentions(of).into_iter().find_map(|mention| mention.annotation(name))
    }

    /// The value of a string element of an annotation; `None` if there is no such annotation, or if it leaves the
    /// element to its default.
    pub fn annotation_text(&self, of: impl Into<Annotated>, name: &str, element: &str) -> Option<String> {
        self.annotation(of, name)?.text(element)
    }

    /// The internal names of the exceptions in a method's `throws` clause, and in those with which specs declare it.
    pub fn declared_exceptions(&self, method: MethodId) -> Vec<String> {
        let in_specs = self.specs.declared(method.into()).iter().filter_map(|row| Some((row.file(), row.method()?)));
        let declared = self.raw_method(method).into_iter().chain(in_specs);
        let names = declared.filter_map(|(file, raw)| file.constants.class_names(&raw.exceptions).ok());
        names.flatten().map(|name| name.into_owned()).collect()
    }

    /// The name of each parameter of the descriptor, where the class file has them: in its MethodParameters
    /// (`javac -parameters`, records), or in the variables of the body (`javac -g`). Where a spec declares the method,
    /// the spec's names come first, because what it says of the method is said in these.
    pub fn parameter_names(&self, method: MethodId) -> Vec<Option<String>> {
        let mentions = self.mentions(method);
        let (own, in_specs): (Vec<_>, Vec<_>) = mentions.into_iter().partition(|mention| mention.spec.is_none());
        let mut names = vec![None; self.method(method).types.parameters.len()];
        for mention in in_specs.into_iter().chain(own) {
            for (name, found) in names.iter_mut().zip(mention.parameter_names()) {
                *name = name.take().or(found);
            }
        }
        names
    }

    /// The name of the local variable in `slot` at a bytecode offset, if the class file has it (`javac -g`).
    pub fn variable_name(&self, method: MethodId, slot: u16, offset: u16) -> Option<String> {
        let (file, raw) = self.raw_method(method)?;
        let code = body(file, raw)?;
        let at = u32::from(offset);
        let row = code.variables.iter().find(|row| {
            row.slot == slot && (u32::from(row.start)..u32::from(row.start) + u32::from(row.length)).contains(&at)
        })?;
        file.constants.text(row.name).ok().map(|name| name.into_owned())
    }

    /// The local variables of a method's body, if the class file has them (`javac -g`).
    pub fn variables(&self, method: MethodId) -> Vec<Variable> {
        let Some((file, raw)) = self.raw_method(method) else { return Vec::new() };
        let Some(code) = body(file, raw) else { return Vec::new() };
        let variable = |row: &LocalVariable| {
            let of = Type::parse(&file.constants.text(row.descriptor).ok()?)?;
            let name = file.constants.text(row.name).ok()?.into_owned();
            let start = u32::from(row.start);
            let is_same = |told: &&LocalVariable| (told.start, told.slot, told.name) == (row.start, row.slot, row.name);
            let told = code.variable_types.iter().find(is_same);
            let signature = told.and_then(|told| Some(file.constants.text(told.descriptor).ok()?.into_owned()));
            Some(Variable { name, of, slot: row.slot, signature, offsets: start..start + u32::from(row.length) })
        };
        code.variables.iter().filter_map(variable).collect()
    }

    /// Where the code of each line begins, by bytecode offset; a line may have several pieces.
    pub fn lines(&self, method: MethodId) -> Vec<(u16, u16)> {
        let code = self.raw_method(method).and_then(|(file, raw)| body(file, raw));
        code.map(|code| code.lines).unwrap_or_default()
    }

    /// The generic signature of a class (JVMS §4.7.9.1), if it has type parameters or supertypes with type arguments.
    pub fn class_signature(&self, class: ClassId) -> Option<String> {
        let file = self.class(class).file.as_deref()?;
        Some(file.constants.text(file.signature?).ok()?.into_owned())
    }

    /// The generic signature of a field, if its type says more than its descriptor.
    pub fn field_signature(&self, field: FieldId) -> Option<String> {
        let field = self.field(field);
        let file = self.class(field.class).file.as_deref()?;
        let raw = file.fields.get(usize::from(field.raw?))?;
        Some(file.constants.text(raw.signature?).ok()?.into_owned())
    }

    /// The generic signature of a method, if its types say more than its descriptor.
    pub fn method_signature(&self, method: MethodId) -> Option<String> {
        let (file, raw) = self.raw_method(method)?;
        Some(file.constants.text(raw.signature?).ok()?.into_owned())
    }

    /// The lowest line of a method's body, which is near its declaration; `None` without body or lines.
    pub fn first_line(&self, method: MethodId) -> Option<u16> {
        let (file, raw) = self.raw_method(method)?;
        body(file, raw)?.lines.iter().map(|&(_, line)| line).min()
    }

    /// What the class file has of a method; for a grafted one, that of its spec.
    pub(crate) fn raw_method(&self, method: MethodId) -> Option<(&ClassFile, &RawMethod)> {
        if let Some(origin) = self.graft_of(method) {
            return Some((origin.file(), origin.method()?));
        }
        let method = self.method(method);
        let file = self.class(method.class).file.as_deref()?;
        Some((file, file.methods.get(usize::from(method.raw?))?))
    }
}

pub(super) fn body<'a>(file: &'a ClassFile, raw: &RawMethod) -> Option<RawCode<'a>> {
    file.code(raw.code.as_ref()?).ok()
}
