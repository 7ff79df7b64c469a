//! Targets: from the name that a person types to the methods that it stands for.

use crate::error::Error;
use crate::missing;
use interp::Machine;
use interp::symbolic::LIMIT;
use program::{ClassId, MethodId, ProgramError, Trouble, access, near_names};
use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;

/// A method to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub(crate) method: MethodId,
    /// The class that the method is checked for, which has it from a supertype unless it declares it itself.
    pub(crate) class: ClassId,
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
    if class_name.is_empty() || class_name.contains(['/', '\\', '#']) || is_file(class_name) {
        return Err(Error::Target(no_target(machine, text)));
    }
    if let Some(class) = load(machine, class_name)? {
        return match method {
            Some(method) => find_method(machine, class, class_name, method),
            None => class_targets(machine, class, text),
        };
    }
    if let Some(why) = unloadable_class(machine, class_name) {
        return Err(Error::Target(with_remedy(why)));
    }
    if method.is_none() {
        let prefix = format!("{}/", class_name.replace('.', "/"));
        let found = package_targets(machine, &prefix)?;
        if !found.is_empty() {
            return Ok(found);
        }
        if let Some((_, why)) = unloadable(machine, &prefix).into_iter().next() {
            return Err(Error::Target(with_remedy(format!("no class of {class_name} can be checked: {why}"))));
        }
        if let Some(why) = in_short(&unreadable(machine, &prefix)) {
            return Err(Error::Target(format!("no class of {class_name} can be read: {why}")));
        }
        if let Some(meant) = method_with_a_dot(machine, class_name)? {
            return Err(Error::Target(format!("{}; a method is written {meant}", no_such_class(machine, class_name))));
        }
    }
    Err(Error::Target(no_such_class(machine, class_name)))
}

/// The targets of all classes whose internal names begin in this way.
fn package_targets(machine: &mut Machine, prefix: &str) -> Result<Vec<Target>, Error> {
    let world = machine.program.world();
    let names: Vec<String> =
        world.classes().filter(|name| name.starts_with(prefix)).map(|name| name.to_string()).collect();
    let mut found = Vec::new();
    for name in &names {
        if let Some(class) = load(machine, &name.replace('/', "."))? {
            found.extend(methods_of(machine, class));
        }
    }
    Ok(found)
}

/// The class files below this folder of the class path that cannot be read, each with why; all such files if it is empty.
pub fn unreadable(machine: &mut Machine, folder: &str) -> Vec<(String, String)> {
    let world = machine.program.world();
    let is_below = |origin: &str| {
        origin
            .match_indices(folder)
            .any(|(place, _)| !origin[..place].ends_with(|before: char| before.is_alphanumeric() || before == '_'))
    };
    let told = |error: &ProgramError| match error {
        ProgramError::BadClassFile { origin, .. } => is_below(origin).then(|| (origin.clone(), error.to_string())),
        ProgramError::BadPath { path, .. } if folder.is_empty() => {
            Some((path.display().to_string(), error.to_string()))
        }
        _ => folder.is_empty().then(|| ("the JDK".to_owned(), error.to_string())),
    };
    world.unreadable().iter().filter_map(told).collect()
}

/// Files that cannot be read, in one sentence.
pub fn in_short(unreadable: &[(String, String)]) -> Option<String> {
    let (_, first) = unreadable.first()?;
    Some(match unreadable.len() - 1 {
        0 => first.clone(),
        1 => format!("{first}, and another class file in the same way"),
        more => format!("{first}, and {more} more class files"),
    })
}

/// The classes of the class path whose internal names begin in this way and that cannot be loaded although their class files are
/// in order, each with why: mostly a class above them is missing.
pub fn unloadable(machine: &mut Machine, prefix: &str) -> Vec<(String, String)> {
    let world = machine.program.world();
    let names: Vec<String> =
        world.classes().filter(|name| name.starts_with(prefix)).map(|name| name.to_string()).collect();
    let mut found = Vec::new();
    for name in names {
        if let Err(trouble @ Trouble::Link(_)) = machine.load_class(&name) {
            let name = name.replace('/', ".");
            let why = missing::why(&name, &trouble);
            found.push((name, why));
        }
    }
    found
}

