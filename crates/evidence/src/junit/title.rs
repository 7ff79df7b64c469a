//! What tests are called: the method, how it ends, and if that is not enough, what the path assumes.

mod deciding;
mod inside;
pub(super) mod words;

use super::Test;
use super::names::{capitalized, is_keyword, is_name};
use crate::case::{Case, Ends, Value};
use deciding::{Assumed, Weight};
use inside::looks_into_jdk;
use program::{MethodDescriptor, Type};
use std::collections::{BTreeMap, BTreeSet};
use words::in_words;

/// Characters of a name.
const LONGEST: usize = 80;
/// Characters that the method has of it.
const LONGEST_METHOD: usize = 48;
/// Characters that a number behind a name has.
const ROOM_FOR_NUMBER: usize = 6;
/// Conditions that a name tells together.
const MOST_TOGETHER: usize = 3;
/// How many of the conditions that decide most are told in pairs.
const MOST_PAIRED: usize = 4;

/// Names of tests: for each the shortest that is its own, else a number.
pub fn titles(tests: &[&Test]) -> Vec<String> {
    let mut known = BTreeMap::new();
    let assumed = Assumed::by(tests);
    let parts: Vec<Title> = tests.iter().map(|test| Title::of(test, &assumed.weights(test), &mut known)).collect();
    let candidates: Vec<Vec<String>> = parts.iter().map(Title::candidates).collect();
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for name in candidates.iter().flat_map(|names| names.iter().collect::<BTreeSet<_>>()) {
        *count.entry(name).or_default() += 1;
    }
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut titles = Vec::new();
    for (place, names) in candidates.iter().enumerate() {
        let (part, test) = (&parts[place], tests[place]);
        let number = numbers.entry(test.case.called.name.as_str()).or_default();
        *number += 1;
        let is_own = |name: &&String| count[name.as_str()] == 1 && !taken.contains(*name);
        let is_new = |name: &String| !count.contains_key(name.as_str()) && !taken.contains(name);
        let others = parts.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, other)| other);
        let own = names.iter().find(is_own).cloned();
        let own = own.or_else(|| part.apart_from(others).filter(is_new));
        let title = own.unwrap_or_else(|| numbered(names, *number, test, &taken));
        taken.insert(title.clone());
        titles.push(title);
    }
    titles
}

/// A name with a number, where no condition sets a test apart: of a violation what happens, else what decides most, else the path.
fn numbered(names: &[String], number: usize, test: &Test, taken: &BTreeSet<String>) -> String {
    let is_free = |name: &String| !taken.contains(name);
    let with_numbers = |name: &str, gap: &str| {
        let others = (2..).map(|number| format!("{name}{gap}{number}"));
        std::iter::once(name.to_owned()).chain(others).find(is_free)
    };
    let shortest = &names[0];
    // The types of its parameters other tests of the method have too.
    let is_telling = |name: &&String| name.len() + ROOM_FOR_NUMBER <= LONGEST && !name.contains("_with");
    let telling = names.iter().skip(1).find(is_telling);
    let free = match telling {
        _ if test.case.prediction.violation.is_some() => with_numbers(shortest, ""),
        Some(telling) => {
            with_numbers(telling, if telling.ends_with(|last: char| last.is_ascii_digit()) { "_" } else { "" })
        }
        None => {
            let method = shortest.split('_').next().unwrap_or_default();
            (number..).map(|number| format!("{method}_path{number}")).find(is_free)
        }
    };
    free.expect("there are numbers enough")
}

/// What names of a test are made of.
struct Title {
    method: String,
    /// How the call ends, if that is worth a word.
    end: String,
    /// What the path assumes, each in words, in the order of the path.
    conditions: Vec<String>,
    /// Their places, what decides most last.
    order: Vec<usize>,
    /// Whether that is what led to an exception.
    is_caused: bool,
    /// Numbers of these, in any order: names of many tests are compared with each other.
    numbers: Vec<usize>,
    assumed: BTreeSet<usize>,
    /// The method and how it ends.
    base: String,
    /// What else may tell it from others, as ends of names: the number that comes out, the types of the parameters.
    others: Vec<String>,
}

