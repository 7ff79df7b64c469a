//! `kukang.toml`: the options of `kukang check` in a file. Each key becomes the option of its name, put before those that
//! were typed: so a value means the same in both places, and what was typed wins.

use crate::cli::{self, CheckOptions, Cli, Command};
use crate::layout::Layout;
use clap::Parser;
use program::near_names;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// The file that is read from the current folder if it is there.
pub const FILE: &str = "kukang.toml";

/// What is written for a key.
#[derive(Clone, Copy)]
enum Form {
    Integer,
    Time,
    Word,
    Path,
    /// A class path, or its entries.
    Paths,
    /// A name, or a path if there is a slash in it.
    Solver,
    Targets,
    TypeBounds,
    Uses,
}

const KEYS: [(&str, Form); 22] = [
    ("targets", Form::Targets),
    ("class-path", Form::Paths),
    ("source", Form::Paths),
    ("jdk", Form::Path),
    ("k", Form::Integer),
    ("n", Form::Integer),
    ("type-bound", Form::TypeBounds),
    ("init", Form::Word),
    ("loop-bound", Form::Integer),
    ("call-bound", Form::Integer),
    ("jobs", Form::Integer),
    ("timeout", Form::Time),
    ("max-paths", Form::Integer),
    ("max-memory", Form::Integer),
    ("solver", Form::Solver),
    ("format", Form::Word),
    ("record", Form::Path),
    ("report", Form::Path),
    ("tests", Form::Path),
    ("select", Form::Word),
    ("junit", Form::Integer),
    ("use", Form::Uses),
];

const USES: [&str; 3] = ["contract", "model", "body"];

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
        if options.targets.is_empty() {
            options.targets = project.targets.clone();
        }
    }
    if options.targets.is_empty() && project.is_none() {
        let here = if Layout::of(&root).is_some() { ", or let `kukang init` write that file" } else { "" };
        return Err(format!("there is nothing to check: name a TARGET, or write `targets` in {FILE}{here}"));
    }
    if options.classes.class_path.is_none() {
        options.classes.class_path = Layout::of(&root).map(|layout| layout.class_path()).transpose()?;
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
        let mut reader = Reader { file, text, project: Project { folder, ..Project::default() } };
        let table =
            DeTable::parse(text).map_err(|error| reader.wrong(error.span().unwrap_or(0..0), error.message()))?;
        for (key, value) in in_order(table.get_ref()) {
            reader.key(key, value)?;
        }
        Ok(reader.project)
    }
}

/// Whether a text is a good project file.
#[cfg(test)]
pub fn read_text(text: &str) -> Result<(), String> {
    Project::read(Path::new(FILE), text).map(drop)
}

/// Where in a file we are, and what was read so far.
struct Reader<'a> {
    file: &'a Path,
    text: &'a str,
    project: Project,
}

