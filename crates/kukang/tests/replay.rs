//! Finished paths on HotSpot, every one of them as Kukang predicts: a slice of what `scripts/replay-all` does.
//!
//! The files of `tests/replay` say of each subject how many paths are replayed, and how many are not and why;
//! `KUKANG_BLESS=1 cargo test -p kukang --test replay` writes them anew.

#[path = "../src/annotations.rs"]
mod annotations;
#[path = "../src/specs.rs"]
mod specs;
mod support;

#[path = "support/replay/sabotage.rs"]
mod sabotage;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use evidence::replay::{Jvm, Launch, Trouble};
use evidence::{CallKind, Called, Case, Ends, Prediction};
use explore::{Config, Monitor, Numbers, Outcome, PathView, Session, Source};
use support::jdk::Jdk;
use support::{cases, commands, jdk};

const PATIENCE: Duration = Duration::from_secs(20);

/// Rounds that were begun, so that none is begun twice.
static ROUNDS: AtomicU64 = AtomicU64::new(0);

fn jdks() -> Vec<&'static Jdk> {
    jdk::wanted("JDK 17 or 25", |feature| feature == 17 || feature == 25)
}

/// A virtual machine of a JDK with classes of ours.
fn start(jdk: &Jdk, class_path: &[PathBuf]) -> Jvm {
    start_with(&jdk.home, class_path, PATIENCE).unwrap_or_else(|error| panic!("{jdk}: {error}"))
}

fn start_with(jdk: &Path, class_path: &[PathBuf], patience: Duration) -> Result<Jvm, String> {
    let file = cases::folder("../replayer").join("replayer.jar");
    let replayer = std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let annotations = annotations::jar();
    let jars = [("kukang.jar", annotations.as_slice()), ("replayer.jar", replayer.as_slice())];
    let class_path = class_path.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(":");
    Jvm::start(&Launch { jdk, jars, class_path: &class_path, patience })
}

fn open(jdk: &Jdk, class_path: &Path, config: Config) -> Session {
    let source = Source {
        jdk: Some(jdk.home.clone()),
        class_path: vec![class_path.to_owned()],
        class_path_text: class_path.display().to_string(),
        own_classes: [annotations::classes(), specs::classes()].concat(),
        ..Source::default()
    };
    Session::open(source, config).unwrap_or_else(|error| panic!("{jdk}: no session: {error}"))
}

/// What became of the paths of a subject.
#[derive(Default)]
struct Seen {
    round: u64,
    replayed: u64,
    not_replayed: BTreeMap<String, u64>,
}

/// Replays all paths of some targets on virtual machines; nothing may differ.
fn replay(session: &mut Session, jvm: &Jvm, targets: &[&str]) -> Seen {
    let mut total = Seen::default();
    for text in targets {
        for target in session.targets(text).unwrap_or_else(|error| panic!("{text}: {error}")) {
            let monitor = Monitor::default();
            // A check that starts over begins another round; a few are enough for each.
            let round = ROUNDS.fetch_add(1 << 10, Ordering::Relaxed);
            let seen: Mutex<Seen> = Mutex::default();
            let watch = |view: &PathView<'_>| {
                let mut seen = seen.lock().expect("nobody panics while holding it");
                let now = round + monitor.begun.load(Ordering::Relaxed);
                if seen.round != now {
                    *seen = Seen { round: now, ..Seen::default() };
                }
                seen.take(view, jvm);
            };
            session.check_with(&target, &monitor, &watch).unwrap_or_else(|error| panic!("{target}: {error}"));
            let seen = seen.into_inner().expect("nobody panicked while holding it");
            let came = jvm.settle(seen.round).unwrap_or_else(|error| panic!("{target}: {error}"));
            let came = came.on_the_explored();
            assert_eq!(came.different, 0, "{target}: {:#?}", came.differences);
            total.replayed += seen.replayed - came.left_out();
            for (reason, paths) in seen.not_replayed.into_iter().chain(came.not_run) {
                *total.not_replayed.entry(reason).or_default() += paths;
            }
        }
    }
    total
}

impl Seen {
    fn take(&mut self, view: &PathView<'_>, jvm: &Jvm) {
        if !matches!(view.outcome, Outcome::Completed | Outcome::Violated(_)) {
            return;
        }
        match evidence::concrete(view, Numbers::Quick) {
            Ok(case) if jvm.send(self.round, &case) => self.replayed += 1,
            Ok(_) => *self.not_replayed.entry("only Kukang can tell".into()).or_default() += 1,
            Err(reason) => *self.not_replayed.entry(reason.to_string()).or_default() += 1,
        }
    }

    fn line(&self, subject: &str) -> String {
        let mut line = format!("{subject}: {} replayed", self.replayed);
        for (reason, paths) in &self.not_replayed {
            write!(line, "; {paths} not: {reason}").expect("text takes text");
        }
        line
    }
}

/// Compares lines with those of a part of the file, or writes them.
fn compare(part: &str, lines: &[String]) {
    let file = cases::folder("replay").join(format!("{part}.txt"));
    let text = lines.join("\n") + "\n";
    if std::env::var_os("KUKANG_BLESS").is_some() {
        std::fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        return;
    }
    let expected = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert_eq!(text, expected, "{}", file.display());
}

