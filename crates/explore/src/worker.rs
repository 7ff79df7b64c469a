//! Workers that share a tree by handing over choice lists, and what they find.
//!
//! A worker that has nothing to do waits; one that meets a waiting worker gives away what it has left at its oldest
//! choice point. Which worker visits a path changes nothing about the path, and everything that is reported is a sum or
//! is sorted by choices, so the report is the same for any number of workers.

use crate::config::Config;
use crate::cut::Cut;
use crate::driver::Driver;
use crate::error::Error;
use crate::kept::Kept;
use crate::outcome::Outcome;
use crate::report::{EndedEarly, PathCounts};
use crate::search::{Onward, PathView, Search};
use crate::session::Monitor;
use crate::states::States;
use crate::violation;
use crate::work::Work;
use heap::{Knowledge, Origin};
use interp::Machine;
use interp::symbolic::{Bound, Gap, Place};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

/// What the workers of a check share.
pub struct Shared<'a> {
    jobs: Mutex<Jobs>,
    changed: Condvar,
    /// Workers that wait for something to do and for whom there is nothing yet. Every path ends with a look at it.
    hungry: AtomicUsize,
    /// After how many paths a worker says so. A line of memory that all workers write to at every path costs each of them
    /// more than a short path does.
    batch: u64,
    pub stop: Arc<AtomicBool>,
    monitor: &'a Monitor,
    timeout: Option<Duration>,
    max_paths: Option<u64>,
    max_memory: Option<u64>,
    ended_early: Mutex<Option<EndedEarly>>,
    over: (Mutex<bool>, Condvar),
}

struct Jobs {
    prefixes: VecDeque<Vec<u32>>,
    busy: usize,
    waiting: usize,
    over: bool,
}

/// What a worker has told the monitor so far.
#[derive(Clone, Copy, Default)]
struct Told {
    paths: u64,
    frontier: u64,
}

/// What a worker has found.
#[derive(Clone, Default)]
pub struct Findings {
    pub paths: PathCounts,
    pub violations: Kept,
    pub unsupported: BTreeMap<String, u64>,
    pub unknown: BTreeMap<String, u64>,
    /// Paths that a bound ended, by bound.
    pub bounded: [u64; Bound::ALL.len()],
    pub unimplemented: Vec<String>,
    /// Where bounds on loops and calls have cut paths.
    pub cut: BTreeMap<(Bound, String), Cut>,
    /// Whether the input of some path had an object beside `this`.
    pub has_heap: bool,
    pub gaps: BTreeSet<Gap>,
    /// The lines of the target to which no path came; `None` where nobody has watched.
    pub unreached: Option<BTreeSet<u16>>,
    /// The types of variables that came up, by internal name.
    pub types: BTreeSet<String>,
    pub work: Work,
}

/// Paths between two reports of a worker that is not alone.
const BATCH: u64 = 64;

/// How often time and memory are looked at.
const LOOK: Duration = Duration::from_millis(20);

impl<'a> Shared<'a> {
    pub fn new(config: &Config, monitor: &'a Monitor, stop: Arc<AtomicBool>) -> Shared<'a> {
        Shared {
            jobs: Mutex::new(Jobs { prefixes: VecDeque::from([Vec::new()]), busy: 0, waiting: 0, over: false }),
            changed: Condvar::new(),
            hungry: AtomicUsize::new(0),
            batch: if config.jobs == 1 || config.max_paths.is_some() { 1 } else { BATCH },
            stop,
            monitor,
            timeout: config.timeout,
            max_paths: config.max_paths,
            max_memory: config.max_memory,
            ended_early: Mutex::new(None),
            over: (Mutex::new(false), Condvar::new()),
        }
    }

    /// Looks at the budgets until the check is over.
    pub fn watch_budgets(&self, begun: Instant) {
        let (over, ended) = &self.over;
        let mut guard = over.lock().expect("no worker panics while it holds the lock");
        while !*guard {
            if self.monitor.interrupt.load(Ordering::Relaxed) {
                self.end(EndedEarly::Interrupted);
            } else if self.timeout.is_some_and(|timeout| begun.elapsed() >= timeout) {
                self.end(EndedEarly::Timeout);
            } else if self.max_memory.is_some_and(|most| resident_megabytes().is_some_and(|held| held > most)) {
                self.end(EndedEarly::Memory);
            }
            guard = ended.wait_timeout(guard, LOOK).expect("no worker panics while it holds the lock").0;
        }
    }

    /// The check is over: nobody needs to look at budgets any more.
    pub fn finish(&self) {
        *self.over.0.lock().expect("no worker panics while it holds the lock") = true;
        self.over.1.notify_all();
    }

    /// Ends the check when it is dropped, be it by a panic.
    pub fn over_when_dropped(&self) -> impl Drop + '_ {
        struct Over<'s, 'a>(&'s Shared<'a>);
        impl Drop for Over<'_, '_> {
            fn drop(&mut self) {
                if std::thread::panicking() {
                    self.0.give_up();
                }
                self.0.finish();
            }
        }
        Over(self)
    }

