//! The constant pool (JVMS §4.4): offsets into the class file's bytes, read when asked for.

use super::modified_utf8::{decode_modified_utf8, to_units};
use super::reader::{Malformed, Reader};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::rc::Rc;

/// A constant as the class file has it; the numbers are constant pool indices unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    Utf8 {
        start: u32,
        length: u16,
    },
    Integer(i32),
    Float(f32),
    Long(i64),
    Double(f64),
    Class(u16),
    String(u16),
    Field {
        class: u16,
        name_and_type: u16,
    },
    Method {
        class: u16,
        name_and_type: u16,
    },
    InterfaceMethod {
        class: u16,
        name_and_type: u16,
    },
    NameAndType {
        name: u16,
        descriptor: u16,
    },
    MethodHandle {
        kind: u8,
        member: u16,
    },
    MethodType(u16),
    /// `bootstrap` is an index into the bootstrap methods of the class.
    Dynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    InvokeDynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    Module(u16),
    Package(u16),
    /// Index 0, and the second index of a long or double.
    Unusable,
}

/// A symbolic reference to a field or method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRef<'a> {
    pub class: Cow<'a, str>,
    pub name: Cow<'a, str>,
    pub descriptor: Cow<'a, str>,
    /// Whether the constant says that the class is an interface.
    pub interface: bool,
}

/// The constants of one class, with the bytes they point into.
#[derive(Debug, Clone)]
pub struct ConstantPool {
    bytes: Rc<[u8]>,
    constants: Vec<Constant>,
    /// Texts that no class file holds: those of classes made by Kukang itself.
    added: Vec<u8>,
}

impl ConstantPool {
    /// Reads the pool that starts at the reader's position.
    pub fn read(bytes: &Rc<[u8]>, reader: &mut Reader<'_>) -> Result<ConstantPool, Malformed> {
        let count = reader.u16()?;
        let mut constants = Vec::with_capacity(usize::from(count));
        constants.push(Constant::Unusable);
        while constants.len() < usize::from(count) {
            let constant = read_constant(reader)?;
            constants.push(constant);
            if matches!(constant, Constant::Long(_) | Constant::Double(_)) {
                constants.push(Constant::Unusable);
            }
        }
        Ok(ConstantPool { bytes: bytes.clone(), constants, added: Vec::new() })
    }

    /// A pool of these constants, whose texts are in these bytes.
    pub(super) fn of(bytes: Rc<[u8]>, constants: Vec<Constant>) -> ConstantPool {
        ConstantPool { bytes, constants, added: Vec::new() }
    }

    /// The constants by their indices.
    pub fn all(&self) -> &[Constant] {
        &self.constants
    }

    /// An empty pool to be filled by an assembler.
    pub(crate) fn empty() -> ConstantPool {
        ConstantPool { bytes: Rc::from([]), constants: vec![Constant::Unusable], added: Vec::new() }
    }

    pub(crate) fn add(&mut self, constant: Constant) -> u16 {
        if let Some(index) = self.constants.iter().position(|&known| known == constant) {
            return index as u16;
        }
        let index = u16::try_from(self.constants.len()).expect("synthetic code has few constants");
        self.constants.push(constant);
        index
    }

    pub(crate) fn add_text(&mut self, text: &str) -> u16 {
        self.add_units(&text.encode_utf16().collect::<Vec<_>>())
    }

    pub(crate) fn add_units(&mut self, units: &[u16]) -> u16 {
        let encoded = encode_modified_utf8(units);
        let known =
            (1..self.constants.len() as u16).find(|&index| self.utf8_bytes(index).is_ok_and(|known| known == encoded));
        known.unwrap_or_else(|| {
            let start = self.added.len() as u32;
            let length = u16::try_from(encoded.len()).expect("a text of a class file fits into a class file again");
            self.added.extend(encoded);
            self.constants.push(Constant::Utf8 { start, length });
            (self.constants.len() - 1) as u16
        })
    }

    pub fn get(&self, index: u16) -> Result<Constant, Malformed> {
        self.constants
            .get(usize::from(index))
            .copied()
            .filter(|constant| *constant != Constant::Unusable)
            .ok_or_else(|| Malformed(format!("no constant {index} in a pool of {}", self.constants.len())))
    }

    pub fn len(&self) -> usize {
        self.constants.len()
    }

    pub fn is_empty(&self) -> bool {
        self.constants.len() <= 1
    }

    fn utf8_bytes(&self, index: u16) -> Result<&[u8], Malformed> {
        let Constant::Utf8 { start, length } = self.get(index)? else {
            return Err(Malformed(format!("constant {index} is not a text")));
        };
        let start = start as usize;
        let home: &[u8] = if self.bytes.is_empty() { &self.added } else { &self.bytes };
        home.get(start..start + usize::from(length))
            .ok_or_else(|| Malformed(format!("text constant {index} lies outside the file")))
    }

