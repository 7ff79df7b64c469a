//! What happens between instructions: results are delivered, exceptions find their handlers, calls from natives begin.

use crate::frame::{Activation, Completion, Continuation, MethodLock, Step};
use crate::initialize::Progress;
use crate::machine::Machine;
use crate::run::{Ended, Flow};
use crate::target::Entry;
use crate::trap::{Raise, Stop, Trap};
use heap::Slot;
use heap::{ObjectId, Value};
use program::MethodId;

/// What is to be done next, until a Java frame is ready to run.
pub(crate) enum Pending {
    /// The topmost activation is told how the call it made has ended.
    Deliver(Completion),
    Invoke(MethodId, Vec<Value>),
    Interrupt(Trap),
    /// The topmost activation does again what it was doing.
    Retry,
}

impl Machine {
    /// Calls a method from outside and runs until it has ended.
    pub fn call(&mut self, method: MethodId, arguments: Vec<Value>) -> Ended {
        debug_assert!(self.frames.is_empty(), "a call from outside starts with an empty stack");
        let ended = match self.drive(Pending::Invoke(method, arguments)) {
            Ok(()) => self.run(),
            Err(ended) => ended,
        };
        self.frames.clear();
        self.monitors.clear();
        self.initializers_are_over();
        ended
    }

    /// Initializes a class from outside.
    pub fn initialize(&mut self, class: program::ClassId) -> Ended {
        debug_assert!(self.frames.is_empty(), "a call from outside starts with an empty stack");
        let ended = match self.drive(Pending::Interrupt(Trap::Initialize(class))) {
            Ok(()) => self.run(),
            Err(ended) => ended,
        };
        self.frames.clear();
        self.monitors.clear();
        self.initializers_are_over();
        ended
    }

    /// Whether a class's initializer would run in the middle of a path.
    fn must_initialize_in_base(&self, class: program::ClassId) -> bool {
        self.in_path() && self.classes[class.index()].progress == Progress::NotStarted
    }

    /// Goes on from where the run was interrupted.
    pub(crate) fn resume_activation(&mut self) -> Result<(), Ended> {
        match self.frames.last() {
            Some(Activation::Java(_)) => Ok(()),
            _ => self.drive(Pending::Retry),
        }
    }

    /// Does what is pending and runs on.
    pub(crate) fn go_on(&mut self, pending: Pending) -> Ended {
        let going = self.drive(pending);
        settled(going, self)
    }

    /// Deals with what interrupted the topmost frame. `Ok` leaves a Java frame on top that is ready to run.
    pub(crate) fn settle_trap(&mut self, trap: Trap) -> Result<(), Ended> {
        match trap {
            Trap::Choose => Err(Ended::Choose),
            Trap::End(end) => Err(Ended::End(end)),
            trap => self.drive(Pending::Interrupt(trap)),
        }
    }

    /// Ends the topmost frame with a result.
    pub(crate) fn return_from_frame(&mut self, result: Option<Value>) -> Result<(), Ended> {
        match self.leave_method_monitor() {
            Ok(()) => {
                self.frames.pop();
                self.drive(Pending::Deliver(Ok(result)))
            }
            Err(trap) => self.settle_trap(trap),
        }
    }

    /// Leaves a continuation for a call that a native method makes.
    pub(crate) fn wait_for(&mut self, native: MethodId, then: Option<Continuation>) {
        let native = self.program.method(native).is_native().then_some(native);
        let pass = |_: &mut Machine, _: &[Value], completion: Completion| match completion {
            Ok(result) => Ok(Step::Done(result)),
            Err(exception) => Err(Trap::Throw(exception)),
        };
        let continuation = match then {
            Some(continuation) => continuation,
            None if native.is_none() => return,
            None => Continuation { resume: pass, state: Box::default() },
        };
        self.frames.push(Activation::Waiting { continuation, native });
    }

