//! The chain of layers, and the path that they are asked about.
//!
//! The order is [`LAYERS`]: the first that knows answers. A path is a stack of constraints with one model that satisfies
//! them all. A model of a longer path is a model of its beginning, so going back keeps it; only where a constraint was
//! pushed that nobody could decide is the model before it kept aside.

mod push;
mod sides;

use std::time::Duration;

use term::{Evaluator, Node, SymbolId, TermId, Terms, Value};

use crate::cache::{self, Cache, Key};
use crate::circuit::Circuit;
use crate::counters::Counters;
use crate::enumerate;
use crate::fact::Facts;
use crate::guess;
use crate::interrupt::Interrupt;
use crate::order::{Atom, Order, OrderMark, Outcome};
use crate::smt::{Smt, Solver};
use crate::verdict::{Model, Unknown, Verdict};
use crate::{interval, slice};

pub use sides::Sides;

type Layer = fn(&mut Decider, &Terms, &mut Question) -> Option<Verdict>;

/// Who is asked, in this order.
const LAYERS: [Layer; 10] = [
    Decider::constant,
    Decider::fact,
    Decider::model,
    Decider::order,
    Decider::interval,
    Decider::cached,
    Decider::circuit,
    Decider::enumeration,
    Decider::floats,
    Decider::smt,
];

/// How long to think, and with whom.
#[derive(Clone, Debug)]
pub struct Config {
    /// The SMT solver at the end of the chain. z3 unless told otherwise.
    pub solver: Solver,
    /// How long the SMT solver may take per question. 10 seconds.
    pub time: Duration,
    /// How many conflicts the SAT solver may have per question. 20,000, a few seconds.
    pub conflicts: i32,
    /// How many verdicts to remember. 50,000.
    pub remembered: usize,
    /// Ends the thinking from outside.
    pub interrupt: Interrupt,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            solver: Solver::z3(),
            time: Duration::from_secs(10),
            conflicts: 20_000,
            remembered: 50_000,
            interrupt: Interrupt::default(),
        }
    }
}

/// Decides questions along one path, about the terms of one store. One per worker.
pub struct Decider {
    /// All constraints of the path, conjunctions taken apart.
    constraints: Vec<TermId>,
    /// Those of them that the order layer does not know.
    leftovers: Vec<TermId>,
    order: Order,
    /// From which constraint on the path is unsatisfiable.
    infeasible: Option<usize>,
    /// Constraints that nobody could decide, with the model that held before them.
    undecided: Vec<(usize, Vec<Value>)>,
    /// What the last Sat changes in the path's model, and which question on which path that was.
    witness: Vec<(SymbolId, Value)>,
    witnessed: Option<(usize, TermId, u64)>,
    atoms: Vec<Atom>,
    facts: Facts,
    cache: Cache,
    /// Made with the first question that gets that far: most short-lived deciders never ask one.
    circuit: Option<Circuit>,
    smt: Smt,
    counters: Counters,
    config: Config,
    pace: Pace,
}

/// How long those who ask are ready to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pace {
    Patient,
    Hurried,
}

/// A question with what the later layers work out about it.
struct Question {
    term: TermId,
    /// The constraints that matter, the question among them.
    relevant: Vec<TermId>,
    key: Option<Key>,
}

/// A point on the path to go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    constraints: usize,
    leftovers: usize,
    order: OrderMark,
    facts: usize,
}

impl Decider {
    /// An empty path.
    pub fn new(config: Config) -> Decider {
        Decider {
            constraints: Vec::new(),
            leftovers: Vec::new(),
            order: Order::new(),
            infeasible: None,
            undecided: Vec::new(),
            witness: Vec::new(),
            witnessed: None,
            atoms: Vec::new(),
            facts: Facts::default(),
            cache: Cache::new(config.remembered),
            circuit: None,
            smt: Smt::new(config.solver.clone(), config.time).interrupted_by(config.interrupt.clone()),
            counters: Counters::default(),
            config,
            pace: Pace::Patient,
        }
    }

    /// Whether the path can go on with `assumption`. The path stays as it is; after Sat, [`Decider::witness`] says how.
    pub fn check(&mut self, terms: &Terms, assumption: TermId) -> Verdict {
        self.counters.queries += 1;
        self.ask(terms, assumption)
    }

