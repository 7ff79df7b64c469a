//! A plain run of the code that makes a data structure, on numbers and on objects of its own.
//!
//! It knows what such code is made of: fields, numbers, comparisons, calls, and of what it is given texts and boxes. Whatever
//! else comes, an exception, an array, a static field that is no enum constant, ends the run, and then nothing is said of what the
//! code does. What it does say is therefore all that the code does.

use super::classes::{Class, Classes, Method};
use super::frame::Frame;
use crate::case::{Called, Contents, Object, Value};
use program::{Constant, MethodDescriptor, access};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A value of the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Null,
    Int(i32),
    Long(i64),
    /// By their bits.
    Float(u32),
    Double(u64),
    /// An object that the run has made.
    Made(usize),
    /// An object that was there before, by its place in the case; only texts and boxes are looked into.
    Given(usize),
    /// A literal, by its place among those of the run.
    Text(usize),
    /// An enum constant, by its place among those of the run.
    Constant(usize),
}

impl Item {
    pub fn float(value: f32) -> Item {
        Item::Float(value.to_bits())
    }

    pub fn double(value: f64) -> Item {
        Item::Double(value.to_bits())
    }

    pub fn is_wide(self) -> bool {
        matches!(self, Item::Long(_) | Item::Double(_))
    }

    /// Whether it is an object that the run has not made.
    pub fn is_elsewhere(self) -> bool {
        matches!(self, Item::Given(_) | Item::Text(_) | Item::Constant(_))
    }

    /// A value of the case; an object stands for itself.
    pub fn of(value: &Value) -> Option<Item> {
        Some(match *value {
            Value::Null => Item::Null,
            Value::Boolean(value) => Item::Int(i32::from(value)),
            Value::Byte(value) => Item::Int(i32::from(value)),
            Value::Char(value) => Item::Int(i32::from(value)),
            Value::Short(value) => Item::Int(i32::from(value)),
            Value::Int(value) => Item::Int(value),
            Value::Long(value) => Item::Long(value),
            Value::Float(value) => Item::float(value),
            Value::Double(value) => Item::double(value),
            Value::Object(object) => Item::Given(object),
            Value::Any => return None,
        })
    }
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
    /// The objects of the case.
    objects: &'a [Object],
    /// A method that is not to be relied on.
    avoided: Option<&'a Called>,
    pub made: Vec<Made>,
    pub texts: Vec<Vec<u16>>,
    /// By the class that declares the constant and its name.
    pub constants: Vec<(String, String)>,
    steps: usize,
}

/// Instructions of a run, and calls within calls, at most.
const MOST_STEPS: usize = 20_000;
const DEEPEST: usize = 40;

