//! Clauses, specification cases, invariants, modifiers and statements; and where to go on after a mistake.

use super::super::token::{Token, TokenKind};
use super::super::words::{self, Begin};
use super::super::{
    Behavior, ClauseKind, ClauseWord, Contract, Expression, Heading, Invariant, Scope, SpecCase, Statement,
    StatementKind, Visibility,
};
use super::jml::or_list;
use super::{Parser, Result};
use crate::{Code, Located, Problem, Span};
use program::near_names;

/// Which specification case the next clause belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// To the last one, if there is any.
    Open,
    /// To none, since nested cases have ended.
    Closed,
    /// To a new one, since this `also` was read.
    AfterAlso(Span),
}

impl<'t, 'a> Parser<'t, 'a> {
    pub fn contract(&mut self) -> Contract {
        let mut contract = Contract::default();
        let mut case = Case::Open;
        while self.peek().kind != TokenKind::End {
            let start = self.at;
            self.level = 0;
            if self.item(&mut contract, &mut case).is_err() {
                self.give_up(start);
            }
        }
        self.check_last_also(case);
        contract
    }

    /// Nothing stands behind the last `also`.
    pub(super) fn check_last_also(&mut self, case: Case) {
        if let Case::AfterAlso(span) = case {
            let problem = Problem::new(Code::Syntax, span, "expected a specification case behind `also`");
            self.problems.push(problem);
        }
    }

    /// What stands between the word of a clause and its semicolon.
    pub fn clause_content(&mut self, word: ClauseWord) -> Result<ClauseKind> {
        Ok(match word {
            ClauseWord::Requires => ClauseKind::Requires(self.expression()?),
            ClauseWord::Ensures => ClauseKind::Ensures(self.expression()?),
            ClauseWord::Signals => self.signals()?,
            ClauseWord::SignalsOnly => self.signals_only()?,
            ClauseWord::Assignable => ClauseKind::Assignable(self.assignable()?),
        })
    }

    /// An invariant without its word and semicolon: `static` stands before one that has no object.
    pub fn invariant_content(&mut self) -> Result<(Option<Scope>, Expression)> {
        let scope = self.peek().is_word("static").then_some(Scope::Static);
        if scope.is_some() {
            self.next();
        }
        Ok((scope, self.expression()?))
    }

    pub(super) fn item(&mut self, contract: &mut Contract, case: &mut Case) -> Result<()> {
        self.clause = self.at;
        let token = self.peek();
        match token.kind {
            TokenKind::Word(word) => self.beginning(word, contract, case),
            TokenKind::Symbol("@") => self.annotation(contract),
            TokenKind::Symbol(";") => {
                self.next();
                Ok(())
            }
            TokenKind::Symbol("{|") => self.nested(contract, case),
            TokenKind::Symbol("|}") => self.unexpected("a clause: no `{|` is open"),
            TokenKind::Jml(word) if word.starts_with("(*") => self.unsupported_jml(token.span, "informal descriptions"),
            _ => self.unexpected("a clause such as `requires`"),
        }
    }

    fn beginning(&mut self, word: &str, contract: &mut Contract, case: &mut Case) -> Result<()> {
        let start = self.peek().span;
        match words::beginning(word) {
            Some(Begin::Clause(clause)) => self.clause(clause, contract, case),
            Some(Begin::Invariant) => self.invariant(start, None, None, contract),
            Some(Begin::Statement(kind)) => self.statement(kind, contract),
            Some(Begin::Behavior(behavior)) => self.heading(start, None, behavior, contract, case),
            Some(Begin::Visibility(_) | Begin::Scope(_)) => self.prefixed(contract, case),
            Some(Begin::Modifier(modifier)) => {
                self.next();
                contract.modifiers.push(Located::new(modifier, start));
                Ok(())
            }
            Some(Begin::Also) => self.also(contract, case),
            Some(Begin::Unsupported) => self.unsupported_jml(start, &format!("`{word}`")),
            None => self.unknown_word(word),
        }
    }

    fn unknown_word(&mut self, word: &str) -> Result<()> {
        let message = format!("no clause of a contract begins with `{word}`");
        let mut problem = Problem::new(Code::UnknownWord, self.peek().span, message);
        let near = near_names(word, words::beginnings());
        if word == "throws" {
            problem = problem.help("write `signals_only E`, or `signals (E e) condition`");
        } else if words::is_reserved(word) {
            problem = problem.help("contracts hold specifications only, no declarations or statements of Java");
        } else if !near.is_empty() {
            problem = problem.help(format!("did you mean {}?", or_list(&near)));
        }
        self.fail(problem)
    }

