//! Numbers for a path that a person likes to read: the least that there are, short arrays, letters.
//!
//! Unknowns get their values one after the other, lengths of arrays first, and keep them. Where the path itself took a solver on
//! a pipe, nobody waits for more of its answers: values are tried, and evaluation says whether they do.

mod trial;

use crate::names;
use decide::{Decider, Verdict};
use heap::Origin;
use interp::Machine;
use std::collections::BTreeSet;
use term::{Sort, SymbolId, TermId, Terms, Value};

/// How far the search for numbers goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// To the least, for people.
    Least,
    /// To what is found at once, for machines that run paths by the thousand.
    Quick,
}

/// The values that are tried first.
const FIRST: [i64; 4] = [0, 1, -1, 2];
/// The same for characters, and the letters among which one is looked for then.
const LETTERS: [char; 7] = ['a', 'b', 'c', 'x', 'A', '0', ' '];
const ALPHABETS: [(char, char); 4] = [('a', 'z'), ('A', 'Z'), ('0', '9'), ('!', '~')];
/// In a hurry, the value shall at least not be further from zero than one of these.
const WITHIN: [i64; 5] = [10, 100, 1_000, 10_000, 1_000_000];
/// Unknowns that are made small; the others keep the values that they happen to have.
const UNKNOWNS: usize = 64;
/// Constraints of a path that has gone through a long loop or recursion.
const MANY: usize = 500;
/// Questions for one path that take more than a look at the order of its unknowns, and those that may be left open.
const HARD_QUESTIONS: u64 = 200;
const OPEN_QUESTIONS: u32 = 4;
/// Conflicts that a SAT solver may have on such a question.
const CONFLICTS: i32 = 1_000;

/// Numbers that satisfy the path. They depend on the path alone: the model that the search has at hand also depends on
/// where the search came from, which is another place for each worker.
pub fn model(machine: &Machine, numbers: Numbers) -> Vec<Value> {
    let symbolic = machine.symbolic().expect("paths have symbols");
    let mut terms = symbolic.terms.clone();
    // What was found is shown in full, even if the run was told to end meanwhile.
    let interrupt = decide::Interrupt::default();
    let mut decider = Decider::new(decide::Config { interrupt, ..symbolic.decider.config().clone() });
    let constraints = symbolic.decider.constraints();
    let mut push = |constraint: &TermId| drop(decider.push(&terms, *constraint));
    // Each turn of a loop narrows what the turns before have left. From the end, one model suits nearly all of them.
    match constraints.len() > MANY {
        true => constraints.iter().rev().for_each(&mut push),
        false => constraints.iter().for_each(&mut push),
    }
    if !decider.is_decided() {
        return decider.path_model(&terms);
    }
    let origins = machine.heap.unknowns();
    let is_length = |symbol: &usize| matches!(origins.get(*symbol), Some(Origin::Length { .. }));
    let (lengths, others): (Vec<usize>, Vec<usize>) = (0..terms.symbol_count()).partition(is_length);
    // What nodes of the JDK keep, such as hash codes, follows from what people read.
    let is_kept = |symbol: &usize| match origins.get(*symbol) {
        Some(&Origin::Field { owner, .. }) => {
            let class = machine.program.class(machine.heap.class(owner));
            class.module.is_some() && class.name.contains('$')
        }
        _ => false,
    };
    let (kept, others): (Vec<usize>, Vec<usize>) = others.into_iter().partition(is_kept);
    let mut unknowns: Vec<SymbolId> =
        lengths.into_iter().chain(others).chain(kept).take(UNKNOWNS).map(|symbol| SymbolId(symbol as u32)).collect();
    // Where each question takes a solver on a pipe, reading is worth less than waiting.
    let is_asked = decider.counters().smt == 0;
    if is_asked {
        decider.hurry(CONFLICTS);
        let asked = decider.counters().circuit;
        let is_letter = |symbol: SymbolId| match origins.get(symbol.index()) {
            Some(&Origin::Element { array, .. }) => names::text_of(machine, array).is_some(),
            _ => false,
        };
        let letters = unknowns.iter().copied().filter(|&symbol| is_letter(symbol)).collect();
        let mut small = Small { terms: &mut terms, decider: &mut decider, letters, numbers, asked, open: 0 };
        unknowns.iter().for_each(|symbol| small.settle(*symbol));
    }
    let mut values = decider.path_model(&terms);
    if numbers == Numbers::Least && constraints.len() <= MANY {
        unknowns.retain(|symbol| !is_asked || terms.symbol_info(*symbol).sort.is_float());
        trial::improve(&symbolic.terms, constraints, &unknowns, &mut values);
    }
    values
}

/// Whether an unknown of this range is a character: no other type has it.
fn is_character(low: i64, high: i64) -> bool {
    (low, high) == (0, i64::from(u16::MAX))
}

fn code(letter: char) -> i64 {
    i64::from(u32::from(letter))
}

struct Small<'a> {
    terms: &'a mut Terms,
    decider: &'a mut Decider,
    /// The bytes in which strings keep their characters.
    letters: BTreeSet<SymbolId>,
    numbers: Numbers,
    /// Hard questions that had been asked when this began.
    asked: u64,
    /// Questions that nobody could answer.
    open: u32,
}