    /// Begins a call on behalf of a native method.
    pub(crate) fn start_call(&mut self, method: MethodId, arguments: Vec<Value>) -> Result<Flow, Trap> {
        match self.drive(Pending::Invoke(method, arguments)) {
            Ok(()) => Ok(Flow::Resume),
            Err(Ended::Stopped(stop)) => Err(Trap::Stop(stop)),
            Err(Ended::Threw(exception)) => Err(Trap::Throw(exception)),
            Err(Ended::End(end)) => Err(Trap::End(end)),
            Err(Ended::Choose) => Err(Trap::Choose),
            Err(Ended::NeedsClass(class)) => Err(Trap::Initialize(class)),
            Err(Ended::WorldLacks(class)) => Err(Trap::Consider(class)),
            Err(Ended::NeedsContract(method)) => Err(Trap::NeedsContract(method)),
            Err(Ended::Returned(_)) => unreachable!("the frame of the native's caller is still there"),
        }
    }

    fn drive(&mut self, first: Pending) -> Result<(), Ended> {
        let mut pending = first;
        loop {
            pending = match pending {
                Pending::Deliver(completion) => match self.deliver(completion)? {
                    Some(next) => next,
                    None => return Ok(()),
                },
                Pending::Invoke(method, arguments) => match self.begin(method, arguments) {
                    Ok(Some(next)) => next,
                    Ok(None) => return Ok(()),
                    Err(trap) => Pending::Interrupt(trap),
                },
                Pending::Interrupt(trap) => self.interrupt(trap)?,
                Pending::Retry => match self.frames.last() {
                    Some(Activation::Java(_)) => return Ok(()),
                    _ => Pending::Deliver(Ok(None)),
                },
            };
        }
    }

    fn interrupt(&mut self, trap: Trap) -> Result<Pending, Ended> {
        Ok(match trap {
            Trap::Throw(exception) => Pending::Deliver(Err(exception)),
            Trap::Raise(raise) => match self.create_exception(&raise, None) {
                Ok(exception) => Pending::Deliver(Err(exception)),
                Err(Trap::Raise(Raise { class, message })) => {
                    // The exception's class itself cannot be loaded: nothing sensible can be thrown.
                    let what = format!("{class} ({}) while {} was thrown", message.unwrap_or_default(), raise.class);
                    return Err(self.stopped(Stop::Unsupported { what, at: String::new() }));
                }
                Err(other) => Pending::Interrupt(other),
            },
            Trap::End(end) => return Err(Ended::End(end)),
            Trap::Choose => return Err(Ended::Choose),
            Trap::Initialize(class) if self.must_initialize_in_base(class) => {
                return Err(Ended::NeedsClass(class));
            }
            Trap::Consider(class) => return Err(Ended::WorldLacks(class)),
            Trap::Admit(object) => self.begin_admission(object),
            Trap::NeedsContract(method) => return Err(Ended::NeedsContract(method)),
            Trap::Initialize(class) if self.in_path() => match self.first_failure(class) {
                Some(error) => Pending::Deliver(Err(error)),
                None => self.begin_waiting(class),
            },
            Trap::Initialize(class) => self.begin_waiting(class),
            Trap::Stop(stop) => match self.postpone(*stop) {
                Ok(()) => Pending::Retry,
                Err(stop) => return Err(self.stopped(stop)),
            },
        })
    }

    /// Begins the initialization of a class, or says why that is impossible.
    fn begin_waiting(&mut self, class: program::ClassId) -> Pending {
        match self.begin_initialization(class) {
            Ok(true) => Pending::Deliver(Ok(None)),
            Ok(false) => Pending::Retry,
            Err(trap) => Pending::Interrupt(trap),
        }
    }

    fn stopped(&self, mut stop: Stop) -> Ended {
        match &mut stop {
            Stop::Unsupported { what, at } if at.is_empty() => {
                (*what, *at) = self.place_unsupported(what, &self.location());
            }
            Stop::Unverifiable { at, .. } if at.is_empty() => *at = self.location(),
            _ => {}
        }
        Ended::Stopped(Box::new(stop))
    }

    /// What is unsupported with the method that needed it, which is often one inside the JDK, and where the user's own
    /// code called for it.
    fn place_unsupported(&self, what: &str, needed_by: &str) -> (String, String) {
        let at = self.user_location();
        (if needed_by == at { what.to_owned() } else { format!("{what}, in {needed_by}") }, at)
    }

