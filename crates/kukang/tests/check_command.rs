//! `kukang check`, `replay` and `annotations` as a person at a terminal meets them.
//!
//! Each folder in `tests/check` is a package of Java sources and a `transcript.txt`: commands after a dollar sign, and below
//! each what it prints, `! ` before what goes to standard error, and its exit status if that is not 0. What differs between
//! machines and runs is replaced by dots; a line that begins with `# ` is a remark. Project files of the package (`.toml`)
//! are in the current folder of its commands, its sources in `src`, where only `--source` finds them. `KUKANG_BLESS=1 cargo test -p kukang --test check_command` writes the
//! transcripts anew; read the difference before you believe it.

mod support;

use std::ffi::OsStr;
use std::fmt::Write;
use std::fs::{self, OpenOptions};
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use support::packages::{classes, compile_against_annotations, kukang, path_of, with_jdk};
use support::process::{self, End, Outcome};
use support::{cases, commands, jdk};

/// More paths than anybody waits for.
const ENDLESS: [&str; 8] = ["check", "-cp", "classes", "budget.Tree::count", "-n", "1000", "--call-bound", "60"];

#[test]
fn transcripts() {
    let mut wrong = Vec::new();
    for case in folders() {
        let name = case.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        let file = case.join("transcript.txt");
        let expected = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let actual = transcript(&expected, &work_folder(&name));
        if std::env::var_os("KUKANG_BLESS").is_some() {
            fs::write(&file, &actual).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        } else if actual != expected {
            wrong.push(format!("{name}:\n{}", difference(&expected, &actual)));
        }
    }
    assert!(wrong.is_empty(), "{}\nif this is right, KUKANG_BLESS=1 writes it down", wrong.join("\n"));
}

/// Whoever shares the work, the result is the same. `json.Cache` spends its time in loops that only the default bound cuts,
/// long enough for the other workers to get their share; a smaller bound would compare one worker with itself.
#[test]
fn any_number_of_workers_gives_the_same_bytes() {
    let folder = work_folder("jobs");
    for target in [
        "condition.Reverse",
        "invariant.SortedList",
        "json.Cache",
        "verified",
        "unsupported",
        "arrays",
        "coverage.Constants",
    ] {
        let package = target.split('.').next().expect("there is a first part");
        for format in ["human", "json"] {
            let run = |jobs: &str| {
                let mut check = kukang(&folder);
                check.args(["check", target, "--format", format, "--jobs", jobs, "-cp"]);
                check.arg(classes().join(package));
                let outcome = commands::run(&mut check);
                (without_times(&outcome.out()), outcome.err(), outcome.end)
            };
            let alone = run("1");
            for jobs in ["2", "3"] {
                assert_eq!(alone, run(jobs), "{target} with {jobs} workers, as {format}");
            }
        }
    }
}

/// What a scoped value is bound to, only JDKs since 25 ask.
#[test]
fn a_scoped_value_can_be_bound() {
    let folder = commands::fresh_folder("check_command/scoped");
    commands::compile(&[cases::folder("check25").join("scoped/Scoped.java")], 25, &folder);
    let mut check = kukang(&folder);
    check.args(["check", "-cp", ".", "scoped.Scoped::isDeep", "--jdk"]).arg(&jdk::compiler_for(25).home);
    let outcome = commands::run(check.arg("--source").arg(cases::folder("check25")));
    assert_eq!(outcome.end, End::Exited(0), "{}", outcome.err());
    let gap = "not covered: changes to what scoped.Scoped.DEPTH holds since its initializer ran";
    assert!(outcome.out().contains(gap), "{}", outcome.out());
}

