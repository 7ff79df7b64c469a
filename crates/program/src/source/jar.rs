//! Jars: reading those of the class path, multi-release jars included, making one, and reading one in memory.

use crate::{ProgramError, Result};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufReader, Cursor, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// No class file can be larger than its 65,535 methods of 64 KiB; real ones are far smaller. An entry that claims more
/// is a decompression bomb.
const LARGEST_ENTRY: u64 = 64 << 20;

pub struct Jar {
    path: PathBuf,
    archive: RefCell<ZipArchive<BufReader<File>>>,
    /// The entry to read for each resource name, the versioned one where the jar is multi-release.
    entries: FxHashMap<String, usize>,
}

impl Jar {
    /// Opens a jar for a JDK of the given feature version.
    pub fn open(path: &Path, feature: u32) -> Result<Jar> {
        let bad = |what: String| ProgramError::BadPath { path: path.to_owned(), what };
        let mut file = File::open(path).map_err(|error| bad(format!("cannot be opened: {error}")))?;
        if is_class_file(&mut file) {
            return Err(bad("is a class file; name the folder that its package is in, or a jar".to_owned()));
        }
        let mut archive = ZipArchive::new(BufReader::new(file))
            .map_err(|error| bad(format!("is not a readable jar (zip) file: {error}")))?;
        let multi_release = is_multi_release(&mut archive);
        let mut best: FxHashMap<String, (u32, usize)> = FxHashMap::default();
        for index in 0..archive.len() {
            let Some(Ok(full)) = archive.name_for_index(index) else { continue };
            let (version, name) = match full.strip_prefix("META-INF/versions/").and_then(|rest| rest.split_once('/')) {
                Some((version, rest)) if multi_release => match version.parse::<u32>() {
                    Ok(version) if (9..=feature).contains(&version) => (version, rest),
                    _ => continue,
                },
                _ => (0, &*full),
            };
            let entry = best.entry(name.to_owned()).or_insert((version, index));
            if version >= entry.0 {
                *entry = (version, index);
            }
        }
        let entries = best.into_iter().map(|(name, (_, index))| (name, index)).collect();
        Ok(Jar { path: path.to_owned(), archive: RefCell::new(archive), entries })
    }

    pub fn read(&self, name: &str) -> Result<Option<(Rc<[u8]>, String)>> {
        let Some(&index) = self.entries.get(name) else { return Ok(None) };
        let bad = |what: String| ProgramError::BadPath { path: self.path.clone(), what };
        let mut archive = self.archive.borrow_mut();
        let entry = archive.by_index(index).map_err(|error| bad(format!("entry {name}: {error}")))?;
        let mut bytes = Vec::new();
        entry
            .take(LARGEST_ENTRY + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| bad(format!("entry {name} cannot be read: {error}")))?;
        if bytes.len() as u64 > LARGEST_ENTRY {
            return Err(bad(format!("entry {name} is larger than {} MiB", LARGEST_ENTRY >> 20)));
        }
        Ok(Some((bytes.into(), format!("{}!/{name}", self.path.display()))))
    }

    /// The names under which its files are found, in no particular order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn contains(&self, name: &str) -> bool {
        self.entries.contains_key(name)
    }
}

/// A jar of these files, which are not compressed. The same files give the same bytes.
pub fn make_jar<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> io::Result<Vec<u8>> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut jar = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        jar.start_file(name, options)?;
        jar.write_all(bytes)?;
    }
    Ok(jar.finish()?.into_inner())
}

/// The files of a jar that is in memory, in its order.
pub fn read_jar(bytes: &[u8]) -> io::Result<Vec<(String, Vec<u8>)>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes))?;
    let mut files = Vec::new();
    for index in 0..archive.len() {
        let entry = archive.by_index(index)?;
        let name = entry.name()?.into_owned();
        let mut content = Vec::new();
        entry.take(LARGEST_ENTRY).read_to_end(&mut content)?;
        files.push((name, content));
    }
    Ok(files)
}

/// Whether a file begins as class files do. Reading goes back to where it began.
fn is_class_file(file: &mut File) -> bool {
    let mut magic = [0; 4];
    let is_one = file.read_exact(&mut magic).is_ok() && magic == [0xca, 0xfe, 0xba, 0xbe];
    let is_rewound = file.rewind().is_ok();
    is_one && is_rewound
}

fn is_multi_release(archive: &mut ZipArchive<BufReader<File>>) -> bool {
    let mut text = String::new();
    let Ok(manifest) = archive.by_name("META-INF/MANIFEST.MF") else { return false };
    if manifest.take(1 << 20).read_to_string(&mut text).is_err() {
        return false;
    }
    text.lines()
        .filter_map(|line| line.split_once(':'))
        .any(|(key, value)| key.eq_ignore_ascii_case("Multi-Release") && value.trim().eq_ignore_ascii_case("true"))
}
