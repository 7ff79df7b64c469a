//! What else Kukang does not have in a clause that was given up for such a thing: whoever mends a clause wants to know it all.

use super::super::token::TokenKind;
use super::super::words;
use super::Parser;
use crate::Code;

impl Parser<'_, '_> {
    /// Goes behind the clause that began here and was given up, and names what is not supported in the rest of it.
    pub(super) fn give_up(&mut self, start: usize) {
        let from = self.at;
        self.recover(start);
        self.tell_of_rest(from, self.at);
    }

    /// The same of a text that has nothing but the clause.
    pub fn give_up_text(&mut self) {
        self.tell_of_rest(self.at, self.tokens.list.len());
    }

    fn tell_of_rest(&mut self, from: usize, to: usize) {
        let Some(last) = self.problems.last() else { return };
        let is_part = last.span.of(self.tokens.source).starts_with(['\\', '(']);
        match last.code {
            Code::UnsupportedJava | Code::SideEffect => {}
            // A clause that is not supported as a whole has been named.
            Code::UnsupportedJml if is_part => {}
            _ => return,
        }
        for index in from..to {
            let token = self.token(index);
            let is_told =
                |told: &crate::Problem| told.span.start <= token.span.start && token.span.end <= told.span.end;
            if self.problems.iter().any(is_told) {
                continue;
            }
            // Each of them notes the problem; that the clause is given up is known.
            let _: super::Result<()> = match token.kind {
                TokenKind::Jml(word) if word.starts_with("(*") => {
                    self.unsupported_jml(token.span, "informal descriptions")
                }
                TokenKind::Jml(word) if words::is_unsupported(word) => {
                    self.unsupported_jml(token.span, &format!("`{word}`"))
                }
                TokenKind::Symbol("++" | "--") if !self.may_be_in_block(index) => {
                    self.side_effect(token.span, "write the new value as an expression")
                }
                _ => continue,
            };
        }
    }

    /// Whether a block or the body of a function may stand around a place, in which variables change.
    fn may_be_in_block(&self, index: usize) -> bool {
        (self.clause..index).any(|before| self.token(before).is("{") || self.token(before).is("->"))
    }
}
