//! Statements inside of expressions (JLS chapter 14): what stands in the braces of lambda bodies and of `switch`. What Kukang
//! does not have there is refused by name.

use super::super::token::{ASSIGNMENTS, TokenKind};
use super::super::{Action, ActionKind, Binary, Declaration, Expression, ExpressionKind, Literal, Name, words};
use super::{Arrows, Parser, Result};
use crate::{Code, Located, Problem, Span};

impl Parser<'_, '_> {
    /// `{ … }`, and where it stands.
    #[inline(never)]
    pub(super) fn block(&mut self) -> Result<(Vec<Action>, Span)> {
        let start = self.expect("{")?;
        let actions = self.with_arrows(Arrows::Lambda, |parser| parser.actions(|parser| parser.peek().is("}")))?;
        let span = start.to(self.expect("}")?);
        Ok((actions, span))
    }

    /// Statements as long as they go on.
    pub(super) fn actions(&mut self, ends: impl Fn(&Self) -> bool) -> Result<Vec<Action>> {
        let mut actions = Vec::new();
        while !ends(self) {
            if self.peek().kind == TokenKind::End {
                return self.unexpected("a statement or `}`");
            }
            self.inside(|parser| parser.action(&mut actions))?;
        }
        Ok(actions)
    }

    /// One statement; a declaration may have several variables.
    fn action(&mut self, actions: &mut Vec<Action>) -> Result<()> {
        if self.peek().is_word("record") && self.ahead(1).word().is_some() && self.ahead(2).is("(") {
            return self.unsupported_java(self.peek().span, CLASSES);
        }
        if self.at_declaration() {
            self.declarations(actions)?;
            self.expect(";")?;
            return Ok(());
        }
        actions.push(self.single()?);
        Ok(())
    }

    /// A statement where no declaration may stand.
    fn nested_action(&mut self) -> Result<Box<Action>> {
        if self.at_declaration() {
            let problem = Problem::new(Code::Syntax, self.peek().span, "no declaration stands here by itself");
            return self.fail(problem.help("write it in braces"));
        }
        self.inside(Self::single).map(Box::new)
    }

    fn single(&mut self) -> Result<Action> {
        let token = self.peek();
        let start = token.span;
        let kind = match token.kind {
            TokenKind::Symbol("{") => ActionKind::Block(self.block()?.0),
            TokenKind::Symbol(";") => {
                self.next();
                ActionKind::Block(Vec::new())
            }
            TokenKind::Word("if") => self.choice()?,
            TokenKind::Word("while") => self.while_loop()?,
            TokenKind::Word("do") => self.do_loop()?,
            TokenKind::Word("for") => self.for_loop()?,
            TokenKind::Word("return") => {
                self.next();
                let value = if self.peek().is(";") { None } else { Some(self.expression()?) };
                self.ended(ActionKind::Return(value))?
            }
            TokenKind::Word("throw") => {
                self.next();
                let thrown = self.expression()?;
                self.ended(ActionKind::Throw(thrown))?
            }
            TokenKind::Word("yield") if !self.yield_is_a_name() => {
                self.next();
                let value = self.expression()?;
                self.ended(ActionKind::Yield(value))?
            }
            TokenKind::Word("break" | "continue") => self.jump()?,
            TokenKind::Word(word) => match unsupported(word) {
                Some(what) => return self.unsupported_java(start, what),
                None if self.ahead(1).is(":") => return self.unsupported_java(start, "labels in a block"),
                None => self.ended_evaluation()?,
            },
            _ => self.ended_evaluation()?,
        };
        Ok(Located::new(kind, start.to(self.previous())))
    }

    fn ended(&mut self, kind: ActionKind) -> Result<ActionKind> {
        self.expect(";").map(|_| kind)
    }

    /// Whether `yield` is a variable that something is done with, which Java takes it for nowhere else.
    fn yield_is_a_name(&self) -> bool {
        let TokenKind::Symbol(after) = self.ahead(1).kind else { return false };
        ASSIGNMENTS.contains(&after) || matches!(after, "." | "[" | "++" | "--")
    }

    fn jump(&mut self) -> Result<ActionKind> {
        let kind = if self.next().is_word("break") { ActionKind::Break } else { ActionKind::Continue };
        if self.peek().word().is_some() {
            return self.unsupported_java(self.peek().span, "labels in a block");
        }
        self.ended(kind)
    }

    fn choice(&mut self) -> Result<ActionKind> {
        self.next();
        let condition = self.in_parentheses()?;
        let then = self.nested_action()?;
        let otherwise = match self.peek().is_word("else") {
            true => {
                self.next();
                Some(self.nested_action()?)
            }
            false => None,
        };
        Ok(ActionKind::If { condition, then, otherwise })
    }

    fn in_parentheses(&mut self) -> Result<Expression> {
        self.expect("(")?;
        let condition = self.expression()?;
        self.expect(")")?;
        Ok(condition)
    }

    fn while_loop(&mut self) -> Result<ActionKind> {
        self.next();
        let condition = self.in_parentheses()?;
        Ok(ActionKind::While { condition, body: self.nested_action()? })
    }

    fn do_loop(&mut self) -> Result<ActionKind> {
        self.next();
        let body = self.nested_action()?;
        if !self.peek().is_word("while") {
            return self.unexpected("`while`");
        }
        self.next();
        let condition = self.in_parentheses()?;
        self.ended(ActionKind::DoWhile { body, condition })
    }

