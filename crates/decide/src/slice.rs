//! Layer 4, second part: only the constraints that have to do with the question.
//!
//! Constraints that share no symbols, not even through others, do not influence each other. If the path is known to be
//! satisfiable, a question needs only the constraints that its symbols reach.

use rustc_hash::FxHashSet;
use term::{Node, SymbolId, TermId, Terms};

/// The symbols of some terms, in order.
pub fn symbols(terms: &Terms, roots: &[TermId]) -> Vec<SymbolId> {
    let is_symbol = |term: TermId| match terms.node(term) {
        Node::Symbol(symbol) => Some(symbol),
        _ => None,
    };
    let mut found: Vec<SymbolId> = terms.reachable(roots).into_iter().filter_map(is_symbol).collect();
    found.sort_unstable();
    found
}

/// The question and those constraints that share symbols with it, directly or through others, in the order of the path.
pub fn relevant(terms: &Terms, path: &[TermId], question: TermId) -> Vec<TermId> {
    let mut reached: FxHashSet<SymbolId> = symbols(terms, &[question]).into_iter().collect();
    let mut rest: Vec<(usize, Vec<SymbolId>)> =
        path.iter().enumerate().map(|(place, constraint)| (place, symbols(terms, &[*constraint]))).collect();
    let mut taken = Vec::new();
    loop {
        let before = rest.len();
        rest.retain(|(place, symbols)| {
            let meets = symbols.iter().any(|symbol| reached.contains(symbol));
            if meets {
                reached.extend(symbols.iter());
                taken.push(*place);
            }
            !meets
        });
        if rest.len() == before {
            break;
        }
    }
    taken.sort_unstable();
    taken.into_iter().map(|place| path[place]).chain([question]).collect()
}
