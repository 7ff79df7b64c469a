//! A class file in which classes have other names: those that its code, its descriptors and its signatures refer to.
//!
//! The bytes stay as they are. Constants that name a class lead to new texts behind the end of the file, so that a text
//! which is also a string or the name of a member keeps its other meanings.

use super::constant_pool::{Constant, ConstantPool, encode_modified_utf8};
use super::parse::ClassFile;
use super::reader::Malformed;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// How much longer a file may become; compilers stay far below, and a hostile file need not.
const MOST_ADDED: usize = 16 << 20;

/// The new name of a class, by its internal name; `None` keeps it.
pub type Rename<'a> = &'a mut dyn FnMut(&str) -> Option<Rc<str>>;

impl ClassFile {
    /// This class file with other names of classes. Texts inside annotations are left alone.
    pub fn renamed(&self, rename: Rename<'_>) -> Result<ClassFile, Malformed> {
        let mut renamer = Renamer {
            old: &self.constants,
            constants: self.constants.all().to_vec(),
            added: Vec::new(),
            offset: self.bytes.len(),
            known: FxHashMap::default(),
            rename,
        };
        let mut file = self.clone();
        renamer.constants()?;
        for field in &mut file.fields {
            field.descriptor = renamer.text(field.descriptor, Use::Descriptor)?;
            field.signature = renamer.signature(field.signature)?;
        }
        for method in &mut file.methods {
            method.descriptor = renamer.text(method.descriptor, Use::Descriptor)?;
            method.signature = renamer.signature(method.signature)?;
        }
        file.signature = renamer.signature(file.signature)?;
        let (constants, added) = (renamer.constants, renamer.added);
        file.bytes = self.bytes.iter().copied().chain(added).collect();
        file.constants = Rc::new(ConstantPool::of(file.bytes.clone(), constants));
        Ok(file)
    }
}

/// What a text is used for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Use {
    Class,
    Descriptor,
    Signature,
}

struct Renamer<'a> {
    old: &'a ConstantPool,
    constants: Vec<Constant>,
    /// The new texts, which will begin at `offset` of the file.
    added: Vec<u8>,
    offset: usize,
    /// A file may name a long text very often.
    known: FxHashMap<(u16, Use), u16>,
    rename: Rename<'a>,
}

impl Renamer<'_> {
    fn constants(&mut self) -> Result<(), Malformed> {
        for place in 0..self.old.len() {
            let renamed = match self.constants[place] {
                Constant::Class(name) => Constant::Class(self.text(name, Use::Class)?),
                Constant::MethodType(descriptor) => Constant::MethodType(self.text(descriptor, Use::Descriptor)?),
                Constant::NameAndType { name, descriptor } => {
                    Constant::NameAndType { name, descriptor: self.text(descriptor, Use::Descriptor)? }
                }
                other => other,
            };
            self.constants[place] = renamed;
        }
        Ok(())
    }

    fn signature(&mut self, index: Option<u16>) -> Result<Option<u16>, Malformed> {
        index.map(|index| self.text(index, Use::Signature)).transpose()
    }

    /// The index of the text with the names replaced. What is no text is left for whoever reads it to complain about.
    fn text(&mut self, index: u16, used: Use) -> Result<u16, Malformed> {
        if let Some(&known) = self.known.get(&(index, used)) {
            return Ok(known);
        }
        let Ok(old) = self.old.text(index) else { return Ok(index) };
        let new = match used {
            Use::Class if !old.starts_with('[') => (self.rename)(&old).map(|name| name.to_string()),
            Use::Class | Use::Descriptor => rename_descriptor(&old, self.rename),
            Use::Signature => rename_signature(&old, self.rename),
        };
        let renamed = match new {
            Some(new) => self.add(&new)?,
            None => index,
        };
        self.known.insert((index, used), renamed);
        Ok(renamed)
    }

    fn add(&mut self, text: &str) -> Result<u16, Malformed> {
        let encoded = encode_modified_utf8(&text.encode_utf16().collect::<Vec<_>>());
        let too_large =
            || Malformed::new("its constants do not fit into a class file with the names that it stands for");
        let (start, length) = (self.offset + self.added.len(), u16::try_from(encoded.len()));
        let (Ok(start), Ok(length), true) = (u32::try_from(start), length, self.added.len() < MOST_ADDED) else {
            return Err(too_large());
        };
        let index = u16::try_from(self.constants.len()).map_err(|_| too_large())?;
        self.added.extend(encoded);
        self.constants.push(Constant::Utf8 { start, length });
        Ok(index)
    }
}