    fn annotation(&mut self, contract: &mut Contract) -> Result<()> {
        let at = self.next().span;
        let Some(word) = self.peek().word() else { return self.unexpected("the name of an annotation") };
        let span = at.to(self.peek().span);
        let Some(modifier) = words::annotation(word) else {
            let known: Vec<&str> = words::annotations().collect();
            let problem = Problem::new(Code::UnknownWord, span, format!("contracts have no annotation `@{word}`"));
            return self.fail(problem.help(format!("contracts have {}", or_list(&known))));
        };
        self.next();
        contract.modifiers.push(Located::new(modifier, span));
        Ok(())
    }

    fn also(&mut self, contract: &mut Contract, case: &mut Case) -> Result<()> {
        let span = self.next().span;
        if let Case::AfterAlso(before) = *case {
            *case = Case::AfterAlso(span);
            return self.fail(Problem::new(Code::Syntax, before, "expected a specification case behind `also`"));
        }
        if contract.cases.is_empty() {
            contract.also = Some(Located::new((), span));
        }
        *case = Case::AfterAlso(span);
        Ok(())
    }

    fn clause(&mut self, word: ClauseWord, contract: &mut Contract, case: &mut Case) -> Result<()> {
        let start = self.next();
        self.short_form_colon(start.word());
        // The case exists even if its clause cannot be read, so that the next `also` has something to stand behind.
        if *case == Case::Closed {
            let problem = Problem::new(Code::Syntax, start.span, "expected `also` behind `|}`");
            self.problems.push(problem.help("what all nested cases ask stands before `{|`"));
        }
        if contract.cases.is_empty() || *case != Case::Open {
            contract.cases.push(SpecCase { heading: None, clauses: Vec::new(), span: start.span });
            *case = Case::Open;
        }
        let content = self.clause_content(word)?;
        let span = start.span.to(self.previous());
        self.semicolon()?;
        let into = contract.cases.last_mut().expect("one was just made if there was none");
        into.clauses.push(Located::new(content, span));
        into.span = into.span.to(span);
        Ok(())
    }

    /// The colon behind the word of a short form. Behind other words it is wrong, and no reason to read no further.
    fn short_form_colon(&mut self, word: Option<&str>) {
        let colon = self.peek().span;
        if !self.eat(":") || word.is_some_and(|word| words::SHORT_FORMS.contains(&word)) {
            return;
        }
        let message = format!("no colon stands behind `{}`", word.unwrap_or_default());
        let help = format!("leave it out; {} may have one", or_list(words::SHORT_FORMS));
        self.problems.push(Problem::new(Code::Syntax, colon, message).help(help));
    }

    fn heading(
        &mut self,
        start: Span,
        visibility: Option<Visibility>,
        behavior: Behavior,
        contract: &mut Contract,
        case: &mut Case,
    ) -> Result<()> {
        let span = start.to(self.next().span);
        if !matches!(case, Case::AfterAlso(_)) && !contract.cases.is_empty() {
            let message = "expected `also` before another specification case";
            self.problems.push(Problem::new(Code::Syntax, span, message));
        }
        let heading = Some(Heading { visibility, behavior });
        contract.cases.push(SpecCase { heading, clauses: Vec::new(), span });
        *case = Case::Open;
        Ok(())
    }

    /// `public`, `static` and the like, and what they belong to.
    fn prefixed(&mut self, contract: &mut Contract, case: &mut Case) -> Result<()> {
        let start = self.peek().span;
        let (mut visibility, mut scope) = (None, None);
        loop {
            let token = self.peek();
            match token.word().and_then(words::beginning) {
                Some(Begin::Visibility(written)) if visibility.is_none() => visibility = Some(written),
                Some(Begin::Scope(written)) if scope.is_none() => scope = Some(written),
                Some(Begin::Invariant) => return self.invariant(start, visibility, scope, contract),
                Some(Begin::Behavior(behavior)) if scope.is_none() => {
                    return self.heading(start, visibility, behavior, contract, case);
                }
                _ => return self.bad_prefixed(scope),
            }
            self.next();
        }
    }

    fn bad_prefixed(&mut self, scope: Option<Scope>) -> Result<()> {
        if let Some(token) = self.unsupported_ahead() {
            let word = token.span.of(self.tokens.source);
            return self.unsupported_jml(token.span, &format!("`{word}`"));
        }
        match scope {
            Some(_) => self.unexpected("`invariant`"),
            None => self.unexpected("`invariant` or a behavior such as `normal_behavior`"),
        }
    }

