//! Tokens to trees by recursive descent. Whoever fails has said why; the clause is given up and the next one is read. Functions
//! for what is rare are never inlined, so that deeply nested texts have small stack frames.

mod assignment;
mod attempt;
mod block;
mod body;
mod clause;
mod creation;
mod expression;
mod function;
mod jml;
mod location;
mod meant;
mod nested;
mod pattern;
mod primary;
mod rest;
mod switch;
mod types;

use super::token::{Token, TokenKind, Tokens, closing};
use super::{Expression, ExpressionKind, MOST_DEPTH, Name, words};
use crate::{Code, Located, Problem, Span};

/// How many expressions in parentheses, arguments, or operands of unary operators may stand inside each other.
const MOST_LEVELS: usize = 200;

/// Something could not be read, and a problem says why.
#[derive(Debug)]
pub(super) struct Failed;

pub(super) type Result<T> = std::result::Result<T, Failed>;

pub(super) struct Parser<'t, 'a> {
    tokens: &'t Tokens<'a>,
    at: usize,
    /// Where the clause begins that is read.
    clause: usize,
    level: usize,
    /// How many blocks and bodies of functions are around, in which there are variables to assign to.
    blocks: usize,
    /// How many `{|` are open.
    nesting: usize,
    /// Whether an arrow belongs to what is read, or ends it.
    arrows: Arrows,
    /// For each opening bracket the index of the one that closes it.
    closing: Vec<usize>,
    problems: Vec<Problem>,
}

/// What `->` means behind an operand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrows {
    /// The operand is the parameter of a lambda expression.
    Lambda,
    /// A label of a `switch` ends.
    Label,
}

impl<'t, 'a> Parser<'t, 'a> {
    pub fn new(tokens: &'t Tokens<'a>, problems: Vec<Problem>) -> Parser<'t, 'a> {
        let closing = closing(&tokens.list);
        Parser { tokens, at: 0, clause: 0, level: 0, blocks: 0, nesting: 0, arrows: Arrows::Lambda, closing, problems }
    }

    pub fn into_problems(self) -> Vec<Problem> {
        self.problems
    }

    pub fn expect_end(&mut self) -> Result<()> {
        if self.peek().is(";") && self.ahead(1).kind == TokenKind::End {
            let problem = Problem::new(Code::Syntax, self.peek().span, "no semicolon ends the text of an annotation");
            return self.fail(problem.help("leave it out"));
        }
        if self.peek().is_word("also") {
            let problem = Problem::new(Code::Syntax, self.peek().span, "expected the end, found `also`");
            return self.fail(problem.help("write each further case as `@Case(requires = …, ensures = …)`"));
        }
        if self.peek().kind == TokenKind::End { Ok(()) } else { self.unexpected("the end") }
    }

    fn peek(&self) -> &'t Token<'a> {
        self.ahead(0)
    }

    /// The token that many places further; behind the end there are only ends.
    fn ahead(&self, distance: usize) -> &'t Token<'a> {
        self.token(self.at + distance)
    }

    fn token(&self, index: usize) -> &'t Token<'a> {
        let last = self.tokens.list.len() - 1;
        &self.tokens.list[index.min(last)]
    }

    fn next(&mut self) -> &'t Token<'a> {
        let token = self.peek();
        if token.kind != TokenKind::End {
            self.at += 1;
        }
        token
    }

    /// Where the token before this one stands.
    fn previous(&self) -> Span {
        self.token(self.at.saturating_sub(1)).span
    }

    fn eat(&mut self, symbol: &str) -> bool {
        let found = self.peek().is(symbol);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, symbol: &str) -> Result<Span> {
        if self.peek().is(symbol) { Ok(self.next().span) } else { self.unexpected(&format!("`{symbol}`")) }
    }

    fn name(&mut self, what: &str) -> Result<Name> {
        match self.peek().word() {
            Some(word) if !words::is_reserved(word) => Ok(Located::new(word.to_owned(), self.next().span)),
            Some(word) => {
                let message = format!("expected {what}, but `{word}` is a word of Java");
                self.fail(Problem::new(Code::Syntax, self.peek().span, message))
            }
            None => self.unexpected(what),
        }
    }

    fn fail<T>(&mut self, problem: Problem) -> Result<T> {
        self.problems.push(problem);
        Err(Failed)
    }

    /// Fails because something else should stand here. What is no token was told about already.
    fn unexpected<T>(&mut self, expected: &str) -> Result<T> {
        let token = self.peek();
        if token.kind == TokenKind::Other {
            return Err(Failed);
        }
        let message = match token.kind {
            TokenKind::End => format!("expected {expected}, but the contract ends here"),
            _ => format!("expected {expected}, found `{}`", shortened(token.span.of(self.tokens.source))),
        };
        let problem = Problem { help: self.meant(), ..Problem::new(Code::Syntax, token.span, message) };
        self.fail(problem)
    }

    fn unsupported_jml<T>(&mut self, span: Span, what: &str) -> Result<T> {
        let problem = Problem::new(Code::UnsupportedJml, span, format!("Kukang does not support JML's {what}"));
        self.fail(problem)
    }

    fn unsupported_java<T>(&mut self, span: Span, what: &str) -> Result<T> {
        let problem = Problem::new(Code::UnsupportedJava, span, format!("contracts do not support {what}"));
        self.fail(problem)
    }

    fn side_effect<T>(&mut self, span: Span, help: &str) -> Result<T> {
        let message =
            format!("a contract must not have side effects, as `{}` has", shortened(span.of(self.tokens.source)));
        self.fail(Problem::new(Code::SideEffect, span, message).help(help))
    }

    /// An expression, unless it makes the tree too deep.
    fn make(&mut self, kind: ExpressionKind, span: Span) -> Result<Expression> {
        let made = Expression::new(kind, span);
        if made.depth() <= MOST_DEPTH { Ok(made) } else { self.too_deep(span) }
    }

    /// Reads one level further inside.
    fn inside<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.level >= MOST_LEVELS {
            return self.too_deep(self.peek().span);
        }
        self.level += 1;
        let result = read(self);
        self.level -= 1;
        result
    }

    /// Reads what may assign to its variables.
    fn in_block<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.blocks += 1;
        let result = read(self);
        self.blocks -= 1;
        result
    }

    /// Reads what brackets enclose, where arrows are those of lambda expressions whatever stands around, or a label.
    fn with_arrows<T>(&mut self, arrows: Arrows, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let around = std::mem::replace(&mut self.arrows, arrows);
        let result = read(self);
        self.arrows = around;
        result
    }

    fn too_deep<T>(&mut self, span: Span) -> Result<T> {
        let problem = Problem::new(Code::TooDeep, span, "expressions stand too deep inside each other here");
        self.fail(problem.help("move a part of it into a pure method"))
    }

    /// The index behind the bracket that closes the one at this index.
    fn behind_brackets(&self, open: usize) -> Option<usize> {
        let last = self.tokens.list.len() - 1;
        let close = self.closing[open.min(last)];
        (close < last).then_some(close + 1)
    }
}

/// A part of a text that fits on a line.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= MOST { line } else { line.chars().take(MOST).chain(['…']).collect() }
}