/// What the code did when the path was recorded, it may not do any more.
#[test]
fn a_replay_of_changed_code_says_so() {
    let folder = work_folder("record");
    let source = cases::folder("check").join("record/Queue.java");
    let text = fs::read_to_string(&source).expect("the source is there");
    let check = |options: &[&str]| commands::run(kukang(&folder).args(options));
    let recorded = check(&["check", "-cp", "classes", "record.Queue::peek", "--record", "changed"]);
    assert_eq!(recorded.end, End::Exited(1), "{}", recorded.err());
    let files: Vec<PathBuf> = fs::read_dir(folder.join("changed")).expect("it was just made").map(path_of).collect();
    let ends: Vec<(&str, &str, i32, &str)> = vec![
        ("first.value", "first.value", 0, "same outcome"),
        ("return first.value", "return first == null ? 0 : first.value", 1, "another outcome"),
        ("size < 1", "size < 1 || true", 1, ""),
        ("int peek", "int peep", 2, ""),
    ];
    for (place, (from, to, status, message)) in ends.into_iter().enumerate() {
        let classes = folder.join(format!("changed{place}"));
        let changed = commands::write(&folder, "Queue.java", text.replace(from, to));
        commands::compile(&[changed], 17, &classes);
        for file in &files {
            let outcome = commands::run(kukang(&folder).arg("replay").arg(file).arg("-cp").arg(&classes));
            assert_eq!(outcome.end, End::Exited(status), "{to}: {}{}", outcome.out(), outcome.err());
            assert!(outcome.out().contains(message), "{to}: {}", outcome.out());
        }
    }
}

/// Recorded paths run one after the other, whatever comes out of one of them; targets do not go with them.
#[test]
fn several_recorded_paths_are_replayed_in_order() {
    let folder = work_folder("record");
    let run = |options: &[&str]| {
        let outcome = commands::run(kukang(&folder).args(options));
        let End::Exited(status) = outcome.end else { panic!("{}{}", outcome.out(), outcome.err()) };
        (status, outcome.out(), outcome.err())
    };
    const PEEK: &str = "record.Queue::peek";
    let (status, _, err) = run(&["check", "-cp", "classes", PEEK, "--record", "both"]);
    assert_eq!(status, 1, "{err}");
    let first = fs::read_dir(folder.join("both")).expect("it was just made").map(path_of).next().expect("there is one");
    let first = first.to_str().expect("the name is a text");
    let (status, out, err) = run(&["replay", first, first]);
    assert_eq!((status, err.as_str()), (0, ""), "{out}");
    assert_eq!(out.matches("same outcome").count(), 2, "{out}");
    assert!(out.ends_with("\n2 recorded paths: all as recorded\n"), "{out}");
    let (status, out, err) = run(&["replay", "none.json", first]);
    assert_eq!((status, out.matches("same outcome").count()), (2, 1), "{out}{err}");
    assert!(err.contains("none.json") && out.ends_with("\n2 recorded paths: 1 as recorded, 1 not run\n"), "{out}{err}");
    let (status, out, err) = run(&["replay", first, PEEK, "-cp", "classes"]);
    assert_eq!((status, out.as_str()), (2, ""), "{err}");
    assert!(err.contains(&format!("{first} is a recorded path and {PEEK} is not: ")), "{err}");
}

/// A recording is of a path with its contracts, wherever it is replayed.
#[test]
fn a_replay_finds_contracts_as_the_check_did() {
    const LAMP: &str = "package home; public class Lamp {
    int level;
    //@ requires level > 5; ensures level > \\old(level);
    void dim() { level--; }
}
";
    let folder = commands::fresh_folder("check_command/contracts");
    let project = |name: &str| {
        let sources = folder.join(name).join("src/main/java/home");
        fs::create_dir_all(&sources).expect("the folder is ours");
        let source = commands::write(&sources, "Lamp.java", LAMP);
        commands::compile(&[source], 17, &folder.join(name).join("target/classes"));
    };
    project("one");
    let run = |from: &str, arguments: &[&str]| commands::run(kukang(&folder.join(from)).args(arguments));
    let recorded = run("one", &["check", "-cp", "target/classes", "home.Lamp::dim", "--record", "../kept"]);
    assert_eq!(recorded.end, End::Exited(1), "{}{}", recorded.out(), recorded.err());
    const RECORDING: &str = "kept/home.Lamp.dim-1.json";
    let same = |arguments: &[&str], said: &str| {
        let outcome = run("", &[&["replay", RECORDING], arguments].concat());
        let shown = format!("{arguments:?}: {}{}", outcome.out(), outcome.err());
        assert_eq!(outcome.end, End::Exited(0), "{shown}");
        assert!(outcome.out().contains("same outcome: K010 "), "{shown}");
        assert!(outcome.err().starts_with(said) && outcome.err().is_empty() == said.is_empty(), "{shown}");
    };
    same(&[], "");
    same(&["-cp", "one/target/classes"], "");
    // The same layout elsewhere.
    project("two");
    same(&["-cp", "two/target/classes"], "");
    // Classes that have nothing beside them: the sources are those of the check, as long as they are there.
    fs::rename(folder.join("two/target/classes"), folder.join("classes")).expect("the folders are ours");
    same(&["-cp", "classes"], "kukang: contracts are read from ");
    same(&["-cp", "classes", "--source", "one/src/main/java"], "");
    fs::rename(folder.join("one"), folder.join("moved")).expect("the folders are ours");
    same(&["-cp", "classes", "--source", "moved/src/main/java"], "");
    same(&["-cp", "moved/target/classes"], "");
    for arguments in [&["-cp", "classes"][..], &["-cp", "classes", "--source", "kept"][..]] {
        let outcome = run("", &[&["replay", RECORDING], arguments].concat());
        assert_eq!(outcome.end, End::Exited(2), "{}{}", outcome.out(), outcome.err());
        let lacks = "the contracts of home.Lamp are not found, and without them the path is another one: they were in ";
        assert!(outcome.err().contains(lacks), "{}", outcome.err());
        assert!(
            outcome.err().ends_with("name the folder that has home/Lamp.java with --source\n"),
            "{}",
            outcome.err()
        );
    }
}

