//! Where annotations stand in source files. Class files do not know: a line table begins with the first statement of a
//! method, and fields have none. What is found is for people to look at, and nothing depends on it.

use super::listener::{Found, Listener, Speaker, method_name};
use super::literal;
use super::nullness::Value;
use crate::agreed::{Text, Written};
use crate::{Imports, SourceLine};
use program::{Annotated, Program};
use std::rc::Rc;

/// How many lines an annotation and the name of what it is on may be apart.
const FURTHEST: usize = 6;

/// Which of several annotations of one name on a declaration is meant.
#[derive(Clone, Copy)]
pub(super) struct Nth {
    pub index: usize,
    pub count: usize,
}

impl Nth {
    pub const ONLY: Nth = Nth { index: 0, count: 1 };
}

impl Listener<'_> {
    /// A speaker whose text is that of an annotation.
    pub fn annotation(&self, of: Annotated, simple: &str, content: &str, spec: &Option<Rc<str>>) -> Speaker {
        self.nth_annotation(of, simple, content, spec, Nth::ONLY)
    }

    /// The same of an annotation that a declaration may have several of.
    pub fn nth_annotation(
        &self,
        of: Annotated,
        simple: &str,
        content: &str,
        spec: &Option<Rc<str>>,
        nth: Nth,
    ) -> Speaker {
        let name = format!("@{simple} on {}", described(self.program, of));
        let mut annotated = self.written_at(of, simple, spec);
        let start = annotated.as_mut().filter(|_| nth.count > 1).and_then(|last| {
            let (start, line) = self.nth_before(last, simple, spec, nth)?;
            last.line = Some(line as u32);
            Some(start)
        });
        let written = self.written_in(simple, content, (annotated.as_ref(), start), spec);
        let text = Text { name, content: content.to_owned(), annotated, written };
        // What the file imports the annotations in it can name too; without the file nobody knows.
        let file = self.files.iter().find(|found| found.spec == *spec).map(|found| &found.file);
        let imports = file.map_or_else(Imports::default, |file| file.imports.clone());
        Speaker::new(Rc::new(text), imports, spec.clone())
    }

    /// The text in the source that has the annotation.
    fn written_in(
        &self,
        simple: &str,
        content: &str,
        (annotated, start): (Option<&SourceLine>, Option<usize>),
        spec: &Option<Rc<str>>,
    ) -> Option<Written> {
        let source = &self.files.iter().find(|found| found.spec == *spec)?.file.text;
        let places = match start {
            Some(start) => literal::places_at(&source.content, start, simple, content),
            None => literal::places_of(&source.content, annotated?.line? as usize, simple, content),
        }?;
        Some(Written { source: source.clone(), places })
    }

    /// The place and line of one of several annotations, of which the last was found.
    fn nth_before(&self, last: &SourceLine, simple: &str, spec: &Option<Rc<str>>, nth: Nth) -> Option<(usize, usize)> {
        let source = &self.files.iter().find(|found| found.spec == *spec)?.file.text;
        let line = last.line? as usize;
        let starts = literal::starts_of(&source.content, simple);
        let end = starts.iter().rposition(|&(_, at)| at <= line)? + 1;
        starts.get(end.checked_sub(nth.count - nth.index)?).copied()
    }

    fn written_at(&self, of: Annotated, simple: &str, spec: &Option<Rc<str>>) -> Option<SourceLine> {
        let found: Option<&Found> = self.files.iter().find(|found| found.spec == *spec);
        let (name, first_line) = match of {
            Annotated::Class(class) => {
                let name = match spec {
                    Some(spec) => spec.rsplit('/').next().unwrap_or(spec).to_owned(),
                    None => self.program.class(class).java_name().to_string(),
                };
                (simple_class(&name).to_owned(), None)
            }
            Annotated::Field(field) => (self.program.text(self.program.field(field).name).to_owned(), None),
            Annotated::Method(method) | Annotated::Parameter(method, _) => {
                let declared = self.program.method(method);
                let name = match self.program.text(declared.name) {
                    "<init>" => simple_class(&self.program.class(declared.class).java_name()).to_owned(),
                    other => other.to_owned(),
                };
                let name = self.parameter_name(of).unwrap_or(name);
                let is_own = spec.as_ref() == self.program.grafted_from(method);
                (name, self.program.first_line(method).filter(|_| is_own).map(usize::from))
            }
        };
        if let Some(found) = found {
            let text = &found.file.text;
            let line = line_in(&text.content, simple, &name, first_line).or(first_line);
            return Some(SourceLine { file: text.name.clone(), line: line.map(|line| line as u32) });
        }
        if spec.is_some() {
            let mentions = self.program.mentions(of);
            let file = mentions.iter().find(|mention| mention.spec == *spec)?.source_file()?;
            return Some(SourceLine { file, line: first_line.map(|line| line as u32) });
        }
        let file = self.program.class(self.class).source_file.as_deref()?;
        Some(SourceLine { file: file.to_owned(), line: first_line.map(|line| line as u32) })
    }

    /// The name of a parameter, if it is one and has one.
    fn parameter_name(&self, of: Annotated) -> Option<String> {
        let Annotated::Parameter(method, index) = of else { return None };
        self.program.parameter_names(method).into_iter().nth(usize::from(index)).flatten()
    }
}

