//! What people write who know other languages better, and what they mean by it.

use super::{Parser, Result};
use crate::{Code, Problem, Span};

impl<'a> Parser<'_, 'a> {
    /// What to write in place of a token that cannot stand here, if others would have written it.
    pub(super) fn meant(&self) -> Option<String> {
        let before = (self.at > 0).then(|| self.token(self.at - 1));
        if before.is_some_and(|before| before.is_word("not")) {
            return Some("write `!` for `not`".to_owned());
        }
        if self.peek().is(">") && before.is_some_and(|before| before.is("<") && self.touches(before.span)) {
            return Some("write `!=` for `<>`".to_owned());
        }
        let word = self.peek().word()?;
        let operator = match word.to_ascii_lowercase().as_str() {
            "and" => "&&",
            "or" => "||",
            "implies" => "==>",
            "iff" => "<==>",
            "is" | "equals" | "eq" => "==",
            "mod" => "%",
            _ => return None,
        };
        Some(format!("write `{operator}` for `{word}`"))
    }

    /// Fails at an operator that is none: `=<`, `=>`. `None`: the assignment here is one.
    pub(super) fn swapped_operator<T>(&mut self) -> Option<Result<T>> {
        let first = self.peek().span;
        let second = self.ahead(1);
        if !self.peek().is("=") || first.end != second.span.start {
            return None;
        }
        let help = match second {
            token if token.is("<") => "write `<=`",
            token if token.is(">") => "write `>=` for \"at least\", `==>` for \"implies\"",
            _ => return None,
        };
        let span = first.to(second.span);
        let message = format!("there is no operator `{}`", span.of(self.tokens.source));
        Some(self.fail(Problem::new(Code::Syntax, span, message).help(help)))
    }

    /// Fails because a symbol is missing, and says how the whole is written.
    pub(super) fn expect_in(&mut self, symbol: &str, whole: &str) -> Result<Span> {
        if self.peek().is(symbol) {
            return Ok(self.next().span);
        }
        let known = self.problems.len();
        let failed = self.unexpected(&format!("`{symbol}`"));
        for problem in &mut self.problems[known..] {
            problem.help.get_or_insert_with(|| format!("write `{whole}`"));
        }
        failed
    }

    /// Goes behind the two semicolons inside of a quantifier that lacks its parentheses, so that they end no clause.
    pub(super) fn skip_open_quantifier(&mut self) {
        let mut at = self.at;
        for _ in 0..2 {
            while !self.token(at).is(";") {
                if at + 1 >= self.tokens.list.len() || self.begins_clause(at) {
                    return;
                }
                at += 1;
            }
            at += 1;
        }
        self.at = at.min(self.tokens.list.len() - 1);
    }

    fn touches(&self, before: Span) -> bool {
        before.end == self.peek().span.start
    }
}
