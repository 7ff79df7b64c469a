//! Bootstrap methods in general: those of the program itself, and the rest of the JDK's.
//!
//! The JDK's own methods call them (`MethodHandleNatives`, `CallSite`); what is made here is the code that hands over the
//! static arguments. It runs as if it stood in the class of the call site, so that arguments which are method handles or
//! dynamic constants themselves are loaded by ordinary `ldc` instructions.

use super::boxing::wrapper;
use super::site::CallSite;
use crate::frame::{Activation, Completion, Continuation, Step};
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::{Assembler, BaseType, Constant, MethodDescriptor, MethodId, Op, Type};

const CONSTANT_LINKER: (&str, &str, &str) = (
    "java/lang/invoke/MethodHandleNatives",
    "linkDynamicConstantImpl",
    "(Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;)\
     Ljava/lang/Object;",
);
const SITE_MAKER: (&str, &str, &str) = (
    "java/lang/invoke/CallSite",
    "makeSite",
    "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Object;\
     Ljava/lang/Class;)Ljava/lang/invoke/CallSite;",
);

/// A method without parameters that computes a dynamic constant.
pub fn make_constant_call(machine: &mut Machine, site: &CallSite) -> Result<MethodId, Trap> {
    let kind = Type::parse(&site.descriptor).ok_or_else(|| Trap::unverifiable("a constant of a bad type"))?;
    let linker = machine.jdk_method(CONSTANT_LINKER.0, CONSTANT_LINKER.1, CONSTANT_LINKER.2)?;
    let class = machine.resolve_type(site.host, &kind)?;
    let of_type = machine.mirror(class)?;
    let descriptor = format!("(){}", kind.descriptor());
    let mut code = start(site, &descriptor)?;
    let caller = machine.mirror(site.host)?;
    emit_object(machine, &mut code, caller.into());
    emit_constant(machine, &mut code, site, site.bootstrap)?;
    let name = machine.intern_text(&site.name)?;
    emit_object(machine, &mut code, name.into());
    emit_object(machine, &mut code, of_type.into());
    emit_arguments(machine, &mut code, site)?;
    code.op(Op::InvokeStaticLinked(linker));
    emit_result(machine, &mut code, &kind)?;
    machine.define_site_method("Constant", site.host, &descriptor, code)
}

/// A method without parameters that makes the object of a call site.
fn make_site_call(machine: &mut Machine, site: &CallSite) -> Result<MethodId, Trap> {
    let maker = machine.jdk_method(SITE_MAKER.0, SITE_MAKER.1, SITE_MAKER.2)?;
    let of_type = machine.method_type_object(site.host, &site.descriptor)?;
    let descriptor = "()Ljava/lang/invoke/CallSite;";
    let mut code = start(site, descriptor)?;
    emit_constant(machine, &mut code, site, site.bootstrap)?;
    let name = machine.intern_text(&site.name)?;
    emit_object(machine, &mut code, name.into());
    emit_object(machine, &mut code, of_type.into());
    emit_arguments(machine, &mut code, site)?;
    let caller = machine.mirror(site.host)?;
    emit_object(machine, &mut code, caller.into());
    code.op(Op::InvokeStaticLinked(maker)).op(Op::ReturnValue);
    machine.define_site_method("CallSite", site.host, descriptor, code)
}

impl Machine {
    /// Links a call site by its own bootstrap method: first the site's object is made, then calls go to its target.
    pub(super) fn link_general_site(&mut self, site: &CallSite) -> Result<Flow, Trap> {
        let key = (site.method, site.pc);
        if let Some(&error) = self.handles.failed_sites.get(&key) {
            return Err(Trap::Throw(error));
        }
        if let Some(&object) = self.handles.sites.get(&key) {
            let method = make_target_call(self, site, object)?;
            self.link(Op::InvokeDynamicLinked(method));
            return Ok(Flow::Resume);
        }
        self.require_base("a bootstrap method of the program's own")?;
        let method = make_site_call(self, site)?;
        let state = Box::new([Value::Int(site.method.0 as i32), Value::Int(site.pc as i32)]);
        let continuation = Continuation { resume: keep_site, state };
        self.frames.push(Activation::Waiting { continuation, native: None });
        // The call's operands stay where they are: the instruction starts over.
        self.start_call(method, Vec::new())
    }
}

