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
use program::source::{ClassPath, Jdk};
use program::{Program, SpecError};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What a file of the folder `gather` asks for.
struct Case {
    name: String,
    /// The text before what is expected.
    source: String,
    expected: String,
    files: Vec<(String, String)>,
    later: Vec<(String, String)>,
    javac: Vec<String>,
    classes: String,
    sources: Vec<String>,
    specs: Vec<String>,
}

#[test]
fn cases() {
    let cases = Folder::get();
    let mut wrong = Vec::new();
    for case in &cases.cases {
        let (name, actual) = (&case.name, outcome(case));
        if std::env::var_os("KUKANG_BLESS").is_some() {
            let text = format!("{}--- expected\n{actual}", case.source);
            fs::write(case.path(), text).expect("the file can be written");
        } else if actual != case.expected {
            wrong.push(format!("{name}: expected\n{}\nbut got\n{actual}", case.expected));
        }
    }
    assert!(wrong.is_empty(), "{}\nif this is right, KUKANG_BLESS=1 writes it down", wrong.join("\n"));
}

/// Sources that do not fit the class files any more, in all ways that chance finds, are complained about.
#[test]
fn no_text_makes_anything_panic() {
    let mut random = Random(1);
    let mut complaints = 0;
    for case in Folder::get().cases.iter().filter(|case| ["comments", "constructors", "specs"].contains(&&*case.name)) {
        let home = case.folder();
        let broken = home.with_file_name(format!("{} broken", case.name));
        let (mut program, _) = case.program();
        for _ in 0..100 {
            let _ = fs::remove_dir_all(&broken);
            let files: Vec<(String, String)> =
                case.files.iter().map(|(path, text)| (path.clone(), random.mutated(text))).collect();
            write(&broken, &files);
            let folders = vec![broken.join("src")];
            let mut contracts = Contracts::new(Sources { folders, class_path: case.class_path() });
            show::all(&mut program, &mut contracts, &class_names(&home.join(&case.classes)));
            complaints += contracts.diagnostics().len();
        }
    }
    assert!(complaints > 300, "only {complaints} complaints about 300 broken sources");
}

/// Numbers that look random (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).expect("it is below the bound")
    }

    /// The text with a few pieces left out, doubled, or exchanged for others.
    fn mutated(&mut self, text: &str) -> String {
        let mut words: Vec<&str> = text.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
        for _ in 0..1 + self.below(4) {
            let (at, other) = (self.below(words.len()), self.below(words.len()));
            match self.below(3) {
                0 => drop(words.remove(at)),
                1 => words.insert(at, words[other]),
                _ => words.swap(at, other),
            }
        }
        words.concat()
    }
}

/// All cases, compiled.
struct Folder {
    cases: Vec<Case>,
}

impl Folder {
    /// Reads and compiles them once, all with one compiler.
    fn get() -> &'static Folder {
        static FOLDER: OnceLock<Folder> = OnceLock::new();
        FOLDER.get_or_init(|| {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gather");
            let cases: Vec<Case> = files_in(&folder, "txt").iter().map(|path| read(path)).collect();
            let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/kukang/contracts");
            let mut calls = vec![compilation(&files_in(&home, "java"), &annotations(), &[annotations()], &[])];
            for case in &cases {
                let folder = case.folder();
                let _ = fs::remove_dir_all(&folder);
                write(&folder, &case.files);
                let sources: Vec<PathBuf> = case.files.iter().map(|(path, _)| folder.join(path)).collect();
                calls.push(compilation(&sources, &folder.join(&case.classes), &[annotations()], &case.javac));
            }
            compile(&calls);
            cases.iter().for_each(|case| write(&case.folder(), &case.later));
            Folder { cases }
        })
    }
}

fn read(path: &Path) -> Case {
    let text = fs::read_to_string(path).expect("the file can be read");
    let (source, expected) = text.split_once("--- expected\n").unwrap_or((&text, ""));
    let mut case = Case {
        name: path.file_stem().expect("a file has a name").to_string_lossy().into_owned(),
        source: source.to_owned(),
        expected: expected.to_owned(),
        files: Vec::new(),
        later: Vec::new(),
        javac: vec!["-g".to_owned()],
        classes: "out".to_owned(),
        sources: Vec::new(),
        specs: Vec::new(),
    };
    for part in source.split("--- ").skip(1) {
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

impl Case {
    fn path(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gather").join(&self.name).with_extension("txt")
    }

    fn folder(&self) -> PathBuf {
        temporary().join(&self.name)
    }

    fn class_path(&self) -> Vec<PathBuf> {
        vec![self.folder().join(&self.classes), annotations()]
    }

    /// With what does not fit in its specs.
    fn program(&self) -> (Program, Vec<SpecError>) {
        let jdk = jdk();
        let class_path = ClassPath::open(&self.class_path(), jdk.feature()).expect("the test made this class path");
        let mut program = Program::new(jdk, class_path, &[]);
        let mut errors = Vec::new();
        for spec in &self.specs {
            errors.extend(program.add_what_fits(spec));
        }
        (program, errors)
    }
}

fn outcome(case: &Case) -> String {
    let folder = case.folder();
    let folders = case.sources.iter().map(|source| folder.join(source)).collect();
    let mut contracts = Contracts::new(Sources { folders, class_path: case.class_path() });
    let (mut program, errors) = case.program();
    contracts.tell_of_specs(&program, errors);
    let shown = show::all(&mut program, &mut contracts, &class_names(&folder.join(&case.classes)));
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

fn temporary() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("gather")
}

/// Where the compiled annotations of Kukang are.
fn annotations() -> PathBuf {
    temporary().join("of kukang")
}

fn files_in(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    files.sort();
    files
}

/// The arguments of javac for these sources, one to a line.
fn compilation(sources: &[PathBuf], target: &Path, class_path: &[PathBuf], options: &[String]) -> String {
    fs::create_dir_all(target).expect("folders can be made");
    let text = |path: &Path| path.to_str().expect("paths of the tests are Unicode").to_owned();
    let class_path = std::env::join_paths(class_path).expect("no folder of the tests has a colon");
    let mut arguments: Vec<String> =
        ["--release", "17", "-Xlint:none", "-implicit:none", "-proc:none"].map(str::to_owned).to_vec();
    arguments.extend(options.iter().cloned());
    arguments.extend(["-cp".to_owned(), class_path.to_string_lossy().into_owned(), "-d".to_owned(), text(target)]);
    arguments.extend(sources.iter().map(|path| text(path)));
    arguments.join("\n")
}

/// Compiles in one JVM, because each start of javac takes longer than all else that these tests do.
fn compile(calls: &[String]) {
    let list = temporary().join("compilations");
    fs::write(&list, calls.join("\n\n")).expect("files can be written");
    let compiler = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/Compile.java");
    let mut java = Command::new(jdk().home().join("bin").join("java"));
    let output = java.arg(compiler).arg(list).output().expect("the JDK has a java");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
