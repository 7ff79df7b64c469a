//! `kukang.toml`: the options of `kukang check` in a file. Each key becomes the option of its name, put before those that
//! were typed: so a value means the same in both places, and what was typed wins.

mod reader;

use crate::cli::{self, CheckOptions, Cli, Command};
use crate::layout::{Layout, Tool};
use clap::Parser;
use explore::MethodChoice;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The file that is read from the current folder if it is there.
pub const FILE: &str = "kukang.toml";

/// The options that were typed, completed by those of the project file, and by what the layout of the project says.
pub fn complete(typed: CheckOptions, arguments: &[String]) -> Result<CheckOptions, String> {
    let mut options = typed;
    let project = Project::find(options.config.as_deref())?;
    let root = project.as_ref().map_or_else(PathBuf::new, |project| project.folder.clone());
    if let Some(project) = &project {
        // The binary and the command come first.
        let (command, rest) = arguments.split_at(arguments.len().min(2));
        options = parse(command.iter().chain(&project.arguments).chain(rest)).map_err(|error| cli::one_line(&error))?;
        keep_last(&mut options.type_bounds);
        options.places.clone_from(&project.places);
        options.output_of_file.clone_from(&project.output);
        if options.targets.is_empty() {
            options.targets = project.targets.clone();
        } else {
            // What was typed stands nowhere in the file.
            options.places.targets.clear();
        }
    }
    let layout = Layout::of(&root);
    // All of a project is meant by whoever says nothing in one; a folder called `bin` may hold anything.
    let is_built = layout.as_ref().is_some_and(|layout| layout.tool != Tool::Plain);
    if options.targets.is_empty() && project.is_none() && !(is_built && options.classes.class_path.is_none()) {
        let here = if layout.is_some() { ", or let `kukang init` write that file" } else { "" };
        return Err(format!("there is nothing to check: name a TARGET, or write `targets` in {FILE}{here}"));
    }
    if options.classes.class_path.is_none() {
        options.classes.class_path = layout.map(|layout| layout.class_path()).transpose()?;
    }
    Ok(options)
}

fn parse<'a>(arguments: impl Iterator<Item = &'a String>) -> Result<CheckOptions, clap::Error> {
    match Cli::try_parse_from(arguments)?.command {
        Command::Check(options) => Ok(options.check),
        Command::Tests(options) => Ok(options.check),
        Command::Replay(options) => Ok(options.check),
        _ => Err(clap::Error::new(clap::error::ErrorKind::InvalidSubcommand)),
    }
}

/// Of several bounds of one type the last counts.
fn keep_last(bounds: &mut Vec<(String, u32)>) {
    let all = std::mem::take(bounds);
    let is_last = |place: usize, name: &str| all[place + 1..].iter().all(|(later, _)| later != name);
    bounds.extend(all.iter().enumerate().filter(|(place, (name, _))| is_last(*place, name)).map(|(_, of)| of.clone()));
}

/// What a project file says.
#[derive(Debug, Default)]
struct Project {
    /// The folder that the file is in; empty for the current one.
    folder: PathBuf,
    arguments: Vec<String>,
    targets: Vec<String>,
    /// Where `kukang check` writes its result.
    output: Option<PathBuf>,
    places: Places,
}

/// Where a project file names classes and methods, each as `kukang.toml:3`: whether these exist is seen later.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// The choices of what methods run.
    pub runs: Vec<(MethodChoice, String)>,
    /// Bounds, by the name of the type.
    pub type_bounds: Vec<(String, String)>,
    pub targets: Vec<(String, String)>,
}

impl Places {
    /// The place of something, if the file has it; the last one counts.
    pub fn of<T: PartialEq>(all: &[(T, String)], wanted: &T) -> Option<String> {
        all.iter().rev().find(|(of, _)| of == wanted).map(|(_, place)| place.clone())
    }
}

impl Project {
    /// Reads the file of this name, or that of the current folder if there is one.
    fn find(named: Option<&Path>) -> Result<Option<Project>, String> {
        let file = named.unwrap_or(Path::new(FILE));
        match std::fs::read_to_string(file) {
            Ok(text) => Project::read(file, &text).map(Some),
            Err(error) if error.kind() == ErrorKind::NotFound && named.is_none() => Ok(None),
            Err(error) => Err(format!("{}: cannot be read: {error}", file.display())),
        }
    }

    fn read(file: &Path, text: &str) -> Result<Project, String> {
        let folder = file.parent().unwrap_or(Path::new("")).to_owned();
        reader::read(file, text, Project { folder, ..Project::default() })
    }
}