/// Standard output of a check that nobody reads to its end.
#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = work_folder("reader");
    let mut check = Command::new("sh");
    let script = format!(
        "'{}' check --format json -cp '{}' json.Cache | head -c 1",
        env!("CARGO_BIN_EXE_kukang"),
        classes().join("json").display()
    );
    let outcome = commands::run(with_jdk(check.current_dir(&folder).args(["-c", &script])));
    assert_eq!(outcome.out(), "{");
    // What is not covered is said there; nothing is said about the reader.
    assert!(outcome.err().lines().all(|line| line.contains("beyond the loop bound")), "{}", outcome.err());
}

/// What cannot come to an end within its budget says what it found, and that it is not all.
#[test]
fn budgets_end_a_check_in_order() {
    let folder = work_folder("budget");
    for (budget, reason) in [(["--timeout", "300ms"], "the time was up"), (["--max-memory", "1"], "the memory budget")]
    {
        let outcome = commands::run(kukang(&folder).args(ENDLESS).args(budget));
        assert_eq!(outcome.end, End::Exited(3), "{}{}", outcome.out(), outcome.err());
        assert!(outcome.out().contains(&format!("the search ended early: {reason}")), "{}", outcome.out());
    }
}

/// A path that needs a class begins anew once the class is there. By then the time is up.
#[test]
fn a_budget_may_end_on_the_way_back_to_where_a_path_was() {
    let folder = work_folder("budget");
    let outcome =
        commands::run(kukang(&folder).args(["check", "-cp", "classes", "budget.Deep::start", "--timeout", "50ms"]));
    assert_eq!(outcome.end, End::Exited(3), "{}{}", outcome.out(), outcome.err());
    assert!(outcome.out().contains("the search ended early: the time was up"), "{}{}", outcome.out(), outcome.err());
}

#[test]
fn an_interrupt_ends_a_check_in_order() {
    let folder = work_folder("budget");
    for format in ["human", "json"] {
        let mut check = kukang(&folder);
        process::isolate(check.args(ENDLESS).args(["--format", format]));
        let check = check.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let check = check.expect("the binary was built");
        let id = check.id().to_string();
        while !catches_interrupts(&id) {
            thread::sleep(Duration::from_millis(5));
        }
        commands::expect_success(Command::new("kill").args(["-INT", &id]));
        let output = check.wait_with_output().expect("the process runs");
        let out = String::from_utf8_lossy(&output.stdout);
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(3), "{out}{err}");
        assert!(format!("{out}{err}").contains("the search ended early: it was interrupted"), "{out}{err}");
        assert!(out.contains("incomplete"), "{out}");
    }
}

