//! `assert` and `assume` in bodies: which code they stand before, and which variables there are.

use super::listener::{Listener, Speaker};
use super::matching;
use super::types::type_named;
use crate::agreed::BodyStatement;
use crate::comments::{Body, Parameter, Signature, StatementPlace};
use crate::syntax::Contract;
use crate::{Code, Problem, Receiver, Scope, Span};
use program::{MethodId, Moment, Program, Type, access};
use std::rc::Rc;

const ONLY_ADDED: &str = "only methods that the class does not have are added to it";

impl Listener<'_> {
    /// Hears the statements of a contract that stands in a body.
    pub fn hear_statements(
        &mut self,
        speaker: &Speaker,
        (body, place, declared): (&Body, StatementPlace, Option<&Parameter>),
        contract: &Contract,
    ) {
        let Some(first) = contract.statements.first() else { return };
        let Some((mut methods, signature)) = self.bodies(speaker, body, first.span) else { return };
        if let Some(spec) = &speaker.spec {
            // The others have the bodies of the class, whose lines are those of another file.
            methods.retain(|&method| self.program.grafted_from(method) == Some(spec));
            if methods.is_empty() {
                let problem =
                    Problem::new(Code::Unmatched, first.span, "this stands in code of a spec that never runs");
                self.report(&speaker.text, problem.help(ONLY_ADDED));
                return;
            }
        }
        let (places, moment) = match place {
            StatementPlace::BeforeLine(line) => {
                (self.places(speaker, &methods, |program, id| beginning(program, id, line)), Moment::Before)
            }
            StatementPlace::BehindLines { first, last } => {
                (self.places(speaker, &methods, |program, id| program.ends_of_lines(id, first, last)), Moment::Behind)
            }
        };
        if places.is_empty() {
            let message = match place {
                StatementPlace::BeforeLine(line) => format!("line {line}, before which this stands, has no code"),
                StatementPlace::BehindLines { last, .. } => {
                    format!("line {last}, behind which this stands, has no code")
                }
            };
            let problem = Problem::new(Code::Unmatched, first.span, message);
            self.report(&speaker.text, problem.help("write it before a line that does something, and compile with -g"));
        }
        for (method, offset) in places {
            let signature = signature.filter(|_| methods.contains(&method));
            let Found { mut variables, signatures, mut slots } = variables(self.program, method, offset, signature);
            if let Some((name, of, slot)) = declared.and_then(|it| self.just_stored(speaker, method, offset, it)) {
                if !variables.iter().any(|(known, _)| *known == name) {
                    variables.push((name, of));
                    slots.push(slot);
                }
            }
            let is_static = self.program.method(method).is_static();
            let receiver = if is_static { Receiver::None } else { Receiver::This };
            let method_of_names = signature.and(Some(method));
            let scope = self.scope(speaker, receiver, variables);
            let scope = Rc::new(Scope { method: method_of_names, signatures, ..scope });
            for statement in &contract.statements {
                let condition = speaker.condition(statement.condition.clone(), statement.span, &scope);
                let (kind, slots) = (statement.kind, slots.clone());
                let made = BodyStatement { kind, condition, place, offset, moment, slots };
                self.method_said(method).statements.push(made);
            }
        }
    }

    /// The variable that an instruction gives its first value. Class files have no variables whose blocks end right behind that.
    fn just_stored(
        &mut self,
        speaker: &Speaker,
        method: MethodId,
        offset: u16,
        declared: &Parameter,
    ) -> Option<(String, Type, u16)> {
        let slot = self.program.stored_local(method, offset)?;
        let place = self.surroundings(speaker);
        let of = type_named(self.program, place, &declared.erased)?;
        Some((declared.name.clone(), of, slot))
    }

    /// The methods that a body was compiled into.
    fn bodies<'s>(
        &mut self,
        speaker: &Speaker,
        body: &'s Body,
        span: Span,
    ) -> Option<(Vec<MethodId>, Option<&'s Signature>)> {
        let name = match body {
            Body::Method(signature) => {
                return self.method(speaker, signature, span).map(|method| (vec![method], Some(signature)));
            }
            Body::StaticInitializer => "<clinit>",
            // Constructors have copies of it.
            Body::InstanceInitializer => "<init>",
        };
        let methods = &self.program.class(self.class).methods;
        let is_wanted = |id: &MethodId| self.program.text(self.program.method(*id).name) == name;
        Some((methods.iter().copied().filter(is_wanted).collect(), None))
    }

    /// The instructions in question in these methods; if there are none, in those that lambdas have become.
    fn places(
        &self,
        speaker: &Speaker,
        methods: &[MethodId],
        instructions: impl Fn(&Program, MethodId) -> Vec<u16>,
    ) -> Vec<(MethodId, u16)> {
        let program = &*self.program;
        let place = |&id: &MethodId| instructions(program, id).into_iter().map(move |offset| (id, offset));
        let found: Vec<_> = methods.iter().flat_map(place).collect();
        if !found.is_empty() {
            return found;
        }
        let is_lambda = |id: &&MethodId| {
            let method = program.method(**id);
            let is_said = program.grafted_from(**id) == speaker.spec.as_ref();
            is_said && method.access & access::SYNTHETIC != 0 && program.text(method.name).starts_with("lambda$")
        };
        program.class(self.class).methods.iter().filter(is_lambda).flat_map(place).collect()
    }
}

/// Where the code of a line begins in a method.
fn beginning(program: &Program, id: MethodId, line: u32) -> Vec<u16> {
    let lines = program.lines(id).into_iter().filter(|&(_, other)| u32::from(other) == line);
    lines.map(|(offset, _)| offset).min().into_iter().collect()
}

/// The variables that have values at an offset.
#[derive(Default)]
struct Found {
    variables: Vec<(String, Type)>,
    signatures: Vec<Option<String>>,
    /// The local variables that hold them.
    slots: Vec<u16>,
}

impl Found {
    fn add(&mut self, name: String, of: Type, signature: Option<String>, slot: u16) {
        self.variables.push((name, of));
        self.signatures.push(signature);
        self.slots.push(slot);
    }
}

/// The variables that have values at an offset. Parameters have the names of the source.
fn variables(program: &Program, id: MethodId, offset: u16, signature: Option<&Signature>) -> Found {
    let method = program.method(id);
    let mut found = Found::default();
    let mut slot = u16::from(!method.is_static());
    let names = signature.map(|signature| matching::names(program, id, signature)).unwrap_or_default();
    for (index, of) in method.types.parameters.iter().enumerate() {
        if let Some(name) = names.get(index) {
            found.add(name.clone(), of.clone(), None, slot);
        }
        slot += 1 + u16::from(of.kind().is_wide());
    }
    let mut variables = program.variables(id);
    variables.sort_by_key(|variable| variable.slot);
    for variable in variables {
        let is_parameter = found.variables.iter().any(|(name, _)| *name == variable.name);
        if variable.name != "this" && !is_parameter && variable.offsets.contains(&u32::from(offset)) {
            found.add(variable.name, variable.of, variable.signature, variable.slot);
        }
    }
    found
}
