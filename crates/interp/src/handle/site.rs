//! Calls of the signature-polymorphic methods of method handles and variable handles (JVMS §2.9.3).
//!
//! A place in the code is linked when it first runs: what is called there, and with which type.

use super::emit::Emitter;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{MethodDescriptor, MethodId, Op};
use rustc_hash::FxHashMap;

#[derive(Default)]
pub struct Sites {
    /// By method and constant pool index.
    by_place: FxHashMap<(MethodId, u16), Site>,
    /// The methods that convert a handle to a type before they call it.
    converters: FxHashMap<ObjectId, MethodId>,
}

#[derive(Clone, Copy)]
pub struct Site {
    /// Operands above the handle.
    arguments: u8,
    call: Call,
}

#[derive(Clone, Copy)]
enum Call {
    /// `invokeExact`: the handle must have this type.
    Exact(ObjectId),
    /// `invoke`: the handle is converted to this type.
    Generic(ObjectId),
    /// `invokeBasic`, which only code of the machine's own making calls: nothing is checked.
    Basic,
    /// An access method of variable handles, by its place in the list of access modes.
    Access { mode: u8, of_type: ObjectId },
}

impl Machine {
    /// A call of a signature-polymorphic method.
    pub(crate) fn invoke_handle(&mut self, index: u16) -> Result<Flow, Trap> {
        let place = (self.frame().code.method, index);
        let site = match self.handle_tables.sites.by_place.get(&place) {
            Some(&known) => known,
            None => self.link_handle_call(place, index)?,
        };
        let handle = match self.peek(usize::from(site.arguments)) {
            Value::Object(handle) => handle,
            Value::Null => return Err(Trap::null_pointer()),
            _ => return Err(Trap::unverifiable("a call through a handle that is none")),
        };
        match site.call {
            Call::Basic => self.invoke_form(handle, site.arguments),
            Call::Exact(wanted) | Call::Generic(wanted) if self.has_type(handle, wanted)? => {
                self.invoke_form(handle, site.arguments)
            }
            Call::Exact(wanted) => self.refuse_type(handle, wanted),
            Call::Generic(wanted) => {
                let converter = self.converter(wanted)?;
                self.invoke_on_stack(converter)
            }
            Call::Access { mode, of_type } => self.access_variable(handle, mode, of_type, site.arguments),
        }
    }

    fn link_handle_call(&mut self, place: (MethodId, u16), index: u16) -> Result<Site, Trap> {
        let (constants, class) = (self.frame().code.constants.clone(), self.frame().code.class);
        let member = constants.member(index)?;
        let types = MethodDescriptor::parse(&member.descriptor)
            .ok_or_else(|| Trap::unverifiable(format!("{} is not a method descriptor", member.descriptor)))?;
        let arguments = u8::try_from(types.parameters.len())
            .map_err(|_| Trap::unverifiable("a call through a handle with too many arguments"))?;
        let call = if member.name == "invokeBasic" {
            Call::Basic
        } else {
            let signature = self.resolve_signature(class, &member.descriptor)?;
            let of_type = self.method_type(&signature)?;
            match (&*member.class, &*member.name) {
                ("java/lang/invoke/MethodHandle", "invokeExact") => Call::Exact(of_type),
                ("java/lang/invoke/MethodHandle", "invoke") => Call::Generic(of_type),
                ("java/lang/invoke/VarHandle", name) => {
                    let mode =
                        super::variable::mode_of(name).ok_or_else(|| Trap::unsupported(format!("VarHandle.{name}")))?;
                    Call::Access { mode, of_type }
                }
                (_, name) => return Err(Trap::unsupported(format!("MethodHandle.{name}"))),
            }
        };
        let site = Site { arguments, call };
        self.handle_tables.sites.by_place.insert(place, site);
        Ok(site)
    }

    fn has_type(&mut self, handle: ObjectId, wanted: ObjectId) -> Result<bool, Trap> {
        let slots = self.handle_slots()?;
        Ok(self.heap.field(handle, slots.handle_type) == Value::Object(wanted))
    }

    /// Calls the form of a handle that lies on the stack below its arguments.
    fn invoke_form(&mut self, handle: ObjectId, arguments: u8) -> Result<Flow, Trap> {
        let method = self.method_of_handle(handle)?;
        if self.program.method(method).arguments != arguments + 1 {
            return Err(Trap::unverifiable("a handle that takes other arguments than its type says"));
        }
        self.invoke_on_stack(method)
    }

    /// Lets the JDK throw the WrongMethodTypeException, in its own words.
    fn refuse_type(&mut self, handle: ObjectId, wanted: ObjectId) -> Result<Flow, Trap> {
        let check = self.jdk_method(
            "java/lang/invoke/Invokers",
            "checkExactType",
            "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)V",
        )?;
        self.start_call(check, vec![Value::Object(handle), Value::Object(wanted)])
    }

    /// A method that takes a handle and arguments of this type, converts the handle to the type and calls it.
    pub(super) fn converter(&mut self, wanted: ObjectId) -> Result<MethodId, Trap> {
        if let Some(&known) = self.handle_tables.sites.converters.get(&wanted) {
            return Ok(known);
        }
        let (slots, host) = (self.handle_slots()?, self.handle_host()?);
        let shape = self.shape_of_type(wanted)?;
        let mut code = Emitter::new(shape.clone(), slots);
        code.this().op(self.handle_constant(Value::Object(wanted)));
        code.call_static(
            "java/lang/invoke/Invokers",
            "checkGenericType",
            "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
        );
        code.all_arguments().invoke_basic(&shape).give();
        let method = self.define_handle_method(code, host)?;
        self.handle_tables.sites.converters.insert(wanted, method);
        Ok(method)
    }

    /// The op that pushes an object.
    pub(crate) fn handle_constant(&mut self, value: Value) -> Op {
        let place = self.linked.len() as u32;
        self.linked.push(value);
        Op::LdcLinked(place)
    }
}
