//! Writing the code of forms.

use super::form::{Basic, Shape};
use crate::handle::Slots;
use program::{Assembler, BaseType, MethodDescriptor, MethodId, Op};

pub const HANDLE: &str = "java/lang/invoke/MethodHandle";
const HANDLE_TYPE: &str = "Ljava/lang/invoke/MethodHandle;";

/// The code of a static method that takes an object (the handle, or something else) and the arguments of a shape.
pub struct Emitter {
    body: Assembler,
    shape: Shape,
    descriptor: String,
    bound_slot: u16,
    /// The first local variable that no argument takes.
    free: u16,
}

impl Emitter {
    /// Code of a form.
    pub fn new(shape: Shape, slots: Slots) -> Emitter {
        Emitter::with_first(HANDLE_TYPE, shape, slots)
    }

    /// Code whose first argument has the descriptor `first`.
    pub fn with_first(first: &str, shape: Shape, slots: Slots) -> Emitter {
        let descriptor = shape.descriptor_after(first);
        let types = MethodDescriptor::parse(&descriptor)
            .unwrap_or(MethodDescriptor { parameters: Box::default(), result: None });
        let free = 1 + shape.parameters.iter().map(|basic| basic.locals()).sum::<usize>();
        let body = Assembler::new(&types, false);
        Emitter { body, shape, descriptor, bound_slot: slots.bound, free: free as u16 }
    }

    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    pub fn op(&mut self, op: Op) -> &mut Emitter {
        self.body.op(op);
        self
    }

    /// The handle itself, or whatever comes first.
    pub fn this(&mut self) -> &mut Emitter {
        self.op(Op::Load(0))
    }

    pub fn argument(&mut self, index: usize) -> &mut Emitter {
        let before: usize = self.shape.parameters[..index].iter().map(|basic| basic.locals()).sum();
        self.op(Op::Load(1 + before as u16))
    }

    pub fn arguments(&mut self, indices: impl IntoIterator<Item = usize>) -> &mut Emitter {
        indices.into_iter().for_each(|index| {
            self.argument(index);
        });
        self
    }

    pub fn all_arguments(&mut self) -> &mut Emitter {
        self.arguments(0..self.shape.parameters.len())
    }

    /// A value that the handle is bound to.
    pub fn bound(&mut self, index: u16) -> &mut Emitter {
        let slot = self.bound_slot;
        self.this().op(Op::GetFieldSlot(slot)).op(Op::GetFieldSlot(index))
    }

    /// A new local variable; it has room for any value.
    pub fn local(&mut self) -> u16 {
        self.free += 2;
        self.free - 2
    }

    /// Calls the handle below the arguments on the stack, without a check of types.
    pub fn invoke_basic(&mut self, shape: &Shape) -> &mut Emitter {
        self.body.method(Op::InvokeHandle, HANDLE, "invokeBasic", &shape.descriptor_after(""));
        self
    }

    pub fn call(&mut self, method: MethodId) -> &mut Emitter {
        self.op(Op::InvokeStaticLinked(method))
    }

    pub fn call_static(&mut self, class: &str, name: &str, descriptor: &str) -> &mut Emitter {
        self.body.method(Op::InvokeStatic, class, name, descriptor);
        self
    }

    pub fn assembler(&mut self) -> &mut Assembler {
        &mut self.body
    }

    /// The zero of a type; nothing for void.
    pub fn zero(&mut self, basic: Basic) -> &mut Emitter {
        match basic {
            Basic::Reference => self.op(Op::AConstNull),
            Basic::Int => self.op(Op::IConst(0)),
            Basic::Long => self.op(Op::LConst(0)),
            Basic::Float => self.op(Op::FConst(0.0)),
            Basic::Double => self.op(Op::DConst(0.0)),
            Basic::Void => self,
        }
    }

    /// Returns what is on the stack.
    pub fn give(&mut self) -> &mut Emitter {
        match self.shape.result {
            Basic::Void => self.op(Op::Return),
            _ => self.op(Op::ReturnValue),
        }
    }

    pub fn finish(self) -> (String, Assembler) {
        (self.descriptor, self.body)
    }
}

/// The ops that load and store an element of an array; `None` stands for references.
pub fn element_ops(holds: Option<BaseType>) -> (Op, Op) {
    match holds {
        None => (Op::AALoad, Op::AAStore),
        Some(BaseType::Boolean | BaseType::Byte) => (Op::BALoad, Op::BAStore),
        Some(BaseType::Char) => (Op::CALoad, Op::CAStore),
        Some(BaseType::Short) => (Op::SALoad, Op::SAStore),
        Some(BaseType::Int) => (Op::IALoad, Op::IAStore),
        Some(BaseType::Long) => (Op::LALoad, Op::LAStore),
        Some(BaseType::Float) => (Op::FALoad, Op::FAStore),
        Some(BaseType::Double) => (Op::DALoad, Op::DAStore),
    }
}
