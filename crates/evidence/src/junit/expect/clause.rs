//! A postcondition as a condition of Java, where it says the same there: numbers, comparisons and logic about the result, the
//! parameters and the fields of the receiver.
//!
//! Whatever else a clause has (a call, a quantifier, a value from before, a reference other than compared with null) leaves it to
//! whoever asked: in a test it could mean something else, not compile, or throw.

use super::members::gets;
use crate::case::{Contents, Value};
use crate::junit::body::Body;
use crate::junit::literal::literal;
use program::Type;

/// A part of a clause.
#[derive(Clone, Debug, PartialEq)]
enum Token {
    /// A name, or `\result`.
    Word(String),
    Number(String),
    Sign(&'static str),
}

/// Operators of Java that mean the same in clauses. Those of JML come first, so that none is taken for its beginning.
const SIGNS: [&str; 20] = [
    "<==>", "<=!=>", "==>", "<==", "&&", "||", "==", "!=", "<=", ">=", "<", ">", "!", "+", "-", "*", "(", ")", ".", "[",
];
const OF_JML: usize = 4;

impl Body<'_, '_> {
    /// The condition that a clause states after the call, whose result is in the variable `result`.
    pub(in crate::junit) fn as_condition(&mut self, clause: &str, result: Option<&Type>) -> Option<String> {
        let tokens = tokens(clause)?;
        let mut written = Vec::new();
        let mut place = 0;
        while let Some(token) = tokens.get(place) {
            match token {
                Token::Number(number) => written.push(number.clone()),
                Token::Sign(sign) => written.push((*sign).to_owned()),
                Token::Word(word) => {
                    let is_own = word == "this";
                    if is_own && tokens.get(place + 1) != Some(&Token::Sign(".")) {
                        return None;
                    }
                    let begin = place;
                    place += if is_own { 2 } else { 0 };
                    let Some(Token::Word(name)) = tokens.get(place) else { return None };
                    if matches!(tokens.get(place + 1), Some(Token::Sign("." | "(" | "["))) {
                        return None;
                    }
                    let (expression, is_number) = match (is_own, name.as_str()) {
                        (false, "null" | "true" | "false") => (name.clone(), true),
                        (false, "\\result") => ("result".to_owned(), matches!(result?, Type::Base(_))),
                        (false, name) if self.is_parameter(name) => self.parameter(name)?,
                        (_, name) => self.field_named(name)?,
                    };
                    if !is_number && !is_compared_with_null(&tokens, begin, place) {
                        return None;
                    }
                    written.push(expression);
                }
            }
            place += 1;
        }
        Some(spaced(&written))
    }

    fn is_parameter(&self, name: &str) -> bool {
        self.case.arguments.iter().any(|argument| argument.name == name)
    }

    /// A parameter, and whether it is a number: in a postcondition it is what was given.
    fn parameter(&mut self, name: &str) -> Option<(String, bool)> {
        let value = self.case.arguments.iter().find(|argument| argument.name == name)?.value;
        match value {
            Value::Object(object) => {
                Some((self.locals[object].name.clone(), false)).filter(|(name, _)| !name.is_empty())
            }
            Value::Null => Some(("null".to_owned(), false)),
            value => {
                let number = literal(&value)?;
                Some((if number.starts_with(['-', '(']) { format!("({number})") } else { number }, true))
            }
        }
    }

