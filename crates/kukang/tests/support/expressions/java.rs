//! Writes expressions as Java. Every part stands in parentheses, so that precedence plays no role.

use std::fmt::Write;

use super::value::Value;
use super::{Binary, Expression, Step, Type, Unary, Variable};

/// Where the variables of an expression live, which decides how they are loaded and stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Storage {
    Locals,
    Fields,
    Elements,
}

impl Storage {
    pub const ALL: [Storage; 3] = [Storage::Locals, Storage::Fields, Storage::Elements];
}

pub fn expression(expression: &Expression, storage: Storage) -> String {
    let mut out = String::new();
    write_expression(&mut out, expression, storage).expect("writing to a string cannot fail");
    out
}

fn write_expression(out: &mut String, expression: &Expression, storage: Storage) -> std::fmt::Result {
    let operand = |out: &mut String, operand: &Expression| write_expression(out, operand, storage);
    match expression {
        Expression::Variable(variable) => write!(out, "{}", place(*variable, storage)),
        Expression::Constant(value) => write!(out, "{}", literal(*value)),
        Expression::Unary(operator, inner) => {
            write!(out, "({}", unary(*operator))?;
            operand(out, inner)?;
            write!(out, ")")
        }
        Expression::Binary(operator, left, right) => {
            write!(out, "(")?;
            operand(out, left)?;
            write!(out, " {} ", binary(*operator))?;
            operand(out, right)?;
            write!(out, ")")
        }
        Expression::Cast(to, inner) => {
            write!(out, "(({}) ", type_name(*to))?;
            operand(out, inner)?;
            write!(out, ")")
        }
        Expression::Conditional { condition, then, otherwise } => {
            write!(out, "(")?;
            operand(out, condition)?;
            write!(out, " ? ")?;
            operand(out, then)?;
            write!(out, " : ")?;
            operand(out, otherwise)?;
            write!(out, ")")
        }
        Expression::Assign(variable, operator, value) => {
            write!(out, "({} {}= ", place(*variable, storage), binary(*operator))?;
            operand(out, value)?;
            write!(out, ")")
        }
        Expression::Step(variable, step) => {
            let place = place(*variable, storage);
            match step {
                Step::IncrementBefore => write!(out, "(++{place})"),
                Step::IncrementAfter => write!(out, "({place}++)"),
                Step::DecrementBefore => write!(out, "(--{place})"),
                Step::DecrementAfter => write!(out, "({place}--)"),
            }
        }
    }
}

fn place(variable: Variable, storage: Storage) -> String {
    match storage {
        Storage::Locals => parameter(variable),
        Storage::Fields => format!("Fields.{}", parameter(variable)),
        Storage::Elements => format!("{}[{}]", letter(variable.of), variable.index),
    }
}

/// The name of the parameter that brings the variable's first value.
pub fn parameter(variable: Variable) -> String {
    format!("{}{}", letter(variable.of), variable.index)
}

pub fn type_name(of: Type) -> &'static str {
    match of {
        Type::Boolean => "boolean",
        Type::Byte => "byte",
        Type::Short => "short",
        Type::Char => "char",
        Type::Int => "int",
        Type::Long => "long",
        Type::Float => "float",
        Type::Double => "double",
    }
}

/// The letter of a type's descriptor.
pub fn letter(of: Type) -> char {
    match of {
        Type::Boolean => 'z',
        Type::Byte => 'b',
        Type::Short => 's',
        Type::Char => 'c',
        Type::Int => 'i',
        Type::Long => 'j',
        Type::Float => 'f',
        Type::Double => 'd',
    }
}

pub fn literal(value: Value) -> String {
    match value {
        Value::Boolean(value) => value.to_string(),
        Value::Byte(value) => format!("((byte) {value})"),
        Value::Short(value) => format!("((short) {value})"),
        Value::Char(value) => format!("((char) {value})"),
        Value::Int(value) => format!("({value})"),
        Value::Long(value) => format!("({value}L)"),
        Value::Float(value) if value.is_finite() => format!("({value:e}f)"),
        Value::Float(value) => format!("Float.{}", special(value.into())),
        Value::Double(value) if value.is_finite() => format!("({value:e})"),
        Value::Double(value) => format!("Double.{}", special(value)),
    }
}

fn special(value: f64) -> &'static str {
    match value {
        f64::INFINITY => "POSITIVE_INFINITY",
        f64::NEG_INFINITY => "NEGATIVE_INFINITY",
        _ => "NaN",
    }
}

fn unary(operator: Unary) -> &'static str {
    match operator {
        Unary::Negate => "-",
        Unary::Complement => "~",
        Unary::Not => "!",
    }
}

fn binary(operator: Binary) -> &'static str {
    match operator {
        Binary::Add => "+",
        Binary::Subtract => "-",
        Binary::Multiply => "*",
        Binary::Divide => "/",
        Binary::Remainder => "%",
        Binary::ShiftLeft => "<<",
        Binary::ShiftRight => ">>",
        Binary::ShiftRightUnsigned => ">>>",
        Binary::And => "&",
        Binary::Or => "|",
        Binary::Xor => "^",
        Binary::Less => "<",
        Binary::LessOrEqual => "<=",
        Binary::Greater => ">",
        Binary::GreaterOrEqual => ">=",
        Binary::Equal => "==",
        Binary::NotEqual => "!=",
        Binary::AndThen => "&&",
        Binary::OrElse => "||",
    }
}
