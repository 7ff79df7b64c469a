//! What constructors put into final fields, as far as their own code tells.
//!
//! A final field is assigned once, by a constructor; the compiler sees to it. If every constructor puts a new object there, the
//! field is never null in an object that has been made, and its class is known; of an array also the length, if it is a constant.

mod asked;

use crate::class_file::constant_pool::Constant;
use crate::link::{Program, access};
use crate::null_message::Body;
use crate::null_message::instruction::{Instruction, Operand, opcode};
use crate::null_message::origins::{Origins, Stack};
use crate::{FieldId, MethodDescriptor, MethodId};

/// What a final field holds in every object that has been made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filling {
    /// A new object of exactly this class, by its internal name, and whether it is given a comparator.
    Object { class: String, has_comparator: bool },
    /// A new array: of exactly this class, unless its declaration says all there is to know; of this length, if that is a constant.
    Array { class: Option<String>, length: Option<i32> },
    /// Something that is not null.
    NotNull,
}

impl Program {
    /// What every constructor puts into a final field; `None` if that may be null.
    pub fn filling(&self, id: FieldId) -> Option<Filling> {
        let field = self.field(id);
        if field.access & (access::FINAL | access::STATIC) != access::FINAL {
            return None;
        }
        let (class, wanted) = (self.class(field.class), self.wanted(id));
        let is_constructor = |id: &&MethodId| self.text(self.method(**id).name) == "<init>";
        let mut found = None;
        for &constructor in class.methods.iter().filter(is_constructor) {
            let (file, raw) = self.raw_method(constructor)?;
            let code = file.code(raw.code.as_ref()?).ok()?;
            let body = Body { method: self.method(constructor), code: &code, constants: &file.constants };
            match body.filled(&wanted)? {
                Filled::ByAnother => {}
                Filled::With(filling) => found = Some(either(found, filling)),
            }
        }
        found
    }
}

impl Program {
    /// Whether some constructor puts one new object into both of these fields.
    pub fn are_filled_together(&self, one: FieldId, other: FieldId) -> bool {
        let (class, other_class) = (self.field(one).class, self.field(other).class);
        if class != other_class {
            return false;
        }
        let class = self.class(class);
        class.methods.iter().filter(|method| self.text(self.method(**method).name) == "<init>").any(|&constructor| {
            // Nothing is known where the code cannot be followed.
            self.made_for([one, other], constructor).is_none_or(|[one, other]| one.iter().any(|at| other.contains(at)))
        })
    }

    /// Where a constructor makes what it puts into each of two fields.
    fn made_for(&self, fields: [FieldId; 2], constructor: MethodId) -> Option<[Vec<usize>; 2]> {
        let (file, raw) = self.raw_method(constructor)?;
        let code = file.code(raw.code.as_ref()?).ok()?;
        let body = Body { method: self.method(constructor), code: &code, constants: &file.constants };
        let [one, other] = fields.map(|field| body.made_for(&self.wanted(field)));
        Some([one?, other?])
    }

    fn wanted(&self, id: FieldId) -> Wanted<'_> {
        let field = self.field(id);
        let class = &self.class(field.class).name;
        Wanted { class, name: self.text(field.name), descriptor: self.text(field.descriptor) }
    }
}

/// A field by the names under which its class's code knows it.
struct Wanted<'a> {
    class: &'a str,
    name: &'a str,
    descriptor: &'a str,
}

enum Filled {
    /// The constructor calls another one of its class, which has done it.
    ByAnother,
    With(Filling),
}

/// What holds of a field that one or the other was put into.
fn either(one: Option<Filling>, other: Filling) -> Filling {
    match (one, other) {
        (None, other) => other,
        (Some(one), other) if one == other => other,
        (Some(Filling::Array { class: one, .. }), Filling::Array { class, .. }) if one == class => {
            Filling::Array { class, length: None }
        }
        _ => Filling::NotNull,
    }
}

