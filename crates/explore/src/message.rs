//! The messages of exceptions into which unknown numbers went.

use crate::picture;
use heap::{Knowledge, Value};
use interp::Machine;
use interp::symbolic::{Message, Part};
use program::{BaseType, ClassId};
use std::collections::BTreeSet;

/// What is shown of characters that nobody knows.
const UNKNOWN: &str = "…";

/// The message with the numbers of the path's model, which are those of the pictures.
pub fn text(machine: &Machine, message: &Message, model: &[term::Value]) -> String {
    message.0.iter().map(|of| part(machine, of, model)).collect()
}

/// A part of a message with the numbers of a model.
pub fn part(machine: &Machine, part: &Part, model: &[term::Value]) -> String {
    match part {
        Part::Text(text) => text.clone(),
        Part::Number(base, term) => number(*base, picture::evaluate(machine, model, *term)),
        Part::Unknown => UNKNOWN.to_owned(),
    }
}

/// The message with the numbers of a model; `None` if not all of its characters are known. How a fraction is written
/// depends on the JDK, so they are not.
pub fn known_text(machine: &Machine, message: &Message, model: &[term::Value]) -> Option<String> {
    let shown = |part: &Part| match part {
        Part::Text(text) => Some(text.clone()),
        Part::Number(BaseType::Float | BaseType::Double, _) | Part::Unknown => None,
        Part::Number(base, term) => Some(number(*base, picture::evaluate(machine, model, *term))),
    };
    message.0.iter().map(shown).collect()
}

/// A text for people: control characters are written as Java does, so that they do nothing to a terminal or a source file.
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' => shown.push_str("\\n"),
            '\t' => shown.push_str("\\t"),
            '\r' => shown.push_str("\\r"),
            letter if letter.is_control() => shown.push_str(&format!("\\u{:04x}", u32::from(letter))),
            letter => shown.push(letter),
        }
    }
    shown
}

/// The message without its numbers, and without the names of constants whose enums the path has looked at: they are as many.
pub fn pattern(machine: &Machine, message: &Message) -> String {
    let constants = constants(machine);
    let shown = |part: &Part| match part {
        Part::Text(text) => without(&printable(text), &constants),
        Part::Number(..) | Part::Unknown => UNKNOWN.to_owned(),
    };
    message.0.iter().map(shown).collect()
}

/// The names, in capitals, of the constants of all enums of which the path knows which constant a reference is.
fn constants(machine: &Machine) -> BTreeSet<&str> {
    let decided = machine.heap.symbols().iter().filter_map(|symbol| match symbol.knowledge {
        Knowledge::Object(object) => machine.enum_constant(object).map(|(of, _)| of),
        _ => None,
    });
    let enums: BTreeSet<ClassId> = decided.collect();
    let names = enums.into_iter().flat_map(|of| machine.named_constants(of)).map(|(name, _)| name);
    // Others may be words that mean something.
    names.filter(|name| name.len() > 1 && !name.chars().any(char::is_lowercase)).collect()
}

/// A text with something else for some of its words.
fn without(text: &str, words: &BTreeSet<&str>) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '$';
    let pieces = text.split_inclusive(|letter| !is_part(letter));
    let shown = pieces.map(|piece| {
        let word = piece.trim_end_matches(|letter| !is_part(letter));
        if words.contains(word) { piece.replacen(word, UNKNOWN, 1) } else { piece.to_owned() }
    });
    shown.collect()
}

/// A number as Java's string conversion writes it (JLS §5.1.11).
fn number(base: BaseType, value: Value) -> String {
    match (base, value) {
        (BaseType::Boolean, Value::Int(number)) => (number != 0).to_string(),
        (BaseType::Char, Value::Int(unit)) => String::from_utf16_lossy(&[unit as u16]),
        (_, Value::Int(number)) => number.to_string(),
        (_, Value::Long(number)) => number.to_string(),
        (_, Value::Float(number)) => decimal(f64::from(number), &format!("{number:e}")),
        (_, Value::Double(number)) => decimal(number, &format!("{number:e}")),
        _ => UNKNOWN.to_owned(),
    }
}

/// `Double.toString` of a number, given its shortest digits in scientific notation.
fn decimal(number: f64, scientific: &str) -> String {
    if number.is_nan() {
        return "NaN".to_owned();
    }
    let sign = if number.is_sign_negative() { "-" } else { "" };
    if number.is_infinite() {
        return format!("{sign}Infinity");
    }
    let (digits, exponent) = scientific.trim_start_matches('-').split_once('e').unwrap_or((scientific, "0"));
    let digits = digits.replace('.', "");
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let whole = |digits: &str| if digits.is_empty() { "0".to_owned() } else { digits.to_owned() };
    match exponent {
        0..=6 => {
            let before = exponent as usize + 1;
            let padded = format!("{digits:0<before$}");
            format!("{sign}{}.{}", &padded[..before], whole(&padded[before..]))
        }
        -3..=-1 => format!("{sign}0.{}{digits}", "0".repeat((-exponent - 1) as usize)),
        _ => format!("{sign}{}.{}E{exponent}", &digits[..1], whole(&digits[1..])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_are_written_as_java_writes_them() {
        let cases = [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.0, "1.0"),
            (100.5, "100.5"),
            (1e6, "1000000.0"),
            (1e7, "1.0E7"),
            (1.25e-3, "0.00125"),
            (1.25e-4, "1.25E-4"),
            (-12345678.9, "-1.23456789E7"),
            (f64::NAN, "NaN"),
            (f64::NEG_INFINITY, "-Infinity"),
        ];
        for (value, text) in cases {
            assert_eq!(number(BaseType::Double, Value::Double(value)), text);
        }
        assert_eq!(number(BaseType::Float, Value::Float(0.1)), "0.1");
        assert_eq!(number(BaseType::Char, Value::Int(65)), "A");
        assert_eq!(number(BaseType::Boolean, Value::Int(0)), "false");
    }

    #[test]
    fn control_characters_are_written_down() {
        assert_eq!(printable("a\nb\u{0}\u{1b}[1m"), "a\\nb\\u0000\\u001b[1m");
        assert_eq!(printable("grün"), "grün");
    }
}
