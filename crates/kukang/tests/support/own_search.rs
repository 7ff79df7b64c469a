//! A depth-first search of the tests' own over the interpreter's public door, with a look at the state wherever it is saved
//! and wherever it is gone back to.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use explore::Strategy;
use heap::{Body, Bounds, Origin, Slot, Symbol, SymbolicObject, Value};
use interp::symbolic::{Alternative, Configuration, Saved, Snapshot};
use interp::{Ended, Machine, ObjectId, Settings};
use program::source::{ClassPath, Jdk};
use program::{ClassId, MethodId};

/// A machine that explores one subject.
pub struct Subject {
    pub machine: Machine,
    drive: MethodId,
    /// Objects of the base state: those below the first number were there before, those up to the second are places for what
    /// outlives its path, such as interned strings.
    base: (u32, u32),
}

/// A path: the choices that led to its end, and the end.
#[derive(Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct PathEnd {
    pub choices: Vec<usize>,
    pub end: String,
}

/// Everything of a state that is public. Terms and symbols are numbered in the order in which they come to be, so equal
/// numbers mean the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Dump {
    base: u64,
    objects: Vec<(ClassId, i32, u32, Body)>,
    statics: Vec<Slot>,
    symbols: Vec<Symbol>,
    symbolic: Vec<SymbolicObject>,
    unknowns: Vec<Origin>,
    initializations: u32,
    terms: (usize, usize),
    constraints: Vec<term::TermId>,
}

struct Point {
    snapshot: Snapshot,
    alternatives: Vec<Alternative>,
    taken: usize,
    dump: Option<Dump>,
}

/// What is asked along the way.
pub struct Questions {
    /// Whether every alternative is taken twice, and must lead to the same state both times.
    pub twice: bool,
    /// Whether the states are compared at all; it takes most of the time.
    pub compare: bool,
}

/// More paths than any subject has.
const MOST: usize = 20_000;

impl Subject {
    pub fn open(class_path: &Path, jdk: &Path, class: &str, strategy: Strategy, k: u32) -> Subject {
        let jdk = Jdk::find(Some(jdk)).expect("the JDK was found before");
        let classes = ClassPath::open(&[class_path.to_owned()], jdk.feature()).expect("the classes were just compiled");
        let mut machine = Machine::start(jdk, classes, Settings::default()).expect("the JDK starts");
        let class = machine.find_class(class).expect("class files are whole").expect("the subject was compiled");
        let descriptor = format!("(L{};)V", machine.program.class(class).name);
        let drive = machine.program.declared_method(class, "drive", &descriptor).expect("subjects have a drive()");
        let before = machine.heap.len() as u32;
        machine.explore(Configuration {
            strategy,
            bounds: Bounds { k: Some(k), ..Bounds::default() },
            decide: decide::Config::default(),
            loop_bound: 100_000,
            call_bound: None,
            interrupt: Arc::new(AtomicBool::new(false)),
        });
        Subject { base: (before, machine.heap.len() as u32), machine, drive }
    }

    /// Visits all paths, the first alternative first.
    pub fn search(&mut self, questions: &Questions) -> Vec<PathEnd> {
        self.search_with(questions, &mut |_| ()).into_iter().map(|(path, ())| path).collect()
    }

    /// The same, with what a look at each path's end shows.
    pub fn search_with<T>(&mut self, questions: &Questions, look: &mut dyn FnMut(&Machine) -> T) -> Vec<(PathEnd, T)> {
        let mut initialized = Vec::new();
        loop {
            match self.search_or_initialize(questions, look) {
                Ok(paths) => return paths,
                Err(class) => {
                    assert!(!initialized.contains(&class), "a class is initialized once");
                    initialized.push(class);
                    self.machine.initialize_in_base(class).expect("initializers of the subjects are plain");
                }
            }
        }
    }

    /// Fails with a class that must be initialized in the base state first.
    fn search_or_initialize<T>(
        &mut self,
        questions: &Questions,
        look: &mut dyn FnMut(&Machine) -> T,
    ) -> Result<Vec<(PathEnd, T)>, ClassId> {
        let mut saved = Saved::default();
        let base = self.dump_if(questions.compare);
        let root = self.machine.save(&mut saved);
        let mut points: Vec<Point> = Vec::new();
        let mut paths = Vec::new();
        let mut ended = self.machine.begin_path(self.drive, None);
        let result = loop {
            match ended {
                Ended::Choose => {
                    let alternatives = std::mem::take(&mut self.machine.symbolic_state().alternatives);
                    let snapshot = self.machine.save(&mut saved);
                    points.push(Point { snapshot, alternatives, taken: 0, dump: self.dump_if(questions.compare) });
                    ended = self.take(&saved, points.last().expect("it was just pushed"), questions);
                }
                Ended::NeedsClass(class) => break Err(class),
                Ended::WorldLacks(_) => unreachable!("the subjects ask for no class of the JDK"),
                Ended::NeedsContract(_) => unreachable!("the subjects call no method that nobody implements"),
                end => {
                    let choices = points.iter().map(|point| point.taken).collect();
                    paths.push((PathEnd { choices, end: self.describe(&end) }, look(&self.machine)));
                    assert!(paths.len() < MOST, "the subject has too many paths");
                    match self.back(&mut saved, &mut points, questions) {
                        Some(next) => ended = next,
                        None => break Ok(paths),
                    }
                }
            }
        };
        while let Some(point) = points.pop() {
            self.machine.restore_last(&mut saved, &point.snapshot);
            self.expect(&point.dump, "a state that was left in a hurry");
        }
        self.machine.restore_last(&mut saved, &root);
        self.machine.end_path();
        self.expect(&base, "the state before the search");
        result
    }

