//! A JDK on this machine: finding it, and reading classes straight from its runtime image (`lib/modules`).

use super::Found;
use crate::class_file::{self, Malformed, ModuleTable};
use crate::{ProgramError, Result};
use jimage_rs::JImage;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

pub struct Jdk {
    home: PathBuf,
    version: String,
    image: JImage,
    /// The module of each package looked up so far.
    modules: RefCell<FxHashMap<String, Option<Rc<str>>>>,
    /// What the modules looked up so far let others see.
    module_tables: RefCell<FxHashMap<String, Option<Rc<ModuleTable>>>>,
}

impl Jdk {
    /// The JDK at `home` if given, else the one that `JAVA_HOME` names, else the one whose `java` is on the PATH.
    pub fn find(home: Option<&Path>) -> Result<Jdk> {
        if let Some(home) = home {
            return Jdk::open(home);
        }
        if let Some(home) = std::env::var_os("JAVA_HOME").filter(|home| !home.is_empty()) {
            return Jdk::open(Path::new(&home));
        }
        let java = std::env::var_os("PATH")
            .and_then(|path| std::env::split_paths(&path).map(|folder| folder.join("java")).find(|java| java.is_file()))
            .and_then(|java| java.canonicalize().ok());
        match java.as_deref().and_then(Path::parent).and_then(Path::parent) {
            Some(home) => Jdk::open(home),
            None => Err(ProgramError::NoJdk { tried: "no --jdk, no JAVA_HOME, no java on the PATH".into() }),
        }
    }

    pub fn open(home: &Path) -> Result<Jdk> {
        let bad = |what: String| ProgramError::BadJdk { home: home.to_owned(), what };
        if !home.is_dir() {
            return Err(bad("no such folder".into()));
        }
        let modules = home.join("lib").join("modules");
        if !modules.is_file() {
            return Err(bad("it has no runtime image (lib/modules); Kukang needs a JDK of version 17 or later".into()));
        }
        let version = read_version(home).unwrap_or_default();
        let feature = version.split(['.', '-', '+']).next().and_then(|part| part.parse::<u32>().ok());
        match feature {
            Some(17..) => {}
            Some(_) => return Err(bad(format!("it is version {version}; Kukang needs 17 or later"))),
            None => return Err(bad("its version is unknown: no JAVA_VERSION in its release file".into())),
        }
        let image =
            JImage::open(&modules).map_err(|error| bad(format!("its runtime image cannot be read: {error}")))?;
        if !is_whole(image.raw().as_slice()) {
            return Err(bad("its runtime image (lib/modules) is truncated".into()));
        }
        let home = home.canonicalize().unwrap_or_else(|_| home.to_owned());
        Ok(Jdk { home, version, image, modules: RefCell::default(), module_tables: RefCell::default() })
    }

    pub fn home(&self) -> &Path {
        &self.home
    }

    /// The full version, such as `17.0.15`.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// The number by which people name a Java: 17, 25.
    pub fn feature(&self) -> u32 {
        self.version.split(['.', '-', '+']).next().and_then(|part| part.parse().ok()).unwrap_or(0)
    }

    pub fn find_class(&self, name: &str) -> Result<Option<Found>> {
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        let Some(module) = self.module_of(package)? else { return Ok(None) };
        let Some(bytes) = self.resource(&format!("/{module}/{name}.class"))? else { return Ok(None) };
        Ok(Some(Found { bytes, origin: format!("{name} in {}", self.image_path()), module: Some(module) }))
    }

    /// Any file of the image, by its full name (`/java.base/java/lang/Object.class`).
    pub fn resource(&self, name: &str) -> Result<Option<Rc<[u8]>>> {
        match self.image.find_resource(name) {
            Ok(found) => Ok(found.map(|bytes| Rc::from(&*bytes))),
            Err(error) => Err(ProgramError::BadJdk {
                home: self.home.clone(),
                what: format!("{name} cannot be read from its runtime image: {error}"),
            }),
        }
    }

    fn image_path(&self) -> String {
        self.home.join("lib").join("modules").display().to_string()
    }

    /// The module that a package belongs to, from the image's own table of packages.
    pub fn module_of(&self, package: &str) -> Result<Option<Rc<str>>> {
        if let Some(known) = self.modules.borrow().get(package) {
            return Ok(known.clone());
        }
        let table = self.resource(&format!("/packages/{}", package.replace('/', ".")))?;
        let module = table.and_then(|rows| self.module_in(&rows));
        self.modules.borrow_mut().insert(package.to_owned(), module.clone());
        Ok(module)
    }

