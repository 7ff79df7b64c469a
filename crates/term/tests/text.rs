//! The text form and the Java form.

mod support;

use support::{Random, Symbols, simplified, tree, verbatim};
use term::{Sort, SymbolId, Terms, java, java_double, java_float, parse, text};

#[test]
fn what_is_printed_is_read_back_as_the_same_terms() {
    let symbols = Symbols::all();
    let mut random = Random(0x7357_7357_7357_7357);
    for _ in 0..3_000 {
        let mut terms = Terms::new();
        symbols.declare(&mut terms);
        let (sort, _) = random.pick(&Sort::NAMES);
        let (first, second) = (tree(&mut random, &symbols, sort, 4), tree(&mut random, &symbols, Sort::Bool, 3));
        let roots = [simplified(&mut terms, &first), verbatim(&mut terms, &second)];
        let printed = text(&terms, &roots);
        let read = parse(&mut terms, &printed).unwrap_or_else(|error| panic!("{error} in\n{printed}"));
        assert_eq!(read, roots, "{printed}");
    }
}

#[test]
fn shared_parts_are_printed_once() {
    let mut terms = Terms::new();
    let x = terms.free_symbol(Sort::LONG);
    let mut product = x;
    for _ in 0..100 {
        product = terms.multiply(product, product);
    }
    let printed = text(&terms, &[product]);
    assert!(printed.lines().count() < 110, "{printed}");
    assert_eq!(parse(&mut terms, &printed), Ok(vec![product]));
}

#[test]
fn a_new_store_gets_the_symbols_declared() {
    let mut terms = Terms::new();
    let source = "(symbol x0 b32 0 1)\n(< x0 (b32 1)) ; a comment\n";
    let read = parse(&mut terms, source).expect("well-formed");
    assert_eq!(text(&terms, &read), "(symbol x0 b32 0 1)\n(< x0 (b32 1))\n");
}

