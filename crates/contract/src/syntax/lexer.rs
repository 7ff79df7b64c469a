//! Text to tokens, as in chapter 3 of the Java Language Specification, with JML's words and symbols.
//!
//! One deviation: in the Java text around contracts, Unicode escapes are understood inside of literals only.

use super::token::{JAVA_SYMBOLS, JML_SYMBOLS, Token, TokenKind, Tokens};
use super::unicode::Plain;
use super::{decoration, number, text};
use crate::{Code, Problem, Span};

/// The tokens of a contract that stands in some parts of a text (the comments before a declaration). The marks that only
/// decorate the lines of a comment are left out.
pub(crate) fn contract<'a>(plain: &'a Plain<'a>, parts: &[Span], problems: &mut Vec<Problem>) -> Tokens<'a> {
    scanned(plain, parts, Language::Contract, problems)
}

/// The tokens of a text that is no comment, so that nothing decorates its lines.
pub(crate) fn expression<'a>(plain: &'a Plain<'a>, problems: &mut Vec<Problem>) -> Tokens<'a> {
    scanned(plain, &[Span::new(0, plain.source.len())], Language::Text, problems)
}

fn scanned<'a>(plain: &'a Plain<'a>, parts: &[Span], language: Language, problems: &mut Vec<Problem>) -> Tokens<'a> {
    let translated = |part: &Span| Span::new(plain.in_text(part.start), plain.in_text(part.end));
    let read: Vec<Span> = parts.iter().map(translated).collect();
    let tokens = Tokens::new(plain.source);
    let source = &*plain.text;
    let mut scanner = Scanner { source, plain: Some(plain), at: 0, end: 0, parts: &read, language, problems, tokens };
    while let Some((&part, others)) = scanner.parts.split_first() {
        scanner.parts = others;
        scanner.part(part);
    }
    // The end stands right after the last token, where something is missing, not behind the white space that follows.
    let end = scanner.tokens.list.last().map_or_else(|| parts.last().copied().unwrap_or_default(), |last| last.span);
    let mut tokens = scanner.tokens;
    tokens.list.push(Token { kind: TokenKind::End, span: end.after(), first_of_line: true });
    decoration::remove(&mut tokens.list);
    tokens
}

/// The tokens of a Java file, its comments among them. What is no Java is for the compiler to complain about.
pub(crate) fn java(source: &str) -> Vec<Token<'_>> {
    let mut nobody = Vec::new();
    let mut scanner = Scanner {
        source,
        plain: None,
        at: 0,
        end: 0,
        parts: &[],
        language: Language::Java,
        problems: &mut nobody,
        tokens: Tokens::new(source),
    };
    scanner.part(Span::new(0, source.len()));
    let end = Span::new(source.len(), source.len());
    scanner.tokens.list.push(Token { kind: TokenKind::End, span: end, first_of_line: true });
    scanner.tokens.list
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Language {
    Java,
    /// A contract in comments.
    Contract,
    /// A contract that is all of a text.
    Text,
}

struct Scanner<'a, 'p> {
    /// The text that is read, whose offsets are those of `at` and `end`.
    source: &'a str,
    /// Where it stands in the file, if it was translated.
    plain: Option<&'a Plain<'a>>,
    at: usize,
    /// Where the present part ends.
    end: usize,
    /// The parts behind it.
    parts: &'p [Span],
    language: Language,
    problems: &'p mut Vec<Problem>,
    tokens: Tokens<'a>,
}

