//! The JDK's collections as people know them, from outside: `names.size()`, `names.get(0)`, `queue.peekFirst()`, and nothing of the room
//! that they have or the nodes that they are made of.
//!
//! Whoever checks the JDK's own classes wants to see what is inside.

use super::{field_names, name_of, name_of_object};
use heap::{Body, Knowledge, ObjectId, Origin, Ranked, Value};
use interp::Machine;

/// A class by whose fields a collection is told.
struct Inside {
    class: &'static str,
    /// The field that says how many elements there are, which is `size()` from outside.
    size: &'static str,
    /// The array that holds the elements.
    room: &'static str,
    /// What nobody sees from outside, the room included.
    hidden: &'static [&'static str],
}

const INSIDES: [Inside; 13] = [
    inside("java/util/ArrayList", "size", "elementData", &["elementData", "modCount"]),
    inside("java/util/Vector", "elementCount", "elementData", &["elementData", "capacityIncrement", "modCount"]),
    inside("java/util/Stack", "elementCount", "elementData", &["elementData", "capacityIncrement", "modCount"]),
    inside(DEQUE, "", "elements", &["elements", "head", "tail"]),
    inside(QUEUE, "size", "queue", &["queue", "comparator", "modCount"]),
    inside("java/util/LinkedList", "size", "", &["first", "last", "modCount"]),
    inside("java/util/LinkedList$Node", "", "", &["next", "prev"]),
    inside(TREE, "size", "", &["root", "comparator", "modCount"]),
    inside("java/util/TreeMap$Entry", "", "", &["left", "right", "parent", "color"]),
    inside("java/util/HashMap", "size", "table", &["table", "loadFactor", "threshold", "modCount"]),
    inside("java/util/LinkedHashMap", "size", "table", &["table", "loadFactor", "threshold", "modCount"]),
    inside("java/util/HashMap$Node", "", "", &["hash", "next"]),
    inside("java/util/LinkedHashMap$Entry", "", "", &["hash", "next", "before", "after"]),
];

const DEQUE: &str = "java/util/ArrayDeque";
const QUEUE: &str = "java/util/PriorityQueue";
const TREE: &str = "java/util/TreeMap";

/// The sets that have a map inside, and their field for it.
const SETS: [(&str, &str); 3] =
    [("java/util/HashSet", "map"), ("java/util/LinkedHashSet", "map"), ("java/util/TreeSet", "m")];

const fn inside(
    class: &'static str,
    size: &'static str,
    room: &'static str,
    hidden: &'static [&'static str],
) -> Inside {
    Inside { class, size, room, hidden }
}

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
            let (class, field) = (class_of(machine, owner)?, field(machine, owner, slot)?);
            let name = |of: ObjectId| name_of_object(machine, parameters, collection(machine, of));
            match (class.as_str(), field.as_str()) {
                ("java/util/LinkedList$Node", "item") => {
                    let (list, place) = place_in_list(machine, owner)?;
                    let name = name(list);
                    Some(match place {
                        Place::FromStart(place) => format!("{name}.get({place})"),
                        Place::FromEnd(0) => format!("{name}.getLast()"),
                        Place::FromEnd(place) => format!("{name}.get({name}.size() - {})", place + 1),
                    })
                }
                ("java/util/TreeMap$Entry", "key") => key_of_tree(machine, parameters, owner),
                ("java/util/TreeMap$Entry", "value") => {
                    let key = key_of_tree(machine, parameters, owner)?;
                    Some(format!("{}.get({key})", name(tree_of(machine, owner)?)))
                }
                (_, field) => {
                    let of = INSIDES.iter().find(|of| of.class == class)?;
                    (of.size == field).then(|| format!("{}.size()", name(owner)))
                }
            }
        }
        Origin::Element { array, .. } => {
            let (owner, of) = part_of(machine, array)?;
            let name = name_of_object(machine, parameters, owner);
            match of.class {
                DEQUE => {
                    let elements = deque(machine, array)?;
                    let place = elements.place_of(index.parse().ok()?)?;
                    Some(match place {
                        0 => format!("{name}.peekFirst()"),
                        place if place + 1 == elements.count() => format!("{name}.peekLast()"),
                        place => format!("{name}.toArray()[{place}]"),
                    })
                }
                QUEUE if index == "0" => Some(format!("{name}.peek()")),
                QUEUE => Some(format!("{name}.toArray()[{index}]")),
                _ if of.room == "table" => None,
                "java/util/Stack" if index == format!("{name}.size() - 1") => Some(format!("{name}.peek()")),
                "java/util/Vector" if index == format!("{name}.size() - 1") => Some(format!("{name}.lastElement()")),
                _ => Some(format!("{name}.get({index})")),
            }
        }
        _ => None,
    }
}

