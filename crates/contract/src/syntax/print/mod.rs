//! Trees back to text. What is printed with the parentheses that it needs reads as the same tree again.

mod block;
mod contract;
mod forms;
mod literal;

pub use contract::print_contract;

use super::operator::Binding;
use super::{
    Binary, ElementType, Expression, ExpressionKind, Literal, Quantified, Reach, Type, TypeName, Unary, Variable,
};

/// Which parentheses are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parentheses {
    Needed,
    /// Around everything with an operator, so that one sees what binds to what.
    All,
}

pub fn print_expression(expression: &Expression, parentheses: Parentheses) -> String {
    let mut printer = Printer { text: String::new(), parentheses };
    printer.expression(expression, Binding::Conditional);
    printer.text
}

/// An expression before a dot or a bracket.
fn print_target(expression: &Expression, parentheses: Parentheses) -> String {
    let mut printer = Printer { text: String::new(), parentheses };
    printer.target(expression);
    printer.text
}

pub fn print_type(type_name: &TypeName) -> String {
    let element = match &type_name.element {
        ElementType::Primitive(primitive) => primitive.name(),
        ElementType::Named(name) => name,
        ElementType::Anything => "?",
    };
    let arguments: Vec<String> = type_name.arguments.iter().map(print_type).collect();
    let arguments = if arguments.is_empty() { String::new() } else { format!("<{}>", arguments.join(", ")) };
    format!("{element}{arguments}{}", "[]".repeat(type_name.dimensions))
}

struct Printer {
    text: String,
    parentheses: Parentheses,
}

impl Printer {
    /// The expression, in parentheses if it binds less tightly than its place asks.
    fn expression(&mut self, expression: &Expression, least: Binding) {
        let binding = binding(expression);
        let all = self.parentheses == Parentheses::All && binding < Binding::Postfix && !is_literal(expression);
        if all || binding < least {
            self.enclosed(expression);
        } else {
            self.plain(expression);
        }
    }

    fn enclosed(&mut self, expression: &Expression) {
        self.text.push('(');
        self.plain(expression);
        self.text.push(')');
    }

