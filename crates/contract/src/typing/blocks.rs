//! Statements inside of expressions (JLS chapter 14): the bodies of functions, and blocks of `switch`.

use super::actions::TypedAction;
use super::flow::{Initially, Leavable, add};
use super::types::JavaType;
use super::{Checker, Local, Node, Typed};
use crate::syntax::{Action, ActionKind, Declaration, Expression, Name};
use crate::{Code, Span};

/// What a block is there for.
#[derive(Clone)]
pub(super) enum Purpose {
    /// The body of a function with this result; `None` for a function that gives nothing.
    Function(Option<JavaType>),
    /// The initializer of a class.
    Initializer,
    /// An arm of a `switch`, of this type if its place says so.
    Switch(Option<JavaType>),
}

/// What leads out of a statement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Jump {
    Break,
    Continue,
}

pub(super) type Actions = Vec<TypedAction>;

impl Checker<'_> {
    /// A block as an expression. Without a type its values still have their own.
    pub(super) fn block_value(&mut self, actions: &[Action], purpose: Purpose, span: Span) -> Option<Typed> {
        let of = match &purpose {
            Purpose::Function(of) | Purpose::Switch(of) => of.clone().unwrap_or(JavaType::Null),
            Purpose::Initializer => JavaType::Null,
        };
        let gives_nothing = matches!(purpose, Purpose::Function(None) | Purpose::Initializer);
        let word = if matches!(purpose, Purpose::Function(_)) { "return" } else { "yield" };
        let actions = self.for_purpose(purpose, |checker| checker.actions(actions));
        if !gives_nothing {
            self.gives_a_value(word, span)?;
        }
        Some(Typed::new(of, Node::Block(actions?)))
    }

    /// Checks statements that are there for something, out of which no jump leads.
    pub(super) fn for_purpose<T>(&mut self, purpose: Purpose, check: impl FnOnce(&mut Self) -> T) -> T {
        let around = self.purpose.replace(purpose);
        let exits = std::mem::take(&mut self.flow.exits);
        let checked = check(self);
        self.flow.exits = exits;
        self.purpose = around;
        checked
    }

    /// Tells if the end of a block is reached that must give a value before.
    pub(super) fn gives_a_value(&mut self, word: &str, span: Span) -> Option<()> {
        if !self.flow.state.reached {
            return Some(());
        }
        let span = Span::new(span.end.saturating_sub(1).max(span.start), span.end);
        self.problem(Code::NoValue, span, format!("this block may end without `{word}`"))
    }

    /// Checks something that runs at another time, or instead of others: what it assigns may or may not have happened.
    pub(super) fn apart<T>(&mut self, check: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.flow.state.clone();
        let checked = check(self);
        self.flow.state = self.flow.behind(before);
        checked
    }

    /// The statements of a block. All of them are checked, whatever is wrong with one.
    pub(super) fn actions(&mut self, actions: &[Action]) -> Option<Actions> {
        let known = self.bound.len();
        let found = self.open_actions(actions);
        self.bound.truncate(known);
        found
    }

    /// The same, where what is declared can be named further on.
    pub(super) fn open_actions(&mut self, actions: &[Action]) -> Option<Actions> {
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
        found
    }

    pub(super) fn nested(&mut self, action: &Action, locals: &[Local]) -> Option<Actions> {
        self.with_locals(locals, |checker| checker.actions(std::slice::from_ref(action)))
    }

    /// A statement, and the variables that those behind it can name.
    pub(super) fn action(&mut self, action: &Action) -> (Option<Actions>, Vec<Local>) {
        self.labelled(action, Vec::new())
    }

    /// A statement with these labels.
    fn labelled(&mut self, action: &Action, mut labels: Vec<String>) -> (Option<Actions>, Vec<Local>) {
        let span = action.span;
        let several = |found: Option<Actions>| (found, Vec::new());
        let plain = |found: Option<TypedAction>| (found.map(|found| vec![found]), Vec::new());
        match &action.value {
            ActionKind::While { condition, body } => self.while_loop(labels, condition, body),
            ActionKind::DoWhile { body, condition } => several(self.do_loop(labels, body, condition)),
            ActionKind::For { start, condition, step, body } => {
                several(self.for_loop(labels, start, condition.as_ref(), step, body))
            }
            ActionKind::ForEach { variable, values, body } => several(self.for_each(labels, variable, values, body)),
            ActionKind::Labelled { label, body } => {
                self.check_label(label, &labels);
                labels.push(label.value.clone());
                self.labelled(body, labels)
            }
            _ if !labels.is_empty() => several(self.leavable(action, labels)),
            ActionKind::Declare(declared) => self.declaration(declared),
            ActionKind::Assign { target, operator, value } => several(self.assignment(target, *operator, value, span)),
            ActionKind::Evaluate(value) => plain(self.effect(value).map(TypedAction::Effect)),
            ActionKind::Block(actions) => several(self.actions(actions)),
            ActionKind::If { condition, then, otherwise } => self.choice(condition, then, otherwise.as_deref()),
            ActionKind::Switch(switch) => plain(self.switch_action(switch, span)),
            ActionKind::Try(attempt) => several(self.attempt(attempt)),
            ActionKind::Synchronized { lock, body } => several(self.synchronized(lock, body)),
            ActionKind::Assert { condition, message } => plain(self.assertion(condition, message.as_ref(), span)),
            ActionKind::Break(label) => plain(self.jump(label.as_ref(), Jump::Break, span)),
            ActionKind::Continue(label) => plain(self.jump(label.as_ref(), Jump::Continue, span)),
            ActionKind::Return(value) => plain(self.returned(value.as_ref(), span)),
            ActionKind::Yield(value) => plain(self.yielded(value, span)),
            ActionKind::Throw(thrown) => {
                let value = self.thrown(thrown);
                self.flow.leave();
                plain(value.map(TypedAction::Throw))
            }
        }
    }

    fn check_label(&mut self, label: &Name, others: &[String]) {
        let same = |known: &String| *known == label.value;
        if others.iter().any(same) || self.flow.exits.iter().any(|exits| exits.labels.iter().any(same)) {
            let message = format!("there is another label `{}` around this", label.value);
            self.problem::<()>(Code::Contradiction, label.span, message);
        }
    }

    /// A statement that is no loop, with labels.
    fn leavable(&mut self, action: &Action, labels: Vec<String>) -> Option<Actions> {
        let exit = self.flow.enter(Leavable::Other, labels);
        let body = self.actions(std::slice::from_ref(action));
        if let Some(breaks) = self.flow.leave_entered() {
            self.flow.meet(breaks);
        }
        Some(vec![TypedAction::Labelled { exit, body: body? }])
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

    fn choice(
        &mut self,
        condition: &Expression,
        then: &Action,
        otherwise: Option<&Action>,
    ) -> (Option<Actions>, Vec<Local>) {
        let (condition, introduced) = self.condition_outcome(condition);
        let before = self.flow.state.clone();
        self.flow.state.assign(&introduced.assigned.if_holds);
        let then = self.nested(then, &introduced.holds);
        let behind_then = std::mem::replace(&mut self.flow.state, before);
        self.flow.state.assign(&introduced.assigned.if_fails);
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

    fn jump(&mut self, label: Option<&Name>, jump: Jump, span: Span) -> Option<TypedAction> {
        let state = self.flow.leave();
        let leads_out = |exits: &&mut super::flow::Exits| match label {
            Some(label) => exits.labels.contains(&label.value),
            None if jump == Jump::Break => exits.of != Leavable::Other,
            None => exits.of == Leavable::Loop,
        };
        let Some(exits) = self.flow.exits.iter_mut().rev().find(leads_out) else {
            return match label {
                Some(label) => {
                    let message = format!("there is no label `{}` around this in its block", label.value);
                    self.problem(Code::UnknownName, label.span, message)
                }
                None => {
                    let what = if jump == Jump::Break { "loop or `switch` statement" } else { "loop" };
                    self.problem(Code::Syntax, span, format!("there is no {what} around this in its block"))
                }
            };
        };
        let id = exits.id;
        if jump == Jump::Break {
            add(&mut exits.breaks, state);
            return Some(TypedAction::Break(id));
        }
        // Of several labels only the one that the loop follows is its own.
        let is_own = label.is_none_or(|label| exits.labels.last() == Some(&label.value));
        if exits.of != Leavable::Loop || !is_own {
            return self.problem(Code::Syntax, span, "`continue` leads to loops only");
        }
        add(&mut exits.continues, state);
        Some(TypedAction::Continue(id))
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
            (Some(Purpose::Initializer), _) => {
                self.problem(Code::Syntax, span, "nothing returns out of an initializer")
            }
            _ => self.problem(Code::Syntax, span, "nothing returns out of a `switch`: write `yield`"),
        };
        self.flow.leave();
        found.map(TypedAction::Give)
    }

    pub(super) fn yielded(&mut self, value: &Expression, span: Span) -> Option<TypedAction> {
        let found = match self.purpose.clone() {
            Some(Purpose::Switch(Some(of))) => self.value_as(value, &of),
            Some(Purpose::Switch(None)) => self.value(value),
            _ => self.problem(Code::Syntax, span, "`yield` is for blocks of a `switch`: write `return`"),
        };
        self.flow.leave();
        found.map(|value| TypedAction::Give(Some(value)))
    }
}
