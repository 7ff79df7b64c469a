//! Other inputs for a path, where the first are refused by those who make objects of them: a constructor that wants more than the least
//! numbers, or no null.
//!
//! They are tried, and evaluation says whether the path allows them; no solver is asked.

use explore::PathView;
use heap::{Body, Knowledge, ObjectId, Origin};
use interp::Machine;
use term::{Evaluator, Sort, SymbolId, TermId, Terms, Value};

/// Where there are more unknowns or conditions, nothing else is tried.
const MOST_UNKNOWNS: usize = 32;
const MOST_CONSTRAINTS: usize = 500;

/// What is tried for all unknowns together.
#[derive(Clone, Copy)]
enum Way {
    /// So much more for each, which keeps their order.
    Shifted(i64),
    /// The same for each that allows it.
    Each(i64),
    /// The first this, each further one so much more.
    Rising(i64, i64),
    /// These in turn.
    Listed([i64; 3]),
}

/// With the orders of three numbers among them.
const WAYS: [Way; 20] = [
    Way::Shifted(1),
    Way::Each(1),
    Way::Rising(1, 1),
    Way::Shifted(10),
    Way::Each(10),
    Way::Rising(10, 10),
    Way::Rising(100, -10),
    Way::Listed([30, 10, 20]),
    Way::Listed([20, 10, 30]),
    Way::Listed([10, 30, 20]),
    Way::Listed([20, 30, 10]),
    Way::Shifted(100),
    Way::Rising(10, 100),
    Way::Shifted(1000),
    // One that is in order, and one that spoils it; sums that overflow.
    Way::Listed([1, -1, 1]),
    Way::Listed([-1, 1, -1]),
    Way::Listed([i32::MAX as i64, 1, 1]),
    Way::Listed([i64::MAX, 1, 1]),
    Way::Each(i32::MAX as i64),
    Way::Each(i64::MAX),
];

/// For objects that the helper class can make as they are.
const FEW_WAYS: [Way; 3] = [Way::Shifted(1), Way::Shifted(10), Way::Rising(10, 10)];

/// What is tried where somebody could refuse the numbers of a path: all for records of the program's own in its input, which nothing but
/// their constructors make, little for other objects of its own.
fn ways(machine: &Machine) -> &'static [Way] {
    let input = machine.input().map(|input| input.object);
    let rows = machine.heap.symbolic_objects().iter().filter(|row| Some(row.object) != input);
    let classes = rows.map(|row| machine.program.class(machine.heap.class(row.object)));
    let mut found: &[Way] = &[];
    for class in classes.filter(|class| class.module.is_none() && !class.is_array()) {
        if class.file.as_ref().is_some_and(|file| file.record.is_some()) {
            return &WAYS;
        }
        found = &FEW_WAYS;
    }
    found
}

/// Whether a field or an element of the input may be null, and may be something else, or is an object of which nothing is known.
pub(super) fn may_hold_objects(view: &PathView<'_>) -> bool {
    let mut symbols = view.machine.heap.symbols().iter();
    symbols.any(|symbol| {
        let is_open = matches!(symbol.knowledge, Knowledge::MayBeNull | Knowledge::NotNull);
        is_open && is_held(view.machine, symbol.origin)
    })
}

/// Whether it is what a field or an element holds. Parameters are fields of the input.
pub(super) fn is_held(machine: &Machine, origin: Origin) -> bool {
    let input = machine.input().map(|input| input.object);
    match origin {
        Origin::Field { owner, .. } => Some(owner) != input,
        Origin::Element { .. } | Origin::Static(_) => true,
        _ => false,
    }
}

/// Numbers that satisfy the path, each list another than these.
pub(super) fn others(machine: &Machine, numbers: &[Value]) -> Vec<Vec<Value>> {
    let Some(symbolic) = machine.symbolic() else { return Vec::new() };
    let ways = ways(machine);
    let constraints = symbolic.decider.constraints();
    if ways.is_empty() || constraints.len() > MOST_CONSTRAINTS || numbers.len() > MOST_UNKNOWNS {
        return Vec::new();
    }
    let terms = &symbolic.terms;
    let origins = machine.heap.unknowns();
    let is_number = |unknown: &usize| {
        matches!(terms.symbol_info(SymbolId(*unknown as u32)).sort, Sort::Bits(_))
            && !matches!(origins.get(*unknown), Some(Origin::Length { .. }))
    };
    let unknowns: Vec<usize> = (0..numbers.len().min(terms.symbol_count())).filter(is_number).collect();
    let attempt = Attempt { terms, constraints, unknowns };
    let mut found: Vec<Vec<Value>> = Vec::new();
    for way in ways {
        let tried = attempt.tried(*way, numbers);
        if attempt.holds(&tried) && tried != numbers && !found.contains(&tried) {
            found.push(tried);
        }
    }
    found
}

