//! The guide in `docs`, followed word for word: every file in it is written, every command is run, and what comes out is what
//! the page says.
//!
//! A fenced block whose first line names a file (```` ```java src/Main.java ````) is that file. In `console` blocks a line that
//! begins with `$ ` is a command, and the lines below it are what it prints. `KUKANG_BLESS=1` writes down what came out.

mod support;

use std::fmt::Write;
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
        let file = docs().join(format!("{page}.md"));
        let written = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let (followed, commands) = follow(&written, &project);
        count += commands;
        if env::var_os("KUKANG_BLESS").is_some() {
            fs::write(&file, followed).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        } else if without_times(&written) != without_times(&followed) {
            complaints.push(difference(page, &written, &followed));
        }
    }
    assert!(count > 20, "the guide has {count} commands");
    assert!(complaints.is_empty(), "{}\nKUKANG_BLESS=1 accepts what came out", complaints.join("\n"));
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

/// Does what a page says. Gives the page with what came out, and how many commands there were.
fn follow(page: &str, project: &Path) -> (String, usize) {
    let (mut followed, mut count) = (String::new(), 0);
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        followed.push_str(line);
        followed.push('\n');
        let Some(info) = line.strip_prefix("```").filter(|info| !info.is_empty()) else { continue };
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        match info.split_once(' ') {
            Some((_, file)) => {
                let text = block.join("\n") + "\n";
                let file = project.join(file);
                fs::create_dir_all(file.parent().expect("it is in the project")).expect("folders can be made");
                fs::write(&file, &text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
                followed.push_str(&text);
            }
            None => {
                assert_eq!(info, "console", "a block is a file or commands");
                for command in block.iter().filter_map(|line| line.strip_prefix("$ ")) {
                    writeln!(followed, "$ {command}\n{}", run(command, project)).expect("text takes text");
                    if followed.ends_with("\n\n") {
                        followed.pop();
                    }
                    count += 1;
                }
            }
        }
        followed.push_str("```\n");
    }
    (followed, count)
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

/// Seconds are another number each time, and the JDK is another one elsewhere.
fn without_times(text: &str) -> String {
    let is_number = |letter: char| letter.is_ascii_digit() || letter == '.';
    let text = text.split("JDK ").map(|part| part.trim_start_matches(is_number)).collect::<Vec<_>>().join("JDK ");
    let mut parts: Vec<String> = Vec::new();
    for part in text.split(" s") {
        let kept = part.trim_end_matches(is_number);
        parts.push(kept.to_owned());
    }
    parts.join(" s")
}

/// The first lines in which they differ.
fn difference(page: &str, written: &str, followed: &str) -> String {
    let (written, followed) = (without_times(written), without_times(followed));
    let place = written.lines().zip(followed.lines()).position(|(left, right)| left != right).unwrap_or(0);
    let some =
        |text: &str| text.lines().skip(place).take(6).map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n");
    format!(
        "{page}.md, line {}: the page says\n{}\n  and what came out is\n{}",
        place + 1,
        some(&written),
        some(&followed)
    )
}
