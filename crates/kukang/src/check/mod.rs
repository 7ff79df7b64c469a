//! `kukang check`: every target's verdict, in words or as JSON, and one exit status for all of them.

mod coverage;
mod format;
mod heap_json;
mod heap_text;
mod html;
mod human;
mod interrupt;
mod json;
mod progress;
pub mod recording;

pub use format::Format;

use crate::annotations;
use crate::cli::{self, CheckOptions};
use crate::specs;
use crate::status::{self, BAD_INPUT, INCOMPLETE, VIOLATED};
use explore::{Config, EndedEarly, Error, Monitor, PathCounts, Queries, Report, Session, Source, Target, Verdict};
use format::Printer;
use html::Pages;
use recording::Recorder;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The k-bound unless one is given: what a first try can afford.
const DEFAULT_K: u32 = 3;

pub fn check(options: &CheckOptions) -> ExitCode {
    match Check::prepare(options) {
        Ok(check) => ExitCode::from(check.run()),
        Err(Refusal::Of(error)) => {
            error.to_string().lines().for_each(status::say);
            ExitCode::from(status_of(&error))
        }
        Err(Refusal::Message(message)) => status::refuse(message),
    }
}

/// Where the classes of a check come from.
pub fn source(class_path: &str, source_path: Option<&str>, jdk: Option<PathBuf>) -> Source {
    Source {
        jdk,
        class_path: cli::class_path_entries(class_path),
        class_path_text: class_path.to_owned(),
        source_folders: source_path.map(cli::class_path_entries).unwrap_or_default(),
        own_classes: [annotations::classes(), specs::classes()].concat(),
    }
}

/// The exit status for what keeps a check from being done.
pub fn status_of(error: &Error) -> u8 {
    match error {
        Error::Unsupported(_) | Error::WorldLacks(_) | Error::NeedsContract(_) => INCOMPLETE,
        Error::Input(_)
        | Error::Specs(_)
        | Error::Target(_)
        | Error::Config(_)
        | Error::Choices(_)
        | Error::Contract(_) => BAD_INPUT,
    }
}

/// Why no target is checked at all.
enum Refusal {
    Of(Error),
    /// Something that only the command line knows about.
    Message(String),
}

/// A check that can begin.
struct Check {
    session: Session,
    targets: Vec<Target>,
    printer: Printer,
    recorder: Option<Recorder>,
    pages: Option<Pages>,
    interrupt: Arc<AtomicBool>,
}

impl Check {
    fn prepare(options: &CheckOptions) -> Result<Check, Refusal> {
        let config = config(options);
        let source = source(&options.classes.class_path, options.source.as_deref(), options.classes.jdk.clone());
        let interrupt = interrupt::watch();
        let mut session = Session::open(source, config.clone()).map_err(Refusal::Of)?;
        let mut targets: Vec<Target> = Vec::new();
        for text in &options.targets {
            for target in session.targets(text).map_err(Refusal::Of)? {
                if !targets.contains(&target) {
                    targets.push(target);
                }
            }
        }
        session.announce(&targets).map_err(Refusal::Of)?;
        let jdk_version = session.jdk_version();
        let recorder = match &options.record {
            Some(folder) => Some(Recorder::new(folder, options, &config, &jdk_version).map_err(Refusal::Message)?),
            None => None,
        };
        let pages = match &options.report {
            Some(folder) => Some(Pages::new(folder, options, &config, &jdk_version).map_err(Refusal::Message)?),
            None => None,
        };
        let printer = Printer::new(options.format, config, jdk_version);
        Ok(Check { session, targets, printer, recorder, pages, interrupt })
    }

    /// Checks the targets one after the other and prints what comes out. What is wrong with one of them is said, and the
    /// others are checked all the same.
    fn run(mut self) -> u8 {
        let mut statuses = Vec::new();
        for target in std::mem::take(&mut self.targets) {
            match self.check(&target) {
                Ok(report) => {
                    statuses.push(status_by(report.verdict()));
                    statuses.push(self.print(&report));
                    if let Some(pages) = &mut self.pages {
                        statuses.push(pages.add(&mut self.session, &target, &report));
                    }
                }
                Err(error) => {
                    status::say(format_args!("{target}: {error}"));
                    statuses.push(status_of(&error));
                }
            }
        }
        self.printer.finish();
        statuses.push(self.pages.map_or(0, Pages::finish));
        worst(&statuses)
    }

