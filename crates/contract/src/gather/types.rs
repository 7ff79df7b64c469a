//! Which class a name means in a source file (JLS sections 6.4 and 6.5).

use crate::Imports;
use crate::syntax::{ElementType, Primitive, TypeName};
use program::{BaseType, ClassId, Program, Type};

/// Names with more dots than this are no names of classes.
const MOST_PARTS: usize = 64;

/// Where a name stands.
#[derive(Clone, Copy)]
pub(super) struct Surroundings<'a> {
    pub class: ClassId,
    pub imports: &'a Imports,
}

/// The type that is written so, erased; `None` if there is no such class.
pub(super) fn type_named(program: &mut Program, place: Surroundings<'_>, written: &TypeName) -> Option<Type> {
    let mut found = match &written.element {
        ElementType::Primitive(primitive) => Type::Base(base_type(*primitive)?),
        ElementType::Anything => Type::Class("java/lang/Object".into()),
        ElementType::Named(name) => {
            let class = class_named(program, place, name)?;
            Type::Class((*program.class(class).name).into())
        }
    };
    for _ in 0..written.dimensions.min(256) {
        found = Type::Array(Box::new(found));
    }
    Some(found)
}

/// The class that a name with or without dots means.
pub(super) fn class_named(program: &mut Program, place: Surroundings<'_>, name: &str) -> Option<ClassId> {
    let mut parts = name.split('.');
    if parts.clone().count() > MOST_PARTS {
        return None;
    }
    match simple_name(program, place, parts.next()?) {
        Some(first) => parts.try_fold(first, |class, part| member_class(program, class, part)),
        None => qualified(program, name),
    }
}

fn simple_name(program: &mut Program, place: Surroundings<'_>, name: &str) -> Option<ClassId> {
    let Surroundings { class, imports } = place;
    if let Some(found) = around(program, class, name) {
        return Some(found);
    }
    let ends_so = |import: &&String| import.rsplit('.').next() == Some(name);
    if let Some(import) = imports.classes.iter().find(ends_so) {
        return qualified(program, import);
    }
    for (home, _) in imports.members.iter().filter(|(_, member)| member == name) {
        if let Some(found) = qualified(program, home).and_then(|home| member_class(program, home, name)) {
            return Some(found);
        }
    }
    let package = program.class(class).package().to_owned();
    let neighbour = if package.is_empty() { name.to_owned() } else { format!("{package}/{name}") };
    if let Some(found) = load(program, &neighbour) {
        return Some(found);
    }
    let on_demand = imports.on_demand.iter().chain(&imports.members_on_demand);
    for import in on_demand.map(String::as_str).chain(["java.lang"]) {
        let home = import.replace('.', "/");
        let in_package = load(program, &format!("{home}/{name}"));
        // A spec stands for another class, but may have member classes that stand for none.
        let in_class = in_package.or_else(|| load(program, &format!("{home}${name}")));
        let found = in_class.or_else(|| qualified(program, import).and_then(|home| member_class(program, home, name)));
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The class itself, a class around it, or a member of one of these.
fn around(program: &mut Program, class: ClassId, name: &str) -> Option<ClassId> {
    let mut at = class;
    for _ in 0..MOST_PARTS {
        if let Some(found) = member_class(program, at, name) {
            return Some(found);
        }
        let outer = program.outer_class(at).map(|(outer, _)| outer);
        let own = program.class(at).name.clone();
        let simple = match &outer {
            Some(outer) => own.strip_prefix(&**outer).map(|rest| rest.trim_start_matches('$')),
            None => own.rsplit('/').next(),
        };
        if simple == Some(name) {
            return Some(at);
        }
        at = load(program, &outer?)?;
    }
    None
}

/// The class of this simple name that a class or one of its supertypes has.
fn member_class(program: &mut Program, class: ClassId, name: &str) -> Option<ClassId> {
    let of = program.class(class);
    let homes = of.lineage.iter().rev().chain(of.all_interfaces.iter());
    let names: Vec<String> = homes.map(|&home| format!("{}${name}", program.class(home).name)).collect();
    names.iter().find_map(|name| load(program, name))
}

/// The class of a full name: which of the dots are those of packages is found out by trying.
pub(super) fn qualified(program: &mut Program, dotted: &str) -> Option<ClassId> {
    let mut name = dotted.replace('.', "/");
    for _ in 0..MOST_PARTS {
        if let Some(found) = load(program, &name) {
            return Some(found);
        }
        let at = name.rfind('/')?;
        name.replace_range(at..=at, "$");
    }
    None
}

/// A class, by its internal name; the class that it stands for if it is a spec.
fn load(program: &mut Program, name: &str) -> Option<ClassId> {
    program.target_of_spec(name).or_else(|| program.load(name).ok())
}

fn base_type(primitive: Primitive) -> Option<BaseType> {
    BaseType::ALL.into_iter().find(|base| base.keyword() == primitive.name())
}
