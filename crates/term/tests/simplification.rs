//! Which terms become which, shown as Java. The symbols: `i`, `j` are ints, `k` is an int from 0 to 100, `b` a boolean,
//! `c` a char, `l`, `m` are longs, `f`, `g` floats, `d`, `e` doubles.

use term::{Range, Sort, SymbolId, TermId, Terms, Width, java, parse};

const NAMES: [&str; 11] = ["i", "j", "k", "b", "c", "l", "m", "f", "g", "d", "e"];

fn declarations() -> String {
    let declaration = |name: &str| match name {
        "k" => "b32 0 100",
        "b" => "b32 0 1",
        "c" => "b32 0 65535",
        "l" | "m" => "b64 -9223372036854775808 9223372036854775807",
        "f" | "g" => "f32",
        "d" | "e" => "f64",
        _ => "b32 -2147483648 2147483647",
    };
    NAMES.iter().map(|name| format!("(symbol {name} {})\n", declaration(name))).collect()
}

fn shown(terms: &Terms, term: TermId) -> String {
    java(terms, term, &|SymbolId(index)| NAMES[index as usize].to_owned())
}

#[track_caller]
fn becomes(written: &str, expected: &str) {
    let mut terms = Terms::new();
    let text = declarations() + written;
    let parsed = parse(&mut terms, &text).unwrap_or_else(|error| panic!("{written}: {error}"));
    let simple = terms.simplify(parsed[0]);
    assert_eq!(shown(&terms, simple), expected, "{written}");
}

#[test]
fn constants_fold() {
    becomes("(+ (b32 2147483647) (b32 1))", "-2147483648");
    becomes("(/ (b32 -2147483648) (b32 -1))", "-2147483648");
    becomes("(<< (b32 1) (b32 33))", "2");
    becomes("(to-b32 (f64 0x7ff8000000000000))", "0");
}

#[test]
fn identities() {
    becomes("(+ i (b32 0))", "i");
    becomes("(* i (b32 1))", "i");
    becomes("(- i i)", "0");
    becomes("(^ i i)", "0");
    becomes("(& i (b32 -1))", "i");
    becomes("(<< i (b32 32))", "i");
    becomes("(- (b32 0) (- (b32 0) i))", "i");
    becomes("(not (not (< i j)))", "i < j");
    becomes("(= i i)", "true");
}

#[test]
fn constants_gather() {
    becomes("(+ (b32 1) (+ i (b32 2)))", "i + 3");
    becomes("(- (+ i (b32 5)) (+ j (b32 2)))", "i - j + 3");
    becomes("(= (+ i (b32 5)) (b32 2))", "i == -3");
    becomes("(= (- (b32 5) i) (b32 2))", "i == 3");
    becomes("(= (* i (b32 3)) (b32 9))", "i == 3");
    becomes("(>> (>> i (b32 20)) (b32 20))", "i >> 31");
}

#[test]
fn equal_operands_in_any_order_are_one_term() {
    let mut terms = Terms::new();
    let (x, y) = (terms.free_symbol(Sort::INT), terms.free_symbol(Sort::INT));
    assert_eq!(terms.add(x, y), terms.add(y, x));
    assert_eq!(terms.equal(x, y), terms.equal(y, x));
}

#[test]
fn differences_are_compared_only_where_nothing_overflows() {
    becomes("(< (- i j) (b32 0))", "i - j < 0");
    becomes("(< (- k c) (b32 0))", "k < c");
    becomes("(< (- k c) (b32 1))", "c >= k");
    becomes("(< (+ i (b32 1)) (b32 5))", "i + 1 < 5");
    becomes("(< (+ k (b32 1)) (b32 5))", "k < 4");
    becomes("(< k (+ k (b32 1)))", "true");
    becomes("(< i (+ i (b32 1)))", "i < i + 1");
}

#[test]
fn ranges_decide() {
    becomes("(< k (b32 101))", "true");
    becomes("(= c (b32 -1))", "false");
    becomes("(< k (b32 1))", "k == 0");
    becomes("(not (< k (b32 100)))", "k == 100");
}

#[test]
fn booleans_are_tested_in_one_way() {
    becomes("(= b (b32 0))", "!b");
    becomes("(= b (b32 1))", "b");
    becomes("(< b (b32 1))", "!b");
    becomes("(= (ite (< i j) (b32 1) (b32 0)) (b32 0))", "i >= j");
    becomes("(ite (= b (b32 0)) (b32 0) (b32 1))", "b");
    becomes("(= (& (ite (< i j) (b32 1) (b32 0)) (ite (= i (b32 3)) (b32 1) (b32 0))) (b32 0))", "i >= j || i != 3");
}