#[cfg(test)]
pub use reader::keys;

/// Whether a text is a good project file.
#[cfg(test)]
pub fn read_text(text: &str) -> Result<(), String> {
    Project::read(Path::new(FILE), text).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Project, String> {
        Project::read(Path::new("a/kukang.toml"), text)
    }

    #[test]
    fn keys_become_options_and_paths_start_at_the_file() {
        let text = "output = 'o.json'\ntargets = ['p.A', 'q']\nclass-path = ['x', '/y:z']\nsource = 's'\nk = 0x2\ntimeout = 1.5\nsolver = 'b/z3'\n\
                    [type-bound]\n'p.B' = 4\n'p.A' = 3\n";
        let project = read(text).expect("a good file");
        assert_eq!(project.targets, ["p.A", "q"]);
        assert_eq!(project.output, Some(PathBuf::from("a/o.json")));
        let expected = [
            "--class-path=a/x:/y:a/z",
            "--source=a/s",
            "-k=2",
            "--timeout=1.5",
            "--solver=a/b/z3",
            "--type-bound=p.B=4",
            "--type-bound=p.A=3",
        ];
        assert_eq!(project.arguments, expected);
    }

    #[test]
    fn what_runs_keeps_the_order_of_the_file() {
        let text = "[use]\nmodel = { 'p.C' = 'm.M::f', 'p.A' = 'm.M::g' }\nbody = ['p.B']\ncontract = ['p.*', 'p.A']\n";
        let expected = [
            "--use-model=p.C=m.M::f",
            "--use-model=p.A=m.M::g",
            "--use-body=p.B",
            "--use-contract=p.*",
            "--use-contract=p.A",
        ];
        assert_eq!(read(text).expect("a good file").arguments, expected);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let wrong = [
            ("k = 1\njbos = 2", "2: there is no key `jbos`; did you mean jobs?"),
            ("use-body = ['p']", "1: there is no key `use-body`; write `body` in the table [use]"),
            ("[use]\nmodels = {}", "2: there is no key `models` in [use]; did you mean model?"),
            ("[use]\nx = {}", "2: there is no key `x` in [use]; there are contract, model, body"),
            ("\nk = '3'", "2: `k` has to be an integer, not a string"),
            ("n = 0", "1: `n` cannot be `0`: it is at least 1"),
            ("k = -1", "1: `k` cannot be `-1`: write a whole number, at least 0"),
            ("targets = 'p'", "1: `targets` has to be an array of strings, not a string"),
            ("targets = [\n'p',\n1]", "3: `targets` has to be an array of strings, not an integer"),
            ("init = 'eager'", "1: `init` cannot be `eager`: it is one of lazy, lazier, lazier#"),
            ("timeout = true", "1: `timeout` has to be a number of seconds or a string, not a boolean"),
            ("output = ''", "1: `output` has an empty string"),
            ("jdk = ''", "1: `jdk` has an empty string"),
            ("class-path = []", "1: `class-path` is empty"),
            ("use = 1", "1: `use` has to be a table, not an integer"),
            ("[use]\ncontract = ['p', ' ']", "2: `use.contract` cannot be ` `: the pattern is empty"),
            ("[use.model]\n'a=b' = 'c'", "2: `a=b`: there is no `=` in a name"),
            ("[type-bound]\np.A = 3", "2: `p` has to be an integer, not a table; a name with dots has to be in quotes"),
        ];
        for (text, message) in wrong {
            assert_eq!(read(text).expect_err(text), format!("a/kukang.toml:{message}"));
        }
        let all =
            "jbos = 2\nn = 0\nk = 2\n[type-bound]\n'p.A' = 'x'\n'p.B' = -1\n[use]\nbodies = []\nmodel = {'a=b' = 'c'}";
        let said = read(all).expect_err("six things are wrong");
        let lines: Vec<&str> =
            said.lines().filter_map(|line| line.strip_prefix("a/kukang.toml:")?.split(':').next()).collect();
        assert_eq!(lines, ["1", "2", "5", "6", "8", "9"], "{said}");
        for text in ["k = 1\nk = 2", "k =", "k"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn of_two_bounds_of_a_type_the_last_counts() {
        let of = |name: &str, bound| (name.to_owned(), bound);
        let mut bounds = vec![of("A", 1), of("B", 2), of("A", 3)];
        keep_last(&mut bounds);
        assert_eq!(bounds, [of("B", 2), of("A", 3)]);
    }
}
