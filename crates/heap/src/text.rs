//! Texts of which not all characters are known, because unknown numbers or unknown strings went into them.
//!
//! Such a text is the body of a `String` or of a string builder in place of the fields that would hold its characters: it can
//! be passed about, stored and compared by identity, and whoever looks for a field finds none. What it was put together
//! of is kept to be shown to people.

use crate::value::ObjectId;
use program::BaseType;
use term::TermId;

#[derive(Debug, Clone, PartialEq, Default)]
pub struct Text {
    pub pieces: Vec<Piece>,
}

/// A part of a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Piece {
    /// These characters.
    Known(Box<[u16]>),
    /// A number as Java writes one of that type.
    Number(BaseType, TermId),
    /// The characters of another `String`.
    String(ObjectId),
    /// Characters of which there is nothing to say.
    Unknown,
}

impl Text {
    pub fn size(&self) -> usize {
        let known = |piece: &Piece| match piece {
            Piece::Known(units) => units.len() * 2,
            _ => 0,
        };
        size_of::<Text>() + self.pieces.len() * size_of::<Piece>() + self.pieces.iter().map(known).sum::<usize>()
    }
}
