//! `java.lang.reflect.Array`.

use super::arguments::{int, nullable, object};
use super::boxing::{new_wrapper, unbox, widen};
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::symbolic::Written;
use crate::trap::Trap;
use heap::{ObjectId, Slot, Value, narrow};
use program::{BaseType, ClassId, ClassKind, Kind};

/// An array type has at most this many dimensions (JVMS §4.3.2).
const MOST_DIMENSIONS: usize = 255;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    accessor(name).or_else(|| {
        Some(match name {
            "getLength" => get_length,
            "get" => get,
            "set" => set,
            "newArray" => new_array,
            "multiNewArray" => new_multi_array,
            _ => return None,
        })
    })
}

/// `getInt`, `setInt` and their like.
fn accessor(name: &str) -> Option<Native> {
    macro_rules! accessors {
        ($($suffix:literal $base:ident;)*) => {
            match name {
                $(
                    concat!("get", $suffix) => {
                        Some(|machine, arguments| get_primitive(machine, arguments, BaseType::$base))
                    }
                    concat!("set", $suffix) => {
                        Some(|machine, arguments| set_primitive(machine, arguments, BaseType::$base))
                    }
                )*
                _ => None,
            }
        };
    }
    accessors! {
        "Boolean" Boolean;
        "Byte" Byte;
        "Char" Char;
        "Short" Short;
        "Int" Int;
        "Long" Long;
        "Float" Float;
        "Double" Double;
    }
}

fn mismatch() -> Trap {
    Trap::raise("java/lang/IllegalArgumentException", "argument type mismatch")
}

fn out_of_bounds() -> Trap {
    Trap::raise_plain("java/lang/ArrayIndexOutOfBoundsException")
}

/// The array that is the first argument, with what it holds.
fn array(machine: &Machine, arguments: &[Value]) -> Result<(ObjectId, Kind), Trap> {
    let array = object(arguments, 0)?;
    match machine.array_kind(array) {
        Some(holds) => Ok((array, holds)),
        None => Err(Trap::raise("java/lang/IllegalArgumentException", "Argument is not an array")),
    }
}

fn primitive_array(machine: &Machine, arguments: &[Value]) -> Result<(ObjectId, BaseType), Trap> {
    match array(machine, arguments)? {
        (array, Kind::Base(base)) => Ok((array, base)),
        (_, Kind::Reference) => {
            Err(Trap::raise("java/lang/IllegalArgumentException", "Argument is not an array of primitive type"))
        }
    }
}

/// The element that is the second argument.
fn element(machine: &Machine, array: ObjectId, arguments: &[Value]) -> Result<(usize, Value), Trap> {
    let index = usize::try_from(int(arguments, 1)?).map_err(|_| out_of_bounds())?;
    let body = &machine.heap.get(array).body;
    let value = match body.element(index) {
        None if body.length().is_none() => return Err(unknown_array()),
        found => found.ok_or_else(out_of_bounds)?,
    };
    Ok((index, value))
}

/// An array of the input has neither a length nor elements until code reads them.
fn unknown_array() -> Trap {
    Trap::unsupported("java.lang.reflect.Array with an array of which not all is known")
}

fn get_length(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (array, _) = array(machine, arguments)?;
    let length = machine.heap.get(array).body.length();
    Step::int(length.ok_or_else(unknown_array)? as i32)
}

fn get(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (array, holds) = array(machine, arguments)?;
    let (_, value) = element(machine, array, arguments)?;
    match holds {
        Kind::Reference => Step::value(value),
        Kind::Base(base) => Step::value(new_wrapper(machine, base, value)?),
    }
}

fn get_primitive(machine: &mut Machine, arguments: &[Value], wanted: BaseType) -> Result<Step, Trap> {
    let (array, holds) = primitive_array(machine, arguments)?;
    let (_, value) = element(machine, array, arguments)?;
    Step::value(widen(holds, value, wanted).ok_or_else(mismatch)?)
}

