//! Classes that are hard to write tests for: those of `tests/junit/odd`, and classes called like those that tests use.

use crate::suites;
use crate::support::{cases, commands};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Names of classes that tests use without asking, or that JUnit and the helper class have.
pub const CLASHING: [&str; 17] = [
    "Assertions",
    "BeforeEach",
    "Before",
    "Class",
    "Double",
    "Exception",
    "Float",
    "IllegalStateException",
    "Integer",
    "KukangHeap",
    "List",
    "Object",
    "Override",
    "String",
    "System",
    "Test",
    "Throwable",
];

/// Names in the class files of `odd.Patched` and what becomes of them: they are no names in Java.
const PATCHED: [(&str, &str); 14] = [
    ("nxw", "new"),
    ("a_b", "a-b"),
    ("gxto", "goto"),
    ("clxss", "class"),
    ("voxd", "void"),
    ("tx", "do"),
    ("retxrn", "return"),
    ("_2", "2_"),
    ("Lxng", "long"),
    ("inx", "int"),
    ("flxat", "float"),
    ("casx", "case"),
    ("lxng", "long"),
    ("ixt", "var"),
];

pub fn odd_classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("tests_command/odd-classes");
        let sources = suites::files(&cases::folder("junit/odd"));
        commands::compile_with(&[], &sources, 17, &classes);
        for file in suites::files(&classes.join("odd")) {
            let name = file.file_name().expect("a file has a name").to_string_lossy().into_owned();
            if name.starts_with("Patched") {
                let patched = patch(&fs::read(&file).expect("it was just compiled"));
                fs::remove_file(&file).expect("it is there");
                let name = name.replace("$Lxng", "$long").replace("$ixt", "$var");
                fs::write(classes.join("odd").join(name), patched).expect("the folder can be written to");
            }
        }
        classes
    })
}

/// A class file with other names of the same length, as constants of their own and at the end of names of nested classes.
fn patch(bytes: &[u8]) -> Vec<u8> {
    // Every byte is a letter of its own, so that what is no text stays as it is.
    let mut text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
    for (old, new) in PATCHED {
        assert_eq!(old.len(), new.len());
        let constant = |name: &str| format!("\u{1}\0{}{name}", char::from(name.len() as u8));
        text = text.replace(&constant(old), &constant(new));
    }
    text = text.replace("Patched$Lxng", "Patched$long").replace("Patched$ixt", "Patched$var");
    text.chars().map(|letter| letter as u8).collect()
}

/// Classes of the names above, in a package and in none.
pub fn clashing_classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let folder = commands::fresh_folder("tests_command/clash-sources");
        let template = fs::read_to_string(cases::folder("junit/clash").join("Clash.java")).expect("it is there");
        let mut sources = Vec::new();
        for (package, declaration) in [("clash", "package clash;"), ("none", "")] {
            fs::create_dir_all(folder.join(package)).expect("the folder can be written to");
            for name in CLASHING {
                let source = folder.join(package).join(format!("{name}.java"));
                let text = template.replace("package clash;", declaration).replace("Clash", name);
                fs::write(&source, text).expect("the folder can be written to");
                sources.push(source);
            }
        }
        let classes = commands::fresh_folder("tests_command/clash-classes");
        commands::compile_with(&[], &sources, 17, &classes);
        classes
    })
}
