//! Contracts inside of bodies: statements, each before a line of code.

use std::collections::BTreeSet;

use super::attach::Target;
use super::declarations::IN_NAMELESS_CLASS;
use super::scope::Scope;
use super::{Body, Member, Scanner};
use crate::syntax::types;

/// How many tokens the header of a local class may have.
const MOST_HEADER: usize = 1000;

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
            self.statements(scope, body, classes);
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
        self.statements(scope, body, classes);
        self.cursor.skip();
    }

    /// The contracts right before the present token.
    fn statements(&mut self, scope: &Scope, body: &Body, classes: usize) {
        let comments = self.cursor.take(self.cursor.at);
        if comments.is_empty() {
            return;
        }
        if classes > 0 {
            return self.attach_all(None, &comments, &IN_NAMELESS_CLASS);
        }
        let before_line = self.lines.line(self.cursor.peek().span.start);
        let statement = Member::Statement { body: body.clone(), before_line };
        self.attach_all(Some(scope), &comments, &Target::Declared(&[(scope.binary_name.clone(), statement)]));
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
