//! Objects of the JDK as their users see them: a string by its characters, a box by its number, a collection by what it holds,
//! in place of the fields that they happen to be made of.
//!
//! Only what is known through and through has a face: a collection whose size is not known, or of which not as many entries
//! were seen as it has, shows its fields. An element that nobody has looked at is one of the list all the same, an unknown one. Of a long
//! collection the beginning is shown, and how much follows.

mod collections;
pub(crate) mod told;

use crate::picture::{HeapPicture, KNOWN_ELEMENTS, PicturedObject, SHOWN_ELEMENTS, Shown, is_table};

/// What an object is to those who use it.
#[derive(Clone, Debug, PartialEq)]
pub enum Face {
    /// A string or a string builder, as a Java expression for its characters, in which `?` stands for those that nobody knows; or
    /// a `Class`, as Java names it.
    Text(String),
    /// The number in a box.
    Boxed(Shown),
    /// What a list, a set or a queue holds, in the order of iteration.
    Elements(Vec<Shown>),
    /// What a map holds, in the order of iteration.
    Entries(Vec<(Shown, Shown)>),
    /// The collection that this one is a view of.
    View(Shown),
}

/// The classes whose objects stand for a number.
const BOXES: [&str; 8] = [
    "java.lang.Boolean",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Short",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Float",
    "java.lang.Double",
];

impl PicturedObject {
    /// Whether the object is nothing but a value: a string, a box or a class, of which nobody asks which object it is.
    pub fn is_value(&self) -> bool {
        match self.face {
            Some(Face::Boxed(_)) => true,
            Some(Face::Text(_)) => matches!(self.class.as_str(), "java.lang.String" | "java.lang.Class"),
            _ => false,
        }
    }

    /// What the object leads to, as it is shown.
    pub fn shown(&self) -> Vec<&Shown> {
        match (&self.face, &self.array) {
            (Some(Face::Text(_) | Face::Boxed(_)), _) => Vec::new(),
            (Some(Face::Elements(elements)), _) => elements.iter().collect(),
            (Some(Face::Entries(entries)), _) => entries.iter().flat_map(|(key, value)| [key, value]).collect(),
            (Some(Face::View(of)), _) => vec![of],
            (None, Some((_, elements))) => elements.values().collect(),
            (None, None) => self.fields.iter().map(|(_, value)| value).collect(),
        }
    }
}

impl HeapPicture {
    /// The places of the objects that are shown: what only faces stand for is none of them.
    pub fn visible(&self) -> Vec<usize> {
        let mut seen = vec![false; self.objects.len()];
        let mut order = Vec::new();
        let mut meet = |value: &Shown, order: &mut Vec<usize>| {
            if let Shown::Object(place) = value {
                if seen.get(*place) == Some(&false) {
                    seen[*place] = true;
                    order.push(*place);
                }
            }
        };
        self.roots.iter().for_each(|(_, value)| meet(value, &mut order));
        let mut next = 0;
        while let Some(&place) = order.get(next) {
            self.objects[place].shown().into_iter().for_each(|value| meet(value, &mut order));
            next += 1;
        }
        order.sort_unstable();
        order
    }

    /// Gives a face to all objects that have none and could have one.
    pub(crate) fn give_faces(&mut self) {
        for place in 0..self.objects.len() {
            if self.objects[place].face.is_none() {
                let mut face = face(self, &self.objects[place]);
                self.objects[place].left_out += face.as_mut().map_or(0, cut);
                self.objects[place].face = face;
            }
        }
        // What tables hold has been looked through by now.
        for table in self.objects.iter_mut().filter(|object| is_table(object)) {
            if let Some((_, elements)) = &mut table.array {
                elements.retain(|index, _| *index < SHOWN_ELEMENTS as i64);
            }
        }
    }
}

/// Leaves out what is too much to be shown; says how much that is.
fn cut(face: &mut Face) -> usize {
    fn cut_off<T>(list: &mut Vec<T>) -> usize {
        let count = list.len().saturating_sub(SHOWN_ELEMENTS);
        list.truncate(SHOWN_ELEMENTS);
        count
    }
    match face {
        Face::Elements(elements) => cut_off(elements),
        Face::Entries(entries) => cut_off(entries),
        Face::Text(_) | Face::Boxed(_) | Face::View(_) => 0,
    }
}

