//! A case in words, for people who want to see or rebuild it.

use crate::case::{CallKind, Case, Contents, Ends, Message, Object, StaticField, Value};
use std::fmt;

impl fmt::Display for Case {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.called.kind {
            CallKind::Static => "static ",
            CallKind::Instance => "",
            CallKind::Constructor => "new ",
        };
        writeln!(out, "{kind}{}.{}{}", self.called.class, self.called.name, self.called.descriptor)?;
        for argument in &self.arguments {
            writeln!(out, "  {} = {}", argument.name, argument.value)?;
        }
        statics(out, &self.statics)?;
        objects(out, &self.objects)?;
        match &self.prediction.ends {
            Ends::Returns(None) => writeln!(out, "returns")?,
            Ends::Returns(Some(value)) => writeln!(out, "returns {value}")?,
            Ends::Throws { class, message: None, .. } => writeln!(out, "throws {class}")?,
            Ends::Throws { class, message: Some(Message::None), .. } => {
                writeln!(out, "throws {class} without a message")?;
            }
            Ends::Throws { class, message: Some(Message::Text(text)), .. } => writeln!(out, "throws {class}: {text}")?,
            Ends::Checks => writeln!(out, "fails a condition given to Kukang.check")?,
            Ends::Before { class } => writeln!(out, "does not begin: an invariant throws {class}")?,
            Ends::Unseen(what) => writeln!(out, "ends where only Kukang can tell: {what}")?,
        }
        statics(out, &self.prediction.statics)?;
        objects(out, &self.prediction.objects)
    }
}

fn statics(out: &mut fmt::Formatter<'_>, fields: &[StaticField]) -> fmt::Result {
    fields.iter().try_for_each(|field| writeln!(out, "  {}.{} = {}", field.class, field.name, field.value))
}

fn objects(out: &mut fmt::Formatter<'_>, objects: &[Object]) -> fmt::Result {
    for (place, object) in objects.iter().enumerate() {
        writeln!(out, "  #{place} = {object}")?;
    }
    Ok(())
}

impl fmt::Display for Object {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let class = &self.class;
        match &self.contents {
            Contents::Fields(fields) => {
                let shown: Vec<String> =
                    fields.iter().map(|field| format!("{}: {}", field.name, field.value)).collect();
                write!(out, "{class} {{{}}}", shown.join(", "))
            }
            Contents::Array(elements) => {
                let shown: Vec<String> = elements.iter().map(Value::to_string).collect();
                write!(out, "{class} [{}]", shown.join(", "))
            }
            Contents::Text(units) => write!(out, "{:?}", String::from_utf16_lossy(units)),
            Contents::Boxed(value) => write!(out, "{class} of {value}"),
            Contents::Constant { class, field } => write!(out, "{class}.{field}"),
            Contents::Ranked(rank) => write!(out, "an object of rank {rank}"),
            Contents::Order(pairs) => {
                let shown: Vec<String> = pairs.iter().map(|(value, rank)| format!("{value} at {rank}")).collect();
                write!(out, "a comparator of {}", shown.join(", "))
            }
            Contents::Unknown => write!(out, "some {class}"),
            Contents::Opaque => write!(out, "{class} …"),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Null => out.write_str("null"),
            Value::Object(place) => write!(out, "#{place}"),
            Value::Boolean(value) => write!(out, "{value}"),
            Value::Byte(value) => write!(out, "{value}"),
            Value::Char(value) => write!(out, "{:?}", char::from_u32(u32::from(*value)).unwrap_or('\u{fffd}')),
            Value::Short(value) => write!(out, "{value}"),
            Value::Int(value) => write!(out, "{value}"),
            Value::Long(value) => write!(out, "{value}L"),
            Value::Float(value) => write!(out, "{value:?}f"),
            Value::Double(value) => write!(out, "{value:?}"),
            Value::Any => out.write_str("?"),
        }
    }
}
