//! The larger forms of expressions: patterns, `switch`, lambda expressions and method references.

use super::block::Action;
use super::expression::{Expression, Name, Type};
use crate::Located;

/// What a value is compared with, and what its parts are called.
pub type Pattern = Located<PatternKind>;

#[derive(Clone, PartialEq, Debug)]
pub enum PatternKind {
    /// `T x`, `var x`, `T _` or `_`.
    Variable {
        /// `None` stands for `var`: whatever the value is.
        of: Option<Type>,
        /// `None` stands for `_`: the value is not used.
        name: Option<Name>,
    },
    /// `R(p, q)`: a record and its components.
    Record { of: Type, parts: Vec<Pattern> },
}

/// `switch (e) { … }`, as an expression or a statement.
#[derive(Clone, PartialEq, Debug)]
pub struct Switch {
    pub selector: Expression,
    pub arms: Vec<Arm>,
    pub form: Form,
}

/// How a `switch` is written. An expression with colons whose arms are values and exceptions has become one with arrows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Arrows,
    /// What does not leave an arm goes on in the next one.
    Colons,
}

/// `case a, b when g -> e;`
#[derive(Clone, PartialEq, Debug)]
pub struct Arm {
    /// At least one.
    pub labels: Vec<Located<CaseLabel>>,
    pub guard: Option<Expression>,
    pub body: ArmBody,
}

#[derive(Clone, PartialEq, Debug)]
pub enum CaseLabel {
    Default,
    /// A constant, `null` among them.
    Constant(Expression),
    Pattern(Pattern),
}

#[derive(Clone, PartialEq, Debug)]
pub enum ArmBody {
    Value(Expression),
    Throw(Expression),
    /// Statements; in an expression the last of them say `yield` or `throw`.
    Block(Vec<Action>),
}

/// A lambda expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    pub parameters: Vec<Parameter>,
    pub body: FunctionBody,
}

#[derive(Clone, PartialEq, Debug)]
pub enum FunctionBody {
    Value(Expression),
    Block(Vec<Action>),
}

/// A parameter of a lambda expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// `None` where the type is left to the place.
    pub of: Option<Type>,
    /// `None` for `_`.
    pub name: Option<Name>,
}

/// What stands before the `::` of a method reference.
#[derive(Clone, PartialEq, Debug)]
pub enum Referred {
    /// An expression, or the name of a class, which looks the same.
    Value(Box<Expression>),
    /// What can only be a type: one of arrays, or with type arguments.
    Type(Type),
}

impl Switch {
    /// What comes out of the arms that have values, where these stand by themselves.
    pub(crate) fn values(&self) -> impl Iterator<Item = &Expression> {
        self.arms.iter().flat_map(|arm| match &arm.body {
            ArmBody::Value(value) => vec![value],
            ArmBody::Throw(_) => Vec::new(),
            ArmBody::Block(actions) => super::block::yielded(actions),
        })
    }

    /// The expressions inside, in the order of the text.
    pub(super) fn children(&self) -> Vec<&Expression> {
        let mut found = vec![&self.selector];
        for arm in &self.arms {
            let constants = arm.labels.iter().filter_map(|label| match &label.value {
                CaseLabel::Constant(constant) => Some(constant),
                CaseLabel::Default | CaseLabel::Pattern(_) => None,
            });
            found.extend(constants.chain(&arm.guard));
            match &arm.body {
                ArmBody::Value(body) | ArmBody::Throw(body) => found.push(body),
                ArmBody::Block(actions) => found.extend(super::block::children(actions)),
            }
        }
        found
    }
}

impl Function {
    /// The expressions inside, in the order of the text.
    pub(super) fn children(&self) -> Vec<&Expression> {
        match &self.body {
            FunctionBody::Value(value) => vec![value],
            FunctionBody::Block(actions) => super::block::children(actions),
        }
    }
}
