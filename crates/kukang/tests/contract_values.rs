//! What contract expressions are worth: compiled by Kukang and run by its interpreter on known inputs, they have the values
//! and the exceptions that the same Java expressions have on HotSpot, compiled by javac. What Java does not have stands
//! beside its equivalent in `tests/contract_values/expressions.txt`.
//!
//! Besides those, every operator on plain variables and random expressions, which follow from a seed:
//! `KUKANG_SEED=4711 KUKANG_EXPRESSIONS=3000 cargo test -p kukang --test contract_values`.

mod support;

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use contract::syntax::parse_expression;
use contract::{Assembled, Diagnostic, Imports, Receiver, Scope, Wanted, assemble, check, descriptor};
use interp::{Ended, Machine, Settings, Value};
use program::source::{ClassPath, Jdk};
use program::{ClassId, MethodId, SyntheticClass, Type};
use support::expressions::value::Value as Operand;
use support::expressions::{Expression, Variable, generate, java};
use support::random::Random;
use support::{cases, commands, jdk};

const SEED: u64 = 20_261_115;
const EXPRESSIONS: u64 = 250;
const TUPLES: usize = 12;
/// How many cases one method calls.
const PART: usize = 100;
/// The longest list of differences that is shown.
const SHOWN: usize = 20;

/// An expression in both languages.
struct Case {
    contract: String,
    /// An expression, or the body of a method in braces.
    java: String,
}

/// The variables that are objects, with their descriptors.
const OBJECTS: [(&str, &str); 5] = [
    ("node", "Lvalues/Node;"),
    ("object", "Ljava/lang/Object;"),
    ("boxed", "Ljava/lang/Integer;"),
    ("array", "[I"),
    ("text", "Ljava/lang/String;"),
];

#[test]
fn contracts_have_the_values_of_java() {
    let mut random = Random::new(number("KUKANG_SEED", SEED));
    let mut cases = written("expressions.txt");
    cases.extend(generated(&mut random));
    compare(&cases, &mut random, &jdk::all()[0], 17);
}

/// What Java has since 21, as the newest JDK understands it.
#[test]
fn newer_expressions_have_the_values_of_java() {
    let mut random = Random::new(number("KUKANG_SEED", SEED));
    compare(&written("expressions25.txt"), &mut random, jdk::compiler_for(25), 25);
}

fn compare(cases: &[Case], random: &mut Random, jdk: &jdk::Jdk, release: u32) {
    let tuples: Vec<Vec<Operand>> =
        (0..TUPLES).map(|_| Variable::all().map(|variable| Operand::random(random, variable.of)).collect()).collect();
    let classes = compile(cases, &tuples, release);
    let expected = hotspot(&classes, jdk);
    assert_eq!(expected.len(), cases.len() * tuples.len(), "one line for each case and tuple");
    let mut machine = Evaluator::start(&classes, jdk);
    let methods: Vec<_> = cases.iter().enumerate().map(|(place, case)| machine.compile(place, case)).collect();
    let mut wrong = Vec::new();
    let mut lines = expected.iter();
    for (seed, tuple) in tuples.iter().enumerate() {
        let objects = machine.inputs(seed);
        for (case, method) in cases.iter().zip(&methods) {
            let (expected, actual) = (lines.next().expect("they were counted"), machine.run(method, &objects, tuple));
            if *expected != actual {
                wrong.push(format!("{} for tuple {seed}: java has {expected}, kukang {actual}", case.contract));
            }
        }
    }
    println!("{} expressions, {} values compared, {} differ", cases.len(), expected.len(), wrong.len());
    let shown: Vec<&str> = wrong.iter().take(SHOWN).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{} values differ:\n{}", wrong.len(), shown.join("\n"));
}

fn written(file: &str) -> Vec<Case> {
    let text = fs::read_to_string(cases::folder("contract_values").join(file)).expect("it is there");
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (contract, java) = line.split_once(" ~~ ").unwrap_or((line, line));
            Case { contract: contract.to_owned(), java: java.to_owned() }
        })
        .collect()
}

