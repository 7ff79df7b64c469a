//! From a finished path to a concrete run: the initial plane with numbers that satisfy the path, and the least of
//! everything that the path left open; then the current plane under the same numbers and choices.
//!
//! What is not known of the final state is [`Value::Any`] or [`Contents::Opaque`]: nothing is guessed.

mod after;
mod classes;
mod ends;
mod hashes;
mod input;
mod orders;
mod others;
mod reason;
mod statics;
mod telling;
mod text;
mod unseen;

pub use reason::NotConcrete;

use crate::case::{Argument, CallKind, Called, Case, Ends, Invariant, Object, Prediction, Value};
use classes::KnownClass;
use explore::{Numbers, Outcome, PathView};
use heap::{Body, ObjectId, SymbolId};
use interp::Machine;
use orders::Ranks;
use program::{BaseType, ClassId, Kind, MethodId};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use term::Evaluator;

/// The longest array that is built.
const LONGEST: i64 = 1 << 20;

/// The longest array that a call makes of a length that the path chooses: a machine may have no room for a longer one.
const LONGEST_NEW: i64 = 1 << 24;

/// Makes one run of a path that completed or violated something.
pub fn concrete(view: &PathView<'_>, numbers: Numbers) -> Result<Case, NotConcrete> {
    if numbers == Numbers::Least {
        return with_numbers(view, telling_numbers(view)?, Purpose::People);
    }
    with_numbers(view, numbers_of(view, numbers)?, Purpose::Replay)
}

/// The run of a path for people, and further ones, with objects where the first has null, and by other numbers, where those who make its
/// objects may refuse the first ones.
pub fn runs(view: &PathView<'_>) -> Result<(Case, Vec<Case>), NotConcrete> {
    let numbers = telling_numbers(view)?;
    let first = with_numbers(view, numbers.clone(), Purpose::People)?;
    let patterns = others::patterns(view.machine).iter();
    let texts: Vec<Case> = patterns.filter_map(|pattern| like(view, &numbers, pattern)).collect();
    let numbered = others::others(view.machine, &numbers).into_iter();
    let numbered = numbered.filter_map(|numbers| with_numbers(view, numbers, Purpose::People).ok());
    let has_nulls = others::may_hold_objects(view);
    let full = has_nulls.then(|| with_numbers(view, numbers, Purpose::Full).ok()).flatten();
    let mut all: Vec<Case> = full.into_iter().chain(numbered).collect();
    // Patterns that the path does not allow leave a text as it is.
    for case in texts {
        if case.objects != first.objects && all.iter().all(|known| known.objects != case.objects) {
            all.push(case);
        }
    }
    Ok((first, all))
}

/// A run whose texts are like a pattern, as far as the path lets them be.
fn like(view: &PathView<'_>, numbers: &[term::Value], pattern: &'static str) -> Option<Case> {
    let numbers = others::like(view.machine, numbers, pattern)?;
    with_pattern(view, numbers, Purpose::People, pattern).ok()
}

fn telling_numbers(view: &PathView<'_>) -> Result<Vec<term::Value>, NotConcrete> {
    let mut numbers = numbers_of(view, Numbers::Least)?;
    telling::tell(view.machine, &mut numbers);
    Ok(numbers)
}

/// Numbers that satisfy a path which can be run.
fn numbers_of(view: &PathView<'_>, numbers: Numbers) -> Result<Vec<term::Value>, NotConcrete> {
    if !matches!(view.outcome, Outcome::Completed | Outcome::Violated(_)) {
        return Err(NotConcrete::NotFinished);
    }
    refuse(view.machine)?;
    satisfying(view.machine, numbers)
}

/// What a run is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    /// A replay, for which anything does.
    Replay,
    People,
    /// For people, with objects wherever the path lets fields and elements be null.
    Full,
}

fn with_numbers(view: &PathView<'_>, numbers: Vec<term::Value>, purpose: Purpose) -> Result<Case, NotConcrete> {
    with_pattern(view, numbers, purpose, "")
}

