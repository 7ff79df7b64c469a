//! Ctrl-C: the first one ends the search in order, the second one ends the process. Where no search is left to end, the first one does.
//! Files that take part are there as a whole or not at all.

use crate::output::counted;
use crate::status::{self, KILLED_BY_INTERRUPT};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

/// Files that are being written. Whoever ends the process holds it, so that none of them is half written.
static WRITING: Mutex<Writing> = Mutex::new(Writing { into: None, files: 0, is_last: false });

struct Writing {
    /// The folder, while there is something to write.
    into: Option<PathBuf>,
    /// How many have been written.
    files: u64,
    /// Whether all searches are over.
    is_last: bool,
}

fn writing() -> MutexGuard<'static, Writing> {
    WRITING.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// A flag that Ctrl-C sets.
pub fn watch() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&flag);
    let watched = ctrlc::set_handler(move || {
        let is_second = seen.swap(true, Ordering::SeqCst);
        let writing = writing();
        if !is_second && !writing.is_last {
            return;
        }
        if let Some(folder) = &writing.into {
            let files = match writing.files {
                0 => "no file was written".to_owned(),
                files => format!("{} written, no other was changed", said_of(files)),
            };
            status::say(format_args!("interrupted while tests were written to {}: {files}", folder.display()));
        }
        std::process::exit(KILLED_BY_INTERRUPT);
    });
    if let Err(error) = watched {
        status::say(format_args!("Ctrl-C will end the process at once: {error}"));
    }
    flag
}

fn said_of(files: u64) -> String {
    format!("{} {}", counted(files, "file"), if files == 1 { "was" } else { "were" })
}

/// Does some work of which files come into a folder; after the last of it nothing is searched any more.
pub fn while_writing<T>(folder: &Path, is_last: bool, work: impl FnOnce() -> T) -> T {
    {
        let mut writing = writing();
        (writing.into, writing.is_last) = (Some(folder.to_owned()), is_last);
    }
    let done = work();
    let mut writing = writing();
    (writing.into, writing.is_last) = (None, false);
    done
}

/// Writes a file as a whole: whoever ends the process waits for it, and if something else does, the file is what it was before.
pub fn write_whole(path: &Path, contents: &[u8]) -> io::Result<()> {
    let mut writing = writing();
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = path.with_file_name(name);
    let written = fs::write(&part, contents).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // What is wrong with the folder is wrong with this too.
        let _ = fs::remove_file(&part);
    }
    written?;
    writing.files += 1;
    Ok(())
}