/// Every operator, and random expressions.
fn generated(random: &mut Random) -> Vec<Case> {
    let types = support::expressions::Type::ALL;
    let random_ones = (0..number("KUKANG_EXPRESSIONS", EXPRESSIONS)).map(|_| {
        let wanted = *random.pick(&types);
        loop {
            let found = generate::expression(random, wanted, 4);
            if is_pure(&found) {
                return found;
            }
        }
    });
    let random_ones: Vec<Expression> = random_ones.collect();
    let plain = generate::every_operation().into_iter().filter(is_pure);
    let text = |expression: Expression| java::expression(&expression, java::Storage::Locals);
    plain.chain(random_ones).map(text).map(|text| Case { contract: text.clone(), java: text }).collect()
}

fn is_pure(expression: &Expression) -> bool {
    match expression {
        Expression::Assign(..) | Expression::Step(..) => false,
        Expression::Constant(_) | Expression::Variable(_) => true,
        Expression::Unary(_, only) | Expression::Cast(_, only) => is_pure(only),
        Expression::Binary(_, left, right) => is_pure(left) && is_pure(right),
        Expression::Conditional { condition, then, otherwise } => {
            is_pure(condition) && is_pure(then) && is_pure(otherwise)
        }
    }
}

/// The declarations of all variables, as parameters of Java methods.
fn parameters() -> String {
    let plain =
        Variable::all().map(|variable| format!("{} {}", java::type_name(variable.of), java::parameter(variable)));
    let objects = ["Node node", "Object object", "Integer boxed", "int[] array", "String text", "long result"];
    plain.chain(objects.map(str::to_owned)).collect::<Vec<_>>().join(", ")
}

fn names() -> String {
    let plain = Variable::all().map(java::parameter);
    let objects = OBJECTS.iter().map(|(name, _)| (*name).to_owned());
    plain.chain(objects).chain(["result".to_owned()]).collect::<Vec<_>>().join(", ")
}

/// Compiles the fixtures with the cases as methods of `Subject`, and a `Main` that prints the value of each.
fn compile(cases: &[Case], tuples: &[Vec<Operand>], release: u32) -> PathBuf {
    let folder = commands::fresh_folder(&format!("contract_values{release}"));
    let fixtures = cases::folder("contract_values/java");
    let (parameters, names) = (parameters(), names());
    let mut methods = String::new();
    for (place, case) in cases.iter().enumerate() {
        let body = match case.java.starts_with('{') {
            true => case.java.clone(),
            false => format!("{{ return Show.of({}); }}", case.java),
        };
        writeln!(methods, "    String case{place}({parameters}) {body}").expect("strings can be written to");
    }
    // One method that calls all others would be too large.
    let mut parts = String::new();
    for (part, first) in (0..cases.len()).step_by(PART).enumerate() {
        let call = |place: usize| format!("            case {place}: return case{place}({names});\n");
        let calls: String = (first..cases.len().min(first + PART)).map(call).collect();
        let head = format!("    String part{part}(int number, {parameters})");
        methods += &format!(
            "{head} {{\n        switch (number) {{\n{calls}            default: return null;\n        }}\n    }}\n"
        );
        parts += &format!("            case {part}: return part{part}(number, {names});\n");
    }
    let run = format!(
        "    String run(int number, {parameters}) {{\n        switch (number / {PART}) {{\n{parts}            \
         default: return null;\n        }}\n    }}\n"
    );
    let subject = fs::read_to_string(fixtures.join("values/Subject.java")).expect("it is there");
    let subject = subject.replace("    // GENERATED\n", &(methods + &run));
    let sources = [
        commands::write(&folder, "Subject.java", subject),
        commands::write(&folder, "Main.java", main_class(cases.len(), tuples)),
    ];
    let fixed = ["Node", "Show", "Inputs", "Base", "Limits", "Shapes"].map(|name| format!("values/{name}.java"));
    let fixed = fixed.into_iter().chain(["kukang/Contract.java".to_owned()]).map(|name| fixtures.join(name));
    let fixed: Vec<PathBuf> = fixed.collect();
    let classes = folder.join("classes");
    let all: Vec<&Path> = sources.iter().chain(&fixed).map(PathBuf::as_path).collect();
    commands::compile(&all, release, &classes);
    classes
}

