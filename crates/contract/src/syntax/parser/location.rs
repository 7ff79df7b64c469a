//! What a method may assign to, and which exceptions it may throw.

use super::super::token::TokenKind;
use super::super::{Assignable, ClauseKind, ExpressionKind, Literal, Location, LocationKind};
use super::{Parser, Result};
use crate::{Code, Located, Problem};

impl Parser<'_, '_> {
    /// `\nothing`, `\everything`, or locations with commas between them.
    pub(super) fn assignable(&mut self) -> Result<Assignable> {
        match self.peek().kind {
            TokenKind::Jml("\\nothing") => {
                self.next();
                if self.peek().is(",") {
                    let message = "`\\nothing` leaves no other location, so that none stands beside it";
                    let problem = Problem::new(Code::Syntax, self.peek().span, message);
                    return self.fail(problem.help("leave out `\\nothing`, or all but `\\nothing`"));
                }
                return Ok(Assignable::Nothing);
            }
            TokenKind::Jml("\\everything") => {
                self.next();
                if self.peek().is(",") {
                    let message = "`\\everything` includes all other locations, so that none stands beside it";
                    let problem = Problem::new(Code::Syntax, self.peek().span, message);
                    return self.fail(problem.help("leave out `\\everything`, or all but `\\everything`"));
                }
                return Ok(Assignable::Everything);
            }
            _ => {}
        }
        let mut locations = vec![self.location()?];
        while self.eat(",") {
            locations.push(self.location()?);
        }
        Ok(Assignable::Locations(locations))
    }

    fn location(&mut self) -> Result<Location> {
        let place = self.postfix()?;
        let start = place.span;
        if self.peek().is(".") {
            self.next();
            let end = self.expect("*")?;
            return Ok(Located::new(LocationKind::AllFields(place), start.to(end)));
        }
        if self.peek().is("[") {
            return self.elements(place);
        }
        let is_place =
            matches!(place.kind, ExpressionKind::Name(_) | ExpressionKind::Field { .. } | ExpressionKind::Index { .. });
        if !is_place {
            let problem = Problem::new(Code::Syntax, start, "expected a field or an element that can be assigned to");
            return self.fail(problem.help("write `x.f`, `x.*`, `a[i]`, `a[i..j]` or `a[*]`"));
        }
        Ok(Located::new(LocationKind::One(place), start))
    }

    fn elements(&mut self, array: super::Expression) -> Result<Location> {
        let start = array.span;
        self.next();
        if self.eat("*") {
            let end = self.expect("]")?;
            if self.peek().is(".") || self.peek().is("[") {
                let message = "JML has no locations behind those of all elements";
                let problem = Problem::new(Code::Syntax, start.to(end), message);
                return self.fail(problem.help("name the elements one by one, as in `a[0].f, a[1].f`"));
            }
            return Ok(Located::new(LocationKind::AllElements(array), start.to(end)));
        }
        let from = if self.peek().is("..") {
            let kind = ExpressionKind::Literal(Literal::Int(0));
            Box::new(self.make(kind, self.peek().span)?)
        } else {
            Box::new(self.expression()?)
        };
        self.expect("..")?;
        let to = if self.peek().is("]") { None } else { Some(Box::new(self.expression()?)) };
        let end = self.expect("]")?;
        Ok(Located::new(LocationKind::Elements { array: Box::new(array), from, to }, start.to(end)))
    }

    /// `(E e) condition`, where the name and the condition may be missing.
    pub(super) fn signals(&mut self) -> Result<ClauseKind> {
        self.expect_in("(", "signals (E e) condition")?;
        let exception = self.type_name()?;
        let variable = if self.peek().is(")") { None } else { Some(self.name("the name of a variable, or `)`")?) };
        self.expect(")")?;
        let ends = self.peek().is(";") || self.peek().kind == TokenKind::End;
        let condition = if ends { None } else { Some(self.expression()?) };
        Ok(ClauseKind::Signals { exception, variable, condition })
    }

    pub(super) fn signals_only(&mut self) -> Result<ClauseKind> {
        if self.peek().kind == TokenKind::Jml("\\nothing") {
            self.next();
            return Ok(ClauseKind::SignalsOnly(Vec::new()));
        }
        let mut exceptions = vec![self.type_name()?];
        while self.eat(",") {
            exceptions.push(self.type_name()?);
        }
        Ok(ClauseKind::SignalsOnly(exceptions))
    }
}
