//! Calls: linking a call when it first runs, entering methods, and calls whose receiver is null.

use crate::frame::{Activation, Frame, MethodLock, Step};
use crate::machine::Machine;
use crate::run::Flow;
use crate::symbolic::Bound;
use crate::symbolic::guard::{self, Guard};
use crate::target::Entry;
use crate::trap::{PathEnd, Trap};
use heap::Slot;
use heap::{ObjectId, Value};
use program::{Call, ClassId, Code, LinkErrorKind, MethodId, Op, ResolvedMethod, Trouble};
use std::rc::Rc;

/// Natives with more arguments than this get them in a vector.
const FEW: usize = 8;

impl Machine {
    fn resolve_method_constant(&mut self, index: u16, call: Call) -> Result<ResolvedMethod, Trap> {
        self.class_of_member_constant(index)?;
        let (constants, class) = (self.frame().code.constants.clone(), self.frame().code.class);
        let resolved = self.program.resolve_method(class, &constants.member(index)?, call);
        self.follow_program();
        Ok(resolved?)
    }

    /// `invokevirtual` on its first run.
    pub(crate) fn link_virtual(&mut self, index: u16) -> Result<Flow, Trap> {
        let id = match self.resolve_method_constant(index, Call::Dispatched)? {
            ResolvedMethod::Method(id) => id,
            ResolvedMethod::SignaturePolymorphic(_) => {
                self.link(Op::InvokeHandle(index));
                return Ok(Flow::Resume);
            }
        };
        self.require_instance(id, "Expecting non-static")?;
        let method = self.program.method(id);
        let linked = match method.vtable_slot {
            Some(_) if method.is_final() => Op::InvokeDirect(id),
            Some(slot) => Op::InvokeVirtualSlot { slot, arguments: method.arguments },
            None if method.is_private() => Op::InvokeDirect(id),
            // Found in a superinterface of an abstract class.
            None => Op::InvokeInterfaceLinked(id),
        };
        self.link(linked);
        Ok(Flow::Resume)
    }

    /// `invokespecial` on its first run: constructors, private methods, and methods of the superclass (JVMS §6.5).
    pub(crate) fn link_special(&mut self, index: u16) -> Result<Flow, Trap> {
        let id = self.resolved_plain(index, Call::Direct)?;
        self.require_instance(id, "Expecting non-static")?;
        let here = self.frame().code.class;
        let method = self.program.method(id);
        let (home, is_constructor) = (method.class, self.program.text(method.name) == "<init>");
        let is_interface = self.program.class(home).is_interface();
        let calls_super = !is_constructor
            && !method.is_private()
            && !is_interface
            && home != here
            && self.program.is_subclass(here, home);
        let mut target = id;
        if calls_super {
            let (name, descriptor) = (method.name, method.descriptor);
            let (name, descriptor) =
                (self.program.names.text(name).clone(), self.program.names.text(descriptor).clone());
            if let Some(parent) = self.program.class(here).super_class {
                target = self.program.find_method(parent, &name, &descriptor).unwrap_or(id);
            }
        }
        if self.program.method(target).is_abstract() {
            let message = format!("'{}'", self.program.signature_of(self.program.method(target)));
            return Err(Trouble::link(LinkErrorKind::AbstractMethod, message).into());
        }
        self.link(Op::InvokeDirect(target));
        Ok(Flow::Resume)
    }

    pub(crate) fn link_static_call(&mut self, index: u16) -> Result<Flow, Trap> {
        let id = match self.resolve_method_constant(index, Call::Direct)? {
            ResolvedMethod::Method(id) => id,
            ResolvedMethod::SignaturePolymorphic(_) => {
                return Err(Trap::unsupported("a static call of a signature-polymorphic method"));
            }
        };
        if !self.program.method(id).is_static() {
            return Err(self.wrong_call(id, "Expected static"));
        }
        let home = self.program.method(id).class;
        self.require_initialized(home)?;
        if !self.may_link_use(home) {
            return self.invoke_on_stack(id);
        }
        self.link(Op::InvokeStaticLinked(id));
        Ok(Flow::Resume)
    }

