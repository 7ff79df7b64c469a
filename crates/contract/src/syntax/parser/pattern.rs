//! Patterns: `T x`, `R(p, q)` (JLS section 14.30).

use super::super::types;
use super::super::{Pattern, PatternKind, words};
use super::{Parser, Result};
use crate::{Code, Located, Problem};

impl Parser<'_, '_> {
    /// Whether a pattern begins here, and not only a type.
    pub(super) fn at_pattern(&self) -> bool {
        if self.peek().is_word("final") || self.peek().is("@") {
            return true;
        }
        let Some((_, end)) = self.behind_type(self.at) else { return self.peek().is_word("_") };
        let behind = self.token(end);
        let is_name = |word: &str| word == "_" || !words::is_reserved(word);
        let begins_clause = behind.first_of_line && behind.word().is_some_and(words::begins_clause);
        behind.is("(") || behind.word().is_some_and(|word| word != "when" && is_name(word)) && !begins_clause
    }

    pub(super) fn pattern(&mut self) -> Result<Pattern> {
        self.inside(Self::any_pattern)
    }

    fn any_pattern(&mut self) -> Result<Pattern> {
        let start = self.peek().span;
        while self.peek().is_word("final") {
            self.next();
        }
        if self.peek().is("@") {
            return self.unsupported_java(self.peek().span, "annotations of pattern variables");
        }
        let is_any = self.peek().is_word("_") && !self.token(self.at + 1).is(".");
        if is_any {
            self.next();
            return Ok(Located::new(PatternKind::Variable { of: None, name: None }, start));
        }
        let is_var = self.peek().is_word("var") && self.ahead(1).word().is_some();
        let of = if is_var { None } else { Some(self.type_name()?) };
        if is_var {
            self.next();
        }
        match of {
            Some(of) if self.peek().is("(") => {
                let parts = self.parts()?;
                let span = start.to(self.previous());
                if self.peek().word().is_some_and(|word| word != "when" && !words::is_reserved(word))
                    && !self.begins_next_clause()
                {
                    let message = "a record pattern has no variable of its own";
                    return self.fail(Problem::new(Code::Syntax, self.peek().span, message));
                }
                Ok(Located::new(PatternKind::Record { of, parts }, span))
            }
            of => {
                let name = self.variable_or_none()?;
                Ok(Located::new(PatternKind::Variable { of, name }, start.to(self.previous())))
            }
        }
    }

    /// A name, or `_` for none.
    pub(super) fn variable_or_none(&mut self) -> Result<Option<super::super::Name>> {
        if self.peek().is_word("_") {
            self.next();
            return Ok(None);
        }
        self.name("the name of a variable").map(Some)
    }

    fn parts(&mut self) -> Result<Vec<Pattern>> {
        self.expect("(")?;
        let mut parts = Vec::new();
        if self.eat(")") {
            return Ok(parts);
        }
        loop {
            parts.push(self.pattern()?);
            if self.eat(")") {
                return Ok(parts);
            }
            if !self.eat(",") {
                return self.unexpected("`,` or `)`");
            }
        }
    }

    /// Whether a type with type arguments stands before `::` here, which no expression could.
    pub(super) fn at_generic_reference(&self) -> bool {
        if !self.ahead(1).is("<") && !self.ahead(1).is(".") {
            return false;
        }
        let read = types::type_name(&self.tokens.list, self.at);
        read.is_some_and(|(_, end)| {
            self.token(end).is("::") && self.tokens.list[self.at..end].iter().any(|token| token.is("<"))
        })
    }
}
