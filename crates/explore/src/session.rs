//! A session: one set of classes, one configuration, any number of targets.

mod precondition;
mod replay;
mod start;

pub use precondition::Precondition;
pub use replay::Replayed;

use crate::agreements::Agreements;
use crate::clauses;
use crate::config::Config;
use crate::driver::Driver;
use crate::error::Error;
use crate::initial::Initial;
use crate::missing;
use crate::open;
use crate::outcome::Outcome;
use crate::problems;
use crate::report::{EndedEarly, Lines, Queries, Report};
use crate::search::PathView;
use crate::states::States;
use crate::target::{self, MethodName, Target};
use crate::worker::{self, Findings, Shared};
use contract::Severity;
use interp::Machine;
use interp::symbolic::{Bound, Gap};
use program::ClassId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Where classes come from.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The JDK; found as `java` would be if not given.
    pub jdk: Option<PathBuf>,
    pub class_path: Vec<PathBuf>,
    /// The class path as it was given, which the property `java.class.path` shows.
    pub class_path_text: String,
    /// Folders with Java sources, whose comments may hold contracts.
    pub source_folders: Vec<PathBuf>,
    /// Classes that are there even if the class path lacks them, by internal name.
    pub own_classes: Vec<(&'static str, Vec<u8>)>,
}

/// What can be watched, and told, while a check runs.
#[derive(Debug, Default)]
pub struct Monitor {
    /// Set to end the check in order.
    pub interrupt: Arc<AtomicBool>,
    /// Completed and violated paths so far.
    pub paths: AtomicU64,
    /// Alternatives that wait to be tried.
    pub frontier: AtomicU64,
    /// How often the check has begun: what was shown of earlier beginnings is void.
    pub begun: AtomicU64,
}

pub struct Session {
    source: Source,
    config: Config,
    machine: Machine,
    agreements: Agreements,
    stop: Arc<AtomicBool>,
    /// Classes that code has asked for, by internal name: part of the closed world from then on.
    considered: Vec<String>,
    /// Methods that nobody implements and that code has called.
    called_open: Vec<MethodName>,
    /// How many targets are instance methods of a class, for those that were announced.
    announced: BTreeMap<ClassId, usize>,
    /// The valid receivers of the class that is being checked.
    generated: Option<Generated>,
    notes: Vec<String>,
    /// What nobody knows of static initializers.
    initial: BTreeSet<Gap>,
}

/// The valid receivers of a class in a world.
struct Generated {
    class: ClassId,
    /// The classes of which they are: not all methods have the same.
    receivers: Vec<ClassId>,
    considered: Vec<String>,
    called_open: Vec<MethodName>,
    /// `None` if they are no help.
    states: Option<States>,
    /// What was found on the way to them.
    findings: Findings,
    /// The paths on the way that ended before there was a state, but for those that the invariants refuse.
    ended: Vec<Vec<u32>>,
}

/// More states than this are not kept.
const MOST_STATES: usize = 100_000;

impl Session {
    pub fn open(source: Source, config: Config) -> Result<Session, Error> {
        let stop = Arc::new(AtomicBool::new(false));
        let (mut machine, misfits) = start::start(&source, &config, &stop)?;
        let mut agreements = Agreements::gather(&mut machine, &source, misfits)?;
        let notes = open::check_choices(&mut machine, &mut agreements, &config)?;
        Ok(Session {
            source,
            config,
            machine,
            agreements,
            stop,
            considered: Vec::new(),
            announced: BTreeMap::new(),
            generated: None,
            called_open: Vec::new(),
            notes,
            initial: BTreeSet::new(),
        })
    }

    pub(crate) fn machine(&self) -> &Machine {
        &self.machine
    }

    pub(crate) fn machine_mut(&mut self) -> &mut Machine {
        &mut self.machine
    }

    /// What the user may want to know of the configuration, a line each.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// A machine that runs the same classes as a JVM does, on values that are all known.
    pub fn plain_machine(&self) -> Result<Machine, Error> {
        start::plain(&self.source)
    }

    /// Where the JDK is whose classes run.
    pub fn jdk_home(&self) -> PathBuf {
        self.machine.program.jdk().home().to_owned()
    }

    pub fn jdk_version(&self) -> String {
        self.machine.program.jdk().version().to_owned()
    }

    /// The source file of a class, by its name in Java (nested ones with `$`), if it is where contracts are looked for too.
    pub fn source_file(&mut self, class: &str) -> Option<PathBuf> {
        let class = self.machine.program.load(&class.replace('.', "/")).ok()?;
        self.agreements.contracts.source_file(&self.machine.program, class)
    }

    /// The source files whose comments have contracts of classes that were looked at, each with such a class, by internal name.
    pub fn contract_files(&self) -> Vec<(String, PathBuf)> {
        let found = self.agreements.contracts.files_with_contracts();
        found.map(|(class, path)| (class.to_owned(), path.to_owned())).collect()
    }

