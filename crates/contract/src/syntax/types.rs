//! Types as they are written, in contracts and in the Java text around them. Type arguments are read and left out: contracts run
//! on erased types.

use super::token::{Token, TokenKind};
use super::{ElementType, Primitive, TypeName, words};

/// How many tokens a list of type arguments may have. Without such a limit a text of less-than signs takes the square of
/// its length.
const MOST_ARGUMENTS: usize = 1000;

/// The type that begins at this token, and the index behind it.
pub(crate) fn type_name(tokens: &[Token<'_>], start: usize) -> Option<(TypeName, usize)> {
    let (element, end) = element(tokens, start)?;
    let (dimensions, end) = dimensions(tokens, end);
    Some((TypeName { element, dimensions }, end))
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
