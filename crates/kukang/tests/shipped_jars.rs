//! The jars that come with Kukang, of its spec classes and of the program that runs paths on a JVM, are what their sources
//! compile to.
//!
//! `scripts/make-jars` makes them anew.

#[path = "../src/annotations.rs"]
mod annotations;
mod support;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use program::source::{make_jar, read_jar};
use support::{cases, commands};

#[test]
fn the_jar_of_the_specs_is_made_of_the_sources() {
    check("specs", "specs.jar");
}

#[test]
fn the_jar_of_the_replayer_is_made_of_the_sources() {
    check("replayer", "replayer.jar");
}

/// Compares a jar with its sources, or writes it.
fn check(folder: &str, jar: &str) {
    let folder = cases::folder(&format!("../{folder}"));
    let compiled = compile(&folder, jar);
    assert!(!compiled.is_empty(), "there are sources");
    let jar = folder.join(jar);
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
    assert_eq!(names(&shipped), names(&compiled), "run scripts/make-jars");
    for (name, bytes) in &compiled {
        assert!(shipped[name] == *bytes, "{name} is not what its source compiles to: run scripts/make-jars");
    }
}

/// The class files that the sources in a folder compile to, by their names in the jar.
fn compile(folder: &Path, what: &str) -> BTreeMap<String, Vec<u8>> {
    let work = commands::fresh_folder(&format!("shipped_{what}"));
    let annotations_jar = work.join("annotations.jar");
    annotations::write(&annotations_jar).unwrap_or_else(|error| panic!("{error}"));
    let classes = work.join("classes");
    fs::create_dir(&classes).unwrap_or_else(|error| panic!("{}: {error}", classes.display()));
    let options = [OsStr::new("-parameters"), OsStr::new("-cp"), annotations_jar.as_os_str()];
    commands::compile_with(&options, &files(folder, "java"), 17, &classes);
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
