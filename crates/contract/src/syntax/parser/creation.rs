//! `new`: objects and arrays that a condition makes for itself (JLS sections 15.9 and 15.10).

use super::super::{Expression, ExpressionKind, Type};
use super::{Arrows, Parser, Result};
use crate::{Code, Located, Problem, Span};

impl Parser<'_, '_> {
    /// From `new` on; an object may stand before it, of whose class the new one is a member.
    #[inline(never)]
    pub(super) fn creation(&mut self, outer: Option<Expression>) -> Result<Expression> {
        let new = self.next().span;
        let start = outer.as_ref().map_or(new, |outer| outer.span);
        if self.peek().is("<") {
            match self.behind_type_arguments(self.at) {
                Some(end) => self.at = end,
                None => return self.unexpected("a type"),
            }
        }
        let of = self.created_type()?;
        if self.peek().is("[") && outer.is_none() {
            return self.array(of, start);
        }
        if of.value.dimensions > 0 {
            return if outer.is_none() { self.array_of(of, start) } else { self.unexpected("`(`") };
        }
        let (arguments, end) = self.arguments()?;
        let body = if self.peek().is("{") { Some(self.class_body(&of)?) } else { None };
        let end = if body.is_some() { self.previous() } else { end };
        self.make(ExpressionKind::New { outer: outer.map(Box::new), of, arguments, body }, start.to(end))
    }

    /// A type, whose brackets are read only if they are empty.
    fn created_type(&mut self) -> Result<Type> {
        let mut of = self.type_name()?;
        // What is left out between the signs is for the place to say, as with `new ArrayList<>()`.
        if self.peek().is("<") && self.ahead(1).is(">") {
            self.next();
            of.span = of.span.to(self.next().span);
            of.value.dimensions = self.dimensions();
        }
        Ok(of)
    }

    /// `[n][m][]`, from its first bracket on.
    fn array(&mut self, element: Type, start: Span) -> Result<Expression> {
        let mut lengths = Vec::new();
        while self.peek().is("[") && !self.ahead(1).is("]") {
            self.next();
            lengths.push(self.with_arrows(Arrows::Lambda, Self::expression)?);
            self.expect("]")?;
        }
        let more = self.dimensions();
        let span = start.to(self.previous());
        if self.peek().is("{") {
            let message = "an array with an initializer has no lengths: they follow from its elements";
            return self.fail(Problem::new(Code::Syntax, self.peek().span, message));
        }
        if self.peek().is("[") {
            let problem = Problem::new(Code::Syntax, self.peek().span, "an element of a new array needs parentheses");
            return self.fail(problem.help("write `(new T[n][])[i]`"));
        }
        let mut of = element;
        of.value.dimensions += lengths.len() + more;
        self.make(ExpressionKind::NewArray { of, lengths }, span)
    }

    fn array_of(&mut self, of: Type, start: Span) -> Result<Expression> {
        if !self.peek().is("{") {
            return self.unexpected("the length of the array, or `{` and its elements");
        }
        self.array_elements(of, start)
    }

    /// `{…}` for an array of this type.
    pub(super) fn array_elements(&mut self, of: Type, start: Span) -> Result<Expression> {
        self.expect("{")?;
        let mut values = Vec::new();
        while !self.peek().is("}") {
            values.push(self.with_arrows(Arrows::Lambda, |parser| parser.element_value(&of))?);
            if !self.eat(",") && !self.peek().is("}") {
                return self.unexpected("`,` or `}`");
            }
        }
        let span = start.to(self.next().span);
        self.make(ExpressionKind::ArrayOf { of, values }, span)
    }

    fn element_value(&mut self, array: &Type) -> Result<Expression> {
        if !self.peek().is("{") {
            return self.expression();
        }
        let start = self.peek().span;
        if array.value.dimensions < 2 {
            let message = "expected an element, found the elements of another array";
            return self.fail(Problem::new(Code::Syntax, start, message));
        }
        let inner = Located::new(array.value.of_elements(), start);
        self.inside(|parser| parser.array_elements(inner, start))
    }
}
