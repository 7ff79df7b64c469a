//! The marks at the beginnings of lines that decorate a comment and are no part of its contract.
//!
//! JML leaves out at-signs at the beginning of a line. Asterisks there are usual too (the 2006 paper's Figure 1 has them), but
//! may also multiply: an asterisk is left out where a multiplication could not stand.

use super::token::{Token, TokenKind};
use super::words;

/// Removes the decorating tokens.
pub(super) fn remove(tokens: &mut Vec<Token<'_>>) {
    let mut kept: Vec<Token<'_>> = Vec::with_capacity(tokens.len());
    let mut inside_marks = false;
    for (index, token) in tokens.iter().enumerate() {
        let next = tokens.get(index + 1);
        let at_start = token.first_of_line || inside_marks;
        let decorates = at_start
            && ((token.is("@") && !begins_annotation(token, next))
                || (token.is("*") && !multiplies(kept.last(), next)));
        inside_marks = decorates;
        if !decorates {
            let first_of_line = at_start;
            kept.push(Token { first_of_line, ..*token });
        }
    }
    *tokens = kept;
}

/// What may stand before the methods of an anonymous class.
const OVERRIDE: &str = "Override";

/// Whether this at-sign belongs to the word behind it, as in `@NonNull`.
fn begins_annotation(at: &Token<'_>, next: Option<&Token<'_>>) -> bool {
    next.is_some_and(|next| {
        next.span.start == at.span.end
            && next.word().is_some_and(|word| word == OVERRIDE || words::annotation(word).is_some())
    })
}

fn multiplies(before: Option<&Token<'_>>, after: Option<&Token<'_>>) -> bool {
    let ends_operand = before.is_some_and(|token| match token.kind {
        TokenKind::Word(word) => !words::begins_clause(word),
        TokenKind::Jml(_) | TokenKind::Literal(_) | TokenKind::OnlyNegated(_) | TokenKind::Other => true,
        _ => token.is(")") || token.is("]"),
    });
    let begins_operand = after.is_some_and(|token| match token.kind {
        TokenKind::Word(word) => !words::begins_clause(word),
        TokenKind::Jml(_) | TokenKind::Literal(_) | TokenKind::OnlyNegated(_) | TokenKind::Other => true,
        _ => ["(", "-", "+", "!", "~"].iter().any(|symbol| token.is(symbol)),
    });
    ends_operand && begins_operand
}
