//! Statements inside of expressions: a block leaves its value on the stack, wherever it ends.

use super::Compiler;
use super::conditions::When;
use super::values::store_op;
use crate::typing::{Asked, BoundId, ExitId, Typed, TypedAction, TypedLoop, TypedTry};
use program::{Label, Op};

/// What stands around a statement, as far as jumps have to do with it.
pub(super) enum Region {
    /// A block that has a value: where its end is, and where the value is kept while something is done on the way there.
    Block { end: Label, kept: Option<u16> },
    /// A statement that jumps lead out of; of a loop, where its next round begins.
    Exit { id: ExitId, out: Label, next: Option<Label> },
    /// Statements that are done on every way out: where they begin, the number of the way, and the jumps that wait for them.
    Finally { entry: Label, way: u16, jumps: Vec<Jump> },
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Jump {
    Break(ExitId),
    Continue(ExitId),
    /// To the end of the block.
    Give,
}

/// The numbers of ways through statements that are done in any case; those of jumps come behind.
const GOES_ON: i32 = 0;
const THREW: i32 = 1;
const FIRST_JUMP: i32 = 2;

impl Compiler<'_> {
    pub(super) fn block(&mut self, actions: &[TypedAction]) {
        let end = self.code.label();
        self.inside_block(end, |compiler| compiler.actions(actions));
        self.code.bind(end);
    }

    /// Emits statements of a block that ends there.
    pub(super) fn inside_block(&mut self, end: Label, emit: impl FnOnce(&mut Self)) {
        self.regions.push(Region::Block { end, kept: None });
        emit(self);
        self.regions.pop();
    }

    /// Evaluates something for what it does.
    pub(super) fn effect(&mut self, typed: &Typed) {
        self.value(typed);
        if !typed.is_void() {
            self.op(if typed.of().erased().kind().is_wide() { Op::Pop2 } else { Op::Pop });
        }
    }

    pub(super) fn actions(&mut self, actions: &[TypedAction]) {
        for action in actions {
            self.action(action);
        }
    }

    fn action(&mut self, action: &TypedAction) {
        match action {
            TypedAction::Set { variable, value } => {
                self.value(value);
                let local = self.local_for(*variable);
                self.op(Op::Store(local));
            }
            TypedAction::SetField { target, field, value } => {
                self.operands(&[target, value]);
                self.code.field(Op::PutField, &field.class, &field.name, &field.descriptor);
            }
            TypedAction::SetElement { array, index, element, value } => {
                self.operands(&[array, index, value]);
                self.op(store_op(element));
            }
            TypedAction::Effect(value) => self.effect(value),
            TypedAction::If { condition, then, otherwise } => {
                let (fails, end) = (self.code.label(), self.code.label());
                self.branch(condition, When::Fails, fails);
                self.actions(then);
                self.code.branch(Op::Goto, end);
                self.code.bind(fails);
                self.actions(otherwise);
                self.code.bind(end);
            }
            TypedAction::Loop(of) => self.repeat(of),
            TypedAction::Labelled { exit, body } => {
                let out = self.code.label();
                self.leavable((*exit, out, None), |compiler| compiler.actions(body));
                self.code.bind(out);
            }
            TypedAction::Switch { exit, switch } => {
                let out = self.code.label();
                self.leavable((*exit, out, None), |compiler| compiler.switch_to(switch, out));
                self.code.bind(out);
            }
            TypedAction::Try(of) => self.attempt(of),
            TypedAction::Enter(variable) | TypedAction::Leave(variable) => {
                let local = self.local_for(*variable);
                self.op(Op::Load(local));
                let enters = matches!(action, TypedAction::Enter(_));
                self.op(if enters { Op::MonitorEnter } else { Op::MonitorExit });
            }
            TypedAction::Break(exit) => self.jump(Jump::Break(*exit)),
            TypedAction::Continue(exit) => self.jump(Jump::Continue(*exit)),
            TypedAction::Give(value) => self.give(value.as_ref()),
            TypedAction::Throw(thrown) => {
                self.value(thrown);
                self.op(Op::AThrow);
            }
        }
    }

    pub(super) fn local_for(&mut self, variable: BoundId) -> u16 {
        match self.bound.get(&variable) {
            Some(&local) => local,
            None => {
                let local = self.local();
                self.bound.insert(variable, local);
                local
            }
        }
    }

    fn leavable(&mut self, (id, out, next): (ExitId, Label, Option<Label>), emit: impl FnOnce(&mut Self)) {
        self.regions.push(Region::Exit { id, out, next });
        emit(self);
        self.regions.pop();
    }

