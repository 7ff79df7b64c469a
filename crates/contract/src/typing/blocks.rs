//! Statements inside of expressions (JLS chapter 14): the bodies of functions, and blocks of `switch`.

use super::flow::{Initially, State, add};
use super::forms::{Asked, TypedAction, TypedLoop};
use super::patterns::Introduced;
use super::types::JavaType;
use super::{Checker, Constant, Local, Node, Typed};
use crate::syntax::{Action, ActionKind, Binary, Declaration, Expression, Name};
use crate::{Code, Span};

/// What a block is there for.
#[derive(Clone)]
pub(super) enum Purpose {
    /// The body of a function with this result; `None` for a function that gives nothing.
    Function(Option<JavaType>),
    /// An arm of a `switch`, of this type if its place says so.
    Switch(Option<JavaType>),
}

type Actions = Vec<TypedAction>;

impl Checker<'_> {
    /// A block as an expression. Without a type its values still have their own.
    pub(super) fn block_value(&mut self, actions: &[Action], purpose: Purpose, span: Span) -> Option<Typed> {
        let of = match &purpose {
            Purpose::Function(of) | Purpose::Switch(of) => of.clone().unwrap_or(JavaType::Null),
        };
        let gives_nothing = matches!(purpose, Purpose::Function(None));
        let around = self.purpose.replace(purpose);
        let loops = std::mem::take(&mut self.flow.loops);
        let actions = self.actions(actions);
        self.flow.loops = loops;
        let purpose = std::mem::replace(&mut self.purpose, around);
        if self.flow.state.reached && !gives_nothing {
            let word = if matches!(purpose, Some(Purpose::Function(_))) { "return" } else { "yield" };
            let span = Span::new(span.end.saturating_sub(1).max(span.start), span.end);
            return self.problem(Code::NoValue, span, format!("this block may end without `{word}`"));
        }
        Some(Typed::new(of, Node::Block(actions?)))
    }

    /// Checks something that runs at another time, or instead of others: what it assigns may or may not have happened.
    pub(super) fn apart<T>(&mut self, check: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.flow.state.clone();
        let checked = check(self);
        self.flow.state = self.flow.behind(before);
        checked
    }

    /// The statements of a block. All of them are checked, whatever is wrong with one.
    fn actions(&mut self, actions: &[Action]) -> Option<Actions> {
        let known = self.bound.len();
        let mut found = Some(Vec::new());
        for action in actions {
            if !self.flow.state.reached {
                self.problem::<()>(Code::Contradiction, action.span, "this statement is never reached");
                found = None;
                break;
            }
            let (typed, introduced) = self.action(action);
            self.bound.extend(introduced);
            found = found.zip(typed).map(|(mut found, typed)| {
                found.extend(typed);
                found
            });
        }
        self.bound.truncate(known);
        found
    }

    pub(super) fn nested(&mut self, action: &Action, locals: &[Local]) -> Option<Actions> {
        self.with_locals(locals, |checker| checker.actions(std::slice::from_ref(action)))
    }

    /// A statement, and the variables that those behind it can name.
    fn action(&mut self, action: &Action) -> (Option<Actions>, Vec<Local>) {
        let span = action.span;
        let plain = |found: Option<TypedAction>| (found.map(|found| vec![found]), Vec::new());
        match &action.value {
            ActionKind::Declare(declared) => self.declaration(declared),
            ActionKind::Assign { target, operator, value } => plain(self.assignment(target, *operator, value, span)),
            ActionKind::Evaluate(value) => plain(self.effect(value).map(TypedAction::Effect)),
            ActionKind::Block(actions) => (self.actions(actions), Vec::new()),
            ActionKind::If { condition, then, otherwise } => self.choice(condition, then, otherwise.as_deref()),
            ActionKind::While { condition, body } => self.while_loop(condition, body),
            ActionKind::DoWhile { body, condition } => (self.do_loop(body, condition), Vec::new()),
            ActionKind::For { start, condition, step, body } => {
                (self.for_loop(start, condition.as_ref(), step, body), Vec::new())
            }
            ActionKind::ForEach { variable, values, body } => (self.for_each(variable, values, body), Vec::new()),
            ActionKind::Break | ActionKind::Continue => plain(self.jump(&action.value, span)),
            ActionKind::Return(value) => plain(self.returned(value.as_ref(), span)),
            ActionKind::Yield(value) => plain(self.yielded(value, span)),
            ActionKind::Throw(thrown) => {
                let value = self.thrown(thrown);
                self.flow.leave();
                plain(value.map(TypedAction::Throw))
            }
        }
    }

    /// Evaluated for what it does: also a call of a method that returns nothing.
    pub(super) fn effect(&mut self, expression: &Expression) -> Option<Typed> {
        match &expression.kind {
            crate::syntax::ExpressionKind::Call { target, name, arguments } => {
                self.call(target.as_deref(), name, arguments, expression.span, super::calls::Use::Effect)
            }
            _ => self.value(expression),
        }
    }

    pub(super) fn thrown(&mut self, thrown: &Expression) -> Option<Typed> {
        let value = self.value(thrown)?;
        if !self.is_subtype(&value.of, &JavaType::class("java/lang/Throwable")) {
            return self.wrong_type(thrown.span, "an exception", &value.of);
        }
        Some(value)
    }

    fn declaration(&mut self, declared: &Declaration) -> (Option<Actions>, Vec<Local>) {
        let written = declared.of.as_ref().map(|of| self.type_named(of));
        let value = match (&written, &declared.value) {
            (_, None) => None,
            (Some(Some(of)), Some(value)) => Some(self.value_as(value, of)),
            (_, Some(value)) => Some(self.value(value)),
        };
        let of = match (written, &value) {
            (Some(written), _) => written,
            (None, Some(Some(value))) => self.variable_type(value, declared.name.span),
            (None, _) => None,
        };
        let local = self.declare(&declared.name, of.clone());
        let initially = if value.is_some() { Initially::Assigned } else { Initially::Unassigned };
        self.changeable(local.1, &declared.name.value, initially);
        let variable = local.1;
        let actions = match (of, value) {
            (Some(_), Some(value)) => value.map(|value| vec![TypedAction::Set { variable, value }]),
            (Some(_), None) => Some(Vec::new()),
            (None, _) => None,
        };
        (actions, vec![local])
    }

    /// The type of a `var` with this value.
    fn variable_type(&mut self, value: &Typed, span: Span) -> Option<JavaType> {
        match &value.of {
            JavaType::Null => self.problem(Code::WrongType, span, "`null` does not say what this variable is"),
            of => Some(of.clone()),
        }
    }

    fn assignment(
        &mut self,
        target: &Name,
        operator: Option<Binary>,
        value: &Expression,
        span: Span,
    ) -> Option<TypedAction> {
        let Some((_, variable, of)) = self.bound.iter().rev().find(|(known, ..)| *known == target.value).cloned()
        else {
            return self.foreign(target, span);
        };
        let held = of.clone().map(|of| Typed::new(of, Node::Bound(variable)));
        if operator.is_some() {
            self.reads(variable, target.span);
        }
        let value = match (operator, of) {
            (_, None) => self.value(value).and(None),
            (None, Some(of)) => self.value_as(value, &of),
            (Some(operator), Some(of)) => {
                let operand = self.value(value);
                operand.zip(held).and_then(|(operand, held)| {
                    self.compound(operator, (held, target.span), (operand, value.span), of, span)
                })
            }
        };
        match self.assigns(variable) {
            Some(declared) if declared.functions == self.flow.around.functions => {
                value.map(|value| TypedAction::Set { variable, value })
            }
            _ => self.foreign(target, span),
        }
    }

    /// `x += e` stands for `x = (T) (x + e)`.
    fn compound(
        &mut self,
        operator: Binary,
        left: (Typed, Span),
        right: (Typed, Span),
        of: JavaType,
        span: Span,
    ) -> Option<Typed> {
        let found = self.operation(operator, left, right, span)?;
        if self.is_subtype(&found.of, &of) {
            return Some(found);
        }
        let (base, boxed) = (of.unboxed(), of.is_reference());
        let number = self.cast_to(base.map_or_else(|| of.clone(), JavaType::Base), found, span)?;
        Some(if boxed { self.convert(number, &of) } else { number })
    }

    /// Tells that something is assigned to which a block may not change.
    fn foreign<T>(&mut self, target: &Name, span: Span) -> Option<T> {
        let message = format!("a contract must not have side effects: `{}` is no variable of this block", target.value);
        let help = Some("a block assigns to the variables that it declares".to_owned());
        self.problem_with_help(Code::SideEffect, span, message, help)
    }

    fn choice(
        &mut self,
        condition: &Expression,
        then: &Action,
        otherwise: Option<&Action>,
    ) -> (Option<Actions>, Vec<Local>) {
        let (condition, introduced) = self.condition_outcome(condition);
        let before = self.flow.state.clone();
        let then = self.nested(then, &introduced.holds);
        let behind_then = std::mem::replace(&mut self.flow.state, before);
        let otherwise = match otherwise {
            Some(otherwise) => self.nested(otherwise, &introduced.fails),
            None => Some(Vec::new()),
        };
        let behind_otherwise = self.flow.state.clone();
        let introduced = match (behind_then.reached, behind_otherwise.reached) {
            (false, true) => introduced.fails,
            (true, false) => introduced.holds,
            _ => Vec::new(),
        };
        self.flow.state = behind_then.or(behind_otherwise);
        let made = condition.zip(then).zip(otherwise);
        let made = made.map(|((condition, then), otherwise)| vec![TypedAction::If { condition, then, otherwise }]);
        (made, introduced)
    }

    fn while_loop(&mut self, condition: &Expression, body: &Action) -> (Option<Actions>, Vec<Local>) {
        self.flow.enter_loop();
        let (condition, Introduced { holds, fails }) = self.condition_outcome(condition);
        let before = self.enter_body(condition.as_ref());
        let body = self.nested(body, &holds);
        let exits = self.flow.leave_loop();
        let breaks = exits.breaks.is_some();
        self.behind_loop(condition.as_ref(), before, exits.breaks);
        let made = condition.zip(body).map(|(condition, body)| {
            vec![TypedAction::Loop(Box::new(TypedLoop {
                condition: Some(condition),
                asked: Asked::Before,
                body,
                step: Vec::new(),
            }))]
        });
        (made, if breaks { Vec::new() } else { fails })
    }

    /// Goes into the body of a loop whose condition was checked, and answers what was known before.
    fn enter_body(&mut self, condition: Option<&Typed>) -> State {
        let before = self.flow.state.clone();
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
            let state = self.flow.leave();
            self.flow.state = state.or(breaks);
        }
    }

    fn do_loop(&mut self, body: &Action, condition: &Expression) -> Option<Actions> {
        self.flow.enter_loop();
        let body = self.nested(body, &[]);
        let continues = self.flow.loops.last_mut().and_then(|exits| exits.continues.take());
        if let Some(continues) = continues {
            let state = self.flow.leave();
            self.flow.state = state.or(continues);
        }
        let condition = self.condition(condition);
        let exits = self.flow.leave_loop();
        let before = self.flow.leave();
        if before.reached {
            self.behind_loop(condition.as_ref(), before, exits.breaks);
        } else {
            self.flow.state = exits.breaks.unwrap_or(before);
        }
        let (condition, body) = (Some(condition?), body?);
        Some(vec![TypedAction::Loop(Box::new(TypedLoop { condition, asked: Asked::After, body, step: Vec::new() }))])
    }

    fn for_loop(
        &mut self,
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
        self.flow.enter_loop();
        let asked = condition.map(|condition| self.condition_outcome(condition));
        let (condition, holds) = match asked {
            Some((condition, introduced)) => (condition.map(Some), introduced.holds),
            None => (Some(None), Vec::new()),
        };
        let before = self.enter_body(condition.as_ref().and_then(Option::as_ref));
        let body = self.nested(body, &holds);
        let continues = self.flow.loops.last_mut().and_then(|exits| exits.continues.take());
        if let Some(continues) = continues {
            let state = self.flow.leave();
            self.flow.state = state.or(continues);
        }
        let step = self.with_locals(&holds, |checker| match checker.flow.state.reached {
            true => checker.actions(step),
            // Nothing comes back to it.
            false => Some(Vec::new()),
        });
        let exits = self.flow.leave_loop();
        self.behind_loop(condition.as_ref().and_then(Option::as_ref), before, exits.breaks);
        self.bound.truncate(known);
        let (mut actions, condition, body, step) = (first?, condition?, body?, step?);
        actions.push(TypedAction::Loop(Box::new(TypedLoop { condition, asked: Asked::Before, body, step })));
        Some(actions)
    }

    fn jump(&mut self, kind: &ActionKind, span: Span) -> Option<TypedAction> {
        let state = self.flow.leave();
        let Some(exits) = self.flow.loops.last_mut() else {
            return self.problem(Code::Syntax, span, "there is no loop around this in its block");
        };
        if *kind == ActionKind::Break {
            add(&mut exits.breaks, state);
            return Some(TypedAction::Break);
        }
        add(&mut exits.continues, state);
        Some(TypedAction::Continue)
    }

    fn returned(&mut self, value: Option<&Expression>, span: Span) -> Option<TypedAction> {
        let found = match (self.purpose.clone(), value) {
            (Some(Purpose::Function(None)), None) => Some(None),
            (Some(Purpose::Function(None)), Some(value)) => {
                self.problem(Code::WrongType, value.span, "this function gives nothing")
            }
            (Some(Purpose::Function(Some(of))), Some(value)) => self.value_as(value, &of).map(Some),
            (Some(Purpose::Function(Some(of))), None) => {
                self.problem(Code::NoValue, span, format!("this function gives `{of}`"))
            }
            _ => self.problem(Code::Syntax, span, "nothing returns out of a `switch`: write `yield`"),
        };
        self.flow.leave();
        found.map(TypedAction::Give)
    }

    fn yielded(&mut self, value: &Expression, span: Span) -> Option<TypedAction> {
        let found = match self.purpose.clone() {
            Some(Purpose::Switch(Some(of))) => self.value_as(value, &of),
            Some(Purpose::Switch(None)) => self.value(value),
            _ => self.problem(Code::Syntax, span, "`yield` is for blocks of a `switch`: write `return`"),
        };
        self.flow.leave();
        found.map(|value| TypedAction::Give(Some(value)))
    }
}