impl<'a> Scanner<'a, '_> {
    /// The range of the file that a range of the text was translated from.
    fn in_file(&self, span: Span) -> Span {
        self.plain.map_or(span, |plain| Span::new(plain.in_file(span.start), plain.in_file(span.end)))
    }

    fn part(&mut self, part: Span) {
        self.at = part.start;
        self.end = part.end;
        let mut first_of_line = true;
        while let Some(c) = self.rest().chars().next() {
            if c.is_whitespace() || c == '\u{1a}' {
                first_of_line |= c == '\n' || c == '\r';
                self.at += c.len_utf8();
                continue;
            }
            let start = self.at;
            let Some(kind) = self.token(c) else { continue };
            let span = self.in_file(Span::new(start, self.at));
            self.tokens.list.push(Token { kind, span, first_of_line });
            first_of_line = false;
        }
    }

    fn rest(&self) -> &'a str {
        &self.source[self.at..self.end]
    }

    /// Reads one token, or nothing if it was a comment in a contract.
    fn token(&mut self, first: char) -> Option<TokenKind<'a>> {
        let rest = self.rest();
        if rest.starts_with("//") || rest.starts_with("/*") {
            return self.comment();
        }
        Some(match first {
            '"' => self.string(),
            '\'' => self.character(),
            _ if number::begins(rest) => self.number(),
            _ if is_letter(first) => TokenKind::Word(self.take(word_length(rest))),
            '\\' if rest[1..].starts_with(is_letter) => TokenKind::Jml(self.take(1 + word_length(&rest[1..]))),
            '(' if self.language != Language::Java && rest.starts_with("(*") => {
                let length = rest.find("*)").map_or(rest.len(), |at| at + 2);
                TokenKind::Jml(self.take(length))
            }
            _ => self.symbol(first),
        })
    }

    fn take(&mut self, length: usize) -> &'a str {
        let taken = &self.rest()[..length];
        self.at += length;
        taken
    }

    fn comment(&mut self) -> Option<TokenKind<'a>> {
        let rest = self.rest();
        let line = rest.starts_with("//");
        // A contract may begin anew inside of a contract, as in `//@ requires a; //@ ensures b;`.
        if self.language != Language::Java && line && rest[2..].starts_with('@') {
            let marks = rest[2..].bytes().take_while(|&byte| byte == b'@').count();
            self.at += 2 + marks;
            return None;
        }
        let length = if line { rest.find(['\n', '\r']) } else { rest[2..].find("*/").map(|at| at + 4) };
        if self.language == Language::Java {
            self.take(length.unwrap_or(rest.len()));
            return Some(TokenKind::Comment);
        }
        if !line && length.is_none() {
            self.problem(Code::Character, Span::new(self.at, self.at + 2), "this comment does not end");
        }
        self.take(length.unwrap_or(rest.len()));
        None
    }

    fn symbol(&mut self, first: char) -> TokenKind<'a> {
        let rest = self.rest();
        let jml = if self.language != Language::Java { JML_SYMBOLS } else { &[] };
        if let Some(symbol) = jml.iter().chain(JAVA_SYMBOLS).find(|symbol| rest.starts_with(**symbol)) {
            self.at += symbol.len();
            return TokenKind::Symbol(symbol);
        }
        let start = self.at;
        self.at += first.len_utf8();
        let message = format!("nothing in a contract begins with `{}`", first.escape_debug());
        self.problem(Code::Character, Span::new(start, self.at), message);
        TokenKind::Other
    }

    fn number(&mut self) -> TokenKind<'a> {
        let start = self.at;
        let written = self.take(number::length(self.rest()));
        if self.language == Language::Java {
            return TokenKind::Other;
        }
        match number::read(written) {
            Ok(number::Number::Plain(literal)) => TokenKind::Literal(self.literal(literal)),
            Ok(number::Number::OnlyNegated(literal)) => TokenKind::OnlyNegated(self.literal(literal)),
            Err(message) => self.bad_literal(start, message),
        }
    }

    fn string(&mut self) -> TokenKind<'a> {
        let start = self.at;
        if self.language != Language::Java && text::begins_block(self.rest()) {
            return self.text_block();
        }
        if self.language != Language::Java && self.rest().starts_with("\"\"\"") {
            self.take(text::line_length(self.rest()));
            return self.bad_literal(start, "the text of a text block begins on the next line".to_owned());
        }
        let (length, content) = match text::extent(self.rest()) {
            Ok(found) => found,
            Err(length) => {
                self.take(length);
                return self.bad_literal(start, "this string does not end".to_owned());
            }
        };
        let written = &self.take(length)[content.start..content.end];
        if self.language == Language::Java {
            return TokenKind::Other;
        }
        self.text(start, text::read(written))
    }

    fn text(&mut self, start: usize, read: Result<Vec<u16>, String>) -> TokenKind<'a> {
        match read {
            Ok(units) => TokenKind::Literal(self.literal(super::Literal::Text(units))),
            Err(message) => self.bad_literal(start, message),
        }
    }

    /// A text block, which goes on in the following comments if it does not end in this one.
    fn text_block(&mut self) -> TokenKind<'a> {
        let start = self.at;
        self.at += text::line_length(self.rest());
        let mut lines: Vec<&'a str> = Vec::new();
        loop {
            // The first line of a comment stands behind its marks, all others behind a line end.
            let rest = self.rest();
            let ended = rest.len()
                - rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix(['\n', '\r'])).unwrap_or(rest).len();
            self.at += ended;
            if self.rest().is_empty() {
                let Some((&part, others)) = self.parts.split_first() else {
                    return self.bad_literal(start, "this text block does not end".to_owned());
                };
                (self.parts, self.at, self.end) = (others, part.start, part.end);
            }
            let line = &self.rest()[..text::line_length(self.rest())];
            if let Some(close) = text::block_end(line) {
                lines.push(&line[..close]);
                self.at += close + 3;
                let marks =
                    if self.language == Language::Contract { text::Marks::Decorate } else { text::Marks::Belong };
                return self.text(start, text::read_block(&lines, marks));
            }
            lines.push(line);
            self.at += line.len();
        }
    }

    fn character(&mut self) -> TokenKind<'a> {
        let start = self.at;
        let Some(length) = text::character_length(self.rest()) else {
            self.take(1);
            return self.bad_literal(start, "this character does not end".to_owned());
        };
        let written = self.take(length);
        if self.language == Language::Java {
            return TokenKind::Other;
        }
        match text::read(&written[1..length - 1]).map(|units| (units.len(), units.first().copied())) {
            Ok((1, Some(unit))) => TokenKind::Literal(self.literal(super::Literal::Char(unit))),
            Ok(_) => self.bad_literal(
                start,
                "a character literal holds exactly one `char`: strings stand in double quotes".to_owned(),
            ),
            Err(message) => self.bad_literal(start, message),
        }
    }

    fn literal(&mut self, literal: super::Literal) -> usize {
        self.tokens.literals.push(literal);
        self.tokens.literals.len() - 1
    }

    fn bad_literal(&mut self, start: usize, message: String) -> TokenKind<'a> {
        self.problem(Code::Literal, Span::new(start, self.at), message);
        TokenKind::Other
    }

    fn problem(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.problems.push(Problem::new(code, self.in_file(span), message));
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

/// How many bytes belong to the word that the text begins with.
pub(super) fn word_length(text: &str) -> usize {
    text.find(|c: char| !(is_letter(c) || c.is_alphanumeric())).unwrap_or(text.len())
}
