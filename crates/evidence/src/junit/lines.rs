//! Lines of source files: the comment above a test, statements and comments that fit, letters that every javac reads.

use super::Test;

/// What a test shows, above it; the receiver is called what it is called in the test. Of other paths with the same test their number is told.
pub(super) fn comment(test: &Test, receiver: &str, others: usize) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(violation) = &test.case.prediction.violation {
        let file = violation.file.as_deref().map(|file| file.rsplit('/').next().unwrap_or(file));
        let place = match (file, violation.line) {
            (Some(file), Some(line)) => format!(" ({file}:{line})"),
            (Some(file), None) => format!(" ({file})"),
            _ => String::new(),
        };
        let message = without_folders(&violation.message);
        let reason = format!("{}: {}{place}.", violation.code, message.trim_end_matches('.'));
        lines.extend(wrapped(&format!("Fails as long as the code is as it was. {reason}")));
    }
    let said = |line: &String| crate::conjunct::conjunct(&said_of(line, receiver));
    // What the path has decided last sets it apart; what comes first is mostly the invariant.
    let left_out = test.condition.len().saturating_sub(MOST_CONDITIONS);
    let shown: Vec<String> = test.condition.iter().skip(left_out).map(said).collect();
    let more = if left_out > 0 { "… && " } else { "" };
    let when = if shown.is_empty() { String::new() } else { format!(": {more}{}", shown.join(" && ")) };
    let same = match others {
        0 => String::new(),
        1 => " (and another one, with the same test)".to_owned(),
        others => format!(" (and {others} others, with the same test)"),
    };
    lines.extend(match test.case.choices.as_str() {
        "" => wrapped(&format!("The only path{same}{when}")),
        choices if choices.len() > LONGEST_CHOICES => wrapped(&format!("A path of many choices{same}{when}")),
        choices => wrapped(&format!("Path {choices}{same}{when}")),
    });
    lines
}

/// A message without the folders of the sources that it names: `(src/shop/Account.java:7)` as `(Account.java:7)`.
pub(super) fn without_folders(message: &str) -> String {
    let mut parts = message.split('(');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push('(');
        let place = part.find(')').filter(|end| part[..*end].contains(".java"));
        let begin = place.and_then(|end| part[..end].rfind('/')).map_or(0, |slash| slash + 1);
        text.push_str(&part[begin..]);
    }
    text
}

/// A condition in which the receiver has its name in place of `this`.
fn said_of(condition: &str, receiver: &str) -> String {
    let mut said = String::new();
    let mut rest = condition;
    while let Some(place) = rest.find("this") {
        let (before, after) = rest.split_at(place);
        let after = &after["this".len()..];
        let joins =
            |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '$'));
        said.push_str(before);
        let is_word = !joins(said.chars().next_back()) && !joins(after.chars().next());
        said.push_str(if is_word { receiver } else { "this" });
        rest = after;
    }
    said + rest
}

const MOST_CONDITIONS: usize = 8;
const LONGEST_CHOICES: usize = 80;
const WIDTH: usize = 112;

/// A statement in lines that fit, broken after commas outside of texts.
pub(super) fn folded(line: String) -> Vec<String> {
    if line.len() <= WIDTH {
        return vec![line];
    }
    let indented = &line[..line.len() - line.trim_start().len()];
    let mut lines = Vec::new();
    let (mut start, mut comma, mut in_text, mut is_escaped) = (0, None, false, false);
    for (place, letter) in line.char_indices() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = in_text,
            '"' => in_text = !in_text,
            ',' if !in_text => comma = Some(place + 1),
            _ => {}
        }
        if let (true, Some(end)) = (place - start >= WIDTH - 8, comma) {
            lines.push(line[start..end].trim().to_owned());
            (start, comma) = (end, None);
        }
    }
    lines.push(line[start..].trim().to_owned());
    lines
        .iter()
        .enumerate()
        .map(|(place, line)| if place == 0 { format!("{indented}{line}") } else { format!("{indented}    {line}") })
        .collect()
}

/// A comment in lines that fit.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::from("//")];
    for word in harmless(text).split_whitespace() {
        let last = lines.last_mut().expect("there is a line");
        if last.len() + 1 + word.len() > WIDTH && last.len() > 2 {
            lines.push(format!("//     {word}"));
        } else {
            last.push(' ');
            last.push_str(word);
        }
    }
    lines
}

/// The same without what javac must not read as a character in a comment, where it does so too: what is no character, and the ends of
/// lines.
fn harmless(text: &str) -> String {
    let mut pieces = text.split("\\u");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let unit = piece.get(..4).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let unit = unit.and_then(|digits| u16::from_str_radix(digits, 16).ok());
        plain.push_str(if unit.is_some_and(|unit| unit >= 0x20) { "\\u" } else { "\\ u" });
        plain.push_str(piece);
    }
    plain
}

/// The same source in letters that javac reads whatever encoding it thinks that the file has.
pub(super) fn in_ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            letter if letter.is_ascii() => plain.push(letter),
            '…' => plain.push_str("..."),
            letter => {
                let mut units = [0; 2];
                letter.encode_utf16(&mut units).iter().for_each(|unit| plain.push_str(&format!("\\u{unit:04x}")));
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{folded, harmless, in_ascii, said_of, without_folders};

    #[test]
    fn sources_are_named_without_folders() {
        let message = "`a / (b)` (some/where/A.java:7) (in vain) does not allow (x/y)";
        assert_eq!(without_folders(message), "`a / (b)` (A.java:7) (in vain) does not allow (x/y)");
    }

    #[test]
    fn the_receiver_has_its_name() {
        assert_eq!(said_of("this.root == null", "tree"), "tree.root == null");
        assert_eq!(said_of("node == this", "tree"), "node == tree");
        assert_eq!(said_of("thistle < this.other_this", "tree"), "thistle < tree.other_this");
    }

    #[test]
    fn long_statements_are_broken_after_commas_of_their_own() {
        let text = format!("assertEquals(\"{}\", {});", "a, ".repeat(40), "b".repeat(20));
        let lines = folded(text.clone());
        assert_eq!(lines.len(), 2);
        assert_eq!(lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" "), text);
        let within = folded(format!("    {text}"));
        assert_eq!(within, lines.iter().map(|line| format!("    {line}")).collect::<Vec<_>>());
    }

    #[test]
    fn comments_have_letters_that_javac_reads_as_such() {
        assert_eq!(harmless(r"s.charAt(0) == '\u00f7'"), r"s.charAt(0) == '\u00f7'");
        assert_eq!(harmless(r"'\u000a' \used"), r"'\ u000a' \ used");
    }

    #[test]
    fn other_letters_are_escaped() {
        assert_eq!(in_ascii("été … 𝄞"), "\\u00e9t\\u00e9 ... \\ud834\\udd1e");
    }
}
