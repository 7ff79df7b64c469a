//! Symbols: making them, what they may become, and becoming it.

use crate::body::Body;
use crate::bounds::Bounds;
use crate::context::{Birth, CallPart, Context, Region, Version};
use crate::heap::Heap;
use crate::slot::Slot;
use crate::symbols::{Belongs, Knowledge, Origin, Symbol, SymbolicObject};
use crate::trail::Change;
use crate::types::{TypeSetId, TypeSets};
use crate::value::{ObjectId, SymbolId, Value};
use program::ClassId;

/// What a symbol may become when it is used as an object, beside null.
///
/// Only symbolic objects are candidates, never objects that the code has made, and only those whose type constraints can
/// hold together with the symbol's (GETFIELD1-A and its like). Of what a call by contract has made, also objects are
/// candidates that the code had made before the call, and objects of the input that nobody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidates {
    pub null: bool,
    pub fresh: Fresh,
    /// Whether an object that nobody has seen yet may also be one that was there when the method was entered, although
    /// the symbol is younger.
    pub unseen_input: bool,
}

/// Whether a symbol may become an object that nobody has seen yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fresh {
    Admitted,
    /// It could, but for the k-bound.
    BeyondK,
    /// It could, but for the bound on what belongs to one object.
    BeyondInside,
    /// It could, but for the bound on objects of its type.
    BeyondN,
}

/// Where a symbolic object stands among the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    pub depth: i32,
    pub context: Context,
}

impl Heap {
    pub fn new_symbol(&mut self, symbol: Symbol) -> SymbolId {
        let id = SymbolId(self.symbols.len() as u32);
        self.symbols.push(symbol);
        self.initializations += 1;
        id
    }

    #[inline]
    pub fn symbol(&self, id: SymbolId) -> &Symbol {
        &self.symbols[id.index()]
    }

    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// Notes where the next symbol of the term store comes from.
    pub fn note_unknown(&mut self, origin: Origin) {
        self.unknowns.push(origin);
    }

    /// Where the symbols of the term store come from, in their order.
    pub fn unknowns(&self) -> &[Origin] {
        &self.unknowns
    }

    /// The symbolic objects, in the order in which they came to be.
    pub fn symbolic_objects(&self) -> &[SymbolicObject] {
        &self.symbolic
    }

    /// How many references and elements the path has initialized so far.
    pub fn initializations(&self) -> u32 {
        self.initializations
    }

    /// A number that grows whenever the type of a symbolic object is constrained.
    pub fn narrowings(&self) -> u64 {
        self.narrowings
    }

    /// What an object is as a symbolic one.
    pub fn symbolic(&self, id: ObjectId) -> Option<&SymbolicObject> {
        let place = self.get(id).symbolic.checked_sub(1)?;
        self.symbolic.get(place as usize)
    }

    /// Whether two references are to symbolic objects that are apart and whose classes are not known to be the same one: with more
    /// classes they might have been one object.
    #[inline]
    pub fn are_of_other_classes(&self, left: Slot, right: Slot) -> bool {
        let (Some(left), Some(right)) = (left.as_object(), right.as_object()) else { return false };
        let (one, other) = (self.get(left), self.get(right));
        left != right
            && one.symbolic != 0
            && other.symbolic != 0
            && (one.class != other.class || Some(one.class) == self.unsettled)
    }

    /// The value that a reference is known to have by now.
    pub fn resolved(&self, value: Value) -> Value {
        match value {
            Value::Symbol(id) => match self.symbol(id).knowledge {
                Knowledge::Null => Value::Null,
                Knowledge::Object(object) => Value::Object(object),
                Knowledge::MayBeNull | Knowledge::NotNull => value,
            },
            other => other,
        }
    }

