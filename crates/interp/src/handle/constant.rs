//! Method types and method handles in constant pools (JVMS §5.4.3.5).

use super::member::{INVOKE_INTERFACE, INVOKE_VIRTUAL};
use crate::frame::{Activation, Completion, Continuation, Step};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{Call, ClassId, Constant, ConstantPool, MethodId, ResolvedMethod, Type};

/// The bootstrap of HotSpot that makes a method handle for a constant.
const LINK: (&str, &str, &str) = (
    "java/lang/invoke/MethodHandleNatives",
    "linkMethodHandleConstant",
    "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;",
);

impl Machine {
    /// `ldc` of a method type or method handle.
    pub(crate) fn load_handle_constant(&mut self, index: u16) -> Result<Flow, Trap> {
        let (constants, class) = (self.frame().code.constants.clone(), self.frame().code.class);
        self.repeat_failure(class, index)?;
        self.require_base("a method handle constant")?;
        if let Constant::MethodType(descriptor) = constants.get(index)? {
            let of_type = self.method_type_object(class, &constants.text(descriptor)?);
            let of_type = of_type.map_err(|trap| self.keep_failure(class, index, trap))?;
            self.link_constant(Value::Object(of_type));
            return Ok(Flow::Resume);
        }
        let call = self.method_handle_call(class, &constants, index);
        let (method, arguments) = call.map_err(|trap| self.keep_failure(class, index, trap))?;
        let state = Box::new([Value::Int(class.0 as i32), Value::Int(i32::from(index))]);
        self.frames
            .push(Activation::Waiting { continuation: Continuation { resume: link_loaded, state }, native: None });
        self.start_call(method, arguments)
    }

    /// Fails if the constant has failed before.
    pub(crate) fn repeat_failure(&mut self, class: ClassId, index: u16) -> Result<(), Trap> {
        match self.handle_tables.failed_constants.get(&(class, index)) {
            Some(&error) => Err(Trap::Throw(self.repeat_error(error)?)),
            None => Ok(()),
        }
    }

    /// Remembers the error that a constant failed with, if it is one that later attempts must repeat.
    pub(crate) fn keep_failure(&mut self, class: ClassId, index: u16, trap: Trap) -> Trap {
        let thrown = match trap {
            Trap::Raise(raise) => self.create_exception(&raise, None),
            Trap::Throw(error) => Ok(error),
            other => return other,
        };
        let linkage = self.load("java/lang/LinkageError");
        match (thrown, linkage) {
            (Ok(error), Ok(linkage)) => {
                // What a path makes is gone with it; the next path fails anew, in the same way.
                if self.is_instance(error, linkage) && !self.in_path() {
                    self.handle_tables.failed_constants.insert((class, index), error);
                }
                Trap::Throw(error)
            }
            (Err(trap), _) | (_, Err(trap)) => trap,
        }
    }

    /// The MethodType object for a descriptor that class `from` names.
    pub(crate) fn method_type_object(&mut self, from: ClassId, descriptor: &str) -> Result<ObjectId, Trap> {
        let signature = self.resolve_signature(from, descriptor)?;
        self.method_type(&signature)
    }

    /// The call that makes the method handle of a constant: a method of the JDK, and its arguments. Its result is the
    /// handle. Something of the JDK may have to be initialized before.
    pub(crate) fn method_handle_call(
        &mut self,
        from: ClassId,
        constants: &ConstantPool,
        index: u16,
    ) -> Result<(MethodId, Vec<Value>), Trap> {
        let Constant::MethodHandle { kind, member } = constants.get(index)? else {
            return Err(Trap::unverifiable(format!("constant {index} is not a method handle")));
        };
        let link = self.jdk_method(LINK.0, LINK.1, LINK.2)?;
        let member = constants.member(member)?;
        let home = self.resolve_class(from, &member.class)?;
        // What the reference itself gets wrong is thrown before the JDK has a say.
        let of_type = match Type::parse(&member.descriptor) {
            Some(of) => {
                self.program.resolve_field(from, &member)?;
                let class = self.resolve_type(from, &of)?;
                self.mirror(class)?
            }
            None => {
                let is_dispatched = matches!(kind, INVOKE_VIRTUAL | INVOKE_INTERFACE);
                let call = if is_dispatched { Call::Dispatched } else { Call::Direct };
                let (ResolvedMethod::Method(id) | ResolvedMethod::SignaturePolymorphic(id)) =
                    self.program.resolve_method(from, &member, call)?;
                self.check_kind(id, kind)?;
                self.method_type_object(from, &member.descriptor)?
            }
        };
        let (caller, home) = (self.mirror(from)?, self.mirror(home)?);
        let name = self.intern_text(&member.name)?;
        let arguments = vec![
            Value::Object(caller),
            Value::Int(i32::from(kind)),
            Value::Object(home),
            Value::Object(name),
            Value::Object(of_type),
        ];
        Ok((link, arguments))
    }
}

/// The running `ldc` pushes what it got from now on.
fn link_loaded(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    let (Value::Int(class), Value::Int(index)) = (state[0], state[1]) else {
        unreachable!("the state was made by load_handle_constant")
    };
    match completion {
        Ok(Some(handle)) => {
            machine.link_constant(handle);
            Ok(Step::Retry)
        }
        Ok(None) => Err(Trap::unverifiable("a constant without a value")),
        Err(error) => Err(machine.keep_failure(ClassId(class as u32), index as u16, Trap::Throw(error))),
    }
}