    fn check(&mut self, target: &Target) -> Result<Report, Error> {
        if self.interrupt.load(Ordering::Relaxed) {
            let ended_early = Some(EndedEarly::Interrupted);
            return Ok(Report { ended_early, ..empty_report(target) });
        }
        let monitor = Monitor { interrupt: Arc::clone(&self.interrupt), ..Monitor::default() };
        let session = &mut self.session;
        let watched = self.pages.as_ref().map(|pages| pages.watch(&monitor));
        let check = || match &watched {
            Some(watch) => session.check_with(target, &monitor, watch),
            None => session.check(target, &monitor),
        };
        let checked = progress::show(&target.to_string(), &monitor, check);
        drop(watched);
        if let Some(pages) = &mut self.pages {
            pages.ended(&monitor);
        }
        match checked {
            // No path can even begin, which is what the report says of paths that cannot go on.
            Err(Error::Unsupported(what)) => Ok(Report {
                paths: PathCounts { unsupported: 1, ..PathCounts::default() },
                unsupported: BTreeMap::from([(what, 1)]),
                ..empty_report(target)
            }),
            checked => checked,
        }
    }

    /// Prints and records a report; the status says whether it could be recorded.
    fn print(&mut self, report: &Report) -> u8 {
        let recorded = self.recorder.as_mut().map_or(Ok(Vec::new()), |recorder| recorder.record(report));
        let (files, status) = match recorded {
            Ok(files) => (files, 0),
            Err(message) => {
                status::say(message);
                (Vec::new(), BAD_INPUT)
            }
        };
        self.printer.report(report, &files);
        status
    }
}

fn config(options: &CheckOptions) -> Config {
    let defaults = Config::default();
    Config {
        strategy: options.init,
        k: options.k.or(if options.n.is_some() { None } else { Some(DEFAULT_K) }),
        n: options.n,
        type_bounds: options.type_bounds.clone(),
        runs: options.uses.0.clone(),
        loop_bound: options.loop_bound.unwrap_or(defaults.loop_bound),
        call_bound: options.call_bound.map(|bound| bound as usize),
        jobs: usize::from(options.jobs),
        timeout: options.timeout,
        max_paths: options.max_paths,
        max_memory: options.max_memory,
        notes_branches: options.report.is_some(),
        decide: decide::Config { solver: options.solver.solver.clone(), ..defaults.decide },
    }
}

fn status_by(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Verified => 0,
        Verdict::Violated => VIOLATED,
        Verdict::Incomplete => INCOMPLETE,
    }
}

/// One status for all targets: wrong input comes before a violation, and a violation before what is incomplete.
fn worst(statuses: &[u8]) -> u8 {
    [BAD_INPUT, VIOLATED, INCOMPLETE].into_iter().find(|status| statuses.contains(status)).unwrap_or(0)
}

/// The report of a target that no path was tried of.
fn empty_report(target: &Target) -> Report {
    Report {
        target: target.to_string(),
        paths: PathCounts::default(),
        violations: Vec::new(),
        unsupported: BTreeMap::new(),
        unknown: BTreeMap::new(),
        bounds_hit: BTreeMap::new(),
        cut: BTreeSet::new(),
        gaps: BTreeSet::new(),
        world: Vec::new(),
        ended_early: None,
        unimplemented: Vec::new(),
        left_out: Vec::new(),
        instructions: 0,
        queries: Queries::default(),
        seconds: 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::worst;

    #[test]
    fn a_violation_wins_over_what_is_incomplete() {
        assert_eq!(worst(&[]), 0);
        assert_eq!(worst(&[0, 3, 0]), 3);
        assert_eq!(worst(&[3, 1]), 1);
        assert_eq!(worst(&[1, 2, 3]), 2);
    }
}
