//! What an object consists of: fields, or the elements of an array in their own width.

use crate::accumulator::Accumulator;
use crate::slot::Slot;
use crate::text::Text;
use crate::value::Value;
use program::{BaseType, Kind};

#[derive(Debug, Clone, PartialEq)]
pub enum Body {
    /// The instance fields of an object.
    Fields(Box<[Slot]>),
    /// The elements of an array of references.
    References(Box<[Value]>),
    /// Elements of `byte[]` and `boolean[]`.
    Bytes(Box<[i8]>),
    Chars(Box<[u16]>),
    Shorts(Box<[i16]>),
    Ints(Box<[i32]>),
    Longs(Box<[i64]>),
    Floats(Box<[f32]>),
    Doubles(Box<[f64]>),
    /// Elements of an array into which something symbolic was stored, as values; with what the array holds.
    Slots(Kind, Box<[Slot]>),
    /// An array whose length or elements are not all known.
    Accumulator(Box<Accumulator>),
    /// A string or string builder whose characters are not all known.
    Text(Box<Text>),
    /// A place that a collection has emptied.
    Free,
}

impl Body {
    /// An array of default values.
    pub fn array(holds: Kind, length: usize) -> Body {
        match holds {
            Kind::Reference => Body::References(vec![Value::Null; length].into()),
            Kind::Base(BaseType::Boolean | BaseType::Byte) => Body::Bytes(vec![0; length].into()),
            Kind::Base(BaseType::Char) => Body::Chars(vec![0; length].into()),
            Kind::Base(BaseType::Short) => Body::Shorts(vec![0; length].into()),
            Kind::Base(BaseType::Int) => Body::Ints(vec![0; length].into()),
            Kind::Base(BaseType::Long) => Body::Longs(vec![0; length].into()),
            Kind::Base(BaseType::Float) => Body::Floats(vec![0.0; length].into()),
            Kind::Base(BaseType::Double) => Body::Doubles(vec![0.0; length].into()),
        }
    }

    /// The bytes that an array of this kind and length will take; arrays are checked against the limit before they are
    /// made.
    pub fn array_size(holds: Kind, length: usize) -> usize {
        let width = match holds {
            Kind::Reference => size_of::<Value>(),
            Kind::Base(BaseType::Boolean | BaseType::Byte) => 1,
            Kind::Base(BaseType::Char | BaseType::Short) => 2,
            Kind::Base(BaseType::Int | BaseType::Float) => 4,
            Kind::Base(BaseType::Long | BaseType::Double) => 8,
        };
        width * length
    }

    /// The length of an array; `None` for other objects.
    #[inline]
    pub fn length(&self) -> Option<usize> {
        Some(match self {
            Body::References(elements) => elements.len(),
            Body::Bytes(elements) => elements.len(),
            Body::Chars(elements) => elements.len(),
            Body::Shorts(elements) => elements.len(),
            Body::Ints(elements) => elements.len(),
            Body::Longs(elements) => elements.len(),
            Body::Floats(elements) => elements.len(),
            Body::Doubles(elements) => elements.len(),
            Body::Slots(_, elements) => elements.len(),
            Body::Fields(_) | Body::Accumulator(_) | Body::Text(_) | Body::Free => return None,
        })
    }

    /// Bytes on the heap, headers aside.
    pub fn size(&self) -> usize {
        match self {
            Body::Fields(fields) => size_of_val::<[Slot]>(fields),
            Body::References(elements) => size_of_val::<[Value]>(elements),
            Body::Bytes(elements) => elements.len(),
            Body::Chars(elements) => elements.len() * 2,
            Body::Shorts(elements) => elements.len() * 2,
            Body::Ints(elements) => elements.len() * 4,
            Body::Longs(elements) => elements.len() * 8,
            Body::Floats(elements) => elements.len() * 4,
            Body::Doubles(elements) => elements.len() * 8,
            Body::Slots(_, elements) => size_of_val::<[Slot]>(elements),
            Body::Accumulator(array) => array.size(),
            Body::Text(text) => text.size(),
            Body::Free => 0,
        }
    }

    /// An element of an array as a value; `None` if there is no such element.
    pub fn element(&self, index: usize) -> Option<Value> {
        Some(match self {
            Body::References(elements) => *elements.get(index)?,
            Body::Bytes(elements) => Value::Int(i32::from(*elements.get(index)?)),
            Body::Chars(elements) => Value::Int(i32::from(*elements.get(index)?)),
            Body::Shorts(elements) => Value::Int(i32::from(*elements.get(index)?)),
            Body::Ints(elements) => Value::Int(*elements.get(index)?),
            Body::Longs(elements) => Value::Long(*elements.get(index)?),
            Body::Floats(elements) => Value::Float(*elements.get(index)?),
            Body::Doubles(elements) => Value::Double(*elements.get(index)?),
            Body::Slots(_, elements) => elements.get(index)?.value(),
            Body::Fields(_) | Body::Accumulator(_) | Body::Text(_) | Body::Free => return None,
        })
    }

