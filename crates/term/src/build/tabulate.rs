//! Terms of one unknown that takes few values, told by what they are for each of them.
//!
//! A number that was looked up in a table at an unknown place is a tree of choices, and so is what is looked up at the
//! place that it says. Nobody can decide much about several of these on top of each other. Where all of it depends on one
//! `char`, it takes a moment to find out for which of its values a condition holds, and these lie in a few runs.

use crate::{Evaluator, Node, Sort, SymbolId, TermId, Terms, Value, Width};

/// The most values that a symbol may take for all of them to be tried: those of a `char`.
const VALUES: i64 = 1 << 16;

/// How many choices a condition must have to be worth it; Java's own operators make one or two.
const CHOICES: u16 = 16;

/// How many operations one value may take. A tree of choices takes as many as it is deep.
const FUEL: u32 = 2048;

/// Neighbouring values of a symbol for which something is the same: from the end of the run before to `last`.
struct Run {
    last: i64,
    value: Value,
}

impl Terms {
    /// The only symbol of a term, if it takes so few values that all of them can be tried.
    fn small_symbol(&self, term: TermId) -> Option<SymbolId> {
        let mut found = None;
        for part in self.reachable(&[term]) {
            if let Node::Symbol(symbol) = self.node(part)
                && found.replace(symbol).is_some()
            {
                return None;
            }
        }
        let info = self.symbol_info(found?);
        let is_small = info.sort.width().is_some() && info.range.high - info.range.low < VALUES;
        found.filter(|_| is_small)
    }

    /// What a table has at the place that a term says, as a tree of choices between the values of the only symbol in that
    /// term; `None` if there are other symbols or too many values. Where the table has nothing, the result is anything.
    pub fn looked_up(&mut self, place: TermId, width: Width, table: impl Fn(Value) -> Option<i64>) -> Option<TermId> {
        let symbol = self.small_symbol(place)?;
        let runs = self.runs(place, symbol, |place| table(place).map(Value))?;
        Some(self.choice_of_runs(symbol, Sort::Bits(width), &runs))
    }

    /// A condition as the runs of values for which it holds, if it is full of choices that depend on one small symbol; else
    /// as it is.
    #[inline]
    pub fn tabulated(&mut self, condition: TermId) -> TermId {
        if self.choices(condition) < CHOICES { condition } else { self.tabulate(condition) }
    }

    fn tabulate(&mut self, condition: TermId) -> TermId {
        if self.sort(condition) != Sort::Bool {
            return condition;
        }
        let Some(symbol) = self.small_symbol(condition) else { return condition };
        match self.runs(condition, symbol, Some) {
            Some(runs) => self.any_of_runs(symbol, &runs),
            None => condition,
        }
    }

    /// What becomes of the values of a term, by the values of its symbol. What is `None` goes with its neighbours.
    fn runs(&self, term: TermId, symbol: SymbolId, map: impl Fn(Value) -> Option<Value>) -> Option<Vec<Run>> {
        let range = self.symbol_info(symbol).range;
        let mut assignment = vec![Value(0); symbol.index() + 1];
        let mut runs: Vec<Run> = Vec::new();
        for at in range.low..=range.high {
            assignment[symbol.index()] = Value(at);
            let value = map(Evaluator::new(self, &assignment).within(term, FUEL)?);
            match (runs.last_mut(), value) {
                (Some(run), None) => run.last = at,
                (Some(run), Some(value)) if run.value == value => run.last = at,
                (_, Some(value)) => runs.push(Run { last: at, value }),
                (None, None) => {}
            }
        }
        (!runs.is_empty()).then_some(runs)
    }

    /// The values of runs as a balanced tree of comparisons with the symbol.
    fn choice_of_runs(&mut self, symbol: SymbolId, sort: Sort, runs: &[Run]) -> TermId {
        let (below, above) = runs.split_at(runs.len() / 2);
        let Some(limit) = below.last() else { return self.constant(sort, runs[0].value) };
        let is_below = self.up_to(symbol, limit.last);
        let (below, above) = (self.choice_of_runs(symbol, sort, below), self.choice_of_runs(symbol, sort, above));
        self.ite(is_below, below, above)
    }

    /// Whether the symbol is in one of the runs that are true.
    fn any_of_runs(&mut self, symbol: SymbolId, runs: &[Run]) -> TermId {
        let mut intervals = Vec::new();
        let mut before: Option<i64> = None;
        for run in runs {
            if run.value.as_bool() {
                let from = match before {
                    Some(end) => {
                        let ends_before = self.up_to(symbol, end);
                        self.not(ends_before)
                    }
                    None => TermId::TRUE,
                };
                let to = self.up_to(symbol, run.last);
                intervals.push(self.and(from, to));
            }
            before = Some(run.last);
        }
        self.any_of(&intervals)
    }

    /// A disjunction that is as deep as the logarithm of its length.
    fn any_of(&mut self, conditions: &[TermId]) -> TermId {
        match conditions {
            [] => TermId::FALSE,
            [only] => *only,
            _ => {
                let (left, right) = conditions.split_at(conditions.len() / 2);
                let (left, right) = (self.any_of(left), self.any_of(right));
                self.or(left, right)
            }
        }
    }

    /// `symbol <= limit`.
    fn up_to(&mut self, symbol: SymbolId, limit: i64) -> TermId {
        let info = self.symbol_info(symbol);
        let limit = self.constant(info.sort, Value(limit));
        self.less_equal(info.term, limit)
    }
}
