//! What the values of options mean, and what is said of those that mean nothing.

use crate::output::Format;
use clap::builder::{NonEmptyStringValueParser, PossibleValue, TypedValueParser};
use decide::smt::{Dialect, Solver};
use evidence::junit::{JUnit, Select};
use explore::{Config, Strategy};
use interp::symbolic::NESTED_CALLS;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A solver and how it was named, for recordings.
#[derive(Clone, Debug)]
pub struct SolverChoice {
    pub name: String,
    pub solver: Solver,
}

/// A file or folder; the empty name is none.
pub fn path() -> impl clap::builder::TypedValueParser<Value = PathBuf> {
    NonEmptyStringValueParser::new().map(PathBuf::from)
}

/// A whole number that is not below a least one. The message is for people, unlike that of the standard library.
pub fn whole<const LEAST: u64, T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let number = text.parse().ok().filter(|number| *number >= LEAST).and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| match text.bytes().all(|digit| digit.is_ascii_digit()) && !text.is_empty() {
        true if text.parse().is_ok_and(|number: u64| number < LEAST) => format!("it is at least {LEAST}"),
        true => "that is too large".to_owned(),
        false => format!("write a whole number, at least {LEAST}"),
    })
}

pub fn loop_bound_help() -> String {
    let default = Config::default().loop_bound;
    format!("Turns of a loop that touch nothing new before a path is cut [default: {default}]")
}

pub fn call_bound_help() -> String {
    format!(
        "Nested calls before a path is cut [default: {NESTED_CALLS} where their number depends on the input; other calls go on \
         until Java's stack overflows]"
    )
}

pub fn strategy() -> OneOf<Strategy> {
    OneOf { names: Strategy::NAMES.map(|(_, name)| name).to_vec(), find: Strategy::named }
}

pub fn format() -> OneOf<Format> {
    OneOf { names: Format::NAMES.map(|(_, name)| name).to_vec(), find: Format::named }
}

/// A name out of a list, which completion scripts offer.
#[derive(Clone)]
pub struct OneOf<T> {
    names: Vec<&'static str>,
    find: fn(&str) -> Option<T>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let (names, find) = (self.names.join(", "), self.find);
        let parse = move |text: &str| find(text).ok_or_else(|| format!("it is one of {names}"));
        TypedValueParser::parse_ref(&parse, command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().map(|name| PossibleValue::new(*name))))
    }
}

/// A solver by its name, or by a path whose last part begins with its name: `/opt/z3-4.13/bin/z3`.
pub fn solver(text: &str) -> Result<SolverChoice, String> {
    let file = Path::new(text).file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let is_path = text.contains('/');
    let known = Dialect::NAMES.iter().find(|(_, name)| if is_path { file.starts_with(name) } else { text == *name });
    let found = known.and_then(|(_, name)| Solver::named(name)).map(|solver| solver.with_program(text));
    let names = Dialect::NAMES.map(|(_, name)| name).join(", ");
    let solver = found.ok_or_else(|| format!("it is one of {names}, or the path of one of them"))?;
    Ok(SolverChoice { name: text.to_owned(), solver })
}

pub fn select(text: &str) -> Result<Select, String> {
    named(text, &Select::NAMES)
}

pub fn junit(text: &str) -> Result<JUnit, String> {
    named(text, &JUnit::NAMES)
}

/// One of a few values by its name.
fn named<T: Copy>(text: &str, names: &[(T, &str)]) -> Result<T, String> {
    let found = names.iter().find(|(_, name)| *name == text).map(|(value, _)| *value);
    found.ok_or_else(|| format!("it is one of {}", names.iter().map(|(_, name)| *name).collect::<Vec<_>>().join(", ")))
}

/// A type and the most objects of it.
pub fn type_bound(text: &str) -> Result<(String, u32), String> {
    let (name, bound) = text.split_once('=').ok_or("write a type and a number: trees.Node=4")?;
    let bound = bound.trim().parse().map_err(|_| "write a type and a number: trees.Node=4")?;
    let name = name.trim();
    if name.is_empty() { Err("the type has no name".to_owned()) } else { Ok((name.to_owned(), bound)) }
}

/// A time: seconds, or a number with its unit.
pub fn duration(text: &str) -> Result<Duration, String> {
    const UNITS: [(&str, f64); 4] = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0)];
    let unit = UNITS.iter().find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, *seconds)));
    let (number, seconds) = unit.unwrap_or((text, 1.0));
    let number = number.parse::<f64>().ok().filter(|number| *number > 0.0);
    let time = number.and_then(|number| Duration::try_from_secs_f64(number * seconds).ok());
    time.ok_or_else(|| "write a time above 0 such as 30, 30s, 2m or 1h".to_owned())
}
