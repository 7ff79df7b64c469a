//! Reading the arguments of native methods.

use crate::trap::Trap;
use heap::{ObjectId, Value};

pub fn int(arguments: &[Value], at: usize) -> Result<i32, Trap> {
    match arguments.get(at) {
        Some(Value::Int(value)) => Ok(*value),
        _ => Err(wrong(at)),
    }
}

pub fn long(arguments: &[Value], at: usize) -> Result<i64, Trap> {
    match arguments.get(at) {
        Some(Value::Long(value)) => Ok(*value),
        _ => Err(wrong(at)),
    }
}

pub fn float(arguments: &[Value], at: usize) -> Result<f32, Trap> {
    match arguments.get(at) {
        Some(Value::Float(value)) => Ok(*value),
        _ => Err(wrong(at)),
    }
}

pub fn double(arguments: &[Value], at: usize) -> Result<f64, Trap> {
    match arguments.get(at) {
        Some(Value::Double(value)) => Ok(*value),
        _ => Err(wrong(at)),
    }
}

/// An argument that must not be null.
pub fn object(arguments: &[Value], at: usize) -> Result<ObjectId, Trap> {
    nullable(arguments, at)?.ok_or_else(Trap::null_pointer)
}

pub fn nullable(arguments: &[Value], at: usize) -> Result<Option<ObjectId>, Trap> {
    match arguments.get(at) {
        Some(Value::Object(id)) => Ok(Some(*id)),
        Some(Value::Null) => Ok(None),
        _ => Err(wrong(at)),
    }
}

fn wrong(at: usize) -> Trap {
    Trap::unverifiable(format!("argument {at} of a native method is of the wrong kind"))
}