impl Reader<'_> {
    fn key(&mut self, key: &Spanned<DeString>, value: &Spanned<DeValue>) -> Result<(), String> {
        let name = key.get_ref().as_ref();
        let Some((name, form)) = KEYS.iter().find(|(known, _)| *known == name) else {
            return Err(self.wrong(key.span(), no_key(name)));
        };
        match form {
            Form::Integer => self.option(name, value, &self.integer(name, value)?),
            Form::Time => self.option(name, value, &self.time(name, value)?),
            Form::Word => self.option(name, value, self.string(name, value, "a string")?),
            Form::Path => {
                let path = self.here(self.string(name, value, "a string")?);
                self.option(name, value, &path.display().to_string())
            }
            Form::Paths => self.option(name, value, &self.paths(name, value)?),
            Form::Solver => {
                let solver = self.string(name, value, "a string")?;
                let path = if solver.contains('/') { self.here(solver) } else { PathBuf::from(solver) };
                self.option(name, value, &path.display().to_string())
            }
            Form::Targets => {
                let targets = self.strings(name, value, "an array of strings")?;
                self.project.targets = targets.into_iter().map(|(_, target)| target.to_owned()).collect();
                Ok(())
            }
            Form::TypeBounds => {
                for (class, bound) in in_order(self.table(name, value)?) {
                    self.pair(name, class, bound, &self.integer(class.get_ref(), bound)?)?;
                }
                Ok(())
            }
            Form::Uses => self.uses(self.table(name, value)?),
        }
    }

    /// The choices of methods in the order of the file, since the last that fits counts.
    fn uses(&mut self, table: &DeTable) -> Result<(), String> {
        for (key, value) in in_order(table) {
            let name = key.get_ref().as_ref();
            let option = format!("use-{name}");
            match name {
                "contract" | "body" => {
                    for (pattern, text) in self.strings(name, value, "an array of strings")? {
                        self.option(&option, pattern, text)?;
                    }
                }
                "model" => {
                    for (pattern, model) in in_order(self.table(name, value)?) {
                        self.pair(&option, pattern, model, self.string(pattern.get_ref(), model, "a string")?)?;
                    }
                }
                other => {
                    let what = format!("there is no key `{other}` in [use]; {}", hint(other, &USES));
                    return Err(self.wrong(key.span(), what));
                }
            }
        }
        Ok(())
    }

    /// An option whose value has two parts.
    fn pair(
        &mut self,
        option: &str,
        left: &Spanned<DeString>,
        value: &Spanned<DeValue>,
        right: &str,
    ) -> Result<(), String> {
        if left.get_ref().contains('=') {
            return Err(self.wrong(left.span(), format!("`{}`: there is no `=` in a name", left.get_ref())));
        }
        self.option(option, value, &format!("{}={right}", left.get_ref()))
    }

    /// Adds an option, once the command line would take it.
    fn option(&mut self, name: &str, place: &Spanned<DeValue>, value: &str) -> Result<(), String> {
        let dashes = if name.len() == 1 { "-" } else { "--" };
        let argument = format!("{dashes}{name}={value}");
        let words = ["kukang".to_owned(), "check".to_owned(), argument.clone()];
        if let Err(error) = parse(words.iter()) {
            let source = std::error::Error::source(&error).map(ToString::to_string);
            let why = source.unwrap_or_else(|| cli::one_line(&error));
            let key = name.replace("use-", "use.");
            return Err(self.wrong(place.span(), format!("`{key}` cannot be `{value}`: {why}")));
        }
        self.project.arguments.push(argument);
        Ok(())
    }

    fn integer(&self, name: &str, value: &Spanned<DeValue>) -> Result<String, String> {
        let number = value.get_ref().as_integer().ok_or_else(|| self.mistyped(name, value, "an integer"))?;
        let plain = i128::from_str_radix(number.as_str(), number.radix());
        Ok(plain.map_or_else(|_| number.to_string(), |number| number.to_string()))
    }

    fn time(&self, name: &str, value: &Spanned<DeValue>) -> Result<String, String> {
        match value.get_ref() {
            DeValue::Integer(_) => self.integer(name, value),
            DeValue::Float(seconds) => Ok(seconds.as_str().to_owned()),
            _ => self.string(name, value, "a number of seconds or a string").map(str::to_owned),
        }
    }

    fn string<'v>(&self, name: &str, value: &'v Spanned<DeValue>, expected: &str) -> Result<&'v str, String> {
        match value.get_ref().as_str() {
            Some("") => Err(self.wrong(value.span(), format!("`{name}` has an empty string"))),
            Some(text) => Ok(text),
            None => Err(self.mistyped(name, value, expected)),
        }
    }

    fn strings<'v, 'i>(
        &self,
        name: &str,
        value: &'v Spanned<DeValue<'i>>,
        expected: &str,
    ) -> Result<Vec<(&'v Spanned<DeValue<'i>>, &'v str)>, String> {
        let array = value.get_ref().as_array().ok_or_else(|| self.mistyped(name, value, expected))?;
        array.iter().map(|of| Ok((of, self.string(name, of, expected)?))).collect()
    }

    fn table<'v, 'i>(&self, name: &str, value: &'v Spanned<DeValue<'i>>) -> Result<&'v DeTable<'i>, String> {
        value.get_ref().as_table().ok_or_else(|| self.mistyped(name, value, "a table"))
    }

    fn paths(&self, name: &str, value: &Spanned<DeValue>) -> Result<String, String> {
        let expected = "a string or an array of strings";
        let texts = match value.get_ref() {
            DeValue::String(_) => vec![self.string(name, value, expected)?],
            _ => self.strings(name, value, expected)?.into_iter().map(|(_, text)| text).collect(),
        };
        let entries = texts.into_iter().flat_map(cli::class_path_entries).map(|entry| self.here(entry));
        let joined = std::env::join_paths(entries).map_err(|error| self.wrong(value.span(), error))?;
        if joined.is_empty() {
            return Err(self.wrong(value.span(), format!("`{name}` is empty")));
        }
        Ok(joined.to_string_lossy().into_owned())
    }

    /// A path as seen from the folder of the file.
    fn here(&self, path: impl AsRef<Path>) -> PathBuf {
        self.project.folder.join(path)
    }

    fn mistyped(&self, name: &str, value: &Spanned<DeValue>, expected: &str) -> String {
        let found = match value.get_ref() {
            // What a name with dots is to TOML unless it stands in quotes.
            DeValue::Table(_) => "a table; a name with dots has to be in quotes".to_owned(),
            DeValue::Integer(_) | DeValue::Array(_) => format!("an {}", value.get_ref().type_str()),
            other => format!("a {}", other.type_str()),
        };
        self.wrong(value.span(), format!("`{name}` has to be {expected}, not {found}"))
    }

    fn wrong(&self, place: Range<usize>, what: impl std::fmt::Display) -> String {
        let line = 1 + self.text.bytes().take(place.start).filter(|byte| *byte == b'\n').count();
        format!("{}:{line}: {what}", self.file.display())
    }
}

/// The entries of a table in the order of the file.
fn in_order<'t, 'i>(table: &'t DeTable<'i>) -> Vec<(&'t Spanned<DeString<'i>>, &'t Spanned<DeValue<'i>>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

fn no_key(name: &str) -> String {
    // The option is called so.
    match name.strip_prefix("use-").filter(|rest| USES.contains(rest)) {
        Some(rest) => format!("there is no key `{name}`; write `{rest}` in the table [use]"),
        None => format!("there is no key `{name}`; {}", hint(name, &KEYS.map(|(key, _)| key))),
    }
}

fn hint(name: &str, known: &[&str]) -> String {
    let near = near_names(name, known.iter().copied());
    if near.is_empty() {
        format!("there are {}", known.join(", "))
    } else {
        format!("did you mean {}?", near.join(" or "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Project, String> {
        Project::read(Path::new("a/kukang.toml"), text)
    }

    #[test]
    fn keys_become_options_and_paths_start_at_the_file() {
        let text = "targets = ['p.A', 'q']\nclass-path = ['x', '/y:z']\nsource = 's'\nk = 0x2\ntimeout = 1.5\nsolver = 'b/z3'\n\
                    [type-bound]\n'p.B' = 4\n'p.A' = 3\n";
        let project = read(text).expect("a good file");
        assert_eq!(project.targets, ["p.A", "q"]);
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
