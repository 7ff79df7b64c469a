//! Where in the sources a violation is: the file on disk, if it is found, and the line in it.

use explore::{Place, Report, Session, Violation};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The source files of the classes in the traces of a report, by the name of the class.
#[derive(Default)]
pub struct SourceFiles(BTreeMap<String, Option<PathBuf>>);

/// A place as documents name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourcePlace {
    /// The file on disk, if it was found.
    pub path: Option<PathBuf>,
    /// Where Java keeps such a file: `trees/Tree.java`.
    pub package_path: String,
    pub line: Option<u32>,
}

impl SourceFiles {
    /// Looks for the sources of what a report names.
    pub fn find(session: &mut Session, report: &Report) -> SourceFiles {
        let mut found = BTreeMap::new();
        for frame in report.violations.iter().flat_map(|violation| &violation.frames) {
            if !found.contains_key(&frame.class) {
                let path = if frame.is_users { session.source_file(&frame.class) } else { None };
                found.insert(frame.class.clone(), path);
            }
        }
        SourceFiles(found)
    }

    /// Where a call of a trace is. `None`: its class file does not say.
    pub fn of_frame(&self, frame: &Place) -> Option<SourcePlace> {
        let file = frame.file.as_ref()?;
        let path = self.0.get(&frame.class).cloned().flatten();
        Some(SourcePlace { path, package_path: package_path(&frame.class, file), line: frame.line })
    }

    /// Where a violation is: in the user's code, or at the condition that does not hold.
    pub fn of_violation(&self, violation: &Violation) -> Option<SourcePlace> {
        let file = violation.file.as_ref()?;
        let is_there = |frame: &&Place| frame.file.as_ref() == Some(file) && frame.line == violation.line;
        let same_file = |frame: &&Place| frame.file.as_ref() == Some(file);
        let frames = || violation.frames.iter().filter(|frame| frame.is_users);
        if let Some(frame) = frames().find(is_there).or_else(|| frames().find(same_file)) {
            let place = SourcePlace { line: violation.line, ..self.of_frame(frame)? };
            return Some(place.at_declaration(violation));
        }
        // Conditions in comments know the file that they were read from.
        let path = Some(PathBuf::from(file)).filter(|path| path.is_file());
        let name = Path::new(file).file_name().map_or_else(|| file.clone(), |name| name.to_string_lossy().into_owned());
        let package_path = violation.frames.last().map_or(name.clone(), |frame| package_path(&frame.class, &name));
        Some(SourcePlace { path, package_path, line: violation.line })
    }
}

impl SourcePlace {
    /// The number and the text of the line.
    pub fn line_and_text(&self) -> Option<(u32, String)> {
        let (text, line) = self.text_and_line()?;
        Some((line as u32 + 1, text.lines().nth(line)?.to_owned()))
    }

    /// What was found out when the method had ended is not the fault of the first statement, which is all that a class file
    /// knows of a method: the place is the declaration.
    fn at_declaration(self, violation: &Violation) -> SourcePlace {
        let declared = violation.frames.first().filter(|_| is_found_at_the_end(violation)).and_then(|frame| {
            let (text, line) = self.text_and_line()?;
            let lines: Vec<&str> = text.lines().collect();
            declaration(&lines, line, frame)
        });
        SourcePlace { line: declared.map(|line| line as u32 + 1).or(self.line), ..self }
    }

    /// The text of the file, and the index of a line that it has.
    fn text_and_line(&self) -> Option<(String, usize)> {
        let bytes = std::fs::read(self.path.as_ref()?).ok()?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let line = (self.line? as usize).checked_sub(1)?;
        (line < text.lines().count()).then_some((text, line))
    }
}

/// Whether a violation was found when the method had returned, and its place is where the method begins.
fn is_found_at_the_end(violation: &Violation) -> bool {
    const CODES: [&str; 4] = ["K004", "K005", "K008", "K015"];
    let [frame] = violation.frames.as_slice() else { return false };
    // A field that must not be null is looked at where methods are called, too.
    let is_elsewhere = violation.code == "K015" && !violation.is_at_end;
    CODES.contains(&violation.code) && !is_elsewhere && frame.line == violation.line && frame.file == violation.file
}

/// The line above the first statement of a method that declares it.
fn declaration(lines: &[&str], first_statement: usize, frame: &Place) -> Option<usize> {
    const FURTHEST: usize = 12;
    let class = frame.class.rsplit(['.', '$']).next().unwrap_or_default();
    let is_constructor = frame.method == "<init>";
    let opening = format!("{}(", if is_constructor { class } else { &frame.method });
    let declares = |line: &str| {
        // A type stands before the name of a method, and nothing that a call would have.
        let is_type = |before: &str| {
            let is_spaced = before.is_empty() || before.ends_with(' ');
            let has_type = is_constructor || !before.trim().is_empty();
            is_spaced && has_type && !before.contains(['=', '(', '"', '/', '*', ';']) && !before.contains("return ")
        };
        line.match_indices(&opening).any(|(place, _)| is_type(&line[..place]))
    };
    let nearest = first_statement.saturating_sub(FURTHEST)..=first_statement;
    nearest.rev().find(|line| declares(lines[*line]))
}

/// `trees/Tree.java` for the class `trees.Tree$Node` in `Tree.java`.
fn package_path(class: &str, file: &str) -> String {
    match class.rsplit_once('.') {
        Some((package, _)) => format!("{}/{file}", package.replace('.', "/")),
        None => file.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{declaration, package_path};
    use explore::Place;

    #[test]
    fn files_are_where_java_keeps_them() {
        assert_eq!(package_path("a.b.Outer$Inner", "Outer.java"), "a/b/Outer.java");
        assert_eq!(package_path("Outer", "Outer.java"), "Outer.java");
    }

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
        let frame = |method: &str| Place {
            text: String::new(),
            class: "shop.Outer$Cart".to_owned(),
            method: method.to_owned(),
            file: None,
            line: None,
            is_users: true,
        };
        assert_eq!(declaration(&lines, 7, &frame("put")), Some(5));
        assert_eq!(declaration(&lines, 1, &frame("add")), Some(0));
        assert_eq!(declaration(&lines, 7, &frame("add")), Some(0));
        assert_eq!(declaration(&lines, 7, &frame("take")), None);
        assert_eq!(declaration(&["  public Cart() {", "    x = 1;"], 1, &frame("<init>")), Some(0));
    }
}
