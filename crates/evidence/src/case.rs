//! A finished path as one concrete run: a heap, a call on it, and what is predicted to come out.
//!
//! Classes are named as `Class.forName` takes them (`pkg.Outer$Inner`, `[I`, `[Lpkg.Node;`), members by name and descriptor, so
//! that whoever reads a case needs nothing else to run it.

use crate::name::Name;
use explore::{About, Clause, Promise};
use std::collections::BTreeSet;
use std::sync::Arc;

/// One concrete run.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    pub called: Called,
    /// The path that it stands for: `0.2.1`.
    pub choices: String,
    /// The objects before the call.
    pub objects: Vec<Object>,
    /// Identity hash codes that some of them have to have, by their places.
    pub hashes: Vec<(usize, i32)>,
    /// Fields of these objects, and elements of arrays, that the path has neither read nor assigned to, by the object and the
    /// place of the field: they may hold anything.
    pub unread: BTreeSet<(usize, usize)>,
    /// Fields that the path has assigned to and not read before: what they hold at first nobody asks for.
    pub overwritten: BTreeSet<(usize, usize)>,
    /// Fields that the path has not read and that are never null: they may hold anything else.
    pub never_null: BTreeSet<(usize, usize)>,
    /// Objects that nobody has looked at: where they are any object fits, and they are what declarations say.
    pub unseen: BTreeSet<usize>,
    /// Static fields that the path depends on, as they are to be before the call.
    pub statics: Vec<StaticField>,
    /// The receiver, if there is one, then the arguments.
    pub arguments: Vec<Argument>,
    /// Methods of Java that are to hold of the new object of a constructor.
    pub new_invariants: Vec<Invariant>,
    /// Invariants as conditions that are to hold after the call.
    pub lasting: Arc<[Clause]>,
    /// What the cases of the method's contract promise, and the places of those that bind it here.
    pub promises: Arc<[Promise]>,
    pub binding: Vec<usize>,
    pub prediction: Prediction,
}

impl Case {
    /// Whether the path has not read a field, so that what it holds before the call is not certain.
    pub fn is_unread(&self, field: (usize, usize)) -> bool {
        self.unread.contains(&field) || self.overwritten.contains(&field) || self.never_null.contains(&field)
    }

    /// What is promised where the call ends.
    pub fn promised(&self) -> impl Iterator<Item = &Promise> {
        self.binding.iter().filter_map(|&place| self.promises.get(place))
    }

    /// Whether the invariant that is broken is one of those that whoever runs the case asks.
    pub fn asks_broken_invariant(&self) -> bool {
        let Some((about, invariant)) = &self.prediction.broken_invariant else { return false };
        let asked = match *about {
            About::Parameter(place) => self.arguments.get(place).map(|argument| &argument.invariants),
            About::Result if self.called.kind == CallKind::Constructor => Some(&self.new_invariants),
            About::Result | About::Call => None,
        };
        asked.is_some_and(|asked| asked.contains(invariant))
    }
}

/// The method that is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    pub class: String,
    /// `<init>` for constructors.
    pub name: String,
    pub descriptor: String,
    pub kind: CallKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallKind {
    Static,
    /// This very method, whatever the receiver's class overrides.
    Instance,
    Constructor,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    /// `this`, or the parameter's name.
    pub name: String,
    pub value: Value,
    /// Methods of Java that hold of it before the call, and are to hold after it.
    pub invariants: Vec<Invariant>,
}

/// A method marked as an invariant: no parameters, a boolean result, not static.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Invariant {
    pub class: String,
    pub name: String,
}

/// What is predicted to come out.
#[derive(Clone, Debug, PartialEq)]
pub struct Prediction {
    pub ends: Ends,
    /// The objects after the call: first those of the case in their order, then those that the call has made.
    pub objects: Vec<Object>,
    /// The static fields of the case after the call, and others that the call has assigned to.
    pub statics: Vec<StaticField>,
    /// What is wrong with the path, if something is.
    pub violation: Option<Box<explore::Violation>>,
    /// The condition that does not hold, if that is what is wrong.
    pub broken: Option<Box<Clause>>,
    /// The method of Java, and what it was asked of, that is an invariant and does not hold, or throws, if that is what is wrong.
    pub broken_invariant: Option<(About, Invariant)>,
}

/// How a call ends.
#[derive(Clone, Debug, PartialEq)]
pub enum Ends {
    /// With a result, unless the method has none. A constructor's is the new object.
    Returns(Option<Value>),
    /// With an exception of exactly this class. The message is given where it is known, and the object where more than that is.
    Throws { class: String, message: Option<Message>, object: Option<usize> },
    /// In a `Kukang.check` that does not hold.
    Checks,
    /// There is no call: an invariant of what it is given throws an exception of this class.
    Before { class: String },
    /// Where only Kukang can tell, such as a contract's condition in the midst of a body.
    Unseen(String),
}

/// The message of an exception.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    None,
    Text(String),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    pub class: Name,
    pub contents: Contents,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Contents {
    /// Every instance field, those of superclasses first. If the class is an interface, or abstract, the object is of any class that
    /// implements it.
    Fields(Vec<Field>),
    Array(Vec<Value>),
    /// A `String`, by its UTF-16 units.
    Text(Vec<u16>),
    /// An object of one of the classes that box a primitive value.
    Boxed(Value),
    /// What a static field holds: enum constants, and other objects that static initializers have made. The `Class` object of
    /// a class is known as its field `class`.
    Constant {
        class: String,
        field: String,
    },
    /// An object of a class of which nothing is known but its place in the natural order. The class is `Comparable` or an
    /// interface that extends it.
    Ranked(i64),
    /// A comparator of which nothing is known but the order of what it compares.
    Order(Vec<(Value, i64)>),
    /// Of the input only: an object of this type, or of one below it that nobody has asked for, made in any way. What is in it
    /// nobody has looked at, and it is not compared.
    Unknown,
    /// An object of this class; what is in it is neither known nor compared.
    Opaque,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The class that declares it.
    pub class: Name,
    pub name: Name,
    pub descriptor: Name,
    pub value: Value,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StaticField {
    pub class: String,
    pub name: String,
    pub descriptor: String,
    pub value: Value,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Null,
    /// An object, by its place in the list.
    Object(usize),
    Boolean(bool),
    Byte(i8),
    Char(u16),
    Short(i16),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    /// Of a prediction only: nothing is predicted.
    Any,
}