    /// The same array with its elements as values, so that any of them can become symbolic.
    pub fn widen(&mut self, holds: Kind) {
        if matches!(self, Body::Fields(_) | Body::Accumulator(_) | Body::Text(_) | Body::Free | Body::Slots(..)) {
            return;
        }
        let length = self.length().unwrap_or(0);
        let elements = (0..length).filter_map(|index| self.element(index)).map(Slot::from).collect();
        *self = Body::Slots(holds, elements);
    }

    /// Stores an element, cut to the width of the array; false if the array has no such element or other ones.
    pub fn set_element(&mut self, index: usize, value: Value) -> bool {
        fn put<T>(elements: &mut [T], index: usize, value: T) -> bool {
            elements.get_mut(index).map(|place| *place = value).is_some()
        }
        match (self, value) {
            (Body::Slots(Kind::Base(base), elements), Value::Int(value)) => {
                put(elements, index, Slot::int(crate::value::narrow(value, *base)))
            }
            (Body::Slots(holds, elements), value) if value.fits(*holds) => put(elements, index, value.into()),
            (Body::References(elements), value) if value.is_reference() => put(elements, index, value),
            (Body::Bytes(elements), Value::Int(value)) => put(elements, index, value as i8),
            (Body::Chars(elements), Value::Int(value)) => put(elements, index, value as u16),
            (Body::Shorts(elements), Value::Int(value)) => put(elements, index, value as i16),
            (Body::Ints(elements), Value::Int(value)) => put(elements, index, value),
            (Body::Longs(elements), Value::Long(value)) => put(elements, index, value),
            (Body::Floats(elements), Value::Float(value)) => put(elements, index, value),
            (Body::Doubles(elements), Value::Double(value)) => put(elements, index, value),
            _ => false,
        }
    }

    /// Copies a range between arrays of the same kind. The caller has checked kinds and bounds; false if they differ.
    pub fn copy_from(&mut self, at: usize, source: &Body, from: usize, count: usize) -> bool {
        fn copy<T: Copy>(to: &mut [T], at: usize, source: &[T], from: usize, count: usize) -> bool {
            match (to.get_mut(at..at + count), source.get(from..from + count)) {
                (Some(to), Some(source)) => {
                    to.copy_from_slice(source);
                    true
                }
                _ => false,
            }
        }
        match (self, source) {
            (Body::References(to), Body::References(source)) => copy(to, at, source, from, count),
            (Body::Bytes(to), Body::Bytes(source)) => copy(to, at, source, from, count),
            (Body::Chars(to), Body::Chars(source)) => copy(to, at, source, from, count),
            (Body::Shorts(to), Body::Shorts(source)) => copy(to, at, source, from, count),
            (Body::Ints(to), Body::Ints(source)) => copy(to, at, source, from, count),
            (Body::Longs(to), Body::Longs(source)) => copy(to, at, source, from, count),
            (Body::Floats(to), Body::Floats(source)) => copy(to, at, source, from, count),
            (Body::Doubles(to), Body::Doubles(source)) => copy(to, at, source, from, count),
            (Body::Slots(_, to), Body::Slots(_, source)) => copy(to, at, source, from, count),
            _ => false,
        }
    }

    /// Copies a range within one array; the ranges may overlap.
    pub fn copy_within(&mut self, from: usize, at: usize, count: usize) {
        match self {
            Body::References(elements) => elements.copy_within(from..from + count, at),
            Body::Bytes(elements) => elements.copy_within(from..from + count, at),
            Body::Chars(elements) => elements.copy_within(from..from + count, at),
            Body::Shorts(elements) => elements.copy_within(from..from + count, at),
            Body::Ints(elements) => elements.copy_within(from..from + count, at),
            Body::Longs(elements) => elements.copy_within(from..from + count, at),
            Body::Floats(elements) => elements.copy_within(from..from + count, at),
            Body::Doubles(elements) => elements.copy_within(from..from + count, at),
            Body::Slots(_, elements) => elements.copy_within(from..from + count, at),
            Body::Fields(_) | Body::Accumulator(_) | Body::Text(_) | Body::Free => {}
        }
    }
}
