//! Method types and method handles in constant pools (JVMS §5.4.3.5).

use super::member::{INVOKE_INTERFACE, INVOKE_VIRTUAL};
use crate::frame::{Activation, Completion, Continuation, Step};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use crate::value::{ObjectId, Value};
use program::{Call, ClassId, Constant, ConstantPool, MethodId, Type};

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
        if let Constant::MethodType(descriptor) = constants.get(index)? {
            let of_type = self.method_type_object(class, &constants.text(descriptor)?)?;
            self.link_constant(Value::Object(of_type));
            return Ok(Flow::Resume);
        }
        let (method, arguments) = self.method_handle_call(class, &constants, index)?;
        let continuation = Continuation { resume: link_loaded, state: Box::default() };
        self.frames.push(Activation::Waiting { continuation, native: None });
        self.start_call(method, arguments)
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
                self.program.resolve_method(from, &member, call)?;
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
fn link_loaded(machine: &mut Machine, _: &[Value], completion: Completion) -> Result<Step, Trap> {
    match completion {
        Ok(Some(handle)) => {
            machine.link_constant(handle);
            Ok(Step::Retry)
        }
        Ok(None) => Err(Trap::unverifiable("a constant without a value")),
        Err(exception) => Err(Trap::Throw(exception)),
    }
}
