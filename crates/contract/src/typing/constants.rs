//! Constant expressions (JLS §15.29) and what they are worth. Java compares constant strings as if they were written out,
//! so they must be computed; the others are computed because it is cheaper.

use super::types::JavaType;
use super::{Arithmetic, Checker, Constant, Node, Relation, Typed};
use crate::syntax::Literal;
use crate::{Code, Span};
use program::BaseType;

/// How many bytes a string constant may take in a class (JVMS §4.4.7); a unit takes three at most.
const MOST_UNITS: usize = u16::MAX as usize / 3;

impl Checker<'_> {
    pub(super) fn literal(&mut self, literal: &Literal, span: Span) -> Option<Typed> {
        let (of, constant) = match literal {
            Literal::Null => (JavaType::Null, Constant::Null),
            Literal::Boolean(value) => (JavaType::BOOLEAN, Constant::Boolean(*value)),
            Literal::Int(value) => (JavaType::INT, Constant::Int(*value)),
            Literal::Long(value) => (JavaType::LONG, Constant::Long(*value)),
            Literal::Float(value) => (JavaType::Base(BaseType::Float), Constant::Float(*value)),
            Literal::Double(value) => (JavaType::Base(BaseType::Double), Constant::Double(*value)),
            Literal::Char(value) => (JavaType::Base(BaseType::Char), Constant::Int(i32::from(*value))),
            Literal::Text(units) if units.len() > MOST_UNITS => {
                return self.problem(Code::TooLarge, span, "this string is too long for a constant");
            }
            Literal::Text(units) => (JavaType::string(), Constant::Text(units.clone())),
        };
        Some(Typed::new(of, Node::Constant(constant)))
    }
}

impl Constant {
    /// The constant as one of another primitive type (JLS §5.1.2 and §5.1.3).
    pub(super) fn to(&self, to: BaseType) -> Option<Constant> {
        if let Constant::Boolean(_) = self {
            return (to == BaseType::Boolean).then(|| self.clone());
        }
        let long = match *self {
            Constant::Int(value) => i64::from(value),
            Constant::Long(value) => value,
            Constant::Float(value) => value as i64,
            Constant::Double(value) => value as i64,
            _ => return None,
        };
        // Floating-point numbers become ints before they become anything narrower.
        let int = match *self {
            Constant::Float(value) => value as i32,
            Constant::Double(value) => value as i32,
            _ => long as i32,
        };
        Some(match to {
            BaseType::Byte => Constant::Int(i32::from(int as i8)),
            BaseType::Short => Constant::Int(i32::from(int as i16)),
            BaseType::Char => Constant::Int(i32::from(int as u16)),
            BaseType::Int => Constant::Int(int),
            BaseType::Long => Constant::Long(long),
            BaseType::Float => Constant::Float(match *self {
                Constant::Float(value) => value,
                Constant::Double(value) => value as f32,
                _ => long as f32,
            }),
            BaseType::Double => Constant::Double(match *self {
                Constant::Float(value) => f64::from(value),
                Constant::Double(value) => value,
                _ => long as f64,
            }),
            BaseType::Boolean => return None,
        })
    }

    /// What it is in a string, unless that takes Java's way of writing floating-point numbers.
    pub(super) fn text(&self, of: &JavaType) -> Option<Vec<u16>> {
        let text = match self {
            Constant::Text(units) => return Some(units.clone()),
            Constant::Int(unit) if *of == JavaType::Base(BaseType::Char) => return Some(vec![*unit as u16]),
            Constant::Boolean(value) => value.to_string(),
            Constant::Int(value) => value.to_string(),
            Constant::Long(value) => value.to_string(),
            Constant::Null | Constant::Float(_) | Constant::Double(_) => return None,
        };
        Some(text.encode_utf16().collect())
    }
}