/// Whether an unknown is of what a collection is made of: room, nodes, places of a table, hash codes.
pub(super) fn is_inside(machine: &Machine, parameters: &[(u16, String)], origin: Origin) -> bool {
    let is_part = match origin {
        Origin::Field { owner, slot } => is_hidden_field(machine, owner, slot),
        Origin::Length { array } => part_of(machine, array).is_some(),
        Origin::Element { array, .. } => part_of(machine, array).is_some_and(|(_, of)| match of.class {
            // Null is where nothing is.
            DEQUE => name_of(machine, parameters, origin).contains("elements["),
            _ => of.room == "table",
        }),
        _ => false,
    };
    is_part && !is_about_jdk(machine, parameters)
}

/// Whether a reference is an element that is never null, so that nobody has to say that it is not.
pub(super) fn is_never_null(machine: &Machine, parameters: &[(u16, String)], origin: Origin) -> bool {
    let is_held = match origin {
        Origin::Element { array, .. } => {
            part_of(machine, array).is_some_and(|(_, of)| [DEQUE, QUEUE].contains(&of.class))
        }
        Origin::Field { owner, slot } => {
            is_of_tree(machine, owner) && field(machine, owner, slot).as_deref() == Some("key")
        }
        _ => false,
    };
    is_held && !is_about_jdk(machine, parameters)
}

/// The sizes that no unknown stands for, as conditions: that of a circular array is where it begins and ends.
pub(super) fn sizes(machine: &Machine, parameters: &[(u16, String)]) -> Vec<String> {
    if is_about_jdk(machine, parameters) {
        return Vec::new();
    }
    let rooms = machine.heap.symbols().iter().filter_map(|symbol| {
        let Knowledge::Object(array) = symbol.knowledge else { return None };
        let (owner, of) = part_of(machine, array)?;
        let is_its_own = matches!(symbol.origin, Origin::Field { owner: by, .. } if by == owner);
        let count = (of.class == DEQUE && is_its_own).then(|| deque(machine, array))??.count();
        Some(format!("{}.size() == {count}", name_of_object(machine, parameters, owner)))
    });
    rooms.collect()
}

/// Whether a condition on these unknowns says only that what a collection holds is in order: ranks of its own elements.
pub(super) fn is_order_within(machine: &Machine, parameters: &[(u16, String)], unknowns: &[Origin]) -> bool {
    let holder = |origin: &Origin| match *origin {
        Origin::Rank { of: Ranked::Object(object) } => holder_of(machine, object),
        Origin::Rank { of: Ranked::Symbol(symbol) } => holder_by(machine, machine.heap.symbol(symbol).origin),
        // The number of a box that is held.
        Origin::Field { owner, .. } => holder_of(machine, owner),
        _ => None,
    };
    let holders: Vec<Option<ObjectId>> = unknowns.iter().map(holder).collect();
    let is_one = holders.first().is_some_and(|first| first.is_some() && holders.iter().all(|other| other == first));
    let speaks_of_ranks = unknowns.iter().any(|origin| matches!(origin, Origin::Rank { .. }));
    is_one && speaks_of_ranks && !is_about_jdk(machine, parameters)
}

/// The sorted collection that holds an object as a key or an element.
fn holder_of(machine: &Machine, object: ObjectId) -> Option<ObjectId> {
    holder_by(machine, origin_of(machine, object)?)
}

