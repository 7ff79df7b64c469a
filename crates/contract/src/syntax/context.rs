//! What may stand in which clause: `\result` only where there is one, `\old` only where there was a before.

use super::{
    Assignable, Behavior, ClauseKind, ClauseWord, Contract, Expression, ExpressionKind, LocationKind, Modifier,
};
use crate::{Code, Located, Problem, Span};

/// What an expression may speak of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    /// One state only: conditions before a method, invariants.
    OneState(&'static str),
    /// The states before and now, but no result.
    TwoStates(&'static str),
    /// The states before and after, and the result.
    Result,
    /// Inside of `\old`.
    Before,
}

/// All misplaced constructs of a contract.
pub(super) fn check(contract: &Contract) -> Vec<Problem> {
    let mut problems = Vec::new();
    check_modifiers(&contract.modifiers, &mut problems);
    for invariant in &contract.invariants {
        problems.extend(check_invariant(&invariant.condition));
    }
    for case in &contract.cases {
        for clause in &case.clauses {
            problems.extend(check_clause(&clause.value));
            if let Some(heading) = case.heading {
                problems.extend(check_behavior(heading.behavior, clause.value.word(), clause.span));
            }
        }
    }
    for statement in &contract.statements {
        walk(&statement.condition, Context::TwoStates("a statement"), &mut problems);
    }
    problems
}

pub(super) fn check_invariant(condition: &Expression) -> Vec<Problem> {
    let mut problems = Vec::new();
    walk(condition, Context::OneState("an invariant"), &mut problems);
    problems
}

pub(super) fn check_clause(clause: &ClauseKind) -> Vec<Problem> {
    let mut problems = Vec::new();
    match clause {
        ClauseKind::Requires(condition) => walk(condition, Context::OneState("`requires`"), &mut problems),
        ClauseKind::Ensures(condition) => walk(condition, Context::Result, &mut problems),
        ClauseKind::Signals { condition, .. } => {
            if let Some(condition) = condition {
                walk(condition, Context::TwoStates("`signals`"), &mut problems);
            }
        }
        ClauseKind::SignalsOnly(_) | ClauseKind::Assignable(Assignable::Nothing | Assignable::Everything) => {}
        ClauseKind::Assignable(Assignable::Locations(locations)) => {
            for location in locations {
                for part in parts(&location.value) {
                    walk(part, Context::OneState("`assignable`"), &mut problems);
                }
            }
        }
    }
    problems
}

fn parts(location: &LocationKind) -> Vec<&Expression> {
    match location {
        LocationKind::One(only) | LocationKind::AllFields(only) | LocationKind::AllElements(only) => vec![only],
        LocationKind::Elements { array, from, to } => [array, from].into_iter().chain(to).map(|part| &**part).collect(),
    }
}

fn walk(expression: &Expression, context: Context, problems: &mut Vec<Problem>) {
    let (word, inside) = match &expression.kind {
        ExpressionKind::Result => ("\\result", context),
        ExpressionKind::Old(_) => ("\\old", Context::Before),
        ExpressionKind::Fresh(_) => ("\\fresh", context),
        _ => ("", context),
    };
    let why = match context {
        _ if word.is_empty() => None,
        Context::Result => None,
        Context::Before if word == "\\old" => None,
        Context::Before => Some(format!("`{word}` has no value before the method runs")),
        Context::TwoStates(_) if word != "\\result" => None,
        Context::TwoStates(place) => Some(format!("`{word}` has no meaning in {place}: there is no result")),
        Context::OneState(place) => Some(format!("`{word}` has no meaning in {place}: it speaks of one state only")),
    };
    if let Some(message) = why {
        let problem = Problem::new(Code::Misplaced, expression.span, message);
        problems.push(if context == Context::Before { problem } else { problem.help("it belongs to `ensures`") });
    }
    for child in expression.children() {
        walk(child, inside, problems);
    }
}

fn check_behavior(behavior: Behavior, word: ClauseWord, span: Span) -> Option<Problem> {
    let message = match (behavior, word) {
        (Behavior::Normal, ClauseWord::Signals | ClauseWord::SignalsOnly) => {
            "a `normal_behavior` throws nothing, so that it has no `signals`"
        }
        (Behavior::Exceptional, ClauseWord::Ensures) => {
            "an `exceptional_behavior` does not return, so that it has no `ensures`"
        }
        _ => return None,
    };
    Some(Problem::new(Code::Misplaced, span, message).help("write `behavior`, or another case behind `also`"))
}

fn check_modifiers(modifiers: &[Located<Modifier>], problems: &mut Vec<Problem>) {
    for (index, modifier) in modifiers.iter().enumerate() {
        let earlier = &modifiers[..index];
        let opposite = match modifier.value {
            Modifier::NonNull => Some(Modifier::Nullable),
            Modifier::Nullable => Some(Modifier::NonNull),
            Modifier::NonNullByDefault => Some(Modifier::NullableByDefault),
            Modifier::NullableByDefault => Some(Modifier::NonNullByDefault),
            _ => None,
        };
        let message = if earlier.contains(modifier) {
            "this was said before"
        } else if earlier.iter().any(|other| Some(other.value) == opposite) {
            "this contradicts what was said before"
        } else {
            continue;
        };
        problems.push(Problem::new(Code::Contradiction, modifier.span, message));
    }
}
