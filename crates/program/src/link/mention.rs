//! The class files that speak of a class or member: the one that declares it, and those of the specs that do so again.

use super::access;
use super::declared::{Annotated, body};
use super::implicit::{IMPLICIT, captured};
use super::load::Program;
use crate::class_file::{Annotation, ClassFile, RawField, RawMethod, TypePlace};
use crate::{MethodDescriptor, MethodId};
use std::ops::Range;
use std::rc::Rc;

/// What one class file says of something.
pub struct Mention<'a> {
    /// The spec that says it, by internal name; `None` for the class file that declares it.
    pub spec: Option<Rc<str>>,
    file: &'a ClassFile,
    part: Part<'a>,
}

#[derive(Clone, Copy)]
enum Part<'a> {
    Class,
    Field(&'a RawField),
    Method(Body<'a>),
    Parameter(Body<'a>, u8),
}

#[derive(Clone, Copy)]
struct Body<'a> {
    raw: &'a RawMethod,
    types: &'a MethodDescriptor,
    /// How many parameters come before those that the source has.
    implicit: usize,
    /// How many come behind them.
    captured: usize,
}

impl Program {
    /// What class files say of something, the one that declares it first.
    pub fn mentions(&self, of: impl Into<Annotated>) -> Vec<Mention<'_>> {
        let of = of.into();
        let (own, key) = match of {
            Annotated::Class(class) => (self.class(class).file.as_deref().map(|file| (file, Part::Class)), of),
            Annotated::Field(field) => (self.own_field(field), of),
            Annotated::Method(method) => (self.own_method(method), of),
            Annotated::Parameter(method, _) => (self.own_method(method), method.into()),
        };
        let spec = match key {
            Annotated::Method(method) => self.grafted_from(method).cloned(),
            _ => None,
        };
        let own = own.map(|(file, part)| Mention { spec, file, part });
        let in_specs = self.specs.declared(key).iter().filter_map(|row| {
            let part = match key {
                Annotated::Class(_) => Part::Class,
                Annotated::Field(_) => Part::Field(row.field()?),
                Annotated::Method(method) | Annotated::Parameter(method, _) => {
                    Part::Method(self.body_of(method, row.method()?))
                }
            };
            Some(Mention { spec: Some(row.spec().clone()), file: row.file(), part })
        });
        let mut mentions: Vec<Mention<'_>> = own.into_iter().chain(in_specs).collect();
        if let Annotated::Parameter(_, parameter) = of {
            for mention in &mut mentions {
                if let Part::Method(body) = mention.part {
                    mention.part = Part::Parameter(body, parameter);
                }
            }
        }
        mentions
    }

    fn own_field(&self, field: crate::FieldId) -> Option<(&ClassFile, Part<'_>)> {
        let field = self.field(field);
        let file = self.class(field.class).file.as_deref()?;
        Some((file, Part::Field(file.fields.get(usize::from(field.raw?))?)))
    }

    fn own_method(&self, method: MethodId) -> Option<(&ClassFile, Part<'_>)> {
        let (file, raw) = self.raw_method(method)?;
        Some((file, Part::Method(self.body_of(method, raw))))
    }

    fn body_of<'a>(&'a self, method: MethodId, raw: &'a RawMethod) -> Body<'a> {
        let implicit = self.implicit_parameters(method);
        Body { raw, types: &self.method(method).types, implicit, captured: self.captured_parameters(method).len() }
    }
}

