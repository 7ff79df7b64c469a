//! A plain run of the code that makes a data structure, on numbers and on objects of its own.
//!
//! It knows what such code is made of: fields, small numbers, comparisons, calls. Whatever else comes, an exception, an
//! array, a static field, ends the run, and then nothing is said of what the code does. What it does say is therefore all that
//! the code does.

use super::classes::{Class, Classes, Method};
use program::{Constant, MethodDescriptor, access};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A value of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Null,
    Int(i32),
    /// An object that the run has made.
    Made(usize),
    /// An object that was there before, by its place in the case; nothing looks into it.
    Given(usize),
}

/// An object that the run has made.
pub(super) struct Made {
    pub class: String,
    /// What was assigned, by the declaring class and the name; the other fields have their defaults.
    pub fields: BTreeMap<(String, String), Item>,
}

/// A run, and what it has made so far.
pub(super) struct Trial<'a> {
    classes: &'a Classes,
    /// The class that the test uses anyway, so that it may be initialized at any time.
    home: &'a str,
    pub made: Vec<Made>,
    steps: usize,
}

/// Instructions of a run, and calls within calls, at most.
const MOST_STEPS: usize = 20_000;
const DEEPEST: usize = 40;

impl<'a> Trial<'a> {
    pub fn new(classes: &'a Classes, home: &'a str) -> Trial<'a> {
        Trial { classes, home, made: Vec::new(), steps: 0 }
    }

    pub fn make(&mut self, class: &str) -> Option<Item> {
        self.initialize(class)?;
        self.made.push(Made { class: class.to_owned(), fields: BTreeMap::new() });
        Some(Item::Made(self.made.len() - 1))
    }

    /// A class whose initializer would do something is none for a trial.
    fn initialize(&self, class: &str) -> Option<()> {
        let is_plain = |class: &Rc<Class>| class.name == self.home || class.method("<clinit>", "()V").is_none();
        let lineage = self.classes.lineage(class);
        (!lineage.is_empty() && lineage.iter().all(is_plain)).then_some(())
    }

    /// Calls a method; what it returns, if it returns something.
    pub fn call(&mut self, class: &Class, method: &Method, items: Vec<Item>, depth: usize) -> Option<Option<Item>> {
        if method.name == "<init>" && class.name == "java.lang.Object" {
            return Some(None);
        }
        if depth > DEEPEST || method.access & (access::SYNCHRONIZED | access::NATIVE | access::ABSTRACT) != 0 {
            return None;
        }
        let (file, raw) = class.raw(method);
        let code = file.code(raw.code.as_ref()?).ok()?;
        if method.types.parameters.iter().any(|of| of.kind().is_wide()) {
            return None;
        }
        let locals = items.into_iter().map(Some).collect();
        let mut frame = Frame { class, bytes: code.bytes, at: 0, opcode_at: 0, stack: Vec::new(), locals, depth };
        loop {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return None;
            }
            match self.step(&mut frame)? {
                Step::Next => {}
                Step::Returned(item) => return Some(item),
            }
        }
    }

    /// Carries out one instruction; `None` at one that it does not know.
    fn step(&mut self, frame: &mut Frame<'_>) -> Option<Step> {
        frame.opcode_at = frame.at;
        let opcode = frame.byte()?;
        match opcode {
            0xac | 0xb0 => return Some(Step::Returned(Some(frame.pop()?))),
            0xb1 => return Some(Step::Returned(None)),
            0xb4 => self.get_field(frame)?,
            0xb5 => self.put_field(frame)?,
            0xb6..=0xb8 => self.invoke(frame, opcode)?,
            0xbb => {
                let index = frame.short()?;
                let class = frame.class.constants().class_name(index).ok()?.replace('/', ".");
                let made = self.make(&class)?;
                frame.stack.push(made);
            }
            0x60..=0x83 => frame.arithmetic(opcode)?,
            0x99..=0xa7 | 0xc6 | 0xc7 => frame.jump(opcode)?,
            _ => frame.move_value(opcode)?,
        }
        Some(Step::Next)
    }

    fn get_field(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let (key, descriptor) = self.field(frame)?;
        let Item::Made(object) = frame.pop()? else { return None };
        let default = match descriptor.as_bytes().first()? {
            b'L' | b'[' => Item::Null,
            b'J' | b'F' | b'D' => return None,
            _ => Item::Int(0),
        };
        frame.stack.push(self.made.get(object)?.fields.get(&key).copied().unwrap_or(default));
        Some(())
    }

    fn put_field(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let (key, descriptor) = self.field(frame)?;
        let value = frame.pop()?;
        let fits = match (descriptor.as_str(), value) {
            ("Z", Item::Int(value)) => matches!(value, 0 | 1),
            ("B", Item::Int(value)) => i8::try_from(value).is_ok(),
            ("S", Item::Int(value)) => i16::try_from(value).is_ok(),
            ("C", Item::Int(value)) => u16::try_from(value).is_ok(),
            _ => true,
        };
        if !fits {
            return None;
        }
        let Item::Made(object) = frame.pop()? else { return None };
        self.made.get_mut(object)?.fields.insert(key, value);
        Some(())
    }

    /// The field that an instruction names, with the class that declares it, and its descriptor.
    fn field(&self, frame: &mut Frame<'_>) -> Option<((String, String), String)> {
        let index = frame.short()?;
        let constants = frame.class.constants();
        let member = constants.member(index).ok()?;
        let lineage = self.classes.lineage(&member.class.replace('/', "."));
        let home = lineage.iter().find(|class| class.field(&member.name).is_some())?;
        Some(((home.name.clone(), member.name.into_owned()), member.descriptor.into_owned()))
    }

    fn invoke(&mut self, frame: &mut Frame<'_>, opcode: u8) -> Option<()> {
        let index = frame.short()?;
        let constants = frame.class.constants();
        let member = constants.member(index).ok()?;
        let types = MethodDescriptor::parse(&member.descriptor)?;
        let is_static = opcode == 0xb8;
        let count = types.parameters.len() + usize::from(!is_static);
        let items = frame.stack.split_off(frame.stack.len().checked_sub(count)?);
        let named = member.class.replace('/', ".");
        let (mut home, mut found) = self.find(&named, &member.name, &member.descriptor)?;
        if is_static {
            self.initialize(&home.name)?;
        } else {
            let Some(Item::Made(receiver)) = items.first() else { return None };
            if opcode == 0xb6 && home.methods[found].access & access::PRIVATE == 0 {
                let class = self.made.get(*receiver)?.class.clone();
                let (own, place) = self.find(&class, &member.name, &member.descriptor)?;
                let is_inherited = home.methods[found].access & (access::PUBLIC | access::PROTECTED) != 0;
                // Who overrides what is not said of packages here.
                if own.name != home.name && (!is_inherited || own.methods[place].access & access::PRIVATE != 0) {
                    return None;
                }
                (home, found) = (own, place);
            }
        }
        if home.methods[found].is_static() != is_static {
            return None;
        }
        let returned = self.call(&home, &home.methods[found], items, frame.depth + 1)?;
        frame.stack.extend(returned);
        Some(())
    }

    fn find(&self, class: &str, name: &str, descriptor: &str) -> Option<(Rc<Class>, usize)> {
        self.classes.lineage(class).into_iter().find_map(|class| {
            let is_it = |method: &Method| method.name == name && method.descriptor == descriptor;
            let place = class.methods.iter().position(is_it)?;
            Some((class, place))
        })
    }
}

