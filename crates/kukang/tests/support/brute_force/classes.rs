//! The classes of the subjects, compiled once: all of them in one folder for HotSpot, and one folder per package for
//! Kukang, whose world is what lies on the class path.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::support::{cases, commands};

pub struct Classes {
    /// Everything, the program that drives HotSpot included.
    pub all: PathBuf,
    packages: PathBuf,
}

impl Classes {
    pub fn get() -> &'static Classes {
        static CLASSES: OnceLock<Classes> = OnceLock::new();
        CLASSES.get_or_init(Classes::compile)
    }

    /// A class path with one package and what Kukang's conditions are made of.
    pub fn package(&self, name: &str) -> PathBuf {
        self.packages.join(name)
    }

    fn compile() -> Classes {
        let folder = commands::fresh_folder("brute_force");
        let (all, packages) = (folder.join("all"), folder.join("packages"));
        let own = cases::folder("brute_force");
        let examples = own.join("../../examples");
        let mut sources = Vec::new();
        for root in [&own, &examples] {
            collect(root, &mut sources);
        }
        // Elements of unknown classes have no heaps that could be listed.
        sources.retain(|source| !source.starts_with(examples.join("ordered")));
        sources.sort();
        commands::compile(&sources, 17, &all);
        for package in fs::read_dir(&all).expect("javac has made it").map(|entry| entry.expect("it can be read").path())
        {
            if package.is_dir() && !package.ends_with("kukang") {
                let name = package.file_name().expect("a package has a name");
                let to = packages.join(name);
                copy(&package, &to.join(name));
                // The classes that end a run on HotSpot, and the annotation, are no part of Kukang's world.
                let conditions = to.join("kukang");
                fs::create_dir_all(&conditions).expect("its parent was just made");
                fs::copy(all.join("kukang/Kukang.class"), conditions.join("Kukang.class")).expect("javac has made it");
            }
        }
        Classes { all, packages }
    }
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "java") {
            into.push(path);
        }
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap_or_else(|error| panic!("{}: {error}", to.display()));
    for entry in fs::read_dir(from).unwrap_or_else(|error| panic!("{}: {error}", from.display())) {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().expect("an entry has a name");
        if path.is_dir() {
            copy(&path, &to.join(name));
        } else {
            fs::copy(&path, to.join(name)).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
    }
}
