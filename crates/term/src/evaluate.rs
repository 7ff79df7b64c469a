//! The value of a term under an assignment of its symbols.

use rustc_hash::FxHashMap;

use crate::{Node, SymbolId, TermId, Terms, Value, arithmetic};

/// The value of a term. A symbol that the assignment does not reach has the value of its range that is nearest to zero.
pub fn evaluate(terms: &Terms, term: TermId, assignment: &[Value]) -> Value {
    Evaluator::new(terms, assignment).value(term)
}

/// Evaluates many terms under one assignment.
pub struct Evaluator<'a> {
    terms: &'a Terms,
    assignment: &'a [Value],
    known: FxHashMap<TermId, Value>,
}

/// How many nodes a term may have for plain recursion; most have fewer than ten.
const FUEL: u32 = 64;

impl<'a> Evaluator<'a> {
    /// An evaluator that has seen nothing yet.
    pub fn new(terms: &'a Terms, assignment: &'a [Value]) -> Self {
        Evaluator { terms, assignment, known: FxHashMap::default() }
    }

    /// The value of a term.
    pub fn value(&mut self, term: TermId) -> Value {
        match self.small(term, &mut FUEL.clone()) {
            Some(value) => value,
            None => self.large(term),
        }
    }

    /// The value of a term, if that takes no more than some operations. Of a choice only the side that is taken counts.
    pub fn within(&self, term: TermId, operations: u32) -> Option<Value> {
        self.small(term, &mut operations.clone())
    }

    /// Whether a boolean term holds.
    pub fn holds(&mut self, term: TermId) -> bool {
        self.value(term).as_bool()
    }

    /// Recursion that gives up on terms that are big, or that share so much that recursion would take exponential time.
    fn small(&self, term: TermId, fuel: &mut u32) -> Option<Value> {
        *fuel = fuel.checked_sub(1)?;
        Some(match self.terms.node(term) {
            Node::Constant(_, value) => value,
            Node::Symbol(symbol) => self.symbol(symbol),
            Node::Unary(op, a) => arithmetic::unary(op, self.terms.sort(a), self.small(a, fuel)?),
            Node::Binary(op, a, b) => {
                let left = self.small(a, fuel)?;
                arithmetic::binary(op, self.terms.sort(a), left, self.small(b, fuel)?)
            }
            Node::Ite(c, a, b) => {
                let chosen = if self.small(c, fuel)?.as_bool() { a } else { b };
                self.small(chosen, fuel)?
            }
        })
    }

    /// Every part once, parts first, without recursion: loops make terms thousands of operations deep.
    fn large(&mut self, root: TermId) -> Value {
        let mut waiting = vec![root];
        while let Some(&term) = waiting.last() {
            if self.known.contains_key(&term) {
                waiting.pop();
                continue;
            }
            let node = self.terms.node(term);
            let before = waiting.len();
            waiting.extend(node.children().filter(|child| !self.known.contains_key(child)));
            if waiting.len() == before {
                let value = self.step(node);
                self.known.insert(term, value);
                waiting.pop();
            }
        }
        self.known[&root]
    }

    fn step(&self, node: Node) -> Value {
        let known = |term: TermId| self.known[&term];
        match node {
            Node::Constant(_, value) => value,
            Node::Symbol(symbol) => self.symbol(symbol),
            Node::Unary(op, a) => arithmetic::unary(op, self.terms.sort(a), known(a)),
            Node::Binary(op, a, b) => arithmetic::binary(op, self.terms.sort(a), known(a), known(b)),
            Node::Ite(c, a, b) => known(if known(c).as_bool() { a } else { b }),
        }
    }

    fn symbol(&self, symbol: SymbolId) -> Value {
        match self.assignment.get(symbol.index()) {
            Some(&value) => value,
            None => self.terms.default_value(symbol),
        }
    }
}

impl Terms {
    /// The value of a symbol that nobody asked for: zero, or what is nearest to it.
    pub fn default_value(&self, symbol: SymbolId) -> Value {
        let info = self.symbol_info(symbol);
        if info.sort.is_float() { Value(0) } else { Value(info.range.nearest_to_zero()) }
    }
}
