//! Literals as Java writes them.

use super::super::Literal;

pub(super) fn print(literal: &Literal) -> String {
    match literal {
        Literal::Null => "null".to_owned(),
        Literal::Boolean(value) => value.to_string(),
        Literal::Int(value) => value.to_string(),
        Literal::Long(value) => format!("{value}L"),
        // The shortest digits that read as the same number.
        Literal::Float(value) => format!("{value:?}f"),
        Literal::Double(value) => format!("{value:?}"),
        Literal::Char(unit) => format!("'{}'", escaped(*unit, '\'')),
        Literal::Text(units) => {
            let content: String = units.iter().map(|unit| escaped(*unit, '"')).collect();
            format!("\"{content}\"")
        }
    }
}

/// One unit of a literal with these quotation marks, in characters that every terminal shows.
fn escaped(unit: u16, quote: char) -> String {
    match char::from_u32(u32::from(unit)) {
        Some('\n') => "\\n".to_owned(),
        Some('\t') => "\\t".to_owned(),
        Some('\r') => "\\r".to_owned(),
        Some(c) if c == quote || c == '\\' => format!("\\{c}"),
        Some(c @ ' '..='~') => c.to_string(),
        _ => format!("\\u{unit:04x}"),
    }
}
