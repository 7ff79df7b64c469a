//! What a contract consists of around its expressions: clauses, specification cases, invariants, modifiers, statements.

use super::{Expression, Name, Type};
use crate::{Located, Span};

/// All that the comments before one declaration say, in the order of the text within each kind.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Contract {
    pub modifiers: Vec<Located<Modifier>>,
    pub invariants: Vec<Invariant>,
    /// `also` before the first case: what follows is added to what is inherited.
    pub also: Option<Located<()>>,
    /// The specification cases, which `also` joins.
    pub cases: Vec<SpecCase>,
    pub statements: Vec<Statement>,
}

/// One specification case of a method.
#[derive(Clone, Debug)]
pub struct SpecCase {
    pub heading: Option<Heading>,
    pub clauses: Vec<Clause>,
    pub span: Span,
}

/// `public normal_behavior` and the like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading {
    pub visibility: Option<Visibility>,
    pub behavior: Behavior,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behavior {
    /// Anything may happen that the clauses say.
    Any,
    /// The method returns.
    Normal,
    /// The method throws.
    Exceptional,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    Public,
    Protected,
    Private,
}

/// A clause of a specification case.
pub type Clause = Located<ClauseKind>;

#[derive(Clone, PartialEq, Debug)]
pub enum ClauseKind {
    Requires(Expression),
    Ensures(Expression),
    /// If such an exception is thrown, the condition holds; it is true where none is written.
    Signals {
        exception: Type,
        variable: Option<Name>,
        condition: Option<Expression>,
    },
    /// No other exceptions than these are thrown; none at all for `\nothing`.
    SignalsOnly(Vec<Type>),
    Assignable(Assignable),
}

/// Which clause it is, whatever synonym it was written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClauseWord {
    Requires,
    Ensures,
    Signals,
    SignalsOnly,
    Assignable,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Assignable {
    Nothing,
    Everything,
    /// At least one.
    Locations(Vec<Location>),
}

/// A part of the heap that a method may assign to.
pub type Location = Located<LocationKind>;

#[derive(Clone, PartialEq, Debug)]
pub enum LocationKind {
    /// A name, a field or an element: `x`, `x.f`, `a[i]`.
    One(Expression),
    /// `x.*`: the fields of an object, or the static fields of a class.
    AllFields(Expression),
    /// `a[*]`.
    AllElements(Expression),
    /// `a[from..to]`, both included; without an end it is the last element.
    Elements { array: Box<Expression>, from: Box<Expression>, to: Option<Box<Expression>> },
}

/// `invariant e;`
#[derive(Clone, Debug)]
pub struct Invariant {
    pub visibility: Option<Visibility>,
    pub scope: Option<Scope>,
    pub condition: Expression,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    Static,
    Instance,
}

/// `assert e;` or `assume e;` in a body.
#[derive(Clone, Debug)]
pub struct Statement {
    pub kind: StatementKind,
    pub condition: Expression,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatementKind {
    Assert,
    Assume,
}

/// What one word says about a declaration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Modifier {
    NonNull,
    Nullable,
    /// The result is an object that was not there before the method.
    Fresh,
    Pure,
    /// The method neither relies on invariants nor keeps them.
    Helper,
    /// Visible to contracts as if it were public, or protected.
    SpecPublic,
    SpecProtected,
    NullableByDefault,
    NonNullByDefault,
}

impl PartialEq for SpecCase {
    fn eq(&self, other: &SpecCase) -> bool {
        (self.heading, &self.clauses) == (other.heading, &other.clauses)
    }
}

impl PartialEq for Invariant {
    fn eq(&self, other: &Invariant) -> bool {
        (self.visibility, self.scope, &self.condition) == (other.visibility, other.scope, &other.condition)
    }
}

impl PartialEq for Statement {
    fn eq(&self, other: &Statement) -> bool {
        (self.kind, &self.condition) == (other.kind, &other.condition)
    }
}

impl ClauseKind {
    pub fn word(&self) -> ClauseWord {
        match self {
            ClauseKind::Requires(_) => ClauseWord::Requires,
            ClauseKind::Ensures(_) => ClauseWord::Ensures,
            ClauseKind::Signals { .. } => ClauseWord::Signals,
            ClauseKind::SignalsOnly(_) => ClauseWord::SignalsOnly,
            ClauseKind::Assignable(_) => ClauseWord::Assignable,
        }
    }
}

impl Contract {
    pub fn is_empty(&self) -> bool {
        self.modifiers.is_empty()
            && self.invariants.is_empty()
            && self.also.is_none()
            && self.cases.is_empty()
            && self.statements.is_empty()
    }
}
