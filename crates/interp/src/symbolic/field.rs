//! Fields of symbolic objects, and static fields of classes under analysis: the rules `GETFIELD*` and `PUTFIELD*`.

use super::field_type::{FieldType, Marks, field_type};
use crate::machine::Machine;
use crate::run::Flow;
use crate::symbolic::types::declared_class;
use crate::symbolic::written::Written;
use crate::trap::Trap;
use heap::{Body, CallPart, DRIVER, Knowledge, Number, ObjectId, Origin, Slot, Symbol, SymbolId, Value, Version};
use program::{BaseType, ClassId, FieldId, FieldPlace, StaticSlot, Type};
use term::{Range, TermId};

/// JDK classes whose objects are what they are for any value of their fields.
pub(super) const PLAIN: [&str; 9] = [
    "java/lang/Object",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
];

/// Where an object is that a constructor has made.
#[derive(Clone, Copy, Debug)]
pub(super) struct MadeFor {
    owner: ObjectId,
    slot: u16,
    is_in_clones: bool,
}

impl Machine {
    /// `getfield` whose object is a symbol, or whose field was never read.
    pub(crate) fn get_symbolic_field(&mut self, slot: u16) -> Result<Flow, Trap> {
        if let Some(flow) = self.read_box(slot)? {
            return Ok(flow);
        }
        if let Some(flow) = self.resolve_operand(0)? {
            return Ok(flow);
        }
        match self.peek(0) {
            Value::Null => Err(Trap::null_pointer()),
            Value::Object(object) => {
                self.require_field(object, slot)?;
                match self.heap.field(object, slot) {
                    Value::Unread => {
                        let value = self.initialize_field(object, slot)?;
                        if let Value::Symbol(symbol) = value.value() {
                            if let Some(flow) = self.finish_first_read(symbol)? {
                                return Ok(flow);
                            }
                        }
                        Ok(Flow::Resume)
                    }
                    Value::Invalid if self.is_unknown_text(object) => Err(Machine::unknown_characters()),
                    Value::Invalid => Err(Trap::unverifiable("getfield on an object without such a field")),
                    _ => Ok(Flow::Resume),
                }
            }
            _ => Err(Trap::unverifiable("getfield on an operand of the wrong kind")),
        }
    }

    /// `putfield` whose object is a symbol, or whose value has to be narrowed as a term.
    pub(crate) fn put_symbolic_field(&mut self, slot: u16, narrow: Option<BaseType>) -> Result<Flow, Trap> {
        if let Some(flow) = self.resolve_operand(1)? {
            return Ok(flow);
        }
        match self.peek(1) {
            Value::Null => Err(Trap::null_pointer()),
            Value::Object(object) => {
                self.require_field(object, slot)?;
                let mut value = self.peek(0);
                if let Some(to) = narrow {
                    value = self.narrow_number(value, to);
                }
                if !self.heap.set_field(object, slot, value) {
                    if self.is_unknown_text(object) {
                        return Err(Machine::unknown_characters());
                    }
                    return Err(Trap::unverifiable("putfield on an object without such a field"));
                }
                self.drop_operands(2);
                Ok(Flow::Next)
            }
            _ => Err(Trap::unverifiable("putfield on operands of the wrong kind")),
        }
    }

    /// The first read of a static field of a class under analysis.
    pub(crate) fn first_read_of_static(&mut self, slot: StaticSlot) -> Result<Flow, Trap> {
        if self.give_to_initializer(slot).is_some() || self.give_constant(slot)? {
            return Ok(Flow::Resume);
        }
        let value = self.initialize_static(slot)?;
        if let Value::Symbol(symbol) = value.value() {
            if let Some(flow) = self.finish_first_read(symbol)? {
                return Ok(flow);
            }
        }
        Ok(Flow::Resume)
    }

    /// Fills both planes of a static field that was never read.
    pub(crate) fn initialize_static(&mut self, slot: StaticSlot) -> Result<Slot, Trap> {
        if let Some(value) = self.give_to_initializer(slot) {
            return Ok(value);
        }
        let Some(id) = self.field_of_static(slot) else {
            return Err(Trap::unverifiable("a static field that nobody declares"));
        };
        let field = self.program.field(id);
        let of = Type::parse(self.program.text(field.descriptor));
        let home = field.class;
        let of = of.ok_or_else(|| Trap::unverifiable("a field without a type"))?;
        let forgotten = self.heap.static_slot(slot).forgotten_by();
        let call = |version| Origin::Call { version, part: CallPart::Static(slot) };
        let origin = forgotten.map_or(Origin::Static(slot), call);
        let never_null = self.is_non_null(id) && self.keeps_non_null(forgotten.unwrap_or(Version::INPUT));
        let value = self.unknown(&field_type(of, home, Marks { never_null, ..Marks::default() }), origin, None)?;
        self.heap.initialize_static(slot, value);
        Ok(value)
    }

