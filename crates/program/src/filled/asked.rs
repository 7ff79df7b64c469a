//! Whether a constructor has made sure that a local variable, a parameter most often, is not null before it stores it.

use crate::MethodDescriptor;
use crate::null_message::Body;
use crate::null_message::instruction::{Instruction, Operand, opcode};
use crate::null_message::origins::Origins;

const IFNULL: u8 = 0xc6;
const IFNONNULL: u8 = 0xc7;
const LDC: u8 = 0x12;
const LDC_W: u8 = 0x13;

/// Methods of the JDK that never return null, by the class and how the name begins.
const NEVER_NULL: [(&str, &str); 16] = [
    ("java/util/Objects", "requireNonNull"),
    ("java/util/List", "of"),
    ("java/util/List", "copyOf"),
    ("java/util/Set", "of"),
    ("java/util/Set", "copyOf"),
    ("java/util/Map", "of"),
    ("java/util/Map", "copyOf"),
    ("java/util/Map", "entry"),
    ("java/util/Collections", "unmodifiable"),
    ("java/util/Collections", "empty"),
    ("java/util/Collections", "singleton"),
    ("java/util/Collections", "synchronized"),
    ("java/util/Optional", "of"),
    ("java/util/Optional", "empty"),
    ("java/util/Arrays", "copyOf"),
    ("java/util/Arrays", "asList"),
];

impl Body<'_> {
    /// Whether what an instruction pushes is never null, whatever it is given.
    pub(super) fn is_never_null(self, made: &Instruction) -> Option<bool> {
        Some(match made.opcode {
            opcode::NEW | opcode::NEWARRAY | opcode::ANEWARRAY | opcode::MULTIANEWARRAY => true,
            // Constants that are made by bootstrap methods are of no type that Java source asks for.
            LDC | LDC_W => true,
            opcode::INVOKESTATIC | opcode::INVOKEVIRTUAL => {
                let called = self.member(made)?;
                // The text of any object is what that says of itself, which may be nothing.
                let is_text = called.class == "java/lang/String"
                    && called.descriptor.ends_with(")Ljava/lang/String;")
                    && called.descriptor != "(Ljava/lang/Object;)Ljava/lang/String;";
                let is_copy = called.class.starts_with('[') && called.name == "clone";
                let is_known =
                    NEVER_NULL.iter().any(|(class, name)| called.class == *class && called.name.starts_with(name));
                is_text || is_copy || is_known && made.opcode == opcode::INVOKESTATIC
            }
            _ => false,
        })
    }

    /// Whether a local variable is certainly not null where the instruction at an offset is carried out.
    pub(super) fn is_made_sure(self, local: u16, at: usize) -> Option<bool> {
        let origins = Origins::trace(self, at)?;
        let mut sure_since = None;
        let mut next = 0;
        while next < self.code.bytes.len() {
            let (here, instruction) = (next, self.instruction(next)?);
            next = instruction.next;
            let is_store = instruction.opcode == opcode::ASTORE && instruction.operand == Operand::Local(local);
            if is_store && here > at {
                // Control may come back.
                return Some(false);
            }
            if is_store {
                sure_since = None;
            }
            let is_open = sure_since.is_none() && here < at;
            if is_open && self.makes_sure(local, here, &instruction, &origins)? && self.is_always_passed(here, at)? {
                sure_since = Some(here);
            }
        }
        Some(sure_since.is_some())
    }

    /// Whether a local variable is not null behind an instruction, which would throw otherwise.
    fn makes_sure(self, local: u16, at: usize, instruction: &Instruction, origins: &Origins) -> Option<bool> {
        let origin = |depth: usize| origins.stack(at).and_then(|stack| stack.origin(depth));
        let depth = match instruction.opcode {
            opcode::ASTORE if instruction.operand == Operand::Local(local) => {
                let Some(made) = origin(0) else { return Some(false) };
                return Some(self.is_never_null(&self.instruction(made)?)? && !self.is_entered(made, at)?);
            }
            IFNULL if self.only_throws(*instruction.targets().first()?)? => 0,
            IFNONNULL if self.only_throws(instruction.next)? => 0,
            opcode::GETFIELD | opcode::ARRAYLENGTH => 0,
            opcode::INVOKEVIRTUAL | opcode::INVOKEINTERFACE => {
                MethodDescriptor::parse(&self.member(instruction)?.descriptor)?.slots()
            }
            opcode::INVOKESTATIC => {
                let called = self.member(instruction)?;
                if called.class != "java/util/Objects" || called.name != "requireNonNull" {
                    return Some(false);
                }
                MethodDescriptor::parse(&called.descriptor)?.slots().checked_sub(1)?
            }
            _ => return Some(false),
        };
        let Some(origin) = origin(depth) else { return Some(false) };
        let made = self.instruction(origin)?;
        let is_it = made.opcode == opcode::ALOAD && made.operand == Operand::Local(local);
        Some(is_it && !self.is_entered(origin, at)?)
    }

    /// Whether what begins at an offset throws an exception of its own, whatever happens.
    fn only_throws(self, from: usize) -> Option<bool> {
        let mut at = from;
        while at < self.code.bytes.len() {
            let instruction = self.instruction(at)?;
            match instruction.opcode {
                opcode::ATHROW => {
                    let covers = |start: u16, end: u16| usize::from(start) <= at && from < usize::from(end);
                    return Some(!self.code.handlers.iter().any(|handler| covers(handler.start, handler.end)));
                }
                opcode::IRETURN..=opcode::RETURN => return Some(false),
                _ if !instruction.targets().is_empty() => return Some(false),
                _ => at = instruction.next,
            }
        }
        Some(false)
    }

    /// Whether control comes to an offset only by way of an instruction before it.
    fn is_always_passed(self, through: usize, to: usize) -> Option<bool> {
        let is_behind = |target: usize| through < target && target <= to;
        if self.code.handlers.iter().any(|handler| is_behind(usize::from(handler.target))) {
            return Some(false);
        }
        let mut at = 0;
        while at < self.code.bytes.len() {
            let instruction = self.instruction(at)?;
            let is_outside = at < through || at > to;
            if is_outside && instruction.targets().iter().any(|target| is_behind(*target)) {
                return Some(false);
            }
            at = instruction.next;
        }
        Some(true)
    }
}
