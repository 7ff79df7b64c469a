//! Classes inside of bodies and initializers: local ones, and those without names. Compilers number them within the class
//! around (`Outer$1`, `Outer$1Local`), mostly in the order of the text; whether the class file is the one that was meant its
//! lines say.

use super::declarations::{IN_INITIALIZER, MODIFIERS};
use super::scope::{ClassKind, Scope};
use super::{LocalClass, Scanner};
use crate::syntax::types;

impl Scanner<'_> {
    /// Goes on to a token, and reads the classes on the way. Contracts that stand elsewhere are about nothing.
    pub(super) fn through(&mut self, scope: &Scope, to: usize) {
        while self.cursor.at < to {
            let comments = if self.at_local_class() { self.cursor.take(self.cursor.at) } else { Vec::new() };
            self.attach_all(None, &comments, &IN_INITIALIZER);
            if !self.local_class(scope) {
                self.cursor.at += 1;
            }
        }
    }

    /// Whether a class is declared at the present token, or the body of one without a name begins.
    fn at_local_class(&mut self) -> bool {
        let is_body = self.cursor.peek().is("{") && self.class_braces.contains_key(&self.cursor.at);
        is_body || self.local_name().is_some()
    }

    /// Reads the class that is declared at the present token, or whose body begins here; notes the body of one that an object is
    /// made of here.
    pub(super) fn local_class(&mut self, scope: &Scope) -> bool {
        let at = self.cursor.at;
        if self.cursor.peek().is("{") {
            let Some(made_at) = self.class_braces.remove(&at) else { return false };
            self.nameless_class(scope, made_at);
            return true;
        }
        if let Some(brace) = self.made_class() {
            self.class_braces.insert(brace, at);
            return false;
        }
        let Some(name) = self.local_name() else { return false };
        let prefix = self.numbered(scope, &name);
        self.modifiers();
        let first = self.line_at(at);
        let read = self.class(Some(scope), &prefix);
        self.note_lines(format!("{prefix}{name}"), first);
        read
    }

    /// The body of a class without a name, whose brace is the next token.
    pub(super) fn nameless_class(&mut self, scope: &Scope, made_at: usize) {
        let binary_name = self.numbered(scope, "");
        let inner = Scope {
            binary_name: binary_name.clone(),
            simple_name: String::new(),
            kind: ClassKind::Other,
            type_variables: scope.type_variables.clone(),
            components: Vec::new(),
        };
        let first = self.line_at(made_at);
        self.class_body(&inner);
        self.note_lines(binary_name, first);
    }

    /// The name of the class that is declared at the present token, behind its modifiers.
    pub(super) fn local_name(&mut self) -> Option<String> {
        let at = self.cursor.at;
        self.cursor.peek().word()?;
        // Behind a dot it is a class literal, and behind a modifier it was looked for already.
        let before = self.cursor.token(at.checked_sub(1)?);
        if before.is(".") || before.word().is_some_and(|word| MODIFIERS.contains(&word)) {
            return None;
        }
        self.modifiers();
        let name = self.class_keyword().and_then(|(_, name)| self.cursor.token(name).word().map(str::to_owned));
        self.cursor.at = at;
        name
    }

    /// The brace of the class that an object is made of at the present token.
    fn made_class(&self) -> Option<usize> {
        let cursor = &self.cursor;
        if !cursor.peek().is_word("new") {
            return None;
        }
        let (_, behind) = types::element(cursor.tokens(), cursor.at + 1)?;
        let brace = cursor.token(behind).is("(").then(|| cursor.closing(behind) + 1)?;
        cursor.token(brace).is("{").then_some(brace)
    }

    /// What the next class of this name in a class is called, up to its name.
    fn numbered(&mut self, scope: &Scope, name: &str) -> String {
        let key = (scope.binary_name.clone(), name.to_owned());
        let number = self.local_numbers.entry(key).or_default();
        *number += 1;
        format!("{}${number}", scope.binary_name)
    }

    /// Notes where a class stands that was just read.
    fn note_lines(&mut self, class: String, first: u32) {
        let last = self.line_at(self.cursor.at.saturating_sub(1));
        self.local_classes.push(LocalClass { class, first, last });
    }

    fn line_at(&self, index: usize) -> u32 {
        self.lines.line(self.cursor.token(index).span.start)
    }
}
