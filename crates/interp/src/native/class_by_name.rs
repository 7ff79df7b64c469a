//! Classes by the names that Java code gives them: `Class.forName` and `ClassLoader.loadClass`.

use super::arguments::{int, nullable, object};
use crate::frame::Step;
use crate::machine::Machine;
use crate::trap::{Raise, Trap};
use heap::{ObjectId, Value};
use program::{ClassId, ClassKind, Loader, Type};

/// `forName0(String name, boolean initialize, ClassLoader loader, Class caller)`.
pub fn for_name(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let name = machine.string_text(object(arguments, 0)?);
    let loader = loader_kind(machine, nullable(arguments, 2)?)?;
    let internal = name.replace('.', "/");
    if name.contains('/') {
        return Err(Trap::raise("java/lang/ClassNotFoundException", name));
    }
    if !is_class_or_array_name(&internal) {
        return Err(Trap::raise("java/lang/ClassNotFoundException", internal));
    }
    let Some(class) = find_visible(machine, &internal, loader)? else {
        return Err(not_found(machine, &internal, loader));
    };
    if int(arguments, 1)? != 0 {
        machine.require_initialized(class)?;
    }
    Step::value(machine.mirror(class)?)
}

/// `loadClass` of one of the JDK's loaders.
pub fn load_class(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let loader = loader_kind(machine, nullable(arguments, 0)?)?;
    let name = machine.string_text(object(arguments, 1)?);
    let found = if name.contains('/') || name.starts_with('[') {
        None
    } else {
        find_visible(machine, &name.replace('.', "/"), loader)?
    };
    match found {
        Some(class) => Step::value(machine.mirror(class)?),
        None => Err(Trap::Throw(machine.class_not_found(&name, loader, None)?)),
    }
}

/// The forms of `loadClass` that look into one module and answer null. The name is the last argument.
pub fn find_class(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let name = machine.string_text(object(arguments, arguments.len().saturating_sub(1))?);
    let internal = name.replace('.', "/");
    let found = match is_class_or_array_name(&internal) {
        true => find_visible(machine, &internal, Loader::Application)?,
        false => None,
    };
    match found {
        Some(class) => Step::value(machine.mirror(class)?),
        None => Step::value(Value::Null),
    }
}

/// Which of the JDK's loaders an object stands for; null is the boot loader.
pub fn loader_kind(machine: &Machine, loader: Option<ObjectId>) -> Result<Loader, Trap> {
    match loader {
        None => Ok(Loader::Boot),
        _ if loader == machine.known.app_loader => Ok(Loader::Application),
        _ if loader == machine.known.platform_loader => Ok(Loader::Platform),
        _ => Err(Trap::unsupported("class loaders of the program's own")),
    }
}

/// The class of an internal name if there is one that the loader sees: its own classes and those of its parents.
fn find_visible(machine: &mut Machine, name: &str, loader: Loader) -> Result<Option<ClassId>, Trap> {
    match machine.load(name) {
        Ok(class) => Ok(is_visible(machine, class, loader).then_some(class)),
        Err(Trap::Raise(Raise { class: "java/lang/NoClassDefFoundError", message }))
            if message.as_deref() == Some(name) =>
        {
            Ok(None)
        }
        Err(other) => Err(other),
    }
}

fn is_visible(machine: &Machine, mut class: ClassId, loader: Loader) -> bool {
    while let ClassKind::Array { element, .. } = machine.program.class(class).kind {
        class = element;
    }
    match machine.program.class(class).loader {
        Loader::Boot => true,
        Loader::Platform => loader != Loader::Boot,
        Loader::Application => loader == Loader::Application,
    }
}

/// The class that must be loaded for an array of it.
fn element_name(name: &str) -> String {
    match Type::parse(name.trim_start_matches('[')) {
        Some(Type::Class(element)) if name.starts_with('[') => element.to_string(),
        _ => name.to_owned(),
    }
}

/// HotSpot itself is the boot loader, and throws from the native method; the other loaders are Java code.
fn not_found(machine: &mut Machine, internal: &str, loader: Loader) -> Trap {
    if loader == Loader::Boot {
        return Trap::raise("java/lang/ClassNotFoundException", internal);
    }
    let name = element_name(internal).replace('/', ".");
    let class = machine.known.class;
    let descriptor = "(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;";
    let native = machine.program.declared_method(class, "forName0", descriptor);
    match machine.class_not_found(&name, loader, native) {
        Ok(exception) => Trap::Throw(exception),
        Err(trap) => trap,
    }
}

fn is_class_or_array_name(name: &str) -> bool {
    let is_class_name = |name: &str| name.split('/').all(|part| !part.is_empty() && !part.contains(['.', ';', '[']));
    match Type::parse(name) {
        Some(Type::Array(_)) => match Type::parse(name.trim_start_matches('[')) {
            Some(Type::Class(element)) => is_class_name(&element),
            _ => true,
        },
        _ => is_class_name(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_classes_and_arrays_are_told_from_others() {
        for name in ["a/B", "int", "[I", "[[La/B;"] {
            assert!(is_class_or_array_name(name), "{name}");
        }
        for name in ["", "a//B", "[Q", "[", "[La/B", "La/B;", "a/B;", "[L;"] {
            assert!(!is_class_or_array_name(name), "{name}");
        }
    }
}