#[test]
fn mistakes_are_named_with_their_line() {
    let mistakes = [
        ("(+ (b32 1) (b64 1))", "line 1: `+` does not apply to operands of these sorts"),
        ("true\n(frob true)", "line 2: there is no operation `frob` on 1 operands"),
        ("(b8 200)", "line 1: `200` is no b8"),
        ("(b8 x)", "line 1: `x` is no number"),
        ("y", "line 1: nothing is named `y`"),
        ("(and true", "line 1: a `(` without its `)`"),
        ("true)", "line 1: a `)` without its `(`"),
        ("()", "line 1: a list begins with the name of an operation"),
        ("(symbol x b32 5 4)", "line 1: the range of `x` is empty or beyond its sort"),
        ("(not (symbol x b32 5 4))", "line 1: the range of `x` is empty or beyond its sort"),
        ("(not (define x true))", "line 1: a declaration stands inside a term"),
    ];
    for (source, expected) in mistakes {
        let error = parse(&mut Terms::new(), source).expect_err(source);
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn nesting_without_end_is_read() {
    let source = "(not ".repeat(200_000) + "true" + &")".repeat(200_000);
    assert_eq!(parse(&mut Terms::new(), &source).map(|terms| terms.len()), Ok(1));
}

#[test]
fn random_bytes_never_panic() {
    let mut random = Random(42);
    let words =
        ["(", ")", "+", "b32", "1", "symbol", "define", "x0", "not", "ite", "true", "f32", "0x7fc00001", ";", "\n"];
    for _ in 0..20_000 {
        let source: Vec<&str> = (0..random.below(20)).map(|_| random.pick(&words)).collect();
        let _ = parse(&mut Terms::new(), &source.join(" "));
    }
}

#[test]
fn java_expressions_need_their_parentheses() {
    let shown = |source: &str| {
        let mut terms = Terms::new();
        let declared = "(symbol left.key b32 -2147483648 2147483647)\n(symbol key b32 -2147483648 2147483647)\n";
        let read = parse(&mut terms, &(declared.to_owned() + source)).expect(source);
        java(&terms, read[0], &|SymbolId(index)| ["left.key", "key"][index as usize].to_owned())
    };
    assert_eq!(shown("(< left.key key)"), "left.key < key");
    assert_eq!(shown("(not (< left.key key))"), "left.key >= key");
    assert_eq!(shown("(* (+ key (b32 1)) left.key)"), "(key + 1) * left.key");
    assert_eq!(shown("(- key (- key left.key))"), "key - (key - left.key)");
    assert_eq!(shown("(- (b32 0) (- (b32 0) key))"), "- -key");
    assert_eq!(shown("(+ key (b32 -5))"), "key - 5");
    assert_eq!(shown("(not (and (< key left.key) (not (= key (b32 0)))))"), "key >= left.key || key == 0");
    assert_eq!(shown("(ite (< key left.key) key left.key)"), "key < left.key ? key : left.key");
    assert_eq!(shown("(^ key (b32 -1))"), "~key");
    assert_eq!(shown("(= (& key (b32 1)) (b32 0))"), "(key & 1) == 0");
    assert_eq!(shown("(+ key (b32 -2147483648))"), "key + -2147483648");
}

#[test]
fn java_literals_are_of_the_kind_of_what_they_are_compared_with() {
    let shown = |source: &str| {
        let mut terms = Terms::new();
        let declared = "(symbol letter b32 0 65535)\n(symbol count b64 -9223372036854775808 9223372036854775807)\n";
        let read = parse(&mut terms, &(declared.to_owned() + source)).expect(source);
        java(&terms, read[0], &|SymbolId(index)| ["letter", "count"][index as usize].to_owned())
    };
    assert_eq!(shown("(= letter (b32 65))"), "letter == 'A'");
    assert_eq!(shown("(not (< letter (b32 39)))"), r"letter >= '\''");
    assert_eq!(shown("(< letter (b32 10))"), r"letter < '\n'");
    assert_eq!(shown("(= (+ letter (b32 1)) (b32 66))"), "letter + 1 == 66");
    assert_eq!(shown("(< (* letter (b32 3)) (b32 66))"), "letter * 3 < 66");
    assert_eq!(shown("(< count (b64 5))"), "count < 5L");
}

/// Strings keep characters in bytes; only whoever asks for the sign of one sees a byte.
#[test]
fn characters_of_strings_are_shown_as_characters() {
    let shown = |source: &str| {
        let mut terms = Terms::new();
        let read = parse(&mut terms, &("(symbol letter b32 -128 127)\n".to_owned() + source)).expect(source);
        java(&terms, read[0], &|_| "s.charAt(0)".to_owned())
    };
    assert_eq!(shown("(= letter (b32 44))"), "s.charAt(0) == ','");
    assert_eq!(shown("(not (= letter (b32 -1)))"), "s.charAt(0) != 'ÿ'");
    assert_eq!(shown("(< (& letter (b32 255)) (b32 48))"), "s.charAt(0) < '0'");
    assert_eq!(shown("(< letter (b32 48))"), "(byte) s.charAt(0) < 48");
}

#[test]
fn java_has_names_for_numbers_without_digits() {
    assert_eq!(java_float(f32::NAN), "Float.NaN");
    assert_eq!(java_float(f32::NEG_INFINITY), "Float.NEGATIVE_INFINITY");
    assert_eq!(java_double(f64::INFINITY), "Double.POSITIVE_INFINITY");
    assert_eq!([java_float(0.1), java_double(-0.0)], ["0.1f", "-0.0"]);
}

#[test]
fn java_expressions_stay_short() {
    let mut terms = Terms::new();
    let x = terms.free_symbol(Sort::INT);
    let mut long = x;
    for _ in 0..1000 {
        let product = terms.multiply(long, x);
        long = terms.add(product, long);
    }
    let shown = java(&terms, long, &|_| "x".to_owned());
    assert!(shown.len() < 5_000 && shown.contains('…'), "{} characters", shown.len());
}
