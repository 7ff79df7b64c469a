//! All paths of targets on the virtual machine.

use super::{Runner, concrete, start};
use crate::check::{Opened, interrupt, progress};
use crate::cli::CheckOptions;
use crate::output::{counted, grouped};
use crate::status::{self, BAD_INPUT, INCOMPLETE, VIOLATED};
use evidence::replay::Round;
use evidence::{Case, NotConcrete};
use explore::{Error, MethodChoice, Monitor, Outcome, PathView, Report, Session, Target};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Differences that are shown in full.
const SHOWN: usize = 3;

/// The exit status, or a message with one.
pub fn run(options: &CheckOptions, jdks: &[std::path::PathBuf]) -> Result<u8, (String, u8)> {
    let Opened { session, targets, class_path, .. } = Opened::open(options).map_err(|refusal| refusal.told())?;
    let runners = start(jdks, session.jdk_home(), &class_path)?;
    let runs = options.uses.0.clone();
    let mut replay =
        Replay { session, runs, runners, interrupt: interrupt::watch(), round: 0, total: Total::default() };
    for target in &targets {
        replay.target(target);
    }
    replay.print_summary(targets.len());
    Ok(replay.total.status())
}

struct Replay {
    session: Session,
    /// What methods run.
    runs: Vec<MethodChoice>,
    runners: Vec<Runner>,
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
}

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
        self.total.replayed += seen.replayed;
        self.total.not_replayed += seen.not_replayed.values().sum::<u64>();
        self.total.is_incomplete |= report.ended_early.is_some();
        for place in 0..self.runners.len() {
            self.print(target, &report, &seen, place);
        }
        let mut lines = String::new();
        if report.ended_early.is_some() {
            lines.push_str("  not covered: the search ended early\n");
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
            let made = concrete(view, runs);
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

    fn print(&mut self, target: &Target, report: &Report, seen: &Seen, place: usize) {
        let Runner { jvm, version } = &self.runners[place];
        let round = match jvm.settle(seen.round) {
            Ok(round) => round,
            Err(message) => {
                status::say(format_args!("{target}: on JDK {version}: {message}"));
                self.total.is_wrong = true;
                return;
            }
        };
        self.total.different += round.different;
        let replayed = counted(seen.replayed, "path");
        let came = match round.different {
            _ if seen.replayed == 0 => String::new(),
            0 => ", all as predicted".to_owned(),
            different => format!(", {} otherwise than predicted", grouped(different)),
        };
        status::print(&format!("{target}: {replayed} replayed{came} [JDK {version}, {:.2} s]\n", report.seconds));
        let version = version.clone();
        self.print_differences(target, report, &round, &version);
    }

    /// Says all that is needed to see a difference again.
    fn print_differences(&mut self, target: &Target, report: &Report, round: &Round, version: &str) {
        for difference in round.differences.iter().take(SHOWN) {
            let mut case: Option<Case> = None;
            let mut keep = |view: &PathView<'_>| case = evidence::concrete(view).ok();
            let again = self.session.replay_with(target, &difference.choices, &report.world, &mut keep);
            let mut text = format!(
                "\n  a mistake of Kukang's, please report it: the JVM does something else than predicted\n    \
                 target: {target}\n    jdk: {version}\n    choices: {}\n    came: {}\n    the case and its prediction:\n",
                difference.choices, difference.text
            );
            match (case, again) {
                (Some(case), Ok(_)) => {
                    case.to_string().lines().for_each(|line| writeln!(text, "      {line}").expect("text takes text"));
                }
                (_, again) => {
                    let trouble = again.err().map(|error| error.to_string()).unwrap_or_default();
                    writeln!(text, "      cannot be shown: {trouble}").expect("text takes text");
                }
            }
            text.push('\n');
            status::print(&text);
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
        let targets = counted(targets as u64, "target");
        status::print(&format!("{targets}: {} replayed, {came}{not}\n", counted(*replayed, "path")));
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
