//! Checked conditions as data for whoever writes them in Java again: every name has its meaning, members go by the names of class
//! files with dots, and nothing refers to a loaded program.
//!
//! What Java has no expression for without declaring something first (blocks, functions, patterns, `\reach`) is left out: a
//! condition with such a part is not stated at all.

use crate::syntax::{Literal, Quantifier};
use crate::typing::{
    Arithmetic, Bound, Constant, Conversion, Domain, End, Invocation, Loop, Member as Named, Node, Relation, Typed,
    TypedQuantified,
};
use program::{BaseType, Type};

/// An expression, and its type without type arguments; that of `null` is `Object`.
#[derive(Clone, PartialEq, Debug)]
pub struct Stated {
    pub of: Type,
    pub what: What,
}

type Child = Box<Stated>;

#[derive(Clone, PartialEq, Debug)]
pub enum What {
    Literal(Literal),
    /// `T.class`.
    Class(Type),
    This,
    /// A variable of the scope, by its place: a parameter, or behind these the exception of a `signals` clause.
    Argument(usize),
    Result,
    /// A variable of a quantifier around this, by its number.
    Bound(usize),
    Static(Member),
    Field(Child, Member),
    Length(Child),
    Element(Child, Child),
    /// A call; one without a target is static.
    Call(Option<Child>, Member, Vec<Stated>),
    /// A new array of these elements.
    Array(Vec<Stated>),
    /// Another number type.
    Number(Child),
    Boxed(Child),
    Unboxed(Child),
    Cast(Child),
    /// The operator as Java writes it.
    Arithmetic(&'static str, Child, Child),
    Negate(Child),
    Compare(&'static str, Child, Child),
    Not(Child),
    And(Child, Child),
    Or(Child, Child),
    Conditional(Child, Child, Child),
    InstanceOf(Child, Type),
    Concat(Vec<Stated>),
    Old(Child),
    Fresh(Vec<Stated>),
    TypeOf(Child),
    /// The first is the same as the second or below it.
    Subtype(Child, Child),
    NonNullElements(Child),
    Quantified(Box<Quantified>),
}

/// A field or method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The class that it is asked of, which has or inherits it, with dots.
    pub class: String,
    pub name: String,
    pub descriptor: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Quantified {
    pub quantifier: Quantifier,
    /// What must hold before any variable has a value.
    pub guards: Vec<Stated>,
    pub ranges: Vec<Range>,
    pub body: Stated,
}

/// A variable of type `int` or `long`, and what it stands for in turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Range {
    pub variable: usize,
    pub of: BaseType,
    pub lower: Stated,
    pub includes_lower: bool,
    pub upper: Stated,
    pub includes_upper: bool,
    /// What must hold of each value.
    pub filters: Vec<Stated>,
}

impl Stated {
    /// A checked expression; `None` if Java has none for it.
    pub fn of(typed: &Typed) -> Option<Stated> {
        let of = typed.of.erased();
        let what = match &typed.node {
            Node::Constant(constant) => What::Literal(literal(constant, &of)),
            Node::Class(of) => What::Class(of.clone()),
            Node::This => What::This,
            Node::Argument(place) => What::Argument(*place),
            Node::Result => What::Result,
            Node::Bound(id) => What::Bound(id.0),
            Node::GetStatic { field, .. } => What::Static(member(field)),
            Node::GetField { target, field, .. } => What::Field(child(target)?, member(field)),
            Node::Length(array) => What::Length(child(array)?),
            Node::Element { array, index } => What::Element(child(array)?, child(index)?),
            Node::Call { how: Invocation::Special | Invocation::SpecialInInterface, .. } => return None,
            Node::Call { target, method, arguments, .. } => {
                let target = match target {
                    Some(target) => Some(child(target)?),
                    None => None,
                };
                What::Call(target, member(method), all(arguments)?)
            }
            Node::NewArray { values, .. } => What::Array(all(values)?),
            Node::Convert { conversion, operand } => return converted(conversion, operand, of),
            Node::Arithmetic { operation, left, right, .. } => {
                What::Arithmetic(arithmetic(*operation), child(left)?, child(right)?)
            }
            Node::Negate { operand, .. } => What::Negate(child(operand)?),
            Node::Compare { relation, left, right, .. } => {
                What::Compare(compared(*relation), child(left)?, child(right)?)
            }
            Node::Not(operand) => What::Not(child(operand)?),
            Node::And(left, right) => What::And(child(left)?, child(right)?),
            Node::Or(left, right) => What::Or(child(left)?, child(right)?),
            Node::Conditional { condition, then, otherwise } => {
                What::Conditional(child(condition)?, child(then)?, child(otherwise)?)
            }
            Node::InstanceOf { operand, of } => What::InstanceOf(child(operand)?, of.clone()),
            Node::Concat(parts) => What::Concat(all(parts)?),
            Node::Old(operand) => What::Old(child(operand)?),
            Node::Fresh(objects) => What::Fresh(all(objects)?),
            Node::TypeOf(object) => What::TypeOf(child(object)?),
            Node::Subtype(left, right) => What::Subtype(child(left)?, child(right)?),
            Node::NonNullElements(array) => What::NonNullElements(child(array)?),
            Node::Quantified(quantified) => What::Quantified(Box::new(stated_of_all(quantified)?)),
            Node::NewLengths { .. }
            | Node::New { .. }
            | Node::Anonymous(_)
            | Node::Function(_)
            | Node::With { .. }
            | Node::Switch(_)
            | Node::Block(_)
            | Node::Discard { .. }
            | Node::Matches { .. }
            | Node::ReachHas { .. }
            | Node::ReachSize(_) => return None,
        };
        Some(Stated { of, what })
    }

