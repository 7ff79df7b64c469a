//! `try`, `synchronized` and `assert` (JLS §14.10, §14.19, §14.20).

use super::actions::{TypedAction, TypedCatch, TypedTry};
use super::blocks::Actions;
use super::elements::called;
use super::flow::Initially;
use super::operators::{comparison, connected, negation};
use super::types::JavaType;
use super::{BoundId, Checker, Compared, Constant, Invocation, Local, Member, Node, Relation, Typed};
use crate::syntax::{Action, Binary, Catch, Expression, Resource, Try, Type};
use crate::{Code, Span};

const THROWABLE: &str = "java/lang/Throwable";
const AUTO_CLOSEABLE: &str = "java/lang/AutoCloseable";
const ASSERTION_ERROR: &str = "java/lang/AssertionError";

/// A resource in its variable, after what gives the variable its value.
type Held = (Option<Actions>, Option<BoundId>);

impl Checker<'_> {
    pub(super) fn attempt(&mut self, attempt: &Try) -> Option<Actions> {
        let before = self.flow.state.clone();
        let jumps = attempt.finally.as_ref().map(|_| self.flow.begin_finally());
        let body = self.with_resources(&attempt.resources, &attempt.body);
        let mut end = self.flow.leave();
        let mut catches = Some(Vec::new());
        let mut caught: Vec<JavaType> = Vec::new();
        for catch in &attempt.catches {
            self.flow.state = self.flow.behind(before.clone());
            let typed = self.catch(catch, &mut caught);
            catches = catches.zip(typed).map(|(mut catches, typed)| {
                catches.push(typed);
                catches
            });
            end = end.or(self.flow.leave());
        }
        let mut finally = Some(None);
        match (&attempt.finally, jumps) {
            (Some(actions), Some(jumps)) => {
                self.flow.state = self.flow.behind(before);
                let start = self.flow.state.clone();
                finally = self.actions(actions).map(Some);
                self.flow.end_finally(jumps, end, &start);
            }
            _ => self.flow.state = end,
        }
        let (body, catches, finally) = (body?, catches?, finally?);
        if catches.is_empty() && finally.is_none() {
            return Some(body);
        }
        Some(vec![TypedAction::Try(Box::new(TypedTry { body, catches, finally }))])
    }

    fn catch(&mut self, catch: &Catch, caught: &mut Vec<JavaType>) -> Option<TypedCatch> {
        let known = caught.len();
        let types: Vec<Option<JavaType>> = catch.types.iter().map(|of| self.caught(of, known, caught)).collect();
        let types: Option<Vec<JavaType>> = types.into_iter().collect();
        let of = types.as_ref().map(|types| {
            let first = types[0].clone();
            types[1..].iter().fold(first, |of, next| self.common_supertype(&of, next))
        });
        let local: Local = match &catch.name {
            Some(name) => self.declare(name, of),
            None => (String::new(), self.fresh_variable(), of),
        };
        // A variable of several types is final.
        if catch.types.len() == 1 {
            self.changeable(local.1, &local.0, Initially::Assigned);
        }
        let variable = local.1;
        let body = self.with_locals(&[local], |checker| checker.actions(&catch.body));
        let types = types?.iter().map(JavaType::erased).collect();
        Some(TypedCatch { types, variable, body: body? })
    }

    /// The type of an exception to be caught. Those before this number were caught by earlier clauses, the others by this one.
    fn caught(&mut self, written: &Type, known: usize, caught: &mut Vec<JavaType>) -> Option<JavaType> {
        let of = self.type_named(written)?;
        if !self.is_subtype(&of, &JavaType::class(THROWABLE)) {
            return self.wrong_type(written.span, "a class of exceptions", &of);
        }
        for (place, other) in caught.clone().iter().enumerate() {
            let is_caught = self.is_subtype(&of, other);
            if is_caught && place < known {
                return self.problem(Code::Contradiction, written.span, format!("`{of}` has been caught before"));
            }
            if place >= known && (is_caught || self.is_subtype(other, &of)) {
                let message = format!("one of `{of}` and `{other}` is a case of the other");
                return self.problem(Code::Contradiction, written.span, message);
            }
        }
        caught.push(of.clone());
        Some(of)
    }

    /// A block that closes these at its end, the last of them first.
    fn with_resources(&mut self, resources: &[Resource], body: &[Action]) -> Option<Actions> {
        let known = self.bound.len();
        let held: Vec<Held> = resources.iter().map(|resource| self.resource(resource)).collect();
        let body = self.actions(body);
        self.bound.truncate(known);
        let mut actions = body;
        for (first, variable) in held.into_iter().rev() {
            let whole = first.zip(variable).zip(actions);
            actions = whole.map(|((mut first, variable), inside)| {
                first.extend(self.closing(variable, inside));
                first
            });
        }
        actions
    }

    fn resource(&mut self, resource: &Resource) -> Held {
        let (value, name, span) = match resource {
            Resource::Declared(declared) => {
                let written = declared.of.as_ref().map(|of| self.type_named(of));
                let value = match (&written, &declared.value) {
                    (_, None) => None,
                    (Some(None), Some(value)) => self.value(value).and(None),
                    (Some(Some(of)), Some(value)) => self.value_as(value, of),
                    (None, Some(value)) => self.value(value),
                };
                let value = value.map(|value| match written.flatten() {
                    Some(of) => Typed { of, ..value },
                    None => value,
                });
                (value, Some(&declared.name), declared.name.span)
            }
            Resource::Named(named) => (self.value(named), None, named.span),
        };
        let of = value.as_ref().map(|value| value.of.clone());
        let variable = match name {
            Some(name) => {
                let local = self.declare(name, of.clone());
                self.bound.push(local.clone());
                local.1
            }
            None => self.fresh_variable(),
        };
        let Some(of) = of else { return (None, None) };
        if of == JavaType::Null || !self.is_subtype(&of, &JavaType::class(AUTO_CLOSEABLE)) {
            self.wrong_type::<()>(span, "an `AutoCloseable`", &of);
            return (None, None);
        }
        (value.map(|value| vec![TypedAction::Set { variable, value }]), Some(variable))
    }

    /// What JLS §14.20.3.1 makes of statements with a resource in a variable: it is closed at their end, and an exception by that
    /// comes second to one that was there before.
    fn closing(&mut self, variable: BoundId, inside: Actions) -> Actions {
        let [primary, thrown, second] = [(); 3].map(|()| self.fresh_variable());
        let throwable = JavaType::class(THROWABLE);
        let held = |variable: BoundId| Typed::new(JavaType::class(THROWABLE), Node::Bound(variable));
        let null = || Typed::new(JavaType::Null, Node::Constant(Constant::Null));
        let is_there = |value: Typed| comparison(Relation::NotEqual, Compared::References, value, null());
        let resource = || Typed::new(JavaType::class(AUTO_CLOSEABLE), Node::Bound(variable));
        let close = || vec![TypedAction::Effect(called(AUTO_CLOSEABLE, "close", "()V", resource(), JavaType::Null))];
        let add = Member {
            class: THROWABLE.to_owned(),
            name: "addSuppressed".to_owned(),
            descriptor: format!("(L{THROWABLE};)V"),
        };
        let (how, target, arguments) = (Invocation::Virtual, Some(Box::new(held(primary))), vec![held(second)]);
        let add = Typed::new(JavaType::Null, Node::Call { how, target, method: add, arguments });
        let caught = |variable: BoundId, body: Actions| TypedCatch { types: vec![throwable.erased()], variable, body };
        let beside = TypedAction::Try(Box::new(TypedTry {
            body: close(),
            catches: vec![caught(second, vec![TypedAction::Effect(add)])],
            finally: None,
        }));
        let closed = TypedAction::If { condition: is_there(held(primary)), then: vec![beside], otherwise: close() };
        let finally = TypedAction::If { condition: is_there(resource()), then: vec![closed], otherwise: Vec::new() };
        let rethrown =
            vec![TypedAction::Set { variable: primary, value: held(thrown) }, TypedAction::Throw(held(thrown))];
        vec![
            TypedAction::Set { variable: primary, value: null() },
            TypedAction::Try(Box::new(TypedTry {
                body: inside,
                catches: vec![caught(thrown, rethrown)],
                finally: Some(vec![finally]),
            })),
        ]
    }

    pub(super) fn synchronized(&mut self, lock: &Expression, body: &[Action]) -> Option<Actions> {
        let value = self.object(lock);
        let body = self.actions(body);
        let value = value?;
        if value.of == JavaType::Null {
            return self.wrong_type(lock.span, "an object", &value.of);
        }
        let variable = self.fresh_variable();
        let finally = Some(vec![TypedAction::Leave(variable)]);
        Some(vec![
            TypedAction::Set { variable, value },
            TypedAction::Enter(variable),
            TypedAction::Try(Box::new(TypedTry { body: body?, catches: Vec::new(), finally })),
        ])
    }

    /// An exception if the condition does not hold, where assertions are enabled for the class.
    pub(super) fn assertion(
        &mut self,
        condition: &Expression,
        message: Option<&Expression>,
        span: Span,
    ) -> Option<TypedAction> {
        let (condition, introduced) = self.condition_outcome(condition);
        let given = match message {
            Some(message) => {
                let message = std::slice::from_ref(message);
                self.with_locals(&introduced.fails, |checker| checker.given(message))
            }
            None => Some(Vec::new()),
        };
        let error = self.created(&JavaType::class(ASSERTION_ERROR), None, given?, span, span)?;
        let class = program::Type::Class((*self.program.class(self.scope.class).name).into());
        let class = Typed::new(JavaType::class("java/lang/Class"), Node::Class(class));
        let method = Member {
            class: "java/lang/Class".to_owned(),
            name: "desiredAssertionStatus".to_owned(),
            descriptor: "()Z".to_owned(),
        };
        let (how, target, arguments) = (Invocation::Virtual, Some(Box::new(class)), Vec::new());
        let enabled = Typed::condition(Node::Call { how, target, method, arguments });
        let condition = connected(Binary::ConditionalAnd, enabled, negation(condition?));
        Some(TypedAction::If { condition, then: vec![TypedAction::Throw(error)], otherwise: Vec::new() })
    }
}
