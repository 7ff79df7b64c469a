//! What several test binaries of this crate share: a program over a JDK, Java fixtures, hand-made class files.

// Each test binary uses a part of it.
#![allow(dead_code)]

pub mod maker;

use program::source::{ClassPath, Jdk};
use program::{LinkError, Program, ProgramError, Trouble};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

pub fn jdk() -> Jdk {
    Jdk::find(None).expect("the tests need a JDK with javac: set JAVA_HOME or put java on the PATH")
}

/// The JDKs of this machine, the oldest first: the one that the other tests use, and those below `/usr/lib/jvm`.
pub fn jdks() -> Vec<Jdk> {
    let below = std::fs::read_dir("/usr/lib/jvm").into_iter().flatten();
    let others = below.filter_map(|entry| Jdk::find(Some(&entry.ok()?.path())).ok());
    let mut found: Vec<Jdk> = others.chain([jdk()]).collect();
    let place = |jdk: &Jdk| jdk.home().canonicalize().expect("a JDK that was found is there");
    found.sort_by_key(|jdk| (jdk.feature(), place(jdk)));
    found.dedup_by_key(|jdk| place(jdk));
    found
}

pub fn program(class_path: &[&Path]) -> Program {
    program_on(jdk(), class_path)
}

pub fn program_on(jdk: Jdk, class_path: &[&Path]) -> Program {
    let class_path: Vec<PathBuf> = class_path.iter().map(|path| path.to_path_buf()).collect();
    let class_path = ClassPath::open(&class_path, jdk.feature()).expect("the test made this class path");
    Program::new(jdk, class_path, &[])
}

/// An empty folder; no two tests may ask for the same one.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(env!("CARGO_CRATE_NAME")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("cargo's folder for tests can be written");
    folder
}

/// The compiled sources of `tests/java`: the `original` classes, and those of them that were `changed` later on without
/// compiling the others again. The sources under `removed` were there when the originals were compiled, and then gone.
pub struct Fixtures {
    pub original: PathBuf,
    pub changed: PathBuf,
}

impl Fixtures {
    /// Compiles them once per test binary.
    pub fn get() -> &'static Fixtures {
        static FIXTURES: OnceLock<Fixtures> = OnceLock::new();
        FIXTURES.get_or_init(|| {
            let removed = compile("removed", &[]);
            let original = compile("original", &[&removed]);
            let changed = compile("changed", &[&original]);
            Fixtures { original, changed }
        })
    }

    pub fn program(&self) -> Program {
        program(&[&self.original])
    }

    pub fn changed_program(&self) -> Program {
        program(&[&self.changed, &self.original])
    }
}

/// Compiles the sources of a folder of `tests/java`.
pub fn compile(name: &str, class_path: &[&Path]) -> PathBuf {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("java").join(name);
    let target = folder(name);
    let mut files = Vec::new();
    collect_sources(&sources, &mut files);
    let mut javac = Command::new(jdk().home().join("bin").join("javac"));
    javac.args(["-g", "--release", "17", "-d"]).arg(&target);
    javac.arg("-cp").arg(std::env::join_paths(class_path).expect("no folder of the tests has a colon"));
    let output = javac.args(files).output().expect("the JDK has a javac");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    target
}

fn collect_sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the fixtures are there") {
        let path = entry.expect("the fixtures can be listed").path();
        if path.is_dir() {
            collect_sources(&path, files);
        } else {
            files.push(path);
        }
    }
}

pub fn link_error<T>(result: Result<T, Trouble>) -> LinkError {
    match result {
        Err(Trouble::Link(error)) => error,
        Err(Trouble::Input(error)) => panic!("a link error was expected, but the input is broken: {error}"),
        Ok(_) => panic!("a link error was expected, but it worked"),
    }
}

pub fn input_error<T>(result: Result<T, Trouble>) -> ProgramError {
    match result {
        Err(Trouble::Input(error)) => error,
        Err(Trouble::Link(error)) => panic!("broken input was expected, not {error:?}"),
        Ok(_) => panic!("broken input was expected, but it worked"),
    }
}
