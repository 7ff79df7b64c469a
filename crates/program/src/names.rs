//! Interned names: class names, member names and descriptors become small numbers that compare in one instruction.

use rustc_hash::FxHashMap;
use std::rc::Rc;

/// An interned name. Two names are equal exactly if their texts are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Name(u32);

/// JVMS §4.2.1: an internal name is made of unqualified names between slashes.
pub(crate) fn is_class_name(name: &str) -> bool {
    name.split('/').all(|part| !part.is_empty() && !part.contains(['.', ';', '[']))
}

/// The table of all names of a program.
#[derive(Default)]
pub struct Names {
    by_text: FxHashMap<Rc<str>, Name>,
    texts: Vec<Rc<str>>,
}

impl Names {
    pub fn intern(&mut self, text: &str) -> Name {
        if let Some(&name) = self.by_text.get(text) {
            return name;
        }
        let text: Rc<str> = text.into();
        let name = Name(u32::try_from(self.texts.len()).expect("a program has fewer than four billion names"));
        self.texts.push(text.clone());
        self.by_text.insert(text, name);
        name
    }

    /// The name for `text` if anything was ever called that; a look-up that misses can stop right there.
    pub fn find(&self, text: &str) -> Option<Name> {
        self.by_text.get(text).copied()
    }

    pub fn text(&self, name: Name) -> &Rc<str> {
        &self.texts[name.0 as usize]
    }
}
