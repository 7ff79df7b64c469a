//! Classes that the class path names and lacks: who needs them, and what to do about it.

use interp::Machine;
use program::{LinkErrorKind, ProgramError, Trouble};

/// What is said of a class that is nowhere.
const NOWHERE: &str = "which is neither on the class path nor in the JDK";

/// What to do about one. Nothing is downloaded.
const REMEDY: &str = "add the jar or folder that has it to -cp, or to `class-path` in kukang.toml; where the jars are, Maven says by \
                      `mvn dependency:build-classpath`, Gradle by a task that prints \
                      `sourceSets.main.runtimeClasspath.asPath`";

/// What to do if a text says that a class is nowhere.
pub fn remedy(text: &str) -> Option<&'static str> {
    text.contains(NOWHERE).then_some(REMEDY)
}

/// Why something that needs a class cannot be loaded, or, if it is that class itself, cannot be found.
pub fn why(who: &str, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Link(error) if error.kind == LinkErrorKind::NoClassDefFound => match named(&error.message) {
            Some(missing) if missing == who => format!("there is no class {who}, {NOWHERE}"),
            Some(missing) => format!("{who} needs the class {missing}, {NOWHERE}"),
            None => format!("{who} cannot be loaded: {}", error.message),
        },
        Trouble::Link(error) => {
            let kind = error.kind.class_name().replace('/', ".");
            format!("{who} cannot be loaded: {kind}: {}", error.message)
        }
        Trouble::Input(ProgramError::MissingClass { name }) => {
            format!("{who} needs the class {}, {NOWHERE}", name.replace('/', "."))
        }
        Trouble::Input(error) => format!("{who} cannot be loaded: {error}"),
    }
}

/// What to say of a NoClassDefFoundError, if its class is nowhere rather than one that could not be initialized.
pub fn help(machine: &Machine, who: Option<&str>, message: &str) -> Option<String> {
    let missing = named(message)?;
    let internal = missing.replace('.', "/");
    let program = &machine.program;
    let is_there = program.loaded(&internal).is_some()
        || program.jdk().find_class(&internal).is_ok_and(|found| found.is_some())
        || program.class_path().find_class(&internal).is_ok_and(|found| found.is_some());
    let who = who.unwrap_or("the method");
    (!is_there).then(|| format!("{who} needs the class {missing}, {NOWHERE}: {REMEDY}"))
}

/// The class that a message names and nothing else: `lib/Tax`, or an array of it.
fn named(message: &str) -> Option<String> {
    let element = message.trim_start_matches('[');
    let of_array = element.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
    let name = if element.len() < message.len() { of_array? } else { message };
    let is_name = !name.is_empty() && !name.contains(|it: char| it.is_whitespace() || matches!(it, ':' | ';' | '('));
    is_name.then(|| name.replace('/', "."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_nowhere_is_named() {
        assert_eq!(named("lib/Tax$E").as_deref(), Some("lib.Tax$E"));
        assert_eq!(named("[[Llib/Tax;").as_deref(), Some("lib.Tax"));
        for other in ["", "[I", "Could not initialize class lib.Tax", "lib/Tax (wrong name: lib/tax)"] {
            assert_eq!(named(other), None, "{other}");
        }
    }

    #[test]
    fn a_remedy_belongs_to_what_is_nowhere() {
        let lacks = why("shop.Cart", &Trouble::no_class("lib/Tax"));
        assert_eq!(lacks, "shop.Cart needs the class lib.Tax, which is neither on the class path nor in the JDK");
        assert!(remedy(&lacks).is_some());
        let broken = why("shop.Cart", &Trouble::link(LinkErrorKind::Verify, "bad"));
        assert_eq!(broken, "shop.Cart cannot be loaded: java.lang.VerifyError: bad");
        assert_eq!(remedy(&broken), None);
    }
}
