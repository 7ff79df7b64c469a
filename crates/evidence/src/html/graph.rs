//! The two heaps of a path as one graph: every object once, with what is in it before and after.
//!
//! One graph for both pictures, so that an object has the same place in both and the eye finds what has changed.

use super::inline;
use explore::{Face, HeapPicture, PathDescription, PicturedObject, Shown};
use std::collections::{BTreeMap, BTreeSet};

/// Objects of one picture that are drawn; what lies beyond is only named.
pub const SHOWN_OBJECTS: usize = 32;
/// Elements of one array that are drawn.
pub const SHOWN_ELEMENTS: usize = 24;

/// Which of the two pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Side {
    Before,
    After,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Before, Side::After];
}

/// Something before and after.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair<T> {
    pub before: T,
    pub after: T,
}

impl<T: Default> Default for Pair<T> {
    fn default() -> Pair<T> {
        Pair { before: T::default(), after: T::default() }
    }
}

impl<T> Pair<T> {
    pub fn of(&self, side: Side) -> &T {
        match side {
            Side::Before => &self.before,
            Side::After => &self.after,
        }
    }

    pub fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Before => &mut self.before,
            Side::After => &mut self.after,
        }
    }
}

/// A node of the graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NodeId(pub usize);

#[derive(Clone, Debug, Default)]
pub struct Graph {
    pub nodes: Vec<Node>,
    /// Parameters, static fields and the result, in the order of the pictures.
    pub roots: Vec<Slot>,
    /// By class, its fields that hold objects of its own kind.
    pub links: BTreeMap<String, BTreeSet<String>>,
    /// Objects that are not drawn, per picture.
    pub left_out: Pair<usize>,
}

#[derive(Clone, Debug)]
pub struct Node {
    pub kind: NodeKind,
    /// The class by its full name; empty for clouds.
    pub class: String,
    /// What stands on top: the simple name, with a number if there are several of it.
    pub title: String,
    pub slots: Vec<Slot>,
    /// In which pictures it is.
    pub present: Pair<bool>,
    /// Made by the method.
    pub is_new: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeKind {
    Object,
    Array,
    /// A reference that nobody looked behind.
    Cloud,
}

/// A named value: a field, an element, a root.
#[derive(Clone, Debug, Default)]
pub struct Slot {
    pub name: String,
    pub values: Pair<Option<Cell>>,
}

/// What is shown in a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    Text(String),
    Null,
    Link(NodeId),
}

impl Slot {
    pub fn link(&self, side: Side) -> Option<NodeId> {
        match self.values.of(side) {
            Some(Cell::Link(node)) => Some(*node),
            _ => None,
        }
    }

    pub fn has_changed(&self) -> bool {
        self.values.after.is_some() && self.values.before != self.values.after
    }
}

impl Node {
    fn new(kind: NodeKind) -> Node {
        Node {
            kind,
            class: String::new(),
            title: String::new(),
            slots: Vec::new(),
            present: Pair::default(),
            is_new: false,
        }
    }

    /// Whether the method has changed a field of an object that it was given.
    pub fn slot_has_changed(&self, slot: &Slot) -> bool {
        self.present.before && self.present.after && slot.has_changed()
    }
}

/// The graph of a path.
pub fn of(path: &PathDescription) -> Graph {
    let mut builder =
        Builder { graph: Graph { links: path.links.clone(), ..Graph::default() }, known: BTreeMap::new() };
    builder.add(Side::Before, &path.initial_heap);
    builder.add(Side::After, &path.final_heap);
    let mut graph = builder.graph;
    for node in &mut graph.nodes {
        node.is_new = node.kind != NodeKind::Cloud && !node.present.before;
    }
    number(&mut graph.nodes);
    graph
}

struct Builder {
    graph: Graph,
    /// Objects by number, and clouds by what refers to them.
    known: BTreeMap<Key, NodeId>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Object(usize),
    /// By the owner, if it is an object, and the name of the slot.
    Cloud(Option<NodeId>, String, &'static str),
}

/// One picture while it is added.
struct Picture<'a> {
    side: Side,
    heap: &'a HeapPicture,
    /// The places of the objects that are drawn.
    drawn: BTreeSet<usize>,
}