    /// Ends the check before all paths were visited.
    fn end(&self, why: EndedEarly) {
        self.ended_early.lock().expect("no worker panics while it holds the lock").get_or_insert(why);
        self.give_up();
    }

    /// Makes all workers come to an end.
    pub fn give_up(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.jobs.lock().expect("no worker panics while it holds the lock").over = true;
        self.changed.notify_all();
    }

    pub fn ended_early(&self) -> Option<EndedEarly> {
        *self.ended_early.lock().expect("no worker panics while it holds the lock")
    }

    /// The next prefix to explore; waits for one. `None`: everything is explored.
    fn next(&self) -> Option<Vec<u32>> {
        let mut jobs = self.jobs.lock().expect("no worker panics while it holds the lock");
        loop {
            if jobs.over {
                return None;
            }
            if let Some(prefix) = jobs.prefixes.pop_front() {
                jobs.busy += 1;
                return Some(prefix);
            }
            if jobs.busy == 0 {
                jobs.over = true;
                self.changed.notify_all();
                return None;
            }
            jobs.waiting += 1;
            self.count_hungry(&jobs);
            jobs = self.changed.wait(jobs).expect("no worker panics while it holds the lock");
            jobs.waiting -= 1;
            self.count_hungry(&jobs);
        }
    }

    /// Whoever waits while there is something to do is only waking up, and needs no more.
    fn count_hungry(&self, jobs: &Jobs) {
        self.hungry.store(jobs.waiting.saturating_sub(jobs.prefixes.len()), Ordering::Relaxed);
    }

    /// A worker has explored its prefix.
    fn done(&self) {
        let mut jobs = self.jobs.lock().expect("no worker panics while it holds the lock");
        jobs.busy -= 1;
        if jobs.busy == 0 && jobs.prefixes.is_empty() {
            jobs.over = true;
            self.changed.notify_all();
        }
    }

    fn give(&self, prefixes: Vec<Vec<u32>>) {
        let mut jobs = self.jobs.lock().expect("no worker panics while it holds the lock");
        jobs.prefixes.extend(prefixes);
        self.count_hungry(&jobs);
        self.changed.notify_all();
    }

    /// A worker says how many paths it has completed or violated, and how many alternatives wait for it.
    fn tell(&self, told: &mut Told, paths: u64, frontier: u64) {
        let more = paths - told.paths;
        let all = self.monitor.paths.fetch_add(more, Ordering::Relaxed) + more;
        // Modulo 2^64, so that it may get less.
        self.monitor.frontier.fetch_add(frontier.wrapping_sub(told.frontier), Ordering::Relaxed);
        *told = Told { paths, frontier };
        if self.max_paths.is_some_and(|most| all >= most) {
            self.end(EndedEarly::MaxPaths);
        }
    }
}

