//! Modified UTF-8 (JVMS §4.4.7): strings as class files store them.

use std::borrow::Cow;

/// The UTF-16 units of a modified UTF-8 text, or `None` if it is malformed. Lone surrogates are legal here.
pub fn to_units(bytes: &[u8]) -> Option<Vec<u16>> {
    let mut units = Vec::with_capacity(bytes.len());
    let mut rest = bytes.iter().copied();
    let continuation = |byte: Option<u8>| byte.filter(|byte| byte & 0xc0 == 0x80).map(|byte| u16::from(byte & 0x3f));
    while let Some(first) = rest.next() {
        units.push(match first {
            0x01..=0x7f => u16::from(first),
            0xc0..=0xdf => u16::from(first & 0x1f) << 6 | continuation(rest.next())?,
            0xe0..=0xef => {
                let high = continuation(rest.next())?;
                u16::from(first & 0x0f) << 12 | high << 6 | continuation(rest.next())?
            }
            _ => return None,
        });
    }
    Some(units)
}

/// The text of a name. Lone surrogates, which no Java compiler puts into names, become replacement characters.
pub fn decode_modified_utf8(bytes: &[u8]) -> Option<Cow<'_, str>> {
    if bytes.iter().all(|byte| (1..0x80).contains(byte)) {
        return std::str::from_utf8(bytes).ok().map(Cow::Borrowed);
    }
    Some(Cow::Owned(String::from_utf16_lossy(&to_units(bytes)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_and_supplementary_characters_have_their_own_encoding() {
        assert_eq!(to_units(&[0xc0, 0x80]), Some(vec![0]));
        assert_eq!(to_units(&[0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]), Some(vec![0xd83d, 0xde00]));
        assert_eq!(decode_modified_utf8(&[0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]).unwrap(), "\u{1f600}");
    }

    #[test]
    fn broken_sequences_are_refused() {
        for bytes in [&[0u8][..], &[0xc3], &[0xe0, 0x80], &[0x80], &[0xf0, 0x90, 0x80, 0x80]] {
            assert_eq!(to_units(bytes), None, "{bytes:?}");
        }
    }
}
