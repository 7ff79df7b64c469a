//! Operators on numbers, booleans and strings (JLS §15.15 to §15.25), and JML's on conditions.

use super::constants::{arithmetic, compare};
use super::conversions::to_number;
use super::types::{JavaType, STRING, promoted, promoted_together};
use super::{Arithmetic, Checker, Compared, Constant, Node, Relation, Typed};
use crate::syntax::{Binary, Expression, ExpressionKind, Parentheses, Unary, print_expression};
use crate::{Code, Span};
use program::BaseType;

/// The longest constant string that is put together in advance, in UTF-16 units.
const MOST_UNITS: usize = 20_000;

impl Checker<'_> {
    pub(super) fn unary(&mut self, operator: Unary, value: Typed, span: Span) -> Option<Typed> {
        match operator {
            Unary::Not if value.of.is_boolean() => {
                let value = self.unbox(value);
                Some(negation(value))
            }
            Unary::Not => self.wrong_type(span, "`boolean`", &value.of),
            Unary::Complement => match value.of.integral().map(promoted) {
                Some(base) => {
                    let value = self.convert(value, &JavaType::Base(base));
                    let ones = if base == BaseType::Long { Constant::Long(-1) } else { Constant::Int(-1) };
                    let ones = Typed::new(JavaType::Base(base), Node::Constant(ones));
                    Some(calculation(Arithmetic::Xor, base, value, ones))
                }
                None => self.wrong_type(span, "an integer", &value.of),
            },
            Unary::Plus | Unary::Minus => match value.of.numeric().map(promoted) {
                Some(base) => {
                    let value = self.convert(value, &JavaType::Base(base));
                    Some(if operator == Unary::Plus { value } else { negative(value, base) })
                }
                None => self.wrong_type(span, "a number", &value.of),
            },
        }
    }

    pub(super) fn binary(
        &mut self,
        operator: Binary,
        left: &Expression,
        right: &Expression,
        span: Span,
    ) -> Option<Typed> {
        match operator {
            Binary::Equivalent | Binary::Inequivalent => {
                let (first, second) = (self.condition(left), self.condition(right));
                let relation = if operator == Binary::Equivalent { Relation::Equal } else { Relation::NotEqual };
                Some(comparison(relation, Compared::Numbers(BaseType::Int), first?, second?))
            }
            _ => {
                let (first, second) = (self.value(left), self.value(right));
                let (first, second) = (first?, second?);
                if is_order(operator) && is_comparison(left) && first.of.is_boolean() {
                    return self.chained(left, operator, right, span);
                }
                self.operation(operator, (first, left.span), (second, right.span), span)
            }
        }
    }

    pub(super) fn operation(
        &mut self,
        operator: Binary,
        (left, left_span): (Typed, Span),
        (right, right_span): (Typed, Span),
        span: Span,
    ) -> Option<Typed> {
        match operator {
            Binary::Add => self.sum((left, left_span), (right, right_span), span),
            Binary::Equal => self.equality(Relation::Equal, left, right, span),
            Binary::NotEqual => self.equality(Relation::NotEqual, left, right, span),
            Binary::Subtype => self.subtype((left, left_span), (right, right_span)),
            Binary::And | Binary::Or | Binary::Xor if left.of.is_boolean() && right.of.is_boolean() => {
                let (left, right) = (self.unbox(left), self.unbox(right));
                Some(calculation(arithmetic_of(operator), BaseType::Boolean, left, right))
            }
            Binary::And | Binary::Or | Binary::Xor => match (left.of.integral(), right.of.integral()) {
                (Some(first), Some(second)) => {
                    Some(self.calculated(arithmetic_of(operator), promoted_together(first, second), left, right))
                }
                (None, _) if left.of.is_boolean() => self.wrong_type(right_span, "`boolean`", &right.of),
                (None, _) => self.wrong_type(left_span, "an integer or `boolean`", &left.of),
                (Some(_), None) => self.wrong_type(right_span, "an integer", &right.of),
            },
            Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightUnsigned => {
                let bases = (left.of.integral(), right.of.integral());
                let (Some(base), Some(distance)) = bases else {
                    let (span, of) = if bases.0.is_none() { (left_span, left.of) } else { (right_span, right.of) };
                    return self.wrong_type(span, "an integer", &of);
                };
                let (base, distance) = (promoted(base), promoted(distance));
                let left = self.convert(left, &JavaType::Base(base));
                let right = self.convert(right, &JavaType::Base(distance));
                // A shift takes an int for its distance; of a long, the low bits are all that counts.
                let right = to_number(right, distance, BaseType::Int);
                Some(calculation(arithmetic_of(operator), base, left, right))
            }
            _ => self.numbers(operator, (left, left_span), (right, right_span)),
        }
    }

    /// `a < b < c`, which Java does not have.
    fn chained(&mut self, left: &Expression, operator: Binary, right: &Expression, span: Span) -> Option<Typed> {
        let ExpressionKind::Binary { right: middle, .. } = &left.kind else { return None };
        let part = |of: &Expression| print_expression(of, Parentheses::Needed);
        let (middle, right) = (part(middle), part(right));
        let help = format!("write `{} && {middle} {} {right}`", part(left), operator.symbol());
        let message = "comparisons do not chain: the first of them is a `boolean`, not a number";
        self.problem_with_help(Code::WrongType, span, message, Some(help))
    }

    /// Arithmetic and order, both on numbers.
    fn numbers(
        &mut self,
        operator: Binary,
        (left, left_span): (Typed, Span),
        (right, right_span): (Typed, Span),
    ) -> Option<Typed> {
        let (first, second) = (left.of.numeric(), right.of.numeric());
        if first.is_none() {
            self.wrong_type::<()>(left_span, "a number", &left.of);
        }
        if second.is_none() {
            self.wrong_type::<()>(right_span, "a number", &right.of);
        }
        let base = promoted_together(first?, second?);
        let relation = match operator {
            Binary::Less => Relation::Less,
            Binary::LessEqual => Relation::LessEqual,
            Binary::Greater => Relation::Greater,
            Binary::GreaterEqual => Relation::GreaterEqual,
            _ => return Some(self.calculated(arithmetic_of(operator), base, left, right)),
        };
        let (left, right) = (self.convert(left, &JavaType::Base(base)), self.convert(right, &JavaType::Base(base)));
        Some(comparison(relation, Compared::Numbers(base), left, right))
    }

    fn calculated(&mut self, operation: Arithmetic, base: BaseType, left: Typed, right: Typed) -> Typed {
        let (left, right) = (self.convert(left, &JavaType::Base(base)), self.convert(right, &JavaType::Base(base)));
        calculation(operation, base, left, right)
    }

    /// `+`, which joins strings too.
    fn sum(&mut self, (first, left): (Typed, Span), (second, right): (Typed, Span), span: Span) -> Option<Typed> {
        if first.of.is_class(STRING) || second.of.is_class(STRING) {
            return Some(concatenation(first, second));
        }
        if first.of.numeric().is_none() && second.of.numeric().is_none() {
            let message = format!("`+` joins numbers or strings, not `{}` and `{}`", first.of, second.of);
            return self.problem(Code::WrongType, span, message);
        }
        self.numbers(Binary::Add, (first, left), (second, right))
    }

    /// `condition ? then : otherwise` (JLS §15.25).
    pub(super) fn conditional(
        &mut self,
        condition: &Expression,
        then: &Expression,
        otherwise: &Expression,
        span: Span,
    ) -> Option<Typed> {
        let (condition, introduced) = self.condition_outcome(condition);
        let (then, of_then) = self.apart(|checker| {
            checker.flow.state.assign(&introduced.assigned.if_holds);
            checker.with_locals(&introduced.holds, |checker| checker.outcome(then))
        });
        let place = otherwise;
        let (otherwise, of_otherwise) = self.apart(|checker| {
            checker.flow.state.assign(&introduced.assigned.if_fails);
            checker.with_locals(&introduced.fails, |checker| checker.outcome(otherwise))
        });
        self.no_clash(&of_then.holds, &of_otherwise.holds, place);
        self.no_clash(&of_then.fails, &of_otherwise.fails, place);
        let (condition, then, otherwise) = (condition?, then?, otherwise?);
        let of = self.conditional_type(&then, &otherwise);
        if of == JavaType::Null {
            return self.problem(Code::WrongType, span, "both alternatives are `null`");
        }
        let (then, otherwise) = (self.convert(then, &of), self.convert(otherwise, &of));
        if let (Some(Constant::Boolean(holds)), Some(_), Some(_)) =
            (condition.constant(), then.constant(), otherwise.constant())
        {
            return Some(if *holds { then } else { otherwise });
        }
        let (condition, then, otherwise) = (Box::new(condition), Box::new(then), Box::new(otherwise));
        Some(Typed::new(of, Node::Conditional { condition, then, otherwise }))
    }

    pub(super) fn conditional_type(&mut self, then: &Typed, otherwise: &Typed) -> JavaType {
        let (left, right) = (&then.of, &otherwise.of);
        if left == right {
            return left.clone();
        }
        if left.is_boolean() && right.is_boolean() {
            return JavaType::BOOLEAN;
        }
        match (left.numeric(), right.numeric()) {
            (Some(first), Some(second)) => JavaType::Base(numeric_conditional(then, first, otherwise, second)),
            _ => self.common_supertype(&left.boxed(), &right.boxed()),
        }
    }
}

