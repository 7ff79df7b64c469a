//! Fields, methods, constructors and initializers.

use super::attach::Target;
use super::cursor::Comment;
use super::declarations::IN_INITIALIZER;
use super::scope::{ClassKind, Scope, TypeVariable, erased};
use super::{Body, Member, Parameter, Scanner, Signature};
use crate::syntax::types;

impl Scanner<'_> {
    /// The declaration that begins here, in a class whose body ends at this index.
    pub(super) fn member(&mut self, scope: &Scope, end: usize) {
        if self.cursor.peek().is(";") {
            self.cursor.skip();
            return;
        }
        let start = self.cursor.at;
        self.modifiers();
        if self.cursor.peek().is("{") {
            let is_static = (start..self.cursor.at).any(|index| self.cursor.token(index).is_word("static"));
            let body = if is_static { Body::StaticInitializer } else { Body::InstanceInitializer };
            let comments = self.cursor.take(self.cursor.at);
            self.attach(Some(scope), comments, &BEFORE_INITIALIZER);
            return self.body(scope, &body);
        }
        let prefix = format!("{}$", scope.binary_name);
        if self.class(Some(scope), &prefix) {
            return;
        }
        let mut variables = scope.type_variables.clone();
        variables.extend(self.declared_type_variables());
        let name_at = self.name_of_member(scope, end);
        match name_at {
            Some(name) if self.cursor.token(name + 1).is("(") => self.method(scope, name, &variables),
            Some(name) if self.is_compact_constructor(scope, name) => self.compact_constructor(scope, name),
            Some(name) => self.fields(scope, name, end),
            None => self.broken(Some(scope)),
        }
    }

    /// The index of the name that is declared here, behind its type if it has one.
    fn name_of_member(&self, scope: &Scope, end: usize) -> Option<usize> {
        let at = self.cursor.at;
        let is_name = |index: usize| index < end && self.cursor.token(index).word().is_some();
        let is_constructor = self.cursor.peek().is_word(&scope.simple_name) && self.cursor.ahead(1).is("(");
        if is_constructor || self.is_compact_constructor(scope, at) {
            return Some(at);
        }
        let (_, behind) = types::type_name(self.cursor.tokens(), at)?;
        let declares = ["(", ";", "=", ",", "["].iter().any(|symbol| self.cursor.token(behind + 1).is(symbol));
        (is_name(behind) && declares).then_some(behind)
    }

    fn is_compact_constructor(&self, scope: &Scope, at: usize) -> bool {
        let is_name = self.cursor.token(at).is_word(&scope.simple_name);
        scope.kind == ClassKind::Record && is_name && self.cursor.token(at + 1).is("{")
    }

    fn compact_constructor(&mut self, scope: &Scope, name: usize) {
        let line = self.lines.line(self.cursor.token(name).span.start);
        let signature = Signature { name: "<init>".to_owned(), parameters: scope.components.clone(), line };
        self.methods.push((scope.binary_name.clone(), signature.clone()));
        self.declare(&scope.binary_name, Member::Method(signature.clone()), name);
        self.cursor.at = name + 1;
        let comments = self.cursor.take(self.cursor.at);
        let declared = [(scope.binary_name.clone(), Member::Method(signature.clone()))];
        self.attach(Some(scope), comments, &Target::Declared(&declared));
        self.body(scope, &Body::Method(signature));
    }

    fn method(&mut self, scope: &Scope, name_at: usize, variables: &[TypeVariable]) {
        let name_token = self.cursor.token(name_at);
        let written = name_token.word().expect("a method has a name");
        let is_constructor = name_at == self.cursor.at;
        let name = if is_constructor { "<init>" } else { written }.to_owned();
        self.cursor.at = name_at + 1;
        let mut comments = self.cursor.take(self.cursor.at);
        let (parameters, found) = self.parameters(variables);
        let signature = Signature { name, parameters, line: self.lines.line(name_token.span.start) };
        self.methods.push((scope.binary_name.clone(), signature.clone()));
        self.declare(&scope.binary_name, Member::Method(signature.clone()), name_at);
        while !["{", "}", ";"].iter().any(|symbol| self.cursor.peek().is(symbol)) && self.cursor.at < self.cursor.last()
        {
            self.cursor.skip();
        }
        comments.extend(self.cursor.take(self.cursor.at));
        let declared = [(scope.binary_name.clone(), Member::Method(signature.clone()))];
        self.attach(Some(scope), comments, &Target::Declared(&declared));
        for (index, comments) in found {
            let parameter = Member::Parameter { method: signature.clone(), index };
            self.attach_all(Some(scope), &comments, &Target::Declared(&[(scope.binary_name.clone(), parameter)]));
        }
        if self.cursor.peek().is("{") {
            let inside = Scope { type_variables: variables.to_vec(), ..scope.clone() };
            self.body(&inside, &Body::Method(signature));
        } else if self.cursor.peek().is(";") {
            self.cursor.skip();
        }
    }

    /// The parameters between these parentheses, and the comments that stand at each.
    pub(super) fn parameters(&mut self, variables: &[TypeVariable]) -> (Vec<Parameter>, Vec<(usize, Vec<Comment>)>) {
        let mut parameters = Vec::new();
        let mut found = Vec::new();
        if !self.cursor.peek().is("(") {
            return (parameters, found);
        }
        // A brace or a semicolon stands in no list of parameters: it was left open.
        let open = self.cursor.at;
        let closing = self.cursor.closing(open);
        let leaves = |index: &usize| ["{", "}", ";"].iter().any(|symbol| self.cursor.token(*index).is(symbol));
        let end = (open..closing).find(leaves).unwrap_or(closing);
        self.cursor.at += 1;
        while self.cursor.at < end {
            let parameter = self.parameter(variables);
            while self.cursor.at < end && !self.cursor.peek().is(",") {
                self.cursor.skip();
            }
            let comments = self.cursor.take(self.cursor.at.min(end));
            match parameter {
                Some(parameter) => {
                    if !comments.is_empty() {
                        found.push((parameters.len(), comments));
                    }
                    parameters.push(parameter);
                }
                None => self.attach_all(None, &comments, &NO_PARAMETER),
            }
            self.cursor.at = (self.cursor.at + 1).min(end);
        }
        let comments = self.cursor.take(end);
        self.attach_all(None, &comments, &NO_PARAMETER);
        self.cursor.at = end;
        if self.cursor.peek().is(")") {
            self.cursor.skip();
        }
        (parameters, found)
    }

    /// A type and a name. The receiver, `this` with its type, is no parameter.
    fn parameter(&mut self, variables: &[TypeVariable]) -> Option<Parameter> {
        self.modifiers();
        let (mut written, behind) = types::type_name(self.cursor.tokens(), self.cursor.at)?;
        self.cursor.at = behind;
        if self.cursor.peek().is("...") {
            written.dimensions += 1;
            self.cursor.at += 1;
        }
        let name = self.cursor.peek().word().filter(|name| *name != "this")?.to_owned();
        let (dimensions, behind) = types::dimensions(self.cursor.tokens(), self.cursor.at + 1);
        written.dimensions += dimensions;
        self.cursor.at = behind;
        let erased = erased(&written, variables);
        Some(Parameter { name, written, erased })
    }

    /// `a = 1, b[], c;` from the first name on.
    fn fields(&mut self, scope: &Scope, first: usize, end: usize) {
        let mut members = Vec::new();
        self.cursor.at = first;
        let comments = self.cursor.take(first + 1);
        while self.cursor.at < end && !self.cursor.peek().is(";") {
            if let Some(name) = self.cursor.peek().word() {
                let field = Member::Field(name.to_owned());
                self.declare(&scope.binary_name, field.clone(), self.cursor.at);
                members.push((scope.binary_name.clone(), field));
            }
            self.cursor.skip();
            self.behind_initializer(end);
        }
        self.attach(Some(scope), comments, &Target::Declared(&members));
        let end = std::mem::replace(&mut self.cursor.at, first);
        self.through(scope, end);
        let inside = self.cursor.take(self.cursor.at);
        self.attach_all(None, &inside, &IN_INITIALIZER);
        if self.cursor.peek().is(";") {
            self.cursor.skip();
        }
    }

    /// Goes to the next name that the declaration of fields has, or to its end.
    fn behind_initializer(&mut self, end: usize) {
        while self.cursor.at < end && !self.cursor.peek().is(";") {
            let is_comma = self.cursor.peek().is(",");
            let type_arguments = if self.cursor.peek().is("<") {
                types::behind_type_arguments(self.cursor.tokens(), self.cursor.at)
            } else {
                None
            };
            match type_arguments {
                Some(behind) => self.cursor.at = behind,
                None => self.cursor.skip(),
            }
            if is_comma {
                return;
            }
        }
    }
}

const BEFORE_INITIALIZER: Target<'static> =
    Target::Nothing { why: "initializers have no contracts", help: "write it before the declaration that it is about" };

const NO_PARAMETER: Target<'static> =
    Target::Nothing { why: "no parameter stands here that this could be about", help: "write it before a parameter" };
