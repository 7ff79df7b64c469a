//! `kukang replay` where the JVM does something else than predicted: what is said of it, and that the command which it names shows
//! it again. The JVM is one that finds other classes first. Also that any number of paths needs one start of the JVM.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use support::jdk::{self, Jdk};
use support::packages::{compile_against_annotations, kukang, with_jdk};
use support::process::{End, Outcome};
use support::{cases, commands, fake_jdk};

const ADDER: &str = "package odd;
public class Adder {
    int sum;

    int add(int by) {
        sum += by;
        return sum;
    }
}
";

/// A folder with classes of ours and, next to them, code that does something else.
fn work_folder(name: &str) -> PathBuf {
    work_folder_of(name, ["Adder.java", ADDER, &ADDER.replace("return sum;", "return sum + 1;")])
}

fn work_folder_of(name: &str, [file, ours, other]: [&str; 3]) -> PathBuf {
    let folder = commands::fresh_folder(&format!("replay_command/{name}"));
    for (classes, text) in [("classes", ours), ("other", other)] {
        let source = commands::write(&folder, file, text);
        commands::compile(&[source], 17, &folder.join(classes));
    }
    folder
}

/// A JDK that runs the other code; that its name has a blank is a matter of those who print commands.
fn odd_jdk(folder: &Path, like: &Jdk) -> PathBuf {
    fake_jdk::with_classes_first(&folder.join(format!("odd jdk {}", like.feature)), like, &folder.join("other"))
}

fn of(feature: u32) -> &'static Jdk {
    jdk::wanted("JDK 17 and 25", move |it| it == feature)[0]
}

fn replay(folder: &Path, on: &[&Path], arguments: &[&str]) -> Outcome {
    let mut command = kukang(folder);
    command.arg("replay").args(arguments);
    for home in on {
        command.arg("--replay-jdk").arg(home);
    }
    commands::run(&mut command)
}

/// Runs a command of a report as it was printed, in a shell.
fn as_printed(folder: &Path, text: &str, before: &str) -> (String, Outcome) {
    let found: Vec<&str> = text.lines().filter_map(|line| line.trim().strip_prefix(before)).collect();
    let [command] = found[..] else { panic!("`{before}` comes once: {text}") };
    let words = command.strip_prefix("kukang ").unwrap_or_else(|| panic!("{command}"));
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("'{}' {words}", env!("CARGO_BIN_EXE_kukang"))]).current_dir(folder);
    (command.to_owned(), commands::run(with_jdk(&mut shell)))
}

/// What is said of a difference, up to the command that shows it again.
fn difference(text: &str) -> String {
    let told = text.lines().skip_while(|line| !line.contains("    kukang: "));
    told.take_while(|line| !line.contains("again: ")).map(|line| format!("{line}\n")).collect()
}

const MISTAKE: &str = "a mistake of Kukang's, please report it: the JVM does something else than predicted";

#[test]
fn a_difference_comes_with_all_that_is_needed_to_see_it_again() {
    let folder = work_folder("plain");
    let odd = odd_jdk(&folder, of(17));
    let bounds = ["--type-bound", "odd.Adder=2", "--init", "lazy", "--loop-bound", "50", "--call-bound", "30"];
    let first = replay(&folder, &[&odd], &[&["-cp", "classes", "odd.Adder::add", "-k", "2"], &bounds[..]].concat());
    assert_eq!(first.end, End::Exited(1), "{}{}", first.out(), first.err());
    let out = first.out();
    let here = folder.display();
    for line in [
        "odd.Adder::add(int): 1 path replayed, 1 otherwise than predicted [",
        &format!("  {MISTAKE}\n"),
        &format!("    kukang: {}\n", env!("CARGO_PKG_VERSION")),
        "    target: odd.Adder::add(int)\n",
        &format!("    class path: {here}/classes\n"),
        "    explored: JDK 17.",
        &format!(" at {}\n", of(17).home.display()),
        "    replayed: JDK 17.",
        &format!(" at {}\n", odd.display()),
        "    bounds: k = 2, odd.Adder = 2, loop bound 50, call bound 30\n",
        "    strategy: lazy\n",
        "    solver: z3\n",
        "    choices: ",
        "    came: ",
        "    the case and its prediction:\n",
        "odd.Adder",
        "1 target: 1 path replayed, 1 otherwise than predicted\n",
    ] {
        assert!(out.contains(line), "there is no `{line}` in\n{out}");
    }
    let (command, again) = as_printed(&folder, &out, "run again: ");
    let jdk = odd.display();
    assert_eq!(
        command,
        format!(
            "kukang replay -cp classes -k 2 --type-bound odd.Adder=2 --init lazy --loop-bound 50 --call-bound 30 --replay-jdk '{jdk}' \
             'odd.Adder::add(int)'"
        )
    );
    assert_eq!(again.end, End::Exited(1), "{}{}", again.out(), again.err());
    assert!(difference(&out).contains("came: "), "{out}");
    assert_eq!(difference(&again.out()), difference(&out));
}

