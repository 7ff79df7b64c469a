//! No expression makes the checker or the assembler panic, run out of stack, or run for long; and what has a type can be
//! made into a method.
//!
//! The random expressions follow from a seed, `KUKANG_SEED`; there are `KUKANG_EXPRESSIONS` of them.

#[path = "../../program/tests/mutations/random.rs"]
mod random;
#[path = "../../program/tests/support/mod.rs"]
mod support;

use contract::syntax::parse_expression;
use contract::{Assembled, Code, Imports, Receiver, Scope, Wanted, assemble, check, descriptor};
use program::{ClassId, Program, SyntheticClass, Type};
use random::Random;
use std::path::PathBuf;
use std::sync::OnceLock;

const SEED: u64 = 20_261_115;
const EXPRESSIONS: u64 = 20_000;

const LEAVES: [&str; 40] = [
    "n",
    "m",
    "x",
    "node",
    "all",
    "count",
    "total",
    "flag",
    "decided",
    "boxed",
    "name",
    "numbers",
    "table",
    "words",
    "head",
    "next",
    "nodes",
    "this",
    "null",
    "1",
    "0",
    "2L",
    "1.5",
    "'c'",
    "\"s\"",
    "true",
    "\\result",
    "Sample",
    "java.util.List",
    "Sample.made",
    "MOST",
    "GREETING",
    "int.class",
    "Node.class",
    "small",
    "letter",
    "raw",
    "unknown",
    "super",
    "anything",
];
const BINARY: [&str; 24] = [
    "+", "-", "*", "/", "%", "<<", ">>", ">>>", "<", "<=", ">", ">=", "==", "!=", "&", "|", "^", "&&", "||", "==>",
    "<==", "<==>", "<=!=>", "<:",
];
const TYPES: [&str; 8] = ["int", "long", "byte", "Object", "Node", "String", "int[]", "Integer"];
const NAMES: [&str; 12] =
    ["next", "value", "length", "count", "size", "pick", "has", "same", "join", "get", "compareTo", "nosuch"];
const QUANTIFIERS: [&str; 6] = ["forall", "exists", "sum", "num_of", "min", "max"];

struct Fixture {
    program: Program,
    scope: Scope,
    made: usize,
}

impl Fixture {
    fn new() -> Fixture {
        static CLASSES: OnceLock<PathBuf> = OnceLock::new();
        let classes = CLASSES.get_or_init(|| support::compile("typing", &[]));
        let mut program = support::program(&[classes]);
        let class: ClassId = program.load("types/Sample").unwrap_or_else(|trouble| panic!("{trouble:?}"));
        let parsed = |text: &str| Type::parse(text).expect("it is a descriptor");
        let variables = [("n", "I"), ("m", "J"), ("x", "D"), ("node", "Ltypes/Node;"), ("all", "[Ltypes/Node;")];
        let scope = Scope {
            class,
            receiver: Receiver::This,
            variables: variables.map(|(name, of)| (name.to_owned(), parsed(of))).to_vec(),
            signatures: Vec::new(),
            result: Some(parsed("I")),
            method: None,
            imports: Imports::default(),
        };
        Fixture { program, scope, made: 0 }
    }

    /// Whether the expression has a type, after making a method of it if it has.
    fn try_out(&mut self, text: &str) -> Result<(), Vec<Code>> {
        let Ok(expression) = parse_expression(text) else { return Err(Vec::new()) };
        let checked = check(&mut self.program, &self.scope, &expression, Wanted::Value);
        let typed = match checked {
            Ok(typed) => typed,
            Err(problems) => {
                assert!(!problems.is_empty(), "{text}: nobody says what is wrong");
                return Err(problems.iter().map(|problem| problem.code).collect());
            }
        };
        self.made += 1;
        let name = format!("types/Made{}", self.made);
        let Assembled { methods, classes } = assemble(&mut self.program, &self.scope, &typed, &name, "value");
        let super_class = self.program.load("java/lang/Object").unwrap_or_else(|trouble| panic!("{trouble:?}"));
        let (interfaces, fields, host) = (Vec::new(), Vec::new(), self.scope.class);
        let class =
            self.program.define_synthetic(SyntheticClass { name, super_class, interfaces, fields, methods, host });
        for function in classes {
            self.program.define_synthetic(function);
        }
        let signature = descriptor(&self.scope, &typed);
        assert!(self.program.declared_method(class, "value", &signature).is_some(), "{text}");
        Ok(())
    }
}

const FUNCTIONS: [&str; 4] = [
    "java.util.function.IntUnaryOperator",
    "java.util.function.Function<Integer, String>",
    "java.util.function.Predicate<Node>",
    "Runnable",
];

