//! Statements inside of expressions: the bodies in braces of lambda expressions, and the blocks of `switch`. They assign only to
//! variables that they declare themselves.

use super::expression::{Expression, Name, Type};
use super::operator::Binary;
use crate::Located;

/// A statement, called an action because `assert` and `assume` in a body are the statements of contracts.
pub type Action = Located<ActionKind>;

#[derive(Clone, PartialEq, Debug)]
pub enum ActionKind {
    /// `T x = e;`
    Declare(Declaration),
    /// `x = e;`, `x += e;`; `x++;` is the latter.
    Assign {
        target: Name,
        operator: Option<Binary>,
        value: Expression,
    },
    /// A call or a creation whose value nobody needs.
    Evaluate(Expression),
    /// `{ … }`, and `;` without anything in it.
    Block(Vec<Action>),
    If {
        condition: Expression,
        then: Box<Action>,
        otherwise: Option<Box<Action>>,
    },
    While {
        condition: Expression,
        body: Box<Action>,
    },
    DoWhile {
        body: Box<Action>,
        condition: Expression,
    },
    For {
        start: Vec<Action>,
        condition: Option<Expression>,
        step: Vec<Action>,
        body: Box<Action>,
    },
    /// `for (T x : e) …`
    ForEach {
        variable: Declaration,
        values: Expression,
        body: Box<Action>,
    },
    Break,
    Continue,
    /// The end of the function around.
    Return(Option<Expression>),
    /// The value of the `switch` around.
    Yield(Expression),
    Throw(Expression),
}

/// A variable of a block.
#[derive(Clone, PartialEq, Debug)]
pub struct Declaration {
    /// `None` stands for `var`.
    pub of: Option<Type>,
    pub name: Name,
    /// `None` in the heading of a loop over elements, and where a value is assigned later.
    pub value: Option<Expression>,
}

/// The expressions of actions, in the order of the text.
pub(crate) fn children(actions: &[Action]) -> Vec<&Expression> {
    let mut found = Vec::new();
    actions.iter().for_each(|action| of_action(&action.value, &mut found));
    found
}

fn of_action<'e>(action: &'e ActionKind, found: &mut Vec<&'e Expression>) {
    match action {
        ActionKind::Declare(declared) => found.extend(&declared.value),
        ActionKind::Assign { value: only, .. }
        | ActionKind::Evaluate(only)
        | ActionKind::Yield(only)
        | ActionKind::Throw(only) => found.push(only),
        ActionKind::Block(actions) => found.extend(children(actions)),
        ActionKind::If { condition, then, otherwise } => {
            found.push(condition);
            of_action(&then.value, found);
            otherwise.iter().for_each(|otherwise| of_action(&otherwise.value, found));
        }
        ActionKind::While { condition, body } => {
            found.push(condition);
            of_action(&body.value, found);
        }
        ActionKind::DoWhile { body, condition } => {
            of_action(&body.value, found);
            found.push(condition);
        }
        ActionKind::For { start, condition, step, body } => {
            found.extend(children(start));
            found.extend(condition);
            found.extend(children(step));
            of_action(&body.value, found);
        }
        ActionKind::ForEach { values, body, .. } => {
            found.push(values);
            of_action(&body.value, found);
        }
        ActionKind::Return(value) => found.extend(value),
        ActionKind::Break | ActionKind::Continue => {}
    }
}

/// The values that a block of a `switch` may have.
pub(super) fn yielded(actions: &[Action]) -> Vec<&Expression> {
    let mut found = Vec::new();
    let mut waiting: Vec<&Action> = actions.iter().collect();
    while let Some(action) = waiting.pop() {
        if let ActionKind::Yield(value) = &action.value {
            found.push(value);
        }
        waiting.extend(nested(&action.value));
    }
    found
}

/// The actions directly inside of one.
pub(super) fn nested(action: &ActionKind) -> Vec<&Action> {
    match action {
        ActionKind::Block(actions) => actions.iter().collect(),
        ActionKind::If { then, otherwise, .. } => std::iter::once(&**then).chain(otherwise.as_deref()).collect(),
        ActionKind::While { body, .. }
        | ActionKind::DoWhile { body, .. }
        | ActionKind::For { body, .. }
        | ActionKind::ForEach { body, .. } => vec![body],
        _ => Vec::new(),
    }
}

/// Whether the body of a function may be one that gives a value, or one that gives nothing (JLS §15.27.2), as far as can be told
/// without types.
pub(crate) fn may_give(actions: &[Action], a_value: Wanted) -> bool {
    let mut returns = Returns::default();
    actions.iter().for_each(|action| returns.add(&action.value));
    match a_value {
        Wanted::Value => returns.values || !returns.plain && actions.last().is_some_and(|last| never_ends(&last.value)),
        Wanted::Nothing => !returns.values,
    }
}

/// What a function is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    Value,
    Nothing,
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

/// Whether nothing can come behind a statement. One that does not belong into the body of a function is told about later.
fn never_ends(last: &ActionKind) -> bool {
    matches!(
        last,
        ActionKind::Throw(_)
            | ActionKind::While { .. }
            | ActionKind::DoWhile { .. }
            | ActionKind::For { .. }
            | ActionKind::Break
            | ActionKind::Continue
            | ActionKind::Yield(_)
    )
}
