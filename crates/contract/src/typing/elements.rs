//! `for (T x : e)`: loops over the elements of arrays, and over what iterators give (JLS §14.14.2).

use super::actions::{Asked, TypedAction, TypedLoop};
use super::flow::{Initially, Leavable};
use super::operators::{calculation, comparison};
use super::types::{JavaType, OBJECT};
use super::{Arithmetic, BoundId, Checker, Compared, Constant, Invocation, Member, Node, Relation, Typed};
use crate::syntax::{Action, Declaration, Expression};
use program::BaseType;

const ITERABLE: &str = "java/lang/Iterable";
const ITERATOR: &str = "java/util/Iterator";

/// How the elements come one after the other.
struct Source {
    /// What is done before the first.
    first: Vec<TypedAction>,
    condition: Typed,
    element: Typed,
    step: Vec<TypedAction>,
}

impl Checker<'_> {
    pub(super) fn for_each(
        &mut self,
        labels: Vec<String>,
        variable: &Declaration,
        values: &Expression,
        body: &Action,
    ) -> Option<Vec<TypedAction>> {
        let given = self.value(values);
        let source = given.and_then(|given| self.source(given, values));
        let written = variable.of.as_ref().map(|of| self.type_named(of));
        let element = source.as_ref().map(|source| source.element.of.clone());
        let of = written.unwrap_or(element);
        let value = source.as_ref().zip(of.as_ref()).and_then(|(source, of)| {
            let element = source.element.clone();
            self.assigned(element, of, variable.name.span)
        });
        let before = self.flow.state.clone();
        let exit = self.flow.enter(Leavable::Loop, labels);
        let local = self.declare(&variable.name, of);
        self.changeable(local.1, &variable.name.value, Initially::Assigned);
        let body = self.nested(body, std::slice::from_ref(&local));
        let breaks = self.flow.leave_entered();
        self.flow.state = self.flow.behind(before);
        if let Some(breaks) = breaks {
            self.flow.meet(breaks);
        }
        let (source, value) = (source?, value?);
        let mut inside = vec![TypedAction::Set { variable: local.1, value }];
        inside.extend(body?);
        let mut actions = source.first;
        let (condition, step, asked) = (Some(source.condition), source.step, Asked::Before);
        actions.push(TypedAction::Loop(Box::new(TypedLoop { exit, condition, asked, body: inside, step })));
        Some(actions)
    }

    fn source(&mut self, values: Typed, written: &Expression) -> Option<Source> {
        match values.of.clone() {
            JavaType::Array(element) => Some(self.elements(values, (*element).clone())),
            of @ JavaType::Class { .. } if self.is_subtype(&of, &JavaType::class(ITERABLE)) => self.iterated(values),
            of => self.wrong_type(written.span, "an array or an `Iterable`", &of),
        }
    }

    fn elements(&mut self, array: Typed, element: JavaType) -> Source {
        let (held, index) = (self.fresh_variable(), self.fresh_variable());
        let number = |value: i32| Typed::new(JavaType::INT, Node::Constant(Constant::Int(value)));
        let place = Typed::new(JavaType::INT, Node::Bound(index));
        let of_array = Typed::new(array.of.clone(), Node::Bound(held));
        let length = Typed::new(JavaType::INT, Node::Length(Box::new(of_array.clone())));
        let set = |variable: BoundId, value: Typed| TypedAction::Set { variable, value };
        let next = calculation(Arithmetic::Add, BaseType::Int, place.clone(), number(1));
        Source {
            first: vec![set(held, array), set(index, number(0))],
            condition: comparison(Relation::Less, Compared::Numbers(BaseType::Int), place.clone(), length),
            element: Typed::new(element, Node::Element { array: Box::new(of_array), index: Box::new(place) }),
            step: vec![set(index, next)],
        }
    }

    fn iterated(&mut self, values: Typed) -> Option<Source> {
        let iterable = self.program.load(ITERABLE).ok()?;
        let meanings = self.meanings(Some(&values.of), iterable);
        let element = meanings.into_values().next().unwrap_or_else(|| JavaType::class(OBJECT));
        let held = self.fresh_variable();
        let iterator = Typed::new(JavaType::class(ITERATOR), Node::Bound(held));
        let first = called(ITERABLE, "iterator", "()Ljava/util/Iterator;", values, JavaType::class(ITERATOR));
        let next = called(ITERATOR, "next", "()Ljava/lang/Object;", iterator.clone(), JavaType::class(OBJECT));
        Some(Source {
            first: vec![TypedAction::Set { variable: held, value: first }],
            condition: called(ITERATOR, "hasNext", "()Z", iterator, JavaType::BOOLEAN),
            element: self.known_to_be(next, element),
            step: Vec::new(),
        })
    }
}

/// A call of a method of an interface that takes nothing.
pub(super) fn called(class: &str, name: &str, descriptor: &str, target: Typed, of: JavaType) -> Typed {
    let (class, name, descriptor) = (class.to_owned(), name.to_owned(), descriptor.to_owned());
    let method = Member { class, name, descriptor };
    let (how, target, arguments) = (Invocation::Interface, Some(Box::new(target)), Vec::new());
    Typed::new(of, Node::Call { how, target, method, arguments })
}
