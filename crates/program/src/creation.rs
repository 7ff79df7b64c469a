//! Which methods may make objects, and which call others of their class, as far as their own code tells.
//!
//! The bytes are asked, since ops do not tell any more what they were before they were linked.

use crate::MethodId;
use crate::link::Program;
use crate::null_message::Body;
use crate::null_message::instruction::opcode;

impl Program {
    /// Whether a method has a body in which an object may be made. What it calls may make one, too; a constant is there once.
    pub fn may_make_objects(&self, method: MethodId) -> bool {
        // What is native, or cannot be read, may do anything.
        !self.method(method).is_abstract() && self.finds_creation(method).unwrap_or(true)
    }

    fn finds_creation(&self, id: MethodId) -> Option<bool> {
        let (file, raw) = self.raw_method(id)?;
        let code = file.code(raw.code.as_ref()?).ok()?;
        let body = Body { method: self.method(id), code: &code, constants: &file.constants };
        let mut at = 0;
        while at < code.bytes.len() {
            let instruction = body.instruction(at)?;
            if matches!(instruction.opcode, opcode::INVOKEVIRTUAL..=opcode::ANEWARRAY | opcode::MULTIANEWARRAY) {
                return Some(true);
            }
            at = instruction.next;
        }
        Some(false)
    }

    /// Whether a body calls this method of its own class, as that of a bridge does.
    pub fn calls_own(&self, method: MethodId, name: &str, descriptor: &str) -> bool {
        self.finds_call(method, name, descriptor).unwrap_or(false)
    }

    fn finds_call(&self, id: MethodId, name: &str, descriptor: &str) -> Option<bool> {
        let (file, raw) = self.raw_method(id)?;
        let code = file.code(raw.code.as_ref()?).ok()?;
        let body = Body { method: self.method(id), code: &code, constants: &file.constants };
        let own = &*self.class(self.method(id).class).name;
        let mut at = 0;
        while at < code.bytes.len() {
            let instruction = body.instruction(at)?;
            let is_call =
                matches!(instruction.opcode, opcode::INVOKEVIRTUAL | opcode::INVOKESPECIAL | opcode::INVOKEINTERFACE);
            if is_call {
                let called = body.member(&instruction)?;
                if called.class == own && called.name == name && called.descriptor == descriptor {
                    return Some(true);
                }
            }
            at = instruction.next;
        }
        Some(false)
    }
}
