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
            return Some(SourcePlace { line: violation.line, ..self.of_frame(frame)? });
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

    /// The text of the file, and the index of a line that it has.
    fn text_and_line(&self) -> Option<(String, usize)> {
        let bytes = std::fs::read(self.path.as_ref()?).ok()?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let line = (self.line? as usize).checked_sub(1)?;
        (line < text.lines().count()).then_some((text, line))
    }
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
    use super::package_path;

    #[test]
    fn files_are_where_java_keeps_them() {
        assert_eq!(package_path("a.b.Outer$Inner", "Outer.java"), "a/b/Outer.java");
        assert_eq!(package_path("Outer", "Outer.java"), "Outer.java");
    }
}
