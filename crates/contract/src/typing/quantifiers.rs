//! Quantifiers: which values their variables take, and the type of what comes out.
//!
//! The range is a conjunction. Comparisons in it that bound a variable become the ends of a loop; what else it says is
//! asked as early as it can be without asking what Java's `&&` would not have come to. What implies a `\forall`'s body, and
//! what the body of an `\exists` or `\num_of` is a conjunction of, counts as part of the range, because it means the same.

use super::operators::conjuncts;
use super::types::{JavaType, promoted, promoted_together};
use super::{Bound, BoundId, Checker, Constant, Domain, End, Integers, Loop, Node, Typed, TypedQuantified};
use crate::syntax::{Binary, Expression, ExpressionKind, Quantified, Quantifier, Variable};
use crate::{Code, Span};
use program::BaseType;

/// The range taken apart, before anything is known of types.
struct Parts<'e> {
    /// By variable.
    lower: Vec<Option<(&'e Expression, End)>>,
    upper: Vec<Option<(&'e Expression, End)>>,
    /// What is asked once the first so many variables have their values.
    asked: Vec<Vec<&'e Expression>>,
    body: Option<&'e Expression>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Lower,
    Upper,
}

impl Checker<'_> {
    pub(super) fn quantified(&mut self, quantified: &Quantified, span: Span) -> Option<Typed> {
        let parts = taken_apart(quantified);
        let known = self.bound.len();
        let guards = self.conditions(&parts.asked[0]);
        let mut loops: Vec<Option<Loop>> = Vec::new();
        for (place, variable) in quantified.variables.iter().enumerate() {
            let domain = self.domain(variable, place, &parts);
            let id = BoundId(self.variables);
            self.variables += 1;
            let of = self.type_named(&variable.of);
            // Even a variable whose type is unknown is a variable: its name alone is no mistake.
            self.bound.push((variable.name.value.clone(), id, of.clone().unwrap_or(JavaType::INT)));
            let filters = self.conditions(&parts.asked[place + 1]);
            loops.push(domain.zip(filters).filter(|_| of.is_some()).map(|(domain, filters)| Loop {
                variable: id,
                domain,
                filters,
            }));
        }
        let quantifier = quantified.quantifier.value;
        let body = self.quantified_body(quantifier, parts.body, span);
        self.bound.truncate(known);
        let loops: Option<Vec<Loop>> = loops.into_iter().collect();
        let ((of, body), guards, loops) = (body?, guards?, loops?);
        Some(Typed::new(of, Node::Quantified(Box::new(TypedQuantified { quantifier, guards, loops, body }))))
    }

    fn conditions(&mut self, conditions: &[&Expression]) -> Option<Vec<Typed>> {
        let found: Vec<Option<Typed>> = conditions.iter().map(|condition| self.condition(condition)).collect();
        found.into_iter().collect()
    }

    /// The type of the whole and the body.
    fn quantified_body(
        &mut self,
        quantifier: Quantifier,
        body: Option<&Expression>,
        span: Span,
    ) -> Option<(JavaType, Typed)> {
        let Some(body) = body else {
            let holds = Typed::condition(Node::Constant(Constant::Boolean(true)));
            return Some((if quantifier == Quantifier::NumberOf { JavaType::LONG } else { JavaType::BOOLEAN }, holds));
        };
        match quantifier {
            Quantifier::ForAll | Quantifier::Exists => Some((JavaType::BOOLEAN, self.condition(body)?)),
            // JML's reference manual, section 12.4.24.3: it is the sum of `1L`.
            Quantifier::NumberOf => Some((JavaType::LONG, self.condition(body)?)),
            Quantifier::Sum | Quantifier::Minimum | Quantifier::Maximum => {
                let value = self.value(body)?;
                let Some(base) = value.of.numeric() else {
                    return self.wrong_type(
                        if body.span == Span::default() { span } else { body.span },
                        "a number",
                        &value.of,
                    );
                };
                let of = JavaType::Base(if quantifier == Quantifier::Sum { promoted(base) } else { base });
                let value = self.convert(value, &of);
                Some((of, value))
            }
        }
    }

    fn domain(&mut self, variable: &Variable, place: usize, parts: &Parts<'_>) -> Option<Domain> {
        let of = self.type_named(&variable.of);
        if let Some(reach) = &variable.domain {
            let reach = self.reach(reach);
            let (of, reach) = (of?, reach?);
            let objects = JavaType::from(&reach.of);
            if !self.is_subtype(&objects, &of) {
                return self.wrong_type(variable.of.span, &format!("`{objects}`, the type of the objects"), &of);
            }
            return Some(Domain::Reach(reach));
        }
        let of = of?;
        match of {
            JavaType::Base(BaseType::Boolean) => Some(Domain::Booleans),
            JavaType::Base(base) if of.integral().is_some() => self.integers(variable, base, place, parts),
            _ => {
                let message = format!("not all values of `{of}` can be tried for `{}`", variable.name.value);
                let help = if of.is_reference() {
                    format!("name the objects in the range: `\\reach(x, {of}, field)`")
                } else {
                    "quantify over integers".to_owned()
                };
                self.problem_with_help(Code::Unbounded, variable.name.span, message, Some(help))
            }
        }
    }

    fn integers(&mut self, variable: &Variable, of: BaseType, place: usize, parts: &Parts<'_>) -> Option<Domain> {
        let name = &variable.name.value;
        let (lower, upper) = (parts.lower[place], parts.upper[place]);
        let (Some(lower), Some(upper)) = (lower, upper) else {
            let missing = match (lower, upper) {
                (None, None) => "bounds",
                (None, _) => "lower bound",
                _ => "upper bound",
            };
            let message = format!("the range has no {missing} for `{name}`, so that not all its values can be tried");
            let help = format!(
                "write `lo <= {name} && {name} < hi`, with bounds that do not depend on `{name}` or later variables"
            );
            return self.problem_with_help(Code::Unbounded, variable.name.span, message, Some(help));
        };
        let (lower, upper) = (self.bound_value(lower), self.bound_value(upper));
        let (lower, upper) = (lower?, upper?);
        let base = |bound: &Bound| bound.value.of.integral().unwrap_or(BaseType::Int);
        let counted = promoted_together(promoted_together(base(&lower), base(&upper)), of);
        let to = JavaType::Base(counted);
        let lower = Bound { value: self.convert(lower.value, &to), ..lower };
        let upper = Bound { value: self.convert(upper.value, &to), ..upper };
        Some(Domain::Integers(Box::new(Integers { of, counted, lower, upper })))
    }

    fn bound_value(&mut self, (bound, end): (&Expression, End)) -> Option<Bound> {
        let value = self.value(bound)?;
        match value.of.integral() {
            Some(_) => Some(Bound { value, end }),
            None => self.wrong_type(bound.span, "an integer for a bound", &value.of),
        }
    }
}

