//! What is wrong with a contract, and how it is shown.

use std::fmt;

use crate::Span;
use crate::span::{Lines, Position};

/// What kind of thing is wrong. The codes are an interface: a code never changes its meaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Code {
    /// Something else was expected here.
    Syntax,
    /// A character that nothing begins with.
    Character,
    /// A number, character or string that is none.
    Literal,
    /// Expressions inside expressions, further than anybody writes.
    TooDeep,
    /// An assignment, an increment or decrement, or `new`.
    SideEffect,
    /// JML that Kukang does not have.
    UnsupportedJml,
    /// Java expressions that contracts do not have.
    UnsupportedJava,
    /// A keyword that neither JML nor Kukang knows.
    UnknownWord,
    /// A construct that has no meaning in this clause.
    Misplaced,
    /// A contract that belongs to no declaration.
    Unattached,
    /// A contract whose kind does not fit the declaration that it belongs to.
    Unfit,
    /// Modifiers that contradict each other, or say the same twice.
    Contradiction,
    /// A contract in a source file about something that the class file does not have.
    Unmatched,
    /// No class of this name, or none that may stand here.
    UnknownClass,
    /// A parameter whose name the class file does not have.
    NamelessParameter,
    /// A source file that cannot be read.
    UnreadableSource,
    /// A spec class that does not fit the class that it stands for.
    Misfit,
    /// A comment that looks like a contract but is none.
    LooksLikeContract,
    /// A contract of an overriding method that does not say that it adds to the inherited one.
    WithoutAlso,
    /// A source file with contracts that lies where nobody looks for it.
    MisplacedSource,
    /// A name that is no variable, field, class or package here.
    UnknownName,
    /// A class or package without such a field or class.
    NoSuchMember,
    /// No method of this name takes such arguments.
    NoSuchMethod,
    /// A name or call that may mean several things.
    Ambiguous,
    /// A class or member that the code around the contract may not use.
    Inaccessible,
    /// Something of an object, where there is no object.
    NoInstance,
    /// A value of another type was expected.
    WrongType,
    /// Something that has no value: a class, a package, a call of a `void` method.
    NoValue,
    /// A quantifier over values that cannot all be tried.
    Unbounded,
    /// An expression that no method can hold.
    TooLarge,
    /// A class that is there but cannot be used.
    Unloadable,
    /// A static invariant that does not hold when the class has been initialized.
    NotEstablished,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    Error,
    Warning,
}

/// What is wrong, before it is known in which file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub code: Code,
    pub span: Span,
    pub message: String,
    /// What to do next.
    pub help: Option<String>,
}

/// What is wrong, where, with the line it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    pub problem: Problem,
    pub file: String,
    pub start: Position,
    /// Right after the last character.
    pub end: Position,
    /// The text of the line where it starts; a part of it around the place if the line is very long.
    pub line: String,
    /// How many characters of the line stand before that part.
    pub cut: usize,
    /// Where the annotation is whose text this is about: in that text, not in a file, are the line and the columns.
    pub annotated: Option<SourceLine>,
}

/// A line of a source file, as far as it is known.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SourceLine {
    pub file: String,
    pub line: Option<u32>,
}

/// How many characters of a line are shown, and how many of them before the place where they do not all fit.
const MOST_SHOWN: usize = 200;
const SHOWN_BEFORE: usize = 80;

