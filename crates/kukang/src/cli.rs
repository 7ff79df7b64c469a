//! Commands and options.

use crate::output::Format;
use crate::project::Places;
use crate::uses::Uses;
use crate::values::{
    SolverChoice, call_bound_help, duration, format, junit, loop_bound_help, path, select, solver, strategy,
    type_bound, whole,
};
use clap::builder::NonEmptyStringValueParser;
use clap::{Arg, Args, Parser, Subcommand};
use decide::smt::Dialect;
use evidence::junit::{JUnit, Select};
use explore::Strategy;
use std::path::PathBuf;
use std::time::Duration;

/// Checks Java code that works on the heap
#[derive(Parser)]
#[command(name = "kukang", version, about)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Check methods on every heap up to a bound
    #[command(after_help = CHECK_HELP)]
    Check(Box<CheckCommand>),
    /// Write JUnit tests for the paths of methods
    #[command(after_help = TESTS_HELP, mut_args = of_tests)]
    Tests(Box<TestsOptions>),
    /// Run paths on the JVM and compare with what Kukang predicts: all paths of targets, or a recorded one
    #[command(after_help = REPLAY_HELP, mut_args = of_replay)]
    Replay(Box<ReplayOptions>),
    /// Write a commented kukang.toml for the project in this folder
    Init(InitOptions),
    /// Say what a diagnostic code means, with an example, and what to do
    Explain(ExplainOptions),
    /// Write the jar with Kukang.assume, Kukang.check and @Invariant, to compile against
    Annotations(AnnotationsOptions),
    /// Run a program as `java` does: same output, same exit status
    #[command(after_help = "\
Exit status: that of the program; 2 if an argument, a class file, a jar or the JDK is unusable; 3 if the program needs \
something that Kukang does not support.")]
    Run(RunOptions),
    /// Print a completion script for a shell
    Completions(CompletionsOptions),
    /// Print the manual page, or write those of all commands to a folder
    Man(ManOptions),
}

/// Of the options of a check, those that `kukang tests` has another one for are not shown there.
fn of_tests(option: Arg) -> Arg {
    if option.get_id() == "tests" { option.hide(true) } else { option }
}

/// Of the options of a check, those that `kukang replay` refuses are not shown there.
fn of_replay(option: Arg) -> Arg {
    match option.get_id().as_str() {
        "format" | "report" | "tests" | "select" | "junit" => option.hide(true),
        "record" => option.help("Write each path that ends otherwise than predicted to a file in this folder"),
        "targets" => option.help(
            "Whose paths to run: a package, pkg.Class, pkg.Class::method or pkg.Class::method(int,Node); or files of recorded \
             paths [default: the targets of kukang.toml]",
        ),
        _ => option,
    }
}

const CHECK_HELP: &str = "\
A method is called on every heap that its class allows: `this` is any object whose @Invariant methods hold, every \
parameter is any value of its type, null included. Kukang.assume(condition) leaves cases out. Reported are exceptions \
that the method does not declare, failed `assert` statements, failed Kukang.check(condition), and invariants that do not \
hold when the method ends.

Examples:
  kukang check -cp classes shop.Cart::add
  kukang check -cp classes -k 4 'trees.AvlTree::insert(int)'
  kukang check -cp classes -n 6 --jobs 2 --timeout 5m trees

Project file: kukang.toml (`kukang init` writes one) holds `targets` and options by their long names (`class-path = \"classes\"`, `k = 4`, \
[type-bound] and [use] as tables); paths start at its folder, and options of the command line win.

Exit status: 0 all targets are verified up to their bounds; 1 something is violated; 2 the call or an input is wrong; \
3 nothing is violated, but something is incomplete (time, paths, memory, unsupported code, a question without answer).";

const REPLAY_HELP: &str = "\
Every completed and violated path becomes a heap and a call, which one JVM runs: the result, the exception, the heap \
afterwards and the invariants are compared with what Kukang predicts. A TARGET that is a file, or ends in .json, is a path \
that `kukang check --record` wrote; it is run again on Kukang, then on the JVM, one file after the other. -cp, --source and --jdk replace what was recorded. \
With targets, --record DIR keeps the paths that end otherwise than predicted, which are mistakes of Kukang's.

