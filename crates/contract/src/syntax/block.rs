//! Statements inside of expressions: the bodies in braces of lambda expressions, and the blocks of `switch`. They assign to
//! variables that they declare themselves, and to elements and fields of what the condition has made.

use super::expression::{Expression, Name, Type};
use super::forms::{ArmBody, Switch};
use super::operator::Binary;
use crate::Located;

/// A statement, called an action because `assert` and `assume` in a body are the statements of contracts.
pub type Action = Located<ActionKind>;

#[derive(Clone, PartialEq, Debug)]
pub enum ActionKind {
    /// `T x = e;`
    Declare(Declaration),
    /// `x = e;`, `a[i] += e;`; `x.f++;` is the latter.
    Assign {
        target: Expression,
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
    /// `label: …`
    Labelled {
        label: Name,
        body: Box<Action>,
    },
    /// A `switch` whose arms are blocks, and which has no value.
    Switch(Box<Switch>),
    Try(Box<Try>),
    Synchronized {
        lock: Expression,
        body: Vec<Action>,
    },
    /// `assert e : message;`
    Assert {
        condition: Expression,
        message: Option<Expression>,
    },
    /// Out of what has this label, or out of the innermost loop or `switch`.
    Break(Option<Name>),
    Continue(Option<Name>),
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

/// `try (r) { … } catch (E e) { … } finally { … }`
#[derive(Clone, PartialEq, Debug)]
pub struct Try {
    pub resources: Vec<Resource>,
    pub body: Vec<Action>,
    pub catches: Vec<Catch>,
    pub finally: Option<Vec<Action>>,
}

/// What a `try` closes at its end.
#[derive(Clone, PartialEq, Debug)]
pub enum Resource {
    /// It always has a value.
    Declared(Declaration),
    /// A variable or a field.
    Named(Expression),
}

/// `catch (E | F e) { … }`
#[derive(Clone, PartialEq, Debug)]
pub struct Catch {
    /// At least one.
    pub types: Vec<Type>,
    /// `None` for `_`.
    pub name: Option<Name>,
    pub body: Vec<Action>,
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
        ActionKind::Evaluate(only) | ActionKind::Yield(only) | ActionKind::Throw(only) => found.push(only),
        ActionKind::Assign { target, value, .. } => found.extend([target, value]),
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
        ActionKind::Labelled { body, .. } => of_action(&body.value, found),
        ActionKind::Switch(switch) => found.extend(switch.children()),
        ActionKind::Try(attempt) => {
            for resource in &attempt.resources {
                match resource {
                    Resource::Declared(declared) => found.extend(&declared.value),
                    Resource::Named(named) => found.push(named),
                }
            }
            attempt.blocks().for_each(|block| found.extend(children(block)));
        }
        ActionKind::Synchronized { lock, body } => {
            found.push(lock);
            found.extend(children(body));
        }
        ActionKind::Assert { condition, message } => {
            found.push(condition);
            found.extend(message);
        }
        ActionKind::Return(value) => found.extend(value),
        ActionKind::Break(_) | ActionKind::Continue(_) => {}
    }
}

impl Try {
    /// The statements of its parts, in the order of the text.
    fn blocks(&self) -> impl Iterator<Item = &[Action]> {
        let catches = self.catches.iter().map(|catch| catch.body.as_slice());
        std::iter::once(self.body.as_slice()).chain(catches).chain(self.finally.as_deref())
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
        ActionKind::Block(actions) | ActionKind::Synchronized { body: actions, .. } => actions.iter().collect(),
        ActionKind::If { then, otherwise, .. } => std::iter::once(&**then).chain(otherwise.as_deref()).collect(),
        ActionKind::While { body, .. }
        | ActionKind::DoWhile { body, .. }
        | ActionKind::For { body, .. }
        | ActionKind::ForEach { body, .. }
        | ActionKind::Labelled { body, .. } => vec![body],
        ActionKind::Switch(switch) => blocks_of(switch).flatten().collect(),
        ActionKind::Try(attempt) => attempt.blocks().flatten().collect(),
        _ => Vec::new(),
    }
}

/// The blocks of a `switch` statement, which has no other arms.
pub(super) fn blocks_of(switch: &Switch) -> impl Iterator<Item = &[Action]> {
    switch.arms.iter().filter_map(|arm| match &arm.body {
        ArmBody::Block(actions) => Some(actions.as_slice()),
        ArmBody::Value(_) | ArmBody::Throw(_) => None,
    })
}
