//! Accesses to plain fields and array elements by variable handles, done at once.
//!
//! They do what the static methods of the JDK's classes do; see `variable`. Whatever would throw is left to those
//! methods, which then start from the beginning.

use super::method_type::Signature;
use crate::machine::Machine;
use crate::native::{place_of, same_bits};
use crate::run::Flow;
use heap::{ObjectId, Value, narrow};
use program::{BaseType, ClassId, FieldPlace, Kind, MethodId, StaticSlot};

#[derive(Clone, Copy, Debug)]
pub struct Shortcut {
    operation: Operation,
    kind: Kind,
    variable: Variable,
    /// For references: the slot of the handle with the class of the variable.
    value_class: Option<u16>,
    result: Wanted,
}

/// What a handle is for, with the slots of the handle that say where the variable is.
#[derive(Clone, Copy, Debug)]
enum Variable {
    Instance {
        offset: u16,
        receiver: u16,
    },
    Static {
        offset: u16,
    },
    /// With the slot that has the class of the array, if the elements are references.
    Element {
        array: Option<u16>,
    },
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Operation {
    Get,
    Set,
    CompareAndSet,
    CompareAndExchange,
    GetAndSet,
    GetAndAdd,
    GetAndOr,
    GetAndAnd,
    GetAndXor,
}

/// What the call takes of the result.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    Nothing,
    All,
    InstanceOf(ClassId),
}

#[derive(Clone, Copy)]
enum Place {
    Field(ObjectId, u16),
    Static(usize),
    Element(ObjectId, usize),
}

fn operation(mode: &str) -> Operation {
    const PREFIXES: [(&str, Operation); 10] = [
        ("compareAndSet", Operation::CompareAndSet),
        ("weakCompareAndSet", Operation::CompareAndSet),
        ("compareAndExchange", Operation::CompareAndExchange),
        ("getAndSet", Operation::GetAndSet),
        ("getAndAdd", Operation::GetAndAdd),
        ("getAndBitwiseOr", Operation::GetAndOr),
        ("getAndBitwiseAnd", Operation::GetAndAnd),
        ("getAndBitwiseXor", Operation::GetAndXor),
        ("get", Operation::Get),
        ("set", Operation::Set),
    ];
    PREFIXES.iter().find(|(prefix, _)| mode.starts_with(prefix)).map_or(Operation::Get, |&(_, operation)| operation)
}

impl Machine {
    /// The shortcut for an access method of the JDK's class, if the variable is a plain one.
    pub(super) fn find_shortcut(
        &self,
        class: ClassId,
        method: MethodId,
        mode: &str,
        signature: &Signature,
    ) -> Option<Shortcut> {
        let name = &*self.program.class(class).name;
        let slot = |name: &str| self.slot_of(class, name);
        let operation = operation(mode);
        let types = &self.program.method(method).types;
        let of = if operation == Operation::Get { types.result.as_ref() } else { types.parameters.last() };
        let kind = of?.kind();
        let is_reference = kind == Kind::Reference;
        let (variable, value_class) =
            if name.ends_with("$FieldInstanceReadOnly") || name.ends_with("$FieldInstanceReadWrite") {
                (Variable::Instance { offset: slot("fieldOffset")?, receiver: slot("receiverType")? }, "fieldType")
            } else if name.ends_with("$FieldStaticReadOnly") || name.ends_with("$FieldStaticReadWrite") {
                (Variable::Static { offset: slot("fieldOffset")? }, "fieldType")
            } else if name.ends_with("$Array") {
                let array = if is_reference { Some(slot("arrayType")?) } else { None };
                (Variable::Element { array }, "componentType")
            } else {
                return None;
            };
        let value_class = if is_reference { Some(slot(value_class)?) } else { None };
        Some(Shortcut { operation, kind, variable, value_class, result: self.wanted(signature.result) })
    }

