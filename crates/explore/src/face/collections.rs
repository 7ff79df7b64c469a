//! The collections of `java.util` as what they hold, read from the fields that they have on the JDKs since 17.

use super::{Face, Look, number};
use crate::picture::{KNOWN_ELEMENTS, SHOWN_ELEMENTS, Shown};

/// What a collection of the JDK holds, if that is known.
pub(super) fn face(look: Look<'_>) -> Option<Face> {
    let class = look.object.class.strip_prefix("java.util.")?;
    if let Some(of) = class.strip_prefix("Collections$") {
        return unchangeable(look, of);
    }
    if let Some(of) = class.strip_prefix("ImmutableCollections$") {
        return immutable(look, of);
    }
    Some(match class {
        "ArrayList" => Face::Elements(first(look, "elementData", look.size("size")?)?),
        "Vector" | "Stack" => Face::Elements(first(look, "elementData", look.size("elementCount")?)?),
        "PriorityQueue" => Face::Elements(first(look, "queue", look.size("size")?)?),
        "Arrays$ArrayList" => Face::Elements(all(look, "a")?),
        "ArrayDeque" => Face::Elements(deque(look)?),
        "LinkedList" => Face::Elements(linked(look)?),
        "HashMap" => Face::Entries(hashed(look)?),
        "LinkedHashMap" => Face::Entries(chained(look)?),
        "TreeMap" => Face::Entries(sorted(look)?),
        "EnumMap" => Face::Entries(by_constant(look)?),
        "HashSet" | "LinkedHashSet" => Face::Elements(keys(look.object("map")?)?),
        "TreeSet" => Face::Elements(keys(look.object("m")?)?),
        "RegularEnumSet" => Face::Elements(chosen(look)?),
        "Optional" => match look.field("value")? {
            Shown::Anything | Shown::MaybeAnother { is_not_null: false } => return None,
            Shown::Null => Face::Elements(Vec::new()),
            value => Face::Elements(vec![value.clone()]),
        },
        _ => return None,
    })
}

/// What the methods of `Collections` give: views, which only pass on what another collection holds, and collections of at most one.
fn unchangeable(look: Look<'_>, class: &str) -> Option<Face> {
    let field = |name: &str| look.field(name).cloned();
    Some(match class {
        "EmptyList" | "EmptySet" => Face::Elements(Vec::new()),
        "EmptyMap" => Face::Entries(Vec::new()),
        "SingletonList" | "SingletonSet" => Face::Elements(vec![field("element")?]),
        "SingletonMap" => Face::Entries(vec![(field("k")?, field("v")?)]),
        _ if class.starts_with("Unmodifiable") || class.starts_with("Synchronized") => {
            Face::View(field("c").or_else(|| field("m")).filter(|of| matches!(of, Shown::Object(_)))?)
        }
        _ => return None,
    })
}

/// What `List.of`, `Set.of` and `Map.of` give. Null is no element of any of them.
fn immutable(look: Look<'_>, class: &str) -> Option<Face> {
    let known = |name: &str| all(look, name).filter(|elements| !elements.iter().any(may_be_null));
    Some(match class {
        "ListN" => Face::Elements(all(look, "elements")?),
        "SetN" => Face::Elements(known("elements")?.into_iter().filter(|element| *element != Shown::Null).collect()),
        "Map1" => Face::Entries(vec![(look.field("k0")?.clone(), look.field("v0")?.clone())]),
        "MapN" => {
            let table = known("table")?;
            let pairs = table.chunks_exact(2).filter(|pair| pair[0] != Shown::Null);
            Face::Entries(pairs.map(|pair| (pair[0].clone(), pair[1].clone())).collect())
        }
        _ => return None,
    })
}

/// Whether nobody knows if something is null.
fn may_be_null(value: &Shown) -> bool {
    matches!(value, Shown::Anything | Shown::MaybeAnother { is_not_null: false })
}

/// The constants of an enum that are in a set, by its bits.
fn chosen(look: Look<'_>) -> Option<Vec<Shown>> {
    let Some(Shown::Long(bits)) = look.field("elements") else { return None };
    let universe = all(look, "universe")?;
    let chosen = universe.into_iter().enumerate().filter(|(place, _)| bits >> place & 1 != 0);
    Some(chosen.map(|(_, constant)| constant).collect())
}

