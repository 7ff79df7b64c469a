//! Types as they are written, in contracts and in the Java text around them. There type arguments are read and left out.

use super::token::{Token, TokenKind};
use super::{ElementType, Primitive, TypeName, words};

/// How many tokens a list of type arguments may have. Without such a limit a text of less-than signs takes the square of
/// its length.
const MOST_ARGUMENTS: usize = 1000;

/// The type that begins at this token, and the index behind it.
pub(crate) fn type_name(tokens: &[Token<'_>], start: usize) -> Option<(TypeName, usize)> {
    let (element, end) = element(tokens, start)?;
    let (dimensions, end) = dimensions(tokens, end);
    Some((TypeName::new(element, dimensions), end))
}

/// The same with the type arguments that are written behind its last name.
pub(super) fn type_with_arguments(tokens: &[Token<'_>], start: usize) -> Option<(TypeName, usize)> {
    let (plain, end) = type_name(tokens, start)?;
    let has_arguments = tokens[start..end].iter().any(|token| token.is("<"));
    let read = if has_arguments { Arguments { tokens, at: start, closed: 0, depth: 0 }.one() } else { None };
    Some((TypeName { arguments: read.map_or_else(Vec::new, |read| read.arguments), ..plain }, end))
}

/// How deep type arguments may stand inside each other; what is deeper is not known.
const DEEPEST: usize = 50;

/// A reader of types with their arguments.
struct Arguments<'t> {
    tokens: &'t [Token<'t>],
    at: usize,
    /// How many lists around the current one a token such as `>>` has closed besides it.
    closed: usize,
    depth: usize,
}

impl Arguments<'_> {
    fn one(&mut self) -> Option<TypeName> {
        let first = self.tokens.get(self.at)?.word()?;
        let mut found = match Primitive::from_name(first) {
            Some(primitive) => {
                self.at += 1;
                TypeName::new(ElementType::Primitive(primitive), 0)
            }
            None => self.class()?,
        };
        if self.closed == 0 {
            let (count, end) = dimensions(self.tokens, self.at);
            (found.dimensions, self.at) = (count, end);
        }
        Some(found)
    }

    fn class(&mut self) -> Option<TypeName> {
        let mut name = String::new();
        loop {
            name += self.tokens.get(self.at)?.word().filter(|word| !words::is_reserved(word))?;
            self.at += 1;
            let arguments = if is(self.tokens, self.at, "<") { self.list()? } else { Vec::new() };
            let goes_on = self.closed == 0
                && is(self.tokens, self.at, ".")
                && self.tokens.get(self.at + 1).and_then(Token::word).is_some_and(|word| !words::is_reserved(word));
            if !goes_on {
                return Some(TypeName { arguments, ..TypeName::new(ElementType::Named(name), 0) });
            }
            name.push('.');
            self.at += 1;
        }
    }

    /// `<A, B>`, from its first sign on.
    fn list(&mut self) -> Option<Vec<TypeName>> {
        self.depth += 1;
        self.at += 1;
        let mut found = Vec::new();
        // Nothing between the signs leaves the arguments to the place.
        while !is(self.tokens, self.at, ">") {
            found.push(self.argument().filter(|_| self.depth <= DEEPEST)?);
            if self.closed > 0 {
                self.closed -= 1;
                self.depth -= 1;
                return Some(found);
            }
            if is(self.tokens, self.at, ",") {
                self.at += 1;
                continue;
            }
            self.closed = [">", ">>", ">>>"].iter().position(|sign| is(self.tokens, self.at, sign))?;
            break;
        }
        self.at += 1;
        self.depth -= 1;
        Some(found)
    }

    fn argument(&mut self) -> Option<TypeName> {
        if !is(self.tokens, self.at, "?") {
            return self.one();
        }
        self.at += 1;
        match self.tokens.get(self.at)?.word() {
            Some("extends" | "super") => {
                self.at += 1;
                self.one()
            }
            _ => Some(TypeName::new(ElementType::Anything, 0)),
        }
    }
}

/// The type without its dimensions.
pub(crate) fn element(tokens: &[Token<'_>], start: usize) -> Option<(ElementType, usize)> {
    let first = tokens.get(start)?.word()?;
    match Primitive::from_name(first) {
        Some(primitive) => Some((ElementType::Primitive(primitive), start + 1)),
        None => class_name(tokens, start),
    }
}

/// How many times `[]` stands here, and the index behind it.
pub(crate) fn dimensions(tokens: &[Token<'_>], start: usize) -> (usize, usize) {
    let mut at = start;
    while is(tokens, at, "[") && is(tokens, at + 1, "]") {
        at += 2;
    }
    ((at - start) / 2, at)
}

/// The index behind the type arguments or type parameters that begin here, if they are some.
pub(crate) fn behind_type_arguments(tokens: &[Token<'_>], open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (index, token) in tokens.iter().enumerate().skip(open).take(MOST_ARGUMENTS) {
        match token.kind {
            TokenKind::Symbol("<") => depth += 1,
            TokenKind::Symbol(">") => depth = depth.checked_sub(1)?,
            TokenKind::Symbol(">>") => depth = depth.checked_sub(2)?,
            TokenKind::Symbol(">>>") => depth = depth.checked_sub(3)?,
            TokenKind::Word(_) | TokenKind::Symbol("." | "," | "?" | "&" | "[" | "]") => {}
            _ => return None,
        }
        if depth == 0 {
            return Some(index + 1);
        }
    }
    None
}

fn class_name(tokens: &[Token<'_>], start: usize) -> Option<(ElementType, usize)> {
    let plain_word = |at: usize| tokens.get(at)?.word().filter(|word| !words::is_reserved(word));
    let mut name = String::new();
    let mut at = start;
    loop {
        name += plain_word(at)?;
        at += 1;
        if is(tokens, at, "<") {
            at = behind_type_arguments(tokens, at)?;
        }
        if !(is(tokens, at, ".") && plain_word(at + 1).is_some()) {
            return Some((ElementType::Named(name), at));
        }
        name.push('.');
        at += 1;
    }
}

fn is(tokens: &[Token<'_>], at: usize, symbol: &str) -> bool {
    tokens.get(at).is_some_and(|token| token.is(symbol))
}