    fn repeat(&mut self, of: &TypedLoop) {
        let [again, next, out] = [(); 3].map(|()| self.code.label());
        self.code.bind(again);
        if let (Asked::Before, Some(condition)) = (of.asked, &of.condition) {
            self.branch(condition, When::Fails, out);
        }
        self.leavable((of.exit, out, Some(next)), |compiler| compiler.actions(&of.body));
        self.code.bind(next);
        self.actions(&of.step);
        match (of.asked, &of.condition) {
            (Asked::After, Some(condition)) => self.branch(condition, When::Holds, again),
            _ => {
                self.code.branch(Op::Goto, again);
            }
        }
        self.code.bind(out);
    }

    /// Ends the innermost block, with a value or without.
    fn give(&mut self, value: Option<&Typed>) {
        if let Some(value) = value {
            self.value(value);
            let place = self.regions.iter().rposition(|region| matches!(region, Region::Block { .. }));
            let place = place.expect("values are given inside of blocks");
            let waits = self.regions[place..].iter().any(|region| matches!(region, Region::Finally { .. }));
            if waits {
                let free = self.local();
                let Region::Block { kept, .. } = &mut self.regions[place] else { unreachable!("it was just found") };
                let kept = *kept.get_or_insert(free);
                self.op(Op::Store(kept));
            } else if let Region::Block { end, .. } = self.regions[place] {
                self.code.branch(Op::Goto, end);
                return;
            }
        }
        self.jump(Jump::Give);
    }

    /// Jumps out of what stands around. What must be done on the way is done first, and jumps on.
    fn jump(&mut self, jump: Jump) {
        for region in self.regions.iter_mut().rev() {
            match region {
                Region::Finally { entry, way, jumps } => {
                    let known = jumps.iter().position(|known| *known == jump);
                    let number = known.unwrap_or(jumps.len());
                    if known.is_none() {
                        jumps.push(jump);
                    }
                    let (entry, way) = (*entry, *way);
                    self.take(way, FIRST_JUMP + i32::try_from(number).unwrap_or(i32::MAX - FIRST_JUMP));
                    self.code.branch(Op::Goto, entry);
                    return;
                }
                Region::Exit { id, out, next } => {
                    let to = match jump {
                        Jump::Break(exit) if exit == *id => Some(*out),
                        Jump::Continue(exit) if exit == *id => *next,
                        _ => None,
                    };
                    if let Some(to) = to {
                        self.code.branch(Op::Goto, to);
                        return;
                    }
                }
                Region::Block { end, kept } => {
                    let (end, kept) = (*end, *kept);
                    if let Some(kept) = kept {
                        self.op(Op::Load(kept));
                    }
                    self.code.branch(Op::Goto, end);
                    return;
                }
            }
        }
        unreachable!("the checker finds what jumps lead out of");
    }

    fn take(&mut self, way: u16, number: i32) {
        self.op(Op::IConst(number));
        self.op(Op::Store(way));
    }

    /// `try`. What is done in any case is there once: each way to it has a number, by which it goes on behind.
    fn attempt(&mut self, of: &TypedTry) {
        let [start, end, entry, done] = [(); 4].map(|()| self.code.label());
        let way = self.local();
        let behind = match &of.finally {
            Some(_) => {
                self.regions.push(Region::Finally { entry, way, jumps: Vec::new() });
                entry
            }
            None => done,
        };
        self.code.bind(start);
        self.actions(&of.body);
        self.code.bind(end);
        self.take(way, GOES_ON);
        self.code.branch(Op::Goto, behind);
        for catch in &of.catches {
            let handler = self.code.label();
            self.code.bind(handler);
            let local = self.local_for(catch.variable);
            self.op(Op::Store(local));
            self.actions(&catch.body);
            self.take(way, GOES_ON);
            self.code.branch(Op::Goto, behind);
            for class in &catch.types {
                self.code.catch(start, end, handler, &class.class_name());
            }
        }
        if let Some(finally) = &of.finally {
            self.finally(finally, (start, entry), way);
        }
        self.code.bind(done);
    }

    fn finally(&mut self, actions: &[TypedAction], (start, entry): (Label, Label), way: u16) {
        let [threw, end] = [(); 2].map(|()| self.code.label());
        let thrown = self.local();
        self.code.bind(end);
        self.code.bind(threw);
        self.op(Op::Store(thrown));
        self.take(way, THREW);
        self.code.catch_all(start, end, threw);
        self.code.bind(entry);
        let region = self.regions.pop();
        self.actions(actions);
        let next = self.unless(way, THREW);
        self.op(Op::Load(thrown));
        self.op(Op::AThrow);
        self.code.bind(next);
        let Some(Region::Finally { jumps, .. }) = region else { return };
        for (number, jump) in (FIRST_JUMP..).zip(jumps) {
            let next = self.unless(way, number);
            self.jump(jump);
            self.code.bind(next);
        }
    }

    /// Goes on here if this way was taken, and else at the label.
    fn unless(&mut self, way: u16, number: i32) -> Label {
        let next = self.code.label();
        self.op(Op::Load(way));
        self.op(Op::IConst(number));
        self.code.branch(Op::IfICmpNe, next);
        next
    }
}
