//! Expressions of contracts: Java's without side effects, and JML's.

use super::body::ClassBody;
use super::forms::{Function, Pattern, Referred, Switch};
use super::operator::{Binary, Quantifier, Unary};
use crate::{Located, Span};

/// How deep a tree may be, so that whoever walks it by recursion has enough stack.
pub const MOST_DEPTH: usize = 1000;

/// A name as it is written, without its meaning.
pub type Name = Located<String>;

/// An expression. Equal to another that says the same, wherever they stand.
#[derive(Clone, Debug)]
pub struct Expression {
    pub kind: ExpressionKind,
    pub span: Span,
    depth: usize,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ExpressionKind {
    Literal(Literal),
    /// A variable, field, class or package: which of them is for the type checker to find out.
    Name(String),
    This,
    /// `Outer.this`.
    OuterThis(Type),
    /// Stands before a dot or `::` only.
    Super,
    /// `T.super`, which stands there only too.
    OuterSuper(Type),
    Field {
        target: Box<Expression>,
        name: Name,
    },
    Index {
        array: Box<Expression>,
        index: Box<Expression>,
    },
    Call {
        target: Option<Box<Expression>>,
        name: Name,
        arguments: Vec<Expression>,
    },
    /// `(T) e`, or `(T & U) e` with the further types.
    Cast {
        to: Type,
        and: Vec<Type>,
        operand: Box<Expression>,
    },
    InstanceOf {
        operand: Box<Expression>,
        of: Type,
    },
    /// `e instanceof T x`, `e instanceof R(p, q)`.
    Matches {
        operand: Box<Expression>,
        pattern: Pattern,
    },
    Switch(Box<Switch>),
    /// `new T(…)`, or `outer.new T(…)`; with a body it is an object of a class without a name.
    New {
        outer: Option<Box<Expression>>,
        of: Type,
        arguments: Vec<Expression>,
        body: Option<Box<ClassBody>>,
    },
    /// `new T[n][m][]`: an array of this type, with the lengths of its first dimensions.
    NewArray {
        of: Type,
        lengths: Vec<Expression>,
    },
    /// `new T[] {…}`: an array of this type. Braces inside of the braces are such arrays themselves.
    ArrayOf {
        of: Type,
        values: Vec<Expression>,
    },
    /// `(x, y) -> e`.
    Lambda(Box<Function>),
    /// `e::name`, `T::name`, `T::new`.
    Reference {
        to: Referred,
        /// `new` for a constructor.
        name: Name,
    },
    Unary {
        operator: Unary,
        operand: Box<Expression>,
    },
    Binary {
        operator: Binary,
        left: Box<Expression>,
        right: Box<Expression>,
    },
    Conditional {
        condition: Box<Expression>,
        then: Box<Expression>,
        otherwise: Box<Expression>,
    },
    /// `T.class`.
    ClassLiteral(Type),
    /// `\result`.
    Result,
    /// `\old(e)`: the value before the method.
    Old(Box<Expression>),
    /// `\fresh(e, …)`: not null, and not there before the method.
    Fresh(Vec<Expression>),
    /// `\typeof(e)`: the class of an object.
    TypeOf(Box<Expression>),
    /// `\type(T)`.
    TypeValue(Type),
    /// `\nonnullelements(e)`: an array that is not null and holds no null.
    NonNullElements(Box<Expression>),
    /// `\reach(x, T, f, g).has(e)`.
    ReachHas {
        reach: Reach,
        element: Box<Expression>,
    },
    /// `\reach(x, T, f, g).size()`.
    ReachSize(Reach),
    Quantified(Box<Quantified>),
    /// `x = e`, `a[i] += e`, `x.f++`, in blocks and in bodies of functions only.
    Assign {
        target: Box<Expression>,
        operator: Option<Binary>,
        value: Box<Expression>,
        gives: Gives,
    },
}

/// Which value of its place an assignment has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    New,
    /// As `x++` does.
    Old,
}

/// The value that a literal stands for, not how it was written.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    Null,
    Boolean(bool),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    /// A UTF-16 unit.
    Char(u16),
    /// UTF-16 units, since Java's strings may hold half of a pair.
    Text(Vec<u16>),
}

/// `(\forall T x, y; range; body)`.
#[derive(Clone, PartialEq, Debug)]
pub struct Quantified {
    pub quantifier: Located<Quantifier>,
    pub variables: Vec<Variable>,
    /// What the variables must satisfy besides being in their domains.
    pub range: Option<Expression>,
    pub body: Expression,
}

/// A bound variable.
#[derive(Clone, PartialEq, Debug)]
pub struct Variable {
    pub of: Type,
    pub name: Name,
    /// The objects that the variable stands for in turn, where the range names them by `\reach`.
    pub domain: Option<Reach>,
}

/// `\reach(root, T, f, g)`: the objects of type T that are reachable from the root through the fields f and g, the root
/// included unless it is null.
#[derive(Clone, PartialEq, Debug)]
pub struct Reach {
    pub root: Box<Expression>,
    pub of: Type,
    /// At least one.
    pub fields: Vec<Name>,
    /// Whether it is `\old(\reach(…))`, the objects that were reachable before the method. The root then is in `\old` too.
    pub in_old: bool,
}

