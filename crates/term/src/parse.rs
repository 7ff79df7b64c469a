//! Reading the text form back, exactly: nothing is simplified on the way.
//!
//! A declaration of `x3` means the store's symbol 3 if that has the same sort and range, else a new symbol. Lists are read
//! with a stack of our own, so that no text, however deep, overflows the machine's.

use std::fmt;

use rustc_hash::FxHashMap;

use crate::{Binary, Node, Range, Sort, SymbolId, TermId, Terms, Unary, Value};

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    pub line: usize,
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for ParseError {}

/// The terms of a text, in order.
pub fn parse(terms: &mut Terms, text: &str) -> Result<Vec<TermId>, ParseError> {
    let mut parser = Parser { terms, names: FxHashMap::default() };
    let mut lists: Vec<Vec<Item>> = vec![Vec::new()];
    for (number, line) in text.lines().enumerate() {
        let fail = |message: String| ParseError { line: number + 1, message };
        for token in tokens(line) {
            match token {
                "(" => lists.push(Vec::new()),
                ")" => {
                    let items = lists.pop().expect("the outermost list is never closed");
                    if lists.is_empty() {
                        return Err(fail("a `)` without its `(`".to_owned()));
                    }
                    let item = parser.list(&items).map_err(fail)?;
                    let outer = lists.last_mut().expect("checked above");
                    match item {
                        Some(term) => outer.push(Item::Term(term)),
                        None if lists.len() == 1 => {}
                        None => return Err(fail("a declaration stands inside a term".to_owned())),
                    }
                }
                word => lists.last_mut().expect("the outermost list is never closed").push(Item::Word(word)),
            }
        }
    }
    let last = text.lines().count().max(1);
    let fail = |message: String| ParseError { line: last, message };
    if lists.len() != 1 {
        return Err(fail("a `(` without its `)`".to_owned()));
    }
    lists[0].iter().map(|item| parser.term(item).map_err(fail)).collect()
}

enum Item<'t> {
    Word(&'t str),
    Term(TermId),
}

struct Parser<'a, 't> {
    terms: &'a mut Terms,
    names: FxHashMap<&'t str, TermId>,
}

/// Words and parentheses; `;` begins a comment.
fn tokens(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line.split(';').next().unwrap_or("");
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let first = rest.chars().next()?;
        let end = if first == '(' || first == ')' {
            1
        } else {
            rest.find(|c: char| c.is_whitespace() || c == '(' || c == ')').unwrap_or(rest.len())
        };
        let (token, after) = rest.split_at(end);
        rest = after;
        Some(token)
    })
}

impl<'t> Parser<'_, 't> {
    fn term(&self, item: &Item<'t>) -> Result<TermId, String> {
        match item {
            Item::Term(term) => Ok(*term),
            Item::Word("true") => Ok(TermId::TRUE),
            Item::Word("false") => Ok(TermId::FALSE),
            Item::Word(name) => self.names.get(name).copied().ok_or_else(|| format!("nothing is named `{name}`")),
        }
    }

    /// A closed list: a term, or a declaration.
    fn list(&mut self, items: &[Item<'t>]) -> Result<Option<TermId>, String> {
        let Some((Item::Word(head), rest)) = items.split_first() else {
            return Err("a list begins with the name of an operation".to_owned());
        };
        match (*head, rest) {
            ("symbol", [Item::Word(name), declaration @ ..]) => {
                let term = self.symbol(name, declaration)?;
                self.names.insert(name, term);
                Ok(None)
            }
            ("define", [Item::Word(name), body]) => {
                let term = self.term(body)?;
                self.names.insert(name, term);
                Ok(None)
            }
            (head, rest) => self.operation(head, rest).map(Some),
        }
    }

    fn operation(&mut self, head: &str, rest: &[Item<'t>]) -> Result<TermId, String> {
        if let (Some(sort), [Item::Word(number)]) = (Sort::named(head), rest) {
            let value = Value(number_of(number)?);
            let node = Node::Constant(sort, value);
            return self.terms.verbatim(node).ok_or_else(|| format!("`{number}` is no {}", sort.name()));
        }
        let operands = rest.iter().map(|item| self.term(item)).collect::<Result<Vec<_>, _>>()?;
        let unary = Unary::NAMES.iter().find(|(_, name)| *name == head).map(|(op, _)| *op);
        let binary = Binary::NAMES.iter().find(|(_, name)| *name == head).map(|(op, _)| *op);
        let node = match (head, operands.as_slice()) {
            ("ite", &[c, a, b]) => Node::Ite(c, a, b),
            (_, &[a]) if unary.is_some() => Node::Unary(unary.expect("just tested"), a),
            (_, &[a, b]) if binary.is_some() => Node::Binary(binary.expect("just tested"), a, b),
            (_, operands) => return Err(format!("there is no operation `{head}` on {} operands", operands.len())),
        };
        self.terms.verbatim(node).ok_or_else(|| format!("`{head}` does not apply to operands of these sorts"))
    }

    fn symbol(&mut self, name: &str, declaration: &[Item<'t>]) -> Result<TermId, String> {
        let (sort, range) = match declaration {
            [Item::Word(sort)] => (*sort, None),
            [Item::Word(sort), Item::Word(low), Item::Word(high)] => {
                (*sort, Some(Range { low: number_of(low)?, high: number_of(high)? }))
            }
            _ => return Err(format!("the declaration of `{name}` has a sort and, if bits, a range")),
        };
        let sort = Sort::named(sort).ok_or_else(|| format!("there is no sort `{sort}`"))?;
        let full = Range::full(sort);
        let range = range.unwrap_or(full);
        if range.low > range.high || range.low < full.low || range.high > full.high {
            return Err(format!("the range of `{name}` is empty or beyond its sort"));
        }
        let index = name.strip_prefix('x').and_then(|digits| digits.parse::<u32>().ok());
        if let Some(index) = index.filter(|index| (*index as usize) < self.terms.symbol_count()) {
            let known = self.terms.symbol_info(SymbolId(index));
            if known.sort == sort && known.range == range {
                return Ok(known.term);
            }
        }
        Ok(self.terms.symbol(sort, range))
    }
}

fn number_of(word: &str) -> Result<i64, String> {
    let parsed = match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).map(|number| number as i64),
        None => word.parse(),
    };
    parsed.map_err(|_| format!("`{word}` is no number"))
}