    /// As [`Decider::check`], for questions of our own, which depend on the model at hand and are not counted.
    fn ask(&mut self, terms: &Terms, assumption: TermId) -> Verdict {
        self.witnessed = None;
        let verdict = self.find(terms, assumption);
        match &verdict {
            Verdict::Sat(()) => {
                self.witnessed = Some((self.constraints.len(), assumption, terms.birth(assumption)));
            }
            Verdict::Unsat => self.facts.note(terms, assumption, false),
            Verdict::Unknown(_) => self.counters.unknown += 1,
        }
        verdict
    }

    /// A point to go back to. Take it together with the term store's.
    pub fn mark(&self) -> Mark {
        Mark {
            constraints: self.constraints.len(),
            leftovers: self.leftovers.len(),
            order: self.order.mark(),
            facts: self.facts.mark(),
        }
    }

    /// Goes back. Do this before the terms made since are released.
    pub fn undo(&mut self, mark: Mark) {
        self.constraints.truncate(mark.constraints);
        self.leftovers.truncate(mark.leftovers);
        self.order.undo(mark.order);
        self.facts.undo(mark.facts);
        self.witnessed = None;
        self.infeasible = self.infeasible.filter(|place| *place < mark.constraints);
        let mut before = None;
        while self.undecided.last().is_some_and(|(place, _)| *place >= mark.constraints) {
            before = self.undecided.pop().map(|(_, values)| values);
        }
        if let Some(values) = before {
            self.order.reset(&values);
        }
    }

    /// The path's model, one value per symbol of the store. Meaningful unless the path is infeasible or undecided.
    pub fn path_model(&self, terms: &Terms) -> Vec<Value> {
        let known = self.order.values();
        (0..terms.symbol_count())
            .map(|index| known.get(index).copied().unwrap_or_else(|| terms.default_value(SymbolId(index as u32))))
            .collect()
    }

    /// The value that the path's model has for a symbol, if the path says anything about it.
    pub fn value_at_hand(&self, symbol: SymbolId) -> Option<Value> {
        self.order.values().get(symbol.index()).copied()
    }

    /// Whether the path was found to imply a condition. Nobody is asked.
    pub fn is_known(&self, terms: &Terms, condition: TermId) -> bool {
        self.facts.get(terms, condition) == Some(true)
    }

    /// After a check that said Sat: values that satisfy the path and the assumption.
    pub fn witness(&self, terms: &Terms) -> Option<Vec<Value>> {
        self.witnessed?;
        let mut values = self.path_model(terms);
        for &(symbol, value) in &self.witness {
            values[symbol.index()] = value;
        }
        Some(values)
    }

    /// How long this one thinks, and with whom.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The constraints of the path, oldest first.
    pub fn constraints(&self) -> &[TermId] {
        &self.constraints
    }

    /// Whether the path's model satisfies all of its constraints.
    pub fn is_decided(&self) -> bool {
        self.infeasible.is_none() && self.undecided.is_empty()
    }

    /// From now on answers are wanted soon or not at all: the SAT solver has so many conflicts, and no solver on a pipe is asked.
    pub fn hurry(&mut self, conflicts: i32) {
        self.config.conflicts = conflicts;
        self.pace = Pace::Hurried;
        if let Some(circuit) = &mut self.circuit {
            circuit.limit(conflicts);
        }
    }

    /// Who answered how often.
    pub fn counters(&self) -> Counters {
        self.counters
    }

    fn find(&mut self, terms: &Terms, assumption: TermId) -> Verdict {
        if self.infeasible.is_some() {
            return Verdict::Unsat;
        }
        self.witness.clear();
        let mut question = Question { term: assumption, relevant: Vec::new(), key: None };
        for layer in LAYERS {
            if let Some(verdict) = layer(self, terms, &mut question) {
                return verdict;
            }
        }
        Verdict::Unknown(Unknown::Beyond("this question"))
    }

    fn constant(&mut self, _: &Terms, question: &mut Question) -> Option<Verdict> {
        let verdict = match question.term {
            TermId::FALSE => Verdict::Unsat,
            TermId::TRUE if self.is_decided() => Verdict::Sat(()),
            _ => return None,
        };
        self.counters.constant += 1;
        Some(verdict)
    }

    fn fact(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        let verdict = match self.facts.get(terms, question.term)? {
            false => Verdict::Unsat,
            true if self.is_decided() => Verdict::Sat(()),
            true => return None,
        };
        self.counters.path += 1;
        Some(verdict)
    }

