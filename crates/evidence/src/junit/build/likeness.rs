//! Whether what a trial run has made is what the case has, field by field and element by element.

use crate::case::{Contents, Field, Object, Value};
use crate::junit::body::{Body, Placed};
use crate::junit::literal::is_default;
use crate::junit::trial::store::{Inside, is_leaf};
use crate::junit::trial::{Item, Trial, is_of_base};
use std::collections::{BTreeMap, VecDeque};

/// An object that came with another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::junit) struct Node {
    pub object: usize,
    /// The object that refers to it, and the place of the field or element that does.
    pub parent: usize,
    pub place: usize,
}

/// In what a trial's object is like one of the case.
pub(in crate::junit) struct Likeness {
    /// What came with it, each after what refers to it first.
    pub nodes: Vec<Node>,
    /// Fields of the object itself that hold something else.
    pub left: Vec<usize>,
    /// Fields that hold something else and may, by the object and the place.
    pub loose: Vec<(usize, usize)>,
}

/// Objects of the case and of the trial that are the same but for their numbers.
struct Pairs {
    of_case: BTreeMap<usize, usize>,
    of_trial: BTreeMap<usize, usize>,
    nodes: Vec<Node>,
    open: VecDeque<(usize, usize)>,
}

impl Body<'_, '_> {
    /// Compares an object of the case, and all that came with it, with one of a trial; `None` if they differ in more than what
    /// may be assigned to the object itself.
    pub(in crate::junit) fn likeness(&self, object: usize, root: usize, trial: &Trial<'_>) -> Option<Likeness> {
        let mut pairs = Pairs {
            of_case: BTreeMap::from([(object, root)]),
            of_trial: BTreeMap::from([(root, object)]),
            nodes: Vec::new(),
            open: VecDeque::from([(object, root)]),
        };
        let (mut left, mut loose) = (Vec::new(), Vec::new());
        while let Some((wanted, made)) = pairs.open.pop_front() {
            let is_known = |stored: Item, value: &Value| match (stored, *value) {
                (Item::Made(made), Value::Object(child)) => pairs.of_case.get(&child) == Some(&made),
                _ => false,
            };
            let alike = if wanted == object { None } else { self.same_content(wanted, made, trial, is_known) };
            if let Some(others) = alike {
                loose.extend(others);
                continue;
            }
            let (found, made) = (&self.case.objects[wanted], &trial.made[made]);
            if *found.class != *made.class {
                return None;
            }
            match (&found.contents, &made.inside) {
                (Contents::Fields(fields), Inside::Fields(_)) => {
                    for (place, field) in fields.iter().enumerate() {
                        let stored = made.field(&field.class, &field.name);
                        // What the case has there, for want of anything else, came with nobody.
                        let is_open = self.may_hold((wanted, place), trial, stored);
                        let is_same = match stored {
                            None => is_default(&field.value),
                            Some(stored) if is_open => self.is_stored(trial, stored, &field.value),
                            Some(stored) => self.is_paired(&mut pairs, trial, stored, &field.value, (wanted, place)),
                        };
                        if !is_same && is_open {
                            loose.push((wanted, place));
                        } else if !is_same && !self.is_free(found, field) {
                            if wanted != object {
                                return None;
                            }
                            left.push(place);
                        }
                    }
                }
                (Contents::Array(values), Inside::Elements(elements)) if values.len() == elements.len() => {
                    for (place, (value, stored)) in values.iter().zip(elements).enumerate() {
                        if !self.is_paired(&mut pairs, trial, *stored, value, (wanted, place)) {
                            return None;
                        }
                    }
                }
                _ => return None,
            }
        }
        Some(Likeness { nodes: pairs.nodes, left, loose })
    }

    fn is_paired(
        &self,
        pairs: &mut Pairs,
        trial: &Trial<'_>,
        stored: Item,
        value: &Value,
        (parent, place): (usize, usize),
    ) -> bool {
        match (stored, *value) {
            (Item::Made(made), Value::Object(child)) => {
                if !pairs.of_case.contains_key(&child) && !pairs.of_trial.contains_key(&made) {
                    if self.locals[child].state != Placed::Not || is_leaf(&self.case.objects[child]) {
                        return false;
                    }
                    pairs.of_case.insert(child, made);
                    pairs.of_trial.insert(made, child);
                    pairs.nodes.push(Node { object: child, parent, place });
                    pairs.open.push_back((child, made));
                }
                pairs.of_case.get(&child) == Some(&made)
            }
            (Item::Constant(constant), Value::Object(child)) if self.is_empty_store(trial, constant, child) => {
                let is_new = !pairs.of_case.contains_key(&child) && self.locals[child].state == Placed::Not;
                if is_new {
                    pairs.nodes.push(Node { object: child, parent, place });
                }
                is_new
            }
            (stored, value) => self.is_stored(trial, stored, &value),
        }
    }

    /// Whether what a trial has stored, other than objects of its own, is a value of the case.
    pub(in crate::junit) fn is_stored(&self, trial: &Trial<'_>, stored: Item, value: &Value) -> bool {
        let contents = match *value {
            Value::Object(object) => self.case.objects.get(object).map(|found| (object, &found.contents)),
            _ => None,
        };
        match (stored, contents) {
            // A literal is the same object wherever it stands; of equal texts only the first is written as one.
            (Item::Text(text), Some((object, Contents::Text(units)))) => {
                trial.texts[text] == *units && self.is_literal(object)
            }
            (Item::Constant(place), Some((_, Contents::Constant { class, field }))) => {
                let (home, name) = &trial.constants[place];
                home == class && name == field
            }
            // So are boxes that the JDK keeps.
            (Item::Boxed(place), Some((object, Contents::Boxed(value)))) => {
                let (class, held) = &trial.boxes[place];
                *self.case.objects[object].class == **class && held == value && self.is_first(object)
            }
            _ => Item::of(value) == Some(stored),
        }
    }

    /// Lists that hold nothing share an array of no elements; nothing tells it from one of a list's own.
    fn is_empty_store(&self, trial: &Trial<'_>, constant: usize, object: usize) -> bool {
        let (class, name) = &trial.constants[constant];
        let is_empty = matches!(&self.case.objects[object].contents, Contents::Array(elements) if elements.is_empty());
        is_empty && class == "java.util.ArrayList" && name == "EMPTY_ELEMENTDATA"
    }

    /// Whether a field may hold anything. By `modCount` the iterators of a collection notice that it changes; where there is none,
    /// nobody sees from where it counts.
    fn is_free(&self, object: &Object, field: &Field) -> bool {
        field.name == *"modCount"
            && !self.is_about_jdk()
            && self.names.classes.get(&object.class).is_some_and(|class| is_of_base(&class))
            && !self.case.objects.iter().any(|other| {
                matches!(&other.contents, Contents::Fields(fields) if fields.iter().any(|field| field.name == *"expectedModCount"))
            })
    }

    /// Whether the class under test is one of the JDK, of which tests look at all that is in it.
    pub(in crate::junit) fn is_about_jdk(&self) -> bool {
        self.names.classes.get(&self.case.called.class).is_some_and(|class| class.module.is_some())
    }
}
