//! JML's own expressions but for quantifiers and `\reach`.

use super::cast::class_constant;
use super::types::{CLASS, JavaType};
use super::{Checker, Node, Typed};
use crate::syntax::Expression;
use crate::{Code, Span};
use std::rc::Rc;

impl Checker<'_> {
    pub(super) fn result(&mut self, span: Span) -> Option<Typed> {
        match &self.named.result {
            Some(of) => Some(Typed::new(of.clone(), Node::Result)),
            None => self.problem(Code::NoValue, span, "there is no `\\result` here: nothing is returned"),
        }
    }

    pub(super) fn old(&mut self, inner: Typed) -> Typed {
        let of = inner.of.clone();
        if inner.constant().is_some() { inner } else { Typed::new(of, Node::Old(Box::new(inner))) }
    }

    pub(super) fn fresh(&mut self, arguments: &[Expression]) -> Option<Typed> {
        let values: Vec<Option<Typed>> = arguments.iter().map(|argument| self.object(argument)).collect();
        let values: Option<Vec<Typed>> = values.into_iter().collect();
        Some(Typed::condition(Node::Fresh(values?)))
    }

    /// An object or null.
    pub(super) fn object(&mut self, expression: &Expression) -> Option<Typed> {
        let value = self.value(expression)?;
        if value.of.is_reference() { Some(value) } else { self.wrong_type(expression.span, "an object", &value.of) }
    }

    /// `\typeof(e)`: the class of an object; of a primitive value it is known.
    pub(super) fn type_of(&mut self, operand: &Expression) -> Option<Typed> {
        let value = self.value(operand)?;
        if value.of == JavaType::Null {
            return self.problem(Code::WrongType, operand.span, "`null` is no object and has no class");
        }
        if !value.of.is_reference() {
            let then = Box::new(class_constant(&value.of));
            let of = then.of.clone();
            return Some(Typed::new(of, Node::Discard { first: Box::new(value), then }));
        }
        let of = JavaType::Class { name: CLASS.into(), arguments: Rc::from([value.of.clone()]) };
        Some(Typed::new(of, Node::TypeOf(Box::new(value))))
    }

    /// `left <: right`.
    pub(super) fn subtype(
        &mut self,
        (left, left_span): (Typed, Span),
        (right, right_span): (Typed, Span),
    ) -> Option<Typed> {
        let mut fits = true;
        for (value, span) in [(&left, left_span), (&right, right_span)] {
            if !value.of.is_class(CLASS) {
                let message = format!("expected a type, found `{}`", value.of);
                let help = Some("write `\\type(T)` or `\\typeof(e)`".to_owned());
                self.problem_with_help::<()>(Code::WrongType, span, message, help);
                fits = false;
            }
        }
        fits.then(|| Typed::condition(Node::Subtype(Box::new(left), Box::new(right))))
    }

    pub(super) fn non_null_elements(&mut self, array: &Expression) -> Option<Typed> {
        let value = self.value(array)?;
        match &value.of {
            JavaType::Array(element) if element.is_reference() => {
                Some(Typed::condition(Node::NonNullElements(Box::new(value))))
            }
            _ => self.wrong_type(array.span, "an array of objects", &value.of),
        }
    }
}
