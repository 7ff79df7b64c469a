//! Runs that begin with objects of a case: these are asked what they hold, and may change on the way.

use super::store::{Inside, Made};
use super::{Item, Trial};
use crate::case::{Contents, Field, Object, Value};

impl Trial<'_> {
    /// Takes the objects of the case for objects of its own, which it may change, and says for which it did: not for those of which
    /// something is not known.
    pub fn adopt(&mut self) -> Vec<bool> {
        let is_known = |object: &Object| match &object.contents {
            Contents::Fields(fields) => fields.iter().all(|field| field.value != Value::Any || is_view(field)),
            Contents::Array(elements) => !elements.contains(&Value::Any),
            _ => false,
        };
        let own: Vec<bool> = self.objects.iter().map(is_known).collect();
        let item = |value: &Value| match *value {
            Value::Object(object) if own.get(object) == Some(&true) => Some(Item::Made(object)),
            _ => Item::of(value),
        };
        for object in self.objects {
            let inside = match &object.contents {
                Contents::Fields(fields) => Inside::Fields(
                    fields
                        .iter()
                        .filter_map(|field| {
                            Some(((field.class.to_string(), field.name.to_string()), item(&field.value)?))
                        })
                        .collect(),
                ),
                Contents::Array(elements) => Inside::Elements(elements.iter().filter_map(item).collect()),
                _ => Inside::Elements(Vec::new()),
            };
            self.made.push(Made { class: object.class.to_string(), inside });
        }
        own
    }

    /// Calls a method without parameters of an object; what it returns.
    pub fn asked(&mut self, receiver: Item, name: &str, descriptor: &str) -> Option<Item> {
        let class = self.class_of(receiver)?;
        let (home, found) = self.selected(receiver, &class, name, descriptor)?;
        self.call(&home, &home.methods[found], vec![receiver], 0)?
    }
}

/// Whether a field of a map only keeps a view that the map makes anew where there is none.
fn is_view(field: &Field) -> bool {
    field.class.starts_with("java.util.")
        && ["keySet", "values", "entrySet", "navigableKeySet", "descendingMap"].contains(&&*field.name)
}
