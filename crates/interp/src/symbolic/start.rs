//! Beginning to explore, and beginning a path.

use super::contract::{CONTRACT, METHODS};
use super::outcome::Bound;
use super::snapshot::Loops;
use super::{Symbolic, Tally, guard};
use crate::control::Pending;
use crate::initialize::Progress;
use crate::machine::{FRAME_LIMIT, Machine};
use crate::run::Ended;
use crate::target::Entry;
use crate::trap::{PathEnd, Stop, Trap};
use decide::{Decider, Interrupt};
use heap::init::Strategy;
use heap::{Body, Bounds, DRIVER, ObjectId, Origin, Place, Slot, SymbolId, TypeSets, Value};
use program::{ClassId, FieldId, FieldPlace, MethodId, StaticSlot, SyntheticClass, SyntheticMethod, access};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use term::Terms;

/// How to explore.
#[derive(Clone)]
pub struct Configuration {
    pub strategy: Strategy,
    pub bounds: Bounds,
    pub decide: decide::Config,
    /// Backward jumps without initializing anything before a path is cut.
    pub loop_bound: u64,
    /// Nested calls before a path is cut; a Java stack overflows after some thousands anyway.
    pub call_bound: Option<usize>,
    /// Set from outside when the run shall end.
    pub interrupt: Arc<AtomicBool>,
}

/// The object whose fields are the parameters of a target.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    pub object: ObjectId,
    pub class: ClassId,
    /// The field that is `this`, which is never null.
    pub receiver: Option<u16>,
    /// Whether the method under check is the JDK's, whose nodes are then what the bound is about.
    pub is_of_jdk: bool,
}

/// Places for interned strings, Class objects and the like that come up in paths.
const PERMANENT: u32 = 1 << 16;

impl Machine {
    /// Makes the machine explore from now on. What has run so far is the base state of all paths.
    pub fn explore(&mut self, configuration: Configuration) {
        let object = self.known.object;
        let unsettled = self.program.define_synthetic(SyntheticClass {
            name: "kukang/internal/Unsettled".into(),
            super_class: object,
            interfaces: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            host: object,
        });
        self.program.forget_dispatch(unsettled);
        self.program.define_synthetic(SyntheticClass {
            name: CONTRACT.into(),
            super_class: object,
            interfaces: Vec::new(),
            fields: Vec::new(),
            methods: METHODS
                .iter()
                .chain(&super::open::METHODS)
                .chain(&super::visible::METHODS)
                .map(|(name, descriptor)| SyntheticMethod::modelled(name, descriptor))
                .collect(),
            host: object,
        });
        self.follow_program();
        self.forget_unguarded();
        self.heap.unsettled = Some(unsettled);
        self.heap.reserve(object, PERMANENT);
        self.call_bound = configuration.call_bound;
        let interrupt = Interrupt::new(configuration.interrupt.clone());
        self.interrupt = Some(configuration.interrupt);
        let orders = self.find_orders();
        self.symbolic = Some(Box::new(Symbolic {
            terms: Terms::new(),
            decider: Decider::new(decide::Config { interrupt, ..configuration.decide }),
            types: TypeSets::default(),
            bounds: configuration.bounds,
            strategy: configuration.strategy,
            filters: Vec::new(),
            alternatives: Vec::new(),
            tally: Tally::default(),
            implementations: FxHashMap::default(),
            uninitializable: FxHashMap::default(),
            plain_records: FxHashMap::default(),
            field_types: FxHashMap::default(),
            parameter_signatures: FxHashMap::default(),
            considered: Vec::new(),
            literals: BTreeSet::new(),
            kept_exceptions: None,
            holders: Vec::new(),
            made: Default::default(),
            failures: FxHashMap::default(),
            failures_seen: Vec::new(),
            chances: Vec::new(),
            unasked: Vec::new(),
            drawn: Default::default(),
            hashed: Default::default(),
            hash_tables: Default::default(),
            hashes_given: Default::default(),
            initializers: Default::default(),
            stopped: FxHashMap::default(),
            input: None,
            evaluating: None,
            postponed: Default::default(),
            notes_writes: false,
            writes: Vec::new(),
            open: super::open::Open::default(),
            driver: None,
            received: FxHashMap::default(),
            relies_on_invariants: true,
            non_null: Default::default(),
            owned: Default::default(),
            restricted: Default::default(),
            empty: Vec::new(),
            candidates: Vec::new(),
            apart: Vec::new(),
            probes: Default::default(),
            has_made_parts: false,
            made_together: FxHashMap::default(),
            target_call: 0,
            compared: Vec::new(),
            branches: Default::default(),
            orders,
            loops: Loops { since: 0, bound: configuration.loop_bound, look: 0 },
            depth: super::depth::Depth::default(),
        }));
    }