    fn deliver(&mut self, completion: Completion) -> Result<Option<Pending>, Ended> {
        match self.frames.last_mut() {
            None => Err(match completion {
                Ok(result) => Ended::Returned(result),
                Err(exception) => Ended::Threw(exception),
            }),
            Some(Activation::Java(frame)) => match completion {
                Ok(result) => {
                    frame.pc += 1;
                    if let Some(value) = result {
                        self.push(value);
                    }
                    Ok(None)
                }
                Err(exception) => Ok(self.handle_in_frame(exception)),
            },
            Some(Activation::Waiting { .. }) => {
                let Some(Activation::Waiting { continuation, native }) = self.frames.pop() else {
                    unreachable!("the topmost activation was just seen to wait")
                };
                let stepped = (continuation.resume)(self, &continuation.state, completion);
                Ok(Some(match stepped {
                    Ok(step) => self.pending_for(step, native),
                    // What went on here cannot be started over.
                    Err(Trap::Admit(object)) => Pending::Interrupt(self.not_admitted(object)),
                    Err(trap) => Pending::Interrupt(trap),
                }))
            }
            Some(Activation::Invoke { .. }) => {
                let Some(Activation::Invoke { method, arguments }) = self.frames.pop() else {
                    unreachable!("the topmost activation was just seen to be a call")
                };
                Ok(Some(match completion {
                    Ok(_) => Pending::Invoke(method, arguments),
                    Err(exception) => Pending::Deliver(Err(exception)),
                }))
            }
        }
    }

    fn pending_for(&mut self, step: Step, native: Option<MethodId>) -> Pending {
        match step {
            Step::Done(result) => Pending::Deliver(Ok(result)),
            Step::Retry => Pending::Retry,
            Step::Call { method, arguments, then } => {
                if let Some(continuation) = then {
                    self.frames.push(Activation::Waiting { continuation, native });
                }
                Pending::Invoke(method, arguments)
            }
        }
    }

    /// Goes to the handler of an exception in the topmost frame, or leaves the frame.
    fn handle_in_frame(&mut self, exception: ObjectId) -> Option<Pending> {
        match self.find_handler(exception) {
            Ok(Some(target)) => {
                let frame = self.frame_mut();
                frame.pc = target;
                frame.sp = frame.base + u32::from(frame.code.max_locals);
                self.push(Value::Object(exception));
                None
            }
            Ok(None) => {
                let thrown = self.abandon_monitors(exception);
                self.note_abandoned();
                self.frames.pop();
                Some(match thrown {
                    Ok(exception) => Pending::Deliver(Err(exception)),
                    Err(trap) => Pending::Interrupt(trap),
                })
            }
            Err(trap) => {
                // The handler's class cannot be loaded; that error takes the exception's place (JVMS §2.10).
                let _ = self.abandon_monitors(exception);
                self.frames.pop();
                Some(Pending::Interrupt(trap))
            }
        }
    }

    fn find_handler(&mut self, exception: ObjectId) -> Result<Option<u32>, Trap> {
        let (code, pc) = (self.frame().code.clone(), self.frame().pc);
        for handler in &code.handlers {
            if !(handler.start..handler.end).contains(&pc) {
                continue;
            }
            let Some(index) = handler.catches else { return Ok(Some(handler.target)) };
            let class = self.class_constant(index)?;
            if self.is_instance(exception, class) {
                return Ok(Some(handler.target));
            }
            self.require_thrown(exception, class)?;
            // An unknown exception may be of a class of the JDK that is caught here.
            if self.symbolic.is_some() && self.program.is_subtype(class, self.heap.class(exception)) {
                self.note_dependence_on_class(exception);
            }
        }
        Ok(None)
    }