#[test]
fn a_recorded_difference_is_seen_again_on_the_jdk_that_it_was_found_on() {
    let folder = work_folder("recorded");
    let odd = odd_jdk(&folder, of(17));
    let first = replay(&folder, &[&odd], &["-cp", "classes", "odd.Adder::add", "--record", "kept"]);
    assert_eq!(first.end, End::Exited(1), "{}{}", first.out(), first.err());
    let (command, again) = as_printed(&folder, &first.out(), "run this path again: ");
    let file = "kept/odd.Adder.add-int-differs-1.json";
    assert_eq!(command, format!("kukang replay {file} --replay-jdk '{}'", odd.display()));
    assert_eq!(again.end, End::Exited(1), "{}{}", again.out(), again.err());
    let out = again.out();
    assert!(out.contains("odd.Adder::add(int): same outcome: the method ends as it should\n"), "{out}");
    assert!(out.contains("odd.Adder::add(int): otherwise than predicted on the JVM [JDK 17."), "{out}");
    assert!(out.contains(&format!("\n  {MISTAKE}\n")), "{out}");
    assert_eq!(difference(&out), difference(&first.out()));
    let (same, third) = as_printed(&folder, &out, "run this path again: ");
    assert_eq!((same, third.end.clone()), (command, End::Exited(1)), "{}{}", third.out(), third.err());
    // What was typed in place of what was recorded is typed again, too.
    let moved = replay(&folder, &[&odd], &[file, "-cp", "./classes"]);
    let (command, _) = as_printed(&folder, &moved.out(), "run this path again: ");
    assert_eq!(command, format!("kukang replay {file} -cp ./classes --replay-jdk '{}'", odd.display()));
    // The JDK as it is does what was predicted.
    let right = replay(&folder, &[], &[file]);
    assert_eq!(right.end, End::Exited(0), "{}{}", right.out(), right.err());
    assert!(right.out().contains("as predicted on the JVM [JDK 17."), "{}", right.out());
}

/// Where paths run by the thousand, numbers are those that are found at once. A recorded path runs with them as well as with the
/// least ones, which may not show what was found.
#[test]
fn a_recorded_difference_is_seen_again_with_the_numbers_that_showed_it() {
    let far = "class Far { static int at(int by) { return by > 1000 && by % 7 == 3 ? by : 0; } }";
    let other = far.replace("? by", "? by == 1004 ? by : by + 1");
    let folder = work_folder_of("numbers", ["Far.java", far, &other]);
    let odd = odd_jdk(&folder, of(17));
    let first = replay(&folder, &[&odd], &["-cp", "classes", "Far::at", "--record", "kept"]);
    assert_eq!(first.end, End::Exited(1), "{}{}", first.out(), first.err());
    assert!(!difference(&first.out()).contains("by = 1004\n"), "the least number is found at once: {}", first.out());
    let (_, again) = as_printed(&folder, &first.out(), "run this path again: ");
    assert_eq!(again.end, End::Exited(1), "{}{}", again.out(), again.err());
    assert_eq!(difference(&again.out()), difference(&first.out()));
}

/// Two JDKs need not do the same. Whose mistake a difference is depends on what the one that was explored does.
#[test]
fn of_another_jdk_it_is_said_what_the_explored_one_does() {
    let folder = work_folder("other");
    let (odd17, odd25) = (odd_jdk(&folder, of(17)), odd_jdk(&folder, of(25)));
    let home = of(17).home.clone();
    let recorded = replay(&folder, &[&odd25], &["-cp", "classes", "odd.Adder::add", "--record", "kept"]);
    let file = "kept/odd.Adder.add-int-differs-1.json";
    let said = |on: &[&Path]| {
        let outcomes = [&["-cp", "classes", "odd.Adder::add"][..], &[file]].map(|what| replay(&folder, on, what));
        outcomes.map(|outcome| {
            assert_eq!(outcome.end, End::Exited(1), "{}{}", outcome.out(), outcome.err());
            outcome.out()
        })
    };
    let hint = format!("does so too (--replay-jdk {}), it is a mistake of Kukang's", home.display());
    assert!(recorded.out().contains(&hint), "{}", recorded.out());
    for out in said(&[&odd25]) {
        assert!(out.contains(&hint) && !out.contains("ends it as predicted"), "{out}");
    }
    for out in said(&[&home, &odd25]) {
        assert!(out.contains("ends it as predicted, so this is no mistake of Kukang's\n"), "{out}");
        assert!(!out.contains("does so too"), "{out}");
    }
    for out in said(&[&odd25, &odd17]) {
        let both =
            out.lines().find(|line| line.contains("a mistake of Kukang's, please report it: JDK 17.")).expect(&out);
        assert!(both.ends_with(" do something else than predicted") && both.contains(" and JDK 25."), "{out}");
        assert!(out.contains(MISTAKE) && !out.contains("does so too"), "{out}");
    }
}

