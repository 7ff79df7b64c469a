//! The tokens of a Java file without its comments and annotations, which bracket closes which, and the contracts between.

use super::marker;
use crate::syntax::lexer;
use crate::syntax::token::{Token, TokenKind, closing};
use crate::{Problem, Span};

/// A contract that stands in one comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Comment {
    /// The contract, without the marks of the comment.
    pub part: Span,
    /// The comment.
    pub whole: Span,
    /// The index of the token that it stands before.
    pub before: usize,
}

pub(super) struct Cursor<'a> {
    tokens: Vec<Token<'a>>,
    /// For each opening bracket the index of the one that closes it; the last index where none does.
    closing: Vec<usize>,
    comments: Vec<Comment>,
    /// How many of the comments have been taken.
    taken: usize,
    /// The index of the token that is read next.
    pub at: usize,
}

impl<'a> Cursor<'a> {
    /// The tokens of a text, and warnings about comments that look like contracts.
    pub fn new(text: &'a str) -> (Cursor<'a>, Vec<Problem>) {
        let mut warnings = Vec::new();
        let mut raw = Vec::new();
        let mut found = Vec::new();
        for token in lexer::java(text) {
            if token.kind != TokenKind::Comment {
                raw.push(token);
                continue;
            }
            match marker::contract_part(text, token.span) {
                Ok(Some(part)) => found.push(Comment { part, whole: token.span, before: raw.len() }),
                Ok(None) => {}
                Err(warning) => warnings.push(warning),
            }
        }
        let (tokens, comments) = without_annotations(&raw, found);
        let closing = closing(&tokens);
        (Cursor { tokens, closing, comments, taken: 0, at: 0 }, warnings)
    }

    pub fn tokens(&self) -> &[Token<'a>] {
        &self.tokens
    }

    /// The index of the end.
    pub fn last(&self) -> usize {
        self.tokens.len() - 1
    }

    pub fn token(&self, index: usize) -> Token<'a> {
        self.tokens[index.min(self.last())]
    }

    pub fn peek(&self) -> Token<'a> {
        self.token(self.at)
    }

    pub fn ahead(&self, distance: usize) -> Token<'a> {
        self.token(self.at + distance)
    }

    /// The index of the bracket that closes the one at this index.
    pub fn closing(&self, open: usize) -> usize {
        self.closing[open.min(self.last())]
    }

    /// Goes behind the present token; behind all that it encloses if it is an opening bracket.
    pub fn skip(&mut self) {
        let token = self.peek();
        let opens = token.is("(") || token.is("[") || token.is("{");
        let to = if opens { self.closing(self.at) } else { self.at };
        self.at = (to + 1).min(self.last());
    }

    /// The comments that stand before the token of this index or earlier, and were not taken yet.
    pub fn take(&mut self, index: usize) -> Vec<Comment> {
        let start = self.taken;
        self.taken = start + self.comments[start..].iter().take_while(|comment| comment.before <= index).count();
        self.comments[start..self.taken].to_vec()
    }
}

/// Java's own annotations say nothing about where declarations are. `@interface` stays.
fn without_annotations<'a>(raw: &[Token<'a>], mut comments: Vec<Comment>) -> (Vec<Token<'a>>, Vec<Comment>) {
    let closing = closing(raw);
    let mut kept = Vec::with_capacity(raw.len());
    // For each raw token the index among the kept ones of itself or the next.
    let mut index_of = Vec::with_capacity(raw.len() + 1);
    let mut at = 0;
    while at < raw.len() {
        let end = behind_annotation(raw, &closing, at);
        for _ in at..end {
            index_of.push(kept.len());
        }
        if end == at {
            index_of.push(kept.len());
            kept.push(raw[at]);
        }
        at = end.max(at + 1);
    }
    for comment in &mut comments {
        comment.before = index_of.get(comment.before).copied().unwrap_or(kept.len() - 1);
    }
    (kept, comments)
}

/// The index behind the annotation that begins here; the same index if none does.
fn behind_annotation(raw: &[Token<'_>], closing: &[usize], at: usize) -> usize {
    let word = |index: usize| raw.get(index).and_then(Token::word);
    if !raw[at].is("@") || word(at + 1).is_none_or(|name| name == "interface") {
        return at;
    }
    let mut end = at + 2;
    while raw.get(end).is_some_and(|token| token.is(".")) && word(end + 1).is_some() {
        end += 2;
    }
    if raw.get(end).is_some_and(|token| token.is("(")) && closing[end] < raw.len() - 1 {
        end = closing[end] + 1;
    }
    end
}
