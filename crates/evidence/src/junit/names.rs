//! How the source file of a test class names types: its imports.

use super::classes::Classes;
use program::Type;
use std::collections::BTreeMap;

/// The names of one source file.
pub struct Names<'a> {
    pub classes: &'a Classes,
    /// The package of the file.
    pub package: String,
    /// Imported classes: the full names by the simple ones.
    imported: BTreeMap<String, String>,
}

impl<'a> Names<'a> {
    pub fn new(classes: &'a Classes, package: &str) -> Names<'a> {
        Names { classes, package: package.to_owned(), imported: BTreeMap::new() }
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
        if class.package == self.package {
            return Some(source_name);
        }
        let outermost = source_name.split('.').next().unwrap_or(&source_name);
        let imported = format!("{}.{outermost}", class.package);
        // What the package itself has, and what JUnit and the helper class are called, would be taken instead.
        let own = if self.package.is_empty() { outermost.to_owned() } else { format!("{}.{outermost}", self.package) };
        let is_taken = self.classes.get(&own).is_some()
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
            None => format!("KukangHeap.type(\"{name}\")"),
        }
    }

    /// The names to import.
    pub fn imports(&self) -> impl Iterator<Item = &str> {
        self.imported.values().map(String::as_str)
    }
}

const RESERVED: [&str; 3] = ["Test", "KukangHeap", "BeforeEach"];

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
    let is_name = name.starts_with(|first: char| first.is_alphabetic());
    if !is_name {
        "object".to_owned()
    } else if is_keyword(&name) {
        format!("{name}1")
    } else {
        name
    }
}

/// `IntStack` as `intStack`, `AATree` as `aaTree`, `XML` as `xml`.
fn decapitalized(word: &str) -> String {
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
const KEYWORDS: [&str; 54] = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while", "_",
];

pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::variable_for;

    #[test]
    fn variables_are_called_after_the_last_word_of_their_class() {
        assert_eq!(variable_for("trees.BinarySearchTree"), "tree");
        assert_eq!(variable_for("trees.AATree"), "aaTree");
        assert_eq!(variable_for("lists.IntStack$Node"), "node");
        assert_eq!(variable_for("p.Long"), "long1");
        assert_eq!(variable_for("p.Outer$1"), "object");
    }
}
