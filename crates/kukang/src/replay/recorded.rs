//! One recorded path, run again: on Kukang, then on the virtual machine.

use super::{Runner, concrete, refused, start};
use crate::check::recording::{RecordedOutcome, Recording};
use crate::check::source;
use crate::status::{self, BAD_INPUT, VIOLATED};
use evidence::{Case, NotConcrete};
use explore::{Error, Numbers, PathView, Replayed, Session};
use std::path::{Path, PathBuf};

/// The exit status, or a message with one.
pub fn run(
    file: &Path,
    class_path: Option<&str>,
    jdk: Option<PathBuf>,
    replay_jdks: &[PathBuf],
) -> Result<u8, (String, u8)> {
    let wrong = |what: String| (format!("recording {}: {what}", file.display()), BAD_INPUT);
    let recording = Recording::read(file).map_err(|message| (message, BAD_INPUT))?;
    let config = recording.config().map_err(wrong)?;
    let class_path = class_path.unwrap_or(&recording.class_path);
    let jdk = jdk.or_else(|| recording.jdk.home.clone());
    let runs = config.runs.clone();
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
    let mut made = None;
    let mut keep = |view: &PathView<'_>| made = Some(concrete(view, &runs, Numbers::Least));
    match session.replay_with(target, &recording.choices, &recording.world, &mut keep) {
        Ok(replayed) => {
            let compared = compare(&recording, &replayed);
            let runners = start(replay_jdks, session.jdk_home(), class_path)?;
            let explored = session.jdk_version();
            let on_jvm = made.map_or(Ok(0), |made| run_on_jvm(&recording, &runners, made, &explored))?;
            Ok(compared.max(on_jvm))
        }
        Err(Error::Choices(message)) => {
            status::print(&format!("{}: the recorded path is no more: {message}\n", recording.target));
            Ok(VIOLATED)
        }
        Err(error) => Err(refused(error)),
    }
}

/// Runs the path on virtual machines and says whether it ends there as predicted.
fn run_on_jvm(
    recording: &Recording,
    runners: &[Runner],
    made: Result<Case, NotConcrete>,
    explored: &str,
) -> Result<u8, (String, u8)> {
    const ROUND: u64 = 1;
    let target = &recording.target;
    let case = match made {
        Ok(case) => case,
        Err(reason) => {
            status::print(&format!("{target}: not run on a JVM: {reason}\n"));
            return Ok(0);
        }
    };
    let mut worst = 0;
    for Runner { jvm, version } in runners {
        if !jvm.send(ROUND, &case) {
            status::print(&format!("{target}: not run on a JVM: it ends where only Kukang can tell\n"));
            continue;
        }
        let round = jvm.settle(ROUND).map_err(|message| (message, BAD_INPUT))?;
        let round = if explored == version { round.where_nothing_is_missing() } else { round };
        match round.differences.first() {
            None if !round.missing.is_empty() => {
                let what = round.missing.keys().cloned().collect::<Vec<_>>().join(", ");
                status::print(&format!(
                    "{target}: not run on a JVM: explored in JDK {explored}, and in JDK {version} {what}\n"
                ));
            }
            None => status::print(&format!("{target}: as predicted on the JVM [JDK {version}]\n")),
            Some(difference) => {
                let text = &difference.text;
                status::print(&format!(
                    "{target}: otherwise than predicted on the JVM [JDK {version}]: {text}\n{case}"
                ));
                worst = VIOLATED;
            }
        }
    }
    Ok(worst)
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
    let file = file.as_deref().map(|file| format!("{file}:")).unwrap_or_default();
    let line = line.map(|line| format!("{line}:")).unwrap_or_default();
    let words = [code, &format!("{file}{line}"), message];
    words.into_iter().filter(|word| !word.is_empty()).cloned().collect::<Vec<_>>().join(" ")
}
