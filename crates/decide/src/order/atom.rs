//! Which terms are order constraints.
//!
//! `x + c` counts as a difference only where it cannot wrap, given the bounds of `x` on this path; else the term is left to
//! the next layers. A sign-extended symbol is the symbol: the number is the same.

use term::{Binary, Node, Range, Sort, TermId, Terms, Unary, Value, Width};

use super::Order;

/// A constraint between symbols, by their numbers, and constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Atom {
    True,
    False,
    /// `x <= y + weight`, over the integers.
    AtMost {
        x: u32,
        y: u32,
        weight: i64,
    },
    /// `x == y + weight`.
    Same {
        x: u32,
        y: u32,
        weight: i64,
    },
    /// `x != y + weight`.
    Apart {
        x: u32,
        y: u32,
        weight: i64,
    },
    Upper {
        x: u32,
        limit: i64,
    },
    Lower {
        x: u32,
        limit: i64,
    },
    Fixed {
        x: u32,
        value: i64,
    },
    ApartFrom {
        x: u32,
        value: i64,
    },
}

impl Atom {
    /// How many trail entries adding it leaves.
    pub(super) fn trail_entries(&self) -> usize {
        match self {
            Atom::True | Atom::False => 0,
            // An edge, and a bound on either end.
            Atom::AtMost { .. } => 3,
            Atom::Same { .. } => 6,
            Atom::Fixed { .. } => 2,
            Atom::Apart { .. } | Atom::ApartFrom { .. } | Atom::Upper { .. } | Atom::Lower { .. } => 1,
        }
    }
}

/// Whether a term is meant, or its negation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Plain,
    Negated,
}

impl Sign {
    fn other(self) -> Sign {
        match self {
            Sign::Plain => Sign::Negated,
            Sign::Negated => Sign::Plain,
        }
    }
}

/// A symbol, or none, plus a constant.
#[derive(Clone, Copy)]
struct Affine {
    symbol: Option<u32>,
    offset: i128,
}

impl Order {
    /// The constraint that a term without conjunctions is, if it is about order.
    pub fn atom(&mut self, terms: &Terms, term: TermId) -> Option<Atom> {
        let (node, sign) = unsigned(terms, term);
        match node {
            Node::Constant(..) | Node::Symbol(_) => self.truth(terms, node, sign),
            Node::Binary(op @ (Binary::Less | Binary::Equal), a, b) => {
                let (left, right) = self.sides(terms, a, b)?;
                comparison(op, sign, left, right)
            }
            _ => None,
        }
    }

    /// The constraint that a term is, and the one that its negation is.
    pub fn atoms(&mut self, terms: &Terms, term: TermId) -> Option<(Atom, Atom)> {
        let (node, sign) = unsigned(terms, term);
        match node {
            Node::Constant(..) | Node::Symbol(_) => {
                Some((self.truth(terms, node, sign)?, self.truth(terms, node, sign.other())?))
            }
            Node::Binary(op @ (Binary::Less | Binary::Equal), a, b) => {
                let (left, right) = self.sides(terms, a, b)?;
                Some((comparison(op, sign, left, right)?, comparison(op, sign.other(), left, right)?))
            }
            _ => None,
        }
    }

    /// Whether the values satisfy a constraint.
    pub fn holds(&self, atom: Atom) -> bool {
        let value = |x: u32| i128::from(self.values[x as usize].0);
        let sum = |y: u32, weight: i64| value(y) + i128::from(weight);
        match atom {
            Atom::True => true,
            Atom::False => false,
            Atom::AtMost { x, y, weight } => value(x) <= sum(y, weight),
            Atom::Same { x, y, weight } => value(x) == sum(y, weight),
            Atom::Apart { x, y, weight } => value(x) != sum(y, weight),
            Atom::Upper { x, limit } => value(x) <= limit.into(),
            Atom::Lower { x, limit } => value(x) >= limit.into(),
            Atom::Fixed { x, value: number } => value(x) == number.into(),
            Atom::ApartFrom { x, value: number } => value(x) != number.into(),
        }
    }

    /// A truth value, or a symbol that is one.
    fn truth(&mut self, terms: &Terms, node: Node, sign: Sign) -> Option<Atom> {
        let plain = sign == Sign::Plain;
        match node {
            Node::Constant(_, value) => Some(if value.as_bool() == plain { Atom::True } else { Atom::False }),
            Node::Symbol(symbol) => {
                self.know(terms, symbol);
                Some(Atom::Fixed { x: symbol.0, value: i64::from(plain) })
            }
            _ => None,
        }
    }