    /// Methods that have run so far, when nothing was unknown, are entered through their guards from now on.
    fn forget_unguarded(&mut self) {
        for (index, target) in self.targets.iter_mut().enumerate() {
            if matches!(target.entry, Entry::Code(_) | Entry::Synchronized(_)) {
                let method = self.program.method(MethodId(index as u32));
                let class = &self.program.class(method.class).name;
                let (name, descriptor) = (self.program.text(method.name), self.program.text(method.descriptor));
                if guard::find(class, name, descriptor).is_some() {
                    target.entry = Entry::Unprepared;
                }
            }
        }
    }

    pub(crate) fn symbolic_mut(&mut self) -> &mut Symbolic {
        self.symbolic.as_mut().expect("terms and symbols exist only while paths are explored")
    }

    pub(crate) fn terms(&self) -> &Terms {
        &self.symbolic.as_ref().expect("terms exist only while paths are explored").terms
    }

    /// Whether a path is under way, so that changes to the base state would be lost.
    pub(crate) fn in_path(&self) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| symbolic.input.is_some())
    }

    /// Begins a path: everything about the input is unknown. Runs to the first choice or to the end. The state must have
    /// been saved before.
    pub fn begin_path(&mut self, driver: MethodId, receiver: Option<u16>) -> Ended {
        let class = self.program.method(driver).class;
        let fields = vec![Slot::UNREAD; self.program.class(class).layout.len()].into();
        let is_of_jdk = !self.is_outside(class);
        let symbolic = self.symbolic.as_mut().expect("exploration has begun");
        let types = symbolic.types.intern(&[class]);
        let nobody = SymbolId(u32::MAX);
        self.older = self.heap.len() as u32;
        let place = Place { depth: DRIVER, ..Place::default() };
        let object = self.heap.add_symbolic(nobody, types, place, class, Body::Fields(fields));
        symbolic.input = Some(Input { object, class, receiver, is_of_jdk });
        symbolic.driver = Some(driver);
        self.restart_depth();
        self.symbolic_mut().writes.clear();
        self.symbolic_mut().branches.clear();
        self.symbolic_mut().compared.clear();
        self.symbolic_mut().postponed.forget();
        self.set_evaluating(None);
        self.forget_statics();
        self.restart_loops();
        self.go_on(Pending::Invoke(driver, vec![Value::Object(object)]))
    }

    /// Ends a path, so that the base state may change.
    pub fn end_path(&mut self) {
        self.symbolic_mut().input = None;
        self.older = 0;
        self.frame_limit = FRAME_LIMIT;
        self.clear_activations();
    }

    /// Non-final static fields of the classes under analysis are unknown when the method is entered. Final ones hold what
    /// their initializers have computed.
    fn forget_statics(&mut self) {
        let (unknown, finals) = self.statics_under_analysis();
        // Before the path, so that the state before the method has them held back as well.
        self.hold_back(&finals);
        self.heap.begin_path(&unknown);
    }

    /// The static fields of the program's own classes: those that can be assigned to, and the others.
    pub(crate) fn statics_under_analysis(&self) -> (Vec<StaticSlot>, Vec<FieldId>) {
        let mut unknown = Vec::new();
        let mut finals = Vec::new();
        for index in 0..self.program.class_count() {
            let class = self.program.class(ClassId(index as u32));
            if class.module.is_some() || class.host.is_some() || self.classes[index].progress != Progress::Done {
                continue;
            }
            for &id in &class.fields {
                let field = self.program.field(id);
                match field.place {
                    FieldPlace::Static(slot) if field.access & access::FINAL == 0 => unknown.push(slot),
                    FieldPlace::Static(_) => finals.push(id),
                    FieldPlace::Instance(_) => {}
                }
            }
        }
        (unknown, finals)
    }

    /// Whether an unknown is the receiver of the target.
    pub(crate) fn is_receiver(&self, origin: Origin) -> bool {
        let input = self.symbolic.as_ref().and_then(|symbolic| symbolic.input);
        match (origin, input) {
            (Origin::Field { owner, slot }, Some(input)) => owner == input.object && input.receiver == Some(slot),
            _ => false,
        }
    }

    /// Whether the path has met a class whose initializer has failed.
    pub fn meets_failed_initializer(&self) -> bool {
        self.symbolic.as_ref().is_some_and(|symbolic| !symbolic.failures_seen.is_empty())
    }

    /// The object that holds the parameters of the path under way.
    pub fn input(&self) -> Option<Input> {
        self.symbolic.as_ref().and_then(|symbolic| symbolic.input)
    }

    pub fn symbolic(&self) -> Option<&Symbolic> {
        self.symbolic.as_deref()
    }

    pub fn symbolic_state(&mut self) -> &mut Symbolic {
        self.symbolic_mut()
    }

    /// The types that no class on the class path implements, of those that came up.
    pub fn unimplemented(&self) -> Vec<String> {
        let classes = self.symbolic.iter().flat_map(|symbolic| symbolic.tally.unimplemented.iter());
        let mut names: Vec<String> = classes.map(|&class| self.program.class(class).java_name()).collect();
        names.sort();
        names
    }

    /// Makes the closed world that of the class path again. What one target has asked for is nothing to the next.
    pub fn forget_considered(&mut self) {
        let symbolic = self.symbolic_mut();
        symbolic.considered.clear();
        symbolic.holders.clear();
        symbolic.implementations.clear();
    }

    /// Makes a class part of the closed world: one of the JDK or an array, whose objects are candidates from then on, or
    /// one of the class path, whose constants are. Which comes first depends on who searches where, so their order
    /// goes by their names.
    pub fn consider(&mut self, class: ClassId) -> Result<(), Box<Stop>> {
        let of = self.program.class(class);
        if of.module.is_none() && !of.is_array() {
            self.initialize_in_base(class)?;
        }
        let symbolic = self.symbolic.as_mut().expect("exploration has begun");
        let of = self.program.class(class);
        let list = match of.module.is_none() && !of.is_array() {
            true => &mut symbolic.holders,
            false => &mut symbolic.considered,
        };
        if !list.contains(&class) {
            list.push(class);
            list.sort_by(|&left, &right| self.program.class(left).name.cmp(&self.program.class(right).name));
            symbolic.implementations.clear();
        }
        Ok(())
    }

    /// As [`Machine::initialize_in_base`], but a class whose initializer cannot be run to its end is a matter of those who
    /// cannot do without it: they will ask for it again.
    pub fn try_initialize_in_base(&mut self, class: ClassId) -> Result<(), Box<Stop>> {
        let was_given_up = self.symbolic_mut().stopped.contains_key(&class);
        match self.initialize_in_base(class) {
            Err(_) if !was_given_up && self.symbolic_mut().stopped.contains_key(&class) => Ok(()),
            result => result,
        }
    }

    /// Initializes a class in the base state, where no path is under way. A failure stays with the class, and so does the
    /// reason why its initializer could not be run to its end.
    pub fn initialize_in_base(&mut self, class: ClassId) -> Result<(), Box<Stop>> {
        if let Some(stop) = self.symbolic_mut().stopped.get(&class) {
            return Err(stop.clone());
        }
        self.restart_loops();
        // What initializers assign to and link is nobody's concern: the path has not begun.
        self.recording = false;
        let result = self.run_initializer_in_base(class);
        self.set_recording();
        result.inspect_err(|stop| self.give_up_initializers(stop))
    }

    /// The classes whose initializers were stopped are as if they had never been asked for: they must not pass for
    /// initialized ones, whose fields hold what they should.
    fn give_up_initializers(&mut self, stop: &Stop) {
        // With more time it may come to an end.
        let is_interrupted = self.interrupt.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed));
        for index in 0..self.classes.len() {
            if self.classes[index].progress == Progress::Running {
                self.classes[index].progress = Progress::NotStarted;
                if !is_interrupted {
                    self.symbolic_mut().stopped.insert(ClassId(index as u32), Box::new(stop.clone()));
                }
            }
        }
    }

    fn run_initializer_in_base(&mut self, class: ClassId) -> Result<(), Box<Stop>> {
        match self.initialize(class) {
            Ended::Returned(_) => Ok(()),
            Ended::Threw(error) => {
                self.keep_failed_class(class, error);
                Ok(())
            }
            // There is one base state, so that a condition in an initializer does not split what is explored.
            Ended::Stopped(stop) if matches!(*stop, Stop::Violated(_)) => {
                Err(self.broken_initializer(class, "a condition in a static initializer that does not hold"))
            }
            Ended::End(end) => Err(self.broken_initializer(class, ended_in_words(end))),
            Ended::Stopped(stop) => Err(stop),
            // Bodies run there, which know what they compute with; models may ask for something unknown.
            Ended::Choose | Ended::NeedsClass(_) | Ended::WorldLacks(_) | Ended::NeedsContract(_) => {
                self.symbolic_mut().alternatives.clear();
                Err(self.broken_initializer(class, DEPENDS))
            }
        }
    }

    fn broken_initializer(&mut self, class: ClassId, what: &str) -> Box<Stop> {
        self.clear_activations();
        let name = self.program.class(class).java_name();
        Box::new(Stop::Unsupported { what: what.to_owned(), at: format!("the initializer of {name}") })
    }

    /// Fails if a path is under way: what is made now would have to outlive it.
    pub(crate) fn require_base(&self, what: &str) -> Result<(), Trap> {
        if self.in_path() { Err(Trap::unsupported(format!("{what}, first used inside a check"))) } else { Ok(()) }
    }

    /// Does something whose new objects outlive the path.
    pub(crate) fn permanently<T>(&mut self, action: impl FnOnce(&mut Machine) -> Result<T, Trap>) -> Result<T, Trap> {
        if !self.in_path() {
            return action(self);
        }
        if self.heap.reserved() < 64 {
            return Err(Trap::unsupported("that many string constants and classes in one check"));
        }
        let before = self.heap.set_permanent(true);
        let result = action(self);
        self.heap.set_permanent(before);
        result
    }
}

const DEPENDS: &str = "a static initializer that depends on something unknown";

/// Why a static initializer was not run to its end.
fn ended_in_words(end: PathEnd) -> &'static str {
    match end {
        PathEnd::AssumedAway => "an assumption in a static initializer that does not hold",
        PathEnd::Bounded(Bound::Loop) => "a static initializer whose loops go on beyond the bound",
        PathEnd::Bounded(_) => "a static initializer that goes beyond a bound",
        PathEnd::Interrupted => "a static initializer for which there was no time",
        PathEnd::Undecided | PathEnd::Infeasible => DEPENDS,
    }
}
