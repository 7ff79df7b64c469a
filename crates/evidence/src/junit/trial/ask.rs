//! What a trial run is told instead of running it: what texts, boxes and classes say of themselves, and the few methods of the JDK that
//! copy arrays.

use super::store::Inside;
use super::{Item, Trial, place};
use crate::case::{Contents, Value};
use crate::junit::body::is_kept;

/// What a call returns, if it returns something; `None` where that is not known.
pub(super) type Told = Option<Option<Item>>;

/// The method that a call names.
pub(in crate::junit) struct Member<'m> {
    /// With dots, or as arrays are called.
    pub class: &'m str,
    pub name: &'m str,
    pub descriptor: &'m str,
}

impl Trial<'_> {
    /// What is told of a call; `None` if the call is to be run.
    pub(in crate::junit) fn told(
        &mut self,
        called: &Member<'_>,
        receiver: Option<Item>,
        items: &[Item],
    ) -> Option<Told> {
        let &Member { class, name, descriptor } = called;
        if let Some(told) = self.told_of_enum(called, receiver, items.get(1..).unwrap_or_default()) {
            return Some(told.map(Some));
        }
        if let Some(told) = self.told_of_text(called, receiver, items) {
            return Some(told);
        }
        match (class, name, items) {
            ("java.lang.System", "arraycopy", &[source, Item::Int(at), target, Item::Int(to), Item::Int(count)]) => {
                Some(self.copy_elements(source, at, target, to, count).map(|()| None))
            }
            ("java.util.Arrays", "copyOf", &[array, Item::Int(to)]) => Some(self.copy_of(array, None, 0, to).map(Some)),
            ("java.util.Arrays", "copyOf", &[array, Item::Int(to), Item::Class(class)]) => {
                let class = self.class_objects.get(class).cloned();
                Some(class.and_then(|class| self.copy_of(array, Some(class), 0, to)).map(Some))
            }
            ("java.util.Arrays", "copyOfRange", &[array, Item::Int(from), Item::Int(to)]) => {
                Some(self.copy_of(array, None, from, to).map(Some))
            }
            (array, "clone", &[item]) if array.starts_with('[') => Some(self.cloned(item).map(Some)),
            (_, "getClass", &[item]) if descriptor == "()Ljava/lang/Class;" && item != Item::Null => {
                Some(self.class_object(item).map(Some))
            }
            (_, "fillInStackTrace", &[Item::Made(thrown)]) if descriptor == "()Ljava/lang/Throwable;" => {
                self.fill_in_stack_trace(thrown)
            }
            (class, "valueOf", &[item]) => self.boxed(class, descriptor, item).map(|item| item.map(Some)),
            (_, _, [_, arguments @ ..]) if receiver.is_some_and(|receiver| self.is_asked(receiver)) => {
                Some(self.ask(receiver?, name, arguments).map(Some))
            }
            _ => None,
        }
    }

    /// Where an exception was made only the JVM knows; `None` for one that has a method of its own for this.
    fn fill_in_stack_trace(&mut self, thrown: usize) -> Option<Told> {
        const THROWABLE: &str = "java.lang.Throwable";
        let class = self.class_of(Item::Made(thrown))?;
        let (home, _) = self.find(&class, "fillInStackTrace", "()Ljava/lang/Throwable;")?;
        if home.name != THROWABLE {
            return None;
        }
        let Inside::Fields(fields) = &mut self.made.get_mut(thrown)?.inside else { return None };
        for name in ["backtrace", "depth", "stackTrace"] {
            fields.insert((THROWABLE.to_owned(), name.to_owned()), Item::Unknown);
        }
        Some(Some(Some(Item::Made(thrown))))
    }

    fn cloned(&mut self, item: Item) -> Option<Item> {
        let (class, elements) = self.elements(item)?;
        self.make_array(&class, elements)
    }

    /// An object of an interface stands for one of any class below it.
    fn class_object(&mut self, item: Item) -> Option<Item> {
        let class = self.class_of(item)?;
        if self.classes.get(&class).is_some_and(|found| found.is_interface()) {
            return None;
        }
        Some(Item::Class(place(&mut self.class_objects, class)))
    }

    /// The box that the JDK keeps for a value; of others each is an object of its own, which ends the run.
    fn boxed(&mut self, class: &str, descriptor: &str, item: Item) -> Option<Option<Item>> {
        let value = match (descriptor.split_once(')')?.0, item) {
            ("(Z", Item::Int(value)) => Value::Boolean(value != 0),
            ("(B", Item::Int(value)) => Value::Byte(value as i8),
            ("(C", Item::Int(value)) => Value::Char(value as u16),
            ("(S", Item::Int(value)) => Value::Short(value as i16),
            ("(I", Item::Int(value)) => Value::Int(value),
            ("(J", Item::Long(value)) => Value::Long(value),
            _ => return None,
        };
        let is_box = class.strip_prefix("java.lang.").is_some_and(|simple| BOXES.contains(&simple));
        if !is_box {
            return None;
        }
        Some(is_kept(&value).then(|| Item::Boxed(place(&mut self.boxes, (class.to_owned(), value)))))
    }

    /// Whether only what is said here is known of an object.
    fn is_asked(&self, item: Item) -> bool {
        match item {
            // Of an enum's constant what its class says is run.
            _ if self.enum_constant(item).is_some() => false,
            Item::Text(_) | Item::Boxed(_) | Item::Constant(_) | Item::Class(_) => true,
            Item::Given(object) => {
                let contents = self.objects.get(object).map(|found| &found.contents);
                !matches!(contents, Some(Contents::Fields(_)))
            }
            _ => false,
        }
    }

    /// The place of an object in the natural order of which nothing else is known.
    fn rank(&self, item: Item) -> Option<i64> {
        let Item::Given(object) = item else { return None };
        match self.objects.get(object)?.contents {
            Contents::Ranked(rank) => Some(rank),
            _ => None,
        }
    }

    pub(super) fn text(&self, item: Item) -> Option<&[u16]> {
        match item {
            Item::Text(text) => self.texts.get(text).map(Vec::as_slice),
            Item::Given(object) => match &self.objects.get(object)?.contents {
                Contents::Text(units) => Some(units),
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn in_box(&self, item: Item) -> Option<Value> {
        match item {
            Item::Boxed(place) => Some(self.boxes.get(place)?.1),
            Item::Given(object) => match self.objects.get(object)?.contents {
                Contents::Boxed(value) => Some(value),
                _ => None,
            },
            _ => None,
        }
    }

    /// What a text or a box says of itself.
    fn ask(&self, item: Item, method: &str, arguments: &[Item]) -> Option<Item> {
        if let Some(value) = self.in_box(item) {
            return self.ask_box(&value, method, arguments);
        }
        if let (Some(rank), "compareTo", [other]) = (self.rank(item), method, arguments) {
            return Some(Item::Int(rank.cmp(&self.rank(*other)?) as i32));
        }
        let units = self.text(item)?;
        let truth = |value: bool| Item::Int(i32::from(value));
        Some(match (method, arguments) {
            ("length", []) => Item::Int(i32::try_from(units.len()).ok()?),
            ("isEmpty", []) => truth(units.is_empty()),
            // Other characters than these are asked for more than can be told here.
            ("isBlank", []) if units.iter().all(|unit| (0x20..0x7f).contains(unit)) => {
                truth(units.iter().all(|unit| *unit == 0x20))
            }
            ("charAt", [Item::Int(place)]) => Item::Int(i32::from(*units.get(usize::try_from(*place).ok()?)?)),
            ("hashCode", []) => {
                Item::Int(units.iter().fold(0i32, |hash, unit| hash.wrapping_mul(31).wrapping_add(i32::from(*unit))))
            }
            ("equals", [Item::Null]) => truth(false),
            ("equals", [other]) => truth(units == self.text(*other)?),
            ("compareTo", [other]) => {
                let other = self.text(*other)?;
                let differs = units.iter().zip(other).find(|(own, other)| own != other);
                let by_length = i32::try_from(units.len()).ok()? - i32::try_from(other.len()).ok()?;
                Item::Int(differs.map_or(by_length, |(own, other)| i32::from(*own) - i32::from(*other)))
            }
            _ => return None,
        })
    }

    fn ask_box(&self, value: &Value, method: &str, arguments: &[Item]) -> Option<Item> {
        let truth = |value: bool| Item::Int(i32::from(value));
        Some(match (method, arguments) {
            (method, []) if method.ends_with("Value") => {
                let primitive = method.strip_suffix("Value")?;
                return Item::of(value).filter(|_| is_of_primitive(value, primitive));
            }
            ("hashCode", []) => Item::Int(match *value {
                Value::Boolean(value) => {
                    if value {
                        1231
                    } else {
                        1237
                    }
                }
                Value::Long(value) => (value ^ (value as u64 >> 32) as i64) as i32,
                Value::Byte(_) | Value::Short(_) | Value::Char(_) | Value::Int(_) => match Item::of(value)? {
                    Item::Int(value) => value,
                    _ => return None,
                },
                _ => return None,
            }),
            ("equals", [Item::Null]) => truth(false),
            ("equals", [other]) => {
                let other = self.in_box(*other)?;
                // Numbers that are none, and zeros, are equal otherwise than one thinks.
                if matches!(value, Value::Float(_) | Value::Double(_)) {
                    return None;
                }
                truth(*value == other)
            }
            ("compareTo", [other]) => {
                let ordering = match (*value, self.in_box(*other)?) {
                    (Value::Int(own), Value::Int(other)) => own.cmp(&other),
                    (Value::Long(own), Value::Long(other)) => own.cmp(&other),
                    (Value::Boolean(own), Value::Boolean(other)) => own.cmp(&other),
                    // The others say by how much.
                    _ => return None,
                };
                Item::Int(ordering as i32)
            }
            _ => return None,
        })
    }
}

/// The classes of `java.lang` that box primitive values.
pub(in crate::junit) const BOXES: [&str; 8] =
    ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"];

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
