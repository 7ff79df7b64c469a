//! Contracts inside of bodies: statements, each before a line of code.

use std::collections::BTreeSet;

use super::attach::Target;
use super::declarations::IN_NAMELESS_CLASS;
use super::scope::Scope;
use super::{Body, Member, Scanner, StatementPlace};
use crate::syntax::types;

/// How many tokens the header of a local class may have.
const MOST_HEADER: usize = 1000;

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

/// What a brace in a body encloses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Brace {
    Block,
    /// A local class, or one without a name.
    Class,
}

impl Scanner<'_> {
    /// Reads the body whose brace is the next token, and goes behind it.
    pub(super) fn body(&mut self, scope: &Scope, body: &Body) {
        let end = self.cursor.closing(self.cursor.at);
        let mut braces: Vec<Brace> = Vec::new();
        // The braces that are known to begin classes, though they stand further on.
        let mut class_braces: BTreeSet<usize> = BTreeSet::new();
        let mut classes = 0usize;
        while self.cursor.at < end {
            self.statements(scope, body, classes, braces.len());
            let at = self.cursor.at;
            let token = self.cursor.peek();
            if token.is("{") {
                let kind = if class_braces.remove(&at) { Brace::Class } else { Brace::Block };
                classes += usize::from(kind == Brace::Class);
                braces.push(kind);
            } else if token.is("}") {
                classes -= usize::from(braces.pop() == Some(Brace::Class));
            } else if let Some(brace) = self.class_brace() {
                class_braces.insert(brace);
            }
            self.cursor.at += 1;
        }
        self.statements(scope, body, classes, 0);
        self.cursor.skip();
    }

    /// The contracts right before the present token, inside of so many classes and so many braces.
    fn statements(&mut self, scope: &Scope, body: &Body, classes: usize, braces: usize) {
        let comments = self.cursor.take(self.cursor.at);
        if comments.is_empty() {
            return;
        }
        if classes > 0 {
            return self.attach_all(None, &comments, &IN_NAMELESS_CLASS);
        }
        let Some(place) = self.place(braces) else {
            return self.attach_all(Some(scope), &comments, &NOTHING_BEHIND);
        };
        let statement = Member::Statement { body: body.clone(), place };
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
        let line = |index: usize| self.lines.line(self.cursor.token(index).span.start);
        let is_plain = !self.cursor.token(first).word().is_some_and(|word| NOT_PLAIN.contains(&word));
        (depth == 0 && first < end && is_plain && line(first - 1) < line(first)).then(|| (line(first), line(end)))
    }

    /// The brace of the class that a word here declares, or makes an object of.
    fn class_brace(&self) -> Option<usize> {
        let cursor = &self.cursor;
        let named = cursor.ahead(1).word().is_some();
        match cursor.peek().word()? {
            "class" | "interface" | "enum" if named => {}
            "record" if named && (cursor.ahead(2).is("(") || cursor.ahead(2).is("<")) => {}
            "new" => {
                let (_, behind) = types::element(cursor.tokens(), cursor.at + 1)?;
                let brace = cursor.token(behind).is("(").then(|| cursor.closing(behind) + 1)?;
                return cursor.token(brace).is("{").then_some(brace);
            }
            _ => return None,
        }
        let ends_header = |at: &usize| ["{", "}", ";"].iter().any(|symbol| cursor.token(*at).is(symbol));
        let brace = (cursor.at..cursor.last()).take(MOST_HEADER).find(ends_header)?;
        cursor.token(brace).is("{").then_some(brace)
    }
}
