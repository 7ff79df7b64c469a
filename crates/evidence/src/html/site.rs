//! The folder of a report: its pages, and what may be overwritten.

use super::frame::MARKER;
use super::overview::{self, Row};
use super::{TargetResult, page};
use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

/// A report while it is written.
pub struct Site {
    folder: PathBuf,
    /// What the overview says about the run.
    about: Vec<(String, String)>,
    rows: Vec<Row>,
    /// The names that are taken, in lower case, since some file systems do not tell case.
    taken: BTreeSet<String>,
}

/// Longer names of files are cut.
const LONGEST_NAME: usize = 120;

impl Site {
    /// Makes the folder, or says why no report can be written there.
    pub fn create(folder: &Path, about: Vec<(String, String)>) -> Result<Site, String> {
        fs::create_dir_all(folder)
            .map_err(|error| format!("the folder {} for the report cannot be made: {error}", folder.display()))?;
        let site = Site {
            folder: folder.to_owned(),
            about,
            rows: Vec::new(),
            taken: BTreeSet::from(["index.html".to_owned()]),
        };
        may_be_written(&folder.join("index.html"))?;
        Ok(site)
    }

    /// Writes the page of a target.
    pub fn add(&mut self, result: &TargetResult<'_>) -> Result<(), String> {
        let file = self.free_name(&result.report.target);
        write(&self.folder.join(&file), &page::render(result))?;
        self.rows.push(Row::new(result.report, &result.covered, &result.not_covered, file));
        Ok(())
    }

    /// Writes the overview; its path is where to begin reading. Pages of an earlier report that this one does not have go.
    pub fn finish(self) -> Result<PathBuf, String> {
        let index = self.folder.join("index.html");
        write(&index, &overview::render(&self.rows, &self.about))?;
        self.remove_stale()?;
        Ok(index)
    }

    /// Removes the pages in the folder that Kukang wrote at another time. What is not Kukang's stays, whatever its name is.
    fn remove_stale(&self) -> Result<(), String> {
        let wrong = |error: std::io::Error| format!("{} cannot be cleared: {error}", self.folder.display());
        for entry in fs::read_dir(&self.folder).map_err(wrong)? {
            let entry = entry.map_err(wrong)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
            let is_page = is_file && name.ends_with(".html") && !self.taken.contains(&name.to_lowercase());
            if is_page && is_ours(&entry.path()).unwrap_or(false) {
                fs::remove_file(entry.path()).map_err(wrong)?;
            }
        }
        Ok(())
    }

    /// A file name for a target that no other has.
    fn free_name(&mut self, target: &str) -> String {
        let stem = file_stem(target);
        let mut name = format!("{stem}.html");
        let mut number = 1;
        while !self.taken.insert(name.to_lowercase()) {
            number += 1;
            name = format!("{stem}-{number}.html");
        }
        name
    }
}

/// `trees.Tree::insert(int,Node)` as `trees.Tree.insert-int-Node`, with nothing that file systems mind.
fn file_stem(target: &str) -> String {
    let plain = target.replace("::", ".").replace("()", "").replace(')', "");
    let safe = |of: char| if of.is_ascii_alphanumeric() || matches!(of, '.' | '_') { of } else { '-' };
    let name: String = plain.chars().map(safe).take(LONGEST_NAME).collect();
    name.trim_start_matches('.').to_owned()
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    may_be_written(file)?;
    fs::write(file, text).map_err(|error| format!("{} cannot be written: {error}", file.display()))
}

/// A file that is not ours stays as it is.
fn may_be_written(file: &Path) -> Result<(), String> {
    if !file.exists() || is_ours(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))? {
        return Ok(());
    }
    Err(format!("{} is there and was not written by Kukang; give the report another folder", file.display()))
}

/// Whether Kukang has written a file: our pages say so at their beginning.
fn is_ours(file: &Path) -> std::io::Result<bool> {
    let mut start = Vec::new();
    fs::File::open(file)?.take(1024).read_to_end(&mut start)?;
    Ok(String::from_utf8_lossy(&start).contains(MARKER))
}

#[cfg(test)]
mod tests {
    use super::{Site, file_stem};

    #[test]
    fn names_of_files_are_plain() {
        assert_eq!(file_stem("trees.Tree::insert(int,Node)"), "trees.Tree.insert-int-Node");
        assert_eq!(file_stem("../x/ü::\"z\"()"), "-x--.-z-");
        assert_eq!(file_stem(&"a".repeat(500)).len(), 120);
    }

    #[test]
    fn names_that_differ_in_case_get_files_of_their_own() {
        let folder = std::env::temp_dir().join(format!("kukang-site-{}", std::process::id()));
        let mut site = Site::create(&folder, Vec::new()).expect("a folder can be made there");
        let names: Vec<String> = ["a.B::c()", "a.b::c()", "index"].iter().map(|of| site.free_name(of)).collect();
        assert_eq!(names, ["a.B.c.html", "a.b.c-2.html", "index-2.html"]);
        std::fs::remove_dir_all(folder).expect("it is ours");
    }

    #[test]
    fn what_is_not_ours_is_not_overwritten() {
        let folder = std::env::temp_dir().join(format!("kukang-foreign-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made there");
        std::fs::write(folder.join("index.html"), "<h1>mine</h1>").expect("it can be written");
        let refused = Site::create(&folder, Vec::new()).err().expect("the file is not ours");
        assert!(refused.contains("was not written by Kukang"), "{refused}");
        std::fs::write(folder.join("index.html"), "").expect("it can be written");
        assert!(Site::create(&folder, Vec::new()).is_err(), "an empty file is not ours either");
        std::fs::remove_file(folder.join("index.html")).expect("it was just written");
        let index = Site::create(&folder, Vec::new()).and_then(Site::finish).expect("nothing is in the way");
        assert!(index.is_file());
        Site::create(&folder, Vec::new()).and_then(Site::finish).expect("the file is ours");
        std::fs::remove_dir_all(folder).expect("it is ours");
    }

    #[test]
    fn pages_of_an_earlier_report_go_and_foreign_files_stay() {
        let folder = std::env::temp_dir().join(format!("kukang-stale-{}", std::process::id()));
        Site::create(&folder, Vec::new()).and_then(Site::finish).expect("nothing is in the way");
        let page = std::fs::read(folder.join("index.html")).expect("it was just written");
        std::fs::write(folder.join("gone.Class.method.html"), &page).expect("it can be written");
        std::fs::write(folder.join("notes.txt"), &page).expect("it can be written");
        std::fs::write(folder.join("mine.html"), "<h1>mine</h1>").expect("it can be written");
        std::fs::create_dir_all(folder.join("folder.html")).expect("it can be made");
        Site::create(&folder, Vec::new()).and_then(Site::finish).expect("nothing is in the way");
        let mut left: Vec<String> = std::fs::read_dir(&folder)
            .expect("the folder is there")
            .map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned())
            .collect();
        left.sort();
        assert_eq!(left, ["folder.html", "index.html", "mine.html", "notes.txt"]);
        std::fs::remove_dir_all(folder).expect("it is ours");
    }
}
