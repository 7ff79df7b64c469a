//! `kukang replay`: paths on the real virtual machine, compared with what Kukang predicts of them: all those of targets,
//! or a recorded one.

mod recorded;
mod targets;

use crate::check::status_of;
use crate::cli::{CheckOptions, ReplayOptions};
use crate::output::Format;
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
    let outcome = match check.targets.as_slice() {
        [file] if is_recording(file) => {
            let class_path = check.classes.class_path.as_deref();
            let instead = Instead { class_path, source: check.source.as_deref(), jdk: check.classes.jdk.as_deref() };
            recorded::run(Path::new(file), instead, &replay_jdk)
        }
        _ => project::complete(check, arguments)
            .map_err(|message| (message, status::BAD_INPUT))
            .and_then(|options| targets::run(&options, &replay_jdk)),
    };
    ExitCode::from(outcome.unwrap_or_else(|(message, status)| {
        message.lines().for_each(status::say);
        status
    }))
}

/// What is wrong with options that a replay has no use for, if any was typed. In a project file they are meant for checks.
fn without_meaning(typed: &CheckOptions) -> Option<String> {
    let is_recorded = matches!(typed.targets.as_slice(), [file] if is_recording(file));
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
}

/// Starts a virtual machine of each JDK; of that whose classes were explored if none is named.
fn start(jdks: &[PathBuf], explored: PathBuf, class_path: &str) -> Result<Vec<Runner>, (String, u8)> {
    let own = [explored];
    let jdks = if jdks.is_empty() { &own } else { jdks };
    let annotations = annotations::jar();
    let mut runners = Vec::new();
    for home in jdks {
        let wrong = |message: String| (message, status::BAD_INPUT);
        let version = Jdk::open(home).map_err(|error| wrong(error.to_string()))?.version().to_owned();
        let jars = [("kukang.jar", annotations.as_slice()), ("replayer.jar", replayer::JAR)];
        let launch = Launch { jdk: home, jars, class_path, patience: PATIENCE };
        runners.push(Runner { jvm: Jvm::start(&launch).map_err(wrong)?, version });
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