/// Why the class that a person names cannot be loaded, if its class file is there.
fn unloadable_class(machine: &mut Machine, name: &str) -> Option<String> {
    let world = machine.program.world();
    let wanted = normal(name);
    let internal = world.classes().find(|known| normal(&known.replace('/', ".")) == wanted)?.to_string();
    match machine.load_class(&internal) {
        Err(trouble @ Trouble::Link(_)) => Some(missing::why(&internal.replace('/', "."), &trouble)),
        _ => None,
    }
}

fn with_remedy(why: String) -> String {
    match missing::remedy(&why) {
        Some(remedy) => format!("{why}: {remedy}"),
        None => why,
    }
}

/// `pkg.Class.method` as it should have been written, if there is such a method.
fn method_with_a_dot(machine: &mut Machine, text: &str) -> Result<Option<String>, Error> {
    let (before, parameters) = text.split_at(text.find('(').unwrap_or(text.len()));
    let Some((class_name, method)) = before.rsplit_once('.') else { return Ok(None) };
    let Some(class) = load(machine, class_name)? else { return Ok(None) };
    let found = find_method(machine, class, class_name, &format!("{method}{parameters}"));
    Ok(found.is_ok().then(|| format!("{class_name}::{method}{parameters}")))
}

/// The targets of all classes that stand in folders rather than jars: those of a project, but not of its libraries.
pub fn all(machine: &mut Machine, class_path: &[PathBuf]) -> Vec<Target> {
    let world = machine.program.world();
    let names: Vec<String> = world.classes().map(|name| name.to_string()).collect();
    let mut found = Vec::new();
    for name in &names {
        // What cannot be loaded is said in every report.
        let Ok(class) = machine.program.load(name) else { continue };
        let origin = &*machine.program.class(class).origin;
        let is_home = |entry: &PathBuf| entry.join(format!("{name}.class")).display().to_string() == origin;
        if class_path.iter().any(is_home) {
            found.extend(methods_of(machine, class));
        }
    }
    found
}

/// What to say of a class that is not there.
pub(crate) fn no_such_class(machine: &mut Machine, class_name: &str) -> String {
    if machine.program.world().classes().next().is_none() {
        return format!("no class or package {class_name} on the class path, which has no classes at all");
    }
    // What begins with a small letter is a package to whoever keeps to Java's conventions.
    let is_package = simple_name(class_name).starts_with(char::is_lowercase);
    let packages = near_packages(machine, class_name);
    let classes = near_classes(machine, class_name);
    let near = if classes.is_empty() || is_package && !packages.is_empty() { packages } else { classes };
    format!("no class or package {class_name} on the class path{}", suggestion(&near))
}

/// What to say of a type that is not there.
pub(crate) fn no_such_type(machine: &mut Machine, name: &str) -> String {
    format!("there is no class {name}{}", suggestion(&near_classes(machine, name)))
}

/// Whether a text names a file, as those of classes and sources are called.
fn is_file(text: &str) -> bool {
    [".class", ".java", ".jar"].iter().any(|ending| text.ends_with(ending))
}

