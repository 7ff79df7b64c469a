//! The text form: s-expressions that say exactly what is in the store, for tests and reports.
//!
//! ```text
//! (symbol x0 b32 0 1)
//! (define t5 (+ x0 x1))
//! (< (* t5 t5) (b32 9))
//! ```
//! Symbols come first, then every part that is used more than once, then the terms themselves. A float constant shows its
//! bits. [`parse`](crate::parse) reads it back.

use std::fmt::Write;

use rustc_hash::FxHashMap;

use crate::{Binary, Node, Sort, SymbolId, TermId, Terms, Unary};

/// The terms in text form, one line each, after the declarations they need.
pub fn text(terms: &Terms, roots: &[TermId]) -> String {
    let all = terms.reachable(roots);
    let mut uses: FxHashMap<TermId, u32> = FxHashMap::default();
    for &term in &all {
        for child in terms.node(term).children() {
            *uses.entry(child).or_default() += 1;
        }
    }
    let mut printer = Printer { terms, written: FxHashMap::default() };
    let mut out = String::new();
    for &term in &all {
        match terms.node(term) {
            Node::Symbol(symbol) => printer.declare(&mut out, symbol),
            Node::Constant(..) => {}
            _ if uses.get(&term).is_some_and(|uses| *uses > 1) || printer.is_deep(term) => {
                let body = printer.expression(term);
                let _ = writeln!(out, "(define t{} {body})", term.index());
                printer.written.insert(term, (format!("t{}", term.index()), 0));
            }
            _ => {
                let body = printer.expression(term);
                let depth = printer.depth(term) + 1;
                printer.written.insert(term, (body, depth));
            }
        }
    }
    for &root in roots {
        let _ = writeln!(out, "{}", printer.reference(root));
    }
    out
}

/// Below this depth a term is written in place.
const DEPTH: u32 = 24;

struct Printer<'a> {
    terms: &'a Terms,
    /// How a term is referred to, and how deep that text is.
    written: FxHashMap<TermId, (String, u32)>,
}

impl Printer<'_> {
    fn declare(&mut self, out: &mut String, symbol: SymbolId) {
        let info = self.terms.symbol_info(symbol);
        let name = format!("x{}", symbol.index());
        let _ = match info.sort {
            Sort::Bits(_) => {
                writeln!(out, "(symbol {name} {} {} {})", info.sort.name(), info.range.low, info.range.high)
            }
            sort => writeln!(out, "(symbol {name} {})", sort.name()),
        };
        self.written.insert(info.term, (name, 0));
    }

    fn depth(&self, term: TermId) -> u32 {
        let depth = |child| self.written.get(&child).map_or(0, |(_, depth)| *depth);
        self.terms.node(term).children().map(depth).max().unwrap_or(0)
    }

    fn is_deep(&self, term: TermId) -> bool {
        self.depth(term) >= DEPTH
    }

    fn reference(&self, term: TermId) -> String {
        match self.terms.node(term) {
            Node::Constant(..) => self.expression(term),
            _ => self.written[&term].0.clone(),
        }
    }

    fn expression(&self, term: TermId) -> String {
        match self.terms.node(term) {
            Node::Constant(Sort::Bool, value) => value.as_bool().to_string(),
            Node::Constant(Sort::F32, value) => format!("(f32 {:#010x})", value.0 as u32),
            Node::Constant(Sort::F64, value) => format!("(f64 {:#018x})", value.0),
            Node::Constant(sort, value) => format!("({} {})", sort.name(), value.0),
            Node::Symbol(_) => self.reference(term),
            Node::Unary(op, a) => format!("({} {})", unary_name(op), self.reference(a)),
            Node::Binary(op, a, b) => format!("({} {} {})", binary_name(op), self.reference(a), self.reference(b)),
            Node::Ite(c, a, b) => {
                format!("(ite {} {} {})", self.reference(c), self.reference(a), self.reference(b))
            }
        }
    }
}

fn unary_name(op: Unary) -> &'static str {
    Unary::NAMES.iter().find(|(known, _)| *known == op).map_or("?", |(_, name)| name)
}

fn binary_name(op: Binary) -> &'static str {
    Binary::NAMES.iter().find(|(known, _)| *known == op).map_or("?", |(_, name)| name)
}