/// A random expression; many of them make sense.
fn expression(random: &mut Random, depth: usize) -> String {
    if depth == 0 {
        return (*random.pick(&LEAVES)).to_owned();
    }
    let part = |random: &mut Random| expression(random, depth - 1);
    match random.below(27) {
        0 => (*random.pick(&LEAVES)).to_owned(),
        1..=4 => format!("({} {} {})", part(random), random.pick(&BINARY), part(random)),
        5 => format!("{}{}", random.pick(&["!", "-", "~", "+"]), part(random)),
        6 => format!("({} ? {} : {})", part(random), part(random), part(random)),
        7 => format!("(({}) {})", random.pick(&TYPES), part(random)),
        8 => format!("({} instanceof {})", part(random), random.pick(&TYPES)),
        9 => format!("{}.{}", part(random), random.pick(&NAMES)),
        10 => {
            let arguments: Vec<String> = (0..random.below(3)).map(|_| part(random)).collect();
            format!("{}.{}({})", part(random), random.pick(&NAMES), arguments.join(", "))
        }
        11 => format!("{}[{}]", part(random), part(random)),
        12 => {
            let word = random.pick(&["old", "fresh", "typeof", "nonnullelements"]);
            format!("\\{word}({})", part(random))
        }
        13 => format!("({} instanceof {} p && {})", part(random), random.pick(&TYPES), part(random)),
        14 => format!(
            "(switch ({}) {{ case {} -> {}; default -> {}; }})",
            part(random),
            part(random),
            part(random),
            part(random)
        ),
        15 => format!(
            "(switch ({}) {{ case {} p when {} -> {}; case null -> p; }})",
            part(random),
            random.pick(&TYPES),
            part(random),
            part(random)
        ),
        16 => format!("new {}({})", random.pick(&TYPES), part(random)),
        17 => format!("(new {}[{}])", random.pick(&TYPES), part(random)),
        18 => format!("new {}[] {{{}, {}}}", random.pick(&TYPES), part(random), part(random)),
        19 => format!("(({}) p -> {})", random.pick(&FUNCTIONS), part(random)),
        20 => format!("(({}) {}::{})", random.pick(&FUNCTIONS), part(random), random.pick(&NAMES)),
        21..=24 => block(random, depth - 1),
        25 => format!(
            "new {}({}) {{ int f = {}; {{ f = {}; }} public int compareTo(Object p) {{ return {}; }} }}.f",
            random.pick(&["Object", "Node", "Comparable", "Sample"]),
            if random.below(3) == 0 { part(random) } else { String::new() },
            part(random),
            part(random),
            part(random)
        ),
        _ => {
            let (quantifier, of) = (*random.pick(&QUANTIFIERS), *random.pick(&TYPES));
            let low = part(random);
            format!("(\\{quantifier} {of} n; {low} <= n && n < {}; {})", part(random), part(random))
        }
    }
}

/// A random expression with statements in it.
fn block(random: &mut Random, depth: usize) -> String {
    let mut statements = String::new();
    for place in 0..1 + random.below(3) {
        let part = |random: &mut Random| expression(random, depth);
        statements += &match random.below(9) {
            0 => format!("var v{place} = {}; ", part(random)),
            1 => format!("int i{place} = 0; i{place} += {}; ", part(random)),
            2 => format!("{}.{} = {}; ", part(random), random.pick(&NAMES), part(random)),
            3 => format!("{}[{}] = {}; ", part(random), part(random), part(random)),
            4 => format!("switch ({}) {{ case {}: same({}); default: break; }} ", part(random), place, part(random)),
            5 => format!("try {{ same({}); }} catch (RuntimeException e) {{ same({}); }} ", part(random), part(random)),
            6 => format!("try {{ if ({}) yield {}; }} finally {{ same(n); }} ", part(random), part(random)),
            7 => format!("a: while (true) {{ synchronized ({}) {{ if ({}) break a; }} }} ", part(random), part(random)),
            _ => format!("assert {} : {}; ", part(random), part(random)),
        };
    }
    format!("(switch (n) {{ default -> {{ {statements}yield {}; }} }})", expression(random, depth))
}

#[test]
fn random_expressions() {
    let number = |name: &str, otherwise: u64| {
        std::env::var(name).ok().map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text}")))
    };
    let mut random = Random::new(number("KUKANG_SEED", SEED));
    let mut fixture = Fixture::new();
    let count = number("KUKANG_EXPRESSIONS", EXPRESSIONS);
    for _ in 0..count {
        let text = expression(&mut random, 4);
        let _ = fixture.try_out(&text);
    }
    println!("{} of {count} expressions have a type", fixture.made);
    assert!(fixture.made as u64 > count / 50, "{} of {count} is too few to show anything", fixture.made);
}

