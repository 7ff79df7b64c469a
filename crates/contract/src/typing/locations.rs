//! What an `assignable` location stands for.

use super::names::Meaning;
use super::operators::calculation;
use super::types::JavaType;
use super::{Arithmetic, Checker, Constant, Node, Typed};
use crate::scope::Scope;
use crate::syntax::{Expression, ExpressionKind, LocationKind};
use crate::{Code, Problem};
use program::{BaseType, ClassId, FieldId, Program};

/// A part of the heap. Its expressions can be assembled one by one in the scope that they were checked in.
#[derive(Clone, Debug)]
pub enum TypedLocation {
    StaticField(FieldId),
    /// A field of the object that the expression stands for.
    Field {
        target: Typed,
        field: FieldId,
    },
    /// All static fields of a class.
    AllStaticFields(ClassId),
    /// All fields of an object, those of its supertypes included.
    AllFields(Typed),
    Element {
        array: Typed,
        index: Typed,
    },
    AllElements(Typed),
    /// Both ends included.
    Elements {
        array: Typed,
        from: Typed,
        to: Typed,
    },
}

/// Checks an `assignable` location: what it stands for.
pub fn check_location(
    program: &mut Program,
    scope: &Scope,
    location: &LocationKind,
) -> Result<TypedLocation, Vec<Problem>> {
    let mut checker = Checker::new(program, scope);
    let found = checker.location(location);
    checker.finish(found)
}

impl Checker<'_> {
    fn location(&mut self, location: &LocationKind) -> Option<TypedLocation> {
        match location {
            LocationKind::One(place) => self.one_location(place),
            LocationKind::AllFields(target) => self.all_fields(target),
            LocationKind::AllElements(array) => Some(TypedLocation::AllElements(self.array(array)?)),
            LocationKind::Elements { array, from, to } => {
                let (array, from) = (self.array(array), self.bound_index(from));
                let to = match to {
                    Some(to) => self.bound_index(to),
                    None => array.clone().map(last_index),
                };
                Some(TypedLocation::Elements { array: array?, from: from?, to: to? })
            }
        }
    }

    fn bound_index(&mut self, index: &Expression) -> Option<Typed> {
        self.check_size(index)?;
        self.index(index)
    }

    fn array(&mut self, array: &Expression) -> Option<Typed> {
        self.check_size(array)?;
        let value = self.value(array)?;
        match value.of {
            JavaType::Array(_) => Some(value),
            _ => self.wrong_type(array.span, "an array", &value.of),
        }
    }

    fn all_fields(&mut self, target: &Expression) -> Option<TypedLocation> {
        self.check_size(target)?;
        match self.meaning(target)? {
            Meaning::Class(class) => Some(TypedLocation::AllStaticFields(class)),
            Meaning::Package(package) => self.unknown_name(&package),
            Meaning::Value(value) => match value.of {
                JavaType::Class { .. } => Some(TypedLocation::AllFields(value)),
                _ => self.wrong_type(target.span, "an object with fields", &value.of),
            },
        }
    }

    /// A field or an element.
    fn one_location(&mut self, place: &Expression) -> Option<TypedLocation> {
        self.check_size(place)?;
        if let ExpressionKind::Index { array, index } = &place.kind {
            let (array, index) = (self.array(array), self.index(index));
            return Some(TypedLocation::Element { array: array?, index: index? });
        }
        let value = self.named_value(place)?;
        if matches!(value.node, Node::Argument(_) | Node::Bound(_)) {
            let message = "this is a variable of the method itself, whose changes nobody sees".to_owned();
            let help = Some("name a field or an element".to_owned());
            return self.problem_with_help(Code::WrongType, place.span, message, help);
        }
        let mut node = value.node;
        loop {
            node = match node {
                // A field whose type arguments say more than its descriptor is read with a cast.
                Node::Convert { operand, .. } => operand.node,
                Node::Discard { then, .. } => then.node,
                Node::GetStatic { id, .. } => return Some(TypedLocation::StaticField(id)),
                Node::GetField { target, id, .. } => return Some(TypedLocation::Field { target: *target, field: id }),
                _ => return self.problem(Code::WrongType, place.span, "this is no field that could be assigned to"),
            };
        }
    }
}

/// The index of the last element of an array.
fn last_index(array: Typed) -> Typed {
    let length = Typed::new(JavaType::INT, Node::Length(Box::new(array)));
    let one = Typed::new(JavaType::INT, Node::Constant(Constant::Int(1)));
    calculation(Arithmetic::Subtract, BaseType::Int, length, one)
}
