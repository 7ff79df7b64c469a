//! Makes expressions: every operation once on plain variables, and random trees.

use super::value::Value;
use super::{Binary, Expression, Step, Type, Unary, VARIABLES_PER_TYPE, Variable};
use crate::support::random::Random;

/// Every operator with every combination of operand types that Java allows, every cast, every step.
pub fn every_operation() -> Vec<Expression> {
    let mut all = Vec::new();
    for left in Type::ALL {
        let first = variable(left, 0);
        for operator in Unary::ALL {
            if operator.result(left).is_some() {
                all.push(Expression::Unary(operator, Box::new(first.clone())));
            }
        }
        for right in Type::ALL {
            let second = variable(right, 1);
            if left.is_numeric() && right.is_numeric() {
                all.push(Expression::Cast(left, Box::new(second.clone())));
            }
            for operator in Binary::ALL {
                if operator.result(left, right).is_some() {
                    all.push(Expression::Binary(operator, Box::new(first.clone()), Box::new(second.clone())));
                }
                if operator.assigns(left, right) {
                    let target = Variable { of: left, index: 0 };
                    let assignment = Expression::Assign(target, operator, Box::new(second.clone()));
                    all.push(left_behind(assignment.clone(), target));
                    all.push(assignment);
                }
            }
        }
        if left.is_numeric() {
            for step in Step::ALL {
                let target = Variable { of: left, index: 0 };
                all.push(Expression::Step(target, step));
                all.push(left_behind(Expression::Step(target, step), target));
            }
        }
    }
    all
}

/// What the variable holds after the effect, as an expression. The condition only serves to have the effect first.
fn left_behind(effect: Expression, target: Variable) -> Expression {
    let then = Box::new(Expression::Variable(target));
    let condition = Expression::Binary(Binary::Equal, Box::new(effect), Box::new(variable(target.of, 1)));
    Expression::Conditional { condition: Box::new(condition), then: then.clone(), otherwise: then }
}

fn variable(of: Type, index: usize) -> Expression {
    Expression::Variable(Variable { of, index })
}

/// A random expression of the given type, of at most the given depth.
pub fn expression(random: &mut Random, wanted: Type, depth: usize) -> Expression {
    if depth == 0 {
        return leaf(random, wanted);
    }
    match random.below(12) {
        0 => leaf(random, wanted),
        1 => Expression::Conditional {
            condition: operand(random, Type::Boolean, depth),
            then: operand(random, wanted, depth),
            otherwise: operand(random, wanted, depth),
        },
        2 => assignment(random, wanted, depth),
        3 if wanted.is_numeric() => Expression::Step(any_variable(random, wanted), *random.pick(&Step::ALL)),
        4 if wanted.is_numeric() => cast(random, wanted, depth),
        5 => unary(random, wanted, depth),
        _ => binary(random, wanted, depth),
    }
}

fn operand(random: &mut Random, wanted: Type, depth: usize) -> Box<Expression> {
    Box::new(expression(random, wanted, depth - 1))
}

fn leaf(random: &mut Random, wanted: Type) -> Expression {
    match random.below(4) {
        0 => Expression::Constant(Value::random(random, wanted)),
        _ => Expression::Variable(any_variable(random, wanted)),
    }
}

fn any_variable(random: &mut Random, of: Type) -> Variable {
    Variable { of, index: random.below(VARIABLES_PER_TYPE) }
}

fn cast(random: &mut Random, wanted: Type, depth: usize) -> Expression {
    let numeric: Vec<Type> = Type::ALL.into_iter().filter(|from| from.is_numeric()).collect();
    let from = *random.pick(&numeric);
    Expression::Cast(wanted, operand(random, from, depth))
}

fn assignment(random: &mut Random, wanted: Type, depth: usize) -> Expression {
    let operator = loop {
        let operator = *random.pick(&Binary::ALL);
        if Type::ALL.into_iter().any(|value| operator.assigns(wanted, value)) {
            break operator;
        }
    };
    let values: Vec<Type> = Type::ALL.into_iter().filter(|&value| operator.assigns(wanted, value)).collect();
    let value = *random.pick(&values);
    Expression::Assign(any_variable(random, wanted), operator, operand(random, value, depth))
}

/// An operator applied to one operand, or a cast where no operator has such a result.
fn unary(random: &mut Random, wanted: Type, depth: usize) -> Expression {
    let operators = Unary::ALL.into_iter().flat_map(|operator| Type::ALL.map(|of| (operator, of)));
    let fitting: Vec<(Unary, Type)> = operators.filter(|&(unary, of)| unary.result(of) == Some(wanted)).collect();
    if fitting.is_empty() {
        return cast(random, wanted, depth);
    }
    let (operator, of) = *random.pick(&fitting);
    Expression::Unary(operator, operand(random, of, depth))
}

/// An operator applied to two operands, or a cast where no operator has such a result.
fn binary(random: &mut Random, wanted: Type, depth: usize) -> Expression {
    let operands = |operator: Binary| -> Vec<(Type, Type)> {
        let pairs = Type::ALL.into_iter().flat_map(|left| Type::ALL.map(|right| (left, right)));
        pairs.filter(|&(left, right)| operator.result(left, right) == Some(wanted)).collect()
    };
    // The operator is picked before the types, or else the comparisons would crowd out the logical operators.
    let fitting: Vec<Vec<(Type, Type)>> = Binary::ALL.map(operands).into();
    let operators: Vec<usize> = (0..fitting.len()).filter(|&index| !fitting[index].is_empty()).collect();
    if operators.is_empty() {
        return cast(random, wanted, depth);
    }
    let index = *random.pick(&operators);
    let (left, right) = *random.pick(&fitting[index]);
    Expression::Binary(Binary::ALL[index], operand(random, left, depth), operand(random, right, depth))
}
