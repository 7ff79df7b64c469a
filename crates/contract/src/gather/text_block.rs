//! The text block of an annotation in its source (JLS §3.10.6), with the places of its characters.

use super::literal::escaped;

/// The value of the text block that begins at a quote, and the places of its bytes, that of the closing quotes last.
pub(super) fn at(source: &str, quote: usize) -> Option<(String, Vec<usize>)> {
    let begin = quote + source[quote..].find('\n')? + 1;
    let close = begin + end(&source[begin..])?;
    let mut lines: Vec<(usize, &str)> = Vec::new();
    let mut start = begin;
    for line in source[begin..close].split('\n') {
        lines.push((start, line));
        start += line.len() + 1;
    }
    // The line of the closing quotes counts, whatever stands before them; other lines of white space do not.
    let last = lines.len() - 1;
    let counts = |place: usize, line: &str| place == last || !line.trim().is_empty();
    let indents = lines.iter().enumerate().filter(|(place, (_, line))| counts(*place, line));
    let indent = indents.map(|(_, (_, line))| line.len() - line.trim_start().len()).min().unwrap_or(0);
    let (mut value, mut places) = (String::new(), Vec::new());
    for (place, (start, line)) in lines.iter().enumerate() {
        let content = line.get(indent..).unwrap_or_default();
        let content = content.trim_end();
        let goes_on = append(content, start + indent, &mut value, &mut places)?;
        if place < last && !goes_on {
            value.push('\n');
            places.push(start + line.len());
        }
    }
    places.push(close);
    Some((value, places))
}

/// Where the closing quotes begin.
fn end(text: &str) -> Option<usize> {
    let mut from = 0;
    loop {
        let at = from + text[from..].find(['"', '\\'])?;
        if text[at..].starts_with("\"\"\"") {
            return Some(at);
        }
        from = at + if text[at..].starts_with('\\') { 2 } else { 1 };
        if !text.is_char_boundary(from) {
            return None;
        }
    }
}

/// Adds a line without its white space at both ends, and answers whether the next one goes on with it.
fn append(line: &str, start: usize, value: &mut String, places: &mut Vec<usize>) -> Option<bool> {
    let mut characters = line.char_indices();
    while let Some((at, c)) = characters.next() {
        let c = match c {
            '\\' => match characters.next() {
                Some((_, c)) => escaped(c)?,
                None => return Some(true),
            },
            other => other,
        };
        value.push(c);
        places.extend(std::iter::repeat_n(start + at, c.len_utf8()));
    }
    Some(false)
}
