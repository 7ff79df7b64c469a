//! Character and string literals, text blocks included: JLS sections 3.10.4 to 3.10.7.

use std::ops::Range;

/// How long the string or text block is that this text begins with, and where its content stands; or how much of the text
/// to give up if it does not end.
pub(super) fn extent(text: &str) -> Result<(usize, Range<usize>), usize> {
    if let Some(block) = text.strip_prefix("\"\"\"") {
        let opening = block.find(|c: char| !matches!(c, ' ' | '\t' | '\u{c}')).unwrap_or(block.len());
        if block[opening..].starts_with(['\n', '\r']) {
            let close = find_unescaped(block, "\"\"\"").ok_or(text.len())?;
            return Ok((close + 6, 3..close + 3));
        }
    }
    let line = text.find(['\n', '\r']).unwrap_or(text.len());
    let close = find_unescaped(&text[1..line], "\"").ok_or(line)?;
    Ok((close + 2, 1..close + 1))
}

/// How long the character literal is that this text begins with.
pub(super) fn character_length(text: &str) -> Option<usize> {
    let line = text.find(['\n', '\r']).unwrap_or(text.len());
    find_unescaped(&text[1..line], "'").map(|close| close + 2)
}

/// The first place of the mark that no backslash stands before.
fn find_unescaped(text: &str, mark: &str) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with(mark) {
            return Some(at);
        }
        if text[at..].starts_with('\\') {
            at += 1;
        }
        at += text[at..].chars().next().map_or(0, char::len_utf8);
    }
    None
}

/// The UTF-16 units that the content of a literal stands for.
pub(super) fn read(content: &str) -> Result<Vec<u16>, String> {
    let mut units = Vec::new();
    let mut rest = content;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c == '\\' {
            rest = escape(rest, &mut units)?;
        } else {
            units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
        }
    }
    Ok(units)
}

/// Whether the text begins with the opening delimiter of a text block, behind which its line ends.
pub(super) fn begins_block(text: &str) -> bool {
    text.strip_prefix("\"\"\"").is_some_and(|block| block[..line_length(block)].trim_matches(is_white).is_empty())
}

/// How long the line is that this text begins with.
pub(super) fn line_length(text: &str) -> usize {
    text.find(['\n', '\r']).unwrap_or(text.len())
}

/// Where the closing delimiter of a text block stands in a line.
pub(super) fn block_end(line: &str) -> Option<usize> {
    find_unescaped(line, "\"\"\"")
}

/// What at-signs and asterisks at the beginnings of lines are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Marks {
    /// They decorate the lines of a comment: at-signs always, an asterisk if all lines have one.
    Decorate,
    Belong,
}

/// The UTF-16 units of a text block with these lines: the indentation that all of them share is none of its content.
pub(super) fn read_block(lines: &[&str], marks: Marks) -> Result<Vec<u16>, String> {
    let is_blank = |line: &str| line.trim_matches(is_white).is_empty();
    let starred = |line: &&str| is_blank(line) || line.trim_start_matches(is_white).starts_with('*');
    let mark = if lines.iter().all(starred) { '*' } else { '@' };
    let undecorated = |line: &&'_ str| match line.trim_start_matches(is_white) {
        marked if marks == Marks::Decorate && marked.starts_with(mark) => marked.trim_start_matches(mark).to_owned(),
        _ => (*line).to_owned(),
    };
    let lines: Vec<String> = lines.iter().map(undecorated).collect();
    let last = lines.len().saturating_sub(1);
    let indentation = lines
        .iter()
        .enumerate()
        .filter(|(index, line)| *index == last || !is_blank(line))
        .map(|(_, line)| line.len() - line.trim_start_matches(is_white).len())
        .min()
        .unwrap_or(0);
    let stripped = lines.iter().map(|line| line.get(indentation..).unwrap_or("").trim_end_matches(is_white));
    read(&stripped.collect::<Vec<_>>().join("\n"))
}

/// White space of one byte, so that indentations are numbers of bytes.
fn is_white(c: char) -> bool {
    c.is_ascii_whitespace()
}

/// Reads what stands after a backslash and answers what follows.
fn escape<'a>(rest: &'a str, units: &mut Vec<u16>) -> Result<&'a str, String> {
    let mut chars = rest.chars();
    let unit = match chars.next() {
        Some('b') => 8,
        Some('t') => 9,
        Some('n') => 10,
        Some('f') => 12,
        Some('r') => 13,
        Some('s') => 32,
        Some(same @ ('"' | '\'' | '\\')) => same as u16,
        // The line goes on: only in text blocks, since other strings end with their line.
        Some('\n') => return Ok(chars.as_str()),
        Some(digit @ '0'..='7') => {
            let most = if digit <= '3' { 3 } else { 2 };
            let length = rest.bytes().take(most).take_while(|byte| (b'0'..=b'7').contains(byte)).count();
            units.push(u16::from_str_radix(&rest[..length], 8).expect("at most three octal digits"));
            return Ok(&rest[length..]);
        }
        Some('u') => {
            let digits = rest.trim_start_matches('u');
            let code = digits.get(..4).filter(|code| code.bytes().all(|byte| byte.is_ascii_hexdigit()));
            let code = code.ok_or("`\\u` is followed by four hexadecimal digits")?;
            units.push(u16::from_str_radix(code, 16).expect("four hexadecimal digits"));
            return Ok(&digits[4..]);
        }
        Some(other) => return Err(format!("`\\{}` is not an escape sequence of Java", other.escape_debug())),
        None => return Err("a backslash escapes nothing here".to_owned()),
    };
    units.push(unit);
    Ok(chars.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(content: &str) -> String {
        let lines: Vec<&str> = content.split('\n').skip(1).collect();
        String::from_utf16(&read_block(&lines, Marks::Decorate).expect("it is correct")).expect("no lone surrogates")
    }

    #[test]
    fn escapes() {
        let read = |text| String::from_utf16(&read(text).expect("it is correct")).expect("no lone surrogates");
        assert_eq!(read(r#"a\tb\"\\\101\60\377\u0041\uuu0042\s"#), "a\tb\"\\A0\u{ff}AB ");
        assert!(super::read("\\q").is_err());
        assert!(super::read("\\u12g4").is_err());
        assert_eq!(super::read("\\ud800"), Ok(vec![0xd800]));
    }

    #[test]
    fn blocks_lose_the_indentation_of_their_lines() {
        assert_eq!(block("\n    one\n      two  \n    "), "one\n  two\n");
        assert_eq!(block("\n    one\n  "), "  one\n");
        assert_eq!(block("\n    one \\\n    two\\n"), "one two\n");
        assert_eq!(block("\n\n    a"), "\na");
    }

    #[test]
    fn marks_of_comments_are_no_part_of_blocks() {
        assert_eq!(block("\n  @   one\n  @     @two\n  @ "), "  one\n    @two\n");
        assert_eq!(block("\n * one\n *  two"), "one\n two");
        assert_eq!(block("\n  * one\n  two"), "* one\ntwo");
        let plain = read_block(&["@a"], Marks::Belong).expect("it is correct");
        assert_eq!(String::from_utf16(&plain).expect("no lone surrogates"), "@a");
    }

    #[test]
    fn a_string_ends_with_its_line() {
        assert_eq!(extent("\"ab\\\"\" x"), Ok((6, 1..5)));
        assert_eq!(extent("\"ab\n\""), Err(3));
        assert_eq!(extent("\"\"\"\n a\\\"\"\" \"\"\""), Ok((14, 3..11)));
        assert_eq!(extent("\"\"x"), Ok((2, 1..1)));
    }
}
