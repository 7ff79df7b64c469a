//! Conditions as parts of names: `key < this.root.key` as `keyLessThanRootKey`.
//!
//! What is read are the conditions of paths, which are Java of a simple kind: comparisons, sums and products of names, elements,
//! numbers and characters. What has no words of its own, a shift or a call, makes no name.

use crate::junit::names::{capitalized, decapitalized, is_name};

/// A condition in words; `None` if it has none.
pub fn in_words(condition: &str) -> Option<String> {
    let mut reader = Reader { rest: condition.trim() };
    let said = reader.disjunction()?;
    if reader.rest.is_empty() { said.into_condition() } else { None }
}

/// Part of a condition in words.
#[derive(Clone, Debug)]
struct Said {
    words: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// A variable, or what is worked out of several.
    Value,
    /// The length of a text, and its first character.
    Length,
    First,
    Number,
    Null,
    /// A character, an enum constant, a class: what something is compared with.
    Constant,
    Comparison(Box<Comparison>),
    /// Several conditions.
    Conditions,
}

/// Two things compared, which can be negated and told together with others about the same thing.
#[derive(Clone, Debug)]
struct Comparison {
    left: String,
    operator: &'static str,
    /// What is said of the left one.
    relation: String,
    right: Said,
}

impl Said {
    fn new(words: impl Into<String>, kind: Kind) -> Said {
        Said { words: words.into(), kind }
    }

    /// A flag by itself is a condition too.
    fn into_condition(self) -> Option<String> {
        match self.kind {
            Kind::Value => Some(format!("{}IsTrue", self.words)),
            Kind::Comparison(_) | Kind::Conditions => Some(self.words),
            Kind::Number | Kind::Null | Kind::Constant | Kind::Length | Kind::First => None,
        }
    }

    fn compared(left: Said, operator: &'static str, right: Said, not: &str) -> Option<Said> {
        if let Some(words) = of_text(&left, operator, &right, not) {
            return Some(Said::new(words, Kind::Conditions));
        }
        let relation = relation(&left, operator, &right, not)?;
        let words = format!("{}{relation}", left.words);
        Some(Said::new(words, Kind::Comparison(Box::new(Comparison { left: left.words, operator, relation, right }))))
    }

    /// The opposite. Of floating point numbers that of `a < b` is not `a >= b`.
    fn negated(self) -> Option<Said> {
        match self.kind {
            Kind::Value => Some(Said::new(format!("{}IsFalse", self.words), Kind::Conditions)),
            Kind::Comparison(of) => Said::compared(Said::new(of.left, Kind::Value), of.operator, of.right, "Not"),
            _ => None,
        }
    }

    /// Two conditions as one; what they speak of is said once if it is the same.
    fn joined(self, word: &str, other: Said) -> Option<Said> {
        let rest = match (&self.kind, &other.kind) {
            (Kind::Comparison(one), Kind::Comparison(more)) if one.left == more.left => {
                let is_same = one.operator == more.operator && more.operator == "==";
                if is_same { capitalized(&more.right.words) } else { more.relation.clone() }
            }
            _ => capitalized(&other.into_condition()?),
        };
        Some(Said::new(format!("{}{word}{rest}", self.into_condition()?), Kind::Conditions))
    }
}