    pub(crate) fn link_interface(&mut self, index: u16) -> Result<Flow, Trap> {
        let id = self.resolved_plain(index, Call::Dispatched)?;
        self.require_instance(id, "Expected instance not static")?;
        self.check_receiver_implements(index, id)?;
        let method = self.program.method(id);
        let linked = match method.vtable_slot {
            // A method of Object, called through an interface.
            Some(slot) => Op::InvokeVirtualSlot { slot, arguments: method.arguments },
            None if method.is_private() => Op::InvokeDirect(id),
            None => Op::InvokeInterfaceLinked(id),
        };
        self.link(linked);
        Ok(Flow::Resume)
    }

    /// A verifier takes any object for an implementation of any interface, so that it is for the call to find out. Once
    /// linked, a call of a method of `Object` does not ask any more, because that would cost every call.
    fn check_receiver_implements(&mut self, index: u16, id: MethodId) -> Result<(), Trap> {
        let interface = self.class_of_member_constant(index)?;
        let arguments = usize::from(self.program.method(id).arguments);
        match self.peek(arguments.saturating_sub(1)) {
            Value::Object(receiver) if self.unsettled_types(receiver).is_none() => {
                Ok(self.program.check_implements(self.class_of(receiver), interface)?)
            }
            _ => Ok(()),
        }
    }

    fn resolved_plain(&mut self, index: u16, call: Call) -> Result<MethodId, Trap> {
        match self.resolve_method_constant(index, call)? {
            ResolvedMethod::Method(id) | ResolvedMethod::SignaturePolymorphic(id) => Ok(id),
        }
    }

    fn require_instance(&self, id: MethodId, expected: &str) -> Result<(), Trap> {
        if self.program.method(id).is_static() { Err(self.wrong_call(id, expected)) } else { Ok(()) }
    }

    fn wrong_call(&self, id: MethodId, expected: &str) -> Trap {
        let message = format!("{expected} method '{}'", self.program.signature_of(self.program.method(id)));
        Trouble::link(LinkErrorKind::IncompatibleClassChange, message).into()
    }

    pub(crate) fn select_interface_method(&mut self, class: ClassId, method: MethodId) -> Result<Flow, Trap> {
        if Some(class) == self.heap.unsettled {
            let arguments = self.targets[method.index()].arguments;
            return self.uncommon_receiver(Op::InvokeInterfaceLinked(method), arguments);
        }
        let selected = self.program.select_method(class, method)?;
        self.interface_cache.put(class, method, selected);
        self.invoke_on_stack(selected)
    }

    /// A call whose receiver is null, or nothing that has such a method.
    pub(crate) fn uncommon_receiver(&mut self, op: Op, arguments: u8) -> Result<Flow, Trap> {
        if let Some(flow) = self.symbolic_receiver(op, arguments)? {
            return Ok(flow);
        }
        match self.peek(usize::from(arguments.saturating_sub(1))) {
            Value::Null => Err(Trap::null_pointer()),
            _ => Err(Trap::unverifiable("a call on a receiver of the wrong kind")),
        }
    }

    /// Finds out how a method is entered: its code, or Kukang's model of it.
    #[inline]
    pub(crate) fn prepare(&mut self, id: MethodId) -> Result<(), Trap> {
        match self.targets[id.index()].entry {
            Entry::Unprepared => self.prepare_first(id),
            _ => Ok(()),
        }
    }

