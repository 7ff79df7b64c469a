//! Layer 4, third part: verdicts of sets that were decided before.
//!
//! The key is the set itself, written out with its symbols numbered by their first appearance, so the same question about
//! other symbols, or about terms that were released and built again, is the same key. Nothing is looked up by a hash alone.

use rustc_hash::FxHashMap;
use term::{Node, SymbolId, TermId, Terms, Value};

use crate::verdict::{Model, Verdict};

/// Verdicts by constraint set, up to a number of sets.
pub struct Cache {
    known: FxHashMap<Box<[u64]>, Known>,
    capacity: usize,
}

enum Known {
    Unsat,
    /// The values in the order of the symbols' first appearance.
    Sat(Box<[Value]>),
}

/// A constraint set in the form that the cache compares.
pub struct Key {
    words: Box<[u64]>,
    symbols: Vec<SymbolId>,
}

impl Cache {
    /// An empty cache that forgets everything when it holds more sets than that.
    pub fn new(capacity: usize) -> Cache {
        Cache { known: FxHashMap::default(), capacity }
    }

    /// The verdict of the set, if it was decided before.
    pub fn get(&self, key: &Key) -> Option<Verdict<Model>> {
        Some(match self.known.get(&key.words)? {
            Known::Unsat => Verdict::Unsat,
            Known::Sat(values) => {
                Verdict::Sat(Model(key.symbols.iter().copied().zip(values.iter().copied()).collect()))
            }
        })
    }

    /// Remembers a verdict; an Unknown is not remembered.
    pub fn put(&mut self, terms: &Terms, key: Key, verdict: &Verdict<Model>) {
        let known = match verdict {
            Verdict::Unsat => Known::Unsat,
            Verdict::Sat(model) => {
                let values = model.assignment(terms);
                Known::Sat(key.symbols.iter().map(|symbol| values[symbol.index()]).collect())
            }
            Verdict::Unknown(_) => return,
        };
        if self.known.len() >= self.capacity {
            self.known.clear();
        }
        self.known.insert(key.words, known);
    }
}

/// The key of a constraint set.
pub fn key(terms: &Terms, constraints: &[TermId]) -> Key {
    let mut numbers: FxHashMap<TermId, u64> = FxHashMap::default();
    let mut symbols = Vec::new();
    let mut words = Vec::new();
    for (number, term) in terms.reachable(constraints).into_iter().enumerate() {
        numbers.insert(term, number as u64);
        match terms.node(term) {
            Node::Constant(sort, value) => words.extend([1, sort_number(sort), value.0 as u64]),
            Node::Symbol(symbol) => {
                let info = terms.symbol_info(symbol);
                words.extend([2, sort_number(info.sort), info.range.low as u64, info.range.high as u64]);
                symbols.push(symbol);
            }
            Node::Unary(op, a) => {
                let place = term::Unary::NAMES.iter().position(|(known, _)| *known == op).unwrap_or(usize::MAX);
                words.extend([3, place as u64, numbers[&a]]);
            }
            Node::Binary(op, a, b) => words.extend([4, op as u64, numbers[&a], numbers[&b]]),
            Node::Ite(c, a, b) => words.extend([5, numbers[&c], numbers[&a], numbers[&b]]),
        }
    }
    words.push(6);
    words.extend(constraints.iter().map(|constraint| numbers[constraint]));
    Key { words: words.into(), symbols }
}

fn sort_number(sort: term::Sort) -> u64 {
    term::Sort::NAMES.iter().position(|(known, _)| *known == sort).unwrap_or(usize::MAX) as u64
}
