//! Arrays: making them, and the accesses that the dispatch does not finish itself.

use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::Body;
use heap::{ObjectId, Slot, Value};
use program::{BaseType, ClassId, ClassKind, Kind, Op};

impl Machine {
    /// A load that is out of bounds, from null, or from something else than the instruction says.
    pub(crate) fn uncommon_array_load(&mut self, op: Op) -> Result<Flow, Trap> {
        if self.symbolic.is_some() {
            return self.load_symbolic(op);
        }
        Err(self.access_trap(op, self.peek(1), self.peek(0)))
    }

    pub(crate) fn uncommon_array_store(&mut self, op: Op) -> Result<Flow, Trap> {
        if self.symbolic.is_some() {
            return self.store_symbolic(op);
        }
        Err(self.access_trap(op, self.peek(2), self.peek(1)))
    }

    fn access_trap(&self, op: Op, array: Value, index: Value) -> Trap {
        match (array, index) {
            (Value::Null, Value::Int(_)) => Trap::null_pointer(),
            (Value::Object(array), Value::Int(index)) => match self.heap.get(array).body.length() {
                Some(length) if index < 0 || index as usize >= length => out_of_bounds(index, length),
                _ => Trap::unverifiable(format!("{op:?} on an object of the wrong kind")),
            },
            _ => Trap::unverifiable(format!("{op:?} on operands of the wrong kind")),
        }
    }

    /// `aastore`, with its check of the element's class (JVMS §6.5).
    pub(crate) fn reference_store(&mut self) -> Result<Flow, Trap> {
        if self.symbolic.is_some() {
            return self.store_symbolic(Op::AAStore);
        }
        let (value, index, array) = (self.peek(0), self.peek(1), self.peek(2));
        let (Value::Object(id), Value::Int(at), true) = (array, index, value.is_reference()) else {
            return Err(self.access_trap(Op::AAStore, array, index));
        };
        let length = match &self.heap.get(id).body {
            Body::References(elements) => elements.len(),
            _ => return Err(self.access_trap(Op::AAStore, array, index)),
        };
        if at < 0 || at as usize >= length {
            return Err(out_of_bounds(at, length));
        }
        if let Value::Object(stored) = value {
            self.check_array_store(id, stored)?;
        }
        self.heap.get_mut(id).body.set_element(at as usize, value);
        self.drop_operands(3);
        Ok(Flow::Next)
    }

    /// The ArrayStoreException of an element that the array's class does not admit.
    pub(crate) fn check_array_store(&self, array: ObjectId, stored: ObjectId) -> Result<(), Trap> {
        let ClassKind::Array { element, .. } = self.program.class(self.heap.class(array)).kind else {
            return Err(Trap::unverifiable("a store into an object that is no array"));
        };
        let class = self.heap.class(stored);
        if self.program.is_subtype(class, element) {
            return Ok(());
        }
        Err(Trap::raise("java/lang/ArrayStoreException", self.program.class(class).java_name()))
    }

    /// `bastore`: into a `boolean[]` only the lowest bit goes.
    pub(crate) fn byte_store(&mut self) -> Result<Flow, Trap> {
        if self.recording {
            return self.recorded_array_store(Op::BAStore);
        }
        let (value, index, array) = (self.peek(0), self.peek(1), self.peek(2));
        if let (Value::Object(id), Value::Int(at), Value::Int(mut value)) = (array, index, value) {
            if self.array_kind(id) == Some(Kind::Base(BaseType::Boolean)) {
                value &= 1;
            }
            if let Body::Bytes(elements) = &mut self.heap.get_mut(id).body {
                if let Some(element) = elements.get_mut(at as usize) {
                    *element = value as i8;
                    self.drop_operands(3);
                    return Ok(Flow::Next);
                }
            }
        }
        self.uncommon_array_store(Op::BAStore)
    }

    pub(crate) fn new_primitive_array(&mut self, base: BaseType) -> Result<Flow, Trap> {
        let class = self.primitive_array_class(base)?;
        self.make_array(class)
    }

    pub(crate) fn primitive_array_class(&mut self, base: BaseType) -> Result<ClassId, Trap> {
        let element = self.program.primitive(Some(base));
        self.array_class(element)
    }

    pub(crate) fn link_new_reference_array(&mut self, index: u16) -> Result<Flow, Trap> {
        let element = self.class_constant(index)?;
        let class = self.array_class(element)?;
        self.link(Op::ANewArrayLinked(class));
        Ok(Flow::Resume)
    }

    pub(crate) fn new_reference_array(&mut self, class: ClassId) -> Result<Flow, Trap> {
        self.make_array(class)
    }

    fn make_array(&mut self, class: ClassId) -> Result<Flow, Trap> {
        let length = match self.peek(0) {
            Value::Int(length) => length,
            Value::Term(..) => return self.make_symbolic_array(class),
            _ => return Err(Trap::unverifiable("an array length that is no int")),
        };
        let length = usize::try_from(length).map_err(|_| negative_size(length))?;
        self.check_memory()?;
        let array = self.new_array(class, length)?;
        self.pop();
        self.push(Value::Object(array));
        Ok(Flow::Next)
    }

    pub(crate) fn new_multi_array(&mut self, index: u16, dimensions: u8) -> Result<Flow, Trap> {
        let class = self.class_constant(index)?;
        let count = usize::from(dimensions);
        let mut lengths = Vec::with_capacity(count);
        for depth in (0..count).rev() {
            match self.peek(depth) {
                Value::Int(length) => lengths.push(usize::try_from(length).map_err(|_| negative_size(length))?),
                length @ Value::Term(..) => {
                    if let Some(flow) = self.check_unknown_length(length)? {
                        return Ok(flow);
                    }
                }
                _ => return Err(Trap::unverifiable("an array length that is no int")),
            }
        }
        self.check_memory()?;
        let array = if lengths.len() == count {
            self.new_nested_array(class, &lengths)?
        } else {
            let lengths: Vec<Slot> = (0..count).rev().map(|depth| Slot::from(self.peek(depth))).collect();
            self.new_nested_unknown(class, &lengths)?
        };
        self.drop_operands(count);
        self.push(Value::Object(array));
        Ok(Flow::Next)
    }

    /// Arrays of arrays, to the depth of the given lengths. No collection can come between, so nothing is lost.
    pub(crate) fn new_nested_array(&mut self, class: ClassId, lengths: &[usize]) -> Result<ObjectId, Trap> {
        let Some((&length, inner)) = lengths.split_first() else {
            return Err(Trap::unverifiable("an array without dimensions"));
        };
        let array = self.new_array(class, length)?;
        if inner.is_empty() {
            return Ok(array);
        }
        let ClassKind::Array { element, .. } = self.program.class(class).kind else {
            return Err(Trap::unverifiable("more dimensions than the array's class has"));
        };
        for place in 0..length {
            let nested = self.new_nested_array(element, inner)?;
            self.heap.get_mut(array).body.set_element(place, Value::Object(nested));
        }
        Ok(array)
    }
}

pub(crate) fn out_of_bounds(index: i32, length: usize) -> Trap {
    let message = format!("Index {index} out of bounds for length {length}");
    Trap::raise("java/lang/ArrayIndexOutOfBoundsException", message)
}

pub(crate) fn negative_size(length: i32) -> Trap {
    Trap::raise("java/lang/NegativeArraySizeException", length.to_string())
}
