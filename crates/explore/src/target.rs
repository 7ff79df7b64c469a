//! Targets: from the name that a person types to the methods that it stands for.

use crate::error::Error;
use interp::Machine;
use program::{ClassId, MethodId, access};
use std::fmt;

/// A method to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub(crate) method: MethodId,
    name: String,
}

impl fmt::Display for Target {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.name)
    }
}

/// All targets that a name stands for: a package, a class, a method, a method with its parameter types.
pub fn find(machine: &mut Machine, text: &str) -> Result<Vec<Target>, Error> {
    let (class_name, method) = match text.split_once("::") {
        Some((class, method)) => (class, Some(method)),
        None => (text, None),
    };
    if class_name.is_empty() || class_name.contains('/') {
        let message = format!("`{text}` is no target; write pkg.Class, pkg.Class::method or pkg.Class::method(int)");
        return Err(Error::Target(message));
    }
    if let Some(class) = load(machine, class_name)? {
        return match method {
            Some(method) => find_method(machine, class, class_name, method),
            None => class_targets(machine, class, text),
        };
    }
    if method.is_none() {
        let prefix = format!("{}/", class_name.replace('.', "/"));
        let world = machine.program.world();
        let names: Vec<String> =
            world.classes().filter(|name| name.starts_with(&prefix)).map(|name| name.to_string()).collect();
        let mut found = Vec::new();
        for name in &names {
            if let Some(class) = load(machine, &name.replace('/', "."))? {
                found.extend(methods_of(machine, class));
            }
        }
        if !found.is_empty() {
            return Ok(found);
        }
    }
    let known: Vec<String> = machine.program.world().classes().map(|name| name.replace(['/', '$'], ".")).collect();
    let near = near(class_name, known.iter().map(String::as_str));
    Err(Error::Target(format!("no class or package {class_name} on the class path{}", suggestion(&near))))
}

/// A class by the name that a person writes; nested classes with a dot or a dollar.
pub fn load(machine: &mut Machine, name: &str) -> Result<Option<ClassId>, Error> {
    let mut candidate = name.replace('.', "/");
    loop {
        if let Some(class) = machine.find_class(&candidate)? {
            return Ok(Some(class));
        }
        match candidate.rfind('/') {
            Some(place) => candidate.replace_range(place..=place, "$"),
            None => return Ok(None),
        }
    }
}

fn class_targets(machine: &Machine, class: ClassId, text: &str) -> Result<Vec<Target>, Error> {
    let found = methods_of(machine, class);
    if found.is_empty() {
        return Err(Error::Target(format!("{text} has no method that could be checked")));
    }
    Ok(found)
}

/// The methods of a class that are checked when the class is: all that are not private, synthetic or invariants.
fn methods_of(machine: &Machine, class: ClassId) -> Vec<Target> {
    let of = machine.program.class(class);
    let wanted = |&&id: &&MethodId| {
        let method = machine.program.method(id);
        let name = machine.program.text(method.name);
        method.access & (access::PRIVATE | access::SYNTHETIC | access::ABSTRACT | access::NATIVE) == 0
            && name != "<clinit>"
            && (name != "<init>" || !of.is_abstract())
            && !machine.program.has_annotation(id, "kukang/contracts/Invariant")
    };
    of.methods.iter().filter(wanted).map(|&id| target(machine, id)).collect()
}

