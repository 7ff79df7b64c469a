//! What was agreed of compiled classes, from comments, annotations and spec classes.
//!
//! Each file in `gather` is about one thing: remarks after `#`, lines that say what to do, Java files, and below `--- expected`
//! what comes out: invariants, fields and methods of all classes with what binds them and what each condition can name, and
//! diagnostics. `KUKANG_BLESS=1 cargo test -p contract --test gather` writes what is expected anew; read the difference
//! before you believe it. The lines are:
//!
//! - `--- file PATH`: a Java file to write and to compile;
//! - `--- later PATH`: a file to write when all has been compiled;
//! - `--- javac OPTIONS`: how to compile, `-g` unless told;
//! - `--- classes FOLDER`: where the class files go, `out` unless told;
//! - `--- source FOLDER`: a folder to look for sources in;
//! - `--- spec NAME`: a spec class to add.

#[path = "gather/show.rs"]
mod show;

use contract::{Contracts, Sources};
use program::Program;
use program::source::{ClassPath, Jdk};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What a file of the folder `gather` asks for.
struct Case {
    files: Vec<(String, String)>,
    later: Vec<(String, String)>,
    javac: Vec<String>,
    classes: String,
    sources: Vec<String>,
    specs: Vec<String>,
}

#[test]
fn cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gather");
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("the file can be read");
        let name = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let (source, expected) = text.split_once("--- expected\n").unwrap_or((&text, ""));
        let actual = outcome(&name, &read(source));
        if std::env::var_os("KUKANG_BLESS").is_some() {
            fs::write(&file, format!("{source}--- expected\n{actual}")).expect("the file can be written");
        } else if actual != expected {
            wrong.push(format!("{name}: expected\n{expected}\nbut got\n{actual}"));
        }
    }
    assert!(wrong.is_empty(), "{}\nif this is right, KUKANG_BLESS=1 writes it down", wrong.join("\n"));
}

fn read(text: &str) -> Case {
    let mut case = Case {
        files: Vec::new(),
        later: Vec::new(),
        javac: vec!["-g".to_owned()],
        classes: "out".to_owned(),
        sources: Vec::new(),
        specs: Vec::new(),
    };
    for part in text.split("--- ").skip(1) {
        let (line, content) = part.split_once('\n').expect("a line ends");
        let (word, argument) = line.split_once(' ').expect("a line has two parts");
        let argument = argument.to_owned();
        match word {
            "file" => case.files.push((argument, content.to_owned())),
            "later" => case.later.push((argument, content.to_owned())),
            "javac" => case.javac = argument.split(' ').map(str::to_owned).collect(),
            "classes" => case.classes = argument,
            "source" => case.sources.push(argument),
            "spec" => case.specs.push(argument),
            _ => panic!("nobody knows what {line} is"),
        }
    }
    case
}

fn outcome(name: &str, case: &Case) -> String {
    let folder = empty_folder(name);
    let classes = folder.join(&case.classes);
    write(&folder, &case.files);
    let sources: Vec<PathBuf> = case.files.iter().map(|(path, _)| folder.join(path)).collect();
    compile(&sources, &classes, &[annotations()], &case.javac);
    write(&folder, &case.later);
    let class_path = vec![classes.clone(), annotations().to_path_buf()];
    let mut program = program(&class_path);
    for spec in &case.specs {
        program.add_spec(spec).unwrap_or_else(|errors| panic!("{name}: {}", errors[0]));
    }
    let folders = case.sources.iter().map(|source| folder.join(source)).collect();
    let mut contracts = Contracts::new(Sources { folders, class_path });
    let shown = show::all(&mut program, &mut contracts, &class_names(&classes));
    shown.replace(&format!("{}/", folder.display()), "")
}

fn write(folder: &Path, files: &[(String, String)]) {
    for (path, content) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("folders can be made");
        fs::write(path, content).expect("files can be written");
    }
}

/// The classes below a folder, sorted.
fn class_names(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    let mut pending = vec![folder.to_path_buf()];
    while let Some(next) = pending.pop() {
        for entry in fs::read_dir(next).expect("the folder is there") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                pending.push(path);
            } else if path.extension().is_some_and(|ending| ending == "class") {
                let name = path.strip_prefix(folder).expect("it is below the folder").with_extension("");
                names.push(name.to_str().expect("names here are ASCII").to_owned());
            }
        }
    }
    names.sort();
    names
}

fn jdk() -> Jdk {
    Jdk::find(None).expect("the tests need a JDK with javac: set JAVA_HOME or put java on the PATH")
}

fn program(class_path: &[PathBuf]) -> Program {
    let jdk = jdk();
    let class_path = ClassPath::open(class_path, jdk.feature()).expect("the test made this class path");
    Program::new(jdk, class_path, &[])
}

/// The compiled annotations of Kukang.
fn annotations() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = empty_folder("of kukang");
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/kukang/contracts");
        let sources: Vec<PathBuf> = fs::read_dir(home)
            .expect("the annotations are there")
            .map(|entry| entry.expect("the folder can be read").path())
            .collect();
        compile(&sources, &folder, &[], &["-g".to_owned()]);
        folder
    })
}

fn compile(sources: &[PathBuf], target: &Path, class_path: &[&Path], options: &[String]) {
    fs::create_dir_all(target).expect("folders can be made");
    let mut javac = Command::new(jdk().home().join("bin").join("javac"));
    javac.args(["--release", "17", "-Xlint:none", "-implicit:none", "-proc:none", "-d"]).arg(target).args(options);
    javac.arg("-cp").arg(std::env::join_paths(class_path).expect("no folder of the tests has a colon"));
    let output = javac.args(sources).output().expect("the JDK has a javac");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn empty_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gather").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("cargo's folder for tests can be written");
    folder
}