/// The value of an operation on constants of the same type (but for shift distances, which are ints); `None` for a
/// division that throws.
pub(super) fn arithmetic(operation: Arithmetic, left: &Constant, right: &Constant) -> Option<Constant> {
    Some(match (left, right) {
        (Constant::Int(left), Constant::Int(right)) => Constant::Int(ints(operation, *left, *right)?),
        (Constant::Long(left), Constant::Long(right)) => Constant::Long(longs(operation, *left, *right)?),
        (Constant::Long(left), Constant::Int(right)) => Constant::Long(longs(operation, *left, i64::from(*right))?),
        (Constant::Float(left), Constant::Float(right)) => Constant::Float(match operation {
            Arithmetic::Add => left + right,
            Arithmetic::Subtract => left - right,
            Arithmetic::Multiply => left * right,
            Arithmetic::Divide => left / right,
            Arithmetic::Remainder => left % right,
            _ => return None,
        }),
        (Constant::Double(left), Constant::Double(right)) => Constant::Double(match operation {
            Arithmetic::Add => left + right,
            Arithmetic::Subtract => left - right,
            Arithmetic::Multiply => left * right,
            Arithmetic::Divide => left / right,
            Arithmetic::Remainder => left % right,
            _ => return None,
        }),
        (Constant::Boolean(left), Constant::Boolean(right)) => Constant::Boolean(match operation {
            Arithmetic::And => left & right,
            Arithmetic::Or => left | right,
            Arithmetic::Xor => left ^ right,
            _ => return None,
        }),
        _ => return None,
    })
}

fn ints(operation: Arithmetic, left: i32, right: i32) -> Option<i32> {
    Some(match operation {
        Arithmetic::Add => left.wrapping_add(right),
        Arithmetic::Subtract => left.wrapping_sub(right),
        Arithmetic::Multiply => left.wrapping_mul(right),
        Arithmetic::Divide | Arithmetic::Remainder if right == 0 => return None,
        Arithmetic::Divide => left.wrapping_div(right),
        Arithmetic::Remainder => left.wrapping_rem(right),
        Arithmetic::ShiftLeft => left.wrapping_shl(right as u32),
        Arithmetic::ShiftRight => left.wrapping_shr(right as u32),
        Arithmetic::ShiftRightUnsigned => (left as u32).wrapping_shr(right as u32) as i32,
        Arithmetic::And => left & right,
        Arithmetic::Or => left | right,
        Arithmetic::Xor => left ^ right,
    })
}

fn longs(operation: Arithmetic, left: i64, right: i64) -> Option<i64> {
    Some(match operation {
        Arithmetic::Add => left.wrapping_add(right),
        Arithmetic::Subtract => left.wrapping_sub(right),
        Arithmetic::Multiply => left.wrapping_mul(right),
        Arithmetic::Divide | Arithmetic::Remainder if right == 0 => return None,
        Arithmetic::Divide => left.wrapping_div(right),
        Arithmetic::Remainder => left.wrapping_rem(right),
        Arithmetic::ShiftLeft => left.wrapping_shl(right as u32),
        Arithmetic::ShiftRight => left.wrapping_shr(right as u32),
        Arithmetic::ShiftRightUnsigned => (left as u64).wrapping_shr(right as u32) as i64,
        Arithmetic::And => left & right,
        Arithmetic::Or => left | right,
        Arithmetic::Xor => left ^ right,
    })
}

/// Whether a relation holds between constants of the same type.
pub(super) fn compare(relation: Relation, left: &Constant, right: &Constant) -> Option<bool> {
    use std::cmp::Ordering;
    let ordering: Option<Ordering> = match (left, right) {
        (Constant::Int(left), Constant::Int(right)) => Some(left.cmp(right)),
        (Constant::Long(left), Constant::Long(right)) => Some(left.cmp(right)),
        (Constant::Boolean(left), Constant::Boolean(right)) => Some(left.cmp(right)),
        (Constant::Float(left), Constant::Float(right)) => left.partial_cmp(right),
        (Constant::Double(left), Constant::Double(right)) => left.partial_cmp(right),
        // Constant strings are the same object if they have the same content.
        (Constant::Text(left), Constant::Text(right)) => Some(left.cmp(right)),
        (Constant::Null, Constant::Null) => Some(Ordering::Equal),
        _ => return None,
    };
    Some(match relation {
        Relation::Equal => ordering == Some(Ordering::Equal),
        Relation::NotEqual => ordering != Some(Ordering::Equal),
        Relation::Less => ordering == Some(Ordering::Less),
        Relation::LessEqual => ordering.is_some_and(Ordering::is_le),
        Relation::Greater => ordering == Some(Ordering::Greater),
        Relation::GreaterEqual => ordering.is_some_and(Ordering::is_ge),
    })
}
