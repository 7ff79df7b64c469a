//! Quantifiers: which values their variables take, and the type of what comes out.
//!
//! The range is a conjunction. Comparisons in it that bound a variable become the ends of a loop; what else it says is
//! asked as early as it can be without asking what Java's `&&` would not have come to. What implies a `\forall`'s body, and
//! what the body of an `\exists` or `\num_of` is a conjunction of, counts as part of the range, because it means the same.

use super::order::{self, Comparison, Side};
use super::types::{JavaType, promoted, promoted_together};
use super::{Bound, Checker, Constant, Domain, End, Integers, Loop, Node, Typed, TypedQuantified};
use crate::Code;
use crate::syntax::{Expression, Quantified, Quantifier, Variable};
use program::BaseType;

/// The range taken apart, its variables in the order of the loops, before anything is known of types.
struct Parts<'e> {
    /// By variable.
    lower: Vec<Option<(&'e Expression, End)>>,
    upper: Vec<Option<(&'e Expression, End)>>,
    /// What is asked once the first so many variables have their values.
    asked: Vec<Vec<&'e Expression>>,
    body: Option<&'e Expression>,
    /// Whether there is a range, beside what counts as one.
    has_range: bool,
}

impl Checker<'_> {
    pub(super) fn quantified(&mut self, quantified: &Quantified) -> Option<Typed> {
        let variables = order::ordered(quantified);
        let parts = taken_apart(quantified, &variables);
        // What the range introduces can be named in the rest of the range and in the body.
        let known = self.bound.len();
        let guards = self.conditions(&parts.asked[0]);
        let mut loops: Vec<Option<Loop>> = Vec::new();
        for (place, &variable) in variables.iter().enumerate() {
            let domain = self.domain(variable, place, &parts);
            let id = self.fresh_variable();
            let of = self.type_named(&variable.of);
            self.bound.push((variable.name.value.clone(), id, of.clone()));
            let filters = self.conditions(&parts.asked[place + 1]);
            loops.push(domain.zip(filters).filter(|_| of.is_some()).map(|(domain, filters)| Loop {
                variable: id,
                domain,
                filters,
            }));
        }
        let quantifier = quantified.quantifier.value;
        let body = self.quantified_body(quantifier, parts.body);
        self.bound.truncate(known);
        let loops: Option<Vec<Loop>> = loops.into_iter().collect();
        let ((of, body), guards, loops) = (body?, guards?, loops?);
        Some(Typed::new(of, Node::Quantified(Box::new(TypedQuantified { quantifier, guards, loops, body }))))
    }

    fn conditions(&mut self, conditions: &[&Expression]) -> Option<Vec<Typed>> {
        let mut found: Vec<Option<Typed>> = Vec::new();
        for condition in conditions {
            let (value, introduced) = self.condition_outcome(condition);
            self.bound.extend(introduced.holds);
            found.push(value);
        }
        found.into_iter().collect()
    }

    /// The type of the whole and the body.
    fn quantified_body(&mut self, quantifier: Quantifier, body: Option<&Expression>) -> Option<(JavaType, Typed)> {
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
                    return self.wrong_type(body.span, "a number", &value.of);
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
            let whose = if parts.has_range { "the range" } else { "this quantifier has no range, and its body" };
            let message = format!("{whose} has no {missing} for `{name}`, so that not all its values can be tried");
            let help = format!("write `lo <= {name} && {name} < hi`, with bounds that do not depend on `{name}`");
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

fn taken_apart<'e>(quantified: &'e Quantified, variables: &[&'e Variable]) -> Parts<'e> {
    let count = variables.len();
    let (conditions, body) = order::conditions(quantified);
    let (lower, upper, asked) = (vec![None; count], vec![None; count], vec![Vec::new(); count + 1]);
    let mut parts = Parts { lower, upper, asked, body, has_range: quantified.range.is_some() };
    // The variables that must have their values before anything further is asked.
    let mut reached = 0;
    // The same for what was asked that is no comparison, and may see to it that a bound has a value at all.
    let mut guarded = 0;
    let mut compared: Vec<Comparison<'e>> = Vec::new();
    for condition in conditions {
        let found = order::comparisons(condition, variables, guarded);
        let first = found.iter().find(|it| !it.depends(&variables[it.place..])).map(|it| it.place);
        let own = found.iter().filter(|it| Some(it.place) == first);
        let is_guard = found.is_empty();
        // An equation is two bounds; both are taken.
        let taken = own.filter(|it| parts.take(it.place, it.side, (it.value, it.end))).count() > 0;
        compared.extend(found);
        let both = (0..count).rev().find(|&place| parts.lower[place].is_some() && parts.upper[place].is_some());
        if taken {
            // One bound alone leaves values, so that what follows would be asked anyway.
            reached = reached.max(both.map_or(0, |place| place + 1));
            continue;
        }
        let mentioned = variables.iter().rposition(|variable| condition.mentions(&variable.name.value));
        reached = reached.max(mentioned.map_or(0, |place| place + 1));
        guarded = if is_guard { reached } else { guarded };
        parts.asked[reached].push(condition);
    }
    for place in 0..count {
        let derived = |side| order::derived(&compared, place, side, variables, &variables[place..]);
        parts.lower[place] = parts.lower[place].or_else(|| derived(Side::Lower));
        parts.upper[place] = parts.upper[place].or_else(|| derived(Side::Upper));
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
