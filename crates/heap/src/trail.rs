//! Going back: a log of old values.
//!
//! A choice point is a [`Mark`]. What was created since is dropped by going back, so only changes to what is older are
//! logged. An object that is changed in a way that no small entry describes is kept whole, once per choice point.

use crate::calls::ActiveCall;
use crate::context::{Birth, Version};
use crate::heap::{Heap, Object};
use crate::planes::Present;
use crate::slot::Slot;
use crate::symbols::Knowledge;
use crate::types::TypeSetId;
use crate::value::{ObjectId, SymbolId};

/// A point to come back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    trail: u32,
    objects: u32,
    symbols: u32,
    symbolic: u32,
    unknowns: u32,
    made: u32,
    hashes: u32,
    young: u32,
    allocated: usize,
    pub(crate) initializations: u32,
}

impl Mark {
    /// How long the log was.
    pub(crate) fn place(&self) -> usize {
        self.trail as usize
    }

    /// What was young before it.
    pub(crate) fn young(&self) -> u32 {
        self.young
    }
}

/// What was changed, and what it was before.
#[derive(Debug)]
pub(crate) enum Change {
    Field {
        object: ObjectId,
        slot: u16,
        old: Slot,
    },
    Static {
        slot: u32,
        old: Slot,
    },
    Knowledge {
        symbol: SymbolId,
        old: Knowledge,
    },
    SymbolTypes {
        symbol: SymbolId,
        old: TypeSetId,
    },
    ObjectTypes {
        symbolic: u32,
        old: TypeSetId,
    },
    /// It was found out whether a call has made an object.
    Birth {
        symbolic: u32,
        old: Birth,
    },
    /// A field of the initial plane was filled.
    Initial {
        symbolic: u32,
        slot: u16,
    },
    /// The value of a static field when the method was entered was filled in.
    InitialStatic {
        place: u32,
    },
    /// The planes of a field, or of a static field, have traded places.
    TradedField {
        symbolic: u32,
        slot: u16,
    },
    TradedStatic {
        place: u32,
    },
    EnteredOld,
    LeftOld(Box<[Present]>),
    BegunCall,
    EndedCall(Box<ActiveCall>),
    /// A call by contract has set something aside.
    SetAside,
    /// What a call by contract has set aside has changed.
    CallWas(Box<ActiveCall>),
    ForgotUnseen {
        version: Version,
        everything: bool,
    },
    /// An object of the code has joined a region.
    Joined(ObjectId),
    Whole(ObjectId, Box<Object>),
}

impl Heap {
    /// A point to come back to. From here on changes to what exists are logged.
    pub fn mark(&mut self) -> Mark {
        let mark = Mark {
            trail: self.trail.len() as u32,
            objects: self.objects.len() as u32,
            symbols: self.symbols.len() as u32,
            symbolic: self.symbolic.len() as u32,
            unknowns: self.unknowns.len() as u32,
            made: self.made.len() as u32,
            hashes: self.hashes,
            young: self.young,
            allocated: self.allocated,
            initializations: self.initializations,
        };
        self.young = mark.objects;
        self.epoch += 1;
        mark
    }

    /// Goes back to a mark, which may be gone back to again. Marks are left youngest first.
    pub fn undo(&mut self, mark: &Mark) {
        while self.trail.len() > mark.trail as usize {
            let Some(change) = self.trail.pop() else { break };
            self.revert(change);
        }
        self.symbolic.truncate(mark.symbolic as usize);
        self.objects.truncate(mark.objects as usize);
        self.symbols.truncate(mark.symbols as usize);
        self.unknowns.truncate(mark.unknowns as usize);
        self.made.truncate(mark.made as usize);
        self.hashes = mark.hashes;
        self.allocated = mark.allocated;
        self.initializations = mark.initializations;
        self.young = mark.objects;
        self.epoch += 1;
    }

    /// Goes back to a mark for the last time: what is young is again what it was before the mark.
    pub fn leave(&mut self, mark: &Mark) {
        self.undo(mark);
        self.young = mark.young;
    }

