//! Patterns, and where their variables can be named (JLS §6.3.1, §14.30).

use super::flow::Initially;
use super::forms::{Component, TypedPattern};
use super::types::{JavaType, source_name};
use super::{BoundId, Checker, Local, Node, Typed};
use crate::syntax::{Binary, Expression, ExpressionKind, Name, Pattern, PatternKind, Unary};
use crate::{Code, Span};
use program::{ClassId, MethodId};

/// The variables that have values behind a condition, by how it comes out.
#[derive(Default)]
pub(super) struct Introduced {
    /// Those of patterns.
    pub holds: Vec<Local>,
    pub fails: Vec<Local>,
    /// Those of blocks that the condition assigns to (JLS §16.1).
    pub assigned: Assigned,
}

#[derive(Clone, Default)]
pub(super) struct Assigned {
    pub if_holds: Vec<BoundId>,
    pub if_fails: Vec<BoundId>,
}

impl Introduced {
    fn opposite(self) -> Introduced {
        let Assigned { if_holds, if_fails } = self.assigned;
        let assigned = Assigned { if_holds: if_fails, if_fails: if_holds };
        Introduced { holds: self.fails, fails: self.holds, assigned }
    }
}

impl Checker<'_> {
    /// The value of an expression, and the variables that it introduces.
    pub(super) fn outcome(&mut self, expression: &Expression) -> (Option<Typed>, Introduced) {
        match &expression.kind {
            ExpressionKind::Matches { operand, pattern } => self.matches(operand, pattern, expression.span),
            ExpressionKind::Unary { operator: Unary::Not, operand } => {
                let (value, introduced) = self.outcome(operand);
                let value = value.and_then(|value| self.unary(Unary::Not, value, operand.span));
                (value, introduced.opposite())
            }
            ExpressionKind::Binary { operator, left, right } => match operator {
                Binary::ConditionalAnd | Binary::ConditionalOr | Binary::Implies => {
                    self.in_turn(*operator, left, right)
                }
                Binary::ImpliedBy => self.in_turn(Binary::Implies, right, left),
                _ => (self.plain_value(expression), Introduced::default()),
            },
            ExpressionKind::Old(inner) => {
                let (value, introduced) = self.outcome(inner);
                (value.map(|value| self.old(value)), introduced)
            }
            _ => (self.plain_value(expression), Introduced::default()),
        }
    }

    /// Two conditions, the second of which is evaluated only if the first comes out in one way.
    fn in_turn(&mut self, operator: Binary, left: &Expression, right: &Expression) -> (Option<Typed>, Introduced) {
        let (first, mut before) = self.condition_outcome(left);
        let (goes_on, assigned) = match operator {
            Binary::ConditionalOr => (before.fails.clone(), &before.assigned.if_fails),
            _ => (before.holds.clone(), &before.assigned.if_holds),
        };
        let (second, mut after, assigned) = self.apart(|checker| {
            let start = checker.flow.state.clone();
            checker.flow.state.assign(assigned);
            let (second, after) = checker.with_locals(&goes_on, |checker| checker.condition_outcome(right));
            let assigned = checker.flow.state.assigned_since(&start);
            (second, after, assigned)
        });
        let (first_way, second_way) = match operator {
            Binary::ConditionalAnd => (&before.fails, &after.fails),
            Binary::ConditionalOr => (&before.holds, &after.holds),
            _ => (&before.fails, &after.holds),
        };
        self.no_clash(first_way, second_way, right);
        let mut introduced = Introduced::default();
        match operator {
            Binary::ConditionalAnd => introduced.holds = joined(&mut before.holds, &mut after.holds),
            Binary::ConditionalOr => introduced.fails = joined(&mut before.fails, &mut after.fails),
            _ => introduced.fails = joined(&mut before.holds, &mut after.fails),
        }
        // Where the outcome shows that the second was evaluated.
        let Assigned { if_holds, if_fails } = after.assigned;
        match operator {
            Binary::ConditionalAnd => introduced.assigned.if_holds = [assigned, if_holds].concat(),
            _ => introduced.assigned.if_fails = [assigned, if_fails].concat(),
        }
        let value = first.zip(second).map(|(first, second)| super::operators::connected(operator, first, second));
        (value, introduced)
    }

    /// Tells of variables that two parts of a condition introduce for the same outcome, of which only one has a value
    /// (JLS §6.3.1).
    pub(super) fn no_clash(&mut self, first: &[Local], second: &[Local], place: &Expression) {
        for (name, ..) in second.iter().filter(|(name, ..)| first.iter().any(|(known, ..)| known == name)) {
            let span = declared_at(place, name).unwrap_or(place.span);
            let message =
                format!("another pattern of this condition has a variable `{name}`, and only one of them matches");
            self.problem::<()>(Code::Contradiction, span, message);
        }
    }

    /// Checks something that can name further variables.
    pub(super) fn with_locals<T>(&mut self, locals: &[Local], check: impl FnOnce(&mut Self) -> T) -> T {
        let known = self.bound.len();
        self.bound.extend(locals.iter().cloned());
        let checked = check(self);
        self.bound.truncate(known);
        checked
    }

    pub(super) fn fresh_variable(&mut self) -> BoundId {
        self.variables += 1;
        BoundId(self.variables - 1)
    }

    /// A variable of a pattern or a function, which must not be called as another one that can be named here.
    pub(super) fn declare(&mut self, name: &Name, of: Option<JavaType>) -> Local {
        let same = |known: &String| *known == name.value;
        // Inside of a class the variables around it may be hidden.
        let first = self.inner.last().map_or(0, |inner| inner.variables);
        let known = self.bound[first..].iter().any(|(known, _, _)| same(known))
            || self.inner.is_empty() && self.scope.variables.iter().any(|(known, _)| same(known));
        if known {
            let message = format!("there is another variable `{}` here", name.value);
            self.problem::<()>(Code::Contradiction, name.span, message);
        }
        (name.value.clone(), self.fresh_variable(), of)
    }

    fn matches(&mut self, operand: &Expression, pattern: &Pattern, span: Span) -> (Option<Typed>, Introduced) {
        // Whether it is what type arguments say of it is part of the question.
        let value = self.value(operand).map(Typed::as_held);
        let of = value.as_ref().map(|value| value.of.clone());
        let mut introduced = Introduced::default();
        if let Some(of) = of.as_ref().filter(|of| !of.is_reference()) {
            self.wrong_type::<()>(operand.span, "an object", of);
            // What its variables are is not worth another message.
            return (None, Introduced { holds: unknown(pattern), ..Introduced::default() });
        }
        let typed = self.object_pattern(pattern, of.as_ref(), span, &mut introduced.holds);
        let value = value
            .zip(typed)
            .map(|(operand, pattern)| Typed::condition(Node::Matches { operand: Box::new(operand), pattern }));
        (value, introduced)
    }

    /// A pattern that an object is compared with, which is not part of another one. `None` for its type: it has none.
    pub(super) fn object_pattern(
        &mut self,
        pattern: &Pattern,
        of: Option<&JavaType>,
        span: Span,
        found: &mut Vec<Local>,
    ) -> Option<TypedPattern> {
        if let PatternKind::Variable { of: None, .. } = &pattern.value {
            found.extend(unknown(pattern));
            let message = "expected the name of a type: `var` and `_` stand inside of record patterns only";
            return self.problem(Code::Syntax, pattern.span, message);
        }
        let typed = self.pattern(pattern, of, span, found)?;
        Some(match typed {
            // By itself no pattern matches `null`.
            TypedPattern::Any(variable) => {
                TypedPattern::Object { of: of.cloned().unwrap_or(JavaType::Null), asked: None, variable }
            }
            other => other,
        })
    }

    fn pattern(
        &mut self,
        pattern: &Pattern,
        of: Option<&JavaType>,
        span: Span,
        found: &mut Vec<Local>,
    ) -> Option<TypedPattern> {
        match &pattern.value {
            PatternKind::Variable { of: written, name } => {
                let wanted = match written {
                    Some(written) => self.type_named(written),
                    None => of.cloned(),
                };
                let variable = name.as_ref().map(|name| {
                    let known = found.clone();
                    let local = self.with_locals(&known, |checker| checker.declare(name, wanted.clone()));
                    self.changeable(local.1, &name.value, Initially::Assigned);
                    found.push(local.clone());
                    local.1
                });
                let (of, wanted) = (of?, wanted?);
                if self.is_subtype(of, &wanted) {
                    return Some(TypedPattern::Any(variable));
                }
                self.check_pattern_type(of, &wanted, span)?;
                if let Some(written) = written {
                    self.check_told(of, written, &wanted, written.span)?;
                }
                let asked = Some(wanted.erased());
                Some(TypedPattern::Object { of: wanted, asked, variable })
            }
            PatternKind::Record { of: written, parts } => {
                let Some(wanted) = self.type_named(written) else {
                    found.extend(unknown(pattern));
                    return None;
                };
                let told = of.is_none_or(|of| self.check_told(of, written, &wanted, written.span).is_some());
                self.record_pattern(wanted, parts, of, pattern.span, found).filter(|_| told)
            }
        }
    }

    fn check_pattern_type(&mut self, of: &JavaType, wanted: &JavaType, span: Span) -> Option<()> {
        if !of.is_reference() || !wanted.is_reference() || !self.may_be(of, wanted) {
            return self.problem(Code::WrongType, span, format!("`{of}` can never be `{wanted}`"));
        }
        Some(())
    }

    fn record_pattern(
        &mut self,
        wanted: JavaType,
        patterns: &[Pattern],
        of: Option<&JavaType>,
        span: Span,
        found: &mut Vec<Local>,
    ) -> Option<TypedPattern> {
        let class = self.class_of(&wanted, span)?;
        let Some(components) = self.components(class).filter(|components| components.len() == patterns.len()) else {
            patterns.iter().for_each(|part| found.extend(unknown(part)));
            return self.not_so_many(class, patterns.len(), span);
        };
        let record = self.fresh_variable();
        let held = Typed::new(wanted.clone(), Node::Bound(record));
        let mut parts = Vec::new();
        for (accessor, part) in components.into_iter().zip(patterns) {
            let value = self.component(held.clone(), accessor);
            let pattern = self.pattern(part, Some(&value.of), part.span, found);
            parts.push(pattern.map(|pattern| Component { value, pattern }));
        }
        let parts: Option<Vec<Component>> = parts.into_iter().collect();
        let of = of?;
        let asked = if self.is_subtype(of, &wanted) {
            None
        } else {
            self.check_pattern_type(of, &wanted, span)?;
            Some(wanted.erased())
        };
        Some(TypedPattern::Record { of: wanted, asked, record, parts: parts? })
    }

    fn not_so_many<T>(&mut self, class: ClassId, count: usize, span: Span) -> Option<T> {
        let name = source_name(&self.program.class(class).name);
        let message = match self.components(class) {
            Some(components) => format!("`{name}` has {}, not {count}", counted(components.len(), "component")),
            None => format!("`{name}` is no record, so that it has no components"),
        };
        self.problem(Code::WrongType, span, message)
    }

    /// The methods that read the components of a record.
    pub(super) fn components(&mut self, class: ClassId) -> Option<Vec<MethodId>> {
        let file = self.program.class(class).file.clone()?;
        let mut found = Vec::new();
        for component in file.record.as_ref()? {
            let name = file.constants.text(component.name).ok()?;
            let descriptor = file.constants.text(component.descriptor).ok()?;
            found.push(self.program.declared_method(class, &name, &format!("(){descriptor}"))?);
        }
        Some(found)
    }

    /// A component of a record.
    pub(super) fn component(&mut self, record: Typed, accessor: MethodId) -> Typed {
        let erased = self.program.method(accessor).types.result.clone();
        let erased = erased.unwrap_or(program::Type::Class(super::types::OBJECT.into()));
        let declared = self.result_type(Some(&record.of), accessor, &[], &erased);
        let method = self.member_of(accessor);
        let (how, target) = (super::Invocation::Virtual, Some(Box::new(record)));
        let call = Typed::new(JavaType::from(&erased), Node::Call { how, target, method, arguments: Vec::new() });
        self.known_to_be(call, declared)
    }
}

