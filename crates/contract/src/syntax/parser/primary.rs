//! Operands: names, literals, parentheses, and what is written behind them.

use super::super::token::TokenKind;
use super::super::{
    ElementType, Expression, ExpressionKind, Gives, Literal, Primitive, Referred, Type, TypeName, words,
};
use super::{Arrows, Parser, Result};
use crate::{Code, Located, Problem, Span};

/// What becomes of `++` and `--` behind an operand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Steps {
    Read,
    Leave,
}

impl Parser<'_, '_> {
    /// An operand and the fields, elements and calls behind it. What only locations have is left to them: `x.*`, `a[*]` and
    /// `a[i..j]`.
    pub(super) fn postfix(&mut self) -> Result<Expression> {
        self.members(Steps::Read)
    }

    /// The same, behind which a sign may stand that changes it.
    pub(super) fn operand(&mut self) -> Result<Expression> {
        self.members(Steps::Leave)
    }

    #[inline(never)]
    fn step_behind(&mut self, operand: &Expression) -> Result<Expression> {
        let TokenKind::Symbol(sign) = self.peek().kind else { return self.unexpected("`++`") };
        let after = self.peek().span;
        if self.blocks > 0 {
            self.next();
            return self.stepped(operand.clone(), sign, Gives::Old, after);
        }
        self.side_effect(operand.span.to(after), "write the new value as an expression")
    }

    #[inline(never)]
    fn members(&mut self, steps: Steps) -> Result<Expression> {
        let mut operand = self.primary()?;
        loop {
            let token = self.peek();
            operand = match token.kind {
                TokenKind::Symbol(".") if !self.ahead(1).is("*") => self.member(operand)?,
                TokenKind::Symbol("[") if self.ahead(1).is("]") => self.of_array_type(&operand)?,
                TokenKind::Symbol("[") if !self.at_element_range() => self.element(operand)?,
                // A copy, so that deeply nested texts have small stack frames.
                TokenKind::Symbol("++" | "--") if steps == Steps::Read => return self.step_behind(&operand),
                TokenKind::Symbol("::") => return self.reference(operand),
                _ => return Ok(operand),
            };
        }
    }

    #[inline(never)]
    fn element(&mut self, array: Expression) -> Result<Expression> {
        self.next();
        let index = Box::new(self.with_arrows(Arrows::Lambda, Self::expression)?);
        let span = array.span.to(self.expect("]")?);
        self.make(ExpressionKind::Index { array: Box::new(array), index }, span)
    }

    /// Whether the bracket here encloses all elements or a range of them.
    fn at_element_range(&self) -> bool {
        if self.ahead(1).is("*") {
            return true;
        }
        let Some(end) = self.behind_brackets(self.at) else { return false };
        let mut index = self.at + 1;
        while index < end {
            if self.token(index).is("..") {
                return true;
            }
            index = self.behind_brackets(index).unwrap_or(index + 1);
        }
        false
    }

    /// What stands behind the dot.
    #[inline(never)]
    fn member(&mut self, target: Expression) -> Result<Expression> {
        self.next();
        if self.peek().is("<") {
            match self.behind_type_arguments(self.at) {
                Some(end) if self.token(end).word().is_some() && self.token(end + 1).is("(") => self.at = end,
                _ => return self.unexpected("a name"),
            }
        }
        match self.peek().word() {
            Some("class") => {
                let of = self.named_type(&target)?;
                let span = target.span.to(self.next().span);
                self.make(ExpressionKind::ClassLiteral(of), span)
            }
            Some("this") => {
                let of = self.named_type(&target)?;
                let span = target.span.to(self.next().span);
                self.make(ExpressionKind::OuterThis(of), span)
            }
            Some("super") => {
                let of = self.named_type(&target)?;
                let span = target.span.to(self.next().span);
                if !self.peek().is(".") && !self.peek().is("::") {
                    return self.unexpected("`.` behind `super`");
                }
                self.make(ExpressionKind::OuterSuper(of), span)
            }
            Some("new") => self.inside(|parser| parser.creation(Some(target))),
            _ => {
                let name = self.name("a name")?;
                self.field_or_call(Some(target), name)
            }
        }
    }

    #[inline(never)]
    fn field_or_call(&mut self, target: Option<Expression>, name: Located<String>) -> Result<Expression> {
        let start = target.as_ref().map_or(name.span, |target| target.span);
        if self.peek().is("(") {
            let (arguments, end) = self.arguments()?;
            let target = target.map(Box::new);
            return self.make(ExpressionKind::Call { target, name, arguments }, start.to(end));
        }
        let span = start.to(name.span);
        match target {
            Some(target) => self.make(ExpressionKind::Field { target: Box::new(target), name }, span),
            None => self.make(ExpressionKind::Name(name.value), span),
        }
    }

