//! Joining what different places say of one method: all of it binds.
//!
//! A contract is a list of cases, each of which binds where its precondition holds. Two contracts together bind as each case
//! of the one with each case of the other: where both preconditions hold, what both cases say holds.

use super::listener::{Listener, Speaker};
use crate::agreed::{Assigned, Case, Condition};
use crate::syntax::{Behavior, Expression, ExpressionKind, Literal};
use crate::{Code, Imports, Problem};
use program::{ClassId, MethodId, Program};

impl Listener<'_> {
    /// Adds cases that one place gives a method to those that other places have given it.
    pub fn join_cases(&mut self, method: MethodId, cases: Vec<Case>) {
        let known = std::mem::take(&mut self.method_said(method).cases);
        let joined = if known.is_empty() || cases.is_empty() {
            known.into_iter().chain(cases).collect()
        } else {
            let mut joined = Vec::new();
            for left in &known {
                for right in &cases {
                    joined.push(self.join(method, left, right));
                }
            }
            joined
        };
        self.method_said(method).cases = joined;
    }

    fn join(&mut self, method: MethodId, left: &Case, right: &Case) -> Case {
        let mut joined = left.clone();
        joined.behavior = match (left.behavior, right.behavior) {
            (Behavior::Any, other) | (other, Behavior::Any) => other,
            (left, right) if left == right => left,
            _ => {
                // One returns, the other throws: fine as long as their preconditions exclude each other.
                joined.ensures.push(self.never(method, right));
                Behavior::Normal
            }
        };
        joined.requires.extend(right.requires.iter().cloned());
        joined.ensures.extend(right.ensures.iter().cloned());
        joined.signals.extend(right.signals.iter().cloned());
        joined.signals_only = match (&left.signals_only, &right.signals_only) {
            (Some(left), Some(right)) => Some(common_exceptions(self.program, left, right)),
            (left, right) => left.as_ref().or(right.as_ref()).cloned(),
        };
        joined.signals_only_at = left.signals_only_at.as_ref().or(right.signals_only_at.as_ref()).cloned();
        joined.assignable = match (&left.assignable, &right.assignable) {
            (Some(left), Some(right)) => self.join_assigned(left, right),
            (left, right) => left.as_ref().or(right.as_ref()).cloned(),
        };
        joined
    }

    /// A postcondition that does not hold, at the place of a case. It has the arguments that all postconditions have.
    fn never(&self, method: MethodId, case: &Case) -> Condition {
        let speaker = Speaker::new(case.place.text.clone(), Imports::default(), None);
        let count = self.program.method(method).types.parameters.len();
        let scopes = self.scopes(&speaker, method, (0..count).map(|index| format!("arg{index}")).collect());
        let kind = ExpressionKind::Literal(Literal::Boolean(false));
        speaker.condition(Expression::new(kind, case.place.span), case.place.span, &scopes.after)
    }

    /// Only what both allow may be assigned.
    fn join_assigned(&mut self, left: &Assigned, right: &Assigned) -> Option<Assigned> {
        match (&left.locations, &right.locations) {
            (None, _) => return Some(right.clone()),
            (_, None) => return Some(left.clone()),
            (Some(none), _) if none.is_empty() => return Some(left.clone()),
            (_, Some(none)) if none.is_empty() => return Some(right.clone()),
            (Some(_), Some(_)) => {}
        }
        let message = format!("{} has said already what may be assigned", left.place.text.name);
        let problem = Problem::new(Code::Contradiction, right.place.span, message);
        self.report(&right.place.text, problem.help("list all of it in one place"));
        None
    }
}

/// The exceptions that both lists allow.
fn common_exceptions(program: &Program, left: &[ClassId], right: &[ClassId]) -> Vec<ClassId> {
    let mut common = Vec::new();
    for &left in left {
        for &right in right {
            if program.is_subtype(left, right) {
                common.push(left);
            } else if program.is_subtype(right, left) {
                common.push(right);
            }
        }
    }
    common.sort();
    common.dedup();
    common
}
