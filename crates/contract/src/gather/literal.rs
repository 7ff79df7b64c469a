//! The string of an annotation in the source file that it was compiled from, so that what is wrong with it is shown there. Strings
//! that `+` joins are one, and so are text blocks.

use super::text_block;

/// Where a text of an annotation stands in a source: the place of each of its bytes, and that behind the last.
pub(super) fn places_of(source: &str, line: usize, simple: &str, text: &str) -> Option<Vec<usize>> {
    let start: usize = source.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
    places_at(source, start, simple, text)
}

/// The places and lines at which annotations of this name begin, in comments and strings too.
pub(super) fn starts_of(source: &str, simple: &str) -> Vec<(usize, usize)> {
    let mut line = 1;
    let mut found = Vec::new();
    for (at, c) in source.char_indices() {
        line += usize::from(c == '\n');
        if c == '@' && name_at(source, at).rsplit('.').next() == Some(simple) {
            found.push((at, line));
        }
    }
    found
}

/// The same as [`places_of`] in the first annotation of a line from a place on.
pub(super) fn places_at(source: &str, start: usize, simple: &str, text: &str) -> Option<Vec<usize>> {
    let annotation = annotation_on(source.get(start..)?, simple)?;
    let start = start + annotation.start;
    let annotation = source.get(start..start + annotation.len())?;
    if text.starts_with('@') {
        let whole = annotation.starts_with(text);
        return whole.then(|| (start..=start + text.len()).collect());
    }
    let mut from = 0;
    while let Some(quote) = annotation[from..].find('"').map(|at| from + at) {
        let (value, places) = joined_at(annotation, quote)?;
        if value == text {
            return Some(places.into_iter().map(|place| start + place).collect());
        }
        from = behind_string(annotation, *places.last()?);
    }
    None
}

/// How many lines an annotation of the first line goes on for behind it.
pub(super) fn lines_of(source: &str, simple: &str) -> Option<usize> {
    let annotation = annotation_on(source, simple)?;
    Some(source[annotation].matches('\n').count())
}

/// The place behind a string whose closing quote is here.
fn behind_string(source: &str, close: usize) -> usize {
    if source[close..].starts_with("\"\"\"") { close + 3 } else { close + 1 }
}

/// The value of the strings that are joined from a quote on, and the places of its bytes, that of the last closing quote last.
fn joined_at(source: &str, quote: usize) -> Option<(String, Vec<usize>)> {
    let (mut value, mut places) = string_at(source, quote)?;
    loop {
        let behind = behind_string(source, *places.last()?);
        let rest = source[behind..].trim_start();
        let Some(next) = rest.strip_prefix('+').map(str::trim_start).filter(|next| next.starts_with('"')) else {
            return Some((value, places));
        };
        let (more, further) = string_at(source, source.len() - next.len())?;
        places.pop();
        value += &more;
        places.extend(further);
    }
}

/// An annotation of the first line from its `@` to its end. Its name may be written in full.
fn annotation_on(source: &str, simple: &str) -> Option<std::ops::Range<usize>> {
    let line = source.lines().next()?;
    let at = line.match_indices('@').map(|(at, _)| at);
    let at = at.into_iter().find(|&at| name_at(source, at).rsplit('.').next() == Some(simple))?;
    let name_end = at + 1 + name_at(source, at).len();
    let open = name_end + (source[name_end..].len() - source[name_end..].trim_start().len());
    if !source[open..].starts_with('(') {
        return Some(at..name_end);
    }
    let (mut depth, mut place) = (0, open);
    while let Some(c) = source[place..].chars().next() {
        match c {
            '"' => {
                place = behind_string(source, *string_at(source, place)?.1.last()?);
                continue;
            }
            '(' => depth += 1,
            ')' if depth == 1 => return Some(at..place + 1),
            ')' => depth -= 1,
            _ => {}
        }
        place += c.len_utf8();
    }
    None
}

/// The name behind an `@`.
fn name_at(source: &str, at: usize) -> &str {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '.');
    let rest = &source[at + 1..];
    &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())]
}

/// The value of the string literal that begins at a quote, and the places of its bytes, that of the closing quote last. One with an
/// escape that is seldom written has none.
fn string_at(source: &str, quote: usize) -> Option<(String, Vec<usize>)> {
    let (mut value, mut places) = (String::new(), Vec::new());
    if source[quote..].starts_with("\"\"\"") {
        return text_block::at(source, quote);
    }
    let mut characters = source[quote + 1..].char_indices().map(|(at, c)| (quote + 1 + at, c));
    loop {
        let (at, c) = characters.next()?;
        let c = match c {
            '"' => {
                places.push(at);
                return Some((value, places));
            }
            '\n' => return None,
            '\\' => escaped(characters.next()?.1)?,
            other => other,
        };
        value.push(c);
        places.extend(std::iter::repeat_n(at, c.len_utf8()));
    }
}

/// The character that stands behind a backslash for another one.
pub(super) fn escaped(c: char) -> Option<char> {
    Some(match c {
        'n' => '\n',
        't' => '\t',
        's' => ' ',
        other @ ('\\' | '"' | '\'') => other,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::places_of;

    const SOURCE: &str = "class A {\n  @Pure @kukang.contracts.Ensures({\"a(\", \"\\\\old(n) == 'ü'\"}) @NonNull\n  @Requires (\n  \"n > 0\")\n}\n";

    fn found(line: usize, simple: &str, text: &str) -> Option<(String, usize)> {
        let places = places_of(SOURCE, line, simple, text)?;
        assert_eq!(places.len(), text.len() + 1);
        Some((SOURCE[places[0]..*places.last()?].to_owned(), places[0]))
    }

    #[test]
    fn a_string_is_found_in_its_annotation() {
        assert_eq!(found(2, "Ensures", "a(").map(|it| it.0), Some("a(".to_owned()));
        assert_eq!(found(2, "Ensures", "\\old(n) == 'ü'").map(|it| it.0), Some("\\\\old(n) == 'ü'".to_owned()));
        assert_eq!(found(3, "Requires", "n > 0").map(|it| it.0), Some("n > 0".to_owned()));
        assert_eq!(found(2, "NonNull", "@NonNull").map(|it| it.0), Some("@NonNull".to_owned()));
        assert_eq!(found(2, "Ensures", "n > 0"), None);
        assert_eq!(found(4, "Requires", "n > 0"), None);
    }

    #[test]
    fn a_character_behind_an_escape_is_where_it_stands() {
        let places = places_of(SOURCE, 2, "Ensures", "\\old(n) == 'ü'").expect("it is there");
        assert_eq!(&SOURCE[places[1]..places[4]], "old");
    }

    #[test]
    fn strings_that_are_joined_are_one() {
        let source = "@Ensures(\"a ==\"\n    + \" b\") @Requires({\"x\", \"y\" +\n \"z\"})";
        let places = places_of(source, 1, "Ensures", "a == b").expect("it is there");
        assert_eq!(&source[places[4]..=places[5]], " b");
        let places = places_of(&source[9..], 2, "Requires", "yz");
        assert!(places.is_some_and(|places| source[9..][places[1]..].starts_with("z\"})")));
    }

    #[test]
    fn a_text_block_is_found_line_by_line() {
        let source = "@Ensures(\"\"\"\n      a ==\n        \\\\old(b)\n      \"\"\")\nint x();";
        let places = places_of(source, 1, "Ensures", "a ==\n  \\old(b)\n").expect("it is there");
        assert!(source[places[0]..].starts_with("a =="));
        assert!(source[places[8]..].starts_with("old(b)"));
        assert_eq!(super::lines_of(source, "Ensures"), Some(3));
    }
}
