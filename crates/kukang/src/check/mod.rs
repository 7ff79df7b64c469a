//! `kukang check`: every target's verdict, in one of the formats, and one exit status for all of them.

pub mod interrupt;
mod opened;
mod pages;
pub mod progress;
pub mod recording;
mod test_writer;

pub use opened::{Opened, Refusal};

use crate::annotations;
use crate::cli::{self, CheckOptions};
use crate::command_line;
use crate::output::{Finding, Printer, Run, SourceFiles};
use crate::specs;
use crate::status::{self, BAD_INPUT, INCOMPLETE, VIOLATED};
use evidence::junit::Select;
use explore::{
    Config, EndedEarly, Error, Monitor, PathCounts, PathView, Queries, Report, Session, Source, Target, Verdict,
};
use pages::Pages;
use recording::Recorder;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use test_writer::{TestChoices, TestWriter};

/// The k-bound unless one is given: what a first try can afford.
const DEFAULT_K: u32 = 3;

/// Checks the targets; the result goes to a file if one is named.
pub fn check(options: &CheckOptions, output: Option<&Path>) -> ExitCode {
    match Check::prepare(options, output) {
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
        Error::Input(_) | Error::Target(_) | Error::Config(_) | Error::Runs(_) => BAD_INPUT,
        Error::TypeBounds(_) | Error::Choices(_) | Error::Contract(_) => BAD_INPUT,
    }
}

/// A check that can begin.
struct Check {
    /// Shared with those who write tests.
    session: Rc<RefCell<Session>>,
    targets: Vec<Target>,
    unloadable: Vec<(String, String)>,
    printer: Printer,
    recorder: Option<Recorder>,
    tests: Option<TestWriter>,
    pages: Option<Pages>,
    interrupt: Arc<AtomicBool>,
}

impl Check {
    fn prepare(options: &CheckOptions, output: Option<&Path>) -> Result<Check, Refusal> {
        let interrupt = interrupt::watch();
        let Opened { session, targets, unloadable, config, class_path } = Opened::open(options)?;
        let jdk_version = session.jdk_version();
        let recorder = match &options.record {
            Some(folder) => Some(Recorder::new(folder, options, &config, &jdk_version).map_err(Refusal::Message)?),
            None => None,
        };
        let session = Rc::new(RefCell::new(session));
        let tests = match &options.tests {
            Some(folder) => {
                let choices = TestChoices { folder: folder.clone(), select: options.select, junit: options.junit };
                let (session, interrupt) = (Rc::clone(&session), Arc::clone(&interrupt));
                let writer = TestWriter::new(choices, &class_path, options.classes.jdk.as_deref(), session, interrupt);
                Some(writer.map_err(Refusal::Message)?)
            }
            None => None,
        };
        let pages = match &options.report {
            Some(folder) => Some(Pages::new(folder, &class_path, &config, &jdk_version).map_err(Refusal::Message)?),
            None => None,
        };
        let run = Run { config, jdk_version, command: command_line::again("check", options) };
        let printer = Printer::new(options.format, output, run).map_err(Refusal::Message)?;
        Ok(Check { session, targets, unloadable, printer, recorder, tests, pages, interrupt })
    }

    /// Checks the targets one after the other and prints what comes out. What is wrong with one of them is said, and the
    /// others are checked all the same.
    fn run(mut self) -> u8 {
        let mut statuses = Vec::new();
        for (class, why) in std::mem::take(&mut self.unloadable) {
            self.printer.refused(&class, &why);
            statuses.push(INCOMPLETE);
        }
        let targets = std::mem::take(&mut self.targets);
        for (place, target) in targets.iter().enumerate() {
            match self.check(target) {
                Ok(report) => {
                    statuses.push(status_by(report.verdict()));
                    statuses.push(self.print(&report));
                    let session = &mut self.session.borrow_mut();
                    statuses.extend(self.pages.as_mut().map(|pages| pages.add(session, target, &report)));
                }
                Err(error) => {
                    format!("{target}: {error}").lines().for_each(status::say);
                    self.printer.refused(&target.to_string(), &error.to_string());
                    statuses.push(status_of(&error));
                }
            }
            self.write_tests(target, &targets[place + 1..]);
        }
        if let Err(message) = self.printer.finish() {
            status::say(message);
            statuses.push(BAD_INPUT);
        }
        statuses.extend(self.tests.map(|tests| {
            let folder = tests.folder();
            interrupt::while_writing(&folder, true, || progress::note("writing the tests", || tests.write()))
        }));
        statuses.extend(self.pages.map(Pages::finish));
        worst(&statuses)
    }

    /// Writes the tests of a target's class, if others are to come and none of this class.
    fn write_tests(&mut self, target: &Target, later: &[Target]) {
        let Some(tests) = &mut self.tests else { return };
        let class_of = |target: &Target| self.session.borrow().place_of(target).class;
        let class = class_of(target);
        if !later.is_empty() && later.iter().all(|later| class_of(later) != class) {
            let folder = tests.folder();
            let what = format!("writing the tests of {class}");
            interrupt::while_writing(&folder, false, || progress::note(&what, || tests.write_class(&class)));
        }
    }

    fn check(&mut self, target: &Target) -> Result<Report, Error> {
        if self.interrupt.load(Ordering::Relaxed) {
            let ended_early = Some(EndedEarly::Interrupted);
            return Ok(Report { ended_early, ..empty_report(target) });
        }
        let monitor = Monitor { interrupt: Arc::clone(&self.interrupt), ..Monitor::default() };
        let session = Rc::clone(&self.session);
        let collector = self.tests.as_ref().map(TestWriter::collector);
        let pages = self.pages.as_ref();
        let watch = |view: &PathView<'_>| {
            if let Some(collector) = &collector {
                collector.see(view, &monitor);
            }
            if let Some(pages) = pages {
                pages.see(view, &monitor);
            }
        };
        let checked =
            progress::show(&target.to_string(), &monitor, || session.borrow_mut().check_with(target, &monitor, &watch));
        if let (Some(tests), Some(collector), Ok(report)) = (&mut self.tests, collector, &checked) {
            tests.take(target, &session.borrow().place_of(target), report, collector);
        }
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
        let recorded = match &mut self.recorder {
            Some(recorder) => recorder.record(&self.session.borrow(), report),
            None => Ok(Vec::new()),
        };
        let (files, status) = match recorded {
            Ok(files) => (files, 0),
            Err(message) => {
                status::say(message);
                (Vec::new(), BAD_INPUT)
            }
        };
        let sources = SourceFiles::find(&mut self.session.borrow_mut(), report);
        self.printer.report(&Finding { report, recorded: &files, sources: &sources });
        status
    }
}

/// What the options say about a check.
pub fn config(options: &CheckOptions) -> Config {
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
        notes_branches: options.report.is_some() || options.tests.is_some() && options.select == Select::Branches,
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
pub fn worst(statuses: &[u8]) -> u8 {
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
        cut: BTreeMap::new(),
        has_heap: false,
        gaps: BTreeSet::new(),
        unreached: Default::default(),
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
