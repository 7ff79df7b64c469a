//! Where a method is declared. A class file knows only the line of its first statement; what was found out when the method had
//! ended is not the fault of that one.

use contract::Contracts;
use program::{MethodId, Program};
use std::cell::OnceCell;
use std::path::PathBuf;

/// Lines between the declaration of a method and its first statement, at most.
const FURTHEST: usize = 12;

/// Where a method is declared. The source is read when somebody asks, which few do.
#[derive(Debug)]
pub struct Declaration {
    method: MethodId,
    source: Option<PathBuf>,
    line: OnceCell<Option<u32>>,
}

impl Declaration {
    pub fn of(program: &Program, contracts: &Contracts, method: MethodId) -> Declaration {
        let source = contracts.source_file(program, program.method(method).class);
        Declaration { method, source, line: OnceCell::new() }
    }

    /// The line that declares the method, if its source is found and says so.
    pub fn line(&self, program: &Program) -> Option<u32> {
        *self.line.get_or_init(|| self.read(program))
    }

    fn read(&self, program: &Program) -> Option<u32> {
        let bytes = std::fs::read(self.source.as_ref()?).ok()?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let lines: Vec<&str> = text.lines().collect();
        let first_statement = usize::from(program.first_line(self.method)?).checked_sub(1)?;
        let of = program.method(self.method);
        let found = find(&lines, first_statement, &program.class(of.class).java_name(), program.text(of.name))?;
        u32::try_from(found + 1).ok()
    }
}

/// The index of the line at or above a first statement that declares the method.
fn find(lines: &[&str], first_statement: usize, class: &str, method: &str) -> Option<usize> {
    if first_statement >= lines.len() {
        return None;
    }
    let is_constructor = method == "<init>";
    let simple = class.rsplit(['.', '$']).next().unwrap_or_default();
    let opening = format!("{}(", if is_constructor { simple } else { method });
    let declares = |line: &str| {
        // Nothing need stand before the name of a constructor.
        let is_named = |before: &str| is_type(before) || is_constructor && before.trim().is_empty();
        line.match_indices(&opening).any(|(place, _)| in_its_place(&line[..place]).is_some_and(is_named))
    };
    let nearest = first_statement.saturating_sub(FURTHEST)..=first_statement;
    nearest.rev().find(|line| declares(lines[*line]))
}

/// What stands before a name on its line, from the end of what is another statement or declaration. `None`: the name is in a
/// comment or a string, or goes on from something.
fn in_its_place(before: &str) -> Option<&str> {
    let is_in_comment = before.trim_start().starts_with('*')
        || before.contains("//")
        || before.rfind("/*").is_some_and(|begins| before.rfind("*/").is_none_or(|ends| ends < begins));
    let is_in_string = before.matches('"').count() % 2 == 1;
    let is_spaced = before.is_empty() || before.ends_with(char::is_whitespace);
    if is_in_comment || is_in_string || !is_spaced {
        return None;
    }
    let after_comment = before.rfind("*/").map_or(before, |ends| &before[ends + 2..]);
    after_comment.rsplit([';', '{', '}']).next()
}

/// Whether text ends in a type, with nothing before it that a call would have.
fn is_type(before: &str) -> bool {
    const OF_STATEMENTS: [&str; 8] = ["return", "new", "else", "throw", "assert", "yield", "case", "do"];
    let ends_as_type = |it: char| it.is_alphanumeric() || matches!(it, '_' | '$' | '>' | ']');
    let is_of_statement = |word: &str| OF_STATEMENTS.contains(&word);
    before.trim_end().ends_with(ends_as_type)
        && !before.contains(['=', '(', '"', '/', '*'])
        && !before.contains("->")
        && !before.split_whitespace().any(is_of_statement)
}

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn the_declaration_of_a_method_stands_above_its_first_statement() {
        let lines = [
            "int add(int a) {",
            "    add(a);",
            "}",
            "",
            "/** Like add(int). */",
            "void put(int a,",
            "    int b) {",
            "    x = add(a);",
        ];
        let of = |first_statement, method| find(&lines, first_statement, "shop.Outer$Cart", method);
        assert_eq!(of(7, "put"), Some(5));
        assert_eq!(of(1, "add"), Some(0));
        assert_eq!(of(7, "add"), Some(0));
        assert_eq!(of(7, "take"), None);
        assert_eq!(of(8, "put"), None);
        // Several on one line, and the same name above them.
        let lines =
            ["void put(int a) {}", "class Cart { int a = 1; void fill() { a = 0; } void put(int b) { a = b; } }"];
        assert_eq!(find(&lines, 1, "shop.Outer$Cart", "put"), Some(1));
        let lines = ["/*@ non_null @*/ String put(int a) {", "    do { put(1); } while (a < put(2)); return put(3);"];
        assert_eq!(find(&lines, 1, "shop.Outer$Cart", "put"), Some(0));
        assert_eq!(find(&["  Cart() {", "    { new Cart(1); }"], 1, "shop.Outer$Cart", "<init>"), Some(0));
        assert_eq!(find(&["  public Cart() {", "    x = 1;"], 1, "shop.Outer$Cart", "<init>"), Some(0));
    }
}