Exit status: 0 all paths end as predicted, and recorded ones as recorded; 1 one ends otherwise; 2 a recording, an \
option or an input is unusable; 3 no path could be replayed, or the search ended early.";
const TESTS_HELP: &str = "\
The methods are checked as `kukang check` does. Tests are taken from the paths: every branch and every outcome at least \
once, or what --select says. A test makes the objects, calls the method, and asserts the result and the heap; that of a \
violation fails until the code is mended. Files that Kukang has not written are never replaced.

Examples:
  kukang tests -cp classes -o src/test/java shop.Cart
  kukang tests -cp classes -k 4 --select paths --junit 4 -o tests 'trees.AvlTree::insert(int)'

Exit status: that of `kukang check`.";

#[derive(Args)]
#[command(args_override_self = true)]
pub struct CheckCommand {
    #[command(flatten)]
    pub check: CheckOptions,

    /// Write the result to this file; standard output then has the report for people
    #[arg(long, short, value_name = "FILE", value_parser = path())]
    pub output: Option<PathBuf>,
}

#[derive(Args)]
#[command(args_override_self = true)]
pub struct TestsOptions {
    /// The folder for the tests, with a folder for each package [default: `tests` of kukang.toml]
    #[arg(long, short, value_name = "DIR", value_parser = path())]
    pub output: Option<PathBuf>,

    #[command(flatten)]
    pub check: CheckOptions,
}

#[derive(Args)]
#[command(args_override_self = true)]
pub struct CheckOptions {
    /// What to check: a package, pkg.Class, pkg.Class::method or pkg.Class::method(int,Node) [default: the targets of
    /// kukang.toml]
    #[arg(value_name = "TARGET")]
    pub targets: Vec<String>,

    /// The project file [default: kukang.toml, if it is there]
    #[arg(long, value_name = "FILE", value_parser = path())]
    pub config: Option<PathBuf>,

    #[command(flatten)]
    pub classes: ClassOptions,

    /// Folders with Java sources, whose comments may hold contracts (`//@ requires n != null;`); sources beside the
    /// classes, or where Maven and Gradle keep them, are found by themselves
    #[arg(long, value_name = "PATH", value_parser = NonEmptyStringValueParser::new())]
    pub source: Option<String>,

    /// Heaps whose reference chains have at most N steps beyond the parameters; also at most N elements of each array
    /// are looked at, and a collection of the JDK, which is one step however it is made, has at most N [default: 3, or unlimited if -n is given]
    #[arg(short, value_name = "N", value_parser = whole::<0, u32>, allow_negative_numbers = true)]
    pub k: Option<u32>,

    /// Heaps with at most N objects of each type
    #[arg(short, value_name = "N", value_parser = whole::<1, u32>, allow_negative_numbers = true)]
    pub n: Option<u32>,

    /// At most N objects of type T, whatever -n says; may be given several times
    #[arg(long = "type-bound", value_name = "T=N", value_parser = type_bound)]
    pub type_bounds: Vec<(String, u32)>,

    /// How early a reference is decided: lazy, lazier or lazier#; all find the same violations, the last with the fewest paths and steps
    #[arg(long, value_name = "NAME", default_value = Strategy::default().name(), value_parser = strategy(), hide_possible_values = true)]
    pub init: Strategy,

    // The default is the search's own; it is only shown here.
    #[arg(long, value_name = "N", help = loop_bound_help(), value_parser = whole::<1, u64>, allow_negative_numbers = true)]
    pub loop_bound: Option<u64>,

    #[arg(long, value_name = "N", help = call_bound_help(), value_parser = whole::<1, u32>, allow_negative_numbers = true)]
    pub call_bound: Option<u32>,

    /// Workers that share the search; the result is the same for any number
    #[arg(long, short, value_name = "N", default_value = "1", value_parser = whole::<1, u16>, allow_negative_numbers = true)]
    pub jobs: u16,

    /// Time for each target, such as 30, 30s or 2m [default: unlimited]
    #[arg(long, value_name = "SECONDS", value_parser = duration)]
    pub timeout: Option<Duration>,

    /// Paths of each target after which to stop [default: unlimited]
    #[arg(long, value_name = "N", value_parser = whole::<1, u64>, allow_negative_numbers = true)]
    pub max_paths: Option<u64>,

    /// Memory in megabytes beyond which to stop [default: unlimited]
    #[arg(long, value_name = "MB", value_parser = whole::<1, u64>, allow_negative_numbers = true)]
    pub max_memory: Option<u64>,

