//! The spec classes that come with Kukang: what is known of the JDK's own classes.
//!
//! Their sources are in the folder `specs`. The jar beside them is part of the repository, so that building Kukang needs no
//! Java compiler; `scripts/make-jars` makes it anew, and a test compares it with the sources.

use program::source::read_jar;
use std::sync::OnceLock;

const JAR: &[u8] = include_bytes!("../../../specs/specs.jar");

/// The classes of the specs: their internal names and their class files.
pub fn classes() -> Vec<(&'static str, Vec<u8>)> {
    static FILES: OnceLock<Vec<(String, Vec<u8>)>> = OnceLock::new();
    let files = FILES.get_or_init(|| read_jar(JAR).expect("a test reads the same jar"));
    files.iter().filter_map(|(file, bytes)| Some((file.strip_suffix(".class")?, bytes.clone()))).collect()
}
