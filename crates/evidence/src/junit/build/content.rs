//! Collections of the JDK that hold what the case's hold, where nobody can see in what else they differ: how much room a `Stack` or an
//! `ArrayDeque` has, where in its ring a deque begins, how a search tree is balanced.
//!
//! What is public tells none of this, but for the room of a `Vector`, which no program is given that asks for it.

use super::recipe::{Recipe, Step};
use super::suspects::calls;
use crate::case::{Contents, Value};
use crate::junit::body::Body;
use crate::junit::expect::containers::{Container, Holds, references};
use crate::junit::trial::{Item, Trial, is_of_base};
use std::collections::BTreeSet;

/// Classes that are looked through for calls.
const MOST_CLASSES: usize = 200;

impl Body<'_, '_> {
    /// An empty collection to which what it holds is added, for one that tests take for nothing but that.
    pub(super) fn like_in_content(&self, object: usize) -> Option<Recipe> {
        let (Container { holds, inner }, _) = self.told_container(object)?;
        let class = self.case.objects[object].class.to_string();
        let map = match class.strip_prefix("java.util.")? {
            "Vector" | "Stack" if self.asks_for_room() => return None,
            "Vector" | "Stack" | "ArrayDeque" => None,
            "TreeMap" => Some(object),
            "TreeSet" => match self.part(object, "m")? {
                Value::Object(map) if self.case.objects[map].class == *"java.util.TreeMap" => Some(map),
                _ => return None,
            },
            _ => return None,
        };
        if self.is_watched(object, &inner) || map.is_some_and(|map| self.part(map, "comparator") != Some(Value::Null)) {
            return None;
        }
        let ways = self.ways_to_make(object, &holds);
        let (maker, operations) = ways.into_iter().find(|(maker, _)| maker.fed.is_empty())?;
        let keys: Vec<Value> = match &holds {
            Holds::Map(entries, _) => entries.iter().map(|(key, _)| *key).collect(),
            holds => holds.values().into_iter().copied().collect(),
        };
        let is_made = self.holds_after(&maker, &operations, map.is_some().then_some(&keys));
        let (nodes, left, loose) = (Vec::new(), Vec::new(), Vec::new());
        is_made.then_some(Recipe { maker, operations, nodes, left, loose, is_reflective: false })
    }

    pub(super) fn part(&self, object: usize, name: &str) -> Option<Value> {
        let Contents::Fields(fields) = &self.case.objects[object].contents else { return None };
        fields.iter().find(|field| field.name == *name).map(|field| field.value)
    }

    /// Whether an iterator, a view or the like looks at a collection, which may know more of it than others.
    pub(super) fn is_watched(&self, object: usize, inner: &BTreeSet<usize>) -> bool {
        let others = self.case.objects.iter().enumerate().filter(|(place, _)| !inner.contains(place));
        others.into_iter().any(|(_, other)| {
            other.class.starts_with("java.util.")
                && other.class.contains('$')
                && references(other).any(|reference| reference == object)
        })
    }

    /// Whether these calls end, and a search tree has these keys in this order then.
    fn holds_after(&self, maker: &Step, operations: &[Step], keys: Option<&Vec<Value>>) -> bool {
        let ready = self.ready();
        let mut trial = self.trial("", &ready).without(self.suspect());
        let root = self.run_maker(&mut trial, maker);
        let root = root.filter(|root| operations.iter().all(|step| self.run_step(&mut trial, *root, step).is_some()));
        let Some(root) = root else { return false };
        keys.is_none_or(|keys| {
            let wanted: Option<Vec<Item>> = keys.iter().map(Item::of).collect();
            keys_of(&trial, root).is_some_and(|found| Some(found) == wanted)
        })
    }

    /// Whether the program has a call that tells how much room a `Vector` has.
    pub(super) fn asks_for_room(&self) -> bool {
        let classes = self.names.classes;
        let mut seen = BTreeSet::from([self.case.called.class.clone()]);
        let mut open = vec![self.case.called.class.clone()];
        while let Some(class) = open.pop() {
            let Some(home) = classes.get(&class).filter(|home| !is_of_base(home)) else { continue };
            for method in &home.methods {
                for (class, name, descriptor) in calls(&home, &method.name, &method.descriptor).unwrap_or_default() {
                    let is_asked = name == "capacity" && descriptor == "()I";
                    if is_asked || seen.len() > MOST_CLASSES {
                        return true;
                    }
                    if seen.insert(class.clone()) {
                        open.push(class);
                    }
                }
            }
        }
        false
    }
}

/// The keys of a `TreeMap` of a trial, or of the one in a `TreeSet`, in their order.
fn keys_of(trial: &Trial<'_>, root: usize) -> Option<Vec<Item>> {
    const MAP: &str = "java.util.TreeMap";
    const ENTRY: &str = "java.util.TreeMap$Entry";
    let map = match trial.made.get(root)?.field("java.util.TreeSet", "m") {
        Some(Item::Made(map)) => map,
        _ => root,
    };
    let child = |node: usize, name: &str| match trial.made.get(node)?.field(ENTRY, name) {
        Some(Item::Made(child)) => Some(child),
        _ => None,
    };
    let mut next = match trial.made.get(map)?.field(MAP, "root") {
        Some(Item::Made(node)) => Some(node),
        _ => None,
    };
    let (mut keys, mut open) = (Vec::new(), Vec::new());
    while next.is_some() || !open.is_empty() {
        while let Some(node) = next {
            open.push(node);
            next = child(node, "left");
        }
        let node = open.pop()?;
        keys.push(trial.made[node].field(ENTRY, "key")?);
        next = child(node, "right");
    }
    Some(keys)
}
