//! Depth-first search over one mutable state, with undo.
//!
//! A path is a list of choices. The search keeps a stack of choice points, each with the state that it was met in and the
//! alternatives that were feasible there; going back restores the state and takes the next one. A search may start at
//! a prefix of choices, which it follows without ever trying what lies beside it: that belongs to whoever gave the
//! prefix away.

use crate::driver::{Driver, Ends};
use crate::error::Error;
use crate::outcome::Outcome;
use crate::states::{Node, States};
use crate::target::MethodName;
use crate::work::{Work, work};
use heap::{ObjectId, Value};
use interp::symbolic::{Alternative, Saved, Snapshot};
use interp::{Ended, Machine, PathEnd};
use program::{ClassId, MethodId};

/// A path at its end: the state is there to be looked at.
pub struct PathView<'a> {
    pub machine: &'a Machine,
    pub driver: &'a Driver,
    pub choices: &'a [u32],
    /// What was chosen, choice by choice.
    pub taken: &'a [Alternative],
    pub outcome: &'a Outcome,
    /// Alternatives of this search that wait to be tried.
    pub frontier: u64,
}

/// How the target's own call ended, which conditions and invariants may have been looked at after.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum MethodEnd {
    /// The path was over before.
    NotReached,
    /// With a result, unless the method has none. A constructor's is the new object.
    Returned(Option<Value>),
    Threw(ObjectId),
}

impl PathView<'_> {
    pub fn method_end(&self) -> MethodEnd {
        let Ends { progress, result, caught, .. } = self.driver.ends;
        match (self.machine.driver_local(progress), self.machine.driver_local(caught)) {
            (Value::Int(Ends::RETURNED), _) => {
                MethodEnd::Returned(result.map(|local| self.machine.driver_local(local)))
            }
            (Value::Int(Ends::THREW), Value::Object(exception)) => MethodEnd::Threw(exception),
            _ => MethodEnd::NotReached,
        }
    }
}

/// Whether to go on after a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onward {
    Next,
    /// Give some of the work away, then go on.
    Share,
    Stop,
}

pub struct Search<'a> {
    machine: &'a mut Machine,
    driver: &'a Driver,
    saved: Saved,
    root: Snapshot,
    points: Vec<ChoicePoint>,
    /// The alternatives of all choice points, one behind the other.
    alternatives: Vec<Alternative>,
    /// The choices of the current path. The first ones may be a given prefix.
    choices: Vec<u32>,
    /// The alternatives that they stand for. What lies beyond the choices is left over from earlier paths.
    taken: Vec<Alternative>,
    prefix: usize,
    /// What was executed and asked before the latest choice was taken.
    at_choice: Work,
    /// What was executed and asked only to come back to where somebody had been.
    repeated: Work,
    started: Work,
    /// Alternatives that wait to be tried.
    frontier: u64,
    /// What is known of the beginnings of paths, and where the present one is in it.
    states: Option<&'a States>,
    at: Option<Node>,
}

struct ChoicePoint {
    /// Where its alternatives begin, and how many of them are this search's own.
    first: usize,
    count: u32,
    /// The state to go back to, as long as there is more than one alternative left.
    snapshot: Option<Snapshot>,
    /// Where it is in what is known of the beginnings of paths.
    at: Option<Node>,
    /// Whether a violation waits here for what classes say.
    has_postponed: bool,
}