impl Title {
    /// Conditions get the numbers that others like them have.
    fn of(test: &Test, weights: &[Weight], known: &mut BTreeMap<String, usize>) -> Title {
        let case = &test.case;
        let method = match case.called.name.as_str() {
            "<init>" => "constructor",
            name => name,
        };
        let letters = method.chars().filter(|letter| is_name(&format!("a{letter}")) && *letter != '$');
        let method: String = letters.take(LONGEST_METHOD).collect();
        let method =
            if method.is_empty() || is_name(&method) || is_keyword(&method) { method } else { format!("_{method}") };
        let told = (0..test.condition.len()).map(|place| deciding::told(test, place)).zip(weights);
        let (conditions, weights): (Vec<String>, Vec<&Weight>) = told
            .filter_map(|(line, weight)| Some((line.filter(|line| !looks_into_jdk(case, line))?, weight)))
            .filter_map(|(line, weight)| Some((in_words(&nearby(&line, &case.called.class))?, weight)))
            .unzip();
        let mut order: Vec<usize> = (0..conditions.len()).collect();
        order.sort_by_key(|&place| weights[place]);
        let number = |condition: &String| {
            let next = known.len();
            *known.entry(condition.clone()).or_insert(next)
        };
        let numbers: Vec<usize> = conditions.iter().map(number).collect();
        let (method, end) = (if method.is_empty() { "method".to_owned() } else { method }, ending(case));
        let is_caused = order.last().is_some_and(|&place| weights[place].0);
        Title {
            is_caused,
            base: if end.is_empty() { method.clone() } else { format!("{method}_{end}") },
            method,
            end,
            assumed: numbers.iter().copied().collect(),
            numbers,
            conditions,
            order,
            others: result(case).into_iter().chain(overload(case)).collect(),
        }
    }

    fn when(&self, condition: &str) -> String {
        match self.end.is_empty() {
            true => format!("{}_{condition}", self.method),
            false => format!("{}_when{}", self.base, capitalized(condition)),
        }
    }

    /// Names for a test, the best first; there is always one.
    fn candidates(&self) -> Vec<String> {
        let mut names = vec![self.base.clone()];
        // The cause of an exception is always told: with something else, if others have the same.
        if let (true, Some((cause, others))) = (self.is_caused, self.order.split_last()) {
            names.push(self.when(&self.conditions[*cause]));
            names.extend(others.iter().rev().take(MOST_PAIRED).map(|&other| self.when(&self.pair(other, *cause))));
        }
        // What decides most is told first; two together may do where none alone does.
        names.extend(self.order.iter().rev().map(|&place| self.when(&self.conditions[place])));
        names.extend(self.pairs().map(|condition| self.when(&condition)));
        names.extend(self.others.iter().map(|other| format!("{}_{other}", self.base)));
        names.retain(|name| name.len() <= LONGEST);
        if names.is_empty() {
            names.push(self.method.clone());
        }
        names.iter_mut().filter(|name| is_taken(name)).for_each(|name| name.push_str("_returns"));
        names
    }

    /// Two conditions as one, those that decide most first; they are told in the order of the path.
    fn pairs(&self) -> impl Iterator<Item = String> {
        let most = &self.order[self.order.len().saturating_sub(MOST_PAIRED)..];
        (0..most.len())
            .rev()
            .flat_map(move |second| (0..second).rev().map(move |first| self.pair(most[first], most[second])))
    }

    fn pair(&self, one: usize, other: usize) -> String {
        together([&self.conditions[one.min(other)], &self.conditions[one.max(other)]].into_iter())
    }

    /// The fewest conditions that no other test of this beginning has all of, found greedily.
    fn apart_from<'a>(&self, others: impl Iterator<Item = &'a Title>) -> Option<String> {
        let mut alike: Vec<&Title> = others.filter(|other| other.base == self.base).collect();
        let mut chosen: Vec<usize> = Vec::new();
        while !alike.is_empty() && chosen.len() < MOST_TOGETHER {
            let excluded = |place: &usize| {
                let (condition, number) = (&self.conditions[*place], &self.numbers[*place]);
                let count = alike.iter().filter(|other| !other.assumed.contains(number)).count();
                // Of those that say as much the shortest, then the last.
                (count, std::cmp::Reverse(condition.len()), *place)
            };
            let best = (0..self.conditions.len()).max_by_key(excluded).filter(|place| excluded(place).0 > 0)?;
            alike.retain(|other| other.assumed.contains(&self.numbers[best]));
            chosen.push(best);
        }
        chosen.sort_unstable();
        let name = self.when(&together(chosen.iter().map(|place| &self.conditions[*place])));
        (alike.is_empty() && !chosen.is_empty() && name.len() <= LONGEST).then_some(name)
    }
}