fn main_class(count: usize, tuples: &[Vec<Operand>]) -> String {
    let mut text =
        String::from("package values;\n\npublic class Main {\n    public static void main(String[] args) {\n");
    for seed in 0..tuples.len() {
        writeln!(text, "        tuple{seed}();").expect("strings can be written to");
    }
    text += "    }\n";
    for (seed, tuple) in tuples.iter().enumerate() {
        let operands: Vec<String> = tuple.iter().map(|operand| java::literal(*operand)).collect();
        let operands = operands.join(", ");
        write!(
            text,
            "    static void tuple{seed}() {{\n        Inputs in = Inputs.make({seed});\n        \
             for (int number = 0; number < {count}; number++) {{\n            String shown;\n            try {{\n                \
             shown = in.subject.run(number, {operands}, in.node, in.object, in.boxed, in.array, in.text, {seed}L);\n            \
             }} catch (Throwable thrown) {{\n                shown = thrown.getClass().getName();\n            }}\n            \
             System.out.println(shown);\n        }}\n    }}\n"
        )
        .expect("strings can be written to");
    }
    text + "}\n"
}

fn hotspot(classes: &Path, jdk: &jdk::Jdk) -> Vec<String> {
    let output = commands::expect_output(commands::java(jdk).arg("-cp").arg(classes).arg("values.Main"));
    output.lines().map(str::to_owned).collect()
}

/// Kukang's interpreter, and the classes of the test in it.
struct Evaluator {
    machine: Machine,
    subject: ClassId,
    show: ClassId,
    reset: MethodId,
    depth: MethodId,
}

/// A compiled case: its method, and the one that shows its value.
struct Compiled {
    method: MethodId,
    show: MethodId,
}

impl Evaluator {
    fn start(classes: &Path, jdk: &jdk::Jdk) -> Evaluator {
        let jdk = Jdk::find(Some(&jdk.home)).expect("it was found before");
        let class_path = ClassPath::open(&[classes.to_path_buf()], jdk.feature()).expect("the test made it");
        let mut machine = Machine::start(jdk, class_path, Settings::default()).expect("the JDK starts");
        let mut load = |name: &str| machine.load(name).unwrap_or_else(|_| panic!("{name} is there"));
        let (subject, show, contract) = (load("values/Subject"), load("values/Show"), load("kukang/Contract"));
        let method = |name: &str, descriptor: &str| {
            machine.program.declared_method(contract, name, descriptor).expect("the fixture has it")
        };
        let (reset, depth) = (method("reset", "()V"), method("depth", "()I"));
        Evaluator { machine, subject, show, reset, depth }
    }

    fn scope(&self) -> Scope {
        let plain = Variable::all().map(|variable| (java::parameter(variable), descriptor_of(variable)));
        let objects = OBJECTS.map(|(name, of)| (name.to_owned(), of.to_owned()));
        let parsed = |(name, of): (String, String)| (name, Type::parse(&of).expect("it is well formed"));
        Scope {
            class: self.subject,
            receiver: Receiver::This,
            variables: plain.chain(objects).map(parsed).collect(),
            signatures: Vec::new(),
            result: Type::parse("J"),
            method: None,
            imports: Imports::default(),
        }
    }

