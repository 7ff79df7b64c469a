//! Primitive values and the objects that wrap them, as reflection converts them (JLS §5.1.2, §5.1.7, §5.1.8).

pub use crate::indy::boxing::wrapper;

use crate::indy::boxing::unwrapped;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{BaseType, ClassId, MethodId};

/// What an object wraps; `None` if it is no wrapper.
pub fn unbox(machine: &Machine, object: ObjectId) -> Option<(BaseType, Value)> {
    let base = unwrapped(&machine.program.class(machine.class_of(object)).name)?;
    Some((base, machine.field(object, "value")))
}

/// A new wrapper, as the virtual machine makes them: never one of those that `valueOf` keeps.
pub fn new_wrapper(machine: &mut Machine, base: BaseType, value: Value) -> Result<ObjectId, Trap> {
    let class = machine.load(wrapper(base))?;
    let object = machine.new_instance(class);
    machine.set_field(object, "value", value);
    Ok(object)
}

/// The method by which Java code boxes, with the class that must be initialized before it runs.
pub fn value_of(machine: &mut Machine, base: BaseType) -> Result<(ClassId, MethodId), Trap> {
    let name = wrapper(base);
    let class = machine.load(name)?;
    let method = machine.program.declared_method(class, "valueOf", &format!("({})L{name};", base.letter()));
    match method {
        Some(method) => Ok((class, method)),
        None => Err(Trap::unsupported(format!("this JDK: {name} has no valueOf"))),
    }
}

/// A value of one primitive type as a value of another, if that is a widening or no conversion at all.
pub fn widen(from: BaseType, value: Value, to: BaseType) -> Option<Value> {
    use BaseType::{Byte, Char, Double, Float, Int, Long, Short};
    if from == to {
        return Some(value);
    }
    Some(match (from, to, value) {
        (Byte, Short | Int, _) | (Short | Char, Int, _) => value,
        (Byte | Short | Char | Int, Long, Value::Int(value)) => Value::Long(i64::from(value)),
        (Byte | Short | Char | Int, Float, Value::Int(value)) => Value::Float(value as f32),
        (Byte | Short | Char | Int, Double, Value::Int(value)) => Value::Double(f64::from(value)),
        (Long, Float, Value::Long(value)) => Value::Float(value as f32),
        (Long, Double, Value::Long(value)) => Value::Double(value as f64),
        (Float, Double, Value::Float(value)) => Value::Double(f64::from(value)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chars_widen_to_int_but_not_to_short() {
        assert_eq!(widen(BaseType::Char, Value::Int(65), BaseType::Int), Some(Value::Int(65)));
        assert_eq!(widen(BaseType::Char, Value::Int(65), BaseType::Short), None);
    }

    #[test]
    fn booleans_and_narrower_types_take_nothing() {
        assert_eq!(widen(BaseType::Boolean, Value::Int(1), BaseType::Int), None);
        assert_eq!(widen(BaseType::Int, Value::Int(1), BaseType::Byte), None);
    }
}