/// An unknown whose value is looked for.
#[derive(Clone, Copy)]
struct Unknown {
    symbol: SymbolId,
    term: TermId,
    sort: Sort,
    low: i64,
    high: i64,
}

impl Small<'_> {
    /// Chooses a value for an unknown, which it keeps.
    fn settle(&mut self, symbol: SymbolId) {
        let info = self.terms.symbol_info(symbol);
        if !matches!(info.sort, Sort::Bits(_)) {
            return;
        }
        let unknown = Unknown { symbol, term: info.term, sort: info.sort, low: info.range.low, high: info.range.high };
        let value = self.choose(unknown);
        let wanted = self.between(unknown, value, value);
        self.decider.push(self.terms, wanted);
    }

    fn choose(&mut self, unknown: Unknown) -> i64 {
        if let Some(letter) = self.letter(unknown) {
            return letter;
        }
        for value in FIRST.into_iter().filter(|value| (unknown.low..=unknown.high).contains(value)) {
            if self.is_possible(unknown, value, value).is_some() {
                return value;
            }
        }
        match self.numbers {
            Numbers::Least => self.least(unknown),
            Numbers::Quick => self.rounded(unknown),
        }
    }

    /// A value for a character that can be read, if there is one.
    fn letter(&mut self, unknown: Unknown) -> Option<i64> {
        let is_letter = is_character(unknown.low, unknown.high) || self.letters.contains(&unknown.symbol);
        if !is_letter || self.numbers == Numbers::Quick {
            return None;
        }
        for letter in LETTERS.map(code) {
            if self.is_possible(unknown, letter, letter).is_some() {
                return Some(letter);
            }
        }
        ALPHABETS.into_iter().find_map(|(first, last)| {
            let [first, last] = [first, last].map(code);
            let known = self.is_possible(unknown, first, last)?;
            let upwards = |distance: u64| (first, first + distance as i64);
            Some(self.nearest(unknown, 0, known, upwards, |value| value.abs_diff(first)))
        })
    }

    /// The value nearest to zero, where those next to it are known to be impossible; the positive one of two.
    fn least(&mut self, unknown: Unknown) -> i64 {
        let known = self.value(unknown);
        let around = |distance: u64| {
            let most = i64::try_from(distance).unwrap_or(i64::MAX);
            ((-most).max(unknown.low), most.min(unknown.high))
        };
        // The power of two comes first: values beyond all that people read take as many questions as they have digits.
        let magnitude = |value: i64| u64::from(value.unsigned_abs().max(1).ilog2());
        let shell = |power: u64| around((1u64 << (power + 1)) - 1);
        let known = self.nearest(unknown, 1, known, shell, magnitude);
        let least = 1u64 << magnitude(known);
        let value = self.nearest(unknown, least, known, around, i64::unsigned_abs);
        let positive = value.checked_abs().filter(|positive| *positive <= unknown.high);
        positive.filter(|&positive| self.is_possible(unknown, positive, positive).is_some()).unwrap_or(value)
    }

    /// A value at the least distance, as far as questions are answered: `known` is one, and none is nearer than `least`.
    fn nearest(
        &mut self,
        unknown: Unknown,
        mut least: u64,
        mut known: i64,
        within: impl Fn(u64) -> (i64, i64),
        distance: impl Fn(i64) -> u64,
    ) -> i64 {
        while least < distance(known) {
            let middle = least + (distance(known) - least) / 2;
            let (low, high) = within(middle);
            match self.is_possible(unknown, low, high) {
                Some(nearer) => known = nearer,
                None => least = middle + 1,
            }
        }
        known
    }

    /// A value that is not further from zero than it must be, roughly.
    fn rounded(&mut self, unknown: Unknown) -> i64 {
        let known = self.value(unknown);
        for most in WITHIN.into_iter().filter(|most| (unknown.low..=unknown.high).contains(most)) {
            if known.unsigned_abs() <= most.unsigned_abs() {
                break;
            }
            if let Some(nearer) = self.is_possible(unknown, -most, most) {
                return nearer;
            }
        }
        known
    }

    fn value(&self, unknown: Unknown) -> i64 {
        self.decider.path_model(self.terms)[unknown.symbol.index()].0
    }

    /// A value between two, if there is one on the path.
    fn is_possible(&mut self, unknown: Unknown, low: i64, high: i64) -> Option<i64> {
        let value = self.value(unknown);
        if (low..=high).contains(&value) {
            return Some(value);
        }
        if self.open >= OPEN_QUESTIONS || self.decider.counters().circuit - self.asked >= HARD_QUESTIONS {
            return None;
        }
        let wanted = self.between(unknown, low, high);
        match self.decider.check(self.terms, wanted) {
            Verdict::Sat(()) => Some(self.decider.witness(self.terms)?[unknown.symbol.index()].0),
            Verdict::Unsat => None,
            Verdict::Unknown(_) => {
                self.open += 1;
                None
            }
        }
    }

    fn between(&mut self, unknown: Unknown, low: i64, high: i64) -> TermId {
        let [low, high] = [low, high].map(|value| self.terms.constant(unknown.sort, Value(value)));
        if low == high {
            return self.terms.equal(unknown.term, low);
        }
        let (above, below) = (self.terms.less_equal(low, unknown.term), self.terms.less_equal(unknown.term, high));
        self.terms.and(above, below)
    }
}
