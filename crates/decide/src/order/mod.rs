//! Layer 3: order and difference constraints between symbols and constants, in place.
//!
//! The constraints `x <= y + c` are the edges of a graph, bounds are kept per symbol, and the path's model is at the same
//! time a feasible potential of the graph. A new edge that the model violates is repaired by lowering one end or raising
//! the other and following the edges; a repair that comes back to where it began has found a negative cycle (Cotton and
//! Maler, "Fast and flexible difference constraint propagation", 2006). A model of more constraints is a model of fewer,
//! so going back only takes edges and bounds away.
//!
//! Deviation from the paper: bounds are no edges of a zero node, since that node would touch everything. They are walls.
//! Only where both the lowering and the raising run into a wall is the whole graph solved anew.
//!
//! `x != y + c` is checked against the model and, where violated, decided by trying `<` and `>`, up to a budget.

mod atom;
mod repair;

pub use atom::Atom;
use repair::Repair;
use term::{Range, SymbolId, TermId, Terms, Value};

/// The constraints of a path that are about order, and a model of them.
#[derive(Default)]
pub struct Order {
    values: Vec<Value>,
    bounds: Vec<Range>,
    /// Which symbol of that number it is: ids are given again after going back.
    births: Vec<u64>,
    /// For each symbol `y`, all `x <= y + c`.
    below: Vec<Vec<Edge>>,
    /// For each symbol `x`, all `x <= y + c`.
    above: Vec<Vec<Edge>>,
    /// For each symbol `x`, all `x != y + c` and `x != c`.
    apart: Vec<Vec<Apart>>,
    trail: Vec<Undo>,
    /// Values before they were changed, in the course of one question.
    log: Vec<(u32, Value)>,
    queue: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Edge {
    other: u32,
    weight: i64,
}

#[derive(Clone, Copy)]
struct Apart {
    other: Option<u32>,
    weight: i64,
}

enum Undo {
    Edge { x: u32, y: u32 },
    Bounds { x: u32, old: Range },
    Apart { x: u32, y: Option<u32> },
}

/// What became of the constraints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// They can hold together; the values satisfy them.
    Feasible,
    /// They cannot.
    Conflict,
    /// Too many disequalities to try.
    GaveUp,
}

/// Values that satisfy what was asked.
pub struct Found<'a> {
    pub values: &'a [Value],
    changed: &'a [(u32, Value)],
}

impl Found<'_> {
    /// The symbols whose values differ from the path's model, maybe more than once.
    pub fn changes(&self) -> impl Iterator<Item = (SymbolId, Value)> {
        self.changed.iter().map(|(x, _)| (SymbolId(*x), self.values[*x as usize]))
    }
}

/// A point to go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderMark {
    trail: usize,
    symbols: usize,
}

/// How many sides of disequalities one question may try.
const SPLITS: u32 = 64;

impl Order {
    /// No constraints.
    pub fn new() -> Order {
        Order::default()
    }

    /// The model: a value for each symbol seen so far.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// What is known of a symbol's value by bounds alone.
    pub fn bounds(&self, terms: &Terms, symbol: SymbolId) -> Range {
        self.bounds.get(symbol.index()).copied().unwrap_or_else(|| terms.symbol_info(symbol).range)
    }

    /// Another model of the same constraints, found elsewhere.
    pub fn adopt(&mut self, terms: &Terms, changes: &[(SymbolId, Value)]) {
        for &(symbol, value) in changes {
            self.know(terms, symbol);
            self.values[symbol.index()] = value;
        }
    }

    /// The values of an earlier time, which satisfy what is there now.
    pub fn reset(&mut self, values: &[Value]) {
        let count = values.len().min(self.values.len());
        self.values[..count].copy_from_slice(&values[..count]);
    }

    /// Makes room for a symbol, at a value of its range.
    #[inline]
    pub fn know(&mut self, terms: &Terms, symbol: SymbolId) {
        if self.births.get(symbol.index()) != Some(&birth(terms, symbol)) {
            self.meet(terms, symbol);
        }
    }