    fn revert(&mut self, change: Change) {
        match change {
            Change::Field { object, slot, old } => {
                // An object that was kept whole earlier since the mark may have other fields now; it comes back as a whole.
                if let crate::body::Body::Fields(fields) = &mut self.objects[object.0 as usize].body {
                    if let Some(field) = fields.get_mut(usize::from(slot)) {
                        *field = old;
                    }
                }
            }
            Change::Static { slot, old } => self.statics[slot as usize] = old,
            Change::Knowledge { symbol, old } => self.symbols[symbol.index()].knowledge = old,
            Change::SymbolTypes { symbol, old } => self.symbols[symbol.index()].types = old,
            Change::ObjectTypes { symbolic, old } => self.symbolic[symbolic as usize].types = old,
            Change::Birth { symbolic, old } => self.symbolic[symbolic as usize].context.birth = old,
            Change::Initial { symbolic, slot } => {
                self.symbolic[symbolic as usize].initial[usize::from(slot)] = Slot::UNREAD;
            }
            Change::InitialStatic { place } => self.planes.statics[place as usize].1 = Slot::UNREAD,
            Change::TradedField { symbolic, slot } => self.trade_field(symbolic, slot),
            Change::TradedStatic { place } => self.trade_static(place),
            Change::EnteredOld => self.planes.present = None,
            Change::LeftOld(present) => self.planes.present = Some(present.into_vec()),
            Change::BegunCall => {
                self.calls.pop();
            }
            Change::EndedCall(call) => self.calls.push(*call),
            Change::SetAside => self.undo_set_aside(),
            Change::CallWas(call) => self.undo_call(*call),
            Change::ForgotUnseen { version, everything } => self.undo_forgot_unseen(version, everything),
            Change::Joined(object) => self.undo_join(object),
            Change::Whole(object, old) => self.objects[object.0 as usize] = *old,
        }
    }

    /// Keeps an object whole before it is changed, unless it is younger than the last choice point or was kept since.
    pub(crate) fn keep(&mut self, id: ObjectId) {
        let epoch = self.epoch;
        let object = &mut self.objects[id.0 as usize];
        if object.kept != epoch {
            object.kept = epoch;
            let copy = Box::new(object.clone());
            self.trail.push(Change::Whole(id, copy));
        }
    }
}

#[cfg(test)]
mod tests {
    //! After any sequence of steps and going back, the heap equals the one before.

    use super::*;
    use crate::{
        Accumulator, Birth, Body, Bounds, CallByContract, CallPart, Context, Fresh, Number, Origin, Region, Symbol,
        SymbolicObject, Touched, TypeSets, Value,
    };
    use program::{BaseType, ClassId, Kind, MethodId, StaticSlot};
    use term::TermId;

    /// Everything of a heap that a later step could notice.
    #[derive(PartialEq, Debug, Clone)]
    struct Dump {
        objects: Vec<(ClassId, i32, u32, u32, Body)>,
        statics: Vec<Slot>,
        symbols: Vec<Symbol>,
        symbolic: Vec<SymbolicObject>,
        unknowns: Vec<Origin>,
        numbers: (u32, usize, u32, u32),
        trail: usize,
        planes: (Vec<(StaticSlot, Slot)>, Option<Vec<Present>>),
        calls: (Vec<CallByContract>, Vec<ActiveCall>, Version),
    }

    const CLASSES: u32 = 4;

    /// How many versions there are, that of the input among them.
    fn heap_versions(heap: &Heap) -> usize {
        heap.made.len() + 1
    }