    fn wanted(&self, class: ClassId) -> Wanted {
        let of = self.program.class(class);
        match of.kind {
            program::ClassKind::Primitive(None) => Wanted::Nothing,
            program::ClassKind::Primitive(_) => Wanted::All,
            _ if class == self.known.object => Wanted::All,
            _ => Wanted::InstanceOf(class),
        }
    }

    /// Carries an access out, unless something about it is unusual. The handle and its arguments are on the stack.
    pub(super) fn take_shortcut(&mut self, handle: ObjectId, shortcut: &Shortcut, arguments: usize) -> Option<Flow> {
        let coordinates = match shortcut.variable {
            Variable::Static { .. } => 0,
            Variable::Instance { .. } => 1,
            Variable::Element { .. } => 2,
        };
        let place = self.find_place(handle, shortcut, arguments)?;
        let old = self.read_place(place).filter(|old| old.fits(shortcut.kind))?;
        let mut values = [Value::Invalid; 2];
        let count = arguments - coordinates;
        for (index, value) in values.iter_mut().enumerate().take(count) {
            *value = self.peek(count - 1 - index);
            self.check_value(handle, shortcut, *value)?;
        }
        let (result, new) = apply(shortcut.operation, shortcut.kind, old, values)?;
        if let (Wanted::InstanceOf(class), Some(Value::Object(result))) = (shortcut.result, result) {
            self.is_instance(result, class).then_some(())?;
        }
        if let Some(new) = new {
            // Assignments that are watched are left to the code behind the handle, which tells of them.
            (!self.recording).then_some(())?;
            self.write_place(place, new);
        }
        self.drop_operands(arguments + 1);
        if let (Some(result), Wanted::All | Wanted::InstanceOf(_)) = (result, shortcut.result) {
            self.push(result);
        }
        Some(Flow::Next)
    }

    fn find_place(&self, handle: ObjectId, shortcut: &Shortcut, arguments: usize) -> Option<Place> {
        match shortcut.variable {
            Variable::Static { offset } => match self.place_at(handle, offset)? {
                FieldPlace::Static(slot) => Some(Place::Static(slot.index())),
                FieldPlace::Instance(_) => None,
            },
            Variable::Instance { offset, receiver } => {
                let Value::Object(object) = self.peek(arguments - 1) else { return None };
                let wanted = self.class_in(handle, receiver)?;
                match self.place_at(handle, offset)? {
                    FieldPlace::Instance(slot) if self.is_instance(object, wanted) => Some(Place::Field(object, slot)),
                    _ => None,
                }
            }
            Variable::Element { array } => {
                let (Value::Object(object), Value::Int(index)) = (self.peek(arguments - 1), self.peek(arguments - 2))
                else {
                    return None;
                };
                let fits = match array {
                    Some(slot) => self.class_in(handle, slot) == Some(self.class_of(object)),
                    None => self.array_kind(object) == Some(shortcut.kind),
                };
                fits.then_some(Place::Element(object, usize::try_from(index).ok()?))
            }
        }
    }

    fn place_at(&self, handle: ObjectId, offset: u16) -> Option<FieldPlace> {
        match self.heap.field(handle, offset) {
            Value::Long(offset) => place_of(offset),
            _ => None,
        }
    }

    /// The class whose Class object is in a slot of the handle.
    fn class_in(&self, handle: ObjectId, slot: u16) -> Option<ClassId> {
        match self.heap.field(handle, slot) {
            Value::Object(mirror) => self.mirrored(mirror),
            _ => None,
        }
    }

    fn check_value(&self, handle: ObjectId, shortcut: &Shortcut, value: Value) -> Option<()> {
        match (value, shortcut.value_class) {
            (Value::Object(object), Some(slot)) => {
                let class = self.class_in(handle, slot)?;
                self.is_instance(object, class).then_some(())
            }
            _ => value.fits(shortcut.kind).then_some(()),
        }
    }

