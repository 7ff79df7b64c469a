//! What a test is called: the method, how it ends, and if that is not enough, what the path assumes.

use super::names::{capitalized, is_keyword, is_name};
use crate::case::{Case, Ends, Value};

/// Names for a test, the shortest first; the last resort is a number.
pub fn candidates(case: &Case, condition: &[String]) -> Vec<String> {
    let method = match case.called.name.as_str() {
        "<init>" => "constructor",
        name => name,
    };
    let method: String = method.chars().filter(|letter| is_name(&format!("a{letter}")) && *letter != '$').collect();
    let method =
        if method.is_empty() || is_name(&method) || is_keyword(&method) { method } else { format!("_{method}") };
    let method = if method.is_empty() { "method".to_owned() } else { method };
    let end = ending(case);
    let base = if end.is_empty() { method.clone() } else { format!("{method}_{end}") };
    let mut names = vec![base.clone()];
    let words: Vec<String> = condition.iter().filter_map(|line| in_words(line)).collect();
    // The last condition is what the path decided last, and most often what sets it apart.
    for line in words.iter().rev() {
        names.push(if end.is_empty() {
            format!("{method}_{line}")
        } else {
            format!("{base}_when{}", capitalized(line))
        });
    }
    names.retain(|name| name.len() <= LONGEST);
    if names.is_empty() {
        names.push(method);
    }
    names.iter_mut().filter(|name| is_taken(name)).for_each(|name| name.push_str("_returns"));
    names
}

/// Whether a method of this name would override one of Object's, hide an assertion of JUnit's, or be none.
fn is_taken(name: &str) -> bool {
    const OF_OBJECT: [&str; 9] =
        ["toString", "hashCode", "equals", "clone", "finalize", "getClass", "notify", "notifyAll", "wait"];
    let is_own = matches!(name, "fail" | "failOnChecks");
    OF_OBJECT.contains(&name) || is_own || name.starts_with("assert") || is_keyword(name)
}

const LONGEST: usize = 64;

/// How the call ends, in a word or two.
fn ending(case: &Case) -> String {
    if let Some(violation) = &case.prediction.violation {
        return match (violation.code, &case.prediction.ends) {
            ("K002", _) => "failsAssertion".to_owned(),
            ("K003", _) => "failsCheck".to_owned(),
            ("K004" | "K005", _) => "breaksInvariant".to_owned(),
            ("K010", _) => "breaksPostcondition".to_owned(),
            (_, Ends::Throws { class, .. }) => format!("throws{}", simple_name(class)),
            (code, _) => format!("violates{code}"),
        };
    }
    match &case.prediction.ends {
        Ends::Returns(Some(Value::Boolean(true))) => "returnsTrue".to_owned(),
        Ends::Returns(Some(Value::Boolean(false))) => "returnsFalse".to_owned(),
        Ends::Returns(Some(Value::Null)) => "returnsNull".to_owned(),
        Ends::Returns(Some(Value::Int(-1))) => "returnsMinusOne".to_owned(),
        Ends::Throws { class, .. } => format!("throws{}", simple_name(class)),
        _ => String::new(),
    }
}

fn simple_name(class: &str) -> &str {
    class.rsplit(['.', '$']).next().unwrap_or(class)
}

/// A short condition as words: `key < root.key` as `keyLessThanRootKey`.
fn in_words(condition: &str) -> Option<String> {
    let parts: Vec<&str> = condition.split(' ').collect();
    let [left, operator, right] = parts[..] else { return None };
    let left = operand(left)?;
    Some(match (operator, right) {
        ("==", "null") => format!("{left}IsNull"),
        ("!=", "null") => format!("{left}IsNotNull"),
        ("==", _) => format!("{left}Is{}", capitalized(&operand(right)?)),
        ("!=", _) => format!("{left}IsNot{}", capitalized(&operand(right)?)),
        ("<", _) => format!("{left}LessThan{}", capitalized(&operand(right)?)),
        ("<=", _) => format!("{left}AtMost{}", capitalized(&operand(right)?)),
        (">", _) => format!("{left}GreaterThan{}", capitalized(&operand(right)?)),
        (">=", _) => format!("{left}AtLeast{}", capitalized(&operand(right)?)),
        _ => return None,
    })
}

/// `this.root.left` as `rootLeft`, `-1` as `minus1`, `a[0]` as `a0`.
fn operand(text: &str) -> Option<String> {
    if let Some(number) = text.strip_prefix('-') {
        return number.parse::<u64>().ok().map(|number| format!("minus{number}"));
    }
    let text = text.strip_prefix("this.").unwrap_or(text);
    let mut name = String::new();
    for part in text.split('.') {
        let part: String = part.replace(['[', ']'], "");
        if part.is_empty() || part.contains('$') || !is_name(&format!("a{part}")) {
            return None;
        }
        name.push_str(&if name.is_empty() { part } else { capitalized(&part) });
    }
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::{in_words, is_taken};

    #[test]
    fn conditions_become_words() {
        let words = |condition| in_words(condition).unwrap_or_default();
        assert_eq!(words("this.root == null"), "rootIsNull");
        assert_eq!(words("key < this.root.key"), "keyLessThanRootKey");
        assert_eq!(words("a[0] >= -1"), "a0AtLeastMinus1");
        assert_eq!(words("this.root == this.root.left"), "rootIsRootLeft");
        assert_eq!(words("a + b < c"), "");
        assert_eq!(words("f(x) == 1"), "");
    }

    #[test]
    fn names_of_others_are_taken() {
        assert!(is_taken("toString") && is_taken("fail") && is_taken("assertTrue"));
        assert!(!is_taken("toString_returnsNull") && !is_taken("insert"));
    }
}