/// What is said of a text as people do: that it is empty, or what it starts with.
fn of_text(left: &Said, operator: &str, right: &Said, not: &str) -> Option<String> {
    match (&left.kind, operator, &right.kind) {
        _ if !not.is_empty() => None,
        (Kind::Length, "==", Kind::Number) | (Kind::Length, "<=", Kind::Number) if right.words == "0" => {
            Some(format!("{}IsEmpty", left.words.strip_suffix("Length")?))
        }
        (Kind::Length, "<", Kind::Number) if right.words == "1" => {
            Some(format!("{}IsEmpty", left.words.strip_suffix("Length")?))
        }
        (Kind::Length, "!=" | ">", Kind::Number) if right.words == "0" => {
            Some(format!("{}IsNotEmpty", left.words.strip_suffix("Length")?))
        }
        (Kind::Length, ">=", Kind::Number) if right.words == "1" => {
            Some(format!("{}IsNotEmpty", left.words.strip_suffix("Length")?))
        }
        (Kind::First, "==", Kind::Constant) => {
            Some(format!("{}StartsWith{}", left.words.strip_suffix("First")?, capitalized(&right.words)))
        }
        (Kind::First, "!=", Kind::Constant) => {
            Some(format!("{}StartsNotWith{}", left.words.strip_suffix("First")?, capitalized(&right.words)))
        }
        _ => None,
    }
}

/// What is said of the left side.
fn relation(left: &Said, operator: &str, right: &Said, not: &str) -> Option<String> {
    let is_null = matches!(right.kind, Kind::Null);
    let (same, plain) = (left.words == right.words, not.is_empty());
    let verb = match operator {
        "!=" if same => return Some(format!("Is{not}NaN")),
        "==" if same => return Some(format!("Is{not}ANumber")),
        "!=" if is_null && !plain => return Some("IsNull".to_owned()),
        "==" if plain => "Is",
        "==" => "IsNot",
        "!=" if plain => "IsNot",
        "!=" => "Is",
        _ if is_null => return None,
        "<" => "LessThan",
        "<=" => "AtMost",
        ">" => "GreaterThan",
        ">=" => "AtLeast",
        _ => return None,
    };
    let not = if verb.starts_with("Is") { "" } else { not };
    Some(format!("{not}{verb}{}", capitalized(&right.words)))
}