    fn for_loop(&mut self) -> Result<ActionKind> {
        self.next();
        self.expect("(")?;
        let mut start = Vec::new();
        if self.at_declaration() {
            self.declarations(&mut start)?;
            if self.peek().is(":") {
                return self.for_each(start);
            }
        } else if !self.peek().is(";") {
            self.evaluations(&mut start)?;
        }
        self.expect(";")?;
        let condition = if self.peek().is(";") { None } else { Some(self.expression()?) };
        self.expect(";")?;
        let mut step = Vec::new();
        if !self.peek().is(")") {
            self.evaluations(&mut step)?;
        }
        self.expect(")")?;
        Ok(ActionKind::For { start, condition, step, body: self.nested_action()? })
    }

    /// `T x` of a heading has been read.
    fn for_each(&mut self, mut declared: Vec<Action>) -> Result<ActionKind> {
        let variable = match declared.pop().map(|action| action.value) {
            Some(ActionKind::Declare(only)) if declared.is_empty() && only.value.is_none() => only,
            _ => return self.unexpected("`;`"),
        };
        self.next();
        let values = self.expression()?;
        self.expect(")")?;
        Ok(ActionKind::ForEach { variable, values, body: self.nested_action()? })
    }

    fn evaluations(&mut self, actions: &mut Vec<Action>) -> Result<()> {
        loop {
            let start = self.peek().span;
            let kind = self.evaluation()?;
            actions.push(Located::new(kind, start.to(self.previous())));
            if !self.eat(",") {
                return Ok(());
            }
        }
    }

    /// Whether a type and the name of a variable stand here.
    fn at_declaration(&self) -> bool {
        if self.peek().is_word("final") {
            return true;
        }
        let begins = self.peek().word().is_some_and(|word| !matches!(word, "yield" | "return" | "throw"));
        let Some((_, end)) = self.behind_type(self.at).filter(|_| begins) else { return false };
        let name = self.token(end).word();
        name.is_some_and(|word| !words::is_reserved(word))
    }

    /// `T x = e, y`, without what ends it.
    fn declarations(&mut self, actions: &mut Vec<Action>) -> Result<()> {
        while self.peek().is_word("final") {
            self.next();
        }
        let start = self.peek().span;
        let is_var = self.peek().is_word("var") && self.ahead(1).word().is_some();
        let written = if is_var { None } else { Some(self.type_name()?) };
        if is_var {
            self.next();
        }
        loop {
            let name = self.name("the name of a variable")?;
            let mut of = written.clone();
            if let Some(of) = &mut of {
                of.value.dimensions += self.dimensions();
            }
            let value = match (self.eat("="), &of) {
                (true, Some(of)) if self.peek().is("{") && of.value.dimensions > 0 => {
                    let start = self.peek().span;
                    Some(self.array_elements(of.clone(), start)?)
                }
                (true, _) => Some(self.expression()?),
                (false, _) => None,
            };
            let span = start.to(self.previous());
            let is_heading = self.peek().is(":");
            if is_var && value.is_none() && !is_heading {
                let message = format!("nothing says what `{}` is: `var` needs a value", name.value);
                return self.fail(Problem::new(Code::Syntax, name.span, message));
            }
            actions.push(Located::new(ActionKind::Declare(Declaration { of, name, value }), span));
            if is_var || !self.eat(",") {
                return Ok(());
            }
        }
    }

    fn ended_evaluation(&mut self) -> Result<ActionKind> {
        let kind = self.evaluation()?;
        self.ended(kind)
    }

    /// An assignment, a call or a creation.
    fn evaluation(&mut self) -> Result<ActionKind> {
        if let Some(assignment) = self.assignment_of_variable()? {
            return Ok(assignment);
        }
        let value = self.expression()?;
        if !value.is_statement() {
            let problem = Problem::new(Code::Syntax, value.span, "this expression is no statement");
            return self.fail(problem.help("statements are assignments, calls and creations"));
        }
        Ok(ActionKind::Evaluate(value))
    }

    /// `x = e`, `x += e`, `x++`, `--x`, if one stands here.
    fn assignment_of_variable(&mut self) -> Result<Option<ActionKind>> {
        let step = |target: Name, sign: &str| {
            let value = Expression::new(ExpressionKind::Literal(Literal::Int(1)), target.span);
            let operator = Some(if sign == "++" { Binary::Add } else { Binary::Subtract });
            ActionKind::Assign { target, operator, value }
        };
        let is_name = |at: usize| self.token(at).word().is_some_and(|word| !words::is_reserved(word));
        if let (TokenKind::Symbol(sign @ ("++" | "--")), true) = (self.peek().kind, is_name(self.at + 1)) {
            let ends = [";", ",", ")"].iter().any(|end| self.ahead(2).is(end));
            if ends {
                self.next();
                let target = self.name("the name of a variable")?;
                return Ok(Some(step(target, sign)));
            }
        }
        let TokenKind::Symbol(sign) = self.ahead(1).kind else { return Ok(None) };
        if !is_name(self.at) || !ASSIGNMENTS.contains(&sign) && sign != "++" && sign != "--" {
            return Ok(None);
        }
        let target = self.name("the name of a variable")?;
        self.next();
        if sign == "++" || sign == "--" {
            return Ok(Some(step(target, sign)));
        }
        let symbol = sign.strip_suffix('=').unwrap_or_default();
        let operator = Binary::ALL.into_iter().find(|operator| operator.symbol() == symbol);
        let value = self.expression()?;
        Ok(Some(ActionKind::Assign { target, operator, value }))
    }
}

const CLASSES: &str = "classes inside of a block";

/// What a word begins that Kukang has not in blocks.
fn unsupported(word: &str) -> Option<&'static str> {
    Some(match word {
        "try" => "`try` in a block",
        "synchronized" => "`synchronized` in a block",
        "switch" => "`switch` statements: only expressions",
        "assert" => "`assert` in a block",
        "class" | "interface" | "enum" | "abstract" | "static" | "strictfp" => CLASSES,
        _ => return None,
    })
}