fn taken_apart(quantified: &Quantified) -> Parts<'_> {
    let count = quantified.variables.len();
    let mut parts =
        Parts { lower: vec![None; count], upper: vec![None; count], asked: vec![Vec::new(); count + 1], body: None };
    let mut conditions: Vec<&Expression> = quantified.range.iter().flat_map(conjuncts).collect();
    match (quantified.quantifier.value, &quantified.body.kind) {
        (Quantifier::ForAll, ExpressionKind::Binary { operator: Binary::Implies, left, right }) => {
            conditions.extend(conjuncts(left));
            parts.body = Some(right);
        }
        (Quantifier::ForAll, ExpressionKind::Binary { operator: Binary::ImpliedBy, left, right }) => {
            conditions.extend(conjuncts(right));
            parts.body = Some(left);
        }
        (Quantifier::Exists | Quantifier::NumberOf, _) => conditions.extend(conjuncts(&quantified.body)),
        _ => parts.body = Some(&quantified.body),
    }
    // The variables that must have their values before anything further is asked.
    let mut reached = 0;
    for condition in conditions {
        let bound = bounds(condition, &quantified.variables);
        let taken =
            bound.into_iter().fold(false, |taken, (place, side, value)| parts.take(place, side, value) || taken);
        let both = (0..count).rev().find(|&place| parts.lower[place].is_some() && parts.upper[place].is_some());
        if taken {
            // One bound alone leaves values, so that what follows would be asked anyway.
            reached = reached.max(both.map_or(0, |place| place + 1));
            continue;
        }
        let mentioned = quantified.variables.iter().rposition(|variable| condition.mentions(&variable.name.value));
        reached = reached.max(mentioned.map_or(0, |place| place + 1));
        parts.asked[reached].push(condition);
    }
    parts
}

impl<'e> Parts<'e> {
    /// Makes this the bound of a variable if it has none yet.
    fn take(&mut self, place: usize, side: Side, value: (&'e Expression, End)) -> bool {
        let slot = if side == Side::Lower { &mut self.lower[place] } else { &mut self.upper[place] };
        let free = slot.is_none();
        slot.get_or_insert(value);
        free
    }
}

/// The bounds that a comparison gives to a variable: the place of the variable, which end, and the bound.
fn bounds<'e>(condition: &'e Expression, variables: &[Variable]) -> Vec<(usize, Side, (&'e Expression, End))> {
    let ExpressionKind::Binary { operator, left, right } = &condition.kind else { return Vec::new() };
    // Seen from the left operand: is it bounded from above or from below?
    let (sides, end): (&[Side], End) = match operator {
        Binary::Less => (&[Side::Upper], End::Excluded),
        Binary::LessEqual => (&[Side::Upper], End::Included),
        Binary::Greater => (&[Side::Lower], End::Excluded),
        Binary::GreaterEqual => (&[Side::Lower], End::Included),
        Binary::Equal => (&[Side::Lower, Side::Upper], End::Included),
        _ => return Vec::new(),
    };
    let bounded = |variable: &Expression, bound: &Expression| {
        let place = variables.iter().position(|known| variable.as_name() == Some(&known.name.value))?;
        let depends = variables[place..].iter().any(|later| bound.mentions(&later.name.value));
        (!depends && variables[place].domain.is_none()).then_some(place)
    };
    if let Some(place) = bounded(left, right) {
        return sides.iter().map(|&side| (place, side, (&**right, end))).collect();
    }
    let Some(place) = bounded(right, left) else { return Vec::new() };
    let opposite = |side: &Side| if *side == Side::Lower { Side::Upper } else { Side::Lower };
    sides.iter().map(|side| (place, opposite(side), (&**left, end))).collect()
}
