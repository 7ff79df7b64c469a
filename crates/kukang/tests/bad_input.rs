//! Bad input: whatever is wrong with a class file, the class path, the JDK or the command line, there is one message
//! that names the file and what is wrong with it, and the exit status is 2.

mod support;

use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use support::jdk::Jdk;
use support::process::{End, Outcome};
use support::{commands, jdk};

const MAIN: &str = r#"public class Main {
    public static void main(String[] arguments) {
        System.out.println("started");
        Other.run();
    }
}

class Other {
    static void run() {
        System.out.println("finished");
    }
}
"#;

/// So much of a runtime image contains its whole index, but not the classes that come last, `java.lang.Object` among them.
const INDEX: u64 = 20 << 20;

#[test]
fn truncated_class_file() {
    let whole = class_file("Main").len();
    for length in [0, 3, 4, 7, 9, 50, whole / 2, whole - 1] {
        let what = if length == 0 { "the file is empty" } else { "truncated: " };
        expect_corrupt("truncated", |bytes| bytes.truncate(length), what);
    }
}

#[test]
fn file_that_is_no_class_file() {
    expect_corrupt("no_class_file", |bytes| bytes[0] = 0, "not a class file: it starts with 0x00febabe");
}

#[test]
fn class_file_of_a_release_to_come() {
    expect_corrupt("newer", |bytes| bytes[6..8].copy_from_slice(&[0, 70]), "version 70.0 (Java 26) is newer");
}

#[test]
fn class_file_older_than_java() {
    expect_corrupt("older", |bytes| bytes[6..8].copy_from_slice(&[0, 44]), "version 44.0 is older than any Java");
}

#[test]
fn class_file_with_an_unknown_constant() {
    expect_corrupt("constant", |bytes| bytes[10] = 99, "unknown constant tag 99 at offset 10");
}

#[test]
fn class_file_with_something_behind_its_end() {
    expect_corrupt("behind", |bytes| bytes.push(0), "1 bytes too many after the end");
}

/// HotSpot refuses the whole class; Kukang stops at the instruction that needs the broken part.
#[test]
fn class_file_with_text_that_is_no_utf_8() {
    let damage = |bytes: &mut Vec<u8>| {
        let text = find(bytes, b"started");
        bytes[text] = 0xff;
    };
    expect_invalid_bytecode("text", damage, "is not valid modified UTF-8");
}

#[test]
fn instruction_on_a_value_of_the_wrong_type() {
    let damage = |bytes: &mut Vec<u8>| {
        let code = main_code(bytes);
        // Instead of loading the stream to print to, push an integer and do nothing.
        bytes[code..code + 3].copy_from_slice(&[0x08, 0x00, 0x00]);
    };
    expect_invalid_bytecode("wrong_type", damage, "");
}

/// What the program printed before it needed the class comes out, before the message.
#[test]
fn corrupt_class_file_that_is_needed_later() {
    let folder = folder_with("later", &[("Main.class", &class_file("Main")), ("Other.class", b"\xca\xfe")]);
    let outcome = run_on(&folder);
    let message = format!("kukang: class file {}/Other.class: truncated: ", folder.display());
    assert!(outcome.err().starts_with(&message), "{}", outcome.err());
    assert_eq!((outcome.out().as_str(), outcome.end), ("started\n", End::Exited(2)));
}

#[test]
fn missing_main_class() {
    let outcome = run(&["-cp".as_ref(), classes().as_os_str(), "pkg.Missing".as_ref()]);
    expect_one_message(&outcome, "class pkg.Missing is neither on the class path nor in the JDK");
}

#[test]
fn missing_class_path_entry() {
    let path = format!("{}:/no/such/folder", classes().display());
    expect_refusal(Path::new(&path), "class path entry /no/such/folder: no such file or folder");
    expect_refusal(Path::new("/no/such/folder/*"), "class path entry /no/such/folder: cannot be read");
}

