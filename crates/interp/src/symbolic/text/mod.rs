//! Strings that unknown numbers went into: objects that can be passed about, of which nobody knows the characters.
//!
//! The JDK turns a number into text digit by digit, through tables: on a term that is a path for every number there is.
//! Nobody wants those, so the string is made without its characters, which costs no choice. Looking for a character, the
//! length or the hash code ends the path as unsupported. A string of the input is not better known.

pub(crate) mod builder;
pub(crate) mod format;
pub(crate) mod messages;
pub(crate) mod numbers;
pub(crate) mod print;

use super::outcome::{Message, Part};
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, ObjectId, Piece, Text, Value};
use program::BaseType;

/// Strings within strings whose pieces a message shows.
const SHOWN_DEPTH: u32 = 16;

impl Machine {
    /// A new `String` of which only the pieces are known.
    pub(crate) fn new_text(&mut self, pieces: Vec<Piece>) -> ObjectId {
        self.heap.allocate(self.known.string, Body::Text(Box::new(Text { pieces })))
    }

    /// Whether an object is a string or string builder whose characters are not all known.
    pub fn is_unknown_text(&self, object: ObjectId) -> bool {
        match &self.heap.get(object).body {
            Body::Text(_) => true,
            Body::Fields(_) if self.heap.class(object) == self.known.string => {
                match self.heap.field(object, self.known.string_value) {
                    Value::Object(array) => !matches!(self.heap.get(array).body, Body::Bytes(_)),
                    _ => true,
                }
            }
            _ => false,
        }
    }

    /// The end of a path that looks into a text of which it does not know the characters.
    pub(crate) fn unknown_characters() -> Trap {
        Trap::unsupported("the characters of a text made from unknown numbers or strings")
    }

    /// A string, null, or the symbol of a string as a piece.
    fn piece_of_string(&self, string: Value) -> Piece {
        match self.heap.resolved(string) {
            Value::Null => Piece::Known("null".encode_utf16().collect()),
            Value::Object(string) => Piece::String(string),
            _ => Piece::Unknown,
        }
    }

    /// A number as a piece.
    fn piece_of_number(&mut self, base: BaseType, number: Value) -> Result<Piece, Trap> {
        Ok(Piece::Number(base, self.term_of(number)?))
    }

    /// What a text says, as far as it is known; `None` if nothing is.
    pub fn message(&self, string: ObjectId) -> Option<Message> {
        let mut parts = Vec::new();
        self.add_parts(string, SHOWN_DEPTH, &mut parts);
        (parts != [Part::Unknown]).then_some(Message(parts))
    }

    fn add_parts(&self, string: ObjectId, depth: u32, parts: &mut Vec<Part>) {
        let Body::Text(text) = &self.heap.get(string).body else {
            let unknown = self.is_unknown_text(string);
            parts.push(if unknown { Part::Unknown } else { Part::Text(self.string_text(string)) });
            return;
        };
        for piece in &text.pieces {
            match piece {
                Piece::Known(units) => parts.push(Part::Text(String::from_utf16_lossy(units))),
                Piece::Number(base, term) => parts.push(Part::Number(*base, *term)),
                Piece::String(inner) if depth > 0 => self.add_parts(*inner, depth - 1, parts),
                Piece::String(_) | Piece::Unknown => parts.push(Part::Unknown),
            }
        }
    }
}

/// A string as the result of a guarded call.
fn done(string: ObjectId) -> Option<Step> {
    Some(Step::Done(Some(Value::Object(string))))
}
