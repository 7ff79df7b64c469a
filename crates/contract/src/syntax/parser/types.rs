//! Types inside of contracts.

use super::super::token::TokenKind;
use super::super::types::{self, element};
use super::super::{ElementType, Type};
use super::{Parser, Result};
use crate::Located;

impl Parser<'_, '_> {
    /// A type, primitive or not, with its dimensions.
    pub fn type_name(&mut self) -> Result<Type> {
        let start = self.peek().span;
        if let TokenKind::Jml(word) = self.peek().kind {
            return self.bad_jml(word, "a type");
        }
        let Some((type_name, end)) = types::type_with_arguments(&self.tokens.list, self.at) else {
            return self.unexpected("a type");
        };
        self.at = end;
        Ok(Located::new(type_name, start.to(self.previous())))
    }

    /// `[]`, any number of times.
    pub(super) fn dimensions(&mut self) -> usize {
        let (count, end) = types::dimensions(&self.tokens.list, self.at);
        self.at = end;
        count
    }

    /// The element type of the type that begins at this token, and the index behind its dimensions.
    pub(super) fn behind_type(&self, start: usize) -> Option<(ElementType, usize)> {
        let (element, end) = element(&self.tokens.list, start)?;
        Some((element, types::dimensions(&self.tokens.list, end).1))
    }

    /// The index behind the type arguments that begin here, if they are some.
    pub(super) fn behind_type_arguments(&self, open: usize) -> Option<usize> {
        types::behind_type_arguments(&self.tokens.list, open)
    }
}
