//! Going back, on real subjects: the state that is gone back to equals the one that was saved, and heap filters take part.
//!
//! The same property for random changes of the heap alone is in `crates/heap/src/trail.rs`.

#[path = "support/own_search.rs"]
mod own_search;
mod support;

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::OnceLock;

use explore::Strategy;
use heap::filter::{Filter, Opinion};
use heap::{Heap, Knowledge, ObjectId, SymbolId};
use own_search::{PathEnd, Questions, Subject};
use support::{cases, commands, jdk};

const COMPARE: Questions = Questions { compare: true, twice: false };
const TWICE: Questions = Questions { compare: true, twice: true };
const PATHS_ONLY: Questions = Questions { compare: false, twice: false };

#[test]
fn a_state_gone_back_to_is_the_state_that_was_saved() {
    for name in ["undo/Lists", "undo/Arrays", "undo/Types", "undo/Library"] {
        for (strategy, _) in Strategy::NAMES {
            let paths = subject(name, strategy, 2).search(&COMPARE);
            assert!(paths.len() > 5, "{name} has only {} paths", paths.len());
        }
    }
}

/// What is not public (stack, activations, monitors) shows in what comes of it.
#[test]
fn an_alternative_taken_twice_leads_to_the_same_state() {
    for name in ["undo/Lists", "undo/Arrays", "undo/Types", "undo/Library"] {
        subject(name, Strategy::LazierSharp, 1).search(&TWICE);
    }
}

/// A second search in the same machine finds what the first one has found.
#[test]
fn a_search_leaves_nothing_behind() {
    for name in ["undo/Lists", "undo/Arrays", "undo/Types", "undo/Library"] {
        let mut subject = subject(name, Strategy::LazierSharp, 2);
        let first = subject.search(&PATHS_ONLY);
        assert_eq!(subject.search(&PATHS_ONLY), first, "{name}");
    }
}

/// An objection to two references to one object leaves exactly the paths without.
#[test]
fn a_filter_prunes_what_it_objects_to() {
    for (strategy, name) in Strategy::NAMES {
        for target in ["undo/Pair", "undo/Walk", "undo/Lists"] {
            let all = filtered(target, strategy, &[Objection::Nothing]);
            let pruned = filtered(target, strategy, &[Objection::Aliases]);
            let expected: Vec<Vec<usize>> =
                all.iter().filter(|path| !path.aliases).map(|path| path.path.choices.clone()).collect();
            assert!(expected.len() < all.len(), "{target} has no aliases under {name}");
            assert_eq!(completed(&pruned), expected, "{target} under {name}");
            // Each objection ends a path at the choice that it objects to.
            for path in pruned.iter().filter(|path| is_objected(path)) {
                let below = |other: &&Seen| other.path.choices.starts_with(&path.path.choices);
                assert!(all.iter().filter(below).all(|other| other.aliases), "{target} under {name}: {:?}", path.path);
            }
        }
    }
}

/// Of several filters one objection is enough, in any order.
#[test]
fn filters_can_be_stacked() {
    let all = filtered("undo/Pair", Strategy::LazierSharp, &[Objection::Nothing]);
    let expected: Vec<Vec<usize>> =
        all.iter().filter(|path| !path.aliases && !path.nulls).map(|path| path.path.choices.clone()).collect();
    assert!(!expected.is_empty());
    for order in [[Objection::Aliases, Objection::Nulls], [Objection::Nulls, Objection::Aliases]] {
        assert_eq!(completed(&filtered("undo/Pair", Strategy::LazierSharp, &order)), expected);
    }
}