fn holder_by(machine: &Machine, origin: Origin) -> Option<ObjectId> {
    match origin {
        Origin::Element { array, .. } => {
            part_of(machine, array).filter(|(_, of)| of.class == QUEUE).map(|(owner, _)| owner)
        }
        Origin::Field { owner, slot } if field(machine, owner, slot).as_deref() == Some("key") => {
            tree_of(machine, owner)
        }
        _ => None,
    }
}

fn is_hidden_field(machine: &Machine, owner: ObjectId, slot: u16) -> bool {
    let (Some(class), Some(field)) = (class_of(machine, owner), field(machine, owner, slot)) else { return false };
    if let Some((_, map)) = SETS.iter().find(|(set, _)| *set == class) {
        return field == *map;
    }
    let of = INSIDES.iter().find(|of| of.class == class);
    // A set has the same value for all of its keys.
    let is_value = field == "value" && map_of(machine, owner).is_some_and(|map| collection(machine, map) != map);
    of.is_some_and(|of| of.hidden.contains(&field.as_str()) || is_value)
}

/// The set that a map is the inside of, else the collection itself.
fn collection(machine: &Machine, map: ObjectId) -> ObjectId {
    match origin_of(machine, map) {
        Some(Origin::Field { owner, .. })
            if class_of(machine, owner).is_some_and(|class| SETS.iter().any(|(set, _)| *set == class)) =>
        {
            owner
        }
        _ => map,
    }
}

/// The collection that an array is the room of.
fn part_of(machine: &Machine, array: ObjectId) -> Option<(ObjectId, &'static Inside)> {
    let Origin::Field { owner, slot } = origin_of(machine, array)? else { return None };
    let class = class_of(machine, owner)?;
    let field = field(machine, owner, slot)?;
    let of = INSIDES.iter().find(|of| of.class == class && of.room == field)?;
    Some((owner, of))
}

/// Where a node is in its list.
enum Place {
    FromStart(usize),
    FromEnd(usize),
}

fn place_in_list(machine: &Machine, node: ObjectId) -> Option<(ObjectId, Place)> {
    let Origin::Field { owner, slot } = origin_of(machine, node)? else { return None };
    match (field(machine, owner, slot)?.as_str(), is_node(machine, owner)) {
        ("first", false) => Some((owner, Place::FromStart(0))),
        ("last", false) => Some((owner, Place::FromEnd(0))),
        ("next", true) => match place_in_list(machine, owner)? {
            (list, Place::FromStart(before)) => Some((list, Place::FromStart(before + 1))),
            _ => None,
        },
        ("prev", true) => match place_in_list(machine, owner)? {
            (list, Place::FromEnd(behind)) => Some((list, Place::FromEnd(behind + 1))),
            _ => None,
        },
        _ => None,
    }
}

fn is_node(machine: &Machine, object: ObjectId) -> bool {
    class_of(machine, object).is_some_and(|class| class == "java/util/LinkedList$Node")
}

fn is_of_tree(machine: &Machine, object: ObjectId) -> bool {
    class_of(machine, object).is_some_and(|class| class == "java/util/TreeMap$Entry")
}

/// The map that an entry or a node is of.
fn map_of(machine: &Machine, entry: ObjectId) -> Option<ObjectId> {
    if is_of_tree(machine, entry) {
        return tree_of(machine, entry);
    }
    let mut node = entry;
    // From node to node up to the place in the table.
    loop {
        match origin_of(machine, node)? {
            Origin::Element { array, .. } => return part_of(machine, array).map(|(map, _)| map),
            Origin::Field { owner, .. } if owner != node => node = owner,
            _ => return None,
        }
    }
}

/// The map of which an entry is, by the links that lead to it.
fn tree_of(machine: &Machine, entry: ObjectId) -> Option<ObjectId> {
    let mut entry = entry;
    while is_of_tree(machine, entry) {
        let Origin::Field { owner, .. } = origin_of(machine, entry)? else { return None };
        entry = owner;
    }
    class_of(machine, entry).filter(|class| class == TREE).map(|_| entry)
}

