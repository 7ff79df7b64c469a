//! The store: hash-consing, constant-time access, and dropping what was made last.
//!
//! Nodes and the facts about them lie in parallel vectors. The hash table is chained through a vector of its own with the
//! youngest term of a bucket first; since terms are dropped youngest first, a drop takes the head off its chain.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::{Binary, Node, Range, Sort, SymbolId, TermId, Unary, Value, Width, range};

/// The end of a chain.
const NONE: u32 = u32::MAX;

/// All terms of one worker.
#[derive(Clone, Debug)]
pub struct Terms {
    nodes: Vec<Node>,
    sorts: Vec<Sort>,
    ranges: Vec<Range>,
    births: Vec<u64>,
    /// How many choices between two values the terms are made of, those that occur in several places counted at each.
    choices: Vec<u16>,
    /// The next older term in the same bucket.
    older: Vec<u32>,
    /// The youngest term of each bucket; the number of buckets is a power of two.
    youngest: Vec<u32>,
    symbols: Vec<Symbol>,
    next_birth: u64,
}

/// What is known about an unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symbol {
    pub sort: Sort,
    /// The values it may take; of no meaning for floating point.
    pub range: Range,
    /// The term that is this symbol.
    pub term: TermId,
}

/// A point to go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    terms: u32,
    symbols: u32,
}

impl Default for Terms {
    fn default() -> Self {
        Self::new()
    }
}

impl Terms {
    /// A store that holds `false` and `true`.
    pub fn new() -> Terms {
        let mut terms = Terms {
            nodes: Vec::new(),
            sorts: Vec::new(),
            ranges: Vec::new(),
            births: Vec::new(),
            choices: Vec::new(),
            older: Vec::new(),
            youngest: vec![NONE; 1024],
            symbols: Vec::new(),
            next_birth: 0,
        };
        terms.intern(Node::Constant(Sort::Bool, Value::of_bool(false)), Sort::Bool);
        terms.intern(Node::Constant(Sort::Bool, Value::of_bool(true)), Sort::Bool);
        terms
    }

    /// A new symbol that takes the values of `range`, both ends included. For a Java boolean that is an `int` from 0 to 1.
    pub fn symbol(&mut self, sort: Sort, range: Range) -> TermId {
        let full = Range::full(sort);
        assert!(
            range.low <= range.high && full.low <= range.low && range.high <= full.high,
            "the range of a symbol is not empty and fits its sort"
        );
        let symbol = SymbolId(u32::try_from(self.symbols.len()).expect("fewer than 2^32 symbols"));
        let term = self.push(Node::Symbol(symbol), sort, range);
        self.symbols.push(Symbol { sort, range, term });
        term
    }

    /// A new symbol that takes every value of its sort.
    pub fn free_symbol(&mut self, sort: Sort) -> TermId {
        self.symbol(sort, Range::full(sort))
    }

    /// A boolean constant.
    pub fn boolean(&self, value: bool) -> TermId {
        if value { TermId::TRUE } else { TermId::FALSE }
    }

    /// A bit-vector constant; bits beyond the width are dropped.
    pub fn bits(&mut self, width: Width, value: i64) -> TermId {
        self.constant(Sort::Bits(width), Value(width.wrap(value)))
    }

    /// A Java `int`.
    pub fn int(&mut self, value: i32) -> TermId {
        self.bits(Width::W32, i64::from(value))
    }

    /// A Java `long`.
    pub fn long(&mut self, value: i64) -> TermId {
        self.bits(Width::W64, value)
    }

    /// A Java `float`.
    pub fn float(&mut self, value: f32) -> TermId {
        self.constant(Sort::F32, Value::of_f32(value))
    }

    /// A Java `double`.
    pub fn double(&mut self, value: f64) -> TermId {
        self.constant(Sort::F64, Value::of_f64(value))
    }

    /// A constant of any sort.
    pub fn constant(&mut self, sort: Sort, value: Value) -> TermId {
        debug_assert!(value.is_of(sort), "{value:?} is no {sort:?}");
        self.intern(Node::Constant(sort, value), sort)
    }