enum Step {
    Next,
    Returned(Option<Item>),
}

struct Frame<'c> {
    class: &'c Class,
    bytes: &'c [u8],
    at: usize,
    /// Where the current instruction begins, from which jumps count.
    opcode_at: usize,
    stack: Vec<Item>,
    locals: Vec<Option<Item>>,
    depth: usize,
}

impl Frame<'_> {
    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    fn short(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }

    fn pop(&mut self) -> Option<Item> {
        self.stack.pop()
    }

    fn pop_int(&mut self) -> Option<i32> {
        match self.pop()? {
            Item::Int(value) => Some(value),
            _ => None,
        }
    }

    /// Constants, local variables, the stack.
    fn move_value(&mut self, opcode: u8) -> Option<()> {
        match opcode {
            0x00 => {}
            0x01 => self.stack.push(Item::Null),
            0x02..=0x08 => self.stack.push(Item::Int(i32::from(opcode) - 3)),
            0x10 => {
                let value = self.byte()? as i8;
                self.stack.push(Item::Int(i32::from(value)));
            }
            0x11 => {
                let value = self.short()? as i16;
                self.stack.push(Item::Int(i32::from(value)));
            }
            0x12 | 0x13 => {
                let index = if opcode == 0x12 { u16::from(self.byte()?) } else { self.short()? };
                let Constant::Integer(value) = self.class.constants().get(index).ok()? else { return None };
                self.stack.push(Item::Int(value));
            }
            0x15 | 0x19 => {
                let local = usize::from(self.byte()?);
                self.load(local)?;
            }
            0x1a..=0x1d | 0x2a..=0x2d => self.load(usize::from((opcode - 0x1a) % 4))?,
            0x36 | 0x3a => {
                let local = usize::from(self.byte()?);
                self.store(local)?;
            }
            0x3b..=0x3e | 0x4b..=0x4e => self.store(usize::from((opcode - 0x3b) % 4))?,
            0x57 => drop(self.pop()?),
            0x59 => self.stack.push(*self.stack.last()?),
            0x5a => {
                let (top, below) = (self.pop()?, self.pop()?);
                self.stack.extend([top, below, top]);
            }
            0x84 => self.increment()?,
            _ => return None,
        }
        Some(())
    }

    fn load(&mut self, local: usize) -> Option<()> {
        self.stack.push((*self.locals.get(local)?)?);
        Some(())
    }

    fn store(&mut self, local: usize) -> Option<()> {
        if self.locals.len() <= local {
            self.locals.resize(local + 1, None);
        }
        self.locals[local] = Some(self.pop()?);
        Some(())
    }

    fn increment(&mut self) -> Option<()> {
        let (local, by) = (usize::from(self.byte()?), self.byte()? as i8);
        match self.locals.get_mut(local)? {
            Some(Item::Int(value)) => *value = value.wrapping_add(i32::from(by)),
            _ => return None,
        }
        Some(())
    }

    fn arithmetic(&mut self, opcode: u8) -> Option<()> {
        if opcode == 0x74 {
            let value = self.pop_int()?;
            self.stack.push(Item::Int(value.wrapping_neg()));
            return Some(());
        }
        let (right, left) = (self.pop_int()?, self.pop_int()?);
        self.stack.push(Item::Int(match opcode {
            0x60 => left.wrapping_add(right),
            0x64 => left.wrapping_sub(right),
            0x68 => left.wrapping_mul(right),
            0x7e => left & right,
            0x80 => left | right,
            0x82 => left ^ right,
            _ => return None,
        }));
        Some(())
    }

    fn jump(&mut self, opcode: u8) -> Option<()> {
        let offset = self.short()? as i16;
        let is_taken = match opcode {
            0x99..=0x9e => holds(opcode - 0x99, self.pop_int()?, 0)?,
            0x9f..=0xa4 => {
                let (right, left) = (self.pop_int()?, self.pop_int()?);
                holds(opcode - 0x9f, left, right)?
            }
            0xa5 | 0xa6 => match (self.pop()?, self.pop()?) {
                // Two boxes may be one object for the JVM.
                (Item::Given(_), Item::Given(_)) => return None,
                (right, left) => (left == right) == (opcode == 0xa5),
            },
            0xa7 => true,
            0xc6 => self.pop()? == Item::Null,
            0xc7 => self.pop()? != Item::Null,
            _ => return None,
        };
        if is_taken {
            self.at = self.opcode_at.checked_add_signed(isize::from(offset))?;
        }
        Some(())
    }
}

/// A comparison, in the order in which the instructions have them: equal, not, less, not, greater, not.
fn holds(comparison: u8, left: i32, right: i32) -> Option<bool> {
    Some(match comparison {
        0 => left == right,
        1 => left != right,
        2 => left < right,
        3 => left >= right,
        4 => left > right,
        5 => left <= right,
        _ => return None,
    })
}