    /// The static field that has this place.
    pub fn field_of_static(&self, slot: StaticSlot) -> Option<FieldId> {
        (0..self.program.class_count())
            .map(|index| self.program.class(ClassId(index as u32)))
            .flat_map(|class| class.fields.iter().copied())
            .find(|&id| self.program.field(id).place == FieldPlace::Static(slot))
    }

    /// Fills both planes of a field that was never read.
    pub(crate) fn initialize_field(&mut self, object: ObjectId, slot: u16) -> Result<Slot, Trap> {
        let forgotten = self.heap.forgotten_by(object, slot);
        let holder = match (self.heap.symbolic(object), forgotten) {
            (Some(symbolic), _) => Some(symbolic.depth),
            (None, Some(_)) => None,
            (None, None) => return Err(Trap::unverifiable("a field of an ordinary object that was never set")),
        };
        let class = self.layout_class(object);
        if let (Some(version), Some(of)) = (forgotten, self.type_of_cause(class, slot)) {
            let origin = Origin::Call { version, part: CallPart::Field { owner: object, slot } };
            let value = self.unknown(&of, origin, holder)?;
            self.heap.initialize(object, slot, value);
            return Ok(value);
        }
        let of = self.field_type(class, slot)?;
        let (FieldType::Base { home, .. } | FieldType::Reference { home, .. } | FieldType::Cache { home, .. }) = of;
        self.require_invariant(object, (class, slot), home)?;
        let mut origin = Origin::Field { owner: object, slot };
        match forgotten {
            // Nobody can have assigned to it.
            Some(_) if self.heap.is_input(object) && self.is_final_field(class, slot) => {
                let initial = self.heap.initial(object, slot);
                self.heap.set_slot(object, slot, initial);
                if !initial.is_unread() {
                    return Ok(initial);
                }
            }
            Some(version) => origin = Origin::Call { version, part: CallPart::Field { owner: object, slot } },
            None => {}
        }
        let of = self.as_promised(of, object, slot);
        let value = self.unknown(&of, origin, holder)?;
        self.heap.initialize(object, slot, value);
        self.relate_ranks_of(object)?;
        Ok(value)
    }

    /// Fills a field that a call has forgotten and that may be null, whatever was said of it.
    pub(crate) fn initialize_unpromised(&mut self, object: ObjectId, slot: u16) -> Result<(), Trap> {
        let of = self.field_type(self.layout_class(object), slot)?;
        let (Some(version), FieldType::Reference { of, home, marks }) = (self.heap.forgotten_by(object, slot), of)
        else {
            return Ok(());
        };
        let origin = Origin::Call { version, part: CallPart::Field { owner: object, slot } };
        let of = FieldType::Reference { of, home, marks: Marks { never_null: false, ..marks } };
        let value = self.unknown(&of, origin, None)?;
        self.heap.initialize(object, slot, value);
        Ok(())
    }

    /// The type of a field that must not be null, as far as anybody has seen to that.
    fn as_promised(&self, of: FieldType, object: ObjectId, slot: u16) -> FieldType {
        match of {
            FieldType::Reference { of, home, marks } if marks.never_null && self.may_be_empty(object, slot) => {
                FieldType::Reference { of, home, marks: Marks { never_null: false, ..marks } }
            }
            of => of,
        }
    }

    /// Whether a field that must not be null and that nobody has read may be nevertheless.
    pub(crate) fn may_be_empty(&self, object: ObjectId, slot: u16) -> bool {
        let made_by = self.heap.symbolic(object).map_or(Version::INPUT, |row| row.context.version);
        let version = self.heap.forgotten_by(object, slot).unwrap_or(made_by);
        let promised =
            || self.field_of_written(Written::Field(object, slot)).is_some_and(|field| self.is_non_null(field));
        !self.keeps_non_null(version) && promised()
    }

    /// Reads every field that was never read, for an operation that takes them all at once.
    pub(crate) fn read_all_fields(&mut self, object: ObjectId) -> Result<(), Trap> {
        let fields = match &self.heap.get(object).body {
            Body::Fields(fields) => fields.len() as u16,
            _ => 0,
        };
        for slot in 0..fields {
            if self.heap.field(object, slot) == Value::Unread {
                self.initialize_field(object, slot)?;
            }
        }
        Ok(())
    }