/// A type as it is written.
pub type Type = Located<TypeName>;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TypeName {
    pub element: ElementType,
    /// The type arguments of the class, in contracts only; of a wildcard its bound is kept.
    pub arguments: Vec<TypeName>,
    /// How many times `[]` stands behind it.
    pub dimensions: usize,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ElementType {
    /// One of the eight primitive types or `void`.
    Primitive(Primitive),
    /// A name that may have dots: a class, by whatever name the place allows, or a type variable.
    Named(String),
    /// `?` without a bound, which is a type argument only.
    Anything,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Primitive {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
    Void,
}

impl Expression {
    pub fn new(kind: ExpressionKind, span: Span) -> Expression {
        let depth = 1 + kind.children().iter().map(|child| child.depth).max().unwrap_or(0);
        Expression { kind, span, depth }
    }

    /// How many expressions stand inside each other here.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// The expressions directly inside this one, in the order of the text.
    pub fn children(&self) -> Vec<&Expression> {
        self.kind.children()
    }

    /// Whether an expression could be a statement, whose value nobody needs.
    pub(crate) fn is_statement(&self) -> bool {
        matches!(self.kind, ExpressionKind::Call { .. } | ExpressionKind::New { .. } | ExpressionKind::Assign { .. })
    }

    /// Whether this name stands anywhere inside, whatever it means there.
    pub(crate) fn mentions(&self, name: &str) -> bool {
        self.as_name() == Some(name) || self.children().into_iter().any(|child| child.mentions(name))
    }

    /// The name that this expression consists of.
    pub fn as_name(&self) -> Option<&str> {
        match &self.kind {
            ExpressionKind::Name(name) => Some(name),
            _ => None,
        }
    }
}

impl PartialEq for Expression {
    fn eq(&self, other: &Expression) -> bool {
        self.kind == other.kind
    }
}

impl ExpressionKind {
    fn children(&self) -> Vec<&Expression> {
        match self {
            ExpressionKind::Literal(_)
            | ExpressionKind::Name(_)
            | ExpressionKind::This
            | ExpressionKind::OuterThis(_)
            | ExpressionKind::Super
            | ExpressionKind::OuterSuper(_)
            | ExpressionKind::ClassLiteral(_)
            | ExpressionKind::Result
            | ExpressionKind::TypeValue(_) => Vec::new(),
            ExpressionKind::Field { target: only, .. }
            | ExpressionKind::Cast { operand: only, .. }
            | ExpressionKind::InstanceOf { operand: only, .. }
            | ExpressionKind::Matches { operand: only, .. }
            | ExpressionKind::Unary { operand: only, .. }
            | ExpressionKind::Old(only)
            | ExpressionKind::TypeOf(only)
            | ExpressionKind::NonNullElements(only)
            | ExpressionKind::ReachSize(Reach { root: only, .. }) => vec![only],
            ExpressionKind::Index { array: first, index: second }
            | ExpressionKind::Assign { target: first, value: second, .. }
            | ExpressionKind::Binary { left: first, right: second, .. }
            | ExpressionKind::ReachHas { reach: Reach { root: first, .. }, element: second } => vec![first, second],
            ExpressionKind::Call { target, arguments, .. } => target.as_deref().into_iter().chain(arguments).collect(),
            ExpressionKind::Conditional { condition, then, otherwise } => vec![condition, then, otherwise],
            ExpressionKind::Fresh(several)
            | ExpressionKind::NewArray { lengths: several, .. }
            | ExpressionKind::ArrayOf { values: several, .. } => several.iter().collect(),
            ExpressionKind::New { outer, arguments, body, .. } => {
                let inside = body.iter().flat_map(|body| body.children());
                outer.as_deref().into_iter().chain(arguments).chain(inside).collect()
            }
            ExpressionKind::Switch(switch) => switch.children(),
            ExpressionKind::Lambda(function) => function.children(),
            ExpressionKind::Reference { to: Referred::Value(target), .. } => vec![target],
            ExpressionKind::Reference { to: Referred::Type(_), .. } => Vec::new(),
            ExpressionKind::Quantified(quantified) => {
                let domains = quantified.variables.iter().filter_map(|variable| variable.domain.as_ref());
                let roots = domains.map(|reach| &*reach.root);
                roots.chain(&quantified.range).chain([&quantified.body]).collect()
            }
        }
    }
}

impl TypeName {
    /// A type without type arguments.
    pub fn new(element: ElementType, dimensions: usize) -> TypeName {
        TypeName { element, arguments: Vec::new(), dimensions }
    }

    /// The type of the elements of an array of this type.
    pub(crate) fn of_elements(&self) -> TypeName {
        TypeName { dimensions: self.dimensions.saturating_sub(1), ..self.clone() }
    }
}

impl Primitive {
    pub const ALL: [Primitive; 9] = [
        Primitive::Boolean,
        Primitive::Byte,
        Primitive::Short,
        Primitive::Char,
        Primitive::Int,
        Primitive::Long,
        Primitive::Float,
        Primitive::Double,
        Primitive::Void,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Primitive::Boolean => "boolean",
            Primitive::Byte => "byte",
            Primitive::Short => "short",
            Primitive::Char => "char",
            Primitive::Int => "int",
            Primitive::Long => "long",
            Primitive::Float => "float",
            Primitive::Double => "double",
            Primitive::Void => "void",
        }
    }

    pub fn from_name(name: &str) -> Option<Primitive> {
        Primitive::ALL.into_iter().find(|primitive| primitive.name() == name)
    }
}
