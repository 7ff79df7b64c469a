//! After going back the store is the one that was there before.

mod support;

use support::{Random, Symbols, simplified, tree};
use term::{Mark, Node, Range, Sort, TermId, Terms};

/// Everything one can see of a store.
type Seen = Vec<(Node, Sort, Range, u64)>;

fn seen(terms: &Terms) -> Seen {
    let all = (0..terms.len()).filter_map(|index| terms.at(index));
    all.map(|term| (terms.node(term), terms.sort(term), terms.range(term), terms.birth(term))).collect()
}

#[test]
fn marks_restore_what_was_there() {
    let symbols = Symbols::all();
    let mut random = Random(0x5eed_5eed_5eed_5eed);
    for _ in 0..20 {
        let mut terms = Terms::new();
        symbols.declare(&mut terms);
        let mut marks: Vec<(Mark, Seen, usize)> = Vec::new();
        for _ in 0..120 {
            match random.below(6) {
                0 => marks.push((terms.mark(), seen(&terms), terms.symbol_count())),
                1 if !marks.is_empty() => {
                    let keep = random.below(marks.len());
                    marks.truncate(keep + 1);
                    let (mark, before, count) = marks.pop().expect("not empty");
                    terms.release(mark);
                    assert_eq!(seen(&terms), before);
                    assert_eq!(terms.symbol_count(), count);
                    every_term_is_found_again(&mut terms);
                }
                2 => {
                    terms.symbol(Sort::INT, Range { low: 0, high: 9 });
                }
                _ => {
                    let (sort, _) = random.pick(&Sort::NAMES);
                    let tree = tree(&mut random, &symbols, sort, 5);
                    simplified(&mut terms, &tree);
                }
            }
        }
    }
}

fn every_term_is_found_again(terms: &mut Terms) {
    let all: Vec<TermId> = (0..terms.len()).filter_map(|index| terms.at(index)).collect();
    for term in all {
        let node = terms.node(term);
        assert_eq!(terms.verbatim(node), Some(term));
    }
}

#[test]
fn the_same_steps_after_going_back_give_the_same_ids_with_new_births() {
    let symbols = Symbols::all();
    let mut terms = Terms::new();
    symbols.declare(&mut terms);
    let mark = terms.mark();
    let mut build = || {
        let mut random = Random(99);
        let ids: Vec<TermId> = (0..2_000)
            .map(|_| {
                let tree = tree(&mut random, &symbols, Sort::Bool, 4);
                simplified(&mut terms, &tree)
            })
            .collect();
        let youngest = terms.at(terms.len() - 1).map(|term| terms.birth(term));
        terms.release(mark);
        (ids, youngest)
    };
    let (first, second) = (build(), build());
    assert_eq!(first.0, second.0);
    assert!(first.1 < second.1);
}

#[test]
fn many_terms_grow_the_table() {
    let mut terms = Terms::new();
    let ids: Vec<TermId> = (0..100_000).map(|number| terms.int(number)).collect();
    let mark = terms.mark();
    let more: Vec<TermId> = (100_000..300_000).map(|number| terms.int(number)).collect();
    assert_eq!(more.len(), 200_000);
    terms.release(mark);
    assert!((0..100_000).all(|number| terms.int(number) == ids[number as usize]));
}
