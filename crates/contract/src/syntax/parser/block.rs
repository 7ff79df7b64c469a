//! Statements inside of expressions (JLS chapter 14): what stands in the braces of lambda bodies and of `switch`. What Kukang
//! does not have there is refused by name.

use super::super::token::{ASSIGNMENTS, TokenKind};
use super::super::{Action, ActionKind, Declaration, Expression, Primitive, words};
use super::{Arrows, Parser, Result};
use crate::{Code, Located, Problem, Span};

impl Parser<'_, '_> {
    /// `{ … }`, and where it stands.
    #[inline(never)]
    pub(super) fn block(&mut self) -> Result<(Vec<Action>, Span)> {
        let start = self.expect("{")?;
        let read = |parser: &mut Self| parser.in_block(|parser| parser.actions(|parser| parser.peek().is("}")));
        let actions = self.with_arrows(Arrows::Lambda, read)?;
        let span = start.to(self.expect("}")?);
        Ok((actions, span))
    }

    /// Statements as long as they go on.
    pub(super) fn actions(&mut self, ends: impl Fn(&Self) -> bool) -> Result<Vec<Action>> {
        let mut actions = Vec::new();
        while !ends(self) {
            if self.at_end_of_braces() {
                return self.unexpected("a statement or `}`");
            }
            self.inside(|parser| parser.action(&mut actions))?;
        }
        Ok(actions)
    }

    /// Whether what stands in braces ends here although nothing closes them.
    pub(super) fn at_end_of_braces(&self) -> bool {
        self.peek().kind == TokenKind::End || self.begins_next_clause() && self.has_open_brace()
    }

    /// Whether nothing closes a brace of this clause that stands before this place: then what looks like a clause is one.
    fn has_open_brace(&self) -> bool {
        (self.clause..self.at).any(|index| self.token(index).is("{") && self.behind_brackets(index).is_none())
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
    pub(super) fn nested_action(&mut self) -> Result<Box<Action>> {
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
            TokenKind::Word("switch") => self.switch_statement()?,
            TokenKind::Word("try") => self.attempt()?,
            TokenKind::Word("synchronized") => self.synchronized()?,
            TokenKind::Word("assert") => self.assertion()?,
            TokenKind::Word(word) if CLASS_WORDS.contains(&word) => return self.unsupported_java(start, CLASSES),
            TokenKind::Word(word) if self.ahead(1).is(":") && !words::is_reserved(word) => self.labelled()?,
            _ => self.ended_evaluation()?,
        };
        Ok(Located::new(kind, start.to(self.previous())))
    }

    #[inline(never)]
    fn labelled(&mut self) -> Result<ActionKind> {
        let label = self.name("a label")?;
        self.next();
        Ok(ActionKind::Labelled { label, body: self.nested_action()? })
    }

    pub(super) fn ended(&mut self, kind: ActionKind) -> Result<ActionKind> {
        self.expect(";").map(|_| kind)
    }

    /// Whether `yield` is a variable that something is done with, which Java takes it for nowhere else.
    fn yield_is_a_name(&self) -> bool {
        let TokenKind::Symbol(after) = self.ahead(1).kind else { return false };
        ASSIGNMENTS.contains(&after) || matches!(after, "." | "[" | "++" | "--")
    }

    #[inline(never)]
    fn jump(&mut self) -> Result<ActionKind> {
        let is_break = self.next().is_word("break");
        let label = if self.peek().is(";") { None } else { Some(self.name("a label or `;`")?) };
        self.ended(if is_break { ActionKind::Break(label) } else { ActionKind::Continue(label) })
    }

    #[inline(never)]
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

    pub(super) fn in_parentheses(&mut self) -> Result<Expression> {
        self.expect("(")?;
        let condition = self.expression()?;
        self.expect(")")?;
        Ok(condition)
    }

    #[inline(never)]
    fn while_loop(&mut self) -> Result<ActionKind> {
        self.next();
        let condition = self.in_parentheses()?;
        Ok(ActionKind::While { condition, body: self.nested_action()? })
    }

    #[inline(never)]
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

    #[inline(never)]
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
    #[inline(never)]
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

    #[inline(never)]
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
    pub(super) fn at_declaration(&self) -> bool {
        if self.peek().is_word("final") {
            return true;
        }
        let is_type = |word: &str| Primitive::from_name(word).is_some() || !words::is_reserved(word) && word != "yield";
        let begins = self.peek().word().is_some_and(is_type);
        let Some((_, end)) = self.behind_type(self.at).filter(|_| begins) else { return false };
        let name = self.token(end).word();
        name.is_some_and(|word| !words::is_reserved(word))
    }

    /// `T x = e, y`, without what ends it.
    #[inline(never)]
    pub(super) fn declarations(&mut self, actions: &mut Vec<Action>) -> Result<()> {
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

    #[inline(never)]
    fn ended_evaluation(&mut self) -> Result<ActionKind> {
        let kind = self.evaluation()?;
        self.ended(kind)
    }
}

const CLASSES: &str = "classes inside of a block";

/// What begins classes, which Kukang has not in blocks.
const CLASS_WORDS: &[&str] = &["class", "interface", "enum", "abstract", "static", "strictfp"];
