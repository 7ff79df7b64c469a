//! The source files of classes: where they are, and what their comments say. Each is read once.

use super::comments::span_of;
use crate::agreed::Text;
use crate::comments::{Attached, Declared, Scanned, Signature, scan};
use crate::{Code, Diagnostic, Imports, Problem, Span};
use std::collections::{BTreeMap, BTreeSet};
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
    /// All classes and members that it declares.
    pub declarations: Vec<Declared>,
    /// Where classes stand whose names are guessed, by their names.
    pub local_classes: BTreeMap<String, (u32, u32)>,
}

pub(super) struct SourceFiles {
    sources: Sources,
    read: BTreeMap<PathBuf, Rc<SourceFile>>,
    /// What lies below the source folders by its name, listed when a class has no source where it should be.
    below: Option<BTreeMap<String, Vec<PathBuf>>>,
    /// Files in wrong places that were told of.
    misplaced: BTreeSet<PathBuf>,
}

/// The most files and folders that are listed in search of sources in wrong places.
const MOST_LISTED: usize = 20_000;

impl SourceFiles {
    pub fn new(sources: Sources) -> SourceFiles {
        SourceFiles { sources, read: BTreeMap::new(), below: None, misplaced: BTreeSet::new() }
    }

    /// The source file of a class, if there is one.
    pub fn find(&mut self, wanted: &Wanted<'_>, diagnostics: &mut Vec<Diagnostic>) -> Option<Rc<SourceFile>> {
        let places = self.places(wanted)?;
        let Some(path) = places.iter().find(|path| path.is_file()).cloned() else {
            self.tell_of_misplaced(wanted, &places, diagnostics);
            return None;
        };
        if let Some(known) = self.read.get(&path) {
            return Some(known.clone());
        }
        let file = Rc::new(read(&path, diagnostics));
        self.read.insert(path, file.clone());
        Some(file)
    }

    /// A file below a source folder that has contracts of the class but lies in another package's folder, or in none, is read
    /// by nobody.
    fn tell_of_misplaced(&mut self, wanted: &Wanted<'_>, places: &[PathBuf], diagnostics: &mut Vec<Diagnostic>) {
        let Some(name) = places.first().and_then(|place| place.file_name()) else { return };
        let folders = &self.sources.folders;
        let below = self.below.get_or_insert_with(|| list(folders));
        let candidates = below.get(&*name.to_string_lossy()).into_iter().flatten();
        for path in candidates.filter(|path| !self.misplaced.contains(*path)).cloned().collect::<Vec<_>>() {
            let file = read(&path, &mut Vec::new());
            let Some(first) = file.contracts.iter().find(|attached| attached.class == wanted.class) else { continue };
            let package = wanted.class.rsplit_once('/').map_or("", |(package, _)| package);
            let folder = if package.is_empty() { "a source folder".to_owned() } else { format!("a folder {package}") };
            let message =
                format!("the contracts in this file are not read: it does not lie in {folder}, as its package asks");
            let problem = Problem::new(Code::MisplacedSource, span_of(&first.contract), message);
            let problem = problem.help("move the file, or name the folder above that of its package with --source");
            diagnostics.push(problem.in_file(&file.text.name, &file.text.content));
            self.misplaced.insert(path);
        }
    }

    /// Whether the source of a class could have statements of contracts, at a glance.
    pub fn may_have_statements(&self, wanted: &Wanted<'_>) -> bool {
        let Some(text) = self.path(wanted).and_then(|path| std::fs::read(path).ok()) else { return false };
        let text = String::from_utf8_lossy(&text);
        (text.contains("//@") || text.contains("/*@")) && (text.contains("assert") || text.contains("assume"))
    }

    /// The files that have contracts, each with a class that has one there.
    pub fn with_contracts(&self) -> impl Iterator<Item = (&str, &Path)> {
        let read = self.read.iter();
        read.filter_map(|(path, file)| Some((&*file.contracts.first()?.class, path.as_path())))
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

/// The Java files below folders, by name. Links are not followed.
fn list(folders: &[PathBuf]) -> BTreeMap<String, Vec<PathBuf>> {
    let mut found: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    let mut waiting: Vec<PathBuf> = folders.to_vec();
    let mut listed = 0;
    while let Some(folder) = waiting.pop() {
        let mut entries: Vec<_> = std::fs::read_dir(&folder).into_iter().flatten().flatten().collect();
        entries.sort_by_key(std::fs::DirEntry::file_name);
        listed += entries.len();
        if listed > MOST_LISTED {
            break;
        }
        for entry in entries {
            let name = entry.file_name().to_string_lossy().into_owned();
            match entry.file_type() {
                Ok(of) if of.is_dir() => waiting.push(entry.path()),
                Ok(of) if of.is_file() && name.ends_with(".java") => found.entry(name).or_default().push(entry.path()),
                _ => {}
            }
        }
    }
    found
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
    let Scanned { imports, contracts, methods, declarations, local_classes, .. } = scanned;
    let local_classes = local_classes.into_iter().map(|it| (it.class, (it.first, it.last))).collect();
    let text = Rc::new(Text { name, content, annotated: None, written: None });
    SourceFile { text, imports, contracts, methods, declarations, local_classes }
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
