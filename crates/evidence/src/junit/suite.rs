//! The source files of tests: a class per class under test, and the helper class where it is needed.

use super::body::{Body, Needs, NoTest};
use super::build::suspects::{MethodKey, Suspects};
use super::classes::Classes;
use super::constants::without_constants;
use super::generics::is_part;
use super::lines::{comment, folded, in_ascii};
use super::names::{Names, OF_LANG, is_name};
use super::select::{Chosen, Cover};
use super::shown::{Again, Shown};
use super::{JUnit, MARKER, Test, title};
use explore::BranchTaken;
use std::borrow::Cow;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Below the folder for tests: `trees/BinarySearchTreeKukangTest.java`.
    pub path: String,
    pub text: String,
    pub tests: usize,
}

/// The paths of a target that are to be tests.
#[derive(Debug)]
pub struct TargetTests {
    /// The class that declares the method.
    pub class: String,
    pub chosen: Vec<Chosen<Test>>,
    pub cover: Cover<BranchTaken>,
}

/// What came of some cases.
#[derive(Debug, Default)]
pub struct Suite {
    pub files: Vec<File>,
    /// What the tests of each target show.
    pub shown: Vec<Shown>,
    /// What has to be opened for the helper class: `java.base/java.util`.
    pub opens: BTreeSet<String>,
    /// Cases that would have been tests like others, which are written once.
    pub alike: usize,
}

/// Tests of one file at most: a class file has room for more, people have not.
const MOST_TESTS: usize = 400;