impl<'a> Trial<'a> {
    pub fn new(classes: &'a Classes, home: &'a str, objects: &'a [Object]) -> Trial<'a> {
        let (made, texts, constants) = (Vec::new(), Vec::new(), Vec::new());
        Trial { classes, home, objects, avoided: None, made, texts, constants, steps: 0 }
    }

    /// A run that gives up where this method would be called.
    pub fn without(self, avoided: Option<&'a Called>) -> Trial<'a> {
        Trial { avoided, ..self }
    }

    fn is_avoided(&self, class: &Class, method: &Method) -> bool {
        // Whoever overrides it may call it.
        let is_it = |avoided: &&Called| {
            avoided.name == method.name
                && avoided.descriptor == method.descriptor
                && (method.name != "<init>" || avoided.class == class.name)
        };
        self.avoided.as_ref().is_some_and(is_it)
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
        if self.is_avoided(class, method) {
            return None;
        }
        if depth > DEEPEST || method.access & (access::SYNCHRONIZED | access::NATIVE | access::ABSTRACT) != 0 {
            return None;
        }
        let (file, raw) = class.raw(method);
        let code = file.code(raw.code.as_ref()?).ok()?;
        let mut frame = Frame::new(class, code.bytes, items, depth);
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
        let opcode = frame.opcode()?;
        match opcode {
            0x12 => {
                let index = u16::from(frame.byte()?);
                self.constant(frame, index)?;
            }
            0x13 | 0x14 => {
                let index = frame.short()?;
                self.constant(frame, index)?;
            }
            0xac..=0xb0 => return Some(Step::Returned(Some(frame.pop()?))),
            0xb1 => return Some(Step::Returned(None)),
            0xb2 => self.get_constant(frame)?,
            0xb4 => self.get_field(frame)?,
            0xb5 => self.put_field(frame)?,
            0xb6..=0xb8 => self.invoke(frame, opcode)?,
            0xbb => {
                let index = frame.short()?;
                let class = frame.class.constants().class_name(index).ok()?.replace('/', ".");
                let made = self.make(&class)?;
                frame.stack.push(made);
            }
            0xc0 | 0xc1 => self.check_class(frame, opcode)?,
            0x60..=0x83 => frame.arithmetic(opcode)?,
            0x85..=0x98 => frame.convert_or_compare(opcode)?,
            0x99..=0xa7 | 0xc6 | 0xc7 => frame.jump(opcode)?,
            _ => frame.move_value(opcode)?,
        }
        Some(Step::Next)
    }

    fn constant(&mut self, frame: &mut Frame<'_>, index: u16) -> Option<()> {
        let constants = frame.class.constants();
        frame.stack.push(match constants.get(index).ok()? {
            Constant::Integer(value) => Item::Int(value),
            Constant::Long(value) => Item::Long(value),
            Constant::Float(value) => Item::float(value),
            Constant::Double(value) => Item::double(value),
            Constant::String(text) => Item::Text(place(&mut self.texts, constants.units(text).ok()?)),
            _ => return None,
        });
        Some(())
    }

    /// An enum constant, whose class may be initialized by this: that makes constants and nothing that a test sees.
    fn get_constant(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let ((class, name), _) = self.field(frame)?;
        let home = self.classes.get(&class)?;
        let is_constant = home.is_enum() && home.field(&name)?.access & access::ENUM != 0;
        if !is_constant {
            return None;
        }
        frame.stack.push(Item::Constant(place(&mut self.constants, (class, name))));
        Some(())
    }

    /// A cast that succeeds, or the question whether it would.
    fn check_class(&mut self, frame: &mut Frame<'_>, opcode: u8) -> Option<()> {
        let index = frame.short()?;
        let wanted = frame.class.constants().class_name(index).ok()?.replace('/', ".");
        let item = frame.pop()?;
        let is_of = match item {
            Item::Null => opcode == 0xc0,
            Item::Made(made) => self.classes.is_subtype(&self.made.get(made)?.class, &wanted),
            Item::Given(object) => self.classes.is_subtype(&self.objects.get(object)?.class, &wanted),
            _ => return None,
        };
        // Arrays, and what an interface stands for, have types that are not looked at here.
        if opcode == 0xc1 && item != Item::Null && !is_of || opcode == 0xc0 && !is_of {
            return None;
        }
        frame.stack.push(if opcode == 0xc0 { item } else { Item::Int(i32::from(is_of)) });
        Some(())
    }

    fn get_field(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let (key, descriptor) = self.field(frame)?;
        let Item::Made(object) = frame.pop()? else { return None };
        let default = match descriptor.as_bytes().first()? {
            b'L' | b'[' => Item::Null,
            b'J' => Item::Long(0),
            b'F' => Item::float(0.0),
            b'D' => Item::double(0.0),
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
        if let Some(&first) = items.first().filter(|first| !is_static && first.is_elsewhere()) {
            let found = self.ask(first, &member.name, &items[1..])?;
            frame.stack.push(found);
            return Some(());
        }
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

    /// What a text or a box says of itself.
    fn ask(&self, item: Item, method: &str, arguments: &[Item]) -> Option<Item> {
        let units = match item {
            Item::Text(text) => self.texts.get(text)?,
            Item::Given(object) => match &self.objects.get(object)?.contents {
                Contents::Text(units) => units,
                Contents::Boxed(value) if method.ends_with("Value") && arguments.is_empty() => {
                    let primitive = method.strip_suffix("Value")?;
                    return Item::of(value).filter(|_| is_of_primitive(value, primitive));
                }
                _ => return None,
            },
            _ => return None,
        };
        Some(match (method, arguments) {
            ("length", []) => Item::Int(i32::try_from(units.len()).ok()?),
            ("isEmpty", []) => Item::Int(i32::from(units.is_empty())),
            // Other characters than these are asked for more than can be told here.
            ("isBlank", []) if units.iter().all(|unit| (0x20..0x7f).contains(unit)) => {
                Item::Int(i32::from(units.iter().all(|unit| *unit == 0x20)))
            }
            ("charAt", [Item::Int(place)]) => Item::Int(i32::from(*units.get(usize::try_from(*place).ok()?)?)),
            _ => return None,
        })
    }

    fn find(&self, class: &str, name: &str, descriptor: &str) -> Option<(Rc<Class>, usize)> {
        self.classes.lineage(class).into_iter().find_map(|class| {
            let is_it = |method: &Method| method.name == name && method.descriptor == descriptor;
            let place = class.methods.iter().position(is_it)?;
            Some((class, place))
        })
    }
}

pub(super) enum Step {
    Next,
    Returned(Option<Item>),
}

/// The place of something in a list, at whose end it is put if it is not there.
fn place<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    list.iter().position(|known| *known == item).unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}

/// Whether a box holds a value of this type itself, so that taking it out changes nothing.
fn is_of_primitive(value: &Value, primitive: &str) -> bool {
    matches!(
        (value, primitive),
        (Value::Boolean(_), "boolean")
            | (Value::Byte(_), "byte")
            | (Value::Char(_), "char")
            | (Value::Short(_), "short")
            | (Value::Int(_), "int")
            | (Value::Long(_), "long")
            | (Value::Float(_), "float")
            | (Value::Double(_), "double")
    )
}
