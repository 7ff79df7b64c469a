//! The limits: a program that needs what Kukang does not support ends there, with everything it printed, exit status 3,
//! and a message that names the method that needed it and the line of the program that asked for it.
//!
//! Each program in `tests/limits` prints a line and then marks where it stops with a comment, which may go on with
//! a part of the message.

mod support;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use support::jdk::Jdk;
use support::process::{self, End};
use support::{cases, commands, jdk};

const MARK: &str = "// stops here";
/// Long enough to fill the buffers of both processes many times.
const MANY_LINES: &str = "public class ManyLines {
    public static void main(String[] arguments) {
        for (int line = 0; line < 100_000; line++) {
            System.out.println(line);
        }
    }
}
";

#[test]
fn programs_stop_where_they_need_what_is_unsupported() {
    let mut wrong = Vec::new();
    for source in sources() {
        wrong.extend(jdks().into_iter().filter_map(|jdk| check(source, jdk)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Standard output and standard error of one terminal.
#[test]
fn the_message_comes_after_what_the_program_printed() {
    for jdk in jdks() {
        let folder = commands::fresh_folder(&format!("limits/terminal{}", jdk.feature));
        let terminal = fs::File::create(folder.join("terminal")).expect("the folder is ours");
        let mut kukang = commands::kukang(jdk);
        kukang.arg("-cp").arg(classes()).arg("limits.StartThread");
        process::isolate(&mut kukang);
        kukang.stdout(terminal.try_clone().expect("an open file has copies")).stderr(terminal);
        let status = kukang.status().unwrap_or_else(|error| panic!("cannot run {kukang:?}: {error}"));
        let lines = fs::read_to_string(folder.join("terminal")).expect("the file was just written");
        assert!(lines.starts_with("before\nkukang: unsupported: "), "{lines}");
        assert_eq!(status.code(), Some(3));
    }
}

/// As of `java`, whose streams remember that they failed and go on.
#[test]
fn a_reader_that_goes_away_is_no_error() {
    for jdk in jdks() {
        for command in [commands::java(jdk), commands::kukang(jdk)] {
            assert_eq!(end_without_reader(command), (End::Exited(0), String::new()));
        }
    }
}

/// What is wrong with the way in which the program stops.
fn check(source: &Path, jdk: &Jdk) -> Option<String> {
    let name = source.file_stem()?.to_string_lossy();
    let outcome = commands::run(commands::kukang(jdk).arg("-cp").arg(classes()).arg(format!("limits.{name}")));
    let text = fs::read_to_string(source).expect("the source was just compiled");
    let (index, marked) = text.lines().enumerate().find(|(_, line)| line.contains(MARK)).expect("a program is marked");
    let what = marked.split_once(MARK).map_or("", |(_, comment)| comment.trim_start_matches(": "));
    let err = outcome.err();
    let lines: Vec<&str> = err.lines().collect();
    let is_message = |first: &str, second: &str| {
        first.starts_with("kukang: unsupported: ")
            && first.contains(what)
            && second.starts_with(&format!("  called from limits.{name}."))
            && second.ends_with(&format!("({name}.java:{})", index + 1))
    };
    let right = outcome.end == End::Exited(3)
        && outcome.out() == "before\n"
        // What comes before is the JDK's: newer ones warn of methods that will be restricted.
        && matches!(lines[..], [.., first, second] if is_message(first, second));
    (!right).then(|| format!("{name} on {jdk} ended with {:?}:\n{}{err}", outcome.end, outcome.out()))
}

/// Runs a program that prints much, for a reader that takes only the first line.
fn end_without_reader(mut command: Command) -> (End, String) {
    process::isolate(&mut command);
    command.arg("-cp").arg(classes()).arg("ManyLines").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("cannot run {command:?}: {error}"));
    let mut line = String::new();
    let mut reader = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
    reader.read_line(&mut line).expect("the program prints lines");
    assert_eq!(line, "0\n");
    drop(reader);
    let output = child.wait_with_output().expect("the process runs");
    (End::from(output.status), String::from_utf8_lossy(&output.stderr).into_owned())
}

fn jdks() -> Vec<&'static Jdk> {
    jdk::wanted("JDK 17 or newer", |_| true)
}

fn sources() -> &'static [PathBuf] {
    static SOURCES: OnceLock<Vec<PathBuf>> = OnceLock::new();
    SOURCES.get_or_init(|| cases::sources(&cases::folder("limits")))
}

fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let folder = commands::fresh_folder("limits/classes");
        let mut all = sources().to_vec();
        all.push(commands::write(&folder, "ManyLines.java", MANY_LINES));
        commands::compile(&all, 17, &folder);
        folder
    })
}
