//! Files and classes: what is declared where.

use super::attach::Target;
use super::scope::{ClassKind, Scope, TypeVariable, type_variables};
use super::{Member, Scanner};
use crate::syntax::types;

/// How many classes may stand inside each other.
const MOST_NESTING: usize = 100;

pub(super) const MODIFIERS: &[&str] = &[
    "public",
    "protected",
    "private",
    "static",
    "abstract",
    "final",
    "native",
    "synchronized",
    "transient",
    "volatile",
    "strictfp",
    "default",
    "sealed",
];

impl Scanner<'_> {
    /// The whole file.
    pub(super) fn file(&mut self) {
        let mut package = String::new();
        while self.cursor.at < self.cursor.last() {
            match self.cursor.peek().word() {
                Some("package") => package = self.package(),
                Some("import") => self.import(),
                _ => {
                    self.modifiers();
                    if !self.class(None, &package) {
                        self.broken(None);
                    }
                }
            }
        }
        let comments = self.cursor.take(self.cursor.last());
        self.attach_all(None, &comments, &NOTHING_FOLLOWS);
    }

    fn package(&mut self) -> String {
        let name = types::type_name(self.cursor.tokens(), self.cursor.at + 1);
        self.skip_to_semicolon();
        name.map(|(name, _)| crate::syntax::print_type(&name).replace('.', "/") + "/").unwrap_or_default()
    }

    fn import(&mut self) {
        let start = self.cursor.at + 1;
        self.skip_to_semicolon();
        let tokens = self.cursor.tokens().get(start..self.cursor.at).unwrap_or_default();
        let is_static = tokens.first().is_some_and(|token| token.is_word("static"));
        let is_module = tokens.first().is_some_and(|token| token.is_word("module"))
            && tokens.get(1).is_some_and(|token| token.word().is_some());
        let names = tokens[usize::from(is_static)..].iter();
        let mut parts: Vec<&str> =
            names.filter_map(|token| if token.is("*") { Some("*") } else { token.word() }).collect();
        let Some(last) = parts.pop().filter(|_| !is_module) else { return };
        let before = parts.join(".");
        let imports = &mut self.imports;
        match (is_static, last) {
            (false, "*") => imports.on_demand.push(before),
            (false, _) if before.is_empty() => imports.classes.push(last.to_owned()),
            (false, _) => imports.classes.push(format!("{before}.{last}")),
            (true, "*") => imports.members_on_demand.push(before),
            (true, _) => imports.members.push((before, last.to_owned())),
        }
    }

    fn skip_to_semicolon(&mut self) {
        while self.cursor.at < self.cursor.last() && !self.cursor.peek().is(";") {
            self.cursor.skip();
        }
        self.cursor.skip();
    }

    /// Goes behind the modifiers of a declaration.
    pub(super) fn modifiers(&mut self) {
        loop {
            let token = self.cursor.peek();
            let non_sealed =
                token.is_word("non") && self.cursor.ahead(1).is("-") && self.cursor.ahead(2).is_word("sealed");
            if non_sealed {
                self.cursor.at += 3;
            } else if token.word().is_some_and(|word| MODIFIERS.contains(&word)) {
                self.cursor.at += 1;
            } else {
                return;
            }
        }
    }

    /// Reads the class that is declared here, if one is: its modifiers are read already.
    pub(super) fn class(&mut self, outer: Option<&Scope>, prefix: &str) -> bool {
        let Some((kind, name_at)) = self.class_keyword() else { return false };
        let name_token = self.cursor.token(name_at);
        let name = name_token.word().expect("the keyword is followed by a name");
        let mut scope = Scope {
            binary_name: format!("{prefix}{name}"),
            simple_name: name.to_owned(),
            kind,
            type_variables: outer.map(|outer| outer.type_variables.clone()).unwrap_or_default(),
            components: Vec::new(),
        };
        self.declare(&scope.binary_name, Member::Class, name_at);
        self.cursor.at = name_at + 1;
        let own = self.declared_type_variables();
        scope.type_variables.extend(own);
        // What stands before the name is about the class, and so is the rest of its header.
        let mut comments = self.cursor.take(self.cursor.at);
        if kind == ClassKind::Record {
            let (components, found) = self.parameters(&scope.type_variables);
            for (index, found) in found {
                let component: &super::Parameter = &components[index];
                let field = [(scope.binary_name.clone(), Member::Field(component.name.clone()))];
                self.attach_all(None, &found, &Target::Declared(&field));
            }
            scope.components = components;
        }
        while !["{", "}", ";"].iter().any(|symbol| self.cursor.peek().is(symbol)) && self.cursor.at < self.cursor.last()
        {
            self.cursor.skip();
        }
        comments.extend(self.cursor.take(self.cursor.at));
        let declared = [(scope.binary_name.clone(), Member::Class)];
        self.attach(outer, comments, &Target::Declared(&declared));
        if self.cursor.peek().is("{") {
            self.class_body(&scope);
        }
        true
    }

    /// `class`, `interface` and the like at the present place: what it declares, and the index of the name.
    pub(super) fn class_keyword(&self) -> Option<(ClassKind, usize)> {
        let at = self.cursor.at;
        let (keyword, kind) = match self.cursor.peek().word() {
            Some("class" | "interface") => (at, ClassKind::Other),
            Some("enum") => (at, ClassKind::Enum),
            Some("record") if self.cursor.ahead(2).is("(") || self.cursor.ahead(2).is("<") => (at, ClassKind::Record),
            None if self.cursor.peek().is("@") && self.cursor.ahead(1).is_word("interface") => {
                (at + 1, ClassKind::Other)
            }
            _ => return None,
        };
        self.cursor.token(keyword + 1).word().map(|_| (kind, keyword + 1))
    }

    /// Type variables between angle brackets, if they are declared here.
    pub(super) fn declared_type_variables(&mut self) -> Vec<TypeVariable> {
        let open = self.cursor.at;
        if !self.cursor.peek().is("<") {
            return Vec::new();
        }
        match types::behind_type_arguments(self.cursor.tokens(), open) {
            Some(end) => {
                self.cursor.at = end;
                type_variables(self.cursor.tokens(), open, end - 1)
            }
            None => Vec::new(),
        }
    }

    pub(super) fn class_body(&mut self, scope: &Scope) {
        let end = self.cursor.closing(self.cursor.at);
        if self.nesting < MOST_NESTING {
            self.nesting += 1;
            self.cursor.at += 1;
            if scope.kind == ClassKind::Enum {
                self.enum_constants(scope, end);
            }
            while self.cursor.at < end {
                self.member(scope, end);
            }
            self.nesting -= 1;
        }
        self.cursor.at = end;
        let comments = self.cursor.take(end);
        self.attach_all(Some(scope), &comments, &NOTHING_FOLLOWS);
        self.cursor.skip();
    }

    /// Goes behind the constants of an enum. Their bodies are classes without names.
    fn enum_constants(&mut self, scope: &Scope, end: usize) {
        let mut constant = self.cursor.at;
        while self.cursor.at < end && !self.cursor.peek().is(";") {
            let at = self.cursor.at;
            constant = if self.cursor.peek().word().is_some() { at } else { constant };
            if self.cursor.peek().is("{") {
                let before = self.cursor.take(at);
                self.attach_all(Some(scope), &before, &AT_CONSTANT);
                self.nameless_class(scope, constant);
            } else if self.cursor.peek().is("(") {
                let before = self.cursor.take(at);
                self.attach_all(Some(scope), &before, &AT_CONSTANT);
                self.through(scope, self.cursor.closing(at) + 1);
            } else {
                self.cursor.skip();
            }
        }
        self.cursor.at = self.cursor.at.min(end);
        let comments = self.cursor.take(self.cursor.at);
        self.attach_all(Some(scope), &comments, &AT_CONSTANT);
    }

    /// Goes behind something that is no declaration. Contracts before it and in it belong to nothing.
    pub(super) fn broken(&mut self, class: Option<&Scope>) {
        loop {
            let token = self.cursor.peek();
            self.cursor.skip();
            if token.is(";") || token.is("{") || token.is("}") || self.cursor.at >= self.cursor.last() {
                break;
            }
        }
        let comments = self.cursor.take(self.cursor.at.saturating_sub(1));
        self.attach_all(class, &comments, &NO_DECLARATION);
    }
}

const NOTHING_FOLLOWS: Target<'static> = Target::Nothing {
    why: "no declaration follows that this could be about",
    help: "write it before the declaration that it is about",
};

const NO_DECLARATION: Target<'static> = Target::Nothing {
    why: "what this stands at cannot be read as a declaration",
    help: "write it before a class, a field or a method that compiles",
};

const AT_CONSTANT: Target<'static> =
    Target::Nothing { why: "the constants of an enum have no contracts", help: "write it before a field or a method" };

pub(super) const IN_INITIALIZER: Target<'static> = Target::Nothing {
    why: "Kukang does not support contracts inside of a field's initializer",
    help: "write it before the field, or inside of a method",
};
