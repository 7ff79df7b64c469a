//! Checked patterns, `switch` expressions and functions.

use super::actions::TypedAction;
use super::tree::{BoundId, Typed};
use super::types::JavaType;
use crate::syntax::Form;
use program::{ClassId, Type};

#[derive(Clone, Debug)]
pub(crate) enum TypedPattern {
    /// Whatever there is, `null` included.
    Any(Option<BoundId>),
    /// An object of a type.
    Object { of: JavaType, asked: Option<Type>, variable: Option<BoundId> },
    /// A record whose components match.
    Record {
        of: JavaType,
        /// The type to ask for; `None` if whatever is not `null` is of it.
        asked: Option<Type>,
        /// The record while its components are read.
        record: BoundId,
        parts: Vec<Component>,
    },
}

/// A component of a record, as a call on the variable that holds the record.
#[derive(Clone, Debug)]
pub(crate) struct Component {
    pub value: Typed,
    pub pattern: TypedPattern,
}

#[derive(Clone, Debug)]
pub(crate) struct TypedSwitch {
    pub selector: Typed,
    /// The value of the selector while it is compared.
    pub held: BoundId,
    pub arms: Vec<TypedArm>,
    /// The arm of `null`: without one it is a NullPointerException.
    pub of_null: Option<usize>,
    pub otherwise: Option<usize>,
    /// The exception where no arm is the right one, which only classes can lead to that have changed since. `None`: nothing is
    /// done then.
    pub unmatched: Option<&'static str>,
    pub form: Form,
}

#[derive(Clone, Debug)]
pub(crate) struct TypedArm {
    pub tests: Vec<Test>,
    pub guard: Option<Typed>,
    pub body: TypedBody,
}

#[derive(Clone, Debug)]
pub(crate) enum Test {
    /// A condition on the variable that holds the selector.
    Condition(Typed),
    Pattern(TypedPattern),
}

#[derive(Clone, Debug)]
pub(crate) enum TypedBody {
    Value(Typed),
    Throw(Typed),
    /// Statements of a `switch` statement, or of an expression with colons, which may give its value.
    Actions(Vec<TypedAction>),
}

/// A lambda expression or a method reference.
#[derive(Clone, Debug)]
pub(crate) struct TypedFunction {
    /// The first of them has the method, the others are further types of a cast.
    pub interfaces: Vec<ClassId>,
    pub method: String,
    /// The descriptors that the method has, in the interface and in those above it.
    pub descriptors: Vec<String>,
    pub parameters: Vec<(BoundId, Type)>,
    pub body: Typed,
    /// `None` if the value of the body is not used.
    pub result: Option<Type>,
}

impl TypedSwitch {
    /// The expressions of the selector, the labels and the arms.
    pub fn parts<'t>(&'t self, found: &mut Vec<&'t Typed>) {
        found.push(&self.selector);
        for arm in &self.arms {
            for test in &arm.tests {
                match test {
                    Test::Condition(condition) => found.push(condition),
                    Test::Pattern(pattern) => pattern.parts(found),
                }
            }
            found.extend(&arm.guard);
            match &arm.body {
                TypedBody::Value(body) | TypedBody::Throw(body) => found.push(body),
                TypedBody::Actions(actions) => actions.iter().for_each(|action| action.parts(found)),
            }
        }
    }
}

impl TypedPattern {
    /// The components that are read while something is compared with this.
    pub fn parts<'t>(&'t self, found: &mut Vec<&'t Typed>) {
        if let TypedPattern::Record { parts, .. } = self {
            for component in parts {
                found.push(&component.value);
                component.pattern.parts(found);
            }
        }
    }
}
