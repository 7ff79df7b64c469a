//! The commands that the tests run: `java`, `javac` and `jar` of a JDK, `kukang run`, and the folders they write to.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::jdk::{self, Jdk};
use super::process::{self, End, Outcome};

/// HotSpot, with options that only make a short run cheaper: no second compiler, no parallel collector, the shared
/// class archive, and no file of figures, of which a machine prints that it is another's where many run.
pub fn java(jdk: &Jdk) -> Command {
    let mut java = Command::new(jdk.tool("java"));
    java.args(["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"]);
    java
}

/// Kukang on the classes of a JDK.
pub fn kukang(jdk: &Jdk) -> Command {
    let mut kukang = Command::new(env!("CARGO_BIN_EXE_kukang"));
    kukang.arg("run").arg("--jdk").arg(&jdk.home);
    kukang
}

/// Compiles sources for a release of Java and everything newer.
pub fn compile(sources: &[impl AsRef<OsStr>], release: u32, classes: &Path) {
    compile_with(&[], sources, release, classes);
}

/// The same, with options for javac.
pub fn compile_with(options: &[&OsStr], sources: &[impl AsRef<OsStr>], release: u32, classes: &Path) {
    let mut javac = Command::new(jdk::compiler_for(release).tool("javac"));
    javac.args(["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"]);
    // Debugging information is what lets the messages of null pointer exceptions name local variables.
    javac.args(["-g", "-encoding", "UTF-8", "-Xlint:none", "-nowarn", "-proc:none", "--release"]);
    javac.arg(release.to_string()).arg("-d").arg(classes).args(options).args(sources);
    expect_success(&mut javac);
}

/// Runs a command that reads nothing.
pub fn run(command: &mut Command) -> Outcome {
    process::run(command, None).unwrap_or_else(|error| panic!("cannot start {command:?}: {error}"))
}

pub fn expect_success(command: &mut Command) {
    expect_output(command);
}

/// What a command that succeeds writes to standard output.
pub fn expect_output(command: &mut Command) -> String {
    let outcome = run(command);
    assert!(outcome.end == End::Exited(0), "{command:?} ended with {:?}:\n{}", outcome.end, outcome.err());
    outcome.out()
}

/// An empty folder below the build's folder for temporary files.
pub fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap_or_else(|error| panic!("cannot empty {}: {error}", folder.display()));
    }
    fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("cannot create {}: {error}", folder.display()));
    folder
}

/// A file with the given content, below a folder of ours.
pub fn write(folder: &Path, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let file = folder.join(name);
    fs::write(&file, content).unwrap_or_else(|error| panic!("cannot write {}: {error}", file.display()));
    file
}