    /// Exactly this node, not simplified; nothing if its parts have the wrong sorts or it is a symbol nobody made.
    pub fn verbatim(&mut self, node: Node) -> Option<TermId> {
        let known = |term: TermId| term.index() < self.nodes.len();
        if !node.children().all(known) {
            return None;
        }
        let sort = match node {
            Node::Constant(sort, value) => value.is_of(sort).then_some(sort)?,
            Node::Symbol(symbol) => return self.symbols.get(symbol.index()).map(|symbol| symbol.term),
            Node::Unary(op, a) => op.sort(self.sort(a))?,
            Node::Binary(op, a, b) => op.sort(self.sort(a), self.sort(b))?,
            Node::Ite(c, a, b) => {
                let fits = self.sort(c) == Sort::Bool && self.sort(a) == self.sort(b);
                fits.then(|| self.sort(a))?
            }
        };
        Some(self.intern(node, sort))
    }

    /// The outermost operation.
    #[inline]
    pub fn node(&self, term: TermId) -> Node {
        self.nodes[term.index()]
    }

    /// The sort.
    #[inline]
    pub fn sort(&self, term: TermId) -> Sort {
        self.sorts[term.index()]
    }

    /// The width of a bit-vector term.
    pub fn width(&self, term: TermId) -> Width {
        self.sort(term).width().expect("a term that is used as a number has a bit-vector sort")
    }

    /// What values the term can have at all, whatever the path.
    #[inline]
    pub fn range(&self, term: TermId) -> Range {
        self.ranges[term.index()]
    }

    /// A number that no other term ever made by this store has, released ones included. Older terms have lower ones.
    #[inline]
    pub fn birth(&self, term: TermId) -> u64 {
        self.births[term.index()]
    }

    /// How many choices between two values the term is made of; those that occur in several places count at each. The
    /// number stops growing somewhere.
    #[inline]
    pub fn choices(&self, term: TermId) -> u16 {
        self.choices[term.index()]
    }

    /// The value, if the term is a constant.
    pub fn value(&self, term: TermId) -> Option<Value> {
        match self.node(term) {
            Node::Constant(_, value) => Some(value),
            _ => None,
        }
    }

    /// What is known about a symbol.
    #[inline]
    pub fn symbol_info(&self, symbol: SymbolId) -> Symbol {
        self.symbols[symbol.index()]
    }

    /// How many symbols there are; their ids are the numbers below.
    pub fn symbol_count(&self) -> usize {
        self.symbols.len()
    }

    /// How many terms there are; their places are the numbers below.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: the two truth values are always there.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The term at a place below [`Terms::len`].
    pub fn at(&self, index: usize) -> Option<TermId> {
        (index < self.nodes.len()).then_some(TermId(index as u32))
    }

    /// All terms that the given ones are built of, themselves included, parts before what is built of them.
    pub fn reachable(&self, roots: &[TermId]) -> Vec<TermId> {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut waiting: Vec<TermId> = roots.to_vec();
        while let Some(term) = waiting.pop() {
            if seen.insert(term) {
                waiting.extend(self.node(term).children());
            }
        }
        let mut all: Vec<TermId> = seen.into_iter().collect();
        all.sort_unstable();
        all
    }

    /// A point to come back to with [`Terms::release`].
    pub fn mark(&self) -> Mark {
        Mark { terms: self.nodes.len() as u32, symbols: self.symbols.len() as u32 }
    }

    /// Drops every term and symbol made since the mark. Marks are released youngest first; a mark may be used again.
    pub fn release(&mut self, mark: Mark) {
        let keep = mark.terms as usize;
        for index in (keep..self.nodes.len()).rev() {
            if !matches!(self.nodes[index], Node::Symbol(_)) {
                let bucket = self.bucket(self.nodes[index]);
                self.youngest[bucket] = self.older[index];
            }
        }
        self.nodes.truncate(keep);
        self.sorts.truncate(keep);
        self.ranges.truncate(keep);
        self.births.truncate(keep);
        self.choices.truncate(keep);
        self.older.truncate(keep);
        self.symbols.truncate(mark.symbols as usize);
    }