    /// The expressions directly inside this one.
    pub fn children(&self) -> Vec<&Stated> {
        match &self.what {
            What::Literal(_)
            | What::Class(_)
            | What::This
            | What::Argument(_)
            | What::Result
            | What::Bound(_)
            | What::Static(_) => Vec::new(),
            What::Field(only, _)
            | What::Length(only)
            | What::Number(only)
            | What::Boxed(only)
            | What::Unboxed(only)
            | What::Cast(only)
            | What::Negate(only)
            | What::Not(only)
            | What::InstanceOf(only, _)
            | What::Old(only)
            | What::TypeOf(only)
            | What::NonNullElements(only) => vec![only],
            What::Element(first, second)
            | What::Arithmetic(_, first, second)
            | What::Compare(_, first, second)
            | What::And(first, second)
            | What::Or(first, second)
            | What::Subtype(first, second) => vec![first, second],
            What::Conditional(condition, then, otherwise) => vec![condition, then, otherwise],
            What::Call(target, _, arguments) => target.as_deref().into_iter().chain(arguments).collect(),
            What::Array(several) | What::Concat(several) | What::Fresh(several) => several.iter().collect(),
            What::Quantified(quantified) => {
                let ranges = quantified.ranges.iter();
                let parts = ranges.flat_map(|range| [&range.lower, &range.upper].into_iter().chain(&range.filters));
                quantified.guards.iter().chain(parts).chain([&quantified.body]).collect()
            }
        }
    }

    /// Whether something of which this is true is here or inside.
    pub fn any(&self, holds: &impl Fn(&Stated) -> bool) -> bool {
        holds(self) || self.children().into_iter().any(|child| child.any(holds))
    }
}

fn child(typed: &Typed) -> Option<Child> {
    Stated::of(typed).map(Box::new)
}

fn all(several: &[Typed]) -> Option<Vec<Stated>> {
    several.iter().map(Stated::of).collect()
}

fn member(named: &Named) -> Member {
    let Named { class, name, descriptor } = named;
    Member { class: class.replace('/', "."), name: name.clone(), descriptor: descriptor.clone() }
}

fn literal(constant: &Constant, of: &Type) -> Literal {
    match constant {
        Constant::Null => Literal::Null,
        Constant::Boolean(value) => Literal::Boolean(*value),
        Constant::Int(value) if *of == Type::Base(BaseType::Char) => Literal::Char(*value as u16),
        Constant::Int(value) => Literal::Int(*value),
        Constant::Long(value) => Literal::Long(*value),
        Constant::Float(value) => Literal::Float(*value),
        Constant::Double(value) => Literal::Double(*value),
        Constant::Text(units) => Literal::Text(units.clone()),
    }
}

fn converted(conversion: &Conversion, operand: &Typed, of: Type) -> Option<Stated> {
    let operand = child(operand)?;
    let what = match conversion {
        Conversion::None => return Some(*operand),
        Conversion::Number { .. } => What::Number(operand),
        Conversion::Box(_) => What::Boxed(operand),
        Conversion::Unbox(_) => What::Unboxed(operand),
        Conversion::Cast(to) | Conversion::Believed(to) => {
            return Some(Stated { of: to.clone(), what: What::Cast(operand) });
        }
    };
    Some(Stated { of, what })
}

fn arithmetic(operation: Arithmetic) -> &'static str {
    match operation {
        Arithmetic::Add => "+",
        Arithmetic::Subtract => "-",
        Arithmetic::Multiply => "*",
        Arithmetic::Divide => "/",
        Arithmetic::Remainder => "%",
        Arithmetic::ShiftLeft => "<<",
        Arithmetic::ShiftRight => ">>",
        Arithmetic::ShiftRightUnsigned => ">>>",
        Arithmetic::And => "&",
        Arithmetic::Or => "|",
        Arithmetic::Xor => "^",
    }
}

fn compared(relation: Relation) -> &'static str {
    match relation {
        Relation::Equal => "==",
        Relation::NotEqual => "!=",
        Relation::Less => "<",
        Relation::LessEqual => "<=",
        Relation::Greater => ">",
        Relation::GreaterEqual => ">=",
    }
}

fn stated_of_all(quantified: &TypedQuantified) -> Option<Quantified> {
    let ranges: Option<Vec<Range>> = quantified.loops.iter().map(range).collect();
    Some(Quantified {
        quantifier: quantified.quantifier,
        guards: all(&quantified.guards)?,
        ranges: ranges?,
        body: Stated::of(&quantified.body)?,
    })
}

/// Narrower variables than `int` are counted as none that a lambda expression has.
fn range(of: &Loop) -> Option<Range> {
    let Domain::Integers(integers) = &of.domain else { return None };
    if !matches!(integers.of, BaseType::Int | BaseType::Long) || integers.of != integers.counted {
        return None;
    }
    let end = |bound: &Bound| Some((Stated::of(&bound.value)?, bound.end == End::Included));
    let ((lower, includes_lower), (upper, includes_upper)) = (end(&integers.lower)?, end(&integers.upper)?);
    let variable = of.variable.0;
    Some(Range { variable, of: integers.of, lower, includes_lower, upper, includes_upper, filters: all(&of.filters)? })
}