    /// Whether a class, by its internal name, is there but its source file is not where contracts are looked for.
    pub fn lacks_source(&mut self, class: &str) -> bool {
        let loaded = self.machine.load_class(class);
        loaded.is_ok_and(|class| self.agreements.contracts.source_file(&self.machine.program, class).is_none())
    }

    /// The targets that a name stands for.
    pub fn targets(&mut self, text: &str) -> Result<Vec<Target>, Error> {
        target::find(&mut self.machine, text)
    }

    /// The targets of all classes in the folders of the class path.
    pub fn all_targets(&mut self) -> Vec<Target> {
        target::all(&mut self.machine, &self.source.class_path)
    }

    /// The class files of the class path that cannot be read, each with why. What would be in them is missing in the closed world.
    pub fn unreadable(&mut self) -> Vec<(String, String)> {
        target::unreadable(&mut self.machine, "")
    }

    /// The classes that a package stands for, or, without one, those in the folders of the class path, that cannot be loaded, each
    /// with why: there are no targets of them.
    pub fn unloadable(&mut self, package: Option<&str>) -> Vec<(String, String)> {
        let prefix = package.map(|package| format!("{}/", package.replace('.', "/")));
        let found = target::unloadable(&mut self.machine, prefix.as_deref().unwrap_or_default());
        let is_in_folder = |name: &str| {
            let file = format!("{}.class", name.replace('.', "/"));
            self.source.class_path.iter().any(|entry| entry.join(&file).is_file())
        };
        found.into_iter().filter(|(name, _)| package.is_some() || is_in_folder(name)).collect()
    }

    /// Announces the targets of a run: their contracts are checked before anything runs, those that stand for bodies, the specs of
    /// the class path, and whether static initializers establish static invariants. Fails with all that is wrong. The valid receivers of a class with several targets are
    /// found once for all of them.
    pub fn announce(&mut self, targets: &[Target]) -> Result<(), Error> {
        let mut problems = Vec::new();
        self.announced.clear();
        for target in targets {
            match Driver::build(&mut self.machine, &mut self.agreements, target) {
                Ok(driver) if driver.assumes_states => {
                    let class = self.machine.program.method(target.method).class;
                    *self.announced.entry(class).or_default() += 1;
                }
                // Its report will say so.
                Ok(_) | Err(Error::Unsupported(_)) => {}
                Err(Error::Contract(found)) => problems.extend(found),
                Err(other) => return Err(other),
            }
        }
        problems.extend(clauses::problems(&mut self.machine, &mut self.agreements, &self.config));
        problems.extend(self.agreements.errors().cloned());
        let initial = Initial::find_out(&mut self.machine, &self.agreements);
        problems.extend(initial.problems);
        self.initial = initial.gaps;
        let problems = problems::in_order(problems);
        if problems.is_empty() { Ok(()) } else { Err(Error::Contract(problems)) }
    }

    /// What is odd about the contracts that were looked at so far, but no error.
    pub fn warnings(&self) -> Vec<String> {
        let all = self.agreements.contracts.diagnostics().iter();
        all.filter(|it| it.problem.code.severity() == Severity::Warning).map(|it| it.render()).collect()
    }

    /// Explores all paths of a target.
    pub fn check(&mut self, target: &Target, monitor: &Monitor) -> Result<Report, Error> {
        self.check_with(target, monitor, &|_| {})
    }

