//! What a new user meets besides checks: projects that are found, `init`, `explain`, completions, manual pages, versions,
//! and reports on a terminal.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use support::packages::{annotations_jar, kukang, path_of};
use support::process::{End, Outcome};
use support::{cases, commands};

const COUNTER: &str = "package shop;
public class Counter {
    int count;

    int next() {
        assert count >= 0;
        return count + 1;
    }
}
";

fn run(folder: &Path, arguments: &[&str]) -> Outcome {
    commands::run(kukang(folder).args(arguments))
}

/// A project of a build tool, compiled to where that tool would.
fn project(name: &str, file: &str, classes: &str) -> PathBuf {
    let folder = commands::fresh_folder(&format!("front_door/{name}"));
    let sources = folder.join("src/main/java/shop");
    fs::create_dir_all(&sources).expect("the folder is ours");
    fs::write(folder.join(file), "").expect("the folder is ours");
    let source = commands::write(&sources, "Counter.java", COUNTER);
    if !classes.is_empty() {
        commands::compile(&[source], 17, &folder.join(classes));
    }
    folder
}

#[test]
fn a_project_is_checked_without_arguments() {
    for (name, file, classes) in [
        ("maven", "pom.xml", "target/classes"),
        ("gradle", "build.gradle", "build/classes/java/main"),
        ("kotlin", "settings.gradle.kts", "build/classes/java/main"),
        ("plain", "notes.txt", "out"),
        ("eclipse", ".project", "bin"),
        ("module", "pom.xml", "core/target/classes"),
    ] {
        let folder = project(name, file, classes);
        if name == "module" {
            fs::write(folder.join("core/pom.xml"), "").expect("the folder is ours");
        }
        let outcome = run(&folder, &["init"]);
        assert_eq!(outcome.end, End::Exited(0), "{name}: {}", outcome.err());
        assert_eq!(outcome.out(), "wrote kukang.toml; next: kukang check\n", "{name}");
        let written = fs::read_to_string(folder.join("kukang.toml")).expect("it was written");
        assert!(written.contains(classes) && written.contains("\"shop\""), "{name}: {written}");

        let outcome = run(&folder, &["check"]);
        assert_eq!(outcome.end, End::Exited(1), "{name}: {}{}", outcome.out(), outcome.err());
        let said = format!("kukang: no targets are named, so all classes of {classes} are checked: 2 methods\n");
        assert_eq!(outcome.err(), said, "{name}");
        assert!(outcome.out().contains("shop.Counter::next(): violated on 1 of 2 paths"), "{name}: {}", outcome.out());

        // Without the file, a named target finds the classes too.
        fs::remove_file(folder.join("kukang.toml")).expect("it is there");
        let outcome = run(&folder, &["check", "shop.Counter::next"]);
        assert_eq!(outcome.end, End::Exited(1), "{name}: {}{}", outcome.out(), outcome.err());
        // What a build tool has made is the project; other folders may hold anything.
        let outcome = run(&folder, &["check"]);
        if matches!(name, "plain" | "eclipse") {
            assert_eq!(outcome.end, End::Exited(2), "{name}");
            assert!(outcome.err().contains("`kukang init`"), "{name}: {}", outcome.err());
        } else {
            assert_eq!(outcome.end, End::Exited(1), "{name}: {}{}", outcome.out(), outcome.err());
            assert_eq!(outcome.err(), said, "{name}");
        }
    }
}

/// Class files are not verified in advance: what makes no sense is found when it runs, and said.
#[test]
fn code_that_does_not_verify_is_refused() {
    let folder = commands::fresh_folder("front_door/unverified");
    let source = commands::write(&folder, "Div.java", "class Div { static int of(int x) { return 1 / x; } }\n");
    commands::compile(&[source], 17, &folder.join("classes"));
    let file = folder.join("classes/Div.class");
    let mut bytes = fs::read(&file).expect("it was compiled");
    // iconst_1, iload_0, idiv, ireturn; the division becomes one of longs.
    let place = bytes.windows(4).position(|code| code == [0x04, 0x1a, 0x6c, 0xac]).expect("javac writes it so");
    bytes[place + 2] = 0x6d;
    fs::write(&file, bytes).expect("the folder is ours");
    let outcome = run(&folder, &["check", "-cp", "classes", "Div"]);
    assert_eq!(outcome.end, End::Exited(3), "{}{}", outcome.out(), outcome.err());
    assert!(outcome.out().contains("an operand of the wrong kind"), "{}", outcome.out());
}

