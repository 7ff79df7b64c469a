//! What collections of the JDK hold that nobody reads field by field here: views, wrappers, sets of enum constants. A trial run of
//! their own code tells.

use super::containers::{Container, Holds, Order};
use crate::case::Value;
use crate::junit::body::Body;
use crate::junit::trial::{Item, Trial, is_of_base};
use std::collections::BTreeSet;

const TO_ARRAY: (&str, &str) = ("toArray", "()[Ljava/lang/Object;");

/// Collections whose order a caller may rely on.
const KEPT: [&str; 6] = [
    "java.util.SortedSet",
    "java.util.SortedMap",
    "java.util.LinkedHashSet",
    "java.util.LinkedHashMap",
    "java.util.EnumSet",
    "java.util.EnumMap",
];

impl Body<'_, '_> {
    /// What an object after the call holds, as its own methods say.
    pub(in crate::junit) fn asked_container(&self, object: usize) -> Option<Container> {
        let classes = self.names.classes;
        let objects = &self.case.prediction.objects;
        let class = objects.get(object)?.class.to_string();
        classes.get(&class).filter(|class| is_of_base(class))?;
        let is = |above: &str| classes.is_subtype(&class, above);
        let order = if KEPT.iter().any(|kept| is(kept)) { Order::Kept } else { Order::Any };
        let ready = vec![true; objects.len()];
        let mut trial = Trial::new(classes, "", objects, &ready);
        let asked = if trial.adopt()[object] { Item::Made(object) } else { Item::Given(object) };
        let holds = if is("java.util.Map") {
            let entries = trial.asked(asked, "entrySet", "()Ljava/util/Set;")?;
            let mut found = Vec::new();
            for entry in elements(&mut trial, entries)? {
                found.push(entry_of(&mut trial, entry)?);
            }
            Holds::Map(found, order)
        } else if is("java.util.Map$Entry") {
            let (key, value) = entry_of(&mut trial, asked)?;
            Holds::Entry(key, value)
        } else if is("java.util.Collection") {
            let elements = elements(&mut trial, asked)?;
            let values: Vec<Value> =
                elements.into_iter().map(|item| value_of(item, objects.len())).collect::<Option<_>>()?;
            match () {
                () if is("java.util.List") => Holds::List(values),
                () if is("java.util.Set") => Holds::Set(values, order),
                () => Holds::Queue(values),
            }
        } else {
            return None;
        };
        let is_known = holds.values().iter().all(|value| **value != Value::Any);
        is_known.then_some(Container { holds, inner: BTreeSet::new() })
    }
}

fn elements(trial: &mut Trial<'_>, collection: Item) -> Option<Vec<Item>> {
    let (name, descriptor) = TO_ARRAY;
    let array = trial.asked(collection, name, descriptor)?;
    Some(trial.elements(array)?.1)
}

fn entry_of(trial: &mut Trial<'_>, entry: Item) -> Option<(Value, Value)> {
    let known = trial.objects.len();
    let mut got = |name: &str| value_of(trial.asked(entry, name, "()Ljava/lang/Object;")?, known);
    Some((got("getKey")?, got("getValue")?))
}

/// A value of the case; what the run itself has made is none.
fn value_of(item: Item, known: usize) -> Option<Value> {
    match item {
        Item::Null => Some(Value::Null),
        Item::Made(object) if object < known => Some(Value::Object(object)),
        Item::Given(object) => Some(Value::Object(object)),
        _ => None,
    }
}
