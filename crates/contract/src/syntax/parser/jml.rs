//! What JML adds to expressions: words with a backslash, quantifiers, and `\reach`.

use super::super::operator::Binding;
use super::super::token::TokenKind;
use super::super::{Binary, Expression, ExpressionKind, Quantified, Quantifier, Reach, Type, Variable, words};
use super::{Parser, Result};
use crate::{Code, Located, Problem};
use program::near_names;

impl Parser<'_, '_> {
    pub(super) fn jml(&mut self, word: &str) -> Result<Expression> {
        let start = self.peek().span;
        match word {
            "\\result" => {
                self.next();
                return self.make(ExpressionKind::Result, start);
            }
            "\\type" => {
                self.next();
                self.expect("(")?;
                let of = self.type_name()?;
                let span = start.to(self.expect(")")?);
                return self.make(ExpressionKind::TypeValue(of), span);
            }
            "\\reach" => return self.reach_expression(),
            "\\old" if self.behind_old_reach().is_some() => return self.reach_expression(),
            "\\old" | "\\fresh" | "\\typeof" | "\\nonnullelements" => {}
            _ => return self.bad_jml(word, "an expression"),
        }
        self.next();
        let (mut arguments, end) = self.arguments()?;
        if word == "\\fresh" && !arguments.is_empty() {
            return self.make(ExpressionKind::Fresh(arguments), start.to(end));
        }
        if arguments.len() != 1 {
            if word == "\\old" && arguments.len() == 2 {
                return self.unsupported_jml(arguments[1].span, "label in `\\old`");
            }
            let some = if word == "\\fresh" { "at least one argument" } else { "one argument" };
            let message = format!("`{word}` has {some}, here are {}", arguments.len());
            return self.fail(Problem::new(Code::Syntax, start.to(end), message));
        }
        let only = Box::new(arguments.remove(0));
        let kind = match word {
            "\\old" => ExpressionKind::Old(only),
            "\\typeof" => ExpressionKind::TypeOf(only),
            _ => ExpressionKind::NonNullElements(only),
        };
        self.make(kind, start.to(end))
    }

    /// Fails at a JML word that cannot stand here.
    pub(super) fn bad_jml<T>(&mut self, word: &str, expected: &str) -> Result<T> {
        let span = self.peek().span;
        let lock_set = matches!(word, "\\max" | "\\min") && self.ahead(1).is("(");
        if word.starts_with("(*") {
            return self.unsupported_jml(span, "informal descriptions");
        }
        if lock_set {
            return self.unsupported_jml(span, &format!("`{word}` of a set of locks"));
        }
        if words::quantifier(word).is_some() {
            let problem = Problem::new(Code::Syntax, span, format!("expected `(` before `{word}`"));
            self.skip_open_quantifier();
            return self.fail(problem.help(format!("write `({word} T x; range; body)`")));
        }
        if matches!(word, "\\nothing" | "\\everything") {
            let message = format!("`{word}` says what is assigned, and is no value");
            return self.fail(Problem::new(Code::Misplaced, span, message));
        }
        if words::is_unsupported(word) {
            return self.unsupported_jml(span, &format!("`{word}`"));
        }
        if words::is_known(word) {
            return self.unexpected(expected);
        }
        let mut problem = Problem::new(Code::UnknownWord, span, format!("JML has no `{word}`"));
        let near = near_names(word, words::backslash_words());
        if !near.is_empty() {
            problem = problem.help(format!("did you mean {}?", or_list(&near)));
        }
        self.fail(problem)
    }

    /// `(\forall T x, y; range; body)`, from its parenthesis on.
    pub(super) fn quantified(&mut self, quantifier: Quantifier) -> Result<Expression> {
        let open = self.next().span;
        let quantifier = Located::new(quantifier, self.next().span);
        let mut variables = self.variables()?;
        self.expect(";")?;
        let mut range = None;
        if self.at_bare_reach() {
            range = self.bare_reach(&mut variables)?;
            self.expect(";")?;
        } else if !self.eat(";") {
            let first = self.expression()?;
            if self.peek().is(")") {
                return self.quantified_end(open, Quantified { quantifier, variables, range, body: first });
            }
            self.expect(";")?;
            range = self.split_domains(first, &mut variables)?;
        }
        let body = self.expression()?;
        self.quantified_end(open, Quantified { quantifier, variables, range, body })
    }

    fn quantified_end(&mut self, open: crate::Span, quantified: Quantified) -> Result<Expression> {
        let span = open.to(self.expect(")")?);
        self.make(ExpressionKind::Quantified(Box::new(quantified)), span)
    }

    fn variables(&mut self) -> Result<Vec<Variable>> {
        let of = self.type_name()?;
        if self.peek().is(";") {
            let name = of.span.of(self.tokens.source).to_owned();
            let message = format!("expected a type before the variable `{name}`");
            return self.fail(Problem::new(Code::Syntax, of.span, message).help(format!("write `int {name}`")));
        }
        let mut variables: Vec<Variable> = Vec::new();
        loop {
            let name = self.name("the name of a variable")?;
            let mut of: Type = of.clone();
            of.value.dimensions += self.dimensions();
            if variables.iter().any(|other| other.name == name) {
                let message = format!("this quantifier has another variable `{}`", name.value);
                return self.fail(Problem::new(Code::Contradiction, name.span, message));
            }
            variables.push(Variable { of, name, domain: None });
            if !self.eat(",") {
                return Ok(variables);
            }
        }
    }

