//! Which compiled method a declaration in a source file is: the one whose parameters have the erased types.

use super::types::{Surroundings, type_named};
use crate::comments::{Parameter, Signature};
use crate::near_names;
use crate::syntax::{ElementType, TypeName, print_type};
use program::{ClassId, MethodId, Program, Type, access};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Why a declaration was not found, and what to do.
pub(super) struct Unmatched {
    pub message: String,
    pub help: String,
}

/// The names of all parameters of the descriptor, those that the source does not have included.
pub(super) fn names(program: &Program, method: MethodId, signature: &Signature) -> Vec<String> {
    let mut names = implicit_names(program, method);
    names.extend(signature.parameters.iter().map(|parameter| parameter.name.clone()));
    names.extend(program.captured_parameters(method));
    names
}

/// Names, none of which can be written in Java, of the parameters that the compiler has put first.
pub(super) fn implicit_names(program: &Program, method: MethodId) -> Vec<String> {
    let names: &[&str] = match program.implicit_parameters(method) {
        0 => &[],
        1 => &["this$0"],
        _ => &["$enum$name", "$enum$ordinal"],
    };
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// The method of a class that has this signature in its source, or in that of a spec.
pub(super) fn method(
    program: &mut Program,
    place: Surroundings<'_>,
    spec: Option<&Rc<str>>,
    signature: &Signature,
) -> Result<MethodId, Unmatched> {
    let types: Vec<Option<Type>> =
        signature.parameters.iter().map(|parameter| type_named(program, place, &parameter.erased)).collect();
    let fits = |program: &Program, id: MethodId| {
        let method = program.method(id);
        let is_written = method.access & (access::SYNTHETIC | access::BRIDGE) == 0;
        let is_there = match program.grafted_from(id) {
            Some(home) => spec == Some(home),
            None => true,
        };
        is_written
            && is_there
            && program.text(method.name) == signature.name
            && fit(program, id, &signature.parameters, &types)
    };
    let of = program.class(place.class);
    let own: Vec<MethodId> = of.methods.iter().copied().filter(|&id| fits(program, id)).collect();
    if let [only] = own[..] {
        return Ok(only);
    }
    let mut homes = of.lineage.iter().chain(of.all_interfaces.iter());
    let is_inherited =
        |&&home: &&ClassId| home != place.class && program.class(home).methods.iter().any(|&id| fits(program, id));
    let home = homes.find(is_inherited).filter(|_| spec.is_some() && signature.name != "<init>");
    Err(match home {
        Some(&home) => belongs_elsewhere(program, place.class, home, signature),
        None => not_found(program, place.class, signature),
    })
}

/// Whether a method has parameters of these types between those that the compiler has added. A type that is not known is
/// compared by its name.
fn fit(program: &Program, id: MethodId, parameters: &[Parameter], types: &[Option<Type>]) -> bool {
    let implicit = program.implicit_parameters(id);
    let all = &program.method(id).types.parameters;
    let end = all.len() - program.captured_parameters(id).len();
    let compiled = all.get(implicit..end).unwrap_or_default();
    compiled.len() == parameters.len()
        && compiled.iter().zip(parameters.iter().zip(types)).all(|(compiled, (parameter, known))| match known {
            Some(known) => known == compiled,
            None => has_name(compiled, &parameter.erased),
        })
}

/// Whether a type of the source may be this class.
pub(super) fn has_name(compiled: &Type, written: &TypeName) -> bool {
    let (mut element, mut dimensions) = (compiled, 0);
    while let Type::Array(inner) = element {
        (element, dimensions) = (inner, dimensions + 1);
    }
    let (Type::Class(name), ElementType::Named(written_name)) = (element, &written.element) else { return false };
    let dotted = name.replace(['/', '$'], ".");
    let is_end = dotted.strip_suffix(written_name.as_str()).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    // A local class has a number before its name.
    let last = name.rsplit('$').next().unwrap_or(name);
    let is_local = last != last.trim_start_matches(numeric) && last.trim_start_matches(numeric) == written_name;
    dimensions == written.dimensions && (is_end || is_local)
}

fn numeric(c: char) -> bool {
    c.is_ascii_digit()
}

fn belongs_elsewhere(program: &Program, class: ClassId, home: ClassId, signature: &Signature) -> Unmatched {
    let (class, home) = (program.class(class).java_name(), program.class(home).java_name());
    let message = format!("method '{}' belongs to {home}, not to {class}", shown(signature, &class));
    Unmatched { message, help: format!("write it into a spec for {home}") }
}

fn not_found(program: &Program, class: ClassId, signature: &Signature) -> Unmatched {
    let of = program.class(class);
    let java_name = of.java_name();
    let message = format!("the class file of {java_name} has no method '{}'", shown(signature, &java_name));
    let written = of.methods.iter().map(|&id| program.method(id)).filter(|of| of.access & access::SYNTHETIC == 0);
    let (namesakes, others): (Vec<_>, Vec<_>) = written.partition(|of| program.text(of.name) == signature.name);
    let lists: BTreeSet<String> = namesakes
        .iter()
        .map(|of| format!("'{}({})'", simple(&signature.name, &java_name), of.types.parameter_list()))
        .collect();
    let names: BTreeSet<&str> = others.iter().map(|of| program.text(of.name)).collect();
    let near = near_names(&signature.name, names);
    let help = if !lists.is_empty() {
        format!("it has {}; compile the source again", lists.into_iter().collect::<Vec<_>>().join(", "))
    } else if !near.is_empty() {
        format!("it has '{}'; compile the source again", near.join("', '"))
    } else {
        "compile the source again, and name its classes with -cp".to_owned()
    };
    Unmatched { message, help }
}

fn shown(signature: &Signature, class: &str) -> String {
    let parameters: Vec<String> = signature.parameters.iter().map(|parameter| print_type(&parameter.written)).collect();
    format!("{}({})", simple(&signature.name, class), parameters.join(", "))
}

/// A constructor is called like its class.
fn simple<'a>(name: &'a str, class: &'a str) -> &'a str {
    if name == "<init>" { class.rsplit(['.', '$']).next().unwrap_or(class) } else { name }
}