fn face(heap: &HeapPicture, object: &PicturedObject) -> Option<Face> {
    let look = Look { heap, object };
    match object.class.as_str() {
        "java.lang.String" => {
            let array = look.array("value")?;
            let unread = object.is_input.then_some(UNREAD);
            text(array, look.field("coder"), None, unread).map(Face::Text)
        }
        "java.lang.StringBuilder" | "java.lang.StringBuffer" => {
            let array = look.array("value")?;
            text(array, look.field("coder"), Some(look.size("count")?), None).map(Face::Text)
        }
        class if BOXES.contains(&class) => {
            let value = look.field("value")?;
            (!matches!(value, Shown::Object(_) | Shown::Anything | Shown::MaybeAnother { .. }))
                .then(|| Face::Boxed(value.clone()))
        }
        class if class.starts_with("java.util.") => collections::face(look),
        _ => None,
    }
}

/// An object of a picture, to be asked for its fields.
#[derive(Clone, Copy)]
struct Look<'a> {
    heap: &'a HeapPicture,
    object: &'a PicturedObject,
}

impl<'a> Look<'a> {
    fn field(self, name: &str) -> Option<&'a Shown> {
        self.object.fields.iter().find(|(of, _)| of == name).map(|(_, value)| value)
    }

    fn at(self, value: &Shown) -> Option<Look<'a>> {
        match value {
            Shown::Object(place) => Some(Look { object: self.heap.objects.get(*place)?, ..self }),
            _ => None,
        }
    }

    /// The object that a field refers to.
    fn object(self, name: &str) -> Option<Look<'a>> {
        self.at(self.field(name)?)
    }

    fn array(self, name: &str) -> Option<&'a Array> {
        self.object(name)?.object.array.as_ref()
    }

    /// A number of elements, if they are few enough to be counted.
    fn size(self, name: &str) -> Option<usize> {
        number(self.field(name)?).filter(|&size| size <= KNOWN_ELEMENTS)
    }
}

/// The length of an array, and the elements that are known by their index.
type Array = (Shown, std::collections::BTreeMap<i64, Shown>);

fn number(value: &Shown) -> Option<usize> {
    match value {
        Shown::Int(number) => usize::try_from(*number).ok(),
        _ => None,
    }
}

/// How a character of the input is shown that nobody has looked at.
const UNREAD: u8 = b'?';

/// Characters that are stored as bytes (JEP 254), if all of them are known: so many, or all that there are. What nobody has
/// looked at may have a sign of its own.
fn text((length, elements): &Array, coder: Option<&Shown>, count: Option<usize>, unread: Option<u8>) -> Option<String> {
    let width = match coder? {
        Shown::Int(0) => 1,
        Shown::Int(1) => 2,
        _ => return None,
    };
    let length = number(length)?;
    let wanted = count.map_or(length, |count| count * width).min(length);
    let shown = wanted.min(SHOWN_ELEMENTS);
    let byte = |index: usize| match elements.get(&(index as i64)) {
        Some(Shown::Int(byte)) => Some(*byte as u8),
        None if width == 1 => unread,
        _ => None,
    };
    let bytes: Vec<u8> = (0..shown).map(byte).collect::<Option<_>>()?;
    let units: Vec<u16> = match width {
        1 => bytes.iter().map(|&byte| u16::from(byte)).collect(),
        _ => bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect(),
    };
    Some(format!("{}{}", literal(&units), if shown < wanted { "…" } else { "" }))
}

/// The beginning of a text, as a Java literal.
pub(crate) fn short_literal(text: &str) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    let shown = units.len().min(SHOWN_ELEMENTS);
    format!("{}{}", literal(&units[..shown]), if shown < units.len() { "…" } else { "" })
}

/// Characters as a Java literal. What would do something to a terminal, or turn the direction of what follows, is written by
/// its number.
fn literal(units: &[u16]) -> String {
    let mut text = String::from("\"");
    for letter in char::decode_utf16(units.iter().copied()) {
        match letter {
            Ok('"') => text.push_str("\\\""),
            Ok('\\') => text.push_str("\\\\"),
            Ok('\n') => text.push_str("\\n"),
            Ok('\t') => text.push_str("\\t"),
            Ok('\r') => text.push_str("\\r"),
            Ok(letter) if letter.is_control() || is_invisible(letter) => {
                text.push_str(&format!("\\u{:04x}", u32::from(letter)));
            }
            Ok(letter) => text.push(letter),
            // Half of a surrogate pair.
            Err(half) => text.push_str(&format!("\\u{:04x}", half.unpaired_surrogate())),
        }
    }
    text.push('"');
    text
}

