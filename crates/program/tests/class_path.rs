//! Where classes are found, and what is said of sources that are broken: the message names the file.

#[path = "mutations/random.rs"]
mod random;
mod support;

use program::source::{ClassPath, Jdk};
use program::{LinkErrorKind, Program, access};
use random::Random;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::rc::Rc;
use support::maker::Maker;
use support::{folder, input_error, jdk, link_error, program};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

#[test]
fn the_first_entry_that_has_a_class_wins() {
    let (first, second) = (folder("first"), folder("second"));
    write_class(&first, "A", "first");
    write_class(&second, "A", "second");
    write_class(&second, "B", "second");
    let mut program = program(&[&first, &second]);
    assert_eq!((marker(&mut program, "A"), marker(&mut program, "B")), ("first".into(), "second".into()));
}

#[test]
fn the_jdk_comes_before_the_class_path() {
    let folder = folder("jdk-first");
    write_class(&folder, "java/util/TreeMap", "mine");
    let mut program = program(&[&folder]);
    assert_ne!(marker(&mut program, "java/util/TreeMap"), "mine");
}

#[test]
fn a_star_stands_for_all_jars_of_a_folder() {
    let folder = folder("star");
    write_jar(&folder.join("one.jar"), &[("A.class", class("A", "one"))]);
    write_jar(&folder.join("two.JAR"), &[("B.class", class("B", "two"))]);
    write_jar(&folder.join("three.zip"), &[("C.class", class("C", "three"))]);
    write_class(&folder, "D", "no jar");
    let mut program = program(&[&folder.join("*")]);
    assert_eq!((marker(&mut program, "A"), marker(&mut program, "B")), ("one".into(), "two".into()));
    for name in ["C", "D"] {
        assert_eq!(link_error(program.load(name)).kind, LinkErrorKind::NoClassDefFound, "{name}");
    }
}

#[test]
fn a_multi_release_jar_has_a_version_per_java() {
    let jar = folder("versions").join("multi.jar");
    write_jar(&jar, &multi_release("Manifest-Version: 1.0\r\nMulti-Release: true\r\n"));
    for (feature, expected) in [(8, "base"), (9, "v9"), (17, "v17"), (20, "v17"), (21, "v21"), (25, "v21"), (99, "v99")]
    {
        assert_eq!(marker(&mut program_for(&jar, feature), "A"), expected, "Java {feature}");
    }
}

#[test]
fn versions_do_not_count_in_other_jars() {
    for (name, manifest) in [("plain", "Manifest-Version: 1.0\n"), ("false", "Multi-Release: false\n")] {
        let jar = folder(&format!("unversioned-{name}")).join("a.jar");
        write_jar(&jar, &multi_release(manifest));
        assert_eq!(marker(&mut program_for(&jar, 25), "A"), "base", "{name}");
    }
}

#[test]
fn an_absent_entry_is_reported_before_anything_runs() {
    let path = folder("absent").join("no.jar");
    let message = refused(&path);
    assert_eq!(message, format!("class path entry {}: no such file or folder", path.display()));
}

#[test]
fn a_file_that_is_no_jar_is_named() {
    let path = folder("no-jar").join("text.jar");
    fs::write(&path, "not a jar").unwrap();
    let message = refused(&path);
    let expected = format!("class path entry {}: is not a readable jar (zip) file", path.display());
    assert!(message.starts_with(&expected), "{message}");
}

#[test]
fn a_damaged_entry_of_a_jar_is_named() {
    let path = folder("damaged").join("a.jar");
    write_jar(&path, &[("A.class", class("A", &"long enough to be compressed ".repeat(20)))]);
    let mut bytes = fs::read(&path).unwrap();
    // The local header takes 30 bytes and the name; behind it are the compressed ones.
    let content = 30 + "A.class".len();
    bytes[content + 8..content + 40].fill(0xff);
    fs::write(&path, bytes).unwrap();
    let message = input_error(program(&[&path]).load("A")).to_string();
    assert!(message.starts_with(&format!("class path entry {}: entry A.class", path.display())), "{message}");
}

#[test]
fn damaged_jars_are_refused_or_work() {
    let path = folder("damaged-often").join("a.jar");
    write_jar(&path, &multi_release("Multi-Release: true\n"));
    let sound = fs::read(&path).unwrap();
    for number in 0..500 {
        let mut random = Random::new(number);
        let mut bytes = sound.clone();
        for _ in 0..=random.below(4) {
            bytes[random.below(sound.len())] = *random.pick(&[0, 1, 0x7f, 0x80, 0xff]);
        }
        bytes.truncate(if random.below(4) == 0 { random.below(sound.len()) } else { sound.len() });
        fs::write(&path, bytes).unwrap();
        // Either is fine as long as it comes back.
        let _ = ClassPath::open(std::slice::from_ref(&path), 25).map(|jar| jar.find_class("A").map(drop));
    }
}

#[test]
fn a_class_under_the_wrong_name_is_not_found() {
    let folder = folder("wrong-name");
    fs::write(folder.join("A.class"), class("p/B", "x")).unwrap();
    let error = link_error(program(&[&folder]).load("A"));
    assert_eq!(error.kind, LinkErrorKind::NoClassDefFound);
    assert_eq!(error.message, "A (wrong name: p/B)");
}