    fn compile(&mut self, place: usize, case: &Case) -> Compiled {
        let text = &case.contract;
        let expression = parse_expression(text).unwrap_or_else(|problem| panic!("{}", problem.in_file("E", text)));
        let scope = self.scope();
        let typed = check(&mut self.machine.program, &scope, &expression, Wanted::Value).unwrap_or_else(|problems| {
            let shown: String = Diagnostic::all(problems, "E", text).iter().map(Diagnostic::render).collect();
            panic!("{shown}")
        });
        let (class, name) = (format!("values/Compiled{place}"), "value");
        let signature = descriptor(&scope, &typed);
        let Assembled { methods, classes } = assemble(&mut self.machine.program, &scope, &typed, &class, name);
        let object = self.machine.program.loaded("java/lang/Object").expect("it is the first class to be loaded");
        let host = self.subject;
        let (interfaces, fields) = (Vec::new(), Vec::new());
        let made =
            self.machine.define(SyntheticClass { name: class, super_class: object, interfaces, fields, methods, host });
        for function in classes {
            self.machine.define(function);
        }
        let method = self.machine.program.declared_method(made, name, &signature).expect("it was just made");
        let result = signature.rsplit_once(')').expect("it is a method's").1;
        let shown = if result.len() == 1 { result } else { "Ljava/lang/Object;" };
        let show = format!("({shown})Ljava/lang/String;");
        let show = self.machine.program.declared_method(self.show, "of", &show).expect("the fixture has it");
        Compiled { method, show }
    }

    /// The objects of a seed, `this` first.
    fn inputs(&mut self, seed: usize) -> Vec<Value> {
        let inputs = self.machine.load("values/Inputs").unwrap_or_else(|_| panic!("it is there"));
        let make = self.machine.program.declared_method(inputs, "make", "(I)Lvalues/Inputs;").expect("it is there");
        let made = match self.machine.call(make, vec![Value::Int(seed as i32)]) {
            Ended::Returned(Some(Value::Object(made))) => made,
            _ => panic!("the inputs cannot be made"),
        };
        let names = std::iter::once("subject").chain(OBJECTS.iter().map(|(name, _)| *name));
        let mut values: Vec<Value> = names.map(|name| self.machine.field(made, name)).collect();
        values.push(Value::Long(seed as i64));
        values
    }

    fn run(&mut self, case: &Compiled, objects: &[Value], tuple: &[Operand]) -> String {
        self.call(self.reset, Vec::new()).expect("it does nothing that could fail");
        let mut arguments = vec![objects[0]];
        arguments.extend(tuple.iter().map(|operand| value(*operand)));
        arguments.extend(&objects[1..]);
        let returned = match self.call(case.method, arguments) {
            Ok(returned) => returned,
            Err(thrown) => return thrown,
        };
        let depth = self.call(self.depth, Vec::new());
        assert!(matches!(depth, Ok(Some(Value::Int(0)))), "whoever enters the state before leaves it");
        match self.call(case.show, returned.into_iter().collect()) {
            Ok(Some(Value::Object(text))) => self.machine.string_text(text),
            other => panic!("no value can be shown that is {other:?}"),
        }
    }

    fn call(&mut self, method: MethodId, arguments: Vec<Value>) -> Result<Option<Value>, String> {
        match self.machine.call(method, arguments) {
            Ended::Returned(value) => Ok(value),
            Ended::Threw(exception) => Err(self.machine.program.class(self.machine.class_of(exception)).java_name()),
            Ended::Stopped(stop) => Err(format!("{stop:?}")),
            _ => Err("a run on known values has to choose".to_owned()),
        }
    }
}

fn descriptor_of(variable: Variable) -> String {
    java::letter(variable.of).to_ascii_uppercase().to_string()
}

fn value(operand: Operand) -> Value {
    match operand {
        Operand::Boolean(value) => Value::Int(i32::from(value)),
        Operand::Byte(value) => Value::Int(i32::from(value)),
        Operand::Short(value) => Value::Int(i32::from(value)),
        Operand::Char(value) => Value::Int(i32::from(value)),
        Operand::Int(value) => Value::Int(value),
        Operand::Long(value) => Value::Long(value),
        Operand::Float(value) => Value::Float(value),
        Operand::Double(value) => Value::Double(value),
    }
}

fn number(name: &str, otherwise: u64) -> u64 {
    match env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is not a number: {text}")),
        Err(_) => otherwise,
    }
}