    /// Whether the range is a `\reach` without `.has(x)`, alone or before `&&`.
    fn at_bare_reach(&self) -> bool {
        let is_reach = self.peek().kind == TokenKind::Jml("\\reach") && self.ahead(1).is("(");
        let behind = if is_reach { self.behind_brackets(self.at + 1) } else { self.behind_old_reach() };
        behind.is_some_and(|end| self.token(end).is(";") || self.token(end).is("&&"))
    }

    /// What stands behind `\old(\reach(…))`, if that is what begins here.
    fn behind_old_reach(&self) -> Option<usize> {
        let is_old = self.peek().kind == TokenKind::Jml("\\old") && self.ahead(1).is("(");
        let is_reach = self.ahead(2).kind == TokenKind::Jml("\\reach") && self.ahead(3).is("(");
        let behind = self.behind_brackets(self.at + 3).filter(|_| is_old && is_reach)?;
        self.token(behind).is(")").then_some(behind + 1)
    }

    /// Reads a range that begins with a bare `\reach`, the domain of all variables, and answers its rest.
    fn bare_reach(&mut self, variables: &mut [Variable]) -> Result<Option<Expression>> {
        let reach = self.reach()?;
        if let Some(variable) = variables.iter().find(|variable| reach.root.mentions(&variable.name.value)) {
            let message = format!("the objects that `{}` stands for cannot depend on it", variable.name.value);
            return self.fail(Problem::new(Code::Misplaced, reach.root.span, message));
        }
        for variable in variables {
            variable.domain = Some(reach.clone());
        }
        if self.eat("&&") { self.binary(Binding::ConditionalAnd).map(Some) } else { Ok(None) }
    }

    /// Takes `\reach(…).has(x)` for variables `x` from the beginning of a range and makes them domains.
    fn split_domains(&mut self, range: Expression, variables: &mut [Variable]) -> Result<Option<Expression>> {
        let mut conjuncts = Vec::new();
        let mut left = &range;
        while let ExpressionKind::Binary { operator: Binary::ConditionalAnd, left: inner, right } = &left.kind {
            conjuncts.push(&**right);
            left = inner;
        }
        conjuncts.push(left);
        conjuncts.reverse();
        let domains = conjuncts.iter().take_while(|conjunct| take_domain(conjunct, variables)).count();
        if domains == 0 {
            return Ok(Some(range));
        }
        let mut rest = conjuncts[domains..].iter().map(|conjunct| (*conjunct).clone());
        let Some(first) = rest.next() else { return Ok(None) };
        rest.try_fold(first, |left, right| {
            let span = left.span.to(right.span);
            let (left, right) = (Box::new(left), Box::new(right));
            self.make(ExpressionKind::Binary { operator: Binary::ConditionalAnd, left, right }, span)
        })
        .map(Some)
    }

    /// `\reach(x, T, f, g)` with what may be asked of it.
    fn reach_expression(&mut self) -> Result<Expression> {
        let start = self.peek().span;
        let reach = self.reach()?;
        let asked = if self.eat(".") { self.peek().word() } else { None };
        match asked {
            Some("has") => {
                self.next();
                self.expect("(")?;
                let element = Box::new(self.expression()?);
                let span = start.to(self.expect(")")?);
                self.make(ExpressionKind::ReachHas { reach, element }, span)
            }
            Some("size") => {
                self.next();
                self.expect("(")?;
                let span = start.to(self.expect(")")?);
                self.make(ExpressionKind::ReachSize(reach), span)
            }
            _ => {
                let message = "`\\reach(…)` is the range of a quantifier, or `.has(x)` or `.size()` stands behind it";
                self.fail(Problem::new(Code::Syntax, start.to(self.previous()), message))
            }
        }
    }

    fn reach(&mut self) -> Result<Reach> {
        let start = self.peek().span;
        let in_old = self.behind_old_reach().is_some();
        if in_old {
            self.next();
            self.expect("(")?;
        }
        self.next();
        self.expect("(")?;
        let mut root = Box::new(self.expression()?);
        self.expect_in(",", REACH)?;
        let of = self.type_name()?;
        self.expect_in(",", REACH)?;
        let mut fields = vec![self.name("the name of a field")?];
        while self.eat(",") {
            fields.push(self.name("the name of a field")?);
        }
        self.expect(")")?;
        if in_old {
            let end = self.expect(")")?;
            root = Box::new(self.make(ExpressionKind::Old(root), start.to(end))?);
        }
        Ok(Reach { root, of, fields, in_old })
    }
}

const REACH: &str = "\\reach(x, T, f, g)";

/// Makes this conjunct the domain of its variable if it is one. A domain may depend on earlier variables only.
fn take_domain(conjunct: &Expression, variables: &mut [Variable]) -> bool {
    let ExpressionKind::ReachHas { reach, element } = &conjunct.kind else { return false };
    let Some(index) = variables.iter().position(|variable| element.as_name() == Some(&variable.name.value)) else {
        return false;
    };
    let depends = variables[index..].iter().any(|variable| reach.root.mentions(&variable.name.value));
    if depends || variables[index].domain.is_some() {
        return false;
    }
    variables[index].domain = Some(reach.clone());
    true
}

/// Words in quotation marks, with `or` before the last.
pub(super) fn or_list(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    quoted.join(" or ")
}
