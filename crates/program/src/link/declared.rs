//! What a class file says of its class and members beyond what runs: annotations, declared exceptions, the names of
//! parameters and variables, lines.
//!
//! All of it is read when it is asked for. A malformed part of it is as good as none, as it is to the JVM.

use super::load::Program;
use crate::class_file::{Annotation, ClassFile, RawCode, RawField, RawMethod};
use crate::{ClassId, FieldId, MethodId};

/// What can have annotations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Annotated {
    Class(ClassId),
    Field(FieldId),
    Method(MethodId),
    /// A parameter of a method, counted from 0 as the descriptor does.
    Parameter(MethodId, u8),
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

/// Flags of a parameter that the source does not name (JVMS table 4.7.24-A).
const IMPLICIT: u16 = 0x1000 | 0x8000;

impl Program {
    /// Whether an annotation of this internal name (`kukang/contracts/Pure`) is on it, of runtime or class retention.
    pub fn has_annotation(&self, of: impl Into<Annotated>, name: &str) -> bool {
        self.annotation(of, name).is_some()
    }

    /// The annotation of this internal name, of runtime or class retention.
    pub fn annotation(&self, of: impl Into<Annotated>, name: &str) -> Option<Annotation<'_>> {
        let (of, descriptor) = (of.into(), &format!("L{name};"));
        self.own_annotation(of, descriptor).or_else(|| self.annotation_in_specs(of, descriptor))
    }

    fn own_annotation(&self, of: Annotated, descriptor: &str) -> Option<Annotation<'_>> {
        match of {
            Annotated::Class(class) => class_annotation(self.class(class).file.as_deref()?, descriptor),
            Annotated::Field(field) => {
                let field = self.field(field);
                let file = self.class(field.class).file.as_deref()?;
                field_annotation(file, file.fields.get(usize::from(field.raw?))?, descriptor)
            }
            Annotated::Method(method) => {
                let (file, raw) = self.raw_method(method)?;
                method_annotation(file, raw, descriptor)
            }
            Annotated::Parameter(method, parameter) => {
                let (file, raw) = self.raw_method(method)?;
                self.parameter_annotation(method, file, raw, parameter, descriptor)
            }
        }
    }

    /// The first annotation with which a spec declares something that its target has.
    fn annotation_in_specs(&self, of: Annotated, descriptor: &str) -> Option<Annotation<'_>> {
        let declared = match of {
            Annotated::Parameter(method, _) => self.specs.declared(method.into()),
            other => self.specs.declared(other),
        };
        declared.iter().find_map(|row| match of {
            Annotated::Class(_) => class_annotation(row.file(), descriptor),
            Annotated::Field(_) => field_annotation(row.file(), row.field()?, descriptor),
            Annotated::Method(_) => method_annotation(row.file(), row.method()?, descriptor),
            Annotated::Parameter(method, parameter) => {
                self.parameter_annotation(method, row.file(), row.method()?, parameter, descriptor)
            }
        })
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
        let in_specs = self.specs.declared(method.into()).iter().filter_map(|row| Some((row.file(), row.method()?)));
        let mut names = vec![None; self.method(method).types.parameters.len()];
        for (file, raw) in in_specs.chain(self.raw_method(method)) {
            for (name, found) in names.iter_mut().zip(self.names_in(method, file, raw)) {
                *name = name.take().or(found);
            }
        }
        names
    }

    /// The names of a method's parameters in one class file.
    fn names_in(&self, method: MethodId, file: &ClassFile, raw: &RawMethod) -> Vec<Option<String>> {
        let declared = self.method(method);
        let count = declared.types.parameters.len();
        let rows = raw.parameters.as_deref().filter(|rows| rows.len() == count);
        let code = body(file, raw);
        let mut slot = usize::from(!declared.is_static());
        let mut names = Vec::new();
        for (index, parameter) in declared.types.parameters.iter().enumerate() {
            let named = rows.map(|rows| rows[index].0).filter(|&name| name != 0);
            let variable =
                || code.as_ref()?.variables.iter().find(|row| usize::from(row.slot) == slot && row.start == 0);
            let name = named.or_else(|| variable().map(|row| row.name));
            names.push(name.and_then(|name| file.constants.text(name).ok()).map(|name| name.into_owned()));
            slot += 1 + usize::from(parameter.kind().is_wide());
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

    fn parameter_annotation<'a>(
        &self,
        method: MethodId,
        file: &'a ClassFile,
        raw: &RawMethod,
        parameter: u8,
        descriptor: &str,
    ) -> Option<Annotation<'a>> {
        let count = self.method(method).types.parameters.len();
        [&raw.parameter_annotations, &raw.invisible_parameter_annotations].into_iter().find_map(|attribute| {
            let row = annotation_row(file, raw, count, file.annotated_parameters(attribute), parameter)?;
            file.parameter_annotation(attribute, row, descriptor)
        })
    }
}

fn class_annotation<'a>(file: &'a ClassFile, descriptor: &str) -> Option<Annotation<'a>> {
    let visible = file.annotation(&file.annotations, descriptor);
    visible.or_else(|| file.annotation(&file.invisible_annotations, descriptor))
}

fn field_annotation<'a>(file: &'a ClassFile, raw: &RawField, descriptor: &str) -> Option<Annotation<'a>> {
    let visible = file.annotation(&raw.annotations, descriptor);
    visible.or_else(|| file.annotation(&raw.invisible_annotations, descriptor))
}

fn method_annotation<'a>(file: &'a ClassFile, raw: &RawMethod, descriptor: &str) -> Option<Annotation<'a>> {
    let visible = file.annotation(&raw.annotations, descriptor);
    visible.or_else(|| file.annotation(&raw.invisible_annotations, descriptor))
}

/// The row of a parameter in a table of annotations with that many `rows`. Compilers leave parameters out that the source
/// does not have: MethodParameters says which ones. Without it they are taken to be the first, as the outer instance of
/// an inner class and the name and number of an enum constant are. What a local class captures comes last, so that there
/// nothing can be told, and Java's reflection tells nothing either.
fn annotation_row(file: &ClassFile, raw: &RawMethod, count: usize, rows: u8, parameter: u8) -> Option<u8> {
    let missing = count.checked_sub(usize::from(rows))?;
    let flags = raw.parameters.as_deref().filter(|flags| missing > 0 && flags.len() == count).unwrap_or_default();
    let written: Vec<usize> = (0..flags.len()).filter(|&at| flags[at].1 & IMPLICIT == 0).collect();
    let row = if !written.is_empty() && written.len() == usize::from(rows) {
        written.iter().position(|&at| at == usize::from(parameter))?
    } else if missing > 0 && file.enclosing_method.is_some() {
        return None;
    } else {
        usize::from(parameter).checked_sub(missing)?
    };
    u8::try_from(row).ok()
}

fn body<'a>(file: &'a ClassFile, raw: &RawMethod) -> Option<RawCode<'a>> {
    file.code(raw.code.as_ref()?).ok()
}
