//! From terms to wires.

use rustc_hash::FxHashMap;
use term::{Binary, Node, Sort, SymbolId, TermId, Terms, Unary};

use super::arithmetic::{self, Bits, Shift};
use super::gates::{FALSE, Gates, TRUE};

/// The wires of the terms translated so far.
#[derive(Default)]
pub struct Translated {
    /// By the terms' places; an entry counts only while the term born then is still there.
    wires: Vec<Option<(u64, Bits)>>,
    /// Inputs belong to a symbol's number and its number of bits, so that the symbols of all paths share them.
    inputs: FxHashMap<(SymbolId, usize), Bits>,
}

impl Translated {
    /// Translates terms that are listed parts first.
    pub fn translate(&mut self, gates: &mut Gates, terms: &Terms, all: &[TermId]) {
        for &term in all {
            let (index, birth) = (term.index(), terms.birth(term));
            if self.wires.len() <= index {
                self.wires.resize(index + 1, None);
            }
            if self.wires[index].as_ref().is_none_or(|(known, _)| *known != birth) {
                let bits = self.node(gates, terms, term);
                self.wires[index] = Some((birth, bits));
            }
        }
    }

    /// The wires of a translated term, lowest bit first.
    pub fn bits(&self, term: TermId) -> &[i32] {
        self.wires[term.index()].as_ref().map(|(_, bits)| bits.as_slice()).expect("translated before")
    }

    /// The wire of a translated boolean.
    pub fn truth(&self, term: TermId) -> i32 {
        self.bits(term)[0]
    }

    /// A wire that says that a translated symbol is in its range.
    pub fn in_range(&self, gates: &mut Gates, terms: &Terms, symbol: SymbolId) -> i32 {
        let info = terms.symbol_info(symbol);
        let Sort::Bits(width) = info.sort else { return TRUE };
        let bits = self.bits(info.term).to_vec();
        let mut inside = TRUE;
        if info.range.low > width.min() {
            let low = arithmetic::constant(info.range.low, bits.len());
            inside = -arithmetic::less(gates, &bits, &low);
        }
        if info.range.high < width.max() {
            let high = arithmetic::constant(info.range.high, bits.len());
            let above = arithmetic::less(gates, &high, &bits);
            inside = gates.and(inside, -above);
        }
        inside
    }

    fn node(&mut self, gates: &mut Gates, terms: &Terms, term: TermId) -> Bits {
        let width = terms.sort(term).width().map_or(1, |width| width.bits() as usize);
        match terms.node(term) {
            Node::Constant(_, value) => arithmetic::constant(value.0, width),
            Node::Symbol(symbol) => self
                .inputs
                .entry((symbol, width))
                .or_insert_with(|| (0..width).map(|_| gates.input()).collect())
                .clone(),
            Node::Unary(op, a) => unary(op, self.bits(a), width),
            Node::Binary(op, a, b) => binary(gates, op, self.bits(a), self.bits(b)),
            Node::Ite(c, a, b) => arithmetic::choose(gates, self.truth(c), self.bits(a), self.bits(b)),
        }
    }
}

fn unary(op: Unary, a: &[i32], width: usize) -> Bits {
    let mut bits = a.to_vec();
    match op {
        Unary::Not => bits = arithmetic::invert(a),
        Unary::Truncate(_) => bits.truncate(width),
        Unary::SignExtend(_) => bits.resize(width, a.last().copied().unwrap_or(FALSE)),
        Unary::ZeroExtend(_) => bits.resize(width, FALSE),
        _ => unreachable!("floating point is refused before"),
    }
    bits
}

fn binary(gates: &mut Gates, op: Binary, a: &[i32], b: &[i32]) -> Bits {
    let each = |gates: &mut Gates, gate: fn(&mut Gates, i32, i32) -> i32| {
        a.iter().zip(b).map(|(&a, &b)| gate(gates, a, b)).collect()
    };
    match op {
        Binary::And | Binary::BitAnd => each(gates, Gates::and),
        Binary::BitOr => each(gates, Gates::or),
        Binary::BitXor => each(gates, Gates::xor),
        Binary::Equal => vec![arithmetic::equal(gates, a, b)],
        Binary::Less => vec![arithmetic::less(gates, a, b)],
        Binary::LessUnsigned => vec![arithmetic::less_unsigned(gates, a, b)],
        Binary::Add => arithmetic::add(gates, a, b, FALSE),
        Binary::Subtract => arithmetic::subtract(gates, a, b),
        Binary::Multiply => arithmetic::multiply(gates, a, b),
        Binary::Divide => arithmetic::divide(gates, a, b).0,
        Binary::Remainder => arithmetic::divide(gates, a, b).1,
        Binary::ShiftLeft => arithmetic::shift(gates, Shift::Left, a, b),
        Binary::ShiftRight => arithmetic::shift(gates, Shift::Right, a, b),
        Binary::ShiftRightUnsigned => arithmetic::shift(gates, Shift::RightUnsigned, a, b),
        _ => unreachable!("floating point is refused before"),
    }
}