/// Texts that constructors ask for. The path says how long they are at least, and what it has looked at.
const PATTERNS: [&str; 7] = ["a@b.c", "abc", "ABC", "1234567890", "2024-01-01", "A1", "a b"];

/// For objects that the helper class can make as they are.
const FEW_PATTERNS: [&str; 1] = ["abc"];

/// What is tried where somebody could refuse the texts of a path.
pub(super) fn patterns(machine: &Machine) -> &'static [&'static str] {
    match ways(machine).len() {
        0 => &[],
        all if all == WAYS.len() => &PATTERNS,
        _ => &FEW_PATTERNS,
    }
}

/// Numbers that satisfy the path and make its texts like a pattern, as far as it lets them be; `None` where there is no text.
pub(super) fn like(machine: &Machine, numbers: &[Value], pattern: &str) -> Option<Vec<Value>> {
    let symbolic = machine.symbolic()?;
    let constraints = symbolic.decider.constraints();
    if constraints.len() > MOST_CONSTRAINTS {
        return None;
    }
    let terms = &symbolic.terms;
    let mut attempt = Attempt { terms, constraints, unknowns: Vec::new() };
    let mut tried = numbers.to_vec();
    let is_text = |object: ObjectId| &*machine.program.class(machine.heap.class(object)).name == TEXT;
    if !machine.heap.symbolic_objects().iter().any(|row| is_text(row.object)) {
        return None;
    }
    for (unknown, origin) in machine.heap.unknowns().iter().enumerate() {
        let wanted = match *origin {
            Origin::Length { array } if is_of_text(machine, array) => pattern.len() as i64,
            Origin::Element { array, place } if is_of_text(machine, array) => {
                match letter_of(machine, (array, place), &tried, pattern) {
                    Some(letter) => i64::from(letter),
                    None => continue,
                }
            }
            _ => continue,
        };
        let Some(before) = tried.get(unknown).copied() else { continue };
        attempt.unknowns = vec![unknown];
        tried[unknown] = attempt.within(unknown, wanted, before);
        if !attempt.holds(&tried) {
            tried[unknown] = before;
        }
    }
    Some(tried)
}

/// Whether an array holds the characters of a string of the input.
fn is_of_text(machine: &Machine, array: ObjectId) -> bool {
    let Some(row) = machine.heap.symbolic(array) else { return false };
    let Origin::Field { owner, .. } = machine.heap.symbol(row.symbol).origin else { return false };
    &*machine.program.class(machine.heap.class(owner)).name == TEXT
}

const TEXT: &str = "java/lang/String";

/// The letter of a pattern where an element of an array is.
fn letter_of(machine: &Machine, (array, place): (ObjectId, u32), numbers: &[Value], pattern: &str) -> Option<u8> {
    let Body::Accumulator(accumulator) = &machine.heap.get(array).body else { return None };
    let index = match accumulator.touched.get(place as usize)?.index.value() {
        heap::Value::Int(index) => index,
        heap::Value::Term(_, term) => match explore::evaluate(machine, numbers, term) {
            heap::Value::Int(index) => index,
            _ => return None,
        },
        _ => return None,
    };
    pattern.as_bytes().get(usize::try_from(index).ok()?).copied()
}

struct Attempt<'a> {
    terms: &'a Terms,
    constraints: &'a [TermId],
    /// Those that may get other values.
    unknowns: Vec<usize>,
}

impl Attempt<'_> {
    fn holds(&self, numbers: &[Value]) -> bool {
        let mut evaluator = Evaluator::new(self.terms, numbers);
        self.constraints.iter().all(|&constraint| evaluator.holds(constraint))
    }

    fn tried(&self, way: Way, numbers: &[Value]) -> Vec<Value> {
        let mut tried = numbers.to_vec();
        let wanted = |order: usize, before: i64| match way {
            Way::Shifted(by) => before.saturating_add(by),
            Way::Each(value) => value,
            Way::Rising(first, step) => first + step * order as i64,
            Way::Listed(values) => values[order % values.len()],
        };
        for (order, &unknown) in self.unknowns.iter().enumerate() {
            tried[unknown] = self.within(unknown, wanted(order, numbers[unknown].0), numbers[unknown]);
        }
        if self.holds(&tried) {
            return tried;
        }
        // Not all at once, then, but one after the other; the last first, since what comes later is often the larger.
        let mut tried = numbers.to_vec();
        for _ in 0..2 {
            for (order, &unknown) in self.unknowns.iter().enumerate().rev() {
                let next = self.within(unknown, wanted(order, numbers[unknown].0), tried[unknown]);
                let before = std::mem::replace(&mut tried[unknown], next);
                if !self.holds(&tried) {
                    tried[unknown] = before;
                }
            }
        }
        tried
    }

    /// A value if the unknown may have it, else the other.
    fn within(&self, unknown: usize, value: i64, otherwise: Value) -> Value {
        let range = self.terms.symbol_info(SymbolId(unknown as u32)).range;
        if (range.low..=range.high).contains(&value) { Value(value) } else { otherwise }
    }
}
