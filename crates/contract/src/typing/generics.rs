//! Type arguments as far as declarations tell them (JVMS §4.7.9.1): what a field or a result is, seen from an object whose
//! type arguments are known.
//!
//! Java's inference is not carried out. A type variable that stands for nothing known is its bound, as after erasure; a
//! wildcard is its upper bound, since contracts only read.

use super::conversions::converted;
use super::types::{JavaType, OBJECT};
use super::{Checker, Conversion, Typed};
use crate::Scope;
use program::signature::{ClassSignature, MethodSignature, Reader, Signature};
use program::{ClassId, FieldId, MethodId, Type};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What type variables stand for.
pub(super) type Meanings = BTreeMap<String, JavaType>;

/// The types of what a scope names.
#[derive(Default)]
pub(super) struct Named {
    pub variables: Vec<JavaType>,
    pub result: Option<JavaType>,
}

/// How many supertypes may stand above each other.
const DEEPEST: usize = 50;

impl Checker<'_> {
    /// The type of a field seen from an object.
    pub(super) fn declared_type(&mut self, receiver: Option<&JavaType>, field: FieldId, erased: &Type) -> JavaType {
        if let Some(told) = self.told.fields.get(&field) {
            return told.clone();
        }
        let home = self.program.field(field).class;
        let signature = self.program.field_signature(field).and_then(|text| Reader::new(&text).whole());
        let found = signature.and_then(|signature| {
            let meanings = self.meanings(receiver, home);
            meant(&signature, &meanings)
        });
        found.unwrap_or_else(|| JavaType::from(erased))
    }

    /// The type of a method's result seen from an object, given these arguments.
    pub(super) fn result_type(
        &mut self,
        receiver: Option<&JavaType>,
        method: MethodId,
        arguments: &[JavaType],
        erased: &Type,
    ) -> JavaType {
        if let Some(told) = self.told.methods.get(&method) {
            return told.result.clone().unwrap_or_else(|| JavaType::from(erased));
        }
        let home = self.program.method(method).class;
        let signature = self.program.method_signature(method).and_then(|text| Reader::new(&text).method());
        let found = signature.and_then(|signature| {
            let mut meanings = self.meanings(receiver, home);
            self.infer(&signature, arguments, &mut meanings);
            meant(&signature.result?, &meanings)
        });
        found.unwrap_or_else(|| JavaType::from(erased))
    }

    /// The types of what a condition can name, with the type arguments that the signature of its method has. What the
    /// signature leaves out, as what the compiler has added to a constructor, and what it does not fit is as erased.
    pub(super) fn named_types(&mut self, scope: &Scope) -> Named {
        let mut named = Named {
            variables: scope.variables.iter().map(|(_, of)| JavaType::from(of)).collect(),
            result: scope.result.as_ref().map(JavaType::from),
        };
        let of_method = scope.method.and_then(|method| {
            let signature = self.program.method_signature(method).and_then(|text| Reader::new(&text).method())?;
            Some((method, signature))
        });
        let meanings = match &of_method {
            Some((method, signature)) => self.meanings_inside(*method, signature),
            None => self.meanings(None, scope.class),
        };
        let fitting = |told: &Signature, erased: &JavaType| {
            meant(told, &meanings).filter(|told| told.erased() == erased.erased()).unwrap_or_else(|| erased.clone())
        };
        for (text, of) in scope.signatures.iter().zip(&mut named.variables) {
            if let Some(told) = text.as_ref().and_then(|text| Reader::new(text).whole()) {
                *of = fitting(&told, of);
            }
        }
        let Some((method, signature)) = of_method else { return named };
        if let (Some(told), Some(of)) = (&signature.result, &mut named.result) {
            *of = fitting(told, of);
        }
        let count = self.program.method(method).types.parameters.len();
        let added = if signature.arguments.len() == count { 0 } else { self.program.implicit_parameters(method) };
        for (told, of) in signature.arguments.iter().zip(named.variables.iter_mut().take(count).skip(added)) {
            *of = fitting(told, of);
        }
        named
    }

    /// What type variables stand for in a method: what their bounds say, with the type arguments of these.
    fn meanings_inside(&mut self, method: MethodId, signature: &MethodSignature) -> Meanings {
        let mut meanings = self.meanings(None, self.program.method(method).class);
        meanings.retain(|name, _| signature.parameters.iter().all(|(own, _)| own != name));
        for (name, bound) in &signature.parameters {
            let known = bound.as_ref().and_then(|bound| meant(bound, &meanings));
            meanings.insert(name.clone(), known.unwrap_or_else(|| JavaType::class(OBJECT)));
        }
        meanings
    }

    /// The erasure of a type variable of a method.
    pub(super) fn erased_variable_of_method(&mut self, method: MethodId, name: &str) -> Option<JavaType> {
        let signature = self.program.method_signature(method).and_then(|text| Reader::new(&text).method())?;
        signature.parameters.iter().find(|(known, _)| known == name)?;
        self.meanings_inside(method, &signature).remove(name)
    }

    /// The erasure of a type variable of a class.
    pub(super) fn erased_variable(&self, class: ClassId, name: &str) -> Option<JavaType> {
        let parameters = self.class_parameters(class).parameters;
        let (_, bound) = parameters.iter().find(|(known, _)| known == name)?;
        let by_variable = match bound {
            Some(Signature::Variable(other)) if other != name => {
                parameters.iter().find(|(known, _)| known == other).and_then(|(_, bound)| bound.as_ref())
            }
            other => other.as_ref(),
        };
        Some(erased_bound(by_variable, &Meanings::new()))
    }

    /// The types of a method's parameters seen from an object, as far as these arguments tell.
    pub(super) fn parameter_types(
        &mut self,
        receiver: Option<&JavaType>,
        method: MethodId,
        arguments: &[JavaType],
    ) -> Vec<JavaType> {
        if let Some(told) = self.told.methods.get(&method) {
            return told.parameters.clone();
        }
        let home = self.program.method(method).class;
        let erased: Vec<JavaType> = self.program.method(method).types.parameters.iter().map(JavaType::from).collect();
        let signature = self.program.method_signature(method).and_then(|text| Reader::new(&text).method());
        // The signature of a constructor may leave out what the compiler has added.
        let Some(signature) = signature.filter(|signature| signature.arguments.len() == erased.len()) else {
            return erased;
        };
        let mut meanings = self.meanings(receiver, home);
        self.infer(&signature, arguments, &mut meanings);
        let told = signature.arguments.iter().map(|argument| meant_of_function(argument, &meanings));
        told.zip(erased).map(|(told, erased)| told.unwrap_or(erased)).collect()
    }

    /// The types of arguments of which the last ones are passed in an array, with that array in their place, as far as they
    /// tell what it is of.
    pub(super) fn in_array(&mut self, parameters: usize, mut arguments: Vec<JavaType>) -> Vec<JavaType> {
        let single = parameters.saturating_sub(1).min(arguments.len());
        let mut rest = arguments.split_off(single).into_iter().filter(|of| *of != JavaType::Null).map(|of| of.boxed());
        let first = rest.next();
        let element = first.map(|first| rest.fold(first, |known, next| self.common_supertype(&known, &next)));
        arguments.push(element.map_or(JavaType::Null, |element| JavaType::Array(Rc::new(element))));
        arguments
    }

    /// The type of an object that a constructor makes of these arguments, where nobody has written type arguments.
    pub(super) fn created_type(&mut self, class: ClassId, constructor: MethodId, arguments: &[JavaType]) -> JavaType {
        let name = self.program.class(class).name.clone();
        let own = self.class_parameters(class).parameters;
        let signature = self.program.method_signature(constructor).and_then(|text| Reader::new(&text).method());
        let (Some(mut signature), false) = (signature, own.is_empty()) else { return JavaType::class(&name) };
        signature.parameters = own.iter().cloned().chain(signature.parameters).collect();
        let mut meanings = Meanings::new();
        self.infer(&signature, arguments, &mut meanings);
        let arguments: Vec<JavaType> = own.iter().filter_map(|(name, _)| meanings.get(name).cloned()).collect();
        JavaType::Class { name, arguments: arguments.into() }
    }

    /// The value, which is known to be of this type although its erased type says less.
    pub(super) fn known_to_be(&mut self, value: Typed, of: JavaType) -> Typed {
        if self.is_subtype(&value.of, &of) {
            return Typed { of, ..value };
        }
        let cast = Conversion::Believed(of.erased());
        converted(value, cast, of)
    }

    /// What the type parameters of a class stand for in an object of a type.
    pub(super) fn meanings(&mut self, receiver: Option<&JavaType>, home: ClassId) -> Meanings {
        let view = receiver.and_then(|of| self.as_super(of, home, 0));
        let arguments = match view {
            Some(JavaType::Class { arguments, .. }) => arguments,
            _ => Rc::from([]),
        };
        let mut meanings = Meanings::new();
        for (place, (name, bound)) in self.class_parameters(home).parameters.into_iter().enumerate() {
            let known = arguments.get(place).cloned();
            let of = known.unwrap_or_else(|| erased_bound(bound.as_ref(), &meanings));
            meanings.insert(name, of);
        }
        meanings
    }

    pub(super) fn class_parameters(&self, class: ClassId) -> ClassSignature {
        let text = self.program.class_signature(class);
        text.and_then(|text| Reader::new(&text).class()).unwrap_or_default()
    }

    /// A type as one of its supertypes, with the type arguments that it has as such.
    pub(super) fn as_super(&mut self, of: &JavaType, home: ClassId, depth: usize) -> Option<JavaType> {
        let JavaType::Class { name, .. } = of else { return None };
        let class = self.program.load(name).ok()?;
        if class == home || depth > DEEPEST {
            return (class == home).then(|| of.clone());
        }
        if let Some(above) = self.told.supertypes.get(&class).cloned() {
            let loaded = self.program.load_type(&above.erased());
            if loaded.is_ok_and(|loaded| self.program.is_subtype(loaded, home)) {
                return self.as_super(&above, home, depth + 1);
            }
        }
        let signature = self.class_parameters(class);
        let meanings = self.meanings_of(of, &signature);
        for above in &signature.supertypes {
            let Some(above) = meant(above, &meanings) else { continue };
            let JavaType::Class { name, .. } = &above else { continue };
            let Ok(loaded) = self.program.load(name) else { continue };
            if self.program.is_subtype(loaded, home) {
                return self.as_super(&above, home, depth + 1);
            }
        }
        if !signature.supertypes.is_empty() {
            return None;
        }
        let class = self.program.class(class);
        let above = class.super_class.iter().chain(class.interfaces.iter()).copied();
        let above = above.into_iter().find(|&above| self.program.is_subtype(above, home))?;
        let above = JavaType::class(&self.program.class(above).name.clone());
        self.as_super(&above, home, depth + 1)
    }

    fn meanings_of(&self, of: &JavaType, signature: &ClassSignature) -> Meanings {
        let JavaType::Class { arguments, .. } = of else { return Meanings::new() };
        let names = signature.parameters.iter().map(|(name, _)| name.clone());
        // A raw type has raw supertypes: its variables stay unknown.
        names.zip(arguments.iter().cloned()).collect()
    }

    /// Finds out what the type parameters of a method stand for, where its arguments tell.
    fn infer(&mut self, signature: &MethodSignature, arguments: &[JavaType], meanings: &mut Meanings) {
        let mut found: BTreeMap<String, Option<JavaType>> = BTreeMap::new();
        let own: Vec<&str> = signature.parameters.iter().map(|(name, _)| name.as_str()).collect();
        if signature.arguments.len() == arguments.len() {
            for (parameter, argument) in signature.arguments.iter().zip(arguments) {
                self.unify(parameter, argument, &own, &mut found);
            }
        }
        for (name, bound) in &signature.parameters {
            let known = found.remove(name).flatten();
            let of = known.unwrap_or_else(|| erased_bound(bound.as_ref(), meanings));
            meanings.insert(name.clone(), of);
        }
    }

    /// Notes what a parameter's type says about type variables; what contradicts itself or cannot be told is `None`.
    fn unify(
        &mut self,
        parameter: &Signature,
        argument: &JavaType,
        own: &[&str],
        found: &mut BTreeMap<String, Option<JavaType>>,
    ) {
        match (parameter, argument) {
            (_, JavaType::Null) | (Signature::Base(_), _) => {}
            // It may be more than the variable stands for, so that others are asked first.
            (Signature::Above(bound), _) => match &**bound {
                Signature::Variable(name) if found.contains_key(name) => {}
                bound => self.unify(bound, argument, own, found),
            },
            (Signature::Variable(name), _) if own.contains(&name.as_str()) => {
                let argument = argument.boxed();
                let joined = match found.get(name) {
                    None => Some(argument),
                    Some(None) => None,
                    Some(Some(before)) => Some(self.common_supertype(&before.clone(), &argument)),
                };
                found.insert(name.clone(), joined);
            }
            (Signature::Array(parameter), JavaType::Array(argument)) => self.unify(parameter, argument, own, found),
            (Signature::Class { name, arguments: wanted }, _) if !wanted.is_empty() => {
                let home = self.program.load(name).ok();
                let view = home.and_then(|home| self.as_super(argument, home, 0));
                match view {
                    Some(JavaType::Class { arguments, .. }) if arguments.len() == wanted.len() => {
                        for (parameter, argument) in wanted.iter().zip(arguments.iter()) {
                            self.unify(parameter, argument, own, found);
                        }
                    }
                    _ => poison(parameter, found),
                }
            }
            _ => poison(parameter, found),
        }
    }
}