/// `the result of trees.Tree::insert(int)` and the like where an annotation says something of a value, else what it is on.
fn described(program: &Program, of: Annotated) -> String {
    match of {
        Annotated::Class(class) => program.class(class).java_name().to_string(),
        Annotated::Field(field) => Value::Field(field).describe(program),
        Annotated::Method(method) => method_name(program, method),
        Annotated::Parameter(method, index) => Value::Parameter(method, usize::from(index)).describe(program),
    }
}

fn simple_class(java_name: &str) -> &str {
    java_name.rsplit(['.', '$']).next().unwrap_or(java_name)
}

/// The line of the annotation on something of this name: the last one before the first statement, or else the one that the name
/// stands nearest behind.
fn line_in(content: &str, simple: &str, name: &str, first_statement: Option<usize>) -> Option<usize> {
    let lines: Vec<&str> = content.lines().collect();
    let written = |line: &str| has_word(line, &format!("@{simple}")) || has_word(line, &format!(".{simple}"));
    let starts: Vec<usize> =
        content.split_inclusive('\n').scan(0, |start, line| Some(step(start, line.len()))).collect();
    let distance = |at: usize| {
        let length = starts.get(at).and_then(|&start| literal::lines_of(&content[start..], simple)).unwrap_or(0);
        lines.get(at + length..)?.iter().take(FURTHEST).position(|line| has_word(line, name))
    };
    let candidates = (0..lines.len()).filter(|&at| written(lines[at]));
    let candidates = candidates.filter_map(|at| Some((distance(at)?, at)));
    let found = match first_statement {
        Some(line) => candidates.filter(|&(_, at)| at < line).max_by_key(|&(_, at)| at),
        None => candidates.min(),
    };
    found.map(|(_, at)| at + 1)
}

/// Where a line starts, and then the next one.
fn step(start: &mut usize, length: usize) -> usize {
    *start += length;
    *start - length
}

/// Whether a word stands in a line on its own.
fn has_word(line: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back().filter(|_| word.starts_with(is_part));
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

#[cfg(test)]
mod tests {
    use super::line_in;

    const SOURCE: &str = "@Invariant(\"a\")\nclass Tree {\n  @NonNull Tree left;\n  @Pure @NonNull Tree left() {\n    return left;\n  }\n  @Pure\n  int size(int left) {\n    return 1;\n  }\n}\n";

    #[test]
    fn the_line_of_an_annotation_is_found() {
        assert_eq!(line_in(SOURCE, "Invariant", "Tree", None), Some(1));
        assert_eq!(line_in(SOURCE, "NonNull", "left", None), Some(3));
        assert_eq!(line_in(SOURCE, "NonNull", "left", Some(5)), Some(4));
        assert_eq!(line_in(SOURCE, "Pure", "size", Some(9)), Some(7));
        assert_eq!(line_in(SOURCE, "Pure", "depth", None), None);
        assert_eq!(line_in(SOURCE, "Non", "left", None), None);
    }
}
