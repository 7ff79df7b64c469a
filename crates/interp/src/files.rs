//! The files that a run may read: those of the JDK and of the class path, and the kernel's sources of random bytes.
//! Everything else on the machine is out of reach, so that a run depends on nothing but its class path and its input.

use crate::machine::Machine;
use crate::trap::Trap;
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::path::{Component, Path, PathBuf};

const DEVICES: [&str; 2] = ["/dev/random", "/dev/urandom"];
/// The descriptors below are those of the standard streams.
const FIRST_DESCRIPTOR: usize = 3;

#[derive(Default)]
pub struct Files {
    open: Vec<Option<OpenFile>>,
    folders: Vec<Option<std::vec::IntoIter<OsString>>>,
    /// Files outside the JDK's folder that links inside it lead to.
    linked: BTreeSet<PathBuf>,
}

enum OpenFile {
    Content { bytes: Vec<u8>, position: usize },
    Device(File),
}

impl Files {
    /// Opens a file for reading and gives it a descriptor.
    pub fn open(&mut self, path: &Path) -> io::Result<i32> {
        let file = if is_device(path) {
            OpenFile::Device(File::open(path)?)
        } else {
            OpenFile::Content { bytes: std::fs::read(path)?, position: 0 }
        };
        Ok((place(&mut self.open, file) + FIRST_DESCRIPTOR) as i32)
    }

    pub fn close(&mut self, descriptor: i32) {
        if let Some(file) = self.index(descriptor) {
            self.open[file] = None;
        }
    }

    pub fn is_open(&self, descriptor: i32) -> bool {
        self.index(descriptor).is_some_and(|index| self.open[index].is_some())
    }

    pub fn read(&mut self, descriptor: i32, buffer: &mut [u8]) -> io::Result<usize> {
        match self.get(descriptor) {
            Some(OpenFile::Content { bytes, position }) => {
                let rest = bytes.get(*position..).unwrap_or_default();
                let count = rest.len().min(buffer.len());
                buffer[..count].copy_from_slice(&rest[..count]);
                *position += count;
                Ok(count)
            }
            Some(OpenFile::Device(file)) => file.read(buffer),
            None => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// Length of a file and the place where it is read next; devices have neither.
    pub fn extent(&mut self, descriptor: i32) -> (i64, i64) {
        match self.get(descriptor) {
            Some(OpenFile::Content { bytes, position }) => (bytes.len() as i64, *position as i64),
            _ => (0, 0),
        }
    }

    /// Moves the place where a file is read next, as `lseek` does also beyond its end. The way that was made.
    pub fn skip(&mut self, descriptor: i32, count: i64) -> i64 {
        match self.get(descriptor) {
            Some(OpenFile::Content { position, .. }) => {
                let before = *position;
                *position = position.saturating_add_signed(count as isize);
                *position as i64 - before as i64
            }
            _ => count,
        }
    }

    /// Opens a folder for listing and gives it a number that is not zero.
    pub fn open_folder(&mut self, path: &Path) -> io::Result<i64> {
        let mut names = Vec::new();
        for entry in std::fs::read_dir(path)? {
            names.push(entry?.file_name());
        }
        // The order is left to the file system, and is better the same every time.
        names.sort();
        Ok(place(&mut self.folders, names.into_iter()) as i64 + 1)
    }

    pub fn next_name(&mut self, folder: i64) -> Option<OsString> {
        self.folder(folder)?.as_mut()?.next()
    }

    pub fn close_folder(&mut self, folder: i64) {
        if let Some(place) = self.folder(folder) {
            *place = None;
        }
    }

    fn folder(&mut self, number: i64) -> Option<&mut Option<std::vec::IntoIter<OsString>>> {
        self.folders.get_mut(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    fn index(&self, descriptor: i32) -> Option<usize> {
        let index = usize::try_from(descriptor).ok()?.checked_sub(FIRST_DESCRIPTOR)?;
        (index < self.open.len()).then_some(index)
    }

    fn get(&mut self, descriptor: i32) -> Option<&mut OpenFile> {
        let index = self.index(descriptor)?;
        self.open[index].as_mut()
    }
}

impl Machine {
    /// The path of a file if the run may read it.
    pub(crate) fn readable(&self, path: &[u8]) -> Result<PathBuf, Trap> {
        let given = Path::new(OsStr::from_bytes(path));
        let stays_inside = !given.components().any(|part| part == Component::ParentDir);
        let is_own = given.starts_with(self.program.jdk().home()) || self.program.class_path().covers(given);
        if stays_inside && is_own || is_device(given) || self.files.linked.contains(given) {
            return Ok(given.to_owned());
        }
        Err(Trap::unsupported(format!(
            "the file '{}': only files of the JDK and the class path can be read",
            given.display()
        )))
    }

    /// The path without links, which the run may read from now on.
    pub(crate) fn real_path(&mut self, path: &Path) -> io::Result<PathBuf> {
        let real = path.canonicalize()?;
        self.files.linked.insert(real.clone());
        Ok(real)
    }
}

fn is_device(path: &Path) -> bool {
    DEVICES.iter().any(|device| path == Path::new(device))
}

/// Puts something into the first free place of a list.
fn place<T>(list: &mut Vec<Option<T>>, item: T) -> usize {
    match list.iter().position(Option::is_none) {
        Some(free) => {
            list[free] = Some(item);
            free
        }
        None => {
            list.push(Some(item));
            list.len() - 1
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_content(bytes: &[u8]) -> (Files, i32) {
        let mut files = Files::default();
        let index = place(&mut files.open, OpenFile::Content { bytes: bytes.to_vec(), position: 0 });
        (files, (index + FIRST_DESCRIPTOR) as i32)
    }

    #[test]
    fn a_file_is_read_to_its_end() {
        let (mut files, file) = with_content(b"abc");
        let mut buffer = [0; 2];
        assert_eq!(files.read(file, &mut buffer).unwrap(), 2);
        assert_eq!(files.extent(file), (3, 2));
        assert_eq!(files.read(file, &mut buffer).unwrap(), 1);
        assert_eq!(files.read(file, &mut buffer).unwrap(), 0);
    }

    #[test]
    fn skipping_goes_beyond_the_end_but_not_before_the_start() {
        let (mut files, file) = with_content(b"abc");
        assert_eq!(files.skip(file, 5), 5);
        assert_eq!(files.read(file, &mut [0]).unwrap(), 0);
        assert_eq!(files.skip(file, -9), -5);
    }

    #[test]
    fn a_closed_file_gives_its_descriptor_back() {
        let (mut files, file) = with_content(b"abc");
        files.close(file);
        assert!(!files.is_open(file));
        assert_eq!(place(&mut files.open, OpenFile::Content { bytes: Vec::new(), position: 0 }), 0);
    }
}