    fn model(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        if !self.is_decided() || !self.model_holds(terms, question.term) {
            return None;
        }
        self.counters.model += 1;
        Some(Verdict::Sat(()))
    }

    fn model_holds(&self, terms: &Terms, term: TermId) -> bool {
        Evaluator::new(terms, self.order.values()).holds(term)
    }

    fn order(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        let Decider { order, atoms, leftovers, witness, .. } = self;
        atoms.clear();
        let mut all = true;
        let mut note = |order: &mut Order, conjunct| match order.atom(terms, conjunct) {
            Some(atom) => atoms.push(atom),
            None => all = false,
        };
        if matches!(terms.node(question.term), Node::Binary(term::Binary::And, ..)) {
            terms.conjuncts(question.term).into_iter().for_each(|conjunct| note(order, conjunct));
        } else {
            note(order, question.term);
        }
        let (outcome, holds) = order.check(atoms, |found| {
            let mut evaluator = Evaluator::new(terms, found.values);
            let holds = (all || evaluator.holds(question.term)) && leftovers.iter().all(|rest| evaluator.holds(*rest));
            if holds {
                witness.extend(found.changes());
            }
            holds
        });
        let verdict = match (outcome, holds) {
            (Outcome::Conflict, _) => Verdict::Unsat,
            (Outcome::Feasible, Some(true)) => Verdict::Sat(()),
            _ => return None,
        };
        self.counters.order += 1;
        Some(verdict)
    }

    fn interval(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        // Without a model of the path, parts that have nothing to do with the question may be what fails.
        question.relevant = if self.is_decided() {
            slice::relevant(terms, &self.constraints, question.term)
        } else {
            self.constraints.iter().copied().chain([question.term]).collect()
        };
        let order = &self.order;
        if !interval::refutes(terms, &question.relevant, |symbol| order.bounds(terms, symbol)) {
            return None;
        }
        self.counters.interval += 1;
        Some(Verdict::Unsat)
    }

    fn cached(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        let key = cache::key(terms, &question.relevant);
        let found = self.cache.get(&key);
        question.key = Some(key);
        let verdict = found?;
        self.counters.cache += 1;
        Some(self.noted(verdict))
    }

    fn circuit(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        let Config { conflicts, interrupt, .. } = &self.config;
        let made = || Circuit::new(*conflicts).interrupted_by(interrupt.clone());
        let verdict = self.circuit.get_or_insert_with(made).solve(terms, &question.relevant);
        match verdict {
            Verdict::Unknown(Unknown::Interrupted) => return Some(self.noted(verdict)),
            Verdict::Unknown(_) => return None,
            _ => {}
        }
        self.counters.circuit += 1;
        Some(self.remembered(terms, question, verdict))
    }

    /// All values of a number that floating point is computed from: a size by a load factor.
    fn enumeration(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        let verdict = enumerate::decide(terms, &question.relevant, &self.config.interrupt)?;
        if let Verdict::Unknown(_) = verdict {
            return Some(self.noted(verdict));
        }
        self.counters.enumeration += 1;
        Some(self.remembered(terms, question, verdict))
    }

    /// Plain numbers for floating-point symbols: a load factor of 0.75 needs no solver on a pipe.
    fn floats(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        let values = guess::floats(terms, &question.relevant, &self.path_model(terms))?;
        self.counters.guess += 1;
        Some(self.remembered(terms, question, Verdict::Sat(Model(values))))
    }

    fn smt(&mut self, terms: &Terms, question: &mut Question) -> Option<Verdict> {
        if self.pace == Pace::Hurried {
            return Some(Verdict::Unknown(Unknown::Budget("no solver on a pipe was asked".to_owned())));
        }
        self.counters.smt += 1;
        let verdict = self.smt.solve(terms, &question.relevant);
        Some(self.remembered(terms, question, verdict))
    }

    fn remembered(&mut self, terms: &Terms, question: &mut Question, verdict: Verdict<Model>) -> Verdict {
        if let Some(key) = question.key.take() {
            self.cache.put(terms, key, &verdict);
        }
        self.noted(verdict)
    }

    /// Keeps the values of a verdict as the witness.
    fn noted(&mut self, verdict: Verdict<Model>) -> Verdict {
        match verdict {
            Verdict::Sat(Model(values)) => {
                self.witness = values;
                Verdict::Sat(())
            }
            Verdict::Unsat => Verdict::Unsat,
            Verdict::Unknown(reason) => Verdict::Unknown(reason),
        }
    }
}