/// What such a file holds may be what a variable refers to, so it counts whatever the targets are.
#[test]
fn a_class_file_that_cannot_be_read_is_told() {
    let folder = project("cut", "pom.xml", "target/classes");
    let other = folder.join("target/classes/shop/Other.class");
    let whole = fs::read(folder.join("target/classes/shop/Counter.class")).expect("it was compiled");
    fs::write(&other, &whole[..whole.len() / 2]).expect("the folder is ours");
    let told = "kukang: not checked: class file target/classes/shop/Other.class: ";
    for arguments in [&["check"][..], &["check", "shop"], &["check", "shop.Counter::new"], &["replay", "shop"]] {
        let outcome = run(&folder, arguments);
        assert!(outcome.err().contains(told), "{arguments:?}: {}", outcome.err());
    }
    assert_eq!(run(&folder, &["check", "shop.Counter::new"]).end, End::Exited(3));
    let outcome = run(&folder, &["check", "shop", "--format", "json"]);
    let not_checked = r#""not_checked":[{"what":"target/classes/shop/Other.class","why":"class file target/"#;
    assert!(outcome.out().replace(['\n', ' '], "").contains(&not_checked.replace(' ', "")), "{}", outcome.out());
    // A class of another name is none of this one, but below a folder that is a class path of its own.
    fs::create_dir_all(folder.join("target/classes/other/shop")).expect("the folder is ours");
    fs::write(folder.join("target/classes/other/shop/Counter.class"), &whole).expect("the folder is ours");
    fs::write(&other, &whole).expect("the folder is ours");
    let outcome = run(&folder, &["check", "shop.Counter::new"]);
    assert_eq!(outcome.end, End::Exited(3), "{}", outcome.err());
    let told = format!("{told}it holds the class shop.Counter, whose place is another\n");
    assert_eq!(outcome.err(), told);
}

#[test]
fn a_project_that_is_not_compiled_says_what_to_do() {
    for (name, file, command) in
        [("bare_maven", "pom.xml", "mvn compile"), ("bare_gradle", "build.gradle", "gradle classes")]
    {
        let folder = project(name, file, "");
        let outcome = run(&folder, &["check"]);
        assert_eq!(outcome.end, End::Exited(2));
        assert!(outcome.err().ends_with(&format!("compile first: {command}\n")), "{}", outcome.err());
        let outcome = run(&folder, &["init"]);
        assert_eq!(outcome.out(), format!("wrote kukang.toml; next: {command}, then kukang check\n"));
        for arguments in [vec!["check"], vec!["check", "shop.Counter"]] {
            let outcome = run(&folder, &arguments);
            assert_eq!(outcome.end, End::Exited(2));
            assert!(outcome.err().ends_with(&format!("compile first: {command}\n")), "{}", outcome.err());
        }
    }
}

/// The class path of the file and the one that is typed win over the layout.
#[test]
fn what_is_said_wins_over_what_is_found() {
    let folder = project("said", "pom.xml", "elsewhere");
    fs::create_dir_all(folder.join("target/classes")).expect("the folder is ours");
    fs::write(folder.join("kukang.toml"), "class-path = \"elsewhere\"\n").expect("the folder is ours");
    assert_eq!(run(&folder, &["check"]).end, End::Exited(1));
    let outcome = run(&folder, &["check", "-cp", "target/classes"]);
    assert_eq!(outcome.end, End::Exited(2));
    assert!(outcome.err().contains("no class is in target/classes"), "{}", outcome.err());
}