/// What to say of a text that names no target in any case: what may have been meant.
fn no_target(machine: &mut Machine, text: &str) -> String {
    if let Some((class, method)) = text.split_once('#').filter(|(class, _)| !class.is_empty()) {
        return format!("`{text}` is no target; a method is written {class}::{method}");
    }
    let name = text.trim_end_matches(".class").trim_end_matches(".java").replace(['/', '\\'], ".");
    let near = if name.is_empty() || text.ends_with(".jar") { Vec::new() } else { near_classes(machine, &name) };
    let exact: Vec<String> = near.iter().filter(|class| names(class, &name)).cloned().collect();
    let meant = suggestion(if exact.is_empty() { &near } else { &exact });
    if is_file(text) {
        return format!(
            "`{text}` is a file, not a target; write pkg.Class, and with -cp the folder or jar that has it{meant}"
        );
    }
    let meant =
        if meant.is_empty() { "; write pkg.Class, pkg.Class::method or pkg.Class::method(int)" } else { &meant };
    format!("`{text}` is no target{meant}")
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

/// The methods of a class that are checked when the class is: all that are not private, synthetic, invariants or parts of
/// specs, nor those that the compiler gives every enum, every record and every class without a name.
fn methods_of(machine: &Machine, class: ClassId) -> Vec<Target> {
    let of = machine.program.class(class);
    let is_enum = of.access & access::ENUM != 0;
    let of_every_enum = |name: &str, descriptor: &str| {
        name == "values" && descriptor.starts_with("()")
            || name == "valueOf" && descriptor.starts_with("(Ljava/lang/String;)")
    };
    let wanted = |&&id: &&MethodId| {
        let method = machine.program.method(id);
        let name = machine.program.text(method.name);
        method.access & (access::PRIVATE | access::SYNTHETIC | access::ABSTRACT | access::NATIVE) == 0
            && name != "<clinit>"
            && !(is_enum && method.is_static() && of_every_enum(name, machine.program.text(method.descriptor)))
            && !machine.program.is_of_every_record(id)
            && (name != "<init>" || !of.is_abstract() && !machine.program.is_anonymous(class))
            && !machine.program.has_annotation(id, "kukang/contracts/Invariant")
            && !machine.program.has_annotation(id, LIMIT)
            && machine.program.grafted_from(id).is_none()
    };
    of.methods.iter().filter(wanted).map(|&id| target(machine, class, id)).collect()
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
    let named = methods_named(machine, class, wanted);
    if named.is_empty() {
        return Err(Error::Target(no_such_method(machine, class, class_name, name)));
    }
    let takes = |id: MethodId| parameters.is_none_or(|parameters| takes(machine, id, parameters));
    let Some(fitting) = named.iter().find(|methods| methods.iter().any(|&id| takes(id))) else {
        let all: Vec<String> = named.concat().into_iter().map(|id| target(machine, class, id).name).collect();
        return Err(Error::Target(format!("no {class_name}::{text}; there is {}", all.join(", "))));
    };
    let mut fitting: Vec<MethodId> = fitting.iter().copied().filter(|&id| takes(id)).collect();
    let is_helper = |id: MethodId| machine.program.method(id).access & (access::PRIVATE | access::SYNTHETIC) != 0;
    if parameters.is_none() && !fitting.iter().all(|&id| is_helper(id)) {
        // Whoever names a method without its parameters means what callers see.
        fitting.retain(|&id| !is_helper(id));
    }
    let without_body = |id: MethodId| machine.program.method(id).access & (access::ABSTRACT | access::NATIVE) != 0;
    if let Some(&id) = fitting.iter().find(|&&id| without_body(id)) {
        return Err(Error::Target(format!("{} has no body to check", target(machine, class, id).name)));
    }
    Ok(fitting.into_iter().map(|id| target(machine, class, id)).collect())
}

/// The methods of this name: those that the class declares, then those that it inherits from each class above it, from
/// the nearest up, then from interfaces. What is private above it, and the constructors there, are none of its own.
fn methods_named(machine: &Machine, class: ClassId, name: &str) -> Vec<Vec<MethodId>> {
    let program = &machine.program;
    let of = program.class(class);
    let interfaces = of.all_interfaces.iter().copied().filter(|&interface| interface != class);
    let above = of.lineage.iter().rev().copied().filter(|&home| home != class).chain(interfaces);
    let mut groups: Vec<Vec<MethodId>> = Vec::new();
    for home in [class].into_iter().chain(above) {
        let is_wanted = |id: MethodId| {
            let method = program.method(id);
            let is_hidden = home != class && (method.is_private() || name.starts_with('<'));
            program.text(method.name) == name && !is_hidden
        };
        let is_overridden = |id: MethodId| {
            let descriptor = program.method(id).descriptor;
            groups.iter().flatten().any(|&known| program.method(known).descriptor == descriptor)
        };
        let methods = program.class(home).methods.iter().copied();
        let found: Vec<MethodId> = methods.filter(|&id| is_wanted(id) && !is_overridden(id)).collect();
        if !found.is_empty() {
            groups.push(found);
        }
    }
    groups
}

/// Whether a method takes parameters of these types.
pub(crate) fn takes(machine: &Machine, id: MethodId, wanted: &str) -> bool {
    let types = &machine.program.method(id).types.parameters;
    let wanted = normal(&without_type_arguments(wanted));
    let wanted: Vec<&str> = wanted.split(',').filter(|name| !name.is_empty()).collect();
    wanted.len() == types.len() && wanted.iter().zip(types.iter()).all(|(wanted, of)| names(wanted, &of.to_string()))
}

/// Whether a name stands for a type: its full name or any end of it, `pkg.Outer.Inner`, `Outer.Inner` or `Inner`.
fn names(wanted: &str, full: &str) -> bool {
    let full = normal(full);
    full.strip_suffix(wanted).is_some_and(|before| before.is_empty() || before.ends_with('.'))
}

/// Types with dots between all names, no blanks, and arrays as such: `Outer$Inner...` is `Outer.Inner[]`.
fn normal(types: &str) -> String {
    let plain: String = types.chars().filter(|letter| !letter.is_whitespace()).collect();
    plain.replace('$', ".").replace("...", "[]")
}

/// `Map<String, Integer>` as `Map`, which is all that class files know of a parameter.
fn without_type_arguments(types: &str) -> String {
    let mut depth = 0_usize;
    let mut plain = String::new();
    for letter in types.chars() {
        match letter {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    plain
}

/// A type's name without its package.
fn simple_name(full: &str) -> &str {
    full.rsplit('.').next().unwrap_or(full)
}

fn target(machine: &Machine, class: ClassId, id: MethodId) -> Target {
    let method = machine.program.method(id);
    let class_name = machine.program.class(class).java_name();
    let name = match machine.program.text(method.name) {
        "<init>" => "new",
        name => name,
    };
    let parameters: Vec<String> =
        method.types.parameters.iter().map(|of| simple_name(&of.to_string()).to_owned()).collect();
    Target { method: id, class, name: format!("{class_name}::{name}({})", parameters.join(",")) }
}

/// What to say of a method that a class does not have: what may have been meant.
pub(crate) fn no_such_method(machine: &Machine, class: ClassId, class_name: &str, name: &str) -> String {
    let program = &machine.program;
    let methods = program.class(class).lineage.iter().flat_map(|&home| program.class(home).methods.iter());
    let names = methods.map(|&id| program.text(program.method(id).name)).filter(|name| !name.contains('<'));
    let near: Vec<String> = near_names(name, names).into_iter().map(str::to_owned).collect();
    format!("{class_name} has no method {name}{}", suggestion(&near))
}

/// Classes of the class path whose simple name is like one that is not there.
fn near_classes(machine: &mut Machine, wanted: &str) -> Vec<String> {
    let known: Vec<String> = machine.program.world().classes().map(|name| name.replace(['/', '$'], ".")).collect();
    let near = near_names(simple_name(wanted), known.iter().map(|name| simple_name(name)));
    let called = |near: &str| known.iter().filter(move |name| simple_name(name) == near).cloned().collect::<Vec<_>>();
    near.into_iter().flat_map(called).take(SHOWN_CLASSES).collect()
}

/// Packages of the class path whose name is like one that is not there.
fn near_packages(machine: &mut Machine, wanted: &str) -> Vec<String> {
    let world = machine.program.world();
    let package = |name: &std::rc::Rc<str>| Some(name.rsplit_once('/')?.0.replace('/', "."));
    let known: BTreeSet<String> = world.classes().filter_map(package).collect();
    near_names(wanted, known.iter().map(String::as_str)).into_iter().map(str::to_owned).collect()
}

/// Classes that a message suggests.
const SHOWN_CLASSES: usize = 3;

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

#[cfg(test)]
mod tests {
    use super::{names, normal, without_type_arguments};

    #[test]
    fn types_are_named_by_any_end_of_their_names() {
        for wanted in ["pkg.Outer.Inner", "Outer.Inner", "Inner"] {
            assert!(names(wanted, "pkg.Outer$Inner"), "{wanted}");
        }
        for wanted in ["ner", "Outer", "kg.Outer.Inner", "pkg.Inner"] {
            assert!(!names(wanted, "pkg.Outer$Inner"), "{wanted}");
        }
    }

    #[test]
    fn types_are_written_in_many_ways() {
        assert_eq!(normal("Outer$Inner, int..."), "Outer.Inner,int[]");
        assert_eq!(without_type_arguments("Map<String, List<Integer>>, int"), "Map, int");
    }
}