    impl Dump {
        fn of(heap: &Heap) -> Dump {
            let object = |it: &Object| (it.class, it.hash, it.locks, it.symbolic, it.body.clone());
            let mut symbolic = heap.symbolic.clone();
            for row in &mut symbolic {
                // The initial plane only ever gets longer; what is beyond the fields is unread.
                let known = row.initial.iter().rposition(|slot| !slot.is_unread()).map_or(0, |last| last + 1);
                row.initial.truncate(known);
            }
            Dump {
                objects: heap.objects.iter().map(object).collect(),
                statics: heap.statics.clone(),
                symbols: heap.symbols.clone(),
                symbolic,
                unknowns: heap.unknowns.clone(),
                numbers: (heap.hashes, heap.allocated, heap.initializations, heap.young),
                trail: heap.trail.len(),
                planes: (heap.planes.statics.clone(), heap.planes.present.clone()),
                calls: (heap.made.clone(), heap.calls.clone(), heap.forgot_unseen),
            }
        }
    }

    /// SplitMix64.
    struct Random(u64);

    impl Random {
        fn next(&mut self) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        }

        fn below(&mut self, bound: usize) -> usize {
            (self.next() % bound.max(1) as u64) as usize
        }
    }

    struct Walk {
        heap: Heap,
        types: TypeSets,
        random: Random,
    }

    impl Walk {
        /// A heap with something in it: no choice point is before the first object.
        fn new(seed: u64) -> Walk {
            let mut heap = Heap::new();
            heap.follow_statics(&[Kind::Reference, Kind::Base(BaseType::Int), Kind::Reference]);
            let mut walk = Walk { heap, types: TypeSets::default(), random: Random(seed) };
            for _ in 0..3 {
                walk.allocate();
                walk.new_symbol();
            }
            walk.heap.begin_path(&[StaticSlot(0), StaticSlot(1)]);
            walk
        }

        fn class(&mut self) -> ClassId {
            ClassId(self.random.below(CLASSES as usize) as u32)
        }

        fn object(&mut self) -> ObjectId {
            ObjectId(self.random.below(self.heap.len()) as u32)
        }

        fn symbol(&mut self) -> SymbolId {
            SymbolId(self.random.below(self.heap.symbols.len()) as u32)
        }

        fn value(&mut self) -> Slot {
            match self.random.below(6) {
                0 => Slot::NULL,
                1 => Slot::object(self.object()),
                2 => Slot::symbol(self.symbol()),
                3 => Slot::term(Number::Int, TermId::from_number(self.random.below(50) as u32)),
                _ => Slot::int(self.random.next() as i32),
            }
        }

        fn body(&mut self) -> Body {
            let length = self.random.below(4);
            let ints = Kind::Base(BaseType::Int);
            match self.random.below(6) {
                0 => Body::Ints(vec![0; length].into()),
                1 => Body::References(vec![Value::Null; length].into()),
                2 => Body::Accumulator(Box::new(Accumulator::unknown(ints, Slot::int(length as i32)))),
                _ => Body::Fields(vec![Slot::UNREAD; length].into()),
            }
        }

        fn allocate(&mut self) {
            let (class, body) = (self.class(), self.body());
            self.heap.allocate(class, body);
        }

        fn new_symbol(&mut self) {
            let declared = self.class();
            let types = self.type_set();
            let version = Version(self.random.below(heap_versions(&self.heap)) as u32);
            let birth = [Birth::Unknown, Birth::InCall][self.random.below(2)];
            let context = Context { version, region: Region::NONE, birth };
            let origin = match self.random.below(4) {
                3 => {
                    let part = CallPart::Field { owner: self.object(), slot: self.random.below(3) as u16 };
                    Origin::Call { version, part }
                }
                0 => Origin::Static(StaticSlot(self.random.below(3) as u32)),
                1 => Origin::Element { array: self.object(), place: 0 },
                _ => Origin::Field { owner: self.object(), slot: self.random.below(3) as u16 },
            };
            let depth = self.random.below(3) as i32;
            let row = Symbol {
                knowledge: Knowledge::MayBeNull,
                types,
                declared,
                origin,
                depth,
                context,
                belongs: Default::default(),
            };
            let id = self.heap.new_symbol(row);
            // Where it was read from, it is.
            match origin {
                Origin::Field { owner, slot } | Origin::Call { part: CallPart::Field { owner, slot }, .. } => {
                    self.heap.initialize(owner, slot, Slot::symbol(id))
                }
                Origin::Static(slot) => self.heap.set_static(slot, Slot::symbol(id)),
                _ => {}
            }
        }

        fn type_set(&mut self) -> TypeSetId {
            let bits = 1 + self.random.below((1 << CLASSES) - 1) as u32;
            let classes: Vec<ClassId> = (0..CLASSES).filter(|class| bits >> class & 1 == 1).map(ClassId).collect();
            self.types.intern(&classes)
        }

        /// One change of any kind.
        fn step(&mut self) {
            match self.random.below(25) {
                0 => self.allocate(),
                1 => self.new_symbol(),
                2 | 3 => {
                    let (object, slot, value) = (self.object(), self.random.below(4) as u16, self.value());
                    self.heap.set_slot(object, slot, value);
                }
                4 => {
                    let (object, place, value) = (self.object(), self.random.below(4), self.value().value());
                    self.heap.get_mut(object).body.set_element(place, value);
                }
                5 => {
                    let (slot, value) = (StaticSlot(self.random.below(3) as u32), self.value());
                    self.heap.set_static(slot, value);
                }
                6 => {
                    let symbol = self.symbol();
                    let options = [Knowledge::Null, Knowledge::NotNull, Knowledge::Object(self.object())];
                    let learned = options[self.random.below(3)];
                    self.heap.learn(symbol, learned);
                }
                7 => {
                    let (symbol, object) = (self.symbol(), self.object());
                    self.heap.alias(&mut self.types, symbol, object);
                }
                8 => {
                    let (symbol, class, body) = (self.symbol(), self.class(), self.body());
                    self.heap.materialize(symbol, class, body);
                }
                9 => {
                    let (object, types) = (self.object(), self.type_set());
                    self.heap.constrain_object(object, types);
                }
                10 => {
                    let (symbol, types) = (self.symbol(), self.type_set());
                    self.heap.constrain_symbol(symbol, types);
                }
                11 => {
                    let (object, class, fields) = (self.object(), self.class(), self.random.below(6));
                    self.heap.grow(object, class, fields);
                }
                12 => self.touch(),
                13 => {
                    let (object, slot, value) = (self.object(), self.random.below(4) as u16, self.value());
                    if self.heap.initial(object, slot).is_unread() {
                        self.heap.initialize(object, slot, value);
                    }
                }
                14 => {
                    let (slot, value) = (StaticSlot(self.random.below(3) as u32), self.value());
                    self.heap.initialize_static(slot, value);
                }
                17 => {
                    self.heap.begin_call(MethodId(0));
                }
                18 => self.heap.end_call(),
                19 => {
                    let (object, slot) = (self.object(), self.random.below(3) as u16);
                    self.heap.forget_field(object, slot);
                }
                20 => self.heap.forget_static(StaticSlot(self.random.below(3) as u32)),
                21 => {
                    let (array, body) = (self.object(), self.body());
                    if !matches!(self.heap.get(array).body, Body::Fields(_)) && !matches!(body, Body::Fields(_)) {
                        self.heap.forget_elements(array, body);
                    }
                }
                22 => self.heap.forget_unseen(),
                24 => {
                    let (object, births) = (self.object(), [Birth::BeforeCall, Birth::InCall]);
                    self.heap.set_birth(object, births[self.random.below(2)]);
                }
                23 if self.heap.in_old_of_call() => self.heap.leave_old_of_call(),
                23 => self.heap.enter_old_of_call(),
                15 if self.heap.in_old() => self.heap.leave_old(),
                15 => self.heap.enter_old(),
                _ => {
                    let object = self.object();
                    self.heap.identity_hash(object);
                    self.heap.get_mut(object).locks += 1;
                    self.heap.note_unknown(Origin::Length { array: object });
                }
            }
        }

        fn touch(&mut self) {
            let (object, index, value) = (self.object(), self.value(), self.value());
            let body = &mut self.heap.get_mut(object).body;
            match body {
                Body::Accumulator(array) => match array.touched.last_mut() {
                    Some(touched) if touched.index == index => touched.current = value,
                    _ => array.touched.push(Touched { index, current: value, initial: Slot::UNREAD }),
                },
                other => other.widen(Kind::Base(BaseType::Int)),
            }
        }
    }

    /// Random steps with choice points anywhere, gone back to any number of times, left youngest first.
    #[test]
    fn the_heap_after_going_back_is_the_heap_before() {
        for seed in 0..300 {
            let mut walk = Walk::new(seed);
            let mut points: Vec<(Mark, Dump, u32)> = Vec::new();
            let first = Dump::of(&walk.heap);
            for _ in 0..200 {
                match walk.random.below(12) {
                    0 | 1 => {
                        let young = walk.heap.young;
                        let mark = walk.heap.mark();
                        points.push((mark, Dump::of(&walk.heap), young));
                    }
                    2 => {
                        // An older one, over the heads of younger ones.
                        if !points.is_empty() {
                            let place = walk.random.below(points.len());
                            points.truncate(place + 1);
                            walk.heap.undo(&points[place].0);
                            assert_eq!(Dump::of(&walk.heap), points[place].1, "seed {seed}");
                        }
                    }
                    3 => {
                        if let Some((mark, mut dump, young)) = points.pop() {
                            walk.heap.leave(&mark);
                            dump.numbers.3 = young;
                            assert_eq!(Dump::of(&walk.heap), dump, "seed {seed}");
                        }
                    }
                    // Before the first choice point nothing can be undone.
                    _ if points.is_empty() => {}
                    _ => walk.step(),
                }
            }
            while let Some((mark, ..)) = points.pop() {
                walk.heap.leave(&mark);
            }
            assert_eq!(Dump::of(&walk.heap), first, "seed {seed}");
        }
    }

    /// What is made to outlive the path is still there, and unchanged by it.
    #[test]
    fn permanent_objects_outlive_their_path() {
        let mut heap = Heap::new();
        heap.allocate(ClassId(0), Body::Fields([Slot::int(1)].into()));
        heap.reserve(ClassId(0), 2);
        let mark = heap.mark();
        let before = heap.set_permanent(true);
        let kept = heap.allocate(ClassId(1), Body::Fields([Slot::int(5)].into()));
        heap.set_permanent(before);
        heap.set_slot(kept, 0, Slot::int(6));
        heap.identity_hash(kept);
        let dropped = heap.allocate(ClassId(1), Body::Free);
        assert_eq!(heap.len(), dropped.0 as usize + 1);
        heap.undo(&mark);
        assert_eq!(heap.len(), dropped.0 as usize);
        assert_eq!((heap.class(kept), heap.field(kept, 0), heap.get(kept).hash), (ClassId(1), Value::Int(5), 0));
    }

    /// Going back gives back the room under the n-bound.
    #[test]
    fn the_count_of_a_class_goes_back() {
        let mut walk = Walk::new(1);
        let class = ClassId(2);
        let types = walk.types.intern(&[class]);
        let origin = Origin::Field { owner: ObjectId(0), slot: 0 };
        let context = Context::default();
        let row = Symbol {
            knowledge: Knowledge::NotNull,
            types,
            declared: class,
            origin,
            depth: 0,
            context,
            belongs: Default::default(),
        };
        let (first, second) = (walk.heap.new_symbol(row), walk.heap.new_symbol(row));
        let bounds = Bounds { n: Some(1), ..Bounds::default() };
        let mark = walk.heap.mark();
        walk.heap.materialize(first, class, Body::Fields([].into()));
        let fresh = |walk: &mut Walk| walk.heap.candidates(&mut walk.types, &bounds, second, &mut Vec::new()).fresh;
        assert_eq!(fresh(&mut walk), Fresh::BeyondN);
        walk.heap.undo(&mark);
        assert_eq!(fresh(&mut walk), Fresh::Admitted);
    }
}