/// A library that is not on the class path is told of wherever it is missed, with the class that needs it.
#[test]
fn what_is_missing_is_named() {
    let folder = commands::fresh_folder("front_door/missing");
    let library = commands::write(&folder, "Base.java", "package lib; public class Base { public int n; }\n");
    let shop = "package app; import lib.Base;
public class Shop {
    int made() { return new Base().n; }
    int given(Base[] all) { return all == null ? 0 : all.length; }
    int of(Any any) { return any == null ? 0 : any.get(); }
}
class Mine extends Base { int get() { return n; } }
interface Any { int get(); }
class Other extends Base implements Any { public int get() { return 1; } }
class Own implements Any { public int get() { return 2; } }
";
    let shop = commands::write(&folder, "Shop.java", shop);
    commands::compile(&[library, shop], 17, &folder.join("all"));
    fs::rename(folder.join("all/app"), folder.join("classes")).expect("the folders are ours");
    fs::create_dir(folder.join("some")).expect("the folder is ours");
    fs::rename(folder.join("classes"), folder.join("some/app")).expect("the folders are ours");
    let needs =
        |who: &str| format!("{who} needs the class lib.Base, which is neither on the class path nor in the JDK");
    const REMEDY: &str = "add the jar or folder that has it to -cp, or to `class-path` in kukang.toml; ";
    let check = |target: &str, end: i32| {
        let outcome = run(&folder, &["check", "-cp", "some", target]);
        assert_eq!(outcome.end, End::Exited(end), "{target}: {}{}", outcome.out(), outcome.err());
        (outcome.out(), outcome.err())
    };
    let (out, _) = check("app.Shop::made", 1);
    assert!(out.contains(&format!("    help: {}: {REMEDY}", needs("app.Shop"))), "{out}");
    let (out, _) = check("app.Shop::given", 3);
    assert!(out.contains(&format!("{}\n    help: {REMEDY}", needs("app.Shop::given(Base[])"))), "{out}");
    let (out, _) = check("app.Shop::of", 0);
    assert!(out.contains(&format!("not covered: left out: {}\n    help: {REMEDY}", needs("app.Other"))), "{out}");
    for target in ["app.Mine", "app.Mine::get"] {
        let (_, err) = check(target, 2);
        assert!(err.starts_with(&format!("kukang: {}: {REMEDY}", needs("app.Mine"))), "{err}");
    }
    // Of a package the others are checked.
    let (out, err) = check("app", 1);
    assert!(out.contains("app.Own::get(): verified"), "{out}");
    let [mine, other] = ["app.Mine", "app.Other"].map(|class| format!("kukang: not checked: {}\n", needs(class)));
    assert!(err.starts_with(&format!("{mine}{other}kukang: {REMEDY}")), "{err}");
    let outcome = run(&folder, &["check", "-cp", "some", "app", "--format", "json"]);
    let told: serde_json::Value = serde_json::from_str(&outcome.out()).expect("it is JSON");
    let not_checked = ["app.Mine", "app.Other"].map(|class| serde_json::json!({ "what": class, "why": needs(class) }));
    assert_eq!(told["not_checked"], serde_json::Value::from(not_checked.to_vec()), "{}", outcome.out());
    let outcome = run(&folder, &["check", "-cp", "some:all", "app"]);
    assert_eq!((outcome.err().as_str(), &outcome.end), ("", &End::Exited(0)), "{}", outcome.out());
}

