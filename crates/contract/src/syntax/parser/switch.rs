//! `switch` (JLS sections 14.11 and 15.28). An expression with colons whose arms are values becomes one with arrows.

use super::super::{Action, ActionKind, Arm, ArmBody, CaseLabel, Expression, ExpressionKind, Form, Switch};
use super::{Arrows, Parser, Result};
use crate::{Code, Located, Problem};

type Labels = Vec<Located<CaseLabel>>;

/// What a `switch` is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Expression,
    Statement,
}

impl Parser<'_, '_> {
    #[inline(never)]
    pub(super) fn switch(&mut self) -> Result<Expression> {
        let start = self.peek().span;
        let mut switch = self.switch_as(Role::Expression)?;
        let span = start.to(self.previous());
        if switch.arms.is_empty() {
            return self.fail(Problem::new(Code::Syntax, span, "a `switch` without a `case` has no value"));
        }
        if !switch.arms.iter().any(|arm| matches!(arm.body, ArmBody::Block(_))) {
            switch.form = Form::Arrows;
        }
        self.make(ExpressionKind::Switch(Box::new(switch)), span)
    }

    #[inline(never)]
    pub(super) fn switch_statement(&mut self) -> Result<ActionKind> {
        self.switch_as(Role::Statement).map(|switch| ActionKind::Switch(Box::new(switch)))
    }

    fn switch_as(&mut self, role: Role) -> Result<Switch> {
        self.next();
        self.expect_in("(", SWITCH)?;
        let selector = self.with_arrows(Arrows::Lambda, Self::expression)?;
        self.expect(")")?;
        self.expect_in("{", SWITCH)?;
        let (arms, form) = self.with_arrows(Arrows::Lambda, |parser| parser.arms(role))?;
        self.expect("}")?;
        Ok(Switch { selector, arms, form })
    }

    fn arms(&mut self, role: Role) -> Result<(Vec<Arm>, Form)> {
        let mut arms = Vec::new();
        let mut form = None;
        // Labels with colons that go on to the next one.
        let mut waiting: Labels = Vec::new();
        while !self.peek().is("}") {
            let labels = self.labels()?;
            let mut guard = None;
            if self.peek().is_word("when") {
                self.next();
                guard = Some(self.with_arrows(Arrows::Label, |parser| parser.inside(Self::conditional))?);
            }
            waiting.extend(labels);
            let written = match () {
                () if self.peek().is("->") => Form::Arrows,
                () if self.peek().is(":") => Form::Colons,
                () => return self.unexpected("`->`"),
            };
            if *form.get_or_insert(written) != written {
                let message = "arrows and colons do not stand in the same `switch`";
                return self.fail(Problem::new(Code::Syntax, self.peek().span, message));
            }
            self.next();
            if written == Form::Arrows {
                let body = if role == Role::Expression { self.arrow_body()? } else { self.arrow_action()? };
                arms.push(Arm { labels: std::mem::take(&mut waiting), guard, body });
                continue;
            }
            if guard.is_none() && self.at_label() {
                continue;
            }
            if self.peek().is("}") && role == Role::Expression {
                break;
            }
            let ends = |parser: &Self| parser.at_label() || parser.peek().is("}");
            let actions = self.in_block(|parser| parser.actions(ends))?;
            let body = if role == Role::Expression { body_of(actions) } else { ArmBody::Block(actions) };
            arms.push(Arm { labels: std::mem::take(&mut waiting), guard, body });
        }
        match waiting.first() {
            Some(label) => {
                let problem = Problem::new(Code::Syntax, label.span, "nothing is said of the value for this label");
                self.fail(problem.help("write `case … -> value;`"))
            }
            None => Ok((arms, form.unwrap_or(Form::Arrows))),
        }
    }

    fn at_label(&self) -> bool {
        self.peek().is_word("case") || self.peek().is_word("default")
    }

    /// `case a, b` or `default`.
    fn labels(&mut self) -> Result<Labels> {
        let start = self.peek().span;
        if self.peek().is_word("default") {
            self.next();
            return Ok(vec![Located::new(CaseLabel::Default, start)]);
        }
        if !self.peek().is_word("case") {
            return self.unexpected("`case`, `default` or `}`");
        }
        self.next();
        let mut labels = vec![self.label()?];
        while self.eat(",") {
            labels.push(self.label()?);
        }
        Ok(labels)
    }

    fn label(&mut self) -> Result<Located<CaseLabel>> {
        let start = self.peek().span;
        if self.peek().is_word("default") {
            self.next();
            return Ok(Located::new(CaseLabel::Default, start));
        }
        if self.at_pattern() {
            let pattern = self.pattern()?;
            let span = pattern.span;
            return Ok(Located::new(CaseLabel::Pattern(pattern), span));
        }
        let constant = self.with_arrows(Arrows::Label, |parser| parser.inside(Self::conditional))?;
        let span = constant.span;
        Ok(Located::new(CaseLabel::Constant(constant), span))
    }

    /// What stands behind an arrow: an expression, an exception, or a block.
    fn arrow_body(&mut self) -> Result<ArmBody> {
        if self.peek().is_word("throw") {
            self.next();
            let thrown = self.expression()?;
            self.expect(";")?;
            return Ok(ArmBody::Throw(thrown));
        }
        if self.peek().is("{") {
            return self.block().map(|(actions, _)| body_of(actions));
        }
        let value = self.expression()?;
        self.expect_in(";", SWITCH)?;
        Ok(ArmBody::Value(value))
    }

    /// What stands behind an arrow of a statement: an expression that is one, an exception, or a block.
    fn arrow_action(&mut self) -> Result<ArmBody> {
        if self.peek().is("{") {
            return self.block().map(|(actions, _)| ArmBody::Block(actions));
        }
        let start = self.peek().span;
        let kind = match self.peek().is_word("throw") {
            true => {
                self.next();
                ActionKind::Throw(self.expression()?)
            }
            false => self.evaluation()?,
        };
        let kind = self.ended(kind)?;
        Ok(ArmBody::Block(vec![Located::new(kind, start.to(self.previous()))]))
    }
}

/// A block that says nothing but a value or an exception is one.
fn body_of(mut actions: Vec<Action>) -> ArmBody {
    if actions.len() > 1 {
        return ArmBody::Block(actions);
    }
    match actions.pop().map(|only| (only.span, only.value)) {
        Some((_, ActionKind::Yield(value))) => ArmBody::Value(value),
        Some((_, ActionKind::Throw(thrown))) => ArmBody::Throw(thrown),
        Some((_, ActionKind::Block(inner))) => body_of(inner),
        Some((span, other)) => ArmBody::Block(vec![Located::new(other, span)]),
        None => ArmBody::Block(Vec::new()),
    }
}

const SWITCH: &str = "switch (e) { case 1 -> a; default -> b; }";