#[test]
fn a_class_that_cannot_be_read_is_named() {
    let folder = folder("unreadable");
    // A folder, because tests may run as a user who may read everything.
    fs::create_dir(folder.join("A.class")).unwrap();
    let message = input_error(program(&[&folder]).load("A")).to_string();
    let expected = format!("class path entry {}: cannot be read: ", folder.join("A.class").display());
    assert!(message.starts_with(&expected), "{message}");
}

#[test]
fn broken_class_files_are_named_with_what_is_wrong() {
    let sound = class("A", "x");
    let length = sound.len();
    let with = |at: usize, bytes: &[u8]| {
        let mut changed = sound.to_vec();
        changed[at..at + bytes.len()].copy_from_slice(bytes);
        changed
    };
    let cases = [
        ("empty", Vec::new(), "the file is empty".to_owned()),
        ("text", b"class A {}".to_vec(), "not a class file: it starts with 0x636c6173 instead of 0xcafebabe".into()),
        ("old", with(6, &[0, 44]), "version 44.0 is older than any Java".into()),
        (
            "new",
            with(6, &[0, 70]),
            "version 70.0 (Java 26) is newer than Kukang knows; compile with --release 25 or older".into(),
        ),
        ("long", [&sound[..], b"!?"].concat(), "2 bytes too many after the end".into()),
        (
            "short",
            sound[..length - 1].to_vec(),
            format!("truncated: 2 bytes needed at offset {} of {}", length - 2, length - 1),
        ),
        ("tag", with(10, &[2]), "unknown constant tag 2 at offset 10".into()),
    ];
    for (name, bytes, expected) in cases {
        let folder = folder(&format!("broken-{name}"));
        let path = folder.join("A.class");
        fs::write(&path, bytes).unwrap();
        let message = input_error(program(&[&folder]).load("A")).to_string();
        assert_eq!(message, format!("class file {}: {expected}", path.display()));
    }
}

#[test]
fn a_broken_class_of_a_jar_is_named_with_its_jar() {
    let path = folder("broken-in-jar").join("a.jar");
    write_jar(&path, &[("p/A.class", Rc::from(&b"class A {}"[..]))]);
    let message = input_error(program(&[&path]).load("p/A")).to_string();
    assert!(message.starts_with(&format!("class file {}!/p/A.class: not a class file", path.display())), "{message}");
}

#[test]
fn every_truncation_of_a_class_is_refused() {
    let sound = class("A", "x");
    for length in 0..sound.len() {
        let mut program = program(&[]);
        input_error(program.define_bytes("A", Rc::from(&sound[..length]), "test"));
    }
}

#[test]
fn a_folder_that_is_no_jdk_is_refused_with_the_reason() {
    let image = |release: Option<&str>, modules: Option<&[u8]>, name: &str| {
        let home = folder(&format!("jdk-{name}"));
        fs::create_dir(home.join("lib")).unwrap();
        release.into_iter().for_each(|text| fs::write(home.join("release"), text).unwrap());
        modules.into_iter().for_each(|bytes| fs::write(home.join("lib/modules"), bytes).unwrap());
        Jdk::open(&home).err().expect("this is no JDK").to_string()
    };
    assert!(image(None, None, "empty").contains("it has no runtime image (lib/modules)"));
    let garbage = image(Some("JAVA_VERSION=\"17.0.1\"\n"), Some(b"garbage"), "garbage");
    assert!(garbage.contains("its runtime image"), "{garbage}");
}

fn program_for(jar: &Path, feature: u32) -> Program {
    let class_path = ClassPath::open(&[jar.to_owned()], feature).unwrap();
    Program::new(jdk(), class_path, &[])
}

fn refused(path: &Path) -> String {
    ClassPath::open(&[path.to_owned()], 17).err().expect("such a class path is refused").to_string()
}

/// A class with one abstract method, whose name tells this class from others of its name.
fn class(name: &str, marker: &str) -> Rc<[u8]> {
    let mut maker = Maker::new(name, "java/lang/Object");
    maker.method(access::PUBLIC | access::ABSTRACT, marker, "()V", None);
    maker.finish()
}

fn marker(program: &mut Program, name: &str) -> String {
    let class = program.load(name).unwrap_or_else(|trouble| panic!("{name}: {trouble:?}"));
    let method = program.class(class).methods[0];
    program.text(program.method(method).name).to_owned()
}

fn write_class(folder: &Path, name: &str, marker: &str) {
    let path = folder.join(format!("{name}.class"));
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, class(name, marker)).unwrap();
}

fn write_jar(path: &Path, entries: &[(&str, Rc<[u8]>)]) {
    let mut jar = ZipWriter::new(fs::File::create(path).unwrap());
    for (name, bytes) in entries {
        jar.start_file(*name, SimpleFileOptions::default()).unwrap();
        jar.write_all(bytes).unwrap();
    }
    jar.finish().unwrap();
}

/// Versions in no particular order, with one that is too old to count and one that is no number.
fn multi_release(manifest: &str) -> Vec<(&'static str, Rc<[u8]>)> {
    vec![
        ("META-INF/MANIFEST.MF", Rc::from(manifest.as_bytes())),
        ("META-INF/versions/17/A.class", class("A", "v17")),
        ("META-INF/versions/9/A.class", class("A", "v9")),
        ("A.class", class("A", "base")),
        ("META-INF/versions/99/A.class", class("A", "v99")),
        ("META-INF/versions/21/A.class", class("A", "v21")),
        ("META-INF/versions/8/A.class", class("A", "v8")),
        ("META-INF/versions/x/A.class", class("A", "x")),
    ]
}
