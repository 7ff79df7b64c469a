//! How the body of a function may end, as far as can be told without types: that decides of which types the function may be.

use super::block::{blocks_of, nested};
use super::forms::{CaseLabel, Form};
use super::{Action, ActionKind};

/// What a function is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    Value,
    Nothing,
}

/// Whether the body of a function may be one that gives a value, or one that gives nothing (JLS §15.27.2).
pub(crate) fn may_give(actions: &[Action], a_value: Wanted) -> bool {
    let mut returns = Returns::default();
    actions.iter().for_each(|action| returns.add(&action.value));
    match a_value {
        Wanted::Value => returns.values || !returns.plain && never_ends(actions),
        Wanted::Nothing => !returns.values,
    }
}

/// Which ends of the function a block has.
#[derive(Default)]
struct Returns {
    values: bool,
    plain: bool,
}

impl Returns {
    fn add(&mut self, action: &ActionKind) {
        match action {
            ActionKind::Return(Some(_)) => self.values = true,
            ActionKind::Return(None) => self.plain = true,
            other => nested(other).into_iter().for_each(|action| self.add(&action.value)),
        }
    }
}

fn never_ends(actions: &[Action]) -> bool {
    actions.last().is_some_and(|last| is_last(&last.value))
}

/// Whether nothing can come behind a statement. One that does not belong into the body of a function is told about later.
fn is_last(action: &ActionKind) -> bool {
    match action {
        ActionKind::Throw(_)
        | ActionKind::While { .. }
        | ActionKind::DoWhile { .. }
        | ActionKind::For { .. }
        | ActionKind::Break(_)
        | ActionKind::Continue(_)
        | ActionKind::Yield(_) => true,
        ActionKind::Block(actions) | ActionKind::Synchronized { body: actions, .. } => never_ends(actions),
        ActionKind::If { then, otherwise, .. } => {
            is_last(&then.value) && otherwise.as_ref().is_some_and(|otherwise| is_last(&otherwise.value))
        }
        ActionKind::Labelled { body, .. } => is_last(&body.value),
        ActionKind::Switch(switch) => {
            let mut labels = switch.arms.iter().flat_map(|arm| &arm.labels);
            let is_whole = labels.any(|label| matches!(label.value, CaseLabel::Default | CaseLabel::Pattern(_)));
            let mut blocks = blocks_of(switch);
            is_whole
                && match switch.form {
                    Form::Arrows => blocks.all(never_ends),
                    Form::Colons => blocks.last().is_some_and(never_ends),
                }
        }
        ActionKind::Try(attempt) => {
            let of_parts = never_ends(&attempt.body) && attempt.catches.iter().all(|catch| never_ends(&catch.body));
            of_parts || attempt.finally.as_deref().is_some_and(never_ends)
        }
        _ => false,
    }
}
