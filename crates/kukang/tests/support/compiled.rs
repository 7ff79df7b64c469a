//! Compiles the test programs, each set once for all the tests that run it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use super::cases::{self, Case};
use super::jdk;
use super::process::{self, End};

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
        let java = jdk::compiler_for(17).tool("java");
        expect_success(Command::new(java).arg("-XX:TieredStopAtLevel=1").arg(driver).arg(&sources).arg(&classes));
        cases::linkage(&sources, &classes)
    })
}

fn compile_programs(folder: &str, release: u32) -> Vec<Case> {
    let sources = cases::sources(&cases::folder(folder));
    let classes = fresh_folder(folder);
    let mut javac = Command::new(jdk::compiler_for(release).tool("javac"));
    // Debugging information is what lets the messages of null pointer exceptions name local variables.
    javac.args(["-g", "-encoding", "UTF-8", "-Xlint:none", "-nowarn", "-proc:none", "--release"]);
    javac.arg(release.to_string()).arg("-d").arg(&classes).args(&sources);
    expect_success(&mut javac);
    cases::programs(&sources, &classes)
}

fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("differential").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap_or_else(|error| panic!("cannot empty {}: {error}", folder.display()));
    }
    fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("cannot create {}: {error}", folder.display()));
    folder
}

fn expect_success(command: &mut Command) {
    let outcome = process::run(command, None).unwrap_or_else(|error| panic!("cannot start {command:?}: {error}"));
    assert!(
        outcome.end == End::Exited(0),
        "the test programs do not compile ({:?}):\n{}",
        outcome.end,
        String::from_utf8_lossy(&outcome.stderr)
    );
}
