//! Method references (JLS §15.13): functions whose body is a call of the parameters.

use super::calls::{Place, Target, Use};
use super::functions::Functional;
use super::names::Meaning;
use super::overloads::{Choice, Given};
use super::types::JavaType;
use super::{BoundId, Checker, Node, Typed};
use crate::syntax::{ExpressionKind, Name, Referred};
use crate::{Code, Span};

/// What stands before the `::`.
enum Referee {
    Type(JavaType),
    Place(Place),
}

impl Checker<'_> {
    pub(super) fn reference(
        &mut self,
        to: &Referred,
        name: &Name,
        functional: Functional,
        of: &JavaType,
        and: &[JavaType],
        span: Span,
    ) -> Option<Typed> {
        let parameters: Vec<(BoundId, JavaType)> =
            functional.parameters.iter().map(|of| (self.fresh_variable(), of.clone())).collect();
        let values: Vec<Typed> = parameters.iter().map(|(id, of)| Typed::new(of.clone(), Node::Bound(*id))).collect();
        let mut held = None;
        let wanted = if functional.result.is_some() { Use::Value } else { Use::Effect };
        let body = match self.referee(to)? {
            Referee::Type(of) if name.value == "new" => self.constructed(&of, values, span)?,
            Referee::Type(of) => self.call_by_type(&of, name, values, span, wanted)?,
            Referee::Place(place) => {
                let place = self.evaluated_once(place, &mut held);
                let candidates = self.methods_named(place.class, &name.value);
                if candidates.is_empty() {
                    return self.no_such_method(&place, name);
                }
                self.call_one_of(place, candidates, name, given(values), span, wanted)?
            }
        };
        let body = match &functional.result {
            Some(result) => self.assigned(body, result, span)?,
            None => body,
        };
        let function = self.made_function(functional, parameters, body, (of, and), span)?;
        Some(match held {
            Some((variable, value)) => {
                let (value, then) = (Box::new(value), Box::new(function.clone()));
                Typed::new(function.of, Node::With { variable, value, then })
            }
            None => function,
        })
    }

    fn referee(&mut self, to: &Referred) -> Option<Referee> {
        let target = match to {
            Referred::Type(of) => return self.type_named(of).map(Referee::Type),
            Referred::Value(target) => target,
        };
        if let ExpressionKind::Name(_) | ExpressionKind::Field { .. } = target.kind {
            if let Meaning::Class(class) = self.meaning(target)? {
                return Some(Referee::Type(JavaType::class(&self.program.class(class).name.clone())));
            }
        }
        self.place(target).map(Referee::Place)
    }

    /// The place with a variable for its object, which is evaluated when the function is made, and is not null.
    fn evaluated_once(&mut self, place: Place, held: &mut Option<(BoundId, Typed)>) -> Place {
        let Target::Value(value) = &place.target else { return place };
        if matches!(value.node, Node::This) {
            return place;
        }
        let (id, of) = (self.fresh_variable(), value.of.clone());
        *held = Some((id, self.not_null(value.clone())));
        Place { class: place.class, target: Target::Value(Typed::new(of, Node::Bound(id))) }
    }

    fn constructed(&mut self, of: &JavaType, values: Vec<Typed>, span: Span) -> Option<Typed> {
        let JavaType::Array(_) = of else { return self.created(of, None, given(values), span, span) };
        match <[Typed; 1]>::try_from(values) {
            Ok([length]) if length.of.integral().is_some() => {
                let lengths = vec![self.convert(length, &JavaType::INT)];
                Some(Typed::new(of.clone(), Node::NewLengths { of: of.erased(), lengths }))
            }
            _ => {
                let message = "the function that makes an array takes one argument, its length";
                self.problem(Code::WrongType, span, message)
            }
        }
    }

    /// A static method, or one that is called on the first parameter.
    fn call_by_type(
        &mut self,
        of: &JavaType,
        name: &Name,
        values: Vec<Typed>,
        span: Span,
        wanted: Use,
    ) -> Option<Typed> {
        let class = self.class_of(of, span)?;
        let candidates = self.methods_named(class, &name.value);
        let by_class = Place { class, target: Target::Class };
        if candidates.is_empty() {
            return self.no_such_method(&by_class, name);
        }
        let accessible = self.accessible(class, &candidates);
        let is_static = |checker: &Self, choice: &Choice, wanted: bool| match choice {
            Choice::Found(method, _) => checker.program.method(*method).is_static() == wanted,
            _ => false,
        };
        let all = given(values.clone());
        let choice = self.choose(&accessible, 0, &all);
        let statically = is_static(self, &choice, true);
        let mut others = values.into_iter();
        if let Some(first) = others.next() {
            let rest: Vec<Typed> = others.collect();
            let fits = first.of.is_reference() && self.may_be(&first.of, of);
            let choice = self.choose(&accessible, 0, &given(rest.clone()));
            let on_first = fits && is_static(self, &choice, false);
            if on_first && statically {
                let message = format!("`{}` may mean a static method and another one", name.value);
                return self.problem(Code::Ambiguous, name.span, message);
            }
            if on_first {
                let target = Target::Value(self.known_to_be(first, of.clone()));
                return self.call_one_of(Place { class, target }, candidates, name, given(rest), span, wanted);
            }
        }
        self.call_one_of(by_class, candidates, name, all, span, wanted)
    }
}

fn given<'e>(values: Vec<Typed>) -> Vec<Given<'e>> {
    values.into_iter().map(Given::Value).collect()
}
