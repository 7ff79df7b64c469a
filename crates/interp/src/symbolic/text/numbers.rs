//! `Integer.toString`, `String.valueOf` and their like with numbers that are terms.
//!
//! `String.valueOf(boolean)` is not among them: its results are constants, which `==` knows, and its code has two paths.

use super::super::guard::{Guard, has_term, refuse};
use super::done;
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Piece, Value};
use program::{BaseType, MethodId};

pub(crate) fn find(class: &str, name: &str, descriptor: &str) -> Option<Guard> {
    let is_text = descriptor.ends_with(")Ljava/lang/String;");
    match (class, name, descriptor) {
        ("java/lang/Integer", "toString", "(I)Ljava/lang/String;") => {
            Some(|machine, _, arguments| decimal(machine, BaseType::Int, arguments))
        }
        ("java/lang/Long", "toString", "(J)Ljava/lang/String;") => {
            Some(|machine, _, arguments| decimal(machine, BaseType::Long, arguments))
        }
        ("java/lang/Float", "toString", "(F)Ljava/lang/String;") => {
            Some(|machine, _, arguments| decimal(machine, BaseType::Float, arguments))
        }
        ("java/lang/Double", "toString", "(D)Ljava/lang/String;") => {
            Some(|machine, _, arguments| decimal(machine, BaseType::Double, arguments))
        }
        ("java/lang/String", "valueOf", "(C)Ljava/lang/String;") => {
            Some(|machine, _, arguments| decimal(machine, BaseType::Char, arguments))
        }
        // A code point may be none, and is then an exception: its own code knows.
        ("java/lang/String" | "java/lang/Character", ..) => None,
        ("java/lang/StringConcatHelper" | "jdk/internal/util/DecimalDigits", ..) => Some(refuse),
        (_, "getChars" | "stringSize", _) => Some(refuse),
        (_, name, _) if is_text && name.starts_with("to") && !descriptor.starts_with("()") => Some(in_other_digits),
        _ => None,
    }
}

/// The usual text of a number.
fn decimal(machine: &mut Machine, base: BaseType, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    if !has_term(arguments) {
        return Ok(None);
    }
    let piece = machine.piece_of_number(base, arguments[0])?;
    Ok(done(machine.new_text(vec![piece])))
}

/// `toHexString`, `toString(number, radix)` and their like. None of them throws.
fn in_other_digits(machine: &mut Machine, _: MethodId, arguments: &[Value]) -> Result<Option<Step>, Trap> {
    Ok(has_term(arguments).then(|| done(machine.new_text(vec![Piece::Unknown]))).flatten())
}