/// Ctrl-C reaches every process of the terminal's group. The virtual machine runs what it was given, and the targets that
/// nobody came to are named.
#[test]
fn an_interrupt_ends_a_replay_in_order() {
    let folder = work_folder("budget");
    let mut replay = kukang(&folder);
    replay.args(["replay", "-cp", "classes", "budget.Tree::count", "budget.Hard::factors", "-n", "1000"]);
    process::isolate(replay.args(["--call-bound", "60"]));
    let replay = replay.process_group(0).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let replay = replay.expect("the binary was built");
    let id = replay.id().to_string();
    while !catches_interrupts(&id) {
        thread::sleep(Duration::from_millis(5));
    }
    thread::sleep(Duration::from_millis(500));
    // The group, as a terminal does.
    commands::expect_success(Command::new("kill").args(["-INT", "--", &format!("-{id}")]));
    let output = replay.wait_with_output().expect("the process runs");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(3), "{out}{err}");
    assert!(out.contains("all as predicted"), "{out}{err}");
    assert!(out.contains("\n  not covered: the search ended early: it was interrupted\n"), "{out}{err}");
    assert!(out.contains("1 target of 2: "), "{out}{err}");
    assert!(out.ends_with("interrupted before 1 target:\n  budget.Hard::factors(int,long,long)\n"), "{out}{err}");
}

/// Where nothing is searched any more, Ctrl-C ends the writing of tests: what is there is whole, and it is said how much that is. A
/// pipe in place of a file keeps Kukang waiting until it is told to end.
#[test]
fn an_interrupt_ends_the_writing_of_tests_in_order() {
    let folder = commands::fresh_folder("check_command/written");
    let source =
        |name: &str| format!("package pair; public class {name} {{ static int twice(int n) {{ return n + n; }} }}\n");
    let sources = ["First", "Second"].map(|name| commands::write(&folder, &format!("{name}.java"), source(name)));
    commands::compile(&sources, 17, &folder.join("classes"));
    fs::create_dir_all(folder.join("made/pair")).expect("the folder is ours");
    let pipe = folder.join("made/pair/SecondKukangTest.java");
    commands::expect_success(Command::new("mkfifo").arg(&pipe));
    let mut tests = kukang(&folder);
    process::isolate(tests.args(["tests", "-cp", "classes", "pair.First", "pair.Second", "-o", "made"]));
    let tests = tests.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let tests = tests.expect("the binary was built");
    // Nobody can write to a pipe that nobody reads, unless they wait.
    const NONBLOCKING: i32 = 0o4000;
    let held = loop {
        match OpenOptions::new().write(true).custom_flags(NONBLOCKING).open(&pipe) {
            Ok(held) => break held,
            Err(_) => thread::sleep(Duration::from_millis(5)),
        }
    };
    commands::expect_success(Command::new("kill").args(["-INT", &tests.id().to_string()]));
    let output = tests.wait_with_output().expect("the process runs");
    drop(held);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(130), "{out}{err}");
    assert_eq!(err, "kukang: interrupted while tests were written to made: 1 file was written, no other was changed\n");
    let first = fs::read_to_string(folder.join("made/pair/FirstKukangTest.java")).expect("it was written");
    assert!(first.ends_with("    }\n}\n"), "{first}");
    let there = fs::read_dir(folder.join("made/pair")).expect("it is there").count();
    assert_eq!(there, 2, "nothing is left but the file and the pipe");
}

/// A solver that thinks is no reason to wait, and what it did not find out is not called unknown. Without a limit these
/// questions take tens of seconds.
#[test]
fn a_solver_that_thinks_is_stopped_too() {
    let folder = work_folder("budget");
    for target in ["budget.Hard::factors", "budget.Hard::curve"] {
        let begun = Instant::now();
        let outcome = commands::run(kukang(&folder).args(["check", "-cp", "classes", target, "--timeout", "1"]));
        assert_stopped_in_order(target, &outcome.out(), "the time was up", begun);
        assert_eq!(outcome.end, End::Exited(3), "{}", outcome.err());

        let mut check = kukang(&folder);
        process::isolate(check.args(["check", "-cp", "classes", target]));
        let check = check.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let check = check.expect("the binary was built");
        thread::sleep(Duration::from_secs(1));
        let begun = Instant::now();
        commands::expect_success(Command::new("kill").args(["-INT", &check.id().to_string()]));
        let output = check.wait_with_output().expect("the process runs");
        assert_stopped_in_order(target, &String::from_utf8_lossy(&output.stdout), "it was interrupted", begun);
        assert_eq!(output.status.code(), Some(3), "{target}");
    }
}