    pub(crate) fn unary_node(&mut self, op: Unary, a: TermId) -> TermId {
        let sort = op.sort(self.sort(a)).unwrap_or_else(|| panic!("{op:?} does not apply to {:?}", self.sort(a)));
        self.intern(Node::Unary(op, a), sort)
    }

    pub(crate) fn binary_node(&mut self, op: Binary, a: TermId, b: TermId) -> TermId {
        let sort = op
            .sort(self.sort(a), self.sort(b))
            .unwrap_or_else(|| panic!("{op:?} does not apply to {:?} and {:?}", self.sort(a), self.sort(b)));
        self.intern(Node::Binary(op, a, b), sort)
    }

    /// A comparison of two symbols, which nothing makes simpler.
    pub(crate) fn symbols_compared(&mut self, op: Binary, a: TermId, b: TermId) -> Option<TermId> {
        let both = matches!((self.node(a), self.node(b)), (Node::Symbol(_), Node::Symbol(_)));
        (both && self.sort(a) == self.sort(b)).then(|| self.intern(Node::Binary(op, a, b), Sort::Bool))
    }

    pub(crate) fn ite_node(&mut self, condition: TermId, then: TermId, otherwise: TermId) -> TermId {
        let sort = self.sort(then);
        self.intern(Node::Ite(condition, then, otherwise), sort)
    }

    /// The term of this node; the one that is there already if there is one.
    fn intern(&mut self, node: Node, sort: Sort) -> TermId {
        let bucket = self.bucket(node);
        let mut at = self.youngest[bucket];
        while at != NONE {
            if self.nodes[at as usize] == node {
                return TermId(at);
            }
            at = self.older[at as usize];
        }
        let range = range::of_node(node, sort, |child| (self.range(child), self.sort(child)));
        let term = self.push(node, sort, range);
        self.older[term.index()] = self.youngest[bucket];
        self.youngest[bucket] = term.0;
        if self.nodes.len() > self.youngest.len() {
            self.grow();
        }
        term
    }

    fn push(&mut self, node: Node, sort: Sort, range: Range) -> TermId {
        let id = u32::try_from(self.nodes.len()).ok().filter(|id| *id != NONE).expect("fewer than 2^32 - 1 terms");
        self.nodes.push(node);
        self.sorts.push(sort);
        self.ranges.push(range);
        self.births.push(self.next_birth);
        self.choices.push(self.choices_of(node));
        self.older.push(NONE);
        self.next_birth += 1;
        TermId(id)
    }

    fn choices_of(&self, node: Node) -> u16 {
        match node {
            Node::Constant(..) | Node::Symbol(_) => 0,
            Node::Unary(_, a) => self.choices(a),
            Node::Binary(_, a, b) => self.choices(a).saturating_add(self.choices(b)),
            Node::Ite(c, a, b) => {
                let sides = self.choices(a).saturating_add(self.choices(b));
                self.choices(c).saturating_add(sides).saturating_add(1)
            }
        }
    }

    fn bucket(&self, node: Node) -> usize {
        let mut hasher = FxHasher::default();
        match node {
            // By far the most frequent: two words instead of what the enum would feed piece by piece.
            Node::Binary(op, a, b) => {
                hasher.write_u64(op as u64 + 1);
                hasher.write_u64(u64::from(a.0) | u64::from(b.0) << 32);
            }
            _ => node.hash(&mut hasher),
        }
        // FxHasher turns its best bits to the low end.
        hasher.finish() as usize & (self.youngest.len() - 1)
    }

    /// Twice the buckets. Terms are chained again oldest first, so that the youngest stays the head of its chain.
    fn grow(&mut self) {
        self.youngest = vec![NONE; self.youngest.len() * 2];
        for index in 0..self.nodes.len() {
            if !matches!(self.nodes[index], Node::Symbol(_)) {
                let bucket = self.bucket(self.nodes[index]);
                self.older[index] = self.youngest[bucket];
                self.youngest[bucket] = index as u32;
            }
        }
    }
}
