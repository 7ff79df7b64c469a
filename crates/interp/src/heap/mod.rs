//! The objects of a run.

mod body;
mod collect;

pub use body::Body;
pub use collect::Roots;

use crate::slot::Slot;
use crate::value::{ObjectId, Value};
use program::ClassId;

/// An object or array.
#[derive(Debug)]
pub struct Object {
    pub class: ClassId,
    /// The identity hash code once somebody asked for it; 0 before.
    pub hash: i32,
    /// How often the one thread that there is holds the object's monitor.
    pub locks: u32,
    pub body: Body,
}

#[derive(Default)]
pub struct Heap {
    objects: Vec<Object>,
    /// Places of objects that were collected.
    free: Vec<ObjectId>,
    /// Bytes allocated since the last collection, and how many of them call for the next one.
    allocated: usize,
    collect_at: usize,
    /// Bytes that the live objects took at the last collection.
    live: usize,
    hashes: u32,
}

impl Heap {
    pub fn new() -> Heap {
        Heap { collect_at: 256 << 20, hashes: 0x2545_f491, ..Heap::default() }
    }

    pub fn allocate(&mut self, class: ClassId, body: Body) -> ObjectId {
        self.allocated += body.size() + size_of::<Object>();
        let object = Object { class, hash: 0, locks: 0, body };
        if let Some(id) = self.free.pop() {
            self.objects[id.0 as usize] = object;
            return id;
        }
        let id = ObjectId(u32::try_from(self.objects.len()).expect("the memory limit comes before the last index"));
        self.objects.push(object);
        id
    }

    /// Bytes held by the heap: live at the last collection, and allocated since.
    pub fn used(&self) -> usize {
        self.live + self.allocated
    }

    pub fn wants_collection(&self) -> bool {
        self.allocated >= self.collect_at
    }

    #[inline]
    pub fn get(&self, id: ObjectId) -> &Object {
        &self.objects[id.0 as usize]
    }

    #[inline]
    pub fn get_mut(&mut self, id: ObjectId) -> &mut Object {
        &mut self.objects[id.0 as usize]
    }

    #[inline]
    pub fn class(&self, id: ObjectId) -> ClassId {
        self.get(id).class
    }

    /// An instance field; `Invalid` if there is none, which only unverifiable code can ask for.
    #[inline]
    pub fn field(&self, id: ObjectId, slot: u16) -> Value {
        match &self.get(id).body {
            Body::Fields(fields) => fields.get(usize::from(slot)).map_or(Value::Invalid, |field| field.value()),
            _ => Value::Invalid,
        }
    }

    /// Stores into an instance field; false if there is none.
    pub fn set_field(&mut self, id: ObjectId, slot: u16, value: Value) -> bool {
        self.set_slot(id, slot, value.into())
    }

    #[inline]
    pub fn set_slot(&mut self, id: ObjectId, slot: u16, value: Slot) -> bool {
        if let Body::Fields(fields) = &mut self.get_mut(id).body {
            if let Some(field) = fields.get_mut(usize::from(slot)) {
                *field = value;
                return true;
            }
        }
        false
    }

    /// The identity hash code: 31 bits, the same on every run.
    pub fn identity_hash(&mut self, id: ObjectId) -> i32 {
        if self.get(id).hash == 0 {
            // Marsaglia's xorshift; a counter would make hash tables of identities suspiciously orderly.
            self.hashes ^= self.hashes << 13;
            self.hashes ^= self.hashes >> 17;
            self.hashes ^= self.hashes << 5;
            self.get_mut(id).hash = ((self.hashes & 0x7fff_ffff) as i32).max(1);
        }
        self.get(id).hash
    }
}