fn poison(parameter: &Signature, found: &mut BTreeMap<String, Option<JavaType>>) {
    match parameter {
        Signature::Base(_) => {}
        Signature::Variable(name) => {
            found.insert(name.clone(), None);
        }
        Signature::Above(bound) => poison(bound, found),
        Signature::Array(element) => poison(element, found),
        Signature::Class { arguments, .. } => arguments.iter().for_each(|argument| poison(argument, found)),
    }
}

/// What a signature stands for; `None` if a variable is unknown. Where one is unknown inside, the class is raw.
pub(super) fn meant(signature: &Signature, meanings: &Meanings) -> Option<JavaType> {
    Some(match signature {
        Signature::Base(base) => JavaType::Base(*base),
        Signature::Variable(name) => meanings.get(name)?.clone(),
        Signature::Above(_) => JavaType::class(OBJECT),
        Signature::Array(element) => JavaType::Array(Rc::new(meant(element, meanings)?)),
        Signature::Class { name, arguments } => {
            let arguments: Option<Vec<JavaType>> = arguments.iter().map(|argument| meant(argument, meanings)).collect();
            JavaType::Class { name: name.as_str().into(), arguments: arguments.unwrap_or_default().into() }
        }
    })
}

/// The same for the type of a parameter that takes a function: what is given to the function is of the bound of a wildcard
/// (JLS §9.9).
fn meant_of_function(signature: &Signature, meanings: &Meanings) -> Option<JavaType> {
    let Signature::Class { name, arguments } = signature else { return meant(signature, meanings) };
    let argument = |argument: &Signature| match argument {
        Signature::Above(bound) => meant(bound, meanings),
        other => meant(other, meanings),
    };
    let arguments: Option<Vec<JavaType>> = arguments.iter().map(argument).collect();
    Some(JavaType::Class { name: name.as_str().into(), arguments: arguments.unwrap_or_default().into() })
}

/// The erasure of a type variable with this bound.
fn erased_bound(bound: Option<&Signature>, meanings: &Meanings) -> JavaType {
    match bound.and_then(|bound| meant(bound, meanings)) {
        Some(JavaType::Class { name, .. }) => JavaType::class(&name),
        Some(other) => other,
        None => JavaType::class(OBJECT),
    }
}