/// A condition as it stands inside of a class: its own static fields go by their names, and classes of its package by theirs.
fn nearby(line: &str, class: &str) -> String {
    let within = format!("{}.", class.replace('$', "."));
    let package = class.rsplit_once('.').map_or(String::new(), |(package, _)| format!("{package}."));
    let is_part = |letter: char| letter.is_alphanumeric() || "._$".contains(letter);
    let shorter = |name| {
        let is_field = |rest: &&str| rest.trim_end_matches(|end| !is_part(end)) != "class";
        // Packages below it begin with small letters.
        let is_class = |rest: &&str| rest.starts_with(char::is_uppercase);
        let own = str::strip_prefix(name, &within).filter(is_field);
        own.or_else(|| name.strip_prefix(&package).filter(is_class)).unwrap_or(name)
    };
    line.split_inclusive(|letter| !is_part(letter)).map(shorter).collect()
}

/// Conditions as one.
fn together<'a>(mut conditions: impl Iterator<Item = &'a String>) -> String {
    let mut all = conditions.next().cloned().unwrap_or_default();
    conditions.for_each(|condition| all += &format!("And{}", capitalized(condition)));
    all
}

/// Whether a method of this name would override one of Object's, hide an assertion of JUnit's, or be none.
fn is_taken(name: &str) -> bool {
    const OF_OBJECT: [&str; 9] =
        ["toString", "hashCode", "equals", "clone", "finalize", "getClass", "notify", "notifyAll", "wait"];
    let is_own = matches!(name, "fail" | "failOnChecks");
    OF_OBJECT.contains(&name) || is_own || name.starts_with("assert") || is_keyword(name)
}