    fn meet(&mut self, terms: &Terms, symbol: SymbolId) {
        let index = symbol.index();
        // A number given again: nothing is constrained about the symbol that had it, for that was undone.
        self.values.truncate(index);
        self.forget_symbols();
        for index in self.values.len()..=index {
            let info = terms.symbol_info(SymbolId(index as u32));
            self.values.push(terms.default_value(SymbolId(index as u32)));
            self.bounds.push(info.range);
            self.births.push(birth(terms, SymbolId(index as u32)));
            if self.below.len() <= index {
                self.below.push(Vec::new());
                self.above.push(Vec::new());
                self.apart.push(Vec::new());
            }
        }
    }

    fn forget_symbols(&mut self) {
        let count = self.values.len();
        self.bounds.truncate(count);
        self.births.truncate(count);
        debug_assert!(
            self.below[count.min(self.below.len())..].iter().all(Vec::is_empty),
            "a symbol is released after the constraints on it"
        );
    }

    /// A point to go back to.
    pub fn mark(&self) -> OrderMark {
        OrderMark { trail: self.trail.len(), symbols: self.values.len() }
    }

    /// Takes back what was pushed since the mark. The values stay: they satisfy what remains.
    pub fn undo(&mut self, mark: OrderMark) {
        self.undo_to(mark.trail);
        self.values.truncate(mark.symbols);
        self.forget_symbols();
    }

    /// Adds constraints for good, or until they are undone. Unless the outcome is Feasible nothing has changed.
    pub fn push(&mut self, atoms: &[Atom]) -> Outcome {
        self.push_if(atoms, |_| true)
    }

    /// As [`Order::push`], but gives up unless the new values please whoever asks.
    pub fn push_if(&mut self, atoms: &[Atom], pleases: impl FnOnce(&[Value]) -> bool) -> Outcome {
        let start = self.trail.len();
        self.log.clear();
        match self.assume(atoms) {
            Outcome::Feasible if pleases(&self.values) => {
                self.undo_to(start + self.kept(start, atoms));
                Outcome::Feasible
            }
            outcome => {
                self.restore(start, 0);
                if outcome == Outcome::Feasible { Outcome::GaveUp } else { outcome }
            }
        }
    }

