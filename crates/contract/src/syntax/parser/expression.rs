//! Operators: the conditional, the binary ones by how tightly they bind, the unary ones, and casts.

use super::super::operator::Binding;
use super::super::token::{ASSIGNMENTS, TokenKind};
use super::super::{Binary, ElementType, Expression, ExpressionKind, Gives, Literal, Unary, words};
use super::{Arrows, Parser, Result};
use crate::{Code, Problem};

impl Parser<'_, '_> {
    pub fn expression(&mut self) -> Result<Expression> {
        let expression = self.inside(Self::conditional)?;
        let after = self.peek();
        match after.kind {
            TokenKind::Symbol("->") if self.arrows == Arrows::Lambda => {
                let problem = Problem::new(Code::Syntax, after.span, "expected the names of parameters before `->`");
                self.fail(problem.help("write `x -> …`, `(x, y) -> …` or `(T x) -> …`"))
            }
            TokenKind::Symbol(symbol) if ASSIGNMENTS.contains(&symbol) => self.assignment(&expression),
            _ => Ok(expression),
        }
    }

    /// An assignment, for which there must be a variable. Else fails, underlining all of it if it can be read.
    #[inline(never)]
    fn assignment(&mut self, target: &Expression) -> Result<Expression> {
        if let Some(failed) = self.swapped_operator() {
            return failed;
        }
        if self.blocks > 0 {
            return self.inside(|parser| parser.assigned_value(target.clone()));
        }
        let operator = self.next();
        let known = self.problems.len();
        let end = self.expression().map_or(operator.span, |value| value.span);
        self.problems.truncate(known);
        let help = if operator.is("=") { "write `==` to compare" } else { "write the new value as an expression" };
        self.side_effect(target.span.to(end), help)
    }

    pub(super) fn conditional(&mut self) -> Result<Expression> {
        let condition = self.binary(Binding::Equivalence)?;
        if self.eat("?") { self.alternatives(condition) } else { Ok(condition) }
    }

    #[inline(never)]
    fn alternatives(&mut self, condition: Expression) -> Result<Expression> {
        let then = self.expression()?;
        self.expect_in(":", "condition ? this : that")?;
        let otherwise = self.inside(Self::conditional)?;
        let span = condition.span.to(otherwise.span);
        let (condition, then, otherwise) = (Box::new(condition), Box::new(then), Box::new(otherwise));
        self.make(ExpressionKind::Conditional { condition, then, otherwise }, span)
    }

    /// Operands and the operators between them that bind at least so tightly.
    pub(super) fn binary(&mut self, least: Binding) -> Result<Expression> {
        let mut left = self.unary()?;
        loop {
            if self.peek().is_word("instanceof") && least <= Binding::Relation {
                left = self.instance_of(left)?;
                continue;
            }
            let Some(operator) = self.operator().filter(|operator| operator.binding() >= least) else {
                return Ok(left);
            };
            left = if operator.binding() == Binding::Implication {
                self.implications(left, operator)?
            } else {
                self.right_operand(operator, left)?
            };
        }
    }

    #[inline(never)]
    fn right_operand(&mut self, operator: Binary, left: Expression) -> Result<Expression> {
        self.next();
        let right = self.inside(|parser| parser.binary(operator.binding().tighter()))?;
        self.join(operator, left, right)
    }

    fn operator(&mut self) -> Option<Binary> {
        let TokenKind::Symbol(symbol) = self.peek().kind else { return None };
        Binary::ALL.into_iter().find(|operator| operator.symbol() == symbol)
    }

    #[inline(never)]
    fn join(&mut self, operator: Binary, left: Expression, right: Expression) -> Result<Expression> {
        let span = left.span.to(right.span);
        self.make(ExpressionKind::Binary { operator, left: Box::new(left), right: Box::new(right) }, span)
    }

