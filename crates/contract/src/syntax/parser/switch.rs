//! `switch` expressions (JLS section 15.28). What is written with colons becomes arms with arrows: nothing falls through in an
//! expression but to the next label.

use super::super::{Action, ActionKind, Arm, ArmBody, CaseLabel, Expression, ExpressionKind, Switch};
use super::{Arrows, Parser, Result};
use crate::{Code, Located, Problem};

type Labels = Vec<Located<CaseLabel>>;

impl Parser<'_, '_> {
    #[inline(never)]
    pub(super) fn switch(&mut self) -> Result<Expression> {
        let start = self.next().span;
        self.expect_in("(", SWITCH)?;
        let selector = self.with_arrows(Arrows::Lambda, Self::expression)?;
        self.expect(")")?;
        self.expect_in("{", SWITCH)?;
        let arms = self.with_arrows(Arrows::Lambda, Self::arms)?;
        let span = start.to(self.expect("}")?);
        if arms.is_empty() {
            return self.fail(Problem::new(Code::Syntax, span, "a `switch` without a `case` has no value"));
        }
        self.make(ExpressionKind::Switch(Box::new(Switch { selector, arms })), span)
    }

    fn arms(&mut self) -> Result<Vec<Arm>> {
        let mut arms = Vec::new();
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
            if self.eat("->") {
                let body = self.arrow_body()?;
                arms.push(Arm { labels: std::mem::take(&mut waiting), guard, body });
                continue;
            }
            if !self.eat(":") {
                return self.unexpected("`->`");
            }
            if guard.is_none() && (self.peek().is_word("case") || self.peek().is_word("default")) {
                continue;
            }
            if self.peek().is("}") {
                break;
            }
            let body = self.statement_body()?;
            arms.push(Arm { labels: std::mem::take(&mut waiting), guard, body });
        }
        match waiting.first() {
            Some(label) => {
                let problem = Problem::new(Code::Syntax, label.span, "nothing is said of the value for this label");
                self.fail(problem.help("write `case … -> value;`"))
            }
            None => Ok(arms),
        }
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

    /// The statements behind a colon, up to the next label.
    fn statement_body(&mut self) -> Result<ArmBody> {
        let at_label = |parser: &Self| parser.peek().is_word("case") || parser.peek().is_word("default");
        self.actions(|parser| at_label(parser) || parser.peek().is("}")).map(body_of)
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