impl Body<'_> {
    fn filled(self, wanted: &Wanted<'_>) -> Option<Filled> {
        let mut found = None;
        let mut at = 0;
        while at < self.code.bytes.len() {
            let instruction = self.instruction(at)?;
            match instruction.opcode {
                opcode::INVOKESPECIAL if self.makes_by_another(at, &instruction, wanted)? => {
                    return Some(Filled::ByAnother);
                }
                opcode::PUTFIELD if self.is_of(&instruction, wanted)? => {
                    found = Some(either(found, self.put(at)?));
                }
                _ => {}
            }
            at = instruction.next;
        }
        found.map(Filled::With)
    }

    /// The instructions that make what is put into a field of `this`.
    fn made_for(self, wanted: &Wanted<'_>) -> Option<Vec<usize>> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < self.code.bytes.len() {
            let instruction = self.instruction(at)?;
            if instruction.opcode == opcode::PUTFIELD && self.is_of(&instruction, wanted)? {
                found.push(Origins::trace(self, at)?.stack(at)?.origin(0)?);
            }
            at = instruction.next;
        }
        Some(found)
    }

    fn is_of(self, instruction: &Instruction, wanted: &Wanted<'_>) -> Option<bool> {
        let member = self.member(instruction)?;
        Some(member.class == wanted.class && member.name == wanted.name && member.descriptor == wanted.descriptor)
    }

    /// Whether a call is `this(…)`.
    fn makes_by_another(self, at: usize, call: &Instruction, wanted: &Wanted<'_>) -> Option<bool> {
        let called = self.member(call)?;
        if called.name != "<init>" || called.class != wanted.class {
            return Some(false);
        }
        let depth = MethodDescriptor::parse(&called.descriptor)?.slots();
        let origins = Origins::trace(self, at)?;
        Some(self.is_this(origins.stack(at)?, depth))
    }

    fn is_this(self, stack: &Stack, depth: usize) -> bool {
        let made = stack.origin(depth).and_then(|origin| self.instruction(origin));
        made.is_some_and(|made| made.opcode == opcode::ALOAD && made.operand == Operand::Local(0))
            && !stack.may_be_stored(0)
    }

    /// What the instruction at an offset puts into a field of `this`.
    fn put(self, at: usize) -> Option<Filling> {
        let origins = Origins::trace(self, at)?;
        let stack = origins.stack(at)?;
        let made_at = stack.origin(0).filter(|_| self.is_this(stack, 1))?;
        if self.is_entered(made_at, at)? {
            return None;
        }
        let made = self.instruction(made_at)?;
        match made.opcode {
            opcode::NEW => {
                let class = self.constants.class_name(made.constant()?).ok()?.into_owned();
                Some(Filling::Object { class, has_comparator: self.is_given_comparator(made_at, at)? })
            }
            opcode::ANEWARRAY => {
                let element = self.constants.class_name(made.constant()?).ok()?;
                let is_array = element.starts_with('[');
                let class = if is_array { format!("[{element}") } else { format!("[L{element};") };
                Some(Filling::Array { class: Some(class), length: self.constant_at(0, made_at) })
            }
            opcode::NEWARRAY => Some(Filling::Array { class: None, length: self.constant_at(0, made_at) }),
            opcode::MULTIANEWARRAY => {
                let Operand::Dimensions(dimensions) = made.operand else { return None };
                let depth = usize::from(dimensions).checked_sub(1)?;
                Some(Filling::Array { class: None, length: self.constant_at(depth, made_at) })
            }
            opcode::ALOAD => {
                let Operand::Local(local) = made.operand else { return None };
                self.is_made_sure(local, made_at)?.then_some(Filling::NotNull)
            }
            _ => self.is_never_null(&made)?.then_some(Filling::NotNull),
        }
    }

    /// Whether the constructor of an object takes a comparator, of an object that one instruction makes and another one stores.
    fn is_given_comparator(self, made_at: usize, stored_at: usize) -> Option<bool> {
        let mut at = made_at;
        while at < stored_at {
            let instruction = self.instruction(at)?;
            if instruction.opcode == opcode::INVOKESPECIAL {
                let called = self.member(&instruction)?;
                let depth = MethodDescriptor::parse(&called.descriptor)?.slots();
                let receiver = Origins::trace(self, at)?.stack(at)?.origin(depth);
                if called.name == "<init>" && receiver == Some(made_at) {
                    return Some(called.descriptor.contains("Ljava/util/Comparator;"));
                }
            }
            at = instruction.next;
        }
        Some(false)
    }

    /// The number at a depth of the stack before an instruction, if it is a constant that an array can have as its length.
    fn constant_at(self, depth: usize, at: usize) -> Option<i32> {
        let pushed_at = Origins::trace(self, at)?.stack(at)?.origin(depth)?;
        if self.is_entered(pushed_at, at)? {
            return None;
        }
        let pushed = self.instruction(pushed_at)?;
        let number = match pushed.operand {
            // The operand of `sipush` has lost its sign.
            Operand::Number(number) if number <= i32::from(i16::MAX) => number,
            Operand::Constant(index) => match self.constants.get(index).ok()? {
                Constant::Integer(number) => number,
                _ => return None,
            },
            _ => return None,
        };
        (number >= 0).then_some(number)
    }

    /// Whether control may come from elsewhere to a place after one and up to another, so that it is not certain that the value
    /// made at the one is what is there at the other.
    fn is_entered(self, after: usize, to: usize) -> Option<bool> {
        let is_within = |&target: &usize| after < target && target <= to;
        if self.code.handlers.iter().any(|handler| is_within(&usize::from(handler.target))) {
            return Some(true);
        }
        let mut at = 0;
        while at < self.code.bytes.len() {
            let instruction = self.instruction(at)?;
            if !(after..=to).contains(&at) && instruction.targets().iter().any(is_within) {
                return Some(true);
            }
            at = instruction.next;
        }
        Some(false)
    }
}
