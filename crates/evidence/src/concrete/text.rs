//! The characters of strings: those that were chosen for strings of the input, and those that strings are put together of.

use super::{Builder, NotConcrete};
use crate::case::Contents;
use heap::{Body, Number, ObjectId, Piece, Untouched};
use interp::symbolic::{Message, Part};
use program::BaseType;
use std::collections::BTreeSet;

/// Strings in strings that are looked into, and characters that are written down.
const DEEPEST: u32 = 16;
const LONGEST_TEXT: usize = 20_000;
/// The byte of a character that nobody has looked at, an `a`, and each of the two where characters have two: together they are none that
/// would have fitted into one.
const UNSEEN: i8 = b'a' as i8;
const UNSEEN_WIDE: i8 = 1;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Plane {
    Initial,
    Current,
}

impl Builder<'_> {
    /// The characters of a string of the input whose fields somebody has looked at, which a spec class makes possible;
    /// nobody has looked at those of the others.
    pub(super) fn characters_of_input(&self, string: ObjectId) -> Result<Vec<u16>, NotConcrete> {
        let is_unread = self.string_field(string, "value", Plane::Initial) == heap::Value::Unread;
        if is_unread {
            return Ok(self.pattern.encode_utf16().collect());
        }
        let characters = self.characters_in(string, Plane::Initial).ok_or(NotConcrete::NoSuchString)?;
        // No string shares its bytes with anybody who could change them.
        let is_unchanged = self.characters_in(string, Plane::Current).as_ref() == Some(&characters);
        if is_unchanged { Ok(characters) } else { Err(NotConcrete::NoSuchString) }
    }

    /// The characters of a string, if all of them are known under the numbers of the path.
    pub(super) fn known_characters(&self, string: ObjectId) -> Option<Vec<u16>> {
        let mut units = Vec::new();
        self.add_characters(string, DEEPEST, &mut units)?;
        Some(units)
    }

    fn add_characters(&self, string: ObjectId, depth: u32, units: &mut Vec<u16>) -> Option<()> {
        // A string of the input has the characters that were chosen for it.
        let chosen = self.places.get(&string).map(|&place| &self.objects[place].contents);
        if let Some(Contents::Text(chosen)) = chosen {
            units.extend(chosen);
            return Some(());
        }
        let Body::Text(text) = &self.machine.heap.get(string).body else {
            // What was cut out of a string of the input has fields as any other, and characters that are numbers of the path.
            units.extend(self.characters_in(string, Plane::Current).filter(|_| self.is_read(string))?);
            return Some(());
        };
        for piece in &text.pieces {
            match piece {
                Piece::Known(known) => units.extend(known.iter()),
                Piece::String(inner) if depth > 0 => self.add_characters(*inner, depth - 1, units)?,
                Piece::Number(BaseType::Char, term) => {
                    let unit = self.int(heap::Value::Term(Number::Int, *term));
                    units.push(u16::try_from(unit).ok()?);
                }
                Piece::Number(base, term) => {
                    let message = Message(vec![Part::Number(*base, *term)]);
                    let text = explore::known_text(self.machine, &message, &self.numbers)?;
                    units.extend(text.encode_utf16());
                }
                Piece::String(_) | Piece::Unknown => return None,
            }
            if units.len() > LONGEST_TEXT {
                return None;
            }
        }
        Some(())
    }

    /// The characters that the fields of a string say.
    fn characters_in(&self, string: ObjectId, plane: Plane) -> Option<Vec<u16>> {
        let value = self.machine.heap.resolved(self.string_field(string, "value", plane));
        let heap::Value::Object(array) = value else { return None };
        let coder = self.int(self.string_field(string, "coder", plane));
        let coder = i32::try_from(coder).ok()?;
        let bytes = self.bytes(array, coder, plane)?;
        Some(interp::units_of(&bytes, heap::Value::Int(coder)))
    }

    /// Whether somebody knows each byte of a string: nobody has chosen those that the code was given unread, unless they are the input's.
    fn is_read(&self, string: ObjectId) -> bool {
        let value = self.machine.heap.resolved(self.string_field(string, "value", Plane::Current));
        let heap::Value::Object(bytes) = value else { return false };
        let Body::Accumulator(array) = &self.machine.heap.get(bytes).body else { return true };
        if self.machine.heap.symbolic(bytes).is_some() {
            return true;
        }
        let length = self.int(array.length.value());
        let places = array.touched.iter().map(|touched| self.int(touched.index.value()));
        let known: BTreeSet<i64> = places.filter(|place| (0..length).contains(place)).collect();
        let is_full = matches!(array.untouched, Untouched::Value(_)) || known.len() as i64 == length;
        is_full && !array.touched.iter().any(|touched| touched.current.is_unread())
    }

    fn string_field(&self, string: ObjectId, name: &str, plane: Plane) -> heap::Value {
        match self.machine.slot_of(self.machine.class_of(string), name) {
            Some(slot) if plane == Plane::Initial => self.machine.heap.initial(string, slot).value(),
            Some(slot) => self.machine.heap.field(string, slot),
            // Nobody has looked at the fields of what may as well be of another class.
            None => heap::Value::Unread,
        }
    }

    /// The bytes of a string. Those that nobody has looked at are letters, which people can read.
    fn bytes(&self, array: ObjectId, coder: i32, plane: Plane) -> Option<Vec<i8>> {
        let array = match &self.machine.heap.get(array).body {
            Body::Bytes(bytes) => return Some(bytes.to_vec()),
            Body::Slots(_, bytes) => {
                let byte = |byte: &heap::Slot| (!byte.is_unread()).then(|| self.int(byte.value()) as i8);
                return bytes.iter().map(byte).collect();
            }
            Body::Accumulator(array) => array,
            _ => return None,
        };
        let untouched = match &array.untouched {
            Untouched::Value(value) => self.int(value.value()) as i8,
            Untouched::Unknown | Untouched::Nested { .. } => {
                if coder == 0 {
                    UNSEEN
                } else {
                    UNSEEN_WIDE
                }
            }
        };
        let length = usize::try_from(self.int(array.length.value())).ok().filter(|&length| length <= LONGEST_TEXT)?;
        let mut bytes = vec![untouched; length];
        let is_open = coder == 0 && !matches!(array.untouched, Untouched::Value(_));
        for (byte, letter) in bytes.iter_mut().zip(self.pattern.bytes()).filter(|_| is_open) {
            *byte = letter as i8;
        }
        for touched in &array.touched {
            let value = if plane == Plane::Initial { touched.initial } else { touched.current };
            let place = usize::try_from(self.int(touched.index.value())).ok();
            if let Some(byte) = place.and_then(|place| bytes.get_mut(place)).filter(|_| !value.is_unread()) {
                *byte = self.int(value.value()) as i8;
            }
        }
        Some(bytes)
    }
}