impl Builder {
    fn add(&mut self, side: Side, heap: &HeapPicture) {
        let visible: Vec<usize> = heap.visible().into_iter().filter(|&place| !heap.objects[place].is_value()).collect();
        let drawn: BTreeSet<usize> = visible.iter().copied().take(SHOWN_OBJECTS).collect();
        *self.graph.left_out.of_mut(side) += visible.len() - drawn.len();
        let picture = Picture { side, heap, drawn };
        for &place in &picture.drawn {
            self.object(&picture, place, &heap.objects[place]);
        }
        for (name, value) in &heap.roots {
            let cell = self.cell(&picture, None, name, value);
            set(&mut self.graph.roots, name, side, cell);
        }
    }

    fn object(&mut self, picture: &Picture<'_>, place: usize, object: &PicturedObject) {
        let id = self.node(Key::Object(picture.heap.objects[place].number), kind(object));
        *self.graph.nodes[id.0].present.of_mut(picture.side) = true;
        let class = match &object.array {
            Some((length, _)) => with_length(&object.class, length),
            None => object.class.clone(),
        };
        self.graph.nodes[id.0].class = class;
        if let Some(Face::Text(text)) = &object.face {
            set(&mut self.graph.nodes[id.0].slots, "text", picture.side, Cell::Text(inline::characters(text)));
        }
        for (name, value) in contents(picture.heap, object) {
            let cell = match value {
                Content::Value(value) => self.cell(picture, Some(id), &name, &value),
                Content::Unknown => Cell::Text("…".to_owned()),
                Content::More(count) => Cell::Text(format!("… {count} more")),
            };
            set(&mut self.graph.nodes[id.0].slots, &name, picture.side, cell);
        }
    }

    fn node(&mut self, key: Key, kind: NodeKind) -> NodeId {
        let next = NodeId(self.graph.nodes.len());
        let id = *self.known.entry(key).or_insert(next);
        if id == next {
            self.graph.nodes.push(Node::new(kind));
        }
        id
    }

    fn cell(&mut self, picture: &Picture<'_>, owner: Option<NodeId>, name: &str, value: &Shown) -> Cell {
        let words = match value {
            Shown::Object(place) => return self.link(picture, *place),
            Shown::Null => return Cell::Null,
            // Whether a parameter that nobody looked at is a reference, the picture does not know.
            Shown::Anything if owner.is_none() => return Cell::Text("anything".to_owned()),
            Shown::Anything => "?",
            Shown::NotNull => "not null",
            Shown::MaybeAnother { is_not_null: false } => "? (maybe another)",
            Shown::MaybeAnother { is_not_null: true } => "not null (maybe another)",
            plain => return Cell::Text(inline::plain(plain)),
        };
        let id = self.node(Key::Cloud(owner, name.to_owned(), words), NodeKind::Cloud);
        let node = &mut self.graph.nodes[id.0];
        node.title = words.to_owned();
        *node.present.of_mut(picture.side) = true;
        Cell::Link(id)
    }

    fn link(&mut self, picture: &Picture<'_>, place: usize) -> Cell {
        if let Some(text) = inline::text(picture.heap, place) {
            return Cell::Text(text);
        }
        if !picture.drawn.contains(&place) {
            return Cell::Text("…".to_owned());
        }
        let object = &picture.heap.objects[place];
        Cell::Link(self.node(Key::Object(object.number), kind(object)))
    }
}

/// Arrays and lists have their elements side by side.
fn kind(object: &PicturedObject) -> NodeKind {
    match (&object.array, &object.face) {
        (Some(_), _) | (_, Some(Face::Elements(_))) => NodeKind::Array,
        _ => NodeKind::Object,
    }
}

/// What stands in a slot of an object.
enum Content {
    Value(Shown),
    /// Nobody knows what is between known elements.
    Unknown,
    /// So many elements are known and not drawn.
    More(usize),
}

