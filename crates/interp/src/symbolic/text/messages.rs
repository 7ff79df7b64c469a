//! The messages of exceptions that tell unknown numbers.

use super::super::guard::has_term;
use super::done;
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::{Raise, Trap};
use heap::{ObjectId, Piece, Value};
use program::{BaseType, MethodId};
use term::TermId;

/// `Preconditions.outOfBoundsCheck…`, which makes the exception of `Objects.checkIndex` and its like.
pub(crate) fn out_of_bounds(machine: &mut Machine, id: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    if !has_term(arguments) {
        return Ok(None);
    }
    let method = machine.program.method(id);
    let (class, name) = (method.class, machine.program.text(method.name).to_owned());
    let formatter = machine.heap.resolved(arguments[0]);
    let is = |name: &str| machine.static_field(class, name) == Some(formatter);
    let thrown = match formatter {
        Value::Null => "java/lang/IndexOutOfBoundsException",
        _ if is("SIOOBE_FORMATTER") => "java/lang/StringIndexOutOfBoundsException",
        _ if is("AIOOBE_FORMATTER") => "java/lang/ArrayIndexOutOfBoundsException",
        _ if is("IOOBE_FORMATTER") => "java/lang/IndexOutOfBoundsException",
        _ => return Ok(None),
    };
    // In each of them a place is by its number among the arguments.
    let words: &[&str] = match (&*name, arguments.len()) {
        ("outOfBoundsCheckIndex", 3) => &["Index ", "1", " out of bounds for length ", "2"],
        ("outOfBoundsCheckFromToIndex", 4) => &["Range [", "1", ", ", "2", ") out of bounds for length ", "3"],
        ("outOfBoundsCheckFromIndexSize", 4) => {
            &["Range [", "1", ", ", "1", " + ", "2", ") out of bounds for length ", "3"]
        }
        _ => return Ok(None),
    };
    let mut pieces = Vec::with_capacity(words.len());
    for word in words {
        let number = word.parse().ok().and_then(|place: usize| arguments.get(place));
        pieces.push(match number {
            Some(&number) => machine.piece_of_any_number(number)?,
            None => known(word),
        });
    }
    Ok(done(machine.exception_with(thrown, pieces)?))
}

fn known(text: &str) -> Piece {
    Piece::Known(text.encode_utf16().collect())
}

impl Machine {
    /// An int or a long as a piece.
    pub(crate) fn piece_of_any_number(&mut self, number: Value) -> Result<Piece, Trap> {
        let base = if number.is_wide() { BaseType::Long } else { BaseType::Int };
        self.piece_of_number(base, number)
    }

    /// An exception of the machine's own with a message of which not all is known.
    pub(crate) fn raise_text(&mut self, class: &'static str, pieces: Vec<Piece>) -> Trap {
        match self.exception_with(class, pieces) {
            Ok(exception) => Trap::Throw(exception),
            Err(trap) => trap,
        }
    }

    pub(crate) fn index_out_of_bounds(&mut self, index: TermId, length: TermId) -> Trap {
        let pieces = vec![
            known("Index "),
            Piece::Number(BaseType::Int, index),
            known(" out of bounds for length "),
            Piece::Number(BaseType::Int, length),
        ];
        self.raise_text("java/lang/ArrayIndexOutOfBoundsException", pieces)
    }

    fn exception_with(&mut self, class: &'static str, pieces: Vec<Piece>) -> Result<ObjectId, Trap> {
        let exception = self.create_exception(&Raise { class, message: None }, None)?;
        let message = self.new_text(pieces);
        self.set_field(exception, "detailMessage", Value::Object(message));
        Ok(exception)
    }
}