impl<'a> Search<'a> {
    /// A search in a machine whose state is the base state of all paths.
    pub fn new(machine: &'a mut Machine, driver: &'a Driver, states: Option<&'a States>) -> Search<'a> {
        let mut saved = Saved::default();
        let root = machine.save(&mut saved);
        let started = work(machine);
        Search {
            machine,
            driver,
            saved,
            root,
            points: Vec::new(),
            alternatives: Vec::new(),
            choices: Vec::new(),
            taken: Vec::new(),
            prefix: 0,
            at_choice: started,
            repeated: Work::default(),
            started,
            frontier: 0,
            states,
            at: None,
        }
    }

    /// Visits every path that begins with a prefix. Prefixes that are given away go to `give`.
    pub fn run(
        &mut self,
        prefix: &[u32],
        visit: &mut dyn FnMut(PathView<'_>) -> Onward,
        give: &mut dyn FnMut(Vec<Vec<u32>>),
    ) -> Result<(), Error> {
        self.choices = prefix.to_vec();
        self.prefix = prefix.len();
        let mut ended = self.follow(Vec::new())?;
        loop {
            ended = self.run_path(ended)?;
            // The path may have ended while it looked at the state before the method.
            self.machine.heap.leave_old();
            let outcome = Outcome::of(self.machine, self.driver, ended);
            self.leave_postponed();
            if matches!(outcome, Outcome::Completed) {
                self.machine.note_unasked();
            }
            let view = PathView {
                machine: self.machine,
                driver: self.driver,
                choices: &self.choices,
                taken: &self.taken[..self.choices.len()],
                outcome: &outcome,
                frontier: self.frontier,
            };
            match visit(view) {
                Onward::Stop => break,
                Onward::Share => give(self.share()),
                Onward::Next => {}
            }
            match self.back() {
                Some(next) => ended = next,
                None => break,
            }
        }
        self.unwind();
        Ok(())
    }

    /// What this search has done, repetitions left out.
    pub fn work(&self) -> Work {
        work(self.machine).since(&self.started).since(&self.repeated)
    }

    fn count_frontier(&self) -> u64 {
        let left = |(point, &taken): (&ChoicePoint, &u32)| self.count_left(point, taken);
        self.points.iter().zip(&self.choices[self.prefix..]).map(left).sum()
    }

    /// The choices that are left at a point where this one was taken.
    fn left(&self, point: &ChoicePoint, taken: u32) -> impl Iterator<Item = u32> + use<'a> {
        let (count, states) = (point.count, point.at.zip(self.states));
        let from = move |least: u32| {
            let next = states.map_or(Some(least), |(at, states)| states.next(at, least));
            next.filter(|&next| next < count)
        };
        std::iter::successors(from(taken + 1), move |&choice| from(choice + 1))
    }

    /// How many choices are left at a point where this one was taken.
    fn count_left(&self, point: &ChoicePoint, taken: u32) -> u64 {
        match point.at {
            None => u64::from(point.count.saturating_sub(taken + 1)),
            Some(_) => self.left(point, taken).count() as u64,
        }
    }

    /// The first choice at the point that was just met.
    fn first_choice(&self) -> u32 {
        let known = self.at.zip(self.states).and_then(|(at, states)| states.next(at, 0));
        known.unwrap_or(0)
    }

    /// Leaves the machine in its base state.
    pub fn finish(self) {
        let Search { machine, mut saved, root, .. } = self;
        machine.restore_last(&mut saved, &root);
        machine.end_path();
    }

    /// Goes on until the path is over.
    fn run_path(&mut self, mut ended: Ended) -> Result<Ended, Error> {
        loop {
            ended = match ended {
                Ended::Choose => self.descend(),
                Ended::NeedsClass(class) => self.follow(vec![class])?,
                Ended::WorldLacks(class) => return Err(self.world_lacks(class)),
                Ended::NeedsContract(method) => return Err(self.needs_contract(method)),
                end => return Ok(end),
            };
        }
    }

    /// Meets a choice point and takes its first alternative.
    fn descend(&mut self) -> Ended {
        self.add_point(true);
        let first = self.first_choice();
        self.frontier += self.points.last().map_or(0, |point| self.count_left(point, first));
        self.choices.push(first);
        self.take_chosen()
    }

    /// Keeps the alternatives that the machine has stopped at.
    fn add_point(&mut self, with_snapshot: bool) {
        let found = &mut self.machine.symbolic_state().alternatives;
        let (first, count) = (self.alternatives.len(), found.len() as u32);
        self.alternatives.append(found);
        let has_postponed = self.machine.has_postponed();
        let snapshot = with_snapshot.then(|| self.machine.save(&mut self.saved));
        self.points.push(ChoicePoint { first, count, snapshot, at: self.at, has_postponed });
    }

    /// Takes the alternative that the last choice names.
    fn take_chosen(&mut self) -> Ended {
        let (Some(point), Some(&choice)) = (self.points.last(), self.choices.last()) else {
            unreachable!("a choice was just made at a choice point")
        };
        let alternative = self.alternatives[point.first + choice as usize];
        self.taken.truncate(self.choices.len() - 1);
        self.taken.push(alternative);
        self.at = point.at.zip(self.states).and_then(|(at, states)| states.follow(at, choice));
        self.at_choice = work(self.machine);
        self.machine.take(alternative)
    }

    /// Goes back to the youngest choice point that has an alternative left, and takes it. `None`: there is none.
    fn back(&mut self) -> Option<Ended> {
        loop {
            let last = *self.choices.last()?;
            let mut left = self.left(self.points.last()?, last);
            let (next, is_last) = (left.next(), left.next().is_none());
            let point = self.points.last_mut()?;
            match (next, &point.snapshot) {
                (None, snapshot) => {
                    if let Some(snapshot) = snapshot {
                        self.machine.restore_last(&mut self.saved, snapshot);
                    }
                    self.alternatives.truncate(point.first);
                    self.points.pop();
                    self.choices.pop();
                }
                (_, None) => unreachable!("a choice point with alternatives left has its state"),
                (Some(next), Some(snapshot)) => {
                    *self.choices.last_mut()? = next;
                    if is_last {
                        self.machine.restore_last(&mut self.saved, snapshot);
                        point.snapshot = None;
                    } else {
                        self.machine.restore(&self.saved, snapshot);
                    }
                    self.frontier -= 1;
                    return Some(self.take_chosen());
                }
            }
        }
    }

    /// Of a violation that has waited for what classes say, one way to decide about them is enough, and it has just been told.
    fn leave_postponed(&mut self) {
        if !self.machine.has_told_postponed() {
            return;
        }
        let first = self.points.partition_point(|point| !point.has_postponed);
        for place in first..self.points.len() {
            let taken = self.choices[self.prefix + place];
            self.frontier -= self.count_left(&self.points[place], taken);
            self.points[place].count = taken + 1;
        }
    }

    /// Gives away the alternatives that are left at the oldest choice point that has any.
    fn share(&mut self) -> Vec<Vec<u32>> {
        let prefix = self.prefix;
        let has_more = |place: &usize| {
            let point = &self.points[*place];
            // What decides about a violation that waits is tried in order.
            point.snapshot.is_some()
                && !point.has_postponed
                && self.left(point, self.choices[prefix + place]).next().is_some()
        };
        let Some(place) = (0..self.points.len()).find(has_more) else { return Vec::new() };
        let taken = self.choices[prefix + place];
        let given: Vec<u32> = self.left(&self.points[place], taken).collect();
        self.points[place].count = taken + 1;
        self.frontier -= given.len() as u64;
        given.iter().map(|&choice| [&self.choices[..prefix + place], &[choice]].concat()).collect()
    }

    /// Leaves all choice points.
    fn unwind(&mut self) {
        while let Some(point) = self.points.pop() {
            if let Some(snapshot) = &point.snapshot {
                self.machine.restore_last(&mut self.saved, snapshot);
            }
        }
        self.frontier = 0;
        self.alternatives.clear();
        self.choices.clear();
        self.machine.restore(&self.saved, &self.root);
        self.machine.end_path();
    }

    /// Starts over from the base state, in which some classes are initialized first, and follows the choices made so
    /// far. What was seen there already is not counted again.
    fn follow(&mut self, classes: Vec<ClassId>) -> Result<Ended, Error> {
        let lost_since = if classes.is_empty() { work(self.machine) } else { self.at_choice };
        let choices = std::mem::take(&mut self.choices);
        let counts: Vec<u32> = self.points.iter().map(|point| point.count).collect();
        let mut wanted = classes;
        loop {
            self.start_over(&wanted)?;
            match self.retrace(&choices, &counts, lost_since)? {
                Ended::NeedsClass(class) if self.choices.len() < choices.len() => wanted = vec![class],
                ended => return Ok(ended),
            }
        }
    }

    fn start_over(&mut self, classes: &[ClassId]) -> Result<(), Error> {
        self.unwind();
        self.machine.restore_last(&mut self.saved, &self.root);
        let initialized = classes.iter().try_for_each(|&class| self.machine.try_initialize_in_base(class));
        // Also if that failed there must be a state to go back to.
        self.root = self.machine.save(&mut self.saved);
        Ok(initialized?)
    }

    /// Follows choices from the beginning of a path. Ends where the last of them leads, or before it at a class that must
    /// be initialized.
    fn retrace(&mut self, choices: &[u32], counts: &[u32], lost_since: Work) -> Result<Ended, Error> {
        self.machine.symbolic_state().tally.silent = !choices.is_empty();
        if choices.is_empty() {
            self.forget_work(lost_since);
            self.at_choice = work(self.machine);
        }
        self.at = self.states.map(States::root);
        self.machine.symbolic_state().tally.receiving = self.states.is_some();
        let Driver { method, receiver, notes_assignments, reliance, ends, .. } = self.driver;
        self.machine.note_assignments(*notes_assignments);
        self.machine.rely_on(*reliance);
        self.machine.postpone_violations(ends.aftermath());
        let mut ended = self.machine.begin_path(*method, *receiver);
        for (depth, &choice) in choices.iter().enumerate() {
            match ended {
                Ended::Choose => {}
                needs @ Ended::NeedsClass(_) => return Ok(needs),
                // No time to come back to where the path was.
                end @ Ended::End(PathEnd::Interrupted) => {
                    self.machine.symbolic_state().tally.silent = false;
                    return Ok(end);
                }
                Ended::WorldLacks(class) => return Err(self.world_lacks(class)),
                Ended::NeedsContract(method) => return Err(self.needs_contract(method)),
                _ => return Err(diverged(choices, depth)),
            }
            let there = self.machine.symbolic_state().alternatives.len() as u32;
            if choice >= there {
                return Err(diverged(choices, depth));
            }
            let own = depth.checked_sub(self.prefix).and_then(|place| counts.get(place)).copied();
            self.add_point(own.is_some_and(|count| choice + 1 < count));
            self.choices.push(choice);
            let point = self.points.last_mut().expect("it was just added");
            point.count = own.unwrap_or(choice + 1);
            if depth + 1 == choices.len() {
                self.machine.symbolic_state().tally.silent = false;
                self.forget_work(lost_since);
            }
            ended = self.take_chosen();
            if own.is_none() {
                // What lies beside the prefix is not ours.
                self.points.pop();
                self.alternatives.clear();
            }
        }
        self.frontier = self.count_frontier();
        Ok(ended)
    }

    /// The closed world turned out to be too small: whatever was found in it is void.
    fn world_lacks(&self, class: ClassId) -> Error {
        Error::WorldLacks(self.machine.program.class(class).name.to_string())
    }

    /// Nobody has said yet whether a method has a contract that can stand in for it.
    fn needs_contract(&self, method: MethodId) -> Error {
        Error::NeedsContract(MethodName::of(self.machine, method))
    }

    /// Everything since then was only to come back here.
    fn forget_work(&mut self, since: Work) {
        let lost = work(self.machine).since(&since);
        self.repeated.add(&lost);
    }
}

fn diverged(choices: &[u32], depth: usize) -> Error {
    let text: Vec<String> = choices.iter().map(u32::to_string).collect();
    Error::Choices(format!(
        "the choices {} do not belong to this target with this configuration: there is no choice {} after {depth} \
         of them",
        text.join("."),
        choices[depth]
    ))
}