    fn plain(&mut self, expression: &Expression) {
        match &expression.kind {
            ExpressionKind::Literal(literal) => self.text += &literal::print(literal),
            ExpressionKind::Name(name) => self.text += name,
            ExpressionKind::This => self.text += "this",
            ExpressionKind::Super => self.text += "super",
            ExpressionKind::OuterSuper(of) => self.text += &(print_type(&of.value) + ".super"),
            ExpressionKind::Result => self.text += "\\result",
            ExpressionKind::OuterThis(of) => self.text += &(print_type(&of.value) + ".this"),
            ExpressionKind::ClassLiteral(of) => self.text += &(print_type(&of.value) + ".class"),
            ExpressionKind::TypeValue(of) => self.text += &format!("\\type({})", print_type(&of.value)),
            ExpressionKind::Field { target, name } => {
                self.target(target);
                self.text += &format!(".{}", name.value);
            }
            ExpressionKind::Index { array, index } => {
                self.target(array);
                self.text.push('[');
                self.expression(index, Binding::Conditional);
                self.text.push(']');
            }
            ExpressionKind::Call { target, name, arguments } => {
                if let Some(target) = target {
                    self.target(target);
                    self.text.push('.');
                }
                self.applied(&name.value, arguments);
            }
            ExpressionKind::Cast { to, and, operand } => {
                let types: Vec<String> = [to].into_iter().chain(and).map(|of| print_type(&of.value)).collect();
                self.prefixed(&format!("({}) ", types.join(" & ")), operand);
            }
            ExpressionKind::Unary { operator, operand } => self.unary(*operator, operand),
            ExpressionKind::InstanceOf { operand, of } => {
                self.left(operand, Binding::Relation);
                self.text += &format!(" instanceof {}", print_type(&of.value));
            }
            ExpressionKind::Binary { operator, left, right } => self.binary(*operator, left, right),
            ExpressionKind::Conditional { condition, then, otherwise } => {
                self.expression(condition, Binding::Equivalence);
                self.text += " ? ";
                self.expression(then, Binding::Conditional);
                self.text += " : ";
                self.expression(otherwise, Binding::Conditional);
            }
            ExpressionKind::Old(only) => self.applied("\\old", [&**only]),
            ExpressionKind::TypeOf(only) => self.applied("\\typeof", [&**only]),
            ExpressionKind::NonNullElements(only) => self.applied("\\nonnullelements", [&**only]),
            ExpressionKind::Fresh(arguments) => self.applied("\\fresh", arguments),
            ExpressionKind::ReachHas { reach, element } => {
                self.reach(reach);
                self.applied(".has", [&**element]);
            }
            ExpressionKind::ReachSize(reach) => {
                self.reach(reach);
                self.text += ".size()";
            }
            ExpressionKind::Quantified(quantified) => self.quantified(quantified),
            ExpressionKind::Assign { target, operator, value, gives } => {
                self.assignment(target, *operator, value, *gives)
            }
            ExpressionKind::Matches { operand, pattern } => {
                self.left(operand, Binding::Relation);
                self.text += " instanceof ";
                self.pattern(&pattern.value);
            }
            ExpressionKind::Switch(switch) => self.switch(switch),
            ExpressionKind::New { outer, of, arguments, body } => {
                self.creation(outer.as_deref(), of, arguments);
                if let Some(body) = body {
                    self.class_body(body);
                }
            }
            ExpressionKind::NewArray { of, lengths } => self.new_array(of, lengths),
            ExpressionKind::ArrayOf { of, values } => self.array_of(of, values),
            ExpressionKind::Lambda(function) => self.lambda(function),
            ExpressionKind::Reference { to, name } => self.reference(to, &name.value),
        }
    }

    /// What stands before a dot or a bracket. The dot behind a number would belong to the number.
    fn target(&mut self, target: &Expression) {
        if is_number(target) { self.enclosed(target) } else { self.expression(target, Binding::Postfix) }
    }

    /// An operand behind a cast or a sign. Another sign there would make an operator with the one before.
    fn prefixed(&mut self, prefix: &str, operand: &Expression) {
        self.text += prefix;
        let signed = matches!(&operand.kind, ExpressionKind::Unary { operator: Unary::Plus | Unary::Minus, .. });
        let negative = is_number(operand) && binding(operand) == Binding::Unary;
        if signed || negative {
            self.enclosed(operand);
        } else {
            self.expression(operand, Binding::Unary);
        }
    }

    fn unary(&mut self, operator: Unary, operand: &Expression) {
        // A minus sign directly before an integer makes another integer.
        let integer = matches!(operand.kind, ExpressionKind::Literal(Literal::Int(_) | Literal::Long(_)));
        if operator == Unary::Minus && integer {
            self.text += operator.symbol();
            self.enclosed(operand);
        } else {
            self.prefixed(operator.symbol(), operand);
        }
    }

    fn binary(&mut self, operator: Binary, left: &Expression, right: &Expression) {
        let same = operator.binding();
        // Of one group, only equal operators of implication may stand beside each other.
        let beside = |operand: &Expression| match &operand.kind {
            ExpressionKind::Binary { operator: other, .. } if same == Binding::Implication => *other == operator,
            _ => true,
        };
        let (on_left, on_right) = if operator.groups_right() { (same.tighter(), same) } else { (same, same.tighter()) };
        self.left(left, if beside(left) { on_left } else { same.tighter() });
        self.text += &format!(" {} ", operator.symbol());
        self.expression(right, if beside(right) { on_right } else { same.tighter() });
    }

    /// A left operand. Behind `instanceof T` a less-than sign would begin type arguments.
    fn left(&mut self, operand: &Expression, least: Binding) {
        if matches!(operand.kind, ExpressionKind::InstanceOf { .. }) && least >= Binding::Relation {
            self.enclosed(operand);
        } else {
            self.expression(operand, least);
        }
    }

