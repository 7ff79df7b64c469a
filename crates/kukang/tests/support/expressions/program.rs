//! A Java program that evaluates many expressions on many tuples of operands and prints every value bit by bit.
//!
//! A line of its output is `expression tuple value`, the first two being indices. Floating-point values are printed as
//! the decimal number that has the same bits, NaN as one of them; exceptions by their class and message.
//!
//! The operands come out of arrays, so that `javac` cannot compute anything itself, and each expression has a method of
//! its own, so that none grows beyond 64 KiB.

use std::fmt::Write;

use super::generate;
use super::java::{self, Storage};
use super::value::Value;
use super::{Expression, Type, VARIABLES_PER_TYPE, Variable};
use crate::support::random::Random;

/// Expressions per class, because a class has no more than 65,535 constants.
const PER_CLASS: usize = 1000;
/// Expressions per method that evaluates them.
const PER_GROUP: usize = 50;
const DEEPEST: usize = 5;

pub struct Program {
    pub samples: Vec<Sample>,
    /// Each has the values of `Variable::all()`.
    pub tuples: Vec<Vec<Value>>,
}

pub struct Sample {
    pub expression: Expression,
    pub storage: Storage,
}

impl Sample {
    pub fn java(&self) -> String {
        java::expression(&self.expression, self.storage)
    }

    /// The variables that its method is given. The elements of an array come together.
    fn parameters(&self) -> Vec<Variable> {
        let used = self.expression.variables();
        let is_given = |variable: &Variable| match self.storage {
            Storage::Locals | Storage::Fields => used.contains(variable),
            Storage::Elements => used.iter().any(|other| other.of == variable.of),
        };
        Variable::all().filter(is_given).collect()
    }
}

impl Program {
    /// Every operation on plain variables, and as many random expressions as asked for.
    pub fn random(seed: u64, expressions: usize, tuples: usize) -> Program {
        let mut random = Random::new(seed);
        let mut all = generate::every_operation();
        for _ in 0..expressions {
            let wanted = *random.pick(&Type::ALL);
            let depth = 2 + random.below(DEEPEST - 1);
            all.push(generate::expression(&mut random, wanted, depth));
        }
        let stored = |expression| Sample { expression, storage: *random.pick(&Storage::ALL) };
        let samples = all.into_iter().map(stored).collect();
        let mut tuple = || Variable::all().map(|variable| Value::random(&mut random, variable.of)).collect();
        let tuples = (0..tuples).map(|_| tuple()).collect();
        Program { samples, tuples }
    }

    /// The source of a file `Main.java`.
    pub fn java(&self) -> String {
        let mut out = String::new();
        self.write(&mut out).expect("writing to a string cannot fail");
        out
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        let classes = self.samples.chunks(PER_CLASS).enumerate();
        let runs: String = classes.clone().map(|(class, _)| format!("            Part{class}.run(tuple);\n")).collect();
        write!(
            out,
            "public class Main {{
    static final StringBuilder out = new StringBuilder();

    public static void main(String[] arguments) {{
        for (int tuple = 0; tuple < {}; tuple++) {{
{runs}            System.out.print(out);
            out.setLength(0);
        }}
    }}
{SHOWING}}}

",
            self.tuples.len()
        )?;
        self.write_operands(out)?;
        for (class, samples) in classes {
            write_class(out, class, samples)?;
        }
        Ok(())
    }

    /// The tuples by variable, and the static fields of those expressions whose variables live in fields.
    fn write_operands(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "class Operands {{")?;
        for (index, variable) in Variable::all().enumerate() {
            let values: Vec<String> = self.tuples.iter().map(|tuple| java::literal(tuple[index])).collect();
            let (of, name) = (java::type_name(variable.of), java::parameter(variable));
            writeln!(out, "    static final {of}[] {name} = {{{}}};", values.join(", "))?;
        }
        writeln!(out, "}}\n\nclass Fields {{")?;
        for variable in Variable::all() {
            writeln!(out, "    static {} {};", java::type_name(variable.of), java::parameter(variable))?;
        }
        writeln!(out, "}}\n")
    }
}

const SHOWING: &str = r#"
    static void show(int expression, int tuple, boolean value) {
        show(expression, tuple, value ? 1 : 0);
    }

    static void show(int expression, int tuple, int value) {
        show(expression, tuple, (long) value);
    }

    static void show(int expression, int tuple, float value) {
        show(expression, tuple, (long) Float.floatToIntBits(value));
    }

    static void show(int expression, int tuple, double value) {
        show(expression, tuple, Double.doubleToLongBits(value));
    }

    static void show(int expression, int tuple, long value) {
        out.append(expression).append(' ').append(tuple).append(' ').append(value).append('\n');
    }

    static void show(int expression, int tuple, ArithmeticException exception) {
        out.append(expression).append(' ').append(tuple).append(' ').append(exception).append('\n');
    }
"#;

fn write_class(out: &mut String, class: usize, samples: &[Sample]) -> std::fmt::Result {
    let groups = samples.chunks(PER_GROUP).enumerate();
    let operands: Vec<String> = Variable::all().map(|it| format!("Operands.{}[tuple]", java::parameter(it))).collect();
    writeln!(out, "class Part{class} {{\n    static void run(int tuple) {{")?;
    for (group, _) in groups.clone() {
        writeln!(out, "        group{group}(tuple, {});", operands.join(", "))?;
    }
    writeln!(out, "    }}")?;
    for (group, samples) in groups {
        let first = class * PER_CLASS + group * PER_GROUP;
        writeln!(out, "\n    static void group{group}(int tuple, {}) {{", declared(Variable::all()))?;
        for (number, sample) in (first..).zip(samples) {
            let arguments: Vec<String> = sample.parameters().into_iter().map(java::parameter).collect();
            writeln!(
                out,
                "        try {{ Main.show({number}, tuple, e{number}({})); }} \
                 catch (ArithmeticException exception) {{ Main.show({number}, tuple, exception); }}",
                arguments.join(", ")
            )?;
        }
        writeln!(out, "    }}")?;
        for (number, sample) in (first..).zip(samples) {
            write_method(out, number, sample)?;
        }
    }
    writeln!(out, "}}\n")
}

fn write_method(out: &mut String, number: usize, sample: &Sample) -> std::fmt::Result {
    let parameters = sample.parameters();
    let result = java::type_name(sample.expression.type_of());
    writeln!(out, "\n    static {result} e{number}({}) {{", declared(parameters.iter().copied()))?;
    match sample.storage {
        Storage::Locals => {}
        Storage::Fields => {
            for name in parameters.into_iter().map(java::parameter) {
                writeln!(out, "        Fields.{name} = {name};")?;
            }
        }
        Storage::Elements => {
            for variables in parameters.chunks(VARIABLES_PER_TYPE) {
                let names: Vec<String> = variables.iter().copied().map(java::parameter).collect();
                let of = variables[0].of;
                let (element, array) = (java::type_name(of), java::letter(of));
                writeln!(out, "        {element}[] {array} = {{{}}};", names.join(", "))?;
            }
        }
    }
    writeln!(out, "        return {};\n    }}", sample.java())
}

fn declared(parameters: impl Iterator<Item = Variable>) -> String {
    let declarations: Vec<String> =
        parameters.map(|it| format!("{} {}", java::type_name(it.of), java::parameter(it))).collect();
    declarations.join(", ")
}
