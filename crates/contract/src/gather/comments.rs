//! What the comments of a source file say of a class.

use super::listener::{Found, Listener, Speaker};
use super::matching;
use super::nullness::Value;
use super::said::Said;
use super::sources::SourceFile;
use crate::agreed::{ClassInvariant, Nullness};
use crate::comments::{Attached, Member, Signature};
use crate::syntax::{self, Contract, Modifier};
use crate::{Code, Diagnostic, Located, Problem, Receiver, Span};
use program::{FieldId, LinkErrorKind, MethodId, Trouble};
use std::rc::Rc;

/// The contracts of a class that cannot be loaded.
pub(super) fn no_class(file: &SourceFile, name: &str, trouble: &Trouble) -> Diagnostic {
    let first = file.contracts.iter().find(|attached| attached.class == name);
    let span = first.map_or_else(Span::default, |attached| span_of(&attached.contract));
    let java_name = name.replace('/', ".");
    let message = match trouble {
        Trouble::Link(error) if error.kind == LinkErrorKind::NoClassDefFound && error.message == name => {
            format!("no class file of {java_name} is on the class path")
        }
        Trouble::Link(error) => format!("{java_name} cannot be loaded: {}", error.message),
        Trouble::Input(error) => format!("{java_name} cannot be loaded: {error}"),
    };
    let problem = Problem::new(Code::Unmatched, span, message).help(COMPILE);
    problem.in_file(&file.text.name, &file.text.content)
}

const COMPILE: &str = "compile the source again, and name its classes with -cp";

