//! Checked patterns, `switch` expressions and functions.

use super::tree::{BoundId, Typed};
use super::types::JavaType;
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
    /// The exception where no arm is the right one, which only classes can lead to that have changed since.
    pub unmatched: &'static str,
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

/// A statement of a block.
#[derive(Clone, Debug)]
pub(crate) enum TypedAction {
    /// A variable gets a value, its first or another one.
    Set {
        variable: BoundId,
        value: Typed,
    },
    /// Evaluated for what it does.
    Effect(Typed),
    If {
        condition: Typed,
        then: Vec<TypedAction>,
        otherwise: Vec<TypedAction>,
    },
    Loop(Box<TypedLoop>),
    /// Out of the innermost loop.
    Break,
    /// To the next round of the innermost loop.
    Continue,
    /// The value of the block, which ends; `None` if it has none.
    Give(Option<Typed>),
    Throw(Typed),
}

#[derive(Clone, Debug)]
pub(crate) struct TypedLoop {
    /// `None` for a loop that only an exit ends.
    pub condition: Option<Typed>,
    pub asked: Asked,
    pub body: Vec<TypedAction>,
    /// What is done between two rounds.
    pub step: Vec<TypedAction>,
}

/// When the condition of a loop is asked in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Before,
    After,
}

impl TypedAction {
    /// The actions inside of this one, in groups.
    fn inside(&self) -> [&[TypedAction]; 2] {
        match self {
            TypedAction::If { then, otherwise, .. } => [then, otherwise],
            TypedAction::Loop(of) => [&of.body, &of.step],
            _ => [&[], &[]],
        }
    }

    /// The expressions of this action and of those inside of it.
    pub fn parts<'t>(&'t self, found: &mut Vec<&'t Typed>) {
        match self {
            TypedAction::Set { value: only, .. }
            | TypedAction::Effect(only)
            | TypedAction::If { condition: only, .. }
            | TypedAction::Throw(only) => found.push(only),
            TypedAction::Loop(of) => found.extend(&of.condition),
            TypedAction::Give(value) => found.extend(value),
            TypedAction::Break | TypedAction::Continue => {}
        }
        self.inside().into_iter().flatten().for_each(|action| action.parts(found));
    }

    /// The values that the block may have by this action.
    pub fn given<'t>(&'t self, found: &mut Vec<&'t Typed>) {
        if let TypedAction::Give(value) = self {
            found.extend(value);
        }
        self.inside().into_iter().flatten().for_each(|action| action.given(found));
    }

    /// Changes the values that the block may have.
    pub fn convert_given(&mut self, convert: &mut impl FnMut(&mut Typed)) {
        match self {
            TypedAction::Give(Some(value)) => convert(value),
            TypedAction::If { then: first, otherwise: second, .. } => {
                first.iter_mut().chain(second).for_each(|action| action.convert_given(convert));
            }
            TypedAction::Loop(of) => {
                of.body.iter_mut().chain(&mut of.step).for_each(|action| action.convert_given(convert));
            }
            _ => {}
        }
    }
}
