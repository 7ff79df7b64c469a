//! `while`, `do` and `for` (JLS §14.12 to §14.14), but for loops over elements.

use super::actions::{Asked, TypedAction, TypedLoop};
use super::blocks::Actions;
use super::flow::{Leavable, State};
use super::patterns::{Assigned, Introduced};
use super::{Checker, Constant, Local, Typed};
use crate::syntax::{Action, Expression};

impl Checker<'_> {
    pub(super) fn while_loop(
        &mut self,
        labels: Vec<String>,
        condition: &Expression,
        body: &Action,
    ) -> (Option<Actions>, Vec<Local>) {
        let exit = self.flow.enter(Leavable::Loop, labels);
        let (condition, Introduced { holds, fails, assigned }) = self.condition_outcome(condition);
        let before = self.enter_body(condition.as_ref(), &assigned);
        let body = self.nested(body, &holds);
        let breaks = self.flow.leave_entered();
        let is_left = breaks.is_some();
        self.behind_loop(condition.as_ref(), before, breaks);
        let made = condition.zip(body).map(|(condition, body)| {
            vec![TypedAction::Loop(Box::new(TypedLoop {
                exit,
                condition: Some(condition),
                asked: Asked::Before,
                body,
                step: Vec::new(),
            }))]
        });
        (made, if is_left { Vec::new() } else { fails })
    }

    /// Goes into the body of a loop whose condition was checked, and answers what is known where it fails.
    fn enter_body(&mut self, condition: Option<&Typed>, assigned: &Assigned) -> State {
        let mut before = self.flow.state.clone();
        before.assign(&assigned.if_fails);
        self.flow.state.assign(&assigned.if_holds);
        if condition.and_then(Typed::constant) == Some(&Constant::Boolean(false)) {
            self.flow.leave();
        }
        before
    }

    /// Goes on behind a loop that asks before each round.
    fn behind_loop(&mut self, condition: Option<&Typed>, before: State, breaks: Option<State>) {
        let endless = condition.is_none_or(|condition| condition.constant() == Some(&Constant::Boolean(true)));
        if endless {
            self.flow.leave();
        } else {
            self.flow.state = self.flow.behind(before);
        }
        if let Some(breaks) = breaks {
            self.flow.meet(breaks);
        }
    }

    pub(super) fn do_loop(&mut self, labels: Vec<String>, body: &Action, condition: &Expression) -> Option<Actions> {
        let exit = self.flow.enter(Leavable::Loop, labels);
        let body = self.nested(body, &[]);
        self.flow.meet_continues();
        let condition = self.condition(condition);
        let breaks = self.flow.leave_entered();
        let before = self.flow.leave();
        if before.reached {
            self.behind_loop(condition.as_ref(), before, breaks);
        } else {
            self.flow.state = breaks.unwrap_or(before);
        }
        let (condition, body, asked) = (Some(condition?), body?, Asked::After);
        Some(vec![TypedAction::Loop(Box::new(TypedLoop { exit, condition, asked, body, step: Vec::new() }))])
    }

    pub(super) fn for_loop(
        &mut self,
        labels: Vec<String>,
        start: &[Action],
        condition: Option<&Expression>,
        step: &[Action],
        body: &Action,
    ) -> Option<Actions> {
        let known = self.bound.len();
        let mut first = Some(Vec::new());
        for action in start {
            let (typed, introduced) = self.action(action);
            self.bound.extend(introduced);
            first = first.zip(typed).map(|(first, typed)| [first, typed].concat());
        }
        let exit = self.flow.enter(Leavable::Loop, labels);
        let asked = condition.map(|condition| self.condition_outcome(condition));
        let (condition, holds, assigned) = match asked {
            Some((condition, introduced)) => (condition.map(Some), introduced.holds, introduced.assigned),
            None => (Some(None), Vec::new(), Assigned::default()),
        };
        let before = self.enter_body(condition.as_ref().and_then(Option::as_ref), &assigned);
        let body = self.nested(body, &holds);
        self.flow.meet_continues();
        let step = self.with_locals(&holds, |checker| match checker.flow.state.reached {
            true => checker.actions(step),
            // Nothing comes back to it.
            false => Some(Vec::new()),
        });
        let breaks = self.flow.leave_entered();
        self.behind_loop(condition.as_ref().and_then(Option::as_ref), before, breaks);
        self.bound.truncate(known);
        let (mut actions, condition, body, step) = (first?, condition?, body?, step?);
        actions.push(TypedAction::Loop(Box::new(TypedLoop { exit, condition, asked: Asked::Before, body, step })));
        Some(actions)
    }
}