/// Null is of no class and of every type, so that nobody looks for the class: the JVM says so too.
#[test]
fn nobody_looks_for_the_class_that_null_is_asked_for() {
    let folder = commands::fresh_folder("front_door/null");
    let library = commands::write(&folder, "Base.java", "package lib; public class Base { public int n; }\n");
    let shop = "package app; import lib.Base;
public class Asks {
    static boolean is(Object it) { return it instanceof Base; }
    static boolean cast(Object it) { return (Base) it == null; }
    static boolean both(Object it) { return it == null && (it instanceof Base || (Base) it != null); }
}
";
    let shop = commands::write(&folder, "Asks.java", shop);
    commands::compile(&[library, shop], 17, &folder.join("classes"));
    fs::remove_dir_all(folder.join("classes/lib")).expect("the folder is ours");
    let outcome = run(&folder, &["check", "-cp", "classes", "app.Asks"]);
    let out = outcome.out();
    for method in ["is", "cast"] {
        let begin = format!("app.Asks::{method}(Object): violated on 1 of 2 paths");
        assert!(out.contains(&begin), "{out}{}", outcome.err());
    }
    assert!(out.contains("app.Asks::both(Object): verified"), "{out}");
    let outcome = run(&folder, &["replay", "-cp", "classes", "app.Asks"]);
    assert!(outcome.out().contains("paths replayed, all as predicted"), "{}{}", outcome.out(), outcome.err());
}

#[test]
fn init_keeps_what_is_there() {
    let folder = commands::fresh_folder("front_door/kept");
    let file = folder.join("kukang.toml");
    fs::write(&file, "k = 2\n").expect("the folder is ours");
    let outcome = run(&folder, &["init"]);
    assert_eq!(outcome.end, End::Exited(2));
    assert_eq!(outcome.err(), "kukang: there is a kukang.toml here already; --force replaces it\n");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "k = 2\n");
    assert_eq!(run(&folder, &["init", "--force"]).end, End::Exited(0));
    assert!(fs::read_to_string(&file).expect("it is there").contains("k = 3"));
}

/// Every code that the sources can print.
fn codes_of_the_sources() -> BTreeSet<String> {
    fn look(path: &Path, found: &mut BTreeSet<String>) {
        if path.is_dir() {
            fs::read_dir(path).expect("it can be read").map(path_of).for_each(|path| look(&path, found));
            return;
        }
        // The explanations are what is asked for.
        if path.components().any(|part| part.as_os_str() == "explain") {
            return;
        }
        let text = fs::read_to_string(path).unwrap_or_default();
        for part in text.split('"') {
            let is_code = |text: &str| {
                text.len() == 4 && text.starts_with('K') && text[1..].bytes().all(|of| of.is_ascii_digit())
            };
            if part.is_ascii() && is_code(part) {
                found.insert(part.to_owned());
            }
        }
    }
    let mut found = BTreeSet::new();
    for room in fs::read_dir(cases::folder("..").join("crates")).expect("the rooms are there").map(path_of) {
        look(&room.join("src"), &mut found);
    }
    found
}

#[test]
fn every_code_is_explained() {
    let folder = commands::fresh_folder("front_door/codes");
    let codes = codes_of_the_sources();
    assert!(codes.len() > 40, "{codes:?}");
    let list = run(&folder, &["explain"]).out();
    for code in &codes {
        assert!(list.contains(&format!("  {code} ")), "{code} is not in the list");
        let outcome = run(&folder, &["explain", code]);
        assert_eq!(outcome.end, End::Exited(0), "{}", outcome.err());
        let text = outcome.out();
        assert!(text.starts_with(&format!("{code}: ")) && text.contains("\nFor example:\n\n    "), "{text}");
        assert!(text.contains("\nWhat to do:\n\n"), "{text}");
    }
    let listed = list.lines().filter_map(|line| line.strip_prefix("  K")).count();
    assert_eq!(listed, codes.len(), "no code is explained that nobody prints");
    let outcome = run(&folder, &["explain", "K018"]);
    assert_eq!(outcome.end, End::Exited(2));
    assert!(outcome.err().contains("there is no code `K018`; did you mean K0"), "{}", outcome.err());
}

/// Examples that need more than a source file: how classes are compiled, rights to files, thousands of operands.
const ONLY_TOLD: [&str; 6] = ["K104", "K145", "K146", "K152", "K169", "K170"];

