//! Seeded bugs as `tests/mutants` lists them, put into copies of the subjects and compiled. The format is described
//! in the README of that folder.

use crate::subjects;
use crate::support::{cases, commands, jdk};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs};

#[derive(Debug, Default)]
pub struct Mutant {
    /// The subject's name, which is that of the file.
    pub subject: String,
    pub name: String,
    /// The source to change, from the root of the repository.
    file: String,
    pub targets: Vec<String>,
    original: String,
    replacement: String,
    /// Where its classes are. The others are those of the subjects.
    pub classes: PathBuf,
}

/// All mutants, compiled.
pub fn all() -> &'static [Mutant] {
    static MUTANTS: OnceLock<Vec<Mutant>> = OnceLock::new();
    MUTANTS.get_or_init(|| {
        let folder = commands::fresh_folder("mutants/classes");
        let mut mutants: Vec<Mutant> = files().iter().flat_map(|file| listed(file)).collect();
        for mutant in &mut mutants {
            mutant.classes = folder.join(format!("{}.{}", mutant.subject, mutant.name));
            mutant.write();
        }
        let class_path = env::join_paths([subjects::classes(), subjects::annotations_jar()]);
        let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/CompileMutants.java");
        let mut java = commands::java(jdk::compiler_for(17));
        java.arg(driver).arg(class_path.expect("no folder of the tests has a colon")).arg(&folder);
        commands::expect_success(&mut java);
        mutants
    })
}

/// The names of the subjects that have mutants.
pub fn subjects_with_mutants() -> Vec<String> {
    files().iter().map(|file| subject(file)).collect()
}

fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(cases::folder("mutants")).expect("the mutants are there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    files
}

fn subject(file: &Path) -> String {
    file.file_stem().expect("a file has a name").to_string_lossy().into_owned()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The mutants of a file.
fn listed(file: &Path) -> Vec<Mutant> {
    let text = read(file);
    let mut lines = text.lines();
    let mut mutants: Vec<Mutant> = Vec::new();
    while let Some(line) = lines.next() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(name) = line.strip_prefix("mutant: ") {
            mutants.push(Mutant { subject: subject(file), name: name.into(), ..Mutant::default() });
            continue;
        }
        let mutant = mutants.last_mut().unwrap_or_else(|| panic!("{} begins without a mutant", file.display()));
        if line == "original:" {
            mutant.original = snippet(&mut lines, "replacement:");
            mutant.replacement = snippet(&mut lines, "end");
        } else if let Some(path) = line.strip_prefix("file: ") {
            mutant.file = path.into();
        } else if let Some(target) = line.strip_prefix("target: ") {
            mutant.targets.push(target.into());
        } else {
            assert!(line.starts_with("wrong: "), "{}: `{line}` means nothing", file.display());
        }
    }
    mutants
}

/// The lines up to the one that ends them.
fn snippet<'a>(lines: &mut impl Iterator<Item = &'a str>, end: &str) -> String {
    let found: Vec<&str> = lines.by_ref().take_while(|line| *line != end).collect();
    found.join("\n")
}

impl Mutant {
    /// Writes the changed source to the mutant's folder.
    fn write(&self) {
        let Mutant { subject, name, file, original, replacement, .. } = self;
        let source = read(&cases::folder("..").join(file));
        assert_eq!(source.matches(original.as_str()).count(), 1, "{subject}, {name}: how often the original occurs");
        assert!(!self.targets.is_empty(), "{subject}, {name}: no target");
        fs::create_dir(&self.classes).unwrap_or_else(|error| panic!("{}: {error}", self.classes.display()));
        let file = Path::new(file).file_name().expect("a source is a file").to_string_lossy();
        commands::write(&self.classes, &file, source.replacen(original, replacement, 1));
    }
}
