//! Values as Java source.

use crate::case::Value;

/// A primitive value or null as an expression of its own type; `None` for objects and for what is not known.
pub fn literal(value: &Value) -> Option<String> {
    Some(match *value {
        Value::Null => "null".to_owned(),
        Value::Boolean(value) => value.to_string(),
        Value::Byte(value) => format!("(byte) {value}"),
        Value::Short(value) => format!("(short) {value}"),
        Value::Char(value) => character(value),
        Value::Int(i32::MIN) => "Integer.MIN_VALUE".to_owned(),
        Value::Int(i32::MAX) => "Integer.MAX_VALUE".to_owned(),
        Value::Int(value) => value.to_string(),
        Value::Long(i64::MIN) => "Long.MIN_VALUE".to_owned(),
        Value::Long(i64::MAX) => "Long.MAX_VALUE".to_owned(),
        Value::Long(value) => format!("{value}L"),
        Value::Float(value) => float(value),
        Value::Double(value) => double(value),
        Value::Object(_) | Value::Any => return None,
    })
}

fn character(value: u16) -> String {
    match u8::try_from(value) {
        Ok(b'\'') => "'\\''".to_owned(),
        Ok(b'\\') => "'\\\\'".to_owned(),
        Ok(b'\n') => "'\\n'".to_owned(),
        Ok(b'\t') => "'\\t'".to_owned(),
        Ok(0) => "'\\0'".to_owned(),
        Ok(plain @ 0x20..=0x7e) => format!("'{}'", char::from(plain)),
        // An escape \u would be taken for the character itself before the source is read.
        _ => format!("(char) {value}"),
    }
}

fn float(value: f32) -> String {
    if value.is_nan() && value.to_bits() != f32::NAN.to_bits() {
        format!("Float.intBitsToFloat({:#010x})", value.to_bits())
    } else if value.is_nan() {
        "Float.NaN".to_owned()
    } else if value.is_infinite() {
        format!("Float.{}_INFINITY", if value > 0.0 { "POSITIVE" } else { "NEGATIVE" })
    } else {
        format!("{value:?}f")
    }
}

fn double(value: f64) -> String {
    if value.is_nan() && value.to_bits() != f64::NAN.to_bits() {
        format!("Double.longBitsToDouble({:#018x}L)", value.to_bits())
    } else if value.is_nan() {
        "Double.NaN".to_owned()
    } else if value.is_infinite() {
        format!("Double.{}_INFINITY", if value > 0.0 { "POSITIVE" } else { "NEGATIVE" })
    } else {
        format!("{value:?}")
    }
}

/// A string literal.
pub fn text(units: &[u16]) -> String {
    let mut literal = String::from("\"");
    for &unit in units {
        match unit {
            0x22 => literal.push_str("\\\""),
            0x5c => literal.push_str("\\\\"),
            0x0a => literal.push_str("\\n"),
            0x0d => literal.push_str("\\r"),
            0x09 => literal.push_str("\\t"),
            0x20..=0x7e => literal.push(char::from(unit as u8)),
            // Line ends among them, which must not be written as \u.
            0..=0x7f => literal.push_str(&format!("\\{unit:03o}")),
            _ => literal.push_str(&format!("\\u{unit:04x}")),
        }
    }
    literal.push('"');
    literal
}

/// Whether a value is what fields and elements hold at first.
pub fn is_default(value: &Value) -> bool {
    match *value {
        Value::Null | Value::Boolean(false) => true,
        Value::Byte(value) => value == 0,
        Value::Char(value) => value == 0,
        Value::Short(value) => value == 0,
        Value::Int(value) => value == 0,
        Value::Long(value) => value == 0,
        Value::Float(value) => value.to_bits() == 0,
        Value::Double(value) => value.to_bits() == 0,
        Value::Boolean(true) | Value::Object(_) | Value::Any => false,
    }
}

/// Whether two values are the same, floating point by its bits.
pub fn is_same(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::Float(left), Value::Float(right)) => left.to_bits() == right.to_bits(),
        (Value::Double(left), Value::Double(right)) => left.to_bits() == right.to_bits(),
        _ => left == right,
    }
}

#[cfg(test)]
mod tests {
    use super::{literal, text};
    use crate::case::Value;

    fn java(value: Value) -> String {
        literal(&value).expect("it is no object")
    }

    #[test]
    fn numbers_keep_their_type_and_every_bit() {
        assert_eq!(java(Value::Byte(-3)), "(byte) -3");
        assert_eq!(java(Value::Int(i32::MIN)), "Integer.MIN_VALUE");
        assert_eq!(java(Value::Long(7)), "7L");
        assert_eq!(java(Value::Double(-0.0)), "-0.0");
        assert_eq!(java(Value::Double(1e300)), "1e300");
        assert_eq!(java(Value::Float(f32::NEG_INFINITY)), "Float.NEGATIVE_INFINITY");
        assert_eq!(
            java(Value::Double(f64::from_bits(0x7ff8_0000_0000_0001))),
            "Double.longBitsToDouble(0x7ff8000000000001L)"
        );
    }

    #[test]
    fn characters_survive_the_compiler() {
        assert_eq!(java(Value::Char(0x27)), r"'\''");
        assert_eq!(java(Value::Char(0x0d)), "(char) 13");
        assert_eq!(java(Value::Char(0xd800)), "(char) 55296");
        assert_eq!(text(&[0x22, 0x0a, 0x01, 0x61, 0xd800]), "\"\\\"\\n\\001a\\ud800\"");
    }
}
