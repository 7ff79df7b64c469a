//! Objects that nobody has looked at: what declarations say that they are, and which `Class` objects nothing tells apart from unknown ones.

use super::classes::Sort;
use super::{Builder, NotConcrete, default};
use crate::case::{Contents, Object, Value};
use crate::junit::instructions;
use heap::{SymbolId, TypeSetId};
use program::signature::Signature;
use program::{ClassId, Constant, Kind};
use std::collections::BTreeSet;

const CLASS: &str = "java/lang/Class";

/// What unknown `Class` objects are: interfaces first, since they are the class of no object that somebody might ask for its own.
const CLASSES: [&str; 8] = [
    "java/lang/Runnable",
    "java/lang/Iterable",
    "java/lang/Number",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Double",
    "java/lang/String",
    "java/lang/Object",
];

/// Classes that are within the bounds which name other types themselves.
const WITHIN: [(&str, &str); 3] = [
    ("java/lang/Enum", "java/util/concurrent/TimeUnit"),
    ("java/lang/Comparable", "java/lang/String"),
    ("java/lang/Record", "java/lang/Record"),
];

impl Builder<'_> {
    /// Whether objects of a class can be made, but nothing can be said of what is in them.
    pub(super) fn is_beyond_description(&mut self, class: ClassId) -> bool {
        let sort = self.known(class).sort;
        let found = self.machine.program.class(class);
        let is_internal = sort == Sort::Internal && !found.is_interface();
        is_internal || sort == Sort::Plain && found.module.is_some() && found.is_abstract() && !found.is_interface()
    }

    /// What an unknown `Object` is of which nobody has asked what it is, by what type arguments say of it; `None` where they say nothing.
    /// What was told apart from others must be an object of its own, and is no constant of an enum.
    pub(super) fn declared_object(
        &mut self,
        symbol: SymbolId,
        types: TypeSetId,
        is_told_apart: bool,
    ) -> Result<Option<Value>, NotConcrete> {
        let machine = self.machine;
        let row = machine.heap.symbol(symbol);
        let is_object = &*machine.program.class(row.declared).name == "java/lang/Object";
        if !is_object || self.ranks.has(symbol) {
            return Ok(None);
        }
        let Some(described) = machine.argued_type(symbol) else { return Ok(None) };
        let symbolic = machine.symbolic().expect("paths have symbols");
        let is_open = symbolic.implementations_of(row.declared) == Some(types);
        let is_possible = |class: ClassId| symbolic.types.classes(types).contains(&class);
        // What the path has left out it must not be, and what it has looked into is described field by field.
        if !is_open && (is_told_apart || !self.own_class(&described).is_some_and(is_possible)) {
            return Ok(None);
        }
        let count = self.objects.len();
        let found = self.unseen(&described)?.filter(|found| !is_told_apart || *found == Value::Object(count));
        if let Some(Value::Object(place)) = found.filter(|_| is_open) {
            self.unseen.insert(place);
        }
        Ok(found)
    }

    /// The class of the program of which the object of a type is.
    fn own_class(&self, of: &Signature) -> Option<ClassId> {
        let Signature::Class { name, .. } = of else { return None };
        let class = self.machine.program.loaded(name)?;
        if self.machine.program.class(class).module.is_some() { None } else { self.made_for(class) }
    }

    fn unseen(&mut self, of: &Signature) -> Result<Option<Value>, NotConcrete> {
        let name = match of {
            Signature::Class { name, .. } if name == "java/lang/Object" => return Ok(None),
            Signature::Class { name, .. } => name,
            Signature::Array(_) => {
                let Some(class) = class_of(of) else { return Ok(None) };
                return Ok(Some(self.add(Object { class: class.into(), contents: Contents::Array(Vec::new()) })));
            }
            _ => return Ok(None),
        };
        if name == CLASS {
            return Ok(self.some_class(Some(of)).ok());
        }
        let loaded = self.machine.program.loaded(name);
        if loaded.is_none_or(|class| self.machine.program.class(class).module.is_some()) {
            return Ok(Some(self.unseen_of_jdk(name)));
        }
        let Some(class) = self.own_class(of) else { return Ok(None) };
        if let Sort::Enum(enumeration) = self.known(class).sort {
            return Ok(self.enum_constant(enumeration, class).ok());
        }
        let Ok(contents) = self.unknown_contents(class) else { return Ok(None) };
        let described = self.object(class, contents);
        let place = self.objects.len();
        self.note_all_unread(place, class, &described.contents);
        Ok(Some(self.add(described)))
    }

    /// A text or a number that no other object holds, or some object of a class that may not even be loaded.
    pub(super) fn unseen_of_jdk(&mut self, name: &str) -> Value {
        let class = name.replace('/', ".");
        let contents = match super::classes::box_of(name) {
            Some(base) => Contents::Boxed(default(Kind::Base(base))),
            None if name == "java/lang/String" => Contents::Text(Vec::new()),
            None => Contents::Unknown,
        };
        let mut described = Object { class: class.into(), contents };
        for order in 0..9_u8 {
            described.contents = match described.contents {
                Contents::Text(_) => Contents::Text(vec![u16::from(b'a' + order)]),
                Contents::Boxed(Value::Int(_)) => Contents::Boxed(Value::Int(i32::from(order) + 1)),
                Contents::Boxed(Value::Long(_)) => Contents::Boxed(Value::Long(i64::from(order) + 1)),
                Contents::Boxed(Value::Char(_)) => Contents::Boxed(Value::Char(u16::from(b'a' + order))),
                other => other,
            };
            if !self.objects.contains(&described) {
                break;
            }
        }
        self.add(described)
    }

    /// The class of an object that is made for a variable of a class of the program: itself, or the first below it; an interface
    /// for whoever implements it.
    pub(super) fn made_for(&self, class: ClassId) -> Option<ClassId> {
        let program = &self.machine.program;
        let is_made = |class: ClassId| {
            let is_concrete = !program.class(class).is_abstract() && program.class(class).host.is_none();
            is_concrete && !self.machine.is_uninitializable(class)
        };
        let all = (0..program.class_count()).map(|index| ClassId(index as u32));
        let below = all.filter(|&other| {
            program.class(other).module.is_none() && is_made(other) && program.is_subtype(other, class)
        });
        if is_made(class) {
            return Some(class);
        }
        let first = below.min_by_key(|&class| self.name(class));
        let is_free = |class: &ClassId| program.class(*class).is_interface() && !program.class(*class).is_sealed();
        first.or(Some(class).filter(is_free))
    }

    /// The `Class` object for an unknown one, other than those of the path: nothing may take the two for the same.
    pub(super) fn some_class(&mut self, of: Option<&Signature>) -> Result<Value, NotConcrete> {
        let machine = self.machine;
        let class = machine.program.loaded(CLASS).ok_or(NotConcrete::NoFreeClass)?;
        let bound = match of {
            Some(Signature::Class { name, arguments }) if name == CLASS => arguments.first(),
            _ => None,
        };
        let candidates: Vec<String> = match bound {
            Some(Signature::Class { name, .. }) if name == "java/lang/Object" => Vec::new(),
            Some(Signature::Class { name, arguments }) => {
                let within = WITHIN.iter().find(|(bound, _)| bound == name).map(|(_, within)| (*within).to_owned());
                let own = Some(name.clone()).filter(|_| arguments.is_empty());
                vec![within.or(own).ok_or(NotConcrete::NoFreeClass)?]
            }
            Some(_) => return Err(NotConcrete::NoFreeClass),
            None => Vec::new(),
        };
        let is_any = candidates.is_empty();
        let others = CLASSES.iter().filter(|_| is_any).map(|name| (*name).to_owned());
        let named = self.class_literals(!is_any);
        let free = candidates.into_iter().chain(others).find(|name| {
            let key = (name.replace('/', "."), "class".to_owned());
            !named.contains(name) && !self.constants.contains_key(&key)
        });
        let free = free.ok_or(NotConcrete::NoFreeClass)?;
        Ok(self.constant(class, free.replace('/', "."), "class".to_owned()))
    }

    /// The classes whose `Class` objects the program names. Where there is little choice it is enough that the package of the method does
    /// not.
    fn class_literals(&self, is_near: bool) -> BTreeSet<String> {
        let program = &self.machine.program;
        let package = |name: &str| name.rsplit_once('/').map(|(package, _)| package.to_owned());
        let own = package(&program.class(program.method(self.target).class).name);
        let classes = (0..program.class_count()).map(|index| program.class(ClassId(index as u32)));
        let is_asked = |class: &&program::Class| class.module.is_none() && (!is_near || package(&class.name) == own);
        let files = classes.filter(is_asked).filter_map(|class| class.file.as_ref());
        let mut found = BTreeSet::new();
        for file in files {
            for code in file.methods.iter().filter_map(|method| file.code(method.code.as_ref()?).ok()) {
                for at in instructions(code.bytes).unwrap_or_default() {
                    let place = match (code.bytes[at], code.bytes.get(at + 1), code.bytes.get(at + 2)) {
                        (0x12, Some(&place), _) => u16::from(place),
                        (0x13, Some(&high), Some(&low)) => u16::from_be_bytes([high, low]),
                        _ => continue,
                    };
                    if let Ok(Constant::Class(_)) = file.constants.get(place) {
                        found.extend(file.constants.class_name(place).map(|name| name.into_owned()));
                    }
                }
            }
        }
        found
    }
}

/// The name of a type as `Class.forName` takes it.
fn class_of(of: &Signature) -> Option<String> {
    match of {
        Signature::Class { name, .. } => Some(name.replace('/', ".")),
        Signature::Array(element) => Some(match &**element {
            Signature::Base(base) => format!("[{}", base.letter()),
            Signature::Array(_) => format!("[{}", class_of(element)?),
            _ => format!("[L{};", class_of(element)?),
        }),
        _ => None,
    }
}
