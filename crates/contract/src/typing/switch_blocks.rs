//! `switch` whose arms are statements (JLS §14.11): statements, and expressions with colons, where what does not leave an arm goes
//! on in the next one.

use super::actions::TypedAction;
use super::blocks::{Actions, Purpose};
use super::flow::Leavable;
use super::forms::{TypedArm, TypedBody, TypedSwitch};
use super::switch::Selector;
use super::types::{JavaType, STRING};
use super::{BoundId, Checker, Local, Typed};
use crate::syntax::{Arm, ArmBody, CaseLabel, Form, Switch};
use crate::{Code, Span};

impl Checker<'_> {
    pub(super) fn switch_action(&mut self, switch: &Switch, span: Span) -> Option<TypedAction> {
        let (selector, held, mut known) = self.begun_switch(switch);
        let exit = self.flow.enter(Leavable::Switch, Vec::new());
        let before = self.flow.state.clone();
        let arms = match switch.form {
            Form::Colons => self.groups(switch, known.as_mut()),
            Form::Arrows => self.arms_apart(switch, known.as_mut()),
        };
        if let Some(breaks) = self.flow.leave_entered() {
            self.flow.meet(breaks);
        }
        let (Some(selector), Some(known)) = (selector, known) else {
            // Whether all values have an arm is not known.
            self.flow.meet(before);
            return None;
        };
        let is_whole = known.otherwise.is_some() || self.must_be_whole(switch, &selector.of);
        if !is_whole || switch.arms.is_empty() {
            self.flow.meet(before);
        }
        let unmatched = match known.otherwise {
            None if is_whole => {
                self.check_whole(&known, &selector.of, span)?;
                Some(self.unmatched())
            }
            _ => None,
        };
        let Selector { of_null, otherwise, .. } = known;
        let (arms, form) = (arms?, switch.form);
        let switch = Box::new(TypedSwitch { selector, held, arms, of_null, otherwise, unmatched, form });
        Some(TypedAction::Switch { exit, switch })
    }

    /// Whether a statement without `default` must have an arm for every value, as those of old need not.
    fn must_be_whole(&mut self, switch: &Switch, of: &JavaType) -> bool {
        let mut labels = switch.arms.iter().flat_map(|arm| &arm.labels);
        let is_new = |label: &CaseLabel| super::switch::is_null(label) || matches!(label, CaseLabel::Pattern(_));
        labels.any(|label| is_new(&label.value))
            || !of.is_class(STRING) && super::switch::small(of).is_none() && self.enum_of(of).is_none()
    }

    /// The arms of an expression with colons.
    pub(super) fn value_groups(
        &mut self,
        switch: &Switch,
        known: Option<&mut Selector>,
        target: Option<&JavaType>,
        span: Span,
    ) -> Option<Vec<TypedArm>> {
        self.apart(|checker| {
            let purpose = Purpose::Switch(target.cloned());
            let arms = checker.for_purpose(purpose, |checker| checker.groups(switch, known));
            checker.gives_a_value("yield", span)?;
            arms
        })
    }

    /// Arms with arrows, each of which ends behind the statement.
    fn arms_apart(&mut self, switch: &Switch, mut known: Option<&mut Selector>) -> Option<Vec<TypedArm>> {
        let before = self.flow.state.clone();
        let mut end = None;
        let mut arms = Some(Vec::new());
        for (place, arm) in switch.arms.iter().enumerate() {
            self.flow.state = before.clone();
            let known_variables = self.bound.len();
            let typed = self.group(arm, place, known.as_deref_mut(), &mut Vec::new());
            self.bound.truncate(known_variables);
            super::flow::add(&mut end, self.flow.leave());
            arms = with(arms, typed);
        }
        self.flow.state = end.unwrap_or(before);
        arms
    }

    /// Arms with colons: variables of one can be named in those behind it, where they have no values unless one comes from there.
    fn groups(&mut self, switch: &Switch, mut known: Option<&mut Selector>) -> Option<Vec<TypedArm>> {
        let outside = self.bound.len();
        let before = self.flow.state.clone();
        self.flow.leave();
        let mut arms = Some(Vec::new());
        for (place, arm) in switch.arms.iter().enumerate() {
            let falls = self.flow.leave();
            let declared: Vec<BoundId> = self.bound[outside..].iter().map(|(_, id, _)| *id).collect();
            let fell = falls.reached;
            self.flow.state = before.clone().without(declared.into_iter()).or(falls);
            let mut own = Vec::new();
            let typed = self.group(arm, place, known.as_deref_mut(), &mut own);
            if fell && !own.is_empty() {
                let message = "nothing goes on from the arm before into one whose pattern has variables";
                self.problem::<()>(Code::Contradiction, arm.labels[0].span, message);
            }
            arms = with(arms, typed);
        }
        if switch.arms.is_empty() {
            self.flow.state = before;
        }
        self.bound.truncate(outside);
        arms
    }

    /// One arm. What its statements declare stays, the variables of its patterns go.
    fn group(
        &mut self,
        arm: &Arm,
        place: usize,
        known: Option<&mut Selector>,
        own: &mut Vec<Local>,
    ) -> Option<TypedArm> {
        let (tests, locals) = self.tests(arm, place, known);
        let start = self.bound.len();
        self.bound.extend(locals.iter().cloned());
        let mut guard = Some(None);
        if let Some(written) = &arm.guard {
            let (condition, introduced) = self.condition_outcome(written);
            guard = condition.map(Some);
            self.bound.extend(introduced.holds);
        }
        let end = self.bound.len();
        let body = self.group_body(&arm.body);
        self.bound.drain(start..end);
        *own = locals;
        Some(TypedArm { tests: tests?, guard: guard?, body: TypedBody::Actions(body?) })
    }

    fn group_body(&mut self, body: &ArmBody) -> Option<Actions> {
        match body {
            ArmBody::Block(actions) => self.open_actions(actions),
            ArmBody::Throw(thrown) => {
                let thrown = self.thrown(thrown);
                self.flow.leave();
                thrown.map(|thrown| vec![TypedAction::Throw(thrown)])
            }
            ArmBody::Value(value) => self.yielded(value, value.span).map(|given| vec![given]),
        }
    }

    /// Tells if some values have no arm.
    pub(super) fn check_whole(&mut self, known: &Selector, of: &JavaType, span: Span) -> Option<()> {
        if known.otherwise.is_some() || self.covers(&known.covered, of, span)? {
            return Some(());
        }
        let message = format!("this `switch` does not say what comes of every `{of}`");
        self.problem_with_help(Code::WrongType, span, message, Some("add `default -> …;`".to_owned()))
    }

    /// The exception where no arm is the right one.
    pub(super) fn unmatched(&mut self) -> &'static str {
        let newer = self.program.load("java/lang/MatchException").is_ok();
        if newer { "java/lang/MatchException" } else { "java/lang/IncompatibleClassChangeError" }
    }
}

fn with(arms: Option<Vec<TypedArm>>, arm: Option<TypedArm>) -> Option<Vec<TypedArm>> {
    arms.zip(arm).map(|(mut arms, arm)| {
        arms.push(arm);
        arms
    })
}

impl TypedArm {
    /// The values that may come out of this arm.
    pub(super) fn values<'t>(&'t self, found: &mut Vec<&'t Typed>) {
        match &self.body {
            TypedBody::Value(Typed { node: super::Node::Block(actions), .. }) | TypedBody::Actions(actions) => {
                actions.iter().for_each(|action| action.given(found));
            }
            TypedBody::Value(value) => found.push(value),
            TypedBody::Throw(_) => {}
        }
    }
}