    pub fn text(&self, index: u16) -> Result<Cow<'_, str>, Malformed> {
        decode_modified_utf8(self.utf8_bytes(index)?)
            .ok_or_else(|| Malformed(format!("constant {index} is not valid modified UTF-8")))
    }

    /// The name of an attribute, or "" for one that Kukang cannot know: those it reads have short names in ASCII. A file
    /// may name a long one very often.
    pub(super) fn attribute_name(&self, index: u16) -> Result<&str, Malformed> {
        let bytes = self.utf8_bytes(index)?;
        Ok(if bytes.len() <= 64 { std::str::from_utf8(bytes).unwrap_or_default() } else { "" })
    }

    /// The UTF-16 units of a text; string constants may hold lone surrogates.
    pub fn units(&self, index: u16) -> Result<Vec<u16>, Malformed> {
        to_units(self.utf8_bytes(index)?)
            .ok_or_else(|| Malformed(format!("constant {index} is not valid modified UTF-8")))
    }

    pub fn class_name(&self, index: u16) -> Result<Cow<'_, str>, Malformed> {
        match self.get(index)? {
            Constant::Class(name) => self.text(name),
            _ => Err(Malformed(format!("constant {index} is not a class"))),
        }
    }

    /// The names of several classes, without those said before: a file may name a long one very often.
    pub fn class_names(&self, indices: &[u16]) -> Result<Vec<Cow<'_, str>>, Malformed> {
        let mut known = FxHashSet::default();
        let mut names = Vec::new();
        for &index in indices {
            match self.get(index)? {
                Constant::Class(name) if known.insert(name) => names.push(self.text(name)?),
                Constant::Class(_) => {}
                _ => return Err(Malformed(format!("constant {index} is not a class"))),
            }
        }
        Ok(names)
    }

    /// Whether a constant is this text, which costs no more than the text is long.
    pub(super) fn is_text(&self, index: u16, text: &str) -> Result<bool, Malformed> {
        // A character takes at most three bytes for each of its two units, and one in UTF-8 at least.
        Ok(self.utf8_bytes(index)?.len() <= text.len() * 6 && self.text(index)? == text)
    }

    pub fn name_and_type(&self, index: u16) -> Result<(Cow<'_, str>, Cow<'_, str>), Malformed> {
        match self.get(index)? {
            Constant::NameAndType { name, descriptor } => Ok((self.text(name)?, self.text(descriptor)?)),
            _ => Err(Malformed(format!("constant {index} is not a name and type"))),
        }
    }

    pub fn member(&self, index: u16) -> Result<MemberRef<'_>, Malformed> {
        let (class, name_and_type, interface) = match self.get(index)? {
            Constant::Field { class, name_and_type } | Constant::Method { class, name_and_type } => {
                (class, name_and_type, false)
            }
            Constant::InterfaceMethod { class, name_and_type } => (class, name_and_type, true),
            _ => return Err(Malformed(format!("constant {index} is not a field or method"))),
        };
        let (name, descriptor) = self.name_and_type(name_and_type)?;
        Ok(MemberRef { class: self.class_name(class)?, name, descriptor, interface })
    }
}

fn read_constant(reader: &mut Reader<'_>) -> Result<Constant, Malformed> {
    let at = reader.position();
    let tag = reader.u8()?;
    Ok(match tag {
        1 => {
            let length = reader.u16()?;
            let start = reader.position() as u32;
            reader.skip(usize::from(length))?;
            Constant::Utf8 { start, length }
        }
        3 => Constant::Integer(reader.i32()?),
        4 => Constant::Float(f32::from_bits(reader.u32()?)),
        5 => Constant::Long((i64::from(reader.i32()?) << 32) | i64::from(reader.u32()?)),
        6 => Constant::Double(f64::from_bits((u64::from(reader.u32()?) << 32) | u64::from(reader.u32()?))),
        7 => Constant::Class(reader.u16()?),
        8 => Constant::String(reader.u16()?),
        9 => Constant::Field { class: reader.u16()?, name_and_type: reader.u16()? },
        10 => Constant::Method { class: reader.u16()?, name_and_type: reader.u16()? },
        11 => Constant::InterfaceMethod { class: reader.u16()?, name_and_type: reader.u16()? },
        12 => Constant::NameAndType { name: reader.u16()?, descriptor: reader.u16()? },
        15 => Constant::MethodHandle { kind: reader.u8()?, member: reader.u16()? },
        16 => Constant::MethodType(reader.u16()?),
        17 => Constant::Dynamic { bootstrap: reader.u16()?, name_and_type: reader.u16()? },
        18 => Constant::InvokeDynamic { bootstrap: reader.u16()?, name_and_type: reader.u16()? },
        19 => Constant::Module(reader.u16()?),
        20 => Constant::Package(reader.u16()?),
        _ => return Err(Malformed(format!("unknown constant tag {tag} at offset {at}"))),
    })
}

pub(super) fn encode_modified_utf8(units: &[u16]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(units.len());
    for &unit in units {
        match unit {
            0x01..=0x7f => bytes.push(unit as u8),
            0 | 0x80..=0x7ff => bytes.extend([0xc0 | (unit >> 6) as u8, 0x80 | (unit & 0x3f) as u8]),
            _ => bytes.extend([0xe0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3f) as u8, 0x80 | (unit & 0x3f) as u8]),
        }
    }
    bytes
}