/// The first elements of an array, of which any may be unknown.
fn first(look: Look<'_>, name: &str, count: usize) -> Option<Vec<Shown>> {
    if count == 0 {
        return Some(Vec::new());
    }
    let (length, elements) = look.array(name)?;
    let element = |index: usize| elements.get(&(index as i64)).cloned().unwrap_or(Shown::Anything);
    (count <= number(length)?).then(|| (0..count).map(element).collect())
}

fn all(look: Look<'_>, name: &str) -> Option<Vec<Shown>> {
    let length = number(&look.array(name)?.0)?;
    if length > KNOWN_ELEMENTS { None } else { first(look, name, length) }
}

/// The elements from the head to the tail of a circular array.
fn deque(look: Look<'_>) -> Option<Vec<Shown>> {
    let (head, tail) = (number(look.field("head")?)?, number(look.field("tail")?)?);
    if head == tail {
        return Some(Vec::new());
    }
    let (length, elements) = look.array("elements")?;
    let length = number(length)?;
    if head >= length || tail >= length {
        return None;
    }
    let count = (tail + length - head) % length;
    let index = |place: usize| (head + place) % length;
    let element = |place: usize| elements.get(&(index(place) as i64)).cloned().unwrap_or(Shown::Anything);
    // Beyond the elements that a picture has, those that were left out look like those that nobody knows.
    let is_known = |place: usize| length <= SHOWN_ELEMENTS || elements.contains_key(&(index(place) as i64));
    let is_shown = count <= KNOWN_ELEMENTS && (0..count.min(SHOWN_ELEMENTS)).all(is_known);
    is_shown.then(|| (0..count).map(element).collect())
}

fn linked(look: Look<'_>) -> Option<Vec<Shown>> {
    let size = look.size("size")?;
    let mut items = Vec::new();
    let mut next = look.object("first");
    while let (Some(node), true) = (next, items.len() <= size) {
        items.push(node.field("item").cloned().unwrap_or(Shown::Anything));
        next = node.object("next");
    }
    (items.len() == size).then_some(items)
}

type Entries = Vec<(Shown, Shown)>;

/// What a map has for the constants of an enum; an object of its own stands for null.
fn by_constant(look: Look<'_>) -> Option<Entries> {
    let size = look.size("size")?;
    let is_mask = |value: &Shown| look.at(value).is_some_and(|of| of.object.class.starts_with("java.util.EnumMap$"));
    let present = all(look, "keyUniverse")?.into_iter().zip(all(look, "vals")?);
    let entries: Entries = present
        .filter(|(_, value)| *value != Shown::Null)
        .map(|(key, value)| (key, if is_mask(&value) { Shown::Null } else { value }))
        .collect();
    (entries.len() == size).then_some(entries)
}

fn entry(node: Look<'_>) -> (Shown, Shown) {
    let part = |name: &str| node.field(name).cloned().unwrap_or(Shown::Anything);
    (part("key"), part("value"))
}

/// The chains of a table, which may have places that nobody has looked at: all entries are known if they are as many as the size.
fn hashed(look: Look<'_>) -> Option<Entries> {
    let size = look.size("size")?;
    let mut entries = Vec::new();
    for bucket in look.array("table").into_iter().flat_map(|(_, elements)| elements.values()) {
        let mut next = look.at(bucket);
        while let (Some(node), true) = (next, entries.len() <= size) {
            entries.push(entry(node));
            next = node.object("next");
        }
    }
    (entries.len() == size).then_some(entries)
}

fn chained(look: Look<'_>) -> Option<Entries> {
    let size = look.size("size")?;
    let mut entries = Vec::new();
    let mut next = look.object("head");
    while let (Some(node), true) = (next, entries.len() <= size) {
        entries.push(entry(node));
        next = node.object("after");
    }
    (entries.len() == size).then_some(entries)
}

fn sorted(look: Look<'_>) -> Option<Entries> {
    let size = look.size("size")?;
    let mut entries = Vec::new();
    let mut waiting = Vec::new();
    let mut next = look.object("root");
    // In order; what is a cycle has more entries than the size in no time.
    while entries.len() <= size && waiting.len() <= size {
        if let Some(node) = next {
            waiting.push(node);
            next = node.object("left");
        } else {
            let Some(node) = waiting.pop() else { break };
            entries.push(entry(node));
            next = node.object("right");
        }
    }
    (entries.len() == size).then_some(entries)
}

