//! Checked anonymous classes.

use super::tree::{BoundId, Member, Typed};
use program::{ClassId, MethodId, Type};

/// A class that the program has been told of, and what its methods do.
#[derive(Clone, Debug)]
pub(crate) struct TypedClass {
    pub id: ClassId,
    /// Internal form.
    pub name: String,
    /// The object itself, inside of its class.
    pub this: BoundId,
    /// What the class names of its surroundings, which its objects keep in fields.
    pub kept: Vec<Typed>,
    /// The constructor of the superclass, and its arguments.
    pub constructor: Member,
    pub arguments: Vec<Typed>,
    /// What is done when an object is made, in this order.
    pub steps: Vec<TypedStep>,
    pub methods: Vec<TypedMethod>,
    pub bridges: Vec<TypedBridge>,
}

#[derive(Clone, Debug)]
pub(crate) enum TypedStep {
    /// A field gets its first value.
    Field { field: Member, value: Typed, is_constant: bool },
    /// The statements of an initializer.
    Block(Typed),
}

impl TypedStep {
    pub fn value(&self) -> &Typed {
        match self {
            TypedStep::Field { value, .. } | TypedStep::Block(value) => value,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct TypedMethod {
    pub id: MethodId,
    pub name: String,
    pub descriptor: String,
    pub parameters: Vec<(BoundId, Type)>,
    pub body: Typed,
}

/// A method that passes its calls on, because a supertype has it with another descriptor.
#[derive(Clone, Debug)]
pub(crate) struct TypedBridge {
    pub id: MethodId,
    pub descriptor: String,
    /// The place among the methods of the one that is called.
    pub to: usize,
}

/// The field in which an object keeps something of its surroundings.
pub(crate) fn kept_field(place: usize) -> String {
    format!("kept${place}")
}
