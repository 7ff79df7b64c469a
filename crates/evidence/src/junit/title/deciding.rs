//! Which conditions decide that a path is not another one: what names of tests tell.
//!
//! Of the conditions of a test those come first that no other test of the method has, of these the ones whose opposite another
//! test has, of these the one that was decided last. Tests that end in exceptions do not count as others there: that something is
//! not null goes without saying. Of a test that ends in an exception what led to the exception is before all.

use crate::case::{Ends, Message};
use crate::junit::Test;
use std::collections::{BTreeMap, BTreeSet};

/// What the tests of a method assume: by the name of the method each condition and how many tests have it.
pub struct Assumed<'a> {
    tests: BTreeMap<&'a str, BTreeMap<Condition, Tests>>,
}

/// Tests that have a condition.
#[derive(Clone, Copy, Default)]
struct Tests {
    count: usize,
    /// Whether one of them ends with a result.
    returns: bool,
}

/// How much a condition says about its test: the greater, the more.
pub type Weight = (bool, bool, bool, Option<usize>);

impl<'a> Assumed<'a> {
    pub fn by(tests: &[&'a Test]) -> Assumed<'a> {
        let mut all = Assumed { tests: BTreeMap::new() };
        for test in tests {
            let of_method = all.tests.entry(test.case.called.name.as_str()).or_default();
            let conditions: BTreeSet<Condition> = test.condition.iter().map(|line| Condition::of(line)).collect();
            for condition in conditions {
                let tests = of_method.entry(condition).or_default();
                tests.count += 1;
                tests.returns |= !throws(test);
            }
        }
        all
    }

    /// The weights of the conditions of a test.
    pub fn weights(&self, test: &Test) -> Vec<Weight> {
        let of_method = self.tests.get(test.case.called.name.as_str());
        let having = |condition: &Condition| of_method.and_then(|of| of.get(condition)).copied().unwrap_or_default();
        let mut decided = BTreeMap::new();
        for (place, decision) in test.decisions.iter().enumerate() {
            decided.insert(Condition::of(&decision.condition), place);
        }
        let cause = cause(test);
        let throws = throws(test);
        let weight = |line: &String| {
            let condition = Condition::of(line);
            let returning = of_method.into_iter().flatten().filter(|(_, tests)| tests.returns);
            let opposite = condition.opposite();
            let is_denied = returning.into_iter().any(|(it, _)| *it == opposite || condition.excludes(it));
            let is_cause = cause.as_ref() == Some(&condition);
            // What led to an exception came last, whatever others say about it.
            (is_cause, having(&condition).count == 1, throws || is_denied, decided.get(&condition).copied())
        };
        test.condition.iter().map(weight).collect()
    }
}

fn throws(test: &Test) -> bool {
    matches!(test.case.prediction.ends, Ends::Throws { .. })
}

/// A condition of a test, as it is told: of two that say together that two numbers are equal, the second says so, and the
/// first nothing more; nor does `a >= b` where `b < a`.
pub fn told(test: &Test, place: usize) -> Option<String> {
    let line = &test.condition[place];
    let Condition::AtLeast(left, right) = Condition::of(line) else { return Some(line.clone()) };
    let (before, after) = (&test.condition[..place], &test.condition[place + 1..]);
    let has = |lines: &[String], wanted: &Condition| lines.iter().any(|line| Condition::of(line) == *wanted);
    let (opposite, less) =
        (Condition::AtLeast(right.clone(), left.clone()), Condition::Less(right.clone(), left.clone()));
    if has(after, &opposite) || has(&test.condition, &less) {
        return None;
    }
    // The one before has compared them in the order in which the code does.
    Some(if has(before, &opposite) { format!("{right} == {left}") } else { line.clone() })
}

/// What has led to the exception in which a test ends: the choice that raised it, else what its message says was null.
fn cause(test: &Test) -> Option<Condition> {
    let Ends::Throws { message, .. } = &test.case.prediction.ends else { return None };
    if let Some(decision) = test.decisions.iter().rev().find(|decision| decision.raises) {
        return Some(Condition::of(&decision.condition));
    }
    let Some(Message::Text(message)) = message else { return None };
    let (_, null) = message.strip_suffix("\" is null")?.rsplit_once("because \"")?;
    Some(Condition::of(&format!("{null} == null")))
}

/// A condition in Java of which the same, written otherwise, is the same: `a < b` and `b > a`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Condition {
    /// With the smaller operand first, in the order of texts.
    Equal(String, String),
    Different(String, String),
    Less(String, String),
    AtLeast(String, String),
    /// Anything else, a flag most often.
    Holds(String),
    Fails(String),
}

impl Condition {
    fn of(line: &str) -> Condition {
        let line = line.trim();
        Condition::comparison(line).unwrap_or_else(|| match line.strip_prefix('!') {
            Some(flag) => Condition::Fails(without_parentheses(flag).to_owned()),
            None => Condition::Holds(line.to_owned()),
        })
    }