    /// The word among the modifiers here that Kukang does not support: `model` in `public pure model int f()`.
    fn unsupported_ahead(&self) -> Option<&'t Token<'a>> {
        let mut modifiers = (self.at..).map(|index| self.token(index)).take_while(|token| {
            let begin = token.word().and_then(words::beginning);
            let modifies = matches!(begin, Some(Begin::Modifier(_) | Begin::Scope(_) | Begin::Visibility(_)));
            modifies || begin == Some(Begin::Unsupported) || token.is_word("final") || token.is_word("abstract")
        });
        modifiers.find(|token| token.word().and_then(words::beginning) == Some(Begin::Unsupported))
    }

    fn invariant(
        &mut self,
        start: Span,
        visibility: Option<Visibility>,
        scope: Option<Scope>,
        contract: &mut Contract,
    ) -> Result<()> {
        let word = self.next().word();
        self.short_form_colon(word);
        let condition = self.expression()?;
        let span = start.to(self.previous());
        self.semicolon()?;
        contract.invariants.push(Invariant { visibility, scope, condition, span });
        Ok(())
    }

    fn statement(&mut self, kind: StatementKind, contract: &mut Contract) -> Result<()> {
        let word = self.next();
        self.short_form_colon(word.word());
        let start = word.span;
        let condition = self.expression()?;
        let span = start.to(self.previous());
        self.semicolon()?;
        contract.statements.push(Statement { kind, condition, span });
        Ok(())
    }

    /// Whether the next token begins a clause on a line of its own.
    pub(super) fn begins_next_clause(&self) -> bool {
        self.begins_clause(self.at)
    }

    pub(super) fn begins_clause(&self, index: usize) -> bool {
        let token = self.token(index);
        token.first_of_line && token.word().is_some_and(words::begins_clause)
    }

    /// The end of a clause. Where nothing but the semicolon is missing the clause still counts.
    fn semicolon(&mut self) -> Result<()> {
        if self.eat(";") {
            return Ok(());
        }
        if self.peek().kind == TokenKind::End || self.begins_next_clause() {
            let problem = Problem::new(Code::Syntax, self.previous().after(), "expected `;` at the end of the clause");
            self.problems.push(problem);
            return Ok(());
        }
        self.unexpected("`;` or an operator")
    }

    /// Goes behind the clause that began here: behind its semicolon or the block that it ends with. A mistake may have left a
    /// bracket open: then a semicolon ends the clause if another one begins behind it, and so does a line that begins as a
    /// clause does.
    pub(super) fn recover(&mut self, start: usize) {
        let (mut brackets, mut braces) = (0isize, 0isize);
        let mut at = start;
        loop {
            let token = self.token(at);
            let may_stop = at >= self.at && braces <= 0;
            match token.kind {
                TokenKind::End => break,
                TokenKind::Symbol("(" | "[") => brackets += 1,
                TokenKind::Symbol(")" | "]") => brackets -= 1,
                // One that is never closed encloses nothing.
                TokenKind::Symbol("{") if self.behind_brackets(at).is_none() => {}
                TokenKind::Symbol("{" | "{|") => braces += 1,
                TokenKind::Symbol("|}") if self.nesting > 0 && braces <= 0 && at >= self.at => break,
                TokenKind::Symbol("}" | "|}") => {
                    braces -= 1;
                    // Behind the braces of an expression the clause goes on.
                    let ends = brackets <= 0 && self.something_begins_at(at + 1);
                    if braces <= 0 && at >= self.at && (ends || braces < 0) {
                        at += 1;
                        break;
                    }
                }
                TokenKind::Symbol(";") if may_stop && (brackets <= 0 || self.clause_begins_at(at + 1)) => {
                    at += 1;
                    break;
                }
                TokenKind::Word(_) if may_stop && at > start && self.begins_clause(at) => break,
                _ => {}
            }
            at += 1;
        }
        self.at = at.max(start + 1).min(self.tokens.list.len() - 1);
    }

    fn something_begins_at(&self, index: usize) -> bool {
        let token = self.token(index);
        let begins = |word: &str| words::beginning(word).is_some();
        token.kind == TokenKind::End || token.is("@") || token.is("|}") || token.word().is_some_and(begins)
    }

    fn clause_begins_at(&self, index: usize) -> bool {
        let token = self.token(index);
        token.kind == TokenKind::End || token.word().is_some_and(words::begins_clause)
    }
}
