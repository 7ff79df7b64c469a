//! Puts together what HotSpot does on every small heap and what the paths of an exploration say.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

use explore::{Monitor, Outcome, PathView, Session, Source, Strategy};
use interp::symbolic::ViolationKind;
use term::Evaluator;

use super::admit;
use super::classes::Classes;
use super::enumerate;
use super::hotspot::Hotspot;
use super::input::Shape;
use super::model::Model;
use super::partial::{Names, Partial};
use super::subject::{Schema, Subject};

/// A subject with all of its heaps and what HotSpot makes of them.
pub struct Expected {
    subject: &'static Subject,
    schema: Schema,
    shapes: Vec<Shape>,
    /// The outcome of each heap, shape by shape.
    outcomes: Vec<Vec<String>>,
}

/// What a comparison found.
#[derive(Debug, Default)]
pub struct Comparison {
    /// Completed and violated paths.
    pub paths: usize,
    /// Heaps that pass the assumptions and belong to a path.
    pub covered: usize,
    /// Paths whose model has an array that is too long to be built; a heap must belong to each.
    pub too_long: usize,
    pub complaints: Vec<String>,
}

/// Something to break, so that the comparison can be seen to notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sabotage {
    Nothing,
    /// The path with this number is lost.
    LosePath(usize),
    /// The first constraint of the first path that has one does not count.
    ForgetConstraint,
    /// The path with this number is said to have another outcome.
    MistakeOutcome(usize),
}

const ASSUMED_AWAY: &str = "assumed away";
/// Before the outcome of a heap in which an argument breaks what its own class says, though not what its declared type does: it is
/// assumed away as soon as a path finds out what class that is.
const ODD: &str = "odd ";

/// Whether a path ends as HotSpot does. What an odd argument's class says may throw before anything else does.
fn is_outcome(path: &str, hotspot: &str) -> bool {
    match hotspot.strip_prefix(ODD) {
        Some(odd) => path == odd || path.starts_with("invariant threw"),
        None => path == hotspot,
    }
}

impl Expected {
    pub fn of(subject: &'static Subject) -> Expected {
        let mut hotspot = Hotspot::get();
        let schema = Schema::of(subject, &mut hotspot);
        let shapes = enumerate::shapes(subject, &schema);
        let texts = shapes.iter().flat_map(|shape| {
            let mut numbers = Vec::new();
            let schema = &schema;
            (0..shape.count()).map(move |which| {
                shape.numbers(which, &mut numbers);
                shape.text(schema, &numbers)
            })
        });
        let mut outcomes = hotspot.run(texts).into_iter();
        let outcomes = shapes.iter().map(|shape| outcomes.by_ref().take(shape.count()).collect()).collect();
        Expected { subject, schema, shapes, outcomes }
    }

    /// How many heaps there are.
    pub fn count(&self) -> usize {
        self.shapes.iter().map(Shape::count).sum()
    }

    /// Explores the subject and compares every heap with every path, and every path's model with HotSpot.
    pub fn compare(&self, strategy: Strategy, sabotage: Sabotage) -> Comparison {
        let class_path = Classes::get().package(self.subject.package());
        let class_path_text = class_path.display().to_string();
        let source = Source { class_path: vec![class_path], class_path_text, ..Source::default() };
        let mut session = Session::open(source, self.subject.config(strategy)).expect("the classes can be read");
        let targets = session.targets(self.subject.target).expect("the target is there");
        let findings = Mutex::new(Findings::new(self, sabotage));
        let report = session.check_with(&targets[0], &Monitor::default(), &|view| {
            let mut findings = findings.lock().expect("whoever panics with it is caught");
            let added = catch_unwind(AssertUnwindSafe(|| findings.add(view)));
            if let Err(panic) = added {
                findings.complain(format!("path {}: {}", choices_text(view), panic_text(&*panic)));
            }
        });
        let report = report.expect("the target can be explored");
        let mut findings = findings.into_inner().expect("whoever panics with it is caught");
        if report.paths.unsupported + report.paths.unknown > 0 {
            findings.complain(format!("not all is supported: {:?} {:?}", report.unsupported, report.unknown));
        }
        findings.compare_coverage();
        findings.compare_models();
        let Findings { paths, covered, complaints, .. } = findings;
        let too_long = paths.iter().filter(|path| path.model.is_none()).count();
        Comparison { paths: paths.len(), covered, too_long, complaints }
    }
}

/// What is known of an exploration.
struct Findings<'a> {
    expected: &'a Expected,
    sabotage: Sabotage,
    names: Names<'a>,
    /// For each heap, shape by shape, the paths that it belongs to.
    admitted: Vec<Vec<Vec<usize>>>,
    paths: Vec<Path>,
    covered: usize,
    complaints: Vec<String>,
    has_forgotten: bool,
}

struct Path {
    choices: String,
    outcome: String,
    /// Missing if it is too large to be built.
    model: Option<Model>,
    /// Whether a heap belongs to it.
    has_heap: bool,
}