    /// Begins a call that does not come from a Java frame's operand stack. `None`: a frame is ready to run.
    fn begin(&mut self, id: MethodId, arguments: Vec<Value>) -> Result<Option<Pending>, Trap> {
        self.prepare(id)?;
        self.require_frame()?;
        let (code, synchronized) = match &self.targets[id.index()].entry {
            Entry::Code(code) => (code.clone(), false),
            Entry::Synchronized(code) => (code.clone(), true),
            Entry::Guarded(code, guard) => {
                let (code, guard) = (code.clone(), *guard);
                match guard(self, id, &arguments) {
                    Ok(None) => {}
                    Ok(Some(step)) => return Ok(Some(self.pending_for(step, None))),
                    Err(trap @ Trap::Admit(_)) => {
                        self.frames.push(Activation::Invoke { method: id, arguments });
                        return Ok(Some(Pending::Interrupt(trap)));
                    }
                    Err(trap) => return Err(trap),
                }
                (code, self.program.method(id).is_synchronized())
            }
            Entry::Replaced(by) => return Ok(Some(Pending::Invoke(*by, arguments))),
            Entry::Native(native) => {
                let native = *native;
                let mut arguments = arguments;
                if let Err(trap) = self.settle_arguments(id, &mut arguments) {
                    self.frames.push(Activation::Invoke { method: id, arguments });
                    return Ok(Some(Pending::Interrupt(trap)));
                }
                return Ok(Some(match native(self, &arguments) {
                    Ok(Step::Call { method, arguments, then }) => {
                        self.wait_for(id, then);
                        Pending::Invoke(method, arguments)
                    }
                    Ok(step) => self.pending_for(step, None),
                    Err(trap @ (Trap::Initialize(_) | Trap::Choose | Trap::Admit(_))) => {
                        self.frames.push(Activation::Invoke { method: id, arguments });
                        Pending::Interrupt(self.place_native_trap(id, trap))
                    }
                    Err(trap) => Pending::Interrupt(self.place_native_trap(id, trap)),
                }));
            }
            _ => return Err(self.no_entry(id, arguments.first().copied().unwrap_or(Value::Invalid))),
        };
        let receiver = arguments.first().copied().unwrap_or(Value::Invalid);
        let lock = if synchronized { MethodLock::Held(self.monitor_of(id, receiver)?) } else { MethodLock::None };
        let top = self.stack_top();
        if top + arguments.len() > self.stack.len() {
            self.stack.resize(top + arguments.len() + (64 << 10), Slot::INVALID);
        }
        for (place, &argument) in self.stack[top..].iter_mut().zip(&arguments) {
            *place = argument.into();
        }
        self.enter(id, code, lock)?;
        Ok(None)
    }

    /// An exception raised by a native method, or by a class that the method has to wait for, shows the method in its
    /// stack trace.
    pub(crate) fn place_native_trap(&mut self, native: MethodId, trap: Trap) -> Trap {
        match trap {
            Trap::Raise(raise) => match self.create_exception(&raise, Some(native)) {
                Ok(exception) => Trap::Throw(exception),
                Err(other) => other,
            },
            Trap::Stop(mut stop) => {
                if let Stop::Unsupported { what, at } = &mut *stop
                    && at.is_empty()
                {
                    let signature = self.program.signature_of(self.program.method(native));
                    let needed_by = signature.split_once(' ').map_or(&*signature, |(_result, method)| method);
                    (*what, *at) = self.place_unsupported(what, needed_by);
                }
                Trap::Stop(stop)
            }
            Trap::Initialize(class) if self.program.method(native).is_native() => {
                let continuation = Continuation { resume: start_over, state: Box::default() };
                self.frames.push(Activation::Waiting { continuation, native: Some(native) });
                Trap::Initialize(class)
            }
            other => other,
        }
    }
}

/// Runs on if there is a frame that is ready to.
pub(crate) fn settled(going: Result<(), Ended>, machine: &mut Machine) -> Ended {
    match going {
        Ok(()) => machine.run(),
        Err(ended) => ended,
    }
}

/// Lets a native method that waited for a class start over.
fn start_over(_: &mut Machine, _: &[Value], completion: Completion) -> Result<Step, Trap> {
    match completion {
        Ok(_) => Ok(Step::Retry),
        Err(exception) => Err(Trap::Throw(exception)),
    }
}