/// An expression that consists of statements.
fn in_block(statements: &str) -> String {
    format!("switch (n) {{ default -> {{ {statements} }} }}")
}

/// The trees may be this deep, whatever they consist of; a test runs with two megabytes of stack.
#[test]
fn deep_expressions() {
    let mut fixture = Fixture::new();
    let chain = |first: &str, more: &str, count: usize| first.to_owned() + &more.repeat(count);
    for text in [
        chain("n", " + n", 240),
        chain("m", " + n", 240),
        chain("boxed", " * 1L", 240),
        chain("name", " + n", 240),
        chain("name == name", " && n == 1", 240),
        chain("flag", " ==> flag", 240),
        chain("flag", " <==> decided", 240),
        chain("flag", " == decided", 240),
        chain("head", ".next", 240),
        chain("head", ".next()", 240),
        chain("name", ".concat(null)", 240),
        "(".repeat(150) + "n" + &")".repeat(150),
        "!".repeat(150) + "flag",
        "(int) ".repeat(150) + "m",
        "flag ? 1 : ".repeat(150) + "2",
        "same(".repeat(150) + "n" + &")".repeat(150),
        "numbers[".repeat(150) + "0" + &"]".repeat(150),
        "\\old(".repeat(150) + "n" + &")".repeat(150),
        "switch (n) { case 1 -> ".repeat(90) + "2" + &"; default -> 3; }".repeat(90),
        "new Object[] {".repeat(90) + "n" + &"}".repeat(90),
        "(java.util.function.Supplier) () -> ".repeat(60) + "n",
        "new Object() { Object f() { return ".repeat(45) + "n" + &"; } }".repeat(45),
        "new Object() { Object f = ".repeat(45) + "n" + &"; }".repeat(45),
        in_block(&("try { ".repeat(150) + "yield 1; " + &"} finally { }".repeat(150))),
        in_block(&("try { } finally { ".repeat(150) + "yield 1; " + &"}".repeat(150))),
        in_block(&("synchronized (this) { ".repeat(150) + "yield 1; " + &"}".repeat(150))),
        in_block(&("switch (n) { default: ".repeat(90) + "yield 1; " + &"}".repeat(90))),
        in_block(&((0..150).map(|i| format!("a{i}: ")).collect::<String>() + "yield 1;")),
        in_block(&("int i = 0; ".to_owned() + &"i = ".repeat(60) + "1; yield i;")),
    ] {
        let outcome = fixture.try_out(&text);
        assert_eq!(outcome, Ok(()), "{}", &text[..40]);
    }
    assert_eq!(fixture.try_out(&chain("n", " + n", 300)), Err(vec![Code::TooDeep]));
    let quantifiers: String = (0..60).map(|i| format!("(\\forall int i{i}; 0 <= i{i} && i{i} < n; ")).collect();
    assert_eq!(fixture.try_out(&(quantifiers + "true" + &")".repeat(60))), Ok(()));
}

#[test]
fn large_expressions() {
    let mut fixture = Fixture::new();
    let many = |one: &str, count: usize| vec![one; count].join(" + ");
    let rows: String = (0..18).map(|_| format!("({}) + ", many("n", 100))).collect();
    assert_eq!(fixture.try_out(&(rows + "1")), Ok(()));
    let rows: String = (0..24).map(|_| format!("({}) + ", many("n", 100))).collect();
    assert_eq!(fixture.try_out(&(rows + "1")), Err(vec![Code::TooLarge]));
    assert_eq!(fixture.try_out(&format!("\"{}\"", "x".repeat(30_000))), Err(vec![Code::TooLarge]));
    let text = format!("\"{}\"", "ß".repeat(15_000));
    assert_eq!(fixture.try_out(&format!("{text} + {text} + {text}")), Ok(()));
    assert_eq!(
        fixture.try_out(&format!("({}) anything", "int".to_owned() + &"[]".repeat(256))),
        Err(vec![Code::TooLarge])
    );
    let numbers: Vec<String> = (0..240).map(|number| format!("{}L", 1_i64 << 40 | number)).collect();
    assert_eq!(fixture.try_out(&format!("m + {}", numbers.join(" + "))), Ok(()));
    fixture.scope.variables =
        (0..130).map(|number| (format!("v{number}"), Type::parse("J").expect("it is one"))).collect();
    assert_eq!(fixture.try_out("1"), Err(vec![Code::TooLarge]));
}