/// Characters that take no room or turn the direction of text; all of them are below U+10000.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::{Face, literal};
    use crate::picture::{HeapPicture, PicturedObject, Shown};

    pub(super) fn object(class: &str, fields: &[(&str, Shown)]) -> PicturedObject {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        PicturedObject { class: class.to_owned(), is_input: true, fields, ..PicturedObject::default() }
    }

    pub(super) fn array(length: i32, elements: &[(i64, Shown)]) -> PicturedObject {
        let elements = elements.iter().cloned().collect();
        PicturedObject { array: Some((Shown::Int(length), elements)), ..object("java.lang.Object[]", &[]) }
    }

    /// The face of the first object.
    pub(super) fn face(objects: Vec<PicturedObject>) -> Option<Face> {
        let mut heap = HeapPicture { roots: vec![("x".to_owned(), Shown::Object(0))], objects };
        heap.give_faces();
        heap.objects[0].face.clone()
    }

    fn bytes(values: &[i32]) -> PicturedObject {
        let elements: Vec<(i64, Shown)> =
            values.iter().enumerate().map(|(place, value)| (place as i64, Shown::Int(*value))).collect();
        array(values.len() as i32, &elements)
    }

    fn string(coder: Shown, value: PicturedObject) -> Option<Face> {
        face(vec![object("java.lang.String", &[("value", Shown::Object(1)), ("coder", coder)]), value])
    }

    #[test]
    fn strings_are_their_characters() {
        assert_eq!(string(Shown::Int(0), bytes(&[97, -28, 34])), Some(Face::Text("\"aä\\\"\"".into())));
        assert_eq!(string(Shown::Int(1), bytes(&[0, 1, 0, -40])), Some(Face::Text("\"Ā\\ud800\"".into())));
        assert_eq!(string(Shown::Int(0), bytes(&[])), Some(Face::Text("\"\"".into())));
        let long = string(Shown::Int(0), bytes(&[97; 70]));
        assert_eq!(long, Some(Face::Text(format!("\"{}\"…", "a".repeat(64)))));
    }

    #[test]
    fn characters_of_the_input_that_nobody_has_looked_at_are_question_marks() {
        assert_eq!(string(Shown::Int(0), array(2, &[(1, Shown::Int(97))])), Some(Face::Text("\"?a\"".into())));
        let made = |fields: &[(&str, Shown)]| PicturedObject { is_input: false, ..object("java.lang.String", fields) };
        let made = made(&[("value", Shown::Object(1)), ("coder", Shown::Int(0))]);
        assert_eq!(face(vec![made, array(2, &[(1, Shown::Int(97))])]), None);
    }

    #[test]
    fn strings_whose_characters_are_not_known_have_no_face() {
        assert_eq!(string(Shown::Int(0), array(1, &[(0, Shown::Anything)])), None);
        assert_eq!(string(Shown::Anything, bytes(&[97])), None);
        assert_eq!(face(vec![object("java.lang.String", &[("hash", Shown::Int(0))])]), None);
    }

    #[test]
    fn builders_have_room_to_spare() {
        let fields = [("value", Shown::Object(1)), ("coder", Shown::Int(0)), ("count", Shown::Int(1))];
        let builder = object("java.lang.StringBuilder", &fields);
        assert_eq!(face(vec![builder, bytes(&[97, 0, 0])]), Some(Face::Text("\"a\"".into())));
    }

    #[test]
    fn boxes_are_their_numbers() {
        let boxed = |value: Shown| face(vec![object("java.lang.Long", &[("value", value)])]);
        assert_eq!(boxed(Shown::Long(3)), Some(Face::Boxed(Shown::Long(3))));
        assert_eq!(boxed(Shown::Anything), None);
        assert_eq!(face(vec![object("my.Long", &[("value", Shown::Long(3))])]), None);
    }

    #[test]
    fn what_nobody_sees_is_written_by_number() {
        let units: Vec<u16> = "a\u{1b}\u{202e}\\\n".encode_utf16().collect();
        assert_eq!(literal(&units), "\"a\\u001b\\u202e\\\\\\n\"");
    }
}