/// The example of an explanation has the problem that it is about.
#[test]
fn examples_of_explanations_show_what_they_explain() {
    let folder = commands::fresh_folder("front_door/examples");
    let mut examples: BTreeMap<String, String> = BTreeMap::new();
    for code in codes_of_the_sources() {
        let text = run(&folder, &["explain", &code]).out();
        let example = text.split("For example:\n\n").nth(1).and_then(|rest| rest.split("What to do:").next());
        examples.insert(code, example.expect("every explanation has an example").to_owned());
    }
    examples.retain(|code, _| !ONLY_TOLD.contains(&code.as_str()));
    for (code, example) in &examples {
        fs::create_dir(folder.join(code)).expect("the folder is ours");
        commands::write(&folder.join(code), &format!("{}.java", first_class(example)), example);
    }
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/CompileMutants.java");
    let mut java = commands::java(support::jdk::compiler_for(17));
    commands::expect_success(java.arg(driver).arg(annotations_jar()).arg(&folder));
    for (code, example) in &examples {
        // The last class is the one that has the problem.
        let last = example.lines().filter_map(|line| line.strip_prefix("    class ")).next_back();
        let last = last.and_then(|rest| rest.split_whitespace().next()).expect("the example is a class");
        let mut arguments = vec!["check", "-cp", ".", last];
        if code == "K017" {
            arguments = vec!["check", "-cp", ".", "Counter::take", "--use-contract", "Counter::print"];
        }
        if code == "K009" {
            arguments = vec!["check", "-cp", ".", "Shop::reorder", "--use-contract", "Shop::order"];
        }
        let outcome = run(&folder.join(code), &arguments);
        let said = format!("{}{}", outcome.out(), outcome.err());
        assert!(said.contains(code.as_str()), "{code}: {said}\n{example}");
        let others =
            said.lines().any(|line| line.contains(" K0") && !line.contains(code.as_str()) && line.contains(".java:"));
        assert!(!others, "{code}: the example shows something else too: {said}");
    }
}

fn first_class(example: &str) -> String {
    let name = example.split("class ").nth(1).and_then(|rest| rest.split_whitespace().next());
    name.unwrap_or_else(|| panic!("the example is a class: {example}")).to_owned()
}

#[test]
fn shells_take_the_completions() {
    let folder = commands::fresh_folder("front_door/completions");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let outcome = run(&folder, &["completions", shell]);
        assert_eq!(outcome.end, End::Exited(0), "{}", outcome.err());
        for word in ["check", "explain", "type-bound", "kukang"] {
            assert!(outcome.out().contains(word), "{shell} does not know {word}");
        }
    }
    // Bash reads the script, and completes commands and names.
    let script = commands::write(&folder, "kukang.bash", run(&folder, &["completions", "bash"]).out());
    let complete = |words: &[&str]| {
        let (current, previous) = (words[words.len() - 1], words[words.len() - 2]);
        let ask = format!(
            "source '{}'; COMP_WORDS=({}); COMP_CWORD={}; _kukang kukang '{current}' '{previous}'; echo \"${{COMPREPLY[@]}}\"",
            script.display(),
            words.join(" "),
            words.len() - 1
        );
        commands::expect_output(Command::new("bash").args(["-c", &ask]))
    };
    assert_eq!(complete(&["kukang", "exp"]), "explain\n");
    assert_eq!(complete(&["kukang", "check", "--format", "s"]), "sarif\n");
    let outcome = run(&folder, &["completions", "tcsh"]);
    assert_eq!(outcome.end, End::Exited(2));
}

#[test]
fn manual_pages_are_written() {
    let folder = commands::fresh_folder("front_door/manual");
    let page = run(&folder, &["man"]).out();
    assert!(page.contains(".TH kukang 1") && page.contains("kukang\\-check(1)"), "{page}");
    assert_eq!(run(&folder, &["man", "-o", "man1"]).end, End::Exited(0));
    for command in ["kukang", "kukang-check", "kukang-explain", "kukang-init", "kukang-replay", "kukang-run"] {
        let page = fs::read_to_string(folder.join("man1").join(format!("{command}.1"))).expect("the page was written");
        assert!(page.contains(".SH NAME") && page.contains(".SH SYNOPSIS"), "{page}");
    }
    let check = fs::read_to_string(folder.join("man1/kukang-check.1")).expect("it was written");
    assert!(check.contains("type\\-bound") && check.contains("Exit status"), "{check}");
    fs::write(folder.join("file"), "").expect("the folder is ours");
    assert_eq!(run(&folder, &["man", "-o", "file"]).end, End::Exited(2));
}