const WORDS: &str = "package odd;
public class Words {
    static char of(String text, int place) {
        return text.charAt(place);
    }

    static void own(int by) {
        if (by > 3) throw new IllegalStateException(by == 4 ? \"four\" : \"many\");
    }
}
";

/// How the JDK words what it throws is its own business: JDK 25 does it otherwise than JDK 17. On the JDK that was explored it is
/// part of what is predicted, and so is everywhere what the program says itself.
#[test]
fn the_words_of_another_jdk_are_no_difference() {
    let other = WORDS.replace("\"four\"", "\"4\"");
    let folder = work_folder_of("words", ["Words.java", WORDS, &other]);
    let [home17, home25] = [17, 25].map(|feature| of(feature).home.clone());
    let both = replay(&folder, &[&home17, &home25], &["-cp", "classes", "odd.Words::of", "odd.Words::own"]);
    assert_eq!(both.end, End::Exited(0), "{}{}", both.out(), both.err());
    let out = both.out();
    let worded: Vec<&str> = out.lines().filter(|line| line.contains("worded otherwise")).collect();
    let [worded] = worded[..] else { panic!("they are told once: {out}") };
    assert!(worded.starts_with("  worded otherwise by JDK 25."), "{out}");
    assert!(worded.contains(" path") && worded.contains(", such as: the message is \""), "{out}");
    assert_eq!(out.matches("replayed, all as predicted [").count(), 4, "{out}");
    let odd25 = odd_jdk(&folder, of(25));
    let own = replay(&folder, &[&odd25], &["-cp", "classes", "odd.Words::own"]);
    assert_eq!(own.end, End::Exited(1), "{}{}", own.out(), own.err());
    assert!(own.out().contains("came: the message is \"4\" rather than \"four\""), "{}", own.out());
}

/// What one of two JDKs cannot follow is told at the end, too, and nothing is as predicted where nothing was run.
#[test]
fn the_end_says_what_was_not_replayed_and_where() {
    let folder = work_folder_of("left", ["Words.java", WORDS, WORDS]);
    let [home17, home25] = [17, 25].map(|feature| of(feature).home.clone());
    let source = commands::write(&folder, "Pipeline.java", PIPELINE);
    commands::compile(&[source], 17, &folder.join("classes"));
    let last = |on: &[&Path]| {
        let outcome = replay(&folder, on, &["-cp", "classes", "Pipeline::of"]);
        (outcome.out().lines().last().unwrap_or_default().to_owned(), outcome)
    };
    let (sum, outcome) = last(&[&home17, &home25]);
    assert!(sum.starts_with("1 target: 1 path replayed, all as predicted; 1 path not replayed on JDK 25."), "{sum}");
    assert_eq!(outcome.end, End::Exited(0), "{}{}", outcome.out(), outcome.err());
    let (sum, outcome) = last(&[&home25]);
    assert_eq!(sum, "1 target: no path replayed; 1 path not replayed");
    assert_eq!(outcome.end, End::Exited(3), "{}{}", outcome.out(), outcome.err());
}

const PIPELINE: &str = "class Pipeline { static Object of(int a) { return java.util.stream.IntStream.of(a); } }";

/// A JVM takes longer to start than a path to run, and all together do not take a minute.
#[test]
fn ten_thousand_paths_need_one_start_of_the_jvm() {
    let folder = commands::fresh_folder("replay_command/starts");
    let examples = cases::sources(&cases::folder("../examples"));
    let trees: Vec<PathBuf> =
        examples.into_iter().filter(|file| file.parent().is_some_and(|of| of.ends_with("trees"))).collect();
    compile_against_annotations(&trees, &folder.join("classes"));
    let starts = folder.join("starts");
    let counting = fake_jdk::counting_starts(&folder.join("jdk"), of(17), &starts);
    let begun = Instant::now();
    let outcome = replay(&folder, &[&counting], &["-cp", "classes", "-k", "3", "trees"]);
    let taken = begun.elapsed();
    assert_eq!(outcome.end, End::Exited(0), "{}{}", outcome.out(), outcome.err());
    let out = outcome.out();
    let sum = out.lines().last().unwrap_or_default();
    let (targets, rest) = sum.split_once(" targets: ").unwrap_or_else(|| panic!("{sum}"));
    let paths = rest.strip_suffix(" paths replayed, all as predicted").unwrap_or_else(|| panic!("{sum}"));
    let number = |text: &str| text.replace(',', "").parse::<u64>().unwrap_or_else(|_| panic!("{sum}"));
    assert!(number(targets) > 1 && number(paths) >= 10_000, "{sum}");
    assert_eq!(fake_jdk::starts(&starts), 1, "{sum}");
    assert!(taken < Duration::from_secs(60), "{taken:?}");
}