    fn read_place(&self, place: Place) -> Option<Value> {
        match place {
            Place::Field(object, slot) => Some(self.heap.field(object, slot)),
            // A field that was never read is read by the code behind the handle.
            Place::Static(slot) => {
                let value = self.heap.static_slot(StaticSlot(slot as u32));
                (!value.is_unread()).then(|| value.value())
            }
            Place::Element(array, index) => self.heap.get(array).body.element(index),
        }
    }

    fn write_place(&mut self, place: Place, value: Value) {
        match place {
            Place::Field(object, slot) => {
                self.heap.set_field(object, slot, value);
            }
            Place::Static(slot) => self.heap.set_static(StaticSlot(slot as u32), value.into()),
            Place::Element(array, index) => {
                self.heap.get_mut(array).body.set_element(index, value);
            }
        }
    }
}

/// The result of an operation, and what it stores.
fn apply(
    operation: Operation,
    kind: Kind,
    old: Value,
    [first, second]: [Value; 2],
) -> Option<(Option<Value>, Option<Value>)> {
    Some(match operation {
        Operation::Get => (Some(old), None),
        Operation::Set => (None, Some(first)),
        // Whether they are the same is the machine's to decide.
        Operation::CompareAndSet | Operation::CompareAndExchange if old.is_symbolic() || first.is_symbolic() => {
            return None;
        }
        Operation::CompareAndSet => {
            let same = same_bits(old, first);
            (Some(Value::from_bool(same)), same.then_some(second))
        }
        Operation::CompareAndExchange => (Some(old), same_bits(old, first).then_some(second)),
        Operation::GetAndSet => (Some(old), Some(first)),
        _ => (Some(old), Some(combine(operation, kind, old, first)?)),
    })
}

fn combine(operation: Operation, kind: Kind, old: Value, operand: Value) -> Option<Value> {
    let base = match kind {
        Kind::Base(base) => base,
        Kind::Reference => return None,
    };
    Some(match (old, operand) {
        (Value::Int(old), Value::Int(operand)) => {
            let value = match operation {
                Operation::GetAndAdd if base == BaseType::Boolean => return None,
                Operation::GetAndAdd => old.wrapping_add(operand),
                Operation::GetAndOr => old | operand,
                Operation::GetAndAnd => old & operand,
                _ => old ^ operand,
            };
            Value::Int(narrow(value, base))
        }
        (Value::Long(old), Value::Long(operand)) => Value::Long(match operation {
            Operation::GetAndAdd => old.wrapping_add(operand),
            Operation::GetAndOr => old | operand,
            Operation::GetAndAnd => old & operand,
            _ => old ^ operand,
        }),
        (Value::Float(old), Value::Float(operand)) if operation == Operation::GetAndAdd => Value::Float(old + operand),
        (Value::Double(old), Value::Double(operand)) if operation == Operation::GetAndAdd => {
            Value::Double(old + operand)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modes_are_told_apart_by_how_they_begin() {
        assert_eq!(operation("getVolatile"), Operation::Get);
        assert_eq!(operation("setRelease"), Operation::Set);
        assert_eq!(operation("weakCompareAndSetPlain"), Operation::CompareAndSet);
        assert_eq!(operation("compareAndExchangeAcquire"), Operation::CompareAndExchange);
        assert_eq!(operation("getAndBitwiseXorRelease"), Operation::GetAndXor);
    }

    #[test]
    fn a_failed_comparison_stores_nothing() {
        let int = Kind::Base(BaseType::Int);
        let values = [Value::Int(1), Value::Int(2)];
        let failed = apply(Operation::CompareAndSet, int, Value::Int(0), values);
        assert_eq!(failed, Some((Some(Value::Int(0)), None)));
        let done = apply(Operation::CompareAndSet, int, Value::Int(1), values);
        assert_eq!(done, Some((Some(Value::Int(1)), Some(Value::Int(2)))));
    }

    #[test]
    fn sums_of_bytes_stay_bytes() {
        let sum = combine(Operation::GetAndAdd, Kind::Base(BaseType::Byte), Value::Int(127), Value::Int(1));
        assert_eq!(sum, Some(Value::Int(-128)));
    }
}
