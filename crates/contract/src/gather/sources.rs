//! The source files of classes: where they are, and what their comments say. Each is read once.

use crate::agreed::Text;
use crate::comments::{Attached, Scanned, Signature, scan};
use crate::{Code, Diagnostic, Imports, Problem, Span};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Where source files are looked for.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// Folders that have `package/Name.java` below them, in the order of their rank.
    pub folders: Vec<PathBuf>,
    /// The class path: source files may stand beside the class files, or where Maven and Gradle have them.
    pub class_path: Vec<PathBuf>,
}

/// Where build tools put classes, and where they take their sources from.
const LAYOUTS: [(&str, &str); 4] = [
    ("target/classes", "src/main/java"),
    ("target/test-classes", "src/test/java"),
    ("build/classes/java/main", "src/main/java"),
    ("build/classes/java/test", "src/test/java"),
];

/// A class whose source is wanted.
pub(super) struct Wanted<'a> {
    /// The internal name of the class.
    pub class: &'a str,
    /// The name of the file, if the class file has it.
    pub file: Option<&'a str>,
    /// Where the class file was found.
    pub origin: &'a str,
}

/// What the comments of one file say.
pub(super) struct SourceFile {
    pub text: Rc<Text>,
    pub imports: Imports,
    pub contracts: Vec<Attached>,
    /// All methods, each with the internal name of its class.
    pub methods: Vec<(String, Signature)>,
}

pub(super) struct SourceFiles {
    sources: Sources,
    read: BTreeMap<PathBuf, Rc<SourceFile>>,
}

impl SourceFiles {
    pub fn new(sources: Sources) -> SourceFiles {
        SourceFiles { sources, read: BTreeMap::new() }
    }

    /// The source file of a class, if there is one.
    pub fn find(&mut self, wanted: &Wanted<'_>, diagnostics: &mut Vec<Diagnostic>) -> Option<Rc<SourceFile>> {
        let path = self.path(wanted)?;
        if let Some(known) = self.read.get(&path) {
            return Some(known.clone());
        }
        let file = Rc::new(read(&path, diagnostics));
        self.read.insert(path, file.clone());
        Some(file)
    }

    /// Whether the source of a class could have statements of contracts, at a glance.
    pub fn may_have_statements(&self, wanted: &Wanted<'_>) -> bool {
        let Some(text) = self.path(wanted).and_then(|path| std::fs::read(path).ok()) else { return false };
        let text = String::from_utf8_lossy(&text);
        (text.contains("//@") || text.contains("/*@")) && (text.contains("assert") || text.contains("assume"))
    }

    /// Where the source file of a class is, if it is there.
    pub fn path(&self, wanted: &Wanted<'_>) -> Option<PathBuf> {
        self.places(wanted)?.into_iter().find(|path| path.is_file())
    }

    fn places(&self, wanted: &Wanted<'_>) -> Option<Vec<PathBuf>> {
        let (package, simple) = wanted.class.rsplit_once('/').unwrap_or(("", wanted.class));
        let outermost = simple.split('$').next().filter(|name| !name.is_empty()).unwrap_or(simple);
        let name = wanted.file.map_or_else(|| format!("{outermost}.java"), str::to_owned);
        // The name comes from a class file and must not lead anywhere else; other languages have other comments.
        if name.contains(['/', '\\', '\0']) || !name.ends_with(".java") {
            return None;
        }
        let class_file = format!("{}.class", wanted.class);
        let is_home = |entry: &&PathBuf| entry.join(&class_file).display().to_string() == wanted.origin;
        let homes = self.sources.class_path.iter().filter(is_home).flat_map(|entry| beside(entry));
        let folders = self.sources.folders.iter().cloned().chain(homes);
        Some(folders.map(|folder| folder.join(package).join(&name)).collect())
    }
}

/// The folders that may have the sources of the classes in this one.
fn beside(entry: &Path) -> Vec<PathBuf> {
    let mut folders = vec![entry.to_path_buf()];
    let canonical = entry.canonicalize().ok();
    for home in [Some(entry), canonical.as_deref()].into_iter().flatten() {
        for (classes, sources) in LAYOUTS.iter().filter(|(classes, _)| home.ends_with(classes)) {
            let base = home.ancestors().nth(Path::new(classes).components().count());
            folders.extend(base.map(|base| base.join(sources)));
        }
    }
    folders
}

fn read(path: &Path, diagnostics: &mut Vec<Diagnostic>) -> SourceFile {
    let name = path.display().to_string();
    let bytes = std::fs::read(path).unwrap_or_else(|error| {
        let problem = Problem::new(Code::UnreadableSource, Span::default(), format!("this cannot be read: {error}"));
        diagnostics.push(problem.in_file(&name, ""));
        Vec::new()
    });
    // Old sources may be in Latin-1; a name that this spoils is not found, and that is told.
    let content = String::from_utf8_lossy(&bytes).into_owned();
    let mut scanned = scan(&name, &content);
    diagnostics.append(&mut scanned.diagnostics);
    let Scanned { imports, contracts, methods, .. } = scanned;
    SourceFile { text: Rc::new(Text { name, content }), imports, contracts, methods }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(file: Option<&str>, class: &str, origin: &str) -> Vec<String> {
        let sources =
            Sources { folders: vec!["given".into()], class_path: vec!["x/target/classes".into(), "y".into()] };
        let wanted = Wanted { class, file, origin };
        let found = SourceFiles::new(sources).places(&wanted).unwrap_or_default();
        found.iter().map(|path| path.display().to_string()).collect()
    }

    #[test]
    fn a_source_is_looked_for_where_its_class_was_found() {
        assert_eq!(places(Some("A.java"), "p/B", "y/p/B.class"), ["given/p/A.java", "y/p/A.java"]);
        let in_project = ["given/p/A.java", "x/target/classes/p/A.java", "x/src/main/java/p/A.java"];
        assert_eq!(places(Some("A.java"), "p/B", "x/target/classes/p/B.class"), in_project);
        assert_eq!(places(Some("A.java"), "p/B", "p/B.class in z.jar"), ["given/p/A.java"]);
        assert_eq!(places(None, "Outer$Inner", ""), ["given/Outer.java"]);
        assert_eq!(places(None, "p/$Odd", ""), ["given/p/$Odd.java"]);
    }

    #[test]
    fn the_name_of_a_source_leads_nowhere_else() {
        for name in ["../../A.java", "/etc/A.java", "..\\A.java", "A.kt", "A", "", "\0.java"] {
            assert_eq!(places(Some(name), "p/B", "y/p/B.class"), [""; 0], "{name}");
        }
    }
}
