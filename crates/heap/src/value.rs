//! Values as local variables, operand stacks, fields and arrays hold them.

use program::{BaseType, Kind};
use term::{Sort, TermId};

/// An object of the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ObjectId(pub u32);

/// A reference symbol: a row of the symbol table, which says how much is known about the reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SymbolId(pub u32);

impl SymbolId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The kinds of numbers that the stack knows: everything narrower than an int is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    Int,
    Long,
    Float,
    Double,
}

impl Number {
    pub fn of(base: BaseType) -> Number {
        match base {
            BaseType::Long => Number::Long,
            BaseType::Float => Number::Float,
            BaseType::Double => Number::Double,
            _ => Number::Int,
        }
    }

    pub fn sort(self) -> Sort {
        match self {
            Number::Int => Sort::INT,
            Number::Long => Sort::LONG,
            Number::Float => Sort::F32,
            Number::Double => Sort::F64,
        }
    }
}

/// A value. Kinds are told apart at run time, so that an operation finds out by one comparison whether its operands are
/// plain numbers; whatever else a value may come to be is handled off the common path of each operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value {
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Null,
    Object(ObjectId),
    /// A number that is known only as a term.
    Term(Number, TermId),
    /// A reference that is known only as far as the symbol table says.
    Symbol(SymbolId),
    /// The field of a symbolic object that nobody has read or written yet. Never on a stack.
    Unread,
    /// Where a `jsr` came from.
    ReturnAddress(u32),
    /// Nothing was stored here. Only code that a verifier would refuse ever reads it.
    Invalid,
}

impl Value {
    /// What a field or element holds before anything is stored in it.
    pub fn default_of(kind: Kind) -> Value {
        match kind {
            Kind::Base(BaseType::Long) => Value::Long(0),
            Kind::Base(BaseType::Float) => Value::Float(0.0),
            Kind::Base(BaseType::Double) => Value::Double(0.0),
            Kind::Base(_) => Value::Int(0),
            Kind::Reference => Value::Null,
        }
    }

    pub fn is_wide(self) -> bool {
        matches!(self, Value::Long(_) | Value::Double(_) | Value::Term(Number::Long | Number::Double, _))
    }

    pub fn is_reference(self) -> bool {
        matches!(self, Value::Null | Value::Object(_) | Value::Symbol(_))
    }

    /// Whether the value is known only as a term or a symbol.
    pub fn is_symbolic(self) -> bool {
        matches!(self, Value::Term(..) | Value::Symbol(_))
    }

    /// Whether a variable of this kind may hold the value.
    pub fn fits(self, kind: Kind) -> bool {
        match kind {
            Kind::Base(BaseType::Long) => matches!(self, Value::Long(_) | Value::Term(Number::Long, _)),
            Kind::Base(BaseType::Float) => matches!(self, Value::Float(_) | Value::Term(Number::Float, _)),
            Kind::Base(BaseType::Double) => matches!(self, Value::Double(_) | Value::Term(Number::Double, _)),
            Kind::Base(_) => matches!(self, Value::Int(_) | Value::Term(Number::Int, _)),
            Kind::Reference => self.is_reference(),
        }
    }

    pub fn as_object(self) -> Option<ObjectId> {
        match self {
            Value::Object(id) => Some(id),
            _ => None,
        }
    }

    pub fn from_bool(flag: bool) -> Value {
        Value::Int(i32::from(flag))
    }
}

impl From<Option<ObjectId>> for Value {
    fn from(object: Option<ObjectId>) -> Value {
        object.map_or(Value::Null, Value::Object)
    }
}

impl From<ObjectId> for Value {
    fn from(object: ObjectId) -> Value {
        Value::Object(object)
    }
}

/// Cuts an int down to what a narrower variable keeps of it.
pub fn narrow(value: i32, to: BaseType) -> i32 {
    match to {
        BaseType::Boolean => value & 1,
        BaseType::Byte => i32::from(value as i8),
        BaseType::Char => i32::from(value as u16),
        BaseType::Short => i32::from(value as i16),
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_takes_sixteen_bytes() {
        assert_eq!(size_of::<Value>(), 16);
    }

    #[test]
    fn narrowing_keeps_the_low_bits() {
        assert_eq!(narrow(0x1_ff80, BaseType::Byte), -128);
        assert_eq!(narrow(-1, BaseType::Char), 65535);
        assert_eq!(narrow(0x8000, BaseType::Short), -32768);
        assert_eq!(narrow(2, BaseType::Boolean), 0);
    }
}
