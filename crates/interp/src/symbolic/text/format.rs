//! `String.format` with unknown values.
//!
//! Only patterns of which nothing can go wrong are taken: conversions that suit their values, with a width and a precision
//! at most. All others are left to the code of `Formatter`, which knows their exceptions.

use super::super::guard::Guard;
use super::done;
use crate::frame::Step;
use crate::indy::boxing::unwrapped;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{Body, Piece, Value};
use program::BaseType;

pub(crate) fn find(name: &str, descriptor: &str) -> Option<Guard> {
    match (name, descriptor) {
        ("format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;")
        | ("formatted", "([Ljava/lang/Object;)Ljava/lang/String;") => Some(|machine, _, arguments| {
            let &[pattern, values] = arguments else { return Ok(None) };
            machine.format_in_default_locale(pattern);
            formatted(machine, pattern, values)
        }),
        ("format", "(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;") => {
            Some(|machine, _, arguments| {
                let &[_, pattern, values] = arguments else { return Ok(None) };
                formatted(machine, pattern, values)
            })
        }
        _ => None,
    }
}

fn formatted(machine: &mut Machine, pattern: Value, values: Value) -> Result<Option<Step>, Trap> {
    let pieces = pieces(machine, pattern, values)?;
    Ok(pieces.map(|pieces| machine.new_text(pieces)).and_then(done))
}

/// A conversion of a pattern.
struct Conversion {
    letter: u8,
    /// Whether there is more than the letter, so that the text is not just the value's.
    is_plain: bool,
}

/// What a value to be formatted is.
enum Formatted {
    Null,
    String(Value),
    Number(BaseType, Value),
}

/// The pieces of a formatted text. `None`: nothing is unknown, or the pattern is none that is taken here.
pub(super) fn pieces(machine: &mut Machine, pattern: Value, values: Value) -> Result<Option<Vec<Piece>>, Trap> {
    let (Value::Object(pattern), Value::Object(values)) =
        (machine.heap.resolved(pattern), machine.heap.resolved(values))
    else {
        return Ok(None);
    };
    let Body::References(values) = &machine.heap.get(values).body else { return Ok(None) };
    let values: Option<Vec<Formatted>> = values.iter().map(|&value| machine.formatted_value(value)).collect();
    let Some(values) = values.filter(|values| values.iter().any(|value| machine.is_unknown_value(value))) else {
        return Ok(None);
    };
    if machine.is_unknown_text(pattern) {
        return Err(Machine::unknown_characters());
    }
    let pattern = machine.string_text(pattern);
    let mut pieces = Vec::new();
    let mut values = values.into_iter();
    let mut rest = &*pattern;
    while let Some((before, after)) = rest.split_once('%') {
        pieces.push(Piece::Known(before.encode_utf16().collect()));
        let Some((conversion, after)) = conversion(after) else { return Ok(None) };
        rest = after;
        let piece = match conversion.letter {
            b'%' | b'n' => Some(Piece::Known([if conversion.letter == b'n' { 10 } else { 37 }].into())),
            _ => match values.next() {
                Some(value) => machine.converted(&conversion, value)?,
                None => None,
            },
        };
        let Some(piece) = piece else { return Ok(None) };
        pieces.push(piece);
    }
    pieces.push(Piece::Known(rest.encode_utf16().collect()));
    Ok(Some(pieces))
}

/// The conversion behind a percent sign, and what follows it.
fn conversion(text: &str) -> Option<(Conversion, &str)> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let width = digits(text);
    let mut at = width;
    if text[at..].starts_with('.') {
        let precision = digits(&text[at + 1..]);
        if precision == 0 || precision > 3 {
            return None;
        }
        at += 1 + precision;
    }
    let has_precision = at > width;
    let letter = *text.as_bytes().get(at)?;
    // Zeros in front want a width, and only numbers have them.
    let is_width = width <= 4 && (!text.starts_with('0') || (width > 1 && matches!(letter, b'd' | b'f')));
    let is_taken = match letter {
        b'%' | b'n' => at == 0,
        b'd' | b'x' | b'X' | b'o' | b'c' => !has_precision,
        b's' | b'b' | b'f' | b'e' => true,
        _ => false,
    };
    (is_taken && is_width).then_some((Conversion { letter, is_plain: at == 0 }, &text[at + 1..]))
}

impl Machine {
    /// A value to be formatted, if it is one whose text needs no code of its own.
    fn formatted_value(&self, value: Value) -> Option<Formatted> {
        let object = match self.heap.resolved(value) {
            Value::Null => return Some(Formatted::Null),
            Value::Object(object) => object,
            value => return self.formatted_symbol(value),
        };
        if self.heap.class(object) == self.known.string {
            return Some(Formatted::String(value));
        }
        crate::native::unbox(self, object).map(|(base, number)| Formatted::Number(base, number))
    }

    /// A symbol whose class is certain; it may be null, which every conversion takes.
    fn formatted_symbol(&self, value: Value) -> Option<Formatted> {
        if let Some((base, number)) = self.boxed_number(value) {
            return Some(Formatted::Number(base, number));
        }
        let Value::Symbol(symbol) = value else { return None };
        let class = self.exact_class(self.heap.symbol(symbol).types)?;
        if class == self.known.string {
            return Some(Formatted::String(value));
        }
        unwrapped(&self.program.class(class).name).map(|base| Formatted::Number(base, Value::Unread))
    }

    fn is_unknown_value(&self, value: &Formatted) -> bool {
        match value {
            Formatted::Null => false,
            Formatted::String(string) => match self.heap.resolved(*string) {
                Value::Object(string) => self.is_unknown_text(string),
                _ => true,
            },
            Formatted::Number(_, number) => matches!(number, Value::Term(..) | Value::Unread),
        }
    }

    /// The text of a value; `None` if the conversion does not suit it.
    fn converted(&mut self, conversion: &Conversion, value: Formatted) -> Result<Option<Piece>, Trap> {
        use BaseType::{Byte, Char, Double, Float, Int, Long, Short};
        let suits = matches!(
            (conversion.letter, &value),
            (b's' | b'b', _)
                | (_, Formatted::Null)
                | (b'd' | b'x' | b'X' | b'o', Formatted::Number(Byte | Short | Int | Long, _))
                | (b'f' | b'e', Formatted::Number(Float | Double, _))
                | (b'c', Formatted::Number(Char, _))
        );
        if !suits {
            return Ok(None);
        }
        let is_own = conversion.is_plain && matches!(conversion.letter, b's' | b'd' | b'c');
        Ok(Some(match value {
            _ if !is_own => Piece::Unknown,
            Formatted::Null => Piece::Known("null".encode_utf16().collect()),
            Formatted::String(string) => self.piece_of_string(string),
            Formatted::Number(_, Value::Unread) => Piece::Unknown,
            Formatted::Number(base, number) => self.piece_of_number(base, number)?,
        }))
    }
}