    /// Expressions in parentheses, and where the closing one stands.
    #[inline(never)]
    pub(super) fn arguments(&mut self) -> Result<(Vec<Expression>, Span)> {
        self.expect("(")?;
        let mut arguments = Vec::new();
        if self.peek().is(")") {
            return Ok((arguments, self.next().span));
        }
        loop {
            arguments.push(self.with_arrows(Arrows::Lambda, Self::expression)?);
            if self.peek().is(")") {
                return Ok((arguments, self.next().span));
            }
            if !self.eat(",") {
                return self.unexpected("`,` or `)`");
            }
        }
    }

    fn primary(&mut self) -> Result<Expression> {
        let token = self.peek();
        match token.kind {
            TokenKind::Word(word) => self.word(word),
            TokenKind::Literal(index) => {
                let span = self.next().span;
                self.make(ExpressionKind::Literal(self.tokens.literals[index].clone()), span)
            }
            TokenKind::OnlyNegated(index) => {
                let long = matches!(self.tokens.literals[index], Literal::Long(_));
                let type_name = if long { "long" } else { "int" };
                let message = format!("this number is too large for `{type_name}`");
                self.fail(Problem::new(Code::Literal, token.span, message))
            }
            TokenKind::Jml(word) => self.jml(word),
            TokenKind::Symbol("(") => self.parentheses(),
            _ => self.unexpected("an expression"),
        }
    }

    #[inline(never)]
    fn parentheses(&mut self) -> Result<Expression> {
        if let TokenKind::Jml(word) = self.ahead(1).kind {
            if let Some(quantifier) = words::quantifier(word) {
                return self.inside(|parser| parser.quantified(quantifier));
            }
        }
        let open = self.next().span;
        let mut inner = self.with_arrows(Arrows::Lambda, Self::expression)?;
        if !self.peek().is(")") {
            return self.unexpected("`)`");
        }
        inner.span = open.to(self.next().span);
        Ok(inner)
    }

    #[inline(never)]
    fn word(&mut self, word: &str) -> Result<Expression> {
        let span = self.peek().span;
        let kind = match word {
            "this" => ExpressionKind::This,
            "null" => ExpressionKind::Literal(Literal::Null),
            "true" => ExpressionKind::Literal(Literal::Boolean(true)),
            "false" => ExpressionKind::Literal(Literal::Boolean(false)),
            "super" if self.ahead(1).is(".") || self.ahead(1).is("::") => ExpressionKind::Super,
            "new" => return self.inside(|parser| parser.creation(None)),
            "switch" => return self.inside(Self::switch),
            _ if Primitive::from_name(word).is_some() => {
                let of = self.type_name()?;
                return self.class_literal(of);
            }
            _ if self.at_generic_reference() => {
                let of = self.type_name()?;
                return self.reference_to(Referred::Type(of.clone()), of.span);
            }
            _ if words::is_reserved(word) => return self.unexpected("an expression"),
            _ => {
                let name = self.name("a name")?;
                return self.field_or_call(None, name);
            }
        };
        self.next();
        self.make(kind, span)
    }

    /// `Name[].class` or `Name[]::new`.
    #[inline(never)]
    fn of_array_type(&mut self, element: &Expression) -> Result<Expression> {
        let mut of = self.named_type(element)?;
        of.value.dimensions = self.dimensions();
        of.span = of.span.to(self.previous());
        self.class_literal(of)
    }

    fn class_literal(&mut self, of: Type) -> Result<Expression> {
        if self.peek().is("::") {
            let span = of.span;
            return self.reference_to(Referred::Type(of), span);
        }
        if !(self.peek().is(".") && self.ahead(1).is_word("class")) {
            return self.unexpected("`.class`");
        }
        self.next();
        let span = of.span.to(self.next().span);
        self.make(ExpressionKind::ClassLiteral(of), span)
    }

    /// The type that this expression names.
    fn named_type(&mut self, expression: &Expression) -> Result<Type> {
        let mut words = Vec::new();
        let mut at = expression;
        loop {
            match &at.kind {
                ExpressionKind::Field { target, name } => {
                    words.push(name.value.as_str());
                    at = target;
                }
                ExpressionKind::Name(name) => {
                    words.push(name);
                    words.reverse();
                    let type_name = TypeName::new(ElementType::Named(words.join(".")), 0);
                    return Ok(Located::new(type_name, expression.span));
                }
                _ => {
                    let problem = Problem::new(Code::Syntax, expression.span, "expected the name of a type");
                    return self.fail(problem);
                }
            }
        }
    }
}