    /// Whether the constraints can be added; `look` sees the values that say so. Nothing has changed afterwards.
    pub fn check<R>(&mut self, atoms: &[Atom], look: impl FnOnce(Found<'_>) -> R) -> (Outcome, Option<R>) {
        let start = self.trail.len();
        self.log.clear();
        let outcome = self.try_alone(atoms).unwrap_or_else(|| self.assume(atoms));
        let found = Found { values: &self.values, changed: &self.log };
        let seen = (outcome == Outcome::Feasible).then(|| look(found));
        self.restore(start, 0);
        (outcome, seen)
    }

    /// The answer for a single edge, where the repair alone gives it: nothing has to be put into the graph then.
    fn try_alone(&mut self, atoms: &[Atom]) -> Option<Outcome> {
        let &[Atom::AtMost { x, y, weight }] = atoms else { return None };
        match self.repair_edge(x, y, weight) {
            Repair::Conflict => Some(Outcome::Conflict),
            Repair::Done if self.violated(&[]).is_none() => Some(Outcome::Feasible),
            Repair::Done | Repair::Wall => {
                self.rewind(0);
                None
            }
        }
    }

    fn assume(&mut self, atoms: &[Atom]) -> Outcome {
        for &atom in atoms {
            if !self.add(atom) {
                return Outcome::Conflict;
            }
        }
        let mut fuel = SPLITS;
        self.separate(atoms, &mut fuel)
    }

    /// How many trail entries from `start` on belong to the atoms themselves, not to sides that were tried after them.
    fn kept(&self, start: usize, atoms: &[Atom]) -> usize {
        let count: usize = atoms.iter().map(|atom| atom.trail_entries()).sum();
        debug_assert!(start + count <= self.trail.len(), "every atom leaves a fixed number of entries");
        count
    }

    fn restore(&mut self, trail: usize, log: usize) {
        self.undo_to(trail);
        for (x, old) in self.log.drain(log..).rev() {
            self.values[x as usize] = old;
        }
    }

    fn undo_to(&mut self, length: usize) {
        while self.trail.len() > length {
            match self.trail.pop().expect("longer than the length asked for") {
                Undo::Edge { x, y } => {
                    self.below[y as usize].pop();
                    self.above[x as usize].pop();
                }
                Undo::Bounds { x, old } => self.bounds[x as usize] = old,
                Undo::Apart { x, y } => {
                    self.apart[x as usize].pop();
                    if let Some(y) = y {
                        self.apart[y as usize].pop();
                    }
                }
            }
        }
    }

    /// Finds a disequality that the values violate and decides it, until there is none.
    fn separate(&mut self, atoms: &[Atom], fuel: &mut u32) -> Outcome {
        let Some((x, apart)) = self.violated(atoms) else { return Outcome::Feasible };
        let sides = match apart.other {
            Some(y) => [
                apart.weight.checked_sub(1).map(|weight| Atom::AtMost { x, y, weight }),
                apart.weight.checked_neg().and_then(|weight| weight.checked_sub(1)).map(|weight| Atom::AtMost {
                    x: y,
                    y: x,
                    weight,
                }),
            ],
            None => [
                apart.weight.checked_sub(1).map(|limit| Atom::Upper { x, limit }),
                apart.weight.checked_add(1).map(|limit| Atom::Lower { x, limit }),
            ],
        };
        for side in sides.into_iter().flatten() {
            if *fuel == 0 {
                return Outcome::GaveUp;
            }
            *fuel -= 1;
            let (trail, log) = (self.trail.len(), self.log.len());
            if self.add(side) {
                match self.separate(atoms, fuel) {
                    Outcome::Conflict => {}
                    outcome => return outcome,
                }
            }
            self.restore(trail, log);
        }
        Outcome::Conflict
    }

    /// A disequality that does not hold: one of the new ones, or one of a symbol whose value was changed.
    fn violated(&self, atoms: &[Atom]) -> Option<(u32, Apart)> {
        let fresh = atoms.iter().filter_map(|atom| match *atom {
            Atom::Apart { x, y, weight } => Some((x, Apart { other: Some(y), weight })),
            Atom::ApartFrom { x, value } => Some((x, Apart { other: None, weight: value })),
            _ => None,
        });
        let touched = self.log.iter().flat_map(|&(x, _)| self.apart[x as usize].iter().map(move |apart| (x, *apart)));
        fresh.chain(touched).find(|(x, apart)| {
            let value = |x: u32| i128::from(self.values[x as usize].0);
            value(*x) == apart.other.map_or(0, value) + i128::from(apart.weight)
        })
    }
}

/// Tells symbols apart that had the same number at different times.
#[inline]
fn birth(terms: &Terms, symbol: SymbolId) -> u64 {
    terms.birth(terms.symbol_info(symbol).term)
}

/// Decides a set of constraints on its own: nothing if some of them are not about order.
pub fn decide(terms: &Terms, constraints: &[TermId]) -> Option<(Outcome, Vec<Value>)> {
    let mut order = Order::new();
    for index in 0..terms.symbol_count() as u32 {
        order.know(terms, SymbolId(index));
    }
    for &constraint in constraints {
        for conjunct in terms.conjuncts(constraint) {
            let atom = order.atom(terms, conjunct)?;
            match order.push(&[atom]) {
                Outcome::Feasible => {}
                outcome => return Some((outcome, Vec::new())),
            }
        }
    }
    Some((Outcome::Feasible, order.values.clone()))
}