fn find_method(machine: &Machine, class: ClassId, class_name: &str, text: &str) -> Result<Vec<Target>, Error> {
    let (name, parameters) = match text.split_once('(') {
        Some((name, rest)) => match rest.strip_suffix(')') {
            Some(inside) => (name, Some(inside)),
            None => return Err(Error::Target(format!("`{class_name}::{text}` lacks its closing parenthesis"))),
        },
        None => (text, None),
    };
    let of = machine.program.class(class);
    let simple = of.name.rsplit(['/', '$']).next().unwrap_or_default();
    let wanted = if name == simple || name == "new" { "<init>" } else { name };
    let named: Vec<MethodId> = of
        .methods
        .iter()
        .copied()
        .filter(|&id| machine.program.text(machine.program.method(id).name) == wanted)
        .collect();
    if named.is_empty() {
        let names: Vec<&str> =
            of.methods.iter().map(|&id| machine.program.text(machine.program.method(id).name)).collect();
        let near = near(name, names.into_iter());
        return Err(Error::Target(format!("{class_name} has no method {name}{}", suggestion(&near))));
    }
    let fitting: Vec<MethodId> = match parameters {
        Some(parameters) => named.iter().copied().filter(|&id| takes(machine, id, parameters)).collect(),
        None => named.clone(),
    };
    if fitting.is_empty() {
        let all: Vec<String> = named.iter().map(|&id| target(machine, id).name).collect();
        return Err(Error::Target(format!("no {class_name}::{text}; there is {}", all.join(", "))));
    }
    let without_body = |id: MethodId| machine.program.method(id).access & (access::ABSTRACT | access::NATIVE) != 0;
    if let Some(&id) = fitting.iter().find(|&&id| without_body(id)) {
        return Err(Error::Target(format!("{} has no body to check", target(machine, id).name)));
    }
    Ok(fitting.into_iter().map(|id| target(machine, id)).collect())
}

/// Whether a method takes parameters of these types, given by full or simple names.
fn takes(machine: &Machine, id: MethodId, wanted: &str) -> bool {
    let types = &machine.program.method(id).types.parameters;
    let wanted: Vec<&str> = wanted.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    wanted.len() == types.len()
        && wanted.iter().zip(types.iter()).all(|(wanted, of)| {
            let full = of.to_string();
            full == *wanted
                || full.replace('$', ".").rsplit('.').next() == Some(wanted)
                || simple_name(&full) == *wanted
        })
}

/// A type's name without its package.
fn simple_name(full: &str) -> &str {
    full.rsplit('.').next().unwrap_or(full)
}

fn target(machine: &Machine, id: MethodId) -> Target {
    let method = machine.program.method(id);
    let class = machine.program.class(method.class).java_name();
    let name = match machine.program.text(method.name) {
        "<init>" => "new",
        name => name,
    };
    let parameters: Vec<String> =
        method.types.parameters.iter().map(|of| simple_name(&of.to_string()).to_owned()).collect();
    Target { method: id, name: format!("{class}::{name}({})", parameters.join(",")) }
}

/// The names most like one that is not there.
fn near<'a>(wanted: &str, known: impl Iterator<Item = &'a str>) -> Vec<String> {
    let simple = simple_name(wanted).to_lowercase();
    let mut found: Vec<(usize, &str)> = known
        .filter(|name| !name.contains('<'))
        .map(|name| {
            let other = simple_name(name).to_lowercase();
            let distance = if other.contains(&simple) || simple.contains(&other) { 1 } else { edits(&simple, &other) };
            (distance, name)
        })
        .filter(|(distance, _)| *distance <= 2.max(simple.len() / 3))
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().take(3).map(|(_, name)| name.to_owned()).collect()
}

/// Levenshtein's distance.
fn edits(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (place, from) in left.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = place + 1;
        for (column, &to) in right.iter().enumerate() {
            let replaced = diagonal + usize::from(from != to);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}

fn suggestion(near: &[String]) -> String {
    if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(" or ")) }
}

/// A method by names, for another machine.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct MethodName {
    pub class: String,
    pub name: String,
    pub descriptor: String,
}

impl MethodName {
    pub fn of(machine: &Machine, method: MethodId) -> MethodName {
        let of = machine.program.method(method);
        MethodName {
            class: machine.program.class(of.class).name.to_string(),
            name: machine.program.text(of.name).to_owned(),
            descriptor: machine.program.text(of.descriptor).to_owned(),
        }
    }

    pub fn find(&self, machine: &mut Machine) -> Result<Option<MethodId>, Error> {
        let class = machine.find_class(&self.class)?;
        Ok(class.and_then(|class| machine.program.declared_method(class, &self.name, &self.descriptor)))
    }
}
