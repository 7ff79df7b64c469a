//! All paths of targets on the virtual machine.

use super::{Runner, concrete, start};
use crate::check::recording::Recorder;
use crate::check::{Opened, interrupt, progress};
use crate::cli::CheckOptions;
use crate::command_line::quoted;
use crate::output::{counted, grouped};
use crate::status::{self, BAD_INPUT, INCOMPLETE, VIOLATED};
use evidence::replay::Round;
use evidence::{Case, NotConcrete, short_choices};
use explore::{Error, MethodChoice, Monitor, Numbers, Outcome, PathView, Replayed, Report, Session, Target};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Differences that are shown in full.
const SHOWN: usize = 3;

/// The exit status, or a message with one.
pub fn run(options: &CheckOptions, jdks: &[std::path::PathBuf]) -> Result<u8, (String, u8)> {
    let Opened { session, targets, unloadable, class_path, config } =
        Opened::open(options).map_err(|refusal| refusal.told())?;
    let runners = start(jdks, session.jdk_home(), &class_path)?;
    let recorder = options.record.as_ref().map(|to| Recorder::new(to, options, &config, &session.jdk_version()));
    let recorder = recorder.transpose().map_err(|message| (message, BAD_INPUT))?;
    let runs = options.uses.0.clone();
    let mut replay =
        Replay { session, runs, runners, recorder, interrupt: interrupt::watch(), round: 0, total: Total::default() };
    for target in &targets {
        replay.target(target);
    }
    replay.total.is_incomplete |= !unloadable.is_empty();
    replay.print_summary(targets.len());
    replay.print_left();
    Ok(replay.total.status())
}

struct Replay {
    session: Session,
    /// What methods run.
    runs: Vec<MethodChoice>,
    runners: Vec<Runner>,
    /// Writes the paths that end otherwise.
    recorder: Option<Recorder>,
    interrupt: Arc<AtomicBool>,
    round: u64,
    total: Total,
}

#[derive(Default)]
struct Total {
    replayed: u64,
    different: u64,
    not_replayed: u64,
    is_wrong: bool,
    is_incomplete: bool,
    /// The targets that were not even begun when the run was interrupted.
    left: Vec<String>,
}

/// Targets that were left which are named; the others are counted.
const NAMED: usize = 20;

impl Total {
    fn status(&self) -> u8 {
        match self {
            Total { is_wrong: true, .. } => BAD_INPUT,
            Total { different: 1.., .. } => VIOLATED,
            Total { replayed: 0, .. } | Total { is_incomplete: true, .. } => INCOMPLETE,
            _ => 0,
        }
    }
}

/// The paths of a target.
#[derive(Default)]
struct Seen {
    round: u64,
    replayed: u64,
    /// By the reason.
    not_replayed: BTreeMap<String, u64>,
}

impl Replay {
    fn target(&mut self, target: &Target) {
        if self.interrupt.load(Ordering::Relaxed) {
            self.total.is_incomplete = true;
            self.total.left.push(target.to_string());
            return;
        }
        let (report, seen) = match self.explore(target) {
            Ok(found) => found,
            Err(error) => {
                status::say(format_args!("{target}: {error}"));
                self.total.is_wrong = true;
                return;
            }
        };
        self.total.is_incomplete |= report.ended_early.is_some();
        // What one of the virtual machines can follow was replayed.
        let followed = (0..self.runners.len()).map(|place| self.print(target, &report, &seen, place)).max();
        let followed = followed.unwrap_or(0);
        self.total.replayed += followed;
        self.total.not_replayed += seen.replayed - followed + seen.not_replayed.values().sum::<u64>();
        let mut lines = String::new();
        if let Some(reason) = report.ended_early {
            writeln!(lines, "  not covered: the search ended early: {}", reason.describe()).expect("text takes text");
        }
        for (what, &paths) in &report.unsupported {
            let paths = counted(paths, "path");
            writeln!(lines, "  not covered: {paths} that ended where something is not supported: {what}")
                .expect("text takes text");
        }
        for (reason, &paths) in &seen.not_replayed {
            writeln!(lines, "  not replayed: {}: {reason}", counted(paths, "path")).expect("text takes text");
        }
        status::print(&lines);
    }

