//! The current plane as objects of a prediction: first those of the case, then what the call has made.

use super::classes::Sort;
use super::{Builder, LONGEST, NotConcrete, default};
use crate::case::{Contents, Field, Value};
use heap::{Accumulator, Body, ObjectId, Untouched};
use program::{ClassId, Kind};
use std::collections::BTreeSet;

impl Builder<'_> {
    /// Finds what the objects of the case have become, and the contents of new ones.
    pub(super) fn fill_after(&mut self) -> Result<(), NotConcrete> {
        let mut inputs: Vec<(ObjectId, usize)> = self.places.iter().map(|(&object, &place)| (object, place)).collect();
        inputs.sort();
        for (object, place) in inputs {
            if self.machine.heap.symbolic(object).is_some() {
                self.update(object, place)?;
            }
        }
        while let Some(object) = self.waiting.pop() {
            let place = self.places[&object];
            self.objects[place].contents = self.known_contents(object)?;
        }
        Ok(())
    }

    /// What an object of the input has become.
    fn update(&mut self, object: ObjectId, place: usize) -> Result<(), NotConcrete> {
        let machine = self.machine;
        match (std::mem::replace(&mut self.objects[place].contents, Contents::Opaque), &machine.heap.get(object).body) {
            (Contents::Fields(mut described), Body::Fields(current)) => {
                let class = self.class_of_input(object)?;
                for (known, field) in self.known(class).fields.iter().zip(&mut described) {
                    let now = current.get(usize::from(known.slot)).filter(|now| !now.is_unread());
                    let Some(now) = now else { continue };
                    field.value = if known.is_cache { Value::Any } else { self.value(now.value(), known.kind)? };
                }
                self.objects[place].contents = Contents::Fields(described);
            }
            (Contents::Array(mut elements), Body::Accumulator(array)) => {
                for touched in array.touched.iter().filter(|touched| !touched.current.is_unread()) {
                    let value = self.value(touched.current.value(), array.holds)?;
                    let index = self.int(touched.index.value());
                    if let Some(element) = usize::try_from(index).ok().and_then(|index| elements.get_mut(index)) {
                        *element = value;
                    }
                }
                self.objects[place].contents = Contents::Array(elements);
            }
            (unchanged, _) => self.objects[place].contents = unchanged,
        }
        Ok(())
    }

    /// The present contents of an object that is not symbolic.
    pub(super) fn known_contents(&mut self, object: ObjectId) -> Result<Contents, NotConcrete> {
        let machine = self.machine;
        let class = machine.class_of(object);
        Ok(match self.known(class).sort {
            Sort::Text => match self.known_characters(object) {
                Some(units) => Contents::Text(units),
                None => Contents::Opaque,
            },
            Sort::Internal | Sort::Ranked | Sort::Comparator => Contents::Opaque,
            // The JDK's own differ from release to release, in messages too.
            Sort::Throwable if machine.is_older(object) || machine.program.class(class).module.is_some() => {
                Contents::Opaque
            }
            // An object of the base state that no static field holds: nobody knows what HotSpot has made of it by now.
            Sort::Plain | Sort::Array(_) | Sort::Enum(_)
                if machine.is_older(object) && !self.is_of_value(object, class) =>
            {
                Contents::Opaque
            }
            Sort::Array(holds) => match &machine.heap.get(object).body {
                Body::Accumulator(array) => Contents::Array(self.made_array(array, holds)?),
                body => {
                    let length = body.length().unwrap_or(0);
                    if length as i64 > LONGEST {
                        return Err(NotConcrete::LargeArray(length as i64));
                    }
                    let elements = (0..length).map(|index| {
                        let element = body.element(index).unwrap_or(heap::Value::Invalid);
                        self.value(element, holds)
                    });
                    Contents::Array(elements.collect::<Result<_, _>>()?)
                }
            },
            Sort::Box(base) => Contents::Boxed(self.value(machine.field(object, "value"), Kind::Base(base))?),
            Sort::Plain | Sort::Throwable | Sort::Enum(_) => match &machine.heap.get(object).body {
                Body::Fields(current) => {
                    let known = self.known(class);
                    let internal: BTreeSet<u16> =
                        known.fields.iter().filter(|field| field.is_internal).map(|field| field.slot).collect();
                    let value = |_: &Self, slot: u16| match current.get(usize::from(slot)) {
                        Some(field) if !internal.contains(&slot) => field.value(),
                        _ => heap::Value::Invalid,
                    };
                    let mut described = self.described_fields(class, value)?;
                    self.forget_caches(class, &mut described);
                    if machine.is_older(object) {
                        forget_remembered(&mut described);
                    }
                    Contents::Fields(described)
                }
                _ => Contents::Opaque,
            },
        })
    }

    /// Whether an older object is a number that never changes, or a part of one.
    fn is_of_value(&mut self, object: ObjectId, class: ClassId) -> bool {
        if !VALUES.contains(&&*self.machine.program.class(class).name) {
            return self.parts_of_values.contains(&object);
        }
        if let Body::Fields(fields) = &self.machine.heap.get(object).body {
            self.parts_of_values.extend(fields.iter().filter_map(|field| match field.value() {
                heap::Value::Object(part) => Some(part),
                _ => None,
            }));
        }
        true
    }

    fn forget_caches(&mut self, class: ClassId, described: &mut [Field]) {
        for (known, field) in self.known(class).fields.iter().zip(described) {
            if known.is_cache {
                field.value = Value::Any;
            }
        }
    }

    /// An array that the code has made, of which only the touched elements are written down.
    fn made_array(&mut self, array: &Accumulator, holds: Kind) -> Result<Vec<Value>, NotConcrete> {
        let untouched = match &array.untouched {
            Untouched::Unknown => default(holds),
            Untouched::Value(value) => self.value(value.value(), holds)?,
            Untouched::Nested { .. } => Value::Any,
        };
        let mut elements = self.elements(array.length, untouched)?;
        for touched in &array.touched {
            let value = self.value(touched.current.value(), holds)?;
            let index = self.int(touched.index.value());
            if let Some(element) = usize::try_from(index).ok().and_then(|index| elements.get_mut(index)) {
                *element = value;
            }
        }
        if let Untouched::Nested { class, lengths } = &array.untouched {
            for place in (0..elements.len()).filter(|&place| elements[place] == Value::Any).collect::<Vec<_>>() {
                elements[place] = self.nested(*class, lengths)?;
            }
        }
        Ok(elements)
    }

    /// An array in an array of several dimensions that nobody has touched.
    fn nested(&mut self, class: ClassId, lengths: &[heap::Slot]) -> Result<Value, NotConcrete> {
        let Sort::Array(holds) = self.known(class).sort else { return Ok(Value::Any) };
        let Some((&length, others)) = lengths.split_first() else { return Ok(Value::Any) };
        let mut elements = self.elements(length, default(holds))?;
        if let (program::ClassKind::Array { element, .. }, false) =
            (&self.machine.program.class(class).kind, others.is_empty())
        {
            for place in &mut elements {
                *place = self.nested(*element, others)?;
            }
        }
        let described = self.object(class, Contents::Array(elements));
        Ok(self.add(described))
    }
}

/// Numbers of the JDK, of which it keeps some for everybody. What makes up their values never changes.
const VALUES: [&str; 2] = ["java/math/BigInteger", "java/math/BigDecimal"];
const MAKE_UP_VALUES: [&str; 5] = ["signum", "mag", "intVal", "scale", "intCompact"];

/// Forgets what such a number remembers once it was asked, which somebody else may have done.
fn forget_remembered(described: &mut [Field]) {
    for field in described.iter_mut().filter(|field| !MAKE_UP_VALUES.contains(&&*field.name)) {
        field.value = Value::Any;
    }
}
