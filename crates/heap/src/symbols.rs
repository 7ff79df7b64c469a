//! The symbol table, and what symbolic objects are beyond ordinary ones.

use crate::context::{CallPart, Context, Version};
use crate::slot::Slot;
use crate::types::TypeSetId;
use crate::value::{ObjectId, SymbolId};
use program::{ClassId, StaticSlot};
use term::TermId;

/// How much is known about a reference symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knowledge {
    /// Null or any compatible object: the papers' symbolic reference.
    MayBeNull,
    /// Any compatible object: the papers' symbolic location.
    NotNull,
    /// Exactly this.
    Null,
    Object(ObjectId),
}

/// Where an unknown is found: in the initial state, or in what a call by contract has made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A field of a symbolic object. Parameters are the fields of the input object.
    Field {
        owner: ObjectId,
        slot: u16,
    },
    /// The element of an accumulator, by its place among the touched ones.
    Element {
        array: ObjectId,
        place: u32,
    },
    /// The length of an accumulator.
    Length {
        array: ObjectId,
    },
    Static(StaticSlot),
    /// The identity hash code of an object, be it of the input or not.
    Hash {
        object: ObjectId,
    },
    /// Nowhere: the code has boxed this number, and nobody asked yet which object its box is.
    Boxed(TermId),
    /// What a value is worth in a total order.
    Rank {
        of: Ranked,
    },
    /// The result of a comparison that is not 0.
    Sign,
    /// What a call by contract has made unknown.
    Call {
        version: Version,
        part: CallPart,
    },
}

/// A value that total orders compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ranked {
    Null,
    Object(ObjectId),
    Symbol(SymbolId),
}

/// A row of the symbol table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Symbol {
    pub knowledge: Knowledge,
    /// The exact classes that the object, if there is one, can have.
    pub types: TypeSetId,
    /// The type of the variable that the symbol was read from.
    pub declared: ClassId,
    pub origin: Origin,
    /// How long the chain of materializations gets if this one becomes a fresh object: 0 for parameters. What is inside of an
    /// object is as far away as that.
    pub depth: i32,
    pub context: Context,
    pub belongs: Belongs,
}

/// Whether what a variable refers to is part of one object alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Belongs {
    To {
        owner: ObjectId,
        /// No variable outside refers to it.
        alone: bool,
        /// How many such parts there may be.
        number: Parts,
    },
    /// To nobody: the variable is outside of all objects that have such parts.
    Outside,
    #[default]
    Unknown,
}

/// How many parts of a kind an object may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parts {
    /// As many as other bounds allow.
    Any,
    /// As many as the bound on elements says, such as nodes.
    Elements,
    /// The same, but one in any case, such as the array of a list.
    Frame,
}

impl Belongs {
    /// Whose number of such parts is bounded.
    pub fn whole(self) -> Option<(ObjectId, Parts)> {
        match self {
            Belongs::To { number: Parts::Any, .. } | Belongs::Outside | Belongs::Unknown => None,
            Belongs::To { owner, number, .. } => Some((owner, number)),
        }
    }

    /// Whether two variables can refer to one object.
    pub fn admits(self, other: Belongs) -> bool {
        match (self, other) {
            (Belongs::To { owner: one, .. }, Belongs::To { owner: other, .. }) => one == other,
            (Belongs::To { alone, .. }, Belongs::Outside) | (Belongs::Outside, Belongs::To { alone, .. }) => !alone,
            _ => true,
        }
    }
}

/// What a symbolic object is beyond an ordinary one.
#[derive(Clone, PartialEq, Debug)]
pub struct SymbolicObject {
    pub object: ObjectId,
    /// The symbol that became this object.
    pub symbol: SymbolId,
    pub types: TypeSetId,
    pub depth: i32,
    pub context: Context,
    /// The fields as they were when the method was entered; unread where nobody asked.
    pub initial: Vec<Slot>,
}
