//! Reading a project file: each key and what may stand for it. Everything that is wrong is said, with its line.

use super::{Project, parse};
use crate::{cli, uses};
use program::near_names;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// What is written for a key.
#[derive(Clone, Copy)]
enum Form {
    Integer,
    Time,
    Word,
    Path,
    /// A path too, of which only `kukang check` makes something: other commands have another option of its name.
    Output,
    /// A class path, or its entries.
    Paths,
    /// A name, or a path if there is a slash in it.
    Solver,
    Targets,
    TypeBounds,
    Uses,
}

const KEYS: [(&str, Form); 23] = [
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
    ("output", Form::Output),
    ("record", Form::Path),
    ("report", Form::Path),
    ("tests", Form::Path),
    ("select", Form::Word),
    ("junit", Form::Integer),
    ("use", Form::Uses),
];

const USES: [&str; 3] = ["contract", "model", "body"];

/// All keys that a project file can have, those of its table [use] included.
#[cfg(test)]
pub fn keys() -> Vec<String> {
    let uses = USES.iter().map(|of| format!("use.{of}"));
    KEYS.iter().map(|(key, _)| (*key).to_owned()).chain(uses).collect()
}

/// Reads what a file says into its project.
pub(super) fn read(file: &Path, text: &str, project: Project) -> Result<Project, String> {
    let mut reader = Reader { file, text, project, problems: Vec::new() };
    let table = DeTable::parse(text).map_err(|error| reader.wrong(error.span().unwrap_or(0..0), error.message()))?;
    for (key, value) in in_order(table.get_ref()) {
        let read = reader.key(key, value);
        reader.note(read);
    }
    if reader.problems.is_empty() { Ok(reader.project) } else { Err(reader.problems.join("\n")) }
}

/// Where in a file we are, and what was read so far.
struct Reader<'a> {
    file: &'a Path,
    text: &'a str,
    project: Project,
    /// Everything that is wrong, a line each.
    problems: Vec<String>,
}

impl Reader<'_> {
    /// Keeps what is wrong with one thing, so that the others are looked at too.
    fn note(&mut self, read: Result<(), String>) {
        self.problems.extend(read.err());
    }

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
            Form::Output => {
                self.project.output = Some(self.here(self.string(name, value, "a string")?));
                Ok(())
            }
            Form::Paths => self.option(name, value, &self.paths(name, value)?),
            Form::Solver => {
                let solver = self.string(name, value, "a string")?;
                let path = if solver.contains('/') { self.here(solver) } else { PathBuf::from(solver) };
                self.option(name, value, &path.display().to_string())
            }
            Form::Targets => {
                for (at, target) in self.strings(name, value, "an array of strings")? {
                    self.project.targets.push(target.to_owned());
                    self.project.places.targets.push((target.to_owned(), self.place(at.span())));
                }
                Ok(())
            }
            Form::TypeBounds => {
                for (class, bound) in in_order(self.table(name, value)?) {
                    let number = self.integer(class.get_ref(), bound);
                    let read = number.and_then(|number| self.pair(name, class, bound, &number));
                    self.note(read);
                    let named = class.get_ref().trim().to_owned();
                    self.project.places.type_bounds.push((named, self.place(class.span())));
                }
                Ok(())
            }
            Form::Uses => self.uses(self.table(name, value)?),
        }
    }

    /// The choices of methods in the order of the file, since the last that fits counts.
    fn uses(&mut self, table: &DeTable) -> Result<(), String> {
        for (key, value) in in_order(table) {
            let read = self.use_of(key, value);
            self.note(read);
        }
        Ok(())
    }

    fn use_of(&mut self, key: &Spanned<DeString>, value: &Spanned<DeValue>) -> Result<(), String> {
        let name = key.get_ref().as_ref();
        let option = format!("use-{name}");
        match name {
            "contract" | "body" => {
                for (pattern, text) in self.strings(name, value, "an array of strings")? {
                    let read = self.option(&option, pattern, text);
                    self.note(read);
                }
            }
            "model" => {
                for (pattern, model) in in_order(self.table(name, value)?) {
                    let named = self.string(pattern.get_ref(), model, "a string");
                    let read = named.and_then(|named| self.pair(&option, pattern, model, named));
                    self.note(read);
                }
            }
            other => {
                let what = format!("there is no key `{other}` in [use]; {}", hint(other, &USES));
                return Err(self.wrong(key.span(), what));
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
        if let Ok(choice) = uses::from_text(&format!("{name} {value}")) {
            self.project.places.runs.push((choice, self.place(place.span())));
        }
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
        format!("{}: {what}", self.place(place))
    }

    /// The file and the line.
    fn place(&self, place: Range<usize>) -> String {
        let line = 1 + self.text.bytes().take(place.start).filter(|byte| *byte == b'\n').count();
        format!("{}:{line}", self.file.display())
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
