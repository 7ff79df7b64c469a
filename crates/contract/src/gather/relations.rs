//! Relations that are declared by annotation: pure methods of two operands that return a boolean; monotone functions take and
//! return whole numbers.

use super::Contracts;
use super::listener::{Found, Listener};
use super::placed::OURS;
use crate::agreed::MethodContract;
use crate::{Code, Diagnostic, Problem};
use program::{BaseType, ClassId, Kind, MethodId, Program, Type};
use std::rc::Rc;

const RELATIONS: [&str; 3] = ["Reflexive", "Symmetric", "Transitive"];
const MONOTONE: &str = "Monotone";

impl Contracts {
    /// The methods of a class that are declared to have properties.
    pub(super) fn declared_relations(&self, program: &Program, class: ClassId) -> Vec<MethodId> {
        let is_declared = |&method: &MethodId| {
            RELATIONS.into_iter().chain([MONOTONE]).any(|simple| program.has_annotation(method, &name(simple)))
        };
        program.class(class).methods.iter().copied().filter(is_declared).collect()
    }

    /// What is wrong with the properties that a method is declared to have.
    pub(super) fn wrong_properties(&self, program: &mut Program, agreed: &MethodContract) -> Vec<Diagnostic> {
        let (method, mut found) = (agreed.method, Vec::new());
        let class = program.method(method).class;
        let files: Rc<[Found]> = self.found.get(&class).cloned().unwrap_or_default();
        for simple in RELATIONS.into_iter().chain([MONOTONE]) {
            let Some(annotated) =
                program.mentions(method).into_iter().find(|it| it.annotation(&name(simple)).is_some())
            else {
                continue;
            };
            let spec = annotated.spec.clone();
            let Some((message, help)) = fault(program, agreed, simple) else { continue };
            let mut nothing = Vec::new();
            let listener = Listener::new(program, class, &files, &mut nothing);
            let speaker = listener.annotation(method.into(), simple, &format!("@{simple}"), &spec);
            let problem = Problem::new(Code::Unfit, speaker.whole().span, message);
            let problem = Problem { help: help.map(str::to_owned), ..problem };
            found.extend(speaker.text.diagnostics(vec![problem]));
        }
        found
    }
}

fn name(simple: &str) -> String {
    format!("{OURS}{simple}")
}

fn fault(program: &Program, agreed: &MethodContract, simple: &str) -> Option<(String, Option<&'static str>)> {
    let method = program.method(agreed.method);
    let returns_boolean = method.types.result.as_ref().is_some_and(|of| of.kind() == Kind::Base(BaseType::Boolean));
    let is_relation = RELATIONS.contains(&simple);
    if is_relation && (!returns_boolean || method.arguments < 2) {
        let operands = "the last two of its arguments, among which the receiver counts, are its operands";
        return Some(("a relation is a boolean method of two operands".to_owned(), Some(operands)));
    }
    let returns_whole = method.types.result.as_ref().is_some_and(is_whole);
    let is_function = returns_whole && takes_whole(program, agreed.method);
    if !is_relation && !is_function {
        return Some(("a monotone function takes and returns whole numbers".to_owned(), None));
    }
    let help = "add @Pure, or `pure` to its contract";
    (!agreed.pure).then(|| (format!("@{simple} is for pure methods only, which this one is not"), Some(help)))
}

fn takes_whole(program: &Program, method: MethodId) -> bool {
    program.method(method).types.parameters.iter().any(is_whole)
}

/// `boolean` and floating point are none.
fn is_whole(of: &Type) -> bool {
    use BaseType::{Byte, Char, Int, Long, Short};
    matches!(of.kind(), Kind::Base(Byte | Char | Short | Int | Long))
}
