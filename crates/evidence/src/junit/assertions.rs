//! Which classes have assert statements: the first test that uses such a class decides whether they are switched on.

use super::classes::Classes;
use std::collections::BTreeSet;

impl Classes {
    /// Whether some of these classes, or classes of the program that their code names, have assert statements.
    pub fn lead_to_assertions<'n>(&self, names: impl Iterator<Item = &'n str>) -> bool {
        let mut open: Vec<String> = names.map(element).map(str::to_owned).collect();
        let mut seen = BTreeSet::new();
        while let Some(next) = open.pop() {
            if !seen.insert(next.clone()) {
                continue;
            }
            let Some(class) = self.get(&next).filter(|class| class.module.is_none()) else { continue };
            if class.has_assertions() {
                return true;
            }
            open.extend(class.named_classes().iter().map(|name| element(name).to_owned()));
        }
        false
    }
}

/// The class of an array's elements, or the class itself.
fn element(name: &str) -> &str {
    let inner = name.trim_start_matches('[');
    if inner.len() == name.len() { name } else { inner.trim_start_matches('L').trim_end_matches(';') }
}

#[cfg(test)]
mod tests {
    use super::element;

    #[test]
    fn arrays_lead_to_what_they_hold() {
        assert_eq!(element("[[Lpkg.Node;"), "pkg.Node");
        assert_eq!(element("Lever"), "Lever");
        assert_eq!(element("[I"), "I");
    }
}
