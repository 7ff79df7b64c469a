//! The words of a NullPointerException that the JVM itself throws: `Cannot invoke "String.length()" because "<local1>"
//! is null`.
//!
//! JEP 358 describes these messages but leaves their text to the JVM, so the text here is HotSpot's, of JDK 17 to 25:
//! tests compare it with what those JVMs print. A message has two halves. The first names what the instruction wanted
//! to do. The second says in terms of the source what was null; it comes from tracing back which instruction put the
//! null reference on the operand stack ([`origins`]) and putting that instruction into words ([`describe`]).

mod describe;
pub(crate) mod effect;
pub(crate) mod instruction;
pub(crate) mod origins;

use crate::class_file::RawCode;
use crate::class_file::constant_pool::{ConstantPool, MemberRef};
use crate::link::{Method, Program};
use crate::{MethodDescriptor, MethodId, Type};
use describe::Describer;
use instruction::{Instruction, opcode};
use origins::Origins;

/// The classes through which reflection calls constructors, in JDK 17 and later. HotSpot takes any NullPointerException
/// of theirs for one that the program made by reflection.
const CONSTRUCTOR_CALLERS: [&str; 2] = [
    "jdk/internal/reflect/NativeConstructorAccessorImpl",
    "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor",
];

/// The message of the NullPointerException that the instruction at `offset` throws. `None` if HotSpot gives it none,
/// as when the instruction is a call of a constructor: the exception is then one that the program made itself.
pub fn null_pointer_message(program: &Program, method: MethodId, offset: u16) -> Option<String> {
    let method = program.method(method);
    let class = program.class(method.class);
    if CONSTRUCTOR_CALLERS.contains(&&*class.name) {
        return None;
    }
    let (file, raw) = program.raw_method(method.id)?;
    let code = file.code(raw.code.as_ref()?).ok()?;
    Body { method, code: &code, constants: &file.constants }.message(usize::from(offset))
}

/// A method body together with what its instructions refer to.
#[derive(Clone, Copy)]
pub(crate) struct Body<'a> {
    pub(crate) method: &'a Method,
    pub(crate) code: &'a RawCode<'a>,
    pub(crate) constants: &'a ConstantPool,
}

/// An attempt to use a reference that turned out to be null.
struct Attempt {
    /// The first half of the message.
    failure: String,
    /// How many stack slots lie above the reference.
    depth: usize,
}

impl<'a> Body<'a> {
    fn message(self, offset: usize) -> Option<String> {
        let attempt = self.attempt(&self.instruction(offset)?)?;
        let origins = Origins::trace(self, offset)?;
        let cause = Describer::new(self, &origins).cause(offset, attempt.depth)?;
        Some(attempt.failure + &cause)
    }

    pub(crate) fn instruction(self, at: usize) -> Option<Instruction> {
        Instruction::read(self.code.bytes, at).ok()
    }

    fn attempt(self, instruction: &Instruction) -> Option<Attempt> {
        let (failure, depth) = match instruction.opcode {
            load @ opcode::IALOAD..=opcode::SALOAD => {
                (format!("Cannot load from {} array", elements(load - opcode::IALOAD)), 1)
            }
            store @ opcode::IASTORE..=opcode::SASTORE => {
                let wide = matches!(store, opcode::LASTORE | opcode::DASTORE);
                (format!("Cannot store to {} array", elements(store - opcode::IASTORE)), 2 + usize::from(wide))
            }
            opcode::ARRAYLENGTH => ("Cannot read the array length".to_owned(), 0),
            opcode::ATHROW => ("Cannot throw exception".to_owned(), 0),
            opcode::MONITORENTER => ("Cannot enter synchronized block".to_owned(), 0),
            opcode::MONITOREXIT => ("Cannot exit synchronized block".to_owned(), 0),
            opcode::GETFIELD => (format!("Cannot read field \"{}\"", self.member(instruction)?.name), 0),
            opcode::PUTFIELD => {
                let field = self.member(instruction)?;
                (format!("Cannot assign field \"{}\"", field.name), slots(&Type::parse(&field.descriptor)?))
            }
            opcode::INVOKEVIRTUAL | opcode::INVOKESPECIAL | opcode::INVOKEINTERFACE => {
                let called = self.member(instruction)?;
                if called.name == "<init>" {
                    return None;
                }
                let types = MethodDescriptor::parse(&called.descriptor)?;
                (format!("Cannot invoke \"{}\"", method_name(&called)?), types.parameters.iter().map(slots).sum())
            }
            _ => return None,
        };
        Some(Attempt { failure, depth })
    }

    pub(crate) fn member(self, instruction: &Instruction) -> Option<MemberRef<'a>> {
        self.constants.member(instruction.constant()?).ok()
    }
}

/// What the array instructions, in the order of their opcodes, find in their arrays.
fn elements(place: u8) -> &'static str {
    ["int", "long", "float", "double", "object", "byte/boolean", "char", "short"][usize::from(place)]
}

/// The stack slots that a value of this type takes.
fn slots(of: &Type) -> usize {
    1 + usize::from(of.kind().is_wide())
}

/// A method as messages name it: `java.util.Map.get(Object)`.
fn method_name(called: &MemberRef<'_>) -> Option<String> {
    let types = MethodDescriptor::parse(&called.descriptor)?;
    let parameters: Vec<String> = types.parameters.iter().map(parameter_name).collect();
    Some(format!("{}.{}({})", class_name(&called.class), called.name, parameters.join(", ")))
}

/// A class as messages name it. That of an array, of which only `clone` can be called, stays the bare descriptor.
fn class_name(internal: &str) -> String {
    match internal {
        "java/lang/Object" => "Object".to_owned(),
        "java/lang/String" => "String".to_owned(),
        _ => internal.replace('/', "."),
    }
}

/// A parameter's type as messages name it. HotSpot looks only at how the name starts, so that `StringBuilder` and
/// arrays of strings lose their package too.
fn parameter_name(parameter: &Type) -> String {
    let full = parameter.to_string();
    match full.strip_prefix("java.lang.") {
        Some(short) if short.starts_with("Object") || short.starts_with("String") => short.to_owned(),
        _ => full,
    }
}
