//! Methods of the JDK that look first whether something unknown is among their arguments.
//!
//! Their code is for plain values. With unknown ones it would be a path for every number there is, or would look for
//! characters that nobody knows; then the guard answers instead.

use super::open::thrown;
use super::text::{builder, format, messages, numbers, print};
use super::{boxes, chance, copy, hash, library, locale, made, math, order_known};
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;
use program::MethodId;

/// What a call comes to. `None`: the method's own code runs.
pub(crate) type Guard = fn(&mut Machine, MethodId, &[Value]) -> Result<Option<Step>, Trap>;

/// The guard of a method that has code.
pub(crate) fn find(class: &str, name: &str, descriptor: &str) -> Option<Guard> {
    let of_number = boxes::find(class, name, descriptor).or_else(|| math::find(class, name, descriptor));
    let of_number = of_number.or_else(|| library::find(class, name));
    let of_number = of_number.or_else(|| order_known::find(class, name, descriptor));
    if of_number.is_some() {
        return of_number;
    }
    let of_text = of_text(class, name, descriptor).or_else(|| chance::find(class, name, descriptor));
    of_text
        .or_else(|| locale::find(class, name, descriptor))
        .or_else(|| made::find(class, name))
        .or_else(|| hash::find(class, name))
}

fn of_text(class: &str, name: &str, descriptor: &str) -> Option<Guard> {
    match class {
        "java/lang/Integer"
        | "java/lang/Long"
        | "java/lang/Float"
        | "java/lang/Double"
        | "java/lang/Character"
        | "jdk/internal/util/DecimalDigits"
        | "java/lang/StringConcatHelper" => numbers::find(class, name, descriptor),
        "java/lang/String" => match name {
            "valueOf" => numbers::find(class, name, descriptor),
            "concat" => Some(builder::concat),
            _ => format::find(name, descriptor),
        },
        "java/lang/StringBuilder" | "java/lang/StringBuffer" | "java/lang/AbstractStringBuilder" => {
            builder::find(name, descriptor)
        }
        "jdk/internal/util/ArraysSupport" => (name == "vectorizedMismatch").then_some(copy::compare_unknown),
        "jdk/internal/util/Preconditions" => name.starts_with("outOfBoundsCheck").then_some(messages::out_of_bounds),
        "java/io/PrintStream" => print::find(name, descriptor),
        "java/lang/Throwable" => thrown::find(name, descriptor),
        _ => None,
    }
}

/// Refuses numbers that are terms.
pub(crate) fn refuse(machine: &mut Machine, id: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    if !has_term(arguments) {
        return Ok(None);
    }
    let signature = machine.program.signature_of(machine.program.method(id));
    Err(Trap::unsupported(format!("{signature} of an unknown number")))
}

/// Whether a number among the arguments is known only as a term.
pub(crate) fn has_term(arguments: &[Value]) -> bool {
    arguments.iter().any(|argument| matches!(argument, Value::Term(..)))
}