/// What was found until then is said, the open question is no `unknown`, and nobody had to wait.
fn assert_stopped_in_order(target: &str, out: &str, why: &str, begun: Instant) {
    let waited = begun.elapsed();
    assert!(waited < Duration::from_secs(5), "{target} went on for {waited:?}: {out}");
    assert!(out.contains(&format!("the search ended early: {why}")), "{target}: {out}");
    assert!(
        out.contains(": incomplete, ") && !out.contains(" 0 paths ") && !out.contains("unknown"),
        "{target}: {out}"
    );
}

/// `script` runs a command on a terminal of its own.
#[test]
fn a_terminal_gets_progress_and_colours() {
    let folder = work_folder("budget");
    let command = format!("'{}' {} --timeout 1", env!("CARGO_BIN_EXE_kukang"), ENDLESS.join(" "));
    let run = |no_color: &str| {
        let mut script = Command::new("script");
        script.args(["--quiet", "--return", "--command", &command, "/dev/null"]).env("NO_COLOR", no_color);
        // Nothing but the terminal asks for colours.
        script.env_remove("CLICOLOR_FORCE");
        let outcome = commands::run(with_jdk(script.current_dir(&folder)));
        assert_eq!(outcome.end, End::Exited(3), "{}", outcome.out());
        outcome.out()
    };
    const INCOMPLETE_IN_YELLOW: &str = "\x1b[1;33mincomplete\x1b[0m";
    let coloured = run("");
    assert!(coloured.contains(" paths, ") && coloured.contains(" waiting, "), "{coloured}");
    assert!(coloured.contains(INCOMPLETE_IN_YELLOW), "{coloured}");
    let plain = run("1");
    assert!(!plain.contains("\x1b[1;"), "{plain}");
    let erased = plain.rsplit("\x1b[K").next().unwrap_or_default();
    assert!(erased.starts_with("budget.Tree::count(): incomplete, "), "{erased}");
}

/// Linux tells which signals a process handles; the interrupt is number 2.
fn catches_interrupts(id: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{id}/status")).expect("the process waits for us");
    let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap_or("0");
    u64::from_str_radix(mask.trim(), 16).is_ok_and(|mask| mask & 0b10 != 0)
}

/// The examples hold what they promise, and the annotations need not be on the class path.
#[test]
fn examples_are_verified() {
    let folder = work_folder("examples");
    let sources: Vec<PathBuf> = ["trees/BinarySearchTree.java", "trees/BinarySearchTreeConditions.java"]
        .iter()
        .map(|file| cases::folder("..").join("examples").join(file))
        .collect();
    compile_against_annotations(&sources, &folder.join("classes"));
    let outcome = commands::run(kukang(&folder).args(["check", "-cp", "classes", "-k", "2", "trees"]));
    assert_eq!(outcome.end, End::Exited(0), "{}{}", outcome.out(), outcome.err());
    assert!(outcome.out().ends_with(" verified\n"), "{}", outcome.out());
}

/// Runs the commands of a transcript and writes down what they do.
fn transcript(expected: &str, folder: &Path) -> String {
    let mut text = String::new();
    for line in expected.lines() {
        if line.starts_with("# ") {
            writeln!(text, "{line}").expect("writing to a string cannot fail");
        }
        let Some(command) = line.strip_prefix("$ ") else { continue };
        let outcome = run(command, folder);
        writeln!(text, "$ {command}").expect("writing to a string cannot fail");
        text += &outcome.out();
        for line in outcome.err().lines() {
            writeln!(text, "! {line}").expect("writing to a string cannot fail");
        }
        let end = match outcome.end {
            End::Exited(0) => String::new(),
            End::Exited(status) => format!("exit status {status}\n"),
            other => format!("{other:?}\n"),
        };
        text += &end;
        text += "\n";
    }
    blanked(&text).replace(&folder.display().to_string(), "…")
}

fn run(command: &str, folder: &Path) -> Outcome {
    let mut words = command.split(' ').map(|word| word.trim_matches('\''));
    let mut command = match words.next() {
        Some("kukang") => kukang(folder),
        Some("cat") => Command::new("cat"),
        other => panic!("transcripts run kukang and cat, but not {other:?}"),
    };
    commands::run(command.current_dir(folder).args(words))
}