/// How the call ends, in a word or two.
fn ending(case: &Case) -> String {
    if let Some(violation) = &case.prediction.violation {
        return match (violation.code, &case.prediction.ends) {
            ("K002", _) => "failsAssertion".to_owned(),
            ("K003", _) => "failsCheck".to_owned(),
            ("K004" | "K005", _) => "breaksInvariant".to_owned(),
            ("K008", _) => "assignsWhatItMayNot".to_owned(),
            ("K010", _) => "breaksPostcondition".to_owned(),
            ("K012", _) => "returnsNullAgainstContract".to_owned(),
            ("K013", _) => "returnsNoNewObject".to_owned(),
            ("K014", _) => "returnsWhereItMustThrow".to_owned(),
            ("K015", _) => "leavesNullWhereNoneMayBe".to_owned(),
            ("K016", _) => "connectsRegions".to_owned(),
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

/// The number that comes out.
fn result(case: &Case) -> Option<String> {
    let number = match case.prediction.ends {
        Ends::Returns(Some(Value::Int(number))) => i64::from(number),
        Ends::Returns(Some(Value::Long(number))) => number,
        Ends::Returns(Some(Value::Short(number))) => i64::from(number),
        Ends::Returns(Some(Value::Byte(number))) => i64::from(number),
        _ => return None,
    };
    let sign = if number < 0 { "Minus" } else { "" };
    (number != -1).then(|| format!("returns{sign}{}", number.unsigned_abs()))
}

/// The types of the parameters: `withIntAndNode`.
fn overload(case: &Case) -> Option<String> {
    let descriptor = MethodDescriptor::parse(&case.called.descriptor)?;
    let types: Vec<String> = descriptor.parameters.iter().map(type_name).collect::<Option<_>>()?;
    if types.is_empty() { Some("withoutArguments".to_owned()) } else { Some(format!("with{}", types.join("And"))) }
}

/// A type as a word: `IntArray`, `Node`.
fn type_name(of: &Type) -> Option<String> {
    let name = match of {
        Type::Base(base) => capitalized(base.keyword()),
        Type::Class(name) => capitalized(simple_name(&name.replace('/', "."))),
        Type::Array(element) => format!("{}Array", type_name(element)?),
    };
    is_name(&name).then_some(name)
}

fn simple_name(class: &str) -> &str {
    class.rsplit(['.', '$']).next().unwrap_or(class)
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, is_taken, titles};
    use crate::case::{Argument, CallKind, Called, Case, Contents, Ends, Field, Message, Object, Prediction, Value};
    use crate::junit::Test;
    use explore::Decision;
    use std::collections::BTreeSet;
    use std::sync::Arc;

    fn test(name: &str, descriptor: &str, result: Option<Value>, condition: &[&str]) -> Test {
        let called =
            Called { class: "p.A".into(), name: name.into(), descriptor: descriptor.into(), kind: CallKind::Static };
        let prediction = Prediction {
            ends: Ends::Returns(result),
            objects: Vec::new(),
            statics: Vec::new(),
            violation: None,
            broken: None,
            broken_invariant: None,
        };
        let case = Case {
            called,
            choices: String::new(),
            objects: Vec::new(),
            unread: BTreeSet::new(),
            overwritten: BTreeSet::new(),
            never_null: BTreeSet::new(),
            unseen: BTreeSet::new(),
            statics: Vec::new(),
            arguments: Vec::new(),
            hashes: Vec::new(),
            new_invariants: Vec::new(),
            lasting: Arc::default(),
            promises: Arc::default(),
            binding: Vec::new(),
            prediction,
        };
        let condition: Vec<String> = condition.iter().map(|&line| line.to_owned()).collect();
        let decision = |line: &String| Decision { condition: line.clone(), raises: false };
        let decisions = condition.iter().map(decision).collect();
        Test { case, others: Vec::new(), condition, decisions }
    }

    fn named(tests: &[Test]) -> Vec<String> {
        titles(&tests.iter().collect::<Vec<_>>())
    }

    #[test]
    fn a_condition_sets_tests_apart() {
        let of = |condition: &[&str]| test("next", "()V", None, condition);
        let tests = [of(&["this.in[this.at] != '+'", "this.in[this.at] == '-'"]), of(&["this.in[this.at] == '+'"])];
        assert_eq!(named(&tests), ["next_inAtAtIsMinus", "next_inAtAtIsPlus"]);
    }

    #[test]
    fn static_fields_go_by_the_names_that_they_have_in_the_class() {
        let of = |condition: &[&str]| test("flip", "()V", None, condition);
        assert_eq!(named(&[of(&["p.A.on"]), of(&["!p.A.on"])]), ["flip_onIsTrue", "flip_onIsFalse"]);
        let tests = [of(&["p.A.In.classes >= p.B.least"]), of(&["p.A.In.classes < p.B.least"])];
        assert_eq!(named(&tests), ["flip_inClassesAtLeastBLeast", "flip_inClassesLessThanBLeast"]);
        let tests = [of(&["this.getClass() == p.A.class"]), of(&["this.getClass() == p.A.In.class"])];
        assert_eq!(named(&tests), ["flip_thisIsA", "flip_thisIsIn"]);
        assert_eq!(named(&[of(&["up.A.on"]), of(&["p.q.A.on == 1"])]), ["flip_upAOnIsTrue", "flip_pQAOnIs1"]);
    }

    #[test]
    fn what_another_test_denies_says_more_than_what_came_later() {
        let of = |condition: &[&str]| test("put", "()V", None, condition);
        let tests = [of(&["this.size == 0", "this.capacity != 1"]), of(&["this.size != 0", "key == null"])];
        assert_eq!(named(&tests), ["put_sizeIs0", "put_sizeIsNot0"]);
    }

    #[test]
    fn what_was_not_decided_says_least() {
        let of = |condition: &[&str], decided: &str| {
            let decisions = vec![Decision { condition: decided.to_owned(), raises: false }];
            Test { decisions, ..test("put", "()V", None, condition) }
        };
        let tests = [of(&["a == null", "b == d"], "a == null"), of(&["a == c", "b == e"], "a == c")];
        assert_eq!(named(&tests), ["put_aIsNull", "put_aIsC"]);
    }

    #[test]
    fn an_exception_is_told_by_its_cause() {
        let throws = |condition: &[&str], message: Option<&str>| {
            let mut test = test("at", "()V", None, condition);
            let message = message.map(|text| Message::Text(text.to_owned()));
            test.case.prediction.ends =
                Ends::Throws { class: "java.lang.NullPointerException".into(), message, object: None };
            test
        };
        let null = |name: &str| format!("Cannot load from int array because \"{name}\" is null");
        let mut raised = throws(&["low != 1", "c == null", "low != 2"], None);
        raised.decisions[1].raises = true;
        let tests = [
            throws(&["this.a == null", "low == 0"], Some(&null("this.a"))),
            throws(&["b == null", "low != 0"], Some(&null("b"))),
            raised,
        ];
        let end = "at_throwsNullPointerException_when";
        assert_eq!(named(&tests), ["AIsNull", "BIsNull", "CIsNull"].map(|cause| format!("{end}{cause}")));
        let same = [
            throws(&["b == null", "low == 0", "high == 0"], Some(&null("b"))),
            throws(&["b == null", "low == 1", "high == 0"], Some(&null("b"))),
        ];
        assert_eq!(named(&same), ["BIsNullAndLowIs0", "BIsNullAndLowIs1"].map(|cause| format!("{end}{cause}")));
    }

    #[test]
    fn two_bounds_that_meet_are_told_as_one() {
        let of = |condition: &[&str]| test("find", "()V", None, condition);
        let at_least = "key >= this.root.key";
        let tests = [of(&[at_least, "this.root.key >= key"]), of(&[at_least, "this.root.key < key"])];
        assert_eq!(named(&tests), ["find_keyIsRootKey", "find_rootKeyLessThanKey"]);
    }

    #[test]
    fn what_the_jdk_is_made_of_makes_no_name() {
        let of = |condition: &str| {
            let mut test = test("get", "(Ljava/util/HashMap;)V", None, &[condition]);
            let field = |name: &str, value: Value| Field {
                class: "java.util.HashMap".into(),
                name: name.into(),
                descriptor: "".into(),
                value,
            };
            let fields = vec![field("table", Value::Null), field("size", Value::Int(0))];
            test.case.objects = vec![Object { class: "java.util.HashMap".into(), contents: Contents::Fields(fields) }];
            let value = Value::Object(0);
            test.case.arguments = vec![Argument { name: "map".into(), value, invariants: Vec::new() }];
            test
        };
        let tests = [of("map.table == null"), of("map.size == 0"), of("map.size == 1")];
        assert_eq!(named(&tests), ["get_path1", "get_mapSizeIs0", "get_mapSizeIs1"]);
    }

    #[test]
    fn three_conditions_may_where_two_do_not() {
        let of = |condition: &[&str]| test("find", "()V", None, condition);
        let tests = [
            of(&["a == 1", "b == 1", "c == 1"]),
            of(&["a == 1", "b == 1", "c == 2"]),
            of(&["a == 1", "b == 2", "c == 1"]),
            of(&["a == 2", "b == 1", "c == 1"]),
        ];
        assert_eq!(named(&tests), ["find_aIs1AndBIs1AndCIs1", "find_cIs2", "find_bIs2", "find_aIs2"]);
    }

    #[test]
    fn overloads_and_results_help_where_conditions_do_not() {
        let constructors = [test("<init>", "(I)V", None, &[]), test("<init>", "(ILp/A$Handler;)V", None, &[])];
        assert_eq!(named(&constructors), ["constructor_withInt", "constructor_withIntAndHandler"]);
        let shifts = [1, 2].map(|number| test("shift", "()I", Some(Value::Int(number)), &["a >> 1 == 0"]));
        assert_eq!(named(&shifts), ["shift_returns1", "shift_returns2"]);
        let alike = [0, 1].map(|_| test("shift", "()V", None, &["a >> 1 == 0"]));
        assert_eq!(named(&alike), ["shift_path1", "shift_path2"]);
    }

    #[test]
    fn names_are_short_and_their_own() {
        let long = "this.someFieldWithALongName.anotherFieldWithALongName".to_owned();
        let method = "aMethodWhoseNameIsLongerThanAnybodyWouldLikeToReadItOnALine";
        let tests: Vec<Test> = (0..40)
            .map(|number| {
                test(method, "(II)V", None, &[&format!("{long} == {}", number % 7), &format!("x > {number}")])
            })
            .collect();
        let names = named(&tests);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), tests.len());
        assert!(names.iter().all(|name| name.len() <= LONGEST), "{names:?}");
    }

    #[test]
    fn names_of_others_are_taken() {
        assert!(is_taken("toString") && is_taken("fail") && is_taken("assertTrue"));
        assert!(!is_taken("toString_returnsNull") && !is_taken("insert"));
    }
}
