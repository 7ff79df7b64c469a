//! Enums in a trial run: their constants, in which order they come and of which class they are, and the tables by which a `switch` finds
//! its cases. All of that is read from the bytecode of static initializers, in the forms that compilers give to them.

use super::ask::Member;
use super::{Item, Trial, is_of_base, place};
use crate::junit::build::suspects::{instructions, operand};
use crate::junit::classes::Class;
use program::access;
use std::rc::Rc;

impl Trial<'_> {
    /// The class of a constant of an enum, which may have a body of its own.
    pub(in crate::junit) fn class_of_constant(&self, constant: usize) -> Option<String> {
        let (class, name) = self.constants.get(constant)?;
        let home = self.classes.get(class)?;
        home.field(name).filter(|field| field.access & access::ENUM != 0)?;
        // The first object that is made for a constant is the constant.
        let mut made: Option<String> = None;
        for (at, bytes) in initializer(&home)? {
            let constants = home.constants();
            match bytes[at] {
                0xbb if made.is_none() => {
                    made = Some(constants.class_name(operand(bytes, at)?).ok()?.replace('/', "."))
                }
                0xb3 if constants.member(operand(bytes, at)?).ok()?.name == *name => return made,
                0xb3 => made = None,
                _ => {}
            }
        }
        None
    }

    /// The class of an array without elements that a static initializer of the JDK makes for a constant.
    pub(super) fn empty_array(&self, constant: usize) -> Option<String> {
        let (class, name) = self.constants.get(constant)?;
        let home = self.classes.get(class).filter(|home| is_of_base(home))?;
        let constants = home.constants();
        let all: Vec<(usize, &[u8])> = initializer(&home)?;
        let stores = |&(at, bytes): &(usize, &[u8])| {
            let member = operand(bytes, at).and_then(|index| constants.member(index).ok());
            bytes[at] == 0xb3 && member.is_some_and(|member| member.name == *name)
        };
        let stored = all.iter().position(stores)?;
        let [(length, bytes), (array, _)] = all.get(stored.checked_sub(2)?..stored)? else { return None };
        let is_empty = bytes[*length] == 0x03 && bytes[*array] == 0xbd;
        let element = constants.class_name(operand(bytes, *array)?).ok().filter(|_| is_empty)?.replace('/', ".");
        Some(if element.starts_with('[') { format!("[{element}") } else { format!("[L{element};") })
    }

    /// What an enum and its constants tell of themselves; `None` if the call is to be run.
    pub(in crate::junit) fn told_of_enum(
        &mut self,
        called: &Member<'_>,
        receiver: Option<Item>,
        arguments: &[Item],
    ) -> Option<Option<Item>> {
        let Some(receiver) = receiver else {
            let home = self.classes.get(called.class).filter(|home| home.is_enum())?;
            let is_it = called.name == "values" && called.descriptor.starts_with("()[");
            return is_it.then(|| self.all_constants(&home));
        };
        let (class, name) = self.enum_constant(receiver)?;
        let (home, name) = (self.classes.get(class)?, name.to_owned());
        let class = self.class_of(receiver)?;
        // Whatever the enum itself has to say of this is run.
        let (declared, _) = self.find(&class, called.name, called.descriptor)?;
        if declared.name != "java.lang.Enum" {
            return None;
        }
        let place_of = |name: &str| constants_of(&home).position(|other| other == name);
        Some(match (called.name, arguments) {
            ("ordinal", []) => place_of(&name).and_then(|place| i32::try_from(place).ok()).map(Item::Int),
            ("name" | "toString", []) => Some(Item::Text(place(&mut self.texts, name.encode_utf16().collect()))),
            ("equals", [other]) => self.is_same(receiver, *other).map(|is_same| Item::Int(i32::from(is_same))),
            ("compareTo", [other]) => self.enum_constant(*other).and_then(|(_, other)| {
                let (own, other) = (i32::try_from(place_of(&name)?).ok()?, i32::try_from(place_of(other)?).ok()?);
                Some(Item::Int(own - other))
            }),
            _ => None,
        })
    }

    fn all_constants(&mut self, home: &Rc<Class>) -> Option<Item> {
        let all: Vec<Item> = constants_of(home)
            .map(|name| Item::Constant(place(&mut self.constants, (home.name.clone(), name.to_owned()))))
            .collect();
        self.make_array(&format!("[L{};", home.name), all)
    }

    /// The table that javac makes for a `switch` over an enum, by which constants have numbers of that `switch`.
    pub(in crate::junit) fn switch_table(&mut self, home: &Rc<Class>, name: &str) -> Option<Item> {
        let (mut table, mut number) = (Vec::new(), None);
        let (mut is_it, mut constant) = (false, None);
        for (at, bytes) in initializer(home)? {
            let constants = home.constants();
            match bytes[at] {
                0xb2 => {
                    let member = constants.member(operand(bytes, at)?).ok()?;
                    if member.name.starts_with(SWITCH_TABLE) {
                        is_it = member.name == name;
                    } else {
                        let of = self.classes.get(&member.class.replace('/', "."))?;
                        constant = constants_of(&of).position(|other| other == member.name);
                        if is_it {
                            table.resize(constants_of(&of).count().max(table.len()), 0);
                        }
                    }
                }
                opcode @ 0x02..=0x08 => number = Some(i32::from(opcode) - 3),
                0x10 => number = Some(i32::from(*bytes.get(at + 1)? as i8)),
                0x11 => number = Some(i32::from(operand(bytes, at)? as i16)),
                0x4f if is_it => *table.get_mut(constant?)? = number?,
                _ => {}
            }
        }
        (!table.is_empty()).then(|| Item::Table(place(&mut self.tables, table)))
    }
}

/// How the names of such tables begin.
pub(in crate::junit) const SWITCH_TABLE: &str = "$SwitchMap$";

/// The names of the constants of an enum, in their order.
fn constants_of(class: &Class) -> impl Iterator<Item = &str> {
    class.fields.iter().filter(|field| field.access & access::ENUM != 0).map(|field| field.name.as_str())
}

/// The instructions of a static initializer: where each begins, and all bytes.
fn initializer(class: &Class) -> Option<Vec<(usize, &[u8])>> {
    let (file, raw) = class.raw(class.method("<clinit>", "()V")?);
    let bytes = file.code(raw.code.as_ref()?).ok()?.bytes;
    Some(instructions(bytes)?.into_iter().map(|at| (at, bytes)).collect())
}
