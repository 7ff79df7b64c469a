//! The guide in `docs` and the README, followed word for word: every file in the guide is written, every command is run, and what
//! comes out is what the page says.
//!
//! A fenced block whose first line names a file (```` ```java src/Main.java ````) is that file. In blocks that begin with a command
//! a line that begins with `$ ` is one, and the lines below it are what it prints. `KUKANG_BLESS=1` writes down what came out.

mod support;

use std::fmt::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use support::{commands, jdk};

/// The pages in the order in which a reader meets them.
const PAGES: [&str; 7] = [
    "first-check",
    "reading-a-verdict",
    "choosing-a-bound",
    "writing-invariants",
    "contracts",
    "continuous-integration",
    "guarantee",
];

#[test]
fn every_command_of_the_guide_prints_what_the_guide_says() {
    let project = commands::fresh_folder("guide");
    let mut complaints = Vec::new();
    let mut count = 0;
    for page in PAGES {
        let (followed, complaint) = compare(&docs().join(format!("{page}.md")), &project);
        assert_eq!(followed.shown, 0, "{page}: a block is a file or commands");
        count += followed.commands;
        complaints.extend(complaint);
    }
    assert!(count > 20, "the guide has {count} commands");
    assert!(complaints.is_empty(), "{}\nKUKANG_BLESS=1 accepts what came out", complaints.join("\n"));
}

/// Its commands are typed in the folder of the repository; what they write goes elsewhere here.
#[test]
fn every_command_of_the_readme_prints_what_the_readme_says() {
    let folder = commands::fresh_folder("readme");
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for name in ["examples", "tests"] {
        symlink(repository.join(name), folder.join(name)).expect("the folder is fresh");
    }
    let (followed, complaint) = compare(&repository.join("README.md"), &folder);
    assert!(followed.commands > 7, "the README has {} commands", followed.commands);
    assert!(complaint.is_none(), "{}\nKUKANG_BLESS=1 accepts what came out", complaint.unwrap_or_default());
}

/// Does what a page says, and says in what it is wrong, or accepts what came out.
fn compare(file: &Path, project: &Path) -> (Followed, Option<String>) {
    let written = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let followed = follow(&written, project);
    let is_same = without_times(&written) == without_times(&followed.text);
    if is_same {
        return (followed, None);
    }
    if env::var_os("KUKANG_BLESS").is_some() {
        fs::write(file, &followed.text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        return (followed, None);
    }
    let page = file.file_name().expect("a page has a name").to_string_lossy();
    let complaint = difference(&page, &written, &followed.text);
    (followed, Some(complaint))
}

#[test]
fn the_index_names_every_page() {
    let index = fs::read_to_string(docs().join("README.md")).expect("the guide has an index");
    let mut there: Vec<String> = fs::read_dir(docs())
        .expect("the guide is a folder")
        .map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".md") && name != "README.md")
        .collect();
    there.sort();
    let mut pages = PAGES.map(|page| format!("{page}.md")).to_vec();
    pages.sort();
    assert_eq!(there, pages);
    for page in pages {
        assert!(index.contains(&format!("]({page})")), "{page} is not in the index");
    }
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// What came of a page.
#[derive(Default)]
struct Followed {
    /// The page with what came out.
    text: String,
    commands: usize,
    /// Blocks that are neither files nor commands with what they print.
    shown: usize,
}

/// Does what a page says.
fn follow(page: &str, project: &Path) -> Followed {
    let mut followed = Followed::default();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        followed.add(line);
        let Some(info) = line.strip_prefix("```") else { continue };
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let begins_with_command = block.first().is_some_and(|line| line.starts_with("$ "));
        match info.split_once(' ') {
            Some((_, file)) => {
                let file = project.join(file);
                fs::create_dir_all(file.parent().expect("it is in the project")).expect("folders can be made");
                fs::write(&file, block.join("\n") + "\n").unwrap_or_else(|error| panic!("{}: {error}", file.display()));
                block.iter().for_each(|line| followed.add(line));
            }
            None if begins_with_command => followed.run(&block, project),
            None => {
                block.iter().for_each(|line| followed.add(line));
                followed.shown += 1;
            }
        }
        followed.add("```");
    }
    followed
}

impl Followed {
    fn add(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("text takes text");
    }

    fn run(&mut self, block: &[&str], project: &Path) {
        for command in block.iter().filter_map(|line| line.strip_prefix("$ ")) {
            self.add(&format!("$ {command}"));
            match run(command, project).as_str() {
                "" => {}
                output => self.add(output),
            }
            self.commands += 1;
        }
    }
}

/// What a command prints, without the empty lines at its end.
fn run(command: &str, project: &Path) -> String {
    let kukang = Path::new(env!("CARGO_BIN_EXE_kukang")).parent().expect("programs are in folders");
    let java = jdk::compiler_for(17).home.join("bin");
    let path = env::var("PATH").unwrap_or_default();
    let output = Command::new("bash")
        .args(["-c", &format!("{command} 2>&1")])
        .current_dir(project)
        .env("PATH", format!("{}:{}:{path}", kukang.display(), java.display()))
        .env("NO_COLOR", "1")
        .env_remove("JAVA_HOME")
        .output()
        .unwrap_or_else(|error| panic!("{command}: {error}"));
    let text = String::from_utf8(output.stdout).unwrap_or_else(|error| panic!("{command}: {error}"));
    assert!(!text.contains("command not found"), "{command}: {text}");
    text.trim_end().to_owned()
}

/// Seconds (`0.01 s`) are another number each time, and the JDK is another one elsewhere.
fn without_times(text: &str) -> String {
    let is_number = |letter: char| letter.is_ascii_digit() || letter == '.';
    let mut versions = text.split("JDK ");
    let first = versions.next().unwrap_or_default();
    let text = versions.fold(first.to_owned(), |text, part| text + "JDK " + part.trim_start_matches(is_number));
    let mut masked = String::new();
    let mut parts = text.split(" s").peekable();
    while let Some(part) = parts.next() {
        let Some(next) = parts.peek() else {
            masked.push_str(part);
            break;
        };
        let before = part.trim_end_matches(is_number);
        let is_time = part[before.len()..].contains('.') && !next.starts_with(char::is_alphanumeric);
        masked.push_str(if is_time { before } else { part });
        masked.push_str(" s");
    }
    masked
}

#[test]
fn nothing_but_times_and_versions_is_masked() {
    let same = |one: &str, other: &str| without_times(one) == without_times(other);
    assert!(same("3 steps [0.01 s; 2 questions, JDK 17.0.15]", "3 steps [12.3 s; 2 questions, JDK 25]"));
    assert!(same("took 0.01 s", "took 0.2 s") && same("0.1 s\n", "0.2 s\n"));
    for (one, other) in [("3 steps", "9 steps"), ("3 s", "4 s"), ("1.5 shares", "1.6 shares"), ("1.0 t", "2.0 t")] {
        assert!(!same(one, other), "{one} is not {other}");
    }
}

/// The first lines in which they differ.
fn difference(page: &str, written: &str, followed: &str) -> String {
    let (written, followed) = (without_times(written), without_times(followed));
    let place = written.lines().zip(followed.lines()).position(|(left, right)| left != right).unwrap_or(0);
    let some =
        |text: &str| text.lines().skip(place).take(6).map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n");
    format!(
        "{page}, line {}: the page says\n{}\n  and what came out is\n{}",
        place + 1,
        some(&written),
        some(&followed)
    )
}