fn keep_site(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    let (Value::Int(method), Value::Int(pc)) = (state[0], state[1]) else {
        unreachable!("the state was made by link_general_site")
    };
    let key = (MethodId(method as u32), pc as u32);
    match completion {
        Ok(Some(Value::Object(site))) => {
            machine.handles.sites.insert(key, site);
            Ok(Step::Retry)
        }
        Ok(_) => Err(Trap::unverifiable("a bootstrap method without a call site")),
        Err(error) => {
            machine.handles.failed_sites.insert(key, error);
            Err(Trap::Throw(error))
        }
    }
}

/// The method that stands for a call site: it asks for the target each time, since some sites change theirs.
fn make_target_call(machine: &mut Machine, site: &CallSite, object: ObjectId) -> Result<MethodId, Trap> {
    let types = site.types()?;
    let host = machine.load("java/lang/invoke/CallSite")?;
    let mut code = Assembler::new(&types, false);
    emit_object(machine, &mut code, object.into());
    code.method(Op::InvokeVirtual, "java/lang/invoke/CallSite", "getTarget", "()Ljava/lang/invoke/MethodHandle;");
    let mut local = 0;
    for kind in &types.parameters {
        code.op(Op::Load(local));
        local += 1 + u16::from(kind.kind().is_wide());
    }
    code.method(Op::InvokeVirtual, "java/lang/invoke/MethodHandle", "invokeExact", &site.descriptor);
    code.op(if types.result.is_some() { Op::ReturnValue } else { Op::Return });
    machine.define_site_method("Target", host, &site.descriptor, code)
}

fn start(site: &CallSite, descriptor: &str) -> Result<Assembler, Trap> {
    let types = MethodDescriptor::parse(descriptor).ok_or_else(|| Trap::unverifiable("a constant of a bad type"))?;
    Ok(Assembler::on_behalf_of(site.host, site.constants.clone(), &types))
}

fn emit_object(machine: &mut Machine, code: &mut Assembler, value: Value) {
    let place = machine.add_linked(value);
    code.op(Op::LdcLinked(place));
}

/// The static arguments, in an array of objects.
fn emit_arguments(machine: &mut Machine, code: &mut Assembler, site: &CallSite) -> Result<(), Trap> {
    let object = machine.known.object;
    let array = machine.array_class(object)?;
    code.op(Op::IConst(site.arguments.len() as i32)).op(Op::ANewArrayLinked(array));
    for (place, &index) in site.arguments.iter().enumerate() {
        code.op(Op::Dup).op(Op::IConst(place as i32));
        emit_constant(machine, code, site, index)?;
        code.op(Op::AAStore);
    }
    Ok(())
}

/// A constant as an object, numbers in their wrappers.
fn emit_constant(machine: &mut Machine, code: &mut Assembler, site: &CallSite, index: u16) -> Result<(), Trap> {
    let (base, value) = match site.constants.get(index)? {
        Constant::Integer(value) => (BaseType::Int, Value::Int(value)),
        Constant::Float(value) => (BaseType::Float, Value::Float(value)),
        Constant::Long(value) => (BaseType::Long, Value::Long(value)),
        Constant::Double(value) => (BaseType::Double, Value::Double(value)),
        Constant::Dynamic { name_and_type, .. } => {
            code.op(Op::Ldc(index));
            let (_, descriptor) = site.constants.name_and_type(name_and_type)?;
            if let Some(Type::Base(base)) = Type::parse(&descriptor) {
                let class = wrapper(base);
                let boxing = machine.jdk_method(class, "valueOf", &format!("({})L{class};", base.letter()))?;
                code.op(Op::InvokeStaticLinked(boxing));
            }
            return Ok(());
        }
        _ => {
            code.op(Op::Ldc(index));
            return Ok(());
        }
    };
    let class = machine.load(wrapper(base))?;
    machine.require_initialized(class)?;
    let boxed = machine.new_instance(class);
    machine.set_field(boxed, "value", value);
    emit_object(machine, code, boxed.into());
    Ok(())
}

/// Turns the object that the linker returns into the constant's type.
fn emit_result(machine: &mut Machine, code: &mut Assembler, kind: &Type) -> Result<(), Trap> {
    if let Type::Base(base) = kind {
        let class = wrapper(*base);
        let id = machine.load(class)?;
        let unboxing =
            machine.jdk_method(class, &format!("{}Value", base.keyword()), &format!("(){}", base.letter()))?;
        code.op(Op::CheckCastLinked(id)).op(Op::InvokeDirect(unboxing));
    }
    code.op(Op::ReturnValue);
    Ok(())
}
