//! `kukang replay`: one recorded path, run again.

use crate::check::recording::{RecordedOutcome, Recording};
use crate::check::{source, status_of};
use crate::cli::ReplayOptions;
use crate::status::{self, BAD_INPUT, VIOLATED};
use explore::{Error, Outcome, Replayed, Session};
use std::process::ExitCode;

pub fn replay(options: &ReplayOptions) -> ExitCode {
    ExitCode::from(run(options).unwrap_or_else(|(message, status)| {
        status::say(message);
        status
    }))
}

/// The exit status, or a message with one.
fn run(options: &ReplayOptions) -> Result<u8, (String, u8)> {
    let wrong = |what: String| (format!("recording {}: {what}", options.file.display()), BAD_INPUT);
    let refused = |error: Error| (error.to_string(), status_of(&error));
    let recording = Recording::read(&options.file).map_err(|message| (message, BAD_INPUT))?;
    let config = recording.config().map_err(wrong)?;
    let class_path = options.class_path.as_ref().unwrap_or(&recording.class_path);
    let jdk = options.jdk.clone().or_else(|| recording.jdk.home.clone());
    let mut session =
        Session::open(source(class_path, recording.source_path.as_deref(), jdk), config).map_err(refused)?;
    if session.jdk_version() != recording.jdk.version {
        let (recorded, now) = (&recording.jdk.version, session.jdk_version());
        status::say(format_args!("recorded on JDK {recorded}, replayed on JDK {now}: paths may differ"));
    }
    let targets = session.targets(&recording.target).map_err(refused)?;
    let [target] = targets.as_slice() else {
        return Err(wrong(format!("{} stands for {} methods", recording.target, targets.len())));
    };
    match session.replay_in(target, &recording.choices, &recording.world) {
        Ok(replayed) => Ok(compare(&recording, &replayed)),
        Err(Error::Choices(message)) => {
            status::print(&format!("{}: the recorded path is no more: {message}\n", recording.target));
            Ok(VIOLATED)
        }
        Err(error) => Err(refused(error)),
    }
}

/// Prints whether the path ended as recorded.
fn compare(recording: &Recording, replayed: &Replayed) -> u8 {
    let now = replayed.violation.as_ref().map(RecordedOutcome::from);
    let recorded = describe(&recording.outcome);
    if now.as_ref() == Some(&recording.outcome) {
        status::print(&format!("{}: same outcome: {recorded}\n", recording.target));
        return 0;
    }
    let now = now.as_ref().map_or_else(|| name(&replayed.outcome), describe);
    status::print(&format!("{}: another outcome\n  recorded: {recorded}\n  now: {now}\n", recording.target));
    VIOLATED
}

fn describe(outcome: &RecordedOutcome) -> String {
    let RecordedOutcome { code, message, file, line } = outcome;
    let file = file.as_deref().map(|file| format!("{file}:")).unwrap_or_default();
    let line = line.map(|line| format!("{line}:")).unwrap_or_default();
    let gap = if file.is_empty() && line.is_empty() { "" } else { " " };
    format!("{code} {file}{line}{gap}{message}")
}

fn name(outcome: &Outcome) -> String {
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
