//! The parts of checked expressions.

use super::tree::{Domain, Node, Typed, TypedQuantified, TypedReach};

/// The expressions directly inside of one.
pub(crate) fn parts(node: &Node) -> Vec<&Typed> {
    match node {
        Node::Constant(_)
        | Node::Class(_)
        | Node::This
        | Node::Argument(_)
        | Node::Result
        | Node::Bound(_)
        | Node::GetStatic { .. } => Vec::new(),
        Node::GetField { target: only, .. }
        | Node::Length(only)
        | Node::Convert { operand: only, .. }
        | Node::Negate { operand: only, .. }
        | Node::Not(only)
        | Node::InstanceOf { operand: only, .. }
        | Node::Old(only)
        | Node::TypeOf(only)
        | Node::NonNullElements(only)
        | Node::ReachSize(TypedReach { root: only, .. }) => vec![only],
        Node::Element { array: first, index: second }
        | Node::Discard { first, then: second }
        | Node::With { value: first, then: second, .. }
        | Node::Arithmetic { left: first, right: second, .. }
        | Node::Compare { left: first, right: second, .. }
        | Node::And(first, second)
        | Node::Or(first, second)
        | Node::Subtype(first, second)
        | Node::ReachHas { reach: TypedReach { root: first, .. }, element: second } => vec![first, second],
        Node::Conditional { condition, then, otherwise } => vec![condition, then, otherwise],
        Node::Call { target, arguments, .. } => target.as_deref().into_iter().chain(arguments).collect(),
        Node::NewArray { values, .. }
        | Node::NewLengths { lengths: values, .. }
        | Node::New { arguments: values, .. }
        | Node::Concat(values)
        | Node::Fresh(values) => values.iter().collect(),
        Node::Function(function) => vec![&function.body],
        Node::Anonymous(class) => class.kept.iter().chain(&class.arguments).collect(),
        Node::Matches { operand, pattern } => {
            let mut parts = vec![&**operand];
            pattern.parts(&mut parts);
            parts
        }
        Node::Switch(switch) => {
            let mut parts = Vec::new();
            switch.parts(&mut parts);
            parts
        }
        Node::Block(actions) => {
            let mut parts = Vec::new();
            actions.iter().for_each(|action| action.parts(&mut parts));
            parts
        }
        Node::Quantified(quantified) => quantified_parts(quantified),
    }
}

fn quantified_parts(quantified: &TypedQuantified) -> Vec<&Typed> {
    let mut parts: Vec<&Typed> = quantified.guards.iter().chain([&quantified.body]).collect();
    for each in &quantified.loops {
        parts.extend(&each.filters);
        match &each.domain {
            Domain::Integers(range) => parts.extend([&range.lower.value, &range.upper.value]),
            Domain::Reach(reach) => parts.push(&reach.root),
            Domain::Booleans => {}
        }
    }
    parts
}
