//! Values as the stack and the fields of objects store them: a tag and a word.
//!
//! The same information as a [`Value`], in two machine words that are always read and written as such. An enum's
//! variants of different widths are copied in one 16-byte move, and a processor cannot forward two smaller stores to a
//! larger load: each value that is read back soon after it was written, as operands are, then waits for the cache. The
//! benchmark `run_speed` shows what this buys.

use crate::context::Version;
use crate::value::{Number, ObjectId, SymbolId, Value};
use term::TermId;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    tag: u32,
    word: u64,
}

const INT: u32 = 0;
const LONG: u32 = 1;
const FLOAT: u32 = 2;
const DOUBLE: u32 = 3;
const NULL: u32 = 4;
const OBJECT: u32 = 5;
const RETURN_ADDRESS: u32 = 6;
const INVALID: u32 = 7;
const SYMBOL: u32 = 8;
/// With the version of the call that may have assigned to the variable; 0 if none did.
const UNREAD: u32 = 9;
/// The terms, in the order of the numbers above.
const INT_TERM: u32 = 10;
const LONG_TERM: u32 = 11;
const FLOAT_TERM: u32 = 12;
const DOUBLE_TERM: u32 = 13;

macro_rules! readers {
    ($($name:ident $tag:ident $to:ty, $read:expr;)*) => {
        $(
            /// The value, if it is of this kind.
            #[inline]
            pub fn $name(self) -> Option<$to> {
                (self.tag == $tag).then_some($read(self.word))
            }
        )*
    };
}

impl Slot {
    pub const INVALID: Slot = Slot { tag: INVALID, word: 0 };
    pub const NULL: Slot = Slot { tag: NULL, word: 0 };
    pub const UNREAD: Slot = Slot { tag: UNREAD, word: 0 };

    #[inline]
    pub fn int(value: i32) -> Slot {
        Slot { tag: INT, word: u64::from(value as u32) }
    }

    #[inline]
    pub fn long(value: i64) -> Slot {
        Slot { tag: LONG, word: value as u64 }
    }

    #[inline]
    pub fn float(value: f32) -> Slot {
        Slot { tag: FLOAT, word: u64::from(value.to_bits()) }
    }

    #[inline]
    pub fn double(value: f64) -> Slot {
        Slot { tag: DOUBLE, word: value.to_bits() }
    }

    #[inline]
    pub fn object(id: ObjectId) -> Slot {
        Slot { tag: OBJECT, word: u64::from(id.0) }
    }

    #[inline]
    pub fn symbol(id: SymbolId) -> Slot {
        Slot { tag: SYMBOL, word: u64::from(id.0) }
    }

    #[inline]
    pub fn term(number: Number, term: TermId) -> Slot {
        let tag = match number {
            Number::Int => INT_TERM,
            Number::Long => LONG_TERM,
            Number::Float => FLOAT_TERM,
            Number::Double => DOUBLE_TERM,
        };
        Slot { tag, word: u64::from(term.number()) }
    }

    #[inline]
    pub fn return_address(op: u32) -> Slot {
        Slot { tag: RETURN_ADDRESS, word: u64::from(op) }
    }

    readers! {
        as_int INT i32, |word| word as i32;
        as_long LONG i64, |word| word as i64;
        as_float FLOAT f32, |word| f32::from_bits(word as u32);
        as_double DOUBLE f64, f64::from_bits;
        as_object OBJECT ObjectId, |word| ObjectId(word as u32);
        as_symbol SYMBOL SymbolId, |word| SymbolId(word as u32);
        as_return_address RETURN_ADDRESS u32, |word| word as u32;
    }

    /// A variable that a call may have assigned to, and that nobody has read since.
    pub fn forgotten(version: Version) -> Slot {
        Slot { tag: UNREAD, word: u64::from(version.0) }
    }

    /// The call that may have assigned to a variable that nobody has read since.
    pub fn forgotten_by(self) -> Option<Version> {
        (self.tag == UNREAD && self.word != 0).then_some(Version(self.word as u32))
    }

    #[inline]
    pub fn is_null(self) -> bool {
        self.tag == NULL
    }

    /// Whether nobody has read the variable, or nobody since it was forgotten.
    #[inline]
    pub fn is_unread(self) -> bool {
        self.tag == UNREAD
    }

    /// The term of an int that is known only as one.
    #[inline]
    pub fn as_int_term(self) -> Option<TermId> {
        (self.tag == INT_TERM).then_some(TermId::from_number(self.word as u32))
    }

    /// Whether this is null or an object, which a symbol is not before it is resolved.
    #[inline]
    pub fn is_reference(self) -> bool {
        self.tag == NULL || self.tag == OBJECT
    }

    #[inline]
    pub fn value(self) -> Value {
        match self.tag {
            INT => Value::Int(self.word as i32),
            LONG => Value::Long(self.word as i64),
            FLOAT => Value::Float(f32::from_bits(self.word as u32)),
            DOUBLE => Value::Double(f64::from_bits(self.word)),
            NULL => Value::Null,
            OBJECT => Value::Object(ObjectId(self.word as u32)),
            RETURN_ADDRESS => Value::ReturnAddress(self.word as u32),
            SYMBOL => Value::Symbol(SymbolId(self.word as u32)),
            UNREAD => Value::Unread,
            INT_TERM => Value::Term(Number::Int, TermId::from_number(self.word as u32)),
            LONG_TERM => Value::Term(Number::Long, TermId::from_number(self.word as u32)),
            FLOAT_TERM => Value::Term(Number::Float, TermId::from_number(self.word as u32)),
            DOUBLE_TERM => Value::Term(Number::Double, TermId::from_number(self.word as u32)),
            _ => Value::Invalid,
        }
    }
}

impl From<Value> for Slot {
    #[inline]
    fn from(value: Value) -> Slot {
        match value {
            Value::Int(value) => Slot::int(value),
            Value::Long(value) => Slot::long(value),
            Value::Float(value) => Slot::float(value),
            Value::Double(value) => Slot::double(value),
            Value::Null => Slot::NULL,
            Value::Object(id) => Slot::object(id),
            Value::ReturnAddress(op) => Slot::return_address(op),
            Value::Invalid => Slot::INVALID,
            Value::Symbol(id) => Slot::symbol(id),
            Value::Unread => Slot::UNREAD,
            Value::Term(number, term) => Slot::term(number, term),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_holds_what_the_value_held() {
        let values = [
            Value::Int(-1),
            Value::Long(i64::MIN),
            Value::Float(-0.0),
            Value::Double(f64::INFINITY),
            Value::Null,
            Value::Object(ObjectId(7)),
            Value::ReturnAddress(3),
            Value::Invalid,
            Value::Symbol(SymbolId(9)),
            Value::Unread,
            Value::Term(Number::Int, TermId::from_number(4)),
            Value::Term(Number::Long, TermId::from_number(4)),
            Value::Term(Number::Float, TermId::from_number(4)),
            Value::Term(Number::Double, TermId::from_number(4)),
        ];
        for value in values {
            assert_eq!(Slot::from(value).value(), value);
        }
    }
}