    /// What a module exports and opens; `None` if the JDK has no such module.
    pub fn module_table(&self, module: &str) -> Result<Option<Rc<ModuleTable>>> {
        if let Some(known) = self.module_tables.borrow().get(module) {
            return Ok(known.clone());
        }
        let name = format!("/{module}/module-info.class");
        let table = match self.resource(&name)? {
            Some(bytes) => Some(Rc::new(self.read_module_table(bytes, name)?)),
            None => None,
        };
        self.module_tables.borrow_mut().insert(module.to_owned(), table.clone());
        Ok(table)
    }

    /// The names of all modules of the image, as the JDK's release file lists them.
    pub fn module_names(&self) -> Vec<String> {
        read_release(&self.home, "MODULES")
            .map_or_else(Vec::new, |names| names.split_whitespace().map(str::to_owned).collect())
    }

    fn read_module_table(&self, bytes: Rc<[u8]>, origin: String) -> Result<ModuleTable> {
        class_file::parse(bytes)
            .and_then(|file| ModuleTable::read(&file))
            .map_err(|Malformed(what)| ProgramError::BadClassFile { origin, what })
    }

    /// A package's row list: pairs of (is the package empty in this module, offset of the module's name).
    fn module_in(&self, rows: &[u8]) -> Option<Rc<str>> {
        let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let row = rows.chunks_exact(8).find(|row| word(row) == 0)?;
        let raw = self.image.raw();
        let start = strings_start(raw.as_slice())? + word(&row[4..]) as usize;
        let text = raw.as_slice().get(start..)?.split(|&byte| byte == 0).next()?;
        std::str::from_utf8(text).ok().map(Rc::from)
    }
}

/// Where the image's string table starts: behind a header of seven words (the fifth is the length of the two hash
/// tables, the sixth the size of the location table), the two tables and the locations. `None` if the file ends before.
fn strings_start(image: &[u8]) -> Option<usize> {
    let word = |index: usize| {
        let bytes = image.get(index * 4..index * 4 + 4)?;
        Some(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize)
    };
    let start = 28 + word(4)? * 8 + word(5)?;
    (start + word(6)? <= image.len()).then_some(start)
}

/// Whether the image's tables and all its files lie inside it. The reader takes that for granted.
fn is_whole(image: &[u8]) -> bool {
    let Some(strings) = strings_start(image) else { return false };
    let word = |index: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| image[index * 4 + byte])) as usize;
    let (hashes, locations) = (word(4), word(5));
    let start = 28 + hashes * 8;
    let Some(table) = image.get(start..start + locations) else { return false };
    files_end(table).is_some_and(|end| strings + word(6) + end <= image.len())
}

/// Where the last file ends, counted from where the first one starts. A location is a list of attributes: a byte with the
/// kind in its upper five bits and the length less one in the lower three, then the value; kind 0 ends the list.
fn files_end(table: &[u8]) -> Option<usize> {
    const OFFSET: usize = 5;
    const COMPRESSED: usize = 6;
    const UNCOMPRESSED: usize = 7;
    let (mut end, mut at) = (0, 0);
    let mut values = [0usize; 8];
    while at < table.len() {
        let (kind, length) = (usize::from(table[at] >> 3), usize::from(table[at] & 7) + 1);
        if kind == 0 {
            let size = if values[COMPRESSED] == 0 { values[UNCOMPRESSED] } else { values[COMPRESSED] };
            end = end.max(values[OFFSET].checked_add(size)?);
            values = [0; 8];
            at += 1;
            continue;
        }
        let bytes = table.get(at + 1..at + 1 + length)?;
        *values.get_mut(kind)? = bytes.iter().fold(0, |value, &byte| value << 8 | usize::from(byte));
        at += 1 + length;
    }
    Some(end)
}

fn read_version(home: &Path) -> Option<String> {
    read_release(home, "JAVA_VERSION")
}

/// A value of the JDK's release file.
fn read_release(home: &Path, key: &str) -> Option<String> {
    let release = std::fs::read_to_string(home.join("release")).ok()?;
    let line = release.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='))?;
    Some(line.trim().trim_matches('"').to_owned())
}