impl<'a> Mention<'a> {
    /// The annotation of this internal name, of runtime or class retention.
    pub fn annotation(&self, name: &str) -> Option<Annotation<'a>> {
        let descriptor = &format!("L{name};");
        match self.part {
            Part::Parameter(body, parameter) => self.parameter_attributes(body).into_iter().find_map(|attribute| {
                let row = self.annotation_row(body, attribute, parameter)?;
                self.file.parameter_annotation(attribute, row, descriptor)
            }),
            _ => self.attributes().into_iter().find_map(|attribute| self.file.annotation(attribute, descriptor)),
        }
    }

    /// The name of the source file that the class file was compiled from.
    pub fn source_file(&self) -> Option<String> {
        Some(self.file.constants.text(self.file.source_file?).ok()?.into_owned())
    }

    /// The internal names of all annotations on it and on its type as a whole, sorted.
    pub fn annotation_names(&self) -> Vec<String> {
        let mut found: Vec<String> = match self.part {
            Part::Parameter(body, parameter) => self
                .parameter_attributes(body)
                .into_iter()
                .filter_map(|attribute| Some((attribute, self.annotation_row(body, attribute, parameter)?)))
                .flat_map(|(attribute, row)| self.file.parameter_annotation_types(attribute, row))
                .collect(),
            _ => self.attributes().into_iter().flat_map(|attribute| self.file.annotation_types(attribute)).collect(),
        };
        if let Some((attributes, place)) = self.type_attributes() {
            found.extend(attributes.into_iter().flat_map(|range| self.file.type_annotation_types(range, place)));
        }
        let name = |descriptor: &String| Some(descriptor.strip_prefix('L')?.strip_suffix(';')?.to_owned());
        let mut names: Vec<String> = found.iter().filter_map(name).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The name of each parameter of a method's descriptor, where the class file has them.
    pub fn parameter_names(&self) -> Vec<Option<String>> {
        let (Part::Method(of) | Part::Parameter(of, _)) = self.part else { return Vec::new() };
        let count = of.types.parameters.len();
        let rows = of.raw.parameters.as_deref().filter(|rows| rows.len() == count);
        let code = body(self.file, of.raw);
        let mut slot = usize::from(of.raw.access & access::STATIC == 0);
        let captured = if of.captured > 0 { captured(self.file) } else { Vec::new() };
        let mut names = Vec::new();
        for (index, parameter) in of.types.parameters.iter().enumerate() {
            let named = rows.map(|rows| rows[index].0).filter(|&name| name != 0);
            let variable =
                || code.as_ref()?.variables.iter().find(|row| usize::from(row.slot) == slot && row.start == 0);
            let name = named.or_else(|| variable().map(|row| row.name));
            let name = name.and_then(|name| self.file.constants.text(name).ok()).map(|name| name.into_owned());
            names.push(name.or_else(|| captured.get(index.checked_sub(count - of.captured)?).cloned()));
            slot += 1 + usize::from(parameter.kind().is_wide());
        }
        names
    }

    fn attributes(&self) -> [&'a Option<Range<usize>>; 2] {
        match self.part {
            Part::Class => [&self.file.annotations, &self.file.invisible_annotations],
            Part::Field(raw) => [&raw.annotations, &raw.invisible_annotations],
            Part::Method(Body { raw, .. }) | Part::Parameter(Body { raw, .. }, _) => {
                [&raw.annotations, &raw.invisible_annotations]
            }
        }
    }

    fn parameter_attributes(&self, body: Body<'a>) -> [&'a Option<Range<usize>>; 2] {
        [&body.raw.parameter_annotations, &body.raw.invisible_parameter_annotations]
    }

    fn type_attributes(&self) -> Option<([&'a Option<Range<usize>>; 2], TypePlace)> {
        match self.part {
            Part::Class => None,
            Part::Field(raw) => Some(([&raw.type_annotations, &raw.invisible_type_annotations], TypePlace::Field)),
            Part::Method(Body { raw, .. }) => {
                Some(([&raw.type_annotations, &raw.invisible_type_annotations], TypePlace::Result))
            }
            Part::Parameter(Body { raw, implicit, .. }, parameter) => {
                let written =
                    usize::from(parameter).checked_sub(implicit).and_then(|index| u8::try_from(index).ok())?;
                let place = TypePlace::Parameter(written);
                Some(([&raw.type_annotations, &raw.invisible_type_annotations], place))
            }
        }
    }

    /// The row of a parameter in a table of annotations. Compilers leave parameters out that the source does not have:
    /// MethodParameters says which ones. Without it they are taken to be the first, as the outer instance of an inner
    /// class and the name and number of an enum constant are, but for what a local class captures, which comes last. If it
    /// is not known how much that is, nothing can be told.
    fn annotation_row(&self, body: Body<'_>, attribute: &Option<Range<usize>>, parameter: u8) -> Option<u8> {
        let rows = self.file.annotated_parameters(attribute);
        let count = body.types.parameters.len();
        let missing = count.checked_sub(usize::from(rows))?;
        let flags = body.raw.parameters.as_deref().filter(|flags| missing > 0 && flags.len() == count);
        let flags = flags.unwrap_or_default();
        let written: Vec<usize> = (0..flags.len()).filter(|&at| flags[at].1 & IMPLICIT == 0).collect();
        let row = if !written.is_empty() && written.len() == usize::from(rows) {
            written.iter().position(|&at| at == usize::from(parameter))?
        } else if missing > 0 && self.file.enclosing_method.is_some() {
            if missing != body.implicit + body.captured {
                return None;
            }
            usize::from(parameter).checked_sub(body.implicit).filter(|&row| row < usize::from(rows))?
        } else {
            usize::from(parameter).checked_sub(missing)?
        };
        u8::try_from(row).ok()
    }
}
