//! Recordings: a violated path in a file, with everything that its choices depend on.

use crate::cli::{self, CheckOptions};
use crate::{uses, values};
use explore::{Config, Outcome, Replayed, Report, Session, Strategy, Violation};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The layout of the file. It changes when an older Kukang could misread the file.
const LAYOUT: u64 = 1;

/// A path, mostly a violated one, and how to come back to it.
#[derive(Serialize, Deserialize)]
pub struct Recording {
    pub recording: u64,
    /// The version that wrote it.
    pub kukang: String,
    pub target: String,
    pub class_path: String,
    /// Where contracts were looked for in sources.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source_path: Option<String>,
    /// The sources whose comments had contracts; what was recorded by older versions does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sources: Option<Vec<RecordedSources>>,
    pub jdk: RecordedJdk,
    pub config: RecordedConfig,
    /// Classes that had been added to the closed world, by internal name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub world: Vec<String>,
    pub choices: String,
    pub outcome: RecordedOutcome,
}

/// Source files with contracts in one folder.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug)]
pub struct RecordedSources {
    /// The source folder in full.
    pub folder: PathBuf,
    /// The same as seen from an entry of the class path, if it was found because the classes are there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside: Option<RecordedBeside>,
    /// The files below it, by the internal name of a class that has a contract there.
    pub files: BTreeMap<String, PathBuf>,
}

#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct RecordedBeside {
    /// The number of the entry, from 0.
    pub entry: usize,
    pub path: PathBuf,
}

#[derive(Serialize, Deserialize)]
pub struct RecordedJdk {
    /// As `--jdk` named it, if it did.
    pub home: Option<PathBuf>,
    pub version: String,
}

/// The part of the configuration that decides which choices there are.
#[derive(Serialize, Deserialize)]
pub struct RecordedConfig {
    pub init: String,
    pub k: Option<u32>,
    pub n: Option<u32>,
    pub type_bounds: Vec<RecordedTypeBound>,
    pub loop_bound: u64,
    pub call_bound: Option<usize>,
    /// What methods run, as options.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub runs: Vec<String>,
    pub solver: String,
}

#[derive(Serialize, Deserialize)]
pub struct RecordedTypeBound {
    #[serde(rename = "type")]
    pub name: String,
    pub bound: u32,
}

/// How the path ended; without a code if nothing is violated.
#[derive(Serialize, Deserialize, PartialEq, Eq, Debug)]
pub struct RecordedOutcome {
    pub code: String,
    pub message: String,
    pub file: Option<String>,
    pub line: Option<u32>,
}

impl RecordedOutcome {
    /// Whether two outcomes are the same, wherever the sources are: a recording has their folders in full.
    pub fn is_same(&self, other: &RecordedOutcome) -> bool {
        let file = |of: &RecordedOutcome| of.file.as_deref().map(without_folders);
        self.code == other.code
            && self.line == other.line
            && file(self) == file(other)
            && without_folders(&self.message) == without_folders(&other.message)
    }
}

/// A text in which source files have no folders.
fn without_folders(text: &str) -> String {
    let begins = |before: char| "(`".contains(before);
    let word = |word: &str| match word.find(".java").and_then(|end| word[..end].rfind('/')) {
        Some(slash) => word[slash + 1..].to_owned(),
        None => word.to_owned(),
    };
    text.split_inclusive(begins).map(word).collect()
}

impl Recording {
    /// Reads a file; the error says what is wrong with it.
    pub fn read(path: &Path) -> Result<Recording, String> {
        let wrong = |what: String| format!("recording {}: {what}", path.display());
        let bytes = fs::read(path).map_err(|error| wrong(format!("cannot be read: {error}")))?;
        Recording::parse(&bytes).map_err(wrong)
    }

    fn parse(bytes: &[u8]) -> Result<Recording, String> {
        let value: serde_json::Value = serde_json::from_slice(bytes).map_err(|error| format!("is no JSON: {error}"))?;
        match value.get("recording").and_then(serde_json::Value::as_u64) {
            Some(LAYOUT) => {}
            Some(other) => return Err(format!("has layout {other}, and this Kukang reads layout {LAYOUT}")),
            None => return Err("is no recording; `kukang check --record DIR` writes them".to_owned()),
        }
        let recording: Recording = serde_json::from_value(value).map_err(|error| format!("is damaged: {error}"))?;
        let is_number = |part: &str| part.parse::<u32>().is_ok();
        if !recording.choices.is_empty() && !recording.choices.split('.').all(is_number) {
            return Err(format!("is damaged: the choices `{}` are no list of numbers", recording.choices));
        }
        Ok(recording)
    }

    /// The configuration under which the choices mean what they meant.
    pub fn config(&self) -> Result<Config, String> {
        let of = &self.config;
        let strategy = Strategy::named(&of.init).ok_or_else(|| format!("there is no strategy `{}`", of.init))?;
        let solver = values::solver(&of.solver).map_err(|error| format!("the solver `{}`: {error}", of.solver))?;
        let defaults = Config::default();
        Ok(Config {
            strategy,
            k: of.k,
            n: of.n,
            type_bounds: of.type_bounds.iter().map(|of| (of.name.clone(), of.bound)).collect(),
            loop_bound: of.loop_bound,
            call_bound: of.call_bound,
            runs: of.runs.iter().map(|text| uses::from_text(text)).collect::<Result<_, String>>()?,
            decide: decide::Config { solver: solver.solver, ..defaults.decide.clone() },
            ..defaults
        })
    }
}