    /// A chain of `==>`, which groups to the right, or of `<==`, which groups to the left.
    #[inline(never)]
    fn implications(&mut self, first: Expression, operator: Binary) -> Result<Expression> {
        let mut operands = vec![first];
        while self.eat(operator.symbol()) {
            operands.push(self.inside(|parser| parser.binary(Binding::Implication.tighter()))?);
        }
        if self.operator().is_some_and(|other| other.binding() == Binding::Implication) {
            let message = "`==>` and `<==` need parentheses to stand beside each other";
            return self.fail(Problem::new(Code::Syntax, self.peek().span, message));
        }
        let mut operands = operands.into_iter();
        if operator.groups_right() {
            let last = operands.next_back().expect("the first operand at least");
            return operands.try_rfold(last, |right, left| self.join(operator, left, right));
        }
        let first = operands.next().expect("the first operand at least");
        operands.try_fold(first, |left, right| self.join(operator, left, right))
    }

    #[inline(never)]
    fn instance_of(&mut self, operand: Expression) -> Result<Expression> {
        self.next();
        if self.at_pattern() {
            let pattern = self.pattern()?;
            let span = operand.span.to(pattern.span);
            return self.make(ExpressionKind::Matches { operand: Box::new(operand), pattern }, span);
        }
        let of = self.type_name()?;
        let span = operand.span.to(of.span);
        self.make(ExpressionKind::InstanceOf { operand: Box::new(operand), of }, span)
    }

    fn unary(&mut self) -> Result<Expression> {
        let token = self.peek();
        if self.at_lambda() {
            return self.inside(Self::lambda);
        }
        let TokenKind::Symbol(symbol) = token.kind else { return self.postfix() };
        if symbol == "++" || symbol == "--" {
            return self.step_before(symbol);
        }
        if symbol == "(" && self.at_cast() {
            return self.cast();
        }
        let Some(operator) = Unary::ALL.into_iter().find(|operator| operator.symbol() == symbol) else {
            return self.postfix();
        };
        self.next();
        if let Some(literal) = self.negated(operator) {
            let span = token.span.to(self.next().span);
            return self.make(ExpressionKind::Literal(literal), span);
        }
        let operand = self.inside(Self::unary)?;
        let span = token.span.to(operand.span);
        self.make(ExpressionKind::Unary { operator, operand: Box::new(operand) }, span)
    }

    #[inline(never)]
    fn step_before(&mut self, sign: &str) -> Result<Expression> {
        let start = self.next().span;
        if self.blocks > 0 {
            let operand = self.inside(Self::operand)?;
            return self.stepped(operand, sign, Gives::New, start);
        }
        let known = self.problems.len();
        let end = self.inside(Self::unary).map_or(start, |operand| operand.span);
        self.problems.truncate(known);
        self.side_effect(start.to(end), "write the new value as an expression")
    }

    #[inline(never)]
    fn cast(&mut self) -> Result<Expression> {
        let open = self.next().span;
        let to = self.type_name()?;
        let mut and = Vec::new();
        while self.eat("&") {
            and.push(self.type_name()?);
        }
        self.expect(")")?;
        let operand = self.inside(Self::unary)?;
        let span = open.to(operand.span);
        self.make(ExpressionKind::Cast { to, and, operand: Box::new(operand) }, span)
    }

    /// The negative integer that the minus sign makes of the literal behind it.
    fn negated(&self, operator: Unary) -> Option<Literal> {
        let (TokenKind::Literal(index) | TokenKind::OnlyNegated(index)) = self.peek().kind else { return None };
        match self.tokens.literals[index] {
            _ if operator != Unary::Minus => None,
            Literal::Int(value) => Some(Literal::Int(value.wrapping_neg())),
            Literal::Long(value) => Some(Literal::Long(value.wrapping_neg())),
            _ => None,
        }
    }

    /// Whether the parenthesis here begins a cast (JLS section 15.16): a primitive type, or any type before something that can
    /// only be an operand.
    pub(super) fn at_cast(&self) -> bool {
        let Some((element, mut end)) = self.behind_type(self.at + 1) else { return false };
        while self.token(end).is("&") {
            let Some((_, next)) = self.behind_type(end + 1) else { return false };
            end = next;
        }
        if !self.token(end).is(")") {
            return false;
        }
        let after = self.token(end + 1);
        match after.kind {
            _ if matches!(element, ElementType::Primitive(_)) => true,
            TokenKind::Word(word) => word != "instanceof" && !(after.first_of_line && words::begins_clause(word)),
            TokenKind::Jml(_) | TokenKind::Literal(_) | TokenKind::OnlyNegated(_) | TokenKind::Other => true,
            _ => after.is("(") || after.is("!") || after.is("~"),
        }
    }
}