/// Replaces what differs between machines and between versions of the JDK and of Kukang, too: how much work it was.
fn blanked(text: &str) -> String {
    const NAMES: [&str; 6] = ["instructions", "total", "smt", "jdk", "version", "kukang"];
    let mut text = without_times(text);
    for name in NAMES {
        text = without_values(&text, name);
    }
    let start = |line: &str| line.find(" [… s; ").or_else(|| line.rfind(" [JDK "));
    let work = |line: &str| match start(line).filter(|_| line.ends_with(']')) {
        Some(start) => format!("{} […]\n", &line[..start]),
        None => format!("{line}\n"),
    };
    text.lines().map(work).collect()
}

/// Replaces what differs between two runs of the same check: time and memory, and nothing else.
fn without_times(text: &str) -> String {
    let text = without_values(&without_values(text, "seconds"), "peak_memory_mb");
    let time = |line: &str| match (line.rfind(" ["), line.rfind(" s; ")) {
        (Some(start), Some(end)) if start < end && line.ends_with(']') => {
            format!("{} […{}\n", &line[..start], &line[end..])
        }
        _ => format!("{line}\n"),
    };
    text.lines().map(time).collect()
}

/// Replaces the values of a name in JSON. Objects stay.
fn without_values(text: &str, name: &str) -> String {
    let start = format!("\"{name}\": ");
    let line = |line: &str| match line.find(&start).filter(|_| !line.ends_with('{')) {
        Some(place) => {
            let end = if line.ends_with(',') { "," } else { "" };
            format!("{}{start}…{end}\n", &line[..place])
        }
        None => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

/// The lines that differ, with a plus for what is new and a minus for what is gone.
fn difference(expected: &str, actual: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), actual.lines().collect());
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let rest = old.len().min(new.len()) - same;
    let tail = old.iter().rev().zip(new.iter().rev()).take(rest).take_while(|(old, new)| old == new).count();
    let gone = old[same..old.len() - tail].iter().map(|line| format!("- {line}\n"));
    let added = new[same..new.len() - tail].iter().map(|line| format!("+ {line}\n"));
    gone.chain(added).collect()
}

/// The folders with transcripts, or those that `KUKANG_ONLY` selects.
fn folders() -> Vec<PathBuf> {
    let only = std::env::var("KUKANG_ONLY").unwrap_or_default();
    let is_wanted = |path: &PathBuf| path.to_string_lossy().contains(&only);
    all_folders().into_iter().filter(is_wanted).collect()
}

fn all_folders() -> Vec<PathBuf> {
    let entries = fs::read_dir(cases::folder("check")).expect("the transcripts are there");
    let mut folders: Vec<PathBuf> = entries.map(path_of).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// A fresh folder whose `classes` are those of the package of that name, if there is one.
fn work_folder(name: &str) -> PathBuf {
    static COUNT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let folder = commands::fresh_folder(&format!("check_command/formats/{name}{number}"));
    let source = classes().join(name).join(name);
    let classes = folder.join("classes");
    fs::create_dir(&classes).expect("the folder is ours");
    if source.is_dir() {
        let package = classes.join(name);
        fs::create_dir(&package).expect("the folder is ours");
        for file in fs::read_dir(&source).expect("the package was compiled").map(path_of) {
            fs::copy(&file, package.join(file.file_name().expect("a file has a name"))).expect("the folder is ours");
        }
    }
    let case = cases::folder("check").join(name);
    copy_project_files(&case, &folder);
    let sources = folder.join("src").join(name);
    fs::create_dir_all(&sources).expect("the folder is ours");
    for file in fs::read_dir(&case).into_iter().flatten().map(path_of) {
        if file.extension() == Some(OsStr::new("java")) {
            fs::copy(&file, sources.join(file.file_name().expect("it has a name"))).expect("the folder is ours");
        }
    }
    folder
}

/// Copies files whose names end with `.toml`, and the folders that they are in.
fn copy_project_files(from: &Path, to: &Path) {
    // A work folder need not be that of a package.
    for path in fs::read_dir(from).into_iter().flatten().map(path_of) {
        let copy = to.join(path.file_name().expect("it has a name"));
        if path.is_dir() {
            fs::create_dir(&copy).expect("the folder is ours");
            copy_project_files(&path, &copy);
        } else if path.extension() == Some(OsStr::new("toml")) {
            fs::copy(&path, &copy).expect("the folder is ours");
        }
    }
}
