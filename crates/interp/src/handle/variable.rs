//! Calls of the access methods of `VarHandle`.
//!
//! A variable handle is an object of one of the JDK's classes, which has a static method for each access that the
//! variable allows: `VarHandleInts$FieldInstanceReadWrite.compareAndSet` takes the handle, the object and two ints. A
//! call whose types are those of that method up to the classes of references just calls it, as HotSpot's
//! `VarHandleGuards` do. Any other call goes the way of HotSpot's invokers: the method handle for the access is converted
//! to the type of the call, or refuses.

use super::emit::Emitter;
use super::form::Basic;
use super::method_type::Signature;
use super::shortcut::Shortcut;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{ClassId, Kind, MethodId, Op};
use rustc_hash::FxHashMap;

#[derive(Default)]
pub struct Accesses {
    /// What to do for handles of a class, by access mode and type of the call; `None` if it takes the long way.
    short: FxHashMap<(ClassId, u8, ObjectId), Option<ShortWay>>,
    long: FxHashMap<(u8, ObjectId, Strictness), MethodId>,
    /// The slot of `VarHandle.exact`.
    exact: Option<u16>,
}

/// The method to call, and what does the same at once if nothing is unusual.
#[derive(Clone, Copy)]
struct ShortWay {
    method: MethodId,
    shortcut: Option<Shortcut>,
}

/// Whether a call may convert its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strictness {
    Converting,
    Exact,
}

/// `VarHandle.AccessMode`, with the place of each mode's `AccessType`.
const MODES: [(&str, i32); 31] = [
    ("get", GET),
    ("set", SET),
    ("getVolatile", GET),
    ("setVolatile", SET),
    ("getAcquire", GET),
    ("setRelease", SET),
    ("getOpaque", GET),
    ("setOpaque", SET),
    ("compareAndSet", COMPARE_AND_SET),
    ("compareAndExchange", COMPARE_AND_EXCHANGE),
    ("compareAndExchangeAcquire", COMPARE_AND_EXCHANGE),
    ("compareAndExchangeRelease", COMPARE_AND_EXCHANGE),
    ("weakCompareAndSetPlain", COMPARE_AND_SET),
    ("weakCompareAndSet", COMPARE_AND_SET),
    ("weakCompareAndSetAcquire", COMPARE_AND_SET),
    ("weakCompareAndSetRelease", COMPARE_AND_SET),
    ("getAndSet", GET_AND_UPDATE),
    ("getAndSetAcquire", GET_AND_UPDATE),
    ("getAndSetRelease", GET_AND_UPDATE),
    ("getAndAdd", GET_AND_UPDATE),
    ("getAndAddAcquire", GET_AND_UPDATE),
    ("getAndAddRelease", GET_AND_UPDATE),
    ("getAndBitwiseOr", GET_AND_UPDATE),
    ("getAndBitwiseOrRelease", GET_AND_UPDATE),
    ("getAndBitwiseOrAcquire", GET_AND_UPDATE),
    ("getAndBitwiseAnd", GET_AND_UPDATE),
    ("getAndBitwiseAndRelease", GET_AND_UPDATE),
    ("getAndBitwiseAndAcquire", GET_AND_UPDATE),
    ("getAndBitwiseXor", GET_AND_UPDATE),
    ("getAndBitwiseXorRelease", GET_AND_UPDATE),
    ("getAndBitwiseXorAcquire", GET_AND_UPDATE),
];

const GET: i32 = 0;
const SET: i32 = 1;
const COMPARE_AND_SET: i32 = 2;
const COMPARE_AND_EXCHANGE: i32 = 3;
const GET_AND_UPDATE: i32 = 4;

const VARIABLE: &str = "Ljava/lang/invoke/VarHandle;";
const DESCRIPTOR: &str = "java/lang/invoke/VarHandle$AccessDescriptor";

/// The place of an access method in the list of access modes.
pub fn mode_of(name: &str) -> Option<u8> {
    MODES.iter().position(|&(mode, _)| mode == name).map(|place| place as u8)
}

impl Machine {
    /// Calls an access method of a variable handle that lies on the stack below `arguments`.
    pub(super) fn access_variable(
        &mut self,
        handle: ObjectId,
        mode: u8,
        of_type: ObjectId,
        arguments: u8,
    ) -> Result<Flow, Trap> {
        let class = self.class_of(handle);
        let short = match self.handle_tables.accesses.short.get(&(class, mode, of_type)) {
            Some(&known) => known,
            None => {
                let found = self.find_short_way(handle, mode, of_type)?;
                self.handle_tables.accesses.short.insert((class, mode, of_type), found);
                found
            }
        };
        let method = match short {
            Some(ShortWay { method, shortcut }) if !self.is_exact_variable(handle)? => {
                let done = shortcut.and_then(|it| self.take_shortcut(handle, &it, usize::from(arguments)));
                if let Some(flow) = done {
                    return Ok(flow);
                }
                method
            }
            _ => self.long_way(mode, of_type, Strictness::Converting)?,
        };
        self.invoke_on_stack(method)
    }

    /// Whether a handle was made by `withInvokeExactBehavior`.
    fn is_exact_variable(&mut self, handle: ObjectId) -> Result<bool, Trap> {
        let slot = match self.handle_tables.accesses.exact {
            Some(slot) => slot,
            None => {
                let slot = self.slot_of(self.class_of(handle), "exact");
                let slot = slot.ok_or_else(|| super::missing("VarHandle.exact"))?;
                self.handle_tables.accesses.exact = Some(slot);
                slot
            }
        };
        Ok(self.heap.field(handle, slot) != Value::Int(0))
    }