impl From<&Violation> for RecordedOutcome {
    fn from(violation: &Violation) -> RecordedOutcome {
        RecordedOutcome {
            code: violation.code.to_owned(),
            message: violation.message.clone(),
            file: violation.file.clone(),
            line: violation.line,
        }
    }
}

impl From<&Replayed> for RecordedOutcome {
    fn from(replayed: &Replayed) -> RecordedOutcome {
        match &replayed.violation {
            Some(violation) => violation.into(),
            None => {
                let message = in_words(&replayed.outcome);
                RecordedOutcome { code: String::new(), message, file: None, line: None }
            }
        }
    }
}

/// How a path ended that violates nothing.
fn in_words(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Completed => "the method ends as it should".to_owned(),
        Outcome::Violated(_) => "a violation".to_owned(),
        Outcome::AssumedAway => "an assumption does not hold".to_owned(),
        Outcome::Infeasible => "no input leads there".to_owned(),
        Outcome::Bounded(bound) => format!("cut by {}", bound.describe()),
        Outcome::Unsupported(what) => format!("unsupported: {what}"),
        Outcome::Unknown => "a question had no answer".to_owned(),
        Outcome::Interrupted => "interrupted".to_owned(),
    }
}

/// Writes paths that are worth coming back to.
pub struct Recorder {
    folder: PathBuf,
    class_path: String,
    source_path: Option<String>,
    jdk_home: Option<PathBuf>,
    jdk_version: String,
    config: Config,
    solver: String,
    /// How many files there are per name, so that overloads whose names look alike get different files.
    written: BTreeMap<String, usize>,
}

impl Recorder {
    pub fn new(folder: &Path, options: &CheckOptions, config: &Config, jdk_version: &str) -> Result<Recorder, String> {
        fs::create_dir_all(folder)
            .map_err(|error| format!("the folder {} for recordings cannot be made: {error}", folder.display()))?;
        Ok(Recorder {
            folder: folder.to_owned(),
            class_path: absolute_class_path(options.classes.class_path.as_deref().unwrap_or(".")),
            source_path: options.source.as_deref().map(absolute_class_path),
            jdk_home: options.classes.jdk.as_deref().map(absolute),
            jdk_version: jdk_version.to_owned(),
            config: config.clone(),
            solver: options.solver.name.clone(),
            written: BTreeMap::new(),
        })
    }

    /// Writes each kept violation; the files are in the order of the violations.
    pub fn record(&mut self, session: &Session, report: &Report) -> Result<Vec<PathBuf>, String> {
        let mut files = Vec::new();
        for violation in &report.violations {
            let stem = file_stem(&report.target);
            files.push(self.write(stem, &self.recording(session, report, &violation.choices, violation.into()))?);
        }
        Ok(files)
    }

    /// Writes a path that the JVM has ended otherwise than Kukang, with how Kukang ends it.
    pub fn record_difference(
        &mut self,
        session: &Session,
        report: &Report,
        choices: &str,
        replayed: &Replayed,
    ) -> Result<PathBuf, String> {
        let stem = format!("{}-differs", file_stem(&report.target));
        self.write(stem, &self.recording(session, report, choices, replayed.into()))
    }

    fn write(&mut self, stem: String, recording: &Recording) -> Result<PathBuf, String> {
        let number = self.written.entry(stem.clone()).or_default();
        *number += 1;
        let file = self.folder.join(format!("{stem}-{number}.json"));
        let text = serde_json::to_string_pretty(recording).expect("every key is a text, and memory takes it");
        fs::write(&file, text + "\n")
            .map_err(|error| format!("the recording {} cannot be written: {error}", file.display()))?;
        Ok(file)
    }

    fn recording(&self, session: &Session, report: &Report, choices: &str, outcome: RecordedOutcome) -> Recording {
        let type_bound = |(name, bound): &(String, u32)| RecordedTypeBound { name: name.clone(), bound: *bound };
        Recording {
            recording: LAYOUT,
            kukang: env!("CARGO_PKG_VERSION").to_owned(),
            target: report.target.clone(),
            class_path: self.class_path.clone(),
            source_path: self.source_path.clone(),
            sources: Some(self.sources(session)),
            jdk: RecordedJdk { home: self.jdk_home.clone(), version: self.jdk_version.clone() },
            config: RecordedConfig {
                init: self.config.strategy.name().to_owned(),
                k: self.config.k,
                n: self.config.n,
                type_bounds: self.config.type_bounds.iter().map(type_bound).collect(),
                loop_bound: self.config.loop_bound,
                call_bound: self.config.call_bound,
                runs: self.config.runs.iter().map(uses::to_text).collect(),
                solver: self.solver.clone(),
            },
            world: report.world.clone(),
            choices: choices.to_owned(),
            outcome,
        }
    }
}