    /// Explores a target while the virtual machines run its paths.
    fn explore(&mut self, target: &Target) -> Result<(Report, Seen), Error> {
        let monitor = Monitor { interrupt: Arc::clone(&self.interrupt), ..Monitor::default() };
        let first = self.round;
        let seen: Mutex<Seen> = Mutex::default();
        let (runners, runs) = (&self.runners, &self.runs);
        let watch = |view: &PathView<'_>| {
            if !matches!(view.outcome, Outcome::Completed | Outcome::Violated(_)) {
                return;
            }
            let made = concrete(view, runs, Numbers::Quick);
            let mut seen = seen.lock().expect("nobody panics while holding it");
            // When a check starts over, what was shown before is void.
            let round = first + monitor.begun.load(Ordering::Relaxed);
            if seen.round != round {
                *seen = Seen { round, ..Seen::default() };
            }
            seen.take(runners, made);
        };
        let session = &mut self.session;
        let report = progress::show(&target.to_string(), &monitor, || session.check_with(target, &monitor, &watch))?;
        self.round = first + monitor.begun.load(Ordering::Relaxed);
        Ok((report, seen.into_inner().expect("nobody panicked while holding it")))
    }

    /// Says what came of the paths on a virtual machine; gives how many of them it was able to follow.
    fn print(&mut self, target: &Target, report: &Report, seen: &Seen, place: usize) -> u64 {
        let Runner { jvm, version } = &self.runners[place];
        let round = match jvm.settle(seen.round) {
            Ok(round) => round,
            Err(message) => {
                status::say(format_args!("{target}: on JDK {version}: {message}"));
                self.total.is_wrong = true;
                return seen.replayed;
            }
        };
        let explored = self.session.jdk_version();
        let round = if explored == *version { round.where_nothing_is_missing() } else { round };
        self.total.different += round.different;
        let followed = seen.replayed - round.missing.values().sum::<u64>().min(seen.replayed);
        let replayed = counted(followed, "path");
        let came = match round.different {
            _ if followed == 0 => String::new(),
            0 => ", all as predicted".to_owned(),
            different => format!(", {} otherwise than predicted", grouped(different)),
        };
        let mut text = format!("{target}: {replayed} replayed{came} [JDK {version}, {:.2} s]\n", report.seconds);
        for (what, &paths) in &round.missing {
            let paths = counted(paths, "path");
            writeln!(text, "  not replayed: {paths}: explored in JDK {explored}, and in JDK {version} {what}")
                .expect("text takes text");
        }
        status::print(&text);
        let version = version.clone();
        self.print_differences(target, report, &round, &version);
        followed
    }

    /// Says all that is needed to see a difference again.
    fn print_differences(&mut self, target: &Target, report: &Report, round: &Round, version: &str) {
        for difference in round.differences.iter().take(SHOWN) {
            let mut case: Option<Case> = None;
            let mut keep = |view: &PathView<'_>| case = evidence::concrete(view, Numbers::Quick).ok();
            let again = self.session.replay_with(target, &difference.choices, &report.world, &mut keep);
            let mut text = format!(
                "\n  {}\n    target: {target}\n    jdk: {version}\n    choices: {}\n    came: {}\n    the case and its prediction:\n",
                self.whose_mistake(version),
                short_choices(&difference.choices),
                difference.text
            );
            match (case, &again) {
                (Some(case), Ok(_)) => {
                    case.to_string().lines().for_each(|line| writeln!(text, "      {line}").expect("text takes text"));
                }
                (_, again) => {
                    let trouble = again.as_ref().err().map(ToString::to_string).unwrap_or_default();
                    writeln!(text, "      cannot be shown: {trouble}").expect("text takes text");
                }
            }
            text += &self.record(report, &difference.choices, again.ok().as_ref());
            text.push('\n');
            status::print(&text);
        }
    }

    /// Two JDKs need not do the same; the one that was explored does what was predicted.
    fn whose_mistake(&self, version: &str) -> String {
        let explored = self.session.jdk_version();
        if explored == version {
            return "a mistake of Kukang's, please report it: the JVM does something else than predicted".to_owned();
        }
        format!(
            "the path was explored in JDK {explored}, and JDK {version}, whose classes have other code, does something else; if \
             JDK {explored} does so too (--replay-jdk), it is a mistake of Kukang's, please report it"
        )
    }

    /// Records a path that ends otherwise, if that is wanted, and says how to run it again.
    fn record(&mut self, report: &Report, choices: &str, replayed: Option<&Replayed>) -> String {
        let recorded = self.recorder.as_mut().zip(replayed);
        let session = &self.session;
        match recorded.map(|(recorder, replayed)| recorder.record_difference(session, report, choices, replayed)) {
            None => "    --record DIR keeps this path in a file\n".to_owned(),
            Some(Ok(file)) => {
                format!("    run this path again: kukang replay {}\n", quoted(&file.display().to_string()))
            }
            Some(Err(message)) => {
                self.total.is_wrong = true;
                format!("    {message}\n")
            }
        }
    }

    fn print_summary(&self, targets: usize) {
        let Total { replayed, different, not_replayed, .. } = &self.total;
        let came = match different {
            0 => "all as predicted".to_owned(),
            different => format!("{} otherwise than predicted", grouped(*different)),
        };
        let not = match not_replayed {
            0 => String::new(),
            not => format!("; {} not replayed", counted(*not, "path")),
        };
        let begun = counted((targets - self.total.left.len()) as u64, "target");
        let targets = match self.total.left.is_empty() {
            true => begun,
            false => format!("{begun} of {}", grouped(targets as u64)),
        };
        status::print(&format!("{targets}: {} replayed, {came}{not}\n", counted(*replayed, "path")));
    }
}

impl Replay {
    /// Names the targets that an interrupt has left.
    fn print_left(&self) {
        let left = &self.total.left;
        if left.is_empty() {
            return;
        }
        let mut text = format!("interrupted before {}:\n", counted(left.len() as u64, "target"));
        left.iter().take(NAMED).for_each(|target| writeln!(text, "  {target}").expect("text takes text"));
        if left.len() > NAMED {
            writeln!(text, "  … and {}", counted((left.len() - NAMED) as u64, "more target")).expect("text takes text");
        }
        status::print(&text);
    }
}

impl Seen {
    fn take(&mut self, runners: &[Runner], made: Result<Case, NotConcrete>) {
        let reason = match made {
            Ok(case) => {
                if runners.iter().all(|runner| runner.jvm.send(self.round, &case)) {
                    self.replayed += 1;
                    return;
                }
                "ends where only Kukang can tell".to_owned()
            }
            Err(reason) => reason.to_string(),
        };
        *self.not_replayed.entry(reason).or_default() += 1;
    }
}
