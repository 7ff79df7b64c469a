//! Whether the lines of a test name generic classes without type arguments, of which javac would have something to say.

use super::uses::{is_part, quoted};
use crate::junit::classes::Class;
use crate::junit::names::{Names, in_package};
use std::rc::Rc;

/// Whether a line, unless it is a comment, has a raw type in it, or a name of which nobody knows.
pub fn has_raw_type(names: &Names<'_>, line: &str) -> bool {
    if line.trim_start().starts_with("//") {
        return false;
    }
    let quoted = quoted(line);
    let mut place = 0;
    while let Some(begin) = line[place..].find(is_part).map(|found| place + found) {
        let end =
            line[begin..].find(|letter| !is_part(letter) && letter != '.').map_or(line.len(), |found| begin + found);
        let path = line[begin..end].trim_end_matches('.');
        let is_member = line[..begin].ends_with('.');
        if !quoted[begin] && !is_member && is_raw(names, path, &line[begin + path.len()..]) {
            return true;
        }
        place = end;
    }
    false
}

/// Whether a path of names, with what follows it, ends with a generic class.
fn is_raw(names: &Names<'_>, path: &str, after: &str) -> bool {
    let parts: Vec<&str> = path.split('.').collect();
    let Some((class, read)) = first_class(names, &parts) else {
        let is_class = path.starts_with(|first: char| first.is_uppercase());
        return is_class && parts[0] != names.helper;
    };
    let (mut class, mut read) = (class, read);
    while let Some(inner) = parts.get(read).and_then(|part| names.classes.get(&format!("{}${part}", class.name))) {
        (class, read) = (inner, read + 1);
    }
    let is_type = read == parts.len();
    is_type && !after.starts_with('<') && is_generic(names, &class)
}

fn first_class(names: &Names<'_>, parts: &[&str]) -> Option<(Rc<Class>, usize)> {
    if let Some(class) = names.known_as(parts[0]) {
        return Some((class, 1));
    }
    (2..=parts.len()).find_map(|read| Some((names.classes.get(&parts[..read].join("."))?, read)))
}

/// An inner class of a generic one is generic with it.
fn is_generic(names: &Names<'_>, class: &Class) -> bool {
    let outer = || class.outer.as_deref().filter(|_| class.is_inner).and_then(|outer| names.classes.get(outer));
    class.is_generic || outer().is_some_and(|outer| is_generic(names, &outer))
}

impl Names<'_> {
    /// The class that a simple name stands for in the file.
    fn known_as(&self, simple: &str) -> Option<Rc<Class>> {
        let imported = self.imported(simple).map(str::to_owned);
        let own = in_package(&self.package, simple);
        let found = imported.and_then(|name| self.classes.get(&name)).or_else(|| self.classes.get(&own));
        found.or_else(|| self.classes.get(&format!("java.lang.{simple}")))
    }
}
