//! Clauses and what they are part of, one to a line.

use super::super::words::{Begin, printed};
use super::super::{Assignable, ClauseKind, Contract, Expression, LocationKind, SpecCase, Type};
use super::{Parentheses, print_expression, print_type};

/// The contract as text, in the order: modifiers, invariants, cases, statements.
pub fn print_contract(contract: &Contract, parentheses: Parentheses) -> String {
    let mut lines: Vec<String> = Vec::new();
    let expression = |expression: &Expression| print_expression(expression, parentheses);
    lines.extend(contract.modifiers.iter().map(|modifier| printed(Begin::Modifier(modifier.value))));
    for invariant in &contract.invariants {
        let visibility = invariant.visibility.map(|visibility| printed(Begin::Visibility(visibility)) + " ");
        let scope = invariant.scope.map(|scope| printed(Begin::Scope(scope)) + " ");
        let (visibility, scope) = (visibility.unwrap_or_default(), scope.unwrap_or_default());
        lines.push(format!("{visibility}{scope}invariant {};", expression(&invariant.condition)));
    }
    if contract.also.is_some() {
        lines.push("also".to_owned());
    }
    for (index, case) in contract.cases.iter().enumerate() {
        if index > 0 {
            lines.push("also".to_owned());
        }
        print_case(case, parentheses, &mut lines);
    }
    for statement in &contract.statements {
        lines.push(format!("{} {};", printed(Begin::Statement(statement.kind)), expression(&statement.condition)));
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

fn print_case(case: &SpecCase, parentheses: Parentheses, lines: &mut Vec<String>) {
    if let Some(heading) = case.heading {
        let visibility = heading.visibility.map(|visibility| printed(Begin::Visibility(visibility)) + " ");
        lines.push(visibility.unwrap_or_default() + &printed(Begin::Behavior(heading.behavior)));
    }
    for clause in &case.clauses {
        let word = printed(Begin::Clause(clause.value.word()));
        lines.push(format!("{word} {};", print_clause(&clause.value, parentheses)));
    }
}

fn print_clause(clause: &ClauseKind, parentheses: Parentheses) -> String {
    match clause {
        ClauseKind::Requires(condition) | ClauseKind::Ensures(condition) => print_expression(condition, parentheses),
        ClauseKind::Signals { exception, variable, condition } => {
            let variable = variable.as_ref().map(|name| format!(" {}", name.value)).unwrap_or_default();
            let condition =
                condition.as_ref().map(|condition| format!(" {}", print_expression(condition, parentheses)));
            format!("({}{variable}){}", print_type(&exception.value), condition.unwrap_or_default())
        }
        ClauseKind::SignalsOnly(exceptions) if exceptions.is_empty() => "\\nothing".to_owned(),
        ClauseKind::SignalsOnly(exceptions) => {
            let written = |exception: &Type| print_type(&exception.value);
            exceptions.iter().map(written).collect::<Vec<_>>().join(", ")
        }
        ClauseKind::Assignable(Assignable::Nothing) => "\\nothing".to_owned(),
        ClauseKind::Assignable(Assignable::Everything) => "\\everything".to_owned(),
        ClauseKind::Assignable(Assignable::Locations(locations)) => {
            let written = locations.iter().map(|location| print_location(&location.value, parentheses));
            written.collect::<Vec<_>>().join(", ")
        }
    }
}

fn print_location(location: &LocationKind, parentheses: Parentheses) -> String {
    let expression = |expression: &Expression| print_expression(expression, parentheses);
    match location {
        LocationKind::One(place) => expression(place),
        LocationKind::AllFields(target) => format!("{}.*", super::print_target(target, parentheses)),
        LocationKind::AllElements(array) => format!("{}[*]", super::print_target(array, parentheses)),
        LocationKind::Elements { array, from, to } => {
            let array = super::print_target(array, parentheses);
            format!("{array}[{}..{}]", expression(from), to.as_ref().map_or_else(String::new, |to| expression(to)))
        }
    }
}