/// The operator with its operands in the other order.
fn mirrored(operator: &'static str) -> &'static str {
    match operator {
        "<" => ">",
        "<=" => ">=",
        ">" => "<",
        ">=" => "<=",
        same => same,
    }
}

/// Reads a condition from the front. Operators stand between spaces.
struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn takes(&mut self, wanted: &str) -> bool {
        let rest = self.rest.strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn one_of(&mut self, operators: &[&'static str]) -> Option<&'static str> {
        operators.iter().copied().find(|operator| self.takes(&format!(" {operator} ")))
    }

    fn disjunction(&mut self) -> Option<Said> {
        let mut said = self.conjunction()?;
        while self.takes(" || ") {
            said = said.joined("Or", self.conjunction()?)?;
        }
        Some(said)
    }

    fn conjunction(&mut self) -> Option<Said> {
        let mut said = self.comparison()?;
        while self.takes(" && ") {
            said = said.joined("And", self.comparison()?)?;
        }
        Some(said)
    }

    fn comparison(&mut self) -> Option<Said> {
        let left = self.sum()?;
        let Some(operator) = self.one_of(&["==", "!=", "<=", ">=", "<", ">"]) else { return Some(left) };
        let right = self.sum()?;
        match left.kind {
            // A number comes last in a sentence.
            Kind::Number | Kind::Null | Kind::Constant => Said::compared(right, mirrored(operator), left, ""),
            _ => Said::compared(left, operator, right, ""),
        }
    }

    fn sum(&mut self) -> Option<Said> {
        let mut said = self.product()?;
        while let Some(operator) = self.one_of(&["+", "-"]) {
            let word = if operator == "+" { "Plus" } else { "Minus" };
            said = Said::new(format!("{}{word}{}", said.words, capitalized(&self.product()?.words)), Kind::Value);
        }
        Some(said)
    }

    fn product(&mut self) -> Option<Said> {
        let mut said = self.unary()?;
        while let Some(operator) = self.one_of(&["*", "/", "%"]) {
            let word = match operator {
                "*" => "Times",
                "/" => "By",
                _ => "Modulo",
            };
            said = Said::new(format!("{}{word}{}", said.words, capitalized(&self.unary()?.words)), Kind::Value);
        }
        Some(said)
    }

    fn unary(&mut self) -> Option<Said> {
        if self.takes("!") {
            return self.unary()?.negated();
        }
        if self.takes("(") {
            let said = self.disjunction()?;
            return if self.takes(")") { Some(said) } else { None };
        }
        match self.rest.chars().next()? {
            '\'' => self.character(),
            '-' | '0'..='9' => self.number(),
            _ => self.name(),
        }
    }

    /// A number: `10.0f` as `10`, `-0.5` as `minus0Point5`.
    fn number(&mut self) -> Option<Said> {
        let sign = if self.takes("-") { "minus" } else { "" };
        let end = self.rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
        let (text, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        let digits = text.trim_end_matches(['f', 'F', 'd', 'D', 'l', 'L']);
        let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
        let is_digit = |letter: char| letter.is_ascii_digit();
        if [whole, part].iter().any(|digits| digits.is_empty() || !digits.chars().all(is_digit)) {
            return None;
        }
        let part = part.trim_end_matches('0');
        let part = if part.is_empty() { String::new() } else { format!("Point{part}") };
        self.rest = rest;
        Some(Said::new(format!("{sign}{whole}{part}"), Kind::Number))
    }

    /// A character: `'+'` as `plus`, `'x'` as `letterX`.
    fn character(&mut self) -> Option<Said> {
        let (inner, rest) = CHARACTERS
            .iter()
            .find_map(|(literal, name)| {
                let rest = self.rest.strip_prefix('\'')?.strip_prefix(literal)?.strip_prefix('\'')?;
                Some(((*name).to_owned(), rest))
            })
            .or_else(|| {
                let mut letters = self.rest.strip_prefix('\'')?.chars();
                let letter = letters.next()?;
                let word = match letter {
                    '0'..='9' => format!("digit{letter}"),
                    'a'..='z' => format!("letter{}", letter.to_ascii_uppercase()),
                    'A'..='Z' => format!("capital{letter}"),
                    _ => return None,
                };
                Some((word, letters.as_str().strip_prefix('\'')?))
            })?;
        self.rest = rest;
        Some(Said::new(inner, Kind::Constant))
    }

    /// A name with what follows it: fields, elements, the class.
    fn name(&mut self) -> Option<Said> {
        let first = self.word()?;
        if first == "null" {
            return Some(Said::new(first, Kind::Null));
        }
        // What an object is worth in an order that nobody knows.
        if first == "rank" && self.takes("(") {
            let said = self.name()?;
            return if self.takes(")") { Some(said) } else { None };
        }
        let (mut parts, mut kind) = (vec![first], Kind::Value);
        loop {
            if self.takes(".getClass()") {
                return Some(Said::new(camel(&parts), kind));
            } else if self.takes(".length()") {
                parts.push("length".to_owned());
                return Some(Said::new(camel(&parts), Kind::Length));
            } else if self.takes(".charAt(0)") {
                parts.push("first".to_owned());
                return Some(Said::new(camel(&parts), Kind::First));
            } else if self.takes(".charAt(") {
                let index = self.sum()?;
                parts.push(format!("charAt{}", capitalized(&index.words)));
                return if self.takes(")") { Some(Said::new(camel(&parts), Kind::Value)) } else { None };
            } else if self.takes(".size()") {
                parts.push("size".to_owned());
                return Some(Said::new(camel(&parts), Kind::Value));
            } else if self.takes(".get(") {
                let index = self.sum()?;
                parts.last_mut()?.push_str(&capitalized(&index.words));
                if !self.takes(")") {
                    return None;
                }
            } else if self.takes(".") {
                parts.push(self.word()?);
            } else if self.takes("[]") {
                parts.push("array".to_owned());
            } else if self.takes("[") {
                let index = self.sum()?;
                let word = match index.kind {
                    Kind::Number if !parts.last()?.ends_with(|last: char| last.is_ascii_digit()) => index.words,
                    _ => format!("At{}", capitalized(&index.words)),
                };
                parts.last_mut()?.push_str(&word);
                if !self.takes("]") {
                    return None;
                }
            } else {
                break;
            }
        }
        if parts.len() > 1 && parts.last()? == "class" {
            parts.pop();
            parts.drain(..parts.len() - if parts.last()? == "array" { 2.min(parts.len()) } else { 1 });
            kind = Kind::Constant;
        } else if let Some(constant) = constant(&parts) {
            return Some(Said::new(constant, Kind::Constant));
        }
        Some(Said::new(camel(&parts), kind))
    }

    fn word(&mut self) -> Option<String> {
        let end = self.rest.find(|letter: char| !is_name(&format!("a{letter}"))).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        // What compilers make has a dollar sign in it.
        if word.is_empty() || word.contains('$') || word.starts_with(|first: char| first.is_ascii_digit()) {
            return None;
        }
        self.rest = rest;
        Some(word.to_owned())
    }
}

/// Characters that have names of their own, as they are written.
#[rustfmt::skip]
const CHARACTERS: [(&str, &str); 38] = [
    (" ", "space"), ("\\n", "newline"), ("\\t", "tab"), ("\\r", "return"), ("\\0", "nul"),
    ("\\u0000", "nul"), ("\\'", "apostrophe"), ("\\\\", "backslash"), ("\"", "quote"), ("\\\"", "quote"),
    ("+", "plus"), ("-", "minus"), ("*", "star"), ("/", "slash"), ("%", "percent"),
    ("=", "equals"), ("<", "less"), (">", "greater"), ("(", "openParenthesis"), (")", "closeParenthesis"),
    ("[", "openBracket"), ("]", "closeBracket"), ("{", "openBrace"), ("}", "closeBrace"), (",", "comma"),
    (".", "dot"), (":", "colon"), (";", "semicolon"), ("!", "exclamationMark"), ("?", "questionMark"),
    ("#", "hash"), ("$", "dollar"), ("&", "ampersand"), ("|", "bar"), ("@", "at"),
    ("^", "caret"), ("_", "underscore"), ("~", "tilde"),
];

/// Words as one: `this.root.left` as `rootLeft`.
fn camel(parts: &[String]) -> String {
    let parts = match parts {
        [this, rest @ ..] if this == "this" && !rest.is_empty() => rest,
        all => all,
    };
    // Static fields begin with their class.
    let first = parts.first().cloned().unwrap_or_default();
    let mut words = if parts.len() > 1 { decapitalized(&first) } else { first };
    parts.iter().skip(1).for_each(|part| words.push_str(&capitalized(part)));
    words
}

/// A constant of a class, which its own name says: `Priority.VERY_HIGH` as `veryHigh`.
fn constant(parts: &[String]) -> Option<String> {
    let [.., class, name] = parts else { return None };
    let is_class = class.starts_with(|first: char| first.is_uppercase());
    if !is_class || name.len() < 2 || name.chars().any(char::is_lowercase) {
        return None;
    }
    let words: Vec<String> = name.split('_').filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    (!words.is_empty()).then(|| camel(&words))
}

#[cfg(test)]
mod tests {
    use super::in_words;

    fn words(condition: &str) -> String {
        in_words(condition).unwrap_or_default()
    }

    #[test]
    fn comparisons_become_words() {
        assert_eq!(words("this.root == null"), "rootIsNull");
        assert_eq!(words("null != this.root"), "rootIsNotNull");
        assert_eq!(words("key < this.root.key"), "keyLessThanRootKey");
        assert_eq!(words("this.root == this.root.left"), "rootIsRootLeft");
        assert_eq!(words("this.next == this"), "nextIsThis");
        assert_eq!(words("10.0f < s.a"), "sAGreaterThan10");
        assert_eq!(words("5L >= n"), "nAtMost5");
        assert_eq!(words("rank(key) < rank(this.root.key)"), "keyLessThanRootKey");
    }

    #[test]
    fn negated_comparisons_of_floating_point_numbers_keep_their_operator() {
        assert_eq!(words("!(s.a <= -0.5)"), "sANotAtMostMinus0Point5");
        assert_eq!(words("!(s.a == 1.0)"), "sAIsNot1");
        assert_eq!(words("s.a != s.a"), "sAIsNaN");
    }

    #[test]
    fn texts_are_told_as_people_do() {
        assert_eq!(words("text.length() == 0"), "textIsEmpty");
        assert_eq!(words("this.text.length() >= 1"), "textIsNotEmpty");
        assert_eq!(words("text.length() < 3"), "textLengthLessThan3");
        assert_eq!(words("text.charAt(0) == '-'"), "textStartsWithMinus");
        assert_eq!(words("text.charAt(0) != '-'"), "textStartsNotWithMinus");
        assert_eq!(words("text.charAt(0) >= '0'"), "textFirstAtLeastDigit0");
        assert_eq!(words("text.charAt(i + 1) == 'x'"), "textCharAtIPlus1IsLetterX");
        assert_eq!(words("words.size() == 2"), "wordsSizeIs2");
        assert_eq!(words("words.get(1).length() == 0"), "words1IsEmpty");
    }

    #[test]
    fn flags_are_true_or_false() {
        assert_eq!(words("this.full"), "fullIsTrue");
        assert_eq!(words("!full"), "fullIsFalse");
        assert_eq!(words("!(full)"), "fullIsFalse");
    }

    #[test]
    fn elements_say_where_they_are() {
        assert_eq!(words("a[0] >= -1"), "a0AtLeastMinus1");
        assert_eq!(words("a[0][1] == 2"), "a0At1Is2");
        assert_eq!(words("this.items[this.head] == null"), "itemsAtHeadIsNull");
        assert_eq!(
            words("this.items[(this.head + 1) % this.items.length] != null"),
            "itemsAtHeadPlus1ModuloItemsLengthIsNotNull"
        );
    }

    #[test]
    fn characters_and_constants_are_called_by_their_names() {
        assert_eq!(words("this.input[this.pos] == '+'"), "inputAtPosIsPlus");
        assert_eq!(words("c != ' '"), "cIsNotSpace");
        assert_eq!(words("c >= '0'"), "cAtLeastDigit0");
        assert_eq!(words("c == 'x'"), "cIsLetterX");
        assert_eq!(words("c == '\\u066a'"), "");
        assert_eq!(words("p == Priority.VERY_HIGH"), "pIsVeryHigh");
    }

    #[test]
    fn classes_are_called_by_their_simple_names() {
        assert_eq!(words("e.getClass() == lib.Expr.Add.class"), "eIsAdd");
        assert_eq!(words("o.getClass() == int[].class"), "oIsIntArray");
        let either = "e.getClass() == lib.Expr.Add.class || e.getClass() == lib.Expr.Num.class";
        assert_eq!(words(either), "eIsAddOrNum");
    }

    #[test]
    fn several_conditions_are_joined() {
        assert_eq!(words("c < '0' || c >= ':'"), "cLessThanDigit0OrAtLeastColon");
        assert_eq!(words("e == null || e.getClass() == Num.class"), "eIsNullOrNum");
        assert_eq!(words("a < 1 && b"), "aLessThan1AndBIsTrue");
    }

    #[test]
    fn arithmetic_has_words_and_other_operators_have_none() {
        assert_eq!(words("a + b < c"), "aPlusBLessThanC");
        for none in [
            "f(x) == 1",
            "x < 1.0E10",
            "a >> 8 != 0",
            "(long) a < b",
            "",
            "a <",
            "the result of f (1st call)",
            "this.this$0 != null",
        ] {
            assert_eq!(words(none), "", "{none}");
        }
    }
}
