//! The bodies of anonymous classes (JLS §15.9.5). What Kukang does not have there is refused by name.

use super::super::token::TokenKind;
use super::super::{
    Access, Action, ActionKind, ClassBody, ClassMember, ClassMethod, Name, Primitive, Type, TypeName, words,
};
use super::{Arrows, Parser, Result};
use crate::{Code, Located, Problem};

/// What stands before a member.
#[derive(Default)]
struct Modifiers {
    says_override: bool,
    access: Option<Access>,
    is_final: bool,
}

impl Parser<'_, '_> {
    /// `{ … }` behind the arguments of a creation of this type.
    #[inline(never)]
    pub(super) fn class_body(&mut self, of: &Type) -> Result<Box<ClassBody>> {
        if self.is_left_open(of) {
            return self.unsupported_java(of.span, "`<>` before the body of a class: write the type arguments");
        }
        self.next();
        let mut members = Vec::new();
        while !self.eat("}") {
            if self.at_end_of_braces() {
                return self.unexpected("a method, a field, an initializer or `}`");
            }
            let read = |parser: &mut Self| parser.in_block(|parser| parser.class_member(&mut members));
            self.inside(|parser| parser.with_arrows(Arrows::Lambda, read))?;
        }
        Ok(Box::new(ClassBody { members }))
    }

    /// Whether the type that was written has no arguments between its signs.
    fn is_left_open(&self, of: &Type) -> bool {
        of.span.of(self.tokens.source).trim_end().trim_end_matches('>').trim_end().ends_with('<')
    }

    #[inline(never)]
    fn class_member(&mut self, members: &mut Vec<ClassMember>) -> Result<()> {
        if self.eat(";") {
            return Ok(());
        }
        if self.peek().is("{") {
            let (body, span) = self.block()?;
            members.push(ClassMember::Initializer(Located::new(body, span)));
            return Ok(());
        }
        let modifiers = self.modifiers()?;
        if self.peek().is("<") {
            return self.unsupported_java(self.peek().span, "type parameters of methods of anonymous classes");
        }
        if self.peek().word().is_some_and(|word| CLASS_WORDS.contains(&word)) {
            return self.unsupported_java(self.peek().span, "classes inside of anonymous classes");
        }
        if self.peek().is_word("record") && self.ahead(1).word().is_some() && !self.ahead(2).is("=") {
            return self.unsupported_java(self.peek().span, "classes inside of anonymous classes");
        }
        if self.is_method() {
            members.push(ClassMember::Method(self.class_method(&modifiers)?));
            return Ok(());
        }
        if modifiers.says_override {
            return self.unexpected("a method behind `@Override`");
        }
        let mut declared: Vec<Action> = Vec::new();
        self.declarations(&mut declared)?;
        self.expect(";")?;
        for action in declared {
            if let ActionKind::Declare(declared) = action.value {
                if declared.of.is_none() {
                    let problem =
                        Problem::new(Code::Syntax, action.span, "a field says its type: `var` is for variables");
                    return self.fail(problem);
                }
                members.push(ClassMember::Field { declared: Box::new(declared), is_final: modifiers.is_final });
            }
        }
        Ok(())
    }

    fn modifiers(&mut self) -> Result<Modifiers> {
        let mut found = Modifiers::default();
        loop {
            let token = self.peek();
            match token.kind {
                TokenKind::Symbol("@") => {
                    self.next();
                    found.says_override |= self.peek().is_word("Override");
                    self.type_name()?;
                    if self.peek().is("(") {
                        self.at = self.behind_brackets(self.at).unwrap_or(self.at + 1);
                    }
                }
                TokenKind::Word("final") => {
                    self.next();
                    found.is_final = true;
                }
                // They say nothing that matters to a condition.
                TokenKind::Word("synchronized" | "transient" | "volatile" | "strictfp") => {
                    self.next();
                }
                TokenKind::Word("static") => {
                    return self.unsupported_java(token.span, "static members of anonymous classes");
                }
                TokenKind::Word(word @ ("abstract" | "native" | "default")) => {
                    let message = format!("no member of an anonymous class is `{word}`");
                    return self.fail(Problem::new(Code::Syntax, token.span, message));
                }
                TokenKind::Word(word) => {
                    let access = Access::ALL.into_iter().find(|access| access.word() == word);
                    let Some(access) = access else { return Ok(found) };
                    if found.access.replace(access).is_some() {
                        let message = format!("there is another word before `{word}` that says who may use this");
                        return self.fail(Problem::new(Code::Syntax, token.span, message));
                    }
                    self.next();
                }
                _ => return Ok(found),
            }
        }
    }

    /// Whether a type, a name and a parenthesis stand here.
    fn is_method(&self) -> bool {
        let Some((_, end)) = self.behind_type(self.at) else { return false };
        self.token(end).word().is_some_and(|word| !words::is_reserved(word)) && self.token(end + 1).is("(")
    }

    #[inline(never)]
    fn class_method(&mut self, modifiers: &Modifiers) -> Result<Box<ClassMethod>> {
        let result = self.type_name()?;
        let result = if result.value == void() { None } else { Some(result) };
        let name = self.name("the name of a method")?;
        let (parameters, has_variable_arity) = self.method_parameters()?;
        if self.peek().is_word("throws") {
            self.next();
            self.type_name()?;
            while self.eat(",") {
                self.type_name()?;
            }
        }
        let (body, span) = self.block()?;
        let body = Located::new(body, span);
        let access = modifiers.access.unwrap_or(Access::Package);
        let says_override = modifiers.says_override;
        Ok(Box::new(ClassMethod { says_override, access, result, name, parameters, has_variable_arity, body }))
    }

    /// The parameters, and whether the last of them stands for any number of arguments.
    fn method_parameters(&mut self) -> Result<(Vec<(Type, Name)>, bool)> {
        self.expect("(")?;
        let mut parameters: Vec<(Type, Name)> = Vec::new();
        if self.eat(")") {
            return Ok((parameters, false));
        }
        loop {
            while self.peek().is_word("final") {
                self.next();
            }
            let mut of = self.type_name()?;
            let is_last = self.eat("...");
            of.value.dimensions += usize::from(is_last);
            let name = self.name("the name of a parameter")?;
            of.value.dimensions += self.dimensions();
            if parameters.iter().any(|(_, other)| *other == name) {
                let message = format!("this method has another parameter `{}`", name.value);
                return self.fail(Problem::new(Code::Contradiction, name.span, message));
            }
            parameters.push((of, name));
            if self.eat(")") {
                return Ok((parameters, is_last));
            }
            if is_last {
                return self.unexpected("`)` behind the parameter with `...`");
            }
            if !self.eat(",") {
                return self.unexpected("`,` or `)`");
            }
        }
    }
}

fn void() -> TypeName {
    TypeName::new(super::super::ElementType::Primitive(Primitive::Void), 0)
}

const CLASS_WORDS: &[&str] = &["class", "interface", "enum"];
