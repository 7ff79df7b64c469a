//! Who hears what is said of one class, and what those who speak can name.

use super::said::{ClassSaid, MethodSaid};
use super::sources::SourceFile;
use super::types::Surroundings;
use crate::agreed::{Condition, Place, Text};
use crate::syntax::Expression;
use crate::{Diagnostic, Imports, Problem, Receiver, Scope, Span};
use program::{ClassId, MethodId, Program, Type};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Collects what is said of one class.
pub(super) struct Listener<'p> {
    pub program: &'p mut Program,
    pub class: ClassId,
    pub said: ClassSaid,
    pub files: &'p [Found],
    pub(super) diagnostics: &'p mut Vec<Diagnostic>,
}

/// A source file that speaks of the class.
#[derive(Clone)]
pub(super) struct Found {
    pub file: Rc<SourceFile>,
    /// What the file calls the class, by internal name.
    pub name: Rc<str>,
    /// The spec that this is, if it is one.
    pub spec: Option<Rc<str>>,
    /// Its members of which it was told already that they do not fit.
    pub misfits: BTreeSet<String>,
}

/// A text that speaks of the class.
#[derive(Clone)]
pub(super) struct Speaker {
    pub text: Rc<Text>,
    pub imports: Imports,
    /// The spec that the text is part of, by internal name.
    pub spec: Option<Rc<str>>,
}

/// What the clauses of a method's contract can name.
pub(super) struct Scopes {
    /// Before the method runs.
    pub before: Rc<Scope>,
    /// When it has returned.
    pub after: Rc<Scope>,
    /// When it has thrown, without the variable of the clause.
    pub thrown: Scope,
    /// In what it may assign.
    pub assigned: Rc<Scope>,
}

impl Speaker {
    /// A text in a file with these imports, or in an annotation. What stands beside a spec and in it can be named there.
    pub fn new(text: Rc<Text>, mut imports: Imports, spec: Option<Rc<str>>) -> Speaker {
        if let Some(spec) = &spec {
            let package = spec.rsplit_once('/').map(|(package, _)| package.replace('/', "."));
            let dotted = spec.replace(['/', '$'], ".");
            imports.classes.push(dotted.clone());
            // Members and neighbours come before what is imported on demand.
            imports.on_demand.splice(0..0, [dotted].into_iter().chain(package));
        }
        Speaker { text, imports, spec }
    }

    pub fn place(&self, span: Span) -> Place {
        Place { text: self.text.clone(), span }
    }

    pub fn whole(&self) -> Place {
        self.place(Span::new(0, self.text.content.len()))
    }

    pub fn condition(&self, expression: Expression, span: Span, scope: &Rc<Scope>) -> Condition {
        Condition { expression, scope: scope.clone(), place: self.place(span) }
    }
}

impl<'p> Listener<'p> {
    pub fn new(
        program: &'p mut Program,
        class: ClassId,
        files: &'p [Found],
        diagnostics: &'p mut Vec<Diagnostic>,
    ) -> Listener<'p> {
        Listener { program, class, said: ClassSaid::default(), files, diagnostics }
    }

    pub fn report(&mut self, text: &Text, problem: Problem) {
        self.diagnostics.extend(text.diagnostics(vec![problem]));
    }

    /// Whether it was told already that a member of a spec does not fit.
    pub fn is_told(&self, speaker: &Speaker, member: &str) -> bool {
        self.files.iter().any(|found| found.spec == speaker.spec && found.misfits.contains(member))
    }

    pub fn method_said(&mut self, method: MethodId) -> &mut MethodSaid {
        self.said.methods.entry(method).or_default()
    }

    pub fn surroundings<'a>(&self, speaker: &'a Speaker) -> Surroundings<'a> {
        Surroundings { class: self.class, imports: &speaker.imports }
    }

    pub fn scope(&self, speaker: &Speaker, receiver: Receiver, variables: Vec<(String, Type)>) -> Scope {
        let (signatures, imports) = (Vec::new(), speaker.imports.clone());
        Scope { class: self.class, receiver, variables, signatures, result: None, method: None, imports }
    }

    /// The scopes of a method whose parameters have these names.
    pub fn scopes(&self, speaker: &Speaker, id: MethodId, names: Vec<String>) -> Scopes {
        let method = self.program.method(id);
        let told = (names.len() == method.types.parameters.len()).then_some(id);
        let variables: Vec<(String, Type)> = names.into_iter().zip(method.types.parameters.iter().cloned()).collect();
        let receiver = if method.is_static() { Receiver::None } else { Receiver::This };
        let constructs = self.program.text(method.name) == "<init>";
        let assigned = Scope { method: told, ..self.scope(speaker, receiver, variables) };
        let outside = Scope { receiver: if constructs { Receiver::None } else { receiver }, ..assigned.clone() };
        let after = Scope { result: method.types.result.clone(), ..assigned.clone() };
        Scopes { before: Rc::new(outside.clone()), after: Rc::new(after), thrown: outside, assigned: Rc::new(assigned) }
    }
}

/// `trees.Tree::insert(int)`, as targets are named.
pub(super) fn method_name(program: &Program, method: MethodId) -> String {
    let method = program.method(method);
    let name = match program.text(method.name) {
        "<init>" => "new",
        other => other,
    };
    format!("{}::{name}({})", program.class(method.class).java_name(), method.types.parameter_list())
}
