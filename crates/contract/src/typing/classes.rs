//! What class a name means (JLS §6.5.5): nested classes, imports, the package, `java.lang`, full names.

use super::conversions::explain;
use super::types::{JavaType, OBJECT, source_name};
use super::{Checker, did_you_mean};
use crate::syntax::{ElementType, Primitive, Type, TypeName};
use crate::{Code, Located, Span, near_names};
use program::{BaseType, ClassId, LinkErrorKind, Trouble, access};
use std::rc::Rc;

/// Classes are not nested deeper than this in any source.
const DEEPEST: usize = 64;
/// How many dimensions an array type has at most (JVMS §4.4.1).
const MOST_DIMENSIONS: usize = 255;

impl Checker<'_> {
    /// The type that is written here; `void` is none.
    pub(super) fn type_named(&mut self, written: &Type) -> Option<JavaType> {
        let element = match &written.value.element {
            ElementType::Primitive(primitive) => match base(*primitive) {
                Some(base) => JavaType::Base(base),
                None => return self.problem(Code::WrongType, written.span, "`void` is no type of values"),
            },
            ElementType::Anything => JavaType::class(OBJECT),
            ElementType::Named(name) if self.type_variable(name).is_some() => self.type_variable(name)?,
            ElementType::Named(name) => {
                let class = self.class_with_dots(name, written.span)?;
                let arguments = self.type_arguments(&written.value.arguments, written.span)?;
                JavaType::Class { name: self.program.class(class).name.clone(), arguments }
            }
        };
        if written.value.dimensions > MOST_DIMENSIONS {
            return self.problem(Code::TooLarge, written.span, "an array has 255 dimensions at most");
        }
        Some((0..written.value.dimensions).fold(element, |element, _| JavaType::Array(Rc::new(element))))
    }

    /// The erasure of a type variable of the method, or of a class around the contract.
    fn type_variable(&mut self, name: &str) -> Option<JavaType> {
        let own = self.scope.method.and_then(|method| self.erased_variable_of_method(method, name));
        own.or_else(|| self.enclosing().into_iter().find_map(|class| self.erased_variable(class, name)))
    }

    /// Type arguments; none if one of them is a type variable, whose meaning contracts do not know.
    fn type_arguments(&mut self, written: &[TypeName], span: Span) -> Option<Rc<[JavaType]>> {
        let mut found = Vec::new();
        for argument in written {
            let known = self.problems.len();
            let of = self.type_named(&Located::new(argument.clone(), span));
            match of {
                Some(of) if of.is_reference() => found.push(of),
                Some(of) => return self.wrong_type(span, "classes for type arguments", &of),
                None => {
                    self.problems.truncate(known);
                    return Some(Rc::from([]));
                }
            }
        }
        Some(found.into())
    }

    /// A class by a name that may have dots: `Map.Entry`, `java.util.Map`.
    fn class_with_dots(&mut self, name: &str, span: Span) -> Option<ClassId> {
        let mut words = name.split('.');
        let first = words.next().unwrap_or(name);
        let mut package = first.to_owned();
        let mut class = self.simple_class(first, span);
        for word in words {
            class = match class {
                Some(outer) => match self.member_class(outer, word, span) {
                    Some(inner) => Some(inner),
                    None => return self.no_member_class(outer, word, span),
                },
                None => {
                    package = format!("{package}/{word}");
                    self.load_if_there(&package, span)
                }
            };
        }
        match class {
            Some(class) => self.accessible_class(class, span),
            None => self.unknown_class(name, span),
        }
    }

    pub(super) fn no_member_class<T>(&mut self, outer: ClassId, name: &str, span: Span) -> Option<T> {
        let outer = source_name(&self.program.class(outer).name);
        self.problem(Code::NoSuchMember, span, format!("`{outer}` has no class `{name}`"))
    }

    fn unknown_class<T>(&mut self, name: &str, span: Span) -> Option<T> {
        let known = self.class_names();
        let near = near_names(name, known.iter().map(String::as_str)).into_iter().map(str::to_owned);
        let help = did_you_mean(&near.collect::<Vec<_>>())
            .unwrap_or_else(|| "write its full name with the package, or import it".to_owned());
        self.problem_with_help(Code::UnknownName, span, format!("there is no class `{name}` here"), Some(help))
    }

    /// The class, unless the code around the contract may not use it.
    pub(super) fn accessible_class(&mut self, class: ClassId, span: Span) -> Option<ClassId> {
        if self.program.may_access_class(self.scope.class, class) {
            return Some(class);
        }
        let (name, from) = (self.program.class(class), self.program.class(self.scope.class));
        let (name, from) = (source_name(&name.name), source_name(&from.name));
        let message = format!("the class `{name}` is not public and cannot be used in `{from}`");
        self.problem(Code::Inaccessible, span, message)
    }

    /// A class by its simple name, without telling if there is none.
    pub(super) fn simple_class(&mut self, name: &str, span: Span) -> Option<ClassId> {
        for class in self.enclosing() {
            if self.simple_name(class).as_deref() == Some(name) {
                return Some(class);
            }
            if let Some(member) = self.member_class(class, name, span) {
                return Some(member);
            }
        }
        let single = self.scope.imports.classes.iter().find(|import| last_word(import) == name).cloned();
        if let Some(class) = single.and_then(|import| self.imported(&import, span)) {
            return Some(class);
        }
        let members = self.scope.imports.members.iter().filter(|(_, member)| member == name);
        let homes: Vec<String> = members.map(|(home, _)| home.clone()).collect();
        if let Some(class) = self.static_member_class(&homes, name, span) {
            return Some(class);
        }
        for package in self.packages() {
            let full = if package.is_empty() { name.to_owned() } else { format!("{package}/{name}") };
            if let Some(class) = self.load_if_there(&full, span) {
                return Some(class);
            }
        }
        for import in self.scope.imports.on_demand.clone() {
            let home = import.replace('.', "/");
            let found = self.load_if_there(&format!("{home}/{name}"), span);
            // A spec stands for another class, but may have member classes that stand for none.
            let found = found.or_else(|| self.load_if_there(&format!("{home}${name}"), span));
            let found =
                found.or_else(|| self.imported(&import, span).and_then(|outer| self.member_class(outer, name, span)));
            if let Some(class) = found.filter(|&class| self.program.may_access_class(self.scope.class, class)) {
                return Some(class);
            }
        }
        let homes = self.scope.imports.members_on_demand.clone();
        if let Some(class) = self.static_member_class(&homes, name, span) {
            return Some(class);
        }
        self.load_if_there(&format!("java/lang/{name}"), span)
    }

    /// The static member class of this name that one of these classes has, which static imports bring in as well as methods.
    fn static_member_class(&mut self, homes: &[String], name: &str, span: Span) -> Option<ClassId> {
        homes.iter().find_map(|home| {
            let home = self.imported(home, span)?;
            let member = self.member_class(home, name, span)?;
            (self.is_static_member(member) && self.program.may_access_class(self.scope.class, member)).then_some(member)
        })
    }

    fn is_static_member(&self, class: ClassId) -> bool {
        let file = self.program.class(class).file.as_deref();
        file.is_some_and(|file| {
            let own = file.inner_classes.iter().find(|row| row.inner == file.this_class);
            own.is_some_and(|row| row.access & access::STATIC != 0)
        })
    }

    /// The packages whose classes need no import: that of the class, and those of the specs for it.
    fn packages(&self) -> Vec<String> {
        let class = self.program.class(self.scope.class);
        let of_spec = |spec: &Rc<str>| spec.rsplit_once('/').map_or("", |(package, _)| package).to_owned();
        let specs = self.program.specs_of(self.scope.class).iter().map(of_spec);
        std::iter::once(class.package().to_owned()).chain(specs).collect()
    }

    /// A class by its canonical name, as imports have it: packages, a class, member classes.
    pub(super) fn imported(&mut self, canonical: &str, span: Span) -> Option<ClassId> {
        let words: Vec<&str> = canonical.split('.').collect();
        (1..=words.len()).find_map(|package| {
            let outer = self.load_if_there(&words[..package].join("/"), span)?;
            words[package..].iter().try_fold(outer, |outer, word| self.member_class(outer, word, span))
        })
    }

    /// A class that another one or a supertype of it declares.
    pub(super) fn member_class(&mut self, outer: ClassId, name: &str, span: Span) -> Option<ClassId> {
        let class = self.program.class(outer);
        let others = class.lineage.iter().rev().chain(class.all_interfaces.iter()).copied();
        let homes: Vec<ClassId> = std::iter::once(outer).chain(others).collect();
        homes.into_iter().find_map(|home| {
            let member = self.declared_class(home, name)?;
            self.load_if_there(&member, span)
        })
    }

    /// The internal name of the member class of this simple name.
    fn declared_class(&self, outer: ClassId, name: &str) -> Option<String> {
        let file = self.program.class(outer).file.as_deref()?;
        let row = file.inner_classes.iter().find(|row| {
            row.outer == file.this_class
                && row.name != 0
                && file.constants.text(row.name).is_ok_and(|simple| simple == name)
        })?;
        Some(file.constants.class_name(row.inner).ok()?.into_owned())
    }

    /// The name that a class was declared with; none if it is anonymous.
    pub(super) fn simple_name(&self, class: ClassId) -> Option<String> {
        let of = self.program.class(class);
        let inner = of.file.as_deref().and_then(|file| {
            let row = file.inner_classes.iter().find(|row| row.inner == file.this_class)?;
            Some(file.constants.text(row.name).ok()?.into_owned())
        });
        inner.or_else(|| Some(last_part(&of.name).to_owned()))
    }

    /// The class of the current place and the classes around it, from the inside to the outside.
    pub(super) fn enclosing(&mut self) -> Vec<ClassId> {
        let mut found: Vec<ClassId> = self.inner.iter().rev().map(|inner| inner.class).collect();
        found.push(self.scope.class);
        while let Some(outer) = self.outer_class(*found.last().expect("the class of the scope at least")) {
            if found.contains(&outer) || found.len() > DEEPEST {
                break;
            }
            found.push(outer);
        }
        found
    }

    fn outer_class(&mut self, class: ClassId) -> Option<ClassId> {
        let file = self.program.class(class).file.clone()?;
        let row = file.inner_classes.iter().find(|row| row.inner == file.this_class && row.outer != 0);
        let outer = row.map(|row| row.outer).or(file.enclosing_method.map(|enclosing| enclosing.class))?;
        let name = file.constants.class_name(outer).ok()?;
        self.program.load(&name).ok()
    }

    /// A class by its internal name. That it is missing is no problem, that it is broken is one. The name of a spec means
    /// the class that the spec stands for.
    pub(super) fn load_if_there(&mut self, name: &str, span: Span) -> Option<ClassId> {
        let meant = self.program.spec_target(name).map_or(name, |target| target).to_owned();
        match self.program.load(&meant) {
            Ok(class) => Some(class),
            Err(Trouble::Link(error)) if error.kind == LinkErrorKind::NoClassDefFound && *error.message == meant => {
                None
            }
            Err(trouble) => {
                let (name, why) = (source_name(&meant), explain(&trouble));
                self.problem(Code::Unloadable, span, format!("`{name}` cannot be loaded: {why}"))
            }
        }
    }

    /// Simple names of classes that a misspelt one may have meant.
    pub(super) fn class_names(&mut self) -> Vec<String> {
        let mut names: Vec<String> = self.scope.imports.classes.iter().map(|name| last_word(name).to_owned()).collect();
        for class in self.enclosing() {
            names.extend(self.simple_name(class));
            if let Some(file) = self.program.class(class).file.as_deref() {
                let simple = |row: &program::class_file::InnerClass| file.constants.text(row.name).ok();
                names.extend(file.inner_classes.iter().filter_map(simple).map(|name| name.into_owned()));
            }
        }
        // The classes of the package need no import.
        let package = match self.program.class(self.scope.class).package() {
            "" => String::new(),
            package => format!("{package}/"),
        };
        let on_class_path = self.program.class_path_names().unwrap_or_default();
        let simple =
            |name: &String| name.strip_prefix(&package).filter(|rest| !rest.contains(['/', '$'])).map(str::to_owned);
        names.extend(on_class_path.iter().filter_map(simple));
        let known = ["Object", "String", "Integer", "Long", "Math", "Character", "Double", "Boolean"];
        names.extend(known.map(str::to_owned));
        names
    }
}

fn last_word(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(_, last)| last)
}

fn last_part(name: &str) -> &str {
    name.rsplit_once('/').map_or(name, |(_, last)| last)
}

fn base(primitive: Primitive) -> Option<BaseType> {
    BaseType::ALL.into_iter().find(|base| base.keyword() == primitive.name())
}
