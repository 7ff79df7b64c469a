//! The messages of NullPointerExceptions against those of the JVMs on this machine.
//!
//! `java/NullMessages.java` runs into a null reference in more than a hundred ways. Each JVM interprets it with its log
//! of exceptions switched on, which says for each exception in which method and at which offset it was thrown; the
//! message computed for that place must be the one that the JVM gave.

use program::source::{ClassPath, Jdk};
use program::{MethodId, Program, class_file, null_pointer_message};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How many exceptions `NullMessages` runs into.
const CASES: usize = 148;

/// An exception as a JVM reports it.
struct Thrown {
    class: String,
    method: String,
    descriptor: String,
    offset: u16,
    message: String,
}

#[test]
fn messages_with_names_of_variables_are_those_of_the_jvm() {
    for jdk in jdks() {
        compare_with_jvm(&jdk, "-g");
    }
}

#[test]
fn messages_without_names_of_variables_are_those_of_the_jvm() {
    for jdk in jdks() {
        compare_with_jvm(&jdk, "-g:source,lines");
    }
}

#[test]
fn an_exception_that_the_program_makes_has_no_message() {
    for jdk in jdks() {
        let classes = compile(&jdk, "-g", "explicit");
        let mut program = open(&jdk, &classes);
        let method = find_method(&mut program, "NullMessages", "explicit", "()V");
        // new, dup, invokespecial, athrow: the exception notes where its constructor is called.
        let messages: Vec<_> = [0, 3, 4].map(|offset| null_pointer_message(&program, method, offset)).into();
        assert_eq!(messages, [None, None, None]);
    }
}

#[test]
fn questions_about_broken_bodies_do_no_harm() {
    let jdk = jdks().remove(0);
    let classes = compile(&jdk, "-g", "broken");
    let whole = std::fs::read(classes.join("NullMessages.class")).unwrap();
    let places = places_of_instructions(&whole);
    let folder = classes.join("mutants");
    std::fs::create_dir_all(&folder).unwrap();
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut answers = 0;
    for _ in 0..100 {
        let mut bytes = whole.clone();
        for _ in 0..places.len() / 40 {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            bytes[places[random as usize % places.len()]] = (random >> 48) as u8;
        }
        std::fs::write(folder.join("NullMessages.class"), bytes).unwrap();
        let mut program = open(&jdk, &folder);
        let class = program.load("NullMessages").unwrap();
        for &method in &program.class(class).methods {
            answers += (0..200).filter_map(|offset| null_pointer_message(&program, method, offset)).count();
        }
    }
    assert!(answers > 10_000, "only {answers} answers: the files are too broken to be of interest");
}

/// Where in a class file the instructions of its methods lie.
fn places_of_instructions(bytes: &[u8]) -> Vec<usize> {
    let file = class_file::parse(bytes.into()).unwrap();
    let bodies = file.methods.iter().filter_map(|method| method.code.as_ref());
    // The sizes of the stack and the local variables and the length of the instructions precede them.
    bodies.flat_map(|body| (body.start + 8..).take(file.code(body).unwrap().bytes.len())).collect()
}

fn compare_with_jvm(jdk: &Path, debug_information: &str) {
    let classes = compile(jdk, debug_information, "compared");
    let thrown = run(jdk, &classes);
    assert_eq!(thrown.len(), CASES, "exceptions on {}", jdk.display());
    let mut program = open(jdk, &classes);
    let mut wrong = Vec::new();
    for case in &thrown {
        let method = find_method(&mut program, &case.class, &case.method, &case.descriptor);
        let ours = null_pointer_message(&program, method, case.offset);
        if ours.as_deref() != Some(&case.message) {
            wrong.push(format!("{}.{}: {} but ours is {ours:?}", case.class, case.method, case.message));
        }
    }
    assert!(wrong.is_empty(), "{} with {debug_information}:\n{}", jdk.display(), wrong.join("\n"));
}

/// The homes of the JDKs on this machine, each once, by version.
fn jdks() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").into_iter().flatten().flatten().map(|entry| entry.path());
    let known = Jdk::find(None).into_iter().chain(installed.filter_map(|home| Jdk::open(&home).ok()));
    let known = known.filter(|jdk| jdk.home().join("bin/javac").is_file());
    let homes: BTreeMap<String, PathBuf> = known.map(|jdk| (jdk.version().to_owned(), jdk.home().to_owned())).collect();
    assert!(!homes.is_empty(), "no JDK to compare with");
    homes.into_values().collect()
}

/// Compiles `NullMessages` with the compiler of a JDK and returns the folder of the classes.
fn compile(jdk: &Path, debug_information: &str, purpose: &str) -> PathBuf {
    let version = jdk.file_name().unwrap().to_string_lossy().into_owned();
    let classes = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("null-messages-{purpose}-{version}{}", debug_information.replace([':', ','], "-")));
    let output = Command::new(jdk.join("bin/javac"))
        .args([debug_information, "-encoding", "UTF-8", "-d"])
        .arg(&classes)
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/NullMessages.java"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    classes
}

fn open(jdk: &Path, classes: &Path) -> Program {
    let jdk = Jdk::open(jdk).unwrap();
    let class_path = ClassPath::open(&[classes.to_owned()], jdk.feature()).unwrap();
    Program::new(jdk, class_path, &[])
}

fn find_method(program: &mut Program, class: &str, name: &str, descriptor: &str) -> MethodId {
    let class = program.load(class).unwrap();
    let found = program.class(class).methods.iter().copied().find(|&method| {
        let method = program.method(method);
        program.text(method.name) == name && program.text(method.descriptor) == descriptor
    });
    found.unwrap_or_else(|| panic!("no method {name}{descriptor}"))
}

/// Runs `NullMessages` on a JVM. Its log and its output come in one stream, in the order of events.
fn run(jdk: &Path, classes: &Path) -> Vec<Thrown> {
    let output = Command::new(jdk.join("bin/java"))
        .args(["-Xint", "-XX:-UsePerfData", "-Xlog:exceptions=info:stdout", "-cp"])
        .arg(classes)
        .arg("NullMessages")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let mut thrown = Vec::new();
    let (mut method, mut place) = (None, None);
    for line in text.lines() {
        if line.contains("Exception <") {
            method = None;
        } else if let Some((_, named)) = line.split_once("thrown in interpreter method") {
            method = Some(named);
        } else if let Some((_, rest)) = line.split_once(" at bci ") {
            // An exception is logged again for each frame that it leaves; the first one threw it.
            let offset = rest.split(' ').next().unwrap();
            place = place.or(method.take().map(|method| (method, offset)));
        } else if let Some(result) = line.strip_prefix("result ") {
            thrown.push(read_case(place.take().expect("a logged exception"), result));
        } else if line.contains("Found matching handler") && !line.contains("in method \"attempt\"") {
            // One that the case itself caught, as part of what it does.
            place = None;
        }
    }
    thrown
}

fn read_case((method, offset): (&str, &str), result: &str) -> Thrown {
    let quoted: Vec<&str> = method.split('\'').collect();
    let [_, name, _, descriptor, _, class, ..] = quoted[..] else { panic!("unexpected log line: {method}") };
    let (place, message) = result.split_once(' ').unwrap();
    assert_eq!(place, name, "the log and the stack trace disagree");
    Thrown {
        class: class.replace('.', "/"),
        method: name.to_owned(),
        descriptor: descriptor.to_owned(),
        offset: offset.parse().unwrap(),
        message: message.to_owned(),
    }
}
