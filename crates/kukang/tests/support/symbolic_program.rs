//! Random methods for Kukang and for HotSpot: the expressions of `expressions`, each in a method of its own that takes all the
//! variables and leaves its value in a static field.
//!
//! The program's `Main` evaluates methods on tuples of operands: a line of its input is `method bits…`, a line of its
//! output the bits of the value, or the class of the exception.

use std::fmt::Write;

use crate::support::expressions::java::{self, Storage};
use crate::support::expressions::value::Value;
use crate::support::expressions::{Binary, Expression, Type, VARIABLES_PER_TYPE, Variable, generate};
use crate::support::random::Random;

/// What a method computes.
pub enum Form {
    Value(Expression),
    /// A call of the JDK.
    Call(&'static Function, Expression),
    /// A switch on an int or narrower, whose cases have a value each.
    Switch {
        key: Expression,
        cases: Vec<(Vec<i32>, Expression)>,
        default: Expression,
    },
}

/// A function of the JDK: how it is called, what it takes and gives, and what is needed to explore it.
pub struct Function {
    /// With `_` for the operand.
    call: &'static str,
    takes: Type,
    gives: Type,
    kind: Kind,
}

impl Function {
    const fn new(call: &'static str, takes: Type, gives: Type, kind: Kind) -> Function {
        Function { call, takes, gives, kind }
    }
}

/// Functions for which there are terms, tricks with bits, and boxes with their identities.
static FUNCTIONS: [Function; 31] = {
    use Kind::{Straight, Whole};
    use Type::{Boolean, Byte, Char, Double, Float, Int, Long, Short};
    [
        Function::new("Math.sqrt(_)", Double, Double, Straight),
        Function::new("StrictMath.sqrt(_)", Double, Double, Straight),
        Function::new("Math.floor(_)", Double, Double, Straight),
        Function::new("Math.ceil(_)", Double, Double, Straight),
        Function::new("Math.rint(_)", Double, Double, Straight),
        Function::new("StrictMath.rint(_)", Double, Double, Straight),
        Function::new("Float.floatToIntBits(_)", Float, Int, Straight),
        Function::new("Float.floatToRawIntBits(_)", Float, Int, Straight),
        Function::new("Float.intBitsToFloat(_)", Int, Float, Straight),
        Function::new("Float.floatToRawIntBits(Float.intBitsToFloat(_))", Int, Int, Straight),
        Function::new("Double.doubleToLongBits(_)", Double, Long, Straight),
        Function::new("Double.doubleToRawLongBits(_)", Double, Long, Straight),
        Function::new("Double.longBitsToDouble(_)", Long, Double, Straight),
        Function::new("Double.hashCode(_)", Double, Int, Straight),
        Function::new("Integer.bitCount(_)", Int, Int, Straight),
        Function::new("Long.bitCount(_)", Long, Int, Straight),
        Function::new("Integer.reverse(_)", Int, Int, Straight),
        Function::new("Long.reverse(_)", Long, Long, Straight),
        Function::new("Integer.reverseBytes(_)", Int, Int, Straight),
        Function::new("Integer.numberOfLeadingZeros(_)", Int, Int, Whole),
        Function::new("Integer.numberOfTrailingZeros(_)", Int, Int, Whole),
        Function::new("Long.numberOfLeadingZeros(_)", Long, Int, Whole),
        Function::new("Integer.compareUnsigned(_, 7)", Int, Int, Whole),
        Function::new("(int) Integer.valueOf(_)", Int, Int, Straight),
        Function::new("(char) Character.valueOf(_)", Char, Char, Straight),
        Function::new("Integer.valueOf(_) == Integer.valueOf(_)", Int, Boolean, Whole),
        Function::new("Integer.valueOf(_) == Integer.valueOf(100)", Int, Boolean, Whole),
        Function::new("Long.valueOf(_) == Long.valueOf(_)", Long, Boolean, Whole),
        Function::new("Short.valueOf(_) == Short.valueOf(_)", Short, Boolean, Whole),
        Function::new("Byte.valueOf(_) == Byte.valueOf(_)", Byte, Boolean, Whole),
        Function::new("Character.valueOf(_) == Character.valueOf(_)", Char, Boolean, Whole),
    ]
};

pub struct Sample {
    pub form: Form,
    pub storage: Storage,
    pub kind: Kind,
}

/// What Kukang needs to explore a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Kind {
    /// No branch: one path and no question.
    Straight,
    /// Branches on integers: bit-vectors.
    Whole,
    /// Branches on floating-point numbers: the SMT solver.
    Floating,
}

