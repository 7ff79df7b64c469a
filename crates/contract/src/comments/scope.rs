//! What a class knows about itself and the classes around it.

use crate::syntax::token::{Token, TokenKind};
use crate::syntax::types;
use crate::syntax::{ElementType, TypeName};

use super::Parameter;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ClassKind {
    Enum,
    Record,
    Other,
}

/// A class whose body is read.
#[derive(Clone)]
pub(super) struct Scope {
    /// As in `java/util/Map$Entry`.
    pub binary_name: String,
    pub simple_name: String,
    pub kind: ClassKind,
    /// Those of the classes around it first.
    pub type_variables: Vec<TypeVariable>,
    /// The components of a record.
    pub components: Vec<Parameter>,
}

#[derive(Clone, Debug)]
pub(super) struct TypeVariable {
    name: String,
    /// The first bound.
    bound: Option<TypeName>,
}

/// The type variables that are declared between angle brackets, the first of them at this index.
pub(super) fn type_variables(tokens: &[Token<'_>], open: usize, end: usize) -> Vec<TypeVariable> {
    let mut variables = Vec::new();
    let mut at = open + 1;
    while at < end {
        let Some(name) = tokens[at].word() else { break };
        let name = name.to_owned();
        let mut bound = None;
        if tokens[at + 1].is_word("extends") {
            bound = bound_at(tokens, at + 2);
        }
        variables.push(TypeVariable { name, bound });
        at = behind_comma(tokens, at, end);
    }
    variables
}

/// The bound that begins here. In `<T extends Comparable<T>>` the last symbol closes two lists, only one of which is part of
/// the bound, so that its type arguments cannot be read; they do not count anyway.
fn bound_at(tokens: &[Token<'_>], start: usize) -> Option<TypeName> {
    if let Some((bound, _)) = types::type_name(tokens, start) {
        return Some(bound);
    }
    let mut name = tokens.get(start)?.word()?.to_owned();
    let mut at = start + 1;
    while let (true, Some(part)) = (tokens.get(at)?.is("."), tokens.get(at + 1).and_then(Token::word)) {
        name = format!("{name}.{part}");
        at += 2;
    }
    Some(TypeName::new(ElementType::Named(name), 0))
}

/// The index behind the next comma that is not between further angle brackets.
fn behind_comma(tokens: &[Token<'_>], start: usize, end: usize) -> usize {
    let mut depth = 0usize;
    for (index, token) in tokens.iter().enumerate().take(end).skip(start) {
        match token.kind {
            TokenKind::Symbol("<") => depth += 1,
            TokenKind::Symbol(">") => depth = depth.saturating_sub(1),
            TokenKind::Symbol(">>") => depth = depth.saturating_sub(2),
            TokenKind::Symbol(">>>") => depth = depth.saturating_sub(3),
            TokenKind::Symbol(",") if depth == 0 => return index + 1,
            _ => {}
        }
    }
    end
}

/// The type without type variables (JLS section 4.6). Inner variables hide outer ones.
pub(super) fn erased(written: &TypeName, variables: &[TypeVariable]) -> TypeName {
    let mut erased = written.clone();
    // A variable's bound may be another variable, and a wrong program may make a circle of them.
    for _ in 0..=variables.len() {
        let ElementType::Named(name) = &erased.element else { break };
        let Some(variable) = variables.iter().rfind(|variable| variable.name == *name) else { break };
        let object = || ElementType::Named("java.lang.Object".to_owned());
        erased.element = variable.bound.as_ref().map_or_else(object, |bound| bound.element.clone());
    }
    erased
}