    fn applied<'a>(&mut self, name: &str, arguments: impl IntoIterator<Item = &'a Expression>) {
        self.text += name;
        self.text.push('(');
        self.list(arguments);
        self.text.push(')');
    }

    fn list<'a>(&mut self, expressions: impl IntoIterator<Item = &'a Expression>) {
        for (index, expression) in expressions.into_iter().enumerate() {
            if index > 0 {
                self.text += ", ";
            }
            self.expression(expression, Binding::Conditional);
        }
    }

    fn reach(&mut self, reach: &Reach) {
        let root = match &reach.root.kind {
            ExpressionKind::Old(root) if reach.in_old => root,
            _ => &reach.root,
        };
        self.text += if reach.in_old { "\\old(\\reach(" } else { "\\reach(" };
        self.expression(root, Binding::Conditional);
        self.text += &format!(", {}", print_type(&reach.of.value));
        for field in &reach.fields {
            self.text += &format!(", {}", field.value);
        }
        self.text += if reach.in_old { "))" } else { ")" };
    }

    fn quantified(&mut self, quantified: &Quantified) {
        let Quantified { quantifier, variables, range, body } = quantified;
        self.text += &format!("({} ", quantifier.value.word());
        self.variables(variables);
        self.text += "; ";
        let before = self.text.len();
        for variable in variables {
            if let Some(domain) = &variable.domain {
                self.and(before);
                self.reach(domain);
                self.text += &format!(".has({})", variable.name.value);
            }
        }
        if let Some(range) = range {
            let alone = self.text.len() == before;
            self.and(before);
            self.expression(range, if alone { Binding::Conditional } else { Binding::ConditionalAnd });
        }
        if self.text.len() > before {
            self.text += "; ";
        }
        self.expression(body, Binding::Conditional);
        self.text.push(')');
    }

    fn and(&mut self, start: usize) {
        if self.text.len() > start {
            self.text += " && ";
        }
    }

    /// The type that all variables share, and behind each the dimensions that it has besides.
    fn variables(&mut self, variables: &[Variable]) {
        let shared = variables.iter().map(|variable| variable.of.value.dimensions).min().unwrap_or(0);
        for (index, variable) in variables.iter().enumerate() {
            let of: &Type = &variable.of;
            if index == 0 {
                let type_name = TypeName { dimensions: shared, ..of.value.clone() };
                self.text += &format!("{} ", print_type(&type_name));
            } else {
                self.text += ", ";
            }
            self.text += &variable.name.value;
            self.text += &"[]".repeat(of.value.dimensions - shared);
        }
    }
}

fn binding(expression: &Expression) -> Binding {
    match &expression.kind {
        ExpressionKind::Conditional { .. } | ExpressionKind::Lambda(_) => Binding::Conditional,
        ExpressionKind::Binary { operator, .. } => operator.binding(),
        ExpressionKind::InstanceOf { .. } | ExpressionKind::Matches { .. } => Binding::Relation,
        // What Java's grammar does not have before a dot; a bracket behind the lengths of an array would be another length.
        ExpressionKind::Reference { .. } | ExpressionKind::Switch(_) | ExpressionKind::NewArray { .. } => {
            Binding::Unary
        }
        ExpressionKind::Unary { .. } | ExpressionKind::Cast { .. } => Binding::Unary,
        ExpressionKind::Literal(Literal::Int(..0) | Literal::Long(..0)) => Binding::Unary,
        _ => Binding::Postfix,
    }
}

fn is_literal(expression: &Expression) -> bool {
    matches!(expression.kind, ExpressionKind::Literal(_))
}

fn is_number(expression: &Expression) -> bool {
    let ExpressionKind::Literal(literal) = &expression.kind else { return false };
    matches!(literal, Literal::Int(_) | Literal::Long(_) | Literal::Float(_) | Literal::Double(_))
}
