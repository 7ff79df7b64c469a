//! The jar of the spec classes that come with Kukang is what their sources compile to.
//!
//! `scripts/make-specs` makes the jar anew.

#[path = "../src/annotations.rs"]
mod annotations;
mod support;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use program::source::{make_jar, read_jar};
use support::{cases, commands};

fn folder() -> PathBuf {
    cases::folder("../specs")
}

#[test]
fn the_jar_is_made_of_the_sources() {
    let compiled = compile();
    assert!(!compiled.is_empty(), "there are sources");
    let jar = folder().join("specs.jar");
    if std::env::var_os("KUKANG_BLESS").is_some() {
        let files = compiled.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()));
        let made = make_jar(files).unwrap_or_else(|error| panic!("no jar: {error}"));
        fs::write(&jar, made).unwrap_or_else(|error| panic!("{}: {error}", jar.display()));
        return;
    }
    let bytes = fs::read(&jar).unwrap_or_else(|error| panic!("{}: {error}", jar.display()));
    let shipped: BTreeMap<String, Vec<u8>> =
        read_jar(&bytes).unwrap_or_else(|error| panic!("{}: {error}", jar.display())).into_iter().collect();
    let names = |files: &BTreeMap<String, Vec<u8>>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&shipped), names(&compiled), "run scripts/make-specs");
    for (name, bytes) in &compiled {
        assert!(shipped[name] == *bytes, "{name} is not what its source compiles to: run scripts/make-specs");
    }
}

/// The class files that the sources compile to, by their names in the jar.
fn compile() -> BTreeMap<String, Vec<u8>> {
    let work = commands::fresh_folder("shipped_specs");
    let annotations_jar = work.join("annotations.jar");
    annotations::write(&annotations_jar).unwrap_or_else(|error| panic!("{error}"));
    let classes = work.join("classes");
    fs::create_dir(&classes).unwrap_or_else(|error| panic!("{}: {error}", classes.display()));
    let options = [OsStr::new("-parameters"), OsStr::new("-cp"), annotations_jar.as_os_str()];
    commands::compile_with(&options, &files(&folder(), "java"), 17, &classes);
    let name = |file: &Path| file.strip_prefix(&classes).expect("it lies below").to_string_lossy().into_owned();
    let read = |file: &Path| fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    files(&classes, "class").iter().map(|file| (name(file), read(file))).collect()
}

/// All files of a kind below a folder, sorted.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path());
    let mut found: Vec<PathBuf> = paths
        .flat_map(|path| if path.is_dir() { files(&path, extension) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    found.sort();
    found
}