/// How many samples of each kind beside those that are always there.
pub struct Amount {
    pub straight: usize,
    pub whole: usize,
    pub switches: usize,
    pub floating: usize,
}

const PER_CLASS: usize = 500;

pub fn random(random: &mut Random, amount: &Amount) -> Vec<Sample> {
    let mut forms: Vec<Form> = Vec::new();
    let (every_floating, others): (Vec<Expression>, Vec<Expression>) =
        generate::every_operation().into_iter().partition(|it| kind_of(it) == Kind::Floating);
    forms.extend(others.into_iter().map(Form::Value));
    for (kind, count) in [(Kind::Straight, amount.straight), (Kind::Whole, amount.whole)] {
        forms.extend((0..count).map(|_| Form::Value(of_kind(random, kind, None))));
    }
    for function in &FUNCTIONS {
        forms.push(Form::Call(function, Expression::Variable(Variable { of: function.takes, index: 0 })));
        forms.push(Form::Call(function, of_kind(random, Kind::Straight, Some(function.takes))));
    }
    forms.extend((0..amount.switches).map(|_| switch(random)));
    forms.extend((0..amount.floating).map(|_| Form::Value(random.pick(&every_floating).clone())));
    let sample = |form: Form| Sample { kind: form.kind(), storage: *random.pick(&Storage::ALL), form };
    forms.into_iter().map(sample).collect()
}

pub fn tuple(random: &mut Random) -> Vec<Value> {
    Variable::all().map(|variable| Value::random(random, variable.of)).collect()
}

/// A random expression of a kind, and of a type if one is wanted.
fn of_kind(random: &mut Random, kind: Kind, wanted: Option<Type>) -> Expression {
    loop {
        let of = wanted.unwrap_or_else(|| *random.pick(&Type::ALL));
        let depth = 2 + random.below(if kind == Kind::Straight { 4 } else { 2 });
        let made = generate::expression(random, of, depth);
        if kind_of(&made) == kind {
            return made;
        }
    }
}

fn switch(random: &mut Random) -> Form {
    let key_type = *random.pick(&[Type::Byte, Type::Short, Type::Char, Type::Int]);
    let key = of_kind(random, Kind::Straight, Some(key_type));
    if has_floats(&key) {
        return switch(random);
    }
    let of = *random.pick(&[Type::Boolean, Type::Byte, Type::Char, Type::Int, Type::Long, Type::Double]);
    let mut labels: Vec<i32> = (0..2 + random.below(4)).map(|_| label(random, key_type)).collect();
    labels.sort_unstable();
    labels.dedup();
    let cases = labels.chunks(1 + random.below(2)).map(<[i32]>::to_vec).collect::<Vec<_>>();
    let cases = cases.into_iter().map(|labels| (labels, of_kind(random, Kind::Straight, Some(of)))).collect();
    Form::Switch { key, cases, default: of_kind(random, Kind::Straight, Some(of)) }
}

/// A value that a case may name; close ones make a table, far ones a list.
fn label(random: &mut Random, of: Type) -> i32 {
    match Value::random(random, of) {
        Value::Byte(value) => value.into(),
        Value::Short(value) => value.into(),
        Value::Char(value) => value.into(),
        Value::Int(value) if random.below(2) == 0 => value,
        _ => random.below(8) as i32,
    }
}

impl Form {
    fn parts(&self) -> Vec<&Expression> {
        match self {
            Form::Value(expression) | Form::Call(_, expression) => vec![expression],
            Form::Switch { key, cases, default } => {
                [key, default].into_iter().chain(cases.iter().map(|(_, value)| value)).collect()
            }
        }
    }