/// The same, and characters that nobody has looked at are those of a pattern.
fn with_pattern(
    view: &PathView<'_>,
    numbers: Vec<term::Value>,
    purpose: Purpose,
    pattern: &'static str,
) -> Result<Case, NotConcrete> {
    let is_for_people = purpose != Purpose::Replay;
    if is_for_people && hashes::are_asked(view.machine) {
        return Err(NotConcrete::HashCode);
    }
    let mut builder = Builder::new(view, numbers)?;
    builder.refuse_long_arrays()?;
    builder.pattern = pattern;
    builder.is_full = purpose == Purpose::Full;
    if is_for_people {
        builder.stored = telling::stored_references(view.machine);
        builder.blamed = telling::wrongly_assigned(view, &builder.numbers);
    }
    let arguments = builder.arguments(view)?;
    let statics = builder.statics_before()?;
    builder.fill_inputs()?;
    let hashes = builder.hashes()?;
    let mut objects = builder.objects.clone();
    let prediction = builder.predict(view, &statics)?;
    if is_for_people {
        telling::tell_apart(&mut objects, &prediction, &builder.overwritten);
    }
    let (unread, overwritten) = (std::mem::take(&mut builder.unread), std::mem::take(&mut builder.overwritten));
    let never_null = std::mem::take(&mut builder.never_null);
    let unseen = std::mem::take(&mut builder.unseen);
    let program = &view.machine.program;
    let method = program.method(view.driver.target);
    let name = program.text(method.name).to_owned();
    let kind = match &*name {
        "<init>" => CallKind::Constructor,
        _ if method.is_static() => CallKind::Static,
        _ => CallKind::Instance,
    };
    let called = Called {
        class: program.class(method.class).java_name(),
        name,
        descriptor: program.text(method.descriptor).to_owned(),
        kind,
    };
    let new_invariants = invariants(view.machine, &view.driver.new_invariants);
    let choices = explore::choices_text(view.choices);
    let lasting = view.driver.lasting.clone();
    let (promises, binding) = (view.driver.promises.clone(), view.binding());
    Ok(Case {
        called,
        choices,
        objects,
        hashes,
        unread,
        overwritten,
        never_null,
        unseen,
        statics,
        arguments,
        new_invariants,
        lasting,
        promises,
        binding,
        prediction,
    })
}

/// Finds out what keeps a path from being concrete whatever its numbers are.
fn refuse(machine: &Machine) -> Result<(), NotConcrete> {
    if !machine.heap.calls_by_contract().is_empty() {
        return Err(NotConcrete::Contract);
    }
    if machine.meets_failed_initializer() {
        return Err(NotConcrete::FailingInitializer);
    }
    if let Some(&chance) = machine.chances().first() {
        return Err(NotConcrete::Chance(chance));
    }
    Ok(())
}

/// Small numbers that satisfy the path.
fn satisfying(machine: &Machine, numbers: Numbers) -> Result<Vec<term::Value>, NotConcrete> {
    let symbolic = machine.symbolic().expect("paths have symbols");
    let numbers = explore::readable_numbers(machine, numbers);
    let mut evaluator = Evaluator::new(&symbolic.terms, &numbers);
    let holds = symbolic.decider.constraints().iter().all(|&constraint| evaluator.holds(constraint));
    if holds { Ok(numbers) } else { Err(NotConcrete::NoNumbers) }
}

/// Methods of Java among invariants: those that specs have added exist for Kukang alone.
fn invariants(machine: &Machine, methods: &[MethodId]) -> Vec<Invariant> {
    let program = &machine.program;
    let of_java = methods.iter().filter(|&&method| program.grafted_from(method).is_none());
    of_java
        .map(|&method| {
            let method = program.method(method);
            Invariant { class: program.class(method.class).java_name(), name: program.text(method.name).to_owned() }
        })
        .collect()
}

/// What has been made so far.
struct Builder<'a> {
    machine: &'a Machine,
    /// The method that is called.
    target: MethodId,
    numbers: Vec<term::Value>,
    ranks: Ranks,
    /// Those of the case at first; then those after the call, in the same order, and new ones.
    objects: Vec<Object>,
    places: FxHashMap<ObjectId, usize>,
    /// What unresolved symbols were chosen to be.
    chosen: BTreeMap<SymbolId, Value>,
    /// Objects in fields that are never null and that nobody has read, by the types of these.
    fillers: BTreeMap<ClassId, Value>,
    /// The object of the input whose fields are being found.
    owner: Option<(ClassId, usize)>,
    /// Objects that static fields hold, by class and field.
    constants: BTreeMap<(String, String), usize>,
    /// Objects whose contents are still to be found.
    waiting: Vec<ObjectId>,
    classes: FxHashMap<ClassId, Rc<KnownClass>>,
    /// Fields of the input that nobody has read: those that were not assigned to, and those that were.
    unread: BTreeSet<(usize, usize)>,
    overwritten: BTreeSet<(usize, usize)>,
    /// Those of them that are never null.
    never_null: BTreeSet<(usize, usize)>,
    /// Objects of which nothing but declarations say what they are.
    unseen: BTreeSet<usize>,
    /// References that shall be no null if they may be something else.
    stored: BTreeSet<SymbolId>,
    /// The field that the path must not assign to, by class and name: it shall not hold at first what it is given.
    blamed: Option<String>,
    /// Whether what fields and elements refer to shall be objects if it may be.
    is_full: bool,
    /// Characters of texts that nobody has looked at; others are letters.
    pattern: &'static str,
    /// Older objects that are parts of numbers which never change.
    parts_of_values: BTreeSet<ObjectId>,
}

