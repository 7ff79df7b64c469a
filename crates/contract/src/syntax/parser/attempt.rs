//! `try`, `synchronized` and `assert` inside of expressions (JLS sections 14.10, 14.19 and 14.20).

use super::super::{Action, ActionKind, Catch, ExpressionKind, Resource, Try};
use super::{Parser, Result};
use crate::{Code, Problem};

impl Parser<'_, '_> {
    #[inline(never)]
    pub(super) fn attempt(&mut self) -> Result<ActionKind> {
        let word = self.next().span;
        let resources = if self.eat("(") { self.resources()? } else { Vec::new() };
        let body = self.block()?.0;
        let mut catches = Vec::new();
        while self.peek().is_word("catch") {
            catches.push(self.catch()?);
        }
        let finally = match self.peek().is_word("finally") {
            true => {
                self.next();
                Some(self.block()?.0)
            }
            false => None,
        };
        if resources.is_empty() && catches.is_empty() && finally.is_none() {
            let problem = Problem::new(Code::Syntax, word, "this `try` catches nothing and does nothing at its end");
            return self.fail(problem.help("write `catch (E e) { … }` or `finally { … }` behind its block"));
        }
        Ok(ActionKind::Try(Box::new(Try { resources, body, catches, finally })))
    }

    /// What stands in the parentheses, up to the closing one.
    fn resources(&mut self) -> Result<Vec<Resource>> {
        let mut resources = Vec::new();
        loop {
            resources.push(self.resource()?);
            let more = self.eat(";");
            if self.eat(")") {
                return Ok(resources);
            }
            if !more {
                return self.unexpected("`;` or `)`");
            }
        }
    }

    fn resource(&mut self) -> Result<Resource> {
        let start = self.peek().span;
        if self.at_declaration() {
            let mut declared: Vec<Action> = Vec::new();
            self.declarations(&mut declared)?;
            let only = declared.pop().map(|action| action.value);
            if let (Some(ActionKind::Declare(only)), true) = (only, declared.is_empty()) {
                if only.value.is_some() {
                    return Ok(Resource::Declared(only));
                }
            }
            let message = "a resource is one variable with a value";
            return self.fail(Problem::new(Code::Syntax, start.to(self.previous()), message));
        }
        let named = self.expression()?;
        match named.kind {
            ExpressionKind::Name(_) | ExpressionKind::Field { .. } | ExpressionKind::This => Ok(Resource::Named(named)),
            _ => {
                let message = "a resource is a variable, or a declaration of one";
                self.fail(Problem::new(Code::Syntax, named.span, message))
            }
        }
    }

    fn catch(&mut self) -> Result<Catch> {
        self.next();
        self.expect("(")?;
        while self.peek().is_word("final") {
            self.next();
        }
        let mut types = vec![self.type_name()?];
        while self.eat("|") {
            types.push(self.type_name()?);
        }
        let name = self.variable_or_none()?;
        self.expect(")")?;
        Ok(Catch { types, name, body: self.block()?.0 })
    }

    #[inline(never)]
    pub(super) fn synchronized(&mut self) -> Result<ActionKind> {
        self.next();
        let lock = self.in_parentheses()?;
        Ok(ActionKind::Synchronized { lock, body: self.block()?.0 })
    }

    #[inline(never)]
    pub(super) fn assertion(&mut self) -> Result<ActionKind> {
        self.next();
        let condition = self.expression()?;
        let message = if self.eat(":") { Some(self.expression()?) } else { None };
        self.ended(ActionKind::Assert { condition, message })
    }
}