/// Writes the tests of all targets, in their order. Tests of violations rely neither on the methods that they are about, nor on others that
/// are known to be wrong. Where a chosen path cannot be a test, others are run again that show the same.
pub fn write(
    classes: &Classes,
    targets: &[&TargetTests],
    wrong: &BTreeSet<MethodKey>,
    junit: JUnit,
    again: &mut Again<'_>,
) -> Suite {
    let mut suite = Suite::default();
    let mut homes: Vec<(&str, Vec<usize>)> = Vec::new();
    for (place, target) in targets.iter().enumerate() {
        match homes.iter_mut().find(|(known, _)| *known == target.class) {
            Some((_, places)) => places.push(place),
            None => homes.push((&target.class, vec![place])),
        }
    }
    let mut helpers = BTreeSet::new();
    let mut all_shown: Vec<Shown> = targets.iter().map(|_| Shown::default()).collect();
    for (class, places) in homes {
        let mut parts = Parts::new(classes, class, wrong, junit);
        for place in places {
            all_shown[place] = super::shown::write(&mut parts, targets[place], &mut |choices| again(place, choices));
        }
        suite.alike += parts.alike;
        let mut parts = parts.parts;
        parts.retain(|part| !part.tests.is_empty());
        let is_one = parts.len() == 1;
        for (place, part) in parts.into_iter().enumerate() {
            let number = if is_one { String::new() } else { (place + 1).to_string() };
            write_part(part, &number, class, junit, &mut suite, &mut helpers);
        }
    }
    suite.shown = all_shown;
    for package in helpers {
        suite.files.push(helper_file(&Names::new(classes, &package)));
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

/// The folder below that for tests in which the files of a class under test are.
pub fn folder_of(classes: &Classes, class: &str) -> String {
    folder(&test_package(classes, class))
}

/// Whether a file, by its text, is one that an earlier run has written for a class under test.
pub fn is_written_for(text: &str, class: &str) -> bool {
    text.starts_with(MARKER) && text.contains(&in_ascii(&class_comment(class)))
}

fn class_comment(class: &str) -> String {
    format!("\n/** Paths of {class} that Kukang has found; each test takes one of them. */\n")
}

/// A test method, without its indentation.
struct Method {
    name: String,
    lines: Vec<String>,
}

/// The tests of one file, and how they name types.
struct Part<'t, 'a> {
    names: Names<'a>,
    tests: Vec<WrittenTest<'t>>,
}

/// The tests of a class, as many in each file as it may have. Of those that read the same the first one is there, for all of them: their
/// paths differ in what no test can see, such as room that a list has left.
pub(super) struct Parts<'t, 'a> {
    classes: &'a Classes,
    package: String,
    wrong: &'a BTreeSet<MethodKey>,
    junit: JUnit,
    parts: Vec<Part<'t, 'a>>,
    suspects: BTreeMap<MethodKey, Rc<Suspects>>,
    /// Tests by their lines and what they are about: the file, and the place in it.
    known: BTreeMap<Reads, (usize, usize)>,
    alike: usize,
}

/// How a test reads: its lines, and the code of the violation that it is about.
type Reads = (Vec<String>, Option<&'static str>);

impl<'t, 'a> Parts<'t, 'a> {
    fn new(classes: &'a Classes, class: &str, wrong: &'a BTreeSet<MethodKey>, junit: JUnit) -> Parts<'t, 'a> {
        let (package, parts) = (test_package(classes, class), Vec::new());
        let (suspects, known) = (BTreeMap::new(), BTreeMap::new());
        Parts { classes, package, wrong, junit, parts, suspects, known, alike: 0 }
    }

    /// Writes a test, unless nobody can.
    pub fn add(&mut self, test: &'t Test) -> Result<(), NoTest> {
        let written = self.written(test)?;
        self.put(written);
        Ok(())
    }

    /// As [`Parts::add`], of a test that nobody else keeps.
    pub fn add_owned(&mut self, test: Test) -> Result<(), NoTest> {
        let WrittenTest { test, receiver, lines, needs, others } = self.written(&test)?;
        let test = Cow::Owned(test.into_owned());
        self.put(WrittenTest { test, receiver, lines, needs, others });
        Ok(())
    }

    fn written<'o>(&mut self, test: &'o Test) -> Result<WrittenTest<'o>, NoTest> {
        let (classes, wrong) = (self.classes, self.wrong);
        let suspects = test.case.prediction.violation.is_some().then(|| {
            let called = &test.case.called;
            let key = (called.class.clone(), called.name.clone(), called.descriptor.clone());
            let of = |key: &MethodKey| Rc::new(Suspects::of(classes, wrong.iter().chain([key]).cloned().collect()));
            Rc::clone(self.suspects.entry(key).or_insert_with_key(of))
        });
        if self.parts.last().is_none_or(|part| part.tests.len() == MOST_TESTS) {
            self.parts.push(Part { names: Names::new(classes, &self.package), tests: Vec::new() });
        }
        let part = self.parts.last_mut().expect("there is one now");
        first_written(&mut part.names, self.junit, test, &suspects, wrong)
    }

    fn put(&mut self, written: WrittenTest<'t>) {
        let code = written.test.case.prediction.violation.as_ref().map(|violation| violation.code);
        let last = self.parts.len() - 1;
        match self.known.entry((written.lines.clone(), code)) {
            Entry::Occupied(first) => {
                let &(place, number) = first.get();
                self.parts[place].tests[number].others += 1;
                self.alike += 1;
            }
            Entry::Vacant(new) => {
                new.insert((last, self.parts[last].tests.len()));
                self.parts[last].tests.push(written);
            }
        }
    }
}

fn write_part(
    Part { names, tests }: Part<'_, '_>,
    number: &str,
    class: &str,
    junit: JUnit,
    suite: &mut Suite,
    helpers: &mut BTreeSet<String>,
) {
    let classes = names.classes;
    let mut needs = Needs::default();
    let mut methods = Vec::new();
    // Paths are those of code whose assert statements are switched on, and whoever uses a class first decides that for all tests.
    let made = tests.iter().flat_map(|test| test.test.case.objects.iter().map(|object| object.class.as_str()));
    needs.assertions_enabled |= classes.lead_to_assertions(made.chain([class]));
    let titles = title::titles(&tests.iter().map(|test| test.test.as_ref()).collect::<Vec<_>>());
    for (test, name) in tests.into_iter().zip(titles) {
        let comment = comment(&test.test, &test.receiver, test.others);
        let own = test.needs;
        methods.push(method(comment, name, test.lines, &own, junit, annotation(&names, junit)));
        needs.helper |= own.helper;
        needs.asserts.extend(own.asserts);
        needs.opens.extend(own.opens);
        needs.assertions_enabled |= own.assertions_enabled;
    }
    let checks = classes.get(class).is_some_and(|class| class.checks);
    needs.helper |= checks;
    if needs.helper {
        helpers.insert(names.package.clone());
    }
    suite.opens.extend(needs.opens.iter().cloned());
    let (name, path) = free_name(suite, &names.package, class, number);
    let text = class_text(class, &name, &names, &needs, &methods, junit, checks);
    suite.files.push(File { path, text, tests: methods.len() });
}

/// A test with the case that was written.
struct WrittenTest<'t> {
    test: Cow<'t, Test>,
    /// What its receiver is called.
    receiver: String,
    lines: Vec<String>,
    needs: Needs,
    /// How many other paths have the same test.
    others: usize,
}

/// The body of the first run of a test whose objects can be made by calls; else of the first that can be written; else why the first of all
/// cannot.
fn first_written<'t>(
    names: &mut Names<'_>,
    junit: JUnit,
    test: &'t Test,
    suspects: &Option<Rc<Suspects>>,
    wrong: &BTreeSet<MethodKey>,
) -> Result<WrittenTest<'t>, NoTest> {
    let (mut refused, mut first) = (None, None);
    for (place, case) in std::iter::once(&test.case).chain(&test.others).enumerate() {
        let plain = without_constants(names.classes, case);
        let mut body = Body::new(names, junit, &plain, suspects.clone(), wrong);
        let done = body.build().and_then(|()| match &case.prediction.violation {
            Some(violation) => body.reproduce(violation),
            None => body.expect(),
        });
        match done {
            Ok(()) => {
                body.drop_unused();
                body.give_type_arguments();
                let test = if place == 0 { Cow::Borrowed(test) } else { Cow::Owned(test.with(case.clone())) };
                let receiver = body.receiver_name();
                let is_reflective = body.is_reflective;
                let written = WrittenTest { test, receiver, lines: body.lines, needs: body.needs, others: 0 };
                if !is_reflective {
                    return Ok(written);
                }
                first.get_or_insert(written);
            }
            Err(reason) => drop(refused.get_or_insert(reason)),
        }
    }
    first.ok_or_else(|| refused.expect("there is a first run"))
}

