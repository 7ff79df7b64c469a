//! Records whose components are older than they are: no chain of components leads from such a record back to itself.
//!
//! That is so where constructors that assign the components never let `this` out before they are done. It is read from
//! their code, since a constructor that Java's compiler did not write itself may pass `this` on.

use crate::link::Program;

use crate::null_message::Body;
use crate::null_message::effect::Effect;
use crate::null_message::instruction::{Instruction, Operand, opcode};
use crate::{ClassId, FieldPlace, MethodId, access};

/// The bytes of an `invokedynamic`.
const DYNAMIC_CALL: usize = 5;
const RECORD: &str = "java/lang/Record";

impl Program {
    /// Whether a class is a record whose constructors keep `this` to themselves until all components are assigned.
    pub fn is_plain_record(&self, class: ClassId) -> bool {
        let class = self.class(class);
        let is_record = class.file.as_ref().is_some_and(|file| file.record.is_some())
            && class.access & access::FINAL != 0
            && class.super_class.is_some_and(|above| &*self.class(above).name == RECORD);
        let is_fixed = |&field: &_| {
            let field = self.field(field);
            matches!(field.place, FieldPlace::Static(_)) || field.access & access::FINAL != 0
        };
        let is_constructor = |&&method: &&MethodId| self.text(self.method(method).name) == "<init>";
        is_record
            && class.fields.iter().all(is_fixed)
            && class.methods.iter().filter(is_constructor).all(|&method| self.keeps_this(method).is_some())
    }

    /// Whether a method is one that Java's compiler gives every record: its body is one dynamic call of its own name.
    pub fn is_of_every_record(&self, id: MethodId) -> bool {
        let method = self.method(id);
        let is_record = self.class(method.class).file.as_ref().is_some_and(|file| file.record.is_some());
        is_record
            && matches!(self.text(method.name), "toString" | "hashCode" | "equals")
            && self.is_one_dynamic_call(id)
    }

    fn is_one_dynamic_call(&self, id: MethodId) -> bool {
        let found = || {
            let (file, raw) = self.raw_method(id)?;
            let code = file.code(raw.code.as_ref()?).ok()?;
            let loads =
                code.bytes.iter().take_while(|byte| matches!(**byte, opcode::ALOAD_0 | opcode::ALOAD_1)).count();
            let (call, end) = (code.bytes.get(loads)?, loads + DYNAMIC_CALL + 1);
            Some(*call == opcode::INVOKEDYNAMIC && code.bytes.len() == end)
        };
        found().unwrap_or(false)
    }

    /// `None` if a constructor may let `this` out before it has assigned the fields of its class.
    fn keeps_this(&self, constructor: MethodId) -> Option<()> {
        let method = self.method(constructor);
        let (file, raw) = self.raw_method(constructor)?;
        let code = file.code(raw.code.as_ref()?).ok()?;
        let body = Body { method, code: &code, constants: &file.constants };
        let own = &self.class(method.class).name;
        let uses = Uses { body, own };
        // One that assigns nothing has left that to another before `this` is of any use.
        if uses.assigns()? { uses.follow() } else { Some(()) }
    }
}

/// What a constructor does with `this`.
struct Uses<'a> {
    body: Body<'a>,
    /// The class of the constructor.
    own: &'a str,
}

impl Uses<'_> {
    fn assigns(&self) -> Option<bool> {
        let mut at = 0;
        while at < self.body.code.bytes.len() {
            let instruction = self.body.instruction(at)?;
            if instruction.opcode == opcode::PUTFIELD && *self.body.member(&instruction)?.class == *self.own {
                return Some(true);
            }
            at = instruction.next;
        }
        Some(false)
    }

    /// Follows `this` through the operand stack on all ways; `None` where it gets anywhere else.
    fn follow(&self) -> Option<()> {
        // Before each instruction, which places of the stack may hold `this`.
        let mut stacks: Vec<Option<Vec<bool>>> = vec![None; self.body.code.bytes.len()];
        let mut pending = vec![(0, Vec::new())];
        pending.extend(self.body.code.handlers.iter().map(|handler| (usize::from(handler.target), vec![false])));
        while let Some((at, mut stack)) = pending.pop() {
            let known = stacks.get_mut(at)?;
            if let Some(known) = known {
                if known.len() != stack.len() {
                    return None;
                }
                stack.iter_mut().zip(&*known).for_each(|(place, known)| *place |= known);
            }
            if known.as_ref() == Some(&stack) {
                continue;
            }
            *known = Some(stack.clone());
            let instruction = self.body.instruction(at)?;
            let after = self.after(&instruction, stack)?;
            let following = falls_through(instruction.opcode).then_some(&instruction.next);
            pending.extend(following.into_iter().chain(instruction.targets()).map(|&next| (next, after.clone())));
        }
        Some(())
    }

    /// The stack after an instruction; `None` if it takes `this` to where others may find it.
    fn after(&self, instruction: &Instruction, mut stack: Vec<bool>) -> Option<Vec<bool>> {
        let effect = Effect::of(self.body, instruction)?;
        let (Effect::Make { pops, .. } | Effect::Shuffle { pops, .. }) = effect;
        let taken = stack.split_off(stack.len().checked_sub(pops)?);
        match effect {
            Effect::Shuffle { leaves, .. } => stack.extend(leaves.iter().map(|&depth| taken[pops - 1 - depth])),
            Effect::Make { pushes, .. } => {
                let is_receiver = taken.first() == Some(&true) && self.is_harmless(instruction)?;
                if taken[usize::from(is_receiver)..].contains(&true) {
                    return None;
                }
                let is_this = instruction.opcode == opcode::ALOAD && instruction.operand == Operand::Local(0);
                stack.extend(std::iter::repeat_n(is_this, pushes));
            }
        }
        Some(stack)
    }

    /// Whether an instruction may have `this` as its receiver: nobody else sees it.
    fn is_harmless(&self, instruction: &Instruction) -> Option<bool> {
        Some(match instruction.opcode {
            opcode::GETFIELD | opcode::PUTFIELD => *self.body.member(instruction)?.class == *self.own,
            opcode::INVOKESPECIAL => {
                let called = self.body.member(instruction)?;
                *called.class == *RECORD && called.name == "<init>"
            }
            _ => false,
        })
    }
}

fn falls_through(opcode: u8) -> bool {
    let ends = matches!(opcode, opcode::IRETURN..=opcode::RETURN | opcode::ATHROW);
    let jumps = matches!(opcode, opcode::GOTO..=opcode::LOOKUPSWITCH);
    !ends && !jumps
}
