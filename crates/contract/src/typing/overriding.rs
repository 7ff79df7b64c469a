//! What the methods of an anonymous class override (JLS §8.4.8), and what is left without a body.

use super::Checker;
use super::generics::meant;
use super::types::{JavaType, OBJECT, source_name};
use crate::Code;
use crate::Span;
use crate::syntax::{Access, ClassBody, ClassMethod};
use program::signature::Reader;
use program::{ClassId, MethodId, access};

/// A method of an anonymous class.
pub(super) struct Own<'b> {
    pub method: &'b ClassMethod,
    pub parameters: Vec<JavaType>,
    /// `None` for `void`.
    pub result: Option<JavaType>,
}

/// A descriptor by which supertypes know a method of the class.
pub(super) struct Bridge {
    pub descriptor: String,
    /// The place of the method.
    pub to: usize,
}

impl Own<'_> {
    pub fn descriptor(&self) -> String {
        let result = self.result.as_ref().map_or_else(|| "V".to_owned(), |of| of.erased().descriptor());
        format!("({}){result}", erased(&self.parameters))
    }

    pub fn flags(&self) -> u16 {
        let arity = if self.method.has_variable_arity { access::VARARGS } else { 0 };
        arity
            | match self.method.access {
                // Whatever is private in it the classes around may use too, and no class is below it.
                Access::Private | Access::Package => 0,
                Access::Protected => access::PROTECTED,
                Access::Public => access::PUBLIC,
            }
    }
}