    /// A fresh unknown of a static type, read from an object that is so far away; from none, if it begins a chain.
    pub(crate) fn unknown(&mut self, of: &FieldType, origin: Origin, holder: Option<i32>) -> Result<Slot, Trap> {
        match of {
            FieldType::Base { of, .. } => {
                let term = self.unknown_number(*of, origin);
                Ok(Slot::term(Number::of(*of), term))
            }
            FieldType::Cache { kind, .. } => Ok(Value::default_of(*kind).into()),
            FieldType::Reference { of, home, marks } => {
                let declared = declared_class(self, of, *home)?;
                let ordered = if marks.is_ordered { self.ordered_types(declared) } else { None };
                let (declared, types) = match ordered {
                    Some(ordered) => ordered,
                    None if marks.is_exact => (declared, self.symbolic_mut().types.intern(&[declared])),
                    None => (declared, self.implementations(declared)?),
                };
                self.note_known_orders(declared, types);
                self.note_lambdas(declared, types);
                let is_receiver = self.is_receiver(origin);
                let types = if is_receiver { self.types_of_receiver(types) } else { types };
                let not_null = marks.never_null || is_receiver;
                if not_null {
                    self.require_initializable(declared)?;
                }
                let knowledge = match not_null {
                    true => Knowledge::NotNull,
                    false if self.has_no_objects(declared) => Knowledge::Null,
                    false => Knowledge::MayBeNull,
                };
                let mut context = self.context_of(origin)?;
                if self.is_shared(declared) {
                    context.region = heap::Region::NONE;
                }
                let belongs = self.belongs(origin, declared);
                let depth = match holder {
                    Some(holder) if holder > DRIVER && self.is_inside(belongs, origin, (declared, *home)) => holder,
                    Some(holder) => holder + 1,
                    None => 0,
                };
                let symbol = Symbol { knowledge, types, declared, origin, depth, context, belongs };
                Ok(Slot::symbol(self.heap.new_symbol(symbol)))
            }
        }
    }

    /// A fresh number: booleans are 0 or 1, bytes, shorts and chars are in their ranges.
    pub(crate) fn unknown_number(&mut self, base: BaseType, origin: Origin) -> TermId {
        let number = Number::of(base);
        let (low, high) = match base {
            BaseType::Boolean => (0, 1),
            BaseType::Byte => (i64::from(i8::MIN), i64::from(i8::MAX)),
            BaseType::Short => (i64::from(i16::MIN), i64::from(i16::MAX)),
            BaseType::Char => (0, i64::from(u16::MAX)),
            _ => {
                let full = Range::full(number.sort());
                (full.low, full.high)
            }
        };
        self.heap.note_unknown(origin);
        self.symbolic_mut().terms.symbol(number.sort(), Range { low, high })
    }

    /// Makes sure that the object has the field: its class may be known only in part.
    pub(crate) fn require_field(&mut self, object: ObjectId, slot: u16) -> Result<(), Trap> {
        let there = match &self.heap.get(object).body {
            Body::Fields(fields) => fields.len(),
            _ => return Ok(()),
        };
        if usize::from(slot) >= there && self.heap.symbolic(object).is_some() {
            let class = self.layout_class(object);
            let fields = self.program.class(class).layout.len();
            let keeps = self.heap.class(object);
            self.heap.grow(object, keeps, fields);
        }
        Ok(())
    }

    /// A class whose layout the object is known to have: the longest that all of its possible classes share.
    pub(crate) fn layout_class(&self, object: ObjectId) -> ClassId {
        let (Some(symbolic), Some(state)) = (self.heap.symbolic(object), self.symbolic.as_ref()) else {
            return self.heap.class(object);
        };
        let classes = state.types.classes(symbolic.types);
        let Some((&first, others)) = classes.split_first() else { return self.heap.class(object) };
        let shared = |class: ClassId| others.iter().all(|&other| self.program.is_subclass(other, class));
        let lineage = &self.program.class(first).lineage;
        lineage.iter().rev().copied().find(|&class| shared(class)).unwrap_or(first)
    }

    /// The static type of a field by its place in the layout.
    fn field_type(&mut self, class: ClassId, slot: u16) -> Result<FieldType, Trap> {
        let known = self.symbolic.as_ref().and_then(|symbolic| symbolic.field_types.get(&class)).cloned();
        let types = match known {
            Some(types) => types,
            None => {
                let types = self.collect_field_types(class)?;
                self.symbolic_mut().field_types.insert(class, types.clone());
                types
            }
        };
        let found = types.get(usize::from(slot)).cloned();
        let found = found.ok_or_else(|| Trap::unverifiable("a field beyond the layout of its class"))?;
        let (FieldType::Base { home, .. } | FieldType::Reference { home, .. } | FieldType::Cache { home, .. }) = found;
        let owner = self.program.class(home);
        // Nobody has said which states of JDK objects are possible, and most are not; unless there is a spec.
        let is_plain = owner.module.is_none() || owner.host.is_some() || PLAIN.contains(&&*owner.name);
        if !is_plain && !self.has_spec_for(class, home) {
            return Err(self.unknown_fields(class));
        }
        Ok(found)
    }

