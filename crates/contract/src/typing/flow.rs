//! What is known at a place in a block: whether it is reached (JLS §14.22), which variables have values there (chapter 16), and
//! which of them change, so that no function may keep them (§4.12.4).
//!
//! Where Java follows every way through a condition, a `switch` expression or a loop, this takes the worst of them: what is
//! refused so is refused by javac or nearly never written.

use super::{BoundId, Checker, ExitId};
use crate::{Code, Span};
use std::collections::{BTreeMap, BTreeSet};

/// How many functions and loops stand around a place.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Around {
    pub functions: usize,
    loops: usize,
}

/// What is known at a place.
#[derive(Clone)]
pub(super) struct State {
    pub reached: bool,
    /// The variables that may have no value yet.
    unassigned: BTreeSet<BoundId>,
    /// Those without a value at first that may have got one.
    assigned: BTreeSet<BoundId>,
}

/// A variable that can be assigned to: one of a block, or a parameter of a function.
struct Changeable {
    name: String,
    declared: Around,
    /// Where it is assigned to although it may have a value.
    changed: bool,
    /// Where a function names it that was made inside of its scope.
    kept: Option<Span>,
}

/// A statement that jumps lead out of, and what is known at the jumps.
pub(super) struct Exits {
    pub id: ExitId,
    pub of: Leavable,
    pub labels: Vec<String>,
    pub breaks: Option<State>,
    pub continues: Option<State>,
}

/// What jumps lead out of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Leavable {
    Loop,
    Switch,
    /// By jumps with labels only.
    Other,
}

pub(super) struct Flow {
    pub state: State,
    pub around: Around,
    /// The statements around in the same block, the innermost last.
    pub exits: Vec<Exits>,
    /// How many there were so far.
    leavable: usize,
    variables: BTreeMap<BoundId, Changeable>,
    /// The variables that were assigned to anywhere so far.
    ever: BTreeSet<BoundId>,
}

impl State {
    fn start() -> State {
        State { reached: true, unassigned: BTreeSet::new(), assigned: BTreeSet::new() }
    }

    /// Nothing is reached behind an exit, and everything holds there.
    fn nowhere() -> State {
        State { reached: false, ..State::start() }
    }

    /// What is known where two ways meet.
    pub fn or(mut self, other: State) -> State {
        self.reached |= other.reached;
        self.unassigned.extend(other.unassigned);
        self.assigned.extend(other.assigned);
        self
    }

    /// These variables have values here.
    pub fn assign(&mut self, variables: &[BoundId]) {
        variables.iter().for_each(|id| {
            self.unassigned.remove(id);
        });
    }

    /// The variables that have values here, but had none there.
    pub fn assigned_since(&self, earlier: &State) -> Vec<BoundId> {
        earlier.unassigned.difference(&self.unassigned).copied().collect()
    }

    /// The same where these variables have no values.
    pub fn without(mut self, variables: impl Iterator<Item = BoundId>) -> State {
        self.unassigned.extend(variables);
        self
    }

    /// The same behind other code that is run on the way, which began and ended like this.
    fn through(mut self, start: &State, end: &State) -> State {
        if !end.reached || !self.reached {
            return State::nowhere();
        }
        self.unassigned.retain(|id| !start.unassigned.contains(id) || end.unassigned.contains(id));
        self.assigned.extend(&end.assigned);
        self
    }
}

impl Flow {
    pub fn new() -> Flow {
        Flow {
            state: State::start(),
            around: Around::default(),
            exits: Vec::new(),
            leavable: 0,
            variables: BTreeMap::new(),
            ever: BTreeSet::new(),
        }
    }

    /// The code behind this place is not reached from it.
    pub fn leave(&mut self) -> State {
        std::mem::replace(&mut self.state, State::nowhere())
    }

    /// The state behind code that may have run, or run several times, or not at all.
    pub fn behind(&self, before: State) -> State {
        let assigned = before.assigned.union(&self.ever).copied().collect();
        State { assigned, ..before }
    }

