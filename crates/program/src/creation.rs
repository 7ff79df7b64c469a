//! Which methods may make objects, as far as their own code tells.

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

    /// The bytes are asked, since ops do not tell any more what they were before they were linked.
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
}
