//! The JDK's values that are no collections, by what they print: sets of bits, texts under construction, numbers of any size.

use super::containers::Reader;
use crate::case::Value;

/// Longer ones are no easier to read.
const MOST_UNITS: usize = 1000;

impl Reader<'_> {
    fn long(&self, object: usize, name: &str) -> Option<i64> {
        match self.field(object, name)? {
            Value::Long(value) => Some(value),
            Value::Int(value) => Some(i64::from(value)),
            Value::Byte(value) => Some(i64::from(value)),
            _ => None,
        }
    }

    /// `{1, 5}`, as a `BitSet` prints itself.
    pub(super) fn bits(&mut self, object: usize) -> Option<Vec<u16>> {
        let mut found = Vec::new();
        for (place, word) in self.array(object, "words")?.into_iter().enumerate() {
            let Value::Long(word) = word else { return None };
            found.extend((0..64).filter(|bit| word >> bit & 1 != 0).map(|bit| (place * 64 + bit).to_string()));
        }
        let text = format!("{{{}}}", found.join(", "));
        (text.len() <= MOST_UNITS).then(|| text.encode_utf16().collect())
    }

    /// What is in a `StringBuilder`: bytes of Latin letters, or of units with the lower byte first.
    pub(super) fn characters(&mut self, object: usize) -> Option<Vec<u16>> {
        let count = usize::try_from(self.long(object, "count")?).ok().filter(|count| *count <= MOST_UNITS)?;
        let bytes: Option<Vec<u16>> = self
            .array(object, "value")?
            .into_iter()
            .map(|value| match value {
                Value::Byte(value) => Some(u16::from(value as u8)),
                _ => None,
            })
            .collect();
        let bytes = bytes?;
        match self.long(object, "coder")? {
            0 => bytes.get(..count).map(<[u16]>::to_vec),
            _ => Some(bytes.get(..2 * count)?.chunks_exact(2).map(|pair| pair[1] << 8 | pair[0]).collect()),
        }
    }

    /// A `BigInteger` of no more than 126 bits.
    pub(super) fn big_integer(&mut self, object: usize) -> Option<i128> {
        let mut magnitude: i128 = 0;
        for part in self.array(object, "mag")? {
            let Value::Int(part) = part else { return None };
            magnitude = magnitude.checked_mul(1 << 32)?.checked_add(i128::from(part as u32))?;
        }
        Some(magnitude * i128::from(self.long(object, "signum")?))
    }

    /// `1.50`: the digits, and how many of them are behind the point.
    pub(super) fn big_decimal(&mut self, object: usize) -> Option<String> {
        let scale = usize::try_from(self.long(object, "scale")?).ok().filter(|scale| *scale <= 30)?;
        let digits = match self.long(object, "intCompact")? {
            i64::MIN => {
                let digits = self.part(object, "intVal")??;
                self.big_integer(digits)?
            }
            compact => i128::from(compact),
        };
        let sign = if digits < 0 { "-" } else { "" };
        let digits = format!("{:0>width$}", digits.unsigned_abs(), width = scale + 1);
        let (whole, fraction) = digits.split_at(digits.len() - scale);
        Some(if scale == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") })
    }
}

#[cfg(test)]
mod tests {
    use super::super::containers::{Container, Holds};
    use crate::case::{Contents, Field, Object, Value};

    fn object(class: &str, fields: &[(&str, Value)]) -> Object {
        let field = |(name, value): &(&str, Value)| Field {
            class: class.into(),
            name: (*name).into(),
            descriptor: "".into(),
            value: *value,
        };
        Object { class: class.into(), contents: Contents::Fields(fields.iter().map(field).collect()) }
    }

    fn array(class: &str, elements: &[Value]) -> Object {
        Object { class: class.into(), contents: Contents::Array(elements.to_vec()) }
    }

    fn printed(objects: &[Object]) -> String {
        match Container::of(objects, 0).map(|found| found.holds) {
            Some(Holds::Decimal(text)) => text,
            Some(Holds::Text(units)) => String::from_utf16_lossy(&units),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn numbers_of_any_size_are_read() {
        let mag = array("[I", &[Value::Int(1), Value::Int(-1)]);
        let integer = object("java.math.BigInteger", &[("signum", Value::Int(-1)), ("mag", Value::Object(1))]);
        assert_eq!(printed(&[integer, mag]), "-8589934591");
        let decimal = |compact: i64, scale: i32| {
            let fields = [("intCompact", Value::Long(compact)), ("scale", Value::Int(scale))];
            printed(&[object("java.math.BigDecimal", &fields)])
        };
        assert_eq!(decimal(-5, 2), "-0.05");
        assert_eq!(decimal(150, 2), "1.50");
        assert_eq!(decimal(7, 0), "7");
    }

    #[test]
    fn bits_and_texts_are_read() {
        let words = array("[J", &[Value::Long(5), Value::Long(1)]);
        assert_eq!(printed(&[object("java.util.BitSet", &[("words", Value::Object(1))]), words]), "{0, 2, 64}");
        let text = |coder: i8, count: i32, bytes: &[i8]| {
            let bytes: Vec<Value> = bytes.iter().map(|byte| Value::Byte(*byte)).collect();
            let fields = [("value", Value::Object(1)), ("coder", Value::Byte(coder)), ("count", Value::Int(count))];
            printed(&[object("java.lang.StringBuilder", &fields), array("[B", &bytes)])
        };
        assert_eq!(text(0, 2, &[0x61, -0x17, 0]), "a\u{e9}");
        assert_eq!(text(1, 2, &[0x61, 0, 0x3a, 0x26]), "a\u{263a}");
    }
}
