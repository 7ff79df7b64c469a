//! The objects of a run, and the static fields.

use crate::body::Body;
use crate::calls::ActiveCall;
use crate::context::{CallByContract, Region, Version};
use crate::planes::Planes;
use crate::slot::Slot;
use crate::symbols::{Origin, Symbol, SymbolicObject};
use crate::trail::Change;
use crate::value::{ObjectId, Value};
use program::{ClassId, Kind, StaticSlot};
use rustc_hash::FxHashMap;

/// An object or array.
#[derive(Debug, Clone, PartialEq)]
pub struct Object {
    pub class: ClassId,
    /// The identity hash code once somebody asked for it; 0 before.
    pub hash: i32,
    /// How often the one thread that there is holds the object's monitor.
    pub locks: u32,
    /// The choice point after which the trail last kept the object whole.
    pub(crate) kept: u32,
    /// One more than its place among the symbolic objects; 0 for all others.
    pub(crate) symbolic: u32,
    pub body: Body,
}

#[derive(Default)]
pub struct Heap {
    pub(crate) objects: Vec<Object>,
    pub(crate) statics: Vec<Slot>,
    /// Places of objects that were collected. Never used while changes are logged.
    pub(crate) free: Vec<ObjectId>,
    /// Bytes allocated since the last collection, and how many of them call for the next one.
    pub(crate) allocated: usize,
    pub(crate) collect_at: usize,
    /// Bytes that the live objects took at the last collection.
    pub(crate) live: usize,
    pub(crate) hashes: u32,

    pub(crate) trail: Vec<Change>,
    /// Objects from here on are younger than the last choice point: going back drops them, so their changes are not
    /// logged. Everything is young when there is none.
    pub(crate) young: u32,
    pub(crate) epoch: u32,
    /// Places for objects that outlive the path in which they are made, such as interned strings.
    reserve: std::ops::Range<u32>,
    permanent: bool,

    pub(crate) symbols: Vec<Symbol>,
    pub(crate) symbolic: Vec<SymbolicObject>,
    /// Where the symbols of terms come from, by their number in the term store.
    pub(crate) unknowns: Vec<Origin>,
    pub(crate) planes: Planes,
    /// The calls by contract of the path, and those whose contracts are being carried out, innermost last.
    pub(crate) made: Vec<CallByContract>,
    pub(crate) calls: Vec<ActiveCall>,
    pub(crate) forgot_unseen: Version,
    /// The objects of the code that have joined a region.
    pub(crate) joined: FxHashMap<ObjectId, Region>,
    /// How often the type of a symbolic object was constrained. Never goes back.
    pub(crate) narrowings: u64,
    /// How many references and elements the path has initialized.
    pub(crate) initializations: u32,
    /// The class of symbolic objects whose class is not settled yet. It has no methods and no fields.
    pub unsettled: Option<ClassId>,
}

impl Heap {
    pub fn new() -> Heap {
        Heap { collect_at: 256 << 20, hashes: 0x2545_f491, ..Heap::default() }
    }

    pub fn allocate(&mut self, class: ClassId, body: Body) -> ObjectId {
        self.allocated += body.size() + size_of::<Object>();
        let object = Object { class, hash: 0, locks: 0, kept: 0, symbolic: 0, body };
        if self.permanent {
            if let Some(place) = self.reserve.next() {
                self.objects[place as usize] = object;
                return ObjectId(place);
            }
        }
        if self.young == 0 {
            if let Some(id) = self.free.pop() {
                self.objects[id.0 as usize] = object;
                return id;
            }
        }
        let id = ObjectId(u32::try_from(self.objects.len()).expect("the memory limit comes before the last index"));
        self.objects.push(object);
        id
    }

    /// How many places for objects there are.
    pub fn len(&self) -> usize {
        self.objects.len()
    }

    pub fn is_empty(&self) -> bool {
        self.objects.is_empty()
    }

    /// Sets places aside for objects that outlive the path in which they are made. To be called before the first mark.
    pub fn reserve(&mut self, class: ClassId, places: u32) {
        let start = self.objects.len() as u32;
        for _ in 0..places {
            self.objects.push(Object { class, hash: 0, locks: 0, kept: 0, symbolic: 0, body: Body::Free });
        }
        self.reserve = start..start + places;
        // A collection would take the places for free ones.
        self.collect_at = usize::MAX;
    }

    /// How many places are left of those set aside.
    pub fn reserved(&self) -> usize {
        self.reserve.len()
    }

    /// While this is on, new objects outlive the path and changes to them are not logged. Says what it was before.
    pub fn set_permanent(&mut self, on: bool) -> bool {
        std::mem::replace(&mut self.permanent, on && self.young != 0)
    }

    /// Bytes held by the heap: live at the last collection, and allocated since.
    pub fn used(&self) -> usize {
        self.live + self.allocated
    }

    /// Objects that a path has made are dropped when it is left, not collected.
    pub fn wants_collection(&self) -> bool {
        self.allocated >= self.collect_at && self.young == 0
    }

    #[inline]
    pub fn get(&self, id: ObjectId) -> &Object {
        &self.objects[id.0 as usize]
    }

    /// The object, to be changed in any way.
    #[inline]
    pub fn get_mut(&mut self, id: ObjectId) -> &mut Object {
        if self.is_logged(id) {
            self.keep(id);
        }
        &mut self.objects[id.0 as usize]
    }

    #[inline]
    pub(crate) fn is_logged(&self, id: ObjectId) -> bool {
        id.0 < self.young && !self.permanent
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
        let logged = self.is_logged(id);
        if let Body::Fields(fields) = &mut self.objects[id.0 as usize].body {
            if let Some(field) = fields.get_mut(usize::from(slot)) {
                let old = std::mem::replace(field, value);
                if logged {
                    self.trail.push(Change::Field { object: id, slot, old });
                }
                return true;
            }
        }
        false
    }

    // Static fields.

    #[inline]
    pub fn static_slot(&self, slot: StaticSlot) -> Slot {
        self.statics.get(slot.index()).copied().unwrap_or(Slot::INVALID)
    }

    #[inline]
    pub fn set_static(&mut self, slot: StaticSlot, value: Slot) {
        let Some(place) = self.statics.get_mut(slot.index()) else { return };
        let old = std::mem::replace(place, value);
        if self.young != 0 && !self.permanent {
            self.trail.push(Change::Static { slot: slot.0, old });
        }
    }

    /// Makes room for the static fields of classes that were loaded since.
    pub fn follow_statics(&mut self, kinds: &[Kind]) {
        let known = self.statics.len();
        self.statics.extend(kinds[known..].iter().map(|&kind| Slot::from(Value::default_of(kind))));
    }

    pub fn statics(&self) -> &[Slot] {
        &self.statics
    }

    /// Gives an object an identity hash code that a text says and nothing else.
    pub fn give_identity_hash(&mut self, id: ObjectId, text: &str) -> i32 {
        // Fowler, Noll and Vo.
        let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        let hash = ((hash & 0x7fff_ffff) as i32).max(1);
        self.get_mut(id).hash = hash;
        hash
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
