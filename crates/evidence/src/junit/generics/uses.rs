//! Where the lines of a test use a variable, found in their text.

/// A use of a variable.
#[derive(Debug, PartialEq, Eq)]
pub enum Use {
    /// It is this argument of a call, of so many: `new Words`, `words.add`, `assertEquals`.
    Argument {
        callee: String,
        place: usize,
        count: usize,
    },
    /// A method is called on it, with these arguments.
    Receiver {
        method: String,
        arguments: Vec<String>,
    },
    /// It is assigned to this.
    Assigned(String),
    Other,
}

/// All uses in a line of code, which is no comment.
pub fn uses_in(line: &str, name: &str) -> Vec<Use> {
    let quoted = quoted(line);
    let mut uses = Vec::new();
    for (place, _) in line.match_indices(name) {
        let (before, after) = (&line[..place], &line[place + name.len()..]);
        let joins = |letter: Option<char>| letter.is_some_and(is_part);
        if quoted[place] || joins(before.chars().next_back()) || joins(after.chars().next()) || before.ends_with('.') {
            continue;
        }
        uses.push(use_at(line, &quoted, place, name));
    }
    uses
}

fn use_at(line: &str, quoted: &[bool], place: usize, name: &str) -> Use {
    let (before, after) = (&line[..place], &line[place + name.len()..]);
    if let Some(call) = after.strip_prefix('.') {
        let Some(open) = call.find('(').filter(|open| call[..*open].chars().all(is_part)) else { return Use::Other };
        let is_cast = before.ends_with(") ");
        return match arguments_at(line, quoted, line.len() - call.len() + open) {
            Some(arguments) if !is_cast => Use::Receiver { method: call[..open].to_owned(), arguments },
            _ => Use::Other,
        };
    }
    let is_whole = (before.ends_with('(') || before.ends_with(", ")) && after.starts_with([')', ',']);
    if is_whole {
        return enclosing_call(line, quoted, place).unwrap_or(Use::Other);
    }
    match before.strip_suffix(" = ") {
        Some(target) if after == ";" => Use::Assigned(target.trim().to_owned()),
        _ => Use::Other,
    }
}

/// The call whose argument is at a place.
fn enclosing_call(line: &str, quoted: &[bool], place: usize) -> Option<Use> {
    let (mut depth, mut open) = (0, None);
    for (at, letter) in line[..place].char_indices().rev().filter(|(at, _)| !quoted[*at]) {
        match letter {
            ')' | '}' => depth += 1,
            '(' | '{' if depth > 0 => depth -= 1,
            '(' => {
                open = Some(at);
                break;
            }
            '{' => return None,
            _ => {}
        }
    }
    let open = open?;
    let head = &line[..open];
    let start =
        head.rfind(|letter: char| !is_part(letter) && !matches!(letter, '.' | '<' | '>')).map_or(0, |at| at + 1);
    let is_new = head[..start].ends_with("new ");
    let callee = if is_new { format!("new {}", &head[start..]) } else { head[start..].to_owned() };
    let arguments = arguments_at(line, quoted, open)?;
    let mut begin = open + 1;
    for (number, argument) in arguments.iter().enumerate() {
        let end = begin + line[begin..].find(argument.as_str())? + argument.len();
        if place < end {
            return Some(Use::Argument { callee, place: number, count: arguments.len() });
        }
        begin = end;
    }
    None
}

/// The arguments in the parentheses that open at a place.
fn arguments_at(line: &str, quoted: &[bool], open: usize) -> Option<Vec<String>> {
    let (mut depth, mut start, mut arguments) = (0, open + 1, Vec::new());
    for (at, letter) in line.char_indices().skip_while(|(at, _)| *at <= open).filter(|(at, _)| !quoted[*at]) {
        match letter {
            '(' | '{' => depth += 1,
            ')' if depth == 0 => {
                let last = line[start..at].trim();
                if !last.is_empty() {
                    arguments.push(last.to_owned());
                }
                return Some(arguments);
            }
            ')' | '}' => depth -= 1,
            ',' if depth == 0 => {
                arguments.push(line[start..at].trim().to_owned());
                start = at + 1;
            }
            _ => {}
        }
    }
    None
}

/// The arguments of the first call in a line.
pub fn arguments_of_first(line: &str) -> Option<Vec<String>> {
    arguments_at(line, &quoted(line), line.find('(')?)
}

/// Which bytes of a line are within texts and characters.
pub fn quoted(line: &str) -> Vec<bool> {
    let mut quoted = vec![false; line.len()];
    let (mut within, mut is_escaped) = (None, false);
    for (at, letter) in line.char_indices() {
        quoted[at..at + letter.len_utf8()].fill(within.is_some());
        match (within, letter) {
            _ if is_escaped => is_escaped = false,
            (Some(_), '\\') => is_escaped = true,
            (Some(quote), _) if quote == letter => within = None,
            (None, '"' | '\'') => within = Some(letter),
            _ => {}
        }
    }
    quoted
}

pub fn is_part(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '_' | '$')
}

#[cfg(test)]
mod tests {
    use super::{Use, uses_in};

    fn argument(callee: &str, place: usize, count: usize) -> Use {
        Use::Argument { callee: callee.to_owned(), place, count }
    }

    #[test]
    fn uses_are_found() {
        let line = "int result = Words.count(\"ws, \", new int[] {1, 2}, ws);";
        assert_eq!(uses_in(line, "ws"), [argument("Words.count", 2, 3)]);
        assert_eq!(
            uses_in("assertEquals(List.of(ws), ws);", "ws"),
            [argument("List.of", 0, 1), argument("assertEquals", 1, 2)]
        );
        assert_eq!(uses_in("new Words(ws).go();", "ws"), [argument("new Words", 0, 1)]);
        let added = Use::Receiver { method: "add".into(), arguments: vec!["f(1, 2)".into(), "\")\"".into()] };
        assert_eq!(uses_in("ws.add(f(1, 2), \")\");", "ws"), [added]);
        assert_eq!(uses_in("words.ws = ws;", "ws"), [Use::Assigned("words.ws".into())]);
        assert_eq!(uses_in("((List) ws).add(ws2);", "ws"), [Use::Other]);
    }
}
