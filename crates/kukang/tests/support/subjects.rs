//! The subjects of `examples` and of `tests/counts`, compiled once, and sessions that check them.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::annotations;
use crate::support::{cases, commands, jdk};
use explore::{Config, Error, Monitor, Report, Session, Source};

/// All subjects, in one class folder.
pub fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder(&format!("{}/subjects", env!("CARGO_CRATE_NAME")));
        let sources =
            [cases::sources(&cases::folder("../examples")), cases::sources(&cases::folder("counts"))].concat();
        commands::compile_with(&[OsStr::new("-cp"), annotations_jar().as_os_str()], &sources, 17, &classes);
        classes
    })
}

/// The annotations, for javac.
pub fn annotations_jar() -> &'static Path {
    static JAR: OnceLock<PathBuf> = OnceLock::new();
    JAR.get_or_init(|| {
        let jar = commands::fresh_folder(&format!("{}/annotations", env!("CARGO_CRATE_NAME"))).join("annotations.jar");
        annotations::write(&jar).unwrap_or_else(|error| panic!("{error}"));
        jar
    })
}

/// A session on the subjects.
pub fn open(config: Config) -> Session {
    open_with(&[classes()], config)
}

/// A session on other classes; the first folder that has a class is the one that counts.
pub fn open_with(class_path: &[&Path], config: Config) -> Session {
    try_to_open(class_path, config).unwrap_or_else(|error| panic!("no session: {error}"))
}

pub fn try_to_open(class_path: &[&Path], config: Config) -> Result<Session, Error> {
    Session::open(source(class_path), config)
}

/// Where the sessions have their classes from.
pub fn source(class_path: &[&Path]) -> Source {
    Source {
        jdk: Some(jdk::compiler_for(17).home.clone()),
        class_path: class_path.iter().map(|folder| folder.to_path_buf()).collect(),
        class_path_text: String::new(),
        source_folders: Vec::new(),
        own_classes: annotations::classes(),
    }
}

/// Checks the one target of that name.
pub fn check(session: &mut Session, target: &str) -> Report {
    check_and_tell(session, target, &Monitor::default())
}

/// The same, with somebody who can end it.
pub fn check_and_tell(session: &mut Session, target: &str, monitor: &Monitor) -> Report {
    let found = session.targets(target).unwrap_or_else(|error| panic!("{target}: {error}"));
    assert_eq!(found.len(), 1, "{target} is more than one target");
    session.check(&found[0], monitor).unwrap_or_else(|error| panic!("{target}: {error}"))
}

/// Chains of objects up to a length.
pub fn k(most: u32) -> Config {
    Config { k: Some(most), ..Config::default() }
}

/// Up to so many objects of each type.
pub fn n(most: u32) -> Config {
    Config { k: None, n: Some(most), ..Config::default() }
}
