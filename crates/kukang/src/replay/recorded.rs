//! One recorded path, run again: on Kukang, then on the virtual machine.

use super::difference::{Explored, OnExplored, on_the_same};
use super::{Runner, concrete, refused, start};
use crate::check::recording::{RecordedOutcome, RecordedSources, Recording};
use crate::check::{Refusal, source};
use crate::cli;
use crate::command_line::quoted;
use crate::status::{self, BAD_INPUT, VIOLATED};
use evidence::replay::Round;
use evidence::{Case, NotConcrete};
use explore::{Config, Error, Numbers, PathView, Replayed, Session};
use std::path::{Path, PathBuf};

/// What was typed to replace what was recorded.
#[derive(Clone, Copy)]
pub struct Instead<'a> {
    pub class_path: Option<&'a str>,
    pub source: Option<&'a str>,
    pub jdk: Option<&'a Path>,
}

impl Instead<'_> {
    /// The command that runs a recorded path again in the same way.
    fn again(&self, file: &Path) -> String {
        let mut command = format!("kukang replay {}", quoted(&file.display().to_string()));
        let jdk = self.jdk.map(|home| home.display().to_string());
        for (option, value) in [("-cp", self.class_path), ("--source", self.source), ("--jdk", jdk.as_deref())] {
            command += &value.map(|value| format!(" {option} {}", quoted(value))).unwrap_or_default();
        }
        command
    }
}

/// The exit status, or a message with one.
pub fn run(file: &Path, instead: Instead<'_>, replay_jdks: &[PathBuf]) -> Result<u8, (String, u8)> {
    let wrong = |what: String| (format!("recording {}: {what}", file.display()), BAD_INPUT);
    let recording = Recording::read(file).map_err(|message| (message, BAD_INPUT))?;
    let config = recording.config().map_err(wrong)?;
    let class_path = instead.class_path.unwrap_or(&recording.class_path);
    let runs = config.runs.clone();
    let mut session = open(&recording, &instead, config.clone()).map_err(|refusal| match refusal {
        Refusal::Of(error) => refused(error),
        Refusal::Message(message) => wrong(message),
    })?;
    if session.jdk_version() != recording.jdk.version {
        let (recorded, now) = (&recording.jdk.version, session.jdk_version());
        status::say(format_args!("recorded on JDK {recorded}, replayed on JDK {now}: paths may differ"));
    }
    let targets = session.targets(&recording.target).map_err(refused)?;
    let [target] = targets.as_slice() else {
        return Err(wrong(format!("{} stands for {} methods", recording.target, targets.len())));
    };
    let mut made = Vec::new();
    // What ran when a difference was found had the numbers that are found at once; people like the least ones.
    let mut keep = |view: &PathView<'_>| {
        let both = [Numbers::Quick, Numbers::Least].map(|numbers| concrete(view, &runs, numbers));
        made = both.into_iter().collect();
    };
    match session.replay_with(target, &recording.choices, &recording.world, &mut keep) {
        Ok(replayed) => {
            tell_of_other_contracts(&recording, &session);
            let compared = compare(&recording, &replayed);
            let runners = start(replay_jdks, session.jdk_home(), class_path)?;
            let explored = Explored {
                target: &recording.target,
                class_path,
                source_path: instead.source.or(recording.source_path.as_deref()),
                config: &config,
                solver: &recording.config.solver,
                jdk: &session.jdk_version(),
                jdk_home: &session.jdk_home(),
            };
            let command = instead.again(file);
            let on_jvm = if made.is_empty() { 0 } else { run_on_jvm(&explored, &runners, &made, &command)? };
            Ok(compared.max(on_jvm))
        }
        Err(Error::Choices(message)) => {
            status::print(&format!("{}: the recorded path is no more: {message}\n", recording.target));
            Ok(VIOLATED)
        }
        Err(error) => Err(refused(error)),
    }
}

/// A session with the contracts that the recording was made with.
fn open(recording: &Recording, instead: &Instead<'_>, config: Config) -> Result<Session, Refusal> {
    let class_path = instead.class_path.unwrap_or(&recording.class_path);
    let jdk = instead.jdk.map(Path::to_owned).or_else(|| recording.jdk.home.clone());
    let mut source = source(class_path, instead.source.or(recording.source_path.as_deref()), jdk);
    if instead.source.is_none() && recording.sources.is_some() {
        // What is needed of the others is missed below.
        source.source_folders.retain(|folder| folder.is_dir());
    }
    let mut session = Session::open(source.clone(), config.clone()).map_err(Refusal::Of)?;
    let folders = known_folders(recording, class_path, &mut session);
    if !folders.is_empty() && instead.source.is_none() {
        for folder in &folders {
            status::say(format_args!("contracts are read from {}, as recorded", folder.display()));
        }
        source.source_folders.extend(folders);
        session = Session::open(source, config).map_err(Refusal::Of)?;
    }
    match missing(recording, &mut session).first() {
        None => Ok(session),
        Some((of, class, file)) => Err(Refusal::Message(format!(
            "the contracts of {} are not found, and without them the path is another one: they were in {}; name the folder that has {} \
             with --source",
            class.replace('/', "."),
            of.folder.join(file).display(),
            file.display()
        ))),
    }
}

/// The recorded sources of which the class is there, but no source.
fn missing<'r>(recording: &'r Recording, session: &mut Session) -> Vec<(&'r RecordedSources, &'r str, &'r Path)> {
    let all = recording.sources.iter().flatten();
    let files = all.flat_map(|of| of.files.iter().map(move |(class, file)| (of, class.as_str(), file.as_path())));
    files.filter(|(_, class, _)| session.lacks_source(class)).collect()
}