/// A key of a tree by its place in the order, if all entries are known.
fn key_of_tree(machine: &Machine, parameters: &[(u16, String)], entry: ObjectId) -> Option<String> {
    let tree = tree_of(machine, entry)?;
    let mut entries = Vec::new();
    in_order(machine, child(machine, tree, "root")?, &mut Vec::new(), &mut entries)?;
    let place = entries.iter().position(|&of| of == entry)?;
    let outside = collection(machine, tree);
    let name = name_of_object(machine, parameters, outside);
    // Keys of a map, elements of a set.
    let [first, last, higher] =
        if outside == tree { ["firstKey", "lastKey", "higherKey"] } else { ["first", "last", "higher"] };
    if place > 0 && place + 1 == entries.len() {
        return Some(format!("{name}.{last}()"));
    }
    let smallest = format!("{name}.{first}()");
    Some((0..place).fold(smallest, |before, _| format!("{name}.{higher}({before})")))
}

/// The entries of a subtree of the input, by their order; `None` if not all are known, or if it is no tree: nobody may have asked
/// yet whether the map is valid.
fn in_order(
    machine: &Machine,
    entry: Option<ObjectId>,
    seen: &mut Vec<ObjectId>,
    found: &mut Vec<ObjectId>,
) -> Option<()> {
    /// Larger trees are no matter for names.
    const MOST: usize = 64;
    let Some(entry) = entry else { return Some(()) };
    if seen.len() > MOST || seen.contains(&entry) {
        return None;
    }
    seen.push(entry);
    in_order(machine, child(machine, entry, "left")?, seen, found)?;
    found.push(entry);
    in_order(machine, child(machine, entry, "right")?, seen, found)
}

/// What a field of the input holds: an object, or null; `None` if nobody knows.
fn child(machine: &Machine, owner: ObjectId, name: &str) -> Option<Option<ObjectId>> {
    let names = field_names(machine, machine.heap.class(owner));
    let slot = names.iter().position(|of| of.as_deref() == Some(name))?;
    match machine.heap.resolved(machine.heap.initial(owner, slot as u16).value()) {
        Value::Null => Some(None),
        Value::Object(object) => Some(Some(object)),
        _ => None,
    }
}

/// Which elements of a circular array are there when the method begins.
struct Circle(Vec<bool>);

impl Circle {
    fn count(&self) -> usize {
        self.0.iter().filter(|is_there| **is_there).count()
    }

    /// The place of an element from the head on.
    fn place_of(&self, index: usize) -> Option<usize> {
        if !*self.0.get(index)? {
            return None;
        }
        let length = self.0.len();
        // There is always room for one more.
        (0..length).find(|back| !self.0[(index + length - back - 1) % length])
    }
}

/// The elements of a deque, if of each of them it is known whether it is there.
fn deque(machine: &Machine, array: ObjectId) -> Option<Circle> {
    let Body::Accumulator(elements) = &machine.heap.get(array).body else { return None };
    let mut found = vec![None; elements.touched.len()];
    for touched in &elements.touched {
        let Value::Int(index) = touched.index.value() else { return None };
        let is_there = match machine.heap.resolved(touched.initial.value()) {
            Value::Null => false,
            Value::Object(_) => true,
            Value::Symbol(symbol) if machine.heap.symbol(symbol).knowledge == Knowledge::NotNull => true,
            _ => return None,
        };
        *found.get_mut(usize::try_from(index).ok()?)? = Some(is_there);
    }
    found.into_iter().collect::<Option<Vec<bool>>>().filter(|all| all.contains(&false)).map(Circle)
}

/// What a symbolic object was materialized from.
fn origin_of(machine: &Machine, object: ObjectId) -> Option<Origin> {
    // What has the parameters is no object of anybody's.
    let row = machine.heap.symbolic(object).filter(|_| machine.input().is_none_or(|input| input.object != object))?;
    Some(machine.heap.symbol(row.symbol).origin)
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

#[cfg(test)]
mod tests {
    use super::Circle;

    #[test]
    fn places_in_a_circle_begin_behind_the_gap() {
        let circle = Circle(vec![true, false, false, true, true]);
        assert_eq!(circle.count(), 3);
        let places: Vec<Option<usize>> = (0..5).map(|index| circle.place_of(index)).collect();
        assert_eq!(places, [Some(2), None, None, Some(0), Some(1)]);
    }
}
