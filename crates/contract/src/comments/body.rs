//! Contracts inside of bodies: statements, each before a line of code.

use super::attach::Target;
use super::scope::{Scope, erased};
use super::{Body, Member, Parameter, Scanner, StatementPlace};
use crate::syntax::types;

/// What begins a statement that has others inside, or that nothing comes behind.
const NOT_PLAIN: &[&str] = &[
    "if",
    "else",
    "for",
    "while",
    "do",
    "switch",
    "try",
    "synchronized",
    "return",
    "throw",
    "break",
    "continue",
    "yield",
];

const NOTHING_BEHIND: Target<'static> = Target::Nothing {
    why: "no code stands here, at the end of a block",
    help: "write it before or right behind a statement that has no others inside",
};

impl Scanner<'_> {
    /// Reads the body whose brace is the next token, and goes behind it.
    pub(super) fn body(&mut self, scope: &Scope, body: &Body) {
        let end = self.cursor.closing(self.cursor.at);
        let mut braces = 0usize;
        while self.cursor.at < end {
            // What stands before a class that is declared here is about the class.
            if self.local_name().is_none() {
                self.statements(scope, body, braces);
            }
            if self.local_class(scope) {
                continue;
            }
            let token = self.cursor.peek();
            if token.is("{") {
                braces += 1;
            } else if token.is("}") {
                braces = braces.saturating_sub(1);
            }
            self.cursor.at += 1;
        }
        self.cursor.at = end;
        // An initializer is a block among others: its variables are gone behind it, where the line's code may be another's.
        let around = usize::from(!matches!(body, Body::Method(_)));
        self.statements(scope, body, around);
        self.cursor.skip();
    }

    /// The contracts right before the present token, inside of so many braces.
    fn statements(&mut self, scope: &Scope, body: &Body, braces: usize) {
        let comments = self.cursor.take(self.cursor.at);
        if comments.is_empty() {
            return;
        }
        let Some(place) = self.place(braces) else {
            return self.attach_all(Some(scope), &comments, &NOTHING_BEHIND);
        };
        let declared = match place {
            StatementPlace::BehindLines { .. } => self.declared_before(scope),
            StatementPlace::BeforeLine(_) => None,
        };
        let statement = Member::Statement { body: body.clone(), place, declared };
        self.attach_all(Some(scope), &comments, &Target::Declared(&[(scope.binary_name.clone(), statement)]));
    }

    /// The present place inside of so many braces. At the end of a block the code of the line is mostly that of something
    /// else: what follows an `else`, above all.
    fn place(&self, braces: usize) -> Option<StatementPlace> {
        let line = self.lines.line(self.cursor.peek().span.start);
        if braces == 0 || !self.cursor.peek().is("}") {
            return Some(StatementPlace::BeforeLine(line));
        }
        let behind = self.lines_of_statement_before().filter(|(_, last)| *last < line);
        match behind {
            Some((first, last)) => Some(StatementPlace::BehindLines { first, last }),
            None if self.cursor.ahead(1).is_word("else") => None,
            None => Some(StatementPlace::BeforeLine(line)),
        }
    }

    /// The lines of the statement that ends right before the present token, if it has no others inside and shares its lines
    /// with nothing.
    fn lines_of_statement_before(&self) -> Option<(u32, u32)> {
        let (first, end) = self.statement_before()?;
        let line = |index: usize| self.lines.line(self.cursor.token(index).span.start);
        (line(first - 1) < line(first)).then(|| (line(first), line(end)))
    }

    /// The only variable that the statement declares which ends right before the present token, with its value.
    fn declared_before(&self, scope: &Scope) -> Option<Parameter> {
        let (first, end) = self.statement_before()?;
        let first = if self.cursor.token(first).is_word("final") { first + 1 } else { first };
        let (written, name_at) = types::type_name(self.cursor.tokens(), first)?;
        let name = self.cursor.token(name_at).word()?.to_owned();
        let mut at = name_at + 1;
        if !self.cursor.token(at).is("=") {
            return None;
        }
        while at < end {
            if self.cursor.token(at).is(",") {
                return None;
            }
            let opens = ["(", "[", "{"].iter().any(|symbol| self.cursor.token(at).is(symbol));
            at = if opens { self.cursor.closing(at) + 1 } else { at + 1 };
        }
        let erased = erased(&written, &scope.type_variables);
        Some(Parameter { name, written, erased })
    }

    /// The first and the last token of the statement that ends right before the present token, if it has no others inside.
    fn statement_before(&self) -> Option<(usize, usize)> {
        let end = self.cursor.at.checked_sub(1).filter(|&end| self.cursor.token(end).is(";"))?;
        let mut depth = 0usize;
        let mut first = end;
        while !["{", "}", ";"].iter().any(|symbol| self.cursor.token(first - 1).is(symbol)) {
            first = first.checked_sub(1).filter(|&first| first > 0)?;
            match self.cursor.token(first) {
                token if token.is(")") => depth += 1,
                token if token.is("(") => depth = depth.checked_sub(1)?,
                _ => {}
            }
        }
        let is_plain = !self.cursor.token(first).word().is_some_and(|word| NOT_PLAIN.contains(&word));
        (depth == 0 && first < end && is_plain).then_some((first, end))
    }
}