#[test]
fn help_shows_only_what_a_command_takes() {
    let folder = commands::fresh_folder("front_door/help");
    let help = |command: &str| run(&folder, &[command, "--help"]).out();
    for option in ["--format", "--report", "--tests", "--select", "--junit"] {
        assert!(help("check").contains(option), "kukang check has {option}");
        assert!(!help("replay").contains(&format!("{option} <")), "kukang replay refuses {option}");
    }
    assert!(help("replay").contains("files of recorded paths"), "{}", help("replay"));
    assert!(!help("tests").contains("--tests <"), "its folder is -o");
}

#[test]
fn the_version_says_what_it_runs_with() {
    let folder = commands::fresh_folder("front_door/version");
    let own = format!("kukang {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run(&folder, &["-V"]).out(), own);
    let text = run(&folder, &["--version"]).out();
    assert!(text.starts_with(&format!("{own}jdk: 17.")), "{text}");
    assert!(text.contains("\nz3: 4.") && text.contains("\ncvc5: 1."), "{text}");
    // Neither a JDK nor a solver is no reason to fail.
    let mut bare = Command::new(env!("CARGO_BIN_EXE_kukang"));
    let outcome = commands::run(bare.arg("--version").env_remove("JAVA_HOME").env("PATH", &folder));
    assert_eq!(outcome.end, End::Exited(0));
    assert!(
        outcome.out().contains("\njdk: none found") && outcome.out().contains("\nz3: not found\n"),
        "{}",
        outcome.out()
    );
}

/// The line of the source, underlined, if it can be found.
#[test]
fn a_violation_shows_its_line() {
    let folder = project("line", "pom.xml", "target/classes");
    let found = run(&folder, &["check", "shop.Counter::next"]).out();
    let line = "    6 |         assert count >= 0;\n      |         ^^^^^^^^^^^^^^^^^^\n";
    assert!(found.contains(line), "{found}");
    fs::remove_dir_all(folder.join("src")).expect("it is ours");
    let lost = run(&folder, &["check", "shop.Counter::next"]).out();
    assert!(!lost.contains(" | ") && lost.contains("K002 Counter.java:6"), "{lost}");
}

#[test]
fn colours_are_for_terminals_and_for_those_who_ask() {
    let folder = project("colours", "pom.xml", "target/classes");
    let run = |variables: &[(&str, &str)]| {
        let mut check = kukang(&folder);
        check.args(["check", "shop.Counter::next"]).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        commands::run(check.envs(variables.iter().copied())).out()
    };
    const VIOLATED_IN_RED: &str = "\x1b[1;31mviolated\x1b[0m";
    assert!(!run(&[]).contains('\x1b'));
    assert!(run(&[("CLICOLOR_FORCE", "1")]).contains(VIOLATED_IN_RED));
    assert!(!run(&[("CLICOLOR_FORCE", "0")]).contains('\x1b'));
    assert!(!run(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]).contains('\x1b'));
}

/// What the report says to run again runs, and comes to the same result.
#[test]
fn the_command_of_a_report_reproduces_it() {
    let folder = project("again", "pom.xml", "target/classes");
    let first = run(&folder, &["check", "-k", "2", "--init", "lazy", "--type-bound", "shop.Counter=1", "shop"]).out();
    let command = first.lines().find_map(|line| line.strip_prefix("  run again: kukang ")).expect("it is said");
    let script = format!("'{}' {command}", env!("CARGO_BIN_EXE_kukang"));
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir(&folder).env("JAVA_HOME", &support::jdk::compiler_for(17).home);
    let again = commands::run(&mut shell);
    assert_eq!(again.end, End::Exited(1), "{}", again.err());
    let violation = |text: &str| text.split("\n\n").nth(1).map(str::to_owned);
    assert_eq!(violation(&again.out()), violation(&first));
}

