//! Compiles the test programs, each set once for all the tests that run it.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::cases::{self, Case};
use super::{commands, jdk};

/// The programs that run on every JDK.
pub fn programs() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| compile_programs("programs", 17))
}

/// The programs that use the language of Java 25.
pub fn programs25() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| compile_programs("programs25", 25))
}

/// The programs whose classes no longer fit together.
pub fn linkage() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| {
        let sources = cases::folder("linkage");
        let classes = fresh_folder("linkage");
        let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/CompileCases.java");
        let mut java = commands::java(jdk::compiler_for(17));
        commands::expect_success(java.arg(driver).arg(&sources).arg(&classes));
        cases::linkage(&sources, &classes)
    })
}

/// The programs that a generator writes as class files, because javac would not.
pub fn bytecode() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| {
        let classes = fresh_folder("bytecode");
        let generator = cases::folder("bytecode").join("Generate.java");
        let mut java = commands::java(jdk::compiler_for(25));
        let names = commands::expect_output(java.arg(generator).arg(&classes));
        names.lines().map(|name| cases::generated(name, &classes)).collect()
    })
}

fn compile_programs(folder: &str, release: u32) -> Vec<Case> {
    let sources = cases::sources(&cases::folder(folder));
    let classes = fresh_folder(folder);
    commands::compile(&sources, release, &classes);
    cases::programs(&sources, &classes)
}

fn fresh_folder(name: &str) -> PathBuf {
    commands::fresh_folder(&format!("differential/{name}"))
}
