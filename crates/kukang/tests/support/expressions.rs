//! Java expressions over the primitive types, as typed trees.
//!
//! The trees know the rules of the language (JLS §5.6 for promotion, §15 for the operators) but neither how they are
//! written (`java`) nor how they come about (`generate`), so that the same trees can be given to other evaluators.

pub mod generate;
pub mod java;
pub mod program;
pub mod value;

use std::collections::BTreeSet;

use value::Value;

/// Ordered so that of two promoted types the greater one is what both are converted to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Type {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

impl Type {
    pub const ALL: [Type; 8] =
        [Type::Boolean, Type::Byte, Type::Short, Type::Char, Type::Int, Type::Long, Type::Float, Type::Double];

    pub fn is_numeric(self) -> bool {
        self != Type::Boolean
    }

    pub fn is_integral(self) -> bool {
        (Type::Byte..=Type::Long).contains(&self)
    }

    /// The type in which Java computes with a number of this type.
    pub fn promoted(self) -> Type {
        self.max(Type::Int)
    }
}

/// The variables that an expression can use: this many of each type.
pub const VARIABLES_PER_TYPE: usize = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Variable {
    pub of: Type,
    pub index: usize,
}

impl Variable {
    /// All of them, in the order in which tuples of operands list their values.
    pub fn all() -> impl Iterator<Item = Variable> {
        Type::ALL.into_iter().flat_map(|of| (0..VARIABLES_PER_TYPE).map(move |index| Variable { of, index }))
    }
}

#[derive(Debug, Clone)]
pub enum Expression {
    Variable(Variable),
    Constant(Value),
    Unary(Unary, Box<Expression>),
    Binary(Binary, Box<Expression>, Box<Expression>),
    Cast(Type, Box<Expression>),
    /// `condition ? then : otherwise`, where both have the same type.
    Conditional {
        condition: Box<Expression>,
        then: Box<Expression>,
        otherwise: Box<Expression>,
    },
    /// `variable operator= value`.
    Assign(Variable, Binary, Box<Expression>),
    Step(Variable, Step),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unary {
    Negate,
    Complement,
    Not,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    And,
    Or,
    Xor,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
    AndThen,
    OrElse,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    IncrementBefore,
    IncrementAfter,
    DecrementBefore,
    DecrementAfter,
}

impl Unary {
    pub const ALL: [Unary; 3] = [Unary::Negate, Unary::Complement, Unary::Not];

    /// The type of the result; `None` where Java does not apply the operator.
    pub fn result(self, operand: Type) -> Option<Type> {
        match self {
            Unary::Negate => operand.is_numeric().then(|| operand.promoted()),
            Unary::Complement => operand.is_integral().then(|| operand.promoted()),
            Unary::Not => (operand == Type::Boolean).then_some(Type::Boolean),
        }
    }
}

impl Binary {
    pub const ALL: [Binary; 19] = [
        Binary::Add,
        Binary::Subtract,
        Binary::Multiply,
        Binary::Divide,
        Binary::Remainder,
        Binary::ShiftLeft,
        Binary::ShiftRight,
        Binary::ShiftRightUnsigned,
        Binary::And,
        Binary::Or,
        Binary::Xor,
        Binary::Less,
        Binary::LessOrEqual,
        Binary::Greater,
        Binary::GreaterOrEqual,
        Binary::Equal,
        Binary::NotEqual,
        Binary::AndThen,
        Binary::OrElse,
    ];

    /// The type of the result; `None` where Java does not apply the operator.
    pub fn result(self, left: Type, right: Type) -> Option<Type> {
        let numeric = left.is_numeric() && right.is_numeric();
        let integral = left.is_integral() && right.is_integral();
        let boolean = left == Type::Boolean && right == Type::Boolean;
        let promoted = left.promoted().max(right.promoted());
        match self {
            Binary::Add | Binary::Subtract | Binary::Multiply | Binary::Divide | Binary::Remainder => {
                numeric.then_some(promoted)
            }
            Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightUnsigned => integral.then(|| left.promoted()),
            Binary::And | Binary::Or | Binary::Xor if boolean => Some(Type::Boolean),
            Binary::And | Binary::Or | Binary::Xor => integral.then_some(promoted),
            Binary::Less | Binary::LessOrEqual | Binary::Greater | Binary::GreaterOrEqual => {
                numeric.then_some(Type::Boolean)
            }
            Binary::Equal | Binary::NotEqual => (numeric || boolean).then_some(Type::Boolean),
            Binary::AndThen | Binary::OrElse => boolean.then_some(Type::Boolean),
        }
    }

    /// Whether `variable operator= value` is allowed; what it computes is cast to the variable's type.
    pub fn assigns(self, variable: Type, value: Type) -> bool {
        use Binary::{AndThen, Equal, Greater, GreaterOrEqual, Less, LessOrEqual, NotEqual, OrElse};
        let decides =
            matches!(self, Less | LessOrEqual | Greater | GreaterOrEqual | Equal | NotEqual | AndThen | OrElse);
        !decides && self.result(variable, value).is_some()
    }
}

impl Step {
    pub const ALL: [Step; 4] =
        [Step::IncrementBefore, Step::IncrementAfter, Step::DecrementBefore, Step::DecrementAfter];
}

impl Expression {
    pub fn type_of(&self) -> Type {
        const TYPED: &str = "expressions are only built where the operator applies";
        match self {
            Expression::Variable(variable) | Expression::Assign(variable, ..) | Expression::Step(variable, _) => {
                variable.of
            }
            Expression::Constant(value) => value.type_of(),
            Expression::Unary(operator, operand) => operator.result(operand.type_of()).expect(TYPED),
            Expression::Binary(operator, left, right) => operator.result(left.type_of(), right.type_of()).expect(TYPED),
            Expression::Cast(to, _) => *to,
            Expression::Conditional { then, .. } => then.type_of(),
        }
    }

    /// The variables that it reads or assigns to.
    pub fn variables(&self) -> BTreeSet<Variable> {
        let (own, parts): (Option<Variable>, Vec<&Expression>) = match self {
            Expression::Constant(_) => (None, vec![]),
            Expression::Variable(variable) | Expression::Step(variable, _) => (Some(*variable), vec![]),
            Expression::Assign(variable, _, value) => (Some(*variable), vec![value]),
            Expression::Unary(_, operand) | Expression::Cast(_, operand) => (None, vec![operand]),
            Expression::Binary(_, left, right) => (None, vec![left, right]),
            Expression::Conditional { condition, then, otherwise } => (None, vec![condition, then, otherwise]),
        };
        own.into_iter().chain(parts.into_iter().flat_map(Expression::variables)).collect()
    }
}