    /// Goes back to the youngest point that has something left, and takes it.
    fn back(&mut self, saved: &mut Saved, points: &mut Vec<Point>, questions: &Questions) -> Option<Ended> {
        loop {
            let point = points.last_mut()?;
            point.taken += 1;
            if point.taken < point.alternatives.len() {
                self.machine.restore(saved, &point.snapshot);
                let dump = point.dump.clone();
                self.expect(&dump, "a state that was gone back to");
                return Some(self.take(saved, points.last().expect("it was just there"), questions));
            }
            let point = points.pop().expect("it was just there");
            self.machine.restore_last(saved, &point.snapshot);
            self.expect(&point.dump, "a state that was left");
        }
    }

    fn take(&mut self, saved: &Saved, point: &Point, questions: &Questions) -> Ended {
        let alternative = point.alternatives[point.taken];
        let first = self.machine.take(alternative);
        if !questions.twice {
            return first;
        }
        // The stack is not public, but what comes of it is: the same alternative leads to the same state.
        let (seen, dump) = (self.describe(&first), Some(self.dump()));
        self.machine.restore(saved, &point.snapshot);
        let second = self.machine.take(alternative);
        assert_eq!(self.describe(&second), seen, "an alternative that was taken twice");
        self.expect(&dump, "the state after an alternative that was taken twice");
        second
    }

    fn describe(&mut self, ended: &Ended) -> String {
        match ended {
            Ended::Choose => format!("{:?}", self.machine.symbolic_state().alternatives),
            Ended::Threw(exception) => {
                let class = self.machine.class_of(*exception);
                self.machine.program.class(class).java_name()
            }
            other => format!("{other:?}"),
        }
    }

    fn dump_if(&self, wanted: bool) -> Option<Dump> {
        wanted.then(|| self.dump())
    }

    /// The state is what it was. Classes that were loaded since stay, with static fields that nobody has written to.
    fn expect(&self, earlier: &Option<Dump>, what: &str) {
        let Some(earlier) = earlier else { return };
        let mut now = self.dump();
        now.statics.truncate(earlier.statics.len());
        assert_eq!(now.objects, earlier.objects, "objects of {what}");
        assert_eq!(now.statics, earlier.statics, "static fields of {what}");
        assert_eq!(now.symbols, earlier.symbols, "symbols of {what}");
        assert_eq!(now.symbolic, earlier.symbolic, "symbolic objects of {what}");
        assert_eq!(now.constraints, earlier.constraints, "constraints of {what}");
        assert_eq!(now, *earlier, "{what}");
    }

    pub fn dump(&self) -> Dump {
        let heap = &self.machine.heap;
        let symbolic = self.machine.symbolic().expect("the machine explores");
        let object = |place: u32| {
            let object = heap.get(ObjectId(place));
            (object.class, object.hash, object.locks, object.body.clone())
        };
        let mut rows = heap.symbolic_objects().to_vec();
        for row in &mut rows {
            // The initial plane only ever gets longer; what is beyond the fields is unread.
            let known = row.initial.iter().rposition(|slot| !slot.is_unread()).map_or(0, |last| last + 1);
            row.initial.truncate(known);
        }
        Dump {
            base: (0..self.base.0).fold(0, |sum, place| mix(sum, self.fingerprint(ObjectId(place)))),
            objects: (self.base.1..heap.len() as u32).map(object).collect(),
            statics: heap.statics().to_vec(),
            symbols: heap.symbols().to_vec(),
            symbolic: rows,
            unknowns: heap.unknowns().to_vec(),
            initializations: heap.initializations(),
            terms: (symbolic.terms.len(), symbolic.terms.symbol_count()),
            constraints: symbolic.decider.constraints().to_vec(),
        }
    }

    /// An object of the base state in one word; there are too many of them to copy.
    fn fingerprint(&self, id: ObjectId) -> u64 {
        let object = self.machine.heap.get(id);
        let header = mix(u64::from(object.class.0), mix(object.hash as u64, u64::from(object.locks)));
        match &object.body {
            Body::Fields(fields) => fields.iter().fold(header, |sum, slot| mix(sum, word(slot.value()))),
            Body::References(elements) => elements.iter().fold(header, |sum, value| mix(sum, word(*value))),
            Body::Bytes(elements) => elements.iter().fold(header, |sum, value| mix(sum, *value as u64)),
            Body::Ints(elements) => elements.iter().fold(header, |sum, value| mix(sum, *value as u64)),
            other => other.size() as u64 ^ header ^ first_elements(other),
        }
    }
}

fn first_elements(body: &Body) -> u64 {
    (0..body.length().unwrap_or(0)).filter_map(|place| body.element(place)).fold(7, |sum, value| mix(sum, word(value)))
}

fn word(value: Value) -> u64 {
    match value {
        Value::Int(value) => value as u64,
        Value::Long(value) => value as u64,
        Value::Float(value) => value.to_bits().into(),
        Value::Double(value) => value.to_bits(),
        Value::Null => 1 << 40,
        Value::Object(id) => (2 << 40) | u64::from(id.0),
        Value::Symbol(id) => (3 << 40) | u64::from(id.0),
        Value::Term(_, term) => (4 << 40) | u64::from(term.number()),
        Value::Unread => 5 << 40,
        Value::ReturnAddress(op) => (6 << 40) | u64::from(op),
        Value::Invalid => 7 << 40,
    }
}

fn mix(sum: u64, next: u64) -> u64 {
    (sum.rotate_left(5) ^ next).wrapping_mul(0x517c_c1b7_2722_0a95)
}
