//! What is looked up in tables at unknown places, and conditions on it: the same for every value of the unknown.

mod support;

use support::Random;
use term::{Evaluator, Range, Sort, TermId, Terms, Value, Width};

/// The value of a term where its only symbol has a value.
fn at(terms: &Terms, term: TermId, value: i64) -> Value {
    Evaluator::new(terms, &[Value(value)]).within(term, 1 << 16).expect("a tree is not deep")
}

fn table(random: &mut Random, length: usize, most: usize) -> Vec<i64> {
    let mut values = Vec::new();
    while values.len() < length {
        let value = random.below(most) as i64;
        values.extend(std::iter::repeat_n(value, 1 + random.below(20)));
    }
    values.truncate(length);
    values
}

/// As the JDK does with characters: a page by the high bits, an entry of the page by the low ones, what the entry stands for.
#[test]
fn tables_of_tables_are_what_they_are_at_every_place() {
    let mut random = Random(0x7ab1_e5ee_d000_0001);
    let pages = table(&mut random, 2048, 300);
    let entries = table(&mut random, 300 << 5, 700);
    let meanings = table(&mut random, 700, 1 << 30);
    let mut terms = Terms::new();
    let letter = terms.symbol(Sort::INT, Range { low: 0, high: 0xffff });
    let lookup = |terms: &mut Terms, place: TermId, table: &[i64]| {
        let element = |place: Value| table.get(usize::try_from(place.0).ok()?).copied();
        terms.looked_up(place, Width::W32, element).expect("there is one small symbol")
    };
    let five = terms.int(5);
    let page = terms.shift_right_unsigned(letter, five);
    let page = lookup(&mut terms, page, &pages);
    let (page, low) = (terms.shift_left(page, five), terms.int(31));
    let low = terms.bit_and(letter, low);
    let entry = terms.bit_or(page, low);
    let entry = lookup(&mut terms, entry, &entries);
    let meaning = lookup(&mut terms, entry, &meanings);
    let (mask, wanted) = (terms.int(31), terms.int(9));
    let kind = terms.bit_and(meaning, mask);
    let is_wanted = terms.equal(kind, wanted);
    let tabulated = terms.tabulated(is_wanted);
    assert!(terms.choices(is_wanted) > 100 && terms.choices(tabulated) < 16);
    for value in 0..=0xffff_i64 {
        let expected = meanings[entries[(pages[value as usize >> 5] << 5 | value & 31) as usize] as usize];
        assert_eq!(at(&terms, meaning, value), Value(expected), "{value}");
        assert_eq!(at(&terms, tabulated, value), Value::of_bool(expected & 31 == 9), "{value}");
    }
}

#[test]
fn only_one_small_symbol_is_tried() {
    let mut terms = Terms::new();
    let byte = terms.symbol(Sort::INT, Range { low: -128, high: 127 });
    let int = terms.free_symbol(Sort::INT);
    let sum = terms.add(byte, int);
    let table = |place: Value| (0..100).contains(&place.0).then_some(place.0 * place.0);
    assert_eq!(terms.looked_up(int, Width::W32, table), None);
    assert_eq!(terms.looked_up(sum, Width::W32, table), None);
    let nowhere = |_: Value| None;
    assert_eq!(terms.looked_up(byte, Width::W32, nowhere), None);
    // Beyond the table it is anything.
    let square = terms.looked_up(byte, Width::W64, table).expect("it is small");
    assert!((0..100).all(|value| at(&terms, square, value) == Value(value * value)));
    assert_eq!(terms.sort(square), Sort::LONG);
    // What has few choices stays as it is.
    let zero = terms.int(0);
    let is_less = terms.less(byte, zero);
    assert_eq!(terms.tabulated(is_less), is_less);
}
