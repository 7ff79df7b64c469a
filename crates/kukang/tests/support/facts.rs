//! Facts about methods, written in their Java sources: which paths a method has, on the line above it.
//!
//! `//: lazier# ok 2, NullPointerException 1` says that there are three paths under lazier#; without a strategy it is said
//! of all three. `ok` paths complete, others end in the exception of that simple name. `unsupported 1 [text]` wants the
//! text in the message, `cut` counts alternatives that a bound forbade. Other comments are for the reader.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use explore::Strategy;

/// How the paths of a target end, and how many of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ends(pub BTreeMap<String, u64>);

/// What is expected of a target.
#[derive(Clone, Debug)]
pub struct Fact {
    /// `package.Class::method`.
    pub target: String,
    pub strategy: Strategy,
    pub ends: Ends,
    /// What the message of an unsupported path says.
    pub unsupported: Option<String>,
    pub at: String,
}

impl Ends {
    pub fn count(&mut self, end: &str, times: u64) {
        if times > 0 {
            *self.0.entry(end.to_owned()).or_default() += times;
        }
    }
}

impl fmt::Display for Ends {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(|(end, times)| format!("{end} {times}")).collect();
        out.write_str(&texts.join(", "))
    }
}

/// The facts in the sources of a folder, which is a package.
pub fn in_folder(folder: &Path) -> Vec<Fact> {
    sources(folder).iter().flat_map(|source| in_source(source)).collect()
}

pub fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
    found.sort();
    found
}

fn in_source(source: &Path) -> Vec<Fact> {
    let text = std::fs::read_to_string(source).unwrap_or_else(|error| panic!("{}: {error}", source.display()));
    let package = source.parent().and_then(Path::file_name).expect("sources are in a package").to_string_lossy();
    let mut facts = Vec::new();
    let mut class = String::new();
    let mut stated: Vec<(Option<Strategy>, Ends, Option<String>)> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let at = format!("{}:{}", source.display(), number + 1);
        if let Some(fact) = line.trim().strip_prefix("//:") {
            stated.push(statement(fact.trim(), &at));
        } else if line.trim().starts_with("//") || line.trim().is_empty() {
            continue;
        } else if let Some(name) = line.strip_prefix("class ").and_then(|rest| rest.split(' ').next()) {
            class = name.to_owned();
        } else if !stated.is_empty() {
            let method = line.split('(').next().and_then(|head| head.rsplit(' ').next()).unwrap_or_default();
            let target = format!("{package}.{class}::{method}");
            facts.extend(std::mem::take(&mut stated).into_iter().flat_map(|(strategy, ends, unsupported)| {
                let strategies = Strategy::NAMES.iter().map(|(known, _)| *known);
                let wanted = strategies.filter(move |known| strategy.is_none_or(|only| only == *known));
                let (target, at) = (target.clone(), at.clone());
                wanted.map(move |strategy| Fact {
                    target: target.clone(),
                    strategy,
                    ends: ends.clone(),
                    unsupported: unsupported.clone(),
                    at: at.clone(),
                })
            }));
        }
    }
    facts
}

fn statement(text: &str, at: &str) -> (Option<Strategy>, Ends, Option<String>) {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let (strategy, text) = match Strategy::named(first) {
        Some(strategy) => (Some(strategy), rest),
        None => (None, text),
    };
    let (text, unsupported) = match text.split_once(" [") {
        Some((text, message)) => (text, Some(message.trim_end_matches(']').to_owned())),
        None => (text, None),
    };
    let mut ends = Ends::default();
    for part in text.split(',') {
        let (end, times) = part.trim().split_once(' ').unwrap_or_else(|| panic!("{at}: `{part}` is no count"));
        ends.count(end, times.parse().unwrap_or_else(|_| panic!("{at}: `{times}` is no number")));
    }
    (strategy, ends, unsupported)
}