    /// Both sides of a comparison; `x - y < c` compares `x` with `y + c`.
    fn sides(&mut self, terms: &Terms, a: TermId, b: TermId) -> Option<(Affine, Affine)> {
        if let (Node::Binary(Binary::Subtract, x, y), Some(Value(number))) = (terms.node(a), terms.value(b)) {
            let (left, right) = (self.affine(terms, x)?, self.affine(terms, y)?);
            let (first, second) = (self.range(left), self.range(right));
            let width = terms.width(a);
            if !width.holds(first.0 - second.1) || !width.holds(first.1 - second.0) {
                return None;
            }
            return Some((left, Affine { offset: right.offset + i128::from(number), ..right }));
        }
        Some((self.affine(terms, a)?, self.affine(terms, b)?))
    }

    fn affine(&mut self, terms: &Terms, term: TermId) -> Option<Affine> {
        match terms.node(term) {
            Node::Constant(Sort::Bits(_) | Sort::Bool, value) => Some(Affine { symbol: None, offset: value.0.into() }),
            Node::Symbol(symbol) => {
                self.know(terms, symbol);
                Some(Affine { symbol: Some(symbol.0), offset: 0 })
            }
            Node::Unary(Unary::SignExtend(_), inner) => self.affine(terms, inner),
            Node::Unary(Unary::Truncate(width), inner) => {
                let inner = self.affine(terms, inner)?;
                self.fits(inner, width).then_some(inner)
            }
            Node::Binary(Binary::Add, inner, number) => {
                let Value(number) = terms.value(number)?;
                let inner = self.affine(terms, inner)?;
                let sum = Affine { offset: inner.offset + i128::from(number), ..inner };
                self.fits(sum, terms.width(term)).then_some(sum)
            }
            _ => None,
        }
    }

    fn range(&self, affine: Affine) -> (i128, i128) {
        let Range { low, high } = affine.symbol.map_or(Range::single(0), |x| self.bounds[x as usize]);
        (i128::from(low) + affine.offset, i128::from(high) + affine.offset)
    }

    fn fits(&self, affine: Affine, width: Width) -> bool {
        let (low, high) = self.range(affine);
        width.holds(low) && width.holds(high)
    }
}

/// What a term says without its negation, and whether there is one.
fn unsigned(terms: &Terms, term: TermId) -> (Node, Sign) {
    match terms.node(term) {
        Node::Unary(Unary::Not, inner) => (terms.node(inner), Sign::Negated),
        node => (node, Sign::Plain),
    }
}

/// `left < right`, `left == right`, or the opposite.
fn comparison(op: Binary, sign: Sign, left: Affine, right: Affine) -> Option<Atom> {
    match (op, sign) {
        (Binary::Less, Sign::Plain) => at_most(left, right, -1),
        (Binary::Less, Sign::Negated) => at_most(right, left, 0),
        (_, Sign::Plain) => same(left, right),
        (_, Sign::Negated) => apart(left, right),
    }
}

/// `left <= right + slack`.
fn at_most(left: Affine, right: Affine, slack: i128) -> Option<Atom> {
    let weight = right.offset - left.offset + slack;
    match (left.symbol, right.symbol) {
        (Some(x), Some(y)) if x != y => Some(Atom::AtMost { x, y, weight: i64::try_from(weight).ok()? }),
        (Some(x), None) => Some(Atom::Upper { x, limit: i64::try_from(weight).ok()? }),
        (None, Some(x)) => Some(Atom::Lower { x, limit: i64::try_from(-weight).ok()? }),
        _ => Some(if weight >= 0 { Atom::True } else { Atom::False }),
    }
}

fn same(left: Affine, right: Affine) -> Option<Atom> {
    let weight = right.offset - left.offset;
    match (left.symbol, right.symbol) {
        (Some(x), Some(y)) if x != y => {
            let weight = i64::try_from(weight).ok().filter(|weight| *weight != i64::MIN)?;
            Some(Atom::Same { x, y, weight })
        }
        (Some(x), None) => Some(Atom::Fixed { x, value: i64::try_from(weight).ok()? }),
        (None, Some(x)) => Some(Atom::Fixed { x, value: i64::try_from(-weight).ok()? }),
        _ => Some(if weight == 0 { Atom::True } else { Atom::False }),
    }
}

fn apart(left: Affine, right: Affine) -> Option<Atom> {
    Some(match same(left, right)? {
        Atom::Same { x, y, weight } => Atom::Apart { x, y, weight },
        Atom::Fixed { x, value } => Atom::ApartFrom { x, value },
        Atom::True => Atom::False,
        _ => Atom::True,
    })
}