fn joined(first: &mut Vec<Local>, second: &mut Vec<Local>) -> Vec<Local> {
    first.append(second);
    std::mem::take(first)
}

/// A number of things.
pub(super) fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// The variables of a pattern that is a problem: nothing more is told about them.
pub(super) fn unknown(pattern: &Pattern) -> Vec<Local> {
    match &pattern.value {
        PatternKind::Variable { name, .. } => {
            name.iter().map(|name| (name.value.clone(), BoundId(usize::MAX), None)).collect()
        }
        PatternKind::Record { parts, .. } => parts.iter().flat_map(unknown).collect(),
    }
}

/// Where an expression declares the variable of a pattern.
fn declared_at(expression: &Expression, name: &str) -> Option<Span> {
    let own = match &expression.kind {
        ExpressionKind::Matches { pattern, .. } => named_at(pattern, name),
        _ => None,
    };
    own.or_else(|| expression.children().into_iter().find_map(|child| declared_at(child, name)))
}

fn named_at(pattern: &Pattern, name: &str) -> Option<Span> {
    match &pattern.value {
        PatternKind::Variable { name: own, .. } => own.as_ref().filter(|own| own.value == name).map(|own| own.span),
        PatternKind::Record { parts, .. } => parts.iter().find_map(|part| named_at(part, name)),
    }
}