    /// What a symbol may become; the symbolic objects among it are added to a list.
    pub fn candidates(
        &self,
        types: &mut TypeSets,
        bounds: &Bounds,
        id: SymbolId,
        objects: &mut Vec<ObjectId>,
    ) -> Candidates {
        let symbol = self.symbol(id);
        let whole = symbol.belongs.whole();
        let mut inside = 0;
        for symbolic in &self.symbolic {
            let common = types.meet(symbol.types, symbolic.types);
            let belongs = self.symbols.get(symbolic.symbol.index()).map_or(Belongs::Unknown, |it| it.belongs);
            if whole.is_some() && belongs.whole() == whole && !types.is_empty(common) {
                inside += 1;
            }
            let is_apart = !symbol.context.admits(symbolic.context) || !symbol.belongs.admits(belongs);
            if !types.is_empty(common) && !is_apart {
                objects.push(symbolic.object);
            }
        }
        objects.extend(self.made_before(types, symbol));
        let fresh = if !bounds.admit_depth(symbol.depth) {
            Fresh::BeyondK
        } else if whole.is_some_and(|(_, number)| !bounds.admit_inside(inside, number)) {
            Fresh::BeyondInside
        } else if !self.has_room(types, bounds, Some(symbol.types)) {
            Fresh::BeyondN
        } else {
            Fresh::Admitted
        };
        let unseen_input = symbol.context.version > Version::INPUT && symbol.context.birth == Birth::Unknown;
        Candidates { null: symbol.knowledge == Knowledge::MayBeNull, fresh, unseen_input }
    }

    /// The objects that the code had made before the call that a symbol comes from.
    fn made_before(&self, types: &TypeSets, symbol: &Symbol) -> Vec<ObjectId> {
        let Context { version, region, birth } = symbol.context;
        let Some(call) = self.call_of(version) else { return Vec::new() };
        if birth != Birth::Unknown {
            return Vec::new();
        }
        let classes = types.classes(symbol.types);
        let made = (self.first_of_path()..call.objects).map(ObjectId);
        let is_apart = |id| self.joined(id).unwrap_or(Region::NONE) != region;
        made.filter(|&id| self.get(id).symbolic == 0 && !is_apart(id) && classes.contains(&self.class(id))).collect()
    }

    /// Records what became known about a symbol. The variable it was read from, if it still holds the symbol, gets the
    /// value itself, so that the next read meets no symbol.
    pub fn learn(&mut self, id: SymbolId, knowledge: Knowledge) {
        let row = &mut self.symbols[id.index()];
        let old = std::mem::replace(&mut row.knowledge, knowledge);
        let origin = row.origin;
        self.trail.push(Change::Knowledge { symbol: id, old });
        let value = match knowledge {
            Knowledge::Null => Slot::NULL,
            Knowledge::Object(object) => Slot::object(object),
            Knowledge::MayBeNull | Knowledge::NotNull => return,
        };
        match origin {
            Origin::Field { owner, slot } | Origin::Call { part: CallPart::Field { owner, slot }, .. } => {
                let holds_it = match &self.get(owner).body {
                    Body::Fields(fields) => fields.get(usize::from(slot)) == Some(&Slot::symbol(id)),
                    _ => false,
                };
                if holds_it {
                    self.set_slot(owner, slot, value);
                }
            }
            Origin::Static(slot) | Origin::Call { part: CallPart::Static(slot), .. }
                if self.static_slot(slot) == Slot::symbol(id) =>
            {
                self.set_static(slot, value);
            }
            Origin::Static(_)
            | Origin::Element { .. }
            | Origin::Length { .. }
            | Origin::Hash { .. }
            | Origin::Boxed(_)
            | Origin::Rank { .. }
            | Origin::Sign
            | Origin::Call { .. } => {}
        }
    }

    /// The symbol becomes an object that nobody has seen before.
    pub fn materialize(&mut self, id: SymbolId, class: ClassId, body: Body) -> ObjectId {
        let context = self.symbol(id).context;
        self.materialize_in(context, id, class, body)
    }

    /// The symbol becomes an object that nobody has seen before, of a context that need not be the symbol's.
    pub fn materialize_in(&mut self, context: Context, id: SymbolId, class: ClassId, body: Body) -> ObjectId {
        let Symbol { types, depth, .. } = *self.symbol(id);
        let object = self.add_symbolic(id, types, Place { depth, context }, class, body);
        self.learn(id, Knowledge::Object(object));
        object
    }

    /// Makes a symbolic object.
    pub fn add_symbolic(
        &mut self,
        symbol: SymbolId,
        types: TypeSetId,
        place: Place,
        class: ClassId,
        mut body: Body,
    ) -> ObjectId {
        let Place { depth, context } = place;
        let fields = match &mut body {
            Body::Fields(fields) => {
                fields.fill(self.unseen(context.version));
                fields.len()
            }
            _ => 0,
        };
        let object = self.allocate(class, body);
        self.keep_unseen(object, context.version, 0..fields as u16);
        let initial = vec![Slot::UNREAD; fields];
        self.symbolic.push(SymbolicObject { object, symbol, types, depth, context, initial });
        self.objects[object.0 as usize].symbolic = self.symbolic.len() as u32;
        object
    }