    fn prepare_first(&mut self, id: MethodId) -> Result<(), Trap> {
        let method = self.program.method(id);
        let class = self.program.class(method.class);
        let (name, descriptor) = (self.program.text(method.name), self.program.text(method.descriptor));
        let (is_native, is_synchronized) = (method.is_native(), method.is_synchronized());
        let find = || crate::native::find(&class.name, name, descriptor, is_native);
        let exploring = self.symbolic.is_some();
        let condition = || exploring.then(|| crate::symbolic::natives::find(&class.name, name)).flatten();
        let is_of_jdk = class.module.is_some();
        let guard = if exploring && is_of_jdk { guard::find(&class.name, name, descriptor) } else { None };
        let modelled = condition().or_else(|| is_of_jdk.then(find).flatten());
        let entry = match modelled {
            Some(native) => Entry::Native(native),
            None if is_native => Entry::Missing,
            None => match self.program.code(id)? {
                Some(code) => {
                    self.targets[id.index()].room = u32::from(code.max_locals) + u32::from(code.max_stack);
                    match guard {
                        Some(guard) => Entry::Guarded(code, guard),
                        None if is_synchronized => Entry::Synchronized(code),
                        None => Entry::Code(code),
                    }
                }
                None => Entry::Abstract,
            },
        };
        self.targets[id.index()].entry = entry;
        Ok(())
    }

    /// Calls a method whose arguments are on the running frame's operand stack.
    pub(crate) fn invoke_on_stack(&mut self, id: MethodId) -> Result<Flow, Trap> {
        self.prepare(id)?;
        let target = &self.targets[id.index()];
        let count = usize::from(target.arguments);
        match &target.entry {
            Entry::Code(code) => {
                let code = code.clone();
                self.require_frame()?;
                self.drop_operands(count);
                self.enter(id, code, MethodLock::None)?;
                Ok(Flow::Resume)
            }
            Entry::Guarded(code, guard) => {
                let (code, guard) = (code.clone(), *guard);
                self.require_frame()?;
                match self.ask_guard(id, guard, count)? {
                    Some(step) => self.finish_native(id, step, count),
                    None if self.program.method(id).is_synchronized() => self.enter_synchronized(id, code, count),
                    None => {
                        self.drop_operands(count);
                        self.enter(id, code, MethodLock::None)?;
                        Ok(Flow::Resume)
                    }
                }
            }
            Entry::Synchronized(code) => {
                let code = code.clone();
                self.require_frame()?;
                self.enter_synchronized(id, code, count)
            }
            Entry::Replaced(by) => {
                let by = *by;
                self.invoke_replaced(id, by)
            }
            Entry::Native(native) => {
                let native = *native;
                if let Some(flow) = self.settle_native_arguments(id, count)? {
                    return Ok(flow);
                }
                let step = self.call_native_on_stack(id, native, count)?;
                self.finish_native(id, step, count)
            }
            _ => Err(self.no_entry(id, self.peek(count.saturating_sub(1)))),
        }
    }

    fn enter_synchronized(&mut self, id: MethodId, code: Rc<Code>, count: usize) -> Result<Flow, Trap> {
        let receiver = self.peek(count.saturating_sub(1));
        let lock = self.monitor_of(id, receiver)?;
        self.drop_operands(count);
        self.enter(id, code, MethodLock::Held(lock))?;
        Ok(Flow::Resume)
    }

    /// What a guard says to a call whose arguments are on the operand stack.
    fn ask_guard(&mut self, id: MethodId, guard: Guard, count: usize) -> Result<Option<Step>, Trap> {
        let sp = self.frame().sp as usize;
        let operands = self.stack.get(sp.wrapping_sub(count)..sp).unwrap_or_default();
        let mut few = [Value::Invalid; FEW];
        for (place, operand) in few.iter_mut().zip(operands) {
            *place = operand.value();
        }
        guard(self, id, &few[..count.min(FEW)])
    }

    fn call_native_on_stack(&mut self, id: MethodId, native: crate::frame::Native, count: usize) -> Result<Step, Trap> {
        let sp = self.frame().sp as usize;
        let operands = self.stack.get(sp.wrapping_sub(count)..sp).unwrap_or_default();
        let result = if count <= FEW {
            let mut few = [Value::Invalid; FEW];
            for (place, operand) in few.iter_mut().zip(operands) {
                *place = operand.value();
            }
            native(self, &few[..count])
        } else {
            let many: Vec<Value> = operands.iter().map(|operand| operand.value()).collect();
            native(self, &many)
        };
        result.map_err(|trap| self.place_native_trap(id, trap))
    }

