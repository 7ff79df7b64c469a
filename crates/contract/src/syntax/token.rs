//! The tokens of contracts and of the Java text around them.

use super::Literal;
use crate::Span;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TokenKind<'a> {
    /// An identifier or a keyword: which of them depends on the place.
    Word(&'a str),
    /// A JML word with its backslash, or an informal description `(* … *)`.
    Jml(&'a str),
    /// A literal: an index into [`Tokens::literals`].
    Literal(usize),
    /// 2147483648 or 9223372036854775808L, which stand after a minus sign only; an index likewise.
    OnlyNegated(usize),
    Symbol(&'static str),
    /// A comment, with its delimiters. In contracts comments are left out.
    Comment,
    /// Text that is no token, which has been reported; in Java text any literal.
    Other,
    End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    pub kind: TokenKind<'a>,
    pub span: Span,
    /// Nothing but white space stands before it on its line or in its comment.
    pub first_of_line: bool,
}

/// Tokens in the order of the text, the last of them [`TokenKind::End`].
#[derive(Debug)]
pub(crate) struct Tokens<'a> {
    /// The text that the spans are ranges of.
    pub source: &'a str,
    pub list: Vec<Token<'a>>,
    pub literals: Vec<Literal>,
}

impl<'a> Tokens<'a> {
    pub fn new(source: &'a str) -> Tokens<'a> {
        Tokens { source, list: Vec::new(), literals: Vec::new() }
    }
}

impl<'a> Token<'a> {
    pub fn is(&self, symbol: &str) -> bool {
        matches!(self.kind, TokenKind::Symbol(written) if written == symbol)
    }

    pub fn word(&self) -> Option<&'a str> {
        match self.kind {
            TokenKind::Word(word) => Some(word),
            _ => None,
        }
    }

    pub fn is_word(&self, word: &str) -> bool {
        self.word() == Some(word)
    }
}

/// For each opening bracket the index of the one that closes it; the last index where none does, and for all other tokens.
/// Braces win over other brackets: a parenthesis that is not closed before its block ends is taken to end there.
pub(crate) fn closing(tokens: &[Token<'_>]) -> Vec<usize> {
    let last = tokens.len().saturating_sub(1);
    let mut closing = vec![last; tokens.len()];
    let mut open: Vec<usize> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let opener = match token.kind {
            TokenKind::Symbol("(" | "[" | "{") => {
                open.push(index);
                continue;
            }
            TokenKind::Symbol(")") => "(",
            TokenKind::Symbol("]") => "[",
            TokenKind::Symbol("}") => "{",
            _ => continue,
        };
        if opener == "{" {
            if let Some(place) = open.iter().rposition(|&start| tokens[start].is("{")) {
                closing[open[place]] = index;
                for unclosed in open.drain(place..).skip(1) {
                    closing[unclosed] = index - 1;
                }
            }
        } else if open.last().is_some_and(|&start| tokens[start].is(opener)) {
            closing[open.pop().expect("it was just seen")] = index;
        }
    }
    closing
}

/// The operators and separators of Java, longest first, so that the first that fits is the right one.
pub(super) const JAVA_SYMBOLS: &[&str] = &[
    ">>>=", "...", "<<=", ">>=", ">>>", "->", "::", "++", "--", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "*=",
    "/=", "&=", "|=", "^=", "%=", "<<", ">>", "(", ")", "{", "}", "[", "]", ";", ",", ".", "@", "=", ">", "<", "!",
    "~", "?", ":", "+", "-", "*", "/", "&", "|", "^", "%",
];

/// What JML adds, and what of Java begins with that. None of them is the beginning of a correct Java expression.
pub(super) const JML_SYMBOLS: &[&str] = &["<=!=>", "<==>", "==>", "<==", "<#=", "<:", "<#", "...", "..", "{|", "|}"];

/// What changes the value of its left operand.
pub(super) const ASSIGNMENTS: &[&str] = &["=", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "%=", "<<=", ">>=", ">>>="];
