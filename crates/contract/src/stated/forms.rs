//! Quantifiers, patterns, `switch` and functions as data.

use super::{Function, Integers, Over, Quantified, Range, Reach, Stated, Switch, What, all, member};
use crate::syntax::Literal;
use crate::typing::{
    self, Bound, Domain, End, Loop, Test, TypedBody, TypedFunction, TypedPattern, TypedQuantified, TypedReach,
    TypedSwitch,
};
use program::{BaseType, MethodDescriptor, Type};

pub(super) fn all_of(quantified: &TypedQuantified) -> Option<Quantified> {
    let ranges: Option<Vec<Range>> = quantified.loops.iter().map(range).collect();
    Some(Quantified {
        quantifier: quantified.quantifier,
        guards: all(&quantified.guards)?,
        ranges: ranges?,
        body: Stated::of(&quantified.body)?,
    })
}

/// That something is as a pattern says. A pattern of a record asks for its components, which variables stand for.
pub(super) fn matched(operand: Stated, pattern: &TypedPattern) -> Option<Stated> {
    let boolean = |what: What| Stated { of: Type::Base(BaseType::Boolean), what };
    Some(match pattern {
        TypedPattern::Any(Some(variable)) => boolean(What::Named(Box::new(operand), variable.0)),
        TypedPattern::Any(None) => boolean(What::Literal(Literal::Boolean(true))),
        TypedPattern::Object { of, asked, variable } => {
            let wanted = asked.clone().unwrap_or_else(|| of.erased());
            boolean(match variable {
                Some(variable) => What::Matches(Box::new(operand), wanted, variable.0),
                None => What::InstanceOf(Box::new(operand), wanted),
            })
        }
        TypedPattern::Record { of, asked, record, parts } => {
            let wanted = asked.clone().unwrap_or_else(|| of.erased());
            let mut all = boolean(What::Matches(Box::new(operand), wanted, record.0));
            for component in parts {
                let part = matched(Stated::of(&component.value)?, &component.pattern)?;
                all = boolean(What::And(Box::new(all), Box::new(part)));
            }
            all
        }
    })
}

pub(super) fn switch(switch: &TypedSwitch) -> Option<Switch> {
    let boolean = |what: What| Stated { of: Type::Base(BaseType::Boolean), what };
    let selector = Stated::of(&switch.selector)?;
    let held = Stated { of: selector.of.clone(), what: What::Bound(switch.held.0) };
    let value = |place: usize| match &switch.arms.get(place)?.body {
        TypedBody::Value(value) => Stated::of(value),
        TypedBody::Throw(_) | TypedBody::Actions(_) => None,
    };
    let mut cases = Vec::new();
    for (place, arm) in switch.arms.iter().enumerate() {
        if switch.otherwise == Some(place) {
            continue;
        }
        let mut applies: Option<Stated> = None;
        let is_null = || boolean(What::Compare("==", Box::new(held.clone()), Box::new(null())));
        let of_null = (switch.of_null == Some(place)).then(|| Some(is_null()));
        let tests = arm.tests.iter().map(|test| match test {
            Test::Condition(condition) => Stated::of(condition),
            Test::Pattern(pattern) => matched(held.clone(), pattern),
        });
        for test in of_null.into_iter().chain(tests) {
            let test = test?;
            applies = Some(match applies {
                Some(before) => boolean(What::Or(Box::new(before), Box::new(test))),
                None => test,
            });
        }
        let guard = match &arm.guard {
            Some(guard) => Some(Stated::of(guard)?),
            None => None,
        };
        let applies = match (applies?, guard) {
            (applies, Some(guard)) => boolean(What::And(Box::new(applies), Box::new(guard))),
            (applies, None) => applies,
        };
        cases.push((applies, value(place)?));
    }
    // Without a default the last case is the only one that is left: cases are exhaustive.
    let otherwise = match switch.otherwise {
        Some(otherwise) => Some(value(otherwise)?),
        None => None,
    };
    let refuses_null = switch.of_null.is_none() && !matches!(selector.of, Type::Base(_));
    Some(Switch { selector, held: switch.held.0, refuses_null, cases, otherwise })
}

fn null() -> Stated {
    Stated { of: Type::Class("java/lang/Object".into()), what: What::Literal(Literal::Null) }
}

/// A function that gives something. Its interface is used without type arguments, so that its variables are what the descriptor says.
pub(super) fn function(function: &TypedFunction) -> Option<Function> {
    function.result.as_ref()?;
    let [_] = &function.interfaces[..] else { return None };
    let erased = MethodDescriptor::parse(function.descriptors.first()?)?.parameters;
    let numbers = function.parameters.iter().map(|(variable, _)| variable.0);
    Some(Function { parameters: numbers.zip(erased).collect(), body: Stated::of(&function.body)? })
}

fn range(of: &Loop) -> Option<Range> {
    let over = match &of.domain {
        Domain::Integers(integers) => Over::Integers(numbers(integers)?),
        Domain::Reach(of) => Over::Reached(reach(of)?),
        Domain::Booleans => return None,
    };
    Some(Range { variable: of.variable.0, over, filters: all(&of.filters)? })
}

/// Narrower variables than `int` are counted as none that a lambda expression has.
fn numbers(integers: &typing::Integers) -> Option<Integers> {
    if !matches!(integers.of, BaseType::Int | BaseType::Long) || integers.of != integers.counted {
        return None;
    }
    let end = |bound: &Bound| Some((Stated::of(&bound.value)?, bound.end == End::Included));
    let ((lower, includes_lower), (upper, includes_upper)) = (end(&integers.lower)?, end(&integers.upper)?);
    Some(Integers { of: integers.of, lower, includes_lower, upper, includes_upper })
}

/// What was reached before the call nobody can ask for afterwards.
pub(super) fn reach(of: &TypedReach) -> Option<Reach> {
    let fields = of.steps.iter().map(|step| member(&step.field)).collect();
    (!of.in_old).then_some(())?;
    Some(Reach { root: Stated::of(&of.root)?, of: of.of.clone(), fields })
}
