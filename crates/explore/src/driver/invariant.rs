//! The invariants of classes: methods marked `@Invariant`.

use crate::error::Error;
use interp::Machine;
use program::{ClassId, MethodId, Type};

/// A method that must hold of an object.
#[derive(Clone)]
pub struct Invariant {
    pub class: String,
    pub name: String,
    pub in_interface: bool,
    is_private: bool,
}

const ANNOTATION: &str = "kukang/contracts/Invariant";

/// The invariants of a type as a class sees it.
pub fn of_type(machine: &mut Machine, home: ClassId, of: &Type) -> Result<Vec<Invariant>, Error> {
    // A class that cannot be loaded is a matter for the path that needs it.
    match machine.class_seen_by(home, &of.class_name()) {
        Some(class) => of_class(machine, class),
        None => Ok(Vec::new()),
    }
}

/// The invariants of a class and its supertypes.
pub fn of_class(machine: &Machine, class: ClassId) -> Result<Vec<Invariant>, Error> {
    let of = machine.program.class(class);
    let supertypes = of.lineage.iter().chain(of.all_interfaces.iter().filter(|&&interface| interface != class));
    let mut homes: Vec<ClassId> = supertypes.copied().collect();
    if !homes.contains(&class) {
        homes.push(class);
    }
    let mut found: Vec<Invariant> = Vec::new();
    for home in homes {
        refuse_expression(machine, home)?;
        for &method in &machine.program.class(home).methods {
            if machine.program.has_annotation(method, ANNOTATION) {
                let new = of_method(machine, method)?;
                // An overriding invariant stands for the one it overrides: the call is virtual. Private ones override nothing.
                let overrides = |known: &Invariant| known.name == new.name && !known.is_private && !new.is_private;
                if !found.iter().any(overrides) {
                    found.push(new);
                }
            }
        }
    }
    Ok(found)
}

fn refuse_expression(machine: &Machine, class: ClassId) -> Result<(), Error> {
    if !machine.program.has_annotation(class, ANNOTATION) {
        return Ok(());
    }
    Err(Error::Unsupported(format!(
        "the invariant of {} is an expression; only methods marked @Invariant are understood so far",
        machine.program.class(class).java_name()
    )))
}

fn of_method(machine: &Machine, id: MethodId) -> Result<Invariant, Error> {
    let method = machine.program.method(id);
    let owner = machine.program.class(method.class);
    let name = machine.program.text(method.name).to_owned();
    if method.is_static() || machine.program.text(method.descriptor) != "()Z" {
        return Err(Error::Target(format!(
            "{}::{name} is marked @Invariant but is no instance method `boolean {name}()`",
            owner.java_name()
        )));
    }
    let (class, in_interface) = (owner.name.to_string(), owner.is_interface());
    Ok(Invariant { class, name, in_interface, is_private: method.is_private() })
}
