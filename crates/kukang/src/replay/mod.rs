//! `kukang replay`: paths on the real virtual machine, compared with what Kukang predicts of them: all those of targets,
//! or a recorded one.

mod recorded;
mod targets;

use crate::check::status_of;
use crate::cli::ReplayOptions;
use crate::{annotations, project, replayer, status};
use evidence::replay::{Jvm, Launch};
use evidence::{Case, NotConcrete};
use explore::{Error, MethodChoice, PathView, Runs};
use program::source::Jdk;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// How long one case may take.
const PATIENCE: Duration = Duration::from_secs(20);

pub fn replay(options: ReplayOptions, arguments: &[String]) -> ExitCode {
    let ReplayOptions { check, replay_jdk } = options;
    let outcome = match check.targets.as_slice() {
        [file] if is_recording(file) => {
            let class_path = check.classes.class_path.as_deref();
            recorded::run(Path::new(file), class_path, check.classes.jdk.clone(), &replay_jdk)
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
fn concrete(view: &PathView<'_>, runs: &[MethodChoice]) -> Result<Case, NotConcrete> {
    if runs.iter().any(|choice| matches!(choice.runs, Runs::Model(_))) {
        return Err(NotConcrete::Model);
    }
    evidence::concrete(view)
}

fn refused(error: Error) -> (String, u8) {
    (error.to_string(), status_of(&error))
}
