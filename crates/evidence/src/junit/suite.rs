//! The source files of tests: a class per class under test, and the helper class where it is needed.

use super::body::{Body, Needs, NoTest};
use super::classes::Classes;
use super::names::Names;
use super::{JUnit, MARKER, Test, title};
use std::collections::{BTreeMap, BTreeSet};

/// A source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Below the folder for tests: `trees/BinarySearchTreeKukangTest.java`.
    pub path: String,
    pub text: String,
    pub tests: usize,
}

/// What came of some cases.
#[derive(Debug, Default)]
pub struct Suite {
    pub files: Vec<File>,
    /// Why cases are no tests, and how many of them.
    pub left_out: BTreeMap<NoTest, usize>,
    /// What has to be opened for the helper class: `java.base/java.util`.
    pub opens: BTreeSet<String>,
}

/// Tests of one file at most: a class file has room for more, people have not.
const MOST_TESTS: usize = 400;

/// Writes the tests of all cases, in their order.
pub fn write(classes: &Classes, tests: &[Test], junit: JUnit) -> Suite {
    let mut suite = Suite::default();
    let mut homes: Vec<(&str, Vec<&Test>)> = Vec::new();
    for test in tests {
        let class = test.case.called.class.as_str();
        match homes.iter_mut().find(|(known, _)| *known == class) {
            Some((_, tests)) => tests.push(test),
            None => homes.push((class, vec![test])),
        }
    }
    let mut helpers = BTreeSet::new();
    for (class, tests) in homes {
        let parts = tests.chunks(MOST_TESTS).count();
        for (part, tests) in tests.chunks(MOST_TESTS).enumerate() {
            let number = if parts > 1 { (part + 1).to_string() } else { String::new() };
            write_class(classes, class, &number, tests, junit, &mut suite, &mut helpers);
        }
    }
    for package in helpers {
        suite.files.push(helper_file(&package));
    }
    suite
}

/// The package of the tests of a class: its own, or for the JDK's classes, whose packages nobody may add to, another.
fn test_package(classes: &Classes, class: &str) -> String {
    let package = class.rsplit_once('.').map_or("", |(package, _)| package);
    match classes.get(class).and_then(|class| class.module.clone()) {
        Some(_) => format!("kukang.{package}"),
        None => package.to_owned(),
    }
}

fn folder(package: &str) -> String {
    if package.is_empty() { String::new() } else { format!("{}/", package.replace('.', "/")) }
}

/// A test method, without its indentation.
struct Method {
    name: String,
    lines: Vec<String>,
}

fn write_class(
    classes: &Classes,
    class: &str,
    number: &str,
    tests: &[&Test],
    junit: JUnit,
    suite: &mut Suite,
    helpers: &mut BTreeSet<String>,
) {
    let package = test_package(classes, class);
    let mut names = Names::new(classes, &package);
    let mut needs = Needs::default();
    let mut methods = Vec::new();
    let mut bodies = Vec::new();
    for test in tests {
        let mut body = Body::new(&mut names, junit, &test.case);
        let done = body.build().and_then(|()| match &test.case.prediction.violation {
            Some(violation) => body.reproduce(violation),
            None => body.expect(),
        });
        match done {
            Ok(()) => {
                body.drop_unused();
                let receiver = body.receiver_name();
                bodies.push((*test, receiver, body.lines, body.needs));
            }
            Err(reason) => *suite.left_out.entry(reason).or_default() += 1,
        }
    }
    if bodies.is_empty() {
        return;
    }
    let titles = titles(&bodies.iter().map(|(test, ..)| *test).collect::<Vec<_>>());
    for ((test, receiver, lines, own), name) in bodies.into_iter().zip(titles) {
        methods.push(method(comment(test, &receiver), name, lines, &own, junit));
        needs.helper |= own.helper;
        needs.asserts.extend(own.asserts);
        needs.opens.extend(own.opens);
        needs.assertions_enabled |= own.assertions_enabled;
    }
    let checks = classes.get(class).is_some_and(|class| class.checks);
    needs.helper |= checks;
    if needs.helper {
        helpers.insert(package.clone());
    }
    suite.opens.extend(needs.opens.iter().cloned());
    let simple = class.rsplit('.').next().unwrap_or(class).replace('$', "_");
    // Build tools look for classes whose names end with `Test`.
    let name = format!("{simple}{number}KukangTest");
    let text = class_text(class, &name, &names, &needs, &methods, junit, checks);
    suite.files.push(File { path: format!("{}{name}.java", folder(&package)), text, tests: methods.len() });
}

/// Names of tests: for each the shortest that is its own, else a number.
fn titles(tests: &[&Test]) -> Vec<String> {
    let candidates: Vec<Vec<String>> =
        tests.iter().map(|test| title::candidates(&test.case, &test.condition)).collect();
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for name in candidates.iter().flat_map(|names| names.iter().collect::<BTreeSet<_>>()) {
        *count.entry(name).or_default() += 1;
    }
    let mut taken = BTreeSet::new();
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut titles = Vec::new();
    for (names, test) in candidates.iter().zip(tests) {
        let number = numbers.entry(test.case.called.name.as_str()).or_default();
        *number += 1;
        let own = names.iter().find(|name| count[name.as_str()] == 1 && !taken.contains(*name));
        let method = names[0].split('_').next().unwrap_or_default();
        let numbered = || (*number..).map(|number| format!("{method}_path{number}"));
        let title = own.cloned().or_else(|| numbered().find(|name| !taken.contains(name)));
        let title = title.expect("there are numbers enough");
        taken.insert(title.clone());
        titles.push(title);
    }
    titles
}