    /// A native's result, taken by the frame that called it.
    fn finish_native(&mut self, id: MethodId, step: Step, count: usize) -> Result<Flow, Trap> {
        match step {
            Step::Done(result) => {
                self.drop_operands(count);
                if let Some(value) = result {
                    self.push(value);
                }
                Ok(Flow::Next)
            }
            Step::Retry => Ok(Flow::Resume),
            Step::Call { method, arguments, then } => {
                self.drop_operands(count);
                self.wait_for(id, then);
                self.start_call(method, arguments)
            }
        }
    }

    /// What stops a call of a method that has no body here.
    pub(crate) fn no_entry(&self, id: MethodId, receiver: Value) -> Trap {
        let method = self.program.method(id);
        if method.is_native() {
            let (signature, hint) = (self.program.signature_of(method), self.hint_for_native(id));
            return Trap::unsupported(format!("the native method {signature}{hint}"));
        }
        let class = match receiver {
            Value::Object(receiver) => self.class_of(receiver),
            _ => method.class,
        };
        self.program.no_implementation(class, id).into()
    }

    pub(crate) fn require_frame(&mut self) -> Result<(), Trap> {
        let in_path = self.in_path();
        if in_path && self.call_bound.is_some_and(|bound| self.frames.len() > bound) {
            return Err(Trap::End(PathEnd::Bounded(Bound::Call)));
        }
        match self.frames.len() >= self.frame_limit {
            true if in_path => self.deepen(),
            true => Err(Trap::raise_plain("java/lang/StackOverflowError")),
            false => Ok(()),
        }
    }

    /// The object whose monitor a synchronized method holds.
    pub(crate) fn monitor_of(&mut self, id: MethodId, receiver: Value) -> Result<ObjectId, Trap> {
        let method = self.program.method(id);
        if method.is_static() {
            let class = method.class;
            return self.mirror(class);
        }
        match receiver {
            Value::Object(id) => Ok(id),
            _ => Err(Trap::unverifiable("a synchronized call on a receiver of the wrong kind")),
        }
    }

    /// Pushes the frame of a method whose arguments lie just above the operand stack's top.
    pub(crate) fn enter(&mut self, id: MethodId, code: Rc<Code>, lock: MethodLock) -> Result<(), Trap> {
        let base = self.stack_top();
        let target = &self.targets[id.index()];
        let spreads = target.spreads_arguments;
        let room = base + usize::from(target.arguments) + target.room as usize + 4;
        if room > self.stack.len() {
            self.stack.resize(room + (64 << 10), Slot::INVALID);
        }
        if spreads {
            self.spread_arguments(id, base);
        }
        if let MethodLock::Held(monitor) = lock {
            self.lock(monitor);
        }
        let sp = base + usize::from(code.max_locals);
        self.frames.push(Activation::Java(Frame { code, pc: 0, base: base as u32, sp: sp as u32, lock, entered: 0 }));
        Ok(())
    }

    /// Where the operand stack of the topmost frame ends.
    pub(crate) fn stack_top(&self) -> usize {
        let frame = self.frames.iter().rev().find_map(|activation| match activation {
            Activation::Java(frame) => Some(frame),
            _ => None,
        });
        frame.map_or(0, |frame| frame.sp as usize)
    }

    /// Longs and doubles take two local variables but one operand: arguments behind one move up.
    fn spread_arguments(&mut self, id: MethodId, base: usize) {
        let method = self.program.method(id);
        let receiver = usize::from(!method.is_static());
        let types = method.types.clone();
        let wide_before = |count: usize| types.parameters[..count].iter().filter(|kind| kind.kind().is_wide()).count();
        for position in (0..types.parameters.len()).rev() {
            let from = base + receiver + position;
            let to = from + wide_before(position);
            if let (Some(&value), true) = (self.stack.get(from), to < self.stack.len()) {
                self.stack[to] = value;
            }
        }
    }
}