/// The name of a test class and its file, which no other class under test has.
fn free_name(suite: &Suite, package: &str, class: &str, number: &str) -> (String, String) {
    let simple = class.rsplit('.').next().unwrap_or(class);
    let simple: String = simple
        .chars()
        .map(|letter| if letter != '$' && is_name(&format!("a{letter}")) { letter } else { '_' })
        .collect();
    let simple = if is_name(&simple) { simple } else { format!("_{simple}") };
    // Build tools look for classes whose names end with `Test`.
    let first = format!("{simple}{number}KukangTest");
    let others = (2..).map(|other| format!("{simple}{number}_{other}KukangTest"));
    let path = |name: &str| format!("{}{name}.java", folder(package));
    // On some file systems capital letters are no others.
    let is_free = |name: &String| suite.files.iter().all(|file| file.path.to_lowercase() != path(name).to_lowercase());
    let name = std::iter::once(first).chain(others).find(is_free).expect("there are numbers enough");
    let path = path(&name);
    (name, path)
}

/// JUnit's annotation of a test. Where the package has a class of its name, the full name is what it takes.
fn annotation(names: &Names<'_>, junit: JUnit) -> String {
    let (_, test, _) = junit.imports();
    format!("@{}", if names.has_own("Test") { test } else { "Test" })
}

fn method(
    comment: Vec<String>,
    name: String,
    lines: Vec<String>,
    needs: &Needs,
    junit: JUnit,
    annotation: String,
) -> Method {
    let mut all = comment;
    all.push(annotation);
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
    // What was written in another way in the end is not there any more.
    let code = methods.iter().flat_map(|method| &method.lines).filter(|line| !line.trim_start().starts_with("//"));
    let words: BTreeSet<&str> = code.flat_map(|line| line.split(|letter| !is_part(letter))).collect();
    let is_used = |import: &&str| words.contains(import.rsplit('.').next().unwrap_or(import));
    let mut imports: BTreeSet<String> = names.imports().filter(is_used).map(str::to_owned).collect();
    let simple_before = before.rsplit('.').next().unwrap_or_default();
    if !names.has_own("Test") {
        imports.insert(test.to_owned());
    }
    if checks && !names.has_own(simple_before) {
        imports.insert(before.to_owned());
    }
    imports.extend(OF_LANG.iter().filter(|simple| names.has_own(simple)).map(|simple| format!("java.lang.{simple}")));
    for import in imports {
        text.push_str(&format!("import {import};\n"));
    }
    let public = if junit == JUnit::Four { "public " } else { "" };
    text.push_str(&class_comment(class));
    text.push_str(&format!("{public}class {name} {{\n"));
    if needs.assertions_enabled {
        text.push_str("    static {\n        // As java -ea does: tests rely on assert statements.\n");
        let loader = format!("{name}.class.getClassLoader()");
        text.push_str(&format!("        {loader}.setDefaultAssertionStatus(true);\n    }}\n\n"));
    }
    if checks {
        let annotation = if names.has_own(simple_before) { before } else { simple_before };
        text.push_str(&format!("    @{annotation}\n    {public}void failOnChecks() {{\n"));
        text.push_str(&format!("        {}.failOnChecks();\n    }}\n\n", names.helper));
    }
    let bodies: Vec<String> = methods.iter().map(|method| indented(&method.lines)).collect();
    debug_assert!(methods.iter().map(|method| &method.name).collect::<BTreeSet<_>>().len() == methods.len());
    text.push_str(&bodies.join("\n"));
    text.push_str("}\n");
    in_ascii(&text)
}

fn indented(lines: &[String]) -> String {
    let line = |line: &String| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") };
    lines.iter().map(line).collect()
}

fn helper_file(names: &Names<'_>) -> File {
    let (package, name) = (&names.package, names.helper);
    let declaration = if package.is_empty() { String::new() } else { format!("package {package};\n\n") };
    let source = include_str!("KukangHeap.java").replace("KukangHeap", name);
    // Of the classes of java.lang in it the package may have its own.
    let words: BTreeSet<&str> = source.split(|letter: char| !letter.is_ascii_alphanumeric()).collect();
    let is_hidden = |word: &&str| {
        word.starts_with(|first: char| first.is_ascii_uppercase())
            && names.has_own(word)
            && names.classes.get(&format!("java.lang.{word}")).is_some()
    };
    let imports: String =
        words.into_iter().filter(is_hidden).map(|word| format!("import java.lang.{word};\n")).collect();
    let text = in_ascii(&format!("{MARKER}\n{declaration}{imports}{source}"));
    File { path: format!("{}{name}.java", folder(package)), text, tests: 0 }
}
