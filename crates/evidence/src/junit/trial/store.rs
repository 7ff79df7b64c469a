//! The objects and arrays of a trial run. Those that the run has made it may change; those of the case it only reads, and of these only
//! what is there before the run.

use super::frame::Frame;
use super::{Item, Trial};
use crate::case::{Contents, Field, Object, Value};
use std::collections::BTreeMap;

/// An object that the run has made.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::junit) struct Made {
    /// As `Class.forName` takes it.
    pub class: String,
    pub inside: Inside,
}

#[derive(Clone, Debug, PartialEq)]
pub(in crate::junit) enum Inside {
    /// What was assigned, by the declaring class and the name; the other fields have their defaults.
    Fields(BTreeMap<(String, String), Item>),
    Elements(Vec<Item>),
}

/// Longer arrays are none for a trial.
const MOST_ELEMENTS: usize = 4096;

impl Made {
    /// What was assigned to a field.
    pub fn field(&self, class: &str, name: &str) -> Option<Item> {
        match &self.inside {
            Inside::Fields(fields) => fields.get(&(class.to_owned(), name.to_owned())).copied(),
            Inside::Elements(_) => None,
        }
    }
}

impl Trial<'_> {
    pub fn make(&mut self, class: &str) -> Option<Item> {
        self.initialize(class)?;
        Some(self.keep(class, Inside::Fields(BTreeMap::new())))
    }

    pub fn make_array(&mut self, class: &str, elements: Vec<Item>) -> Option<Item> {
        (elements.len() <= MOST_ELEMENTS).then(|| self.keep(class, Inside::Elements(elements)))
    }

    pub(super) fn keep(&mut self, class: &str, inside: Inside) -> Item {
        self.made.push(Made { class: class.to_owned(), inside });
        Item::Made(self.made.len() - 1)
    }

    /// The class of an object; `None` if that is not certain.
    pub fn class_of(&self, item: Item) -> Option<String> {
        match item {
            Item::Made(made) => Some(self.made.get(made)?.class.clone()),
            Item::Given(object) => Some(self.objects.get(object)?.class.to_string()),
            Item::Text(_) => Some("java.lang.String".to_owned()),
            Item::Boxed(place) => Some(self.boxes.get(place)?.0.clone()),
            Item::Class(_) => Some("java.lang.Class".to_owned()),
            Item::Constant(constant) => self.class_of_constant(constant),
            _ => None,
        }
    }

    pub(in crate::junit) fn get_field(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let (key, descriptor) = self.field(frame)?;
        let item = self.field_value(frame.pop()?, &key, &descriptor)?;
        frame.stack.push(item);
        Some(())
    }

    /// What a field of an object holds, by the class that declares it and its name.
    pub(super) fn field_value(&self, object: Item, (class, name): &(String, String), descriptor: &str) -> Option<Item> {
        let item = match object {
            Item::Made(object) => self.made.get(object)?.field(class, name).unwrap_or_else(|| default_of(descriptor)),
            Item::Given(object) => {
                let Contents::Fields(fields) = &self.given(object)?.contents else { return None };
                let is_it = |field: &Field| field.class == *class.as_str() && field.name == *name.as_str();
                let place = fields.iter().position(is_it)?;
                if self.is_loose((object, place)) {
                    let is_wide = matches!(descriptor, "J" | "D");
                    return Some(if is_wide { Item::UnknownWide } else { Item::Unknown });
                }
                self.known(&fields[place].value)?
            }
            _ => return None,
        };
        Some(item).filter(|item| !item.is_unknown())
    }

    /// An object of the case that is complete.
    fn given(&self, object: usize) -> Option<&Object> {
        self.objects.get(object).filter(|_| self.ready.get(object) == Some(&true))
    }

    /// What an object of the case holds; a reference that may be assigned only later does not count.
    fn known(&self, value: &Value) -> Option<Item> {
        match *value {
            Value::Object(object) if !is_leaf(self.objects.get(object)?) => self.given(object).and(Item::of(value)),
            _ => Item::of(value),
        }
    }

    pub(in crate::junit) fn put_field(&mut self, frame: &mut Frame<'_>) -> Option<()> {
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
        match &mut self.made.get_mut(object)?.inside {
            Inside::Fields(fields) => drop(fields.insert(key, value)),
            Inside::Elements(_) => return None,
        }
        Some(())
    }

    /// The class and the elements of an array.
    pub fn elements(&self, item: Item) -> Option<(String, Vec<Item>)> {
        match item {
            Item::Made(made) => {
                let Made { class, inside: Inside::Elements(elements) } = self.made.get(made)? else { return None };
                Some((class.clone(), elements.clone()))
            }
            Item::Given(object) => {
                let found = self.given(object)?;
                let Contents::Array(elements) = &found.contents else { return None };
                let elements: Option<Vec<Item>> = elements.iter().map(|value| self.known(value)).collect();
                Some((found.class.to_string(), elements?))
            }
            // Collections that hold nothing yet share such arrays.
            Item::Constant(constant) => Some((self.empty_array(constant)?, Vec::new())),
            Item::Table(table) => {
                Some(("[I".to_owned(), self.tables.get(table)?.iter().map(|number| Item::Int(*number)).collect()))
            }
            _ => None,
        }
    }

    fn elements_to_change(&mut self, item: Item) -> Option<&mut Vec<Item>> {
        let Item::Made(made) = item else { return None };
        match &mut self.made.get_mut(made)?.inside {
            Inside::Elements(elements) => Some(elements),
            Inside::Fields(_) => None,
        }
    }

    pub(in crate::junit) fn load_element(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let index = usize::try_from(frame.pop_int()?).ok()?;
        let array = frame.pop()?;
        let element = match array {
            // By far the most of them, and no reason to copy the array.
            Item::Made(made) => match &self.made.get(made)?.inside {
                Inside::Elements(elements) => *elements.get(index)?,
                Inside::Fields(_) => return None,
            },
            array => *self.elements(array)?.1.get(index)?,
        };
        frame.stack.push(element);
        Some(())
    }

    /// Whether the element fits the array at run time is asked only of arrays of any objects.
    pub(in crate::junit) fn store_element(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let value = frame.pop()?;
        let index = usize::try_from(frame.pop_int()?).ok()?;
        let array = frame.pop()?;
        let class = self.class_of(array)?;
        let value = match (class.as_str(), value) {
            ("[Z", Item::Int(value)) => Item::Int(value & 1),
            ("[B", Item::Int(value)) => Item::Int(i32::from(value as i8)),
            ("[C", Item::Int(value)) => Item::Int(i32::from(value as u16)),
            ("[S", Item::Int(value)) => Item::Int(i32::from(value as i16)),
            ("[I", Item::Int(_)) | ("[J", Item::Long(_)) | ("[F", Item::Float(_)) | ("[D", Item::Double(_)) => value,
            ("[Ljava.lang.Object;", _) | (_, Item::Null) => value,
            (class, _) => {
                let element = class.strip_prefix("[L")?.strip_suffix(';')?;
                let own = self.class_of(value)?;
                self.classes.is_subtype(&own, element).then_some(value)?
            }
        };
        *self.elements_to_change(array)?.get_mut(index)? = value;
        Some(())
    }

    pub(in crate::junit) fn new_array(&mut self, frame: &mut Frame<'_>, opcode: u8) -> Option<()> {
        let class = if opcode == 0xbc {
            let letters = ["Z", "C", "F", "D", "B", "S", "I", "J"];
            format!("[{}", letters.get(usize::from(frame.byte()?).checked_sub(4)?)?)
        } else {
            let index = frame.short()?;
            let name = frame.class.constants().class_name(index).ok()?.replace('/', ".");
            if name.starts_with('[') { format!("[{name}") } else { format!("[L{name};") }
        };
        let length = usize::try_from(frame.pop_int()?).ok().filter(|length| *length <= MOST_ELEMENTS)?;
        let made = self.make_array(&class, vec![default_of(&class[1..]); length])?;
        frame.stack.push(made);
        Some(())
    }

    /// A copy of some elements of an array, with defaults behind its end.
    pub fn copy_of(&mut self, array: Item, class: Option<String>, from: i32, to: i32) -> Option<Item> {
        let (own, elements) = self.elements(array)?;
        let class = class.unwrap_or(own);
        let (from, to) = (usize::try_from(from).ok()?, usize::try_from(to).ok()?);
        if from > elements.len() || to < from || to - from > MOST_ELEMENTS {
            return None;
        }
        let default = default_of(&class[1..]);
        let copied = (from..to).map(|place| elements.get(place).copied().unwrap_or(default)).collect();
        self.make_array(&class, copied)
    }

    /// `System.arraycopy` between arrays of one class, or to one of any objects.
    pub fn copy_elements(&mut self, source: Item, at: i32, target: Item, to: i32, count: i32) -> Option<()> {
        let (class, elements) = self.elements(source)?;
        let target_class = self.class_of(target)?;
        if class != target_class && target_class != "[Ljava.lang.Object;" {
            return None;
        }
        let (at, to, count) = (usize::try_from(at).ok()?, usize::try_from(to).ok()?, usize::try_from(count).ok()?);
        let copied = elements.get(at..at.checked_add(count)?)?.to_vec();
        let changed = self.elements_to_change(target)?.get_mut(to..to.checked_add(count)?)?;
        changed.copy_from_slice(&copied);
        Some(())
    }
}

/// Whether an object is an element rather than a part of a structure.
pub(in crate::junit) fn is_leaf(object: &Object) -> bool {
    matches!(object.contents, Contents::Text(_) | Contents::Boxed(_) | Contents::Constant { .. })
}

/// What a field or an element of a type holds before anything is assigned.
pub(in crate::junit) fn default_of(descriptor: &str) -> Item {
    match descriptor.as_bytes().first() {
        Some(b'L' | b'[') => Item::Null,
        Some(b'J') => Item::Long(0),
        Some(b'F') => Item::float(0.0),
        Some(b'D') => Item::double(0.0),
        _ => Item::Int(0),
    }
}
