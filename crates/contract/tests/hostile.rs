//! No text makes the parser panic, run out of stack, or run for long.

use std::fs;
use std::path::Path;

use contract::Span;
use contract::comments::scan;
use contract::syntax::{parse_contract, parse_expression};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

const TOKENS: &[&str] = &[
    "requires",
    "ensures",
    "signals",
    "assignable",
    "invariant",
    "also",
    "normal_behavior",
    "public",
    "static",
    "pure",
    "assert",
    "model",
    "a",
    "b",
    "int",
    "class",
    "new",
    "instanceof",
    "this",
    "super",
    "\\result",
    "\\old",
    "\\forall",
    "\\reach",
    "\\nothing",
    "\\x",
    "(*",
    "*)",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "{|",
    "|}",
    ";",
    ",",
    ".",
    "..",
    "...",
    "@",
    "@NonNull",
    "==>",
    "<==>",
    "<==",
    "<",
    ">",
    ">>",
    "<:",
    "=",
    "==",
    "+",
    "-",
    "--",
    "*",
    "?",
    ":",
    "->",
    "::",
    "1",
    "0x",
    "1.5",
    "2147483648",
    "\"s\"",
    "\"",
    "'",
    "'c'",
    "\"\"\"\n",
    "//",
    "//@",
    "/*",
    "/*@",
    "*/",
    "@*/",
    "\n",
    "\\",
    "#",
    "é",
    "𝒳",
    "void",
    "enum",
    "record",
    "interface",
    "package",
    "import",
    "record R(",
    "class A {",
    "void m(",
    ") {",
    "has",
    "size",
];

/// Everything that reads a text reads it; what it finds lies in the text.
fn read(text: &str) {
    let inside = |span: Span| span.start <= span.end && text.get(span.start..span.end).is_some();
    let _ = parse_expression(text).map_err(|problem| assert!(inside(problem.span), "{text}"));
    for problem in parse_contract(text).problems {
        assert!(inside(problem.span), "{problem:?} in {text}");
        problem.in_file("C", text).render();
    }
    for java in [text.to_owned(), format!("class A {{ /*@ {text} @*/ void m() {{ /*@ {text} @*/ }} }}")] {
        let scanned = scan("A.java", &java);
        for diagnostic in &scanned.diagnostics {
            let span = diagnostic.problem.span;
            assert!(java.get(span.start..span.end).is_some(), "{diagnostic:?} in {java}");
            diagnostic.render();
        }
    }
}

fn sources() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).expect("readable")).collect()
}

/// Cuts a range of characters out of the text, and puts a token there.
fn mutated(text: &str, changes: &[(Index, usize, &str)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for (place, length, token) in changes {
        let start = place.index(characters.len() + 1);
        let end = (start + length).min(characters.len());
        characters.splice(start..end, token.chars());
    }
    characters.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn token_soup(tokens in vec((select(TOKENS.to_vec()), select(vec!["", " ", "\n"])), 0..60)) {
        read(&tokens.iter().flat_map(|(token, gap)| [*token, *gap]).collect::<String>());
    }

    #[test]
    fn any_characters(text in "\\PC{0,80}") {
        read(&text);
    }

    #[test]
    fn mutated_contracts(
        text in select(sources()),
        changes in vec((any::<Index>(), 0..6usize, select(TOKENS.to_vec())), 1..6),
    ) {
        read(&mutated(&text, &changes));
    }
}

/// However deep or long, a text ends in a diagnostic and not in an overflow of the stack, also in a thread with little of it.
#[test]
fn long_texts() {
    let repeated = [
        "(",
        ")",
        "[",
        "a[",
        "{",
        "}",
        "!",
        "- ",
        "-",
        "a.",
        "a+",
        "a ==> ",
        "a <== ",
        "a ? ",
        "a ? b : ",
        "(a) ",
        "(int) ",
        "f(",
        "\\old(",
        "(\\forall int i; ",
        "(\\forall T x; \\reach(",
        "a < ",
        "A<",
        "requires a; ",
        "requires a[; ",
        "also ",
        "requires (a ",
        "/*",
        "//@",
        "@",
        "@A(",
        "@A",
        "class A{",
        "class A ",
        "new A(",
        "new A(){",
        "new A() { int m() { return ",
        "new A() { A a = ",
        "new A() { void m() {} ",
        "void m(",
        "enum E{",
        "\"",
        "'",
        "\\",
        "int x = ",
        "int x, ",
        "<T ",
        "A<B>, ",
        "if (x) { ",
        "a && ",
        "x instanceof ",
        "record R(",
        "1.",
        "_",
        "*\n",
        "*/",
        "{|",
        "switch (a) { case 1 -> ",
        "switch (",
        "switch (a) { case ",
        "switch (a) { default: { ",
        "switch (a) { case b when ",
        "{ yield ",
        "x -> ",
        "() -> ",
        "f(() -> { try { ",
        "f(() -> { try { } finally { ",
        "() -> { a: ",
        "() -> { x = ",
        "() -> { synchronized (a) { ",
        "() -> { switch (a) { case 1: ",
        "f(x -> x = ",
        "f(x -> ++",
        "(a, ",
        "f(x -> ",
        "new int[]{",
        "new int[][]{{",
        "new int[",
        "new A().new ",
        "new A<",
        "a instanceof R(",
        "R(",
        "a::",
        "a::b",
        "A<B>::",
        "(A & ",
        "\"\"\"\n",
        "\"\"\"",
    ];
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(move || {
        for part in repeated {
            let text = part.repeat(3_000);
            read(&text);
            read(&format!("requires {text}"));
            read(&format!("class A {{ {text}"));
            read(&format!("class A {{ void m() {{ {text} /*@ assert x; @*/ "));
        }
    });
    thread.expect("a thread can be started").join().expect("nothing panics");
}

#[test]
fn long_chains_are_no_deep_expressions() {
    let chain = vec!["a == 1"; 400].join(" || ");
    assert!(parse_expression(&chain).is_ok());
    let problem = parse_expression(&vec!["a"; 5000].join(" + ")).expect_err("too deep");
    assert_eq!(problem.code.as_str(), "K104");
}