impl<'a> Findings<'a> {
    fn new(expected: &'a Expected, sabotage: Sabotage) -> Findings<'a> {
        Findings {
            expected,
            sabotage,
            names: Names::new(&expected.schema),
            admitted: expected.shapes.iter().map(|shape| vec![Vec::new(); shape.count()]).collect(),
            paths: Vec::new(),
            covered: 0,
            complaints: Vec::new(),
            has_forgotten: false,
        }
    }

    /// A path at its end.
    fn add(&mut self, view: &PathView<'_>) {
        let Some(mut outcome) = outcome_of(view.outcome) else { return };
        let number = self.paths.len();
        let choices = choices_text(view);
        let mut partial = self.names.partial(view);
        let state = view.machine.symbolic().expect("paths have symbols");
        let values = state.decider.path_model(&state.terms);
        let mut evaluator = Evaluator::new(&state.terms, &values);
        if !partial.constraints.iter().all(|&constraint| evaluator.holds(constraint)) {
            self.complain(format!("the model of path {choices} is none"));
        }
        match self.sabotage {
            Sabotage::ForgetConstraint if !self.has_forgotten && !partial.constraints.is_empty() => {
                partial.constraints.remove(0);
                self.has_forgotten = true;
            }
            Sabotage::MistakeOutcome(wrong) if wrong == number => outcome.push_str(", or so it says"),
            _ => {}
        }
        if self.sabotage != Sabotage::LosePath(number) {
            self.admit(&partial, number);
        }
        let has_heap = self.admitted.iter().flatten().any(|paths| paths.last() == Some(&number));
        self.paths.push(Path { choices, outcome, model: Model::of(view, &self.expected.schema), has_heap });
    }

    /// Notes the heaps that belong to a path.
    fn admit(&mut self, partial: &Partial<'_>, path: usize) {
        let mut numbers = Vec::new();
        for (shape, admitted) in self.expected.shapes.iter().zip(&mut self.admitted) {
            if !admit::may_admit(&self.names, partial, shape) {
                continue;
            }
            for (which, paths) in admitted.iter_mut().enumerate() {
                shape.numbers(which, &mut numbers);
                if admit::admits(&self.names, partial, shape, &numbers) {
                    paths.push(path);
                }
            }
        }
    }

    /// Each heap must belong to exactly one path, whose outcome is HotSpot's; one that is assumed away to none.
    fn compare_coverage(&mut self) {
        let expected = self.expected;
        for (place, shape) in expected.shapes.iter().enumerate() {
            let is_within = shape.is_within(&expected.schema, expected.subject.bound);
            for which in 0..shape.count() {
                let (outcome, paths) = (&expected.outcomes[place][which], &self.admitted[place][which]);
                let trouble = match paths.as_slice() {
                    [] if outcome == ASSUMED_AWAY || outcome.starts_with(ODD) || !is_within => continue,
                    [path] if is_outcome(&self.paths[*path].outcome, outcome) => {
                        self.covered += 1;
                        continue;
                    }
                    [] => "belongs to no path".to_owned(),
                    paths => format!("belongs to {}", self.describe(paths)),
                };
                let mut numbers = Vec::new();
                shape.numbers(which, &mut numbers);
                let text = shape.text(&expected.schema, &numbers);
                self.complain(format!("{text} is {outcome} on HotSpot but {trouble}"));
            }
        }
    }

    /// The model of each path must run to the path's outcome.
    fn compare_models(&mut self) {
        let (expected, mut hotspot) = (self.expected, Hotspot::get());
        // Another subject may have been there since.
        Schema::of(expected.subject, &mut hotspot);
        let mut models: Vec<(usize, String)> = Vec::new();
        for (place, path) in self.paths.iter().enumerate() {
            if let Some(model) = &path.model {
                models.push((place, model.text(&expected.schema, &mut hotspot)));
            }
        }
        let outcomes = hotspot.run(models.iter().map(|(_, text)| text.clone()));
        drop(hotspot);
        for ((place, text), outcome) in models.iter().zip(&outcomes) {
            if outcome.ends_with("OutOfMemoryError") {
                // The method itself makes an array that is too long.
                self.paths[*place].model = None;
            } else if !is_outcome(&self.paths[*place].outcome, outcome) {
                let path = self.describe(&[*place]);
                self.complain(format!("{text} is a model of {path} but {outcome} on HotSpot"));
            }
        }
        for path in self.paths.iter().filter(|path| path.model.is_none() && !path.has_heap) {
            self.complaints.push(format!("path {} ({}) has no heap that is small enough", path.choices, path.outcome));
        }
    }

    fn describe(&self, paths: &[usize]) -> String {
        let one = |&path: &usize| format!("{} ({})", self.paths[path].choices, self.paths[path].outcome);
        paths.iter().map(one).collect::<Vec<_>>().join(" and ")
    }

    fn complain(&mut self, complaint: String) {
        self.complaints.push(complaint);
    }
}

fn choices_text(view: &PathView<'_>) -> String {
    view.choices.iter().map(u32::to_string).collect::<Vec<_>>().join(".")
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default()
}

/// The outcome of a path in the words of the program on HotSpot; `None` for paths that are no results.
fn outcome_of(outcome: &Outcome) -> Option<String> {
    Some(match outcome {
        Outcome::Completed => "completed".to_owned(),
        Outcome::Violated(violation) => match &violation.kind {
            ViolationKind::Exception { class, .. } => format!("exception {class}"),
            ViolationKind::Assertion { .. } => "assertion".to_owned(),
            ViolationKind::Check => "check".to_owned(),
            // The subjects have no other conditions than their invariants.
            ViolationKind::Condition { .. } => "invariant".to_owned(),
            ViolationKind::InvariantThrew { class, .. } => format!("invariant threw {class}"),
            ViolationKind::ConditionThrew { .. }
            | ViolationKind::Refused { .. }
            | ViolationKind::ConditionWrites { .. }
            | ViolationKind::NullField { .. }
            | ViolationKind::Region { .. }
            | ViolationKind::Assignment { .. } => panic!("the subjects have no contracts"),
        },
        _ => return None,
    })
}