/// A field or method descriptor (JVMS §4.3), or `None` if no name in it changes.
fn rename_descriptor(text: &str, rename: Rename<'_>) -> Option<String> {
    let mut new = String::new();
    let (mut changed, mut rest) = (false, text);
    while let Some(start) = rest.find('L') {
        let (before, name) = rest.split_at(start + 1);
        let Some(end) = name.find(';') else { break };
        let other = rename(&name[..end]);
        changed |= other.is_some();
        new.push_str(before);
        new.push_str(other.as_deref().unwrap_or(&name[..end]));
        rest = &name[end..];
    }
    new.push_str(rest);
    changed.then_some(new)
}

/// A signature of a class, field or method (JVMS §4.7.9.1), or `None` if no name in it changes.
fn rename_signature(text: &str, rename: Rename<'_>) -> Option<String> {
    let mut new = String::new();
    let (mut changed, mut rest) = (false, text);
    // Type parameters come first, `<K:Ljava/lang/Object;V:TK;>`: there, names stand between complete types.
    let mut declares = text.starts_with('<');
    let mut depth = 0;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            'L' => {
                let end = rest.find(['<', ';', '.']).unwrap_or(rest.len());
                let other = rename(&rest[1..end]);
                changed |= other.is_some();
                new.push('L');
                new.push_str(other.as_deref().unwrap_or(&rest[1..end]));
                rest = &rest[end..];
                continue;
            }
            'T' => rest.find(';').unwrap_or(rest.len()),
            '.' => rest.find(['<', ';']).unwrap_or(rest.len()),
            other => other.len_utf8(),
        };
        depth += i32::from(first == '<') - i32::from(first == '>');
        declares &= depth > 0;
        let (part, mut after) = rest.split_at(length);
        new.push_str(part);
        let names = declares && depth == 1 && matches!(first, '<' | ';') && !after.starts_with([':', '>']);
        if names {
            let (name, types) = after.split_at(after.find(':').unwrap_or(after.len()));
            new.push_str(name);
            after = types;
        }
        rest = after;
    }
    changed.then_some(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn renamed(change: fn(&str, Rename<'_>) -> Option<String>, text: &str) -> Option<String> {
        change(text, &mut |name| match name {
            "L" => Some("java/util/TreeMap".into()),
            "L$T" => Some("java/util/TreeMap$Entry".into()),
            _ => None,
        })
    }

    #[test]
    fn names_in_descriptors_change_and_nothing_else() {
        for (old, new) in [
            ("(LL;I[[LL$T;J)LL;", Some("(Ljava/util/TreeMap;I[[Ljava/util/TreeMap$Entry;J)Ljava/util/TreeMap;")),
            ("[LL;", Some("[Ljava/util/TreeMap;")),
            ("(LLL;Ljava/lang/L;)V", None),
            ("LL", None),
            ("", None),
        ] {
            assert_eq!(renamed(rename_descriptor, old).as_deref(), new, "{old}");
        }
    }

    #[test]
    fn names_in_signatures_change_and_type_variables_do_not() {
        for (old, new) in [
            ("LL<TL;>;", Some("Ljava/util/TreeMap<TL;>;")),
            (
                "<L:Ljava/lang/Object;T::LL$T<TL;>;>LL<TL;*+[TT;>.T<TL;>;",
                Some("<L:Ljava/lang/Object;T::Ljava/util/TreeMap$Entry<TL;>;>Ljava/util/TreeMap<TL;*+[TT;>.T<TL;>;"),
            ),
            ("<L:TT;>(TL;IJ[LL;)V^LL;", Some("<L:TT;>(TL;IJ[Ljava/util/TreeMap;)V^Ljava/util/TreeMap;")),
            ("<L:Ljava/lang/Object;>Ljava/lang/Object;", None),
            ("<", None),
            ("<L", None),
            ("T", None),
        ] {
            assert_eq!(renamed(rename_signature, old).as_deref(), new, "{old}");
        }
    }
}
