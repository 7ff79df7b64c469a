//! Checked statements of blocks.

use super::forms::{TypedBody, TypedSwitch};
use super::tree::{BoundId, Member, Typed};
use program::Type;

/// A statement that jumps lead out of; no two of an expression have the same number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ExitId(pub usize);

/// A statement of a block.
#[derive(Clone, Debug)]
pub(crate) enum TypedAction {
    /// A variable gets a value, its first or another one.
    Set {
        variable: BoundId,
        value: Typed,
    },
    SetField {
        target: Typed,
        field: Member,
        value: Typed,
    },
    SetElement {
        array: Typed,
        index: Typed,
        element: Type,
        value: Typed,
    },
    /// Evaluated for what it does.
    Effect(Typed),
    If {
        condition: Typed,
        then: Vec<TypedAction>,
        otherwise: Vec<TypedAction>,
    },
    Loop(Box<TypedLoop>),
    /// What only jumps with labels lead out of.
    Labelled {
        exit: ExitId,
        body: Vec<TypedAction>,
    },
    Switch {
        exit: ExitId,
        switch: Box<TypedSwitch>,
    },
    Try(Box<TypedTry>),
    /// The monitor of the object in a variable.
    Enter(BoundId),
    Leave(BoundId),
    /// Out of what has this number.
    Break(ExitId),
    /// To the next round of the loop with this number.
    Continue(ExitId),
    /// The value of the block, which ends; `None` if it has none.
    Give(Option<Typed>),
    Throw(Typed),
}

#[derive(Clone, Debug)]
pub(crate) struct TypedLoop {
    pub exit: ExitId,
    /// `None` for a loop that only an exit ends.
    pub condition: Option<Typed>,
    pub asked: Asked,
    pub body: Vec<TypedAction>,
    /// What is done between two rounds.
    pub step: Vec<TypedAction>,
}

/// When the condition of a loop is asked in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Before,
    After,
}

#[derive(Clone, Debug)]
pub(crate) struct TypedTry {
    pub body: Vec<TypedAction>,
    pub catches: Vec<TypedCatch>,
    /// What is done in any case, however the rest ends.
    pub finally: Option<Vec<TypedAction>>,
}

#[derive(Clone, Debug)]
pub(crate) struct TypedCatch {
    /// At least one.
    pub types: Vec<Type>,
    pub variable: BoundId,
    pub body: Vec<TypedAction>,
}

impl TypedAction {
    /// The actions inside of this one, in groups.
    fn inside(&self) -> Vec<&[TypedAction]> {
        match self {
            TypedAction::If { then, otherwise, .. } => vec![then, otherwise],
            TypedAction::Loop(of) => vec![&of.body, &of.step],
            TypedAction::Labelled { body, .. } => vec![body],
            TypedAction::Switch { switch, .. } => switch.blocks().map(Vec::as_slice).collect(),
            TypedAction::Try(of) => {
                let catches = of.catches.iter().map(|catch| catch.body.as_slice());
                std::iter::once(of.body.as_slice()).chain(catches).chain(of.finally.as_deref()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn inside_mut(&mut self) -> Vec<&mut Vec<TypedAction>> {
        match self {
            TypedAction::If { then, otherwise, .. } => vec![then, otherwise],
            TypedAction::Loop(of) => vec![&mut of.body, &mut of.step],
            TypedAction::Labelled { body, .. } => vec![body],
            TypedAction::Switch { switch, .. } => switch.blocks_mut().collect(),
            TypedAction::Try(of) => {
                let catches = of.catches.iter_mut().map(|catch| &mut catch.body);
                std::iter::once(&mut of.body).chain(catches).chain(&mut of.finally).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The expressions of this action and of those inside of it.
    pub fn parts<'t>(&'t self, found: &mut Vec<&'t Typed>) {
        match self {
            TypedAction::Set { value: only, .. }
            | TypedAction::Effect(only)
            | TypedAction::If { condition: only, .. }
            | TypedAction::Throw(only) => found.push(only),
            TypedAction::SetField { target, value, .. } => found.extend([target, value]),
            TypedAction::SetElement { array, index, value, .. } => found.extend([array, index, value]),
            TypedAction::Loop(of) => found.extend(&of.condition),
            TypedAction::Give(value) => found.extend(value),
            TypedAction::Switch { switch, .. } => return switch.parts(found),
            TypedAction::Labelled { .. }
            | TypedAction::Try(_)
            | TypedAction::Enter(_)
            | TypedAction::Leave(_)
            | TypedAction::Break(_)
            | TypedAction::Continue(_) => {}
        }
        self.inside().into_iter().flatten().for_each(|action| action.parts(found));
    }

    /// Whether exceptions are caught by this action or inside of it.
    pub fn catches(&self) -> bool {
        matches!(self, TypedAction::Try(_)) || self.inside().into_iter().flatten().any(TypedAction::catches)
    }

    /// The values that the block may have by this action.
    pub fn given<'t>(&'t self, found: &mut Vec<&'t Typed>) {
        if let TypedAction::Give(value) = self {
            found.extend(value);
        }
        self.inside().into_iter().flatten().for_each(|action| action.given(found));
    }

    /// Changes the values that the block may have.
    pub fn convert_given(&mut self, convert: &mut impl FnMut(&mut Typed)) {
        if let TypedAction::Give(Some(value)) = self {
            convert(value);
        }
        self.inside_mut().into_iter().flatten().for_each(|action| action.convert_given(convert));
    }
}

impl TypedSwitch {
    /// The arms that are statements.
    fn blocks(&self) -> impl Iterator<Item = &Vec<TypedAction>> {
        self.arms.iter().filter_map(|arm| match &arm.body {
            TypedBody::Actions(actions) => Some(actions),
            TypedBody::Value(_) | TypedBody::Throw(_) => None,
        })
    }

    fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Vec<TypedAction>> {
        self.arms.iter_mut().filter_map(|arm| match &mut arm.body {
            TypedBody::Actions(actions) => Some(actions),
            TypedBody::Value(_) | TypedBody::Throw(_) => None,
        })
    }

    /// Whether exceptions are caught in an arm that is no expression.
    pub fn catches(&self) -> bool {
        self.blocks().flatten().any(TypedAction::catches)
    }
}