    /// Two things compared, if the line is no more than that.
    fn comparison(line: &str) -> Option<Condition> {
        const OPERATORS: [&str; 6] = [" == ", " != ", " < ", " >= ", " > ", " <= "];
        if line.contains(" || ") || line.contains(" && ") || line.starts_with("!(") {
            return None;
        }
        let mut found = OPERATORS.iter().flat_map(|of| line.match_indices(of));
        let (Some((place, operator)), None) = (found.next(), found.next()) else { return None };
        let (left, right) = (line[..place].to_owned(), line[place + operator.len()..].to_owned());
        let (small, large) = if left <= right { (left.clone(), right.clone()) } else { (right.clone(), left.clone()) };
        Some(match operator.trim() {
            "==" => Condition::Equal(small, large),
            "!=" => Condition::Different(small, large),
            "<" => Condition::Less(left, right),
            ">=" => Condition::AtLeast(left, right),
            ">" => Condition::Less(right, left),
            _ => Condition::AtLeast(right, left),
        })
    }

    /// Whether something would have to be two constants at once.
    fn excludes(&self, other: &Condition) -> bool {
        let (Condition::Equal(one, two), Condition::Equal(three, four)) = (self, other) else { return false };
        let pairs =
            [(one, two, three, four), (one, two, four, three), (two, one, three, four), (two, one, four, three)];
        pairs.into_iter().any(|(what, is, same, other)| {
            what == same && is != other && is_constant(is) && is_constant(other) && !is_constant(what)
        })
    }

    fn opposite(&self) -> Condition {
        match self.clone() {
            Condition::Equal(left, right) => Condition::Different(left, right),
            Condition::Different(left, right) => Condition::Equal(left, right),
            Condition::Less(left, right) => Condition::AtLeast(left, right),
            Condition::AtLeast(left, right) => Condition::Less(left, right),
            Condition::Holds(line) => Condition::Fails(line),
            Condition::Fails(line) => Condition::Holds(line),
        }
    }
}

/// Whether an operand is a number, a character or null: another of these is another value.
fn is_constant(operand: &str) -> bool {
    operand == "null" || operand.starts_with(|first: char| first.is_ascii_digit() || matches!(first, '-' | '\''))
}

fn without_parentheses(text: &str) -> &str {
    text.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::Condition;

    #[test]
    fn the_same_condition_may_be_written_in_two_ways() {
        let same = [("a < b", "b > a"), ("a >= b", "b <= a"), ("a == null", "null == a"), ("!full", "!(full)")];
        for (one, other) in same {
            assert_eq!(Condition::of(one), Condition::of(other), "{one}");
        }
        assert_ne!(Condition::of("a < b"), Condition::of("b < a"));
    }

    #[test]
    fn nothing_is_two_constants() {
        let excludes = |one: &str, other: &str| Condition::of(one).excludes(&Condition::of(other));
        assert!(excludes("a == '+'", "a == '-'") && excludes("a == 1", "a == null"));
        assert!(!excludes("a == 1", "b == 2") && !excludes("a == b", "a == c") && !excludes("a == 1", "a == 1"));
    }

    #[test]
    fn opposites() {
        for (one, other) in [("a < b", "a >= b"), ("a == null", "a != null"), ("full", "!full"), ("a > b", "a <= b")] {
            assert_eq!(Condition::of(one).opposite(), Condition::of(other), "{one}");
        }
    }
}