    #[command(flatten)]
    pub uses: Uses,

    /// Where the project file has some of this.
    #[arg(skip)]
    pub places: Places,

    /// Where `kukang check` writes its result, as the project file says it.
    #[arg(skip)]
    pub output_of_file: Option<PathBuf>,

    /// The SMT solver for the questions that Kukang cannot answer itself: z3, cvc5, or the path of one of them
    #[arg(long, value_name = "SOLVER", default_value = Dialect::NAMES[0].1, value_parser = solver)]
    pub solver: SolverChoice,

    /// How to print the result: human, json, sarif or junit
    #[arg(long, value_name = "FORMAT", default_value = Format::Human.name(), value_parser = format(), hide_possible_values = true)]
    pub format: Format,

    /// Write each violated path to a file in this folder, for `kukang replay`
    #[arg(long, value_name = "DIR", value_parser = path())]
    pub record: Option<PathBuf>,

    /// Write an HTML report to this folder: every target's paths with their heaps drawn, and the source with what was covered
    #[arg(long, value_name = "DIR", value_parser = path())]
    pub report: Option<PathBuf>,

    /// Write JUnit tests to this folder, as `kukang tests` does
    #[arg(long, value_name = "DIR", value_parser = path())]
    pub tests: Option<PathBuf>,

    /// What to have tests for: paths, branches or outcomes; branches are every branch and every outcome
    #[arg(long, value_name = "WHAT", default_value = "branches", value_parser = select)]
    pub select: Select,

    /// The JUnit that the tests are for: 4 or 5
    #[arg(long, value_name = "VERSION", default_value = "5", value_parser = junit)]
    pub junit: JUnit,

    /// Accepted out of habit: `assert` is always checked
    #[arg(long, hide = true)]
    pub enable_assertions: bool,
}

#[derive(Args)]
#[command(args_override_self = true)]
pub struct ReplayOptions {
    // Arguments that are files are recordings.
    #[command(flatten)]
    pub check: CheckOptions,

    /// A JDK to run on, in place of the one whose classes are explored; may be given several times
    #[arg(long, value_name = "HOME", value_parser = path())]
    pub replay_jdk: Vec<PathBuf>,
}

#[derive(Args)]
pub struct AnnotationsOptions {
    /// The jar to write
    #[arg(long, short, value_name = "FILE.jar", value_parser = path())]
    pub output: PathBuf,
}

#[derive(Args)]
pub struct InitOptions {
    /// Replace a kukang.toml that is there
    #[arg(long)]
    pub force: bool,
}

#[derive(Args)]
pub struct ExplainOptions {
    /// The code, such as K004 [default: list all]
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
}

#[derive(Args)]
pub struct CompletionsOptions {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

#[derive(Args)]
pub struct ManOptions {
    /// The folder for the pages of all commands, kukang.1, kukang-check.1 and so on
    #[arg(long, short, value_name = "DIR", value_parser = path())]
    pub output: Option<PathBuf>,
}

#[derive(Args)]
#[command(args_override_self = true)]
pub struct RunOptions {
    #[command(flatten)]
    pub classes: ClassOptions,

    /// Check the program's `assert` statements
    #[arg(long, alias = "ea")]
    pub enable_assertions: bool,

    /// Set a system property
    #[arg(short = 'D', value_name = "KEY=VALUE")]
    pub properties: Vec<String>,

    /// Print how many instructions were executed, to standard error
    #[arg(long)]
    pub count: bool,

    /// The class with the main method, then the arguments of the program
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true, value_names = ["pkg.Main", "ARGS"])]
    pub program: Vec<String>,
}

/// Where classes are found.
#[derive(Args)]
pub struct ClassOptions {
    /// Folders and jars to find classes in, separated by colons; also -cp [default: where Maven and Gradle put classes,
    /// if it is their project, else the current folder]
    #[arg(long, short = 'c', alias = "cp", visible_alias = "classpath", value_name = "PATH")]
    pub class_path: Option<String>,

    /// The JDK whose classes to run with; else that of JAVA_HOME, else that of `java` on the PATH
    #[arg(long, value_name = "HOME")]
    pub jdk: Option<PathBuf>,
}

/// The entries of a class path. An empty one is the current folder, as it is to `java`.
pub fn class_path_entries(text: &str) -> Vec<PathBuf> {
    std::env::split_paths(text)
        .map(|path| if path.as_os_str().is_empty() { PathBuf::from(".") } else { path })
        .collect()
}

