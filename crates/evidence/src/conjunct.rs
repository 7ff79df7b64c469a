//! Conditions that are said together.

/// A condition as one of several that are joined by `&&`, in parentheses if it would fall apart among them.
pub fn conjunct(condition: &str) -> String {
    if falls_apart(condition) { format!("({condition})") } else { condition.to_owned() }
}

/// Whether an operator that binds less than `&&` is outside of all parentheses, strings and characters.
fn falls_apart(condition: &str) -> bool {
    let mut depth = 0;
    let mut quote: Option<char> = None;
    let mut letters = condition.char_indices();
    while let Some((place, letter)) = letters.next() {
        match (quote, letter) {
            (Some(_), '\\') => drop(letters.next()),
            (Some(open), letter) if letter == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(letter),
            (None, '(' | '[') => depth += 1,
            (None, ')' | ']') => depth -= 1,
            (None, '|' | '?') if depth == 0 => {
                let rest = &condition[place..];
                if rest.starts_with("||") || rest.starts_with("? ") {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::conjunct;

    #[test]
    fn only_what_binds_less_gets_parentheses() {
        assert_eq!(conjunct("i < 0 || i >= n"), "(i < 0 || i >= n)");
        assert_eq!(conjunct("b ? x : y"), "(b ? x : y)");
        for plain in ["i < 0", "(a || b) == c", "f(a || b)", "c == '|'", "s == \"a || \\\" b\"", "(x | y) == 0"] {
            assert_eq!(conjunct(plain), plain);
        }
    }
}
