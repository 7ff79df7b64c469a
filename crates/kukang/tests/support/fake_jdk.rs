//! JDKs like those of this machine, but for their `java`, which is a script of ours.

use super::commands;
use super::jdk::Jdk;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

/// A JDK whose `java` finds classes in a folder first. Paths that Kukang has explored end otherwise on it than predicted if the
/// folder has other code for the same classes.
pub fn with_classes_first(folder: &Path, like: &Jdk, first: &Path) -> PathBuf {
    let script = format!(
        "before=
for word do
    shift
    [ \"$before\" = -cp ] && word='{}':\"$word\"
    set -- \"$@\" \"$word\"
    before=\"$word\"
done",
        first.display()
    );
    make(folder, like, &script)
}

/// A JDK whose `java` adds a line to a file each time that it starts.
pub fn counting_starts(folder: &Path, like: &Jdk, starts: &Path) -> PathBuf {
    make(folder, like, &format!("echo start >> '{}'", starts.display()))
}

/// How often it has started.
pub fn starts(file: &Path) -> usize {
    fs::read_to_string(file).unwrap_or_default().lines().count()
}

fn make(folder: &Path, like: &Jdk, script: &str) -> PathBuf {
    let bin = folder.join("bin");
    fs::create_dir_all(&bin).unwrap_or_else(|error| panic!("{}: {error}", bin.display()));
    for entry in fs::read_dir(&like.home).expect("a JDK is a folder") {
        let entry = entry.expect("the folder can be read");
        if entry.file_name() != "bin" {
            symlink(entry.path(), folder.join(entry.file_name())).unwrap_or_else(|error| panic!("{entry:?}: {error}"));
        }
    }
    let java = like.tool("java");
    let java = commands::write(&bin, "java", format!("#!/bin/sh\n{script}\nexec '{}' \"$@\"\n", java.display()));
    fs::set_permissions(&java, fs::Permissions::from_mode(0o755)).expect("the file is ours");
    folder.to_owned()
}