/// What a set holds: the keys of its map.
fn keys(map: Look<'_>) -> Option<Vec<Shown>> {
    match face(map)? {
        Face::Entries(entries) => Some(entries.into_iter().map(|(key, _)| key).collect()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{array, face, object};
    use crate::face::Face;
    use crate::picture::{HeapPicture, PicturedObject, Shown};

    const TWO: [Shown; 2] = [Shown::Int(1), Shown::Int(2)];

    fn list(class: &str, fields: &[(&str, Shown)], array: PicturedObject) -> Option<Face> {
        face(vec![object(class, fields), array])
    }

    #[test]
    fn lists_are_their_elements() {
        let fields = [("elementData", Shown::Object(1)), ("size", Shown::Int(2)), ("modCount", Shown::Int(2))];
        let elements = [(0, Shown::Int(1)), (1, Shown::Int(2)), (2, Shown::Null)];
        let shown = list("java.util.ArrayList", &fields, array(10, &elements));
        assert_eq!(shown, Some(Face::Elements(TWO.to_vec())));
        let shown = list("java.util.ArrayList", &fields, array(10, &elements[1..]));
        assert_eq!(shown, Some(Face::Elements(vec![Shown::Anything, Shown::Int(2)])), "what nobody has read");
    }

    #[test]
    fn long_lists_show_their_beginning() {
        let elements: Vec<(i64, Shown)> = (0..64).map(|place| (place, Shown::Int(place as i32))).collect();
        let fields = [("elementData", Shown::Object(1)), ("size", Shown::Int(100))];
        let objects = vec![object("java.util.ArrayList", &fields), array(109, &elements)];
        let mut heap = HeapPicture { roots: vec![("x".to_owned(), Shown::Object(0))], objects };
        heap.give_faces();
        let Some(Face::Elements(shown)) = &heap.objects[0].face else { panic!("it has no face") };
        assert_eq!((shown.len(), &shown[63], heap.objects[0].left_out), (64, &Shown::Int(63), 36));
    }

    #[test]
    fn lists_of_which_the_size_is_unknown_or_wrong_have_no_face() {
        let elements = [(0, Shown::Int(1))];
        let of = |fields: &[(&str, Shown)]| list("java.util.ArrayList", fields, array(1, &elements));
        assert_eq!(of(&[("elementData", Shown::Object(1))]), None);
        assert_eq!(of(&[("elementData", Shown::Object(1)), ("size", Shown::Int(2))]), None);
        assert_eq!(of(&[("elementData", Shown::Anything), ("size", Shown::Int(1))]), None);
        assert_eq!(of(&[("size", Shown::Int(-1))]), None);
        assert_eq!(of(&[("size", Shown::Int(0))]), Some(Face::Elements(vec![])));
        let fields = [("elementData", Shown::Object(1)), ("size", Shown::Int(1))];
        assert_eq!(list("my.ArrayList", &fields, array(1, &elements)), None);
    }

    #[test]
    fn deques_go_around() {
        let fields = [("elements", Shown::Object(1)), ("head", Shown::Int(2)), ("tail", Shown::Int(1))];
        let elements = [(0, Shown::Int(2)), (2, Shown::Int(1))];
        let shown = list("java.util.ArrayDeque", &fields, array(3, &elements));
        assert_eq!(shown, Some(Face::Elements(TWO.to_vec())));
    }

    fn node(key: i32, links: &[(&str, Shown)]) -> PicturedObject {
        let own = [("key", Shown::Int(key)), ("value", Shown::Null), ("item", Shown::Int(key))];
        object("Node", &[&own, links].concat())
    }

    #[test]
    fn maps_are_their_entries() {
        let map = |size: i32| {
            let table = array(16, &[(3, Shown::Object(2)), (5, Shown::Null)]);
            let fields = [("table", Shown::Object(1)), ("size", Shown::Int(size))];
            let nodes = [node(1, &[("next", Shown::Object(3))]), node(2, &[("next", Shown::Null)])];
            face([vec![object("java.util.HashMap", &fields), table], nodes.to_vec()].concat())
        };
        let entries = TWO.map(|key| (key, Shown::Null)).to_vec();
        assert_eq!(map(2), Some(Face::Entries(entries)));
        assert_eq!((map(1), map(3)), (None, None), "not as many as there should be");
    }

    #[test]
    fn trees_are_shown_in_order() {
        let fields = [("root", Shown::Object(1)), ("size", Shown::Int(2))];
        let nodes = vec![
            object("java.util.TreeMap", &fields),
            node(2, &[("left", Shown::Object(2)), ("right", Shown::Null)]),
            node(1, &[("left", Shown::Null), ("right", Shown::Null)]),
        ];
        assert_eq!(face(nodes.clone()), Some(Face::Entries(TWO.map(|key| (key, Shown::Null)).to_vec())));
        let mut set = vec![object("java.util.TreeSet", &[("m", Shown::Object(3))])];
        set.extend_from_slice(&[nodes[1].clone(), nodes[2].clone(), nodes[0].clone()]);
        assert_eq!(face(set), Some(Face::Elements(TWO.to_vec())));
    }

    #[test]
    fn what_goes_round_in_circles_has_no_face() {
        let circle = [("first", Shown::Object(1)), ("head", Shown::Object(1)), ("root", Shown::Object(1))];
        for class in ["LinkedList", "LinkedHashMap", "TreeMap"] {
            let fields = [&circle[..], &[("size", Shown::Int(3))]].concat();
            let links = [("next", Shown::Object(1)), ("after", Shown::Object(1)), ("left", Shown::Object(1))];
            assert_eq!(face(vec![object(&format!("java.util.{class}"), &fields), node(1, &links)]), None, "{class}");
        }
    }

    #[test]
    fn what_methods_of_the_jdk_give() {
        let of = |class: &str, fields: &[(&str, Shown)], elements: &[(i64, Shown)]| {
            list(&format!("java.util.{class}"), fields, array(elements.len() as i32, elements))
        };
        let (one, two) = ((0, Shown::Int(1)), (1, Shown::Int(2)));
        let elements = Some(Face::Elements(TWO.to_vec()));
        let entries = Some(Face::Entries(vec![(Shown::Int(1), Shown::Int(2))]));
        let fields = [("elements", Shown::Object(1)), ("table", Shown::Object(1))];
        assert_eq!(of("ImmutableCollections$ListN", &fields, &[one.clone(), two.clone()]), elements);
        let with_gap = [one.clone(), (1, Shown::Null), (2, Shown::Int(2))];
        assert_eq!(of("ImmutableCollections$SetN", &fields, &with_gap), elements);
        let with_gap = [one, two, (2, Shown::Null), (3, Shown::Null)];
        assert_eq!(of("ImmutableCollections$MapN", &fields, &with_gap), entries);
        assert_eq!(of("Collections$SingletonMap", &[("k", Shown::Int(1)), ("v", Shown::Int(2))], &[]), entries);
        assert_eq!(of("Collections$EmptyList", &[], &[]), Some(Face::Elements(vec![])));
        let constants = [("keyUniverse", Shown::Object(1)), ("vals", Shown::Object(1)), ("size", Shown::Int(1))];
        let same = Some(Face::Entries(vec![(Shown::Int(1), Shown::Int(1))]));
        assert_eq!(of("EnumMap", &constants, &[(0, Shown::Int(1)), (1, Shown::Null)]), same);
        let bits = [("elements", Shown::Long(0b101)), ("universe", Shown::Object(1))];
        let universe = [(0, Shown::Int(1)), (1, Shown::Null), (2, Shown::Int(2))];
        assert_eq!(of("RegularEnumSet", &bits, &universe), elements);
    }

    #[test]
    fn views_lead_to_what_they_are_views_of() {
        let fields = [("c", Shown::Object(1)), ("list", Shown::Object(1))];
        let inner = object("java.util.ArrayList", &[("size", Shown::Int(0))]);
        let view = face(vec![object("java.util.Collections$UnmodifiableList", &fields), inner]);
        assert_eq!(view, Some(Face::View(Shown::Object(1))));
    }
}
