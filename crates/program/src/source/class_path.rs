//! The class path: folders and jars, searched in order.

use super::jar::Jar;
use super::{Found, Listing};
use crate::{ProgramError, Result};
use rustc_hash::FxHashMap;
use std::path::{Component, Path, PathBuf};
use std::rc::Rc;

pub struct ClassPath {
    entries: Vec<Entry>,
}

enum Entry {
    Folder(PathBuf),
    Jar(Jar),
    /// Files that Kukang brings along, by their resource names.
    Own(FxHashMap<String, Rc<[u8]>>),
}

/// Where a file of the class path is: in a folder, or in a jar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    File(PathBuf),
    InJar(PathBuf),
}

impl ClassPath {
    /// Opens every entry, so that an unreadable one is reported before anything runs. As for `java`, a last component
    /// `*` stands for all jars of a folder. Jars are read as the given feature version of Java reads them.
    pub fn open(paths: &[PathBuf], feature: u32) -> Result<ClassPath> {
        let mut entries = Vec::new();
        for path in paths {
            if path.file_name().is_some_and(|name| name == "*") {
                let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
                for jar in jars_in(folder)? {
                    entries.push(Entry::Jar(Jar::open(&jar, feature)?));
                }
            } else if path.is_dir() {
                std::fs::read_dir(path).map_err(|error| unreadable(path, &error))?;
                entries.push(Entry::Folder(path.clone()));
            } else if path.exists() {
                entries.push(Entry::Jar(Jar::open(path, feature)?));
            } else {
                return Err(ProgramError::BadPath { path: path.clone(), what: "no such file or folder".into() });
            }
        }
        Ok(ClassPath { entries })
    }

    /// Adds classes that Kukang brings along, by their internal names. They are found where the class path has none of
    /// their name, and are not among the classes that it lists.
    pub fn add_own<'a>(&mut self, classes: impl IntoIterator<Item = (&'a str, Vec<u8>)>) {
        let files = classes.into_iter().map(|(name, bytes)| (format!("{name}.class"), Rc::from(bytes))).collect();
        self.entries.push(Entry::Own(files));
    }

    /// The classes that its folders and jars have, by the names of the files alone.
    pub fn list(&self) -> Listing {
        let mut listing = Listing::default();
        for entry in &self.entries {
            match entry {
                Entry::Folder(folder) => listing.add_folder(folder),
                Entry::Jar(jar) => jar.names().for_each(|name| listing.add(name)),
                Entry::Own(_) => {}
            }
        }
        listing
    }

    /// Where files and folders of this name are, in the order in which they are found.
    pub fn places(&self, resource: &str) -> Vec<Place> {
        let place = |entry: &Entry| match (entry, inside(resource)) {
            (Entry::Folder(folder), Some(path)) => {
                Some(folder.canonicalize().ok()?.join(path)).filter(|path| path.exists()).map(Place::File)
            }
            (Entry::Jar(jar), _) if jar.contains(resource) => jar.path().canonicalize().ok().map(Place::InJar),
            _ => None,
        };
        self.entries.iter().filter_map(place).collect()
    }

    /// Whether a path leads to an entry of the class path or into one.
    pub fn covers(&self, path: &Path) -> bool {
        self.entries.iter().any(|entry| {
            let own = match entry {
                Entry::Folder(folder) => folder.canonicalize(),
                Entry::Jar(jar) => jar.path().canonicalize(),
                Entry::Own(_) => return false,
            };
            own.is_ok_and(|own| path.starts_with(own))
        })
    }

    /// Whether a folder of the class path has a folder of this name, which is no file but is there.
    pub fn is_folder(&self, resource: &str) -> bool {
        self.entries.iter().any(|entry| match (entry, inside(resource)) {
            (Entry::Folder(folder), Some(path)) => folder.join(path).is_dir(),
            _ => false,
        })
    }

    pub fn find_class(&self, name: &str) -> Result<Option<Found>> {
        // A class name comes from a class file and must not lead out of the class path.
        if name.split('/').any(|part| part == ".." || part.is_empty()) {
            return Ok(None);
        }
        let found = self.find(&format!("{name}.class"))?;
        Ok(found.map(|(bytes, origin)| Found { bytes, origin, module: None }))
    }

    /// The bytes of a file of the class path and where they were found.
    pub fn find(&self, resource: &str) -> Result<Option<(Rc<[u8]>, String)>> {
        for entry in &self.entries {
            let found = match (entry, inside(resource)) {
                (Entry::Folder(folder), Some(path)) => read(&folder.join(path))?,
                (Entry::Folder(_), None) => None,
                (Entry::Jar(jar), _) => jar.read(resource)?,
                (Entry::Own(files), _) => {
                    files.get(resource).map(|bytes| (bytes.clone(), format!("{resource} in Kukang itself")))
                }
            };
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }
}

/// The name of a file below a folder without detours; `None` if it leads out of the folder.
fn inside(resource: &str) -> Option<PathBuf> {
    let mut path = PathBuf::new();
    for part in Path::new(resource).components() {
        match part {
            Component::Normal(name) => path.push(name),
            Component::ParentDir if path.pop() => {}
            Component::CurDir => {}
            _ => return None,
        }
    }
    Some(path)
}

fn read(path: &Path) -> Result<Option<(Rc<[u8]>, String)>> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(Some((bytes.into(), path.display().to_string()))),
        Err(error) if is_absence(&error) => Ok(None),
        Err(error) => Err(unreadable(path, &error)),
    }
}

fn is_absence(error: &std::io::Error) -> bool {
    matches!(
        error.kind(),
        // No file is called like that: `InvalidInput` is a zero byte in the name, `InvalidFilename` one that is too long.
        std::io::ErrorKind::NotFound
            | std::io::ErrorKind::NotADirectory
            | std::io::ErrorKind::InvalidFilename
            | std::io::ErrorKind::InvalidInput
    )
}

pub(super) fn unreadable(path: &Path, error: &std::io::Error) -> ProgramError {
    ProgramError::BadPath { path: path.to_owned(), what: format!("cannot be read: {error}") }
}

fn jars_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let listing = std::fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let mut jars: Vec<PathBuf> = listing
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("jar")))
        .collect();
    jars.sort();
    Ok(jars)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resource_stays_inside_its_folder() {
        assert_eq!(inside("a/./b/../c.txt"), Some(PathBuf::from("a/c.txt")));
        assert_eq!(inside("../x"), None);
        assert_eq!(inside("a/../../x"), None);
        assert_eq!(inside("/etc/passwd"), None);
    }
}
