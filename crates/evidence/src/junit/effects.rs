//! What small methods do: a constructor that only stores its parameters, a static method that makes an object by one, a
//! setter, a getter.
//!
//! A walk over the bytecode of methods without jumps and handlers. Whatever it does not know ends it, and the method counts
//! as one that nothing is known of.

use super::classes::{Class, Classes, Method};
use program::{Constant, Type, access};
use std::collections::{BTreeMap, BTreeSet};

/// What a method does, to its own object and to nothing else.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Effect {
    /// What it leaves in fields of its object, by the declaring class and the name.
    pub assigned: BTreeMap<(String, String), Stored>,
    /// What it returns, if it returns something.
    pub returned: Option<Stored>,
    /// Parameters that must not be null, or it throws.
    pub required: BTreeSet<usize>,
}

/// A value of the walk.
#[derive(Clone, Debug, PartialEq)]
pub enum Stored {
    /// A parameter, counted from 0 without `this`.
    Parameter(usize),
    /// What a field of the method's object held before.
    Field(String, String),
    Null,
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Text(Vec<u16>),
    /// What a static field holds, by the class that declares it and its name.
    Static(String, String),
    /// An object or a number that only this method has made.
    Own,
    /// The method's object: the receiver, or what a factory method makes.
    This,
}

/// Constructors that call constructors, at most.
const DEEPEST: usize = 8;

pub(super) fn of(classes: &Classes, class: &Class, method: &Method, depth: usize) -> Option<Effect> {
    if method.access & (access::STATIC | access::SYNCHRONIZED | access::NATIVE | access::ABSTRACT) != 0 {
        return None;
    }
    if method.name == "<init>" && class.name == "java.lang.Object" {
        return Some(Effect::default());
    }
    if depth > DEEPEST {
        return None;
    }
    let making = if method.name == "<init>" { Making::Given } else { Making::Nothing };
    walk(classes, class, method, making, depth)
}

/// What a static method leaves in the object of its class that it makes and returns.
pub(super) fn made_by(classes: &Classes, class: &Class, method: &Method) -> Option<Effect> {
    let returns_own = matches!(&method.types.result, Some(Type::Class(name)) if name.replace('/', ".") == class.name);
    if !method.is_static() || !returns_own || method.access & (access::SYNCHRONIZED | access::NATIVE) != 0 {
        return None;
    }
    let effect = walk(classes, class, method, Making::Wanted, 0)?;
    (effect.returned == Some(Stored::This)).then_some(effect)
}

fn walk(classes: &Classes, class: &Class, method: &Method, making: Making, depth: usize) -> Option<Effect> {
    let (file, raw) = class.raw(method);
    let code = file.code(raw.code.as_ref()?).ok()?;
    if !code.handlers.is_empty() {
        return None;
    }
    let mut walk = Walk {
        classes,
        class,
        bytes: code.bytes,
        at: 0,
        stack: Vec::new(),
        locals: locals(method),
        effect: Effect::default(),
        making,
        depth,
    };
    while let Some(step) = walk.step() {
        if step == Step::Done {
            return Some(walk.effect);
        }
    }
    None
}

/// The local variables at the beginning; the second half of a wide one is `None`.
fn locals(method: &Method) -> Vec<Option<Stored>> {
    let mut locals = if method.is_static() { Vec::new() } else { vec![Some(Stored::This)] };
    for (place, of) in method.types.parameters.iter().enumerate() {
        locals.push(Some(Stored::Parameter(place)));
        if of.kind().is_wide() {
            locals.push(None);
        }
    }
    locals
}

#[derive(PartialEq)]
enum Step {
    Next,
    Done,
}

/// Where the method's object comes from.
#[derive(Clone, Copy, PartialEq)]
enum Making {
    /// It was there before.
    Nothing,
    /// It is new, and whoever calls the method has it.
    Given,
    /// The method is to make it, by the first `new` of its class.
    Wanted,
}

struct Walk<'a> {
    classes: &'a Classes,
    class: &'a Class,
    bytes: &'a [u8],
    at: usize,
    stack: Vec<Stored>,
    locals: Vec<Option<Stored>>,
    effect: Effect,
    making: Making,
    depth: usize,
}

