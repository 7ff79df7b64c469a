//! The command line: class paths and the program's arguments mean what they mean to `java`.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use support::jdk::Jdk;
use support::process::Outcome;
use support::{commands, jdk};

const MAIN: &str = r#"public class Main {
    public static void main(String[] arguments) {
        System.out.println(Word.text() + java.util.Arrays.toString(arguments));
    }
}

class Word {
    static String text() {
        return "some word";
    }
}
"#;
const WORD: &str = "some word";

#[test]
fn the_first_entry_of_the_class_path_wins() {
    let folder = commands::fresh_folder("command_line/order");
    let (main, first, second) = (main_in(&folder), word_in(&folder, "first"), word_in(&folder, "second"));
    for (path, expected) in [(join(&[&main, &first, &second]), "first"), (join(&[&second, &main, &first]), "second")] {
        expect_word(&path, expected);
    }
}

#[test]
fn empty_entries_of_the_class_path_are_the_current_folder() {
    let folder = commands::fresh_folder("command_line/empty");
    let (main, word) = (main_in(&folder), word_in(&folder, "current"));
    for path in [format!(":{}", main.display()), format!("{}:", main.display()), format!("{}:.", main.display())] {
        for jdk in jdks() {
            let run =
                |mut command: Command| commands::run(command.current_dir(&word).arg("-cp").arg(&path).arg("Main"));
            expect_same(&run(commands::java(jdk)), &run(commands::kukang(jdk)), "current[]\n");
        }
    }
}

#[test]
fn a_star_stands_for_all_jars_of_a_folder() {
    let folder = commands::fresh_folder("command_line/star");
    let (main, word) = (main_in(&folder), word_in(&folder, "jar"));
    let lib = folder.join("lib");
    fs::create_dir(&lib).expect("the folder is ours");
    jar(&lib.join("main.jar"), &[&main]);
    jar(&lib.join("word.JAR"), &[&word]);
    expect_word(&format!("{}/*", lib.display()), "jar");
}

#[test]
fn a_multi_release_jar_has_classes_for_each_release() {
    let folder = commands::fresh_folder("command_line/releases");
    let (main, plain) = (main_in(&folder), word_in(&folder, "plain"));
    let file = folder.join("releases.jar");
    let mut create = jar_command(&file);
    create.arg("-C").arg(&main).arg(".").arg("-C").arg(&plain).arg(".");
    for release in ["9", "17", "25"] {
        create.args(["--release", release]).arg("-C").arg(word_in(&folder, release)).arg(".");
    }
    commands::expect_success(&mut create);
    for jdk in jdks() {
        let newest = if jdk.feature < 25 { "17" } else { "25" };
        expect_word_on(jdk, &file.display().to_string(), newest);
    }
}

#[test]
fn other_jars_have_no_classes_for_releases() {
    let folder = commands::fresh_folder("command_line/no_releases");
    let (main, plain) = (main_in(&folder), word_in(&folder, "plain"));
    let versions = folder.join("versions");
    let nested = versions.join("META-INF/versions/17");
    fs::create_dir_all(&nested).expect("the folder is ours");
    fs::copy(word_in(&folder, "17").join("Word.class"), nested.join("Word.class")).expect("the class was compiled");
    let file = folder.join("plain.jar");
    jar(&file, &[&main, &plain, &versions]);
    expect_word(&file.display().to_string(), "plain");
}

#[test]
fn arguments_reach_the_program() {
    let folder = commands::fresh_folder("command_line/arguments");
    let path = join(&[&main_in(&folder), &word_in(&folder, "given")]);
    let lists: [&[&str]; 7] = [
        &[],
        &["one", "", "two words"],
        &["é", "日本", "😀"],
        &["-ea"],
        &["-cp", "x"],
        &["one", "-cp", "-ea", "--count", "--help"],
        &["one", "-Dkey=value", "--", "-x"],
    ];
    for arguments in lists {
        for jdk in jdks() {
            let run = |mut command: Command| commands::run(command.arg("-cp").arg(&path).arg("Main").args(arguments));
            expect_same(&run(commands::java(jdk)), &run(commands::kukang(jdk)), "given[");
        }
    }
}