/// The fields of an object, the elements of an array or a collection, what a map has for its keys.
fn contents(heap: &HeapPicture, object: &PicturedObject) -> Vec<(String, Content)> {
    let more = object.left_out;
    match (&object.face, &object.array) {
        (Some(Face::Text(_) | Face::Boxed(_)), _) => Vec::new(),
        (Some(Face::Elements(held)), _) => elements((0..).zip(held), held.len() + more),
        (Some(Face::Entries(held)), _) => entries(heap, held, more),
        (Some(Face::View(of)), _) => vec![("of".to_owned(), Content::Value(of.clone()))],
        (None, Some((_, known))) => elements(known.iter().map(|(&index, value)| (index, value)), known.len() + more),
        (None, None) => {
            object.fields.iter().map(|(name, value)| (name.clone(), Content::Value(value.clone()))).collect()
        }
    }
}

/// The first of so many elements.
fn elements<'a>(known: impl Iterator<Item = (i64, &'a Shown)>, count: usize) -> Vec<(String, Content)> {
    let mut slots = Vec::new();
    let mut expected = 0;
    let mut drawn = 0;
    for (index, value) in known.take(SHOWN_ELEMENTS) {
        if index != expected {
            slots.push((format!("{expected}…"), Content::Unknown));
        }
        slots.push((index.to_string(), Content::Value(value.clone())));
        expected = index + 1;
        drawn += 1;
    }
    if drawn < count {
        slots.push((format!("{expected}…"), Content::More(count - drawn)));
    }
    slots
}

/// Entries by the words for their keys; a key that has none of its own is drawn next to what belongs to it.
fn entries(heap: &HeapPicture, held: &[(Shown, Shown)], more: usize) -> Vec<(String, Content)> {
    let mut slots: Vec<(String, Content)> = Vec::new();
    for (place, (key, value)) in held.iter().take(SHOWN_ELEMENTS).enumerate() {
        let name = inline::name(heap, key).filter(|name| !slots.iter().any(|(known, _)| known == name));
        match name {
            Some(name) => slots.push((name, Content::Value(value.clone()))),
            None => {
                slots.push((format!("key {place}"), Content::Value(key.clone())));
                slots.push((format!("value {place}"), Content::Value(value.clone())));
            }
        }
    }
    let more = more + held.len().saturating_sub(SHOWN_ELEMENTS);
    if more > 0 {
        slots.push(("…".to_owned(), Content::More(more)));
    }
    slots
}

fn set(slots: &mut Vec<Slot>, name: &str, side: Side, cell: Cell) {
    let place = slots.iter().position(|slot| slot.name == name).unwrap_or_else(|| {
        slots.push(Slot { name: name.to_owned(), values: Pair::default() });
        slots.len() - 1
    });
    *slots[place].values.of_mut(side) = Some(cell);
}

/// `int[]` of length 3 as `int[3]`.
fn with_length(class: &str, length: &Shown) -> String {
    match (class.find("[]"), length) {
        (Some(at), Shown::Int(length)) => format!("{}[{length}]{}", &class[..at], &class[at + 2..]),
        _ => class.to_owned(),
    }
}

/// Titles: the simple name of the class, with a number where there are several.
fn number(nodes: &mut [Node]) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for node in nodes.iter().filter(|node| node.kind != NodeKind::Cloud) {
        *counts.entry(node.class.clone()).or_default() += 1;
    }
    let mut next: BTreeMap<String, usize> = BTreeMap::new();
    for node in nodes.iter_mut().filter(|node| node.kind != NodeKind::Cloud) {
        let simple = simple_name(&node.class);
        let number = next.entry(node.class.clone()).or_default();
        *number += 1;
        node.title = if counts[&node.class] > 1 { format!("{simple} #{number}") } else { simple.to_owned() };
    }
}

/// A class without its package and the classes around it.
pub fn simple_name(class: &str) -> &str {
    let name = class.rsplit('.').next().unwrap_or(class);
    let nested = name.rsplit('$').next().unwrap_or(name);
    // Classes without a name have a number there.
    if nested.starts_with(|first: char| first.is_alphabetic()) { nested } else { name }
}
