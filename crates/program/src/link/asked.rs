//! The classes that code asks for: those of handlers, of `instanceof` and casts, and class literals. What is of no such class
//! looks the same to the code whatever it is of.

use super::load::{Program, Trouble};
use crate::ClassId;
use crate::class_file::constant_pool::{Constant, ConstantPool};
use crate::class_file::{ClassFile, Malformed};
use std::collections::BTreeSet;

const LDC: u8 = 0x12;
const LDC_W: u8 = 0x13;
const CHECKCAST: u8 = 0xc0;
const INSTANCEOF: u8 = 0xc1;

/// The internal names of the classes that a class file asks for, and perhaps some more: bytes that look like an instruction
/// count as one.
pub(super) fn asked_by(file: &ClassFile) -> Result<BTreeSet<String>, Malformed> {
    let mut places = BTreeSet::new();
    for method in &file.methods {
        // A body that cannot be read asks for nothing: it is refused when somebody wants to run it.
        let Some(Ok(code)) = method.code.as_ref().map(|range| file.code(range)) else { continue };
        places.extend(code.handlers.iter().map(|handler| handler.catches));
        for bytes in code.bytes.windows(2) {
            if bytes[0] == LDC {
                places.insert(u16::from(bytes[1]));
            }
        }
        for bytes in code.bytes.windows(3) {
            if matches!(bytes[0], LDC_W | CHECKCAST | INSTANCEOF) {
                places.insert(u16::from_be_bytes([bytes[1], bytes[2]]));
            }
        }
    }
    // A `switch` over patterns has its classes here.
    places.extend(file.bootstrap_methods.iter().flat_map(|it| it.arguments.iter().copied()));
    places.into_iter().filter_map(|place| class_at(&file.constants, place).transpose()).collect()
}

fn class_at(constants: &ConstantPool, place: u16) -> Result<Option<String>, Malformed> {
    match constants.all().get(usize::from(place)) {
        Some(Constant::Class(_)) => {
            let name = constants.class_name(place)?;
            Ok((!name.starts_with('[')).then(|| name.into_owned()))
        }
        _ => Ok(None),
    }
}

impl Program {
    /// The classes of the JDK below a class that code of the class path, or one of these names, asks for and that can have
    /// instances. They are loaded. It fails only if the JDK itself is broken.
    pub fn asked_below(&mut self, class: ClassId, names: &BTreeSet<String>) -> Result<Vec<ClassId>, Trouble> {
        let world = self.world();
        let mut found = Vec::new();
        for name in world.asked().map(|name| &**name).chain(names.iter().map(String::as_str)) {
            if world.has(name) || self.jdk().find_class(name).map_err(Trouble::Input)?.is_none() {
                continue;
            }
            let asked = self.load(name)?;
            let of = self.class(asked);
            let is_made = !of.is_interface() && !of.is_abstract();
            if asked != class && is_made && self.is_subtype(asked, class) {
                found.push(asked);
            }
        }
        Ok(found)
    }
}
