//! What the path is known to imply: conditions that were assumed, or that were found to follow.
//!
//! Code asks the same things again and again, an invariant after the method above all. Terms that mean the same are the
//! same term, so one look-up answers them.

use term::{Node, TermId, Terms, Unary};

/// Truths by term. A term's birth tells whether its place is still about the same term.
#[derive(Default)]
pub struct Facts {
    known: Vec<Fact>,
    trail: Vec<(u32, Fact)>,
}

#[derive(Clone, Copy, Default)]
struct Fact {
    /// One more than the birth of the term; 0 for nothing known.
    birth: u64,
    truth: bool,
}

impl Facts {
    /// Whether the path implies a term or its negation.
    pub fn get(&self, terms: &Terms, term: TermId) -> Option<bool> {
        let (term, truth) = positive(terms, term, true);
        let fact = self.known.get(term.index())?;
        (fact.birth == terms.birth(term) + 1).then_some(fact.truth == truth)
    }

    /// The path implies that a term is true, or false.
    pub fn note(&mut self, terms: &Terms, term: TermId, truth: bool) {
        let (term, truth) = positive(terms, term, truth);
        self.put(terms, term, truth);
    }

    fn put(&mut self, terms: &Terms, term: TermId, truth: bool) {
        let place = term.index();
        if place >= self.known.len() {
            self.known.resize(place + 1, Fact::default());
        }
        let fact = Fact { birth: terms.birth(term) + 1, truth };
        let old = std::mem::replace(&mut self.known[place], fact);
        self.trail.push((place as u32, old));
    }

    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    pub fn undo(&mut self, mark: usize) {
        while self.trail.len() > mark {
            if let Some((place, old)) = self.trail.pop() {
                self.known[place as usize] = old;
            }
        }
    }
}

/// What the truth of a term says about the term that it negates, if it is a negation.
fn positive(terms: &Terms, term: TermId, truth: bool) -> (TermId, bool) {
    match terms.node(term) {
        Node::Unary(Unary::Not, inner) => (inner, !truth),
        _ => (term, truth),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use term::Sort;

    #[test]
    fn a_fact_is_known_until_it_is_undone() {
        let mut terms = Terms::new();
        let (x, y) = (terms.free_symbol(Sort::INT), terms.free_symbol(Sort::INT));
        let less = terms.less(x, y);
        let not = terms.not(less);
        let mut facts = Facts::default();
        let mark = facts.mark();
        facts.note(&terms, not, true);
        assert_eq!(facts.get(&terms, less), Some(false));
        assert_eq!(facts.get(&terms, not), Some(true));
        facts.undo(mark);
        assert_eq!(facts.get(&terms, less), None);
    }

    #[test]
    fn a_released_term_takes_its_fact_along() {
        let mut terms = Terms::new();
        let (x, y) = (terms.free_symbol(Sort::INT), terms.free_symbol(Sort::INT));
        let mark = terms.mark();
        let less = terms.less(x, y);
        let mut facts = Facts::default();
        facts.note(&terms, less, true);
        terms.release(mark);
        let other = terms.less(y, x);
        assert_eq!(other.index(), less.index());
        assert_eq!(facts.get(&terms, other), None);
    }
}