fn method(comment: Vec<String>, name: String, lines: Vec<String>, needs: &Needs, junit: JUnit) -> Method {
    let mut all = comment;
    all.push("@Test".to_owned());
    match needs.suppressed.iter().copied().collect::<Vec<_>>()[..] {
        [] => {}
        [one] => all.push(format!("@SuppressWarnings(\"{one}\")")),
        ref several => {
            let list: Vec<String> = several.iter().map(|one| format!("\"{one}\"")).collect();
            all.push(format!("@SuppressWarnings({{{}}})", list.join(", ")));
        }
    }
    let public = if junit == JUnit::Four { "public " } else { "" };
    let throws = match needs.throws.iter().next_back() {
        Some(thrown) => format!(" throws {thrown}"),
        None => String::new(),
    };
    all.push(format!("{public}void {name}(){throws} {{"));
    let end = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    let lines = lines.into_iter().take(end).flat_map(folded);
    all.extend(lines.map(|line| if line.is_empty() { line } else { format!("    {line}") }));
    all.push("}".to_owned());
    Method { name, lines: all }
}

/// What a test shows, above it; the receiver is called what it is called in the test.
fn comment(test: &Test, receiver: &str) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(violation) = &test.case.prediction.violation {
        let file = violation.file.as_deref().map(|file| file.rsplit('/').next().unwrap_or(file));
        let place = match (file, violation.line) {
            (Some(file), Some(line)) => format!(" ({file}:{line})"),
            (Some(file), None) => format!(" ({file})"),
            _ => String::new(),
        };
        let reason = format!("{}: {}{place}.", violation.code, violation.message.trim_end_matches('.'));
        lines.extend(wrapped(&format!("Fails as long as the code is as it was. {reason}")));
    }
    let said = |line: &String| said_of(line, receiver);
    // What the path has decided last sets it apart; what comes first is mostly the invariant.
    let left_out = test.condition.len().saturating_sub(MOST_CONDITIONS);
    let shown: Vec<String> = test.condition.iter().skip(left_out).map(said).collect();
    let more = if left_out > 0 { "… && " } else { "" };
    let when = if shown.is_empty() { String::new() } else { format!(": {more}{}", shown.join(" && ")) };
    lines.extend(match test.case.choices.as_str() {
        "" => wrapped(&format!("The only path{when}")),
        choices if choices.len() > LONGEST_CHOICES => wrapped(&format!("A path of many choices{when}")),
        choices => wrapped(&format!("Path {choices}{when}")),
    });
    lines
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
fn folded(line: String) -> Vec<String> {
    if line.len() <= WIDTH {
        return vec![line];
    }
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
        .map(|(place, line)| if place == 0 { line.clone() } else { format!("    {line}") })
        .collect()
}

/// A comment in lines that fit.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::from("//")];
    // In a comment, too, javac reads \u as a character.
    for word in text.replace("\\u", "\\ u").split_whitespace() {
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

fn class_text(
    class: &str,
    name: &str,
    names: &Names<'_>,
    needs: &Needs,
    methods: &[Method],
    junit: JUnit,
    checks: bool,
) -> String {
    let mut text = format!("{MARKER}\n");
    if !needs.opens.is_empty() {
        text.push_str("// To look into the JDK's classes these tests need:\n");
        for open in &needs.opens {
            text.push_str(&format!("//     --add-opens {open}=ALL-UNNAMED\n"));
        }
    }
    if !names.package.is_empty() {
        text.push_str(&format!("package {};\n", names.package));
    }
    text.push('\n');
    let (assertions, test, before) = junit.imports();
    for assertion in &needs.asserts {
        text.push_str(&format!("import static {assertions}.{assertion};\n"));
    }
    if !needs.asserts.is_empty() {
        text.push('\n');
    }
    let mut imports: BTreeSet<&str> = names.imports().collect();
    imports.insert(test);
    if checks {
        imports.insert(before);
    }
    for import in imports {
        text.push_str(&format!("import {import};\n"));
    }
    let public = if junit == JUnit::Four { "public " } else { "" };
    text.push_str(&format!("\n/** Paths of {class} that Kukang has found; each test takes one of them. */\n"));
    text.push_str(&format!("{public}class {name} {{\n"));
    if needs.assertions_enabled {
        text.push_str("    static {\n        // Some tests are about assert statements.\n");
        let loader = format!("{name}.class.getClassLoader()");
        text.push_str(&format!("        {loader}.setDefaultAssertionStatus(true);\n    }}\n\n"));
    }
    if checks {
        let annotation = before.rsplit('.').next().unwrap_or_default();
        text.push_str(&format!("    @{annotation}\n    {public}void failOnChecks() {{\n"));
        text.push_str("        KukangHeap.failOnChecks();\n    }\n\n");
    }
    let bodies: Vec<String> = methods.iter().map(|method| indented(&method.lines)).collect();
    debug_assert!(methods.iter().map(|method| &method.name).collect::<BTreeSet<_>>().len() == methods.len());
    text.push_str(&bodies.join("\n"));
    text.push_str("}\n");
    text
}

fn indented(lines: &[String]) -> String {
    let line = |line: &String| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") };
    lines.iter().map(line).collect()
}

fn helper_file(package: &str) -> File {
    let declaration = if package.is_empty() { String::new() } else { format!("package {package};\n\n") };
    let text = format!("{MARKER}\n{declaration}{}", include_str!("KukangHeap.java"));
    File { path: format!("{}KukangHeap.java", folder(package)), text, tests: 0 }
}

#[cfg(test)]
mod tests {
    use super::{folded, said_of};

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
    }
}