impl Recorder {
    /// The sources that contracts were found in, by their folders.
    fn sources(&self, session: &Session) -> Vec<RecordedSources> {
        let named = self.source_path.as_deref().map(cli::class_path_entries).unwrap_or_default();
        let entries = cli::class_path_entries(&self.class_path);
        let mut found: Vec<RecordedSources> = Vec::new();
        for (class, path) in session.contract_files() {
            let path = absolute(&path);
            let depth = 1 + class.matches('/').count();
            let Some(folder) = path.ancestors().nth(depth) else { continue };
            let Ok(file) = path.strip_prefix(folder) else { continue };
            let class_file = format!("{class}.class");
            let entry = entries.iter().position(|entry| entry.join(&class_file).is_file());
            let entry = entry.filter(|_| !named.iter().any(|named| named == folder));
            let beside = entry.map(|entry| RecordedBeside { entry, path: relative(&entries[entry], folder) });
            let is_it = |of: &&mut RecordedSources| of.folder == folder && of.beside == beside;
            match found.iter_mut().find(is_it) {
                Some(known) => drop(known.files.insert(class, file.to_owned())),
                None => {
                    let files = BTreeMap::from([(class, file.to_owned())]);
                    found.push(RecordedSources { folder: folder.to_owned(), beside, files });
                }
            }
        }
        found
    }
}

/// The way from one folder to another, both in full.
fn relative(from: &Path, to: &Path) -> PathBuf {
    let common = from.components().zip(to.components()).take_while(|(one, other)| one == other).count();
    let up = from.components().skip(common).map(|_| Component::ParentDir);
    up.chain(to.components().skip(common)).collect()
}

/// A recording is replayed from wherever its reader happens to be.
pub fn absolute_class_path(text: &str) -> String {
    let paths: Vec<String> =
        cli::class_path_entries(text).iter().map(|path| absolute(path).display().to_string()).collect();
    paths.join(":")
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// `trees.Tree::insert(int,Node)` as `trees.Tree.insert(int,Node)` with nothing that shells or file systems mind.
fn file_stem(target: &str) -> String {
    let plain = target.replace("::", ".").replace("()", "").replace(')', "");
    plain.chars().map(|of| if of.is_alphanumeric() || matches!(of, '.' | '_' | '$') { of } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    use super::{Recording, file_stem, relative, without_folders};
    use std::path::Path;

    #[test]
    fn sources_may_be_elsewhere() {
        assert_eq!(without_folders("/home/a/src/p/A.java"), "A.java");
        let message = |folder: &str| format!("which `signals_only E` ({folder}p/A.java:8) does not allow");
        assert_eq!(without_folders(&message("/home/a b/src/")), without_folders(&message("src/")));
        assert_ne!(
            without_folders(&message("src/")),
            without_folders("which `signals_only F` (A.java:8) does not allow")
        );
    }

    #[test]
    fn sources_are_found_from_where_the_classes_are() {
        let way = |from: &str, to: &str| relative(Path::new(from), Path::new(to)).display().to_string();
        assert_eq!(way("/home/a/p/target/classes", "/home/a/p/src/main/java"), "../../src/main/java");
        assert_eq!(way("/home/a", "/home/a"), "");
        assert_eq!(way("/home/a", "/opt/b"), "../../opt/b");
    }

    #[test]
    fn file_names_are_plain() {
        assert_eq!(file_stem("trees.Tree::insert(int,Node)"), "trees.Tree.insert-int-Node");
        assert_eq!(file_stem("trees.Tree::clear()"), "trees.Tree.clear");
        assert_eq!(file_stem("../x/y::z()"), "..-x-y.z");
    }

    #[test]
    fn each_kind_of_damage_has_its_message() {
        let whole = r#"{"recording": 1, "kukang": "0.1.0", "target": "A::b()", "class_path": ".",
            "jdk": {"home": null, "version": "17"}, "choices": "0.1",
            "config": {"init": "lazy", "k": 3, "n": null, "type_bounds": [], "loop_bound": 1, "call_bound": null,
                       "solver": "z3"},
            "outcome": {"code": "K1", "message": "m", "file": null, "line": null}}"#;
        let parse = |text: String| Recording::parse(text.as_bytes()).and_then(|recording| recording.config().map(drop));
        assert_eq!(parse(whole.to_owned()), Ok(()));
        for (from, to, message) in [
            ("{", "[", "is no JSON"),
            ("\"recording\"", "\"other\"", "is no recording"),
            ("\"recording\": 1", "\"recording\": 2", "has layout 2"),
            ("\"choices\"", "\"choice\"", "is damaged: missing field `choices`"),
            ("0.1\",\n", "0..1\",\n", "the choices `0..1` are no list of numbers"),
            ("\"k\": 3", "\"k\": -3", "is damaged: invalid value: integer `-3`"),
            ("lazy", "eager", "there is no strategy `eager`"),
            ("z3", "yices", "the solver `yices`: it is one of z3, cvc5"),
        ] {
            let error = parse(whole.replacen(from, to, 1)).expect_err("it is damaged");
            assert!(error.contains(message), "{error}");
        }
    }
}
