//! Values that are written in place: numbers, constants, and the objects that stand for one value, strings and boxes.

use super::text::shortened;
use explore::{Face, HeapPicture, Shown};

/// Characters of a string that are shown, with its quotes.
const SHOWN_CHARACTERS: usize = 42;

/// The text of an object that is shown as one value: a string, or a box.
pub fn text(heap: &HeapPicture, place: usize) -> Option<String> {
    let object = heap.objects.get(place).filter(|object| object.is_value())?;
    match &object.face {
        Some(Face::Text(text)) => Some(characters(text)),
        Some(Face::Boxed(number)) => Some(plain(number)),
        _ => None,
    }
}

/// The characters of a string or of a builder, as far as there is room.
pub fn characters(text: &str) -> String {
    shortened(text, SHOWN_CHARACTERS)
}

/// A value as the name of what belongs to it, as a key is to what a map holds; `None` for objects that are drawn.
pub fn name(heap: &HeapPicture, value: &Shown) -> Option<String> {
    match value {
        Shown::Object(place) => text(heap, *place),
        plain_one => Some(plain(plain_one)),
    }
}

/// A value that is no object, as Java writes it.
pub fn plain(value: &Shown) -> String {
    match value {
        Shown::Null => "null".to_owned(),
        Shown::Int(number) => number.to_string(),
        Shown::Long(number) => format!("{number}L"),
        Shown::Float(number) => format!("{}f", decimal(f64::from(*number), &number.to_string())),
        Shown::Double(number) => decimal(*number, &number.to_string()),
        Shown::Boolean(value) => value.to_string(),
        Shown::Char(unit) => character(*unit),
        Shown::Constant(class, name) => format!("{}.{name}", super::graph::simple_name(class)),
        Shown::Anything => "?".to_owned(),
        Shown::NotNull => "not null".to_owned(),
        Shown::MaybeAnother { is_not_null: false } => "? (maybe another)".to_owned(),
        Shown::MaybeAnother { is_not_null: true } => "not null (maybe another)".to_owned(),
        Shown::Object(_) => "an object".to_owned(),
    }
}

fn decimal(number: f64, text: &str) -> String {
    match number {
        _ if number.is_nan() => "NaN".to_owned(),
        _ if number.is_infinite() => (if number > 0.0 { "Infinity" } else { "-Infinity" }).to_owned(),
        // Rust writes the largest numbers with all their digits.
        _ if number != 0.0 && !(1e-3..1e7).contains(&number.abs()) => format!("{number:E}"),
        _ if text.contains('.') => text.to_owned(),
        _ => format!("{text}.0"),
    }
}

/// A `char` as a Java literal.
fn character(unit: u16) -> String {
    match char::from_u32(u32::from(unit)) {
        Some('\'') => "'\\''".to_owned(),
        Some(plain) if !plain.is_control() => format!("'{plain}'"),
        _ => format!("'\\u{unit:04x}'"),
    }
}