/// The Java files below a folder, compiled.
fn compile(folder: &str, name: &str) -> PathBuf {
    let work = commands::fresh_folder(&format!("replay/{name}"));
    let (jar, classes) = (work.join("annotations.jar"), work.join("classes"));
    std::fs::create_dir(&classes).unwrap_or_else(|error| panic!("{}: {error}", classes.display()));
    annotations::write(&jar).unwrap_or_else(|error| panic!("{error}"));
    let folder = cases::folder(folder);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut sources: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|kind| kind == "java")).collect();
    sources.sort();
    commands::compile_with(&[OsStr::new("-cp"), jar.as_os_str()], &sources, 17, &classes);
    classes
}

fn k(most: u32) -> Config {
    Config { k: Some(most), ..Config::default() }
}

fn n(most: u32) -> Config {
    Config { k: None, n: Some(most), ..Config::default() }
}

/// What became of the paths of packages on every JDK, each with its own classes and one virtual machine for all of them.
fn on_each(packages: &[(&Path, String, Config)]) -> Vec<(u32, Vec<String>)> {
    let class_path: Vec<PathBuf> = packages.iter().map(|(classes, ..)| classes.to_path_buf()).collect();
    let lines = |jdk: &Jdk| {
        let jvm = start(jdk, &class_path);
        let line = |(classes, targets, config): &(&Path, String, Config)| {
            let bound = config.k.map_or_else(|| format!("n={}", config.n.unwrap_or(0)), |k| format!("k={k}"));
            let mut session = open(jdk, classes, config.clone());
            replay(&mut session, &jvm, &[targets]).line(&format!("{targets} {bound}"))
        };
        packages.iter().map(line).collect()
    };
    jdks().into_iter().map(|jdk| (jdk.feature, lines(jdk))).collect()
}

#[test]
fn the_examples() {
    let all: [(&str, &[Config]); 7] = [
        ("container", &[k(2), n(3)]),
        ("gc", &[k(2)]),
        ("heaps", &[k(2), n(3)]),
        ("lists", &[k(3), n(3)]),
        ("sorts", &[k(3)]),
        ("tour", &[k(2)]),
        ("trees", &[k(2), n(3)]),
    ];
    let folders: Vec<PathBuf> =
        all.iter().map(|(package, _)| compile(&format!("../examples/{package}"), package)).collect();
    let mut packages = Vec::new();
    for ((package, bounds), classes) in all.iter().zip(&folders) {
        packages.extend(bounds.iter().map(|bound| (classes.as_path(), package.to_string(), bound.clone())));
    }
    let ordered = compile("../examples/ordered", "ordered");
    for target in ["ComparableHeap", "ComparableSort", "IntHeap", "OrderedTree", "SortedList::isSorted"] {
        packages.push((ordered.as_path(), format!("ordered.{target}"), k(2)));
    }
    for (_, lines) in on_each(&packages) {
        compare("examples", &lines);
    }
}

/// What each instruction and each part of the library does with unknowns: exceptions, statics, boxes, texts, enums, orders.
#[test]
fn the_symbolic_facts() {
    let names = ["arrays", "dispatch", "exceptions", "fields", "language", "library", "monitors", "orders"];
    let names: Vec<&str> = names.into_iter().chain(["statics", "switches", "types", "undo"]).collect();
    let folders: Vec<PathBuf> = names.iter().map(|name| compile(&format!("symbolic/{name}"), name)).collect();
    let mut packages: Vec<(&Path, String, Config)> =
        names.iter().zip(&folders).map(|(name, classes)| (classes.as_path(), name.to_string(), k(2))).collect();
    // With k = 2 two pairs of pairs are compared on millions of paths.
    let records = compile("symbolic/records", "records");
    packages.push((records.as_path(), "records".to_owned(), k(1)));
    packages.push((records.as_path(), "records.Records".to_owned(), k(2)));
    for (feature, lines) in on_each(&packages) {
        compare(&format!("symbolic{feature}"), &lines);
    }
}

/// Strings of the input that a spec class lets the code look into have the characters that the path asks for.
#[test]
fn strings_with_a_spec() {
    let classes = compile("replay/strings", "strings");
    for (feature, lines) in on_each(&[(classes.as_path(), "strings".to_owned(), n(3))]) {
        compare(&format!("strings{feature}"), &lines);
    }
}