/// The folders that have sources which are missed: as seen from the class path first, then where they were.
fn known_folders(recording: &Recording, class_path: &str, session: &mut Session) -> Vec<PathBuf> {
    let entries = cli::class_path_entries(class_path);
    let mut found: Vec<PathBuf> = Vec::new();
    for (of, _, file) in missing(recording, session) {
        let beside = of.beside.as_ref().and_then(|beside| Some(entries.get(beside.entry)?.join(&beside.path)));
        let folder = beside.into_iter().chain([of.folder.clone()]).find(|folder| folder.join(file).is_file());
        found.extend(folder.filter(|folder| !found.contains(folder)));
    }
    found
}

/// Contracts that were not there when the path was recorded may give it another end.
fn tell_of_other_contracts(recording: &Recording, session: &Session) {
    let Some(sources) = &recording.sources else { return };
    let is_known = |class: &String| sources.iter().any(|of| of.files.contains_key(class));
    for (class, path) in session.contract_files().iter().filter(|(class, _)| !is_known(class)) {
        let class = class.replace('/', ".");
        status::say(format_args!("the path was recorded without the contracts of {class} in {}", path.display()));
    }
}

/// Runs the path on virtual machines and says whether it ends there as predicted.
fn run_on_jvm(
    explored: &Explored<'_>,
    runners: &[Runner],
    made: &[Result<Case, NotConcrete>],
    command: &str,
) -> Result<u8, (String, u8)> {
    let target = explored.target;
    let cases: Vec<&Case> = made.iter().filter_map(|made| made.as_ref().ok()).collect();
    if let ([], Some(Err(reason))) = (cases.as_slice(), made.last()) {
        status::print(&format!("{target}: not run on a JVM: {reason}\n"));
        return Ok(0);
    }
    let came = runners.iter().map(|runner| settle(runner, &cases, explored.jdk)).collect::<Result<Vec<_>, String>>();
    let came = came.map_err(|message| (message, BAD_INPUT))?;
    let versions = runners.iter().map(|runner| runner.version.as_str());
    let rounds = came.iter().map(|came| came.as_ref().map(|(_, round)| round));
    let rounds: Vec<(&str, Option<&Round>)> = versions.zip(rounds).collect();
    let mut worst = 0;
    for (runner, came) in runners.iter().zip(&came) {
        let (jdk, version) = (explored.jdk, &runner.version);
        let Some((place, round)) = came else {
            status::print(&format!("{target}: not run on a JVM: it ends where only Kukang can tell\n"));
            continue;
        };
        if let Some(difference) = round.differences.first() {
            let whose = explored.whose_mistake(runner, OnExplored::of(difference, jdk, &rounds));
            let text = explored.describe(&whose, runner, difference, Ok(cases[*place]));
            let again = format!("{command}{}", on_the_same(runner));
            status::print(&format!(
                "{target}: otherwise than predicted on the JVM [JDK {version}]\n{text}    run this path again: {again}\n"
            ));
            worst = VIOLATED;
        } else if let Some(why) = round.not_run.keys().next() {
            status::print(&format!("{target}: not run on a JVM: {why} [JDK {version}]\n"));
        } else if let Some(worded) = round.first_worded.first() {
            let text = &worded.text;
            status::print(&format!("{target}: as predicted on the JVM but for its words: {text} [JDK {version}]\n"));
        } else if round.missing.is_empty() {
            status::print(&format!("{target}: as predicted on the JVM [JDK {version}]\n"));
        } else {
            let what = round.missing.keys().cloned().collect::<Vec<_>>().join(", ");
            status::print(&format!("{target}: not run on a JVM: explored in JDK {jdk}, and in JDK {version} {what}\n"));
        }
    }
    Ok(worst)
}

/// Runs the cases of a path one after the other, until one ends otherwise than predicted: its place and what came of it, or
/// those of the last; nothing if a case ends where only Kukang can tell.
fn settle(runner: &Runner, cases: &[&Case], explored: &str) -> Result<Option<(usize, Round)>, String> {
    let mut last = None;
    for (place, case) in cases.iter().enumerate() {
        if !runner.jvm.send(place as u64, case) {
            return Ok(None);
        }
        let round = runner.jvm.settle(place as u64)?;
        let round = if explored == runner.version { round.on_the_explored() } else { round };
        let is_different = !round.differences.is_empty();
        last = Some((place, round));
        if is_different {
            break;
        }
    }
    Ok(last)
}

/// Prints whether the path ended as recorded.
fn compare(recording: &Recording, replayed: &Replayed) -> u8 {
    let now = RecordedOutcome::from(replayed);
    let recorded = describe(&recording.outcome);
    if now.is_same(&recording.outcome) {
        status::print(&format!("{}: same outcome: {recorded}\n", recording.target));
        return 0;
    }
    let now = describe(&now);
    status::print(&format!("{}: another outcome\n  recorded: {recorded}\n  now: {now}\n", recording.target));
    VIOLATED
}

fn describe(outcome: &RecordedOutcome) -> String {
    let RecordedOutcome { code, message, file, line } = outcome;
    // Without its folders, as everywhere.
    let file = file.as_deref().and_then(|file| file.rsplit('/').next());
    let file = file.map(|file| format!("{file}:")).unwrap_or_default();
    let line = line.map(|line| format!("{line}:")).unwrap_or_default();
    let words = [code, &format!("{file}{line}"), message];
    words.into_iter().filter(|word| !word.is_empty()).cloned().collect::<Vec<_>>().join(" ")
}
