//! Spec classes that do not fit what they stand for: where their sources have what is wrong, or else the class files.

use super::Contracts;
use super::matching::has_name;
use super::sources::SourceFile;
use crate::agreed::Text;
use crate::comments::{Declared, Member, Signature};
use crate::span::Lines;
use crate::syntax::{ElementType, TypeName, print_type};
use crate::{Code, Problem, SourceLine, Span};
use program::{Kind, MethodDescriptor, Program, SpecError, SpecMember, Type};

impl Contracts {
    /// Tells what is wrong with the specs of a program together with what is wrong with contracts.
    pub fn tell_of_specs(&mut self, program: &Program, errors: Vec<SpecError>) {
        let mut found = Vec::new();
        for error in errors {
            let spec = error.spec.replace('.', "/");
            let file = self.source_of_spec(program, &spec, &mut found);
            let in_source = file.and_then(|file| Some((place(&file, &spec, &error)?, file)));
            found.extend(match in_source {
                Some((span, file)) => file.text.diagnostics(vec![problem(span, &error)]),
                None => {
                    let text = compiled(program, &spec, &error);
                    let whole = Span::new(0, text.content.len());
                    text.diagnostics(vec![problem(whole, &error)])
                }
            });
            let misfits = self.misfits.entry(spec.into()).or_default();
            misfits.extend(error.member.map(|member| member.name().to_owned()));
        }
        self.report(found);
    }
}

fn problem(span: Span, error: &SpecError) -> Problem {
    Problem { help: error.help.clone(), ..Problem::new(Code::Misfit, span, error.what.clone()) }
}

/// Where the member stands that an error is about, or the line, or the class.
fn place(file: &SourceFile, spec: &str, error: &SpecError) -> Option<Span> {
    let own = || file.declarations.iter().filter(|declared| declared.class == spec);
    let member = match error.member.as_deref() {
        Some(SpecMember::Field(name)) => {
            own().find(|it| matches!(&it.member, Member::Field(field) if field == name)).map(|it| it.name)
        }
        Some(SpecMember::Method { name, descriptor }) => method(own(), name, descriptor),
        None => None,
    };
    let class = || own().find(|it| it.member == Member::Class).map(|it| it.name);
    member.or_else(|| line(&file.text.content, error.line?)).or_else(class)
}

/// The name of the method with these parameters; if specs stand among their types, of the one that comes nearest.
fn method<'a>(own: impl Iterator<Item = &'a Declared>, name: &str, descriptor: &str) -> Option<Span> {
    let types = MethodDescriptor::parse(descriptor)?.parameters;
    let as_many = |it: &'a Declared| match &it.member {
        Member::Method(signature) if signature.name == name && signature.parameters.len() == types.len() => {
            Some((it.name, signature))
        }
        _ => None,
    };
    let namesakes: Vec<(Span, &Signature)> = own.filter_map(as_many).collect();
    let fits = |signature: &Signature, same: fn(&Type, &TypeName) -> bool| {
        types.iter().zip(&signature.parameters).all(|(of, parameter)| same(of, &parameter.erased))
    };
    let exact = namesakes.iter().find(|(_, signature)| fits(signature, is_named));
    let near = || namesakes.iter().find(|(_, signature)| fits(signature, may_stand_for));
    exact.or_else(near).or(namesakes.first()).map(|(span, _)| *span)
}

fn is_named(compiled: &Type, written: &TypeName) -> bool {
    print_type(written) == compiled.to_string() || has_name(compiled, written)
}

/// Whether a type may be the target of the spec that the source names.
fn may_stand_for(compiled: &Type, written: &TypeName) -> bool {
    let named = matches!(written.element, ElementType::Named(_)) && compiled.kind() == Kind::Reference;
    is_named(compiled, written) || named
}

/// A line without the white space around its text.
fn line(content: &str, number: u16) -> Option<Span> {
    let lines = Lines::new(content);
    let number = u32::from(number);
    let start = (number <= lines.line(content.len())).then(|| lines.start(number))?;
    let text = lines.text(number);
    let indented = start + (text.len() - text.trim_start().len());
    (!text.trim().is_empty()).then(|| Span::new(indented, start + text.trim_end().len()))
}

/// What is known of the place without a source.
fn compiled(program: &Program, spec: &str, error: &SpecError) -> Text {
    let simple = spec.rsplit(['/', '$']).next().unwrap_or(spec);
    let content = match error.member.as_deref() {
        Some(SpecMember::Field(name)) => name.clone(),
        Some(SpecMember::Method { name, descriptor }) => {
            let parameters = MethodDescriptor::parse(descriptor).map(|of| of.parameter_list().to_string());
            let name = if name == "<init>" { simple } else { name };
            format!("{name}({})", parameters.unwrap_or_default())
        }
        None => simple.to_owned(),
    };
    let origin = || program.class_path().find_class(spec).ok().flatten().map(|found| found.origin.to_string());
    let file = error.file.clone().or_else(origin);
    let annotated = file.map(|file| SourceLine { file, line: error.line.map(u32::from) });
    Text { name: format!("spec class {}", error.spec), content, annotated, written: None }
}
