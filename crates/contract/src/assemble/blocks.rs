//! Statements inside of expressions: a block leaves its value on the stack, wherever it ends.

use super::Compiler;
use super::conditions::When;
use crate::typing::{Asked, BoundId, Typed, TypedAction, TypedLoop};
use program::{Label, Op};

/// Where the statements of a block may lead.
#[derive(Clone, Copy)]
struct Exits {
    /// Behind the block, with its value.
    end: Label,
    /// Out of the innermost loop, and to its next round.
    innermost: Option<(Label, Label)>,
}

impl Compiler<'_> {
    pub(super) fn block(&mut self, actions: &[TypedAction]) {
        let end = self.code.label();
        self.actions(actions, Exits { end, innermost: None });
        self.code.bind(end);
    }

    /// Evaluates something for what it does.
    pub(super) fn effect(&mut self, typed: &Typed) {
        self.value(typed);
        if !typed.is_void() {
            self.op(if typed.of().erased().kind().is_wide() { Op::Pop2 } else { Op::Pop });
        }
    }

    fn actions(&mut self, actions: &[TypedAction], exits: Exits) {
        for action in actions {
            self.action(action, exits);
        }
    }

    fn action(&mut self, action: &TypedAction, exits: Exits) {
        match action {
            TypedAction::Set { variable, value } => {
                self.value(value);
                let local = self.local_for(*variable);
                self.op(Op::Store(local));
            }
            TypedAction::Effect(value) => self.effect(value),
            TypedAction::If { condition, then, otherwise } => {
                let (fails, end) = (self.code.label(), self.code.label());
                self.branch(condition, When::Fails, fails);
                self.actions(then, exits);
                self.code.branch(Op::Goto, end);
                self.code.bind(fails);
                self.actions(otherwise, exits);
                self.code.bind(end);
            }
            TypedAction::Loop(of) => self.repeat(of, exits),
            TypedAction::Break | TypedAction::Continue => {
                let (out, next) = exits.innermost.expect("the checker finds no loop around it else");
                self.code.branch(Op::Goto, if matches!(action, TypedAction::Break) { out } else { next });
            }
            TypedAction::Give(value) => {
                if let Some(value) = value {
                    self.value(value);
                }
                self.code.branch(Op::Goto, exits.end);
            }
            TypedAction::Throw(thrown) => {
                self.value(thrown);
                self.op(Op::AThrow);
            }
        }
    }

    fn local_for(&mut self, variable: BoundId) -> u16 {
        match self.bound.get(&variable) {
            Some(&local) => local,
            None => {
                let local = self.local();
                self.bound.insert(variable, local);
                local
            }
        }
    }

    fn repeat(&mut self, of: &TypedLoop, exits: Exits) {
        let [again, next, out] = [(); 3].map(|()| self.code.label());
        let inside = Exits { innermost: Some((out, next)), ..exits };
        self.code.bind(again);
        if let (Asked::Before, Some(condition)) = (of.asked, &of.condition) {
            self.branch(condition, When::Fails, out);
        }
        self.actions(&of.body, inside);
        self.code.bind(next);
        self.actions(&of.step, inside);
        match (of.asked, &of.condition) {
            (Asked::After, Some(condition)) => self.branch(condition, When::Holds, again),
            _ => {
                self.code.branch(Op::Goto, again);
            }
        }
        self.code.bind(out);
    }
}