    /// The symbol becomes an object that is there. Both keep the types that they have in common.
    pub fn alias(&mut self, types: &mut TypeSets, id: SymbolId, object: ObjectId) {
        if let Some(own) = self.symbolic(object).map(|symbolic| symbolic.types) {
            let common = types.meet(own, self.symbol(id).types);
            self.constrain_object(object, common);
        }
        // An unknown of a call turns out to be what the code has made: it is where the unknown is.
        self.join(object, self.symbol(id).context.region);
        self.learn(id, Knowledge::Object(object));
    }

    /// Constrains the type of a symbolic object.
    pub fn constrain_object(&mut self, object: ObjectId, types: TypeSetId) {
        let Some(place) = self.get(object).symbolic.checked_sub(1) else { return };
        let old = std::mem::replace(&mut self.symbolic[place as usize].types, types);
        if old != types {
            self.trail.push(Change::ObjectTypes { symbolic: place, old });
            self.narrowings += 1;
        }
    }

    /// Records whether the call that a symbolic object comes from has made it.
    pub fn set_birth(&mut self, object: ObjectId, birth: Birth) {
        let Some(place) = self.get(object).symbolic.checked_sub(1) else { return };
        let old = std::mem::replace(&mut self.symbolic[place as usize].context.birth, birth);
        self.trail.push(Change::Birth { symbolic: place, old });
    }

    /// Constrains the type of an unresolved symbol.
    pub fn constrain_symbol(&mut self, symbol: SymbolId, types: TypeSetId) {
        let old = std::mem::replace(&mut self.symbols[symbol.index()].types, types);
        if old != types {
            self.trail.push(Change::SymbolTypes { symbol, old });
        }
    }

    /// The fields of a symbolic object, once its class is known to have more of them.
    pub fn grow(&mut self, object: ObjectId, class: ClassId, fields: usize) {
        let place = self.get(object).symbolic;
        let version = self.symbolic(object).map_or(Version::INPUT, |row| row.context.version);
        let unseen = self.unseen(version);
        let changed = self.get_mut(object);
        changed.class = class;
        if let Body::Fields(old) = &mut changed.body {
            let known = old.len();
            if known < fields {
                let mut more = std::mem::take(old).into_vec();
                more.resize(fields, unseen);
                *old = more.into();
                self.keep_unseen(object, version, known as u16..fields as u16);
            }
        }
        // The initial plane only ever gets longer; what is beyond the fields is unread.
        if let Some(symbolic) = place.checked_sub(1).and_then(|place| self.symbolic.get_mut(place as usize)) {
            if symbolic.initial.len() < fields {
                symbolic.initial.resize(fields, Slot::UNREAD);
            }
        }
    }

    /// The initial plane of a field.
    pub fn initial(&self, object: ObjectId, slot: u16) -> Slot {
        let symbolic = self.symbolic(object);
        symbolic.and_then(|symbolic| symbolic.initial.get(usize::from(slot))).copied().unwrap_or(Slot::UNREAD)
    }

    /// Fills the planes of a field, each unless it has a value already. Only the input has an initial plane, and a
    /// field that was forgotten no longer has its initial value.
    pub fn initialize(&mut self, object: ObjectId, slot: u16, value: Slot) {
        let is_input = self.symbolic(object).is_some_and(|row| row.context.version == Version::INPUT);
        if let (true, false, Some(place)) =
            (is_input, self.is_forgotten(object, slot), self.get(object).symbolic.checked_sub(1))
        {
            let logged = self.is_logged(object);
            let initial = self.symbolic[place as usize].initial.get_mut(usize::from(slot));
            if let Some(initial) = initial.filter(|initial| **initial == Slot::UNREAD) {
                *initial = value;
                if logged {
                    self.trail.push(Change::Initial { symbolic: place, slot });
                }
            }
        }
        if self.field(object, slot) == Value::Unread {
            self.set_slot(object, slot, value);
        }
    }

    /// The call that has forgotten a field which nobody has read since.
    pub fn forgotten_by(&self, object: ObjectId, slot: u16) -> Option<Version> {
        match &self.get(object).body {
            Body::Fields(fields) => fields.get(usize::from(slot)).and_then(|field| field.forgotten_by()),
            _ => None,
        }
    }

    fn is_forgotten(&self, object: ObjectId, slot: u16) -> bool {
        self.forgotten_by(object, slot).is_some()
    }
}