/// The JDK's own classes, each on the JDK that it belongs to.
#[test]
fn the_classes_of_the_jdk() {
    let targets = [
        "java.util.TreeMap",
        "java.util.TreeSet",
        "java.util.LinkedList",
        "java.util.ArrayDeque::addFirst(Object)",
        "java.util.ArrayDeque::addLast(Object)",
        "java.util.ArrayDeque::removeFirst()",
        "java.util.ArrayDeque::removeLast()",
        "java.util.PriorityQueue",
        "java.util.Stack",
        "java.util.ArrayList::add(Object)",
        "java.util.ArrayList::get(int)",
        "java.util.ArrayList::isEmpty()",
        "java.util.ArrayList::remove(int)",
        "java.util.Vector::add(Object)",
        "java.util.Vector::get(int)",
        "java.util.Vector::remove(int)",
        "java.util.HashMap::clear()",
        "java.util.HashMap::isEmpty()",
    ];
    for jdk in jdks() {
        let nothing = commands::fresh_folder("replay/nothing");
        let jvm = start(jdk, std::slice::from_ref(&nothing));
        let mut session = open(jdk, &nothing, n(3));
        let lines: Vec<String> =
            targets.iter().map(|target| replay(&mut session, &jvm, &[target]).line(target)).collect();
        compare(&format!("jdk{}", jdk.feature), &lines);
    }
}

/// What a stream consists of inside is another matter in each JDK: such a path is not replayed there, which is no mistake.
#[test]
fn what_another_jdk_does_not_have_is_no_difference() {
    let work = commands::fresh_folder("replay/pipeline");
    let source = work.join("Pipeline.java");
    let text = "class Pipeline { static Object of(int a) { return java.util.stream.IntStream.of(a); } }";
    std::fs::write(&source, text).unwrap_or_else(|error| panic!("{}: {error}", source.display()));
    commands::compile(&[&source], 17, &work);
    let of = |feature: u32| jdk::wanted("JDK 17 and 25", move |it| it == feature)[0];
    let (explored, other) = (of(17), of(25));
    let replayed_on = |jdk: &Jdk| {
        let mut session = open(explored, &work, Config::default());
        let jvm = start(jdk, std::slice::from_ref(&work));
        let target = &session.targets("Pipeline::of").expect("it is there")[0];
        let seen: Mutex<Seen> = Mutex::default();
        let watch = |view: &PathView<'_>| seen.lock().expect("nobody panics while holding it").take(view, &jvm);
        session.check_with(target, &Monitor::default(), &watch).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(seen.lock().expect("nobody panicked").replayed, 1);
        jvm.settle(0).unwrap_or_else(|error| panic!("{error}"))
    };
    let same = replayed_on(explored).on_the_explored();
    assert_eq!(same.different, 0, "{same:?}");
    let came = replayed_on(other);
    assert_eq!((came.different, came.missing.values().sum::<u64>()), (0, 1), "{came:?}");
    let what = came.missing.keys().next().expect("there is one");
    assert!(what.starts_with("there is no field java.util.stream."), "{what}");
}

/// A call without arguments of a static method that returns nothing.
fn call(class: &str, name: &str) -> Case {
    Case {
        called: Called {
            class: class.to_owned(),
            name: name.to_owned(),
            descriptor: "()V".to_owned(),
            kind: CallKind::Static,
        },
        choices: "0.1".to_owned(),
        objects: Vec::new(),
        unread: BTreeSet::new(),
        overwritten: BTreeSet::new(),
        never_null: BTreeSet::new(),
        unseen: BTreeSet::new(),
        statics: Vec::new(),
        arguments: Vec::new(),
        hashes: Vec::new(),
        new_invariants: Vec::new(),
        lasting: Arc::default(),
        promises: Arc::default(),
        binding: Vec::new(),
        prediction: Prediction {
            ends: Ends::Returns(None),
            objects: Vec::new(),
            statics: Vec::new(),
            violation: None,
            broken: None,
            broken_invariant: None,
        },
    }
}

#[test]
fn what_cannot_be_run_is_told() {
    let work = commands::fresh_folder("replay/endless");
    let source = work.join("Endless.java");
    let text = "class Endless { static void run() { while (true) { Thread.onSpinWait(); } } static void end() { } }";
    std::fs::write(&source, text).unwrap_or_else(|error| panic!("{}: {error}", source.display()));
    commands::compile(&[&source], 17, &work);
    let jdk = jdks()[0];
    let begin = || start_with(&jdk.home, std::slice::from_ref(&work), Duration::from_millis(500));
    let jvm = begin().unwrap_or_else(|error| panic!("{error}"));
    let without_choices = Case { choices: String::new(), ..call("Nobody", "run") };
    assert!(jvm.send(1, &call("Endless", "end")) && jvm.send(1, &without_choices));
    let came = jvm.settle(1).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((came.different, came.missing.get("there is no class Nobody")), (0, Some(&1)), "{came:?}");
    let came = came.on_the_explored();
    assert_eq!((came.different, came.differences[0].what), (1, Trouble::Missing));
    assert_eq!(came.differences[0].choices, "", "a path without choices can be run again");
    assert!(jvm.send(2, &call("Endless", "run")));
    let came = jvm.settle(2).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((came.differences[0].what, came.differences[0].choices.as_str()), (Trouble::Hangs, "0.1"));
    let after = jvm.settle(3).expect_err("the machine has ended itself");
    assert!(after.contains("has ended before its time"), "{after}");
    let missing = start_with(&work, &[], PATIENCE).err().expect("there is no java in there");
    assert!(missing.contains("has no bin/java"), "{missing}");
}
