//! The JDK's lists and maps as people know them, from outside: `names.size()` and `names.get(0)`, and nothing of the room that they have.
//!
//! Whoever checks the JDK's own classes wants to see what is inside.

use super::{field_names, name_of_object};
use heap::{ObjectId, Origin};
use interp::Machine;

/// The classes by whose fields collections are told, and of these the one that says how many elements there are.
const LIST: &str = "java/util/ArrayList";
const MAPS: [&str; 2] = ["java/util/HashMap", "java/util/LinkedHashMap"];
const SETS: [&str; 2] = ["java/util/HashSet", "java/util/LinkedHashSet"];
const NODE: &str = "java/util/HashMap$Node";

/// What a field or an element of a collection is called from outside; `None` if it has no such name.
pub(super) fn public_name(
    machine: &Machine,
    parameters: &[(u16, String)],
    origin: Origin,
    index: &str,
) -> Option<String> {
    if is_about_jdk(machine, parameters) {
        return None;
    }
    match origin {
        Origin::Field { owner, slot } => {
            let class = class_of(machine, owner)?;
            let is_size = field(machine, owner, slot)? == "size" && (class == LIST || MAPS.contains(&class.as_str()));
            is_size.then(|| format!("{}.size()", name_of_object(machine, parameters, collection(machine, owner))))
        }
        Origin::Element { array, .. } => {
            let (list, _) = part_of(machine, array).filter(|(_, field)| field == "elementData")?;
            Some(format!("{}.get({index})", name_of_object(machine, parameters, list)))
        }
        _ => None,
    }
}

/// Whether an unknown is of what a collection is made of: room, places of a table, hash codes.
pub(super) fn is_inside(machine: &Machine, parameters: &[(u16, String)], origin: Origin) -> bool {
    let is_part = match origin {
        Origin::Field { owner, slot } => is_hidden_field(machine, owner, slot),
        Origin::Length { array } => part_of(machine, array).is_some(),
        Origin::Element { array, .. } => part_of(machine, array).is_some_and(|(_, field)| field == "table"),
        _ => false,
    };
    is_part && !is_about_jdk(machine, parameters)
}

fn is_hidden_field(machine: &Machine, owner: ObjectId, slot: u16) -> bool {
    let (Some(class), Some(field)) = (class_of(machine, owner), field(machine, owner, slot)) else { return false };
    match class.as_str() {
        LIST => field == "elementData" || field == "modCount",
        NODE => field == "hash" || field == "next",
        class if MAPS.contains(&class) => ["table", "loadFactor", "threshold", "modCount"].contains(&field.as_str()),
        class if SETS.contains(&class) => field == "map",
        _ => false,
    }
}

/// The set that a map is the inside of, else the collection itself.
fn collection(machine: &Machine, map: ObjectId) -> ObjectId {
    let origin = machine.heap.symbolic(map).map(|row| machine.heap.symbol(row.symbol).origin);
    match origin {
        Some(Origin::Field { owner, .. })
            if class_of(machine, owner).is_some_and(|class| SETS.contains(&class.as_str())) =>
        {
            owner
        }
        _ => map,
    }
}

/// The collection that an array is the room of, and the field that holds it.
fn part_of(machine: &Machine, array: ObjectId) -> Option<(ObjectId, String)> {
    let row = machine.heap.symbolic(array)?;
    let Origin::Field { owner, slot } = machine.heap.symbol(row.symbol).origin else { return None };
    let class = class_of(machine, owner)?;
    let field = field(machine, owner, slot)?;
    let is_room = class == LIST && field == "elementData" || MAPS.contains(&class.as_str()) && field == "table";
    is_room.then_some((owner, field))
}

fn class_of(machine: &Machine, object: ObjectId) -> Option<String> {
    machine.heap.symbolic(object)?;
    Some(machine.program.class(machine.heap.class(object)).name.to_string())
}

fn field(machine: &Machine, owner: ObjectId, slot: u16) -> Option<String> {
    field_names(machine, machine.heap.class(owner)).get(usize::from(slot)).cloned().flatten()
}

/// Whether the receiver is of a class of the JDK's.
fn is_about_jdk(machine: &Machine, parameters: &[(u16, String)]) -> bool {
    let Some(input) = machine.input() else { return false };
    let this = parameters.iter().find(|(_, name)| name == "this").map(|(slot, _)| *slot);
    let is_it = |symbol: &&heap::Symbol| matches!(symbol.origin, Origin::Field { owner, slot } if owner == input.object && Some(slot) == this);
    let receiver = machine.heap.symbols().iter().find(is_it);
    receiver.is_some_and(|symbol| machine.program.class(symbol.declared).module.is_some())
}
