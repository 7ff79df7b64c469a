//! All paths of targets on the virtual machine.

use super::difference::{Explored, OnExplored, on_the_same};
use super::{Runner, concrete, start};
use crate::check::recording::Recorder;
use crate::check::{Opened, interrupt, progress};
use crate::cli::CheckOptions;
use crate::command_line::{self, quoted};
use crate::output::{counted, grouped};
use crate::status::{self, BAD_INPUT, INCOMPLETE, VIOLATED};
use evidence::replay::Round;
use evidence::{Case, NotConcrete};
use explore::{Config, Error, Monitor, Numbers, Outcome, PathView, Replayed, Report, Session, Target};
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
    let mut replay = Replay {
        session,
        class_path,
        source_path: options.source.clone(),
        config,
        solver: options.solver.name.clone(),
        command: command_line::again("replay", options),
        runners,
        recorder,
        interrupt: interrupt::watch(),
        round: 0,
        total: Total::default(),
    };
    for target in &targets {
        replay.target(target);
    }
    replay.total.is_incomplete |= !unloadable.is_empty();
    replay.print_summary(targets.len());
    replay.print_left();
    Ok(replay.total.status())
}

/// What a virtual machine says of the cases of a round.
type Settled = Result<Round, String>;

struct Replay {
    session: Session,
    class_path: String,
    source_path: Option<String>,
    config: Config,
    solver: String,
    /// What replays something in the same way, without its target.
    command: String,
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
    /// For each virtual machine the paths that it was not able to follow, and another one was.
    only_elsewhere: Vec<u64>,
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
        let settled = self.settle(seen.round);
        let places = 0..self.runners.len();
        let on_each: Vec<u64> = places.map(|place| self.print(target, &report, &seen, &settled, place)).collect();
        let followed = on_each.iter().copied().max().unwrap_or(0);
        self.total.only_elsewhere.resize(on_each.len(), 0);
        for (total, of_one) in self.total.only_elsewhere.iter_mut().zip(on_each) {
            *total += followed - of_one;
        }
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
        let (runners, runs) = (&self.runners, &self.config.runs);
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
    fn print(&mut self, target: &Target, report: &Report, seen: &Seen, settled: &[Settled], place: usize) -> u64 {
        let version = &self.runners[place].version;
        let round = match &settled[place] {
            Ok(round) => round,
            Err(message) => {
                status::say(format_args!("{target}: on JDK {version}: {message}"));
                self.total.is_wrong = true;
                return seen.replayed;
            }
        };
        let explored = self.session.jdk_version();
        self.total.different += round.different;
        let followed = seen.replayed - round.left_out().min(seen.replayed);
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
        if let Some(first) = round.first_worded.iter().min_by_key(|worded| &worded.choices) {
            let (paths, words) = (counted(round.worded, "path"), &first.text);
            writeln!(text, "  worded otherwise by JDK {version}: {paths}, such as: {words}").expect("text takes text");
        }
        for (why, &paths) in &round.not_run {
            writeln!(text, "  not replayed: {}: {why}", counted(paths, "path")).expect("text takes text");
        }
        status::print(&text);
        self.print_differences(report, target, settled, place);
        followed
    }

    /// Waits for the virtual machines to have run the cases of a round. In the JDK that was explored nothing is missing.
    fn settle(&self, round: u64) -> Vec<Settled> {
        let explored = self.session.jdk_version();
        let settle = |Runner { jvm, version, .. }: &Runner| match jvm.settle(round) {
            Ok(round) if explored == *version => Ok(round.on_the_explored()),
            settled => settled,
        };
        self.runners.iter().map(settle).collect()
    }

    /// Says all that is needed to see a difference again.
    fn print_differences(&mut self, report: &Report, target: &Target, settled: &[Settled], place: usize) {
        let Ok(round) = &settled[place] else { return };
        let (jdk, jdk_home) = (self.session.jdk_version(), self.session.jdk_home());
        let versions = self.runners.iter().map(|runner| runner.version.as_str());
        let rounds: Vec<(&str, Option<&Round>)> =
            versions.zip(settled.iter().map(|settled| settled.as_ref().ok())).collect();
        let known: Vec<OnExplored> =
            round.differences.iter().take(SHOWN).map(|of| OnExplored::of(of, &jdk, &rounds)).collect();
        for (difference, on_explored) in round.differences.iter().zip(known) {
            let mut case: Option<Case> = None;
            let mut keep = |view: &PathView<'_>| case = evidence::concrete(view, Numbers::Quick).ok();
            let again = self.session.replay_with(target, &difference.choices, &report.world, &mut keep);
            let trouble = again.as_ref().err().map(ToString::to_string).unwrap_or_default();
            let runner = &self.runners[place];
            let explored = Explored {
                target: &report.target,
                class_path: &self.class_path,
                source_path: self.source_path.as_deref(),
                config: &self.config,
                solver: &self.solver,
                jdk: &jdk,
                jdk_home: &jdk_home,
            };
            let whose = explored.whose_mistake(runner, on_explored);
            let mut text = explored.describe(&whose, runner, difference, case.as_ref().ok_or(trouble.as_str()));
            let on_the_same = on_the_same(runner);
            text += &self.how_to_see_it(report, &difference.choices, again.ok().as_ref(), &on_the_same);
            status::print(&format!("\n{text}\n"));
        }
    }

    /// The command that shows a difference again. Where that is wanted, the path is recorded, and the command runs nothing else.
    fn how_to_see_it(
        &mut self,
        report: &Report,
        choices: &str,
        replayed: Option<&Replayed>,
        on_the_same: &str,
    ) -> String {
        let recorded = self.recorder.as_mut().zip(replayed);
        let session = &self.session;
        match recorded.map(|(recorder, replayed)| recorder.record_difference(session, report, choices, replayed)) {
            None => format!(
                "    run again: {}{on_the_same} {}\n    --record DIR keeps this path in a file\n",
                self.command,
                quoted(&report.target)
            ),
            Some(Ok(file)) => {
                let file = quoted(&file.display().to_string());
                format!("    run this path again: kukang replay {file}{on_the_same}\n")
            }
            Some(Err(message)) => {
                self.total.is_wrong = true;
                format!("    {message}\n")
            }
        }
    }

    fn print_summary(&self, targets: usize) {
        let Total { replayed, different, not_replayed, only_elsewhere, .. } = &self.total;
        let mut parts = vec![match (replayed, different) {
            (0, 0) => "no path replayed".to_owned(),
            (_, 0) => format!("{} replayed, all as predicted", counted(*replayed, "path")),
            (_, different) => {
                format!("{} replayed, {} otherwise than predicted", counted(*replayed, "path"), grouped(*different))
            }
        }];
        parts.extend((*not_replayed > 0).then(|| format!("{} not replayed", counted(*not_replayed, "path"))));
        for (runner, &paths) in self.runners.iter().zip(only_elsewhere).filter(|(_, paths)| **paths > 0) {
            parts.push(format!("{} not replayed on JDK {}", counted(paths, "path"), runner.version));
        }
        let begun = counted((targets - self.total.left.len()) as u64, "target");
        let targets = match self.total.left.is_empty() {
            true => begun,
            false => format!("{begun} of {}", grouped(targets as u64)),
        };
        status::print(&format!("{targets}: {}\n", parts.join("; ")));
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
