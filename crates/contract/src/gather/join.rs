//! Joining what different places say of one method: all of it binds.
//!
//! A contract is a list of cases, each of which binds where its precondition holds. Two contracts together bind as each case
//! of the one with each case of the other: where both preconditions hold, what both cases say holds.
//!
//! A contract that begins with `also`, and each `@Case`, adds cases instead: the method may be called where their own
//! preconditions hold, whatever other places require. What another place says without requiring anything was said of all
//! calls, so it holds in them too.

use super::listener::{Listener, Speaker};
use crate::agreed::{Assigned, Case, Condition};
use crate::syntax::{Behavior, Expression, ExpressionKind, Literal};
use crate::{Code, Imports, Problem};
use program::{ClassId, MethodId, Program};

impl Listener<'_> {
    /// Joins the cases that one place gives a method with those of other places, and keeps those that it adds to them.
    pub fn join_cases(&mut self, method: MethodId, cases: Vec<Case>, added: Vec<Case>) {
        let said = self.method_said(method);
        said.places += 1;
        said.added.extend(added.into_iter().map(|case| (said.places, case)));
        if let [only] = &cases[..] {
            said.everywhere.extend(only.requires.is_empty().then(|| (said.places, only.clone())));
        }
        let known = std::mem::take(&mut said.cases);
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

    /// Puts the cases that places have added behind those that they have in common, when all places were heard.
    pub fn add_cases(&mut self) {
        let methods: Vec<MethodId> = self.said.methods.keys().copied().collect();
        for method in methods {
            let said = self.method_said(method);
            let added = std::mem::take(&mut said.added);
            // A case that requires nothing binds beside the others as it is, unless it was joined with one that does.
            let is_narrowed = said.cases.iter().all(|case| !case.requires.is_empty());
            let everywhere = if is_narrowed { std::mem::take(&mut said.everywhere) } else { Vec::new() };
            for (place, case) in added {
                let others = everywhere.iter().filter(|(other, _)| *other != place);
                let joined = others.fold(case, |case, (_, other)| self.join(method, &case, other));
                self.method_said(method).cases.push(joined);
            }
        }
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
