//! The packages of `tests/check`, compiled, and Kukang as a person runs it.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use super::{cases, commands, jdk};

/// Kukang with the JDK that the tests are about.
pub fn kukang(folder: &Path) -> Command {
    let mut kukang = Command::new(env!("CARGO_BIN_EXE_kukang"));
    with_jdk(kukang.current_dir(folder));
    kukang
}

pub fn with_jdk(command: &mut Command) -> &mut Command {
    command.env("JAVA_HOME", &jdk::compiler_for(17).home)
}

pub fn path_of(entry: std::io::Result<fs::DirEntry>) -> PathBuf {
    entry.expect("the folder can be read").path()
}

/// All packages, compiled in one go, each in a folder of its own: what is on the class path decides what objects there are.
pub fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let all = commands::fresh_folder(&format!("{}/all", own_folder()));
        let apart = commands::fresh_folder(&format!("{}/classes", own_folder()));
        compile_against_annotations(&cases::sources(&cases::folder("check")), &all);
        for package in fs::read_dir(&all).expect("the packages were compiled").map(path_of) {
            let name = package.file_name().expect("a package has a name");
            fs::create_dir(apart.join(name)).expect("the folder is ours");
            fs::rename(&package, apart.join(name).join(name)).expect("the folders are ours");
        }
        apart
    })
}

pub fn compile_against_annotations(sources: &[PathBuf], classes: &Path) {
    commands::compile_with(&[OsStr::new("-cp"), annotations_jar().as_os_str()], sources, 17, classes);
}

pub fn annotations_jar() -> &'static Path {
    static JAR: OnceLock<PathBuf> = OnceLock::new();
    JAR.get_or_init(|| {
        let folder = commands::fresh_folder(&format!("{}/annotations", own_folder()));
        commands::expect_success(kukang(&folder).args(["annotations", "-o", "kukang.jar"]));
        folder.join("kukang.jar")
    })
}

/// Test binaries may run at the same time; each has a folder of its own.
fn own_folder() -> String {
    let binary = std::env::current_exe().expect("tests are a file");
    format!("packages/{}", binary.file_stem().expect("it has a name").to_string_lossy())
}