impl Listener<'_> {
    /// Hears what the source files say of the class.
    pub fn hear_comments(&mut self) {
        for Found { file, name, spec, .. } in self.files {
            let speaker = Speaker::new(file.text.clone(), file.imports.clone(), spec.clone());
            let mut own = file.contracts.iter().filter(|attached| *attached.class == **name).peekable();
            let place = file.local_classes.get(&**name).copied();
            if let (Some(place), Some(first)) = (place, own.peek()) {
                if !self.stands_at(place) {
                    self.report(&speaker.text, misnumbered(name, span_of(&first.contract)));
                    continue;
                }
            }
            for attached in own {
                self.hear(&speaker, attached);
            }
        }
    }

    /// Whether the code of the class comes from these lines. A class without a name is known by nothing else.
    fn stands_at(&self, (first, last): (u32, u32)) -> bool {
        let program = &*self.program;
        let class = program.class(self.class);
        let lines: Vec<u16> = class.methods.iter().filter_map(|&method| program.first_line(method)).collect();
        let has_name = class.java_name().rsplit('$').next().is_some_and(|name| name.contains(char::is_alphabetic));
        let is_there = !lines.is_empty() || has_name;
        is_there && lines.iter().all(|&line| (first..=last).contains(&u32::from(line)))
    }

    /// The names that the source of a class or spec gives to the parameters of a method, whether or not it has a contract
    /// there.
    pub fn names_in_source(&mut self, method: MethodId, spec: Option<&Rc<str>>) -> Option<Vec<String>> {
        let Found { file, name, .. } = self.files.iter().find(|found| found.spec.as_ref() == spec)?;
        let speaker = Speaker::new(file.text.clone(), file.imports.clone(), spec.cloned());
        let wanted = self.program.method(method);
        let added = self.program.implicit_parameters(method) + self.program.captured_parameters(method).len();
        let count = wanted.types.parameters.len() - added;
        let wanted_name = self.program.text(wanted.name).to_owned();
        let namesakes = file.methods.iter().filter(|(class, signature)| {
            **class == **name && signature.name == wanted_name && signature.parameters.len() == count
        });
        for (_, signature) in namesakes {
            let place = self.surroundings(&speaker);
            if matching::method(self.program, place, spec, signature).is_ok_and(|found| found == method) {
                return Some(matching::names(self.program, method, signature));
            }
        }
        None
    }

    fn hear(&mut self, speaker: &Speaker, attached: &Attached) {
        let contract = &attached.contract;
        match &attached.member {
            Member::Class => self.hear_class(speaker, contract),
            Member::Field(name) => {
                if let Some(field) = self.field(speaker, name, span_of(contract)) {
                    let nullness = nullness_of(speaker, &contract.modifiers);
                    self.note(&speaker.text, Value::Field(field), nullness);
                }
            }
            Member::Method(signature) => {
                if let Some(method) = self.method(speaker, signature, span_of(contract)) {
                    self.hear_method(speaker, method, signature, contract);
                }
            }
            Member::Parameter { method, index } => {
                if let Some(id) = self.method(speaker, method, span_of(contract)) {
                    let index = self.program.implicit_parameters(id) + index;
                    let nullness = nullness_of(speaker, &contract.modifiers);
                    self.note(&speaker.text, Value::Parameter(id, index), nullness);
                }
            }
            Member::Statement { body, place, declared } => {
                self.hear_statements(speaker, (body, *place, declared.as_ref()), contract);
            }
        }
    }

    fn hear_class(&mut self, speaker: &Speaker, contract: &Contract) {
        for modifier in &contract.modifiers {
            let nullness = match modifier.value {
                Modifier::NonNullByDefault => Nullness::NonNull,
                Modifier::NullableByDefault => Nullness::Nullable,
                Modifier::Pure => {
                    self.said.pure = Some(speaker.place(modifier.span));
                    continue;
                }
                // Contracts see everything anyway.
                _ => continue,
            };
            let said = Said { nullness, place: Some(speaker.place(modifier.span)) };
            self.note_default(&speaker.text, said);
        }
        for invariant in &contract.invariants {
            let receiver = Receiver::of_invariant(invariant.scope);
            let scope = Rc::new(self.scope(speaker, receiver, Vec::new()));
            let condition = speaker.condition(invariant.condition.clone(), invariant.span, &scope);
            self.said.invariants.push(ClassInvariant { declared_in: self.class, receiver, condition });
        }
    }

    fn hear_method(&mut self, speaker: &Speaker, method: MethodId, signature: &Signature, contract: &Contract) {
        let names = matching::names(self.program, method, signature);
        self.method_said(method).names.clone_from(&names);
        for modifier in &contract.modifiers {
            let said = self.method_said(method);
            match modifier.value {
                Modifier::Pure => said.pure = Some(speaker.place(modifier.span)),
                Modifier::Helper => said.helper = true,
                Modifier::Fresh => said.fresh = true,
                _ => {}
            }
        }
        self.note(&speaker.text, Value::Result(method), nullness_of(speaker, &contract.modifiers));
        let Some(first) = contract.cases.first() else { return };
        if contract.also.is_none() {
            self.method_said(method).without_also.push(speaker.place(first.span));
        }
        let scopes = self.scopes(speaker, method, names);
        let mut cases = Vec::new();
        for case in &contract.cases {
            let behavior = case.heading.map_or(syntax::Behavior::Any, |heading| heading.behavior);
            let clauses = case.clauses.iter().map(|clause| (clause.value.clone(), clause.span));
            let mut made = self.case(speaker, &scopes, clauses.collect());
            made.behavior = behavior;
            made.place = speaker.place(case.span);
            cases.push(made);
        }
        match contract.also {
            Some(_) => self.join_cases(method, Vec::new(), cases),
            None => self.join_cases(method, cases, Vec::new()),
        }
    }

    /// The method that a signature of the source means.
    pub fn method(&mut self, speaker: &Speaker, signature: &Signature, span: Span) -> Option<MethodId> {
        let place = self.surroundings(speaker);
        match matching::method(self.program, place, speaker.spec.as_ref(), signature) {
            Ok(method) => Some(method),
            Err(_) if self.is_told(speaker, &signature.name) => None,
            Err(unmatched) => {
                let problem = Problem::new(Code::Unmatched, span, unmatched.message).help(unmatched.help);
                self.report(&speaker.text, problem);
                None
            }
        }
    }

    fn field(&mut self, speaker: &Speaker, name: &str, span: Span) -> Option<FieldId> {
        let is_wanted = |field: &&FieldId| self.program.text(self.program.field(**field).name) == name;
        let class = self.program.class(self.class);
        if let Some(field) = class.fields.iter().find(is_wanted) {
            return Some(*field);
        }
        if self.is_told(speaker, name) {
            return None;
        }
        let java_name = class.java_name();
        let inherited = self.program.field_named(self.class, name).map(|field| field.class);
        let problem = match inherited.filter(|_| speaker.spec.is_some()) {
            Some(home) => {
                let home = self.program.class(home).java_name();
                let message = format!("field '{name}' belongs to {home}, not to {java_name}");
                Problem::new(Code::Unmatched, span, message).help(format!("write it into a spec for {home}"))
            }
            None => {
                let message = format!("the class file of {java_name} has no field '{name}'");
                Problem::new(Code::Unmatched, span, message).help(COMPILE)
            }
        };
        self.report(&speaker.text, problem);
        None
    }
}

/// What modifiers say of being null. Where they contradict each other the parser has complained.
fn nullness_of(speaker: &Speaker, modifiers: &[Located<Modifier>]) -> Said {
    let found = modifiers.iter().find_map(|modifier| match modifier.value {
        Modifier::NonNull => Some((Nullness::NonNull, modifier.span)),
        Modifier::Nullable => Some((Nullness::Nullable, modifier.span)),
        _ => None,
    });
    found.map_or_else(Said::default, |(nullness, span)| Said { nullness, place: Some(speaker.place(span)) })
}

/// Where a contract stands: its first part.
pub(super) fn span_of(contract: &Contract) -> Span {
    let modifiers = contract.modifiers.iter().map(|modifier| modifier.span);
    let invariants = contract.invariants.iter().map(|invariant| invariant.span);
    let cases = contract.cases.iter().map(|case| case.span);
    let statements = contract.statements.iter().map(|statement| statement.span);
    let also = contract.also.iter().map(|also| also.span);
    let all = modifiers.chain(invariants).chain(cases).chain(statements).chain(also);
    all.min_by_key(|span| span.start).unwrap_or_default()
}

/// A class whose number in the class files is not the one that the order of the text gives it.
fn misnumbered(name: &str, span: Span) -> Problem {
    let message = format!("the code of {} comes from other lines than those of this class", name.replace('/', "."));
    let help = "compile the source again with -g; if that does not help, give the class a name outside of the method";
    Problem::new(Code::Unmatched, span, message).help(help)
}