    /// Explores all paths of a target and shows each of them at its end. With several workers the order is any. When
    /// code asks for a class of the JDK that was not part of the closed world, the check starts over with it, and shows
    /// paths again.
    pub fn check_with(
        &mut self,
        target: &Target,
        monitor: &Monitor,
        watch: &(dyn Fn(&PathView<'_>) + Sync),
    ) -> Result<Report, Error> {
        let begun = Instant::now();
        self.forget_considered();
        loop {
            match self.check_in_world(target, monitor, watch, begun) {
                Err(Error::WorldLacks(class)) => self.consider(class)?,
                Err(Error::NeedsContract(method)) => self.open_method(method),
                finished => return finished,
            }
        }
    }

    /// Every target begins in the world of the class path.
    fn forget_considered(&mut self) {
        self.considered.clear();
        self.machine.forget_considered();
        self.called_open.clear();
    }

    /// A method that nobody implements was called.
    fn open_method(&mut self, method: MethodName) {
        self.called_open.push(method);
    }

    /// Makes a class part of the closed world.
    fn consider(&mut self, class: String) -> Result<(), Error> {
        start::consider(&mut self.machine, &class)?;
        self.considered.push(class);
        self.considered.sort();
        Ok(())
    }

    fn check_in_world(
        &mut self,
        target: &Target,
        monitor: &Monitor,
        watch: &(dyn Fn(&PathView<'_>) + Sync),
        begun: Instant,
    ) -> Result<Report, Error> {
        let generated = self.generated_for(target, monitor, begun)?;
        self.stop.store(false, Ordering::Relaxed);
        monitor.paths.store(0, Ordering::Relaxed);
        monitor.frontier.store(0, Ordering::Relaxed);
        monitor.begun.fetch_add(1, Ordering::Relaxed);
        let shared = Shared::new(&self.config, monitor, self.stop.clone());
        let name = target.to_string();
        if let Some(generated) = generated.as_ref().filter(|generated| generated.states.is_some()) {
            self.show_again(target, &generated.ended, watch)?;
        }
        let states = generated.as_ref().and_then(|generated| generated.states.as_ref());
        let (source, config) = (&self.source, &self.config);
        let (machine, agreements) = (&mut self.machine, &mut self.agreements);
        let (considered, called_open) = (&self.considered, &self.called_open);
        let findings = std::thread::scope(|scope| {
            // Whatever happens below, nobody waits for ever.
            let _over = shared.over_when_dropped();
            let watchdog = scope.spawn(|| shared.watch_budgets(begun));
            let helpers: Vec<_> = (1..config.jobs)
                .map(|_| {
                    scope.spawn(|| helper(source, config, (considered, called_open), &name, states, &shared, watch))
                })
                .collect();
            let own = explore(machine, agreements, (config, called_open), target, states, &shared, watch);
            if own.is_err() {
                shared.give_up();
            }
            let others: Vec<Result<Findings, Error>> = helpers
                .into_iter()
                .map(|helper| helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect();
            shared.finish();
            watchdog.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            let mut findings = own?;
            for other in others {
                findings.merge(other?);
            }
            Ok::<Findings, Error>(findings)
        })?;
        let mut findings = findings;
        if let Some(generated) = generated.as_ref().filter(|generated| generated.states.is_some()) {
            findings.merge(generated.findings.clone());
        }
        findings.gaps.extend(self.machine.shared_types(&findings.types));
        findings.gaps.extend(self.initial.iter().cloned());
        self.generated = generated;
        let mut report = self.report(name, findings, shared.ended_early());
        let class = self.machine.program.method(target.method).class;
        let class = self.machine.program.class(class);
        report.unreached.file = class.source_file.as_deref().map_or_else(|| class.source_name(), str::to_owned);
        report.seconds = begun.elapsed().as_secs_f64();
        Ok(report)
    }

    /// The valid receivers of a target, found now or earlier, if other targets need them too.
    fn generated_for(
        &mut self,
        target: &Target,
        monitor: &Monitor,
        begun: Instant,
    ) -> Result<Option<Generated>, Error> {
        let class = self.machine.program.method(target.method).class;
        if self.announced.get(&class).is_none_or(|&targets| targets < 2) {
            return Ok(None);
        }
        let known = self.generated.take();
        let receivers = self.machine.receivers(target.class, target.method);
        let fits = |known: &Generated| {
            known.class == class
                && known.receivers == receivers
                && known.considered == self.considered
                && known.called_open == self.called_open
        };
        let driver = Driver::build(&mut self.machine, &mut self.agreements, target)?;
        if !driver.assumes_states {
            return Ok(None);
        }
        match known.filter(fits) {
            Some(known) => Ok(Some(known)),
            None => self.generate(target, class, monitor, begun).map(Some),
        }
    }

    /// Finds the valid receivers of a target.
    fn generate(
        &mut self,
        target: &Target,
        class: ClassId,
        monitor: &Monitor,
        begun: Instant,
    ) -> Result<Generated, Error> {
        self.stop.store(false, Ordering::Relaxed);
        let config = Config { jobs: 1, max_paths: None, ..self.config.clone() };
        let shared = Shared::new(&config, monitor, self.stop.clone());
        open::install(&mut self.machine, &mut self.agreements, &self.config, &self.called_open)?;
        let driver = Driver::of_states(&mut self.machine, &mut self.agreements, target)?;
        self.machine.leave_branches();
        self.machine.symbolic_state().tally = Default::default();
        let paths: Mutex<Vec<Vec<u32>>> = Mutex::default();
        let ended: Mutex<Vec<Vec<u32>>> = Mutex::default();
        let watch = |view: &PathView<'_>| {
            let list = match view.outcome {
                Outcome::Completed => &paths,
                Outcome::AssumedAway | Outcome::Infeasible | Outcome::Interrupted => return,
                _ => &ended,
            };
            list.lock().expect("nobody panics while holding it").push(view.choices.to_vec());
        };
        let machine = &mut self.machine;
        let findings = std::thread::scope(|scope| {
            let _over = shared.over_when_dropped();
            scope.spawn(|| shared.watch_budgets(begun));
            worker::work(machine, &driver, None, &shared, &watch)
        })?;
        let [paths, ended] = [paths, ended].map(|list| list.into_inner().expect("nobody panicked while holding it"));
        let usable = shared.ended_early().is_none() && paths.len().max(ended.len()) <= MOST_STATES;
        let states = usable.then(|| States::of(&paths)).flatten();
        let receivers = self.machine.receivers(target.class, target.method);
        let (considered, called_open) = (self.considered.clone(), self.called_open.clone());
        Ok(Generated { class, receivers, considered, called_open, states, findings: findings.found_before(), ended })
    }

    fn report(&self, target: String, findings: Findings, ended_early: Option<EndedEarly>) -> Report {
        let Findings {
            mut paths,
            violations,
            unsupported,
            unknown,
            work,
            bounded,
            unimplemented,
            cut,
            has_heap,
            mut gaps,
            unreached,
            ..
        } = findings;
        if paths.completed + paths.violated + paths.unsupported + paths.unknown > 0 {
            // Paths that end where a contract is assumed are the rule; they matter where there are no others.
            gaps.retain(|gap| !matches!(gap, Gap::Promised(_)));
        }
        let mut bounds_hit = std::collections::BTreeMap::new();
        for (place, bound) in Bound::ALL.iter().enumerate() {
            let times = work.counts.bounded[place] + bounded[place];
            if times > 0 {
                bounds_hit.insert(bound.describe(), times);
            }
        }
        paths.bounded += work.counts.bounded.iter().sum::<u64>();
        paths.assumed_away += work.counts.assumed_away;
        let world = self.machine.program.left_out();
        let queries = work.queries;
        Report {
            target,
            paths,
            violations: violations.into_violations(),
            unsupported,
            unknown,
            bounds_hit,
            cut,
            has_heap,
            gaps,
            unreached: Lines { file: String::new(), lines: unreached.unwrap_or_default().into_iter().collect() },
            world: self.considered.clone(),
            ended_early,
            unimplemented,
            left_out: world.iter().map(|(name, trouble)| missing::why(&name.replace('/', "."), trouble)).collect(),
            instructions: work.instructions,
            queries: Queries {
                total: queries.queries,
                smt: queries.smt,
                by_layer: [
                    ("constant", queries.constant),
                    ("path", queries.path),
                    ("model", queries.model),
                    ("order", queries.order),
                    ("interval", queries.interval),
                    ("cache", queries.cache),
                    ("circuit", queries.circuit),
                    ("enumeration", queries.enumeration),
                    ("guess", queries.guess),
                    ("smt", queries.smt),
                ],
            },
            seconds: 0.0,
        }
    }
}

/// Another worker: it has a machine of its own, and finds the target by name.
fn helper(
    source: &Source,
    config: &Config,
    (considered, called_open): (&[String], &[MethodName]),
    target: &str,
    states: Option<&States>,
    shared: &Shared<'_>,
    watch: &(dyn Fn(&PathView<'_>) + Sync),
) -> Result<Findings, Error> {
    let (mut machine, misfits) = start::start(source, config, &shared.stop)?;
    for class in considered {
        start::consider(&mut machine, class)?;
    }
    let found = target::find(&mut machine, target)?;
    let target = found.first().ok_or_else(|| Error::Target(format!("{target} is gone")))?;
    let mut agreements = Agreements::gather(&mut machine, source, misfits)?;
    explore(&mut machine, &mut agreements, (config, called_open), target, states, shared, watch)
}

/// Says what the machine notes of the paths of a driver.
fn prepare_notes(machine: &mut Machine, driver: &Driver, config: &Config) {
    machine.call_target_at(driver.ends.call);
    if config.notes_branches { machine.watch_branches() } else { machine.leave_branches() }
}

fn explore(
    machine: &mut Machine,
    agreements: &mut Agreements,
    (config, called_open): (&Config, &[MethodName]),
    target: &Target,
    states: Option<&States>,
    shared: &Shared<'_>,
    watch: &(dyn Fn(&PathView<'_>) + Sync),
) -> Result<Findings, Error> {
    machine.symbolic_state().tally = Default::default();
    open::install(machine, agreements, config, called_open)?;
    let driver = Driver::build(machine, agreements, target)?;
    prepare_notes(machine, &driver, config);
    // What a spec leaves out of the JDK's own code is told by the spec.
    let class = machine.program.method(target.method).class;
    if machine.program.class(class).module.is_none() {
        machine.watch_lines(target.method);
    }
    let found = worker::work(machine, &driver, states, shared, watch);
    let unreached = machine.unreached_lines();
    Ok(Findings { unreached: Some(unreached), ..found? })
}