impl Checker<'_> {
    /// The methods of a class with the types that they name.
    pub(super) fn own_methods<'b>(&mut self, body: &'b ClassBody) -> Option<Vec<Own<'b>>> {
        let (mut found, mut whole): (Vec<Own<'b>>, _) = (Vec::new(), true);
        for method in body.methods() {
            let result = method.result.as_ref().map(|of| self.type_named(of));
            let parameters: Vec<Option<JavaType>> =
                method.parameters.iter().map(|(of, _)| self.type_named(of)).collect();
            let parameters: Option<Vec<JavaType>> = parameters.into_iter().collect();
            let (Some(parameters), true) = (parameters, result != Some(None)) else {
                whole = false;
                continue;
            };
            let same =
                |other: &Own<'_>| other.method.name == method.name && erased(&other.parameters) == erased(&parameters);
            if found.iter().any(same) {
                let message = format!("this class has another method `{}` with these parameters", method.name.value);
                self.problem::<()>(Code::Contradiction, method.name.span, message);
                whole = false;
                continue;
            }
            found.push(Own { method, parameters, result: result.flatten() });
        }
        whole.then_some(found)
    }

    /// Checks what methods override, and answers the descriptors by which their supertypes know them.
    pub(super) fn bridges(&mut self, of: &JavaType, above: ClassId, methods: &[Own<'_>]) -> Option<Vec<Bridge>> {
        let (mut bridges, mut whole): (Vec<Bridge>, _) = (Vec::new(), true);
        for (to, own) in methods.iter().enumerate() {
            let overridden = self.overridden(of, above, own);
            if overridden.is_empty() && own.method.says_override {
                let message = format!("`{}` overrides nothing", own.method.name.value);
                self.problem::<()>(Code::NoSuchMethod, own.method.name.span, message);
                whole = false;
            }
            for (id, result) in overridden {
                whole &= self.check_override(own, id, result).is_some();
                let descriptor = self.program.text(self.program.method(id).descriptor).to_owned();
                let name = &own.method.name;
                let is_own = methods.iter().any(|own| own.method.name == *name && own.descriptor() == descriptor);
                let is_known =
                    |bridge: &Bridge| bridge.descriptor == descriptor && methods[bridge.to].method.name == *name;
                if !is_own && !bridges.iter().any(is_known) {
                    bridges.push(Bridge { descriptor, to });
                }
            }
        }
        whole.then_some(bridges)
    }

    /// The methods of supertypes that a method overrides, with their results as the supertype has them.
    fn overridden(&mut self, of: &JavaType, above: ClassId, own: &Own<'_>) -> Vec<(MethodId, Option<JavaType>)> {
        let mut found = Vec::new();
        for home in self.homes_above(above) {
            let is_interface = self.program.class(home).is_interface();
            let in_package = self.program.class(home).package() == self.program.class(self.scope.class).package();
            for id in self.program.class(home).methods.clone() {
                let method = self.program.method(id);
                let is_open = method.access & (access::PUBLIC | access::PROTECTED) != 0 || in_package;
                let is_inherited = is_open
                    && !method.is_private()
                    && method.access & access::SYNTHETIC == 0
                    && !(is_interface && method.is_static());
                let is_alike = self.program.text(method.name) == own.method.name.value
                    && method.types.parameters.len() == own.parameters.len();
                if !is_inherited || !is_alike {
                    continue;
                }
                let (parameters, result) = self.seen_from(of, home, id);
                let plain: Vec<JavaType> =
                    self.program.method(id).types.parameters.iter().map(JavaType::from).collect();
                let wanted = erased(&own.parameters);
                if wanted == erased(&parameters) || wanted == erased(&plain) {
                    found.push((id, result));
                }
            }
        }
        found
    }

    /// The classes and interfaces from which a class inherits that extends or implements one.
    fn homes_above(&self, above: ClassId) -> Vec<ClassId> {
        let of = self.program.class(above);
        let object = self.program.loaded(OBJECT).filter(|_| of.is_interface());
        of.lineage.iter().rev().chain(of.all_interfaces.iter().rev()).copied().chain(object).fold(
            Vec::new(),
            |mut homes, home| {
                if !homes.contains(&home) {
                    homes.push(home);
                }
                homes
            },
        )
    }

    /// The types of a method's parameters and of its result in an object of a type.
    fn seen_from(&mut self, of: &JavaType, home: ClassId, id: MethodId) -> (Vec<JavaType>, Option<JavaType>) {
        let types = self.program.method(id).types.clone();
        let parameters: Vec<JavaType> = types.parameters.iter().map(JavaType::from).collect();
        let result = types.result.as_ref().map(JavaType::from);
        let signature = self.program.method_signature(id).and_then(|text| Reader::new(&text).method());
        let Some(signature) = signature.filter(|signature| signature.arguments.len() == parameters.len()) else {
            return (parameters, result);
        };
        let mut meanings = self.meanings(Some(of), home);
        // What type parameters of the method stand for is up to its callers.
        meanings.retain(|name, _| signature.parameters.iter().all(|(own, _)| own != name));
        let told = signature.arguments.iter().map(|argument| meant(argument, &meanings));
        let parameters = told.zip(parameters).map(|(told, erased)| told.unwrap_or(erased)).collect();
        let told = signature.result.as_ref().and_then(|result| meant(result, &meanings));
        (parameters, told.or(result))
    }

    fn check_override(&mut self, own: &Own<'_>, id: MethodId, result: Option<JavaType>) -> Option<()> {
        let method = self.program.method(id);
        let (flags, home) = (method.access, source_name(&self.program.class(method.class).name));
        let name = &own.method.name;
        let wrong = |why: &str| format!("`{}` cannot override that of `{home}`, {why}", name.value);
        if flags & access::STATIC != 0 {
            return self.problem(Code::Contradiction, name.span, wrong("which is static"));
        }
        if flags & access::FINAL != 0 {
            return self.problem(Code::Contradiction, name.span, wrong("which is final"));
        }
        let least = match flags & (access::PUBLIC | access::PROTECTED) {
            access::PUBLIC => Access::Public,
            access::PROTECTED => Access::Protected,
            _ => Access::Package,
        };
        if own.method.access < least {
            let why = if least == Access::Package {
                "which is not private".to_owned()
            } else {
                format!("which is {}", least.word())
            };
            let help = (least != Access::Package).then(|| format!("write `{}` before it", least.word()));
            return self.problem_with_help(Code::Contradiction, name.span, wrong(&why), help);
        }
        let fits = match (&own.result, &result) {
            (None, None) => true,
            (Some(own), Some(wanted)) => self.is_subtype(own, wanted),
            _ => false,
        };
        if !fits {
            let result = result.map_or_else(|| "nothing".to_owned(), |of| format!("`{of}`"));
            return self.problem(Code::WrongType, name.span, wrong(&format!("which gives {result}")));
        }
        Some(())
    }

    /// Tells of methods that have no body although the class must have them all.
    pub(super) fn check_implemented(&mut self, class: ClassId, span: Span) -> Option<()> {
        let mut names: Vec<String> = Vec::new();
        for home in self.homes_above(class) {
            for &id in &self.program.class(home).methods {
                let method = self.program.method(id);
                let name = self.program.text(method.name);
                if method.is_abstract() && !self.object_has(id) && !names.iter().any(|known| known == name) {
                    names.push(name.to_owned());
                }
            }
        }
        let mut missing: Vec<MethodId> = Vec::new();
        for name in names {
            let all = self.methods_named(class, &name);
            missing.extend(all.into_iter().filter(|&id| self.program.method(id).is_abstract() && !self.object_has(id)));
        }
        if missing.is_empty() {
            return Some(());
        }
        let message = format!("this class does not implement {}", self.signatures(&missing, ", "));
        self.problem(Code::NoSuchMethod, span, message)
    }
}

/// The types as descriptors have them.
fn erased(types: &[JavaType]) -> String {
    types.iter().map(|of| of.erased().descriptor()).collect()
}
