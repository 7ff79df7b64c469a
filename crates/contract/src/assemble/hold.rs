//! Operands that are kept in local variables. An exception that is caught in the middle of an expression empties the operand
//! stack, so that nothing may wait there while statements run that catch one.

use super::Compiler;
use crate::typing::{BoundId, Node, Typed, parts};
use program::Op;

/// Whether code for an expression catches exceptions and goes on. Functions run elsewhere.
pub(super) fn catches(typed: &Typed) -> bool {
    let own = match &typed.node {
        Node::Function(_) => return false,
        Node::Block(actions) => actions.iter().any(|action| action.catches()),
        Node::Switch(switch) => switch.catches(),
        _ => false,
    };
    own || parts(&typed.node).into_iter().any(catches)
}

impl Compiler<'_> {
    /// The same expression on operands that have been evaluated, if one of them catches exceptions while others wait.
    pub(super) fn held(&mut self, typed: &Typed) -> Option<Typed> {
        if !self.catches || !waits(&typed.node) || !parts(&typed.node).into_iter().any(catches) {
            return None;
        }
        let mut held = typed.clone();
        for operand in operands(&mut held.node) {
            *operand = self.in_variable(operand);
        }
        Some(held)
    }

    /// Leaves several values on the stack.
    pub(super) fn operands(&mut self, values: &[&Typed]) {
        if self.catches && values.iter().any(|value| catches(value)) {
            let held: Vec<Typed> = values.iter().map(|value| self.in_variable(value)).collect();
            held.iter().for_each(|value| self.value(value));
        } else {
            values.iter().for_each(|value| self.value(value));
        }
    }

    pub(super) fn in_variable(&mut self, value: &Typed) -> Typed {
        self.value(value);
        let local = self.local();
        self.op(Op::Store(local));
        // The checker counts from below.
        let variable = BoundId(usize::MAX - 1 - usize::from(local));
        self.bound.insert(variable, local);
        Typed::new(value.of().clone(), Node::Bound(variable))
    }
}

/// Whether operands of an expression wait on the stack for each other.
fn waits(node: &Node) -> bool {
    matches!(
        node,
        Node::Element { .. }
            | Node::Arithmetic { .. }
            | Node::Compare { .. }
            | Node::Subtype(..)
            | Node::Call { .. }
            | Node::NewArray { .. }
            | Node::NewLengths { .. }
            | Node::New { .. }
            | Node::Concat(_)
    )
}

/// The operands of an expression that wait on the stack for each other.
fn operands(node: &mut Node) -> Vec<&mut Typed> {
    match node {
        Node::Element { array: first, index: second }
        | Node::Arithmetic { left: first, right: second, .. }
        | Node::Compare { left: first, right: second, .. }
        | Node::Subtype(first, second) => vec![first, second],
        Node::Call { target, arguments, .. } => target.as_deref_mut().into_iter().chain(arguments).collect(),
        Node::NewArray { values, .. }
        | Node::NewLengths { lengths: values, .. }
        | Node::New { arguments: values, .. }
        | Node::Concat(values) => values.iter_mut().collect(),
        _ => Vec::new(),
    }
}
