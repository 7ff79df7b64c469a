//! Names in annotations that nothing explains, where the class file does not say what the parameters are called.

use super::types::{Surroundings, class_named};
use crate::Span;
use crate::syntax::{Assignable, ClauseKind, Expression, ExpressionKind, LocationKind};
use program::Program;

pub(super) const HELP: &str = "compile with -g, or with -parameters if the method has no body; without names, parameters are called `arg0`, `arg1`…";

/// The first name that is neither a variable, nor a field, nor the beginning of the name of a class.
pub(super) fn unknown_name(
    program: &mut Program,
    place: Surroundings<'_>,
    clauses: &[ClauseKind],
    variables: &[String],
) -> Option<(String, Span)> {
    clauses.iter().find_map(|clause| {
        let mut known: Vec<&str> = variables.iter().map(String::as_str).collect();
        let expressions: Vec<&Expression> = match clause {
            ClauseKind::Requires(condition) | ClauseKind::Ensures(condition) => vec![condition],
            ClauseKind::Signals { variable, condition, .. } => {
                known.extend(variable.as_ref().map(|name| name.value.as_str()));
                condition.iter().collect()
            }
            ClauseKind::Assignable(Assignable::Locations(locations)) => {
                locations.iter().flat_map(|location| parts(&location.value)).collect()
            }
            ClauseKind::SignalsOnly(_) | ClauseKind::Assignable(_) => Vec::new(),
        };
        expressions.into_iter().find_map(|expression| {
            known.extend(expression.declared_names());
            walk(program, place, expression, &mut known)
        })
    })
}

fn parts(location: &LocationKind) -> Vec<&Expression> {
    match location {
        LocationKind::One(only) | LocationKind::AllFields(only) | LocationKind::AllElements(only) => vec![only],
        LocationKind::Elements { array, from, to } => [array, from].into_iter().chain(to).map(|part| &**part).collect(),
    }
}

/// Trees are no deeper than the parser allows.
fn walk<'e>(
    program: &mut Program,
    place: Surroundings<'_>,
    expression: &'e Expression,
    known: &mut Vec<&'e str>,
) -> Option<(String, Span)> {
    if let Some((first, span, dotted)) = path(expression) {
        let is_known = known.contains(&first) || is_field(program, place, first) || is_class(program, place, &dotted);
        return (!is_known).then(|| (first.to_owned(), span));
    }
    let before = known.len();
    if let ExpressionKind::Quantified(quantified) = &expression.kind {
        known.extend(quantified.variables.iter().map(|variable| variable.name.value.as_str()));
    }
    let found = expression.children().into_iter().find_map(|child| walk(program, place, child, known));
    known.truncate(before);
    found
}

/// A name with dots: its first part, where that stands, and all of it.
fn path(expression: &Expression) -> Option<(&str, Span, String)> {
    match &expression.kind {
        ExpressionKind::Name(name) => Some((name, expression.span, name.clone())),
        ExpressionKind::Field { target, name } => {
            let (first, span, dotted) = path(target)?;
            Some((first, span, format!("{dotted}.{}", name.value)))
        }
        _ => None,
    }
}

fn is_field(program: &mut Program, place: Surroundings<'_>, name: &str) -> bool {
    let mut at = place.class;
    // As many classes as stand inside each other in any source.
    for _ in 0..64 {
        if program.field_named(at, name).is_some() {
            return true;
        }
        let Some((outer, _)) = program.outer_class(at) else { return false };
        let Ok(outer) = program.load(&outer) else { return false };
        at = outer;
    }
    false
}

/// Whether a name with dots begins with that of a class.
fn is_class(program: &mut Program, place: Surroundings<'_>, dotted: &str) -> bool {
    let ends = dotted.match_indices('.').map(|(at, _)| at).chain([dotted.len()]);
    ends.take(64).any(|end| class_named(program, place, &dotted[..end]).is_some())
}
