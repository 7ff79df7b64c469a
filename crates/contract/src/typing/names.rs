//! What a name means (JLS §6.5): a variable, else a field, else a class, else a package.

use super::types::{JavaType, source_name};
use super::{Checker, Node, Typed, did_you_mean};
use crate::scope::Receiver;
use crate::syntax::{Expression, ExpressionKind, Name, words};
use crate::{Code, Span, near_names};
use program::{ClassId, FieldId};

/// What an expression made of names stands for.
pub(super) enum Meaning {
    Value(Typed),
    Class(ClassId),
    /// What may be a package, since it is nothing else.
    Package(Package),
}

pub(super) struct Package {
    /// With slashes.
    path: String,
    span: Span,
    first: String,
    first_span: Span,
}

/// What constructors of inner classes call the object around the new one.
const AROUND: &str = "this$0";

impl Checker<'_> {
    /// The value that a name or field stands for.
    pub(super) fn named_value(&mut self, expression: &Expression) -> Option<Typed> {
        match self.meaning(expression)? {
            Meaning::Value(value) => Some(value),
            Meaning::Class(class) => {
                let name = source_name(&self.program.class(class).name);
                let help = Some(format!("write `{name}.class` for the class itself"));
                let message = format!("`{name}` is a class and has no value");
                self.problem_with_help(Code::NoValue, expression.span, message, help)
            }
            Meaning::Package(package) => self.unknown_name(&package),
        }
    }

    /// What an expression stands for that a dot stands behind.
    pub(super) fn meaning(&mut self, expression: &Expression) -> Option<Meaning> {
        match &expression.kind {
            ExpressionKind::Name(name) => self.name(name, expression.span),
            ExpressionKind::Field { target, name } => match &target.kind {
                ExpressionKind::Super => self.super_field(name),
                ExpressionKind::OuterSuper(of) => {
                    let place = self.outer_super(of)?;
                    self.field_above(place, name)
                }
                _ => {
                    let target = self.meaning(target)?;
                    self.member(target, name, expression.span)
                }
            },
            _ => self.value(expression).map(Meaning::Value),
        }
    }

    fn member(&mut self, target: Meaning, name: &Name, span: Span) -> Option<Meaning> {
        match target {
            Meaning::Value(value) => self.field_of_value(value, name).map(Meaning::Value),
            Meaning::Class(class) => self.member_of_class(class, name, span),
            Meaning::Package(mut package) => {
                package.path = format!("{}/{}", package.path, name.value);
                package.span = span;
                let found = self.load_if_there(&package.path, span);
                match found {
                    Some(class) => self.accessible_class(class, span).map(Meaning::Class),
                    None => Some(Meaning::Package(package)),
                }
            }
        }
    }

    fn member_of_class(&mut self, class: ClassId, name: &Name, span: Span) -> Option<Meaning> {
        match self.find_field(class, &name.value, name.span) {
            Some(Ok(field)) => return self.static_field(class, field, name.span).map(Meaning::Value),
            Some(Err(())) => return None,
            None => {}
        }
        match self.member_class(class, &name.value, span) {
            Some(inner) => self.accessible_class(inner, span).map(Meaning::Class),
            None => {
                let help = self.near_fields(class, &name.value);
                let of = source_name(&self.program.class(class).name);
                let message = format!("`{of}` has no field or class `{}`", name.value);
                self.problem_with_help(Code::NoSuchMember, name.span, message, help)
            }
        }
    }

    /// A name without anything before it.
    fn name(&mut self, name: &str, span: Span) -> Option<Meaning> {
        if let Some(found) = self.inner_field(name, span) {
            return found.map(Meaning::Value);
        }
        if let Some(value) = self.variable(name) {
            if let Some(Typed { node: Node::Bound(id), .. }) = value {
                self.reads(id, span);
            }
            return value.map(Meaning::Value);
        }
        let mut hidden = None;
        for (depth, class) in self.enclosing().into_iter().enumerate() {
            let Some(field) = self.visible_field(class, name, span)? else {
                // The variables around a local class are nearer than the fields around those.
                match self.captured(depth, class, name, span) {
                    Some(value) => return Some(Meaning::Value(value)),
                    None => continue,
                }
            };
            let (home, flags) = (self.program.field(field).class, self.program.field(field).access);
            if self.program.may_access_member(self.here(), home, class, flags) {
                return self.own_field(depth, class, field, span).map(Meaning::Value);
            }
            hidden.get_or_insert((class, field));
        }
        if let Some((class, field)) = self.imported_field(name, span)? {
            return self.static_field(class, field, span).map(Meaning::Value);
        }
        if let Some((class, field)) = hidden {
            return self.inaccessible_field(class, field, span);
        }
        match self.simple_class(name, span) {
            Some(class) => self.accessible_class(class, span).map(Meaning::Class),
            None => {
                let (path, first) = (name.to_owned(), name.to_owned());
                Some(Meaning::Package(Package { path, span, first, first_span: span }))
            }
        }
    }

    /// The variable of this name, if there is one, and its value, unless its type is unknown.
    fn variable(&self, name: &str) -> Option<Option<Typed>> {
        if let Some((_, id, of)) = self.bound.iter().rev().find(|(known, _, _)| known == name) {
            return Some(of.clone().map(|of| Typed::new(of, Node::Bound(*id))));
        }
        let place = self.scope.variables.iter().rposition(|(known, _)| known == name)?;
        Some(Some(Typed::new(self.named.variables.get(place)?.clone(), Node::Argument(place))))
    }

    pub(super) fn unknown_name<T>(&mut self, package: &Package) -> Option<T> {
        let first = &package.first;
        let help = self.near_variables(first);
        let message = format!("there is no variable, field or class `{first}` here");
        // What looks like a misspelt name is no package.
        if help.is_some() || package.path == *first {
            return self.problem_with_help(Code::UnknownName, package.first_span, message, help);
        }
        let message = format!("{message}, and no class `{}`", package.path.replace('/', "."));
        self.problem(Code::UnknownName, package.span, message)
    }

    fn near_variables(&mut self, name: &str) -> Option<String> {
        let mut known: Vec<String> = self.bound.iter().map(|(name, _, _)| name.clone()).collect();
        known.extend(self.scope.variables.iter().map(|(name, _)| name.clone()));
        for class in self.enclosing() {
            known.extend(self.field_names(class));
        }
        known.extend(self.class_names());
        let near = near_names(name, known.iter().map(String::as_str));
        let meant = words::value_without_backslash(name).into_iter().map(str::to_owned);
        did_you_mean(&meant.chain(near.into_iter().map(str::to_owned)).collect::<Vec<_>>())
    }

    pub(super) fn this(&mut self, span: Span) -> Option<Typed> {
        match self.inner_object(0) {
            Some(this) => Some(this),
            None => self.this_of_scope(span),
        }
    }

    fn this_of_scope(&mut self, span: Span) -> Option<Typed> {
        match self.scope.receiver {
            Receiver::This => Some(self.this_value()),
            Receiver::None => {
                self.problem(Code::NoInstance, span, "there is no `this` here: the contract speaks of no object")
            }
        }
    }

    pub(super) fn this_value(&self) -> Typed {
        Typed::new(JavaType::class(&self.program.class(self.scope.class).name), Node::This)
    }

    pub(super) fn outer_this(&mut self, of: &crate::syntax::Type) -> Option<Typed> {
        let wanted = self.type_named(of)?;
        let wanted = self.class_of(&wanted, of.span)?;
        match self.enclosing().iter().position(|&class| class == wanted) {
            Some(depth) => self.instance_around(depth, of.span),
            None => {
                let name = source_name(&self.program.class(wanted).name);
                let message = format!("`{name}` is no class around this one");
                self.problem(Code::NoInstance, of.span, message)
            }
        }
    }

    /// Whether there is an object of the class that many levels around the current place. A constructor is given the object
    /// around the new one before there is a `this`.
    pub(super) fn has_object(&self, depth: usize) -> bool {
        let Some(depth) = depth.checked_sub(self.inner.len()) else { return true };
        self.scope.receiver == Receiver::This || depth > 0 && self.variable(AROUND).is_some()
    }

    /// The object of the class that many levels around the current place, which its inner classes keep in a field, and which
    /// constructors are given.
    pub(super) fn instance_around(&mut self, depth: usize, span: Span) -> Option<Typed> {
        if let Some(object) = self.inner_object(depth) {
            return Some(object);
        }
        let classes = self.enclosing().split_off(self.inner.len());
        let depth = depth - self.inner.len();
        let given = self.variable(AROUND).flatten().filter(|_| depth > 0);
        let (mut value, known) = match given {
            Some(around) => (around, 1),
            None => (self.this_of_scope(span)?, 0),
        };
        for (&inner, &outer) in classes.iter().zip(&classes[1..]).take(depth).skip(known) {
            let Some(field) = self.outer_field(inner, outer) else {
                let (inner, outer) = (self.program.class(inner), self.program.class(outer));
                let (inner, outer) = (source_name(&inner.name), source_name(&outer.name));
                let message = format!("an object of `{inner}` does not know an object of `{outer}`");
                return self.problem(Code::NoInstance, span, message);
            };
            value = self.field_value(Some(value), inner, field);
        }
        Some(value)
    }

    /// The field `this$0` or the like.
    fn outer_field(&self, inner: ClassId, outer: ClassId) -> Option<FieldId> {
        let descriptor = format!("L{};", self.program.class(outer).name);
        self.program.class(inner).fields.iter().copied().find(|&field| {
            let field = self.program.field(field);
            !field.is_static()
                && self.program.text(field.name).starts_with("this$")
                && self.program.text(field.descriptor) == descriptor
        })
    }

    /// A local variable of the method around a local class, which the class keeps in a field and its constructors are given.
    fn captured(&mut self, depth: usize, class: ClassId, name: &str, span: Span) -> Option<Typed> {
        let kept = format!("val${name}");
        let given = self.variable(&kept).flatten().filter(|_| depth == 0);
        if given.is_some() {
            return given;
        }
        let mut fields = self.program.class(class).fields.iter().copied();
        let found = fields.find(|&field| self.program.text(self.program.field(field).name) == kept)?;
        self.own_field(depth, class, found, span)
    }
}
