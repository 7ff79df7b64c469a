//! What objects and values are called in drawn heaps.

use explore::{Face, HeapPicture, PicturedObject, Shown};
use std::collections::{BTreeMap, BTreeSet};

/// What each object is called, by its number.
pub type Labels = BTreeMap<usize, String>;

/// What each object is called, in all of the heaps. Strings and boxes are called nothing, and nor is what is not shown.
pub fn labels(heaps: &[&HeapPicture]) -> Labels {
    let visible = |heap: &HeapPicture| heap.visible().into_iter();
    let objects: BTreeMap<usize, &PicturedObject> = heaps
        .iter()
        .flat_map(|heap| visible(heap).map(|place| &heap.objects[place]))
        .filter(|object| !object.is_value())
        .map(|object| (object.number, object))
        .collect();
    let mut full_names: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut of_class: BTreeMap<&str, usize> = BTreeMap::new();
    for object in objects.values() {
        full_names.entry(simple_name(&object.class)).or_default().insert(&object.class);
        *of_class.entry(&object.class).or_default() += 1;
    }
    let shared: BTreeSet<usize> = heaps.iter().flat_map(|heap| shared(heap)).collect();
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut labels = Labels::new();
    for (place, object) in objects {
        let number = numbers.entry(object.class.as_str()).or_default();
        *number += 1;
        let simple = simple_name(&object.class);
        let name = if full_names[simple].len() == 1 { simple } else { &object.class };
        let name = match &object.array {
            Some((length, _)) => name.replacen("[]", &format!("[{}]", plain_value(length)), 1),
            None => name.to_owned(),
        };
        let is_numbered = of_class[object.class.as_str()] > 1 || shared.contains(&place);
        labels.insert(place, if is_numbered { format!("{name}#{number}") } else { name });
    }
    labels
}

/// The numbers of objects that are named more than once.
fn shared(heap: &HeapPicture) -> Vec<usize> {
    let named = references(heap).into_iter().zip(&heap.objects);
    named.filter(|(count, _)| *count > 1).map(|(_, object)| object.number).collect()
}

/// How often each object is named.
fn references(heap: &HeapPicture) -> Vec<usize> {
    let mut counts = vec![0; heap.objects.len()];
    let inner = heap.visible().into_iter().flat_map(|place| heap.objects[place].shown());
    for value in heap.roots.iter().map(|(_, value)| value).chain(inner) {
        if let Shown::Object(object) = value {
            if let Some(count) = counts.get_mut(*object) {
                *count += 1;
            }
        }
    }
    counts
}

/// A class without its package and the classes around it. Anonymous classes are named with what is around them.
pub fn simple_name(class: &str) -> &str {
    let start = class.rfind('.').map_or(0, |dot| dot + 1);
    let name = &class[start..];
    match name.rsplit_once('$') {
        Some((_, inner)) if inner.starts_with(|first: char| !first.is_ascii_digit()) => inner,
        _ => name,
    }
}

/// Where a value stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Within {
    /// In a variable, which may be of any type.
    Variable,
    /// In a collection of the JDK, where nobody takes a number for anything but a box.
    Collection,
}

/// A string or a box in words; `None` for all other objects.
pub fn value_words(object: &PicturedObject, within: Within) -> Option<String> {
    let class = simple_name(&object.class);
    match &object.face {
        Some(Face::Text(text)) if object.is_value() => Some(text.clone()),
        // These have literals of their own.
        Some(Face::Boxed(number)) if within == Within::Collection && !matches!(class, "Byte" | "Short") => {
            Some(plain_value(number))
        }
        Some(Face::Boxed(number)) => Some(format!("{class} {}", plain_value(number))),
        _ => None,
    }
}

pub fn plain_value(value: &Shown) -> String {
    match value {
        Shown::Null => "null".to_owned(),
        Shown::Object(_) => "an object that is not shown".to_owned(),
        Shown::Constant(class, name) => format!("{}.{name}", simple_name(class)),
        Shown::Int(number) => number.to_string(),
        Shown::Long(number) => format!("{number}L"),
        Shown::Float(number) => term::java_float(*number),
        Shown::Double(number) => term::java_double(*number),
        Shown::Boolean(value) => value.to_string(),
        Shown::Char(unit) => term::java_char(*unit),
        Shown::Anything => "?".to_owned(),
        Shown::NotNull => "not null".to_owned(),
        Shown::MaybeAnother { is_not_null: false } => "? (maybe another)".to_owned(),
        Shown::MaybeAnother { is_not_null: true } => "not null (maybe another)".to_owned(),
    }
}