/// What follows the main class is the program's, even if it looks like an option of Kukang's.
#[test]
fn arguments_that_look_like_options() {
    let folder = commands::fresh_folder("command_line/options");
    let path = join(&[&main_in(&folder), &word_in(&folder, "given")]);
    let lists: [&[&str]; 5] = [&["--count"], &["--help"], &["-h"], &["--jdk", "x"], &["--"]];
    let jdk = jdks()[0];
    for arguments in lists {
        let run = |mut command: Command| commands::run(command.arg("-cp").arg(&path).arg("Main").args(arguments));
        assert_eq!(run(commands::java(jdk)), run(commands::kukang(jdk)), "{arguments:?}");
    }
}

/// To `java` the last one counts.
#[test]
fn the_second_class_path_counts() {
    let folder = commands::fresh_folder("command_line/twice");
    let path = join(&[&main_in(&folder), &word_in(&folder, "given")]);
    let run = |mut command: Command| commands::run(command.args(["-cp", "/nowhere", "-cp"]).arg(&path).arg("Main"));
    let (java, kukang) = (run(commands::java(jdks()[0])), run(commands::kukang(jdks()[0])));
    assert_eq!(java.out(), "given[]\n");
    assert_eq!(java, kukang);
}

fn expect_word(class_path: &str, word: &str) {
    for jdk in jdks() {
        expect_word_on(jdk, class_path, word);
    }
}

fn expect_word_on(jdk: &Jdk, class_path: &str, word: &str) {
    let run = |mut command: Command| commands::run(command.arg("-cp").arg(class_path).arg("Main"));
    expect_same(&run(commands::java(jdk)), &run(commands::kukang(jdk)), &format!("{word}[]\n"));
}

/// The start is only there to see that `java` itself does what the test is about.
fn expect_same(java: &Outcome, kukang: &Outcome, start: &str) {
    assert!(java.out().starts_with(start), "{java:?} does not start with {start}");
    assert_eq!(kukang, java, "kukang: {} {}", kukang.out(), kukang.err());
}

fn jdks() -> Vec<&'static Jdk> {
    jdk::wanted("JDK 17 or newer", |_| true)
}

/// The program, in a folder without the class that it needs.
fn main_in(folder: &Path) -> PathBuf {
    let main = folder.join("main");
    fs::create_dir(&main).expect("the folder is ours");
    fs::copy(classes().join("Main.class"), main.join("Main.class")).expect("the class was compiled");
    main
}

/// The class that the program needs, in a folder named like the word that it says.
fn word_in(folder: &Path, word: &str) -> PathBuf {
    let of = folder.join(word);
    fs::create_dir(&of).expect("the folder is ours");
    // A text constant is its length in two bytes and then its bytes; nothing depends on where it stands.
    let constant = |word: &str| [&(word.len() as u16).to_be_bytes(), word.as_bytes()].concat();
    let bytes = fs::read(classes().join("Word.class")).expect("the class was compiled");
    let old = constant(WORD);
    let start = bytes.windows(old.len()).position(|window| window == old).expect("the class says its word");
    let (before, after) = (&bytes[..start], &bytes[start + old.len()..]);
    commands::write(&of, "Word.class", [before, &constant(word), after].concat());
    of
}

fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let folder = commands::fresh_folder("command_line/classes");
        commands::compile(&[commands::write(&folder, "Main.java", MAIN)], 17, &folder);
        folder
    })
}

fn jar(file: &Path, folders: &[&Path]) {
    let mut create = jar_command(file);
    for folder in folders {
        create.arg("-C").arg(folder).arg(".");
    }
    commands::expect_success(&mut create);
}

fn jar_command(file: &Path) -> Command {
    let mut create = Command::new(jdk::compiler_for(17).tool("jar"));
    create.args(["-J-XX:TieredStopAtLevel=1", "--create", "--file"]).arg(file);
    create
}

fn join(paths: &[&Path]) -> String {
    let paths: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    paths.join(":")
}