    /// The static method of the handle's own class, if its parameters are those of the call.
    fn find_short_way(&mut self, handle: ObjectId, mode: u8, of_type: ObjectId) -> Result<Option<ShortWay>, Trap> {
        let class = self.class_of(handle);
        let Value::Object(form) = self.field(handle, "vform") else { return Ok(None) };
        let Value::Object(implementation) = self.field(form, "implClass") else { return Ok(None) };
        // A handle that only passes accesses on to another one has no methods of its own.
        if self.mirrored(implementation) != Some(class) {
            return Ok(None);
        }
        let mode = MODES[usize::from(mode)].0;
        let Some(method) = self.access_method(class, mode) else { return Ok(None) };
        let signature = self.signature_of_type(of_type)?;
        if !self.takes(method, &signature) {
            return Ok(None);
        }
        let shortcut = self.find_shortcut(class, method, mode, &signature);
        Ok(self.with_result(method, &signature)?.map(|method| ShortWay { method, shortcut }))
    }

    fn access_method(&self, class: ClassId, name: &str) -> Option<MethodId> {
        let is_wanted = |&id: &MethodId| {
            let method = self.program.method(id);
            method.is_static() && self.program.text(method.name) == name
        };
        let lineage = self.program.class(class).lineage.iter().rev();
        lineage.flat_map(|&ancestor| self.program.class(ancestor).methods.iter().copied()).find(is_wanted)
    }

    /// Whether a method takes a variable handle and then what the signature says.
    fn takes(&self, method: MethodId, signature: &Signature) -> bool {
        let parameters = &self.program.method(method).types.parameters;
        parameters.len() == signature.parameters.len() + 1
            && parameters[1..]
                .iter()
                .zip(&signature.parameters)
                .all(|(takes, &given)| self.is_same(takes.kind(), given))
    }

    fn is_same(&self, kind: Kind, class: ClassId) -> bool {
        match (kind, self.program.class(class).kind) {
            (Kind::Base(base), program::ClassKind::Primitive(given)) => given == Some(base),
            (Kind::Reference, of) => !matches!(of, program::ClassKind::Primitive(_)),
            _ => false,
        }
    }

    /// The method with its result as the call wants it: cast, or dropped; `None` if it would have to be converted.
    fn with_result(&mut self, method: MethodId, signature: &Signature) -> Result<Option<MethodId>, Trap> {
        let result = self.program.method(method).types.result.as_ref().map(|result| result.kind());
        let is_void = self.basic_of(signature.result) == Basic::Void;
        let fits = match result {
            None => is_void,
            Some(_) if is_void => false,
            Some(Kind::Reference) => signature.result == self.known.object,
            Some(kind) => self.is_same(kind, signature.result),
        };
        if fits {
            return Ok(Some(method));
        }
        if is_void || (result == Some(Kind::Reference) && self.basic_of(signature.result) == Basic::Reference) {
            return self.adapt_result(method, signature).map(Some);
        }
        Ok(None)
    }

    fn adapt_result(&mut self, method: MethodId, signature: &Signature) -> Result<MethodId, Trap> {
        let (slots, host) = (self.handle_slots()?, self.handle_host()?);
        let mut code = Emitter::with_first(VARIABLE, self.shape(signature), slots);
        if self.basic_of(signature.result) == Basic::Void {
            code.this().all_arguments().call(method).op(Op::Pop).give();
        } else {
            let mirror = self.mirror(signature.result)?;
            code.op(self.handle_constant(Value::Object(mirror)));
            code.this().all_arguments().call(method);
            code.assembler().method(
                Op::InvokeVirtual,
                "java/lang/Class",
                "cast",
                "(Ljava/lang/Object;)Ljava/lang/Object;",
            );
            code.give();
        }
        self.define_handle_method(code, host)
    }

    /// A method that takes a variable handle and arguments of this type, and finds out what to do when it is called.
    pub(crate) fn long_way(&mut self, mode: u8, of_type: ObjectId, strictness: Strictness) -> Result<MethodId, Trap> {
        if let Some(&known) = self.handle_tables.accesses.long.get(&(mode, of_type, strictness)) {
            return Ok(known);
        }
        let (slots, host) = (self.handle_slots()?, self.handle_host()?);
        let shape = self.shape_of_type(of_type)?;
        let mut code = Emitter::with_first(VARIABLE, shape.clone(), slots);
        code.this();
        code.assembler().class(Op::New, DESCRIPTOR);
        code.op(Op::Dup).op(self.handle_constant(Value::Object(of_type)));
        code.op(Op::IConst(MODES[usize::from(mode)].1)).op(Op::IConst(i32::from(mode)));
        code.assembler().method(Op::InvokeSpecial, DESCRIPTOR, "<init>", "(Ljava/lang/invoke/MethodType;II)V");
        let check = match strictness {
            Strictness::Converting => "checkVarHandleGenericType",
            Strictness::Exact => "checkVarHandleExactType",
        };
        let descriptor = format!("({VARIABLE}L{DESCRIPTOR};)Ljava/lang/invoke/MethodHandle;");
        code.call_static("java/lang/invoke/Invokers", check, &descriptor);
        code.this();
        code.assembler().method(Op::InvokeVirtual, "java/lang/invoke/VarHandle", "asDirect", &format!("(){VARIABLE}"));
        let mut with_handle = shape;
        with_handle.parameters.insert(0, Basic::Reference);
        code.all_arguments().invoke_basic(&with_handle).give();
        let method = self.define_handle_method(code, host)?;
        self.handle_tables.accesses.long.insert((mode, of_type, strictness), method);
        Ok(method)
    }
}