/// Classes that are too new for the JDK are no reason to say that there are none.
#[test]
fn classes_that_are_too_new_are_named_with_what_reads_them() {
    let folder = project("door/too-new", "kukang.toml", "classes");
    let file = folder.join("classes/shop/Counter.class");
    let mut bytes = fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    // The major version, of Java 25.
    (bytes[6], bytes[7]) = (0, 69);
    fs::write(&file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for arguments in [["check", "shop", "-cp", "classes"], ["check", "-k", "2", "--class-path=classes"]] {
        let outcome = run(&folder, &arguments);
        assert_eq!(outcome.end, End::Exited(2), "{}", outcome.out());
        let (err, file) = (outcome.err(), "classes/shop/Counter.class");
        for part in ["can be read: class file ", file, "version 69", "JDK 25 or newer (--jdk)", "compiled for Java 25"]
        {
            assert!(err.contains(part), "`{part}` in {err}");
        }
    }
}

/// The key of the project file does what the option does.
#[test]
fn a_project_file_can_ask_for_a_report() {
    let folder = project("door/report", "kukang.toml", "classes");
    fs::write(folder.join("kukang.toml"), "class-path = \"classes\"\nreport = \"pages\"\n").expect("it can be written");
    let outcome = run(&folder, &["check"]);
    assert!(outcome.err().contains("the report is in pages/index.html"), "{}", outcome.err());
    assert!(folder.join("pages/index.html").is_file());
}

/// So does the key for the file of the result, which starts at the folder of the project file; for tests it is none.
#[test]
fn a_project_file_can_say_where_the_result_goes() {
    let folder = project("door/output", "kukang.toml", "classes");
    let text = "class-path = \"classes\"\nformat = \"json\"\noutput = \"result.json\"\ntests = \"tests\"\n";
    fs::write(folder.join("kukang.toml"), text).expect("it can be written");
    let above = folder.parent().expect("it is in a folder");
    let outcome = run(above, &["check", "--config", "output/kukang.toml"]);
    let written =
        fs::read_to_string(folder.join("result.json")).unwrap_or_else(|error| panic!("{error}: {}", outcome.err()));
    assert!(written.starts_with('{'), "{written}");
    assert!(!outcome.out().starts_with('{'), "standard output has the report for people: {}", outcome.out());
    let typed = run(&folder, &["check", "-o", "typed.json"]);
    assert!(folder.join("typed.json").is_file(), "{}", typed.err());
    fs::remove_file(folder.join("result.json")).expect("it is there");
    let tests = run(&folder, &["tests"]);
    assert!(folder.join("tests").is_dir() && !folder.join("result.json").exists(), "{}", tests.err());
}

/// Of a word with a small letter at first a package is nearer than a class, even than one that is called like it.
#[test]
fn a_misspelt_package_is_taken_for_one() {
    let folder = commands::fresh_folder("front_door/package");
    let source =
        commands::write(&folder, "Shop.java", "package shop; public class Shop { public int open() { return 1; } }");
    commands::compile(&[source], 17, &folder.join("classes"));
    fs::write(folder.join("kukang.toml"), "class-path = \"classes\"\ntargets = [\"shpo\"]\n")
        .expect("the folder is ours");
    let unknown =
        |name: &str, meant: &str| format!("no class or package {name} on the class path; did you mean {meant}?");
    let said = run(&folder, &["check"]).err();
    assert!(said.contains(&unknown("shpo", "shop")), "{said}");
    let said = run(&folder, &["check", "shpo.Shop"]).err();
    assert!(said.contains(&unknown("shpo.Shop", "shop.Shop")), "{said}");
    let said = run(&folder, &["check", "Shpo"]).err();
    assert!(said.contains(&unknown("Shpo", "shop.Shop")), "{said}");
}
