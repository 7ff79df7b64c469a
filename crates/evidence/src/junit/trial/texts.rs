//! What texts are asked by those who look at them: where something is in them, how they begin and end, and what is cut out of them. All that is
//! said only of characters that are the same everywhere, those of ASCII.

use super::ask::{Member, Told};
use super::{Item, Trial, place};

impl Trial<'_> {
    /// What is told of a text, or of a character; `None` if that is none of what is said here.
    pub(super) fn told_of_text(&mut self, called: &Member<'_>, receiver: Option<Item>, items: &[Item]) -> Option<Told> {
        if receiver.is_none() && called.class == "java.lang.Character" {
            return told_of_character(called, items).map(|told| Some(Some(told)));
        }
        let units = self.text(receiver?)?.to_vec();
        let arguments = items.get(1..)?;
        if let Some(made) = self.cut(called, &units, arguments) {
            return Some(Some(Some(Item::Text(place(&mut self.texts, made)))));
        }
        let truth = |value: bool| Item::Int(i32::from(value));
        let place_of = |found: Option<usize>| {
            found.map_or(Some(Item::Int(-1)), |place| Some(Item::Int(i32::try_from(place).ok()?)))
        };
        let told = match (called.name, called.descriptor, arguments) {
            ("indexOf", "(I)I", &[Item::Int(unit)]) => {
                place_of(units.iter().position(|known| i32::from(*known) == unit))?
            }
            ("lastIndexOf", "(I)I", &[Item::Int(unit)]) => {
                place_of(units.iter().rposition(|known| i32::from(*known) == unit))?
            }
            (name, _, &[other]) => {
                let other = self.text(other)?;
                match name {
                    "indexOf" => place_of(position(&units, other))?,
                    "contains" => truth(position(&units, other).is_some()),
                    "startsWith" => truth(units.starts_with(other)),
                    "endsWith" => truth(units.ends_with(other)),
                    "equalsIgnoreCase" if is_plain(&units) && is_plain(other) => {
                        truth(lowered(&units) == lowered(other))
                    }
                    _ => return None,
                }
            }
            _ => return None,
        };
        Some(Some(Some(told)))
    }

    /// A text that is cut out of another, or has other letters. Whether it is the same object nobody is told.
    fn cut(&self, called: &Member<'_>, units: &[u16], arguments: &[Item]) -> Option<Vec<u16>> {
        if !is_plain(units) {
            return None;
        }
        let number = |item: &Item| match item {
            Item::Int(number) => usize::try_from(*number).ok(),
            _ => None,
        };
        let is_space = |unit: &u16| *unit <= 0x20;
        let first = units.iter().position(|unit| !is_space(unit)).unwrap_or(units.len());
        let last = units.iter().rposition(|unit| !is_space(unit)).map_or(first, |last| last + 1);
        Some(match (called.name, arguments) {
            ("trim" | "strip", []) => units[first..last].to_vec(),
            ("toLowerCase", []) => lowered(units),
            ("toUpperCase", []) => units.iter().map(|unit| u16::from((*unit as u8).to_ascii_uppercase())).collect(),
            ("toString", []) => units.to_vec(),
            ("substring", [from]) => units.get(number(from)?..)?.to_vec(),
            ("substring", [from, to]) => units.get(number(from)?..number(to)?)?.to_vec(),
            _ => return None,
        })
    }
}

/// What `Character` says of a character of ASCII.
fn told_of_character(called: &Member<'_>, items: &[Item]) -> Option<Item> {
    let &[Item::Int(unit)] = items else { return None };
    let letter = u8::try_from(unit).ok().filter(u8::is_ascii)?;
    let is = match called.name {
        "isDigit" => letter.is_ascii_digit(),
        "isLetter" | "isAlphabetic" => letter.is_ascii_alphabetic(),
        "isLetterOrDigit" => letter.is_ascii_alphanumeric(),
        "isUpperCase" => letter.is_ascii_uppercase(),
        "isLowerCase" => letter.is_ascii_lowercase(),
        "isWhitespace" => matches!(letter, 9..=13 | 28..=32),
        _ => return None,
    };
    Some(Item::Int(i32::from(is)))
}

fn is_plain(units: &[u16]) -> bool {
    units.iter().all(|unit| *unit < 0x80)
}

fn lowered(units: &[u16]) -> Vec<u16> {
    units.iter().map(|unit| u16::from((*unit as u8).to_ascii_lowercase())).collect()
}

/// Where a text is in another for the first time.
fn position(units: &[u16], other: &[u16]) -> Option<usize> {
    (0..=units.len().checked_sub(other.len())?).find(|at| units[*at..].starts_with(other))
}
