//! The contract language: text to trees and back.
//!
//! Expressions are Java's (JLS chapter 15) without side effects, with JML's additions. Where JML leaves a choice: `==>` groups
//! to the right and `<==` to the left, and the two do not mix without parentheses; `(\forall T x; \reach(root, T, f); body)` and the same with `.has(x)` behind the
//! `\reach` both make the reachable objects the domain of `x`.

pub(crate) mod block;
mod body;
mod clause;
mod context;
mod declared;
mod decoration;
pub(crate) mod ending;
mod expression;
mod forms;
pub(crate) mod lexer;
mod number;
mod operator;
mod parser;
mod print;
mod text;
pub(crate) mod token;
pub(crate) mod types;
pub(crate) mod unicode;
pub(crate) mod words;

pub use block::{Action, ActionKind, Catch, Declaration, Resource, Try};
pub use body::{Access, ClassBody, ClassMember, ClassMethod};
pub use clause::{
    Assignable, Behavior, Clause, ClauseKind, ClauseWord, Contract, Heading, Invariant, Location, LocationKind,
    Modifier, Scope, SpecCase, Statement, StatementKind, Visibility,
};
pub use expression::{
    ElementType, Expression, ExpressionKind, Gives, Literal, MOST_DEPTH, Name, Primitive, Quantified, Reach, Type,
    TypeName, Variable,
};
pub use forms::{
    Arm, ArmBody, CaseLabel, Form, Function, FunctionBody, Parameter, Pattern, PatternKind, Referred, Switch,
};
pub use operator::{Binary, Quantifier, Unary};
pub use print::{Parentheses, print_contract, print_expression, print_type};

use crate::{Problem, Span};

/// What could be read of a text, and what is wrong with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Parsed<T> {
    pub value: T,
    /// Empty if all of the text is in the value.
    pub problems: Vec<Problem>,
}

/// Reads an expression that is all of the text, as in the argument of an annotation. Of several mistakes the first is told.
pub fn parse_expression(text: &str) -> Result<Expression, Problem> {
    whole(text, |parser| parser.expression()).map_err(|mut problems| problems.remove(0))
}

/// Reads what stands between the word of a clause and its semicolon, as in the argument of an annotation.
pub fn parse_clause(word: ClauseWord, text: &str) -> Result<ClauseKind, Vec<Problem>> {
    let clause = whole(text, |parser| parser.clause_content(word))?;
    let problems = context::check_clause(&clause);
    if problems.is_empty() { Ok(clause) } else { Err(problems) }
}

/// Reads an invariant that is all of the text: a condition, with `static` before it if it has no object.
pub fn parse_invariant(text: &str) -> Result<(Option<Scope>, Expression), Vec<Problem>> {
    let (scope, condition) = whole(text, |parser| parser.invariant_content())?;
    let problems = context::check_invariant(&condition);
    if problems.is_empty() { Ok((scope, condition)) } else { Err(problems) }
}

/// Reads clauses, invariants, modifiers and statements. A clause with a mistake in it is left out and told about.
pub fn parse_contract(text: &str) -> Parsed<Contract> {
    parse_parts(text, &[Span::new(0, text.len())])
}

/// Reads a contract that stands in several comments of a file. All spans are ranges of the file.
pub(crate) fn parse_parts(text: &str, parts: &[Span]) -> Parsed<Contract> {
    let mut problems = Vec::new();
    let plain = unicode::Plain::of(text);
    let tokens = lexer::contract(&plain, parts, &mut problems);
    let mut parser = parser::Parser::new(&tokens, problems);
    let value = parser.contract();
    let mut problems = parser.into_problems();
    problems.extend(context::check(&value));
    problems.sort_by_key(|problem| (problem.span, problem.code));
    Parsed { value, problems }
}

/// Reads something that is all of the text, or tells what is wrong with it, in the order of the places.
fn whole<T>(
    text: &str,
    read: impl FnOnce(&mut parser::Parser<'_, '_>) -> Result<T, parser::Failed>,
) -> Result<T, Vec<Problem>> {
    let mut problems = Vec::new();
    let plain = unicode::Plain::of(text);
    let tokens = lexer::expression(&plain, &mut problems);
    let mut parser = parser::Parser::new(&tokens, problems);
    let value = read(&mut parser).and_then(|value| parser.expect_end().map(|()| value));
    if value.is_err() {
        parser.give_up_text();
    }
    let mut problems = parser.into_problems();
    problems.sort_by_key(|problem| problem.span.start);
    match value {
        Ok(value) if problems.is_empty() => Ok(value),
        Err(parser::Failed) if problems.is_empty() => unreachable!("whoever fails says why"),
        _ => Err(problems),
    }
}
