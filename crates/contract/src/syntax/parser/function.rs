//! Lambda expressions and method references (JLS sections 15.13 and 15.27).

use super::super::token::TokenKind;
use super::super::{Expression, ExpressionKind, Function, FunctionBody, Parameter, Referred, words};
use super::{Arrows, Parser, Result};
use crate::{Code, Located, Problem, Span};

impl Parser<'_, '_> {
    /// Whether the parameters of a lambda expression begin here.
    pub(super) fn at_lambda(&self) -> bool {
        if self.arrows == Arrows::Label {
            return false;
        }
        let token = self.peek();
        match token.kind {
            TokenKind::Word(word) => self.ahead(1).is("->") && (word == "_" || !words::is_reserved(word)),
            TokenKind::Symbol("(") => self.behind_brackets(self.at).is_some_and(|end| self.token(end).is("->")),
            _ => false,
        }
    }

    #[inline(never)]
    pub(super) fn lambda(&mut self) -> Result<Expression> {
        let start = self.peek().span;
        let parameters = if self.eat("(") { self.parameters()? } else { vec![self.untyped()?] };
        self.expect("->")?;
        let (body, end) = match self.peek().is("{") {
            true => {
                let (actions, span) = self.block()?;
                (FunctionBody::Block(actions), span)
            }
            false => {
                let value = self.in_block(Self::expression)?;
                let span = value.span;
                (FunctionBody::Value(value), span)
            }
        };
        let span = start.to(end);
        self.make(ExpressionKind::Lambda(Box::new(Function { parameters, body })), span)
    }

    fn untyped(&mut self) -> Result<Parameter> {
        Ok(Parameter { of: None, name: self.variable_or_none()? })
    }

    /// What stands in the parentheses, up to the closing one.
    fn parameters(&mut self) -> Result<Vec<Parameter>> {
        let mut parameters: Vec<Parameter> = Vec::new();
        if self.eat(")") {
            return Ok(parameters);
        }
        loop {
            let parameter = self.parameter()?;
            let same = |other: &Parameter| parameter.name.is_some() && other.name == parameter.name;
            if parameters.iter().any(same) {
                let message = "this lambda expression has another parameter of this name";
                return self.fail(Problem::new(Code::Contradiction, self.previous(), message));
            }
            parameters.push(parameter);
            if self.eat(")") {
                return Ok(parameters);
            }
            if !self.eat(",") {
                return self.unexpected("`,` or `)`");
            }
        }
    }

    fn parameter(&mut self) -> Result<Parameter> {
        while self.peek().is_word("final") {
            self.next();
        }
        if self.ahead(1).is(",") || self.ahead(1).is(")") {
            return self.untyped();
        }
        if self.peek().is_word("var") && self.ahead(1).word().is_some() {
            self.next();
            return self.untyped();
        }
        let mut of = self.type_name()?;
        if self.eat("...") {
            of.value.dimensions += 1;
        }
        let name = self.variable_or_none()?;
        of.value.dimensions += self.dimensions();
        Ok(Parameter { of: Some(of), name })
    }

    /// A method reference whose first part has been read.
    #[inline(never)]
    pub(super) fn reference(&mut self, target: Expression) -> Result<Expression> {
        let start = target.span;
        self.reference_to(Referred::Value(Box::new(target)), start)
    }

    #[inline(never)]
    pub(super) fn reference_to(&mut self, to: Referred, start: Span) -> Result<Expression> {
        self.expect("::")?;
        if self.peek().is("<") {
            match self.behind_type_arguments(self.at) {
                Some(end) => self.at = end,
                None => return self.unexpected("the name of a method"),
            }
        }
        let name = match self.peek().is_word("new") {
            true => Located::new("new".to_owned(), self.next().span),
            false => self.name("the name of a method")?,
        };
        let span = start.to(name.span);
        self.make(ExpressionKind::Reference { to, name }, span)
    }
}
