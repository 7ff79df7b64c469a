//! Unicode escapes (JLS §3.3), which are translated before anything else is read. Places stay those of the file.

use std::borrow::Cow;

/// A text without escapes, and where its parts stand in the file.
pub(crate) struct Plain<'a> {
    /// The text of the file.
    pub source: &'a str,
    pub text: Cow<'a, str>,
    /// For each escape the offset behind its character in the text, and the offset behind it in the file.
    ends: Vec<(usize, usize)>,
}

impl<'a> Plain<'a> {
    /// Escapes that are none are left as they are, as is half of a pair, which stands in literals only.
    pub fn of(source: &'a str) -> Plain<'a> {
        if !source.contains("\\u") {
            return Plain { source, text: Cow::Borrowed(source), ends: Vec::new() };
        }
        let (mut text, mut ends) = (String::with_capacity(source.len()), Vec::new());
        let mut at = 0;
        while let Some(found) = source[at..].find('\\') {
            text += &source[at..at + found];
            at += found;
            if let Some((character, length)) = escape(&source[at..]) {
                text.push(character);
                at += length;
                ends.push((text.len(), at));
            } else {
                // A backslash behind a backslash begins no escape.
                let length = if source[at + 1..].starts_with('\\') { 2 } else { 1 };
                text += &source[at..at + length];
                at += length;
            }
        }
        text += &source[at..];
        Plain { source, text: Cow::Owned(text), ends }
    }

    /// The offset in the file of an offset in the text.
    pub fn in_file(&self, offset: usize) -> usize {
        let behind = self.ends.partition_point(|&(end, _)| end <= offset);
        behind.checked_sub(1).map_or(offset, |last| offset - self.ends[last].0 + self.ends[last].1)
    }

    /// The offset in the text of an offset in the file.
    pub fn in_text(&self, offset: usize) -> usize {
        let behind = self.ends.partition_point(|&(_, end)| end <= offset);
        behind.checked_sub(1).map_or(offset, |last| offset - self.ends[last].1 + self.ends[last].0)
    }
}

/// The character that the text begins with in escapes, and their length.
fn escape(text: &str) -> Option<(char, usize)> {
    let (first, length) = unit(text)?;
    if let Some(character) = char::from_u32(u32::from(first)) {
        return Some((character, length));
    }
    let (second, more) = unit(&text[length..])?;
    let character = char::decode_utf16([first, second]).next()?.ok()?;
    Some((character, length + more))
}

fn unit(text: &str) -> Option<(u16, usize)> {
    let letters = text.strip_prefix('\\')?.trim_start_matches('u');
    let begins = text.len() - letters.len();
    let digits = letters.get(..4).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    (begins > 1).then_some((u16::from_str_radix(digits, 16).ok()?, begins + 4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_become_characters_and_places_stay() {
        let plain = Plain::of(r"a\u0062c \uuu0064 \\u0065 \u12 \ud83d\ude00 \ud83d x");
        assert_eq!(plain.text, "abc d \\\\u0065 \\u12 😀 \\ud83d x");
        assert_eq!(plain.in_file(0), 0);
        assert_eq!(plain.in_file(2), 7);
        assert_eq!(plain.in_text(7), 2);
        assert_eq!(&plain.source[plain.in_file(plain.text.len() - 1)..], "x");
        assert_eq!(plain.in_text(plain.source.len()), plain.text.len());
    }
}
