//! The JDK's own classes, unmodified, from the image of every JDK on this machine, with the specs that come with Kukang:
//! the exact numbers of cases of red-black trees, what the classes promise, and our counts beside the article's.
//!
//! `KUKANG_BLESS=1 cargo test -p kukang --test jdk_classes` writes our columns of `tests/counts/jdk.csv` anew; read the
//! difference before you believe it.

#[path = "../src/annotations.rs"]
mod annotations;
#[path = "../src/specs.rs"]
mod specs;
mod support;

#[path = "support/jdk_classes/beyond.rs"]
mod beyond;
#[path = "support/jdk_classes/broken.rs"]
mod broken;
#[path = "support/jdk_classes/elements.rs"]
mod elements;
#[path = "support/jdk_classes/hash_maps.rs"]
mod hash_maps;
#[path = "support/jdk_classes/promises.rs"]
mod promises;
#[path = "support/jdk_classes/red_black.rs"]
mod red_black;
#[path = "support/jdk_classes/table2.rs"]
mod table2;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use explore::{Config, Monitor, Report, Session, Source};
use support::jdk::Jdk;
use support::{cases, commands, jdk};

/// The JDKs whose classes the specs are for.
fn jdks() -> Vec<&'static Jdk> {
    jdk::wanted("JDK 17 or newer", |feature| feature >= 17)
}

/// Up to so many objects of each type.
fn n(most: u32) -> Config {
    Config { k: None, n: Some(most), ..Config::default() }
}

/// Up to so many steps, and so many elements of each collection.
fn k(most: u32) -> Config {
    Config { k: Some(most), n: None, ..Config::default() }
}

/// A session on a JDK, the specs that come with Kukang, and what is in a folder.
fn open(jdk: &Jdk, class_path: &Path, config: Config) -> Session {
    let source = Source {
        jdk: Some(jdk.home.clone()),
        class_path: vec![class_path.to_owned()],
        class_path_text: class_path.display().to_string(),
        own_classes: [annotations::classes(), specs::classes()].concat(),
        ..Source::default()
    };
    Session::open(source, config).unwrap_or_else(|error| panic!("{jdk}: no session: {error}"))
}

/// Checks the one target of that name.
fn check(session: &mut Session, target: &str) -> Report {
    let found = session.targets(target).unwrap_or_else(|error| panic!("{target}: {error}"));
    assert_eq!(found.len(), 1, "{target} is more than one target");
    session.check(&found[0], &Monitor::default()).unwrap_or_else(|error| panic!("{target}: {error}"))
}

/// A folder without classes.
fn nothing() -> &'static Path {
    static NOTHING: OnceLock<PathBuf> = OnceLock::new();
    NOTHING.get_or_init(|| commands::fresh_folder("jdk_classes/nothing"))
}

/// The sources of a folder of `tests/jdk`, compiled.
fn compile(folder: &str) -> PathBuf {
    let work = commands::fresh_folder(&format!("jdk_classes/{folder}"));
    let jar = work.join("annotations.jar");
    annotations::write(&jar).unwrap_or_else(|error| panic!("{error}"));
    let classes = work.join("classes");
    std::fs::create_dir(&classes).unwrap_or_else(|error| panic!("{}: {error}", classes.display()));
    let sources: Vec<PathBuf> = cases::sources(&cases::folder("jdk"))
        .into_iter()
        .filter(|source| source.parent().and_then(Path::file_name).is_some_and(|name| name == folder))
        .collect();
    assert!(!sources.is_empty(), "tests/jdk/{folder} has sources");
    commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
    classes
}
