//! What the constant pool says of a call site or dynamic constant.

use crate::machine::Machine;
use crate::trap::Trap;
use program::{ClassId, Constant, ConstantPool, MethodDescriptor, MethodId};
use std::rc::Rc;

/// The code made for a call site has a few constants per argument, and a class has room for 65,535. Compilers stay far
/// below; a hostile class file need not.
const MOST_ARGUMENTS: usize = 4000;

pub struct CallSite {
    /// The class that contains the call.
    pub host: ClassId,
    pub method: MethodId,
    pub pc: u32,
    pub constants: Rc<ConstantPool>,
    /// The bootstrap method, as a constant pool index.
    pub bootstrap: u16,
    pub bootstrap_class: String,
    pub bootstrap_name: String,
    /// The bootstrap method's static arguments, as constant pool indices.
    pub arguments: Box<[u16]>,
    pub name: String,
    pub descriptor: String,
}

/// A method handle constant.
pub struct HandleConstant {
    pub kind: u8,
    pub class: String,
    pub name: String,
    pub descriptor: String,
    pub interface: bool,
}

impl CallSite {
    /// Reads the constant at `index` of the running method's class.
    pub fn read(machine: &Machine, index: u16) -> Result<CallSite, Trap> {
        let frame = machine.frame();
        let code = &frame.code;
        let (Constant::InvokeDynamic { bootstrap, name_and_type } | Constant::Dynamic { bootstrap, name_and_type }) =
            code.constants.get(index)?
        else {
            return Err(Trap::unverifiable(format!("constant {index} is not dynamic")));
        };
        let Some(row) = machine.program.bootstrap_method(code, bootstrap).cloned() else {
            return Err(Trap::unverifiable(format!("there is no bootstrap method {bootstrap}")));
        };
        if row.arguments.len() > MOST_ARGUMENTS {
            return Err(Trap::unsupported("a bootstrap method with thousands of arguments"));
        }
        let handle = HandleConstant::read(&code.constants, row.handle)?;
        let (name, descriptor) = code.constants.name_and_type(name_and_type)?;
        Ok(CallSite {
            host: code.class,
            method: code.method,
            pc: frame.pc,
            constants: code.constants.clone(),
            bootstrap: row.handle,
            bootstrap_class: handle.class,
            bootstrap_name: handle.name,
            arguments: row.arguments,
            name: name.into_owned(),
            descriptor: descriptor.into_owned(),
        })
    }

    pub fn argument(&self, at: usize) -> Result<u16, Trap> {
        self.arguments.get(at).copied().ok_or_else(|| Trap::unverifiable("a bootstrap argument is missing"))
    }

    pub fn types(&self) -> Result<MethodDescriptor, Trap> {
        parse_descriptor(&self.descriptor)
    }

    pub fn method_type(&self, at: usize) -> Result<String, Trap> {
        let index = self.argument(at)?;
        match self.constants.get(index)? {
            Constant::MethodType(text) => Ok(self.constants.text(text)?.into_owned()),
            _ => Err(Trap::unverifiable(format!("constant {index} is not a method type"))),
        }
    }

    pub fn class_name(&self, at: usize) -> Result<String, Trap> {
        Ok(self.constants.class_name(self.argument(at)?)?.into_owned())
    }

    pub fn int(&self, at: usize) -> Result<i32, Trap> {
        let index = self.argument(at)?;
        match self.constants.get(index)? {
            Constant::Integer(value) => Ok(value),
            _ => Err(Trap::unverifiable(format!("constant {index} is not an int"))),
        }
    }

    /// The units of a string constant.
    pub fn string_units(&self, at: usize) -> Result<Vec<u16>, Trap> {
        let index = self.argument(at)?;
        match self.constants.get(index)? {
            Constant::String(text) => Ok(self.constants.units(text)?),
            _ => Err(Trap::unverifiable(format!("constant {index} is not a string"))),
        }
    }
}

impl HandleConstant {
    pub fn read(constants: &ConstantPool, index: u16) -> Result<HandleConstant, Trap> {
        let Constant::MethodHandle { kind, member } = constants.get(index)? else {
            return Err(Trap::unverifiable(format!("constant {index} is not a method handle")));
        };
        let member = constants.member(member)?;
        Ok(HandleConstant {
            kind,
            class: member.class.into_owned(),
            name: member.name.into_owned(),
            descriptor: member.descriptor.into_owned(),
            interface: member.interface,
        })
    }
}

pub fn parse_descriptor(text: &str) -> Result<MethodDescriptor, Trap> {
    MethodDescriptor::parse(text).ok_or_else(|| Trap::unverifiable(format!("bad method descriptor {text}")))
}