impl Code {
    pub const ALL: [Code; 32] = [
        Code::Syntax,
        Code::Character,
        Code::Literal,
        Code::TooDeep,
        Code::SideEffect,
        Code::UnsupportedJml,
        Code::UnsupportedJava,
        Code::UnknownWord,
        Code::Misplaced,
        Code::Unattached,
        Code::Unfit,
        Code::Contradiction,
        Code::Unmatched,
        Code::UnknownClass,
        Code::NamelessParameter,
        Code::UnreadableSource,
        Code::Misfit,
        Code::LooksLikeContract,
        Code::WithoutAlso,
        Code::MisplacedSource,
        Code::UnknownName,
        Code::NoSuchMember,
        Code::NoSuchMethod,
        Code::Ambiguous,
        Code::Inaccessible,
        Code::NoInstance,
        Code::WrongType,
        Code::NoValue,
        Code::Unbounded,
        Code::TooLarge,
        Code::Unloadable,
        Code::NotEstablished,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            Code::Syntax => "K101",
            Code::Character => "K102",
            Code::Literal => "K103",
            Code::TooDeep => "K104",
            Code::SideEffect => "K110",
            Code::UnsupportedJml => "K120",
            Code::UnsupportedJava => "K121",
            Code::UnknownWord => "K122",
            Code::Misplaced => "K130",
            Code::Unattached => "K140",
            Code::Unfit => "K141",
            Code::Contradiction => "K142",
            Code::Unmatched => "K143",
            Code::UnknownClass => "K144",
            Code::NamelessParameter => "K145",
            Code::UnreadableSource => "K146",
            Code::Misfit => "K147",
            Code::LooksLikeContract => "K150",
            Code::WithoutAlso => "K151",
            Code::MisplacedSource => "K152",
            Code::UnknownName => "K160",
            Code::NoSuchMember => "K161",
            Code::NoSuchMethod => "K162",
            Code::Ambiguous => "K163",
            Code::Inaccessible => "K164",
            Code::NoInstance => "K165",
            Code::WrongType => "K166",
            Code::NoValue => "K167",
            Code::Unbounded => "K168",
            Code::TooLarge => "K169",
            Code::Unloadable => "K170",
            Code::NotEstablished => "K171",
        }
    }

    pub fn severity(self) -> Severity {
        match self {
            Code::LooksLikeContract | Code::WithoutAlso | Code::MisplacedSource => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

impl Problem {
    pub fn new(code: Code, span: Span, message: impl Into<String>) -> Problem {
        Problem { code, span, message: message.into(), help: None }
    }

    pub fn help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(help.into());
        self
    }

    /// This problem in the file with this text, which its span is a range of.
    pub fn in_file(self, file: &str, text: &str) -> Diagnostic {
        Diagnostic::all(vec![self], file, text).remove(0)
    }
}

impl Diagnostic {
    /// The problems of one file, in the order of their places.
    pub fn all(mut problems: Vec<Problem>, file: &str, text: &str) -> Vec<Diagnostic> {
        problems.sort_by_key(|problem| (problem.span, problem.code));
        let lines = Lines::new(text);
        let in_file = |problem: Problem| {
            let start = lines.position(problem.span.start);
            let end = lines.position(problem.span.end.max(problem.span.start));
            let offset = problem.span.start.saturating_sub(lines.start(start.line));
            let (line, cut) = shown(lines.text(start.line), offset, start.column as usize - 1);
            Diagnostic { problem, file: file.to_owned(), start, end, line, cut, annotated: None }
        };
        problems.into_iter().map(in_file).collect()
    }

    /// The message, the line that it is about with the offending part underlined, and help.
    pub fn render(&self) -> String {
        let Diagnostic { problem, file, start, .. } = self;
        let warning = if problem.code.severity() == Severity::Warning { "warning: " } else { "" };
        // The text of an annotation is mostly one line, whose number would be taken for one of the file.
        let number = match &self.annotated {
            Some(_) if start.line == 1 => String::new(),
            _ => start.line.to_string(),
        };
        let margin = " ".repeat(number.len());
        let before = start.column as usize - 1 - self.cut;
        // A tab stays a tab, so that the underline stands below its text however wide the terminal makes it.
        let padding: String = self.line.chars().take(before).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        let place = match &self.annotated {
            Some(SourceLine { file: source, line: Some(line) }) => format!("{source}:{line}: {file}"),
            Some(SourceLine { file: source, line: None }) => format!("{source}: {file}"),
            None => format!("{file}:{number}:{}", start.column),
        };
        let mut text = format!("{} {place}: {warning}{}\n", problem.code, problem.message);
        text += &format!("  {number} | {}\n  {margin} | {padding}{}\n", self.line, "^".repeat(self.width()));
        if let Some(help) = &problem.help {
            text += &format!("  {margin} = {help}\n");
        }
        text
    }

    /// By what problems are sorted for people: the file, then the place in it.
    pub fn order(&self) -> (&str, u32, Position, Code) {
        let own = (self.file.as_str(), self.start.line);
        let (file, line) =
            self.annotated.as_ref().map_or(own, |source| (source.file.as_str(), source.line.unwrap_or_default()));
        (file, line, self.start, self.problem.code)
    }

    /// How many characters of the line are underlined: what goes on for several lines is underlined to the end of the first.
    fn width(&self) -> usize {
        let to = if self.start.line == self.end.line { self.end.column as usize } else { usize::MAX };
        let line_end = self.cut + self.line.trim_end().chars().count() + 1;
        to.min(line_end).saturating_sub(self.start.column as usize).max(1)
    }
}

/// The part of a line to show if something is wrong at this byte of it, that many characters from its beginning, and how many
/// characters are left out.
fn shown(line: &str, offset: usize, before: usize) -> (String, usize) {
    if line.char_indices().nth(MOST_SHOWN).is_none() || before <= SHOWN_BEFORE {
        return (line.chars().take(MOST_SHOWN).collect(), 0);
    }
    let from = line.get(..offset).unwrap_or(line).char_indices().rev().nth(SHOWN_BEFORE - 1);
    let start = from.map_or(0, |(at, _)| at);
    (line[start..].chars().take(MOST_SHOWN).collect(), before - SHOWN_BEFORE)
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.render())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_offending_part_is_underlined() {
        let text = "class A {\n\t//@ requires größe >< 1;\n}";
        let at = text.find("><").expect("it is there");
        let problem = Problem::new(Code::Syntax, Span::new(at, at + 2), "no").help("write another");
        let shown = problem.in_file("A.java", text).render();
        assert_eq!(
            shown,
            "K101 A.java:2:21: no\n  2 | \t//@ requires größe >< 1;\n    | \t                   ^^\n    = write another\n"
        );
    }

    #[test]
    fn of_a_long_line_a_part_is_shown() {
        let text = "a".repeat(500) + "!" + &"b".repeat(500);
        let shown = Problem::new(Code::Syntax, Span::new(500, 501), "no").in_file("A.java", &text).render();
        let (a, b, padding) = ("a".repeat(80), "b".repeat(119), " ".repeat(80));
        assert_eq!(shown, format!("K101 A.java:1:501: no\n  1 | {a}!{b}\n    | {padding}^\n"));
    }

    #[test]
    fn codes_are_unique_and_in_order() {
        let names: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
        assert!(names.is_sorted_by(|left, right| left < right), "{names:?}");
    }
}
