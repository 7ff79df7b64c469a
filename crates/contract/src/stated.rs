//! Checked conditions as data for whoever writes them in Java again: every name has its meaning, members go by the names of class
//! files with dots, and nothing refers to a loaded program.
//!
//! What Java has no expression for without declaring something first (blocks, anonymous classes) is left out: a condition with such a
//! part is not stated at all.

mod forms;

use crate::syntax::{Literal, Quantifier};
use crate::typing::{Arithmetic, Constant, Conversion, Invocation, Member as Named, Node, Relation, Typed};
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
    /// A variable of a quantifier, a pattern, a `switch` or a function, by its number.
    Bound(usize),
    Static(Member),
    Field(Child, Member),
    Length(Child),
    Element(Child, Child),
    /// A call; one without a target is static.
    Call(Option<Child>, Member, Vec<Stated>),
    /// A new array of these elements.
    Array(Vec<Stated>),
    /// A new array with these lengths of its first dimensions.
    Lengths(Vec<Stated>),
    /// A new object by a constructor.
    New(Member, Vec<Stated>),
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
    /// The same, and where it holds a variable is the object.
    Matches(Child, Type, usize),
    /// Holds anyway, and a variable is the value.
    Named(Child, usize),
    Switch(Box<Switch>),
    Function(Box<Function>),
    Concat(Vec<Stated>),
    Old(Child),
    Fresh(Vec<Stated>),
    TypeOf(Child),
    /// The first is the same as the second or below it.
    Subtype(Child, Child),
    NonNullElements(Child),
    Quantified(Box<Quantified>),
    /// Whether an object is among those that are reached.
    ReachHas(Box<Reach>, Child),
    /// How many objects are reached.
    ReachSize(Box<Reach>),
}

/// The objects of a class that fields lead to, from a first one on.
#[derive(Clone, PartialEq, Debug)]
pub struct Reach {
    pub root: Stated,
    pub of: Type,
    pub fields: Vec<Member>,
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

/// A `switch` expression: the value of the first case that applies, else the other one.
#[derive(Clone, PartialEq, Debug)]
pub struct Switch {
    pub selector: Stated,
    /// The variable that holds the value of the selector.
    pub held: usize,
    /// Whether `null` leads to an exception.
    pub refuses_null: bool,
    /// When each value is given, in terms of the variable; then the value.
    pub cases: Vec<(Stated, Stated)>,
    /// `None`: the last case is the only one that is left.
    pub otherwise: Option<Stated>,
}

/// A lambda expression or method reference; its type is the interface.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// The variables, and their types where the interface has no type arguments.
    pub parameters: Vec<(usize, Type)>,
    pub body: Stated,
}

/// A variable, and what it stands for in turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Range {
    pub variable: usize,
    pub over: Over,
    /// What must hold of each value.
    pub filters: Vec<Stated>,
}

/// What the variable of a quantifier stands for in turn.
#[derive(Clone, PartialEq, Debug)]
pub enum Over {
    Integers(Integers),
    Reached(Reach),
}

/// Numbers of type `int` or `long`.
#[derive(Clone, PartialEq, Debug)]
pub struct Integers {
    pub of: BaseType,
    pub lower: Stated,
    pub includes_lower: bool,
    pub upper: Stated,
    pub includes_upper: bool,
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
            Node::Quantified(quantified) => What::Quantified(Box::new(forms::all_of(quantified)?)),
            Node::Matches { operand, pattern } => return forms::matched(Stated::of(operand)?, pattern),
            Node::Switch(switch) => What::Switch(Box::new(forms::switch(switch)?)),
            Node::Function(function) => What::Function(Box::new(forms::function(function)?)),
            Node::NewLengths { lengths, .. } => What::Lengths(all(lengths)?),
            Node::New { constructor, arguments } => What::New(member(constructor), all(arguments)?),
            Node::ReachHas { reach, element } => What::ReachHas(Box::new(forms::reach(reach)?), child(element)?),
            Node::ReachSize(reach) => What::ReachSize(Box::new(forms::reach(reach)?)),
            Node::Anonymous(_) | Node::With { .. } | Node::Block(_) | Node::Discard { .. } => return None,
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
            | What::Matches(only, ..)
            | What::Named(only, _)
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
            What::Switch(switch) => {
                let cases = switch.cases.iter().flat_map(|(applies, value)| [applies, value]);
                [&switch.selector].into_iter().chain(cases).chain(&switch.otherwise).collect()
            }
            What::Function(function) => vec![&function.body],
            What::Call(target, _, arguments) => target.as_deref().into_iter().chain(arguments).collect(),
            What::Array(several)
            | What::Lengths(several)
            | What::New(_, several)
            | What::Concat(several)
            | What::Fresh(several) => several.iter().collect(),
            What::ReachHas(reach, element) => vec![&reach.root, element],
            What::ReachSize(reach) => vec![&reach.root],
            What::Quantified(quantified) => {
                let parts =
                    quantified.ranges.iter().flat_map(|range| range.over.ends().into_iter().chain(&range.filters));
                quantified.guards.iter().chain(parts).chain([&quantified.body]).collect()
            }
        }
    }

    /// Whether something of which this is true is here or inside.
    pub fn any(&self, holds: &impl Fn(&Stated) -> bool) -> bool {
        holds(self) || self.children().into_iter().any(|child| child.any(holds))
    }
}

impl Over {
    fn ends(&self) -> Vec<&Stated> {
        match self {
            Over::Integers(Integers { lower, upper, .. }) => vec![lower, upper],
            Over::Reached(reach) => vec![&reach.root],
        }
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
