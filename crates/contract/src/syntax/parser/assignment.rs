//! Statements that are expressions: assignments, calls and creations (JLS section 14.8); and assignments inside of expressions.

use super::super::token::{ASSIGNMENTS, TokenKind};
use super::super::{ActionKind, Binary, Expression, ExpressionKind, Gives, Literal};
use super::{Parser, Result};
use crate::{Code, Problem, Span};

impl Parser<'_, '_> {
    /// An assignment, a call or a creation.
    #[inline(never)]
    pub(super) fn evaluation(&mut self) -> Result<ActionKind> {
        if let TokenKind::Symbol(sign @ ("++" | "--")) = self.peek().kind {
            self.next();
            let target = self.operand()?;
            return self.step(target, sign);
        }
        let begins = match self.peek().kind {
            TokenKind::Symbol("(") => !self.at_cast(),
            TokenKind::Symbol(_) | TokenKind::End => false,
            _ => true,
        };
        let start = self.at;
        if begins && !self.at_lambda() {
            let operand = self.operand()?;
            match self.peek().kind {
                TokenKind::Symbol(sign @ ("++" | "--")) => {
                    self.next();
                    return self.step(operand, sign);
                }
                TokenKind::Symbol(sign) if ASSIGNMENTS.contains(&sign) => return self.assigned(operand),
                TokenKind::Symbol(";" | "," | ")") => return self.evaluated(operand),
                // An operator stands behind it, or a mistake: whoever reads all of the expression tells.
                _ => self.at = start,
            }
        }
        let value = self.expression()?;
        self.evaluated(value)
    }

    #[inline(never)]
    fn evaluated(&mut self, value: Expression) -> Result<ActionKind> {
        if !value.is_statement() {
            let problem = Problem::new(Code::Syntax, value.span, "this expression is no statement");
            return self.fail(problem.help("statements are assignments, calls and creations"));
        }
        Ok(ActionKind::Evaluate(value))
    }

    /// `++` or `--` before or behind this, as a statement.
    #[inline(never)]
    fn step(&mut self, target: Expression, sign: &str) -> Result<ActionKind> {
        let target = self.assignable_target(target)?;
        let (operator, value) = one_more(&target, sign);
        Ok(ActionKind::Assign { target, operator, value })
    }

    /// The same as an expression; the sign stands there.
    #[inline(never)]
    pub(super) fn stepped(
        &mut self,
        target: Expression,
        sign: &str,
        gives: Gives,
        written: Span,
    ) -> Result<Expression> {
        let target = self.assignable_target(target)?;
        let (operator, value) = one_more(&target, sign);
        let span = if gives == Gives::Old { target.span.to(written) } else { written.to(target.span) };
        let (target, value) = (Box::new(target), Box::new(value));
        self.make(ExpressionKind::Assign { target, operator, value, gives }, span)
    }

    /// The sign of an assignment stands behind this.
    #[inline(never)]
    fn assigned(&mut self, target: Expression) -> Result<ActionKind> {
        let target = self.assignable_target(target)?;
        let operator = self.assignment_operator();
        let value = self.expression()?;
        Ok(ActionKind::Assign { target, operator, value })
    }

    /// The same as an expression.
    #[inline(never)]
    pub(super) fn assigned_value(&mut self, target: Expression) -> Result<Expression> {
        let target = Box::new(self.assignable_target(target)?);
        let operator = self.assignment_operator();
        let value = Box::new(self.expression()?);
        let (span, gives) = (target.span.to(value.span), Gives::New);
        self.make(ExpressionKind::Assign { target, operator, value, gives }, span)
    }

    /// Reads the sign of an assignment.
    fn assignment_operator(&mut self) -> Option<Binary> {
        let TokenKind::Symbol(sign) = self.next().kind else { return None };
        let symbol = sign.strip_suffix('=').unwrap_or_default();
        Binary::ALL.into_iter().find(|operator| operator.symbol() == symbol)
    }

    fn assignable_target(&mut self, target: Expression) -> Result<Expression> {
        match &target.kind {
            ExpressionKind::Name(_) | ExpressionKind::Field { .. } | ExpressionKind::Index { .. } => Ok(target),
            _ => {
                let message = "only variables, fields and elements can be assigned to";
                self.fail(Problem::new(Code::Syntax, target.span, message))
            }
        }
    }
}

/// The operator and the operand that a sign stands for.
fn one_more(target: &Expression, sign: &str) -> (Option<Binary>, Expression) {
    // Nobody has written it.
    let nowhere = Span::new(target.span.start, target.span.start);
    let value = Expression::new(ExpressionKind::Literal(Literal::Int(1)), nowhere);
    (Some(if sign == "++" { Binary::Add } else { Binary::Subtract }), value)
}