/// What clap refuses, in one line: its usage text is what `--help` is for.
pub fn one_line(refusal: &clap::Error) -> String {
    let text = refusal.render().to_string();
    let words = |paragraph: &str| paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut paragraphs = text.split("\n\n").map(words);
    let first = paragraphs.next().unwrap_or_default();
    let tips: Vec<String> = paragraphs.filter_map(|part| Some(format!("; {}", part.strip_prefix("tip: ")?))).collect();
    format!("{}{}", first.strip_prefix("error: ").unwrap_or(&first), tips.concat())
}

/// `-cp` and `-ea` are what every Java developer types, but clap's short options have one letter. What follows the main
/// class of `run` is the program's own; the other commands take options everywhere.
pub fn java_style(arguments: impl Iterator<Item = String>) -> Vec<String> {
    let mut rewritten: Vec<String> = Vec::new();
    let mut value_follows = false;
    let mut own = false;
    for (position, argument) in arguments.enumerate() {
        // The first two are the binary and the command.
        let is_option = argument.starts_with('-');
        let argument = match argument.as_str() {
            _ if own || value_follows => argument,
            "-cp" | "-classpath" => "--class-path".to_owned(),
            "-ea" => "--enable-assertions".to_owned(),
            // Unknown to Kukang, and said so in one piece rather than letter by letter.
            "-jar" => "--jar".to_owned(),
            _ => argument,
        };
        let runs = rewritten.get(1).is_some_and(|command| command == "run");
        own |= position >= 2 && !value_follows && (runs && !is_option || argument == "--");
        value_follows = matches!(argument.as_str(), "--class-path" | "-c" | "--classpath" | "--jdk" | "-D") && !own;
        rewritten.push(argument);
    }
    rewritten
}

#[cfg(test)]
mod tests {
    use super::{duration, java_style, solver, whole};
    use std::time::Duration;

    fn rewritten(typed: &str) -> String {
        java_style(typed.split(' ').map(str::to_owned)).join(" ")
    }

    #[test]
    fn only_options_before_the_main_class_are_rewritten() {
        let expected = "kukang run --class-path a --enable-assertions demo.Main -cp -ea";
        assert_eq!(rewritten("kukang run -cp a -ea demo.Main -cp -ea"), expected);
    }

    #[test]
    fn a_check_takes_options_after_its_targets() {
        let expected = "kukang check demo.Main --class-path a -k 2 --enable-assertions";
        assert_eq!(rewritten("kukang check demo.Main -cp a -k 2 -ea"), expected);
    }

    #[test]
    fn nothing_is_an_option_after_two_dashes() {
        assert_eq!(rewritten("kukang check -- -cp"), "kukang check -- -cp");
    }

    #[test]
    fn numbers_have_limits() {
        assert_eq!(whole::<1, u16>("65535"), Ok(65535));
        assert_eq!(whole::<0, u32>("0"), Ok(0));
        assert_eq!(whole::<1, u32>("0"), Err("it is at least 1".to_owned()));
        assert_eq!(whole::<1, u16>("65536"), Err("that is too large".to_owned()));
        assert_eq!(whole::<1, u64>("99999999999999999999"), Err("that is too large".to_owned()));
        for text in ["", "-1", "x", "1.5", "1 "] {
            assert_eq!(whole::<0, u64>(text), Err("write a whole number, at least 0".to_owned()), "{text}");
        }
    }

    #[test]
    fn times_have_units() {
        let seconds = |text| duration(text).expect("a good time");
        assert_eq!(seconds("30"), Duration::from_secs(30));
        assert_eq!(seconds("30s"), Duration::from_secs(30));
        assert_eq!(seconds("2m"), Duration::from_secs(120));
        assert_eq!(seconds("1h"), Duration::from_secs(3600));
        assert_eq!(seconds("250ms"), Duration::from_millis(250));
        for text in ["", "0", "-1", "m", "2 days", "nan", "inf", "1e300h"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_solver_is_a_name_or_a_path() {
        for text in ["z3", "cvc5", "/opt/z3/bin/z3", "./cvc5-1.2"] {
            assert!(solver(text).is_ok(), "{text}");
        }
        for text in ["", "yices", "z3-4.13", "/opt/z3/bin/yices", "/"] {
            assert!(solver(text).is_err(), "{text}");
        }
    }
}