#[test]
fn jar_that_is_no_zip_file() {
    for bytes in [&b""[..], b"PK\x03\x04 and no more", b"text"] {
        let jar = folder_with("no_zip", &[("some.jar", bytes)]).join("some.jar");
        expect_refusal(&jar, &format!("class path entry {}: is not a readable jar (zip) file", jar.display()));
    }
}

#[test]
fn folder_in_place_of_a_class_file() {
    let folder = commands::fresh_folder("bad_input/folder_as_class");
    fs::create_dir(folder.join("Main.class")).expect("the folder is empty");
    expect_refusal(&folder, &format!("class path entry {}/Main.class: cannot be read", folder.display()));
}

#[test]
fn jdk_that_does_not_exist() {
    expect_jdk_refusal(Path::new("/no/such/jdk"), "no such folder");
}

#[test]
fn jdk_without_a_runtime_image() {
    expect_jdk_refusal(&commands::fresh_folder("bad_input/no_image"), "it has no runtime image (lib/modules)");
}

#[test]
fn jdk_of_an_unknown_version() {
    let home = jdk_with("no_version", INDEX);
    fs::write(home.join("release"), "").expect("the folder is ours");
    expect_jdk_refusal(&home, "its version is unknown: no JAVA_VERSION in its release file");
}

#[test]
fn jdk_that_is_too_old() {
    let home = jdk_with("old", INDEX);
    fs::write(home.join("release"), "JAVA_VERSION=\"11.0.2\"\n").expect("the folder is ours");
    expect_jdk_refusal(&home, "it is version 11.0.2; Kukang needs 17 or later");
}

#[test]
fn jdk_with_a_truncated_index() {
    for length in [0, 10, 100, 100_000] {
        expect_jdk_refusal(&jdk_with("short_index", length), "its runtime image");
    }
}

#[test]
fn unknown_option() {
    let outcome = run(&["--nonsense".as_ref(), "Main".as_ref()]);
    expect_one_message(&outcome, "unknown option --nonsense; `kukang run --help` lists the options");
}

#[test]
fn no_arguments() {
    for (arguments, message) in [(&[][..], "Usage: kukang"), (&["run"][..], "<pkg.Main>")] {
        let outcome = commands::run(Command::new(env!("CARGO_BIN_EXE_kukang")).args(arguments));
        assert!(outcome.err().contains(message), "{}", outcome.err());
        assert_eq!(outcome.end, End::Exited(2));
    }
}

#[test]
fn broken_instructions() {
    // The instruction itself, and the constant that it names.
    for (offset, byte, what) in [(0, 0xfd, "unknown instruction 0xfd at 0"), (1, 0xff, "no constant 65")] {
        let damage = |bytes: &mut Vec<u8>| {
            let code = main_code(bytes);
            bytes[code + offset] = byte;
        };
        expect_corrupt("instruction", damage, &format!("method main([Ljava/lang/String;)V: {what}"));
    }
}

/// The index is whole, the classes behind it are cut off.
#[test]
fn jdk_with_truncated_classes() {
    let home = jdk_with("short_image", INDEX);
    let message = format!("the JDK at {}: its runtime image (lib/modules) is truncated", home.display());
    expect_one_message(&run_with_jdk(&home), &message);
}

#[test]
fn argument_that_is_no_utf_8() {
    let outcome = run(&[OsStr::from_bytes(b"\xff")]);
    assert!(!outcome.err().contains("panicked"), "{}", outcome.err());
    assert_eq!(outcome.end, End::Exited(2));
}

/// Damages the main class and expects to hear about its file.
fn expect_corrupt(name: &str, damage: impl Fn(&mut Vec<u8>), what: &str) {
    let folder = with_damaged_main(name, damage);
    expect_refusal(&folder, &format!("class file {}/Main.class: {what}", folder.display()));
}

