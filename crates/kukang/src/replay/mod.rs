//! `kukang replay`: paths on the real virtual machine, compared with what Kukang predicts of them: all those of targets,
//! or recorded ones.

mod difference;
mod recorded;
mod targets;

use crate::check::{status_of, worst};
use crate::cli::{CheckOptions, ReplayOptions};
use crate::output::{Format, counted};
use crate::{annotations, project, replayer, status};
use evidence::replay::{Jvm, Launch};
use evidence::{Case, NotConcrete};
use explore::{Error, MethodChoice, Numbers, PathView, Runs};
use program::source::Jdk;
use recorded::Instead;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// How long one case may take.
const PATIENCE: Duration = Duration::from_secs(20);

pub fn replay(options: ReplayOptions, arguments: &[String]) -> ExitCode {
    let ReplayOptions { check, replay_jdk } = options;
    if let Some(message) = without_meaning(&check) {
        return status::refuse(message);
    }
    let outcome = match check.targets.iter().find(|target| is_recording(target)) {
        Some(file) => match check.targets.iter().find(|target| !is_recording(target)) {
            Some(target) => Err((mixed(file, target), status::BAD_INPUT)),
            None => Ok(recordings(&check, &replay_jdk)),
        },
        None => project::complete(check, arguments)
            .map_err(|message| (message, status::BAD_INPUT))
            .and_then(|options| targets::run(&options, &replay_jdk)),
    };
    ExitCode::from(outcome.unwrap_or_else(told))
}

/// Says why something could not be done, and gives the status.
fn told((message, status): (String, u8)) -> u8 {
    message.lines().for_each(status::say);
    status
}

fn mixed(file: &str, target: &str) -> String {
    format!(
        "{file} is a recorded path and {target} is not: recorded paths run as they were recorded, targets are explored; replay them one \
         after the other"
    )
}

/// Runs recorded paths one after the other; what is wrong with one does not keep the others from running.
fn recordings(check: &CheckOptions, replay_jdks: &[PathBuf]) -> u8 {
    let class_path = check.classes.class_path.as_deref();
    let instead = Instead { class_path, source: check.source.as_deref(), jdk: check.classes.jdk.as_deref() };
    let run = |file: &String| recorded::run(Path::new(file), instead, replay_jdks).unwrap_or_else(told);
    let statuses: Vec<u8> = check.targets.iter().map(run).collect();
    if let [_, _, ..] = statuses[..] {
        let count = |wanted: &[u8]| statuses.iter().filter(|status| wanted.contains(status)).count();
        let all = counted(statuses.len() as u64, "recorded path");
        let (same, other) = (count(&[0]), count(&[status::VIOLATED]));
        let failed = statuses.len() - same - other;
        let mut parts = vec![match (same, other + failed) {
            (_, 0) => "all as recorded".to_owned(),
            _ => format!("{same} as recorded"),
        }];
        parts.extend((other > 0).then(|| format!("{other} otherwise")));
        parts.extend((failed > 0).then(|| format!("{failed} not run")));
        status::print(&format!("{all}: {}\n", parts.join(", ")));
    }
    worst(&statuses)
}

/// What is wrong with options that a replay has no use for, if any was typed. In a project file they are meant for checks.
fn without_meaning(typed: &CheckOptions) -> Option<String> {
    let is_recorded = typed.targets.iter().any(|target| is_recording(target));
    let of_checks = [
        ("--format", typed.format != Format::Human),
        ("--report", typed.report.is_some()),
        ("--tests", typed.tests.is_some()),
    ];
    let of_paths = [
        ("--record", typed.record.is_some()),
        ("-k", typed.k.is_some()),
        ("-n", typed.n.is_some()),
        ("--type-bound", !typed.type_bounds.is_empty()),
        ("--loop-bound", typed.loop_bound.is_some()),
        ("--call-bound", typed.call_bound.is_some()),
        ("--timeout", typed.timeout.is_some()),
        ("--max-paths", typed.max_paths.is_some()),
    ];
    let typed_of = |options: &[(&'static str, bool)]| options.iter().find(|(_, is_typed)| *is_typed).map(|of| of.0);
    if let Some(option) = typed_of(&of_checks) {
        return Some(format!(
            "`kukang replay` has no {option}: it prints for people only; `kukang check` has {option}"
        ));
    }
    let option = typed_of(&of_paths).filter(|_| is_recorded)?;
    Some(format!("{option} does not go with a recorded path, which is run as it was recorded"))
}

/// A file that is there, or is called like one, is a recording.
fn is_recording(text: &str) -> bool {
    text.ends_with(".json") || Path::new(text).is_file()
}

/// A virtual machine that runs cases, and what its JDK is called.
struct Runner {
    jvm: Jvm,
    version: String,
    home: PathBuf,
    /// Whether it was named, and is not just that whose classes were explored.
    is_named: bool,
}

/// Starts a virtual machine of each JDK; of that whose classes were explored if none is named.
fn start(jdks: &[PathBuf], explored: PathBuf, class_path: &str) -> Result<Vec<Runner>, (String, u8)> {
    let own = [explored];
    let is_named = !jdks.is_empty();
    let jdks = if is_named { jdks } else { &own };
    let annotations = annotations::jar();
    let mut runners = Vec::new();
    for home in jdks {
        let wrong = |message: String| (message, status::BAD_INPUT);
        let version = Jdk::open(home).map_err(|error| wrong(error.to_string()))?.version().to_owned();
        let jars = [("kukang.jar", annotations.as_slice()), ("replayer.jar", replayer::JAR)];
        let launch = Launch { jdk: home, jars, class_path, patience: PATIENCE };
        let jvm = Jvm::start(&launch).map_err(wrong)?;
        runners.push(Runner { jvm, version, home: home.clone(), is_named });
    }
    Ok(runners)
}

/// A path as a case. Where models run in place of bodies, nobody notes whether a path has met one.
fn concrete(view: &PathView<'_>, runs: &[MethodChoice], numbers: Numbers) -> Result<Case, NotConcrete> {
    if runs.iter().any(|choice| matches!(choice.runs, Runs::Model(_))) {
        return Err(NotConcrete::Model);
    }
    evidence::concrete(view, numbers)
}

fn refused(error: Error) -> (String, u8) {
    (error.to_string(), status_of(&error))
}
