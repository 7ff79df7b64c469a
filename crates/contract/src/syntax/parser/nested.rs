//! `{| … |}`: specification cases inside of one (JML reference manual, section 9.3). What stands before the brace is part of
//! each of them, so that they become cases of their own.

use super::super::token::TokenKind;
use super::super::{ClauseWord, Contract, SpecCase};
use super::clause::Case;
use super::{Parser, Result};
use crate::{Code, Problem, Span};

/// How many braces may stand inside each other.
const MOST_NESTING: usize = 20;

/// How many clauses the cases may have together that braces are made into.
const MOST_CLAUSES: usize = 10_000;

impl Parser<'_, '_> {
    /// The nested cases from their brace on, which belong to the case that is open, or to a new one.
    pub(super) fn nested(&mut self, contract: &mut Contract, case: &mut Case) -> Result<()> {
        let open = self.peek().span;
        if self.nesting >= MOST_NESTING {
            return self.too_deep(open);
        }
        self.next();
        let outer = match *case {
            Case::Open => contract.cases.pop(),
            Case::AfterAlso(_) | Case::Closed => None,
        };
        let outer = outer.unwrap_or(SpecCase { heading: None, clauses: Vec::new(), span: open });
        self.nesting += 1;
        let (inner, end) = self.inner_cases();
        self.nesting -= 1;
        let end = end.or_else(|()| self.unexpected("`|}` at the end of the nested cases"));
        self.check_nesting(&outer, &inner, open);
        if (outer.clauses.len() + 1) * inner.cases.len() > MOST_CLAUSES {
            return self.too_deep(open);
        }
        for nested in inner.cases {
            let clauses = outer.clauses.iter().chain(&nested.clauses).cloned().collect();
            contract.cases.push(SpecCase { heading: outer.heading, clauses, span: outer.span.to(nested.span) });
        }
        *case = Case::Closed;
        end.map(|_| ())
    }

    /// What stands in the braces, and where they end.
    fn inner_cases(&mut self) -> (Contract, std::result::Result<Span, ()>) {
        let mut inner = Contract::default();
        let mut case = Case::Open;
        while self.peek().kind != TokenKind::End && !self.peek().is("|}") {
            let start = self.at;
            self.level = 0;
            if self.item(&mut inner, &mut case).is_err() {
                self.give_up(start);
            }
        }
        self.check_last_also(case);
        let end = if self.peek().is("|}") { Ok(self.next().span) } else { Err(()) };
        (inner, end)
    }

    /// Only preconditions stand before the brace, and only cases in it.
    fn check_nesting(&mut self, outer: &SpecCase, inner: &Contract, open: Span) {
        let mut wrong = |span: Span, message: &str| self.problems.push(Problem::new(Code::Syntax, span, message));
        for clause in outer.clauses.iter().filter(|clause| clause.value.word() != ClauseWord::Requires) {
            wrong(clause.span, "only `requires` stands before `{|`");
        }
        for nested in inner.cases.iter().filter(|nested| nested.heading.is_some()) {
            wrong(nested.span, "a behavior stands before `{|`, not inside of it");
        }
        let modifiers = inner.modifiers.iter().map(|modifier| modifier.span);
        let invariants = inner.invariants.iter().map(|invariant| invariant.span);
        let statements = inner.statements.iter().map(|statement| statement.span);
        for span in modifiers.chain(invariants).chain(statements).chain(inner.also.iter().map(|also| also.span)) {
            wrong(span, "only clauses of a method's specification stand in `{| … |}`");
        }
        if inner.cases.is_empty() {
            wrong(open, "expected a specification case in `{| … |}`");
        }
    }
}