/// Every filter is told of every choice point and of every way back, with its own numbers, the last filter first: they may
/// build on each other.
#[test]
fn every_filter_goes_back_to_its_own_marks() {
    let log = Rc::new(RefCell::new(Vec::new()));
    let mut subject = subject("undo/Pair", Strategy::LazierSharp, 1);
    for number in 0..3 {
        subject.machine.symbolic_state().filters.push(Box::new(Clerk { number, marks: 0, log: log.clone() }));
    }
    subject.search(&PATHS_ONLY);
    let log = log.borrow();
    let of = |number: usize| -> Vec<Event> { log.iter().filter(|(by, _)| *by == number).map(|(_, it)| *it).collect() };
    assert!(of(0).iter().any(|event| matches!(event, Event::Mark(_))));
    for number in 1..3 {
        // The numbers differ from filter to filter; the sequence does not.
        let own: Vec<Event> = of(number).into_iter().map(|event| event.minus(1000 * number)).collect();
        assert_eq!(own, of(0), "filter {number}");
    }
    let undone = log.iter().filter(|(_, event)| matches!(event, Event::Undo(_))).map(|(number, _)| *number);
    let order: Vec<usize> = undone.collect();
    assert!(order.chunks(3).all(|round| round == [2, 1, 0]), "{order:?}");
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Objection {
    Nothing,
    Aliases,
    Nulls,
}

/// A path with what its symbols have become.
struct Seen {
    path: PathEnd,
    aliases: bool,
    nulls: bool,
}

fn completed(paths: &[Seen]) -> Vec<Vec<usize>> {
    paths.iter().filter(|path| !is_objected(path)).map(|path| path.path.choices.clone()).collect()
}

fn is_objected(path: &Seen) -> bool {
    path.path.end.contains("Infeasible")
}

/// The paths of a subject under filters.
fn filtered(target: &str, strategy: Strategy, objections: &[Objection]) -> Vec<Seen> {
    let mut subject = subject(target, strategy, 1);
    for (place, &objection) in objections.iter().enumerate() {
        let critic = Critic { objection, seen: Vec::new(), offset: 100 * place };
        subject.machine.symbolic_state().filters.push(Box::new(critic));
    }
    let paths = subject.search_with(&PATHS_ONLY, &mut |machine| {
        let any = |wanted: fn(&Heap, SymbolId) -> bool| {
            (0..machine.heap.symbols().len() as u32).any(|symbol| wanted(&machine.heap, SymbolId(symbol)))
        };
        (any(is_alias), any(is_null))
    });
    paths.into_iter().map(|(path, (aliases, nulls))| Seen { path, aliases, nulls }).collect()
}

fn is_alias(heap: &Heap, symbol: SymbolId) -> bool {
    match heap.symbol(symbol).knowledge {
        Knowledge::Object(object) => heap.symbolic(object).is_none_or(|row| row.symbol != symbol),
        _ => false,
    }
}

fn is_null(heap: &Heap, symbol: SymbolId) -> bool {
    heap.symbol(symbol).knowledge == Knowledge::Null
}

/// A filter with one objection, which also checks that what it was told is what the heap says.
struct Critic {
    objection: Objection,
    seen: Vec<(SymbolId, Option<ObjectId>)>,
    /// Marks of different filters are different numbers.
    offset: usize,
}

impl Filter for Critic {
    fn materialized(&mut self, heap: &Heap, symbol: SymbolId, object: Option<ObjectId>) -> Opinion {
        self.seen.push((symbol, object));
        for &(symbol, object) in &self.seen {
            let expected = object.map_or(Knowledge::Null, Knowledge::Object);
            assert_eq!(heap.symbol(symbol).knowledge, expected, "what was undone is forgotten");
        }
        let objects = match self.objection {
            Objection::Nothing => false,
            Objection::Aliases => is_alias(heap, symbol),
            Objection::Nulls => object.is_none(),
        };
        if objects { Opinion::Impossible("it is in the test's way".into()) } else { Opinion::Possible }
    }

    fn mark(&mut self) -> usize {
        self.seen.len() + self.offset
    }

    fn undo(&mut self, mark: usize) {
        self.seen.truncate(mark - self.offset);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Materialized(SymbolId, Option<ObjectId>),
    Mark(usize),
    Undo(usize),
}

impl Event {
    fn minus(self, offset: usize) -> Event {
        match self {
            Event::Mark(mark) => Event::Mark(mark - offset),
            Event::Undo(mark) => Event::Undo(mark - offset),
            other => other,
        }
    }
}

/// A filter that writes down what it is told.
struct Clerk {
    number: usize,
    marks: usize,
    log: Rc<RefCell<Vec<(usize, Event)>>>,
}

impl Filter for Clerk {
    fn materialized(&mut self, _: &Heap, symbol: SymbolId, object: Option<ObjectId>) -> Opinion {
        self.log.borrow_mut().push((self.number, Event::Materialized(symbol, object)));
        Opinion::Possible
    }

    fn mark(&mut self) -> usize {
        self.marks += 1;
        let mark = self.marks + 1000 * self.number;
        self.log.borrow_mut().push((self.number, Event::Mark(mark)));
        mark
    }

    fn undo(&mut self, mark: usize) {
        self.log.borrow_mut().push((self.number, Event::Undo(mark)));
    }
}

fn subject(name: &str, strategy: Strategy, k: u32) -> Subject {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    let classes = CLASSES.get_or_init(|| {
        let classes = commands::fresh_folder("undo").join("classes");
        commands::compile(&[cases::folder("symbolic").join("undo/Subjects.java")], 17, &classes);
        classes
    });
    Subject::open(classes, &jdk::compiler_for(17).home, name, strategy, k)
}
