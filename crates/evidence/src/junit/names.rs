//! How the source file of a test class names types: its imports.

use super::classes::Classes;
use program::Type;
use std::collections::BTreeMap;

/// The names of one source file.
pub struct Names<'a> {
    pub classes: &'a Classes,
    /// The package of the file.
    pub package: String,
    /// What the helper class of the package is called.
    pub helper: &'static str,
    /// Imported classes: the full names by the simple ones.
    imported: BTreeMap<String, String>,
}

impl<'a> Names<'a> {
    pub fn new(classes: &'a Classes, package: &str) -> Names<'a> {
        let helper = helper_name(classes, package);
        Names { classes, package: package.to_owned(), helper, imported: BTreeMap::new() }
    }

    /// Whether the package of the file has a class of this simple name.
    pub fn has_own(&self, simple: &str) -> bool {
        self.classes.get(&in_package(&self.package, simple)).is_some()
    }

    /// Whether a variable of this name would be taken for one instead of a class or a package (JLS §6.4.2).
    pub fn obscures(&self, variable: &str) -> bool {
        let is_root = ROOTS.contains(&variable) || self.package.split('.').next() == Some(variable);
        is_root
            || variable == self.helper
            || self.imported.contains_key(variable)
            || self.has_own(variable)
            || self.classes.get(&format!("java.lang.{variable}")).is_some()
    }

    /// A class as the file names it; `None` if it cannot.
    pub fn class(&mut self, name: &str) -> Option<String> {
        if !self.classes.is_nameable(name, &self.package) {
            return None;
        }
        let class = self.classes.get(name)?;
        let source_name = class.source_name.clone()?;
        let full =
            if class.package.is_empty() { source_name.clone() } else { format!("{}.{source_name}", class.package) };
        let outermost = source_name.split('.').next().unwrap_or(&source_name);
        if class.package == self.package {
            // What the tests themselves need of java.lang is imported, so that this name would be the other class's.
            return Some(if OF_LANG.contains(&outermost) { full } else { source_name });
        }
        let imported = format!("{}.{outermost}", class.package);
        if class.package == "java.lang" && OF_LANG.contains(&outermost) {
            return Some(source_name);
        }
        // What the package itself has, and what JUnit and the helper class are called, would be taken instead.
        let is_taken = self.has_own(outermost)
            || RESERVED.contains(&outermost)
            || self.imported.get(outermost).is_some_and(|known| *known != imported);
        if is_taken {
            return Some(full);
        }
        if class.package == "java.lang" {
            return Some(source_name);
        }
        if self.classes.get(&format!("java.lang.{outermost}")).is_some() {
            return Some(full);
        }
        self.imported.insert(outermost.to_owned(), imported);
        Some(source_name)
    }

    /// A type as the file names it.
    pub fn of_type(&mut self, of: &Type) -> Option<String> {
        match of {
            Type::Base(base) => Some(base.keyword().to_owned()),
            Type::Class(name) => self.class(&name.replace('/', ".")),
            Type::Array(element) => Some(format!("{}[]", self.of_type(element)?)),
        }
    }

    /// A class by the name that `Class.forName` takes, arrays included.
    pub fn of_object(&mut self, name: &str) -> Option<String> {
        self.of_type(&as_type(name)?)
    }

    /// The expression for a `Class` object.
    pub fn class_literal(&mut self, name: &str) -> String {
        match self.of_object(name) {
            Some(named) => format!("{named}.class"),
            None => format!("{}.type(\"{name}\")", self.helper),
        }
    }

    /// The full name of an imported class.
    pub(super) fn imported(&self, simple: &str) -> Option<&str> {
        self.imported.get(simple).map(String::as_str)
    }

    /// The names to import.
    pub fn imports(&self) -> impl Iterator<Item = &str> {
        self.imported.values().map(String::as_str)
    }
}

/// Names of JUnit and of the helper class.
const RESERVED: [&str; 5] = ["Test", "KukangHeap", "KukangTestHeap", "BeforeEach", "Before"];

/// The classes of `java.lang` that tests name without asking.
#[rustfmt::skip]
pub const OF_LANG: [&str; 16] = [
    "Boolean", "Byte", "Character", "Class", "Double", "Error", "Exception", "Float", "Integer", "Long", "Object", "Short",
    "String", "SuppressWarnings", "Throwable", "Math",
];

/// Where full names begin, those of the class path aside.
const ROOTS: [&str; 6] = ["java", "javax", "jdk", "org", "sun", "kukang"];

/// The name of a class in a package, which may be the unnamed one.
pub fn in_package(package: &str, simple: &str) -> String {
    if package.is_empty() { simple.to_owned() } else { format!("{package}.{simple}") }
}

/// The helper class goes by another name where somebody else has a class of its name.
fn helper_name(classes: &Classes, package: &str) -> &'static str {
    let is_there = |simple: &str| classes.get(&in_package(package, simple)).is_some();
    // A class path may well have the compiled helper of an earlier run.
    if is_there("KukangHeap") && !is_there("KukangHeap$Snapshot") { "KukangTestHeap" } else { "KukangHeap" }
}

