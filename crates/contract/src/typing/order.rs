//! What the range of a quantifier says of its variables: which comparisons bound them, and the order of the loops.
//!
//! A bound may depend on the variables of the loops around. Where the order in which the variables are declared gives no bounds
//! another one is tried, and what bounds a variable that in turn is a bound does as well: of `i < j && j < n` follows
//! `i < n`. Such a bound is wider than what the range says; the comparison it came by still counts.

use super::End;
use super::operators::conjuncts;
use crate::syntax::{Binary, ElementType, Expression, ExpressionKind, Primitive, Quantified, Quantifier, Variable};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Lower,
    Upper,
}

/// A comparison of a variable with something, seen from the variable.
pub(super) struct Comparison<'e> {
    /// Of the variable.
    pub place: usize,
    pub side: Side,
    pub value: &'e Expression,
    pub end: End,
    /// How many variables must have their values before this may be evaluated.
    after: usize,
}

impl Comparison<'_> {
    /// Whether it takes the values of these variables.
    pub(super) fn depends(&self, variables: &[&Variable]) -> bool {
        variables.iter().any(|variable| self.value.mentions(&variable.name.value))
    }
}

/// The range as a list of conditions, and what is left of the body.
pub(super) fn conditions(quantified: &Quantified) -> (Vec<&Expression>, Option<&Expression>) {
    let mut conditions: Vec<&Expression> = quantified.range.iter().flat_map(conjuncts).collect();
    let body = match (quantified.quantifier.value, &quantified.body.kind) {
        (Quantifier::ForAll, ExpressionKind::Binary { operator: Binary::Implies, left, right }) => {
            conditions.extend(conjuncts(left));
            Some(&**right)
        }
        (Quantifier::ForAll, ExpressionKind::Binary { operator: Binary::ImpliedBy, left, right }) => {
            conditions.extend(conjuncts(right));
            Some(&**left)
        }
        (Quantifier::Exists | Quantifier::NumberOf, _) => {
            conditions.extend(conjuncts(&quantified.body));
            None
        }
        _ => Some(&quantified.body),
    };
    (conditions, body)
}

/// The variables in the order of the loops: the declared one as far as there are bounds in it.
pub(super) fn ordered(quantified: &Quantified) -> Vec<&Variable> {
    let declared: Vec<&Variable> = quantified.variables.iter().collect();
    let (conditions, _) = conditions(quantified);
    let compared: Vec<Comparison<'_>> =
        conditions.into_iter().flat_map(|condition| comparisons(condition, &declared, 0)).collect();
    let mut left: Vec<usize> = (0..declared.len()).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let later: Vec<&Variable> = left.iter().map(|&place| declared[place]).collect();
        let is_ready = |&&place: &&usize| match &declared[place].domain {
            Some(domain) => !later.iter().any(|variable| domain.root.mentions(&variable.name.value)),
            None if is_boolean(declared[place]) => true,
            None => [Side::Lower, Side::Upper]
                .iter()
                .all(|&side| derived(&compared, place, side, &declared, &later).is_some()),
        };
        let Some(&next) = left.iter().find(is_ready) else { return declared };
        left.retain(|&place| place != next);
        order.push(declared[next]);
    }
    order
}

fn is_boolean(variable: &Variable) -> bool {
    let of = &variable.of.value;
    of.dimensions == 0 && matches!(of.element, ElementType::Primitive(Primitive::Boolean))
}

/// A bound of a variable that depends on none of the later ones, by way of other variables if need be.
pub(super) fn derived<'e>(
    compared: &[Comparison<'e>],
    place: usize,
    side: Side,
    variables: &[&Variable],
    later: &[&Variable],
) -> Option<(&'e Expression, End)> {
    let mut seen = vec![place];
    let mut waiting = vec![(place, End::Included)];
    while let Some((at, end)) = waiting.pop() {
        for comparison in compared.iter().filter(|it| it.place == at && it.side == side) {
            let end = if end == End::Excluded { end } else { comparison.end };
            if comparison.after <= place && !comparison.depends(later) {
                return Some((comparison.value, end));
            }
            let named = variables.iter().position(|known| comparison.value.as_name() == Some(&known.name.value));
            if let Some(next) = named.filter(|next| !seen.contains(next)) {
                seen.push(next);
                waiting.push((next, end));
            }
        }
    }
    None
}

/// What a comparison says of variables that have no other domain, the one on its left side first.
pub(super) fn comparisons<'e>(condition: &'e Expression, variables: &[&Variable], after: usize) -> Vec<Comparison<'e>> {
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
    let place = |operand: &Expression| {
        let place = variables.iter().position(|known| operand.as_name() == Some(&known.name.value))?;
        variables[place].domain.is_none().then_some(place)
    };
    let mut found = Vec::new();
    if let Some(place) = place(left) {
        found.extend(sides.iter().map(|&side| Comparison { place, side, value: right, end, after }));
    }
    if let Some(place) = place(right) {
        let opposite = |side: Side| if side == Side::Lower { Side::Upper } else { Side::Lower };
        found.extend(sides.iter().map(|&side| Comparison { place, side: opposite(side), value: left, end, after }));
    }
    found
}
