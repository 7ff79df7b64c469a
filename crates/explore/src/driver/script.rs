//! The ops of a driver, a function for each of its steps.

use super::subject::{Call, Parameter, Subject, class_type};
use interp::symbolic::CONDITIONS;
use program::{Assembler, MethodDescriptor, Op};

/// Methods of the driver's class that the interpreter has models of, with their descriptors: what becomes of an invariant's
/// answer after the target, and of an exception that left the target.
pub const MODELLED: [(&str, &str); 2] = [INVARIANT, THROWN];
const INVARIANT: (&str, &str) = ("invariant", "(Z)V");
const THROWN: (&str, &str) = ("thrown", "(Ljava/lang/Throwable;)V");

/// What becomes of the answer of a condition.
#[derive(Clone, Copy)]
enum Use {
    /// Paths on which it is false are left out.
    Assume,
    /// Paths on which it is false are violated.
    Check,
}

pub struct Script<'a> {
    subject: &'a Subject,
    /// The name of the driver's class.
    driver: &'a str,
    code: Assembler,
}

impl<'a> Script<'a> {
    pub fn new(subject: &'a Subject, driver: &'a str, descriptor: &MethodDescriptor) -> Script<'a> {
        Script { subject, driver, code: Assembler::new(descriptor, false) }
    }

    /// The whole of it. A clause has its place by what it needs: what is assumed stands before the call, what is checked
    /// when the target returns or throws behind it.
    pub fn written(mut self) -> Assembler {
        self.read_parameters();
        self.use_invariants(Use::Assume);
        self.run_target();
        self.use_invariants_of_made_object();
        self.use_invariants(Use::Check);
        self.code.op(Op::Return);
        self.code
    }

    /// The parameters begin to exist here.
    fn read_parameters(&mut self) {
        for parameter in &self.subject.parameters {
            self.code.op(Op::Load(0));
            let (name, of) = (parameter.field_name(), parameter.of.descriptor());
            self.code.field(Op::GetField, self.driver, &name, &of);
            self.code.op(Op::Store(parameter.local));
        }
    }

    /// Calls the target. An exception that it declares goes on behind the call, as a result does; `thrown` decides.
    fn run_target(&mut self) {
        let (start, end) = (self.code.label(), self.code.label());
        let (handler, after) = (self.code.label(), self.code.label());
        self.code.bind(start);
        self.call_target();
        self.code.bind(end);
        self.code.branch(Op::Goto, after);
        self.code.bind(handler);
        self.after_exception();
        self.code.bind(after);
        self.code.catch_all(start, end, handler);
    }

    fn call_target(&mut self) {
        let Subject { class_name, name, descriptor, .. } = self.subject;
        if let Call::Constructor(_) = self.subject.call {
            self.code.class(Op::New, class_name);
            self.code.op(Op::Dup);
        }
        for parameter in &self.subject.parameters {
            self.code.op(Op::Load(parameter.local));
        }
        let op: fn(u16) -> Op = match self.subject.call {
            Call::Static => Op::InvokeStatic,
            // The body to check is that of this class, whatever overrides it.
            Call::Instance | Call::Constructor(_) => Op::InvokeSpecial,
        };
        if self.subject.in_interface {
            self.code.interface_method(op, class_name, name, descriptor);
        } else {
            self.code.method(op, class_name, name, descriptor);
        }
        self.after_return();
    }

    /// The result is on the stack.
    fn after_return(&mut self) {
        if let Call::Constructor(_) = self.subject.call {
            self.code.op(Op::Store(self.subject.free_local));
        } else if self.subject.returns.is_some() {
            self.code.op(Op::Pop);
        }
    }

    /// The exception is on the stack.
    fn after_exception(&mut self) {
        let (name, descriptor) = THROWN;
        self.code.method(Op::InvokeStatic, self.driver, name, descriptor);
        if let Call::Constructor(_) = self.subject.call {
            // Nobody gets to see the object.
            self.code.op(Op::Return);
        }
    }

    fn use_invariants(&mut self, purpose: Use) {
        for parameter in &self.subject.parameters {
            self.use_invariants_of(parameter, purpose);
        }
    }

    fn use_invariants_of_made_object(&mut self) {
        if let Call::Constructor(invariants) = &self.subject.call {
            let made = Parameter {
                name: "this".to_owned(),
                of: class_type(&self.subject.class_name),
                is_receiver: true,
                local: self.subject.free_local,
                invariants: invariants.clone(),
            };
            self.use_invariants_of(&made, Use::Check);
        }
    }

    /// Calls each invariant of a parameter, unless that is null, and does something with the answer.
    fn use_invariants_of(&mut self, parameter: &Parameter, purpose: Use) {
        for invariant in &parameter.invariants {
            let skip = self.code.label();
            if !parameter.is_receiver {
                self.code.op(Op::Load(parameter.local));
                self.code.branch(Op::IfNull, skip);
            }
            self.code.op(Op::Load(parameter.local));
            if invariant.in_interface {
                self.code.interface_method(Op::InvokeInterface, &invariant.class, &invariant.name, "()Z");
            } else {
                self.code.method(Op::InvokeVirtual, &invariant.class, &invariant.name, "()Z");
            }
            match purpose {
                Use::Assume => self.code.method(Op::InvokeStatic, CONDITIONS, "assume", "(Z)V"),
                Use::Check => self.code.method(Op::InvokeStatic, self.driver, INVARIANT.0, INVARIANT.1),
            };
            self.code.bind(skip);
            self.code.op(Op::Nop);
        }
    }
}