    fn type_of(&self) -> Type {
        match self {
            Form::Value(expression) | Form::Switch { default: expression, .. } => expression.type_of(),
            Form::Call(function, _) => function.gives,
        }
    }

    fn kind(&self) -> Kind {
        match self {
            Form::Value(expression) => kind_of(expression),
            Form::Call(Function { kind: Kind::Whole, .. }, operand) if has_floats(operand) => Kind::Floating,
            Form::Call(function, _) => function.kind,
            Form::Switch { .. } => Kind::Whole,
        }
    }
}

/// What a branch, a division or a comparison makes of an expression. Operands that decide nothing are of any type.
fn kind_of(expression: &Expression) -> Kind {
    match expression {
        _ if is_straight(expression) => Kind::Straight,
        _ if has_floats(expression) => Kind::Floating,
        _ => Kind::Whole,
    }
}

fn is_straight(expression: &Expression) -> bool {
    use Binary::{AndThen, Equal, Greater, GreaterOrEqual, Less, LessOrEqual, NotEqual, OrElse};
    let decides = |operator: Binary, of: Type| match operator {
        Less | LessOrEqual | Greater | GreaterOrEqual | Equal | NotEqual | AndThen | OrElse => true,
        Binary::Divide | Binary::Remainder => of.is_integral(),
        _ => false,
    };
    let here = match expression {
        Expression::Variable(_) | Expression::Constant(_) | Expression::Cast(..) | Expression::Step(..) => true,
        // `!` is a branch in bytecode.
        Expression::Unary(operator, _) => *operator != crate::support::expressions::Unary::Not,
        Expression::Binary(operator, ..) => !decides(*operator, expression.type_of()),
        Expression::Assign(variable, operator, value) => {
            let computed = variable.of.promoted().max(value.type_of().promoted());
            !decides(*operator, computed)
        }
        Expression::Conditional { .. } => false,
    };
    here && parts(expression).into_iter().all(is_straight)
}

fn has_floats(expression: &Expression) -> bool {
    expression.type_of() >= Type::Float || parts(expression).into_iter().any(has_floats)
}

fn parts(expression: &Expression) -> Vec<&Expression> {
    match expression {
        Expression::Variable(_) | Expression::Constant(_) | Expression::Step(..) => vec![],
        Expression::Unary(_, operand) | Expression::Cast(_, operand) | Expression::Assign(_, _, operand) => {
            vec![operand]
        }
        Expression::Binary(_, left, right) => vec![left, right],
        Expression::Conditional { condition, then, otherwise } => vec![condition, then, otherwise],
    }
}

impl Sample {
    /// The static field that its value goes to.
    pub fn result(&self) -> String {
        java::letter(self.form.type_of()).to_string()
    }

    /// The statements of its method.
    pub fn java(&self) -> String {
        let write = |expression: &Expression| java::expression(expression, self.storage);
        let result = self.result();
        match &self.form {
            Form::Value(expression) => format!("Result.{result} = {};", write(expression)),
            Form::Call(function, operand) => {
                let operand = format!("({}) ({})", java::type_name(function.takes), write(operand));
                format!("Result.{result} = {};", function.call.replace('_', &operand))
            }
            Form::Switch { key, cases, default } => {
                let case = |(labels, value): &(Vec<i32>, Expression)| {
                    let labels: String = labels.iter().map(|label| format!("case {label}: ")).collect();
                    format!("{labels}Result.{result} = {}; break; ", write(value))
                };
                let cases: String = cases.iter().map(case).collect();
                format!("switch ({}) {{ {cases}default: Result.{result} = {}; }}", write(key), write(default))
            }
        }
    }