/// The type of a conditional whose alternatives are numbers.
fn numeric_conditional(then: &Typed, first: BaseType, otherwise: &Typed, second: BaseType) -> BaseType {
    use BaseType::{Byte, Char, Short};
    let fits = |value: &Typed, narrow: BaseType| match value.constant() {
        Some(Constant::Int(number)) if value.of == JavaType::INT => {
            let (least, greatest) = super::types::limits(narrow);
            matches!(narrow, Byte | Short | Char) && (least..=greatest).contains(&i64::from(*number))
        }
        _ => false,
    };
    match (first, second) {
        _ if first == second => first,
        (Byte, Short) | (Short, Byte) => Short,
        _ if fits(otherwise, first) => first,
        _ if fits(then, second) => second,
        _ => promoted_together(first, second),
    }
}

/// `&&`, `||` or `==>`.
pub(super) fn connected(operator: Binary, left: Typed, right: Typed) -> Typed {
    let left = if operator == Binary::Implies { negation(left) } else { left };
    let is_and = operator == Binary::ConditionalAnd;
    if let (Some(Constant::Boolean(first)), Some(Constant::Boolean(second))) = (left.constant(), right.constant()) {
        let value = if is_and { *first && *second } else { *first || *second };
        return Typed::condition(Node::Constant(Constant::Boolean(value)));
    }
    let (left, right) = (Box::new(left), Box::new(right));
    Typed::condition(if is_and { Node::And(left, right) } else { Node::Or(left, right) })
}