/// HotSpot unwraps a value for an array of primitives before it looks at the index.
fn set(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (array, holds) = array(machine, arguments)?;
    let value = nullable(arguments, 2)?;
    match holds {
        Kind::Base(holds) => {
            let Some(wrapped) = value else { return Err(Trap::raise_plain("java/lang/IllegalArgumentException")) };
            let (index, _) = element(machine, array, arguments)?;
            let (base, value) = unbox(machine, wrapped).ok_or_else(mismatch)?;
            store(machine, array, index, holds, widen(base, value, holds).ok_or_else(mismatch)?)
        }
        Kind::Reference => {
            let (index, _) = element(machine, array, arguments)?;
            if value.is_some_and(|value| machine.check_array_store(array, value).is_err()) {
                return Err(Trap::raise("java/lang/IllegalArgumentException", "array element type mismatch"));
            }
            put(machine, array, index, value.into())
        }
    }
}

fn set_primitive(machine: &mut Machine, arguments: &[Value], given: BaseType) -> Result<Step, Trap> {
    let (array, holds) = primitive_array(machine, arguments)?;
    let (index, _) = element(machine, array, arguments)?;
    let value = arguments.get(2).and_then(|&value| widen(given, value, holds));
    store(machine, array, index, holds, value.ok_or_else(mismatch)?)
}

fn store(machine: &mut Machine, array: ObjectId, index: usize, holds: BaseType, value: Value) -> Result<Step, Trap> {
    let value = match value {
        Value::Int(value) => Value::Int(narrow(value, holds)),
        other => other,
    };
    put(machine, array, index, value)
}

fn put(machine: &mut Machine, array: ObjectId, index: usize, value: Value) -> Result<Step, Trap> {
    if machine.recording {
        machine.note_native_store(Written::Element(array, Slot::int(index as i32)), value)?;
    }
    machine.heap.get_mut(array).body.set_element(index, value);
    Step::void()
}

/// The class of the elements that an array is asked for; void has no arrays.
fn element_class(machine: &Machine, arguments: &[Value]) -> Result<ClassId, Trap> {
    let class = machine.mirrored(object(arguments, 0)?);
    class
        .filter(|&class| machine.program.class(class).kind != ClassKind::Primitive(None))
        .ok_or_else(|| Trap::raise_plain("java/lang/IllegalArgumentException"))
}

fn array_of(machine: &mut Machine, element: ClassId, dimensions: usize) -> Result<ClassId, Trap> {
    let name = &machine.program.class(element).name;
    let has = name.bytes().take_while(|&byte| byte == b'[').count();
    if has + dimensions > MOST_DIMENSIONS {
        return Err(Trap::raise_plain("java/lang/IllegalArgumentException"));
    }
    let mut class = element;
    for _ in 0..dimensions {
        class = machine.array_class(class)?;
    }
    Ok(class)
}

fn length(value: i32) -> Result<usize, Trap> {
    usize::try_from(value).map_err(|_| Trap::raise("java/lang/NegativeArraySizeException", value.to_string()))
}

fn new_array(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let element = element_class(machine, arguments)?;
    if let Some(&unknown @ Value::Term(..)) = arguments.get(1) {
        if machine.check_unknown_length(unknown)?.is_some() {
            return Ok(Step::Retry);
        }
        let class = array_of(machine, element, 1)?;
        return Step::value(machine.new_unknown_array(class, unknown.into())?);
    }
    let length = length(int(arguments, 1)?)?;
    let class = array_of(machine, element, 1)?;
    Step::value(machine.new_array(class, length)?)
}

fn new_multi_array(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let (_, dimensions) = (object(arguments, 0)?, object(arguments, 1)?);
    let element = element_class(machine, arguments)?;
    let Body::Ints(lengths) = machine.heap.get(dimensions).body.clone() else {
        return Err(Trap::unverifiable("array lengths that are no ints"));
    };
    if lengths.is_empty() {
        return Err(Trap::raise_plain("java/lang/IllegalArgumentException"));
    }
    let class = array_of(machine, element, lengths.len())?;
    let lengths: Result<Vec<usize>, Trap> = lengths.iter().map(|&value| length(value)).collect();
    Step::value(machine.new_nested_array(class, &lengths?)?)
}
