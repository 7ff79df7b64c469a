//! `java.lang.String` objects: making them, reading them, interning them.
//!
//! Since Java 9 a string is a byte array and a coder: Latin-1 with one byte a character, or UTF-16 with two, in the
//! machine's byte order.

use crate::machine::Machine;
use crate::trap::Trap;
use heap::Body;
use heap::{ObjectId, Value};

const LATIN1: i32 = 0;
const UTF16: i32 = 1;

impl Machine {
    pub fn new_string(&mut self, text: &str) -> Result<ObjectId, Trap> {
        if text.is_ascii() {
            return self.string_from_bytes(text.bytes().map(|byte| byte as i8).collect(), LATIN1);
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        self.string_from_units(&units)
    }

    pub fn string_from_units(&mut self, units: &[u16]) -> Result<ObjectId, Trap> {
        if units.iter().all(|&unit| unit < 256) {
            return self.string_from_bytes(units.iter().map(|&unit| unit as i8).collect(), LATIN1);
        }
        let bytes = units.iter().flat_map(|unit| unit.to_le_bytes()).map(|byte| byte as i8).collect();
        self.string_from_bytes(bytes, UTF16)
    }

    fn string_from_bytes(&mut self, bytes: Box<[i8]>, coder: i32) -> Result<ObjectId, Trap> {
        let array = self.new_array_from("[B", Body::Bytes(bytes))?;
        let string = self.new_instance(self.known.string);
        self.heap.set_field(string, self.known.string_value, Value::Object(array));
        self.heap.set_field(string, self.known.string_coder, Value::Int(coder));
        Ok(string)
    }

    /// The UTF-16 units of a string.
    pub fn string_units(&self, string: ObjectId) -> Vec<u16> {
        let Value::Object(array) = self.heap.field(string, self.known.string_value) else { return Vec::new() };
        let Body::Bytes(bytes) = &self.heap.get(array).body else { return Vec::new() };
        units_of(bytes, self.heap.field(string, self.known.string_coder))
    }

    pub fn string_text(&self, string: ObjectId) -> String {
        String::from_utf16_lossy(&self.string_units(string))
    }

    /// The one string with these characters that `==` knows (JLS §3.10.5).
    pub fn intern(&mut self, units: &[u16]) -> Result<ObjectId, Trap> {
        if let Some(&known) = self.strings.get(units) {
            return Ok(known);
        }
        let string = self.permanently(|machine| machine.string_from_units(units))?;
        self.strings.insert(units.into(), string);
        Ok(string)
    }

    pub fn intern_text(&mut self, text: &str) -> Result<ObjectId, Trap> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.intern(&units)
    }

    /// `String.intern` of an existing string, which becomes the interned one if there is none yet.
    pub(crate) fn intern_object(&mut self, string: ObjectId) -> Result<ObjectId, Trap> {
        let units = self.string_units(string);
        if self.in_path() {
            // A string of this path is gone when the path is left; its characters are interned instead.
            return self.intern(&units);
        }
        Ok(*self.strings.entry(units.into()).or_insert(string))
    }
}

/// The UTF-16 units that bytes with a coder stand for.
pub fn units_of(bytes: &[i8], coder: Value) -> Vec<u16> {
    match coder {
        Value::Int(LATIN1) => bytes.iter().map(|&byte| u16::from(byte as u8)).collect(),
        _ => bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0] as u8, pair[1] as u8])).collect(),
    }
}