#[test]
fn casts_that_change_nothing_vanish() {
    becomes("(sign32 (truncate8 k))", "k");
    becomes("(zero32 (truncate16 c))", "c");
    becomes("(sign32 (truncate8 i))", "(byte) i");
    becomes("(zero32 (truncate16 i))", "(char) i");
    becomes("(truncate32 (sign64 i))", "i");
    becomes("(truncate8 (truncate32 l))", "(byte) l");
    becomes("(< (sign64 i) (sign64 j))", "i < j");
    becomes("(< (sign64 i) (b64 7))", "i < 7");
    becomes("(= (sign64 i) (b64 9999999999))", "false");
}

#[test]
fn unsigned_comparisons_with_a_natural_number_are_bounds_checks() {
    becomes("(<u i (b32 10))", "i < 10 && i >= 0");
    becomes("(<u k c)", "k < c");
    becomes("(<u i j)", "Integer.compareUnsigned(i, j) < 0");
}

/// What `lcmp`, `fcmpl` and `fcmpg` followed by a jump compare.
#[test]
fn three_way_comparisons_are_undone() {
    let mut terms = Terms::new();
    for name in NAMES {
        match name {
            "l" | "m" => terms.free_symbol(Sort::LONG),
            "f" | "g" => terms.free_symbol(Sort::F32),
            "d" | "e" => terms.free_symbol(Sort::F64),
            _ => terms.symbol(Sort::INT, Range::full(Sort::INT)),
        };
    }
    let symbol = |terms: &Terms, index| terms.symbol_info(SymbolId(index)).term;
    let (l, m, f, g) = (symbol(&terms, 5), symbol(&terms, 6), symbol(&terms, 7), symbol(&terms, 8));
    let zero = terms.int(0);
    type Make = fn(&mut Terms, TermId, TermId) -> TermId;
    let expected: [(Make, TermId, TermId, [&str; 4]); 3] = [
        (Terms::compare, l, m, ["l < m", "l == m", "m >= l", "m < l"]),
        (Terms::compare_float_low, f, g, ["!(g <= f)", "f == g", "!(g < f)", "g < f"]),
        (Terms::compare_float_high, f, g, ["f < g", "f == g", "f <= g", "!(f <= g)"]),
    ];
    for (make, a, b, [less, equal, less_equal, greater]) in expected {
        let three = make(&mut terms, a, b);
        let found =
            [terms.less(three, zero), terms.equal(three, zero), terms.less_equal(three, zero), terms.less(zero, three)];
        assert_eq!(found.map(|term| shown(&terms, term)), [less, equal, less_equal, greater].map(str::to_owned));
    }
}

/// Of a comparison by an unknown order only the sign is known, which is what code asks about.
#[test]
fn comparisons_with_unknown_results_are_undone() {
    let mut terms = Terms::new();
    let full = Range::full(Sort::INT);
    let (a, b) = (terms.symbol(Sort::INT, full), terms.symbol(Sort::INT, full));
    let negative = terms.symbol(Sort::INT, Range { low: full.low, high: -1 });
    let positive = terms.symbol(Sort::INT, Range { low: 1, high: full.high });
    let three = terms.compare_as(a, b, negative, positive);
    let (zero, one) = (terms.int(0), terms.int(1));
    let found =
        [terms.less(three, zero), terms.equal(three, zero), terms.less_equal(three, zero), terms.less(zero, three)];
    let expected = [terms.less(a, b), terms.equal(a, b), terms.less_equal(a, b), terms.less(b, a)];
    assert_eq!(found, expected);
    let greater = terms.less(b, a);
    assert_ne!(terms.equal(three, one), greater, "a positive result need not be 1");
    let same = terms.compare_as(a, a, negative, positive);
    assert_eq!(same, zero);
}

#[test]
fn conjunctions_of_bounds_meet() {
    becomes("(and (< i (b32 5)) (< i (b32 3)))", "i < 3");
    becomes("(and (< i (b32 5)) (not (< i (b32 5))))", "false");
    becomes("(and (< i (b32 5)) (not (< i (b32 4))))", "i == 4");
    becomes("(and (not (< i j)) (not (= i j)))", "j < i");
    becomes("(and (< i j) (< j i))", "false");
}

#[test]
fn floats_keep_their_oddities() {
    becomes("(f= f f)", "f == f");
    becomes("(f+ f (f32 0x00000000))", "f + 0.0f");
    becomes("(f+ f (f32 0x80000000))", "f");
    becomes("(f* d (f64 0x3ff0000000000000))", "d");
    becomes("(f< f f)", "false");
    becomes("(f< (to-f64 i) (to-f64 j))", "i < j");
    becomes("(to-b32 (to-f64 i))", "i");
    becomes("(to-b32 (to-f32 i))", "(int) (float) i");
    becomes("(f= (fresize f) (fresize g))", "f == g");
}

#[test]
fn a_symbol_outside_its_width_is_a_mistake_of_the_caller() {
    let result = std::panic::catch_unwind(|| {
        Terms::new().symbol(Sort::Bits(Width::W8), Range { low: 0, high: 255 });
    });
    assert!(result.is_err());
}
