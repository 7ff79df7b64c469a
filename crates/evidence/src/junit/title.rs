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
    // The last condition is what the path decided last, and most often what sets it apart; two together may where none alone does.
    for line in words.iter().rev().cloned().chain(pairs(&words)) {
        names.push(if end.is_empty() {
            format!("{method}_{line}")
        } else {
            format!("{base}_when{}", capitalized(&line))
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

/// Two conditions as one, the last ones first.
fn pairs(words: &[String]) -> impl Iterator<Item = String> {
    let last = &words[words.len().saturating_sub(MOST_PAIRED)..];
    (0..last.len()).rev().flat_map(move |second| {
        (0..second).rev().map(move |first| format!("{}And{}", last[first], capitalized(&last[second])))
    })
}

/// How many of the last conditions are told in pairs.
const MOST_PAIRED: usize = 4;

/// A short condition as words: `key < root.key` as `keyLessThanRootKey`, `!full` as `fullIsFalse`.
fn in_words(condition: &str) -> Option<String> {
    // Of floating point numbers the opposite of `a < b` is not `a >= b`.
    let opposite = condition.strip_prefix("!(").and_then(|rest| rest.strip_suffix(')'));
    let parts: Vec<&str> = opposite.unwrap_or(condition).split(' ').collect();
    let (left, operator, right) = match parts[..] {
        [flag] if opposite.is_none() => {
            let truth = if flag.starts_with('!') { "False" } else { "True" };
            let name = operand(flag.trim_start_matches('!')).filter(|name| !name.starts_with(is_digit))?;
            return Some(format!("{name}Is{truth}"));
        }
        // A number comes last in a sentence.
        [left, operator, right] if is_number(left) => (right, mirrored(operator)?, left),
        [left, operator, right] => (left, operator, right),
        _ => return None,
    };
    let (name, not) = (operand(left)?, if opposite.is_some() { "Not" } else { "" });
    let relation = match (operator, right) {
        ("!=", same) if same == left => return Some(format!("{name}Is{not}NaN")),
        ("==", same) if same == left => return Some(format!("{name}Is{not}ANumber")),
        ("==", "null") => return Some(format!("{name}Is{not}Null")),
        ("!=", "null") if not.is_empty() => return Some(format!("{name}IsNotNull")),
        ("==", _) if not.is_empty() => "Is",
        ("==", _) => "IsNot",
        ("!=", _) if not.is_empty() => "IsNot",
        ("<", _) => "LessThan",
        ("<=", _) => "AtMost",
        (">", _) => "GreaterThan",
        (">=", _) => "AtLeast",
        _ => return None,
    };
    let not = if relation.starts_with("Is") { "" } else { not };
    Some(format!("{name}{not}{relation}{}", capitalized(&operand(right)?)))
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

fn is_number(operand: &str) -> bool {
    operand.trim_start_matches('-').starts_with(is_digit)
}

/// The operator with its operands in the other order.
fn mirrored(operator: &str) -> Option<&'static str> {
    const MIRRORED: [(&str, &str); 6] =
        [("<", ">"), ("<=", ">="), (">", "<"), (">=", "<="), ("==", "=="), ("!=", "!=")];
    MIRRORED.iter().find(|(known, _)| *known == operator).map(|(_, other)| *other)
}

/// A number as part of a name: `10.0f` as `10`, `-0.5` as `minus0Point5`.
fn number(text: &str) -> Option<String> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("minus", digits),
        None => ("", text),
    };
    let digits = digits.trim_end_matches(['f', 'F', 'd', 'D', 'l', 'L']);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let is_plain = [whole, part].iter().all(|digits| !digits.is_empty() && digits.chars().all(is_digit));
    let part = part.trim_end_matches('0');
    let part = if part.is_empty() { String::new() } else { format!("Point{part}") };
    is_plain.then(|| format!("{sign}{whole}{part}"))
}

/// `this.root.left` as `rootLeft`, `-1` as `minus1`, `a[0]` as `a0`.
fn operand(text: &str) -> Option<String> {
    if is_number(text) {
        return number(text);
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
        assert_eq!(words("10.0f < s.a"), "sAGreaterThan10");
        assert_eq!(words("!(s.a <= -0.5)"), "sANotAtMostMinus0Point5");
        assert_eq!(words("!(s.a == 1.0)"), "sAIsNot1");
        assert_eq!(words("s.a != s.a"), "sAIsNaN");
        assert_eq!(words("x < 1.0E10"), "");
        assert_eq!(words("this.full"), "fullIsTrue");
        assert_eq!(words("!full"), "fullIsFalse");
        assert_eq!(words("!(full)"), "");
        assert_eq!(words("5L >= n"), "nAtMost5");
    }

    #[test]
    fn names_of_others_are_taken() {
        assert!(is_taken("toString") && is_taken("fail") && is_taken("assertTrue"));
        assert!(!is_taken("toString_returnsNull") && !is_taken("insert"));
    }
}