    /// A field of the receiver, and whether it holds a number.
    fn field_named(&mut self, name: &str) -> Option<(String, bool)> {
        let case = self.case;
        let receiver = case.arguments.first().filter(|first| first.name == "this")?;
        let Value::Object(object) = receiver.value else { return None };
        let found = &case.objects[object];
        let Contents::Fields(fields) = &found.contents else { return None };
        let field = fields.iter().rev().find(|field| field.name == name)?;
        let owner = self.locals[object].name.clone();
        let is_number = matches!(Type::parse(&field.descriptor)?, Type::Base(_));
        if let Some(readable) = self.readable(object, found, field) {
            return Some((readable.expression, is_number));
        }
        let getter = self.accessor(object, found, |effect, method| gets(effect, method, field))?;
        Some((format!("{owner}.{getter}()"), is_number))
    }
}

fn tokens(clause: &str) -> Option<Vec<Token>> {
    let mut found = Vec::new();
    let mut rest = clause.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let end = |from: usize| rest[from..].find(|letter| !is_part(letter)).map_or(rest.len(), |end| from + end);
        let (token, length) = if first == '\\' || first.is_ascii_alphabetic() || first == '_' {
            let length = end(1);
            (Token::Word(rest[..length].to_owned()), length)
        } else if first.is_ascii_digit() {
            let length = end(0);
            let number = &rest[..length];
            let digits = number.trim_end_matches(['l', 'L']);
            // Other notations mean the same in Java, but are not needed often.
            let is_plain = digits.chars().all(|digit| digit.is_ascii_digit()) && (digits == "0" || first != '0');
            (Token::Number(number.to_owned()), if is_plain { length } else { return None })
        } else {
            let place = SIGNS.iter().position(|sign| rest.starts_with(sign)).filter(|place| *place >= OF_JML)?;
            (Token::Sign(SIGNS[place]), SIGNS[place].len())
        };
        found.push(token);
        rest = rest[length..].trim_start();
    }
    Some(found)
}

/// Whether what stands from one place to another is compared with null, which any reference may be.
fn is_compared_with_null(tokens: &[Token], begin: usize, end: usize) -> bool {
    let is = |place: Option<usize>, wanted: &[&str]| match place.and_then(|place| tokens.get(place)) {
        Some(Token::Sign(sign)) => wanted.contains(sign),
        Some(Token::Word(word)) => wanted.contains(&word.as_str()),
        _ => false,
    };
    let comparisons = ["==", "!="];
    is(Some(end + 1), &comparisons) && is(Some(end + 2), &["null"])
        || is(begin.checked_sub(1), &comparisons) && is(begin.checked_sub(2), &["null"])
}

/// Words and signs with spaces as people write them.
fn spaced(words: &[String]) -> String {
    let mut text = String::new();
    let mut is_after_operand = false;
    for word in words {
        let is_prefix = matches!(word.as_str(), "!" | "-" | "+") && !is_after_operand;
        let begins = text.is_empty() || text.ends_with(['(', '!']) || word == ")" || text.ends_with('\u{0}');
        if !begins {
            text.push(' ');
        }
        text = text.trim_end_matches('\u{0}').to_owned() + word;
        if is_prefix {
            text.push('\u{0}');
        }
        is_after_operand = word == ")" || !SIGNS.contains(&word.as_str());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Token, is_compared_with_null, spaced, tokens};

    #[test]
    fn only_what_java_has_too_is_taken() {
        assert!(tokens("\\result >= 0 && (size == 1 || this.next != null)").is_some());
        for clause in ["a ==> b", "a <==> b", "\\old(a) == 1 ? b : c", "a % 2 == 0", "s == \"x\"", "x == 0x10"] {
            assert_eq!(tokens(clause), None, "{clause}");
        }
    }

    #[test]
    fn references_are_compared_with_null_only() {
        let all = tokens("\\result != null && null == a && a == b").unwrap_or_default();
        let place = |word: &str, from: usize| {
            (from..all.len()).find(|&place| all[place] == Token::Word(word.to_owned())).expect("it is there")
        };
        assert!(is_compared_with_null(&all, place("\\result", 0), place("\\result", 0)));
        let first = place("a", 0);
        assert!(is_compared_with_null(&all, first, first));
        let second = place("a", first + 1);
        assert!(!is_compared_with_null(&all, second, second));
    }

    #[test]
    fn conditions_have_the_spaces_that_people_write() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(spaced(&words("! ( a >= - 1 ) && b - 1 == 0")), "!(a >= -1) && b - 1 == 0");
    }
}