impl<'a> Builder<'a> {
    fn new(view: &PathView<'a>, numbers: Vec<term::Value>) -> Result<Builder<'a>, NotConcrete> {
        let (machine, target) = (view.machine, view.driver.target);
        let ranks = Ranks::of(machine, &numbers)?;
        Ok(Builder {
            machine,
            target,
            numbers,
            ranks,
            objects: Vec::new(),
            places: FxHashMap::default(),
            chosen: BTreeMap::new(),
            fillers: BTreeMap::new(),
            owner: None,
            constants: BTreeMap::new(),
            waiting: Vec::new(),
            classes: FxHashMap::default(),
            unread: BTreeSet::new(),
            overwritten: BTreeSet::new(),
            never_null: BTreeSet::new(),
            unseen: BTreeSet::new(),
            stored: BTreeSet::new(),
            blamed: None,
            is_full: false,
            pattern: "",
            parts_of_values: BTreeSet::new(),
        })
    }

    /// Arrays whose length the path chooses take room on the machine that runs it, whoever keeps them.
    fn refuse_long_arrays(&self) -> Result<(), NotConcrete> {
        let heap = &self.machine.heap;
        let lengths = heap.objects_of_path().filter_map(|object| match &heap.get(object).body {
            Body::Accumulator(array) if heap.symbolic(object).is_none() => Some(self.int(array.length.value())),
            _ => None,
        });
        match lengths.max().filter(|&length| length > LONGEST_NEW) {
            Some(length) => Err(NotConcrete::LargeArray(length)),
            None => Ok(()),
        }
    }

    fn arguments(&mut self, view: &PathView<'_>) -> Result<Vec<Argument>, NotConcrete> {
        let input = view.machine.input().expect("a path has an input");
        let layout = view.machine.program.class(input.class).layout.clone();
        let mut arguments = Vec::new();
        for (place, (slot, name)) in view.driver.parameters.iter().enumerate() {
            let kind = layout.get(usize::from(*slot)).copied().unwrap_or(Kind::Reference);
            let value = self.value(view.machine.heap.initial(input.object, *slot).value(), kind)?;
            let methods = view.driver.invariants.get(place).map_or(&[][..], Vec::as_slice);
            arguments.push(Argument { name: name.clone(), value, invariants: invariants(view.machine, methods) });
        }
        Ok(arguments)
    }

    /// A value of either plane.
    fn value(&mut self, value: heap::Value, kind: Kind) -> Result<Value, NotConcrete> {
        Ok(match self.machine.heap.resolved(value) {
            heap::Value::Null => Value::Null,
            heap::Value::Object(object) => self.reference(object)?,
            heap::Value::Symbol(symbol) => self.unresolved(symbol)?,
            heap::Value::Unread => default(kind),
            heap::Value::Invalid | heap::Value::ReturnAddress(_) => Value::Any,
            heap::Value::Term(_, term) => number(explore::evaluate(self.machine, &self.numbers, term), kind),
            known => number(known, kind),
        })
    }

    /// The value of an int, be it known or not.
    fn int(&self, value: heap::Value) -> i64 {
        match value {
            heap::Value::Term(_, term) => match explore::evaluate(self.machine, &self.numbers, term) {
                heap::Value::Int(number) => i64::from(number),
                _ => 0,
            },
            heap::Value::Int(number) => i64::from(number),
            _ => 0,
        }
    }

    fn add(&mut self, object: Object) -> Value {
        self.objects.push(object);
        Value::Object(self.objects.len() - 1)
    }

    fn predict(&mut self, view: &PathView<'_>, before: &[crate::case::StaticField]) -> Result<Prediction, NotConcrete> {
        self.refuse_changed_constants()?;
        let ends = self.ends(view)?;
        let statics = self.statics_after(before)?;
        self.fill_after()?;
        let violation = view.violation(&self.numbers).map(Box::new);
        let broken = view.broken_clause().cloned().map(Box::new);
        let broken_invariant = view.broken_invariant().and_then(|(about, method)| {
            let of_java = invariants(view.machine, &[method]);
            of_java.into_iter().next().map(|invariant| (about, invariant))
        });
        let objects = std::mem::take(&mut self.objects);
        let mut prediction = Prediction { ends, objects, statics, violation, broken, broken_invariant };
        if is_exhausted(&prediction.ends) {
            ends::forget(&mut prediction);
        }
        Ok(prediction)
    }
}

/// Whether a call ends because the machine has no more room, which every machine has at another point.
fn is_exhausted(ends: &Ends) -> bool {
    let of = ["java.lang.StackOverflowError", "java.lang.OutOfMemoryError"];
    matches!(ends, Ends::Throws { class, .. } if of.contains(&class.as_str()))
}

/// What a variable holds that nobody has looked at.
fn default(kind: Kind) -> Value {
    number(heap::Value::default_of(kind), kind)
}

/// A number as a variable of this kind holds it.
fn number(value: heap::Value, kind: Kind) -> Value {
    match (value, kind) {
        (heap::Value::Int(number), Kind::Base(base)) => match base {
            BaseType::Boolean => Value::Boolean(number & 1 != 0),
            BaseType::Byte => Value::Byte(number as i8),
            BaseType::Char => Value::Char(number as u16),
            BaseType::Short => Value::Short(number as i16),
            _ => Value::Int(number),
        },
        (heap::Value::Long(number), _) => Value::Long(number),
        (heap::Value::Float(number), _) => Value::Float(number),
        (heap::Value::Double(number), _) => Value::Double(number),
        (heap::Value::Null, _) => Value::Null,
        _ => Value::Any,
    }
}
