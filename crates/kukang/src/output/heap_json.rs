//! A heap as JSON.
//!
//! `{"roots": {name: value}, "objects": [{"number": 0, "class": …, "input": true, "fields": {name: value}}]}`, where an array has
//! `length` and `elements` (by index) beside its class. Strings, boxes and collections of the JDK that are known have a `text`
//! besides, which says in a line what they are to their users. Of what is long only the beginning is there, and `left_out` says how many
//! elements or entries follow. A value is a number, a boolean, null, a text for a `char` and for
//! floating-point values that JSON has no number for, `{"object": place in objects}`, or `{"unknown": …}`.

use super::heap_text;
use explore::{HeapPicture, PicturedObject, Shown};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// What is printed of a heap.
pub struct HeapJson(pub HeapPicture);

struct Named<'a>(&'a [(String, Shown)]);
struct Objects<'a>(&'a HeapPicture);
/// An object, and what it is to its users.
struct Object<'a>((&'a PicturedObject, Option<String>));
struct Elements<'a>(&'a std::collections::BTreeMap<i64, Shown>);
struct Value<'a>(&'a Shown);

impl Serialize for HeapJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("roots", &Named(&self.0.roots))?;
        map.serialize_entry("objects", &Objects(&self.0))?;
        map.end()
    }
}

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, Value(value))))
    }
}

impl Serialize for Objects<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = |place: usize| heap_text::face(self.0, place);
        serializer.collect_seq(self.0.objects.iter().enumerate().map(|(place, object)| Object((object, text(place)))))
    }
}

impl Serialize for Object<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (PicturedObject { number, class, is_input, fields, array, left_out, .. }, text) = &self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("number", number)?;
        map.serialize_entry("class", class)?;
        map.serialize_entry("input", is_input)?;
        if let Some(text) = text {
            map.serialize_entry("text", text)?;
        }
        match array {
            Some((length, elements)) => {
                map.serialize_entry("length", &Value(length))?;
                map.serialize_entry("elements", &Elements(elements))?;
            }
            None => map.serialize_entry("fields", &Named(fields))?,
        }
        if *left_out > 0 {
            map.serialize_entry("left_out", left_out)?;
        }
        map.end()
    }
}

impl Serialize for Elements<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(index, value)| (index, Value(value))))
    }
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Shown::Null => serializer.serialize_unit(),
            Shown::Object(place) => serializer.collect_map([("object", place)]),
            Shown::Constant(class, name) => serializer.collect_map([("enum", class), ("constant", name)]),
            Shown::Int(number) => serializer.serialize_i32(*number),
            Shown::Long(number) => serializer.serialize_i64(*number),
            Shown::Float(number) if number.is_finite() => serializer.serialize_f32(*number),
            Shown::Double(number) if number.is_finite() => serializer.serialize_f64(*number),
            Shown::Float(number) => serializer.serialize_str(not_a_number(f64::from(*number))),
            Shown::Double(number) => serializer.serialize_str(not_a_number(*number)),
            Shown::Boolean(value) => serializer.serialize_bool(*value),
            Shown::Char(unit) => serializer.serialize_str(&character(*unit)),
            Shown::Anything => serializer.collect_map([("unknown", "anything")]),
            Shown::NotNull => serializer.collect_map([("unknown", "not null")]),
            Shown::MaybeAnother { is_not_null } => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("unknown", if *is_not_null { "not null" } else { "anything" })?;
                map.serialize_entry("assigned", &true)?;
                map.end()
            }
        }
    }
}

/// What Java prints for values that are no numbers to JSON.
fn not_a_number(number: f64) -> &'static str {
    match number {
        _ if number.is_nan() => "NaN",
        _ if number > 0.0 => "Infinity",
        _ => "-Infinity",
    }
}

/// Half of a surrogate pair is no text of its own; it is written as Java source has it.
fn character(unit: u16) -> String {
    char::from_u32(u32::from(unit)).map_or_else(|| format!("\\u{unit:04x}"), String::from)
}

#[cfg(test)]
mod tests {
    use super::HeapJson;
    use explore::{Face, HeapPicture, PicturedObject, Shown};

    #[test]
    fn every_kind_of_value() {
        let plain = [
            Shown::Null,
            Shown::Int(-1),
            Shown::Long(1 << 60),
            Shown::Float(0.1),
            Shown::Double(f64::NAN),
            Shown::Boolean(false),
            Shown::Char(65),
            Shown::Char(0xd800),
            Shown::Anything,
            Shown::NotNull,
            Shown::MaybeAnother { is_not_null: false },
            Shown::Object(0),
            Shown::Constant("paint.Color".into(), "BLUE".into()),
        ];
        let roots = plain.into_iter().enumerate().map(|(place, value)| (format!("p{place}"), value)).collect();
        let node = PicturedObject {
            number: 0,
            class: "Node".into(),
            is_input: true,
            fields: vec![("next".into(), Shown::Object(1))],
            ..PicturedObject::default()
        };
        let elements = [(4, Shown::Int(7))].into_iter().collect();
        let array = PicturedObject {
            number: 3,
            class: "int[]".into(),
            is_input: false,
            array: Some((Shown::Int(5), elements)),
            left_out: 2,
            ..PicturedObject::default()
        };
        let printed = serde_json::to_string(&HeapJson(HeapPicture { roots, objects: vec![node, array] }));
        let roots = concat!(
            r#"{"p0":null,"p1":-1,"p2":1152921504606846976,"p3":0.1,"p4":"NaN","p5":false,"p6":"A","p7":"\\ud800","#,
            r#""p8":{"unknown":"anything"},"p9":{"unknown":"not null"},"p10":{"unknown":"anything","assigned":true},"p11":{"object":0},"p12":{"enum":"paint.Color","constant":"BLUE"}}"#
        );
        let objects = concat!(
            r#"[{"number":0,"class":"Node","input":true,"fields":{"next":{"object":1}}},"#,
            r#"{"number":3,"class":"int[]","input":false,"length":5,"elements":{"4":7},"left_out":2}]"#
        );
        assert_eq!(printed.expect("it can be printed"), format!(r#"{{"roots":{roots},"objects":{objects}}}"#));
    }

    #[test]
    fn what_an_object_is_to_its_users_stands_beside_its_fields() {
        let string = PicturedObject {
            number: 7,
            class: "java.lang.String".into(),
            fields: vec![("coder".into(), Shown::Int(0))],
            face: Some(Face::Text("\"a\"".into())),
            ..PicturedObject::default()
        };
        let printed = serde_json::to_string(&HeapJson(HeapPicture { roots: vec![], objects: vec![string] }));
        let object = r#"{"number":7,"class":"java.lang.String","input":false,"text":"\"a\"","fields":{"coder":0}}"#;
        assert_eq!(printed.expect("it can be printed"), format!(r#"{{"roots":{{}},"objects":[{object}]}}"#));
    }
}