/// The type that `Class.forName` names: `pkg.Outer$Inner`, `[I`, `[Lpkg.Node;`.
pub fn as_type(name: &str) -> Option<Type> {
    let internal = name.replace('.', "/");
    if name.starts_with('[') { Type::parse(&internal) } else { Some(Type::Class(internal.into())) }
}

/// A name that starts with a small letter, from one of a class: the last word of it, if that is a word.
pub fn variable_for(class: &str) -> String {
    let simple = class.rsplit(['.', '$', '/']).next().unwrap_or(class);
    let letters: Vec<char> = simple.chars().collect();
    let starts = |&place: &usize| {
        letters[place].is_uppercase() && place > 0 && letters[place - 1].is_lowercase() && letters.len() - place > 2
    };
    let start = (0..letters.len()).rev().find(starts).unwrap_or(0);
    let word: String = letters[start..].iter().collect();
    let name = decapitalized(&word);
    if is_keyword(&name) {
        format!("{name}1")
    } else if is_name(&name) {
        name
    } else {
        "object".to_owned()
    }
}

/// `IntStack` as `intStack`, `AATree` as `aaTree`, `XML` as `xml`.
pub fn decapitalized(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let upper = letters.iter().take_while(|letter| letter.is_uppercase()).count();
    let small = if upper > 1 && upper < letters.len() { upper - 1 } else { upper };
    letters
        .iter()
        .enumerate()
        .map(|(place, &letter)| if place < small { letter.to_ascii_lowercase() } else { letter })
        .collect()
}

pub fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Words that cannot be names of variables.
#[rustfmt::skip]
const KEYWORDS: [&str; 55] = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while", "yield", "_",
];

/// Words that cannot be names of classes in source code, beside the others.
const NO_CLASSES: [&str; 4] = ["permits", "record", "sealed", "var"];

pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// Whether source code can have this as the name of a variable or a member. Class files can have any: letters of which it is not
/// sure that Java takes them count as none.
pub fn is_name(word: &str) -> bool {
    let is_letter = |letter: char| match letter {
        'a'..='z' | 'A'..='Z' | '_' | '$' => true,
        '\u{c0}'..='\u{24f}' | '\u{386}'..='\u{481}' | '\u{48a}'..='\u{52f}' => letter.is_alphabetic(),
        '\u{3041}'..='\u{3096}' | '\u{30a1}'..='\u{30fa}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' => true,
        _ => false,
    };
    word.starts_with(is_letter)
        && word.chars().all(|letter| is_letter(letter) || letter.is_ascii_digit())
        && !is_keyword(word)
}

/// Whether source code can name a class so: `Outer.Inner`.
pub fn is_class_name(source_name: &str) -> bool {
    source_name.split('.').all(|part| is_name(part) && !NO_CLASSES.contains(&part))
}

#[cfg(test)]
mod tests {
    use super::{is_class_name, is_name, variable_for};

    #[test]
    fn names_are_what_javac_takes() {
        assert!(is_name("größe") && is_name("名前") && is_name("$1") && is_name("record"));
        assert!(
            !is_name("class")
                && !is_name("a-b")
                && !is_name("1st")
                && !is_name("")
                && !is_name("x²")
                && !is_name("yield")
        );
        assert!(is_class_name("Outer.Inner") && !is_class_name("Outer.record") && !is_class_name("Outer."));
    }

    #[test]
    fn variables_are_called_after_the_last_word_of_their_class() {
        assert_eq!(variable_for("trees.BinarySearchTree"), "tree");
        assert_eq!(variable_for("trees.AATree"), "aaTree");
        assert_eq!(variable_for("lists.IntStack$Node"), "node");
        assert_eq!(variable_for("p.Long"), "long1");
        assert_eq!(variable_for("p.Outer$1"), "object");
    }
}