    /// How the variables come to where the expressions look for them.
    fn preparation(&self) -> String {
        let used: Vec<Variable> = self.form.parts().into_iter().flat_map(Expression::variables).collect();
        let mut out = String::new();
        match self.storage {
            Storage::Locals => {}
            Storage::Fields => {
                for name in Variable::all().filter(|variable| used.contains(variable)).map(java::parameter) {
                    write!(out, "Fields.{name} = {name}; ").expect("a string grows");
                }
            }
            Storage::Elements => {
                for of in Type::ALL.into_iter().filter(|of| used.iter().any(|variable| variable.of == *of)) {
                    let name = |index: usize| java::parameter(Variable { of, index });
                    let names: Vec<String> = (0..VARIABLES_PER_TYPE).map(name).collect();
                    let (element, array) = (java::type_name(of), java::letter(of));
                    write!(out, "{element}[] {array} = {{{}}}; ", names.join(", ")).expect("a string grows");
                }
            }
        }
        out
    }
}

/// The class that holds a method.
pub fn class_of(number: usize) -> String {
    format!("Part{}", number / PER_CLASS)
}

/// The source of a file `Main.java`.
pub fn java(samples: &[Sample]) -> String {
    let mut out = String::from(MAIN);
    for (name, of) in [("Result", "{type} {letter};"), ("Fields", "")] {
        writeln!(out, "class {name} {{").expect("a string grows");
        if of.is_empty() {
            for variable in Variable::all() {
                let (of, name) = (java::type_name(variable.of), java::parameter(variable));
                writeln!(out, "    static {of} {name};").expect("a string grows");
            }
        } else {
            for of in Type::ALL {
                writeln!(out, "    static {} {};", java::type_name(of), java::letter(of)).expect("a string grows");
            }
        }
        out.push_str("}\n");
    }
    let parameters: Vec<String> =
        Variable::all().map(|it| format!("{} {}", java::type_name(it.of), java::parameter(it))).collect();
    let parameters = parameters.join(", ");
    for (part, samples) in samples.chunks(PER_CLASS).enumerate() {
        writeln!(out, "class Part{part} {{").expect("a string grows");
        for (number, sample) in (part * PER_CLASS..).zip(samples) {
            let (preparation, body) = (sample.preparation(), sample.java());
            let method = format!("    static void f{number}({parameters}) {{ {preparation}{body} }}\n");
            out.push_str(&method);
        }
        out.push_str("}\n");
    }
    out
}

const MAIN: &str = r#"import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;

public class Main {
    public static void main(String[] arguments) throws Exception {
        Map<String, Method> methods = new HashMap<>();
        StringBuilder out = new StringBuilder();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] words = line.split(" ");
            Method method = methods.get(words[0]);
            if (method == null) {
                String[] name = words[0].split("::");
                for (Method each : Class.forName(name[0]).getDeclaredMethods()) methods.put(name[0] + "::" + each.getName(), each);
                method = methods.get(words[0]);
            }
            Class<?>[] types = method.getParameterTypes();
            Object[] operands = new Object[types.length];
            for (int i = 0; i < types.length; i++) operands[i] = operand(types[i], Long.parseLong(words[i + 2]));
            try {
                method.invoke(null, operands);
                out.append(show(Result.class.getDeclaredField(words[1])));
            } catch (InvocationTargetException e) {
                out.append(e.getCause().getClass().getName());
            }
            out.append('\n');
        }
        System.out.print(out);
    }

    static Object operand(Class<?> of, long bits) {
        if (of == boolean.class) return bits != 0;
        if (of == byte.class) return (byte) bits;
        if (of == short.class) return (short) bits;
        if (of == char.class) return (char) bits;
        if (of == int.class) return (int) bits;
        if (of == long.class) return bits;
        if (of == float.class) return Float.intBitsToFloat((int) bits);
        return Double.longBitsToDouble(bits);
    }

    static long show(Field field) throws Exception {
        Class<?> of = field.getType();
        if (of == boolean.class) return field.getBoolean(null) ? 1 : 0;
        if (of == char.class) return field.getChar(null);
        if (of == float.class) return Float.floatToIntBits(field.getFloat(null)) & 0xffffffffL;
        if (of == double.class) return Double.doubleToLongBits(field.getDouble(null));
        return field.getLong(null);
    }
}

"#;