pub(super) fn negation(value: Typed) -> Typed {
    match value.node {
        Node::Constant(Constant::Boolean(known)) => Typed::condition(Node::Constant(Constant::Boolean(!known))),
        Node::Not(inner) => *inner,
        node => Typed::condition(Node::Not(Box::new(Typed { of: value.of, node }))),
    }
}

fn negative(value: Typed, base: BaseType) -> Typed {
    let of = JavaType::Base(base);
    let constant = match value.constant() {
        Some(Constant::Int(number)) => Constant::Int(number.wrapping_neg()),
        Some(Constant::Long(number)) => Constant::Long(number.wrapping_neg()),
        Some(Constant::Float(number)) => Constant::Float(-number),
        Some(Constant::Double(number)) => Constant::Double(-number),
        _ => return Typed::new(of, Node::Negate { base, operand: Box::new(value) }),
    };
    Typed::new(of, Node::Constant(constant))
}

/// Whether an operator orders numbers.
fn is_order(operator: Binary) -> bool {
    matches!(operator, Binary::Less | Binary::LessEqual | Binary::Greater | Binary::GreaterEqual)
}

fn is_comparison(expression: &Expression) -> bool {
    matches!(&expression.kind, ExpressionKind::Binary { operator, .. } if is_order(*operator))
}

/// An operation on operands of its type.
pub(super) fn calculation(operation: Arithmetic, base: BaseType, left: Typed, right: Typed) -> Typed {
    let of = JavaType::Base(base);
    if let (Some(first), Some(second)) = (left.constant(), right.constant()) {
        if let Some(constant) = arithmetic(operation, first, second) {
            return Typed::new(of, Node::Constant(constant));
        }
    }
    let (left, right) = (Box::new(left), Box::new(right));
    Typed::new(of, Node::Arithmetic { operation, base, left, right })
}

pub(super) fn comparison(relation: Relation, compared: Compared, left: Typed, right: Typed) -> Typed {
    if let (Some(first), Some(second)) = (left.constant(), right.constant()) {
        if let Some(holds) = compare(relation, first, second) {
            return Typed::condition(Node::Constant(Constant::Boolean(holds)));
        }
    }
    let (left, right) = (Box::new(left), Box::new(right));
    Typed::condition(Node::Compare { relation, compared, left, right })
}

fn concatenation(left: Typed, right: Typed) -> Typed {
    let texts = (constant_text(&left), constant_text(&right));
    if let (Some(mut text), Some(more)) = texts {
        if text.len() + more.len() <= MOST_UNITS {
            text.extend(more);
            return Typed::new(JavaType::string(), Node::Constant(Constant::Text(text)));
        }
    }
    // `a + b + c` is made in one go.
    let mut parts = match left.node {
        Node::Concat(parts) => parts,
        node => vec![Typed { of: left.of, node }],
    };
    parts.push(right);
    Typed::new(JavaType::string(), Node::Concat(parts))
}

fn constant_text(value: &Typed) -> Option<Vec<u16>> {
    value.constant()?.text(&value.of)
}

fn arithmetic_of(operator: Binary) -> Arithmetic {
    match operator {
        Binary::And => Arithmetic::And,
        Binary::Or => Arithmetic::Or,
        Binary::Xor => Arithmetic::Xor,
        Binary::ShiftLeft => Arithmetic::ShiftLeft,
        Binary::ShiftRight => Arithmetic::ShiftRight,
        Binary::ShiftRightUnsigned => Arithmetic::ShiftRightUnsigned,
        Binary::Subtract => Arithmetic::Subtract,
        Binary::Multiply => Arithmetic::Multiply,
        Binary::Divide => Arithmetic::Divide,
        Binary::Remainder => Arithmetic::Remainder,
        _ => Arithmetic::Add,
    }
}

/// The conditions that a conjunction consists of, in the order in which they are evaluated.
pub(super) fn conjuncts(condition: &Expression) -> Vec<&Expression> {
    let (mut found, mut waiting) = (Vec::new(), vec![condition]);
    while let Some(next) = waiting.pop() {
        match &next.kind {
            ExpressionKind::Binary { operator: Binary::ConditionalAnd, left, right } => {
                waiting.push(right);
                waiting.push(left);
            }
            _ => found.push(next),
        }
    }
    found
}
