//! Faces that the fields of objects do not tell: the machine has to be asked.

use super::{Face, short_literal};
use crate::picture::{PicturedObject, Shown};
use crate::{message, violation};
use heap::{Body, ObjectId, Value};
use interp::Machine;
use interp::symbolic::Part;

/// What an object is of which the machine knows more than its fields say. `objects` are those of the picture.
pub(crate) fn face(
    machine: &Machine,
    numbers: &[term::Value],
    (object, pictured): (ObjectId, &PicturedObject),
    objects: &[ObjectId],
) -> Option<Face> {
    if let Body::Text(_) = machine.heap.get(object).body {
        return text(machine, numbers, object).map(Face::Text);
    }
    match pictured.class.as_str() {
        "java.lang.Class" => {
            let class = machine.mirrored(object)?;
            Some(Face::Text(format!("{}.class", violation::in_source(&crate::names::class_name(machine, class)))))
        }
        "java.util.ImmutableCollections$List12" | "java.util.ImmutableCollections$Set12" => {
            one_or_two(machine, pictured, objects).map(Face::Elements)
        }
        _ => None,
    }
}

/// A text that was put together of what is not known: the pieces, those with numbers under the path's model.
fn text(machine: &Machine, numbers: &[term::Value], object: ObjectId) -> Option<String> {
    let pieces = machine.message(object)?.0.into_iter().map(|part| match part {
        Part::Unknown => None,
        known => Some(message::part(machine, &known, numbers)),
    });
    let mut words: Vec<String> = Vec::new();
    for same in pieces.collect::<Vec<_>>().chunk_by(|one, other| one.is_some() && other.is_some()) {
        let known: Option<String> = same.iter().cloned().collect();
        words.push(known.map_or_else(|| "?".to_owned(), |known| short_literal(&known)));
    }
    Some(words.join(" + "))
}

/// What `List.of` and `Set.of` give for one or two elements: an object that only the JDK has stands for no second one.
fn one_or_two(machine: &Machine, pictured: &PicturedObject, objects: &[ObjectId]) -> Option<Vec<Shown>> {
    let field = |name: &str| pictured.fields.iter().find(|(of, _)| of == name).map(|(_, value)| value);
    let (first, second) = (field("e0")?, field("e1")?);
    let none = machine.static_field(machine.program.loaded("java/util/ImmutableCollections")?, "EMPTY")?;
    let is_none = match second {
        Shown::Object(place) => objects.get(*place).is_some_and(|&object| none == Value::Object(object)),
        Shown::Anything | Shown::NotNull | Shown::MaybeAnother { .. } => return None,
        _ => false,
    };
    Some(if is_none { vec![first.clone()] } else { vec![first.clone(), second.clone()] })
}
