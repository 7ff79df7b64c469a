//! Which classes a class path has, by the names of its files alone.

use super::class_path::unreadable;
use crate::ProgramError;
use crate::names::is_class_name;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What the folders and jars of a class path have.
#[derive(Default)]
pub struct Listing {
    /// The internal names of the classes, without `module-info` and `package-info`.
    pub names: BTreeSet<String>,
    /// Folders that cannot be listed.
    pub unreadable: Vec<ProgramError>,
}

impl Listing {
    pub(super) fn add(&mut self, resource: &str) {
        if let Some(name) = class_name(resource) {
            self.names.insert(name.to_owned());
        }
    }

    pub(super) fn add_folder(&mut self, folder: &Path) {
        self.walk(folder, "", &mut Vec::new());
    }

    /// `jumps` are the folders, in their true places, from which and to which links were followed on the way here.
    fn walk(&mut self, folder: &Path, prefix: &str, jumps: &mut Vec<PathBuf>) {
        let entries = match std::fs::read_dir(folder).and_then(|entries| entries.collect::<Result<Vec<_>, _>>()) {
            Ok(entries) => entries,
            Err(error) => return self.unreadable.push(unreadable(folder, &error)),
        };
        for entry in entries {
            // A name that is no UTF-8 is no class's; a folder with a dot in its name is no package's.
            let Ok(name) = entry.file_name().into_string() else { continue };
            let path = entry.path();
            if name.ends_with(".class") && path.is_file() {
                self.add(&format!("{prefix}{name}"));
            } else if is_class_name(&name) && path.is_dir() {
                let count = jumps.len();
                if !entry.file_type().is_ok_and(|kind| kind.is_symlink()) || jump(folder, &path, jumps) {
                    self.walk(&path, &format!("{prefix}{name}/"), jumps);
                }
                jumps.truncate(count);
            }
        }
    }
}

/// Whether a link may be followed without coming back to where the walk has been.
fn jump(folder: &Path, link: &Path, jumps: &mut Vec<PathBuf>) -> bool {
    let (Ok(from), Ok(to)) = (folder.canonicalize(), link.canonicalize()) else { return false };
    jumps.push(from);
    if jumps.iter().any(|place| place.starts_with(&to)) {
        return false;
    }
    jumps.push(to);
    true
}

/// The class that a file of this name holds.
fn class_name(resource: &str) -> Option<&str> {
    let name = resource.strip_suffix(".class")?;
    let simple = name.rsplit('/').next().unwrap_or(name);
    let is_class =
        is_class_name(name) && !name.starts_with("META-INF/") && !matches!(simple, "module-info" | "package-info");
    is_class.then_some(name)
}
