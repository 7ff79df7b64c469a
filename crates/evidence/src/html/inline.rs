//! Values that are written in place: numbers, constants, and the objects that stand for one value, strings and boxes.

use explore::{HeapPicture, PicturedObject, Shown};

/// Characters of a string that are shown.
const SHOWN_CHARACTERS: usize = 40;

/// The classes that box a value.
const BOXES: [&str; 8] = [
    "java.lang.Boolean",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Short",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Float",
    "java.lang.Double",
];

/// The text of an object that is shown as one value: a string, or a box.
pub fn text(heap: &HeapPicture, place: usize) -> Option<String> {
    let object = heap.objects.get(place)?;
    if BOXES.contains(&object.class.as_str()) {
        let [(_, value)] = &object.fields[..] else { return None };
        return (!matches!(value, Shown::Object(_) | Shown::Anything)).then(|| plain(value));
    }
    string(heap, object)
}

/// Whether an object is only part of one that is shown as one value: the characters of a string.
pub fn is_part(heap: &HeapPicture, place: usize) -> bool {
    let refers = |value: &Shown| *value == Shown::Object(place);
    if heap.roots.iter().any(|(_, value)| refers(value)) {
        return false;
    }
    let mut owners = heap
        .objects
        .iter()
        .enumerate()
        .filter(|(_, object)| {
            let elements = object.array.iter().flat_map(|(_, elements)| elements.values());
            object.fields.iter().map(|(_, value)| value).chain(elements).any(refers)
        })
        .peekable();
    owners.peek().is_some()
        && owners.all(|(owner, object)| object.class == "java.lang.String" && text(heap, owner).is_some())
}

/// A string whose characters are all known, in quotes.
fn string(heap: &HeapPicture, object: &PicturedObject) -> Option<String> {
    if object.class != "java.lang.String" {
        return None;
    }
    let field = |name: &str| object.fields.iter().find(|(of, _)| of == name).map(|(_, value)| value);
    let Some(Shown::Object(array)) = field("value") else { return None };
    let (Shown::Int(length), elements) = heap.objects.get(*array)?.array.as_ref()? else { return None };
    let is_wide = matches!(field("coder"), Some(Shown::Int(1)));
    let bytes: Vec<u8> = elements
        .values()
        .map(|value| if let Shown::Int(byte) = value { Some(*byte as u8) } else { None })
        .collect::<Option<_>>()?;
    let units: Vec<u16> = match is_wide {
        true => bytes.chunks(2).map(|pair| u16::from(pair[0]) | u16::from(*pair.get(1).unwrap_or(&0)) << 8).collect(),
        false => bytes.iter().map(|&byte| u16::from(byte)).collect(),
    };
    let is_whole = bytes.len() == usize::try_from(*length).ok()? && units.len() <= SHOWN_CHARACTERS;
    let text: String = String::from_utf16_lossy(&units).chars().take(SHOWN_CHARACTERS).collect();
    Some(format!("\"{}{}\"", text.escape_debug(), if is_whole { "" } else { "…" }))
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