/// Explores prefixes until there are none left.
pub fn work(
    machine: &mut Machine,
    driver: &Driver,
    states: Option<&States>,
    shared: &Shared<'_>,
    watch: &(dyn Fn(&PathView<'_>) + Sync),
) -> Result<Findings, Error> {
    let mut findings = Findings::default();
    let mut search = Search::new(machine, driver, states);
    let mut result = Ok(());
    let mut told = Told::default();
    while let Some(prefix) = shared.next() {
        let mut visit = |view: PathView<'_>| {
            watch(&view);
            findings.add(&view);
            let paths = findings.paths.finished();
            if paths - told.paths >= shared.batch {
                shared.tell(&mut told, paths, view.frontier);
            }
            if shared.stop.load(Ordering::Relaxed) {
                Onward::Stop
            } else if shared.hungry.load(Ordering::Relaxed) > 0 {
                Onward::Share
            } else {
                Onward::Next
            }
        };
        result = search.run(&prefix, &mut visit, &mut |prefixes| shared.give(prefixes));
        shared.tell(&mut told, findings.paths.finished(), 0);
        shared.done();
        if result.is_err() {
            shared.give_up();
            break;
        }
    }
    findings.work = search.work();
    search.finish();
    result?;
    findings.unimplemented = machine.unimplemented();
    findings.gaps = std::mem::take(&mut machine.symbolic_state().tally.gaps);
    findings.types = machine.declared_types();
    let reasons = machine.symbolic_state().tally.undecided.clone();
    findings.unknown.extend(reasons.into_iter().map(|reason| (reason, 0)));
    Ok(findings)
}

impl Findings {
    fn add(&mut self, view: &PathView<'_>) {
        self.has_heap |= self.has_heap || has_heap(view);
        match view.outcome {
            Outcome::Completed => self.paths.completed += 1,
            Outcome::Violated(found) => {
                self.paths.violated += 1;
                if view.machine.is_pinned() {
                    // That is so with some numbers; with the others nobody has looked.
                    let place = found.trace.iter().find(|place| place.is_users);
                    self.cut(Bound::Depth, place.map(located), None);
                }
                self.violations.add(view, found);
            }
            Outcome::AssumedAway => self.paths.assumed_away += 1,
            Outcome::Infeasible => self.paths.infeasible += 1,
            Outcome::Bounded(bound) => {
                let place = view.machine.users_place().or_else(|| view.machine.innermost_place());
                let place = place.as_ref().map(located).or_else(|| condition_at_end(view));
                // Where calls got too deep the numbers are those that were tried last.
                let example = Some(view).filter(|_| *bound != Bound::Depth);
                self.cut(*bound, place, example);
            }
            Outcome::Unsupported(what) => {
                self.paths.unsupported += 1;
                *self.unsupported.entry(what.clone()).or_default() += 1;
            }
            Outcome::Unknown => self.paths.unknown += 1,
            Outcome::Interrupted => {}
        }
    }

    /// Counts inputs that a bound keeps away. Last resorts say where, and on what.
    fn cut(&mut self, bound: Bound, place: Option<String>, example: Option<&PathView<'_>>) {
        self.paths.bounded += 1;
        self.bounded[bound as usize] += 1;
        let is_last_resort = matches!(bound, Bound::Loop | Bound::Call | Bound::Depth);
        if let (true, Some(place)) = (is_last_resort, place) {
            let cut = self.cut.entry((bound, place)).or_default();
            match example {
                Some(view) => cut.add(view),
                None => cut.paths += 1,
            }
        }
    }

    /// What was found on the way to the states of an object counts for every path that goes on from there.
    pub fn found_before(mut self) -> Findings {
        self.paths.completed = 0;
        let counts = self.work.counts;
        self.work = Work { counts, ..Work::default() };
        self
    }

    pub fn merge(&mut self, other: Findings) {
        self.paths += other.paths;
        self.violations.merge(other.violations);
        for (what, paths) in other.unsupported {
            *self.unsupported.entry(what).or_default() += paths;
        }
        for (why, times) in other.unknown {
            *self.unknown.entry(why).or_default() += times;
        }
        for (mine, theirs) in self.bounded.iter_mut().zip(other.bounded) {
            *mine += theirs;
        }
        for (at, cut) in other.cut {
            self.cut.entry(at).or_default().merge(cut);
        }
        self.has_heap |= other.has_heap;
        self.gaps.extend(other.gaps);
        self.unreached = match (self.unreached.take(), other.unreached) {
            (Some(mine), Some(theirs)) => Some(mine.intersection(&theirs).copied().collect()),
            (one, other) => one.or(other),
        };
        self.types.extend(other.types);
        self.unimplemented.extend(other.unimplemented);
        self.unimplemented.sort();
        self.unimplemented.dedup();
        self.work.add(&other.work);
    }
}

/// Whether the input of a path has an object or array beside `this`.
fn has_heap(view: &PathView<'_>) -> bool {
    let is_this = |origin: Origin| match (origin, view.machine.input()) {
        (Origin::Field { owner, slot }, Some(input)) => owner == input.object && Some(slot) == input.receiver,
        _ => false,
    };
    let is_object = |symbol: &heap::Symbol| matches!(symbol.knowledge, Knowledge::Object(_));
    view.machine.heap.symbols().iter().any(|symbol| is_object(symbol) && !is_this(symbol.origin))
}

/// `File.java:12`, or the method if nobody knows the line.
/// Where the condition is that a path has ended in: quantifiers are loops, too.
fn condition_at_end(view: &PathView<'_>) -> Option<String> {
    let clause = view.driver.clause(view.machine.condition_at_end()?);
    Some(
        clause.line.map_or_else(
            || format!("`{}`", clause.text),
            |line| format!("{}:{line}", violation::name_of(&clause.file)),
        ),
    )
}

fn located(place: &Place) -> String {
    match (&place.file, place.line) {
        (Some(file), Some(line)) => format!("{}:{line}", violation::name_of(file)),
        _ => place.text.clone(),
    }
}

/// The memory that the process holds, in megabytes.
fn resident_megabytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}
