//! Checked expressions: every name has its meaning, every conversion is spelled out, constants are computed.

use super::actions::TypedAction;
use super::body::TypedClass;
use super::forms::{TypedFunction, TypedPattern, TypedSwitch};
use super::types::JavaType;
use crate::syntax::Quantifier;
use program::{BaseType, FieldId, Type};

/// An expression whose names and types are checked.
#[derive(Clone, Debug)]
pub struct Typed {
    pub(crate) of: JavaType,
    pub(crate) node: Node,
}

pub(crate) type Child = Box<Typed>;

#[derive(Clone, Debug)]
pub(crate) enum Node {
    Constant(Constant),
    /// `T.class`.
    Class(Type),
    This,
    /// A variable of the scope, by its place.
    Argument(usize),
    Result,
    /// A variable of a quantifier, a pattern or a function around this.
    Bound(BoundId),
    GetStatic {
        id: FieldId,
        field: Member,
    },
    GetField {
        target: Child,
        id: FieldId,
        field: Member,
    },
    Length(Child),
    Element {
        array: Child,
        index: Child,
    },
    Call {
        how: Invocation,
        target: Option<Child>,
        method: Member,
        arguments: Vec<Typed>,
    },
    /// The elements of a new array: arguments of a method that takes any number of them.
    NewArray {
        element: Type,
        values: Vec<Typed>,
    },
    /// An array of this type with these lengths of its first dimensions.
    NewLengths {
        of: Type,
        lengths: Vec<Typed>,
    },
    /// A new object; the arguments are those of its constructor.
    New {
        constructor: Member,
        arguments: Vec<Typed>,
    },
    /// An object whose method evaluates an expression.
    Function(Box<TypedFunction>),
    /// An object of a class without a name.
    Anonymous(Box<TypedClass>),
    /// A variable gets a value, and then something is evaluated.
    With {
        variable: BoundId,
        value: Child,
        then: Child,
    },
    Switch(Box<TypedSwitch>),
    /// Statements that end with a value, or in the body of a function with none.
    Block(Vec<TypedAction>),
    /// Evaluated for its exceptions only, before something else.
    Discard {
        first: Child,
        then: Child,
    },
    Convert {
        conversion: Conversion,
        operand: Child,
    },
    Arithmetic {
        operation: Arithmetic,
        base: BaseType,
        left: Child,
        right: Child,
    },
    Negate {
        base: BaseType,
        operand: Child,
    },
    Compare {
        relation: Relation,
        compared: Compared,
        left: Child,
        right: Child,
    },
    Not(Child),
    And(Child, Child),
    Or(Child, Child),
    Conditional {
        condition: Child,
        then: Child,
        otherwise: Child,
    },
    InstanceOf {
        operand: Child,
        of: Type,
    },
    Matches {
        operand: Child,
        pattern: TypedPattern,
    },
    Concat(Vec<Typed>),
    Old(Child),
    Fresh(Vec<Typed>),
    TypeOf(Child),
    /// `left <: right`.
    Subtype(Child, Child),
    NonNullElements(Child),
    ReachHas {
        reach: TypedReach,
        element: Child,
    },
    ReachSize(TypedReach),
    Quantified(Box<TypedQuantified>),
}

/// The value of a constant expression (JLS §15.29).
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Constant {
    Null,
    Boolean(bool),
    /// Of type `int` or narrower.
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Text(Vec<u16>),
}

/// A field or method as code names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Member {
    /// Internal form.
    pub class: String,
    pub name: String,
    pub descriptor: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Invocation {
    Static,
    StaticInInterface,
    Virtual,
    Interface,
    /// On `super`.
    Special,
    SpecialInInterface,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Conversion {
    /// Between primitive types.
    Number {
        from: BaseType,
        to: BaseType,
    },
    Box(BaseType),
    Unbox(BaseType),
    /// A checked cast.
    Cast(Type),
    /// The same, where nobody has written it: type arguments say that the value is of this type.
    Believed(Type),
    /// To a supertype, or to the same.
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arithmetic {
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
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Relation {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compared {
    /// Both of this type, one of `int`, `long`, `float`, `double`; booleans are compared as `int`.
    Numbers(BaseType),
    References,
}

/// A variable of a quantifier, a pattern or a function; no two of an expression have the same number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct BoundId(pub usize);

#[derive(Clone, Debug)]
pub(crate) struct TypedReach {
    pub root: Child,
    pub of: Type,
    pub steps: Vec<Step>,
    /// Whether the root is of the type whatever it is, so that nobody need ask.
    pub root_fits: bool,
    /// Whether the fields are followed as they were before the method.
    pub in_old: bool,
}

/// A field to follow.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub field: Member,
    /// Whether whatever it holds is of the type.
    pub fits: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct TypedQuantified {
    pub quantifier: Quantifier,
    /// What must hold before any variable is given a value.
    pub guards: Vec<Typed>,
    pub loops: Vec<Loop>,
    pub body: Typed,
}

/// A variable, and what it stands for in turn.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    pub variable: BoundId,
    pub domain: Domain,
    /// What must hold of each value.
    pub filters: Vec<Typed>,
}

#[derive(Clone, Debug)]
pub(crate) enum Domain {
    Integers(Box<Integers>),
    Booleans,
    Reach(TypedReach),
}

/// A range of integers.
#[derive(Clone, Debug)]
pub(crate) struct Integers {
    /// The type of the variable.
    pub of: BaseType,
    /// The type in which the variable is counted: `int` or `long`, and the bounds are of it.
    pub counted: BaseType,
    pub lower: Bound,
    pub upper: Bound,
}

#[derive(Clone, Debug)]
pub(crate) struct Bound {
    pub value: Typed,
    pub end: End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Included,
    Excluded,
}

impl Typed {
    /// The value as its variable holds it, where what type arguments say of it does not matter.
    pub fn as_held(self) -> Typed {
        match self.node {
            Node::Convert { conversion: Conversion::Believed(_), operand } => *operand,
            node => Typed { node, ..self },
        }
    }

    pub(crate) fn new(of: JavaType, node: Node) -> Typed {
        Typed { of, node }
    }

    pub(crate) fn condition(node: Node) -> Typed {
        Typed { of: JavaType::BOOLEAN, node }
    }

    /// The static type; the one of `null` is [`JavaType::Null`].
    pub fn of(&self) -> &JavaType {
        &self.of
    }

    /// Whether nothing is left when this has been evaluated, as in the body of a function that gives nothing.
    pub(crate) fn is_void(&self) -> bool {
        match &self.node {
            Node::Call { method, .. } => method.descriptor.ends_with(")V"),
            Node::Discard { then, .. } => then.is_void(),
            Node::Block(actions) => {
                let mut given = Vec::new();
                actions.iter().for_each(|action| action.given(&mut given));
                given.is_empty()
            }
            _ => false,
        }
    }

    pub(crate) fn constant(&self) -> Option<&Constant> {
        match &self.node {
            Node::Constant(constant) => Some(constant),
            _ => None,
        }
    }
}