    /// The end of a path that looks into an object of the JDK whose states nobody has described.
    pub(super) fn unknown_fields(&self, class: ClassId) -> Trap {
        let of = self.program.class(self.nearest_of_library(class)).java_name();
        Trap::unsupported(format!("the fields of an unknown {of} (it has no contract)"))
    }

    /// Whether the elements of an array are ordered: the variable is marked through which the array was found.
    pub(crate) fn holds_ordered(&mut self, array: ObjectId) -> Result<bool, Trap> {
        Ok(self.marks_of_field(array)?.is_some_and(|marks| marks.is_ordered))
    }

    /// Whether an unknown was found in a field that holds objects of one class alone.
    pub(crate) fn is_of_exact_type(&mut self, object: ObjectId) -> bool {
        self.marks_of_field(object).is_ok_and(|marks| marks.is_some_and(|marks| marks.is_exact))
    }

    /// How long the array is that an unknown is, if every constructor makes it so.
    pub(super) fn length_made(&mut self, symbol: SymbolId) -> Result<Option<i32>, Trap> {
        let found = self.heap.symbol(symbol).origin;
        Ok(self.marks_of_origin(found)?.and_then(|marks| marks.length))
    }

    /// The object whose constructor has made what is found there, and the field that it has made it for.
    pub(super) fn made_for(&mut self, origin: Origin) -> Option<MadeFor> {
        let Origin::Field { owner, slot } = origin else { return None };
        let marks = self.marks_of_origin(origin).ok().flatten().filter(|marks| marks.is_new)?;
        Some(MadeFor { owner, slot, is_in_clones: marks.is_in_clones })
    }

    /// Whether what was made for one field may be what was made for another.
    pub(super) fn may_be_made_once(&mut self, one: MadeFor, other: MadeFor) -> bool {
        if one.owner != other.owner {
            // A clone has in its fields what the object has there that it was made of.
            return one.is_in_clones && other.is_in_clones;
        }
        if one.slot == other.slot {
            return true;
        }
        let key = (self.layout_class(one.owner), one.slot.min(other.slot), one.slot.max(other.slot));
        if let Some(&known) = self.symbolic_mut().made_together.get(&key) {
            return known;
        }
        let [first, second] = [one, other].map(|it| self.field_of_written(Written::Field(it.owner, it.slot)));
        let together = match (first, second) {
            (Some(first), Some(second)) => self.program.are_filled_together(first, second),
            _ => true,
        };
        self.symbolic_mut().made_together.insert(key, together);
        together
    }

    /// Whether an unknown was found in a field that holds objects made with a comparator.
    pub(super) fn has_comparator(&mut self, object: ObjectId) -> Result<bool, Trap> {
        Ok(self.marks_of_field(object)?.is_some_and(|marks| marks.has_comparator))
    }

    /// The same for whoever describes a path, in which the field has been read.
    pub fn known_length_made(&self, symbol: SymbolId) -> Option<i32> {
        let Origin::Field { owner, slot } = self.heap.symbol(symbol).origin else { return None };
        let known = &self.symbolic.as_ref()?.field_types;
        let lineage = &self.program.class(self.layout_class(owner)).lineage;
        let mut types = lineage.iter().rev().filter_map(|class| known.get(class)?.get(usize::from(slot)));
        types.find_map(|of| match of {
            FieldType::Reference { marks, .. } => marks.length,
            _ => None,
        })
    }

    /// The same for an object that some unknowns have become, whichever was first.
    pub(super) fn length_made_of(&mut self, object: ObjectId) -> Option<i32> {
        let is_it = |symbol: &Symbol| symbol.knowledge == Knowledge::Object(object);
        let origins: Vec<Origin> = self.heap.symbols().iter().filter(|it| is_it(it)).map(|it| it.origin).collect();
        origins.into_iter().find_map(|origin| self.marks_of_origin(origin).ok().flatten()?.length)
    }

    /// What is known of the field through which an unknown was found.
    fn marks_of_field(&mut self, object: ObjectId) -> Result<Option<Marks>, Trap> {
        let found = self.heap.symbolic(object).and_then(|row| self.heap.symbols().get(row.symbol.index()));
        match found.map(|symbol| symbol.origin) {
            Some(origin) => self.marks_of_origin(origin),
            None => Ok(None),
        }
    }

    fn marks_of_origin(&mut self, origin: Origin) -> Result<Option<Marks>, Trap> {
        let Origin::Field { owner, slot } = origin else { return Ok(None) };
        let class = self.layout_class(owner);
        Ok(match self.field_type(class, slot)? {
            FieldType::Reference { marks, .. } => Some(marks),
            _ => None,
        })
    }
}