    pub fn enter(&mut self, of: Leavable, labels: Vec<String>) -> ExitId {
        self.around.loops += usize::from(of == Leavable::Loop);
        let id = ExitId(self.leavable);
        self.leavable += 1;
        self.exits.push(Exits { id, of, labels, breaks: None, continues: None });
        id
    }

    /// Leaves what was entered last, and answers what is known at the jumps out of it.
    pub fn leave_entered(&mut self) -> Option<State> {
        let exits = self.exits.pop()?;
        self.around.loops -= usize::from(exits.of == Leavable::Loop);
        exits.breaks
    }

    /// The ways to the next round of the innermost loop meet here.
    pub fn meet_continues(&mut self) {
        if let Some(continues) = self.exits.last_mut().and_then(|exits| exits.continues.take()) {
            self.meet(continues);
        }
    }

    /// Another way leads here too.
    pub fn meet(&mut self, other: State) {
        let state = self.leave();
        self.state = state.or(other);
    }

    /// Notes jumps from here on apart from those before, because other code is run at each of them.
    pub fn begin_finally(&mut self) -> Vec<[Option<State>; 2]> {
        self.exits.iter_mut().map(|exits| [exits.breaks.take(), exits.continues.take()]).collect()
    }

    /// The code that is run at the end and at jumps has been checked: it began with this state and ends with the current one.
    pub fn end_finally(&mut self, before: Vec<[Option<State>; 2]>, end: State, start: &State) {
        let ran = self.leave();
        for (exits, earlier) in self.exits.iter_mut().zip(before) {
            for (way, earlier) in [&mut exits.breaks, &mut exits.continues].into_iter().zip(earlier) {
                *way = way.take().map(|state| state.through(start, &ran)).filter(|state| state.reached);
                if let Some(earlier) = earlier {
                    add(way, earlier);
                }
            }
        }
        self.state = end.through(start, &ran);
    }
}

/// A way out that is taken from here too.
pub(super) fn add(exit: &mut Option<State>, state: State) {
    *exit = Some(match exit.take() {
        Some(known) => known.or(state),
        None => state,
    });
}

/// Whether a variable has a value where it is declared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Initially {
    Assigned,
    Unassigned,
}

impl Checker<'_> {
    /// From here on a variable can be assigned to.
    pub(super) fn changeable(&mut self, id: BoundId, name: &str, initially: Initially) {
        let declared = self.flow.around;
        self.flow.variables.insert(id, Changeable { name: name.to_owned(), declared, changed: false, kept: None });
        if initially == Initially::Unassigned {
            self.flow.state.unassigned.insert(id);
        } else {
            self.flow.state.assigned.insert(id);
        }
    }

    /// Notes that a variable is read here, and tells if it may have no value.
    pub(super) fn reads(&mut self, id: BoundId, span: Span) {
        let around = self.flow.around;
        let Some(variable) = self.flow.variables.get_mut(&id) else { return };
        if variable.declared.functions < around.functions {
            variable.kept.get_or_insert(span);
        }
        let name = variable.name.clone();
        if self.flow.state.unassigned.contains(&id) {
            self.problem::<()>(Code::NoValue, span, format!("`{name}` may have no value here"));
        }
    }

    /// Notes that a variable gets a value here. `None`: this is no variable that can.
    pub(super) fn assigns(&mut self, id: BoundId) -> Option<Around> {
        let around = self.flow.around;
        let variable = self.flow.variables.get_mut(&id)?;
        let again = self.flow.state.assigned.contains(&id) || variable.declared.loops < around.loops;
        variable.changed |= again;
        let declared = variable.declared;
        self.flow.state.unassigned.remove(&id);
        self.flow.state.assigned.insert(id);
        self.flow.ever.insert(id);
        Some(declared)
    }

    /// Tells of variables that change although a function keeps them.
    pub(super) fn check_kept(&mut self) {
        let variables = std::mem::take(&mut self.flow.variables);
        for variable in variables.into_values().filter(|variable| variable.changed) {
            let Some(span) = variable.kept else { continue };
            let message = format!("a function keeps `{}`, which is assigned to more than once", variable.name);
            let help = Some("keep its value in another variable, which stays as it is".to_owned());
            self.problem_with_help::<()>(Code::SideEffect, span, message, help);
        }
    }
}
