//! The variables that an expression declares somewhere inside: those of patterns, functions and blocks.

use super::block::{blocks_of, nested};
use super::{
    Action, ActionKind, CaseLabel, Expression, ExpressionKind, FunctionBody, Pattern, PatternKind, Resource, Switch,
};

impl Expression {
    /// The names of all variables of patterns, functions and blocks in this expression, wherever they can be used.
    pub(crate) fn declared_names(&self) -> Vec<&str> {
        let (mut found, mut waiting) = (Vec::new(), vec![self]);
        while let Some(expression) = waiting.pop() {
            match &expression.kind {
                ExpressionKind::Matches { pattern, .. } => of_pattern(pattern, &mut found),
                ExpressionKind::Switch(switch) => of_switch(switch, &mut found),
                ExpressionKind::Lambda(function) => {
                    let names = function.parameters.iter().filter_map(|parameter| parameter.name.as_ref());
                    found.extend(names.map(|name| name.value.as_str()));
                    if let FunctionBody::Block(actions) = &function.body {
                        of_block(actions, &mut found);
                    }
                }
                ExpressionKind::New { body: Some(body), .. } => {
                    for method in body.methods() {
                        found.extend(method.parameters.iter().map(|(_, name)| name.value.as_str()));
                    }
                    body.blocks().for_each(|actions| of_block(actions, &mut found));
                }
                _ => {}
            }
            waiting.extend(expression.children());
        }
        found
    }
}

fn of_pattern<'e>(pattern: &'e Pattern, found: &mut Vec<&'e str>) {
    match &pattern.value {
        PatternKind::Variable { name, .. } => found.extend(name.as_ref().map(|name| name.value.as_str())),
        PatternKind::Record { parts, .. } => parts.iter().for_each(|part| of_pattern(part, found)),
    }
}

fn of_switch<'e>(switch: &'e Switch, found: &mut Vec<&'e str>) {
    of_labels(switch, found);
    blocks_of(switch).for_each(|actions| of_block(actions, found));
}

fn of_labels<'e>(switch: &'e Switch, found: &mut Vec<&'e str>) {
    for label in switch.arms.iter().flat_map(|arm| &arm.labels) {
        if let CaseLabel::Pattern(pattern) = &label.value {
            of_pattern(pattern, found);
        }
    }
}

fn of_block<'e>(actions: &'e [Action], found: &mut Vec<&'e str>) {
    let mut waiting: Vec<&Action> = actions.iter().collect();
    while let Some(action) = waiting.pop() {
        match &action.value {
            ActionKind::Declare(declared) | ActionKind::ForEach { variable: declared, .. } => {
                found.push(&declared.name.value);
            }
            ActionKind::For { start, .. } => waiting.extend(start),
            ActionKind::Switch(switch) => of_labels(switch, found),
            ActionKind::Try(attempt) => {
                for resource in &attempt.resources {
                    if let Resource::Declared(declared) = resource {
                        found.push(&declared.name.value);
                    }
                }
                found.extend(attempt.catches.iter().filter_map(|catch| Some(catch.name.as_ref()?.value.as_str())));
            }
            _ => {}
        }
        waiting.extend(nested(&action.value));
    }
}
