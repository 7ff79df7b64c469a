//! The initial plane as objects of a case.

use super::classes::Sort;
use super::{Builder, LONGEST, NotConcrete, default};
use crate::case::{Contents, Field, Object, Value};
use heap::{Body, Knowledge, ObjectId, Origin, Slot, SymbolId};
use program::{BaseType, ClassId, Kind};

/// Elements of an array of which it is noted that nobody has read them.
const MOST_UNREAD: usize = 64;

impl Builder<'_> {
    /// An object of either plane. What is new is there only in the current one.
    pub(super) fn reference(&mut self, object: ObjectId) -> Result<Value, NotConcrete> {
        if let Some(&place) = self.places.get(&object) {
            return Ok(Value::Object(place));
        }
        let machine = self.machine;
        if let Some(row) = machine.heap.symbolic(object) {
            let unseen = self.declared_object(row.symbol, row.types, true)?;
            if let Some(Value::Object(place)) = unseen {
                self.places.insert(object, place);
                return Ok(Value::Object(place));
            }
            let declared = machine.heap.symbols().get(row.symbol.index()).map(|symbol| symbol.declared);
            let class = self.least_class(row.types, declared)?;
            if &*machine.program.class(class).name == "java/lang/Class" {
                let of = machine.argued_type(row.symbol);
                let value = self.some_class(of.as_ref())?;
                if let Value::Object(place) = value {
                    self.places.insert(object, place);
                }
                return Ok(value);
            }
            let contents = match self.known(class).sort {
                // Its fields are found when all objects are known.
                Sort::Plain | Sort::Throwable if !self.is_beyond_description(class) => Contents::Opaque,
                _ => self.unknown_contents(class)?,
            };
            let described = self.object(class, contents);
            return Ok(self.place(object, described));
        }
        if let Some(of) = machine.mirrored(object) {
            return Ok(self.constant(machine.class_of(object), self.name(of), "class".to_owned()));
        }
        if machine.is_older(object) {
            return self.older(object);
        }
        let class = machine.class_of(object);
        if self.known(class).sort == Sort::Internal {
            return Ok(Value::Any);
        }
        let described = self.object(class, Contents::Opaque);
        Ok(self.place(object, described))
    }

    /// An object of a class.
    pub(super) fn object(&mut self, class: ClassId, contents: Contents) -> Object {
        Object { class: self.known(class).name.clone(), contents }
    }

    fn place(&mut self, object: ObjectId, described: Object) -> Value {
        let value = self.add(described);
        self.places.insert(object, self.objects.len() - 1);
        self.waiting.push(object);
        value
    }

    /// An object that was there before the path: what a static field holds, a string, a box.
    fn older(&mut self, object: ObjectId) -> Result<Value, NotConcrete> {
        let machine = self.machine;
        let class = machine.class_of(object);
        match self.known(class).sort {
            Sort::Internal => return Ok(Value::Any),
            Sort::Text | Sort::Box(_) => {
                let described = self.object(class, Contents::Opaque);
                return Ok(self.place(object, described));
            }
            _ => {}
        }
        let Some((of, field)) = self.static_of(object) else {
            let described = self.object(class, Contents::Opaque);
            return Ok(self.place(object, described));
        };
        let value = self.constant(class, of, field);
        if let Value::Object(place) = value {
            self.places.insert(object, place);
        }
        Ok(value)
    }

    /// What a static field holds.
    pub(super) fn constant(&mut self, class: ClassId, of: String, field: String) -> Value {
        if let Some(&place) = self.constants.get(&(of.clone(), field.clone())) {
            return Value::Object(place);
        }
        let key = (of.clone(), field.clone());
        let described = self.object(class, Contents::Constant { class: of, field });
        let value = self.add(described);
        self.constants.insert(key, self.objects.len() - 1);
        value
    }

    /// What an unresolved reference is chosen to be: null if it may be, else an object of its own.
    pub(super) fn unresolved(&mut self, symbol: SymbolId) -> Result<Value, NotConcrete> {
        if let Some(&known) = self.chosen.get(&symbol) {
            return Ok(known);
        }
        let row = *self.machine.heap.symbol(symbol);
        let value = match row.origin {
            Origin::Boxed(number) => {
                let Sort::Box(base) = self.known(row.declared).sort else { return Ok(Value::Any) };
                let number = explore::evaluate(self.machine, &self.numbers, number);
                let contents = Contents::Boxed(super::number(number, Kind::Base(base)));
                let described = self.object(row.declared, contents);
                self.add(described)
            }
            // Several values that differ in an order cannot all be null.
            _ if row.knowledge == Knowledge::MayBeNull && !self.ranks.has(symbol) => self.stored_object(symbol)?,
            _ => self.least(row.types, row.declared, symbol)?,
        };
        self.chosen.insert(symbol, value);
        Ok(value)
    }

    /// Null; or if one shall see that it is stored, a text, or an object of a class of the program's own or of none in particular.
    fn stored_object(&mut self, symbol: SymbolId) -> Result<Value, NotConcrete> {
        let row = *self.machine.heap.symbol(symbol);
        if self.is_full && super::others::is_held(self.machine, row.origin) {
            return self.some_object(symbol);
        }
        let class = self.least_class(row.types, Some(row.declared)).ok().filter(|_| self.stored.contains(&symbol));
        let Some(class) = class else { return Ok(Value::Null) };
        let (sort, found) = (self.known(class).sort, self.machine.program.class(class));
        let is_open = found.module.is_none() && !found.is_abstract() || &*found.name == "java/lang/Object";
        match sort {
            Sort::Text => {
                let described = self.object(class, Contents::Text(vec![u16::from(b'a')]));
                Ok(self.add(described))
            }
            Sort::Plain if is_open => self.least(row.types, row.declared, symbol),
            _ => Ok(Value::Null),
        }
    }

    /// A text, a constant, or another object, if there is one of the type; else null.
    fn some_object(&mut self, symbol: SymbolId) -> Result<Value, NotConcrete> {
        let row = *self.machine.heap.symbol(symbol);
        let Ok(class) = self.least_class(row.types, Some(row.declared)) else { return Ok(Value::Null) };
        let found = self.machine.program.class(class);
        match self.known(class).sort {
            Sort::Text => {
                let described = self.object(class, Contents::Text(vec![u16::from(b'a')]));
                Ok(self.add(described))
            }
            Sort::Plain if found.module.is_none() && found.is_abstract() => Ok(Value::Null),
            Sort::Plain | Sort::Enum(_) | Sort::Throwable | Sort::Ranked | Sort::Internal => {
                Ok(self.least(row.types, row.declared, symbol).unwrap_or(Value::Null))
            }
            _ => Ok(Value::Null),
        }
    }

    fn least(&mut self, types: heap::TypeSetId, declared: ClassId, of: SymbolId) -> Result<Value, NotConcrete> {
        if let Some(value) = self.declared_object(of, types, false)? {
            return Ok(value);
        }
        let class = self.least_class(types, Some(declared))?;
        if let Sort::Enum(enumeration) = self.known(class).sort {
            return self.enum_constant(enumeration, class);
        }
        if &*self.machine.program.class(class).name == "java/lang/Class" {
            let described = self.machine.argued_type(of);
            return self.some_class(described.as_ref());
        }
        let rank = self.ranks.natural(heap::Value::Symbol(of));
        let contents = match (self.unknown_contents(class)?, rank) {
            (Contents::Ranked(_) | Contents::Unknown, Some(rank)) if self.known(class).sort == Sort::Ranked => {
                Contents::Ranked(rank)
            }
            (Contents::Boxed(_), Some(rank)) => worth(rank),
            (Contents::Array(_), _) => Contents::Array(self.elements_made(class, of)),
            // Constructors rather refuse a text that is empty.
            (Contents::Text(_), _) if self.is_full => Contents::Text(vec![u16::from(b'a')]),
            (contents, _) => contents,
        };
        let described = self.object(class, contents);
        let place = self.objects.len();
        self.note_all_unread(place, class, &described.contents);
        Ok(self.add(described))
    }

    /// The elements of an array that nobody has looked into: as many as every constructor makes, if that is known.
    fn elements_made(&mut self, class: ClassId, of: SymbolId) -> Vec<Value> {
        let length = self.machine.known_length_made(of).map_or(0, i64::from);
        match self.known(class).sort {
            Sort::Array(holds) if length <= LONGEST => vec![default(holds); length as usize],
            _ => Vec::new(),
        }
    }

    /// Notes that nobody has read a field of an object. What is never null may not hold anything.
    pub(super) fn note_all_unread(&mut self, place: usize, class: ClassId, contents: &Contents) {
        let Contents::Fields(fields) = contents else { return };
        let known = self.known(class);
        let is_free = |number: &usize| known.fields.get(*number).is_none_or(|field| !field.is_non_null);
        let (free, never_null): (Vec<usize>, Vec<usize>) = (0..fields.len()).partition(is_free);
        self.unread.extend(free.into_iter().map(|number| (place, number)));
        self.never_null.extend(never_null.into_iter().map(|number| (place, number)));
    }

    /// What is in a field that is never null and that nobody has read: the object itself if it may be, which is known to be as
    /// it should, else the least object, the same for all fields of a type. Null where no class is known that it could be of.
    pub(super) fn filler(&mut self, descriptor: &str) -> Result<Value, NotConcrete> {
        let machine = self.machine;
        let declared = program::Type::parse(descriptor).and_then(|of| machine.program.loaded(&of.class_name()));
        let Some(declared) = declared else { return Ok(Value::Null) };
        let types = machine.symbolic().and_then(|symbolic| symbolic.implementations_of(declared));
        let is_own = machine.program.class(declared).module.is_none();
        let is_possible = |class: &ClassId| match (machine.symbolic(), types) {
            (Some(symbolic), Some(types)) => symbolic.types.classes(types).contains(class),
            _ => is_own && machine.program.is_subtype(*class, declared),
        };
        if let Some((_, place)) = self.owner.filter(|(class, _)| is_possible(class)) {
            return Ok(Value::Object(place));
        }
        if let Some(&known) = self.fillers.get(&declared) {
            return Ok(known);
        }
        let class = match types {
            Some(types) => self.least_class(types, Some(declared)).ok(),
            None => self.made_for(declared).filter(|_| is_own),
        };
        let Some(class) = class else { return Ok(Value::Null) };
        if let Sort::Enum(enumeration) = self.known(class).sort {
            // Any of them does, be it of a class of its own or not.
            return self.enum_constant(enumeration, class).or_else(|_| self.enum_constant(enumeration, enumeration));
        }
        if &*machine.program.class(class).name == "java/lang/Class" {
            return Ok(self.some_class(None).unwrap_or(Value::Null));
        }
        let described = self.object(class, Contents::Opaque);
        let value = self.add(described);
        let place = self.objects.len() - 1;
        // Its own fields may lead back to it.
        self.fillers.insert(declared, value);
        let contents = self.unknown_contents(class)?;
        self.note_all_unread(place, class, &contents);
        self.objects[place].contents = contents;
        Ok(value)
    }

    /// The first constant of an enum that is of a class.
    pub(super) fn enum_constant(&mut self, enumeration: ClassId, class: ClassId) -> Result<Value, NotConcrete> {
        let constants: Vec<(String, ObjectId)> =
            self.machine.named_constants(enumeration).map(|(name, object)| (name.to_owned(), object)).collect();
        let fits = constants.iter().find(|(_, object)| self.machine.class_of(*object) == class);
        if let Some(&(_, object)) = fits {
            return self.reference(object);
        }
        let program = &self.machine.program;
        // Without the constants nobody knows which of them have classes of their own.
        if class != enumeration {
            return Err(NotConcrete::NoClass(self.name(class)));
        }
        let mut fields = program.class(enumeration).fields.iter().map(|&id| program.field(id));
        let first = fields.find(|field| field.access & program::access::ENUM != 0);
        let name = first.map(|field| program.text(field.name).to_owned());
        let name = name.ok_or_else(|| NotConcrete::NoClass(self.name(enumeration)))?;
        Ok(self.constant(class, self.name(enumeration), name))
    }

    /// The contents of an object of which nothing is known.
    pub(super) fn unknown_contents(&mut self, class: ClassId) -> Result<Contents, NotConcrete> {
        if self.is_beyond_description(class) {
            return Ok(Contents::Unknown);
        }
        Ok(match self.known(class).sort {
            Sort::Array(_) => Contents::Array(Vec::new()),
            Sort::Text => Contents::Text(Vec::new()),
            Sort::Box(base) => Contents::Boxed(default(Kind::Base(base))),
            // An order that nobody asks for need not be told.
            Sort::Ranked if !self.machine.is_natural_order(class) => Contents::Unknown,
            Sort::Ranked => Contents::Ranked(0),
            Sort::Comparator => Contents::Order(Vec::new()),
            Sort::Plain | Sort::Throwable | Sort::Enum(_) | Sort::Internal => {
                Contents::Fields(self.described_fields(class, |_, _| heap::Value::Unread)?)
            }
        })
    }

    /// The fields of an object of a class, given the values by their slots.
    pub(super) fn described_fields(
        &mut self,
        class: ClassId,
        value: impl Fn(&Self, u16) -> heap::Value,
    ) -> Result<Vec<Field>, NotConcrete> {
        let known = self.known(class);
        let mut described = Vec::with_capacity(known.fields.len());
        for field in &known.fields {
            let value = match value(self, field.slot) {
                heap::Value::Unread if field.is_non_null => self.filler(field.descriptor())?,
                value => self.value(value, field.kind)?,
            };
            described.push(field.with(value));
        }
        Ok(described)
    }

    /// Finds the contents of all objects of the input, those included that only the initial plane still leads to.
    pub(super) fn fill_inputs(&mut self) -> Result<(), NotConcrete> {
        let input = self.machine.input().expect("a path has an input").object;
        let all: Vec<ObjectId> = self.machine.heap.symbolic_objects().iter().map(|row| row.object).collect();
        for object in all.into_iter().filter(|&object| object != input) {
            self.reference(object)?;
        }
        while let Some(object) = self.waiting.pop() {
            self.fill_input(object)?;
        }
        self.fill_orders()
    }

    fn fill_input(&mut self, object: ObjectId) -> Result<(), NotConcrete> {
        let place = self.places[&object];
        let machine = self.machine;
        let Some(row) = machine.heap.symbolic(object) else {
            self.objects[place].contents = self.known_contents(object)?;
            return Ok(());
        };
        let class = self.class_of_input(object)?;
        if self.is_beyond_description(class) {
            return Ok(());
        }
        let contents = match (self.known(class).sort, &machine.heap.get(object).body) {
            (Sort::Array(holds), Body::Accumulator(array)) => {
                let mut elements = self.elements(array.length, default(holds))?;
                if holds == Kind::Reference {
                    self.unread.extend((0..elements.len().min(MOST_UNREAD)).map(|index| (place, index)));
                }
                let element = self.known(class).name.replacen('[', "", 1).replace('.', "/");
                for (number, touched) in array.touched.iter().enumerate() {
                    let value = match self.tell_null_element(&element, object, number, touched)? {
                        Some(value) => value,
                        None => self.value(touched.initial.value(), holds)?,
                    };
                    let index = self.int(touched.index.value());
                    let Ok(index) = usize::try_from(index) else { continue };
                    self.unread.remove(&(place, index));
                    if let Some(element) = elements.get_mut(index) {
                        *element = value;
                    }
                }
                Contents::Array(elements)
            }
            // A number that nobody has read is what the object is worth where it was compared.
            (Sort::Box(_), _) if self.is_unread_number(object) => {
                worth(self.ranks.natural(heap::Value::Object(object)).unwrap_or(0))
            }
            (Sort::Box(base), _) => {
                let initial = |builder: &Self, slot: u16| builder.machine.heap.initial(object, slot).value();
                let fields = self.described_fields(class, initial)?;
                let value = fields.iter().find(|field| field.name == "value").map(|field| field.value);
                Contents::Boxed(value.unwrap_or(default(Kind::Base(base))))
            }
            (Sort::Text, _) => Contents::Text(self.characters_of_input(object)?),
            (Sort::Ranked, _) => match self.ranks.natural(heap::Value::Object(object)) {
                Some(rank) => Contents::Ranked(rank),
                None => self.unknown_contents(class)?,
            },
            (Sort::Plain | Sort::Throwable | Sort::Internal, _) => {
                debug_assert_eq!(row.object, object);
                self.note_unread(object, class, place);
                let initial = |builder: &Self, slot: u16| builder.machine.heap.initial(object, slot).value();
                self.owner = Some((class, place));
                let mut fields = self.described_fields(class, initial)?;
                self.tell_nulls(object, class, place, &mut fields)?;
                self.owner = None;
                Contents::Fields(fields)
            }
            _ => return Ok(()),
        };
        self.objects[place].contents = contents;
        Ok(())
    }

    /// Whether an object with a place in the natural order is a number that the path has not read.
    fn is_unread_number(&self, object: ObjectId) -> bool {
        let is_open = self.machine.number_of_order(heap::Value::Object(object)).is_none();
        let is_ranked = self.ranks.natural(heap::Value::Object(object)).is_some();
        is_ranked && (is_open || self.machine.field(object, "value") == heap::Value::Unread)
    }

    /// Notes which fields of an object of the input nobody has read.
    fn note_unread(&mut self, object: ObjectId, class: ClassId, place: usize) {
        let heap = &self.machine.heap;
        let Body::Fields(current) = &heap.get(object).body else { return };
        for (number, field) in self.known(class).fields.iter().enumerate() {
            if !heap.initial(object, field.slot).is_unread() {
                continue;
            }
            let is_assigned = current.get(usize::from(field.slot)).is_some_and(|now| !now.is_unread());
            if field.is_non_null {
                self.never_null.insert((place, number));
            }
            match (is_assigned, field.is_non_null) {
                (true, _) => drop(self.overwritten.insert((place, number))),
                (false, false) => drop(self.unread.insert((place, number))),
                (false, true) => {}
            }
        }
    }

    /// The class that was chosen for an object of the input.
    pub(super) fn class_of_input(&self, object: ObjectId) -> Result<ClassId, NotConcrete> {
        let row = self.machine.heap.symbolic(object).expect("the input consists of symbolic objects");
        let declared = self.machine.heap.symbols().get(row.symbol.index()).map(|symbol| symbol.declared);
        self.least_class(row.types, declared)
    }

    /// An array full of one value.
    pub(super) fn elements(&self, length: Slot, of: Value) -> Result<Vec<Value>, NotConcrete> {
        let length = self.int(length.value());
        if length > LONGEST {
            return Err(NotConcrete::LargeArray(length));
        }
        Ok(vec![of; usize::try_from(length).unwrap_or(0)])
    }
}

/// The number that is at a place of the natural order.
fn worth(rank: i64) -> Contents {
    Contents::Boxed(super::number(heap::Value::Int(rank as i32), Kind::Base(BaseType::Int)))
}