impl Walk<'_> {
    /// Carries out one instruction; `None` at one that it does not know.
    fn step(&mut self) -> Option<Step> {
        let opcode = self.byte()?;
        match opcode {
            0x00 => {}
            0x01 => self.stack.push(Stored::Null),
            0x02..=0x08 => self.stack.push(Stored::Int(i32::from(opcode) - 3)),
            0x09 | 0x0a => self.stack.push(Stored::Long(i64::from(opcode) - 9)),
            0x0b..=0x0d => self.stack.push(Stored::Float(f32::from(opcode - 0x0b))),
            0x0e | 0x0f => self.stack.push(Stored::Double(f64::from(opcode - 0x0e))),
            0x10 => {
                let value = self.byte()? as i8;
                self.stack.push(Stored::Int(i32::from(value)));
            }
            0x11 => {
                let value = self.short()? as i16;
                self.stack.push(Stored::Int(i32::from(value)));
            }
            0x12 => {
                let index = u16::from(self.byte()?);
                self.constant(index)?;
            }
            0x13 | 0x14 => {
                let index = self.short()?;
                self.constant(index)?;
            }
            0x15..=0x19 => {
                let local = usize::from(self.byte()?);
                self.load(local)?;
            }
            0x1a..=0x2d => self.load(usize::from((opcode - 0x1a) % 4))?,
            0x36..=0x3a => {
                let local = usize::from(self.byte()?);
                self.store(local)?;
            }
            0x3b..=0x4e => self.store(usize::from((opcode - 0x3b) % 4))?,
            0x57 => drop(self.stack.pop()?),
            0x59 => self.stack.push(self.stack.last()?.clone()),
            0xac..=0xb0 => {
                self.effect.returned = Some(self.stack.pop()?);
                return Some(Step::Done);
            }
            0xb1 => return Some(Step::Done),
            0xb2 => {
                let (class, name) = self.field()?;
                self.stack.push(Stored::Static(class, name));
            }
            0xb4 => self.get_field()?,
            0xb5 => self.put_field()?,
            0xb7 => self.construct()?,
            0xb8 => self.require()?,
            0xbb => self.new_object()?,
            0xbc => {
                self.byte()?;
                self.new_array()?;
            }
            0xbd => {
                self.short()?;
                self.new_array()?;
            }
            _ => return None,
        }
        Some(Step::Next)
    }

    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    fn short(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }

    fn load(&mut self, local: usize) -> Option<()> {
        self.stack.push(self.locals.get(local)?.clone()?);
        Some(())
    }

    /// Of a wide value only the first half is kept: nothing reads the other before it is stored anew.
    fn store(&mut self, local: usize) -> Option<()> {
        if self.locals.len() <= local {
            self.locals.resize(local + 1, None);
        }
        self.locals[local] = Some(self.stack.pop()?);
        Some(())
    }

    fn new_object(&mut self) -> Option<()> {
        let index = self.short()?;
        let named = self.constants().class_name(index).ok()?.replace('/', ".");
        let is_wanted = self.making == Making::Wanted && named == self.class.name;
        if is_wanted {
            self.making = Making::Given;
        }
        self.stack.push(if is_wanted { Stored::This } else { Stored::Own });
        Some(())
    }

    fn constant(&mut self, index: u16) -> Option<()> {
        let constants = self.constants();
        let value = match constants.get(index).ok()? {
            Constant::Integer(value) => Stored::Int(value),
            Constant::Long(value) => Stored::Long(value),
            Constant::Float(value) => Stored::Float(value),
            Constant::Double(value) => Stored::Double(value),
            Constant::String(text) => Stored::Text(constants.units(text).ok()?),
            _ => return None,
        };
        self.stack.push(value);
        Some(())
    }

    fn constants(&self) -> std::rc::Rc<program::ConstantPool> {
        self.class.constants()
    }

    fn get_field(&mut self) -> Option<()> {
        let (class, name) = self.field()?;
        let value = match self.stack.pop()? {
            Stored::This => match self.effect.assigned.get(&(class.clone(), name.clone())) {
                Some(assigned) => assigned.clone(),
                None if self.making != Making::Nothing => return None,
                None => Stored::Field(class, name),
            },
            Stored::Own => Stored::Own,
            _ => return None,
        };
        self.stack.push(value);
        Some(())
    }

    fn put_field(&mut self) -> Option<()> {
        let (class, name) = self.field()?;
        let value = self.stack.pop()?;
        match self.stack.pop()? {
            Stored::This => {
                self.effect.assigned.insert((class, name), value);
            }
            // Nobody else knows of the object, unless it gets to know of ours, which may be replaced later.
            Stored::Own if value != Stored::This => {}
            _ => return None,
        }
        Some(())
    }

    /// The field that an instruction names: the class that declares it, and its name.
    fn field(&mut self) -> Option<(String, String)> {
        let index = self.short()?;
        let constants = self.constants();
        let member = constants.member(index).ok()?;
        let home = self.classes.lineage(&member.class.replace('/', "."));
        let home = home.iter().find(|class| class.field(&member.name).is_some())?;
        Some((home.name.clone(), member.name.into_owned()))
    }

    /// `Objects.requireNonNull`, which gives back what it is given, or throws.
    fn require(&mut self) -> Option<()> {
        let index = self.short()?;
        let constants = self.constants();
        let member = constants.member(index).ok()?;
        let is_it = member.class == "java/util/Objects" && member.name == "requireNonNull";
        match (is_it, &*member.descriptor) {
            (true, "(Ljava/lang/Object;)Ljava/lang/Object;") => {}
            (true, "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;") => drop(self.stack.pop()?),
            _ => return None,
        }
        match self.stack.last()? {
            Stored::Parameter(place) => drop(self.effect.required.insert(*place)),
            Stored::Own | Stored::This | Stored::Text(_) => {}
            _ => return None,
        }
        Some(())
    }

    /// An array whose length is a small constant; any other may throw.
    fn new_array(&mut self) -> Option<()> {
        match self.stack.pop()? {
            Stored::Int(0..=65536) => self.stack.push(Stored::Own),
            _ => return None,
        }
        Some(())
    }

    /// A call of a constructor: of the superclass, of this class, or of an object that was just made.
    fn construct(&mut self) -> Option<()> {
        let index = self.short()?;
        let constants = self.constants();
        let member = constants.member(index).ok()?;
        let class = self.classes.get(&member.class.replace('/', "."))?;
        let called = class.method("<init>", &member.descriptor).filter(|_| member.name == "<init>")?;
        let first = self.stack.len().checked_sub(called.types.parameters.len())?;
        let arguments = self.stack.split_off(first);
        let effect = of(self.classes, &class, called, self.depth + 1)?;
        for required in &effect.required {
            match arguments.get(*required)? {
                Stored::Parameter(place) => drop(self.effect.required.insert(*place)),
                Stored::Own | Stored::This | Stored::Text(_) => {}
                _ => return None,
            }
        }
        match self.stack.pop()? {
            Stored::This => {
                for (field, value) in effect.assigned {
                    let value = match value {
                        Stored::Parameter(place) => arguments.get(place)?.clone(),
                        other => other,
                    };
                    self.effect.assigned.insert(field, value);
                }
            }
            Stored::Own if !arguments.contains(&Stored::This) => {}
            _ => return None,
        }
        Some(())
    }
}
