//! Garbage collection: mark and sweep, with the places of dead objects used again.
//!
//! A collection runs only between two instructions, when every live object is reachable from the stacks, the statics and
//! the machine's own tables. Weak, soft and phantom references count as strong ones, which Java's memory model allows:
//! nothing says when a collector clears them.

use crate::body::Body;
use crate::heap::{Heap, Object};
use crate::slot::Slot;
use crate::value::{ObjectId, Value};

/// Where marking starts.
#[derive(Default)]
pub struct Roots {
    found: Vec<ObjectId>,
}

impl Roots {
    pub fn add(&mut self, value: Value) {
        if let Value::Object(id) = value {
            self.found.push(id);
        }
    }

    pub fn add_all<'a>(&mut self, values: impl IntoIterator<Item = &'a Value>) {
        values.into_iter().for_each(|&value| self.add(value));
    }

    pub fn add_slots(&mut self, slots: &[Slot]) {
        self.found.extend(slots.iter().filter_map(|slot| slot.as_object()));
    }

    pub fn add_object(&mut self, id: ObjectId) {
        self.found.push(id);
    }
}

impl Heap {
    pub fn collect(&mut self, roots: Roots) {
        let mut marked = vec![false; self.objects.len()];
        let mut pending = roots.found;
        while let Some(id) = pending.pop() {
            let place = id.0 as usize;
            if std::mem::replace(&mut marked[place], true) {
                continue;
            }
            let unmarked = |id: &ObjectId| !marked[id.0 as usize];
            match &self.objects[place].body {
                Body::Fields(fields) => {
                    pending.extend(fields.iter().filter_map(|field| field.as_object()).filter(unmarked));
                }
                Body::References(elements) => {
                    pending.extend(elements.iter().filter_map(|value| value.as_object()).filter(unmarked));
                }
                Body::Slots(_, elements) => {
                    pending.extend(elements.iter().filter_map(|slot| slot.as_object()).filter(unmarked));
                }
                _ => {}
            }
        }
        self.sweep(&marked);
    }

    fn sweep(&mut self, marked: &[bool]) {
        self.free.clear();
        self.live = 0;
        for (place, object) in self.objects.iter_mut().enumerate() {
            if marked[place] {
                self.live += object.body.size() + size_of::<Object>();
            } else {
                object.body = Body::Free;
                object.hash = 0;
                self.free.push(ObjectId(place as u32));
            }
        }
        // The lowest places are used again first.
        self.free.reverse();
        self.allocated = 0;
        self.collect_at = self.live.max(256 << 20);
    }
}