/// Damages the main class and expects to hear about the line that runs into it.
fn expect_invalid_bytecode(name: &str, damage: impl Fn(&mut Vec<u8>), what: &str) {
    let outcome = run_on(&with_damaged_main(name, damage));
    let err = outcome.err();
    assert!(err.starts_with("kukang: invalid bytecode: ") && err.contains(what), "{err}");
    assert!(err.ends_with("\n  at Main.main(Main.java:3)\n"), "{err}");
    assert_eq!(outcome.end, End::Exited(2));
}

fn expect_refusal(class_path: &Path, message: &str) {
    expect_one_message(&run_on(class_path), message);
}

fn expect_jdk_refusal(home: &Path, what: &str) {
    expect_one_message(&run_with_jdk(home), &format!("the JDK at {}: {what}", home.display()));
}

fn expect_one_message(outcome: &Outcome, start: &str) {
    let err = outcome.err();
    assert!(err.starts_with(&format!("kukang: {start}")), "not about `{start}`: {err}");
    assert_eq!(err.lines().count(), 1, "{err}");
    assert_eq!((outcome.out(), &outcome.end), (String::new(), &End::Exited(2)));
}

fn run_on(class_path: &Path) -> Outcome {
    run(&["-cp".as_ref(), class_path.as_os_str(), "Main".as_ref()])
}

fn run(arguments: &[&OsStr]) -> Outcome {
    commands::run(commands::kukang(jdk()).args(arguments))
}

fn run_with_jdk(home: &Path) -> Outcome {
    let mut kukang = Command::new(env!("CARGO_BIN_EXE_kukang"));
    commands::run(kukang.arg("run").arg("--jdk").arg(home).arg("-cp").arg(classes()).arg("Main"))
}

fn jdk() -> &'static Jdk {
    jdk::wanted("JDK 17 or newer", |_| true)[0]
}

/// The folder with the program as it should be.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let folder = folder_with("classes", &[("Main.java", MAIN.as_bytes())]);
        commands::compile(&[folder.join("Main.java")], 17, &folder);
        folder
    })
}

fn class_file(name: &str) -> Vec<u8> {
    fs::read(classes().join(name).with_extension("class")).expect("the class was just compiled")
}

/// Where the instructions of `main` start: with `getstatic`, `ldc`, `invokevirtual`.
fn main_code(bytes: &[u8]) -> usize {
    let is_code = |window: &[u8]| matches!(window, [0xb2, _, _, 0x12, _, 0xb6]);
    bytes.windows(6).position(is_code).expect("main prints a text")
}

fn find(bytes: &[u8], part: &[u8]) -> usize {
    bytes.windows(part.len()).position(|window| window == part).expect("the class file contains it")
}

fn with_damaged_main(name: &str, damage: impl Fn(&mut Vec<u8>)) -> PathBuf {
    let mut bytes = class_file("Main");
    damage(&mut bytes);
    with_main(name, &bytes)
}

fn with_main(name: &str, bytes: &[u8]) -> PathBuf {
    folder_with(name, &[("Main.class", bytes)])
}

fn folder_with(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let folder = commands::fresh_folder(&format!("bad_input/{name}"));
    for (file, bytes) in files {
        commands::write(&folder, file, bytes);
    }
    folder
}

/// A JDK with the first bytes of a runtime image.
fn jdk_with(name: &str, length: u64) -> PathBuf {
    let good = &jdk().home;
    let home = folder_with(name, &[("release", &fs::read(good.join("release")).expect("a JDK has a release file"))]);
    let copy = || -> std::io::Result<()> {
        let mut bytes = Vec::new();
        fs::File::open(good.join("lib/modules"))?.take(length).read_to_end(&mut bytes)?;
        fs::create_dir(home.join("lib"))?;
        fs::write(home.join("lib/modules"), bytes)
    };
    copy().unwrap_or_else(|error| panic!("cannot copy the runtime image of {}: {error}", good.display()));
    home
}
