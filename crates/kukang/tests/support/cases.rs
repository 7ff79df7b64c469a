//! The test programs as they lie in the repository's `tests` folder.
//!
//! A program is a file `<group>/<Name>.java` that declares the class `<group>.<Name>` with a main method; files without
//! one only help others. Beside it, `<Name>.in` is its standard input and `<Name>.args` its arguments, one per line.
//! A linkage case is a folder whose class `Main` runs after some of the classes around it were changed or deleted.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, Clone)]
pub struct Case {
    /// What a failure is reported under, and what `KUKANG_ONLY` selects by.
    pub name: String,
    pub main_class: String,
    pub class_path: PathBuf,
    pub arguments: Vec<String>,
    pub input: Option<PathBuf>,
}

/// A folder inside the repository's `tests`.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(name)
}

/// Every Java source below a folder of programs, groups and files in order.
pub fn sources(programs: &Path) -> Vec<PathBuf> {
    let groups = children(programs).into_iter().filter(|path| path.is_dir());
    let files = groups.flat_map(|group| children(&group));
    files.filter(|path| path.extension().is_some_and(|extension| extension == "java")).collect()
}

/// The sources that can be launched.
pub fn programs(sources: &[PathBuf], classes: &Path) -> Vec<Case> {
    sources.iter().filter(|source| read(source).contains("void main(")).map(|source| program(source, classes)).collect()
}

/// One case per folder of linkage cases.
pub fn linkage(folder: &Path, classes: &Path) -> Vec<Case> {
    let folders = children(folder).into_iter().filter(|path| path.is_dir());
    let case = |folder: PathBuf| {
        let name = text(folder.file_name());
        Case {
            class_path: classes.join(&name),
            name: format!("linkage/{name}"),
            main_class: "Main".to_owned(),
            arguments: Vec::new(),
            input: None,
        }
    };
    folders.map(case).collect()
}

/// A program that a generator wrote as a class file.
pub fn generated(main_class: &str, classes: &Path) -> Case {
    Case {
        name: main_class.to_owned(),
        main_class: main_class.to_owned(),
        class_path: classes.to_path_buf(),
        arguments: Vec::new(),
        input: None,
    }
}

/// Narrows the cases to those whose name contains the value of `KUKANG_ONLY`, where it is set.
pub fn selected(cases: Vec<Case>) -> Vec<Case> {
    match env::var("KUKANG_ONLY") {
        Ok(part) => cases.into_iter().filter(|case| case.name.contains(&part)).collect(),
        Err(_) => cases,
    }
}

fn program(source: &Path, classes: &Path) -> Case {
    let group = text(source.parent().and_then(Path::file_name));
    let name = format!("{group}.{}", text(source.file_stem()));
    let input = source.with_extension("in");
    let arguments = source.with_extension("args");
    Case {
        main_class: name.clone(),
        name,
        class_path: classes.to_path_buf(),
        arguments: if arguments.exists() { read(&arguments).lines().map(str::to_owned).collect() } else { Vec::new() },
        input: input.exists().then_some(input),
    }
}

fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("cannot list {}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()))
}

fn text(name: Option<&std::ffi::OsStr>) -> String {
    name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
